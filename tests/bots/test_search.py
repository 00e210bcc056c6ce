"""The search: how long it thinks."""

from __future__ import annotations

from gloam.bots.search import SearchBot
from gloam.kernel.content.registry import game
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine


def thinks_of(bot: SearchBot, limit: int | None) -> int:
    """How many worlds it looks at when somebody says `enough` after `limit` of them."""
    seen = 0

    def enough() -> bool:
        nonlocal seen
        seen += 1
        return limit is not None and seen >= limit

    bot.enough = enough
    run = Run.start(game("haunted").rules, 2, Dice(b"deal"))
    assert run.ask is not None
    world = imagine(run, run.ask.seat, Dice(b"world"))
    assert world is not None
    assert bot.answer(world, run.ask.seat, Dice(b"bot")) in run.ask.offer(run.ask.seat)
    return seen


def test_it_stops_after_so_many_worlds_or_when_it_is_told() -> None:
    assert thinks_of(SearchBot(iterations=8, horizon=2), None) == 8
    assert thinks_of(SearchBot(iterations=8, horizon=2), 3) == 3
    assert thinks_of(SearchBot(iterations=8, horizon=2), 0) == 1
