"""A worker's answers: always legal, and never thought about for longer than the budget."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from gloam.bots.catalogue import BOTS, LOBBY_BOTS, CatalogueBot
from gloam.kernel.content.registry import Game, game, games
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.session.log import Setup
from gloam.table.bots.answering import think
from gloam.table.bots.bot_request import BotRequest, pack
from tests.battery.playing import positions


def requests(game: Game, bot: str, budget: float) -> list[BotRequest]:
    """Some asks of a random game, packed for the seat that is asked."""
    rules = game.rules
    seats = rules.players[-1]
    setup = Setup(rules.id, rules.version, seats, rules.choices({}), {}, "", ())
    made: list[BotRequest] = []
    for run in positions(rules, 81, seats, {}, 5):
        assert run.ask is not None
        seat = run.ask.seat
        world = imagine(run, seat, Dice(b"strength"))
        if world is not None:
            told = pack(world, setup, seat, bot, b"seed")
            made.append(msgspec.structs.replace(told, budget=budget))
    return made


@pytest.mark.parametrize("bot", LOBBY_BOTS)
@pytest.mark.parametrize("name", games())
def test_every_bot_answers_legally_even_without_time(name: str, bot: str) -> None:
    """`think` refuses what is not offered."""
    told = requests(game(name), bot, budget=0)
    assert told
    for request in told:
        assert think(request)


def test_thinking_ends_when_the_budget_is_used_up() -> None:
    for request in requests(game("haunted"), "search-3", budget=0.1):
        begun = time.monotonic()
        think(request)
        assert time.monotonic() - begun < 2, "all its worlds would take far longer"


def test_an_answer_that_is_not_offered_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def answer(self, world: Run[Any], seat: int, dice: Dice) -> Key:
            return ("win",)

    request = requests(game("leduc"), "greedy", 0)[0]
    monkeypatch.setitem(BOTS, "greedy", CatalogueBot("greedy", "", "", Cheat))
    with pytest.raises(ValueError, match="not offered"):
        think(request)
