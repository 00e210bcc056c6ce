"""The cards as they are printed, read from `content/cards` and numbered, and the Item decks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloam.games.stifling_dark.cards.catalogue import (
    ABILITY,
    ATTACK,
    CONDITION,
    CURSED,
    ESCAPE,
    EVENT,
    GENERAL,
    INVESTIGATOR,
    MEDICAL,
    OBJECTIVE,
    REFERENCE,
    REVEALED,
    SPIRIT,
    WOUND,
    Card,
)
from gloam.games.stifling_dark.state import (
    CURSED_DECK,
    CURSED_DISCARD,
    GENERAL_DECK,
    GENERAL_DISCARD,
    StiflingDark,
)
from gloam.kernel.content.card_files import CardFile, faces_by_id, faces_of, read_cards
from gloam.kernel.content.piles import Deck

CONTENT: Final = Path(__file__).parents[1] / "content"

USED: Final = ("supply", "infinite", "involved")
BUTCHER: Final = ("stalk", "shadow", "cooldown")
HORROR: Final = ("shadow", "cooldown")
ABILITIES: Final = ("minor", "major")
POWERS: Final = ("first_minor", "second_minor", "first_major", "second_major")

# rule: component.cards, component.adversary-deck
CARDS: Final = read_cards(
    CONTENT / "cards",
    Card,
    CardFile("investigators/investigators", INVESTIGATOR, 10, texts=ABILITIES, needs=("style",)),
    CardFile("items/general", GENERAL, 34, may=USED),
    CardFile("items/cursed", CURSED, 13, may=USED),  # rule: component.cursed-thirteen
    CardFile("items/medical", MEDICAL, 3),  # rule: setup.medical-facedown
    CardFile("items/objective", OBJECTIVE, 15, may=USED),
    CardFile("wounds", WOUND, 26),
    CardFile("conditions", CONDITION, 29),  # rule: component.condition-deck
    CardFile("events/sawmill", EVENT, 14, needs=("tier",), may=("lasts",)),  # rule: event.split
    CardFile("events/park", EVENT, 14, needs=("tier",), may=("lasts",)),
    CardFile("adversaries/butcher_attacks", ATTACK, 3, needs=("stalk", "shadow")),
    CardFile("adversaries/butcher_abilities", ABILITY, 6, needs=("cooldown",), may=BUTCHER),
    CardFile("adversaries/cult_attacks", ATTACK, 3),
    CardFile("adversaries/cult_abilities", ABILITY, 9, may=BUTCHER),
    CardFile("adversaries/revealed", REVEALED, 3),
    CardFile("spirits", SPIRIT, 3, texts=POWERS, needs=("powers",)),
    CardFile("adversaries/horror_attacks", ATTACK, 3),
    CardFile("adversaries/horror_abilities", ABILITY, 6, may=HORROR),
    CardFile("adversaries/horror_reference", REFERENCE, 2),
    CardFile("escapes", ESCAPE, 11),
    # What comes from outside the box.
    CardFile("investigators/promo", INVESTIGATOR, 2, texts=ABILITIES, needs=("style",)),
    CardFile("items/expansion", GENERAL, 5, needs=("instead",), may=USED),
)
FACE: Final = faces_by_id(CARDS)
INVESTIGATORS: Final = faces_of(CARDS, INVESTIGATOR)
CONDITIONS: Final = faces_of(CARDS, CONDITION)
SPIRITS: Final = faces_of(CARDS, SPIRIT)

# rule: component.extras
PROMO: Final = tuple([f for f in INVESTIGATORS if CARDS[f].where.startswith("investigators/promo")])
BOXED: Final = tuple([face for face in INVESTIGATORS if face not in PROMO])
REPLACED: Final = tuple([card.instead for card in CARDS if card.instead])

# Drawn from; made anew of their discards.  # rule: item.deck-empty
GENERAL_ITEMS: Final[Deck[StiflingDark]] = Deck(GENERAL_DECK, discards=GENERAL_DISCARD)
CURSED_ITEMS: Final[Deck[StiflingDark]] = Deck(CURSED_DECK, discards=CURSED_DISCARD)


def cast(extras: bool) -> tuple[int, ...]:
    """The Investigators that there are, with the extras or without."""
    return INVESTIGATORS if extras else BOXED


def is_there(card: Card, extras: bool) -> bool:
    """Does a card belong to a game with the extras, or without? Some take another's place."""
    # rule: component.extras
    if card.instead or card.face in PROMO:
        return extras
    return not (extras and card.id in REPLACED)


def adversary_of(card: Card) -> str:
    """Whose card it is: "butcher" or another Adversary's name; nothing if it is nobody's."""
    folder, _, file = card.where.partition("/")
    return file.partition("_")[0] if folder == "adversaries" and "_" in file else ""


def scenario_of(card: Card) -> str:
    """Whose Event it is: "sawmill" or "park"."""
    # rule: card.anatomy
    return card.where.partition("/")[2].partition(".")[0] if card.type == EVENT else ""
