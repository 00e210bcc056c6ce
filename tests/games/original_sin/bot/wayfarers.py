"""Bots of many kinds: a party of any Origins that would like to leave a place in one direction."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gloam.games.original_sin.bot.exploring import is_exit, time_to_go
from gloam.games.original_sin.bot.policy import OriginalSinPolicy
from gloam.games.original_sin.cards.location_cards import BACK, VICTORY, LocationCard
from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import Ask, Key


class Wayfarers(OriginalSinPolicy):
    """The party's bots, with Origins drawn from a hat; they leave for `to` if they find the way.

    They take no other exit than that, unless time is up and the place puts them out.
    """

    def __init__(self, to: str, hat: Random) -> None:
        self.to = to
        self.hat = hat

    def choose(self, game: OriginalSin, seat: int, ask: Ask) -> Key:
        about = ask.about
        word = about if isinstance(about, str) else str(about[0])
        options = self.candidates(game, seat, ask)
        if word == "choose-origin":
            return self.hat.choice(options)
        chosen = self._way(game, word, about, options) if self.to else None
        return super().choose(game, seat, ask) if chosen is None else chosen

    def _way(
        self, game: OriginalSin, word: str, about: object, options: Sequence[Key]
    ) -> Key | None:
        """What leads on the wanted way; None if this does not."""
        if word == "leave":
            assert isinstance(about, tuple)
            wanted = self._leads(game.place.cards[about[1]])
            return YES if wanted and time_to_go(game) else NO
        if word == "explore-or-hold" and time_to_go(game):
            held = [game.place.cards[key[1]] for key in options if key[0] == "held"]
            ways = [key for key in options if key[0] == "held" and self._is_way(game, key[1])]
            others = [key for key in options if key[0] != "held"]
            return next(
                iter([*ways, *(others if any(is_exit(card) for card in held) else [])]), None
            )
        if word == "option":
            assert isinstance(about, tuple)
            card = game.place.cards[about[1]]
            part = card.parts[about[2]]
            ways = [
                key
                for key in options
                if key[0] == "option" and self._follows(card, part.options[key[1]].go)
            ]
            return next(iter(ways), None)
        return None

    def _is_way(self, game: OriginalSin, card: int) -> bool:
        return self._leads(game.place.cards[card])

    def _leads(self, card: LocationCard) -> bool:
        return any(part.exit is not None and part.exit.to == self.to for part in card.parts)

    def _follows(self, card: LocationCard, go: int) -> bool:
        """Whether the wanted exit can come of a part."""
        seen: set[int] = set()
        edge = [go]
        while edge:
            number = edge.pop()
            if number < 0 or number in seen:
                continue
            seen.add(number)
            part = card.parts[number]
            if part.exit is not None and part.exit.to == self.to:
                return True
            edge += [part.go, *[one.go for one in part.options], *[row.go for row in part.results]]
            edge += [card.part(BACK)] if part.roll else []
            edge += [card.part(VICTORY)] if part.spawn else []
        return False
