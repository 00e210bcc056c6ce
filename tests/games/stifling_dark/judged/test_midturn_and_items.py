"""Situations that a judge with the rulebook in hand found played otherwise: one test each."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.conditions import give_condition
from gloam.games.stifling_dark.rules.cult.cults_attacks import free_spaces
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import most_stamina
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import LOCKED, ON_BOARD
from tests.games.stifling_dark.cult.coven import coven
from tests.games.stifling_dark.playing import Dark, dark, lair
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, at

SYRINGE, BAG, KIT, FLARE = [
    FACE[name] for name in ("mystery-syringe", "foul-spell-bag", "survival-kit", "emergency-flare")
]


def names_held(table: Dark, who: int) -> list[int]:
    return [table.game.pack.faces[piece] for piece in table.game.hand(who)]


# --- what changes MP in mid-turn changes them at once ---


@proves("move.pool", "investigator.asher-major")
def test_ashers_major_gives_its_mp_now_and_not_twice() -> None:
    wounds = {0: ["drain", "fractured-foot"]}
    table = dark(["asher-palacios", "aira-willson"], wounds=wounds).turn(0)
    assert table.game.turn.mp == 3
    table.do("major")
    assert table.game.turn.mp == 6
    assert table.go(1, 1).game.turn.mp == 5
    table.end().turn(1).end().end()
    assert table.turn(0).game.turn.mp == 3


@proves("move.pool", "event.ignored")
def test_who_is_spared_the_event_has_the_mp_that_it_took() -> None:
    table = dark(hands={0: ["survival-kit"]}, event="updraft").turn(0)
    assert table.game.turn.mp == 3
    assert table.do("use", KIT).game.turn.mp == 4
    brielle = dark(["brielle-easton", "aira-willson"], event="updraft").turn(0)
    assert brielle.do("major").game.turn.mp == 4


@proves("move.pool", "wound.flip-down")
def test_a_medkit_gives_back_the_mp_that_the_wound_took() -> None:
    table = dark(hands={0: ["medkit"]}, wounds={0: ["pulled-hammy"]}).turn(0)
    table.do("use", FACE["medkit"]).do("turn-down", 0, 0)
    assert table.game.turn.mp == 4


@proves("move.pool", "wound.face-up")
def test_a_wound_takes_mp_that_are_left_and_later_ones() -> None:
    table = dark(picks=["pulled-hammy"], rolls=[5]).turn(0).go(1, 1).go(1, 2)
    gain_wound(table.game, 0, 1)
    assert table.settle().game.turn.mp == 0
    table = dark(picks=["pulled-hammy"], rolls=[5]).turn(0).do("walk", at(1, 3))
    gain_wound(table.game, 0, 1)
    table.settle()
    assert table.do("sprint").game.turn.mp == 4 - 2 + 4 - 3


@proves("move.pool")
@pytest.mark.parametrize(("item", "rolls"), [("diablerie-book", []), ("mystery-syringe", [4])])
def test_items_that_give_mp_give_them_this_turn(item: str, rolls: list[int]) -> None:
    table = dark(hands={0: [item]}, rolls=rolls).turn(0).do("use", FACE[item])
    assert table.game.turn.mp == 6


@proves("move.stranded")
def test_who_loses_the_mp_to_leave_a_shared_space_goes_back() -> None:
    table = coven(spots=[(1, 1), (1, 2)], picks=["pulled-hammy"])
    table.game.cult.hellfire = 1 << at(1, 2)
    table.turn(0)
    table.game.turn.mp = 2
    table.go(1, 2)
    assert table.where(0) == (1, 1)


@proves("investigator.ibraheem-minor")
def test_what_paranoia_takes_of_ibraheems_move_it_takes_of_his_sprint() -> None:
    team = ["ibraheem-hess", "aira-willson"]
    table = dark(team, conditions={0: ["paranoid"]}, rolls=[0, 5]).turn(0)
    assert table.game.turn.mp == 4
    assert table.do("sprint").game.turn.mp == 4  # half of four, and the two that his Move kept


# --- Wounds that forbid or take ---


def test_fear_does_not_let_an_involved_action_end_the_turn() -> None:
    wounds = {0: ["drain", "fear"]}
    table = dark(["asher-palacios", "aira-willson"], [(4, 2), (0, 5)], wounds=wounds)
    table.one(0).evidence, table.one(0).must_use_major = 1, 1
    table.turn(0)
    assert not table.offers("hand-in", 1)
    assert table.do("major").offers("hand-in", 1)


def test_aira_may_take_her_involved_action_in_fear() -> None:
    table = dark(["aira-willson", "lucy-belle"], [(4, 2), (0, 5)])
    table.one(0).evidence, table.one(0).must_use_major = 1, 1
    assert table.turn(0).offers("hand-in", 1)


@pytest.mark.parametrize("way", ["trade", "stones", "poppet"])
def test_a_slipped_disc_drops_what_is_too_much_however_it_comes(way: str) -> None:
    hands = {0: ["torch", "cursed-poppet"], 1: ["energy-bar", "whiskey"]}
    if way == "stones":
        hands = {0: [], 1: ["summoning-stones", "energy-bar"]}
    spots = [(1, 1), (1, 2)]
    table = dark(spots=spots, hands=hands, wounds={1: ["slipped-disc"]})
    if way == "trade":
        table.turn(0).do("trade", 1).do("item", 0, FACE["torch"]).do("done").do("agree")
    elif way == "poppet":
        table.turn(0).do("use", FACE["cursed-poppet"]).do("choose", 1)
    else:
        table.turn(1).do("use", FACE["summoning-stones"])
        for face in (FACE["torch"], FACE["whistle"]):
            table.do("item", 1, face)
    assert len(names_held(table, 1)) == 3
    table.do("discard", FACE["energy-bar"])
    assert len(names_held(table, 1)) == 2


@proves("track.obstruction")
def test_an_obstruction_that_was_asleep_pushes_the_marker_down_again() -> None:
    table = dark(hands={0: ["tourniquet"]}, wounds={0: ["collapsed-lung"]})
    table.one(0).stamina = 4
    table.turn(0).do("use", FACE["tourniquet"]).do("numb", 0).end()
    assert table.one(0).stamina == 5
    table.turn(1).end().end()
    assert (table.one(0).stamina, most_stamina(table.game, 0)) == (4, 4)
    asher = dark(["asher-palacios", "aira-willson"], wounds={0: ["drain", "collapsed-lung"]})
    asher.one(0).stamina = 4
    asher.turn(0).do("major").end()
    assert asher.one(0).stamina == 4


def test_mistrust_bars_a_trade_from_afar_too() -> None:
    hands, team = {0: ["torch"]}, ["ibraheem-hess", "aira-willson"]
    assert dark(team, [(1, 1), (1, 4)], hands=hands).turn(0).offers("major")
    wary = dark(team, [(1, 1), (1, 4)], hands=hands, wounds={0: ["mistrust"]})
    assert not wary.turn(0).offers("major")


@proves("faq.dylan-minor")
def test_dylan_disoriented_finds_the_dark_as_dear_as_others() -> None:
    wounds = {0: ["disoriented"]}
    table = dark(["dylan-lee", "aira-willson"], [(3, 0), (1, 4)], wounds=wounds).turn(0)
    assert not table.offers("walk", at(4, 2))
    assert table.go(3, 1).game.turn.mp == 2


@proves("investigator.asher-minor")
def test_asher_disoriented_feels_his_first_wound() -> None:
    team = ["asher-palacios", "aira-willson"]
    table = dark(team, wounds={0: ["pulled-hammy", "disoriented"]}).turn(0)
    assert table.game.turn.mp == 2
    table = dark(team, wounds={0: ["disoriented", "panic"]}).turn(0)
    assert table.offers("major")  # in his first slot it is no Wound that matters


# --- Stamina and Charge ---


@proves("concept.spend")
def test_frozen_stamina_pays_for_nothing() -> None:
    table = dark(hands={0: ["mystery-syringe", "binding-tablet"]}, rolls=[1]).turn(0)
    assert table.offers("sprint")
    table.do("use", SYRINGE)
    assert not table.offers("sprint")
    assert not table.offers("use", FACE["binding-tablet"])


@proves("stamina.loss-floor")
def test_summoning_stones_ask_no_price_of_who_has_no_stamina() -> None:
    table = dark(hands={0: ["summoning-stones"]})
    table.one(0).stamina = 0
    table.turn(0).do("use", FACE["summoning-stones"])
    for face in (FACE["torch"], FACE["whistle"]):
        table.do("item", 0, face)
    assert (table.one(0).stamina, table.one(1).stamina) == (0, 4)


def test_charge_that_is_never_below_one_rises_to_it_and_stays_there() -> None:
    table = dark(hands={0: ["foul-spell-bag"]}, rolls=[2, 5])
    table.one(0).charge = 0
    table.turn(0).do("use", BAG).do("choose", 1)
    assert table.one(0).charge == 1
    table.do("flashlight").do("aim", 0)
    assert table.one(0).charge == 1


# --- light ---


@proves("flash.death")
def test_the_light_of_who_escapes_goes_out_at_once() -> None:
    table = dark(["asher-palacios", "aira-willson", "lucy-belle"], [(1, 0), (1, 2), (0, 5)])
    game = table.game
    game.objective, game.escape.truck, game.escape.parts = "truck", at(1, 1), 3
    table.turn(0).do("flashlight").do("aim", 900)
    assert game.bright
    table.turn(1).do("start-truck")
    assert not game.bright


@proves("flash.extra-template")
def test_a_flare_obeys_what_bars_flashlights() -> None:
    hands = {0: ["emergency-flare"]}
    assert dark(hands=hands).turn(0).offers("use", FLARE)
    assert not dark(hands=hands, conditions={0: ["darkness"]}).turn(0).offers("use", FLARE)


# --- the ground ---


@proves("condition.mauled")
@pytest.mark.parametrize(("mauled", "wounds"), [(False, 1), (True, 2)])
def test_hellfire_is_the_adversarys_so_mauled_adds_to_it(mauled: bool, wounds: int) -> None:
    table = coven(spots=[(1, 1), (0, 5)], conditions={0: ["mauled"] if mauled else []})
    table.game.cult.hellfire = 1 << at(1, 2)
    table.turn(0).go(1, 2)
    assert (table.wounds(0), table.one(0).up.bit_count()) == (wounds, 1)


@proves("condition.mauled")
def test_desecrated_ground_is_the_adversarys_too() -> None:
    table = coven(spots=[(1, 1), (0, 5)], conditions={0: ["mauled"]}, rolls=[0])
    table.game.cult.desecrated = 1 << at(1, 2)
    table.turn(0).go(1, 2).end()
    assert table.wounds(0) == 2


@proves("concept.empty", "horror.mucus")
def test_mucus_is_not_laid_on_what_an_objective_has_laid() -> None:
    table = lair(spots=[(0, 0), (0, 1)], horror=(1, 4), abilities=["thick-mucus"])
    table.game.objective = "gate"
    table.game.escape.exit, table.game.escape.saw = at(1, 3), at(1, 1)
    table.pass_turns().do("card", FACE["thick-mucus"])
    spaces = [space for (space,) in table.offered("space")]
    assert at(1, 2) in spaces
    assert not {at(1, 1), at(1, 3)} & set(spaces)


@proves("concept.empty", "door.lock-not-empty")
def test_a_door_with_the_escape_artist_on_it_is_not_empty() -> None:
    table = dark(["dylan-lee", "aira-willson"], [(1, 2), (0, 5)]).turn(0)
    assert table.offers("lock", DOOR)
    table.do("major").do("space", at(2, 2))
    assert not table.offers("lock", DOOR)


@proves("door.locked")
def test_nobody_is_set_down_on_a_locked_door() -> None:
    dylan = dark(["dylan-lee", "aira-willson"], [(1, 2), (0, 5)]).turn(0).do("lock", DOOR)
    dylan.do("major")
    assert not dylan.offers("space", at(2, 2))
    lash = coven(spots=[(0, 2), (0, 5)], demon=(1, 2), attack="flagellate")
    lash.game.gates[DOOR], lash.game.blocked = LOCKED, 1 << DOOR
    assert free_spaces(lash.game) == [at(1, 1), at(1, 3)]


@proves("condition.discard")
def test_a_ghillie_suit_is_worn_in_the_turn_that_fear_chokes() -> None:
    table = dark(hands={0: ["ghillie-suit"]}, conditions={0: ["choking-fear"]}).turn(0)
    table.do("use", FACE["ghillie-suit"])
    assert table.one(0).conditions == {}
    table.turn(1).end().end()
    assert table.turn(0).game.turn.mp == 4


@proves("condition.discard")
def test_a_turn_that_is_slept_through_was_the_next_turn_too() -> None:
    table = dark(hands={0: ["sedatives"]}).turn(0).do("use", FACE["sedatives"]).end()
    table.turn(1).end()
    give_condition(table.game, 0, FACE["choking-fear"])
    table.end().turn(0)
    assert table.one(0).acted
    assert table.one(0).conditions == {}


# --- lights, cards and the Rope ---


@proves("faq.mitchell")
def test_mitchell_sweeps_from_a_tripod_too() -> None:
    table = dark(["mitchell-carter", "aira-willson"], hands={0: ["tripod"]}).turn(0)
    table.do("use", FACE["tripod"]).do("aim", 0)
    assert table.offers("keep")
    table.do("aim", 900).go(1, 1)
    (light,) = table.game.lights
    assert (light.aim, light.space) == (900, at(1, 0))


def test_a_cross_bars_buying_with_vengeance() -> None:
    table = dark(abilities=["vengeful-darkness"], hands={0: ["cross"]})
    table.game.butcher.vengeance = 2
    table.turn(0).do("use", FACE["cross"]).end().turn(1).end()
    assert not table.offers("buy")
    table.end().pass_turns()
    assert table.offers("buy")


@proves("track.obstruction")
def test_what_a_wound_gives_back_does_not_pass_the_end_of_the_track() -> None:
    hands = {0: ["tourniquet", "energy-bar", "medkit"]}
    table = dark(hands=hands, picks=["collapsed-lung"])
    gain_wound(table.game, 0, 1)
    table.settle().do("pass").turn(0).do("use", FACE["tourniquet"]).do("numb", 0)
    table.do("use", FACE["energy-bar"])
    assert table.one(0).stamina == 5
    table.do("use", FACE["medkit"]).do("turn-down", 0, 0)
    assert table.one(0).stamina == 5


@proves("cult.rope", "concept.same-space-adjacent")
def test_who_shares_a_space_is_not_joined_to_the_other() -> None:
    table = coven(spots=[(1, 1), (1, 2)], altar=(1, 1), hands={0: ["rope-circle"]})
    table.game.tokens[-1].status, table.game.cult.ritual = ON_BOARD, 3
    table.turn(0)
    assert table.offers("rope")
    assert not table.go(1, 2).offers("rope")
