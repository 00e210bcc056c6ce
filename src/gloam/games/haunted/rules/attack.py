"""Stage 1: the active player lays cards on the lines of others."""

from __future__ import annotations

from gloam.games.haunted.rules.defence import begin_defence
from gloam.games.haunted.rules.end_and_score import check_settings, loses
from gloam.games.haunted.rules.lines import END, ON_OTHERS, add_layable, lay, playable
from gloam.games.haunted.rules.swap import SWAP, may_swap, swap_hand
from gloam.games.haunted.state import Haunted
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.data import Piece


def attack(game: Haunted) -> Flow[None]:
    """The active player lays cards on the lines of others, one after another."""
    seat = game.active
    key = yield choose(seat, attack_options(game), "attack")  # rule: attack.sequence
    if key == SWAP:
        swap_hand(game, seat)  # rule: swap.hand
    elif key == END:
        begin_defence(game)
    else:
        _, card, line = key
        game.used |= 1 << line  # rule: attack.slot-used
        yield from lay(game, seat, Piece(card), line)
        if loses(game):  # rule: end.stage-one
            begin_defence(game)
    check_settings(game)  # rule: end.stalemate-settings


def attack_options(game: Haunted) -> list[Key]:
    """Stage 1: cards on others' lines, one a line; end the stage, or swap instead."""
    seat = game.active
    # rule: attack.one-per-line, attack.slot-used, attack.forced-cards, line.sealed, term.awaiting
    closed = game.sealed | game.awaiting | game.used
    options: list[Key] = []
    hand, barred = playable(game, seat)
    for other in game.order:
        if other != seat:
            for line in game.lines(other):  # rule: attack.play, attack.no-cap
                if not closed >> line & 1:  # rule: term.active-line
                    # rule: attack.any-card, attack.kindness, attack.removers
                    # rule: event.playable-on, action.playable-on
                    add_layable(game, options, hand, barred, line, ON_OTHERS)
    options.append(END)  # rule: turn.optional
    if may_swap(game, hand):
        options.append(SWAP)
    return options
