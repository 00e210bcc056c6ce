"""Mor'gonnod's cards, the Possessed, and what comes of the Final Sacrifice."""

from __future__ import annotations

from typing import Any

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.ending import time_is_up
from gloam.games.stifling_dark.rules.light import relight
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    ATTACK_SLOT,
    COOLDOWN_1,
    COOLDOWN_2,
    HIDDEN,
    LAST_ROUND,
    NOWHERE,
    ON_BOARD,
    OUT,
    Light,
    Outcome,
)
from tests.games.stifling_dark.cult.coven import DEMON, Coven, coven
from tests.games.stifling_dark.playing import PLAIN
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import WINDOW, at


def with_card(name: str, **laid: Any) -> Coven:
    """Mor'gonnod has this card, stands on (1, 1) next to the first Investigator and acts."""
    laid.setdefault("spots", [(1, 0), (1, 5)])
    laid.setdefault("demon", (1, 1))
    table = coven(abilities=(name,), **laid).their_turn()
    return table if table.game.cult.corporeal else table.move(DEMON)


def use(name: str, **laid: Any) -> Coven:
    return with_card(name, **laid).do("card", FACE[name])


def lies_in(table: Coven, zone: int, name: str) -> bool:
    faces = table.game.pack.faces
    return FACE[name] in [faces[piece] for piece in table.game.zones[zone]]


def next_round(table: Coven) -> Coven:
    """The turn ends, and the Cult has its next one."""
    return table.end().their_turn()


# --- Abilities ---


@proves("cooldown.by-text")
def test_a_burning_heart_speeds_all_of_them_until_nobody_gathers_strength() -> None:
    table = use("burning-heart")
    assert lies_in(table, ABILITY_SLOTS, "burning-heart")
    assert not table.offered("card")  # it is at work
    table.end()
    table.game.lights = (Light(0, at(1, 0), 0, 127, stands=True), Light(1, at(1, 5), 900, 127))
    for who in (0, 1):
        table.one(who).stamina = 3
    table.settle().their_turn().move(1)
    assert table.game.adversary.more_mp == 2
    table.end()
    assert table.game.cult.burning  # they have rested
    for who in (0, 1):
        table.one(who).stamina = 5
    table.their_turn().end()
    assert not table.game.cult.burning
    assert lies_in(table, COOLDOWN_2, "burning-heart")


@proves("cult.ground-tokens")
def test_hellfire_wounds_who_moves_onto_it() -> None:
    table = with_card("cleft-hoof")
    assert not table.offered("card")  # no Wound can be closed for it
    table = use("cleft-hoof", wounds={1: ["panic"]})
    assert table.game.figures[DEMON].shadow == at(1, 1)
    assert table.options() == [("turn-down", 1, 0)]
    table.do("turn-down", 1, 0)
    assert table.one(1).up == 0
    table.do("space", at(1, 2)).do("space", at(1, 3))
    assert ("space", at(4, 3)) in table.options()
    assert ("space", at(4, 4)) not in table.options()  # six spaces off
    table.do("space", at(2, 3))
    table.end()
    table.turn(0).go(1, 1).go(1, 2)
    assert (table.wounds(0), table.one(0).up) == (1, 1)
    assert table.game.cult.hellfire >> at(1, 2) & 1  # they stay


def test_who_is_moved_onto_hellfire_is_not_burnt() -> None:
    table = coven(["marci-jo", "vincent-campbell"], [(1, 0), (1, 5)])
    table.game.cult.hellfire = 1 << at(1, 4)
    table.settle().turn(0).do("major").do("choose", 1).go(1, 4).do("stop")
    assert table.wounds(1) == 0


@proves("cult.ground-tokens")
def test_desecrated_ground_is_paid_for_as_the_turn_ends() -> None:
    table = use("twisted-horn", rolls=[2])
    table.do("space", at(1, 2)).do("done")
    table.end()
    table.turn(0).go(1, 1).go(1, 2)
    assert table.wounds(0) == 0
    table.end()
    assert (table.wounds(0), table.one(0).up) == (1, 0)


@proves("cult.ground-tokens")
def test_desecrated_ground_in_the_light_or_with_luck_does_nothing() -> None:
    table = use("twisted-horn", rolls=[3])
    table.do("space", at(1, 2)).do("done").end()
    table.turn(0).go(1, 1).go(1, 2).end()
    assert table.wounds(0) == 0
    table = use("twisted-horn")
    table.do("space", at(1, 2)).do("done").end()
    table.game.bright_spots = table.game.bright = 1 << at(1, 2)
    table.settle().turn(0).go(1, 1).go(1, 2).end()
    assert table.wounds(0) == 0


