"""Random games with everything unlocked: Area, innate items, stories, both Circles, the laws kept.

In CI 304 games over one to four effigies; `make long` plays 3,200.
"""

from __future__ import annotations

import pytest

from gloam.games.harrowing import GAME
from gloam.kernel.campaign.campaign import campaign_of
from tests.battery.many import play_many

OPEN = campaign_of(GAME.rules.one_shot["open"])
CASES = [(seats, {"circle": circle}) for circle in ("first", "second") for seats in (1, 2, 3, 4)]


@pytest.mark.parametrize("part", range(4))
def test_hundreds_of_games_with_everything_unlocked(part: int) -> None:
    play_many(GAME.rules, CASES, 76, 1000 + 76 * part, imagine=0.01, campaign=OPEN)


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_thousands_of_games_with_everything_unlocked(part: int) -> None:
    play_many(GAME.rules, CASES, 400, 20_000 + 400 * part, imagine=0.01, campaign=OPEN)
