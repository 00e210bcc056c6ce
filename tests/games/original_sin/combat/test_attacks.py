"""Attacks: range, targets, hits, armour, damage types, environment, rerolls."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.rules.figures.damage import take_damage
from gloam.games.original_sin.rules.figures.numbers import armour
from gloam.games.original_sin.state import DIRECT, EARTH, OILY, WARM, WATER, WET
from tests.games.original_sin.playing import (
    BLANK,
    BLUE_HIT,
    BLUE_SPECIAL,
    RED_THREE,
    RED_TWO,
    WHITE_HIT,
    WHITE_SPECIAL,
    A,
    B,
    C,
    fight,
)
from tests.games.original_sin.proving import proves


@proves("attack.count", "damage.armor", "damage.physical", "attack.step-order")
def test_an_attack_counts_hits_and_armour_takes_some_away() -> None:
    table = fight(at=(3, 0), minions=[("gaoler", 4)])
    table.turn(0).rolls(BLUE_HIT, RED_TWO).use("starter-bow", "figure", A)
    assert table.enemy(A).hp == 18 - (3 - 1)
    assert table.one(0).ap == 3


@proves("attack.range", "attack.single", "map.range-locked")
def test_a_target_must_be_in_range_along_open_paths() -> None:
    table = fight(at=(3, 0), minions=[("gaoler", 0), ("gaoler", 4), ("gaoler", 5)])
    table.turn(0).do("use", FACE["starter-bow"])
    # the space behind the locked path is near as the crow flies only; oneself may be chosen
    assert table.offered("figure") == [(0,), (B,)]


@proves("attack.special", "status.no-damage-needed", "status.place")
def test_specials_do_what_the_card_names() -> None:
    table = fight(["lohse", "ifan"], at=(3, 0), minions=[("gaoler", 4)])
    table.turn(0).rolls(BLANK, BLUE_SPECIAL, BLANK).use("spark-lance", "figure", A)
    # one hit, one more by the level bonus, no magical armour
    assert table.enemy(A).hp == 18 - 2
    assert table.statuses(A) == {"shocked": 1}


@proves("attack.area", "attack.area-roll", "attack.area-armor", "attack.area-self")
def test_an_area_attack_hits_everyone_there_but_perhaps_oneself() -> None:
    for answer, left in (("no", 28), ("yes", 28 - 1)):
        minions = [("gaoler", 3), ("oil-rat", 3), ("gaoler", 4)]
        table = fight(["red-prince", "ifan"], at=(3, 3), minions=minions)
        table.turn(0).rolls(BLUE_HIT, BLUE_HIT).do("use", FACE["cleave"])
        table.do(answer)
        # two hits and the level bonus: armour 1, 0; Ifan has 1, the Red Prince 2
        assert (table.enemy(A).hp, table.enemy(B).hp, table.enemy(C).hp) == (16, 9, 18)
        assert (table.one(0).hp, table.one(1).hp) == (left, 26 - 2)


@proves("undead.poison", "attack.area-downed", "downed.no-damage", "immune.status")
def test_poison_heals_the_undead_and_only_taints_the_downed() -> None:
    table = fight(
        ["ifan", "fane", "lohse"],
        at=(3, 3, 3),
        minions=[("gaoler", 3)],
        hp={1: 5, 2: 0},
        packs={0: ["poison-grenade"]},
    )
    table.turn(0).rolls(BLUE_SPECIAL, 5, RED_TWO).do("use", FACE["poison-grenade"])
    table.do("space", 3).do("no")
    # 1 + 2 + 2 hits and the level bonus
    assert (table.one(1).hp, table.statuses(1)) == (5 + 6, {})
    assert (table.one(2).hp, table.statuses(2)) == (0, {"poisoned": 2})
    assert (table.enemy(A).hp, table.statuses(A)) == (12, {"poisoned": 2})
    assert table.one(0).hp == 26


@proves("env.warm", "env.bonus-before-armor", "attack.damage-uses-old-env")
def test_the_environment_feeds_damage_of_its_kind_before_armour() -> None:
    table = fight(
        ["red-prince", "ifan"], at=(3, 0), minions=[("kelp-witch", 3)], environment={3: WARM}
    )
    table.turn(0).rolls(BLUE_HIT, BLUE_HIT, BLANK).use("ember-dart", "figure", A)
    # two hits, the level bonus, two more for WARM, less two magical armour
    assert table.enemy(A).hp == 16 - 3


@proves("env.bonus-needs-damage", "env.wet")
def test_no_hit_is_fed_by_nothing() -> None:
    table = fight(["lohse", "ifan"], at=(3, 0), minions=[("oil-rat", 3)], environment={3: WET})
    table.turn(0).rolls(BLANK, BLANK, BLANK).use("ice-needle", "figure", A)
    assert table.enemy(A).hp == 12 - 1 - 2  # the level bonus is a hit
    table = fight(["fane", "ifan"], at=(3, 0), minions=[("oil-rat", 3)], environment={3: OILY})
    table.turn(0).rolls(BLANK, BLANK).use("starter-wand", "figure", A)
    assert table.enemy(A).hp == 12


@proves("env.replace", "env.one-per-space", "status.after-damage")
def test_an_attack_leaves_its_environment_where_the_target_is() -> None:
    table = fight(
        at=(3, 0), minions=[("gaoler", 4)], environment={4: WARM}, packs={0: ["oil-flask"]}
    )
    table.turn(0).rolls(BLANK, BLANK).use("oil-flask", "space", 4)
    assert table.game.environment == {4: OILY}
    assert table.one(0).pack == ()


@proves("dice.reduction", "dice.cap-after")
def test_a_blinded_origin_leaves_a_die_of_its_choice_out_and_sees_no_farther_than_one() -> None:
    minions = [("oil-rat", 3), ("oil-rat", 2)]
    table = fight(at=(1, 0), minions=minions, statuses=[(0, "blinded", 2)])
    table.turn(0).do("use", FACE["starter-bow"])
    assert table.offered("figure") == [(0,), (1,), (B,)]
    table.do("figure", B)
    assert table.offered("colour") == [(1,), (2,)]
    table.rolls(RED_TWO).do("colour", 1)
    assert table.enemy(B).hp == 10


@proves("source.reroll", "source.reroll-any-origin", "dice.reroll-together")
def test_source_rerolls_any_dice_of_anybodys_roll() -> None:
    table = fight(["ifan", "fane"], at=(3, 0), minions=[("oil-rat", 4)], source=1)
    table.turn(0).rolls(BLANK, BLANK).use("starter-bow", "figure", A)
    assert table.options(0) == [("reroll", 0, -1), ("pass",)]
    assert table.options(1) == [("reroll", 1, -1), ("pass",)]
    table.do("reroll", 1, -1, seat=1).do("pass", seat=0)
    table.rolls(BLUE_HIT, RED_THREE).do("die", 6).do("die", 12)
    assert (table.one(0).source, table.one(1).source) == (1, 0)
    table.do("pass")  # the window opens again; Fane has nothing left
    assert table.enemy(A).hp == 12 - 4


@proves("source.reroll-window", "source.reroll-repeat", "dice.reroll-sequence")
def test_of_several_rerolls_the_rollers_comes_first_and_the_window_reopens() -> None:
    table = fight(["ifan", "fane"], at=(3, 0), minions=[("oil-rat", 4)], source=1, rerolls=True)
    table.turn(0).rolls(BLANK, BLANK).use("starter-bow", "figure", A)
    table.do("reroll", 0, FACE["ifan"], seat=0)
    assert table.asks("reroll-dice", 0)  # the roller is not waited for others
    table.rolls(RED_TWO).do("die", 12)
    assert ("reroll", 0, FACE["ifan"]) not in table.options(0)  # once a round
    table.do("pass", seat=1).do("pass", seat=0)
    assert table.enemy(A).hp == 10


@proves("source.reroll-downed")
def test_who_is_downed_rerolls_nothing() -> None:
    table = fight(["fane", "lohse"], at=(3, 0), minions=[("oil-rat", 3)], source=1, hp={1: 0})
    table.turn(0).rolls(WHITE_HIT, WHITE_HIT).use("starter-wand", "figure", A)
    assert table.ask.seats() == (0,)


@proves("skill.weapon-attack", "attack.multi", "origin.level-bonus")
def test_a_skill_attacks_with_an_equipped_item_and_adds_its_level_bonus() -> None:
    table = fight(["vali", "ifan"], at=(3, 0), minions=[("gaoler", 3)], level=2)
    rolls = (WHITE_HIT, BLUE_HIT, WHITE_SPECIAL, BLUE_HIT)
    table.turn(0).rolls(*rolls).use("twin-cut", "figure", A)
    # two attacks of two hits and a level bonus of 2, each less armour
    assert table.enemy(A).hp == 18 - 2 * (4 - 1)
    assert table.one(0).ap == 3


@proves("skill.requirement")
def test_a_skill_asks_for_its_keyword() -> None:
    table = fight(at=(3, 0), minions=[("gaoler", 3)], hands={0: ["shield-shove", "ricochet"]})
    table.turn(0)
    assert (FACE["ricochet"],) in table.offered("use")
    assert (FACE["shield-shove"],) not in table.offered("use")


@proves("skill.stack-conversion", "skill.stack-order", "skill.ongoing")
def test_of_two_conversions_the_attacker_picks_one() -> None:
    auras = [(0, "frost-aura", 3), (1, "lightning-aura", 3)]
    table = fight(["ifan", "beast"], at=(3, 3), minions=[("bandit-hydrosophist", 4)])
    assert armour(table.game, A) == (0, 2)
    table = fight(
        ["ifan", "beast"], at=(3, 3), minions=[("bandit-hydrosophist", 4)], statuses=auras
    )
    table.turn(0).rolls(BLUE_HIT, RED_TWO).use("starter-bow", "figure", A)
    assert table.offered("damage") == [(1,), (2,)]
    table.do("damage", 2)
    assert table.enemy(A).hp == 24 - (3 - 2)


@proves("immune.damage", "immune.damage-only", "immune.status")
def test_immunity_to_damage_is_not_immunity_to_the_status() -> None:
    table = fight(["red-prince", "ifan"], at=(3, 3), packs={1: ["fire-grenade"]})
    table.turn(1).rolls(BLUE_SPECIAL, BLUE_SPECIAL, RED_THREE).use("fire-grenade", "space", 3)
    table.do("no")
    assert (table.one(0).hp, table.statuses(0)) == (28, {})  # he is immune to both
    table = fight(
        ["lohse", "ifan"],
        at=(3, 3),
        boss="tidecaller",
        boss_at=4,
        minions=[],
        packs={1: ["ice-grenade"]},
        statuses=[(0, "invisible", 3), (1, "invisible", 3)],
    )
    table.turn(1).rolls(BLUE_SPECIAL, BLANK, BLANK).use("ice-grenade", "space", 4)
    assert table.enemy(10).hp == CARDS[FACE["tidecaller"]].hp[0]
    assert table.statuses(10)["frozen"] == 1


@proves("undead.heal-effects", "dice.nonattack")
def test_a_healing_grenade_heals_the_living_and_burns_the_undead() -> None:
    table = fight(
        ["ifan", "fane", "lohse"],
        at=(3, 3, 3),
        packs={0: ["healing-grenade"]},
        hp={0: 10, 1: 10, 2: 10},
    )
    table.turn(0).rolls(BLUE_HIT, BLUE_HIT, RED_TWO).do("use", FACE["healing-grenade"])
    table.do("space", 3).do("yes")
    assert [table.one(who).hp for who in range(3)] == [15, 5, 15]


@proves("skill.reaction")
def test_riposte_strikes_back_and_leads_to_no_further_reaction() -> None:
    table = fight(
        ["tanguistal", "ifan"],
        at=(3, 0),
        minions=[("gaoler", 3)],
        statuses=[(0, "riposte", 3)],
    )
    table.turn(1).end().turn(0)
    table.rolls(0, RED_TWO, RED_TWO).end()  # the Gaoler aims at the closest
    assert table.asks("may")
    table.rolls(BLUE_HIT, BLUE_HIT, RED_TWO).do("yes")
    assert table.enemy(A).hp == 18 - (4 - 1)
    assert table.one(0).hp == 24 - (6 - 2)


@proves("damage.direct", "damage.direct-reduction", "damage.type-reduction")
def test_reductions_add_to_armour_and_direct_damage_knows_neither() -> None:
    table = fight(at=(3, 0), minions=[("gaoler", 3)])
    origin = table.one(0)
    origin.worn = (FACE["leather-cap"], FACE["oilskin"], *origin.worn[2:])
    assert armour(table.game, 0) == (0, 3)
    assert take_damage(table.game, 0, 6, WATER) == 6 - 3 - 1
    assert take_damage(table.game, 0, 6, EARTH) == 6 - 3 - 1
    assert take_damage(table.game, 0, 6, DIRECT) == 6
