"""Random stays at every location, of two to four Origins: the laws at every ask.

In CI 270 stays, fifteen at each of the eighteen locations; `make long` has 1,080. A party of the
location's level begins there; it ends its stay by an exit, or gives up when it has lost patience.
"""

from __future__ import annotations

import pytest

from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.rules.between.campaign import LEVEL
from gloam.kernel.campaign.campaign import campaign_of
from tests.battery.many import play_many

READY: dict[str, str] = {"party": "ready-made"}
PARTIES = [(1, READY), (2, READY), (3, READY), (4, READY), (3, {**READY, "honor": "on"})]


def stay(id: str, count: int, first: int) -> None:
    """Parties that begin their campaign at a location."""
    place = LOCATIONS[id]
    rules = OriginalSinRules(CATALOGUE, place, *LOCATIONS.values())
    campaign = campaign_of([(LEVEL, place.level)])
    play_many(rules, PARTIES, count, first, imagine=0.02, campaign=campaign)


@pytest.mark.parametrize("id", LOCATIONS)
def test_parties_stay_at_every_location(id: str) -> None:
    stay(id, 15, 3_000)


@pytest.mark.long
@pytest.mark.parametrize("id", LOCATIONS)
def test_many_parties_stay_at_every_location(id: str) -> None:
    stay(id, 60, 30_000)
