"""The short game: to settle a draw, or for a short evening."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.haunted.cards.deck import CARDS, FOCUSES
from gloam.games.haunted.state import ATTACK, OWN
from gloam.kernel.content.ledger import proves
from tests.games.haunted.playing import HauntedTable, Line, dealt, haunted

SHORT = {"length": "short"}
SETTLED = {"ties": "short game"}
NINE = ["Country Walk", "Tin Whistle", "Fire", "Storm", "Fever", "Pray", "Historian"]
NINE += ["Arrested", "Possession"]


@proves("haunted", "short.hand", "short.cards", "short.tie-again")
def test_a_short_game_of_its_own_deals_nine_of_the_same_cards() -> None:
    for seats in (2, 5):
        table = dealt(seats, options=SHORT)
        assert [len(table.hand(seat)) for seat in range(seats)] == [9] * seats
        assert len(table.stock()) == 80 - 9 * seats


@proves("haunted", "short.hand")
def test_refill_limit_and_swap_go_by_nine() -> None:
    table = haunted(2, hands={0: ["Fire"]}, options=SHORT).end_turn()
    assert len(table.hand(0)) == 9
    table = haunted(2, hands={0: NINE}, options=SHORT).swap()
    assert len(table.hand(0)) == 9
    hands = {0: ["Inheritance"], 1: NINE[1:]}
    table = haunted(2, hands=hands, pile=["Psychic"], options=SHORT)
    table.lay("Inheritance", on=(1, 0))
    assert len(table.hand(1)) == 9
    hands = {0: ["Inheritance"], 1: NINE}
    table = haunted(2, hands=hands, pile=["Psychic"], options=SHORT)
    assert table.lay("Inheritance", on=(1, 0)).asked == (1, "make-room")


@proves("haunted", "short.one-line", "short.who-wins", "end.loser", "score.loser")
def test_one_complete_line_loses_the_short_game_whatever_the_points() -> None:
    lines = {
        (0, 0): ["Country Walk"],
        (1, 0): ["Roadside Inn", "Blackened Tree"],
        (1, 1): ["Ruined Church", "Hidden Treasure"],
        (1, 2): ["Archaeological Dig", "Locked Box"],
        (2, 0): ["Private Library"],
        (2, 1): ["Foreign Village", "Darkened Lens"],
        (2, 2): ["Ocean Bound Vessel", "Mysterious Door"],
    }
    hands = {0: ["Transformation"]}
    table = haunted(3, hands=hands, lines=lines, stage=OWN, options=SHORT)
    table.lay("Transformation", on=(0, 1))
    assert table.result.scores == (13, 18, 15)
    assert table.result.winners == (2,)


@proves("haunted", "short.slots", "line.three")
def test_the_short_game_keeps_all_three_slots() -> None:
    table = haunted(2, hands={0: ["Country Walk"]}, options=SHORT)
    assert table.lays() == [("Country Walk", (1, slot)) for slot in range(3)]
    table.lay("Country Walk", on=(1, 2)).end_turn()
    assert not table.is_over()


def tied(
    options: dict[str, str],
    lines: dict[Line, list[str]] | None = None,
    draws: Sequence[str] = ("Fire", "Arrested"),  # for the new start: seat 3 begins
) -> HauntedTable:
    """Seat 1 of four has just ended its third tale; seat 2 is worse off than 0 and 3."""
    ended = {
        (0, 0): ["Foreign Village"],
        (1, 0): ["Country Walk"],
        (1, 1): ["Roadside Inn"],
        (2, 1): ["Archaeological Dig"],
        (3, 2): ["Ocean Bound Vessel"],
    }
    more = {(1, 2): ["Ruined Church"], (2, 0): ["Private Library"], **(lines or {})}
    table = haunted(
        4,
        hands={0: ["Storm"], 1: ["Transformation", "Losing Sleep"], 2: ["Fever"]},
        lines={**ended, **more},
        complete=list(ended),
        pile=["Psychic"],
        missed={0: 2},
        active=1,
        stage=OWN,
        options=options,
        draws=draws,
    )
    return table.lay("Losing Sleep", on=(1, 2)).lay("Transformation", on=(1, 2))


@proves("haunted", "short.purpose", "score.tie")
def test_a_draw_is_shared_unless_a_short_game_is_asked_for() -> None:
    table = tied({})
    assert table.result.winners == (0, 3)
    table = tied(SETTLED)
    assert not table.is_over()
    assert table.says("short-game") == [("short-game", 0, 3)]


@proves("haunted", "short.purpose", "score.lowest")
def test_a_single_winner_needs_no_short_game() -> None:
    table = tied(SETTLED, {(3, 0): ["Disused Graveyard"]})
    assert table.result.winners == (0,)


@proves("haunted", "short.players", "short.cards")
def test_only_the_tied_players_take_part_and_draw_for_the_start_anew() -> None:
    table = tied(SETTLED)
    assert table.says("starts") == [("starts", 3)]
    assert table.asked == (3, "attack")
    assert [len(table.hand(seat)) for seat in range(4)] == [9, 0, 0, 9]
    assert len(table.stock()) == 80 - 18
    assert table.pile() == table.resolving() == []
    assert [table.line(seat, slot) for seat in range(4) for slot in range(3)] == [[]] * 12
    assert {seat for _, (seat, _) in table.lays()} <= {0}
    game = table.game
    assert (game.sealed, game.awaiting, game.used, game.fresh) == (0, 0, 0, 0)
    assert (game.stage, game.defender, game.planted, game.stale) == (ATTACK, -1, -1, -1)
    assert game.missed == [0, 0, 0, 0]
    table.end_turn()
    assert table.asked == (0, "attack")  # the turns to miss are forgotten
    table.end_turn()
    assert table.asked == (3, "attack")


def settled() -> HauntedTable:
    """The same, played on: seat 3 ends a tale of its own in the short game."""
    three = ["Country Walk", "Transformation", *NINE[1:5], "Arrested", "Possession", "Losing Sleep"]
    zero = ["Ruined Church", "Roadside Inn", "Foreign Village", "Locked Box", "Pray"]
    zero += ["Private Library", "Dead Faint", "Examine Focus", "Fisticuffs"]
    dealing = [name for pair in zip(three, zero, strict=True) for name in pair]
    table = tied(SETTLED, draws=["Fire", "Arrested", *dealing])
    assert set(table.hand(3)) == set(three)
    assert set(table.hand(0)) == set(zero)
    assert table.may("swap")  # nothing was laid in this game
    return table.end_stage().lay("Country Walk", on=(3, 0)).lay("Transformation", on=(3, 1))


@proves("haunted", "short.players", "short.one-line", "short.who-wins")
def test_one_line_decides_the_short_game_among_those_tied() -> None:
    table = settled()
    assert table.result.winners == (0,)
    assert table.says("ended-lines") == [("ended-lines", 3, 1), ("ended-lines", 1, 3)]


@proves("haunted", "short.points")
def test_the_result_keeps_the_points_of_the_game_that_was_tied() -> None:
    assert tied({}).result.scores == (13, 39, 16, 13)
    assert settled().result.scores == (13, 39, 16, 13)


@proves("haunted", "short.cards")
def test_nothing_is_fresh_when_a_stalemate_is_settled() -> None:
    settings = [card.name for card in CARDS[:FOCUSES]]
    lines = {(at // 2, at % 2): [name] for at, name in enumerate(settings[:9])}
    hands = {0: [settings[9], "Transformation"]}
    table = haunted(5, hands=hands, lines=lines, complete=list(lines), options=SETTLED)
    table.lay(settings[9], on=(4, 1)).lay("Transformation", on=(4, 2))
    assert table.says("short-game") == [("short-game", 0, 1, 2, 3, 4)]
    assert (table.game.fresh, table.game.used, table.game.laid) == (0, 0, False)


@proves("haunted", "short.tie-again", "short.players")
def test_a_short_game_that_ends_in_a_tie_is_followed_by_another() -> None:
    table = haunted(
        3,
        hands={0: ["Transformation"]},
        lines={(0, 0): ["Country Walk"]},
        stage=OWN,
        options={**SHORT, **SETTLED},
        draws=["Arrested", "Fire"],
    )
    table.lay("Transformation", on=(0, 1))
    assert not table.is_over()
    assert table.says("short-game") == [("short-game", 1, 2)]
    assert table.says("starts") == [("starts", 1)]
    assert [len(table.hand(seat)) for seat in range(3)] == [0, 9, 9]
    assert table.game.order == (1, 2)
