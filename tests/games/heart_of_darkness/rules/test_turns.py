"""Player Turns: order, Actions and Free Actions, the end of a turn."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import BOX, DESTROYED, LOOT_DISCARD, Boat, Phase
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.state import transcript
from tests.games.heart_of_darkness.phases import advance, gone_on, still
from tests.games.heart_of_darkness.playing import HeartTable

PARTS = ["Radio Part"] * 5


def waiting(seats: int = 3, active: int = 0, **given: object) -> HeartTable:
    """A table where the next turn is to be settled; `active` had the latest."""
    table = still(seats, active=active, **given)
    table.game.phase = Phase.ORDER
    table.game.waiting = tuple(range(seats))
    return gone_on(table.game)


@proves("heart_of_darkness", "turn.order", "turn.order-tie", "silence.turn-signal")
def test_one_volunteer_goes_next() -> None:
    table = waiting(3)
    assert (table.ask.form, table.ask.about) == ("together", "signal")
    table.answer("would-not", seat=2).answer("would", seat=1)
    assert table.ask.about == "signal"  # nothing is settled until all have signalled
    table.answer("would-not", seat=0)
    assert table.game.turn.who == 1
    assert table.game.immune == ()
    signals = [event for event in table.told() if str(event[0]).startswith("would")]
    assert signals == [("would-not", 0), ("would", 1), ("would-not", 2)]  # all see them


@proves("heart_of_darkness", "turn.order-tie", "decide.unsure", "decide.silent")
def test_with_several_volunteers_or_none_the_decider_names_one() -> None:
    table = waiting(3, active=2)
    for seat, signal in enumerate(("would", "would", "would-not")):
        table.answer(signal, seat=seat)
    assert table.asked == (2, "next")
    assert table.options() == [("next", 0), ("next", 1)]
    table.answer("next", 1)
    assert table.game.turn.who == 1
    none = waiting(3, active=2)
    for seat in range(3):
        none.answer("would-not", seat=seat)
    assert none.options() == [("next", 0), ("next", 1), ("next", 2)]
    assert none.curses(2) == []


@proves("heart_of_darkness", "turn.each-once", "turn.phase-over")
def test_everybody_has_one_turn_and_the_last_needs_no_signal() -> None:
    table = still(2, creatures=[("crawler", "old_mine")])
    assert table.game.turn.who == 0
    table.end_turn()
    assert (table.game.turn.who, table.asked) == (1, (1, "act"))
    assert table.creatures("old_mine") == ["crawler"]
    table.end_turn()
    assert table.creatures("cemetery") == ["crawler"]


@proves(
    "heart_of_darkness",
    "turn.allowance-two",
    "turn.allowance-three",
    "turn.allowance-four",
    "turn.allowance-solo",
)
@pytest.mark.parametrize(("seats", "actions"), [(1, 5), (2, 6), (3, 4), (4, 3)])
def test_the_allowance_goes_by_the_number_of_players(seats: int, actions: int) -> None:
    table = still(seats, actions=0)
    table.game.waiting = table.game.cast()[1:2]
    table.end_turn()
    assert table.game.turn.who == table.game.cast()[1]
    assert table.game.turn.actions == actions


@proves("heart_of_darkness", "turn.allowance-basis", "solo.allowance")
def test_the_allowance_goes_by_players_not_by_protagonists() -> None:
    solo = still(1)
    solo.game.waiting = solo.game.cast()[1:]
    assert len(solo.game.living()) == 2
    assert solo.end_turn().game.turn.actions == 5
    two = still(2)
    assert two.end_turn().game.turn.actions == 6


@proves(
    "heart_of_darkness", "turn.up-to", "turn.unused", "turn.one-at-a-time", "actions.repeatable"
)
def test_actions_one_by_one_until_they_are_spent_or_the_turn_is_ended() -> None:
    table = still(2, actions=2)
    table.move("harbour").move("cave")
    assert table.game.turn.actions == 0
    assert not table.offered("move")
    assert table.may("end")
    early = still(2, actions=2).move("harbour")
    early.end_turn()
    assert early.game.turn.who == 1


@proves("heart_of_darkness", "actions.free", "actions.free-after-last", "actions.free-list")
def test_free_actions_cost_nothing_and_go_on_after_the_last_action() -> None:
    table = still(
        2, actions=0, traps={0: 1}, hands={0: ["Field Dressing"]}, strength={0: 1}, rolls=[5]
    )
    for key in (("loot",), ("set-trap",), ("discard",)):
        assert table.may(*key)
    table.loot().answer("set-trap").play("Field Dressing")
    assert table.game.turn.actions == 0


@proves("heart_of_darkness", "actions.list", "protagonist.actor", "turn.own-turn-only")
def test_the_active_player_alone_has_actions() -> None:
    fallen = {"stoker": ("village", ["Radio Part"])}
    table = still(2, creatures=[("crawler", "village")], fallen=fallen)
    assert {key[0] for key in table.options()} == {"move", "talk", "fight", "recover", "end"}
    assert table.options(1) == []
    gate = still(2, places={0: "northern_gate"}, gates={"northern_gate": 2})
    assert gate.offered("repair") == [(1,), (2,)]
    assert still(2, places={0: "northern_tunnel"}).offered("tunnel")
    hands = {0: ["Gin Trap", "Ritual of Dawn"]}
    assert still(2, places={0: "old_military_complex"}, hands=hands).offered("assemble")
    cavern = still(2, places={0: "ritual_cavern"}, hands=hands, darkness=3)
    assert cavern.offered("consult")


# --- moving ---


@proves("heart_of_darkness", "move.action", "move.creatures-harmless", "move.leave-freely")
def test_one_action_takes_a_protagonist_along_one_path() -> None:
    creatures = [("devourer", "village"), ("guardian", "harbour")]
    table = still(2, creatures=creatures, health=3)
    assert {place for (place,) in table.offered("move")} == {
        PLACE[id] for id in ("abandoned_hut", "harbour", "southern_gate", "southern_tunnel")
    }
    table.move("harbour")
    assert (table.at(0), table.game.turn.actions, table.strength(0)) == ("harbour", 5, 3)


@proves("heart_of_darkness", "move.gates-open")
def test_protagonists_walk_through_gates_in_any_state() -> None:
    for damage in (0, 2, DESTROYED):
        table = still(2, places={0: "southern_gate"}, gates={"southern_gate": damage})
        table.move("swamp")
        assert table.at(0) == "swamp"
        assert table.gate("southern_gate") == damage


@proves("heart_of_darkness", "move.tunnel", "move.tunnel-limits", "location.kinds")
def test_tunnels_lead_to_each_other_once_a_turn_and_not_past_creatures() -> None:
    table = still(2, places={0: "northern_tunnel"})
    others = {"eastern_tunnel", "southern_tunnel", "western_tunnel"}
    assert {place for (place,) in table.offered("tunnel")} == {PLACE[id] for id in others}
    table.answer("tunnel", "eastern_tunnel")
    assert (table.at(0), table.game.turn.actions) == ("eastern_tunnel", 5)
    table.answer("tunnel", "northern_tunnel")  # another departure
    assert not table.offered("tunnel")
    assert table.may("move", "lighthouse")
    barred = still(2, places={0: "northern_tunnel"}, creatures=[("crawler", "northern_tunnel")])
    assert not barred.offered("tunnel")
    assert barred.may("move", "lighthouse")


@proves("heart_of_darkness", "heart.protagonist", "curse.gain-heart")
def test_the_heart_curses_whoever_enters_every_time() -> None:
    table = still(2, heroes={0: "stoker"}, places={0: "swamp"})
    table.move("heart")
    assert len(table.curses(0)) == 1
    table.move("swamp")
    table.game.turn.actions = 6
    table.renewed().move("heart")
    assert len(table.curses(0)) == 2


# --- the hand limit ---


@proves("heart_of_darkness", "turn.hand-limit", "protagonist.carry", "turn.hand-limit-choice")
def test_more_than_five_are_cut_down_at_the_end_of_the_turn() -> None:
    hand = [*PARTS, "Field Dressing", "Brass Theodolite"]
    table = still(2, hands={0: hand}).end_turn()
    assert table.asked == (0, "hand-limit")
    table.answer("card", "Brass Theodolite").answer("card", "Field Dressing")
    assert table.game.turn.who == 1
    assert table.hand(0) == PARTS
    assert "Brass Theodolite" in table.names(BOX)
    assert table.names(LOOT_DISCARD) == ["Field Dressing"]


@proves("heart_of_darkness", "turn.hand-limit-curses", "curse.in-limit", "personal.in-limit")
def test_curses_count_but_stay() -> None:
    hand = ["Brass Theodolite", "Radio Part", "Radio Part", "Grave-Cold", "Tongue of Ash"]
    assert still(2, hands={0: hand}).end_turn().game.turn.who == 1
    table = still(2, hands={0: [*hand, "Radio Part"]}).end_turn()
    assert table.asked == (0, "hand-limit")
    assert len(table.options()) == 2  # a Radio Part, the Theodolite


@proves("heart_of_darkness", "turn.hand-limit-only-then", "loot.over-limit")
def test_a_hand_may_be_larger_at_any_other_time() -> None:
    hands = {0: PARTS, 1: [*["Field Dressing"] * 2, *["Pit Pony"] * 2, *["Keg of Mortar"] * 2]}
    table = still(2, hands=hands, rolls=[5])
    table.loot()
    assert len(table.hand(0)) == 6
    table.end_turn()
    assert table.asked == (0, "hand-limit")
    table.answer(*table.options()[0])
    assert len(table.hand(1)) == 6
    assert table.game.turn.who == 1


@proves("heart_of_darkness", "discard.free", "discard.face-down", "hidden.log")
def test_a_card_may_be_discarded_unseen() -> None:
    table = still(2, actions=0, hands={0: ["Pit Pony", "Grave-Cold"]})
    table.answer("discard")
    assert table.options() == [("card", key[1]) for key in table.options()]
    assert len(table.options()) == 1  # no Curse leaves this way
    table.answer("card", "Pit Pony")
    assert table.discards() == ["Pit Pony"]
    game = table.game
    assert game.knows[game.zones[LOOT_DISCARD][0]] == 1
    journal = [entry for part in [*(table.run.journals or [])] for entry in part]
    seen = [entry for entry in transcript(journal, 1) if entry[0] == 1]
    assert [entry[1] for entry in seen] == [-1]
    assert [event for event in table.told(1) if event[0] == "discarded"] == [("discarded", 0)]


@proves("heart_of_darkness", "round.end-order", "endround.check")
def test_after_the_last_creature_comes_the_end_of_the_round() -> None:
    table = still(2, creatures=[("crawler", "chapel")], places=dict.fromkeys((0, 1), "harbour"))
    game = table.game
    game.boat = Boat(due=1)
    advance(table)
    told = [event[0] for event in table.told()]
    assert told.index("absorbed") < told.index("boat-arrived") < told.index("round")
