"""The party's bots: they finish what they begin, help each other, and vote as one."""

from __future__ import annotations

import pytest

from gloam.games.original_sin.bot.answers import ANSWERS
from gloam.games.original_sin.bot.between import SPARE
from gloam.games.original_sin.bot.combat import act, aimed, paths
from gloam.games.original_sin.bot.items import gain
from gloam.games.original_sin.cards.atlas import LOCATIONS, TUTORIAL
from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.between.learning import is_legal
from gloam.games.original_sin.rules.combat.actions import actions
from gloam.games.original_sin.state import Outcome
from gloam.kernel.core.asks import REVISE
from tests.games.original_sin.between.playing import left
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


def test_whoever_has_skills_for_a_bow_wears_no_sword() -> None:
    table = fight(["ifan", "red-prince"], minions=[("crocodile", 4)])
    cards = table.game.book.cards
    assert gain(table.game, 0, cards[FACE["long-sword"]]) < 0
    assert gain(table.game, 0, cards[FACE["yew-bow"]]) > 0


def test_what_is_kept_for_a_boss_is_spent_on_it() -> None:
    potion = FACE["physical-armor-potion"]
    worth: list[float] = []
    for boss in ("", "warden"):
        table = fight(["sebille", "lohse"], at=(4, 0), minions=[("gaoler", 4)] * 2, boss=boss)
        use = aimed(table.game, 0, potion, 4)
        assert use is not None
        worth.append(use.worth)
    assert worth == [1.0, 3.0]


def test_gold_is_spent_at_the_merchant_before_a_restart_takes_it() -> None:
    for seed in range(5):
        table = left(gold=20, rolls=[seed] * 60).content()
        while (ask := table.run.ask) is not None:
            seat = next(one for one in ask.seats() if tuple(ask.offer(one)) != (REVISE,))
            table.run.send(seat, POLICY.choose(table.game, seat, ask))
        worn = [face for origin in table.game.party for face in (*origin.worn, *origin.pack)]
        assert table.game.gold <= SPARE + 1
        assert any(table.game.book.cards[face].price for face in worn if face >= 0)


def test_a_skill_without_its_weapon_is_given_up_when_the_party_rises() -> None:
    table = left(level_up=True)
    sword, shield = FACE["starter-sword"], FACE["starter-shield"]
    table.one(0).worn = (*table.one(0).worn[:2], sword, shield, table.one(0).worn[4])
    table.do("turn", 0, seat=0)
    assert FACE["ricochet"] in table.one(0).skills
    while 0 in table.ask.seats() and table.ask.about != "merchant":
        table.run.send(0, POLICY.choose(table.game, 0, table.ask))
    assert FACE["ricochet"] not in table.one(0).skills
    assert is_legal(table.game, 0, table.one(0).skills, table.one(0).talents)


def test_whoever_moves_for_nothing_does_not_walk_to_and_fro() -> None:
    """Wings once flapped for ever between two spaces."""
    table = fight(["sebille", "ifan"], at=(3, 3), minions=[("crocodile", 5)], hands={0: ()})
    table.turn(0)
    one = table.one(0)
    one.track = ((FACE["wings"], 3, True),)
    assert paths(table.game, 0)
    assert all(cost == 0 for cost, _ in paths(table.game, 0).values())
    one.moved = True
    assert not paths(table.game, 0)
