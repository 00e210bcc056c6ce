"""An advantage: look at two cards, and keep one at the price of another."""

from __future__ import annotations

from gloam.games.haunted.rules.drawing import STOCKPILE
from gloam.games.haunted.rules.hands import choose_to_discard, keep_and_discard, movable
from gloam.games.haunted.state import Haunted
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.data import Piece


def advantage(game: Haunted, seat: int) -> Flow[None]:
    """Look at two cards; one may join the hand at the price of another."""
    # rule: advantage.draw, secret.drawn-to-keep
    drawn = STOCKPILE.draw_up_to(game, game.looked_at(seat), 2)
    game.tell("looks-at", seat, len(drawn))
    if not drawn:
        return
    options: list[Key] = [("keep", int(card)) for card in drawn]
    key = yield choose(
        seat, [*options, ("none",)], "advantage", audience=0
    )  # rule: advantage.decline
    kept = Piece(key[1]) if key[0] == "keep" else None
    # rule: advantage.price, advantage.always-one-for-one
    if kept is not None and movable(game, seat):
        yield from choose_to_discard(game, seat, movable(game, seat), "advantage-price")
    yield from keep_and_discard(game, seat, [] if kept is None else [kept])
