"""How Creatures move, strike, break Gates and reach the Heart."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.advance_creatures import advance_one
from gloam.games.heart_of_darkness.rules.creatures import kill, wound_guardian
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import DESTROYED, THE_GUARDIAN
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import advance, still

FAR = {0: "lighthouse", 1: "lighthouse"}  # two who are out of the way


@proves("heart_of_darkness", "advance.crawlers", "scenario.crawler-leaves", "advance.move-all")
def test_crawlers_go_inwards_whoever_is_near() -> None:
    table = still(
        2,
        places={0: "village", 1: "cave"},
        creatures=[("crawler", "village"), ("crawler", "old_mine")],
    )
    advance(table)
    assert table.creatures("southern_gate") == ["crawler"]
    assert table.creatures("cemetery") == ["crawler"]
    assert table.strength(0) == 3


@proves("heart_of_darkness", "advance.hunters", "heart.others")
def test_hunters_go_for_the_nearest_protagonist() -> None:
    creatures = [("devourer", "swamp"), ("guardian", "cemetery")]
    table = advance(still(2, places={0: "chapel", 1: "lighthouse"}, creatures=creatures, health=2))
    assert table.creatures("lighthouse") == ["guardian"]
    # Two ways lead from the Swamp to the Chapel; the Decider picks the one through the Heart.
    assert table.asked == (0, "route")
    table.answer("go", "heart")
    assert table.creatures("heart") == ["devourer"]
    assert table.game.darkness == 1


@proves("heart_of_darkness", "advance.route-tie", "decide.unsure")
def test_the_decider_picks_among_equal_routes() -> None:
    table = advance(
        still(2, active=1, places={0: "swamp", 1: "swamp"}, creatures=[("devourer", "chapel")])
    )
    assert table.asked == (1, "route")
    assert table.options() == [("go", PLACE["heart"]), ("go", PLACE["old_manor"])]
    table.answer("go", "old_manor")
    assert table.creatures("old_manor") == ["devourer"]


@proves("heart_of_darkness", "advance.hunters-tie", "advance.recency")
def test_of_equally_near_ones_the_latest_to_have_a_turn_is_hunted() -> None:
    def hunted(recent: list[int]) -> list[str]:
        table = still(
            2, places={0: "lighthouse", 1: "old_mine"}, creatures=[("devourer", "cemetery")]
        )
        table.game.recent = tuple(recent)
        advance(table)
        return [place for place in ("lighthouse", "old_mine") if table.creatures(place)]

    assert hunted([1, 0]) == ["lighthouse"]
    assert hunted([0, 1]) == ["old_mine"]
    table = still(
        3,
        active=2,
        places={0: "lighthouse", 1: "old_mine", 2: "cave"},
        creatures=[("devourer", "cemetery")],
    )
    advance(table)  # neither of the two has had a turn: the Decider chooses
    assert table.asked == (2, "prey")
    table.answer("target", 1)
    assert table.creatures("old_mine") == ["devourer"]


@proves("heart_of_darkness", "scenario.strike", "scenario.strike-all-kinds")
def test_whatever_enters_strikes_everybody_there() -> None:
    table = still(2, places={0: "cemetery", 1: "cemetery"}, creatures=[("crawler", "old_mine")])
    advance(table)
    assert (table.strength(0), table.strength(1)) == (2, 1)


@proves("heart_of_darkness", "scenario.hunter-stays", "scenario.hunter-no-gate-damage")
def test_a_hunter_with_prey_stays_and_strikes() -> None:
    table = still(
        2, places={0: "northern_gate", 1: "cave"}, creatures=[("devourer", "northern_gate")]
    )
    advance(table)
    assert table.creatures("northern_gate") == ["devourer"]
    assert table.says("stays") == [("stays", 1, PLACE["northern_gate"])]
    assert table.strength(0) == 2
    assert table.gate("northern_gate") == 0


@proves("heart_of_darkness", "scenario.each-creature")
def test_several_hunters_strike_several_times() -> None:
    creatures = [("devourer", "chapel"), ("devourer", "chapel")]
    table = advance(still(2, places={0: "chapel", 1: "cave"}, creatures=creatures))
    assert table.strength(0) == 1


@proves(
    "heart_of_darkness", "gate.holds", "gate.entering", "scenario.crawler-at-gate", "scenario.gate"
)
def test_a_gate_holds_what_would_leave_it() -> None:
    places = {0: "northern_gate", 1: "cave"}
    creatures = [("crawler", "northern_gate"), ("crawler", "old_military_complex")]
    table = advance(still(2, places=places, creatures=creatures))
    assert table.creatures("northern_gate") == ["crawler"]
    assert table.gate("northern_gate") == 1
    assert table.strength(0) == 3  # it does not strike those who stand there
    assert table.creatures("eastern_gate") == ["crawler"]  # entering is not hindered
    assert table.gate("eastern_gate") == 0


@proves("heart_of_darkness", "gate.both-ways")
def test_a_gate_holds_outwards_and_hunters_too() -> None:
    creatures = [("devourer", "northern_gate")]
    table = advance(still(2, places=FAR, creatures=creatures))
    assert table.creatures("northern_gate") == ["devourer"]
    assert table.gate("northern_gate") == 1


@proves("heart_of_darkness", "gate.third", "gate.third-stays", "gate.darkness", "darkness.gate")
def test_the_third_damage_destroys_a_gate() -> None:
    creatures = [("crawler", "northern_gate"), ("crawler", "northern_gate")]
    table = advance(still(2, places=FAR, gates={"northern_gate": 2}, creatures=creatures))
    assert table.gate("northern_gate") == DESTROYED
    assert table.creatures("northern_gate") == ["crawler"]  # the one that broke it
    assert table.creatures("chapel") == ["crawler"]  # and the next went through
    assert table.game.darkness == 2


@proves("heart_of_darkness", "gate.permanent", "location.repair-not-destroyed")
def test_a_destroyed_gate_is_beyond_repair() -> None:
    gates = {"northern_gate": DESTROYED, "eastern_gate": 1}
    table = still(2, places={0: "northern_gate", 1: "eastern_gate"}, gates=gates)
    assert not table.offered("repair")
    gone = still(2, places=FAR, gates=gates, creatures=[("crawler", "northern_gate")])
    assert advance(gone).creatures("chapel") == ["crawler"]


@proves("heart_of_darkness", "components.gate-tokens")
def test_all_gates_may_be_damaged_and_destroyed() -> None:
    gates = ["northern_gate", "eastern_gate", "southern_gate", "butchers_gate"]
    table = still(
        2,
        options={"map": "western shores"},
        places=FAR,
        creatures=[("crawler", gate) for gate in gates],
        gates=dict.fromkeys(gates, 1),
    )
    advance(table)
    assert [table.gate(gate) for gate in gates] == [2, 2, 2, 2]


@proves("heart_of_darkness", "heart.crawler", "scenario.heart", "darkness.crawler", "combat.stock")
def test_a_crawler_in_the_heart_is_gone_and_it_grows_darker() -> None:
    table = advance(still(2, places=FAR, creatures=[("crawler", "swamp"), ("crawler", "chapel")]))
    assert table.creatures() == []
    assert table.game.darkness == 3
    assert table.game.creatures == {}


@proves("heart_of_darkness", "scenario.heart-protagonist")
def test_it_strikes_in_the_heart_before_it_is_taken_in() -> None:
    table = still(2, places={0: "heart", 1: "lighthouse"}, creatures=[("crawler", "swamp")])
    advance(table)
    assert table.strength(0) == 2
    assert table.game.darkness == 2


@proves("heart_of_darkness", "heart.crawler-already-there")
def test_a_crawler_that_stands_on_the_heart_is_taken_in_when_it_would_move() -> None:
    table = advance(still(2, places=FAR, creatures=[("crawler", "heart")]))
    assert table.creatures() == []
    assert table.game.darkness == 2


@proves("heart_of_darkness", "advance.sanity", "advance.dead-first")
def test_creatures_at_ones_location_cost_one_sanity() -> None:
    creatures = [("crawler", "village"), ("crawler", "village"), ("devourer", "cave")]
    places = {0: "village", 1: "cave"}
    table = advance(still(2, places=places, sanity={1: 1}, creatures=creatures))
    assert table.sanity(0) == 3  # once, however many there are
    assert table.at(1) == ""
    # The one in the Cave had no prey left there when it came to move.
    assert table.creatures("cave") == []


@proves("heart_of_darkness", "advance.order", "advance.target-now", "scenario.order")
def test_the_guardian_moves_first_then_devourers_then_crawlers() -> None:
    creatures = [("crawler", "old_mine"), ("devourer", "old_mine"), ("guardian", "old_mine")]
    table = still(
        2, places={0: "cemetery", 1: "cave"}, strength={0: 1}, creatures=creatures, health=3
    )
    advance(table)
    moved = [event[1] for event in table.says("creature-moved")]
    assert moved == [2, 1, 0]
    # The Guardian killed the nearest; the Devourer turned to the other.
    assert table.creatures("cemetery") == ["crawler", "guardian"]
    assert table.creatures("eastern_tunnel") == ["devourer"]


@proves("heart_of_darkness", "advance.order-within")
def test_the_decider_orders_devourers_at_different_locations() -> None:
    creatures = [
        ("devourer", "old_mine"),
        ("devourer", "northern_tunnel"),
        ("devourer", "old_mine"),
    ]
    table = still(2, active=1, places=dict.fromkeys((0, 1), "cave"), creatures=creatures)
    advance(table)
    assert table.asked == (1, "devourer")
    assert len(table.options()) == 2  # equal ones are one option
    table.answer("creature", "devourer", "northern_tunnel")
    assert table.asked[1] != "devourer"  # the other two stand together
    moves = [event[2] for event in table.says("creature-moved")]
    assert moves == [PLACE["northern_tunnel"], PLACE["old_mine"], PLACE["old_mine"]]


@proves("heart_of_darkness", "advance.no-target")
def test_without_a_protagonist_hunters_stand_still() -> None:
    table = still(2, creatures=[("devourer", "cave")])
    table.game.protagonists = {}
    assert list(advance_one(table.game, 7)) == []
    assert table.creatures("cave") == ["devourer"]


@proves("heart_of_darkness", "guardian.damage-lasts", "guardian.zero", "guardian.kill-effects")
def test_the_guardian_dies_by_degrees() -> None:
    table = still(2, darkness=5, creatures=[("guardian", "cave")], health=5)
    assert not kill(table.game, 10, 0, in_combat=False)
    assert table.game.health == 2
    table = table.end_turn()
    assert table.game.health == 2
    assert not wound_guardian(table.game, 1, 0, in_combat=False)
    assert kill(table.game, 10, 0, in_combat=False)
    assert table.creatures() == []
    assert THE_GUARDIAN not in table.game.creatures
