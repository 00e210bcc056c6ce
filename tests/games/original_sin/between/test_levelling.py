"""Levelling up: talents, skills with training, and respec by single swaps."""

from __future__ import annotations

import pytest

from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.rules.between.learning import fits, is_legal
from tests.games.original_sin.between.playing import left
from tests.games.original_sin.proving import proves


@proves("level.when", "level.card", "level.talent", "level.step-order")
def test_all_rise_together_and_learn_in_order() -> None:
    table = left(level_up=True)
    assert table.game.level == 2
    table.do("turn", 1, seat=1)
    assert table.asks("unlock-talent", 1)
    assert {CARDS[face].level for (face,) in table.offered("card")} == {1, 2}
    table.do("card", FACE["quick-hands"])
    assert table.asks("learn-skill", 1)
    table.do("card", FACE["feint"])
    assert table.asks("respec", 1)
    table.do("done")
    assert table.asks("unlock-talent", 0)
    assert FACE["quick-hands"] not in [face for (face,) in table.offered("card")]
    assert FACE["feint"] in table.one(1).skills


@proves("level.skill", "learn.basic", "learn.advanced", "talent.training")
def test_advanced_skills_need_training() -> None:
    table = left(level=2, level_up=True)
    table.one(0).talents = (FACE["lucky-coin"], FACE["pyrokinetic-training"])
    table.do("turn", 0, seat=0)
    assert table.asks("learn-skill", 0)  # no talent is due at level 3
    offered = [CARDS[face] for (face,) in table.offered("card")]
    advanced = {card.school for card in offered if card.level == 3}
    assert advanced == {"Pyrokinetic"}
    assert not [card for card in offered if card.level > 3]
    assert len({card.school for card in offered if card.level < 3}) == 12


@proves("level.respec", "level.respec-limit", "level.respec-training")
def test_a_respec_swaps_one_by_one_and_keeps_the_training_that_is_needed() -> None:
    table = left(level=3, level_up=True)
    ifan = table.one(0)
    ifan.talents = (FACE["lucky-coin"], FACE["pyrokinetic-training"])
    ifan.skills = tuple(
        sorted([FACE[id] for id in ("ricochet", "rally", "tentacle-lash", "unseen", "fireball")])
    )
    table.do("turn", 0, seat=0)
    table.do("card", FACE["arrow-recovery"])  # the talent of level 4
    table.do("card", FACE["pin-down"])
    assert (FACE["pyrokinetic-training"],) not in table.offered("card")
    table.do("card", FACE["tentacle-lash"])
    swaps = [CARDS[face] for (face,) in table.offered("card")]
    assert FACE["marked-prey"] in [card.face for card in swaps]
    table.do("card", FACE["marked-prey"])
    assert FACE["tentacle-lash"] not in (*ifan.skills, *ifan.hand)
    # Fireball goes, and with it the need for training
    table.do("card", FACE["fireball"]).do("card", FACE["feint"])
    table.do("card", FACE["pyrokinetic-training"]).do("card", FACE["healing-hands"])
    assert FACE["healing-hands"] in ifan.talents
    table.do("done")
    assert table.asks("unlock-talent", 1)


@proves("level.respec-slots")
@pytest.mark.parametrize(
    ("levels", "legal"),
    [
        ((1, 1, 1, 1, 2, 3), True),
        ((1, 1, 1, 1, 1, 1), True),
        ((1, 1, 1, 2, 2, 3), False),
        ((1, 1, 1, 1, 3, 3), False),
        ((1, 1, 1, 1, 2, 2, 2), False),
    ],
)
def test_skills_fit_one_to_one_into_their_slots(levels: tuple[int, ...], legal: bool) -> None:
    assert fits(levels, (1, 1, 1, 1, 2, 3)) is legal


@proves("level.respec-slots", "learn.source-skills")
def test_source_skills_take_no_slot_and_are_never_swapped() -> None:
    table = left(level_up=True)
    origin = table.one(0)
    origin.skills = tuple(sorted((*origin.skills, FACE["wolfs-volley"])))
    table.do("turn", 0, seat=0).do("card", FACE["healing-hands"])
    offered = [CARDS[face] for (face,) in table.offered("card")]
    assert offered
    assert all(card.type == "skill" for card in offered)
    table.do("card", FACE["feint"])
    assert (FACE["wolfs-volley"],) not in table.offered("card")
    assert is_legal(table.game, 0, origin.skills, origin.talents)


@proves("level.order-of-origins", "learn.copies")
def test_what_one_gives_back_the_next_can_take() -> None:
    table = left(["ifan", "sebille", "fane"], level_up=True)
    table.do("turn", 2, seat=2).do("card", FACE["firm-stance"])
    assert (FACE["ricochet"],) not in table.offered("card")  # Ifan and Sebille have both
    table.do("card", FACE["feint"]).do("done")
    table.do("turn", 0, seat=0).do("card", FACE["lucky-coin"]).do("card", FACE["pin-down"])
    table.do("card", FACE["ricochet"]).do("card", FACE["unseen"]).do("done")
    assert table.asks("unlock-talent", 1)
    table.do("card", FACE["clean-wounds"])
    assert table.asks("learn-skill", 1)
    assert (FACE["ricochet"],) not in table.offered("card")  # she has it
    assert sum(FACE["ricochet"] in one.skills for one in table.game.party) == 1


@proves("level.skill-none")
def test_with_nothing_left_to_learn_nothing_is_learned() -> None:
    table = left(["ifan", "fane", "lohse"], level_up=True)
    every = tuple([card.face for card in CARDS if card.type == "skill"])
    table.one(1).skills = table.one(2).skills = every  # both copies of everything
    table.do("turn", 0, seat=0).do("card", FACE["firm-stance"])
    assert table.asks("respec", 0)


@proves("level.max", "interlude.recover")
def test_nobody_rises_above_level_five_and_all_recover_at_the_new_level() -> None:
    table = left(level=5, level_up=True)
    assert table.game.level == 5
    assert table.asks("rest-items", 0)
    table = left(level_up=True)
    table.one(0).hp = 0
    for who in (1, 0):
        if table.asks("who-learns"):
            table.do("turn", who, seat=who)
        table.do("card", table.offered("card")[0][0]).do("card", table.offered("card")[0][0])
        table.do("done")
    assert [origin.hp for origin in table.game.party] == [32, 34]
