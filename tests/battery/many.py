"""Many random games of one set of rules: the laws at every ask, imagining at some."""

from __future__ import annotations

import random
from collections.abc import Sequence

from gloam.kernel.core.dice import Dice
from tests.battery import laws
from tests.battery.playing import AnyRules, Campaign, playing


def play_many(
    rules: AnyRules,
    cases: Sequence[tuple[int, dict[str, str]]],
    count: int,
    first: int,
    *,
    imagine: float = 0.006,
    campaign: Campaign = None,
) -> None:
    """Random games over all cases (seats and options), each checked at every ask.

    `imagine` is the share of asks at which a world is imagined for some seat.
    """
    keys = {seats: set(rules.keys({}, seats)) for seats in {seats for seats, _ in cases}}
    dice, tried, failed = Dice(b"many %d" % first), 0, 0
    for seed in range(first, first + count):
        seats, options = cases[seed % len(cases)]
        chance = random.Random(seed)
        for run in playing(rules, seed, seats, options, campaign):
            laws.hold_at_every_ask(run, keys[seats])
            if chance.random() < imagine:
                seat = chance.randrange(seats)
                tried += 1
                failed += not laws.an_imagined_world_looks_like_the_truth(run, seat, dice)
                laws.imagining_uses_nothing_hidden(run, seat, dice)
    assert tried > count / 4
    assert failed <= tried * 0.01, f"no world found at {failed} of {tried} asks"
