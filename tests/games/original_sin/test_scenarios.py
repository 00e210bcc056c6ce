"""The ten scenarios of the builder's notes, by their numbers."""

from __future__ import annotations

import tomllib

from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.cards.location_cards import location_of
from gloam.games.original_sin.state import (
    BOSS,
    DIFFICULT,
    DISCARDED,
    HELD,
    NO_CARD,
    ON_STACK,
    TRAY,
    Outcome,
)
from tests.games.original_sin.between.playing import begun
from tests.games.original_sin.exploring.playing import QUARRY, Party, explore
from tests.games.original_sin.playing import (
    BLUE_HIT,
    BLUE_SPECIAL,
    RED_THREE,
    RED_TWO,
    WHITE_HIT,
    A,
    fight,
)
from tests.games.original_sin.proving import proves

# Four keepers at once, and an event that brings five more, of which two find a tray.
PIT = location_of(
    tomllib.loads(
        """
        title = "The Pit"
        level = 1
        start = "1"
        space = [{ id = "1" }, { id = "2" }]
        path = [{ id = "1", ends = ["1", "2"] }]
        [time]
        start = [3, 3, 3]
        events = { 2 = "A" }
        [card.1]
        title = "Keepers"
        [[card.1.front.spawn]]
        minion = "gaoler"
        track = "SLOW"
        space = "2"
        count = [4, 4, 4]
        [card.1.back.victory]
        do = ["Gain 1 gold."]
        [card.1.back.defeat]
        do = ["Restart."]
        [card.A]
        title = "More of them"
        [[card.A.front.spawn]]
        minion = "oil-rat"
        track = "SLOW"
        space = "2"
        count = [3, 3, 3]
        [[card.A.front.spawn]]
        minion = "crocodile"
        track = "FAST"
        space = "2"
        count = [2, 2, 2]
        [card.A.back.victory]
        do = ["Gain 2 gold."]
        [card.A.back.defeat]
        do = ["Restart."]
        """
    ),
    "pit",
)


@proves("downed.revived-in-time", "revive.action", "downed.tactical")
def test_scenario_1_revived_before_its_turn_an_origin_takes_it() -> None:
    table = fight(["ifan", "lohse"], at=(0, 1), hp={0: 10, 1: 0}, ap=-4)
    table.turn(0)
    assert table.one(0).ap == 1
    table.do("revive", 1).do("hp", 4).end()
    assert table.asks("act", 1)
    assert (table.one(0).hp, table.one(1).hp, table.one(1).ap) == (6, 4, 1)


@proves("attack.multi", "end.active-origin", "end.step3-damage", "end.round")
def test_scenario_2_the_first_of_two_attacks_ends_the_fight() -> None:
    table = fight(
        ["beast", "fane"],
        at=(4, 0),
        enemy_hp={A: 2},
        hp={1: 1},
        statuses=[(1, "burning", 2)],
        hands={0: ["twin-cut"]},
        rolls=[BLUE_HIT, BLUE_HIT, RED_TWO],
    )
    table.game.time = 5
    table.turn(0).use("twin-cut", "figure", A)
    assert "won" in table.words()
    assert table.asks("round")
    assert table.statuses(0) == {"twin-cut": 1}  # placed, and slid once
    assert ("downed" in table.words(), table.one(1).hp) == (True, 1)
    assert [origin.ap for origin in table.game.party] == [0, 0]
    assert table.game.time == 4


@proves("summon.right-summon", "skill.flip")
def test_scenario_3_a_card_that_flips_takes_no_other_summon() -> None:
    table = fight(["cassian", "ifan"])
    one = table.one(0)
    one.skills, one.hand = (FACE["conjure-incarnate"],), ()
    one.track = ((FACE["conjure-incarnate"], 3, True),)
    one.summon, one.summoner = FACE["summon-wolf"], NO_CARD
    table.turn(0).end()
    assert table.one(0).track == ((FACE["conjure-incarnate"], 2, False),)
    assert table.one(0).summon == FACE["summon-wolf"]


