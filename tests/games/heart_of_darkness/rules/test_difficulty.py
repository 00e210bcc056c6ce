"""The seven modifiers."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.heart_of_darkness.rules.creatures import kill
from gloam.games.heart_of_darkness.state import NO_ONE, SECOND, Boat, Phase
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import S, advance, spawn, still
from tests.games.heart_of_darkness.playing import BLANK, HIT, HeartTable

PLAIN = {0: "stoker"}


def with_(modifier: str, seats: int = 2, **given: Any) -> HeartTable:
    return still(seats, options={modifier: "on"}, **given)


@proves("heart_of_darkness", "difficulty.much-easier", "difficulty.much-easier-once")
def test_much_easier_takes_a_played_card_back_once_a_turn() -> None:
    hands = {0: ["Field Dressing", "Field Dressing"]}
    table = with_("much easier", hands=hands, strength={0: 1})
    table.play("Field Dressing")
    assert table.asked == (0, "back")
    table.answer("yes")
    assert table.hand(0) == ["Field Dressing"] * 2
    table.game.protagonists[0].strength = 1
    table = table.renewed()
    table.play("Field Dressing").answer("no")  # the other of the two
    table.game.protagonists[0].strength = 1
    assert not table.renewed().may("play", "Field Dressing")
    parts = with_("much easier", hands={0: ["Radio Part"] * 3}, places={0: "lighthouse"})
    parts.answer("call")
    assert parts.hand(0) == []


@proves("heart_of_darkness", "difficulty.easier", "difficulty.easier-scope")
def test_easier_gives_loot_for_the_last_creature_at_a_location() -> None:
    creatures = [("crawler", "village"), ("crawler", "village"), ("crawler", "harbour")]
    rolls = [HIT, BLANK, BLANK, BLANK]
    table = with_("easier", heroes=PLAIN, creatures=creatures, rolls=rolls, loot_top=["Pit Pony"])
    table.fight()
    assert table.asked == (0, "act")  # one is left
    table.game.turn.fought = ()
    table = table.renewed().roll(HIT, HIT, BLANK, BLANK)
    table.fight()
    assert table.asked == (0, "spoils")
    table.answer("yes")
    assert table.hand(0) == ["Pit Pony"]
    assert table.asked == (0, "act")  # one card
    assert table.creatures("harbour") == ["crawler"]  # no noise
    kill(
        table.game, next(iter(table.game.creatures)), NO_ONE, in_combat=False
    )  # a Trap is nobody's kill
    assert table.game.turn.cleared == 0


@proves("heart_of_darkness", "difficulty.much-easier-once")
def test_much_easier_what_was_taken_back_is_spent_for_the_turn() -> None:
    """Also at the Locations that make a test sure, and in a second Combat."""
    cavern: dict[str, Any] = {"places": {0: "ritual_cavern"}, "creatures": [("crawler", "cave")]}
    ritual = with_("much easier", hands={0: ["Ritual of Stillness"]}, **cavern, rolls=[BLANK] * 4)
    assert ritual.may("consult", "Ritual of Stillness")
    ritual.play("Ritual of Stillness").answer("yes")
    assert "Ritual of Stillness" in ritual.hand(0)
    assert not ritual.may("play", "Ritual of Stillness")
    assert not ritual.may("consult", "Ritual of Stillness")
    complex_: dict[str, Any] = {"places": {0: "old_military_complex"}}
    trap = with_("much easier", hands={0: ["Gin Trap"]}, **complex_, rolls=[HIT] * 3)
    assert trap.may("assemble", "Gin Trap")
    trap.play("Gin Trap").answer("yes")
    assert "Gin Trap" in trap.hand(0)
    assert not trap.may("play", "Gin Trap")
    assert not trap.may("assemble", "Gin Trap")
    creatures = [("crawler", "village")]
    fight = with_("much easier", hands={0: ["Swordstick"]}, creatures=creatures, rolls=[BLANK] * 5)
    fight.fight("Swordstick").answer("yes").answer("fight")
    assert fight.options() == [("bare-hands",)]
    # Another card of the same face was not played yet.
    two = with_("much easier", hands={0: ["Gin Trap", "Gin Trap"]}, rolls=[HIT] * 6)
    two.play("Gin Trap").answer("yes").play("Gin Trap").answer("yes")
    assert not two.may("play", "Gin Trap")


@proves("heart_of_darkness", "difficulty.easy", "loot.noise")
def test_easy_lets_any_creature_hear() -> None:
    creatures = [("crawler", "cave"), ("crawler", "lighthouse")]
    table = with_("easy", heroes=PLAIN, creatures=creatures).loot()
    assert len(table.options()) == 2
    table.answer("creature", "crawler", "lighthouse")
    assert table.creatures("cemetery") == ["crawler"]


@proves("heart_of_darkness", "difficulty.hard", "difficulty.hard-scope")
@pytest.mark.parametrize("place", ["village", "northern_tunnel"])
def test_hard_the_guardian_lets_nobody_leave(place: str) -> None:
    given: dict[str, Any] = {"places": {0: place}, "health": 2, "hands": {0: ["Pit Pony"]}}
    table = with_("hard", creatures=[("guardian", place)], **given)
    assert not table.offered("move")
    assert not table.offered("tunnel")
    assert not table.may("play", "Pit Pony")
    assert still(2, creatures=[("guardian", place)], **given).offered("move")
    assert with_("hard", creatures=[("guardian", "cave")], **given).offered("move")


@proves("heart_of_darkness", "difficulty.harder", "difficulty.harder-count")
def test_harder_reveals_a_card_more_for_each_curse() -> None:
    hands = {0: ["Grave-Cold"], 1: ["Tongue of Ash"]}
    cards = [S[n] for n in ("s01", "s03", "s05", "s06", "s09")]
    table = advance(with_("harder", hands=hands, spawn_top=cards))
    assert len(table.says("revealed")) == 4


@proves("heart_of_darkness", "difficulty.deadly", "difficulty.deadly-no-phase")
def test_deadly_rolls_after_every_turn() -> None:
    places = {0: "lighthouse", 1: "lighthouse"}
    table = with_("deadly", places=places, creatures=[("crawler", "cave")], rolls=[2, 1])
    table.end_turn()
    assert (table.creatures("cave"), table.game.turn.who) == (["crawler"], 1)
    table.end_turn()
    assert table.says("deadly-calm") == [("deadly-calm", 2)], "the die is seen, whatever it shows"
    assert table.says("deadly") == [("deadly", 1)]
    assert table.creatures("old_military_complex") == ["crawler"]  # once: no third phase
    assert table.game.round == 2


@proves("heart_of_darkness", "difficulty.deadly-end", "difficulty.deadly-solo")
def test_deadly_rounds_end_as_others_do_and_solo_rolls_twice() -> None:
    table = with_("deadly", 1, creatures=[("crawler", "old_mine")], rolls=[HIT, HIT])
    table.game.boat = Boat(due=1)
    table.end_turn()
    assert table.creatures("cemetery") == ["crawler"]
    assert table.game.turn.who == SECOND
    table.end_turn()
    assert table.creatures("northern_gate") == ["crawler"]
    assert (table.game.boat, table.game.round) == (Boat(1, face_up=True), 2)


@proves("heart_of_darkness", "trap.used-up", "difficulty.deadly")
def test_each_deadly_advance_is_a_phase_of_its_own_for_traps() -> None:
    creatures = [("crawler", "old_mine"), ("crawler", "eastern_tunnel")]
    table = with_("deadly", creatures=creatures, set_traps={"cemetery": 1}, rolls=[HIT])
    table.end_turn()
    assert table.game.traps_in_stock() == 5


@proves("heart_of_darkness", "difficulty.hell", "difficulty.hell-order", "setup.seats")
def test_hell_has_everybody_place_a_creature_at_home() -> None:
    table = with_("hell", 3, places={0: "cave", 1: "harbour"}, darkness=3, spawn_top=[S["s01"]])
    table.kill(2)
    table = spawn(table)
    assert table.says("revealed")  # the Spawn cards first
    assert table.asked == (0, "hell")
    table.answer("kind", "guardian")
    assert (table.creatures("cave"), table.game.health) == (["guardian"], 3)
    assert table.asked == (1, "hell")
    table.answer("kind", "devourer")
    assert table.game.phase is Phase.ORDER  # who has no Protagonist is passed over
    solo = spawn(with_("hell", 1))
    solo.answer("kind", 0).answer("kind", 0)
    assert len(solo.creatures("village")) == 2
