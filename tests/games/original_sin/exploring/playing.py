"""Exploring under test: a party at the mill, or anywhere else.

table = explore(["ifan", "fane"]).round("explore").travel(0, "2").travel(1, "1")
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Self

from gloam.games.original_sin.cards.location_cards import read_location
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.rules.setup import fresh_table
from gloam.kernel.core.dice import ScriptedDice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import LASTING, Change
from tests.games.original_sin.playing import Fight, changes_rolls

MILL_FILE = Path(__file__).parent / "mill.toml"
MILL = read_location(MILL_FILE)
QUARRY = read_location(MILL_FILE.with_name("quarry.toml"))


class Party(Fight):
    """A party that explores."""

    def space(self, id: str) -> int:
        return [space.id for space in self.game.place.spaces].index(id)

    def card(self, id: str) -> int:
        return self.game.place.card(id)

    def where(self, id: str) -> int:
        return self.game.where[self.card(id)]

    def vote(self, *key: str | int) -> Self:
        """All who are asked say the same."""
        for seat in self.ask.seats():
            self.do(*key, seat=seat)
        return self

    def round(self, kind: str) -> Self:
        assert self.ask.about == "round"
        return self.vote(kind)

    def travel(self, who: int, to: str) -> Self:
        if self.ask.about == "who-travels":
            self.do("turn", who, seat=self.game.seat_of(who))
        self.do("travel", self.space(to))
        return self

    def all_travel(self, *to: str) -> Self:
        for who, space in enumerate(to):
            self.travel(who, space)
        return self

    def content(self) -> Self:
        """Nobody rearranges anything."""
        assert self.asks("rest-items")
        while self.run.ask is not None and self.asks("rest-items"):
            self.do("done")
        return self

    def recorded(self, *word: str) -> list[Change]:
        """What was recorded for the campaign so far, or what of it has this word."""
        journals = [*(self.run.journals or []), self.game.journal or []]
        changes = [entry[2] for journal in journals for entry in journal if entry[0] == LASTING]
        return [change for change in changes if not word or change[0] in word]

    def called(self, *call: str | int) -> Party:
        """What a procedure leads to, played from here on."""
        self.game.agenda.call(call)
        return Party(Run.at(self.run.rules, self.game))

    def option(self, number: int) -> Self:
        return self.vote("option", number)


def explore(
    origins: Sequence[str] = ("ifan", "fane"),
    place: Location = MILL,
    seats: int = 0,
    rolls: Sequence[int] = (),
) -> Party:
    game = fresh_table(CATALOGUE, place, seats or len(origins), origins)
    game.dice = ScriptedDice(rolls, ())
    for origin in game.party:
        origin.source = 0
        own = (origin.face, *origin.talents)
        origin.spent = tuple([face for face in own if changes_rolls(game, face)])
    return Party(Run.at(OriginalSinRules(CATALOGUE, place), game))
