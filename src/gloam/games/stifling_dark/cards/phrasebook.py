"""The phrasebook, and the names that card texts use.

An act gives calls for the agenda and changes nothing itself: `value(game, you, this)`. A trait
adds to a `Burden`: `value(burden)`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from gloam.games.stifling_dark.cards import catalogue
from gloam.games.stifling_dark.cards.catalogue import CONDITION
from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.kernel.content.phrasebook import Phrasebook
from gloam.kernel.content.phrasebook.lines import Lines
from gloam.kernel.core.agenda import Call

Calls: TypeAlias = list[Call]

BOOK = Phrasebook("stifling_dark")
BOOK.joiner("cases", en=("; ", "; "))

CONDITIONS = BOOK.nouns("condition")
for _card in CARDS:
    if _card.type == CONDITION:
        CONDITIONS.add(_card.id, en=_card.name)

# What comes before the colon of a card that is not used at any time of one's turn.
MOMENTS = BOOK.nouns("moment")
MOMENTS.add(catalogue.TURN_START, en="at the start of your turn")
MOMENTS.add(catalogue.HAND_IN, en="when you hand in Evidence")
MOMENTS.add(catalogue.GAINING_UP, en="when you gain face-up Wounds")
MOMENTS.add(catalogue.AFTER_ROLL, en="after a roll of yours")
MOMENTS.add(catalogue.FATAL, en="at your fatal Wound")
MOMENTS.add(catalogue.PLACING, en="when you place your Flashlight")
MOMENTS.add(catalogue.OTHER_WOUNDED, en="after the Adversary wounds another Investigator")
MOMENTS.add(catalogue.ATTACKED, en="when you are Attacked")

# How long a trait lasts.
SPANS = BOOK.nouns("span")
SPAN: Final = {
    "this turn": catalogue.THIS_TURN,
    "in your next turn": catalogue.NEXT_TURN,
    "this round": catalogue.THIS_ROUND,
    "in the next round": catalogue.NEXT_ROUND,
    "for 2 rounds": catalogue.TWO_ROUNDS,
}
for _span in SPAN:
    SPANS.add(_span, en=_span)

# Tokens on the map at which Objective Items are used.
PLACES = BOOK.nouns("place")
for _place in ("Truck", "Saw", "Locked Escape"):
    PLACES.add(_place.lower().replace(" ", "-"), en=f"the {_place}")
GOODS = BOOK.nouns("goods")
for _goods in ("ammo", "ride-parts"):
    GOODS.add(_goods, en=CARDS[FACE[_goods]].name)
PARTNERS = BOOK.nouns("partner")
for _partner in ("flare-gun", "angle-grinder"):
    PARTNERS.add(_partner, en=f"the {CARDS[FACE[_partner]].name}")

LINES: Final = Lines()
line_number = LINES.number
