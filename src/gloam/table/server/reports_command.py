"""`gloam reports`: what players have reported, for whoever runs the server."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from gloam.kernel.session.log import End, read_line
from gloam.kernel.session.report import ProblemReport, printable
from gloam.table.store import ReportRow
from gloam.table.store.archive import Archive, open_archive
from gloam.table.store.operator_commands import Trouble, run_command, write_private

LISTED = 100


def run(database: str, export: tuple[str, Path] | None) -> int:
    """List the newest reports, or write one to a file. Gives the exit code."""
    return run_command(_export(database, *export) if export else _listed(database))


async def _listed(database: str) -> str:
    archive = await open_archive(database)
    try:
        rows = await archive.reports(LISTED)
    finally:
        await archive.close()
    if not rows:
        return "Nobody has reported a problem."
    return "\n".join(_told(row) for row in rows)


def _told(row: ReportRow) -> str:
    bundle = msgspec.json.decode(row.bundle, type=ProblemReport)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.at))
    who = f"seat {bundle.seat}" if bundle.seat >= 0 else "a watcher"
    words = " ".join(printable(bundle.text).split()) or "(no words)"
    return f"{row.id}  {when}  {bundle.game}, {who}: {words[:100]}"


async def _export(database: str, id: str, file: Path) -> str:
    archive = await open_archive(database)
    try:
        found = [row for row in await archive.reports(LISTED, id.partition("-")[0]) if row.id == id]
        if not found:
            raise Trouble(f"There is no report {id!r}. `gloam reports` lists them.")
        bundle = msgspec.json.decode(found[0].bundle, type=ProblemReport)
        secret = await _opened(archive, bundle)
    finally:
        await archive.close()
    write_private(file, msgspec.json.encode(msgspec.structs.replace(bundle, secret=secret)))
    sealed = "" if secret else " The game is not over: the secret of its dice stays sealed."
    return f"{file} is written: gloam replay {file}{sealed and '.' + sealed}"


async def _opened(archive: Archive, bundle: ProblemReport) -> str:
    """The secret of the game's dice, if the game is over by now."""
    acts = await archive.acts(bundle.table)
    last = read_line(acts[-1].lines.splitlines()[-1]) if acts else None
    return last.secret if isinstance(last, End) else ""
