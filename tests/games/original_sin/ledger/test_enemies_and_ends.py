"""Enemies: whom they choose, where they go; spawns, exits and the end of a combat."""

from __future__ import annotations

from dataclasses import replace

from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.cards.location_cards import Exit
from gloam.games.original_sin.rules.combat.attacks import in_area, strike
from gloam.games.original_sin.rules.combat.bosses import boss_acts
from gloam.games.original_sin.rules.combat.moving import go_to, may_stop
from gloam.games.original_sin.rules.combat.spawning import spawn
from gloam.games.original_sin.rules.combat.targeting import by_rule, closest, targetable
from gloam.games.original_sin.rules.exploring.exits import leave
from gloam.games.original_sin.rules.exploring.map import Location, distance, next_to
from gloam.games.original_sin.state import (
    BOSS,
    DISCARDED,
    NO_CARD,
    ON_STACK,
    PHYSICAL,
    Deed,
)
from tests.games.original_sin.exploring.playing import explore
from tests.games.original_sin.playing import BLANK, CLOSEST, RED_TWO, SPECIAL, A, B, fight
from tests.games.original_sin.proving import proves


@proves("target.current-totals", "target.space-details")
def test_totals_count_as_they_are_now_and_only_who_can_be_targeted() -> None:
    table = fight(["beast", "ifan", "lohse"], at=(0, 1, 1), minions=[("gaoler", 4)])
    game = table.game
    assert by_rule(game, A, "most physical armour") == [0]
    game.party[0].track = ((FACE["chicken"], 3, True),)
    assert by_rule(game, A, "most physical armour") == [1]
    assert by_rule(game, A, "most Origins") == [1, 2]
    game.party[2].track = ((FACE["invisible"], 3, True),)
    assert by_rule(game, A, "most Origins") == [0, 1]


@proves("target.rule-special", "minion.card")
def test_a_minion_goes_by_its_own_card() -> None:
    table = fight(["beast", "ifan"], at=(4, 2), hp={0: 5, 1: 20}, rolls=[SPECIAL, RED_TWO, BLANK])
    table.turn(0).end().turn(1).end()
    # whoever has most HP, not whoever is closest; one space, then two hits less armour
    assert (table.enemy(A).at, table.one(0).hp) == (3, 5)
    assert CARDS[FACE["gaoler"]].targets == "most HP"
    assert (CARDS[FACE["gaoler"]].move, CARDS[FACE["gaoler"]].hp) == (1, (18,))


@proves("dominated.source-zero", "dominated.out-of-range", "dominated.still-enemy")
def test_a_dominated_minion_has_no_source_heals_out_of_reach_and_must_still_fall() -> None:
    table = fight(
        at=(0, 0),
        minions=[("gaoler", 4), ("gaoler", 4)],
        statuses=[(A, "dominated", 3)],
        source=1,
        enemy_hp={A: 5},
    )
    assert by_rule(table.game, B, "fewest Source") == [A]
    table.turn(0).end().turn(1).end()
    table.votes("figure", 0)
    assert table.enemy(A).hp == 5 + 1
    del table.game.enemies[B]
    table.game.agenda.call(("over",))
    assert not table.game.ended


@proves("dominated.attack-ok")
def test_an_attack_on_a_dominated_minion_leaves_it_dominated() -> None:
    table = fight(at=(4, 0), statuses=[(A, "dominated", 3)])
    deed = Deed(0, NO_CARD, FACE["starter-bow"], (A,), 4, hits=3, damage=PHYSICAL)
    table.game.deeds.append(deed)
    strike(table.game)
    assert table.statuses(A) == {"dominated": 3}
    assert table.enemy(A).hp == 18 - 2


@proves("minion.locks", "map.adjacent", "map.tactical-combat", "move.tactical-enemies")
def test_enemies_follow_open_paths_and_may_share_a_tactical_space() -> None:
    table = fight(at=(2, 0), minions=[("gaoler", 5), ("gaoler", 2)])
    game = table.game
    assert next_to(game, 4) == (3,)  # the path to the cellar is locked
    assert distance(game, 5, 4) == 99
    assert closest(game, A) == [0, 1]  # nobody can be reached: all alike
    assert distance(game, 1, 3) == 2  # over the tactical space
    assert not may_stop(game, 1, 2)
    table.rolls(CLOSEST, CLOSEST, BLANK, BLANK).turn(0).end().turn(1).end()
    while table.asks("enemy-target"):
        table.votes("figure", 0)
    assert game.enemies[A].at == 5
    assert game.enemies[B].at == 2  # with an Origin


@proves("move.tactical-moved")
def test_an_origin_may_be_moved_onto_an_occupied_tactical_space() -> None:
    table = fight(at=(2, 3), minions=[("gaoler", 2)])
    go_to(table.game, 1, A)
    assert [origin.at for origin in table.game.party] == [2, 2]


def with_nobody(place: Location, id: str) -> Location:
    """A place where a card spawns no minion, as at some player counts."""
    cards = list(place.cards)
    at = place.card(id)
    parts = [
        replace(part, spawn=tuple([replace(row, count=(0, 0, 0)) for row in part.spawn]))
        for part in cards[at].parts
    ]
    cards[at] = replace(cards[at], parts=tuple(parts))
    return replace(place, cards=tuple(cards))


