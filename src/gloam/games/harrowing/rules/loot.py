"""Looting: from the Trove, or by turning up cards of the Item Deck."""

from __future__ import annotations

from typing import Final

from gloam.games.harrowing.rules.asking import NONE
from gloam.games.harrowing.rules.columns_of_joined_items import fits
from gloam.games.harrowing.rules.items import ITEM_DECK, trove
from gloam.games.harrowing.state import ITEM_DISCARD, PROCEDURES, TURNED, Harrowing
from gloam.kernel.core.asks import Flow, Key, choose

TURN_UP: Final[Key] = ("turn-up",)


@PROCEDURES.asking
def loot(game: Harrowing, seat: int, low: int, high: int) -> Flow[None]:
    """The way is chosen before any card is turned up; it may be declined."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    cards = game.book.cards
    # rule: loot.range, loot.trove, loot.choice, loot.choice-first, column.no-place
    options: list[Key] = [
        ("trove", at)
        for at, face in enumerate(trove(game))
        if low <= cards[face].tier <= high and fits(game, seat, face)
    ]
    if ITEM_DECK.left(game):
        options.append(TURN_UP)
    if not options:
        return
    key = yield choose(seat, [*options, NONE], ("loot", low, high))
    if key == TURN_UP:
        turn_up(game, seat, low, high)
    elif key != NONE:  # rule: item.trove-loot
        game.agenda.call(("attach", seat, trove(game)[key[1]]))


def turn_up(game: Harrowing, seat: int, low: int, high: int) -> None:
    """One by one until one has a matching tier; the others are discarded."""
    cards, faces = game.book.cards, game.pack.faces
    found = -1
    # rule: loot.deck, loot.deck-runs-out
    while found < 0 and (piece := ITEM_DECK.draw(game, TURNED)) is not None:
        game.tell("turned-up", faces[piece])
        if low <= cards[faces[piece]].tier <= high:
            found = faces[piece]
    for piece in list(game.zones[TURNED]):
        if faces[piece] != found:
            game.move(piece, ITEM_DISCARD)
    if found >= 0:
        game.agenda.call(("attach", seat, found))
