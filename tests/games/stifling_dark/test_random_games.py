"""Random games over both boards, two to four Investigators and all Adversaries: the laws at every
ask.

In CI 84 games against each Adversary; `make long` plays 1,080. One seat may run several
Investigators; some are played with what comes from outside the box. In some of them sides may
concede: in every other of those, somebody interrupts as often as anybody answers.
"""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark import GAME
from tests.battery.many import play_many

Case = tuple[int, dict[str, str]]

ADVERSARIES = ("butcher", "horror", "cult")
COUNTS = {2: "fewest", 3: "three", 4: "four"}


def cases(adversary: str) -> list[Case]:
    """Seats and options of games against an Adversary."""
    found: list[Case] = [
        (seats, {"scenario": scenario, "investigators": count})
        for seats in (2, 3, 4, 5)
        for investigators, count in COUNTS.items()
        for scenario in ("sawmill", "park")
        if seats - 1 <= investigators
    ]
    found += [
        (3, {"scenario": "sawmill", "concede": "yes"}),
        (4, {"scenario": "park", "investigators": "four", "concede": "yes"}),
        (5, {"scenario": "sawmill", "concede": "yes"}),
        (4, {"scenario": "sawmill", "investigators": "four", "extras": "on"}),
        (3, {"scenario": "park", "investigators": "four", "extras": "on"}),
    ]
    return [(seats, {**options, "adversary": adversary}) for seats, options in found]


@pytest.mark.parametrize("adversary", ADVERSARIES)
def test_many_games(adversary: str) -> None:
    play_many(GAME.rules, cases(adversary), 84, 1_000)


@pytest.mark.long
@pytest.mark.parametrize("adversary", ADVERSARIES)
@pytest.mark.parametrize("part", range(6))
def test_a_thousand_games(adversary: str, part: int) -> None:
    play_many(GAME.rules, cases(adversary), 180, 20_000 + 180 * part, imagine=0.02)
