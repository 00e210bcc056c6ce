"""The Crystal Amulet: the next Events are seen and put in another order."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import MAJOR
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.events import major_is_out, next_event
from gloam.games.stifling_dark.rules.items.gaining_and_using import possible_if
from gloam.games.stifling_dark.state import (
    EVENT_TOP,
    LOOKED_AT,
    MINOR_EVENTS,
    MODERATE_EVENTS,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.piles import distinct_faces
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.data import Piece


@possible_if("order_events")
def events_are_left(game: StiflingDark, who: int, call: Call) -> bool:
    piles = (EVENT_TOP, MINOR_EVENTS, MODERATE_EVENTS)
    left = any(game.zones[zone] for zone in piles) or not major_is_out(game)
    return game.with_events and left


@PROCEDURES.asking
def order_events(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """Only the team sees them, and in which order they lie then. A Major stays last."""
    for _ in range(n):
        next_event(game, LOOKED_AT)
    order: list[Piece] = []
    while len(order) < len(game.zones[LOOKED_AT]):
        left = [piece for piece in game.zones[LOOKED_AT] if piece not in order]
        keys: list[Key] = [("event", face) for face in first_of(game, left)]
        key: Key = yield choose(game.seat_of(who), keys, ("order-events", who), game.team_audience)
        order.append(next(p for p in left if game.pack.faces[p] == key[1]))
    for piece in reversed(order):
        game.move(piece, EVENT_TOP)


def first_of(game: StiflingDark, pieces: list[Piece]) -> list[int]:
    """Which of these may come next: the Major only when nothing else is left."""
    faces = distinct_faces(game, pieces)
    others = [face for face in faces if CARDS[face].tier != MAJOR]
    return others or faces
