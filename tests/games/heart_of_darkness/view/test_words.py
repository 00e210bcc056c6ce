"""What is said: cards, asks, options and events, each in words and with a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.cards.catalogue import CARDS
from gloam.games.heart_of_darkness.view.names import CARD
from gloam.games.heart_of_darkness.view.options import OPTIONS
from gloam.games.heart_of_darkness.view.sentences import EVENTS
from gloam.kernel.core.state import Event
from tests.games.heart_of_darkness.playing import HIT, HeartTable, heart


def test_every_card_has_words() -> None:
    for card in CARDS:
        assert GAME.words.say(CARD.words[card.face]) == card.name


CROWD = [("crawler", "village"), ("crawler", "harbour")]
DEAD = {"stoker": ("cave", ["Radio Part"]), "deserter": ("cave", ["Gin Trap"])}
GATES = {"southern_gate": 1, "eastern_gate": 1}
CURSED = {0: ["Ritual of Unbinding", "The Scent"], 1: ["Grave-Cold"]}
HURT = {0: 1, 1: 1}


def holding(name: str, *others: str, **changes: Any) -> HeartTable:  # Any: as `heart` names them
    """A table at which a card has just been played; every roll is a Hit."""
    return heart(hands={0: [name, *others]}, rolls=[HIT] * 6, **changes).play(name)


# How each ask of a card comes about.
ASKING: dict[str, Callable[[], HeartTable]] = {
    "banish": lambda: holding("Ritual of Banishment", creatures=CROWD),
    "gift": lambda: holding("Carrier Pigeon", "Gin Trap", seats=3).answer("who", 1),
    "give-to": lambda: holding("Carrier Pigeon", "Gin Trap", seats=3),
    "lay-trap": lambda: holding("Trip-Wire Charge"),
    "mend": lambda: holding("Keg of Mortar", places={0: "ritual_cavern"}, gates=GATES),
    "open-grave": lambda: holding("Ritual of the Open Grave", fallen=DEAD),
    "passage": lambda: holding("Ritual of Passage").answer("who", 0),
    "price": lambda: holding("Fear of the Deep", "Radio Part", "Radio Part"),
    "restore": lambda: holding("Field Dressing", strength=HURT),
    "shed": lambda: holding("Churchyard Candle", "The Scent"),
    "tend": lambda: heart(heroes={0: "surgeon"}, strength=HURT).end_turn(),
    "traveller": lambda: holding("Ritual of Passage"),
    "unbind": lambda: heart(hands=CURSED, rolls=[HIT] * 4).play("Ritual of Unbinding"),
    "under": lambda: holding("Storm Glass"),
    "walk": lambda: holding("Pit Pony").answer("step", "harbour"),
}


@pytest.mark.parametrize("about", ASKING)
def test_every_ask_of_a_card_has_words_and_a_rule(about: str) -> None:
    table = ASKING[about]()
    assert table.asked[1] == about
    rules = GAME.rules
    assert "{" not in GAME.words.say(rules.ask_words(table.ask.about))
    for key in table.options():
        option = rules.describe(table.game, table.ask.seat, table.ask, key)
        said = GAME.words.say(option.words)
        assert "{" not in said
        assert option.rule in GAME.ledger


def test_every_event_has_words_and_a_rule_of_the_ledger() -> None:
    for word, says in EVENTS.said.items():
        event: Event = (word, *[1 for _ in says.parts])
        assert "{" not in GAME.words.say(GAME.rules.event_words(event))
        assert not says.rule or GAME.rules.event_rule(event) in GAME.ledger


def test_every_option_has_a_rule_of_the_ledger() -> None:
    rules = [shown.rule for shown in OPTIONS.shown.values()] + list(OPTIONS.asks.values())
    assert {rule for rule in rules if rule} <= {rule.id for rule in GAME.ledger}


def test_every_key_is_known_beforehand() -> None:
    keys = OPTIONS.keys(4)
    assert len(set(keys)) == len(keys)
    for make in ASKING.values():
        assert set(make().options()) <= set(keys)