@proves("spawn.other-space", "spawn.veteran", "spawn.no-enemy")
def test_enemies_appear_where_the_card_says_or_it_is_won_at_once() -> None:
    table = explore(rolls=[1]).round("explore").all_travel("3", "3")
    enemy = next(iter(table.game.enemies.values()))
    assert (enemy.at, enemy.face) == (table.space("3"), FACE["oil-rat"])
    assert CARDS[enemy.face].veteran == "oil-rat-veteran"
    table = explore()
    for tray in range(A, A + 6):
        table.game.enemies[tray] = enemy
    full = table.called("spawn_part", table.card("B"), 0)
    assert full.game.stack == (full.card("B"),)
    assert full.where("B") == ON_STACK
    table = explore(seats=2)
    gold = table.game.gold
    table.game.place = with_nobody(table.game.place, "3b")
    empty = table.called("spawn_part", table.card("3b"), 0)
    assert empty.game.gold == gold + 2  # its victory at once, which leads to another card
    assert empty.game.stack == (empty.card("11"),)


@proves("combat.categories")
def test_everyone_is_both_sides_and_enemies_choose_among_origins() -> None:
    table = fight(at=(3, 3), minions=[("gaoler", 3)], boss="warden", boss_at=3)
    assert in_area(table.game, 0, 3, False) == (1, A, BOSS)
    assert [targetable(table.game, enemy) for enemy in (A, BOSS)] == [[0, 1], [0, 1]]


@proves("exit.first", "exit.enemies-present", "end.exit-by-effect", "ap.no-carry")
def test_an_exit_ends_it_all_enemies_or_not() -> None:
    table = explore()
    table.game.time = 1
    table.round("explore").all_travel("2", "1")
    spawn(table.game, FACE["gaoler"], 0, False, 1)
    table.one(0).ap = 3
    table.game.stack = (table.card("B"),)
    left = table.called("part", table.card("C"), 0, 15)
    assert (left.game.enemies, left.game.stack, left.game.revealed) == ({}, (), ())
    assert left.one(0).ap == 0
    assert left.asks("who-learns")
    waits = explore()
    waits.game.agenda.interpose(("gain_gold", 5))
    leave(waits.game, Exit("yard"))
    assert [frame.todo for frame in waits.game.agenda.frames] == [(("interlude",),)]


@proves("end.new-spawn", "card.discard")
def test_what_a_victory_brings_is_there_in_the_next_round() -> None:
    table = explore(rolls=[1]).round("explore").all_travel("3", "3")
    while table.asks("option"):
        table.option(0)
    rat = next(iter(table.game.enemies))
    table.game.enemies[rat].hp = 1
    table.game.enemies[rat].at = table.one(0).at
    table.turn(0).rolls(1, 2, 0, 0, 0).use("starter-bow", "figure", rat)
    assert BOSS in table.game.enemies
    assert table.game.stack == (table.card("11"),)
    assert table.where("3b") == DISCARDED


@proves("boss.target", "boss.ap-max")
def test_a_boss_goes_by_its_tactics_rule_and_holds_eight_ap() -> None:
    table = fight(
        ["ifan", "beast"], at=(4, 4), minions=[], boss="warden", boss_at=4, hp={0: 3, 1: 20}
    )
    table.top(2, "gaff")
    table.turn(0).end().turn(1).rolls(0, BLANK, BLANK, BLANK).end()
    targets = [event for event in table.told() if event[0] == "targets"]
    assert targets[0][2] % 11 == 0  # least HP; no targeting die was rolled
    assert "targeting" not in table.words()
    table.game.boss_ap = 7
    boss_acts(table.game)
    assert table.game.boss_ap == 8


@proves("challenge.independent", "challenge.bonus-once", "challenge.lasting-total")
def test_each_rolls_for_itself_and_a_condition_gives_one_die() -> None:
    table = explore(["ifan", "beast"], rolls=[2] * 5)
    table.round("explore").all_travel("2", "2").do("yes", seat=0)
    # MERCENARY gives a white die once, two of them here a blue one
    rolled = [event for event in table.told() if event[0] == "rolls"]
    assert len(rolled[0]) - 2 == 5
    rows = table.game.place.cards[table.card("2")].parts[1].results
    assert [row.upto for row in rows] == [1, 3, 98]
    assert table.game.totals == {0: 5}
    table.do("no", seat=1)
    assert (table.game.gold, table.statuses(0)) == (2, {"blessed": 2})  # of one row, the last


@proves("status.persist-after-combat")
def test_statuses_outlast_the_combat() -> None:
    table = fight(at=(4, 0), enemy_hp={A: 1}, statuses=[(1, "poisoned", 3)])
    table.game.party[1].acted = True
    table.turn(0).rolls(1, 2).use("starter-bow", "figure", A)
    assert "won" in table.words()
    assert table.statuses(1) == {"poisoned": 3}
