"""What researchers are given of a position: numbers, of one length, nothing hidden."""

from __future__ import annotations

import tomllib

from gloam.games.haunted import GAME
from gloam.kernel.core.cards import table_of
from tests.battery.playing import playing
from tests.games.haunted.playing import card, haunted

WORDS = GAME.words
THEME = tomllib.loads((GAME.folder / "theme.toml").read_text(encoding="utf-8"))
TYPES = ("setting", "focus", "terror", "event", "action", "acquaintance")


def test_observations_have_one_length() -> None:
    for seats in (2, 4):
        lengths = {
            len(GAME.rules.observe(run.state, seat))
            for run in playing(GAME.rules, 71, seats, {})
            for seat in range(seats)
        }
        assert lengths == {10 + seats * (4 + 3 * 9) + 4 * 80}


def test_observations_turn_with_the_seat() -> None:
    """Two seats in the same situation see the same numbers."""
    seen: list[list[int]] = []
    for seat in (0, 1, 2):
        left = (seat + 1) % 3
        table = haunted(
            3,
            hands={seat: ["Fire"], left: ["Pray"]},
            lines={(left, 1): ["Country Walk", "Tin Whistle"]},
            pile=["Storm"],
            active=seat,
            planted=left,
            missed={left: 1},
        )
        seen.append(GAME.rules.observe(table.game, seat))
    assert seen[0] == seen[1] == seen[2]
    numbers = seen[0]
    own, _, pile, holders = [numbers[-80 * at : -80 * at + 80 or None] for at in (4, 3, 2, 1)]
    assert [n for n, held in enumerate(own) if held] == [card("Fire")]
    assert [n for n, lies in enumerate(pile) if lies] == [card("Storm")]
    assert {n: who for n, who in enumerate(holders) if who} == {card("Urchin Thief"): 2}


def test_observations_hide_what_the_seat_cannot_know() -> None:
    table = haunted(hands={0: ["Fire"], 1: ["Pray"]})
    before = GAME.rules.observe(table.game, 0)
    places = list(table.game.where)
    places[card("Pray")], places[card("Storm")] = places[card("Storm")], places[card("Pray")]
    table.game.zones, table.game.where, table.game.knows = table_of(table.game.pack, places)
    assert GAME.rules.observe(table.game, 0) == before
    assert GAME.rules.observe(table.game, 1) != before
