"""Every line of every card, carried out on a real table, and held against its own words.

The words are read here by a few expressions of our own, which know nothing of the phrasebook.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from gloam.games.harrowing.cards.texts import CATALOGUE, LINE_TEXT
from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    FOES,
    FULL,
    SIN_WORDS,
    Harrowing,
)
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.state import Event
from tests.games.harrowing.cards.real_table import (
    FACE,
    carry_out,
    put,
    real_table,
)

# Lines that are one or several plain orders, said to whoever carries them out or of others.
HARD = ("if ", "choose one", "you may", "test ", "for each", "without", "manifest", "Lifewater")
PLAIN = [k for k, text in enumerate(LINE_TEXT) if not any(word in text for word in HARD)]
OTHERS = {
    "each effigy at your location": (0, 2),
    "each other effigy": (1, 2),
    "each effigy": (0, 1, 2),
    "the hunted effigy": (2,),
}


@dataclass
class Seen:
    """What a line may change."""

    corruption: list[int]
    sins: list[list[int]]
    omens: list[int]
    items: list[int]
    graces: list[int]
    bane: int
    damage: int
    hunted: int
    closed: list[bool]
    at: list[int]
    debt: int


def look(game: Harrowing) -> Seen:
    seats = range(game.seats)
    spots = game.spots.values()
    return Seen(
        [sum(game.sheet(seat).corruption) for seat in seats],
        [list(game.sheet(seat).corruption) for seat in seats],
        list(game.omens),
        [
            sum(len(game.zones[COLUMN + COLUMNS * seat + at]) for at in range(COLUMNS))
            for seat in seats
        ],
        [game.sheet(seat).next_graces for seat in seats],
        game.bane,
        sum(game.damage.values()),
        game.hunted(),
        [spot.closed for spot in spots],
        list(game.at),
        len(game.foes(0)),
    )


def busy_table() -> Harrowing:
    """Three effigies, two at the gate; the first has an item, a foe with health and a debt."""
    game = real_table(3)
    game.at[1] = next(n for n, spot in game.spots.items() if spot.closed)
    game.bane = 3
    put(game, "aluminum-bat", COLUMN)
    put(game, "the-repossessor", FOES)
    put(game, "debt", FOES)
    return game


def answers(ask: Ask) -> Key:
    """Take what is on offer, turn items up rather than pick them, and stay put."""
    for key in (("turn-up",), ("yes",)):
        if key in ask.options:
            return key
    return ask.options[0]


@pytest.mark.parametrize("number", PLAIN, ids=lambda k: LINE_TEXT[k].replace(" ", "-"))
def test_a_plain_line_does_what_it_says(number: int) -> None:
    game = busy_table()
    debt = FACE["debt"]
    before = look(game)
    events = carry_out(game, ("line", number, 0, debt), answers=answers)
    after = look(game)
    who: tuple[int, ...] = (0,)
    for part in re.split(r", | and ", LINE_TEXT[number]):
        found = re.match("|".join(OTHERS), part)
        if found:
            who = OTHERS[found[0]]
        for seat in who:
            held(part, seat, before, after, events)


def held(part: str, seat: int, before: Seen, after: Seen, events: list[Event]) -> None:
    """Whether what a part of a line says of one effigy has come about."""
    number = int(found[0]) if (found := re.search(r"\d+", part)) else 1
    if "corruption" in part:
        word = "took" if re.search("takes?", part) else "healed"
        assert (word, seat, number) in [event[:3] for event in events]
        for sin, name in enumerate(SIN_WORDS):
            if name.capitalize() in part:
                assert after.sins[seat][sin] == min(FULL, before.sins[seat][sin] + number)
    elif "omen" in part:
        change = number if "gain" in part else -number
        assert after.omens[seat] == before.omens[seat] + change
    elif "Bane" in part:
        assert after.bane == before.bane + (number if "rises" in part else -number)
    elif "damage" in part:
        assert after.damage == before.damage + number
    elif "next test" in part:
        assert after.graces[seat] == before.graces[seat] + number
    elif "hunted" in part:
        assert after.hunted == seat
    elif "Loot" in part or "card" in part or "items" in part:
        held_of_cards(part, seat, before, after, events)
    else:
        held_of_places(part, seat, before, after)


def held_of_cards(part: str, seat: int, before: Seen, after: Seen, events: list[Event]) -> None:
    if "Loot" in part:
        low, _, high = part.removeprefix("Loot ").partition("-")
        face = next(int(event[2]) for event in events if event[0] in ("gained-item", "no-place"))
        assert int(low) <= CATALOGUE.cards[face].tier <= int(high or low)
    elif part == "discard this card":
        assert after.debt == before.debt - 1
    else:
        assert after.items[seat] == before.items[seat] - 1
        lost = "obliterated" if "obliterate" in part else "lost-item"
        assert lost in {str(event[0]) for event in events}


def held_of_places(part: str, seat: int, before: Seen, after: Seen) -> None:
    if "open a location" in part:
        assert sum(after.closed) == sum(before.closed) - 1
    elif "close your location" in part:
        assert sum(after.closed) == sum(before.closed) + 1
    else:
        assert re.search("move|go to", part)
        assert after.at[seat] in range(len(after.closed))


def test_the_rest_of_the_lines_is_tried_elsewhere() -> None:
    """Choices, conditions and tests: `test_orders.py`."""
    assert len(PLAIN) > 50
