"""How records and tales say what is on a table of Original Sin: in the words of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.state import FIGURES, NO_CARD, OriginalSin
from gloam.games.original_sin.view import names as n
from gloam.games.original_sin.view.sentences import EVENTS
from gloam.kernel.core.asks import Key
from gloam.kernel.present.sentences import Sentences
from gloam.kernel.present.things import Thing
from tests.games.records.flat import Names, Value
from tests.games.records.recorder import RecordWords

# Whole games at random or of bots; tales write down themselves what happens.
UNRECORDED: Final = ("bot/", "test_random", "told/")
# Many of a kind, or long.
LONG: Final = ("test_recorded_games",)
BRIEF: Final = ("cards/test_every_card", "view/test_shown", "exploring/test_locations")
KEYS_WITH_CARDS: Final = ("use", "card", "free", "status", "shorten", "shake-off")


class OfOriginalSin(Names):
    untold = Names.untold | {"cause"}
    # Of a track each entry begins with a face.
    faces = frozenset(
        (
            *("face", "skills", "hand", "talents", "worn", "runes", "pack", "summon", "summoner"),
            *("used", "spent", "in_use", "card", "rerolled", "tactics", "below", "specific"),
            *("offer", "laid_out", "handled"),
        )
    )

    def card(self, game: OriginalSin, face: int) -> str:
        return game.book.cards[face].id if face >= 0 else str(face)

    def value(self, game: Any, field: str, value: Any) -> Value:  # Any: as in `Names`
        if field == "track":
            slots = [
                f"{self.card(game, face)}@{slot}{'up' if up else 'down'}"
                for face, slot, up in value
            ]
            return " ".join(slots)
        return super().value(game, field, value)


class OfTales(OfOriginalSin):
    """What no table shows is left out, and what says twice what is written anyway."""

    untold = OfOriginalSin.untold | {"agenda", "memory"}
    unset = (NO_CARD, *OfOriginalSin.unset)


class SaysOriginalSin:
    def __init__(self, names: Names) -> None:
        self.names = names

    def key(self, game: OriginalSin, key: Key) -> str:
        word, *numbers = key
        if word in KEYS_WITH_CARDS:
            return f"{word} {self.names.card(game, int(numbers[0]))}"
        if word in ("reroll", "play"):
            return f"{word} {numbers[0]} {self.names.card(game, int(numbers[1]))}"
        return " ".join([str(one) for one in key])

    def event(self, game: OriginalSin, event: Sequence[str | int]) -> str:
        """An event in the words of the cards, and why."""
        why = EVENTS.cause(tuple(event))
        said = self._sentence(game, EVENTS, event[: len(event) - len(why)])
        causes = EVENTS.causes
        return f"{said}: {self._sentence(game, causes, why)}" if why and causes else said

    def _sentence(self, game: OriginalSin, of: Sentences, one: Sequence[str | int]) -> str:
        numbers = [number for number in one[1:] if isinstance(number, int)]
        named = of.said[str(one[0])].named(numbers)
        return " ".join([str(one[0]), *[self._named(game, *part) for part in named]])

    def _named(self, game: OriginalSin, thing: Thing, number: int) -> str:
        if thing is n.TOLD:
            face, who = divmod(number, FIGURES)
            return f"{who}/{self.names.card(game, face)}"
        if thing is n.CARD:
            return self.names.card(game, number)
        if thing is n.SPACE:
            return f"space {game.place.spaces[number].id}"
        return f"card {game.place.cards[number].id}" if thing is n.LOCATION_CARD else str(number)


RECORD_WORDS: Final[RecordWords] = SaysOriginalSin(OfOriginalSin())
TALES: Final[RecordWords] = SaysOriginalSin(OfTales())
RULES: Final = OriginalSinRules
