"""Mor'gonnod's cards, and the Possessed."""

from __future__ import annotations

from typing import Any

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    COOLDOWN_1,
    COOLDOWN_2,
    ON_BOARD,
    OUT,
    Light,
)
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.imagine import imagine
from tests.battery import laws
from tests.games.stifling_dark.cult.coven import DEMON, Coven, coven
from tests.games.stifling_dark.playing import PLAIN
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import at


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


@proves("condition.possessed", "move.effect-no-share", "move.forced-not-move")
@proves("cult.bloodletting")
def test_the_possessed_are_walked_and_made_to_cut() -> None:
    table = coven(
        PLAIN[:3],
        [(1, 0), (1, 4), (0, 5)],
        cultists=[(1, 1), (3, 4), (3, 5)],
        conditions={0: ["possessed"]},
    ).their_turn()
    assert table.ask.about == ("possess", 0)
    table.do("yes")
    assert table.ask.seat == ADVERSARY
    table.go(1, 1).go(1, 2).go(1, 3)
    # On (1, 4) is somebody, and it would be the last space.
    assert table.goes() == [(0, 3), (1, 2), (2, 3)]
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


@proves("condition.possessed")
def test_a_coin_names_nobody_who_was_possessed_in_this_turn() -> None:
    table = coven(
        ["vincent-campbell", "mada-rorrim", "aira-willson"],
        [(1, 0), (1, 4), (0, 5)],
        cultists=[(1, 1), (3, 4), (3, 5)],
        conditions={0: ["possessed"]},
        rolls=[0],
    ).their_turn()
    table.one(1).coin = True
    table.do("yes").go(1, 1).go(1, 2).go(1, 3).do("stop").do("let-blood", 1)
    table.do(*next(key for key in table.options() if key[0] == "flip"))
    assert table.options() == [("choose", 1), ("choose", 2)]
    table.do("choose", 2)
    assert ([table.wounds(who) for who in range(3)], table.game.cult.blood) == ([0, 0, 1], 1)


@proves("condition.possessed")
def test_who_was_possessed_is_not_given_the_ear_again_but_can_be_clawed() -> None:
    team = ["vincent-campbell", "mada-rorrim"]
    laid: dict[str, Any] = {"team": team, "spots": [(1, 0), (1, 2)], "wounds": {0: ["panic"]}}
    table = with_card("severed-ear", rolls=[0], **laid)
    table.one(1).coin, table.game.cult.spared = True, 0b01
    table.settle().do("card", FACE["severed-ear"])
    assert table.options() == [("choose", 1)]
    table.do("choose", 1).do(*next(key for key in table.options() if key[0] == "flip"))
    assert table.options() == [("choose", 1)]
    table = with_card("razor-like-talons", **laid)
    table.one(0).up, table.game.cult.spared = 0, 0b01
    assert table.settle().do("card", FACE["razor-like-talons"]).options() == [("choose", 0)]


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


def test_a_card_that_was_used_is_imagined_to_have_lain_ready() -> None:
    """Law 2 failed here: worlds in which another card had been ready were dealt otherwise."""
    table = coven(abilities=("severed-ear", "spiked-vertebrae")).their_turn().move(DEMON)
    table.game.cult.ready = [piece_with(table.game, ABILITY_SLOTS, FACE["spiked-vertebrae"])]
    table.settle().do("card", FACE["spiked-vertebrae"])
    dice = Dice(b"ready")
    for _ in range(20):
        laws.imagining_uses_nothing_hidden(table.run, 1, dice)
        world = imagine(table.run, 1, dice)
        assert world is not None
        assert world.quiet.cult.ready == table.game.cult.ready
