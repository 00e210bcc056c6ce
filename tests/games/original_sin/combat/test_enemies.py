"""Minions and Bosses: whom they target, how they move, what they do."""

from __future__ import annotations

import pytest

from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.combat.enemy_movement import ends
from gloam.games.original_sin.rules.combat.spawning import spawn
from gloam.games.original_sin.rules.combat.targeting import by_rule, closest, targetable
from gloam.games.original_sin.rules.figures.damage import take_damage
from gloam.games.original_sin.rules.figures.statuses import gain_status
from gloam.games.original_sin.state import BOSS, DIFFICULT, DIRECT, MOST_AP, NO_CARD, TRAY
from tests.games.original_sin.playing import (
    BLANK,
    BLUE_HIT,
    CLOSEST,
    RED_SPECIAL,
    RED_TWO,
    SPECIAL,
    A,
    B,
    fight,
)
from tests.games.original_sin.proving import proves

PARTY = ("ifan", "fane", "lohse", "red-prince")


@proves("target.roll", "target.closest", "minion.toward", "minion.attack")
def test_a_minion_goes_to_the_closest_and_strikes() -> None:
    table = fight(at=(3, 0), minions=[("gaoler", 4)])
    table.turn(0).end().turn(1).rolls(CLOSEST, RED_TWO, RED_TWO).end()
    assert table.enemy(A).at == 3
    assert table.one(0).hp == 26 - (6 - 1)
    assert table.words().count("targeting") == 1


@proves("target.special", "minion.no-switch", "minion.heal", "minion.move-limit")
def test_by_its_own_rule_it_may_go_for_one_out_of_reach_and_heals_instead() -> None:
    table = fight(at=(3, 0), minions=[("gaoler", 3)], enemy_hp={A: 10})
    table.turn(0).end().turn(1).rolls(SPECIAL).end()
    assert table.asks("enemy-route", A)  # two ways of the same length
    table.votes("space", 6)
    assert table.enemy(A).at == 6
    assert table.enemy(A).hp == 11
    assert table.one(0).hp == 26


@proves("target.tie", "party.collective-choice")
def test_the_party_decides_between_equals_and_the_leader_between_votes() -> None:
    table = fight(at=(4, 4), minions=[("gaoler", 4)])
    table.turn(0).end().turn(1).rolls(CLOSEST, RED_TWO, RED_TWO).end()
    assert table.asks("enemy-target", A)
    table.do("figure", 0, seat=0).do("figure", 1, seat=1)
    assert table.ask.seats() == (0,)
    table.do("figure", 1)
    assert (table.one(0).hp, table.one(1).hp) == (26, 28 - 4)


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("most HP", [3]),
        ("least HP", [2]),
        ("most physical armour", [3]),
        ("least physical armour", [2]),
        ("most magical armour", [1, 2]),
        ("least magical armour", [3]),
        ("most Source", [2]),
        ("fewest Source", [0, 1, 3]),
        ("most Origins", [0, 1]),
        ("fewest Origins", [2, 3]),
    ],
)
@proves("target.rule-hp", "target.rule-armor", "target.rule-source", "target.rule-space")
def test_rules_compare_what_origins_have_now(rule: str, expected: list[int]) -> None:
    table = fight(PARTY, at=(0, 0, 1, 3), minions=[("gaoler", 4)])
    table.one(2).source = 3
    assert by_rule(table.game, A, rule) == expected


@proves("target.ignore", "downed.not-targeted", "status.invisible-known")
def test_the_downed_and_the_unseen_are_ignored() -> None:
    table = fight(PARTY, hp={0: 0}, statuses=[(1, "invisible", 2)], minions=[("gaoler", 4)])
    assert targetable(table.game, A) == [2, 3]


@proves("target.unreachable", "map.locked-path")
def test_who_is_cut_off_counts_as_farthest() -> None:
    table = fight(at=(5, 0), minions=[("gaoler", 4)])
    assert closest(table.game, A) == [1]
    assert ends(table.game, A, 0, 3, 0) == [4]


@proves("target.none")
def test_with_nobody_to_target_a_minion_heals() -> None:
    unseen = [(0, "invisible", 3), (1, "invisible", 3)]
    table = fight(at=(4, 4), statuses=unseen, enemy_hp={A: 10})
    table.turn(0).end().turn(1).end()
    assert (table.enemy(A).hp, table.enemy(A).at) == (11, 4)


@proves("minion.away", "minion.at-range", "minion.away-short", "minion.route")
def test_an_archer_keeps_its_distance() -> None:
    table = fight(at=(3, 0), minions=[("gull-slinger", 3), ("gull-slinger", 1)])
    # 1 is two away from 3, so that it stays; from 3 one gets two away by two ways to 1
    assert ends(table.game, B, 0, 2, 2) == [1]
    assert ends(table.game, A, 0, 2, 2) == [1]
    assert ends(table.game, A, 0, 1, 2) == [4]  # of 2, 4 and 6 the farthest from the other Origin


