"""Items: columns whose neighbours are joined, gaps, tiers; gaining and losing them.

A column is an ordered zone, its head first. Bit r of its gaps tells that there is a gap above
row r; so neighbouring gaps are one, and none is left at a column's end.
"""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import GAINS_ITEM, HEAD
from gloam.games.harrowing.rules.abilities import due
from gloam.games.harrowing.rules.asking import pick
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
from gloam.kernel.core.asks import Flow, Key
from gloam.kernel.core.data import Piece
from gloam.kernel.core.state import Event

# rule: item.deck, item.reshuffle, item.reshuffle-when, item.both-empty
ITEM_DECK: Deck[Harrowing] = Deck(ITEMS, discards=ITEM_DISCARD)


# --- columns ---


def joins(game: Harrowing, upper: int, lower: int) -> bool:
    """Whether two faces share a colour on the sections that touch; one is enough."""
    # rule: column.match, column.match-position, item.sections, column.match-example
    bottom, top = game.book.texts[upper].bottom, game.book.texts[lower].top
    return bottom is not None and top is not None and not bottom.boxes.isdisjoint(top.boxes)


def column_faces(game: Harrowing, seat: int, column: int) -> list[int]:
    faces = game.pack.faces
    return [faces[piece] for piece in game.zones[game.column(seat, column)]]


def places_for(game: Harrowing, seat: int, face: int) -> list[Key]:
    """Where an item can be attached: below a column, or in a gap that it fits on both sides."""
    # rule: column.choice, column.attach, column.gap-fill
    keys: list[Key] = []
    for number in range(COLUMNS):
        held = column_faces(game, seat, number)
        gaps = game.gaps[game.column(seat, number) - COLUMN]
        for row in range(1, len(held)):
            fits_gap = gaps >> row & 1 and joins(game, held[row - 1], face)
            if fits_gap and joins(game, face, held[row]):
                keys.append(("attach", number, row))
        if held and joins(game, held[-1], face):
            keys.append(("attach", number, len(held)))
    return keys


def fits(game: Harrowing, seat: int, face: int) -> bool:
    return bool(places_for(game, seat, face))  # rule: column.no-place


def insert(game: Harrowing, seat: int, face: int, column: int, row: int) -> None:
    """Put an item into a column, at its end or into a gap."""
    zone = game.column(seat, column)
    played("harrowing", game.book.cards[face].id)
    game.move(piece_with(game, game.where_is(face), face), zone)
    pieces = game.zones[zone]
    pieces.insert(row, pieces.pop())
    gaps = game.gaps[zone - COLUMN]
    # rule: column.no-rearranging, column.gap-fill
    game.gaps[zone - COLUMN] = gaps & ((1 << row) - 1) | gaps >> (row + 1) << (row + 2)


def take_out(game: Harrowing, seat: int, column: int, row: int, to: int) -> int:
    """An item leaves a column; what was above and below is joined if it can be."""
    zone = game.column(seat, column)
    piece = game.zones[zone][row]
    face = game.pack.faces[piece]
    game.move(piece, to)
    gaps = game.gaps[zone - COLUMN]
    gaps = gaps & ((1 << row) - 1) | gaps >> (row + 2) << (row + 1)
    held = column_faces(game, seat, column)
    # rule: column.gap-seal, column.gap-stays, column.gap-merge, column.bottom-lost
    if row < len(held) and not joins(game, held[row - 1], held[row]):
        gaps |= 1 << row
    game.gaps[zone - COLUMN] = gaps
    return face


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
    key = yield from pick(seat, options, ("attach", face))
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
        drawn = ITEM_DECK.draw_up_to(game, TROVE, 3)  # rule: item.trove-empty
        if drawn:
            game.tell("trove")


# --- leaving the game ---


def abandon_items(game: Harrowing, seat: int) -> None:
    """All columns and innate items of an effigy that is eliminated, heads included."""
    # rule: removal.elimination, removal.abandon
    zone = game.zone_of[seat]
    heads: list[Piece] = []
    for number in range(COLUMNS):
        at = COLUMN + COLUMNS * zone + number
        pieces = list(game.zones[at])
        heads += pieces[:1]
        for piece in pieces[1:]:
            abandon(game, game.pack.faces[piece])
        game.gaps[at - COLUMN] = 0
    for piece in heads:
        game.move(piece, OUT)  # rule: item.starters-fixed
    for piece in list(game.zones[INNATE + zone]):
        abandon(game, game.pack.faces[piece])
