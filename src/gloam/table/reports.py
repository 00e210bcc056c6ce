"""Reports of problems: taken at the table, listed and exported by whoever runs the server."""

from __future__ import annotations

import msgspec

from gloam import __version__
from gloam.kernel.present.show import prompt
from gloam.kernel.session.report import ProblemReport
from gloam.kernel.session.session import Refused
from gloam.table import lobby
from gloam.table.forms import Problem
from gloam.table.opening import lines_of
from gloam.table.protocol import WATCHER
from gloam.table.room import Room
from gloam.table.sights import kernel_seat
from gloam.table.store import ReportRow, Taken

MOST = 20  # reports of one table


async def take(room: Room, holder: str, problem: Problem) -> str:
    """Keep a report with all that may explain it; gives its id. Raises Refused.

    The reporter gets nothing else: the log in it tells what other seats hold.
    """
    if problem.seat != WATCHER:
        lobby.own_seat(room, problem.seat, holder)
    acts = await room.house.store.acts(room.row.id)
    lines = tuple(line.decode() for line in lines_of(acts))
    for number in range(1, MOST + 1):
        bundle = _bundle(room, f"{room.row.id}-{number}", problem, lines)
        row = ReportRow(bundle.id, room.row.id, msgspec.json.encode(bundle), bundle.at)
        try:
            await room.house.store.report(row)
        except Taken:
            continue
        return bundle.id
    told = f"There are {MOST} reports of this table already. They will be looked at."
    raise Refused("enough", told)


def _bundle(room: Room, id: str, problem: Problem, lines: tuple[str, ...]) -> ProblemReport:
    session = room.session
    number = session.numbers.get(problem.seat, 0) if session is not None else 0
    asked = prompt(session.run, kernel_seat(problem.seat), number) if session is not None else None
    return ProblemReport(
        id=id,
        version=__version__,
        game=room.row.game,
        table=room.row.id,
        seat=problem.seat,
        at=room.house.now(),
        ask=number,
        prompt=asked.words if asked is not None else None,
        text=problem.text,
        trace=problem.trace,
        lines=lines,
    )
