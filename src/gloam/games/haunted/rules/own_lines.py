"""Stage 3: the active player lays cards on own lines."""

from __future__ import annotations

from gloam.games.haunted.rules.end_and_score import check_settings, end, loses
from gloam.games.haunted.rules.lines import END, ON_OWN, add_layable, lay, playable
from gloam.games.haunted.state import CLEANUP, THREE_LINES, Haunted
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.data import Piece


def lay_on_own(game: Haunted) -> Flow[None]:
    """The active player lays cards on own lines."""
    seat = game.active  # rule: own.only-the-active-player
    key = yield choose(seat, own_options(game), "own")
    if key == END:
        game.stage = CLEANUP
        return
    _, card, line = key
    yield from lay(game, seat, Piece(card), line)
    if loses(game):
        end(game, THREE_LINES)  # rule: end.stage-three
    check_settings(game)  # rule: end.stalemate-settings


def own_options(game: Haunted) -> list[Key]:
    """Stage 3: cards on one's own lines, as many as wanted."""
    options: list[Key] = []  # rule: own.no-limit
    hand, barred = playable(game, game.active)
    for line in game.lines(game.active):  # rule: own.play
        if game.is_open(line):
            # rule: own.essentials, own.old-cards, event.playable-on, action.playable-on
            add_layable(game, options, hand, barred, line, ON_OWN)
    options.append(END)
    return options
