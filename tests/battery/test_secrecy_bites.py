"""Proof that the law of secret asks bites: variants of Chase that tell their number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from examples.chase.game import ChaseRules
from examples.chase.house import BELIEF_WAYS
from examples.chase.state import FIGURE, STEAL, Chase
from gloam.kernel.core.asks import EVERYONE, Ask, Cover, Flow
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.hidden.deal import Pins
from tests.battery import secrecy
from tests.kernel.burrow import BurrowRules


def given_alike(rules: Rules[Any], seats: int = 2) -> None:
    secrecy.equal_transcripts_are_given_the_same(rules, seats, {}, 1)


def imagined_alike(rules: Rules[Any]) -> None:
    numbers = secrecy.secret_asks_are_imagined_as_they_come(rules, 2, {}, 1)
    assert numbers > 1, "the number of secret asks is no secret"


class OpenSteps(ChaseRules):
    """Everybody is told of each ask to the figure."""

    def step(self, game: Chase) -> Flow[None]:
        return _each_ask(super().step(game), lambda ask: setattr(ask, "told", EVERYONE))


class CountedSteps(ChaseRules):
    """The cover tells how many steps are left."""

    def step(self, game: Chase) -> Flow[None]:
        def count(ask: Ask) -> None:
            if ask.cover is not None:
                ask.cover = Cover(("stealing", game.left), (FIGURE,))

        return _each_ask(super().step(game), count)


class HastyMemory(ChaseRules):
    """What the hunters remember is spread at every secret step."""

    def step(self, game: Chase) -> Flow[None]:
        stealing, left = game.phase == STEAL, game.left
        yield from super().step(game)
        if stealing and left and game.phase == STEAL:
            belief = game.beliefs[0]
            belief.begin((0, 1))
            belief.spread(BELIEF_WAYS)
            belief.end()


class KnownSteps(ChaseRules):
    """Hunters are dealt as many steps left as there are."""

    def resample(self, game: Chase, seat: int, dice: Dice, pins: Pins) -> Chase:
        world = super().resample(game, seat, dice, pins)
        world.left = game.left
        return world


def _each_ask(flow: Flow[None], change: Callable[[Ask], None]) -> Flow[None]:
    """A flow with its asks changed."""
    ask = next(flow)
    while True:
        change(ask)
        answer = yield ask
        try:
            ask = flow.send(answer)
        except StopIteration:
            return


def test_the_laws_of_secret_asks_hold_for_chase() -> None:
    given_alike(ChaseRules())
    imagined_alike(ChaseRules())


@pytest.mark.parametrize(
    "rules", [OpenSteps(), KnownSteps()], ids=lambda rules: type(rules).__name__
)
def test_a_number_of_secret_asks_that_is_known_is_caught(rules: Rules[Any]) -> None:
    with pytest.raises(AssertionError, match="secret asks"):
        imagined_alike(rules)


@pytest.mark.parametrize(
    "rules", [CountedSteps(), HastyMemory()], ids=lambda rules: type(rules).__name__
)
def test_what_changes_during_secret_asks_is_caught(rules: Rules[Any]) -> None:
    with pytest.raises(AssertionError, match="tell secrets apart"):
        given_alike(rules)


def test_a_stretch_that_may_have_no_ask_is_caught() -> None:
    """The mole may roll 0: then nobody is shown a cover, and that is one message less."""
    with pytest.raises(AssertionError, match="tell secrets apart"):
        given_alike(BurrowRules(), 3)
