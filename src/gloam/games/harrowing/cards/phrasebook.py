"""The phrasebook, and the names that card texts use.

An act is said to "you" ("take 1 corruption") or of others ("each effigy takes 1 corruption");
its function gets whom it happens to, and gives calls for the agenda. It changes nothing itself.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from gloam.games.harrowing.cards import catalogue
from gloam.games.harrowing.state import ACTION_WORDS, SIN_WORDS
from gloam.kernel.content.phrasebook import Phrasebook
from gloam.kernel.core.agenda import Call

Calls: TypeAlias = list[Call]

BOOK = Phrasebook("harrowing")

SINS = BOOK.nouns("sin")
for _sin in SIN_WORDS:
    SINS.add(_sin, en=_sin.capitalize())

ACTIONS = BOOK.nouns("action")
for _action in ACTION_WORDS:
    ACTIONS.add(_action, en=_action.capitalize())

# What may come after "whenever you".
EVENTS = BOOK.nouns("event")
EVENTS.add(catalogue.TAKES, en="take corruption")
EVENTS.add(catalogue.HEALS, en="heal")
EVENTS.add(catalogue.GAINS_OMENS, en="gain an omen")
EVENTS.add(catalogue.LOSES_OMENS, en="lose omens")
EVENTS.add(catalogue.GAINS_ITEM, en="gain an item")
EVENTS.add(catalogue.MOVES, en="move")
EVENTS.add(catalogue.OPENS, en="open a location")
EVENTS.add(catalogue.PLACES, en="place a location")
EVENTS.add(catalogue.CHARTS, en="chart a location")
EVENTS.add(catalogue.INVOKES, en="invoke a card")
EVENTS.add(catalogue.DEFEATS, en="defeat an adversary")
EVENTS.add(catalogue.BANES, en="roll Bane")
EVENTS.add(catalogue.BECOMES_HUNTED, en="become hunted")
EVENTS.add(catalogue.BECOMES_DAMNED, en="become damned")

SIN: Final = {word: sin for sin, word in enumerate(SIN_WORDS)}
ACTION: Final = {word: action for action, word in enumerate(ACTION_WORDS)}
