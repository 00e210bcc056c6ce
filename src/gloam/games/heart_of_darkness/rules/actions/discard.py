"""Discard: the Free Action that gives up a card of one's hand, unplayed."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import PERSONAL, TYPE
from gloam.games.heart_of_darkness.state import BOX, CURSE_BACK, LOOT_DISCARD, Heart


def throw_away(game: Heart, who: int, face: int) -> None:
    """A card of a hand is discarded unplayed, face down."""
    piece = game.one(game.hand(who), face)
    if TYPE[face] == PERSONAL:
        game.tell("personal-lost", who, face)
        game.move(piece, BOX)  # rule: discard.personal, turn.hand-limit-choice
    else:
        game.tell("discarded", who)  # rule: hidden.log
        game.move(piece, LOOT_DISCARD)  # rule: discard.face-down, discard.unseen


def discardable(game: Heart, who: int) -> list[int]:
    """The faces in a hand that may be given up: all but Curses."""
    # rule: discard.no-curses, turn.hand-limit-curses
    faces, backs = game.pack.faces, game.pack.backs
    found: list[int] = []
    for piece in game.zones[game.hand(who)]:
        if backs[piece] != CURSE_BACK and faces[piece] not in found:
            found.append(faces[piece])
    return found
