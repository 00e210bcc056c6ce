"""Secret Passages: a token that joins two spaces for every figure."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.board.adjacent import neighbours
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.state import PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Flow, Key, choose


def passage_keys(game: StiflingDark, who: int) -> list[Key]:
    """One half goes to a space next to one's own."""
    near = neighbours(game, game.team[who].space)
    return [("lay-passage", space) for space in near if second_halves(game, space)]


def second_halves(game: StiflingDark, first: int) -> list[int]:
    """The other half goes right beside the first, whatever is between."""
    # rule: token.secret-passage
    pairs = game.passages
    beside = game.ground.board.beside[first]
    return [s for s in beside if (first, s) not in pairs and (s, first) not in pairs]


@PROCEDURES.asking
def lay_passage(game: StiflingDark, who: int, first: int) -> Flow[None]:
    options: list[Key] = [("passage", space) for space in second_halves(game, first)]
    key: Key = yield choose(game.seat_of(who), options, ("passage-to", who))
    game.passages = (*game.passages, (first, key[1]))  # rule: token.secret-passage-pair
    game.tell("passage", first, key[1])
    relight(game)  # what is within reach has changed


@PROCEDURES.asking
def passage_anywhere(game: StiflingDark, who: int) -> Flow[None]:
    """The Phantom Amulet's: any two spaces beside each other."""
    spaces = [space for space in range(game.ground.size) if second_halves(game, space)]
    options: list[Key] = [("lay-passage", space) for space in spaces]
    key: Key = yield choose(game.seat_of(who), options, ("passage", who))
    game.agenda.call(("lay_passage", who, key[1]))
