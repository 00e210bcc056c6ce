"""Reports of problems: taken at the table, listed and exported by whoever runs the server."""

from __future__ import annotations

import msgspec

from gloam import __version__
from gloam.kernel.present.show import prompt
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.report import ProblemReport
from gloam.table.http.bodies import Problem
from gloam.table.store import Conflict, ReportRow, TableRow
from gloam.table.tables import seats
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.session_loading import lines_of
from gloam.table.tables.tokens import hashed
from gloam.table.views.viewpoints import kernel_seat
from gloam.table.ws.protocol import WATCHER

MOST = 5  # reports of one person about one table
SHORT = 8  # letters of a person in the id of a report
# Bytes that a report counts, however long it is: the log in it tells by its length what was done in
# secret, and whoever reports learns when it is enough. What they may say is shorter than this.
WEIGHT = 100_000


async def file_report(table: LiveTable, holder: str, address: str, problem: Problem) -> str:
    """Keep a report with all that may explain it; gives its id. Raises Refused. Visitors without
    a key are known by their address.

    The reporter gets nothing else: the log in it tells what other seats hold.
    """
    if problem.seat != WATCHER:
        seats.own_seat(table, problem.seat, holder)
    earlier = await table.context.store.reports(table=table.row.id)
    most = table.context.settings.reports
    person = (holder or hashed(address))[:SHORT]
    known = _players(table.row)
    alike = [row for row in earlier if (_who(row) in known) == (person in known)]
    if (len(alike) + 1) * WEIGHT > most:
        raise Refused("enough", "Much was reported of this table already. It will be looked at.")
    acts = await table.context.store.acts(table.row.id)
    lines = tuple(line.decode() for line in lines_of(acts))
    if not table.context.reports.bucket(address).take(WEIGHT):
        told = "You have reported much already. It will be looked at; report more tomorrow."
        raise Refused("enough", told)
    for number in range(1, MOST + 1):
        bundle = _bundle(table, f"{table.row.id}-{person}-{number}", problem, lines)
        row = ReportRow(bundle.id, table.row.id, msgspec.json.encode(bundle), bundle.at)
        try:
            await table.context.store.report(row)
        except Conflict:
            continue
        return bundle.id
    told = f"You have reported {MOST} problems of this table already. They will be looked at."
    raise Refused("enough", told)


def _players(row: TableRow) -> set[str]:
    """Those who play, or have played. What strangers report is counted for itself: it takes no
    room from them."""
    return {one[:SHORT] for seat in row.seats for one in (seat.holder, *seat.former)} - {""}


def _who(row: ReportRow) -> str:
    """The person in the id of a report."""
    return row.id.split("-")[1]


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
