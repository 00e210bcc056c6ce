"""Views on their way to the connections that look at a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gloam.table.views.seat_views import Views
from gloam.table.ws.connection import Connection
from gloam.table.ws.protocol import WATCHER


def send_fresh(fresh: Mapping[int, bytes], connections: Iterable[Connection]) -> None:
    """Send every seat what is new to it."""
    for connection in connections:
        for seat in connection.seats or (WATCHER,):
            view = fresh.get(seat)
            if view is not None:
                connection.send(view)


def close_unused(views: Views | None, connections: Iterable[Connection]) -> None:
    """Views that no connection is sent any more cost nothing."""
    if views is None:
        return
    used = {seat for connection in connections for seat in connection.seats or (WATCHER,)}
    for seat in [seat for seat in views.open if seat not in used]:
        views.close_view(seat)
