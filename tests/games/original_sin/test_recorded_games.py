"""Games that are played at random for their record: whatever goes another way is noticed."""

from __future__ import annotations

import random

import pytest

from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.catalogue import CONSUMABLES, EQUIPMENT, MINION, ORIGIN, SKILL
from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.rules.between.campaign import LEVEL
from gloam.games.original_sin.state import CHARGED, OILY, WARM, WET
from gloam.kernel.campaign.campaign import campaign_of
from tests.battery.playing import start
from tests.games.original_sin.between.playing import begun, left
from tests.games.original_sin.playing import Fight, fight
from tests.games.records.at_random import play_on

ANSWERS = 90
SEATS = (1, 2, 3, 4)


def ids(*types: str) -> list[str]:
    return [card.id for card in CARDS if card.type in types]


def drawn(seed: int) -> Fight:
    """A fight in the yard with cards that are drawn."""
    chance = random.Random(seed)
    seats = chance.choice(SEATS)
    party = chance.sample(ids(ORIGIN), max(2, seats))
    count = chance.choice([1, 2, 4])
    harmful = [card.id for card in CARDS if getattr(card, "harmful", False)]
    return fight(
        party,
        at=[chance.choice([0, 1, 3]) for _ in party],
        seats=seats,
        minions=[(chance.choice(ids(MINION)), chance.choice([0, 2, 3, 4])) for _ in range(count)],
        fast=[chance.random() < 0.4 for _ in range(count)],
        boss=chance.choice(["", "", "warden", "tidecaller"]),
        source=2,
        rerolls=True,
        level=chance.choice([1, 2, 3, 4, 5]),
        hands={who: chance.sample(ids(SKILL), 6) for who in range(len(party))},
        packs={who: chance.sample(ids(*CONSUMABLES, EQUIPMENT), 3) for who in range(len(party))},
        statuses=[(chance.randrange(len(party)), chance.choice(harmful), chance.choice([1, 2, 3]))],
        environment={space: chance.choice([CHARGED, WET, WARM, OILY]) for space in (0, 3)},
    )


@pytest.mark.parametrize("seed", range(48))
def test_a_fight_goes_as_it_is_recorded(seed: int) -> None:
    play_on(drawn(seed).run, seed, ANSWERS)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("id", LOCATIONS)
def test_a_stay_goes_as_it_is_recorded(id: str, seats: int) -> None:
    place = LOCATIONS[id]
    rules = OriginalSinRules(CATALOGUE, place, *LOCATIONS.values())
    campaign = campaign_of([(LEVEL, place.level)])
    run = start(rules, seats, seats, {"party": "ready-made"}, campaign)
    play_on(run, seats, 2 * ANSWERS)


@pytest.mark.parametrize("seats", SEATS)
def test_origins_are_made_as_it_is_recorded(seats: int) -> None:
    play_on(begun(seats).run, seats, 2 * ANSWERS)


@pytest.mark.parametrize("seed", range(8))
def test_an_interlude_goes_as_it_is_recorded(seed: int) -> None:
    chance = random.Random(seed)
    party = chance.sample(ids(ORIGIN), 2 + seed % 3)
    packs = {who: chance.sample(ids(*CONSUMABLES, EQUIPMENT), 2) for who in range(len(party))}
    table = left(
        party,
        seats=1 + seed % len(party),
        gold=chance.choice([3, 9, 20]),
        level=chance.choice([1, 2, 3, 4]),
        level_up=seed % 2 == 0,
        scene=1 + seed % 3,
        packs=packs,
    )
    play_on(table.run, seed, 2 * ANSWERS)
