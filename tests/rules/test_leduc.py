"""Leduc poker, played by its rules."""

from __future__ import annotations

from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import WATCHER
from gloam.kernel.present.scene import Card, Hand
from gloam.kernel.present.show import scene
from tests.playing import Table, seat

# Two cards of each rank.
JACK, JACK_2, QUEEN, QUEEN_2, KING, KING_2 = range(6)


def deal(first: int, second: int, board: int = QUEEN_2) -> Table:
    """A game in which the players are dealt these cards, and this one comes to the table."""
    return seat("leduc", picks=[first, second, board])


def play(table: Table, *words: str) -> Table:
    for word in words:
        table.answer(word)
    return table


def scores(table: Table) -> tuple[int, ...]:
    assert table.run.result is not None
    return table.run.result.scores


def faces_seen(table: Table, by: int) -> dict[str, str]:
    """Which faces lie where, as one seat sees it."""
    shown = scene(table.run, by)
    return {n.within: n.face for n in (*shown.public, *shown.private) if isinstance(n, Card)}


@proves("leduc", "setup.cards")
def test_two_cards_of_each_of_three_ranks() -> None:
    table = deal(JACK, KING)
    faces = [table.game.rank(0), table.game.rank(1)]
    faces += [table.game.pack.faces[piece] for piece in table.game.zones[0]]
    assert sorted(faces) == [0, 0, 1, 1, 2, 2]


@proves("leduc", "setup.ante")
def test_each_player_puts_in_an_ante() -> None:
    assert deal(JACK, KING).game.pot == [1, 1]


@proves("leduc", "setup.deal")
def test_one_card_each_that_only_its_player_sees() -> None:
    table = deal(JACK, KING)
    assert table.run.rules.observe(table.game, 1)[0] == 2
    assert faces_seen(table, 0) == {"hand-0": "rank-0"}
    assert faces_seen(table, 1) == {"hand-1": "rank-2"}
    assert faces_seen(table, WATCHER) == {}
    hands = [n.count for n in scene(table.run, 0).public if isinstance(n, Hand)]
    assert hands == [1, 1]


@proves("leduc", "bet.order")
def test_the_first_player_bets_first_in_both_rounds_and_they_take_turns() -> None:
    table = deal(JACK, KING)
    turns: list[int] = []
    for word in ("call", "raise", "raise", "call", "raise", "call"):
        turns.append(table.ask.seat)
        table.answer(word)
    assert turns == [0, 1, 0, 1, 0, 1]
    assert table.run.result is not None
    turns.clear()
    table = play(deal(JACK, KING), "raise", "call")  # the second player ends the round
    assert table.ask.seat == 0
    table = play(deal(JACK, KING), "call", "raise", "call")  # the first player ends it
    assert table.ask.seat == 0


@proves("leduc", "bet.call", "bet.raise")
def test_a_call_evens_the_pot_and_a_raise_puts_two_then_four_on_top() -> None:
    table = deal(JACK, KING)
    assert play(table, "call").game.pot == [1, 1]
    assert play(table, "raise").game.pot == [1, 3]
    assert play(table, "raise").game.pot == [5, 3]
    assert play(table, "call").game.pot == [5, 5]
    assert play(table, "raise").game.pot == [9, 5]
    assert play(table, "raise").game.pot == [9, 13]
    assert play(table, "call").game.pot == [13, 13]
    assert table.told()[1:] == [
        ("raises", 1, 2),
        ("raises", 0, 2),
        ("calls", 1, 2),
        ("board", 1),
        ("raises", 0, 4),
        ("raises", 1, 4),
        ("calls", 0, 4),
        ("shows", 0, 2),
    ]


