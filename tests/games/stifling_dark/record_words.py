"""How records say what is on a table of The Stifling Dark: cards by name, sets by their members."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.state import StiflingDark
from gloam.games.stifling_dark.view import names as n
from gloam.games.stifling_dark.view.options import OPTIONS
from gloam.games.stifling_dark.view.sentences import EVENTS
from gloam.kernel.core.asks import Key
from gloam.kernel.present.sentences import Sentences
from gloam.kernel.present.things import Thing
from tests.games.records.flat import Names
from tests.games.records.recorder import RecordWords

# Whole games of bots or at random, and slow looks at boards.
UNRECORDED: Final = ("bot/", "test_random", "test_leaks", "test_sawmill", "horror/test_whole")
# Many of a kind, or long.
LONG: Final = ("test_recorded_games",)
BRIEF: Final = (
    "test_open_information",
    "board/",
    "park/test_belief",
    "rules/test_every_card",
    "rules/test_undo",
)
CARD_WORDS: Final = (n.CARD.words, n.FACE.words)
# Fields that are sets of spaces, gates, slots, Investigators or other things with a number.
SETS: Final = frozenset(
    (
        *("blocked", "bars", "noise", "noises", "cans", "bright_zones", "faltering", "dim_zones"),
        *("torch_zones", "bright_spots", "dim_spots", "bright", "dark", "flames", "barricades"),
        *("damaged_barricades", "mirrors_up", "ducks", "medical", "shone", "once_taken", "up"),
        *("numb", "evidence", "cold", "whirl", "ooze", "dear_zones", "soft", "may"),
        *("eyes", "mucus", "eggs", "hellfire", "desecrated", "lines", "also", "conceded"),
        *("bitten", "pulled", "done", "bled", "spared", "refused", "booths", "powers"),
    )
)


class OfTheDark(Names):
    faces = frozenset(("face", "event", "spirit", "borrowed", "offered", "conditions", "supply"))
    face_sets = frozenset(("played", "cooling", "kept", "used_this_round"))
    sets = SETS

    def card(self, game: StiflingDark, face: int) -> str:
        return CARDS[face].id if face >= 0 else str(face)


class SaysTheDark:
    """Events and keys with their cards by name."""

    names: Names = OfTheDark()

    def key(self, game: StiflingDark, key: Key) -> str:
        return said_key(key)

    def event(self, game: StiflingDark, event: Sequence[str | int]) -> str:
        why = EVENTS.cause(tuple(event))
        said = sentence(EVENTS, event[: len(event) - len(why)])
        causes = EVENTS.causes
        return f"{said}: {sentence(causes, why)}" if why and causes is not None else said


@lru_cache(1 << 14)
def said_key(key: Key) -> str:
    word, *numbers = key
    shown = OPTIONS.shown.get(word)
    things = shown.parts if shown is not None else ()
    if len(things) != len(numbers):
        return " ".join([str(one) for one in key])
    return " ".join([str(word), *said_things(zip(things, numbers, strict=True))])


def sentence(sentences: Sentences, one: Sequence[str | int]) -> str:
    says = sentences.said.get(str(one[0]))
    numbers = [number for number in one[1:] if isinstance(number, int)]
    if says is None:
        return " ".join([str(part) for part in one])
    return " ".join([str(one[0]), *said_things(says.named(numbers))])


def said_things(named: Iterable[tuple[Thing, Any]]) -> list[str]:
    """Cards by name, all else by number."""
    return [
        CARDS[number].id if thing.words in CARD_WORDS and number >= 0 else str(number)
        for thing, number in named
    ]


RECORD_WORDS: Final[RecordWords] = SaysTheDark()
RULES: Final = StiflingDarkRules
