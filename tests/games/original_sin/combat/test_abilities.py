"""Special abilities of Origins, talents, and what changes dice before a roll."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.combat.spawning import call_minions
from gloam.games.original_sin.rules.exploring.keywords import playable
from gloam.games.original_sin.rules.figures.numbers import lasting
from gloam.games.original_sin.state import BLUE, BOSS, FIRE, PHYSICAL
from tests.games.original_sin.exploring.playing import MILL, explore
from tests.games.original_sin.playing import (
    BLANK,
    BLUE_HIT,
    RED_TWO,
    A,
    B,
    fight,
)
from tests.games.original_sin.proving import proves


@proves("origin.special-ability", "origin.special-timing")
def test_lohse_adds_a_die_to_anybodys_roll_once_a_location() -> None:
    table = fight(["ifan", "lohse"], at=(4, 0), rerolls=True, rolls=[BLUE_HIT] * 2 + [RED_TWO])
    table.one(0).spent = (FACE["ifan"], FACE["arrow-recovery"])
    table.turn(0).use("starter-bow", "figure", A)
    assert table.asks("lend-die", 1, 0)
    table.do("yes")
    assert table.enemy(A).hp == 18 - (4 - 1)  # two blue and a red, less armour
    table.rolls(BLUE_HIT, RED_TWO).use("starter-bow", "figure", A)
    assert table.enemy(A).hp == 18 - 3 - 2


@proves("dice.set", "dice.set-reroll", "dice.max")
def test_a_die_is_laid_before_the_roll_counts_and_may_be_rerolled() -> None:
    table = fight(["ifan", "lohse"], at=(4, 0), source=1, rolls=[BLANK])
    table.one(0).talents = (FACE["loaded-dice"],)
    table.turn(0).use("starter-bow", "figure", A)
    assert table.asks("set-die", 0)
    special = 6 * BLUE + 3
    table.do("die", special)
    assert table.game.deeds[-1].dice == (special, 12)  # the red one was rolled
    table.rolls(0).do("reroll", 0, -1).do("die", special).do("done")
    assert special not in table.game.deeds[-1].dice
    assert FACE["loaded-dice"] in table.one(0).spent


def test_ifan_rerolls_with_bow_or_two_hands_only() -> None:
    table = fight(["ifan", "beast"], at=(4, 0), rerolls=True, rolls=[BLANK, BLANK])
    table.turn(0).use("starter-bow", "figure", A)
    assert table.offered("reroll") == [(0, FACE["ifan"])]
    bare = fight(["ifan", "beast"], at=(4, 0), rerolls=True, rolls=[0] * 4)
    bare.turn(0).use("tentacle-lash", "figure", A)
    assert not bare.asks("reroll")


@proves("action.taunt", "action.list", "action.repeat")
def test_the_first_taunt_of_beasts_turn_is_free() -> None:
    table = fight(["beast", "ifan"], at=(3, 0), minions=[("gaoler", 4), ("gaoler", 4)])
    table.turn(0).do("taunt", A)
    assert table.one(0).ap == 5
    table.do("taunt", B)
    assert table.one(0).ap == 4


def test_quick_hands_make_the_first_equip_or_trade_free() -> None:
    table = fight(["sebille", "ifan"], at=(0, 0), packs={0: ["healing-potion"]})
    table.turn(0).do("give", 1, 5).do("store", 1)
    assert table.one(0).ap == 4


def test_cassians_summon_hits_harder() -> None:
    table = fight(["cassian", "ifan"], at=(4, 0), rolls=[BLUE_HIT, BLUE_HIT, RED_TWO])
    table.one(0).summon = FACE["summon-incarnate"]
    table.turn(0).use("summon-incarnate", "figure", A)
    assert table.enemy(A).hp == 18 - (4 + 1 + 1 - 1)  # dice, star, ability, armour


@proves("challenge.bonus")
def test_fane_is_of_any_race_in_one_challenge_and_vali_wins_by_gear() -> None:
    table = explore(["vali", "fane"])
    card = MILL.cards[table.card("2")]
    assert "SHIELD" not in card.parts[0].auto  # it names no gear: Vali claims nothing
    table.round("explore").all_travel("2", "2")
    table.do("yes", seat=0)
    assert not table.asks("claim", 0)
    assert playable(table.game, 1, ("ELF",), in_challenge=True) == [FACE["fane"]]
    assert playable(table.game, 1, ("ELF",)) == []
    table.one(1).spent = (FACE["fane"],)
    assert playable(table.game, 1, ("ELF",), in_challenge=True) == []


@proves("consumable.discard", "consumable.backpack")
def test_arrows_are_shot_with_the_bow_and_may_be_kept_once() -> None:
    table = fight(["ifan", "fane"], at=(4, 0), packs={0: ["fire-arrows", "fire-arrows"]})
    table.one(0).spent = (FACE["ifan"],)
    assert lasting(table.game, 0).converts == ()
    table.turn(0).rolls(BLUE_HIT, RED_TWO).use("fire-arrows", "figure", A)
    assert table.asks("keep-arrows", 0)
    table.do("yes")
    hits = [event for event in table.told() if event[0] == "damage"]
    assert hits[0][3] == FIRE != PHYSICAL
    assert table.enemy(A).hp == 18 - (3 + 1 + 1)  # the bow's dice, the arrows' hit and star
    assert table.one(0).pack.count(FACE["fire-arrows"]) == 2
    table.rolls(BLUE_HIT, RED_TWO).use("fire-arrows", "figure", A)
    assert table.one(0).pack.count(FACE["fire-arrows"]) == 1


@proves("boss.special", "combat.spawn-mid-round", "spawn.limit")
def test_to_me_calls_a_gaoler_to_the_bosss_track() -> None:
    table = fight(at=(0, 0), minions=[], boss="warden", boss_at=4)
    table.top(3, "to-me").turn(0).end().turn(1).rolls(0).end()
    while table.run.ask is not None and not table.asks("who-acts"):
        table.votes(*table.options()[0])
    assert [enemy.face for enemy in table.game.enemies.values()][1:] == [FACE["gaoler"]]
    assert table.enemy(A).at == 3  # it has had its turn, to the right of the Boss
    for _ in range(9):
        call_minions(table.game, BOSS, FACE["gaoler"], 1)
    assert len(table.game.enemies) == 7


@proves("boss.rules")
def test_drumbeat_drives_the_minions_and_not_the_boss() -> None:
    table = fight(minions=[("gaoler", 4)], boss="warden")
    game = table.game
    assert lasting(game, A).hits == 0
    game.enemies[BOSS].track = ((FACE["drumbeat"], 5, True),)
    assert (lasting(game, A).hits, lasting(game, BOSS).hits) == (1, 0)
    game.enemies[BOSS].track = ((FACE["drumbeat"], 2, False),)
    assert lasting(game, A).hits == 0


@proves("status.cleared", "talent.free")
def test_the_party_says_which_status_an_enemy_loses() -> None:
    table = fight(
        at=(0, 0),
        minions=[],
        boss="warden",
        statuses=[(BOSS, "burning", 3), (BOSS, "blinded", 3)],
        enemy_hp={BOSS: 30},
    )
    table.top(2, "shrug").turn(0).end().turn(1).rolls(0).end()
    assert table.asks("lose-status", BOSS)
    table.votes("status", FACE["blinded"])
    assert "blinded" not in table.statuses(BOSS)


@proves("talent.free", "explore.travel")
def test_what_costs_nothing_may_be_used_while_exploring() -> None:
    table = explore(["ifan", "fane"])
    table.one(0).talents, table.one(0).hp = (FACE["field-dressing"],), 5
    table.round("explore").do("turn", 0, seat=0)
    table.do("free", FACE["field-dressing"])
    assert table.one(0).hp == 5 + 1 + 4
    assert table.asks("travel", 0)
    assert table.offered("free") == []
