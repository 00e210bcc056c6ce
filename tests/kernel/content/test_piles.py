"""Decks: top, bag, bottom, discards; what comes next, and who knows it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from gloam.kernel.content.piles import Deck, deck_zones, distinct_faces, piece_with
from gloam.kernel.core.cards import NOBODY, CardTable, Pack, Zone, table_of
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import Dice

BAG, TOP, BOTTOM, DISCARDS, HAND, LOOKED = range(6)


@dataclass(slots=True)
class Toy(CardTable):
    refills: int


def _count(game: Toy) -> None:
    game.refills += 1


DECK: Deck[Toy] = Deck(BAG, top=TOP, bottom=BOTTOM, discards=DISCARDS, refilled=_count)


def toy(*faces: int) -> Toy:
    """These cards in the bag of a deck with open discards, and two seats."""
    zones = [*deck_zones("loot", open_discards=True), Zone("hand", 1, 0), Zone("looked", 2, 1)]
    pack = Pack(faces, [0] * len(faces), zones)
    game = Toy(2, pack, *table_of(pack, [BAG] * len(faces)), (), refills=0)
    game.dice = Dice(b"toy")
    return game


def put(game: Toy, zone: int, *pieces: int) -> None:
    for piece in pieces:
        game.move(Piece(piece), zone)


def test_a_draw_takes_the_top_then_the_bag_then_the_bottom() -> None:
    game = toy(0, 1, 2, 3, 4)
    put(game, TOP, 4, 3)
    put(game, BOTTOM, 1, 2)
    assert [DECK.draw(game, HAND) for _ in range(5)] == [3, 4, 0, 1, 2]
    assert DECK.draw(game, HAND) is None


def test_an_empty_deck_is_made_anew_of_its_discards() -> None:
    game = toy(0, 1)
    put(game, DISCARDS, 0, 1)
    assert DECK.size(game) == 0
    assert DECK.left(game) == 2
    assert DECK.draw(game, HAND) in (0, 1)
    assert (game.refills, DECK.size(game), game.zones[DISCARDS]) == (1, 1, [])


def test_a_deck_may_have_no_discards_and_no_top() -> None:
    game = toy(0)
    plain: Deck[Toy] = Deck(BAG)
    assert plain.draw(game, DISCARDS) == 0
    assert plain.draw(game, DISCARDS) is None
    assert (plain.size(game), plain.left(game), game.refills) == (0, 0, 0)


def test_as_many_as_there_are() -> None:
    game = toy(0, 1, 2)
    assert len(DECK.draw_up_to(game, HAND, 2)) == 2
    assert len(DECK.draw_up_to(game, HAND, 2)) == 1


def test_what_was_looked_at_goes_back_as_it_lay_and_is_remembered() -> None:
    game = toy(0, 1, 2)
    looked = DECK.draw_up_to(game, LOOKED, 3)
    DECK.put_back(game, looked, under=looked[1])
    assert [game.knows[piece] for piece in looked] == [2, 2, 2], "seat 1 has looked"
    assert (game.zones[TOP], game.zones[BOTTOM]) == ([looked[2], looked[0]], [looked[1]])
    again = [DECK.draw(game, HAND) for _ in range(3)]
    assert again == [looked[0], looked[2], looked[1]]


@pytest.mark.parametrize(("is_open", "sees"), [(True, 3), (False, NOBODY)])
def test_who_sees_the_discards(is_open: bool, sees: int) -> None:
    zones = deck_zones("loot", open_discards=is_open)
    assert zones[DISCARDS].sight & 3 == sees
    assert [zone.sight for zone in zones[:DISCARDS]] == [NOBODY] * 3


def test_equal_cards_make_one_option() -> None:
    game = toy(5, 5, 7)
    assert distinct_faces(game, game.zones[BAG]) == [5, 7]
    assert piece_with(game, BAG, 7) == 2
    with pytest.raises(ValueError, match="face 9 lies in loot"):
        piece_with(game, BAG, 9)
