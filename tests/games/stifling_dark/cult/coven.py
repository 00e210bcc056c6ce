"""The test language with the Cult in the yard.

    table = coven(cultists=[(1, 2), (4, 4)], demon=(4, 5))
    table.their_turn().move(1).go(1, 1)

Figure 0 is Mor'gonnod, the others are Cultists. Where all of them are, everybody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.adversary.belief import first_beliefs, seen_on
from gloam.games.stifling_dark.rules.adversary.belief_graph import spaces_in
from gloam.games.stifling_dark.state import ABILITY_SLOTS
from gloam.kernel.content.piles import piece_with
from tests.games.stifling_dark.playing import PLAIN, RULES, Dark, Spot, table_of
from tests.games.stifling_dark.yard import COLUMNS, at

DEMON = 0


class Coven(Dark):
    """A game in the yard against the Cult."""

    def do(self, *key: str | int, seat: int | None = None) -> Coven:
        self.answer(*key, seat=seat)
        return self

    def turn(self, who: int) -> Coven:
        return self.do("turn", who, seat=self.game.seat_of(who))

    def go(self, row: int, column: int) -> Coven:
        return self.do("go", at(row, column))

    def end(self) -> Coven:
        return self.do("end")

    def settle(self) -> Coven:
        super().settle()
        return self

    def their_turn(self) -> Coven:
        """All Investigators pass."""
        self.pass_turns()
        return self

    def move(self, figure: int) -> Coven:
        return self.do("figure", figure)

    def stands(self, figure: int) -> Spot:
        return divmod(self.game.figures[figure].space, COLUMNS)

    def held(self, figure: int) -> list[Spot]:
        """Where Investigators hold a figure possible."""
        belief = self.game.figures[figure].belief
        assert belief is not None
        spaces = spaces_in(self.game.ground, belief.places)
        return [divmod(n, COLUMNS) for n in range(spaces.bit_length()) if spaces >> n & 1]


def coven(
    team: Sequence[str] = PLAIN[:2],
    spots: Sequence[Spot] = ((1, 0), (1, 5), (0, 0), (0, 5)),
    *,
    demon: Spot = (4, 5),
    cultists: Sequence[Spot] = ((4, 4), (3, 4), (3, 5), (2, 4)),
    altar: Spot = (3, 0),
    attack: str = "ravage",
    abilities: Sequence[str] = ("dried-tongue",),
    up: int = 1,  # of the Abilities: so many lie face up
    **laid: Any,  # as `table_of` takes it
) -> Coven:
    tokens = [at(*spot) for spot in ((3, 1), (4, 4), (1, 4), altar)]
    spaces = [at(*spot) for spot in spots]
    run = table_of(
        RULES,
        "sawmill",
        team,
        spaces,
        at(*demon),
        tokens,
        adversary="cult",
        attack=attack,
        abilities=abilities,
        **laid,
    )
    game = run.state
    for figure, spot in zip(game.figures[1:], cultists, strict=False):
        figure.space = at(*spot)
    first_beliefs(game)
    for figure in game.figures:
        seen_on(game, figure, 1 << figure.space)
    for name in abilities[:up]:
        game.cult.ready.append(piece_with(game, ABILITY_SLOTS, FACE[name]))
    return Coven(run).settle()
