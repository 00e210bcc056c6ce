"""Law 4: imagined worlds have the support of full enumeration, and its frequencies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from scipy.stats import chisquare

from examples.drawhold.flow import DrawHoldRules
from examples.drawhold.state import DrawHold
from gloam.kernel.content.registry import game
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.hidden.imagine import imagine
from tests.battery.enumeration import Beside, TooMany, worlds
from tests.battery.laws import facewise
from tests.battery.playing import AnyRun, positions

SAMPLES = 1000
DOUBT = 1e-4  # the dice are fixed: what passes once passes always


def nothing_else(state: Any, seat: int) -> list[Any]:  # of any game
    return [state]


def not_over_21(state: Any, seat: int) -> list[Any]:  # DrawHold
    return [state] if state.total(1 - seat) <= 21 else []


def any_omens(state: Any, seat: int) -> Iterator[Any]:  # Parley
    """Every omen that another seat has seen may have been any number."""
    others = [who for who, omen in enumerate(state.omens) if omen and who != seat]
    for omens in product(range(1, 7), repeat=len(others)):
        world = copy_of(state)
        for who, omen in zip(others, omens, strict=True):
            world.omens[who] = omen
        yield world


def agrees(run: AnyRun, seat: int, expected: dict[str, Fraction], dice: Dice) -> None:
    seen: Counter[str] = Counter()
    for _ in range(SAMPLES):
        world = imagine(run, seat, dice)
        if world is not None:
            seen[repr(facewise(world.state))] += 1
    assert set(seen) <= set(expected), "a world was imagined that cannot be"
    made = sum(seen.values())
    assert made >= SAMPLES * 0.99
    # Worlds that are too rare to be counted one by one are counted together.
    common = [world for world, p in expected.items() if p * made >= 8]
    rest = made - sum(seen[world] for world in common)
    counts = [seen[world] for world in common] + [rest]
    hopes = [float(expected[world] * made) for world in common]
    hopes.append(made - sum(hopes))
    if hopes[-1] < 1e-6:
        counts.pop()
        hopes.pop()
    if len(hopes) > 1:
        assert chisquare(counts, hopes).pvalue > DOUBT, f"{counts} should be like {hopes}"


CASES: list[tuple[str, int, Beside, int]] = [
    ("leduc", 2, nothing_else, 20),
    ("drawhold", 2, not_over_21, 8),
    ("parley", 2, any_omens, 40),
    ("parley", 3, any_omens, 60),
]


@pytest.mark.parametrize(("name", "seats", "beside", "count"), CASES, ids=lambda v: str(v)[:9])
def test_imagining_agrees_with_enumeration(
    name: str, seats: int, beside: Beside, count: int
) -> None:
    dice = Dice(b"law four")
    compared = inside_steps = 0
    for seed in range(1, 9):
        for run in positions(game(name).rules, seed, seats, {}, count):
            if compared >= 12 and (inside_steps >= 4 or name != "parley"):
                break
            for seat in range(seats):
                try:
                    expected = worlds(run, seat, beside)
                except TooMany:
                    continue
                if len(expected) > 1:
                    agrees(run, seat, expected, dice)
                    compared += 1
                    inside_steps += bool(run.acts)
    assert compared >= 6
    if name == "parley":
        assert inside_steps >= 3, "no comparison in the middle of a step"


class TooRich(DrawHoldRules):
    """Deals the other hands that were worth too much: who held them would have lost them."""

    def resample(self, game: DrawHold, seat: int, dice: Dice, pins: Pins) -> DrawHold:
        return deal_anew(game, seat, dice, pins)


class Likely(DrawHoldRules):
    """Leaves the other's hand as it is, every other time."""

    def resample(self, game: DrawHold, seat: int, dice: Dice, pins: Pins) -> DrawHold:
        return copy_of(game) if dice.roll(2) else super().resample(game, seat, dice, pins)


@pytest.mark.parametrize(
    ("rules", "told"), [(TooRich(), "that cannot be"), (Likely(), "should be like")]
)
def test_worlds_that_cannot_be_or_come_too_often_are_caught(rules: Rules[Any], told: str) -> None:
    def compare() -> None:
        for run in positions(rules, 1, 2, {}, 12):
            for seat in (0, 1):
                agrees(run, seat, worlds(run, seat, not_over_21), Dice(b"law four"))

    with pytest.raises(AssertionError, match=told):
        compare()