@proves("cult.bloodletting", "cooldown.use")
def test_a_dried_tongue_makes_the_next_rounds_cuts_open() -> None:
    table = use("dried-tongue", cultists=[(0, 0), (3, 4)])
    table.move(1).do("let-blood", 0)
    assert table.one(0).up == 0
    next_round(table).move(1).do("let-blood", 0)
    assert table.one(0).up == 0b10


@proves("adv.cards-once", "cult.ability-hidden")
def test_talons_turn_up_a_wound_of_somebody_adjacent() -> None:
    table = with_card("razor-like-talons")
    assert not table.offered("card")  # nobody has a face-down Wound
    table = with_card("razor-like-talons", wounds={0: ["panic", "drain"]})
    table.one(0).up = 0
    table.settle().do("card", FACE["razor-like-talons"]).do("choose", 0).do("claw", 0, 1)
    assert table.one(0).up == 0b10
    assert lies_in(table, COOLDOWN_1, "razor-like-talons")


@proves("condition.possessed")
def test_a_severed_ear_possesses_one_alone() -> None:
    assert not with_card("severed-ear", round=1).offered("card")
    table = with_card("severed-ear")
    table.one(1).conditions[FACE["possessed"]] = 0
    table.settle().do("card", FACE["severed-ear"]).do("choose", 0)
    assert [FACE["possessed"] in table.one(who).conditions for who in (0, 1)] == [True, False]


@proves("condition.possessed", "move.effect-no-share", "cult.once-each")
def test_the_possessed_are_walked_and_made_to_cut() -> None:
    table = coven(
        PLAIN[:3],
        [(1, 0), (1, 4), (0, 5)],
        cultists=[(1, 1), (3, 4), (3, 5)],
        conditions={0: ["possessed"]},
    ).their_turn()
    assert table.ask.about == ("possess", 0)
    table.do("yes").go(1, 1).go(1, 2).go(1, 3)
    assert (1, 4) not in table.goes()  # somebody is there, and it would be the last space
    table.do("stop").do("let-blood", 1)
    assert (table.wounds(1), table.game.cult.blood) == (1, 1)
    assert FACE["possessed"] not in table.one(0).conditions
    table.one(2).space = at(1, 0)
    table.settle().move(1)
    assert not table.offered("let-blood")  # this was the turn's Bloodletting
    table.game.cult.lettings = 0
    table.one(0).space = at(0, 1)
    table.settle()
    assert table.offered("let-blood") == [(2,)]  # the holder is spared for this turn


@proves("condition.possessed")
def test_who_is_not_used_stays_possessed() -> None:
    table = coven(conditions={0: ["possessed"]}).their_turn().do("no")
    assert FACE["possessed"] in table.one(0).conditions
    assert table.offered("figure")


@proves("cooldown.by-text", "cult.once-each")
def test_a_shriveled_hand_lets_two_cut() -> None:
    cultists = [(0, 0), (0, 5), (3, 4)]
    spots = [(1, 0), (1, 5), (4, 3)]
    table = use("shriveled-hand", team=PLAIN[:3], spots=spots, cultists=cultists)
    next_round(table).move(1).do("let-blood", 0)
    table.go(0, 1).go(0, 0)
    assert not table.offered("let-blood")  # a different one
    table.move(2).do("let-blood", 1)
    table.end()
    assert lies_in(table, OUT, "shriveled-hand")
    table = use("shriveled-hand", team=PLAIN[:3], spots=spots, cultists=cultists)
    next_round(table).move(1).do("let-blood", 0).end()
    assert lies_in(table, COOLDOWN_1, "shriveled-hand")


@proves("cult.ability-hidden")
def test_an_unblinking_eye_wants_light() -> None:
    table = use("unblinking-eye")
    table.end()
    table.turn(0).do("flashlight").do("aim", 900)
    table.turn(1).end()
    table.end()
    paranoid = FACE["paranoid"]
    assert [paranoid in table.one(who).conditions for who in (0, 1)] == [False, True]


# --- the bargain ---

STAMINA, CHARGE, HEAL, MAJOR, ITEM, LESS_BLOOD, SHADOWS, EVIDENCE = range(8)
LOSE_STAMINA, LOSE_CHARGE, WOUND, OPEN_WOUND, GIVE_MAJOR, BLOOD = range(6)


@proves("cult.bargain")
def test_a_bargain_holds_if_both_agree() -> None:
    table = use("spiked-vertebrae").do("choose", 0)
    table.do("boon", ITEM).do("price", WOUND).do("price", BLOOD)
    assert table.ask.seat == 1
    table.do("accept")
    assert (len(table.game.hand(0)), table.wounds(0), table.game.cult.blood) == (1, 1, 1)
    assert lies_in(table, ABILITY_SLOTS, "spiked-vertebrae")  # it has no Cooldown
    assert not table.offered("card")


