"""Discard: the Free Action that gives up a card of one's hand, unplayed."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import PERSONAL, TYPE
from gloam.games.heart_of_darkness.rules.ask import ask
from gloam.games.heart_of_darkness.state import BOX, CURSE_BACK, LOOT_DISCARD, Heart
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Flow, Key
from gloam.kernel.core.cards import NOBODY
from gloam.kernel.core.state import Event

DISCARD: Key = ("discard",)


def discard_one(game: Heart, who: int) -> Flow[None]:
    """Give up a card of one's hand, unseen by the others."""
    key = yield from ask(
        game, game.seat_of(who), lambda: give_up_keys(game, who), "discard", audience=NOBODY
    )
    throw_away(game, who, key[1], ("choice",))  # rule: discard.free


def give_up_keys(game: Heart, who: int) -> list[Key]:
    return [("card", face) for face in discardable(game, who)]


def throw_away(game: Heart, who: int, face: int, because: Event = ()) -> None:
    """A card of a hand is discarded unplayed, face down."""
    piece = piece_with(game, game.hand(who), face)
    because = because or game.by_card()
    if TYPE[face] == PERSONAL:
        game.tell("personal-lost", who, face, because=because)
        game.move(piece, BOX)  # rule: discard.personal, turn.hand-limit-choice
    else:
        game.tell("discarded", who, because=because)  # rule: hidden.log
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
