"""What everybody sees of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gloam.kernel.core.dice import commitment
from gloam.kernel.session.session import Session
from gloam.table.store import TableRow
from gloam.table.views.table_content import ShownContent
from gloam.table.views.viewpoints import waited_for
from gloam.table.ws.connection import Connection
from gloam.table.ws.protocol import WATCHER, Info, SeatInfo, VoteInfo


def info_of(
    row: TableRow,
    session: Session[Any] | None = None,
    connections: Iterable[Connection] = (),
    deadline: float = 0.0,
    content: ShownContent | None = None,
) -> Info:
    """The table without its secrets. How many acts there were is not told: some were
    made in secret."""
    here = {seat for connection in connections for seat in connection.seats}
    asked = waited_for(session.ask, WATCHER) if session is not None else ()
    return Info(
        id=row.id,
        game=row.game,
        status=row.status,
        options=row.options,
        seats=tuple(
            SeatInfo(
                seat=s,
                name=seat.name,
                bot=seat.bot,
                taken=bool(seat.holder),
                here=s in here,
                muted=seat.muted,
                deadline=deadline if s in asked and not seat.bot else 0.0,
            )
            for s, seat in enumerate(row.seats)
        ),
        public=row.public,
        pace=row.pace,
        undo=row.undo,
        host=next((s for s, seat in enumerate(row.seats) if seat.holder == row.host), WATCHER),
        title=row.title,
        created=row.created,
        paused=row.paused,
        watchers=sum(1 for connection in connections if not connection.seats),
        vote=_vote(row),
        rematch=row.rematch,
        origin=row.origin,
        commitment=commitment(bytes.fromhex(row.secret)),
        fixed=content.fixed if content is not None else "",
        content=content.files.hash if content is not None else "",
    )


def _vote(row: TableRow) -> VoteInfo | None:
    vote = row.vote
    if vote is None:
        return None
    return VoteInfo(vote.about, vote.by, tuple(vote.yes), tuple(people(row)))


def people(row: TableRow) -> list[int]:
    """The seats that people hold and answer for themselves."""
    return [s for s, seat in enumerate(row.seats) if seat.holder and not seat.bot]
