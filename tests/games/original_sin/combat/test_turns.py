"""Rounds and turns: order, AP, cooldown tracks, start-of-turn effects, actions."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.figures.cooldown import slide
from gloam.games.original_sin.rules.figures.numbers import armour
from gloam.games.original_sin.state import DIFFICULT, FIGURES, NO_CARD, Round
from tests.games.original_sin.playing import (
    BLANK,
    BLUE_HIT,
    CLOSEST,
    A,
    B,
    Fight,
    fight,
)
from tests.games.original_sin.proving import proves


def turns(table: Fight) -> list[int]:
    return [int(event[1]) % FIGURES for event in table.told() if event[0] == "turn"]


@proves("combat.order", "combat.one-turn-each", "round.enemies", "combat.continues")
def test_fast_enemies_act_before_the_origins_and_slow_ones_after_them() -> None:
    minions = [("gaoler", 4), ("gaoler", 4), ("gaoler", 4)]
    table = fight(at=(3, 0), minions=minions, fast=[False, True, True])
    assert table.game.round is Round.COMBAT
    assert [enemy.acted for enemy in table.game.enemies.values()] == [False, True, True]
    table.turn(1).end().turn(0).end()
    assert turns(table) == [1, 0, A, B, B + 1]


@proves("ap.gain", "ap.leftover", "ap.max")
def test_ap_are_kept_for_the_next_round_up_to_eight() -> None:
    table = fight(at=(0, 0), minions=[("gaoler", 5)])
    table.turn(0)
    assert table.one(0).ap == 5
    table.do("move", 1).end().turn(1).end()
    table.turn(0)
    assert table.one(0).ap == 8  # 4 and 5


@proves("status.haste-known", "ap.haste-ends")
def test_haste_lifts_the_maximum_and_takes_what_is_above_with_it() -> None:
    table = fight(minions=[("gaoler", 5)], ap=8, statuses=[(0, "haste", 1)])
    table.turn(0)
    assert table.one(0).ap == 10
    table.end()
    assert (table.one(0).ap, table.statuses(0)) == (8, {})


@proves("cooldown.slide-includes-new", "skill.cooldown", "cooldown.clear-return")
def test_a_used_skill_cools_down_and_slides_at_the_end_of_the_same_turn() -> None:
    table = fight(["lohse", "ifan"], at=(3, 0), minions=[("gaoler", 4)])
    table.turn(0).rolls(BLANK, BLANK, BLANK).use("spark-lance", "figure", A)
    assert table.statuses(0) == {"spark-lance": 2}
    assert FACE["spark-lance"] not in table.one(0).hand
    table.end()
    assert table.statuses(0) == {"spark-lance": 1}
    table.turn(1).rolls(CLOSEST, BLANK, BLANK).end().turn(0).end()
    assert table.statuses(0) == {}
    assert FACE["spark-lance"] in table.one(0).hand


@proves("skill.flip", "summon.temporary", "cooldown.face-up", "summon.card-stays")
def test_a_summon_goes_when_its_card_is_turned_down_and_no_other() -> None:
    for rewarded in (False, True):
        table = fight(["farzanah", "ifan"], minions=[("gaoler", 5)])
        table.turn(0).use("conjure-incarnate")
        assert table.one(0).summon == FACE["summon-incarnate"]
        table.end()
        one = table.one(0)
        one.track = ((FACE["conjure-incarnate"], 3, True),)
        if rewarded:  # another summon has taken its place
            one.summon, one.summoner = FACE["summon-wolf"], NO_CARD
        table.turn(1).rolls().end().turn(0).end()
        assert one.track == ((FACE["conjure-incarnate"], 2, False),)
        assert one.summon == (FACE["summon-wolf"] if rewarded else NO_CARD)


@proves("summon.as-item", "equip.limited")
def test_a_summon_attacks_for_its_ap_as_often_as_its_card_says() -> None:
    table = fight(["farzanah", "ifan"], at=(3, 0), minions=[("gaoler", 4)])
    table.turn(0).use("ember-pole").rolls(5, 5, BLUE_HIT).use("summon-ember-pole", "figure", A)
    # three hits and the level bonus; the staff's element does not matter
    assert table.enemy(A).hp == 18 - 4
    assert (FACE["summon-ember-pole"],) not in table.offered("use")


@proves("skill.weapon-limit", "equip.limited")
def test_a_limit_on_an_item_also_binds_attacks_through_skills() -> None:
    table = fight(["sebille", "ifan"], at=(4, 0), hands={0: ["low-blade"]})
    table.reprint("starter-dagger", limit=1).turn(0)
    table.rolls(BLANK, BLANK).use("starter-dagger", "figure", A)
    assert (FACE["starter-dagger"],) not in table.offered("use")
    assert (FACE["low-blade"],) not in table.offered("use")  # it would attack with the dagger


@proves("status.start-of-turn", "status.start-order", "damage.magical")
def test_start_of_turn_effects_come_first_in_an_order_that_is_chosen() -> None:
    both = [(0, "burning", 2), (0, "bleeding", 3)]
    table = fight(["sebille", "ifan"], minions=[("gaoler", 5)], statuses=both)
    table.turn(0)
    assert table.asks("order", 0, FACE["burning"], FACE["bleeding"])
    assert table.one(0).ap == 0
    table.do("due", 1)
    # BLEEDING 1 direct; BURNING 3 fire, less two magical armour
    assert (table.one(0).hp, table.one(0).ap) == (24 - 2, 5)
    table.end()
    assert table.statuses(0) == {"burning": 1, "bleeding": 2}


@proves("downed.own-turn", "downed.combat-turn", "downed.no-actions")
def test_who_is_downed_by_its_start_of_turn_has_a_downed_turn() -> None:
    table = fight(minions=[("gaoler", 5)], statuses=[(0, "burning", 2)], hp={0: 1})
    table.do("turn", 0)
    assert (table.one(0).hp, table.one(0).ap, table.statuses(0)) == (0, 5, {"burning": 1})
    assert table.game.active == 1


@proves("downed.revived-in-time", "revive.action", "revive.not-damage")
def test_who_is_revived_before_its_turn_has_it() -> None:
    table = fight(minions=[("gaoler", 5)], at=(1, 0), hp={0: 10, 1: 0})
    assert table.game.active == 0
    table.do("revive", 1).do("hp", 4)
    assert (table.one(0).hp, table.one(1).hp, table.one(0).ap) == (6, 4, 4)
    table.end()
    assert table.game.active == 1
    assert table.one(1).ap == 5
    table.do("move", 1).end().turn(0)
    assert table.one(0).ap == 8


@proves("revive.give-all", "revive.all-downed-check")
def test_the_last_one_standing_may_give_all_and_the_other_stands() -> None:
    table = fight(minions=[("gaoler", 5)], hp={0: 3, 1: 0})
    table.do("revive", 1).do("hp", 3)
    assert (table.one(0).hp, table.one(1).hp) == (0, 3)
    assert table.game.active == 1
    assert not table.game.ended


@proves("move.cost", "env.difficult", "move.paths", "move.split")
def test_each_space_costs_one_ap_and_difficult_terrain_two() -> None:
    table = fight(minions=[("gaoler", 4)], environment={6: DIFFICULT})
    table.turn(0).do("move", 1)
    assert table.offered("move") == [(0,), (2,), (6,)]
    table.do("move", 6)
    assert table.one(0).ap == 5 - 1 - 2
    table.do("move", 3).do("move", 4)
    assert table.one(0).ap == 0
    assert table.offered("move") == []  # the path to the cellar is locked, too


@proves("move.tactical-end", "move.tactical-through", "move.tactical-guard")
def test_no_turn_ends_beside_an_ally_on_a_tactical_space() -> None:
    table = fight(["red-prince", "ifan"], at=(1, 2), minions=[("gaoler", 2)])
    table.turn(0).do("move", 2)
    assert ("end",) not in table.options()
    table.rolls(0, 0, 0).use("starter-axe", "figure", A)
    # one AP is left: to leave, and for nothing else that costs AP
    assert [key[0] for key in table.options()] == ["move", "move"]
    table.do("move", 3)
    assert ("end",) in table.options()


@proves("move.tactical-guard", "status.knocked-known")
def test_who_is_stuck_there_may_end_its_turn() -> None:
    table = fight(at=(2, 2), minions=[("gaoler", 4)], statuses=[(0, "knocked-down", 3)])
    table.turn(0)
    assert ("end",) in table.options()
    assert table.offered("move") == []
    table.do("shake-off", FACE["knocked-down"])
    assert table.one(0).ap == 3
    assert ("end",) not in table.options()


@proves("action.taunt", "action.taunt-immovable")
def test_taunt_brings_an_adjacent_enemy_over() -> None:
    table = fight(at=(1, 0), minions=[("gaoler", 6), ("gaoler", 3)], boss="warden", boss_at=2)
    table.turn(0)
    assert table.offered("taunt") == [(A,)]
    table.do("taunt", A)
    assert (table.enemy(A).at, table.one(0).ap) == (1, 4)


@proves("action.recover", "action.recover-clear", "status.poisoned-known")
def test_recover_heals_or_shortens_a_status_with_no_enemy_near() -> None:
    table = fight(minions=[("gaoler", 4)], hp={0: 10}, statuses=[(0, "shocked", 1)])
    table.turn(0)
    table.do("recover")
    assert (table.one(0).hp, table.one(0).ap) == (12, 2)
    table = fight(minions=[("gaoler", 4)], hp={0: 10}, statuses=[(0, "shocked", 1)])
    table.turn(0).do("shorten", FACE["shocked"])
    assert (table.statuses(0), table.one(0).ap) == ({}, 2)
    for near, poisoned in ((True, False), (False, True)):
        statuses = [(0, "poisoned", 3)] if poisoned else []
        table = fight(minions=[("gaoler", 0 if near else 4)], hp={0: 10}, statuses=statuses)
        table.turn(0)
        assert ("recover",) not in table.options()
        assert bool(table.offered("shorten")) is poisoned


@proves("equip.combat", "equip.hands", "equip.two-hand-replace", "equip.replace")
def test_a_two_hand_item_displaces_both_hands() -> None:
    table = fight(["beast", "ifan"], packs={0: ["starter-axe", "healing-potion", "oilskin"]})
    table.turn(0).do("equip", 0)
    # sword and shield do not both fit into the backpack
    assert table.offered("discard") == [(0,), (1,), (2,), (3,)]
    table.do("discard", 0)
    one = table.one(0)
    assert one.worn[2] == FACE["starter-axe"]
    assert one.pack == (FACE["oilskin"], FACE["starter-sword"], FACE["starter-shield"])
    assert one.ap == 4


@proves("equip.hands", "equip.replace", "equip.stored-inactive")
def test_a_one_hand_item_takes_the_place_of_one_that_fills_both() -> None:
    table = fight(packs={0: ["starter-sword", "starter-dagger"]})
    table.turn(0).do("equip", 0)
    assert table.one(0).worn[2:4] == (FACE["starter-sword"], NO_CARD)
    assert table.one(0).pack == (FACE["starter-dagger"], FACE["starter-bow"])
    assert (FACE["starter-bow"],) not in table.offered("use")
    table.do("equip", 0)
    assert table.one(0).worn[2:4] == (FACE["starter-sword"], FACE["starter-dagger"])


@proves("trade.combat", "trade.place", "trade.consent")
def test_items_change_hands_in_one_space_for_one_ap_each() -> None:
    table = fight(["ifan", "beast"], packs={0: ["pot-helm"]})
    table.turn(0).do("give", 1, 5).do("yes", seat=1)
    assert table.one(1).worn[0] == FACE["pot-helm"]
    table.do("take", 1, 2).do("no")
    assert table.one(0).pack == (FACE["starter-sword"],)
    assert table.one(0).ap == 3
    table.do("move", 1)
    assert table.offered("give") == []


@proves("consumable.ongoing", "consumable.cost", "consumable.discard")
def test_an_ongoing_potion_works_until_it_slides_off() -> None:
    table = fight(packs={0: ["physical-armor-potion", "healing-potion"]}, hp={0: 5})
    table.turn(0).use("healing-potion").use("physical-armor-potion")
    assert (table.one(0).hp, table.one(0).ap, table.one(0).pack) == (11, 3, ())
    assert table.statuses(0) == {"physical-armor-potion": 3}
    assert armour(table.game, 0) == (3, 1)
    table.end()
    assert table.statuses(0) == {"physical-armor-potion": 2}
    table.one(0).track = ((FACE["physical-armor-potion"], 1, True),)
    slide(table.game, 0)
    assert (table.statuses(0), armour(table.game, 0)) == ({}, (1, 1))


@proves("talent.kinds", "talent.free", "ap.zero-actions")
def test_a_talent_is_used_once_a_location_at_no_cost() -> None:
    table = fight(["beast", "ifan"], ap=0, statuses=[(0, "stunned", 2)])
    table.turn(0)
    assert table.one(0).ap == 2  # half of five
    assert FACE["rally"] not in [face for (face,) in table.offered("use")]
    table.do("free", FACE["second-wind"])
    assert table.one(0).ap == 5
    assert table.offered("free") == []


@proves("source.collar", "source.skill", "skill.source")
def test_a_source_skill_waits_for_the_collar_to_break() -> None:
    for collared in (True, False):
        table = fight(["fane", "ifan"], hands={0: ["hourglass"]}, source=1)
        table.one(0).collared = collared
        table.turn(0)
        assert ((FACE["hourglass"],) in table.offered("use")) is not collared
    table.use("hourglass")
    assert (table.one(0).source, table.one(0).ap) == (0, 9)
    assert table.statuses(0) == {"haste": 3, "hourglass": 5}


@proves("move.tactical-end", "move.tactical-guard")
def test_who_walks_at_no_cost_still_ends_no_turn_where_an_ally_stands() -> None:
    table = fight(at=(1, 2), minions=[("gaoler", 3)], statuses=[(0, "wings", 4)])
    table.turn(0).do("move", 2)
    assert ("end",) not in table.options()
    assert ("use", FACE["starter-bow"]) in table.options()  # leaving costs nothing
    table.do("move", 1).end()


@proves("move.tactical-guard", "skill.actions-free")
def test_a_card_that_moves_leaves_nobody_where_a_turn_cannot_end() -> None:
    hands: dict[int, Sequence[str]] = {0: ["easy-locks", "gust-step"]}
    table = fight(at=(0, 2), minions=[("gaoler", 3)], hands=hands, ap=-4)
    table.turn(0).use("easy-locks").do("move", 1)
    assert table.offered("move") == [(0,), (6,)]  # not the ally's, with no AP to go on
    table.do("stay").end()
    through = fight(at=(1, 2), minions=[("gaoler", 3)], hands=hands, ap=-4)
    through.turn(0).use("easy-locks").do("move", 2)
    assert through.options() == [("move", 1), ("move", 3)]
    leaps = fight(at=(0, 2), minions=[("gaoler", 3)], hands=hands, ap=-4)
    leaps.turn(0).use("gust-step")
    assert leaps.offered("space") == [(0,), (1,), (6,)]
    richer = fight(at=(0, 2), minions=[("gaoler", 3)], hands=hands, ap=-3)
    richer.turn(0).use("gust-step")
    assert (2,) in richer.offered("space")
