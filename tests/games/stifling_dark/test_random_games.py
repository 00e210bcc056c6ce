"""Random games over both boards and two to four Investigators: the laws at every ask.

In CI 150 games; `make long` plays 1,080. One seat may run several Investigators. In some of them
sides may concede: in every other of those, somebody interrupts as often as anybody answers.
"""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark import GAME
from tests.battery.many import play_many

COUNTS = {2: "fewest", 3: "three", 4: "four"}
CASES = [
    (seats, {"scenario": scenario, "investigators": count})
    for seats in (2, 3, 4, 5)
    for investigators, count in COUNTS.items()
    for scenario in ("sawmill", "park")
    if seats - 1 <= investigators
] + [
    (3, {"scenario": "sawmill", "concede": "yes"}),
    (4, {"scenario": "park", "investigators": "four", "concede": "yes"}),
    (5, {"scenario": "sawmill", "concede": "yes"}),
]


@pytest.mark.parametrize("part", range(2))
def test_many_games(part: int) -> None:
    play_many(GAME.rules, CASES, 75, 1_000 + 75 * part)


@pytest.mark.long
@pytest.mark.parametrize("part", range(6))
def test_a_thousand_games(part: int) -> None:
    play_many(GAME.rules, CASES, 180, 20_000 + 180 * part, imagine=0.02)
