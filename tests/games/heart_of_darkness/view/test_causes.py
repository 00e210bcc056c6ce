"""Why something was lost or gained, said in the sentence that tells it."""

from __future__ import annotations

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.cards.catalogue import FACE
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import advance, still
from tests.games.heart_of_darkness.playing import BLANK, HIT, HeartTable, heart


def said(table: HeartTable, *words: str) -> list[str]:
    """What was told with these words, as the log says it."""
    told = [event for event in table.told_with_causes() if event[0] in words]
    return [GAME.words.say(GAME.rules.event_words(event)) for event in told]


@proves("heart_of_darkness", "advance.sanity", "scenario.strike")
def test_creatures_are_named_by_what_they_take() -> None:
    places = {0: "stranded_ship", 1: "cave"}
    creatures = [("crawler", "stranded_ship"), ("crawler", "cave"), ("devourer", "cave")]
    table = advance(still(2, places=places, creatures=creatures))
    assert said(table, "lost-sanity") == [
        "Seat 1 loses 1 Sanity, 3 left: shares the Stranded Ship with a Crawler.",
        "Seat 2 loses 1 Sanity, 4 left: stands among 2 Creatures at the Cave.",
    ]
    assert said(table, "lost-strength") == [
        "Seat 2 loses 1 Strength, 1 left: a Devourer strikes at the Cave.",
    ]


@proves("heart_of_darkness", "killed.darkness", "killed.sanity")
def test_a_death_and_what_it_brings() -> None:
    table = still(2, places={0: "cave"}, creatures=[("crawler", "cave")], sanity={0: 1})
    advance(table)
    death, darkness = said(table, "killed", "darkness")
    assert death.endswith(" dies at the Cave: no Sanity left.")
    assert darkness.startswith("Darkness is now 2 of 7: ")
    assert darkness.endswith(" died.")


@proves("heart_of_darkness", "ritual.failure", "curse.gain-heart", "silence.penalty")
def test_every_curse_says_where_it_came_from() -> None:
    hands, creatures = {0: ["Ritual of Stillness"]}, [("crawler", "cave")]
    table = still(2, places={0: "chapel"}, hands=hands, creatures=creatures, rolls=[BLANK] * 9)
    table.play("Ritual of Stillness").move("heart").interrupt(1, "speak", 2)
    assert said(table, "drew-curses") == [
        "Seat 1 draws a Curse: Ritual of Stillness failed.",
        "Seat 1 draws a Curse: entered the Heart of Darkness.",
        "Seat 2 draws two Curses: broke The Silence.",
    ]


@proves("heart_of_darkness", "combat.hit-kill", "discard.free", "loot.draw")
def test_what_one_does_oneself_is_said_too() -> None:
    table = still(2, creatures=[("crawler", "village")], hands={0: ["Pit Pony"]}, rolls=[HIT] * 4)
    table.fight().loot().answer("discard").answer("card", "Pit Pony")
    assert said(table, "creature-killed", "drew-loot", "discarded") == [
        "A Crawler is killed at the Village: struck down by Seat 1.",
        "Seat 1 draws a Loot card: found at the Village.",
        "Seat 1 discards a card: thrown away by choice.",
    ]


@proves("heart_of_darkness", "item.play")
def test_a_card_is_the_cause_of_what_it_does_and_of_nothing_after_it() -> None:
    table = heart(2, hands={0: ["Field Dressing"]}, strength={0: 1}, places={0: "chapel"})
    table.play("Field Dressing")
    (restored,) = table.causes("restored-strength")
    assert restored[0] == "card"
    table.move("heart")
    assert table.causes("drew-curses") == [("heart",)]


def test_the_card_that_caused_it_is_not_taken_for_the_card_it_is_about() -> None:
    """“Seat 1 draws a Loot card: Signal Lamp.” named the card that was drawn, as one read it."""
    told = GAME.rules.event_words(("drew-loot", 0, 1, "card", FACE["signal-lamp"]))
    assert GAME.words.say(told) == "Seat 1 draws a Loot card: owing to Signal Lamp."
