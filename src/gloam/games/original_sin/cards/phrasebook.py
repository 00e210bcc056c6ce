"""The phrasebook, and the names that card texts use.

An act gives calls for the agenda and changes nothing itself: `value(game, you, this)`. A trait adds
to a `Lasting`: `value(lasting)`. A clause adds to the `Reading` of its card.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from gloam.games.original_sin.cards import catalogue
from gloam.games.original_sin.cards.catalogue import (
    KEYWORDS,
    LOCATION,
    MINION,
    ROUND,
    RUNE,
    STATUS,
    SUMMON,
)
from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.state import DAMAGE_WORDS, ENVIRONMENT_WORDS
from gloam.kernel.content.phrasebook import Phrasebook
from gloam.kernel.content.phrasebook.lines import Lines
from gloam.kernel.core.agenda import Call

Calls: TypeAlias = list[Call]

BOOK = Phrasebook("original_sin")

STATUSES = BOOK.nouns("status")
SUMMONS = BOOK.nouns("summon")
MINIONS = BOOK.nouns("minion")
RUNES = BOOK.nouns("rune")
UNIQUES = BOOK.nouns("unique")
for _card in CARDS:
    if _card.type == STATUS:
        STATUSES.add(_card.id, en=_card.name)
    elif _card.type == SUMMON:
        SUMMONS.add(_card.id, en=_card.name)
    elif _card.type == MINION:
        MINIONS.add(_card.id, en=_card.name)
    elif _card.type == RUNE:
        RUNES.add(_card.id, en=_card.name)
    elif _card.unique:
        UNIQUES.add(_card.id, en=f"the {_card.name}")

KEYWORD = BOOK.nouns("keyword")
for _keyword in KEYWORDS:
    KEYWORD.add(_keyword, en=_keyword)

DAMAGE: Final = {word: number for number, word in enumerate(DAMAGE_WORDS)}
DAMAGE_NOUNS = BOOK.nouns("damage")
for _word in DAMAGE_WORDS:
    DAMAGE_NOUNS.add(_word, en=_word)

ENVIRONMENT: Final = {word: number for number, word in enumerate(ENVIRONMENT_WORDS)}
ENVIRONMENTS = BOOK.nouns("environment")
for _word in ENVIRONMENT_WORDS[1:]:
    ENVIRONMENTS.add(_word, en=_word)

COLOUR: Final = {"white": 0, "blue": 1, "red": 2}
COLOUR_NOUNS = BOOK.nouns("colour")
for _word in COLOUR:
    COLOUR_NOUNS.add(_word, en=_word)

ARMOUR = BOOK.nouns("armour")
ARMOUR.add("physical", en="physical")
ARMOUR.add("magical", en="magical")

WAYS = BOOK.nouns("way")
WAYS.add("more", en="more")
WAYS.add("less", en="less")

SPECIALS = BOOK.nouns("special")
SPECIALS.add("any", en="any special")
SPECIALS.add("each", en="each special")

PERIODS = BOOK.nouns("period")
PERIODS.add(ROUND, en="round")
PERIODS.add(LOCATION, en="location")

# What an ability may wait for.
EVENTS = BOOK.nouns("event")
EVENTS.add(catalogue.START, en="at the start of your turn")
EVENTS.add(catalogue.END, en="at the end of your turn")
EVENTS.add(catalogue.ENTERS, en="when you enter a space")
EVENTS.add(catalogue.ATTACKED, en="when you are attacked")
EVENTS.add(catalogue.DEFEATS, en="when an enemy here is defeated")
EVENTS.add(catalogue.SHIFTED, en="when you are pulled or pushed")
EVENTS.add(catalogue.HALVED, en="when you fall to half your HP")

# What one may be kept from, by the field of `Lasting`.
BANS = BOOK.nouns("ban")
BANS.add("no_moving", en="move")
BANS.add("no_healing", en="be healed")
BANS.add("no_skills", en="use skills")
BANS.add("no_reactions", en="react")

# Actions that may cost less.
ACTIONS = BOOK.nouns("action")
for _word in ("move", "taunt", "equip", "trade", "recover", "revive"):
    ACTIONS.add(_word, en=_word.capitalize())

LINES: Final = Lines()
line_number = LINES.number
