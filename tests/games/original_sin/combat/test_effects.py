"""What single phrases do: healing and its bans, movement by cards, statuses that steer."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.figures.damage import heal, take_damage
from gloam.games.original_sin.rules.figures.numbers import armour, lasting
from gloam.games.original_sin.state import DIFFICULT, FIRE, WATER
from tests.games.original_sin.playing import (
    BLANK,
    BLUE_HIT,
    CLOSEST,
    RED_SPECIAL,
    RED_TWO,
    WHITE_HIT,
    A,
    B,
    fight,
)
from tests.games.original_sin.proving import proves


@proves("status.poisoned-known", "revive.poisoned", "damage.heal", "downed.no-heal")
def test_poison_forbids_healing_but_not_reviving() -> None:
    table = fight(hp={0: 5, 1: 0}, statuses=[(0, "poisoned", 3), (1, "poisoned", 3)])
    heal(table.game, 0, 5)
    heal(table.game, 1, 5)
    assert [origin.hp for origin in table.game.party] == [5 - 1, 0]  # poison at its turn, less 1
    table.do("revive", 1).do("hp", 2)
    assert [origin.hp for origin in table.game.party] == [2, 2]
    table = fight(hp={0: 25})
    heal(table.game, 0, 5)
    assert table.one(0).hp == 26


@proves("move.tactical-guard", "env.difficult", "move.tactical-end")
def test_nobody_spends_what_is_needed_to_leave_an_ally_on_difficult_ground() -> None:
    table = fight(at=(1, 2), minions=[("gaoler", 2)], environment={2: DIFFICULT})
    table.turn(0).do("move", 6).do("move", 1)
    # three AP are left: two to enter, one to leave again
    assert (2,) in table.offered("move")
    poor = fight(at=(1, 2), minions=[("gaoler", 2)], environment={2: DIFFICULT})
    poor.turn(0).do("move", 6).do("move", 1).do("taunt", A)
    assert poor.one(0).ap == 2
    assert (2,) not in poor.offered("move")
    table.do("move", 2)
    assert table.one(0).ap == 1
    assert table.offered("use") == []
    assert table.offered("taunt") == []
    assert ("end",) not in table.options()


@proves("skill.actions-free", "map.teleport", "map.locked-path")
def test_cards_move_one_for_nothing_and_respect_locks() -> None:
    table = fight(["vali", "ifan"], at=(3, 0), hands={0: ["easy-locks", "gust-step"]})
    table.turn(0).use("easy-locks").do("move", 6).do("stay")
    assert (table.one(0).at, table.one(0).ap) == (6, 4)
    assert table.statuses(0) == {"invisible": 1, "easy-locks": 3}
    table.use("gust-step")
    spaces = [space for (space,) in table.offered("space")]
    assert spaces == [0, 1, 2, 3, 4, 6]
    table.do("space", 4)
    assert table.one(0).at == 4


@proves("immune.immovable", "boss.immune")
def test_the_immovable_is_neither_pushed_nor_pulled_nor_knocked_down() -> None:
    table = fight(["beast", "ifan"], at=(3, 0), minions=[("gaoler", 3)], boss="warden", boss_at=3)
    table.turn(0).rolls(BLUE_HIT, BLUE_HIT, RED_SPECIAL).use("shield-shove", "figure", 10)
    assert table.enemy(10).at == 3
    assert table.statuses(10) == {}
    table = fight(["beast", "ifan"], at=(3, 0), minions=[("gaoler", 3)])
    table.turn(0).rolls(BLUE_HIT, BLUE_HIT, RED_SPECIAL).use("shield-shove", "figure", A)
    assert [space for (space,) in table.offered("space")] == [2, 4, 6]
    table.do("space", 4)
    assert table.enemy(A).at == 4
    assert table.statuses(A) == {"knocked-down": 1}


@proves("status.bleeding-known", "combat.minion-turn")
def test_bleeding_hurts_with_every_space() -> None:
    table = fight(at=(0, 0), minions=[("gaoler", 5)], statuses=[(0, "bleeding", 3)])
    table.turn(0)
    assert table.one(0).hp == 25
    table.do("move", 1).do("move", 2)
    assert table.one(0).hp == 23
    bleeding = [(A, "bleeding", 3)]
    table = fight(at=(1, 0), minions=[("oil-rat", 4)], statuses=bleeding, enemy_hp={A: 3})
    table.turn(0).end().turn(1).rolls(CLOSEST).end()
    # one at its start; of the ways to 1 one of two is voted for, and the second step kills it
    if table.asks("enemy-route"):
        table.votes("space", 6)
    assert A not in table.game.enemies
    assert "won" in table.words()


@proves("status.designed", "cooldown.clear-discard")
def test_water_puts_out_fire_and_fire_melts_ice() -> None:
    both = [(A, "burning", 3), (A, "frozen", 3)]
    table = fight(minions=[("gaoler", 5)], statuses=both)
    take_damage(table.game, A, 3, WATER)
    assert table.statuses(A) == {"frozen": 3}
    take_damage(table.game, A, 3, FIRE)
    assert table.statuses(A) == {}


@proves("status.designed", "downed.no-actions")
def test_a_chicken_only_moves_and_has_no_armour() -> None:
    table = fight(statuses=[(0, "chicken", 2)], minions=[("gaoler", 5)])
    table.turn(0)
    assert {key[0] for key in table.options()} == {"move", "end"}
    assert armour(table.game, 0) == (0, 0)
    table = fight(at=(3, 0), minions=[("oil-rat", 3)], statuses=[(A, "chicken", 2)])
    table.turn(0).end().turn(1).end()
    # three spaces away from the one it shares a space with
    assert table.enemy(A).at == 0


@proves("status.designed", "party.collective-choice")
def test_a_dominated_origin_strikes_an_ally_first() -> None:
    table = fight(at=(3, 3), minions=[("gaoler", 4)], statuses=[(0, "dominated", 1)])
    table.rolls(BLUE_HIT, RED_TWO).do("turn", 0)
    assert table.one(1).hp == 28 - (3 - 2)
    assert table.one(0).ap == 5
    table.end()
    assert table.statuses(0) == {}


@proves("skill.reaction", "skill.weapon-attack")
def test_a_reaction_leads_to_no_reaction() -> None:
    both = [(0, "riposte", 3), (1, "riposte", 3), (0, "dominated", 1)]
    table = fight(["vali", "tanguistal"], at=(3, 3), minions=[("gaoler", 5)], statuses=both)
    table.rolls(WHITE_HIT, BLUE_HIT).do("turn", 0)
    assert table.asks("may")
    table.rolls(BLUE_HIT, BLUE_HIT, BLANK).do("yes", seat=1)
    assert (table.one(0).hp, table.one(1).hp) == (24 - 1, 24 - 0)
    assert table.asks("act", 0)


@proves("skill.reaction", "party.collective-choice")
def test_the_party_orders_the_reactions_of_several_and_the_shocked_have_none() -> None:
    for shocked in (False, True):
        cards = [(0, "riposte", 3), (1, "riposte", 3)]
        cards += [(1, "shocked", 3)] if shocked else []
        table = fight(
            ["vali", "tanguistal"], at=(3, 3), minions=[("kelp-witch", 4)], statuses=cards
        )
        table.turn(0).end().turn(1).rolls(CLOSEST).end()
        table.rolls(BLUE_HIT, BLANK, BLANK).votes("figure", 0)
        assert table.asks("may") is shocked
        if not shocked:
            assert table.asks("order", -1)
            table.votes("due", 1)
            assert table.ask.seats() == (1,)


@proves("origin.special-ability", "origin.special-timing")
def test_abilities_hold_while_their_condition_does() -> None:
    minions = [("gaoler", 3), ("gaoler", 3)]
    table = fight(["sebille", "ifan"], at=(3, 0), minions=minions)
    table.turn(0).rolls(WHITE_HIT, BLUE_HIT).use("starter-dagger", "figure", A)
    assert table.enemy(A).hp == 18 - 1
    table.enemy(B).at = 4
    table.rolls(WHITE_HIT, BLUE_HIT).use("starter-dagger", "figure", A)
    assert table.enemy(A).hp == 17 - 2  # alone, it is hit once more
    assert lasting(table.game, 0).hits == 0


@proves("skill.ongoing", "downed.ongoing")
def test_an_aura_serves_those_in_the_same_space_also_from_one_who_is_downed() -> None:
    table = fight(at=(3, 3), statuses=[(0, "iron-stance", 4)], hp={0: 0})
    assert armour(table.game, 1) == (2 + 1, 0)
    table.one(1).at = 4
    assert armour(table.game, 1) == (2, 0)


@proves("attack.multi", "attack.range")
def test_ricochet_goes_on_to_one_more_target_and_no_further() -> None:
    minions = [("oil-rat", 3), ("oil-rat", 4), ("oil-rat", 3)]
    table = fight(at=(1, 0), minions=minions)
    rolls = (BLUE_HIT, BLUE_HIT, BLANK)
    table.turn(0).rolls(*rolls, *rolls).use("ricochet", "figure", A)
    assert table.offered("figure") == [(B,), (B + 1,)]
    table.do("figure", B)
    assert [enemy.hp for enemy in table.game.enemies.values()] == [9, 9, 12]
    assert table.statuses(0) == {"ricochet": 2}


@proves("variant.solo", "party.size")
def test_one_player_runs_two_origins_and_never_votes() -> None:
    table = fight(at=(4, 4), seats=1, minions=[("gaoler", 4)])
    assert table.offered("turn") == [(0,), (1,)]
    table.do("turn", 1).end()
    assert table.game.active == 0
    table.rolls(CLOSEST, RED_TWO, BLANK).end()
    assert table.asks("enemy-target", A)
    table.do("figure", 1)
    assert table.one(1).hp == 28 - 2
    assert FACE["ifan"] == table.one(0).face