@proves("minion.difficult", "minion.route-measure", "env.difficult")
def test_difficult_terrain_costs_movement_and_turns_the_route() -> None:
    table = fight(at=(1, 4), minions=[("crocodile", 3), ("oil-rat", 3)], environment={6: DIFFICULT})
    assert ends(table.game, A, 0, 1, 0) == [2]
    assert ends(table.game, B, 0, 3, 0) == [1]
    table.game.environment[2] = DIFFICULT
    assert ends(table.game, A, 0, 1, 0) == [3]  # one movement does not get it in


@proves("minion.area")
def test_an_area_attack_of_a_minion_spares_only_itself() -> None:
    table = fight(at=(3, 3), minions=[("kelp-witch", 4), ("oil-rat", 3)])
    table.turn(0).end().turn(1)
    table.rolls(CLOSEST).end()
    table.rolls(BLUE_HIT, BLUE_HIT, BLANK).votes("figure", 0)
    # three hits of water at the space of the target
    assert (table.one(0).hp, table.one(1).hp) == (26 - 2, 28 - 3)
    assert table.enemy(B).hp == 12 - 3


@proves("minion.immobile", "status.side", "immune.immovable")
def test_statuses_have_a_side_for_minions() -> None:
    table = fight(at=(3, 0), minions=[("gaoler", 4)], statuses=[(A, "frozen", 2)], enemy_hp={A: 9})
    table.turn(0).end().turn(1).rolls(CLOSEST).end()
    assert (table.enemy(A).at, table.enemy(A).hp) == (4, 10)
    stunned = [(A, "stunned", 1)]
    table = fight(at=(4, 0), minions=[("gaoler", 4)], statuses=stunned, enemy_hp={A: 9})
    table.turn(0).end().turn(1).end()
    assert (table.enemy(A).hp, table.one(0).hp, table.statuses(A)) == (9, 26, {})


@proves("status.max", "status.max-on-apply", "status.reapply", "cooldown.lengths")
def test_a_status_lasts_three_slots_on_a_minion_and_only_grows() -> None:
    table = fight()
    for slot, then in ((2, 2), (1, 2), (5, 3)):
        gain_status(table.game, A, FACE["burning"], slot)
        assert table.statuses(A) == {"burning": then}
    gain_status(table.game, 0, FACE["bleeding"], 5)
    assert table.statuses(0) == {"bleeding": 5}


@proves("dominated.target", "dominated.as-origin", "dominated.act", "status.dominated-known")
def test_a_dominated_minion_turns_on_its_own() -> None:
    minions = [("gaoler", 4), ("gaoler", 3)]
    table = fight(at=(0, 0), minions=minions, statuses=[(A, "dominated", 2)])
    assert targetable(table.game, B) == [0, 1, A]
    table.turn(0).end().turn(1).end()
    assert table.offered("figure") == [(0,), (1,), (B,)]
    table.rolls(RED_TWO, RED_SPECIAL, CLOSEST, BLANK, BLANK).votes("figure", B)
    assert table.enemy(A).at == 3
    assert table.enemy(B).hp == 18 - (5 - 1)
    assert table.enemy(A).hp == 18 - (2 - 1)  # it was the closest to the other


@proves("spawn.limit", "spawn.tray-order", "defeat.enemy", "spawn.place")
def test_a_seventh_minion_finds_no_tray_and_a_freed_one_is_used_again() -> None:
    table = fight(minions=[("gaoler", 4)] * 5)
    game = table.game
    assert spawn(game, FACE["oil-rat"], 3, True, 3) == 1
    assert list(game.enemies) == list(range(TRAY, TRAY + 6))
    take_damage(game, B, 99, DIRECT)
    assert B not in game.enemies
    assert spawn(game, FACE["oil-rat"], 3, False, 1) == 1
    assert list(game.enemies)[-1] == B


@proves("target.tie", "minion.route", "immune.immovable")
def test_a_boss_pulls_by_a_way_that_the_party_picks() -> None:
    table = fight(at=(1, 0), minions=[], boss="warden", boss_at=3, hp={0: 5})
    table.top(2, "gaff")
    table.turn(0).end().turn(1).rolls(0, BLANK, BLANK, BLANK).end()
    table.votes("space", 6)  # its own way to one space from its target
    assert table.enemy(BOSS).at == 6
    assert table.one(0).at == 6  # pulled over
    table = fight(at=(1, 0), minions=[("gaoler", 3)], statuses=[(A, "chicken", 2)])
    table.turn(0).end().turn(1).end()
    assert table.enemy(A).at == 4


