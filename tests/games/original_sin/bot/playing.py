"""Whole locations played by the party's bots."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.games.original_sin.bot.policy import OriginalSinPolicy
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.rules.setup import arrive, fresh_table
from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.core.asks import REVISE, Ask, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL

PARTIES = (
    ("lohse", "fane", "ifan", "red-prince"),
    ("farzanah", "vali", "cassian", "beast"),
    ("red-prince", "sebille", "lohse", "tanguistal"),
)
LONGEST = 4_000
POLICY = OriginalSinPolicy()


class Visit:
    """A party of bots at a location, from arrival until it leaves."""

    def __init__(self, place: Location, seats: int, seed: int) -> None:
        party = PARTIES[seed % len(PARTIES)][: max(2, seats)]
        game = fresh_table(CATALOGUE, place, seats, party)
        game.level = place.level
        arrive(game)
        game.dice = Dice(b"visit %d" % seed)
        self.run: Run[OriginalSin] = Run.at(OriginalSinRules(CATALOGUE, place), game)
        self.run.journals = []

    def answers(self) -> Iterator[tuple[int, Ask, Key]]:
        """Each answer before it is given: (seat, ask, key)."""
        for _ in range(LONGEST):
            ask = self.run.ask
            if ask is None:
                return
            seat = next(one for one in ask.seats() if tuple(ask.offer(one)) != (REVISE,))
            key = POLICY.choose(self.run.state, seat, ask)
            yield seat, ask, key
            self.run.send(seat, key)
        raise AssertionError(f"still here after {LONGEST} answers")

    def end(self) -> OriginalSin:
        for _ in self.answers():
            pass
        return self.run.state

    def restarts(self) -> int:
        journals = [*(self.run.journals or []), self.run.state.journal or []]
        told = [entry[2][0] for one in journals for entry in one if entry[0] == TELL]
        return told.count("restart")
