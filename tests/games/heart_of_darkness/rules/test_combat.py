"""Combat, dice and Traps."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.actions.traps import gain_trap
from gloam.games.heart_of_darkness.rules.dice import roll_hits
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.rules.protagonists import lose_strength
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import advance, still
from tests.games.heart_of_darkness.playing import BLANK, HIT

HERE = {0: "cave", 1: "lighthouse"}
PLAIN = {0: "stoker"}  # Strength 4; its Skill needs a Weapon


@proves("heart_of_darkness", "combat.action", "combat.dice", "protagonist.strength", "dice.base")
def test_combat_costs_an_action_and_rolls_the_strength() -> None:
    table = still(2, heroes=PLAIN, places=HERE, creatures=[("crawler", "cave")])
    table.fight()
    assert table.game.turn.actions == 5
    assert table.says("rolled")[0][:3] == ("rolled", 0, 4)


@proves("heart_of_darkness", "combat.once", "combat.needs-creature")
def test_combat_once_for_each_location_and_only_with_creatures() -> None:
    creatures = [("crawler", "cave"), ("crawler", "harbour")]
    table = still(2, heroes=PLAIN, places=HERE, creatures=creatures, rolls=[BLANK] * 4)
    table.fight()
    assert not table.may("fight")
    table.move("harbour")
    assert table.may("fight")
    assert not still(2, places=HERE).may("fight")


@proves("heart_of_darkness", "combat.hit-kill", "combat.split", "dice.faces")
def test_each_hit_kills_one_and_the_player_shares_them_out() -> None:
    creatures = [("crawler", "cave"), ("crawler", "cave"), ("devourer", "cave")]
    table = still(2, heroes=PLAIN, places=HERE, creatures=creatures, rolls=[0, 1, 2, 5])
    table.fight()
    assert table.asked == (0, "hit")
    table.answer("hit", "devourer")  # the second has only Crawlers to go to
    assert table.creatures("cave") == ["crawler"]


@proves("heart_of_darkness", "combat.hit-kill", "combat.split")
def test_hits_may_be_left_unused() -> None:
    """A revolver comes back after exactly one kill: the second Hit is better left alone."""
    creatures = [("crawler", "cave"), ("crawler", "cave")]
    hands = {0: ["Service Revolver"]}
    table = still(2, heroes=PLAIN, places=HERE, creatures=creatures, hands=hands, rolls=[HIT] * 7)
    table.strikes = False
    table.fight("Service Revolver").answer("hit", "crawler")
    assert table.options() == [("hit", 0), ("spare",)]
    table.answer("spare")
    assert table.creatures("cave") == ["crawler"]
    assert table.hand(0) == ["Service Revolver"]
    assert len(table.says("spared")) == 1


@proves("heart_of_darkness", "combat.hit-guardian", "guardian.combat", "guardian.zero")
def test_hits_may_go_to_the_guardian() -> None:
    creatures = [("crawler", "cave"), ("guardian", "cave")]
    rolls = [HIT, HIT, HIT, BLANK]
    table = still(2, heroes=PLAIN, places=HERE, creatures=creatures, health=2, rolls=rolls)
    table.fight().answer("hit", "guardian")
    assert table.game.health == 1
    table.answer("hit", "guardian")
    assert table.creatures() == []  # the third Hit had only the Crawler to go to
    assert table.game.turn.kills == 2


@proves("heart_of_darkness", "combat.no-harm")
def test_combat_never_hurts_the_protagonist() -> None:
    creatures = [("devourer", "cave"), ("guardian", "cave")]
    table = still(2, heroes=PLAIN, places=HERE, creatures=creatures, health=5, rolls=[BLANK] * 4)
    table.fight()
    assert (table.strength(0), table.sanity(0)) == (4, 2)
    assert len(table.creatures()) == 2


@proves("heart_of_darkness", "dice.current", "protagonist.losses")
def test_current_strength_counts() -> None:
    table = still(2, heroes=PLAIN, places=HERE, creatures=[("crawler", "cave")])
    lose_strength(table.game, 0, 2)
    table.fight()
    assert table.says("rolled")[0][2] == 2


@proves("heart_of_darkness", "dice.minimum", "components.dice")
def test_at_least_one_die_and_more_than_five() -> None:
    table = still(2, rolls=[HIT] * 8)
    assert roll_hits(table.game, 0, -2) == 1
    assert roll_hits(table.game, 0, 7) == 7


@proves("heart_of_darkness", "protagonist.sanity", "ritual.roll")
def test_rituals_roll_the_sanity() -> None:
    table = still(2, sanity={0: 3}, darkness=3, hands={0: ["Ritual of Dawn"]})
    table.play("Ritual of Dawn")
    assert table.says("rolled")[0][2] == 1  # three, and two less for this Ritual


# --- Traps ---


@proves("heart_of_darkness", "trap.set", "trap.set-anywhere", "trap.carry", "trap.only-entering")
def test_a_trap_is_set_for_nothing_anywhere() -> None:
    table = still(
        2,
        actions=0,
        places=HERE,
        traps={0: 2},
        hands={0: ["Radio Part"] * 5},
        creatures=[("crawler", "cave")],
    )
    gain_trap(table.game, 0)
    assert table.says("gained-trap") == [("gained-trap", 0)]
    table.answer("set-trap").answer("set-trap")
    assert table.creatures("cave") == ["crawler"]  # it stood there already
    assert table.game.traps[PLACE["cave"]] == 2
    assert table.game.protagonists[0].traps == 1
    assert table.end_turn().game.turn.who == 1  # tokens are no cards


@proves("heart_of_darkness", "trap.kills", "trap.used-up", "scenario.trap")
def test_a_trap_kills_all_that_enter_in_a_phase_and_is_then_gone() -> None:
    creatures = [("crawler", "old_mine"), ("crawler", "lighthouse")]
    table = still(2, places=dict.fromkeys((0, 1), "cemetery"), creatures=creatures)
    table.game.traps[PLACE["cemetery"]] = 1
    advance(table)
    assert table.creatures() == []
    assert (table.strength(0), table.strength(1)) == (3, 2)
    assert PLACE["cemetery"] not in table.game.traps
    assert table.game.traps_in_stock() == 5


@proves("heart_of_darkness", "trap.idle", "trap.not-protagonists")
def test_a_trap_that_nothing_enters_stays() -> None:
    table = still(2, places=HERE, set_traps={"harbour": 1}, creatures=[("crawler", "eastern_gate")])
    table.game.traps[PLACE["eastern_gate"]] = 1
    table.move("harbour")
    assert table.strength(0) == 3
    advance(table)
    assert table.creatures("eastern_gate") == ["crawler"]  # held there, it entered nothing
    assert table.game.traps[PLACE["harbour"]] == 1
    assert table.game.traps[PLACE["eastern_gate"]] == 1


@proves("heart_of_darkness", "trap.guardian", "trap.several")
def test_several_traps_apply_one_at_a_time() -> None:
    table = still(
        2,
        darkness=5,
        places={0: "village", 1: "village"},
        set_traps={"village": 3},
        creatures=[("guardian", "harbour"), ("crawler", "southern_tunnel")],
        health=5,
    )
    advance(table)
    assert table.creatures() == []  # two for the Guardian; the Crawler meets one already sprung
    assert table.game.traps[PLACE["village"]] == 1
    assert table.strength(0) == 3


@proves("heart_of_darkness", "trap.guardian", "scenario.order")
def test_a_guardian_that_survives_a_trap_strikes() -> None:
    table = still(
        2,
        darkness=5,
        places={0: "village", 1: "village"},
        set_traps={"village": 1},
        creatures=[("guardian", "harbour")],
        health=5,
    )
    advance(table)
    assert table.game.health == 2
    assert table.strength(0) == 2


@proves("heart_of_darkness", "scenario.heart-trap")
def test_a_trap_on_the_heart_keeps_the_darkness_down() -> None:
    table = still(2, places=HERE, set_traps={"heart": 1}, creatures=[("crawler", "swamp")])
    advance(table)
    assert table.creatures() == []
    assert table.game.darkness == 1