@proves("challenge.reroll-before-flip", "skill.keyword-cooldown", "challenge.auto")
def test_scenario_4_the_table_is_unseen_until_the_last_window_closes() -> None:
    table = explore(["ifan", "sebille"], rolls=[WHITE_HIT] * 4)
    dive = FACE["phoenix-dive"]
    table.one(0).skills = table.one(0).hand = (dive,)
    table.one(1).source = 1
    table.round("explore").all_travel("2", "2")
    table.do("yes").do("yes")  # he tries, and claims it
    assert table.one(0).track == ((dive, 3, False),)
    assert table.game.environment == {}
    table.do("yes")  # she rolls
    assert table.asks("reroll")
    back = table.game.place.cards[table.card("2")].part("back")
    assert (table.card("2"), back) not in table.game.read
    table.do("pass")
    assert (table.card("2"), back) in table.game.read
    table.vote("figure", 0)
    assert table.asks("pick-result", table.card("2"), 0)


@proves("spawn.limit-combined", "spawn.limit", "end.several-cards", "spawn.combined")
def test_scenario_5_two_of_the_first_row_find_a_tray_and_both_cards_resolve() -> None:
    table = explore(["ifan", "fane"], PIT).round("explore").all_travel("1", "1")
    faces = [enemy.face for enemy in table.game.enemies.values()]
    assert faces == [FACE["gaoler"]] * 4 + [FACE["oil-rat"]] * 2
    assert table.game.stack == (table.card("1"), table.card("A"))
    assert table.where("A") == ON_STACK
    for enemy in list(table.game.enemies)[1:]:
        del table.game.enemies[enemy]
    table.game.enemies[TRAY].hp = 1
    table.game.enemies[TRAY].at = table.one(0).at
    table.turn(0).rolls(BLUE_HIT, RED_THREE).use("starter-bow", "figure", TRAY)
    assert table.asks("stack-order")
    table.vote("location-card", table.card("A"))
    assert table.game.gold == 3


@proves("boss.attack", "boss.goes-on", "boss.no-target", "boss.turn")
def test_scenario_6_a_boss_out_of_reach_and_one_that_sees_nobody() -> None:
    table = fight(["ifan", "beast"], at=(0, 0), minions=[], boss="warden", boss_at=4)
    table.top(3, "brand", "iron-bearing", "iron-bearing")
    table.turn(0).end().turn(1).rolls(0, 0, 0, 0).end()
    table.votes("space", 6)
    # it has moved, regained 3, and paid 2 of 5 for the next twice
    assert table.enemy(BOSS).at == 6
    assert "brand" in table.statuses(BOSS)
    assert table.game.boss_ap == 1
    unseen = [(0, "invisible", 3), (1, "invisible", 3)]
    table = fight(at=(4, 4), minions=[], boss="warden", boss_at=0, statuses=unseen)
    table.top(3, "brand", "gaff").turn(0).end().turn(1).rolls(0).end()
    assert (table.enemy(BOSS).at, table.game.boss_ap) == (0, 5)


@proves("move.tactical-guard", "move.tactical-end", "env.difficult", "ap.no-debt")
def test_scenario_7_who_must_leave_a_space_keeps_the_ap_for_it() -> None:
    table = fight(at=(1, 2), minions=[("gaoler", 3)], environment={2: DIFFICULT}, ap=-1)
    table.turn(0).do("move", 2)
    assert table.one(0).ap == 2
    assert ("use", FACE["starter-bow"]) not in table.options()
    assert ("end",) not in table.options()
    assert ("move", 1) in table.options()
    stuck = fight(at=(2, 2), minions=[("gaoler", 3)], statuses=[(0, "knocked-down", 2)])
    stuck.turn(0)
    assert ("end",) in stuck.options()
    assert ("use", FACE["starter-bow"]) in stuck.options()