@proves("cult.bargain")
def test_other_terms_can_be_named_and_refused() -> None:
    table = use("spiked-vertebrae").do("choose", 0).do("price", LOSE_CHARGE).do("done")
    table.do("counter").do("boon", EVIDENCE).do("price", LOSE_CHARGE).do("done")
    assert table.ask.seat == ADVERSARY
    table.do("accept").do("evidence-of", 1)
    assert table.one(0).charge == 1
    assert table.game.tokens[1].status == ON_BOARD
    table = use("spiked-vertebrae").do("choose", 0).do("price", WOUND).do("done")
    table.do("decline-bargain")
    assert table.wounds(0) == 0


@proves("cult.bargain")
def test_only_what_can_be_given_is_on_the_table() -> None:
    table = use("spiked-vertebrae").do("choose", 0)
    assert ("boon", STAMINA) not in table.options()  # it is full
    assert ("boon", LESS_BLOOD) not in table.options()
    assert ("price", OPEN_WOUND) not in table.options()
    assert {key[0] for key in table.options()} == {"boon", "price"}


@proves("cult.bargain-revealed")
def test_a_bargain_is_open_to_who_was_seen() -> None:
    table = coven(abilities=("spiked-vertebrae",), spots=[(1, 0), (1, 5)], demon=(1, 1))
    table.game.bright_spots = 1 << at(1, 1)
    relight(table.game)
    assert table.game.figures[DEMON].revealed
    table.settle().their_turn().move(DEMON)
    assert table.offered("card") == [(FACE["spiked-vertebrae"],)]


# --- the Final Sacrifice ---


def at_the_end(**laid: Any) -> Coven:
    """Blood stands at 5 and all are together."""
    laid.setdefault("cultists", [(4, 4), (3, 4)])
    table = coven(spots=[(1, 0), (1, 5)], **laid)
    table.game.cult.blood = 5
    return table.settle()


@proves("cult.sacrifice", "cult.sacrifice-timing", "cult.sacrifice-effect")
def test_the_sacrifice_makes_mor_gonnod_flesh() -> None:
    table = at_the_end(attack="immolate").their_turn()
    table.do("sacrifice")
    demon, *cultists = table.game.figures
    assert table.game.cult.corporeal
    assert demon.revealed
    assert [one.space for one in cultists] == [NOWHERE] * 2
    assert [one.shadow for one in cultists] == [NOWHERE] * 2
    assert table.game.round == 3  # the turn is over
    (piece,) = table.game.zones[ATTACK_SLOT]
    assert table.game.knows[piece] >> 1 & 1


@proves("cult.sacrifice")
def test_there_is_no_sacrifice_before_its_time() -> None:
    assert at_the_end().their_turn().offers("sacrifice")
    assert not at_the_end(cultists=[(4, 4), (2, 4)]).their_turn().offers("sacrifice")
    assert not at_the_end(demon=(2, 5), cultists=[(4, 4), (4, 5)]).their_turn().offers("sacrifice")
    table = at_the_end()
    table.game.cult.blood = 4
    assert not table.settle().their_turn().offers("sacrifice")


def flesh(attack: str = "ravage", **laid: Any) -> Coven:
    """Mor'gonnod is Corporeal, and it is his turn."""
    table = coven(attack=attack, **laid)
    table.game.cult.corporeal = True
    demon, *cultists = table.game.figures
    demon.revealed = True
    for cultist in cultists:
        cultist.space, cultist.belief = NOWHERE, None
    return table.settle().their_turn()


@proves("cult.corporeal", "cult.corporeal-move", "adv.revealed-card")
def test_flesh_moves_ten_strikes_and_is_seen() -> None:
    table = flesh(demon=(4, 5), spots=[(1, 0), (0, 5)])
    assert not table.offers("roll")
    assert not table.offers("disappear")
    for spot in ((3, 5), (2, 5), (2, 4), (2, 3), (1, 3), (1, 2)):
        table.go(*spot)
    assert table.game.figure.spent == 6
    table.game.bright_spots = 1 << at(1, 1)
    table.game.bright = 1 << at(1, 1)
    table.settle().go(1, 1)
    assert table.game.figure.spent == 8  # a Bright space costs 2
    assert table.offered("attack") == [(0,)]
    table.do("attack", 0)
    assert table.wounds(0) == 3
    assert not table.offered("attack")
    assert table.offered("card")
    assert table.game.figure.revealed


@proves("cult.corporeal-window")
def test_flesh_pays_for_windows_and_makes_noise() -> None:
    table = flesh(demon=(3, 3), spots=[(1, 0), (0, 5)]).go(3, 2)
    assert table.game.figure.spent == 2
    assert table.game.noise >> WINDOW & 1


