"""Games that are played at random for their record: whatever goes another way is noticed.

What lies where is drawn too, so that in time every card lies on some table.
"""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from gloam.games.stifling_dark.cards.catalogue import (
    ABILITY,
    ATTACK,
    CURSED,
    EVENT,
    GENERAL,
    INVESTIGATOR,
    OBJECTIVE,
    WOUND,
)
from gloam.games.stifling_dark.cards.deck import CARDS, is_there
from tests.battery.playing import start
from tests.games.records.at_random import play_on
from tests.games.stifling_dark.cult.coven import coven
from tests.games.stifling_dark.fair import RULES as PARK_RULES
from tests.games.stifling_dark.playing import Dark, dark, lair

ANSWERS = 90
SET_UPS = list(product(("sawmill", "park"), ("butcher", "horror", "cult"), (2, 3, 5)))


def ids(kind: str, where: str = "") -> list[str]:
    return [c.id for c in CARDS if c.type == kind and where in c.where and is_there(c, False)]


def drawn(seed: int) -> Dark:
    """A table in the yard with cards that are drawn."""
    chance = random.Random(seed)
    count = chance.choice([2, 2, 3, 4])
    items = chance.sample([*ids(GENERAL), *ids(CURSED), *dict.fromkeys(ids(OBJECTIVE))], 3 * count)
    wounds = chance.sample(ids(WOUND), 2 * count)
    laid: dict[str, Any] = {  # as `dark` takes it
        "hands": {who: items[3 * who : 3 * who + 3] for who in range(count)},
        "wounds": {who: wounds[2 * who :][: chance.choice([0, 1, 2])] for who in range(count)},
        "supply": {c.face: c.supply for c in CARDS if c.id in items and c.supply},
        "event": chance.choice(["", *ids(EVENT, "sawmill")]),
        "round": chance.choice([2, 5, 9, 16]),
        "handed_in": chance.choice([0, 1, 2]),
        "opened": chance.choice(["nothing", "nothing", "nothing", "all"]),
    }
    team = chance.sample(ids(INVESTIGATOR), count)
    kind = ("butcher", "horror", "cult")[seed % 3]
    attack = chance.choice(ids(ATTACK, kind))
    abilities = chance.sample(ids(ABILITY, kind), 2)
    if kind == "butcher":
        return dark(team, attack=attack, abilities=abilities, **laid)
    if kind == "horror":
        return lair(team=team, attack=attack, abilities=abilities, **laid)
    return coven(team, attack=attack, abilities=abilities, up=2, **laid)


@pytest.mark.parametrize("seed", range(36))
def test_a_night_in_the_yard_goes_as_it_is_recorded(seed: int) -> None:
    play_on(drawn(seed).run, seed, ANSWERS)


@pytest.mark.parametrize(("scenario", "adversary", "seats"), SET_UPS)
def test_a_game_goes_as_it_is_recorded(scenario: str, adversary: str, seats: int) -> None:
    extras = "on" if seats == 3 else "off"
    options = {"scenario": scenario, "adversary": adversary, "extras": extras}
    play_on(start(PARK_RULES, 7, seats, options), 7, 3 * ANSWERS)
