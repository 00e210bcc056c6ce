"""Where cards go once they were played or given up."""

from __future__ import annotations

from gloam.games.heart_of_darkness.asking import ask
from gloam.games.heart_of_darkness.deck import KIND, PERSONAL, QUEST, RADIO_PART
from gloam.games.heart_of_darkness.state import (
    BOX,
    CURSE_BACK,
    LOOT_DISCARD,
    MUCH_EASIER,
    Heart,
)
from gloam.kernel.core.asks import EVERYONE, Flow, Key
from gloam.kernel.core.data import Piece

TAKE_BACK: list[Key] = [("yes",), ("no",)]


def put_away(game: Heart, who: int, piece: Piece) -> Flow[None]:
    """A played card leaves: a Personal Item to its owner's hand, others to the discards."""
    face = game.pack.faces[piece]
    if KIND[face] == PERSONAL:
        # rule: personal.returns, play.then-discard
        game.move(piece, game.hand(who) if game.alive(who) else BOX)
        return
    if game.difficulty & MUCH_EASIER and face != RADIO_PART and KIND[face] != QUEST:
        # rule: difficulty.much-easier, difficulty.much-easier-once
        key = yield from ask(game, game.seat_of(who), lambda: _back(game, who), ("back", face))
        if key == ("yes",):
            game.taken.append(face)
            game.tell("took-back", who, face)
            game.move(piece, game.hand(who))
            return
    game.move(piece, LOOT_DISCARD, EVERYONE)  # rule: play.then-discard, play.revealed, item.play


def _back(game: Heart, who: int) -> list[Key]:
    return TAKE_BACK if game.alive(who) else []


def throw_away(game: Heart, who: int, face: int) -> None:
    """A card of a hand is discarded unplayed, face down."""
    piece = game.one(game.hand(who), face)
    if KIND[face] == PERSONAL:
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
