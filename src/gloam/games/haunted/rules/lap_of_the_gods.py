"""The Lap of the Gods: three cards turned up, and what becomes of the one who asked."""

from __future__ import annotations

from typing import Final

from gloam.games.haunted.cards.deck import is_essential, kind_of
from gloam.games.haunted.rules.drawing import STOCKPILE, draw_cards, take_at_random
from gloam.games.haunted.rules.hands import choose_to_discard, discard, make_room, movable
from gloam.games.haunted.state import DISCARD, SHOWN, Haunted
from gloam.kernel.core.asks import Flow, choose, pick
from gloam.kernel.core.data import Piece
from gloam.kernel.core.state import Event

LAP: Final[Event] = ("lap",)  # a cause


def lap_of_the_gods(game: Haunted, seat: int) -> Flow[None]:
    """Turn up three cards and read the result."""
    # rule: lap.draw, lap.who, lap.drawn-cards
    cards = STOCKPILE.draw_up_to(game, SHOWN, 3)
    game.move_all(SHOWN, DISCARD)
    game.tell("lap", seat, *[int(card) for card in cards])
    if len(cards) < 3:
        return  # rule: lap.short-stock
    kinds = {kind_of(card) for card in cards}
    essentials = sum(is_essential(card) for card in cards)
    if essentials == 3:
        if len(kinds) == 1:  # rule: lap.rift-first
            yield from rift(game)
        else:
            yield from strike(game, seat)  # rule: lap.three-essentials
    elif essentials == 2:
        yield from take_from_neighbour(game, seat)  # rule: lap.two-essentials
    elif essentials == 1:
        yield from give_to_neighbour(game, seat)  # rule: lap.one-essential
    else:
        new_hand(game, seat)  # rule: lap.three-supports


def rift(game: Haunted) -> Flow[None]:
    """Every player passes the whole hand to the left, all at the same moment."""
    # rule: lap.rift, lap.rift-together
    game.tell("rift")
    for seat in game.order:  # rule: event.urchin-thief-stuck
        game.move_all(game.hand(seat), game.looked_at(game.left(seat)))
    for seat in game.order:
        game.move_all(game.looked_at(seat), game.hand(seat))
    for seat in game.order:
        yield from make_room(game, seat)


def strike(game: Haunted, seat: int) -> Flow[None]:
    """The drawing player names an opponent, who gets a new hand."""
    # rule: lap.three-essentials
    options = [("player", other) for other in game.others(seat)]
    _, struck = yield from pick(seat, options, "strike")
    game.tell("struck", seat, struck)
    new_hand(game, struck)


def new_hand(game: Haunted, seat: int) -> None:
    """Discard the whole hand and draw as many cards."""
    cards = list(movable(game, seat))  # rule: lap.empty-hand
    game.tell("new-hand", seat, len(cards), because=LAP)
    for card in cards:
        discard(game, card)
    draw_cards(game, seat, len(cards), LAP)  # rule: lap.new-hand-size


def take_from_neighbour(game: Haunted, seat: int) -> Flow[None]:
    """Take a random card from the left; keep it, making room, or discard it."""
    # rule: lap.two-essentials
    neighbour = game.left(seat)
    yield from _take(game, neighbour, seat)


def give_to_neighbour(game: Haunted, seat: int) -> Flow[None]:
    """The left neighbour takes a random card, and may keep it."""
    # rule: lap.one-essential, lap.one-essential-keep
    neighbour = game.left(seat)
    yield from _take(game, seat, neighbour)


def _take(game: Haunted, victim: int, taker: int) -> Flow[None]:
    if not movable(game, victim):
        game.tell("nothing-to-take", victim)  # rule: lap.empty-hand
        return
    card = take_at_random(game, victim, taker, LAP)
    draw_cards(game, victim, 1, LAP)  # rule: lap.two-essentials-replace
    key = yield choose(taker, [("keep-it",), ("discard-it",)], "keep-taken")
    if key == ("discard-it",):
        game.tell("discarded", taker, int(card), because=("choice",))
        discard(game, card)  # rule: lap.not-kept
        return
    game.tell("kept-taken", taker)
    if len(game.zones[game.hand(taker)]) >= game.hand_size and movable(game, taker):
        # rule: hand.room
        yield from choose_to_discard(game, taker, movable(game, taker), "make-room", 1)
    game.move(Piece(card), game.hand(taker))
