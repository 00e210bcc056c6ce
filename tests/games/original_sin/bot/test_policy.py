"""The party's bots: they finish what they begin, help each other, and vote as one."""

from __future__ import annotations

import pytest

from gloam.games.original_sin.bot.answers import ANSWERS
from gloam.games.original_sin.bot.combat import act
from gloam.games.original_sin.cards.atlas import LOCATIONS, TUTORIAL
from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.combat.actions import actions
from gloam.games.original_sin.state import Outcome
from tests.games.original_sin.bot.playing import POLICY, Visit
from tests.games.original_sin.exploring.playing import explore
from tests.games.original_sin.playing import A, fight


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_parties_finish_the_tutorial(seats: int) -> None:
    for seed in range(20):
        visit = Visit(LOCATIONS[TUTORIAL], seats, seed)
        assert visit.end().outcome is Outcome.LEFT
        assert not visit.restarts()


@pytest.mark.parametrize("id", LOCATIONS)
def test_every_ask_has_its_rule_of_thumb_and_votes_agree(id: str) -> None:
    for seed in range(3):
        for seat, ask, key in (visit := Visit(LOCATIONS[id], 3, seed)).answers():
            word = ask.about if isinstance(ask.about, str) else ask.about[0]
            assert word in ANSWERS, ask.about
            assert key in ask.offer(seat)
            if word in ("round", "leave", "option"):
                others = {POLICY.choose(visit.run.state, one, ask) for one in ask.seats()}
                assert key in others
            if word == "end-session":  # a Boss has won: a fresh party may do so again and again
                break
        else:
            assert visit.run.state.outcome in (Outcome.LEFT, Outcome.ENDED)


def test_a_friend_who_is_down_is_helped_first() -> None:
    table = fight(["ifan", "lohse"], minions=[("crocodile", 3)])
    table.one(1).hp = 0
    table.turn(0)
    assert act(table.game, 0, actions(table.game, 0)) == ("revive", 1)


def test_whoever_rests_revives_a_friend_if_it_can_spare_the_hp() -> None:
    """Bots that never did so rested for ever."""
    table = explore(["ifan", "lohse"])
    table.one(1).hp = 0
    table.round("rest").do("yes")
    assert table.asks("rest-revive", 0)
    assert POLICY.choose(table.game, 0, table.ask) == ("revive", 1)
    table.one(0).hp = 2
    assert POLICY.choose(table.game, 0, table.ask) == ("done",)


def test_the_blow_that_kills_is_struck() -> None:
    table = fight(["red-prince", "lohse"], minions=[("crocodile", 0), ("gaoler", 0)])
    table.turn(0)
    for foe in (A, A + 1):
        table.enemy(foe).hp = 2 if foe == A else 18
    key = act(table.game, 0, actions(table.game, 0))
    assert key[0] == "use"
    table.do(*key)
    assert table.asks("target")
    assert POLICY.choose(table.game, 0, table.ask) == ("figure", A)


def test_whoever_cannot_reach_an_enemy_goes_nearer() -> None:
    table = fight(["red-prince", "lohse"], minions=[("crocodile", 4)])
    table.turn(0)
    key = act(table.game, 0, actions(table.game, 0))
    assert key[0] == "move"


def test_nobody_spends_a_potion_on_a_scratch() -> None:
    table = fight(["ifan", "lohse"], minions=[("crocodile", 4)])
    potion = next(face for id, face in FACE.items() if "healing" in id)
    table.one(0).pack = (potion,)
    table.one(0).hp -= 1
    table.turn(0)
    assert act(table.game, 0, actions(table.game, 0)) != ("use", potion)