@proves("cult.corporeal")
def test_immolate_burns_two() -> None:
    table = flesh("immolate", demon=(1, 1), spots=[(1, 0), (1, 2), (0, 1)], team=PLAIN[:3])
    table.do("attack", 0)
    assert (table.wounds(0), table.one(0).up) == (2, 0b11)
    assert table.offered("attack") == [(1,), (2,)]
    table.do("attack", 1)
    assert not table.offered("attack")


@proves("cult.corporeal", "move.effect-no-share")
def test_flagellate_pulls_and_tears() -> None:
    table = flesh("flagellate", demon=(1, 1), spots=[(1, 3), (0, 1)])
    assert table.offered("haul") == [(0,)]
    table.do("haul", 0)
    assert ("space", at(0, 1)) not in table.options()  # somebody stands there
    table.do("space", at(1, 2))
    assert table.where(0) == (1, 2)
    assert not table.offered("haul")
    table.do("attack", 0)
    assert (table.wounds(0), FACE["bleeding"] in table.one(0).conditions) == (1, True)
    assert not table.offered("attack")


@proves("cult.ethereal")
def test_only_flesh_attacks() -> None:
    table = coven(demon=(1, 1), spots=[(1, 0), (0, 5)]).their_turn().move(DEMON)
    assert not table.offered("attack")


# --- Banishment ---


def banished(**laid: Any) -> Coven:
    """The Banishment was chosen, and the Knife and the Rope are in hand; the Altar is found."""
    laid.setdefault("hands", {0: ["ritual-knife", "rope-circle"]})
    laid.setdefault("spots", [(3, 0), (3, 1)])
    table = coven(objective="banish", **laid)
    table.game.tokens[-1].status = ON_BOARD
    return table.settle()


@proves("cult.banish-setup", "within.passages")
def test_knife_and_rope_lie_within_ten_of_the_altar() -> None:
    table = coven(altar=(3, 0))
    table.game.agenda.call(("lay_ritual",))
    table.settle()
    assert table.ask.seat == ADVERSARY
    assert ("relic", at(2, 2)) in table.options()
    table.do("relic", at(0, 5)).do("relic", at(3, 1))
    assert table.game.escape.lying == (
        (FACE["ritual-knife"], at(0, 5)),
        (FACE["rope-circle"], at(3, 1)),
    )
    assert table.game.tokens[-1].may >> at(3, 0) & 1
    table.one(0).space = at(3, 1)
    table.settle().turn(0).do("pick-up", FACE["rope-circle"])
    assert len(table.game.hand(0)) == 1


@proves("cult.banish-altar", "cult.knife")
def test_the_knife_is_used_on_the_altar_once_a_round() -> None:
    table = banished(wounds={0: ["panic"]})
    table.game.tokens[-1].status = HIDDEN
    assert not table.settle().turn(0).offers("knife-gain")
    table = banished(wounds={0: ["panic"]})
    table.one(0).up = 0
    table.settle().turn(0)
    assert table.offered("knife-up") == [(0,)]
    table.do("knife-up", 0)
    assert (table.one(0).up, table.game.cult.ritual) == (1, 1)
    table.turn(1)
    assert not table.offered("knife-gain")
    table = banished(spots=[(3, 1), (1, 5)])
    assert not table.turn(0).offers("knife-gain")  # beside it is not on it


@proves("cult.knife-fatal")
def test_the_knife_may_kill_and_the_altar_drinks_first() -> None:
    table = banished(wounds={0: ["panic", "drain", "spasm"]})
    table.turn(0).do("knife-gain")
    assert table.game.cult.ritual == 1
    assert table.game.dead() == [0]


@proves("cult.rope", "cult.rope-lone")
def test_the_rope_closes_round_the_altar() -> None:
    table = banished(spots=[(3, 1), (3, 2)])
    table.turn(0)
    assert not table.offers("rope")
    table.game.cult.ritual = 3
    assert table.settle().offers("rope")
    table.do("rope")
    assert table.game.outcome is Outcome.INVESTIGATORS
    table = banished(spots=[(3, 1), (1, 5)])
    table.game.cult.ritual = 3
    assert not table.settle().turn(0).offers("rope")  # not all are joined
    table = banished(spots=[(3, 2), (2, 2)])
    table.game.cult.ritual = 3
    assert not table.settle().turn(0).offers("rope")  # nobody is at the Altar


@proves("cult.banish-time", "end.timeout-table")
def test_time_is_on_the_cults_side() -> None:
    table = coven(objective="banish", round=LAST_ROUND)
    assert time_is_up(table.game)
    assert table.game.outcome is Outcome.ADVERSARY
