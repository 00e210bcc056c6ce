"""What everybody sees of a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from gloam.bots.catalogue import BOTS
from gloam.kernel.core.dice import commitment
from gloam.table.store import TableRow
from gloam.table.tables import clocks
from gloam.table.tables.ready import expected_start
from gloam.table.tables.summary import Summary
from gloam.table.views.table_content import ShownContent
from gloam.table.ws.connection import Connection
from gloam.table.ws.protocol import WATCHER, Info, SeatInfo, VoteInfo


def info_of(
    row: TableRow,
    summary: Summary,
    connections: Iterable[Connection] = (),
    content: ShownContent | None = None,
    hands: Collection[int] = (),
) -> Info:
    """The table without its secrets. How many acts there were is not told: some were
    made in secret."""
    here = {seat for connection in connections for seat in connection.seats}
    deadline = clocks.deadline(row, summary.since)
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
                strength=BOTS[seat.bot].title if seat.bot in BOTS else "",
                taken=bool(seat.holder),
                here=s in here,
                hand=s in hands,
                muted=seat.holder in row.muted,
                seal=any(row.seals[s : s + 1]),
                nonce=any(row.nonces[s : s + 1]),
                deadline=deadline if s in summary.known and not seat.bot else 0.0,
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
        commitment="" if row.guide else commitment(bytes.fromhex(row.secret)),
        seals=tuple(row.seals) if row.sealed and row.status == "open" else (),
        begins=expected_start(row),
        guide=row.guide.name if row.guide is not None else "",
        fixed=content.fixed if content is not None else "",
        content=content.files.hash if content is not None else "",
        campaign=row.campaign,
        number=row.number,
    )


def _vote(row: TableRow) -> VoteInfo | None:
    vote = row.vote
    if vote is None:
        return None
    return VoteInfo(
        about=vote.about,
        by=vote.by,
        yes=tuple(vote.yes),
        voters=tuple(people(row)),
        seat=vote.seat,
        name=vote.name,
        until=vote.until,
    )


def people(row: TableRow) -> list[int]:
    """The seats that people hold, also where a bot answers for them just now."""
    return [s for s, seat in enumerate(row.seats) if seat.holder]
