"""Decks that run out, what is put on top and at the bottom, and the words for cards."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness.cards.catalogue import CARDS
from gloam.games.heart_of_darkness.cards.decks import LOOT_DECK, SPAWN_DECK, discard, draw_loot
from gloam.games.heart_of_darkness.rules.curses import draw_curses
from gloam.games.heart_of_darkness.state import (
    BOX,
    CURSES,
    LOOT,
    LOOT_BOTTOM,
    LOOT_DISCARD,
    LOOT_TOP,
    RESOLVING,
    SPAWN_DISCARD,
    SPAWNS,
)
from gloam.kernel.content.ledger import proves
from gloam.kernel.content.piles import piece_with
from tests.games.heart_of_darkness.playing import face, heart


@proves("heart_of_darkness", "cards.deck-out", "cards.deck-out-when")
def test_an_empty_deck_is_made_anew_when_a_card_must_be_drawn() -> None:
    table = heart(empty=[LOOT], loot_top=["Gin Trap"], discards=["Radio Part"])
    table.loot()
    assert table.hand(0) == ["Gin Trap"]
    assert table.discards() == ["Radio Part"]  # the last card has left; nothing happens yet
    table.game.turn.used = ()
    table = table.renewed()
    table.loot()
    assert sorted(table.hand(0)) == ["Gin Trap", "Radio Part"]
    assert table.discards() == []
    assert table.says("reshuffled") == [("reshuffled", LOOT)]


@proves("heart_of_darkness", "cards.deck-out-nothing")
def test_with_no_card_anywhere_a_draw_yields_nothing() -> None:
    table = heart(empty=[LOOT, SPAWNS])
    assert draw_loot(table.game, 0, 2) == 0
    assert SPAWN_DECK.draw(table.game, RESOLVING) is None
    assert not table.may("loot")


@proves("heart_of_darkness", "cards.deck-out-when", "hidden.log")
def test_several_cards_are_drawn_across_a_reshuffle() -> None:
    table = heart(empty=[LOOT], loot_top=["Gin Trap"], discards=["Radio Part", "Pit Pony"])
    assert draw_loot(table.game, 0, 3) == 3
    assert sorted(table.hand(0)) == ["Gin Trap", "Pit Pony", "Radio Part"]
    assert (table.game.journal or [])[-1][2] == ("drew-loot", 0, 3)


@proves("heart_of_darkness", "curse.two-at-once", "silence.short-deck")
def test_two_curses_or_as_many_as_there_are() -> None:
    table = heart(empty=[CURSES], hands={1: ["Grave-Cold"]})
    game = table.game
    game.move(piece_with(game, game.hand(1), face("Grave-Cold")), CURSES)
    assert draw_curses(game, 0, 2) == 1
    full = heart()
    assert draw_curses(full.game, 0, 2) == 2


@proves("heart_of_darkness", "cards.deck-out")
def test_the_bottom_comes_last_and_in_order() -> None:
    table = heart(empty=[LOOT], loot_top=["Gin Trap", "Pit Pony", "Radio Part"])
    game = table.game
    gin, pony = (
        piece_with(game, LOOT_TOP, face("Gin Trap")),
        piece_with(game, LOOT_TOP, face("Pit Pony")),
    )
    for piece in (gin, pony):
        game.move(piece, game.looked_at(0))
        LOOT_DECK.put_back(game, [piece], piece)
    assert table.names(LOOT_BOTTOM) == ["Gin Trap", "Pit Pony"]
    drawn = [LOOT_DECK.draw(game, LOOT_DISCARD) for _ in range(3)]
    names = [CARDS[game.pack.faces[piece]].name for piece in drawn if piece is not None]
    assert names == ["Radio Part", "Gin Trap", "Pit Pony"]
    assert LOOT_DECK.draw(game, RESOLVING) in drawn  # made anew of what was drawn and discarded
    assert len(game.zones[LOOT]) == 2


@proves("heart_of_darkness", "discard.face-down", "discard.unseen", "hidden.log")
def test_a_price_is_paid_unseen() -> None:
    table = heart(hands={0: ["Palsied Hands", "Gin Trap", "Radio Part"]})
    table.play("Palsied Hands").answer("card", "Gin Trap").answer("card", "Radio Part")
    for name in ("Gin Trap", "Radio Part"):
        piece = piece_with(table.game, LOOT_DISCARD, face(name))
        assert not table.game.knows[piece] >> 1 & 1
    assert table.says("discarded") == [("discarded", 0)] * 2


@proves("heart_of_darkness", "discard.face-down", "discard.personal", "spawn.discard")
@pytest.mark.parametrize(
    ("name", "pile"),
    [
        ("Gin Trap", LOOT_DISCARD),
        ("Radio Part", LOOT_DISCARD),
        ("Dark Lantern", BOX),
        ("The Scent", CURSES),
        ("The Quickening", SPAWN_DISCARD),
        ("Black Damp", SPAWN_DISCARD),
    ],
)
def test_every_card_goes_to_the_pile_of_its_deck(name: str, pile: int) -> None:
    held = [] if pile == SPAWN_DISCARD else [name]
    game = heart(hands={0: held}).game
    piece = piece_with(game, game.hand(0) if held else SPAWNS, face(name))
    discard(game, piece)
    assert piece in game.zones[pile]
    if pile == LOOT_DISCARD:
        assert game.knows[piece] == 1
