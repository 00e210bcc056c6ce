"""Items: the Item Deck and the Trove, tiers; gaining and losing items."""

from __future__ import annotations

from typing import Final

from gloam.games.harrowing.cards.catalogue import GAINS_ITEM, HEAD, Catalogue
from gloam.games.harrowing.rules.abilities import due
from gloam.games.harrowing.rules.columns_of_joined_items import (
    column_faces,
    insert,
    places_for,
    take_out,
)
from gloam.games.harrowing.rules.leaving_play.cards import (
    abandon,
    can_obliterate,
    discard,
    obliterate,
)
from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    INNATE,
    ITEM_DISCARD,
    ITEMS,
    OUT,
    PROCEDURES,
    TROVE,
    TURNED,
    Harrowing,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.piles import Deck, piece_with
from gloam.kernel.core.asks import Flow, Key, pick
from gloam.kernel.core.data import Piece
from gloam.kernel.core.state import Event

# rule: item.deck, item.reshuffle, item.reshuffle-when, item.both-empty
ITEM_DECK: Deck[Harrowing] = Deck(ITEMS, discards=ITEM_DISCARD)
TROVE_SIZE: Final = 3  # rule: item.trove-start


# --- the starting items ---


def heads(book: Catalogue) -> list[int]:
    return [face for face, card in enumerate(book.cards) if card.type == HEAD]


def deal_starters(game: Harrowing) -> None:
    """A Shroud, a Gauntlet and a Wreath for each effigy; what is left of them stays out."""
    # rule: item.starters, item.starters-first, item.starters-removed, column.three
    for seat in range(game.seats):
        for number, face in enumerate(heads(game.book)):
            played("harrowing", game.book.cards[face].id)
            game.move(piece_with(game, OUT, face), game.column(seat, number))


# --- tiers ---


def tiered(game: Harrowing, seat: int, tier: int = 0) -> list[Key]:
    """The keys of an effigy's items that have a tier, or this tier; heads have none."""
    # rule: item.starters-untiered, item.starters-fixed, innate.no-tier
    cards = game.book.cards
    return [
        ("item", seat, column, row)
        for column in range(COLUMNS)
        for row, face in enumerate(column_faces(game, seat, column))
        if cards[face].type != HEAD and (not tier or cards[face].tier == tier)
    ]


def item_at(game: Harrowing, key: Key) -> int:
    """The face of the item that a key names."""
    _, seat, column, row = key
    return column_faces(game, seat, column)[row]


# --- gaining ---


@PROCEDURES.asking
def attach(game: Harrowing, seat: int, face: int) -> Flow[None]:
    """A gained item is joined to one of the gainer's columns, or discarded if it fits none."""
    # rule: removal.actor-eliminated
    options = places_for(game, seat, face) if game.at[seat] >= 0 else []
    if not options:
        discard(game, face)  # rule: column.no-place
        game.tell("no-place", seat, face)
        return
    key = yield from pick(seat, options, ("attach", face))  # rule: column.choice, column.attach
    game.tell("gained-item", seat, face, because=game.cause)
    gain(game, seat, face, key)


def gain(game: Harrowing, seat: int, face: int, key: Key) -> None:
    """An item comes to its place in a column; what is too much goes then."""
    insert(game, seat, face, key[1], key[2])
    tier = game.book.cards[face].tier
    # rule: item.tier-excess, item.tier-excess-choice
    # rule: ability.whenever
    game.agenda.call(("surplus", seat, tier), *due(game, seat, GAINS_ITEM))


@PROCEDURES.asking
def surplus(game: Harrowing, seat: int, tier: int) -> Flow[None]:
    """As many items of a tier as its number; what is too much goes at once."""
    while len(options := tiered(game, seat, tier)) > tier:  # rule: item.tier, item.tier-limit
        key = yield from pick(seat, options, ("surplus", tier))
        lose(game, key, ("surplus", tier))


def lose(game: Harrowing, key: Key, because: Event) -> int:
    """The item that a key names is discarded."""
    _, seat, column, row = key
    face = take_out(game, seat, column, row, ITEM_DISCARD)
    game.tell("lost-item", seat, face, because=because)
    return face


@PROCEDURES.asking
def discard_item(game: Harrowing, seat: int, n: int) -> Flow[None]:
    """So many items of its choice, as far as it has them."""
    for _ in range(n):
        options = tiered(game, seat) if game.at[seat] >= 0 else []
        if options:
            key = yield from pick(seat, options, "discard-item")
            lose(game, key, game.cause)


@PROCEDURES.asking
def obliterate_item(game: Harrowing, seat: int) -> Flow[None]:
    if game.at[seat] < 0:
        return
    options = [key for key in tiered(game, seat) if can_obliterate(game, item_at(game, key))]
    if options:
        key = yield from pick(seat, options, "obliterate-item")
        obliterate(game, take_out(game, seat, key[2], key[3], TURNED))


# --- the Trove ---


def trove(game: Harrowing) -> list[int]:
    """The faces of the items on offer."""
    # rule: zone.trove
    faces = game.pack.faces
    return [faces[piece] for piece in game.zones[TROVE]]


def fill_trove(game: Harrowing) -> None:
    """Empty at the end of an action or invocation: three new ones."""
    if not game.zones[TROVE]:  # rule: item.trove-no-refill, item.trove-loot
        drawn = ITEM_DECK.draw_up_to(game, TROVE, TROVE_SIZE)  # rule: item.trove-empty
        if drawn:
            game.tell("trove")


# --- leaving the game ---


def abandon_items(game: Harrowing, seat: int) -> None:
    """All columns and innate items of an effigy that is eliminated, heads included."""
    # rule: removal.elimination, removal.abandon
    zone = game.zone_of[seat]
    own_heads: list[Piece] = []
    for number in range(COLUMNS):
        at = COLUMN + COLUMNS * zone + number
        pieces = list(game.zones[at])
        own_heads += pieces[:1]
        for piece in pieces[1:]:
            abandon(game, game.pack.faces[piece])
        game.gaps[at - COLUMN] = 0
    for piece in own_heads:
        game.move(piece, OUT)  # rule: item.starters-fixed
    for piece in list(game.zones[INNATE + zone]):
        abandon(game, game.pack.faces[piece])