# --- Bosses ---


@proves("boss.setup", "boss.cost-public", "boss.play", "boss.save")
def test_a_boss_plays_tactics_while_it_can_pay_for_the_next() -> None:
    table = fight(["ifan", "farzanah"], at=(4, 0), minions=[], boss="warden", boss_at=4)
    game = table.game
    hp = game.book.cards[FACE["warden"]].hp
    assert (game.enemies[BOSS].hp, game.boss_ap, len(game.tactics)) == (hp[0], 0, 12)
    warden = game.book.cards
    assert game.next_cost in {warden[face].ap for face in game.tactics}
    table.turn(1).end().turn(0)
    table.top(3, "brand", "drumbeat")
    game.party[0].hp = 20
    # the first of the two of this cost; then two blue, two red; then the next cost is seen
    table.rolls(0, BLUE_HIT, BLUE_HIT, RED_TWO, BLANK, 0).end()
    # four hits and two more of fire, less one magical armour; then BURNING at the end
    assert table.one(0).hp == 20 - 5
    assert table.statuses(0) == {"burning": 2}
    assert game.boss_ap == 2  # the next one costs three
    assert table.statuses(BOSS) == {"brand": 2}


@proves("boss.setup", "boss.turn", "boss.ap-max")
@pytest.mark.parametrize(("party", "ap"), [(2, 5), (3, 7), (4, 8)])
def test_a_boss_gains_ap_by_player_count(party: int, ap: int) -> None:
    origins = ["ifan", "beast", "lohse", "fane"][:party]
    table = fight(origins, at=(0,) * party, minions=[], boss="warden", boss_at=5)
    game = table.game
    assert game.enemies[BOSS].hp == game.book.cards[FACE["warden"]].hp[party - 2]
    table.top(NO_CARD)
    for who in range(party):
        table.turn(who).end()
    assert game.boss_ap == ap
    for who in range(party):
        table.turn(who).end()
    assert game.boss_ap == MOST_AP


@proves("boss.attack", "boss.goes-on", "boss.move")
def test_a_boss_out_of_reach_regains_its_ap_and_goes_on() -> None:
    table = fight(["ifan", "beast"], at=(0, 0), minions=[], boss="warden", boss_at=4)
    game = table.game
    game.environment = {3: DIFFICULT}
    table.top(3, "brand", "iron-bearing")
    table.turn(0).end().turn(1).rolls(0, 0, 0).end()
    assert table.asks("enemy-route", BOSS)
    table.votes("space", 6)
    # two spaces, difficult or not; then Iron Bearing for two of five AP
    assert game.enemies[BOSS].at == 6
    assert game.boss_ap == 3
    assert table.statuses(BOSS) == {"brand": 2, "iron-bearing": 3}


@proves("boss.no-target")
def test_with_nobody_to_target_the_turn_of_a_boss_ends() -> None:
    unseen = [(0, "invisible", 3), (1, "invisible", 3)]
    table = fight(at=(4, 4), minions=[], boss="warden", boss_at=4, statuses=unseen)
    game = table.game
    table.top(3, "brand", "gaff")
    table.turn(0).end().turn(1).rolls(0).end()
    assert game.boss_ap == 5
    assert game.tactics == (FACE["gaff"],)
    assert table.statuses(BOSS) == {"brand": 2}


@proves("boss.cooldown", "boss.empty-deck", "cooldown.clear-return")
def test_cleared_tactics_go_under_the_deck_and_come_up_in_order() -> None:
    table = fight(at=(0, 0), minions=[], boss="warden", boss_at=5)
    game = table.game
    table.top(NO_CARD)
    shrug, stoke = FACE["shrug"], FACE["stoke"]
    game.enemies[BOSS].track = ((shrug, 1, False), (stoke, 1, False))
    table.turn(0).end().turn(1).end()
    assert game.below == (shrug, stoke)
    table.turn(0).end().turn(1).rolls().end()
    assert table.statuses(BOSS) == {"shrug": 2, "stoke": 2}
    assert game.boss_ap == 4


@proves("boss.defeated", "spawn.boss-not-counted", "boss.track-place")
def test_a_boss_is_beside_six_minions_and_its_defeat_alone_ends_nothing() -> None:
    table = fight(at=(4, 0), minions=[("gaoler", 4)] * 6, boss="warden", enemy_hp={BOSS: 2})
    assert list(table.game.enemies)[-1] == BOSS
    table.turn(0).rolls(BLUE_HIT, RED_TWO).use("starter-bow", "figure", BOSS)
    assert BOSS not in table.game.enemies
    assert not table.game.ended
