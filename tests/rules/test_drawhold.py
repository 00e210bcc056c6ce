"""DrawHold, played by its rules."""

from __future__ import annotations

from typing import Any

from examples.drawhold.state import DECK, DISCARD
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import WATCHER
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.scene import Card
from gloam.kernel.present.show import scene
from tests.playing import Table, seat


def card(value: int, copy: int = 0) -> int:
    """The number of a card: there are four of each value."""
    return (value - 1) * 4 + copy


def deck_of(*values: int) -> Table:
    """A game in which these values are drawn first, in this order."""
    used: list[int] = []
    for value in values:
        used.append(card(value, sum(piece // 4 == value - 1 for piece in used)))
    return seat("drawhold", picks=used)


def short_deck(*values: int) -> Table:
    """A game whose deck holds no more than these values, drawn in this order."""
    pieces = [card(value) for value in values]

    def discard_the_rest(game: Any) -> None:  # the state of DrawHold
        for piece in range(52):
            if piece not in pieces:
                game.move(piece, DISCARD)

    return seat("drawhold", picks=pieces, arrange=discard_the_rest)


def play(table: Table, *words: str) -> Table:
    for word in words:
        table.answer(word)
    return table


def faces_seen(table: Table, by: int, place: str) -> list[str]:
    shown = scene(table.run, by)
    cards = [n for n in (*shown.public, *shown.private) if isinstance(n, Card)]
    return [card.face for card in cards if card.within == place]


@proves("drawhold", "setup.deck")
def test_the_deck_holds_four_of_each_value_from_1_to_13() -> None:
    game = seat("drawhold").game
    values = [game.pack.faces[piece] for piece in game.zones[DECK]]
    assert values == sorted(4 * list(range(1, 14)))


@proves("drawhold", "setup.empty")
def test_the_first_player_begins_with_nothing() -> None:
    table = seat("drawhold")
    assert table.ask.seat == 0
    assert table.game.banks == [0, 0]
    assert table.game.total(0) == table.game.total(1) == 0


@proves("drawhold", "turn.draw")
def test_a_drawn_card_is_seen_by_nobody_else() -> None:
    table = play(deck_of(7, 9), "draw", "draw")
    assert len(table.game.zones[DECK]) == 50
    assert faces_seen(table, 0, "hand-0") == ["value-7", "value-9"]
    assert faces_seen(table, 1, "hand-0") == []
    assert faces_seen(table, WATCHER, "hand-0") == []


@proves("drawhold", "turn.go-on")
def test_up_to_21_the_same_player_goes_on() -> None:
    table = play(deck_of(10, 11), "draw", "draw")
    assert table.game.total(0) == 21
    assert table.ask.seat == 0


@proves("drawhold", "turn.over", "table.discard")
def test_over_21_the_hand_is_discarded_and_the_turn_passes() -> None:
    table = play(deck_of(10, 11, 1), "draw", "draw", "draw")
    assert table.ask.seat == 1
    assert table.game.total(0) == 0
    assert table.game.banks == [0, 0]
    assert faces_seen(table, WATCHER, "discard") == ["value-1", "value-10", "value-11"]
    assert table.told(seat=1) == [("drew", 0), ("drew", 0), ("drew", 0), ("over", 0)]


@proves("drawhold", "turn.over", "turn.draw")
def test_the_second_player_draws_and_goes_over_too() -> None:
    table = play(deck_of(1, 12, 13), "draw", "hold", "draw")
    assert faces_seen(table, 1, "hand-1") == ["value-12"]
    assert faces_seen(table, 0, "hand-1") == []
    play(table, "draw")
    assert table.ask.seat == 0
    assert table.told()[-1] == ("over", 1)
    assert faces_seen(table, 0, "discard") == ["value-1", "value-12", "value-13"]


@proves("drawhold", "turn.hold")
def test_holding_banks_the_hand_discards_it_and_passes_the_turn() -> None:
    table = play(deck_of(7, 9, 5), "draw", "draw", "hold")
    assert table.game.banks == [16, 0]
    assert table.game.total(0) == 0
    assert faces_seen(table, 1, "discard") == ["value-7", "value-9"]
    assert table.ask.seat == 1
    play(table, "draw", "hold")
    assert table.game.total(1) == 0
    assert table.game.banks == [16, 5]
    assert table.ask.seat == 0
    assert [event for event in table.told(seat=0) if event[0] == "held"] == [
        ("held", 0, 16),
        ("held", 1, 5),
    ]


@proves("drawhold", "turn.hold-needs-cards")
def test_one_cannot_hold_an_empty_hand() -> None:
    table = deck_of(7)
    assert table.options() == [("draw",)]
    [no] = table.run.rules.blocked(table.game, 0, table.ask)
    assert no.rule == "turn.hold-needs-cards"
    play(table, "draw")
    assert table.options() == [("draw",), ("hold",)]
    assert table.run.rules.blocked(table.game, 0, table.ask) == []
    play(table, "hold")
    assert table.options() == [("draw",)]
    play(table, "draw")
    assert table.options() == [("draw",), ("hold",)]


@proves("drawhold", "end.deck")
def test_the_game_ends_with_the_deck_and_an_unbanked_hand_counts_nothing() -> None:
    table = play(short_deck(5, 6, 7), "draw", "hold", "draw")
    assert table.ask.seat == 1  # there is a card left to draw
    play(table, "draw")
    assert table.run.result is not None
    assert table.run.result.scores == (5, 0)


@proves("drawhold", "end.winner")
def test_the_highest_bank_wins_and_equal_banks_win_together() -> None:
    worse = play(short_deck(5, 6, 7), "draw", "hold", "draw", "hold", "draw").run.result
    assert worse is not None
    assert worse.winners == (1,)
    better = play(short_deck(6, 5, 7), "draw", "hold", "draw", "hold", "draw").run.result
    assert better is not None
    assert better.winners == (0,)
    table = play(short_deck(2, 3, 5, 13), "draw", "draw", "hold", "draw", "hold", "draw")
    assert table.run.result is not None
    assert table.run.result.winners == (0, 1)


def test_an_imagined_hand_is_never_over_21() -> None:
    table = play(deck_of(2, 3, 4, 5), "draw", "draw", "draw", "draw")
    dice = Dice(b"hands")
    hands = [imagine(table.run, 1, dice) for _ in range(50)]
    totals = [world.state.total(0) for world in hands if world is not None]
    assert len(totals) == 50
    assert max(totals) <= 21
    assert len(set(totals)) > 3
