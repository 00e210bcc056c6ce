"""The boat, winning and losing."""

from __future__ import annotations

from gloam.games.heart_of_darkness.state import Boat, Outcome
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import advance, still
from tests.games.heart_of_darkness.playing import HeartTable

PARTS = ["Radio Part"] * 3
AWAY = {0: "lighthouse", 1: "harbour"}
QUESTS = ["The Reliquary", "The Dead Lamp"]


def ready(**given: object) -> HeartTable:
    """Everything is there for the escape; the boat is due this round."""
    defaults: dict[str, object] = {
        "places": dict.fromkeys((0, 1), "harbour"),
        "completed": {0: QUESTS},
    }
    table = still(2, **defaults | given)
    table.game.boat = Boat(due=table.game.round)
    return table


@proves("heart_of_darkness", "boat.summon", "boat.token-down", "boat.free", "boat.discarded")
def test_three_radio_parts_at_the_lighthouse_call_the_boat() -> None:
    table = still(2, actions=0, places=AWAY, hands={0: [*PARTS, "Radio Part"]})
    table.answer("call")
    assert table.game.boat == Boat(due=2)
    assert table.hand(0) == ["Radio Part"]
    assert table.discards() == PARTS
    assert not still(2, places={0: "harbour"}, hands={0: PARTS}).may("call")


@proves("heart_of_darkness", "boat.one-hand", "boat.parts-alone", "boat.parts")
def test_fewer_than_three_in_one_hand_do_nothing() -> None:
    places = dict.fromkeys((0, 1), "lighthouse")
    table = still(2, places=places, hands={0: PARTS[:2], 1: ["Radio Part"]})
    assert not table.may("call")
    assert not table.offered("play")
    table.answer("discard").answer("card", "Radio Part")
    assert table.hand(0) == ["Radio Part"]


@proves("heart_of_darkness", "boat.darkness-five")
def test_calling_lifts_the_darkness_to_five() -> None:
    for before, after in ((1, 5), (5, 5), (6, 6)):
        table = still(2, darkness=before, places=AWAY, hands={0: PARTS}).answer("call")
        assert table.game.darkness == after


@proves("heart_of_darkness", "boat.once", "boat.creatures-ok")
def test_once_and_creatures_do_not_hinder_it() -> None:
    hands = {0: [*PARTS, "Radio Part", "Radio Part"]}
    table = still(2, places=AWAY, hands=hands, creatures=[("crawler", "lighthouse")])
    table.answer("call")
    table.game.move(table.game.zones[3][0], table.game.hand(0))
    assert not table.renewed().may("call")


@proves("heart_of_darkness", "boat.arrives", "boat.stays")
def test_the_boat_is_there_at_the_end_of_the_next_round() -> None:
    table = still(2, places=AWAY, hands={0: PARTS}).answer("call")
    advance(table)
    assert (table.game.round, table.game.boat) == (2, Boat(due=2))
    for _ in range(2):
        for who in (0, 1):
            if table.ask.about == "signal":
                for seat in (0, 1):
                    table.answer("would" if seat == who else "would-not", seat=seat)
            table.end_turn()
        assert table.game.boat == Boat(due=2, face_up=True)
    assert table.game.round == 4


@proves("heart_of_darkness", "win.harbour", "win.quests", "win.after-flip", "win.together")
def test_everybody_at_the_harbour_with_quests_enough_escapes() -> None:
    table = advance(ready())
    assert table.game.outcome is Outcome.WON
    assert table.run.result is not None
    assert table.run.result.winners == (0, 1)
    assert advance(ready(completed={0: QUESTS[:1]})).game.outcome is None
    assert advance(ready(places={0: "harbour", 1: "cave"})).game.outcome is None


@proves("heart_of_darkness", "win.when-checked", "win.only-then")
def test_the_win_is_looked_for_at_the_end_of_the_round_alone() -> None:
    table = ready(places={0: "harbour", 1: "cave"}, active=1)
    table.game.boat = Boat(due=1, face_up=True)
    table.move("harbour")
    assert table.game.outcome is None
    assert advance(table).game.outcome is Outcome.WON


@proves("heart_of_darkness", "win.quests-pooled", "win.protagonist-count")
def test_quests_of_all_are_added_up_for_those_in_play() -> None:
    table = ready(completed={1: QUESTS}, fallen={"stoker": ("cave", [])})
    assert advance(table).game.outcome is Outcome.WON
    assert advance(ready(completed={0: QUESTS[:1], 1: QUESTS[1:]})).game.outcome is Outcome.WON


@proves("heart_of_darkness", "win.missing-protagonist", "win.creatures-do-not-stop")
def test_the_dead_are_not_at_the_harbour_and_creatures_do_not_matter() -> None:
    table = ready(creatures=[("crawler", "harbour")])
    assert advance(table).game.outcome is Outcome.WON
    table = ready()
    table.kill(1)
    assert advance(table).game.outcome is None


@proves("heart_of_darkness", "lose.darkness", "lose.immediate", "components.single-tokens")
def test_past_seven_all_is_lost_at_once() -> None:
    creatures = [("crawler", "chapel"), ("crawler", "swamp")]
    table = still(2, places=AWAY, darkness=7, creatures=creatures)
    advance(table)
    assert table.game.outcome is Outcome.LOST
    assert table.creatures("swamp") == ["crawler"]  # it did not come to move
    assert table.says("lost-darkness")
    held = advance(still(2, places=AWAY, darkness=6, creatures=[("crawler", "chapel")]))
    assert (held.game.outcome, held.game.darkness) == (None, 7)


@proves("heart_of_darkness", "lose.before-win")
def test_a_loss_comes_before_a_win() -> None:
    table = ready(darkness=7, creatures=[("crawler", "chapel")])
    assert advance(table).game.outcome is Outcome.LOST
    late = ready()
    late.game.darkness = 8  # however it came about
    assert advance(late).game.outcome is Outcome.LOST


@proves("heart_of_darkness", "components.quest-tokens", "win.quests-pooled")
def test_completed_quests_are_counted_for_all_to_see() -> None:
    table = still(2, completed={0: QUESTS[:1], 1: QUESTS[1:]})
    track = next(node for node in table.run.rules.public(table.game) if node.id == "quests")
    assert getattr(track, "value", None) == 2
