"""Location Actions: Loot, Assemble, Consult, Repair, and their limits."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import LOOT
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import still
from tests.games.heart_of_darkness.playing import heart

LOUD = {0: "stoker"}  # whose Loot is always heard


@proves("heart_of_darkness", "loot.where", "loot.old-mine")
@pytest.mark.parametrize("place", sorted(PLACE)[:])
def test_loot_is_offered_at_six_places(place: str) -> None:
    if PLACE[place] > 20:
        return
    offered = still(2, places={0: place, 1: "harbour"}).may("loot")
    six = ("cave", "village", "stranded_ship", "old_manor", "old_mine", "cemetery")
    assert offered == (place in six)


@proves("heart_of_darkness", "loot.draw", "loot.free")
def test_loot_draws_a_card_for_nothing() -> None:
    table = still(2, actions=0, loot_top=["Pit Pony", "Radio Part"])
    table.loot()
    assert table.hand(0) == ["Pit Pony"]
    assert table.game.turn.actions == 0


@proves("heart_of_darkness", "loot.noise", "loot.noise-nearest")
def test_a_nearest_creature_moves_at_the_noise() -> None:
    creatures = [("devourer", "cave"), ("crawler", "swamp"), ("crawler", "lighthouse")]
    table = still(2, heroes=LOUD, places={0: "village", 1: "old_mine"}, creatures=creatures)
    table.loot()
    assert table.asked == (0, "noise")
    assert len(table.options()) == 2  # two spaces away both; the third is far
    table.answer("creature", "devourer", "cave")
    assert table.creatures("harbour") == ["devourer"]
    assert table.creatures("swamp") == ["crawler"]


@proves("heart_of_darkness", "loot.noise-full", "killed.turn-ends")
def test_noise_may_kill_the_looter_and_end_the_turn() -> None:
    table = still(
        2,
        heroes=LOUD,
        strength={0: 1},
        hands={0: ["Radio Part"] * 5},
        places={1: "old_mine"},
        creatures=[("devourer", "harbour")],
    )
    table.loot()
    assert table.at(0) == ""
    assert table.sanity(1) == 5
    assert table.game.turn.who == 1  # without a discard


@proves("heart_of_darkness", "loot.empty")
def test_there_is_no_loot_without_cards() -> None:
    assert not heart(2, empty=[LOOT]).may("loot")
    assert heart(2, empty=[LOOT], discards=["Pit Pony"]).may("loot")


@proves("heart_of_darkness", "location.once", "location.elsewhere")
def test_once_a_turn_at_each_location() -> None:
    table = still(2, heroes=LOUD).loot()
    assert not table.may("loot")
    table.move("harbour").move("cave").loot()  # another place
    table.move("harbour").move("village")
    assert not table.may("loot")  # coming back renews nothing


@proves("heart_of_darkness", "location.no-creature", "location.kinds")
def test_not_while_a_creature_is_there() -> None:
    hands = {0: ["Gin Trap", "Ritual of Banishment"]}
    for place, word in (
        ("village", "loot"),
        ("old_military_complex", "assemble"),
        ("ritual_cavern", "consult"),
        ("northern_gate", "repair"),
        ("northern_tunnel", "tunnel"),
    ):
        given = {"places": {0: place, 1: "harbour"}, "hands": hands, "gates": {"northern_gate": 1}}
        near = [("crawler", "eastern_gate")]  # something for the Ritual to work on
        assert still(2, creatures=near, **given).offered(word)
        assert not still(2, creatures=[*near, ("crawler", place)], **given).offered(word)


@proves("heart_of_darkness", "location.repair", "location.repair-one-use")
def test_repair_takes_one_action_for_each_token_in_one_use() -> None:
    given = {"heroes": LOUD, "places": {0: "northern_gate"}, "gates": {"northern_gate": 2}}
    table = still(2, **given)
    assert table.offered("repair") == [(1,), (2,)]
    table.answer("repair", 1)
    assert (table.gate("northern_gate"), table.game.turn.actions) == (1, 5)
    assert not table.offered("repair")
    both = still(2, **given).answer("repair", 2)
    assert (both.gate("northern_gate"), both.game.turn.actions) == (0, 4)
    assert still(2, actions=1, **given).offered("repair") == [(1,)]


@proves("heart_of_darkness", "location.assemble")
def test_assemble_passes_a_trap_card_without_a_roll() -> None:
    table = still(2, places={0: "old_military_complex"}, hands={0: ["Trip-Wire Charge"]})
    table.answer("assemble", "Trip-Wire Charge")
    assert (table.game.protagonists[0].traps, table.game.turn.actions) == (1, 5)
    assert not table.says("rolled")


@proves("heart_of_darkness", "location.consult", "ritual.consult-not-failed")
def test_consult_passes_a_ritual_without_a_roll() -> None:
    table = still(2, places={0: "ritual_cavern"}, hands={0: ["Ritual of Dawn"]}, darkness=4)
    table.answer("consult", "Ritual of Dawn")
    assert (table.game.darkness, table.game.turn.actions) == (3, 5)
    assert not table.says("rolled")
    assert table.curses(0) == []
