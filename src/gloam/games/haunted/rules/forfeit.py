"""A forfeit: the left neighbour takes a random card and replaces it."""

from __future__ import annotations

from gloam.games.haunted.rules.drawing import take_at_random
from gloam.games.haunted.rules.hands import discard, movable
from gloam.games.haunted.state import DISCARD, Haunted
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.data import Piece


def forfeit(game: Haunted, seat: int) -> Flow[None]:
    """The left neighbour takes a random card, looks at it, and replaces it."""
    taker = game.left(seat)  # rule: forfeit.subject
    if not movable(game, seat):
        game.tell("no-forfeit", seat)  # rule: forfeit.no-cards
        return
    # What may be given for it is settled before: not the taken card itself.
    given = [("give", int(card)) for card in movable(game, taker)]
    pile = [
        ("pile", int(card)) for card in sorted(game.zones[DISCARD])
    ]  # rule: forfeit.pile-choice
    card = take_at_random(game, seat, taker, ("forfeit",))  # rule: forfeit.take, forfeit.look
    options: list[Key] = [*given, *pile]  # rule: forfeit.replace
    if not options:
        game.tell("forfeit-back", seat)
        game.move(card, game.hand(seat))  # rule: forfeit.no-replacement
        return
    both = 1 << seat | 1 << taker
    word, replacement = yield choose(taker, options, ("forfeit", seat), audience=both)
    # rule: forfeit.swap
    game.move(Piece(replacement), game.hand(seat), seen=both)
    if word == "give":
        game.move(card, game.hand(taker))
        game.tell("forfeit-swapped", seat, taker)
        game.tell("forfeit-cards", int(card), replacement, audience=both)  # rule: secret.trades
    else:
        discard(game, card)
        game.tell("forfeit-from-pile", seat, taker, int(card), replacement)
