"""Drawing: from the stockpile, which the discard pile renews, or from a hand at random."""

from __future__ import annotations

from typing import Final

from gloam.games.haunted.rules.hands import stuck
from gloam.games.haunted.state import DISCARD, STOCK, Haunted
from gloam.kernel.content.piles import Deck
from gloam.kernel.core.data import Piece
from gloam.kernel.core.state import Event


def _reshuffled(game: Haunted) -> None:
    """The discard pile has become the stockpile. The card being carried out was not in it."""
    # rule: refill.reshuffle, draw.reshuffle-any-time, draw.resolving-card, line.locked-cards
    game.tell("reshuffled")
    if game.stale >= 0:  # rule: end.stalemate
        game.stale += 1
        game.tell("stalemate-nears", game.stale)


# rule: draw.top, refill.reshuffle, refill.remnant-first, refill.dry
STOCKPILE: Final[Deck[Haunted]] = Deck(STOCK, discards=DISCARD, refilled=_reshuffled)


def draw_cards(game: Haunted, seat: int, count: int, because: Event = ()) -> None:
    """Draw cards into a hand, as far as there are any; by the card that is carried out, if by
    nothing else."""
    drawn = STOCKPILE.draw_up_to(game, game.hand(seat), count)  # rule: refill.secret
    if drawn:
        game.tell("drew", seat, len(drawn), because=because or game.by_card())
    if len(drawn) < count:
        game.tell("ran-dry", seat)  # rule: refill.dry


def test_card(game: Haunted, seat: int) -> Piece | None:
    """A card drawn only to see what it is: shown to all and discarded."""
    card = STOCKPILE.draw(game, DISCARD)  # rule: draw.test
    if card is not None:
        game.tell("tested", seat, int(card))
    return card


def take_at_random(game: Haunted, seat: int, taker: int, because: Event) -> Piece:
    """A random card of a hand, seen by its holder and by whoever takes it."""
    # rule: draw.random
    card = game.draw(game.hand(seat), game.looked_at(taker), but=stuck(game, seat))
    both = 1 << seat | 1 << taker  # rule: secret.trades
    game.tell("taken", seat, taker, because=because)
    game.tell("taken-card", int(card), audience=both)
    return card
