"""Columns of items: what joins and where, gaps, and the abilities that two joined items form.

A column is an ordered zone, its head first. Bit r of its gaps tells that there is a gap above
row r; so neighbouring gaps are one, and none is left at a column's end.

While two items are joined, the upper one's bottom and the lower one's top form an ability; it is
worked out when it is needed and never stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from gloam.games.harrowing.cards.catalogue import BEGINNING, ENDING, Ability, Half
from gloam.games.harrowing.state import COLUMN, COLUMNS, NO_CARD, Harrowing
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Key

MANY: Final = 1024  # more than there are faces


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
    # rule: column.three
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


# --- what a column's items say, joined and alone ---


class Active(NamedTuple):
    """An ability that an effigy has now.

    Limits and the agenda know it by its number: that of the cards that form it.
    """

    number: int
    ability: Ability
    lines: tuple[int, ...]
    this: int  # the face of the card that says it; NO_CARD for two joined items
    column: int  # in keys; -1 for adversaries and locations
    half: int


def of_column(game: Harrowing, zone: int, column: int) -> Iterator[Active]:
    """What is complete in itself is always active; what is not needs the half it is joined to."""
    faces, texts = game.pack.faces, game.book.texts
    gaps = game.gaps[zone - COLUMN]
    above: Half | None = None
    upper = NO_CARD
    for row, piece in enumerate(game.zones[zone]):
        face = faces[piece]
        text = texts[face]
        top = text.top
        if top is not None:
            if top.ability is not None and top.kind != BEGINNING:  # rule: column.fragments
                yield Active(face * MANY, top.ability, top.ability.lines, face, column, 2 * row)
            # rule: column.combined, column.fragment-alone, column.gap-broken
            elif top.kind == ENDING and above is not None and not gaps >> row & 1:
                begun = above.ability
                if above.kind == BEGINNING and begun is not None:
                    number = upper * MANY + face
                    yield Active(number, begun, top.lines, NO_CARD, column, 2 * row - 1)
        above, upper = text.bottom, face
        if above is not None and above.kind != BEGINNING and above.ability is not None:
            ability = above.ability  # rule: column.fragments
            yield Active(face * MANY + face, ability, ability.lines, face, column, 2 * row + 1)