@proves("undead.area-poison", "undead.downed", "status.on-downed", "attack.area-downed")
def test_scenario_8_poison_in_a_mixed_company() -> None:
    table = fight(
        ["ifan", "fane", "lohse"],
        at=(3, 3, 3),
        minions=[("gaoler", 3)],
        hp={1: 10, 2: 0},
        packs={0: ["poison-grenade"]},
        rolls=[BLUE_HIT, BLUE_HIT, RED_THREE],
    )
    table.turn(0).use("poison-grenade", "space", 3).do("no")
    assert (table.one(1).hp, table.statuses(1)) == (16, {})
    assert (table.one(2).hp, table.statuses(2)) == (0, {"poisoned": 2})
    assert (table.enemy(A).hp, table.statuses(A)) == (18 - 6, {"poisoned": 2})
    assert (table.one(0).hp, table.statuses(0)) == (26, {})


def fallen_while_exploring() -> Party:
    """They found the rope, threw it away, read a card, had six gold, and went down."""
    table = explore(["ifan", "fane"], QUARRY)
    table.round("explore").all_travel("1", "1").option(1)
    table.vote("figure", 0).do("no")
    table.one(0).pack = ()
    table.game.journal_cards, table.game.gold = (3,), 6
    return table


@proves("restart.no-double", "restart.journal", "loot.specific", "variant.honor")
def test_scenario_9_what_a_restart_keeps_and_what_is_found_again() -> None:
    table = fallen_while_exploring()
    for origin in table.game.party:
        origin.hp, origin.track = 1, ((FACE["burning"], 2, True),)
    table.one(1).at = table.one(0).at
    table.round("explore")
    table.do("turn", 0, seat=0)
    assert "restart" in table.words()
    assert (table.game.gold, table.game.journal_cards) == (0, (3,))
    assert [origin.hp for origin in table.game.party] == [26, 24]
    assert all(not origin.track for origin in table.game.party)
    table.vote("go-on").content().round("explore").all_travel("1", "1").option(1)
    assert table.game.gold == 1  # generic
    assert table.asks("round")  # and no rope
    honor = fallen_while_exploring()
    honor.game.honor = True
    honor.round("give-up").vote("yes")
    assert honor.game.outcome is Outcome.FALLEN
    again = begun(2, {}, [("variants", 1, 0), *honor.recorded()])
    assert again.asks("choose-origin")
    assert again.game.specific == ()


@proves("exit.optional", "exit.refused-uses-card", "exit.unanimous", "spawn.finish-cards")
def test_scenario_10_a_refused_exit_is_held_and_its_group_has_had_its_card() -> None:
    table = explore(["ifan", "fane", "lohse"], rolls=[1])
    paths = [path.id for path in table.game.place.paths]
    table.game.keys = frozenset([paths.index("4")])
    table.round("explore").all_travel("4", "3", "3")
    table.vote("group", table.space("4"))
    table.vote("location-card", table.card("4"))
    table.do("yes", seat=0).do("yes", seat=1).do("no", seat=2)
    assert table.where("4") == HELD
    assert table.where("3b") == ON_STACK  # the rats come all the same
    assert table.game.enemies
    table.option(0)  # time brings a noise
    table.game.where[table.card("11")] = DISCARDED  # nothing worse comes after the rats
    while len(table.game.enemies) > 1:
        table.game.enemies.popitem()
    foe, rat = next(iter(table.game.enemies.items()))
    rat.hp, rat.at = 1, table.one(0).at
    table.turn(0).rolls(BLUE_SPECIAL, RED_THREE).use("starter-bow", "figure", foe)
    assert table.asks("round")
    table.round("explore").all_travel("1", "1", "1")
    table.vote("held", table.card("4"))
    table.do("no", seat=0).do("yes", seat=1).do("yes", seat=2)
    assert table.where("4") == HELD
    assert table.where("1") != HELD
    assert not table.game.revealed
