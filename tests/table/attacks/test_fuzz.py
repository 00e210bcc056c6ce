"""Fuzzed messages and requests: none of them fails, and every table can still be played."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.table.attacks.fuzzing import Attack
from tests.table.guests import Guest
from tests.table.processes import serving

GAMES = {
    "haunted": 3,
    "heart_of_darkness": 3,
    "harrowing": 2,
    "stifling_dark": 3,
    "original_sin": 2,
    "leduc": 2,
    "parley": 3,
    "chase": 2,
    "drawhold": 2,
}
LOOKED_AT = 25  # tables of each game, afterwards


def test_fuzzed_messages_break_nothing(tmp_path: Path) -> None:
    fuzzed(tmp_path, 6_000)


@pytest.mark.long
def test_a_million_fuzzed_messages_break_nothing(tmp_path: Path) -> None:
    fuzzed(tmp_path, 1_000_000)


def fuzzed(folder: Path, count: int, seed: int = 1) -> None:
    with serving(folder, bot_tables="1000000", lines="1000") as server:
        attacks = [
            Attack(server.url, game, seats, seed + number)
            for number, (game, seats) in enumerate(GAMES.items())
        ]

        def enough() -> bool:
            return sum(one.sent for one in attacks) >= count or any(one.faults for one in attacks)

        async def story() -> None:
            await asyncio.gather(*(one.run(enough) for one in attacks))

        begun = time.monotonic()
        asyncio.run(story())
        took = time.monotonic() - begun
        faults = [fault for one in attacks for fault in one.faults]
        assert not faults, faults[0]
        tables = [table for one in attacks for table in one.tables[-LOOKED_AT:]]
        alive = sum(plays_on(guest, table) for guest, table in tables)
        assert alive == len(tables)
        said = server.said()
        assert "Traceback" not in said, said[said.index("Traceback") - 300 :][:3000]
    sent, lines = sum(one.sent for one in attacks), sum(one.lines for one in attacks)
    made = sum(len(one.tables) for one in attacks)
    print(
        f"{sent:,} fuzzed messages over {lines:,} lines at {made:,} tables in {took:.0f} s "
        f"({sent / took:,.0f}/s): none failed; {alive} of {len(tables)} tables looked at play on"
    )


def plays_on(guest: Guest, table: str) -> bool:
    """Whether the table answers, and whoever of us is asked there can answer."""
    with guest.at(table) as line:
        if line.do("ping")["is"] != "pong":
            return False
        seats = [seat for seat in line.views if seat >= 0 and line.waits_for(seat)]
        for seat in seats:
            if line.table.get("paused") or line.table["status"] != "playing":
                break
            view = line.views[seat]
            told = line.do("answer", seat=seat, ask=view.ask, keys=[view.choices[0]])
            if told["is"] != "done" and told["code"] not in ("stale", "not-asked", "not-yours"):
                return False
            break
    return True
