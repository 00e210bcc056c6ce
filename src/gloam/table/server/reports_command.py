"""`gloam reports`: what players have reported, for whoever runs the server."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import msgspec

from gloam.kernel.session.log import End, read_line
from gloam.kernel.session.report import ProblemReport, printable
from gloam.table.store import ReportRow, StoreError
from gloam.table.store.archive import Archive, open_archive

LISTED = 100
FOR_OWNER = 0o600


def run(database: str, export: tuple[str, Path] | None) -> int:
    """List the newest reports, or write one to a file. Gives the exit code."""
    try:
        told = asyncio.run(_export(database, *export) if export else _listed(database))
    except (StoreError, _Trouble) as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1
    sys.stdout.write(f"{told}\n")
    return 0


class _Trouble(Exception):
    """Why a report cannot be exported, in words."""


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
            raise _Trouble(f"There is no report {id!r}. `gloam reports` lists them.")
        bundle = msgspec.json.decode(found[0].bundle, type=ProblemReport)
        secret = await _opened(archive, bundle)
    finally:
        await archive.close()
    _write(file, msgspec.json.encode(msgspec.structs.replace(bundle, secret=secret)))
    sealed = "" if secret else " The game is not over: the secret of its dice stays sealed."
    return f"{file} is written: gloam replay {file}{sealed and '.' + sealed}"


async def _opened(archive: Archive, bundle: ProblemReport) -> str:
    """The secret of the game's dice, if the game is over by now."""
    acts = await archive.acts(bundle.table)
    last = read_line(acts[-1].lines.splitlines()[-1]) if acts else None
    return last.secret if isinstance(last, End) else ""


def _write(file: Path, content: bytes) -> None:
    """It tells what all seats hold, so only its owner may read it."""
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FOR_OWNER)
        with os.fdopen(opened, "wb") as out:
            out.write(content)
    except FileExistsError:
        raise _Trouble(f"{file} is there already; name another file.") from None
    except OSError as error:
        raise _Trouble(f"{file} cannot be written: {error.strerror}.") from None
