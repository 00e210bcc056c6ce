"""Random combats with random parties, hands, packs and enemies: what must hold at every ask."""

from __future__ import annotations

import random

import pytest

from gloam.games.original_sin.cards.catalogue import (
    CONSUMABLES,
    EQUIPMENT,
    MINION,
    ORIGIN,
    SKILL,
)
from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.rules.figures.numbers import max_hp
from gloam.games.original_sin.state import BOTH_HANDS, PACK, OriginalSin, Round
from gloam.kernel.core.data import copy_of, dump, load
from gloam.kernel.core.dice import Dice
from tests.games.original_sin.playing import RULES, fight

LONGEST = 6_000
KEYS = set(RULES.keys({}, 4))


def ids(*types: str) -> list[str]:
    return [card.id for card in CARDS if card.type in types]


def sound(game: OriginalSin) -> None:
    for who, origin in enumerate(game.party):
        assert 0 <= origin.hp <= max_hp(game, who)
        assert 0 <= origin.ap <= 10
        assert origin.source >= 0
        assert len(origin.pack) <= PACK + 2  # displaced items wait there to be discarded
        cards = sorted([*origin.hand, *[on[0] for on in origin.track if on[0] in origin.skills]])
        if who == game.active and game.in_use in origin.skills:
            cards = sorted([*cards, game.in_use])
        assert cards == sorted(origin.skills), "a skill is lost or doubled"
        assert BOTH_HANDS not in origin.worn[:3]
    for who in [*range(len(game.party)), *game.enemies]:
        track = game.figure(who).track
        assert all(1 <= slot <= game.slots(who) for _, slot, _ in track)
    for who, enemy in game.enemies.items():
        assert 0 < enemy.hp <= max_hp(game, who)
    assert load(OriginalSin, dump(game), {"book": game.book, "place": game.place}) == game


def play(seed: int) -> int:
    """One combat to its end. Gives the number of decisions."""
    chance = random.Random(seed)
    seats = chance.choice([1, 2, 3, 4])
    party = chance.sample(ids(ORIGIN), max(2, seats))
    boss = chance.choice(["", "", "warden", "tidecaller"])
    count = chance.choice([1, 2, 4, 6])
    table = fight(
        party,
        at=[chance.choice([0, 1, 3]) for _ in party],
        seats=seats,
        minions=[
            (chance.choice(ids(MINION)), chance.choice([0, 2, 3, 4, 6])) for _ in range(count)
        ],
        fast=[chance.random() < 0.4 for _ in range(count)],
        boss=boss,
        source=2,
        rerolls=True,
        level=chance.choice([1, 2, 3, 4, 5]),
        hands={who: chance.sample(ids(SKILL), 6) for who in range(len(party))},
        packs={who: chance.sample(ids(*CONSUMABLES, EQUIPMENT), 3) for who in range(len(party))},
    )
    run = table.run
    run.state.dice = Dice(b"combat %d" % seed)
    for decision in range(LONGEST):
        if run.ask is None or run.state.round is Round.NONE:
            return decision
        if decision % 10 == 0:
            sound(run.state)
            assert copy_of(run.state) == run.state
        seat = chance.choice(run.ask.seats())
        offered = list(run.ask.offer(seat))
        assert KEYS.issuperset(offered), set(offered) - KEYS
        run.send(seat, chance.choice(offered))
    raise AssertionError(f"combat {seed} does not end")


@pytest.mark.parametrize("part", range(2))
def test_random_combats_end_and_stay_sound(part: int) -> None:
    assert sum(play(seed) for seed in range(100 * part, 100 * part + 100)) > 5_000


def test_keys_are_few_and_each_is_there_once() -> None:
    keys = list(RULES.keys({}, 4))
    assert len(set(keys)) == len(keys) < 1_200
