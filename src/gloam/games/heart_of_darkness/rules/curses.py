"""Curses: drawing them, shuffling them back, and how many kill."""

from __future__ import annotations

from gloam.games.heart_of_darkness.state import CURSES, CURSES_KILL, HANDS, Heart, without
from gloam.kernel.core.cards import NOBODY
from gloam.kernel.core.data import Piece
from gloam.kernel.core.state import Event


def draw_curses(game: Heart, who: int, count: int, because: Event = ()) -> int:
    """Draw Curses at random. All of them, before anybody looks whether they kill."""
    drawn = 0  # rule: curse.two-at-once
    while drawn < count and game.zones[CURSES]:  # rule: curse.deck-empty, silence.short-deck
        game.draw(CURSES, game.hand(who))  # rule: curse.random
        drawn += 1
    if drawn:
        game.tell("drew-curses", who, drawn, because=because or game.by_card())
    return drawn


def give_back(game: Heart, piece: Piece, seen: int = NOBODY) -> None:
    """A Curse is shuffled back into its deck at once. It may have been what held a tongue."""
    game.mute = without(game.mute, game.where[piece] - HANDS)
    game.move(piece, CURSES, seen)  # rule: curse.reshuffle


def too_many_curses(game: Heart, who: int) -> bool:
    """Whether a Protagonist holds as many Curses as kill."""
    if len(game.zones[HANDS + who]) < CURSES_KILL:
        return False
    return len(game.curses(who)) >= CURSES_KILL  # rule: killed.curses, curse.four, silence.kill
