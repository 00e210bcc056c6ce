"""Drawing: from the stockpile, which the discard pile renews, or from a hand at random."""

from __future__ import annotations

from gloam.games.haunted.rules.hands import stuck
from gloam.games.haunted.state import DISCARD, STOCK, Haunted
from gloam.kernel.core.data import Piece


def draw(game: Haunted, to: int) -> Piece | None:
    """The top card of the stockpile; the discard pile is made a new one when it runs out."""
    if not game.zones[STOCK] and not reshuffle(game):  # rule: refill.reshuffle
        return None  # rule: refill.dry
    return game.draw(STOCK, to)  # rule: draw.top


def reshuffle(game: Haunted) -> bool:
    """Make the discard pile a new stockpile. The card being carried out is not in it."""
    # rule: refill.reshuffle, refill.remnant-first, draw.reshuffle-any-time, draw.resolving-card
    if not game.zones[DISCARD]:
        return False
    game.shuffle(STOCK, DISCARD)  # rule: line.locked-cards
    game.tell("reshuffled")
    if game.stale >= 0:  # rule: end.stalemate
        game.stale += 1
    return True


def draw_cards(game: Haunted, seat: int, count: int) -> None:
    """Draw cards into a hand, as far as there are any."""
    drawn = 0
    for _ in range(count):  # rule: refill.secret
        if draw(game, game.hand(seat)) is None:
            break
        drawn += 1
    if drawn:
        game.tell("drew", seat, drawn)


def test_card(game: Haunted, seat: int) -> Piece | None:
    """A card drawn only to see what it is: shown to all and discarded."""
    card = draw(game, DISCARD)  # rule: draw.test
    if card is not None:
        game.tell("tested", seat, int(card))
    return card


def take_at_random(game: Haunted, seat: int, taker: int) -> Piece:
    """A random card of a hand, seen by its holder and by whoever takes it."""
    # rule: draw.random
    card = game.draw(game.hand(seat), game.looked_at(taker), but=stuck(game, seat))
    both = 1 << seat | 1 << taker  # rule: secret.trades
    game.tell("taken", seat, taker)
    game.tell("taken-card", int(card), audience=both)
    return card
