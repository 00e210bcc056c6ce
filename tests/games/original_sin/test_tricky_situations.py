"""Situations that a judge thought of with the rulebook in hand, and the rules got wrong."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.exploring.explore_rounds import cards_here
from gloam.games.original_sin.state import BOSS, DISCARDED, ON_MAP, Stage
from tests.games.original_sin.between.playing import left
from tests.games.original_sin.exploring.playing import QUARRY, explore
from tests.games.original_sin.playing import BLANK, BLUE_SPECIAL, CLOSEST, RED_TWO, A, B, fight
from tests.games.original_sin.proving import proves

DART = ["poison-dart"]


@proves("restart.reset", "end.when")
def test_rounds_fought_before_a_restart_do_not_count_after_it() -> None:
    table = explore(("ifan", "fane"), QUARRY).round("explore").all_travel("2", "2")
    assert table.game.rounds == 1
    for origin in table.game.party:
        origin.hp = 0
    again = table.called("over")
    assert again.asks("end-session")
    again.vote("go-on").content().round("explore").all_travel("2", "2")
    assert again.game.rounds == 1  # of the two that the ledge must be held


@proves("restart.recovery")
def test_a_skill_that_fells_its_user_is_in_hand_once_after_the_restart() -> None:
    table = explore(["fane", "ifan"])
    table.one(0).hp, table.one(1).hp = 3, 0
    table.round("rest").do("no").do("done").do("done").do("use", FACE["open-vein"])
    assert "restart" in table.words()
    assert table.one(0).hand.count(FACE["open-vein"]) == 1
    assert table.game.in_use == -1


@proves("ap.no-carry")
def test_ap_gained_while_resting_are_not_there_when_a_fight_begins() -> None:
    table = explore(["fane", "ifan"])
    table.round("rest").do("turn", 0, seat=0).do("no").do("done").do("use", FACE["open-vein"])
    assert (table.one(0).hp, table.one(0).ap) == (21, 0)


@proves("talent.free", "explore.travel")
def test_who_cannot_travel_may_still_use_what_is_free() -> None:
    table = explore(["vali", "ifan"])
    table.one(0).track = ((FACE["frozen"], 2, True),)
    table.round("explore").do("turn", 0, seat=0)
    assert table.offered("travel") == [(table.one(0).at,)]
    table.do("free", FACE["clean-wounds"])
    assert len(table.offered("travel")) == 3  # nothing holds him now


@proves("equip.once-per")
def test_what_was_used_up_stays_so_in_other_hands() -> None:
    table = fight(packs={0: ["silver-band", "lost-coat"]}, ap=3)
    table.one(0).used, table.one(0).spent = (FACE["silver-band"],), (FACE["lost-coat"],)
    table.turn(0).do("give", 1, 5).do("yes", seat=1)
    table.do("give", 1, 5).do("yes", seat=1)
    assert (table.one(0).used, table.one(0).spent) == ((), ())
    assert (table.one(1).used, table.one(1).spent) == ((FACE["silver-band"],), (FACE["lost-coat"],))
    table.end().turn(1)
    assert table.offered("free") == []
    two = fight(packs={0: ["silver-band", "silver-band"]}, ap=3)
    two.one(0).used = (FACE["silver-band"],)
    two.turn(0).do("give", 1, 5)
    assert two.one(1).used == ()  # he keeps the used one


@proves("skill.reaction")
def test_two_cards_for_one_reaction_give_one_reaction() -> None:
    cards = [(0, "riposte", 3), (0, "answering-steel", 4)]
    table = fight(["vali", "ifan"], at=(3, 0), minions=[("gaoler", 3)], statuses=cards)
    table.turn(0).end().turn(1).rolls(CLOSEST, BLANK, BLANK).end()
    table.do("due", 0).do("no").rolls(BLANK, BLANK).do("yes")  # not by the first, by the second
    assert table.words().count("rolls") == 2
    table = fight(["vali", "ifan"], at=(3, 0), minions=[("gaoler", 3)], statuses=cards)
    table.turn(0).end().turn(1).rolls(CLOSEST, BLANK, BLANK, BLANK, BLANK).end()
    table.do("due", 0).do("yes")
    assert not table.asks("may")
    assert table.words().count("rolls") == 2


@proves("downed.no-location")
def test_a_group_that_is_moved_carries_its_downed_along() -> None:
    table = explore(("ifan", "fane", "lohse"), QUARRY)
    table.one(2).hp = 0
    table.round("explore").travel(0, "1").travel(1, "1").option(3)
    assert [origin.at for origin in table.game.party] == [table.space("3")] * 3


@proves("boss.attack", "boss.move", "status.side")
def test_a_blinded_boss_has_no_longer_range_than_one() -> None:
    blinded = [(BOSS, "blinded", 3)]
    table = fight(at=(3, 3), minions=[], boss="warden", boss_at=1, statuses=blinded)
    table.top(2, "thrown-keys").reprint("thrown-keys", move=0)
    table.turn(0).end().turn(1).end().votes("figure", 0)
    assert "hits" not in table.words()  # two spaces off, with keys that fly two
    assert "thrown-keys" in table.statuses(BOSS)


@proves("downed.whole-party-other")
def test_nobody_starts_anew_who_has_left_lying_down() -> None:
    table = left(["ifan", "fane"], scene=1)
    for origin in table.game.party:
        origin.hp = 0
    table = table.called("over")
    assert table.game.stage is Stage.INTERLUDE
    assert "restart" not in table.words()


@proves("card.place-other")
def test_a_card_that_has_left_the_deck_is_not_placed_again() -> None:
    table = explore()
    number = table.card("12")
    table.called("lay_on_map", 12, "5")
    assert table.game.where[number] == ON_MAP
    table.called("take_away", number)
    table.called("lay_on_map", 12, "5")
    assert table.game.where[number] == DISCARDED


@proves("equip.trinket")
def test_the_copper_band_rerolls_a_die_of_a_physical_attack() -> None:
    for weapon, asked in (("starter-sword", True), ("starter-staff", False)):
        table = fight(["ifan", "fane"], at=(4, 0), enemy_hp={A: 18})
        worn = [-1, -1, FACE[weapon], -2 if weapon == "starter-staff" else -1, FACE["copper-band"]]
        table.one(0).worn = tuple(worn)
        table.turn(0).rolls(BLANK, BLANK, RED_TWO).use(weapon, "figure", A)
        assert table.asks("reroll") is asked
        if asked:
            table.do("reroll", 0, FACE["copper-band"])
            assert FACE["copper-band"] in table.one(0).used


@proves("dice.reroll-together", "dice.reroll-sequence")
def test_a_poison_dart_is_thrown_again_at_a_target_in_ones_space() -> None:
    for space, asked in ((3, True), (1, False)):
        table = fight(
            ["fane", "ifan"], at=(3, 0), minions=[("gaoler", 3 if asked else 6)], hands={0: DART}
        )
        table.turn(0).rolls(BLANK, BLANK, BLANK, BLANK, RED_TWO).use("poison-dart", "figure", A)
        assert table.asks("reroll") is asked, space
        if asked:
            table.do("reroll", 0, FACE["poison-dart"]).do("die", 12)
            assert not table.asks("reroll")  # once
            assert table.enemy(A).hp == 18 - (2 + 1)


@proves("attack.multi", "attack.step-order")
def test_an_attack_is_complete_before_it_goes_on_to_another_target() -> None:
    table = fight(
        ["ifan", "lohse"],
        at=(3, 0),
        minions=[("gaoler", 3), ("gaoler", 3)],
        hands={0: ["storm-chain"]},
        level=4,
    )
    table.turn(0).rolls(*[BLUE_SPECIAL] * 3, *[BLANK] * 5, *[BLANK] * 8)
    table.use("storm-chain", "figure", A)
    words = table.words()
    assert words.count("hits") == 2
    assert words.index("gains-status") < len(words) - words[::-1].index("hits") - 1
    assert (table.statuses(A), table.statuses(B)) == ({"shocked": 2}, {})


@proves("dice.cap-after", "dice.reduction")
def test_a_lent_die_is_there_before_dice_are_left_out() -> None:
    blinded = [(0, "blinded", 2)]
    table = fight(["ifan", "lohse"], at=(4, 0), statuses=blinded, rerolls=True)
    table.turn(0).use("starter-bow", "figure", A)
    assert table.asks("lend-die", 1)
    table.do("yes", seat=1)
    assert table.asks("leave-out", 0)
    assert table.game.deeds[-1].pool == (0, 2, 1)


@proves("downed.no-location", "challenge.result-order")
def test_who_was_downed_by_another_result_meets_none_of_its_own() -> None:
    table = explore()
    card = table.card("2")
    back = table.game.place.cards[card].part("back")
    table.game.totals = {0: 4, 1: 4}
    table.one(0).hp = 0
    table = table.called("next_result", card, back, 3)
    assert (table.statuses(0), table.statuses(1)) == ({}, {"blessed": 2})


@proves("map.when-explored")
def test_a_card_that_only_lies_there_leaves_its_space_to_the_deck() -> None:
    table = explore()
    silent = table.card("10")
    table.called("lay_on_map", 10, "1")
    assert table.game.placed[table.space("1")] == silent
    assert cards_here(table.game, table.space("1")) == [table.card("1")]
