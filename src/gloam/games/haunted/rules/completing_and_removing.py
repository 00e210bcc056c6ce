"""What becomes of lines: completed and sealed by a terror, emptied, compared."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.haunted.cards.deck import ALL_TERRORS
from gloam.games.haunted.rules.hands import discard
from gloam.games.haunted.state import ATTACK, Haunted
from gloam.kernel.core.asks import Flow, pick
from gloam.kernel.core.data import Piece, PieceSet
from gloam.kernel.core.state import Event


def focus_of(line: list[Piece]) -> int:
    return line[1] if len(line) > 1 else -1


# --- essential cards come and go ---


def lay_terror(game: Haunted, terror: Piece, line: int) -> None:
    """A terror comes onto a line: another's awaits defence, one's own is complete."""
    game.move(terror, game.line_zone(line))
    if line // 3 == game.active:
        complete(game, line, ("own-terror", int(terror)))  # rule: own.terror
    else:
        game.awaiting |= 1 << line  # rule: term.awaiting
        lay_fresh(game, terror, line)


def lay_fresh(game: Haunted, card: Piece, line: int) -> None:
    """An essential card of the active player's turn: it may be defended against."""
    # rule: attack.forced-cards, defence.forced-cards
    if game.stage == ATTACK:
        game.fresh = PieceSet(game.fresh | 1 << card)
        game.used |= 1 << line


def remove(game: Haunted, card: Piece) -> None:
    """An essential card leaves its line."""
    game.tell("removed", int(card), because=game.by_card())
    discard(game, card)  # rule: defence.discard, own.discard, line.emptied
    game.fresh = PieceSet(game.fresh & ~(1 << card))


def complete(game: Haunted, line: int, because: Event) -> None:
    """A tale has ended: the line is sealed for good."""
    # rule: line.complete, line.sealed
    game.sealed |= 1 << line
    game.awaiting &= ~(1 << line)
    cards = [int(card) for card in game.line(line)]
    game.tell("complete", line // 3, line, *cards, because=because)
    if game.stale < 0 and all_locked(game, ALL_TERRORS):
        game.stale = 0  # rule: end.stalemate
        game.tell("stalemate-begins")


def all_locked(game: Haunted, cards: int) -> bool:
    """Whether all of these cards lie in complete lines."""
    for line in range(3 * game.seats):
        if game.sealed >> line & 1:
            for card in game.line(line):
                cards &= ~(1 << card)
    return not cards


# --- comparing lines ---


def smallest(game: Haunted, seat: int) -> list[int]:
    """The smallest started lines of a seat."""
    lines = game.started(seat)  # rule: term.smallest, term.line-size
    least = min([len(game.line(line)) for line in lines], default=0)
    return [line for line in lines if len(game.line(line)) == least]


def largest(game: Haunted, seat: int) -> list[int]:
    """The largest started lines of a seat."""
    lines = game.started(seat)  # rule: term.largest
    most = max([len(game.line(line)) for line in lines], default=0)
    return [line for line in lines if len(game.line(line)) == most]


def pick_line(game: Haunted, seat: int, lines: Sequence[int], about: str) -> Flow[int]:
    """One of several lines; not asked where there is no choice, since all is open."""
    key = yield from pick(seat, [("line", line) for line in lines], about)
    line: int = key[1]
    return line
