"""Nobody can tell two worlds apart that differ only in what they may not know.

Pairs of tables are played on side by side, with people or with bots in the other seats. All that a
seat and a watcher hear (every message, their number, order and time) and all that they are told
over HTTP, replays too, must be the same to the byte.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from gloam.kernel.content import registry
from gloam.table.server.context import ServerContext
from tests.table.views.asking import InProcessServer, replay_with_their_dice
from tests.table.views.pairs import Pair, starts
from tests.table.views.worlds import EVERYBODY, WATCHER, Table, a_row, two_servers

SHORT, LONG = 4, 100  # pairs, of each kind
FRAMES = 6

GAMES = [("haunted", 3), ("heart_of_darkness", 3)]
PACES = ("live", "days-1")


class Figures(Counter[str]):
    """How much was compared, by kind."""

    def __str__(self) -> str:
        return ", ".join([f"{count:,} {kind}" for kind, count in sorted(self.items())])


class Distinguisher:
    """Two servers, and who tries to tell what is played at them apart."""

    def __init__(
        self, servers: tuple[ServerContext, ServerContext], remember: Callable[[Table], None]
    ) -> None:
        self.figures = Figures()
        self._servers = servers
        self._houses = InProcessServer(servers[0]), InProcessServer(servers[1])
        self._remember = remember

    async def compare(self, game: str, seats: int, bots: bool, seed: int) -> None:
        """A pair of worlds: play it on, then ask for all that one can ask for."""
        rules, pace = registry.game(game).rules, PACES[seed % len(PACES)]
        found, seat, played = None, 0, 5000 + seed
        while found is None:  # some seats know everything, some games are short
            played += 1000
            seat = (seat + played) % seats
            found = starts(rules, seats, {}, seat, played)
        person = seat if bots else EVERYBODY
        rows = [a_row(f"pair{seed:06}", rules, seats, quiet, person, pace) for quiet in found]
        opened = zip(self._servers, rows, strict=True)
        one, two = [await Table.open(context, row) for context, row in opened]
        try:
            await Pair(one, two, seat, played).play(partial(self._ask, one, two, seat))
            for who in (seat, WATCHER):
                heard = one.chairs[who].wire.heard
                self.figures.update([msgspec.json.decode(text)["is"] for text in heard])
            self.figures.update(pairs=1, acts=len(one.dice), seconds=int(one.clock.now))
        finally:
            await one.close()
            await two.close()

    async def _ask(self, one: Table, two: Table, seat: int) -> None:
        """All that the seat and a watcher can ask for is the same in both worlds."""
        for table in (one, two):
            self._remember(table)
        for who in (seat, WATCHER):
            servers = zip(self._houses, (one, two), strict=True)
            told = [await server.tell(table, who, FRAMES) for server, table in servers]
            for first, second in zip(*told, strict=True):
                assert first == second, f"seat {who} can tell two worlds apart by {first.path}"
                self.figures["frame" if "/replay/" in first.path else "HTTP"] += 1


async def distinguish(
    folder: Path, game: str, seats: int, bots: bool, count: int, remember: Callable[[Table], None]
) -> Figures:
    async with two_servers(folder) as servers:
        distinguisher = Distinguisher(servers, remember)
        for seed in range(count):
            await distinguisher.compare(game, seats, bots, seed)
    return distinguisher.figures


@pytest.mark.parametrize("bots", [False, True], ids=["people", "bots"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_nobody_can_tell_worlds_apart(
    game: str, seats: int, bots: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remember = replay_with_their_dice(monkeypatch)
    figures = asyncio.run(distinguish(tmp_path, game, seats, bots, SHORT, remember))
    assert figures["pairs"] == SHORT
    assert figures["view"] > 5 * SHORT


@pytest.mark.long
@pytest.mark.parametrize("bots", [False, True], ids=["people", "bots"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_nobody_can_tell_a_hundred_worlds_apart(
    game: str, seats: int, bots: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remember = replay_with_their_dice(monkeypatch)
    figures = asyncio.run(distinguish(tmp_path, game, seats, bots, LONG, remember))
    print(f"{game}, {seats} seats, {'bots' if bots else 'people'} in the others: {figures}")
    assert figures["pairs"] == LONG
