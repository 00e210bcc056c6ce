"""The test language on the Amusement Park: spaces are named as they are printed.

table = fair(spots=["T-2", "204"], butcher="62", open_mirror="red")
table.turn(0).go("T-3")
assert table.where(0) == "T-5"  # two spaces down the current
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.adversary.belief_graph import place_at
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of
from gloam.games.stifling_dark.rules.board.printed_board import load
from gloam.kernel.core.run import Run
from tests.games.stifling_dark.playing import PLAIN, Dark, table_of

RULES = StiflingDarkRules(ground_of)
BOARD = load("amusement_park")
COLOURS = ("red", "green", "blue")
RED, GREEN, BLUE = range(3)
# One piece of Evidence in each Zone, a token at each Point of Interest.
TOKENS = ("G-1", "M-1", "C-1", "T-15", "F-1")


def spot(label: str) -> int:
    return BOARD.place[label]


class Fair(Dark):
    """A game on the Park."""

    def turn(self, who: int) -> Fair:
        return self.do("turn", who, seat=self.game.seat_of(who))

    def do(self, *key: str | int, seat: int | None = None) -> Fair:
        self.answer(*key, seat=seat)
        return self

    def to(self, *labels: str) -> Fair:
        """Step by step."""
        for label in labels:
            self.do("go", spot(label))
        return self

    def place(self, who: int) -> str:
        return BOARD.spaces[self.one(who).space].label

    def steps(self) -> set[str]:
        return {BOARD.spaces[key[0]].label for key in self.offered("go")}

    def butcher(self) -> str:
        return BOARD.spaces[self.game.figure.space].label

    def his_turn(self) -> Fair:
        """All Investigators pass."""
        self.pass_turns()
        return self

    def held(self) -> set[tuple[str, str]]:
        """What Investigators hold possible: his space, and the mirror that is open."""
        belief, ground = self.game.figure.belief, self.game.ground
        assert belief is not None
        places = [place_at(ground, n) for n in range(belief.places.bit_length())]
        return {
            (BOARD.spaces[place.space].label, COLOURS[place.colour])
            for n, place in enumerate(places)
            if belief.places >> n & 1
        }

    def known_at(self, label: str) -> Fair:
        """Everybody has seen where he is; which mirror is open nobody has."""
        belief = self.game.figure.belief
        assert belief is not None
        belief.seen(self.game.ground.every_copy << spot(label))
        return self.again()

    def again(self) -> Fair:
        """The same table, after the state was changed by hand."""
        self.run = Run.at(RULES, self.game)
        self.run.journals = []
        return self


def fair(
    team: Sequence[str] = PLAIN[:2],
    spots: Sequence[str] = ("204", "219"),
    *,
    butcher: str = "C-1",
    evidence: Sequence[str] = TOKENS,
    open_mirror: str = "red",
    up: Sequence[str] = (),  # mirrors that are face up
    **laid: Any,  # as `table_of` takes it
) -> Fair:
    """A table on the Park, no mirror turned up and nothing known of the Butcher."""
    interests = [BOARD.beside[space][0] for space in BOARD.interests]
    tokens = [*[spot(label) for label in evidence], *interests]
    spaces = [spot(label) for label in spots]
    laid["mirror"] = COLOURS.index(open_mirror)
    laid["mirrors_up"] = sum([1 << COLOURS.index(colour) for colour in up])
    return Fair(table_of(RULES, "park", team, spaces, spot(butcher), tokens, **laid))
