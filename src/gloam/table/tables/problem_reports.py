"""Reports of problems: taken at the table, listed and exported by whoever runs the server."""

from __future__ import annotations

import msgspec

from gloam import __version__
from gloam.kernel.present.show import prompt
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.report import ProblemReport
from gloam.table.http.bodies import Problem
from gloam.table.store import Conflict, ReportRow
from gloam.table.tables import lobby
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.session_loading import lines_of
from gloam.table.views.viewpoints import kernel_seat
from gloam.table.ws.protocol import WATCHER

MOST = 20  # reports of one table


async def file_report(table: LiveTable, holder: str, problem: Problem) -> str:
    """Keep a report with all that may explain it; gives its id. Raises Refused.

    The reporter gets nothing else: the log in it tells what other seats hold.
    """
    if problem.seat != WATCHER:
        lobby.own_seat(table, problem.seat, holder)
    acts = await table.context.store.acts(table.row.id)
    lines = tuple(line.decode() for line in lines_of(acts))
    for number in range(1, MOST + 1):
        bundle = _bundle(table, f"{table.row.id}-{number}", problem, lines)
        row = ReportRow(bundle.id, table.row.id, msgspec.json.encode(bundle), bundle.at)
        try:
            await table.context.store.report(row)
        except Conflict:
            continue
        return bundle.id
    told = f"There are {MOST} reports of this table already. They will be looked at."
    raise Refused("enough", told)


def _bundle(table: LiveTable, id: str, problem: Problem, lines: tuple[str, ...]) -> ProblemReport:
    session = table.session
    number = session.numbers.get(problem.seat, 0) if session is not None else 0
    asked = prompt(session.run, kernel_seat(problem.seat), number) if session is not None else None
    return ProblemReport(
        id=id,
        version=__version__,
        game=table.row.game,
        table=table.row.id,
        seat=problem.seat,
        at=table.context.now(),
        ask=number,
        prompt=asked.words if asked is not None else None,
        text=problem.text,
        trace=problem.trace,
        lines=lines,
    )
