"""`gloam campaigns`: list, export and import, for whoever runs the server, while it runs."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from gloam.kernel.session.report import printable
from gloam.table.campaigns import campaign_import
from gloam.table.campaigns.campaign_file import encoded, exported
from gloam.table.campaigns.campaign_import import BadFile
from gloam.table.store import CampaignListing, Conflict
from gloam.table.store.archive import open_archive
from gloam.table.store.operator_commands import Trouble, run_command, write_private

LISTED = 1000
PATIENCE = 3600.0  # seconds to prove a file that an operator brings


def listed(database: str) -> int:
    """Print all campaigns, newest change first. Gives the exit code."""
    return run_command(_listed(database), BadFile)


def export(database: str, id: str, file: Path, under_way: bool) -> int:
    """Write a campaign to a new file. Gives the exit code."""
    return run_command(_export(database, id, file, under_way), BadFile)


def bring(database: str, file: Path) -> int:
    """Prove a file and store its campaign. Gives the exit code."""
    return run_command(_bring(database, file), BadFile)


async def _listed(database: str) -> str:
    archive = await open_archive(database)
    try:
        found = await archive.campaigns(limit=LISTED)
    finally:
        await archive.close()
    return "\n".join(_told(one) for one in found) if found else "There are no campaigns."


def _told(one: CampaignListing) -> str:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.touched))
    games = f"{one.games} games" if one.games != 1 else "1 game"
    running = ", one under way" if one.playing else ""
    name = " ".join(printable(one.campaign.name).split())
    return f"{one.campaign.id}  {when}  {one.campaign.game}, {games}{running}: {name}"


async def _export(database: str, id: str, file: Path, under_way: bool) -> str:
    archive = await open_archive(database)
    try:
        found = await archive.campaign(id)
        if found is None:
            raise Trouble(f"There is no campaign {id!r}. `gloam campaigns list` lists them.")
        document = await exported(archive, found.campaign, under_way)
    finally:
        await archive.close()
    write_private(file, encoded(document))
    told = f"{file} is written, with {len(document.games)} games."
    if document.under_way:
        return f"{told} The game that is under way is not in it: see --under-way."
    if any(game.status == "playing" for game in document.games):
        return f"{told} It tells what every seat of the game under way holds: keep it to yourself."
    return told


async def _bring(database: str, file: Path) -> str:
    try:
        content = await asyncio.to_thread(file.read_bytes)
    except OSError as error:
        raise Trouble(f"{file} cannot be read: {error.strerror}.") from None
    archive = await open_archive(database)
    try:
        now = time.time()
        brought = campaign_import.proven(content, "", now, PATIENCE)
        await archive.create_campaign(
            brought.campaign,
            now,
            games=brought.games,
            lasting=brought.lasting,
            stored=brought.stored,
        )
    except Conflict:
        raise Trouble("Somebody stores something at this very moment. Try again.") from None
    finally:
        await archive.close()
    told = f"Campaign {brought.campaign.id} is there, with {len(brought.stored)} games."
    return f"{told} It is nobody's yet: whoever takes a seat at its tables is a member."