@proves("leduc", "bet.raise-limit")
def test_after_two_raises_in_a_round_nobody_can_raise() -> None:
    table = play(deal(JACK, KING), "raise", "raise")
    assert table.options() == [("fold",), ("call",)]
    [no] = table.run.rules.blocked(table.game, 0, table.ask)
    assert no.rule == "bet.raise-limit"
    play(table, "call")
    assert ("raise",) in table.options()  # a new round
    play(table, "raise")
    assert ("raise",) in table.options()
    play(table, "raise")
    assert ("raise",) not in table.options()


@proves("leduc", "bet.fold", "end.stakes")
def test_who_folds_loses_what_he_put_in_and_shows_nothing() -> None:
    table = play(deal(KING, JACK), "raise", "raise", "fold")
    assert table.run.result is not None
    assert table.run.result.winners == (1,)
    assert scores(table) == (-3, 3)
    assert faces_seen(table, 1) == {"hand-1": "rank-0"}
    assert table.told()[-1] == ("folds", 0)
    assert scores(play(deal(KING, JACK), "raise", "fold")) == (1, -1)


@proves("leduc", "bet.fold-needs-raise")
def test_one_cannot_fold_when_there_is_nothing_to_call() -> None:
    table = deal(JACK, KING)
    assert table.options() == [("call",), ("raise",)]
    [no] = table.run.rules.blocked(table.game, 0, table.ask)
    assert no.rule == "bet.fold-needs-raise"
    assert table.run.rules.blocked(table.game, 1, table.ask) == []
    assert ("fold",) in play(table, "raise").options()


@proves("leduc", "round.ends")
def test_a_round_goes_on_until_both_had_a_turn_and_one_calls() -> None:
    table = play(deal(JACK, KING), "call")
    assert table.game.round == 0
    assert play(table, "raise").game.round == 0
    assert play(table, "call").game.round == 1
    assert play(table, "call").game.round == 1
    assert play(table, "call").run.result is not None
    assert play(deal(JACK, KING), "raise", "call").game.round == 1


@proves("leduc", "round.board")
def test_a_third_card_comes_to_the_table_after_the_first_round() -> None:
    table = play(deal(JACK, KING, QUEEN), "call")
    assert "board" not in faces_seen(table, WATCHER)
    play(table, "call")
    assert faces_seen(table, WATCHER) == {"board": "rank-1"}
    assert ("board", 1) in table.told(seat=0)


@proves("leduc", "show.open")
def test_both_show_their_cards_after_the_second_round() -> None:
    table = play(deal(JACK, KING, QUEEN), "call", "call", "call")
    assert faces_seen(table, WATCHER) == {"board": "rank-1"}
    play(table, "call")
    assert table.told()[-1] == ("shows", 0, 2)
    shown = {"hand-0": "rank-0", "hand-1": "rank-2", "board": "rank-1"}
    assert faces_seen(table, WATCHER) == shown
    assert faces_seen(table, 0) == shown
    assert faces_seen(table, 1) == shown


@proves("leduc", "show.pair")
def test_a_pair_with_the_table_beats_a_king() -> None:
    assert scores(play(deal(JACK, KING, JACK_2), *["call"] * 4)) == (1, -1)
    won = play(deal(KING, JACK, JACK_2), *["call"] * 4).run.result
    assert won is not None
    assert (won.scores, won.winners) == ((-1, 1), (1,))


@proves("leduc", "show.rank")
def test_without_a_pair_the_higher_rank_wins() -> None:
    assert scores(play(deal(QUEEN, KING, JACK), *["call"] * 4)) == (-1, 1)
    assert scores(play(deal(QUEEN, JACK, KING), *["call"] * 4)) == (1, -1)
    assert scores(play(deal(QUEEN, JACK, KING), "raise", "call", "raise", "call")) == (7, -7)


@proves("leduc", "show.tie")
def test_equal_ranks_share_the_pot() -> None:
    table = play(deal(QUEEN, QUEEN_2, KING), "raise", "call", "call", "call")
    assert table.run.result is not None
    assert table.run.result.winners == (0, 1)
    assert scores(table) == (0, 0)
