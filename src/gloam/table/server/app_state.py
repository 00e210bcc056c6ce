"""What request handlers get at: the open tables, replays and subscriptions of the running
application."""

from __future__ import annotations

from litestar import Litestar

from gloam.table.alerts.subscriptions import Subscriptions
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.open_tables import OpenTables
from gloam.table.views.replays import ReplayCache

COOKIE = "gloam"


def tables_of(app: Litestar) -> OpenTables:
    tables: OpenTables = app.state.tables
    return tables


async def live_table(app: Litestar, id: str) -> LiveTable:
    """A table, in memory. Raises NoTable."""
    return await tables_of(app).get(id)


def subscriptions_of(app: Litestar) -> Subscriptions:
    subscriptions: Subscriptions = app.state.subscriptions
    return subscriptions


def replays_of(app: Litestar) -> ReplayCache:
    replays: ReplayCache = app.state.replays
    return replays
