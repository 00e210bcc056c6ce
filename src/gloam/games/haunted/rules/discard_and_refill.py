"""Stages 4 to 6: discard one card, refill the hand, pass the turn."""

from __future__ import annotations

from gloam.games.haunted.cards.deck import URCHIN_THIEF
from gloam.games.haunted.rules.drawing import draw_cards
from gloam.games.haunted.rules.hands import discard
from gloam.games.haunted.rules.turns import next_turn
from gloam.games.haunted.state import Haunted
from gloam.kernel.core.asks import Flow, choose
from gloam.kernel.core.data import Piece, PieceSet


def clean_up(game: Haunted) -> Flow[None]:
    """Discard one, refill, pass the turn."""
    seat = game.active
    hand = game.zones[game.hand(seat)]
    if hand:  # rule: cleanup.must
        key = yield choose(seat, [("discard", int(card)) for card in hand], "cleanup")
        game.tell("discarded", seat, key[1], because=("cleanup",))
        if key[1] == URCHIN_THIEF and game.planted == seat:
            game.planted, game.thief = -1, PieceSet(0)  # rule: event.urchin-thief-exit
        discard(game, Piece(key[1]))  # rule: cleanup.one
    refill(game, seat)
    next_turn(game)


def refill(game: Haunted, seat: int) -> None:
    """Back up to a full hand."""
    # rule: refill.to-seven, refill.since-last, refill.active-only, defence.replenish
    # rule: hand.no-instant-refill
    count = game.hand_size - len(game.zones[game.hand(seat)])
    draw_cards(game, seat, count, ("refill",))
