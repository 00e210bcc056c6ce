"""Servers that are killed around lasting changes: never half of one."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from threading import Timer

import pytest

from gloam.kernel.session.log import Lasting, read_line
from gloam.table.store.open_store import open_store
from tests.table.campaigns.evenings import begin, is_open, new_campaign, play_on
from tests.table.guests import Guest, Line
from tests.table.processes import Server, serving
from tests.table.server.test_kill import GONE

HALF = 3  # candles, of six: whoever still stays then opens the sealed card
SOON = 0.02  # seconds within which the server dies


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
def test_never_half_of_a_change(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    where = request.getfixturevalue("database") if backend == "postgres" else ""
    killed(tmp_path, where, times=2)


@pytest.mark.long
@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
def test_never_half_of_a_change_in_fifty_kills(
    backend: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    where = request.getfixturevalue("database") if backend == "postgres" else ""
    stored = killed(tmp_path, where, times=50)
    print(f"{backend}: 50 kills, the change was stored in {stored} of them, with its act each time")
    assert 0 < stored < 50, "the moments were not around the change"


def killed(folder: Path, database: str, times: int) -> int:
    """Kill, look, and play on, so many times; gives how often the change was stored."""
    chance = random.Random(times)
    stored = 0
    with serving(folder, database) as server:
        for _ in range(times):
            guest = Guest(server.url)
            campaign = new_campaign(guest)
            table = begin(guest, campaign, "me", "me")
            told = _play_and_kill(server, guest, table, chance)
            changes = asyncio.run(_whole(server.database, campaign))
            assert changes or not told, "what was told is stored"
            stored += bool(changes)
            server.start()
            guest.url = server.url
            _goes_on(guest, campaign, table, changes)
    return stored


def _play_and_kill(server: Server, guest: Guest, table: str, chance: random.Random) -> bool:
    """Play up to the change, and die about then; gives whether anybody was told of it."""
    timer = Timer(chance.random() * SOON, server.kill)
    opened = False
    with suppress(*GONE), guest.at(table) as line:
        view = line.seat(0)
        line.seat(1)
        while not timer.is_alive() or not opened:
            if not timer.ident and _is_near(line):
                timer.start()
            play_on(line)
            line.quiet()
            opened = is_open(view)
    timer.join()
    return opened


def _is_near(line: Line) -> bool:
    """Whether the next candle may be the one that counts, if nobody rolls again."""
    passing = any(["pass"] in line.views[seat].choices for seat in (0, 1) if line.waits_for(seat))
    return passing and line.views[0].public["candles"]["value"] <= HALF + 1


async def _whole(database: str, campaign: str) -> int:
    """Every change in a log is a change of the campaign, and the other way round; how many."""
    store = await open_store(database)
    try:
        recorded = [
            (game.table.id, act.number, change)
            for game in await store.games_of(campaign)
            for act in await store.acts(game.table.id)
            for line in act.lines.splitlines()
            if isinstance(entry := read_line(line), Lasting)
            for change in entry.changes
        ]
        lasting = await store.lasting_of(campaign)
    finally:
        await store.close()
    assert [(one.table, one.act, one.change) for one in lasting] == recorded
    assert [one.number for one in lasting] == list(range(1, len(lasting) + 1))
    return len(lasting)


def _goes_on(guest: Guest, campaign: str, table: str, changes: int) -> None:
    """After the restart the table shows what is stored, and so does the campaign."""
    told = guest.get(f"/api/campaigns/{campaign}")
    assert told["playing"] == table
    assert len(told["games"][0].get("changes", ())) == changes
    with guest.at(table) as line:
        assert is_open(line.seat(0)) == bool(changes)
