"""The search: how long it thinks."""

from __future__ import annotations

from gloam.bots.search import SearchBot, _worth
from gloam.kernel.content.registry import game
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Result
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


def test_what_is_won_together_is_won_whole() -> None:
    """A win shared by all of a team is worth more than any hope of one."""
    run = Run.start(game("heart_of_darkness").rules, 3, Dice(b"deal"))
    run.result = Result((1, 1, 1), (0, 1, 2))
    assert _worth(run) == [1.0, 1.0, 1.0]
    run.result = Result((0, 0, 0), ())
    assert _worth(run) == [0.0, 0.0, 0.0]
    tie = Run.start(game("haunted").rules, 2, Dice(b"deal"))
    tie.result = Result((3, 3), (0, 1))
    assert _worth(tie) == [0.5, 0.5]
