"""What is remembered of hidden cards while others of the same hand move."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import CARDS, URCHIN_THIEF
from gloam.games.haunted.state import Haunted
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine
from tests.games.haunted.playing import HauntedTable, card, haunted

THIEF = "Urchin Thief"
ACTS = 40


def planted_games(count: int) -> Iterator[Run[Haunted]]:
    """Random play from random hands with Urchin Thief planted, at every ask while he is."""
    for seed in range(count):
        chance = random.Random(seed)
        seats = chance.choice((3, 4, 5))
        cards = [printed.name for printed in CARDS if printed.name != THIEF]
        chance.shuffle(cards)
        hands = {seat: [cards.pop() for _ in range(6)] for seat in range(seats)}
        held = chance.randrange(seats)
        start = haunted(seats, hands=hands, planted=held, active=(held + 1) % seats)
        start.game.dice = Dice(b"planted %d" % seed)
        run = Run.at(GAME.rules, start.game)
        for _ in range(ACTS):
            if run.ask is None or run.state.planted < 0:
                break
            yield run
            seat = chance.choice(run.ask.seats())
            offered = list(run.ask.offer(seat))
            laid = [key for key in offered if key[0] == "lay"]
            run.send(seat, chance.choice(laid or offered))


def elsewhere(count: int) -> tuple[int, int]:
    """Of how many imagined worlds, how many have the planted thief in another place."""
    worlds = wrong = 0
    for run in planted_games(count):
        for seat in range(run.state.seats):
            world = imagine(run, seat, Dice(b"world"))
            if world is not None:
                worlds += 1
                wrong += world.state.where[URCHIN_THIEF] != run.state.hand(run.state.planted)
    return worlds, wrong


@proves("haunted", "event.urchin-thief-known", "event.urchin-thief-stuck")
def test_nobody_loses_sight_of_a_planted_urchin_thief() -> None:
    worlds, wrong = elsewhere(25)
    assert worlds > 1000
    assert wrong == 0


def test_everybody_knows_him_in_that_hand_while_other_cards_of_it_are_taken() -> None:
    unseen = 0
    for run in planted_games(60):
        assert run.state.knows[URCHIN_THIEF] == EVERYONE
        unseen += bool(run.state.mixed)
    assert unseen > 50  # cards did leave hands unseen


@pytest.mark.parametrize("planted", [-1, 0, 2])
@proves("haunted", "lap.rift", "lap.rift-together")
def test_a_rift_keeps_what_is_remembered_of_hands_that_pass_whole(planted: int) -> None:
    table = rift(planted)
    for name in ("Fire", "Fever", "Psychic"):
        assert table.knows(3, name)
    assert "Fire" in table.hand(1)
    assert "Fever" in table.hand(2)
    assert "Psychic" in table.hand(3)
    assert (planted < 0) or THIEF in table.hand(planted)


def rift(planted: int) -> HauntedTable:
    """Seat 3 knows a card of every other hand; then all hands pass to the left."""
    hands = {
        0: ["Fire", "Storm"],
        1: ["Fever", "Pray"],
        2: ["Psychic", "Arrested"],
        3: ["Village Idiot"],
    }
    draws = ["Country Walk", "Roadside Inn", "Private Library"]
    table = haunted(4, hands=hands, active=3, planted=planted, draws=draws)
    table.game.look([Piece(card(name)) for name in ("Fire", "Fever", "Psychic")], 1 << 3)
    table.lay("Village Idiot", on=(0, 0))
    assert table.says("rift")
    return table
