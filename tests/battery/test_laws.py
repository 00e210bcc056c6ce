"""Every law on every game: random games to the end, and twenty random asks of each."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from gloam.bots.simple import TrialBot
from gloam.kernel.content.registry import Game, games
from gloam.kernel.core.asks import EVERYONE, WATCHER
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import play_out
from tests.battery import laws, secrecy
from tests.battery.playing import playing, positions, set_ups

# Set-ups that only `make long` holds to the laws: they take minutes.
LONG_ONLY = (
    {"adversary": "horror"},
    {"adversary": "cult"},
    {"investigators": "three"},
    {"investigators": "four"},
    {"events": "off"},
    {"traces": "hidden"},
    {"open": "adversary"},
    {"open": "investigators"},
    {"concede": "yes"},
)
CASES = [
    pytest.param(
        game,
        seats,
        options,
        id=f"{name}-{seats}-{'-'.join(options.values()) or 'plain'}",
        marks=[pytest.mark.long] if options in LONG_ONLY else [],
    )
    for name, game in games().items()
    for seats, options in set_ups(game)
]
every_set_up = pytest.mark.parametrize(("game", "seats", "options"), CASES)

Options = dict[str, str]


@every_set_up
def test_random_games_end_and_lose_nothing(game: Game, seats: int, options: Options) -> None:
    rules = game.rules
    keys = set(rules.keys(rules.choices(options), seats))
    for seed in range(4):
        for run in playing(rules, seed, seats, options):
            laws.hold_at_every_ask(run, keys)


@every_set_up
def test_simulations_end(game: Game, seats: int, options: Options) -> None:
    rules = game.rules
    for seed in range(4):
        state = rules.setup(rules.choices(options), seats, {})
        state.dice = Dice(b"simulation %d" % seed)
        rules.deal(state)
        result, made = play_out(rules, state, random.Random(seed).random, 50_000)
        assert result is not None, f"not over after {made} decisions"
        assert len(result.scores) == seats
        assert all(0 <= winner < seats for winner in result.winners)


@every_set_up
def test_copies_are_independent(game: Game, seats: int, options: Options) -> None:
    for i, run in enumerate(positions(game.rules, 11, seats, options)):
        laws.a_copy_is_independent(run, i)


@every_set_up
def test_imagined_worlds_look_like_the_truth(game: Game, seats: int, options: Options) -> None:
    dice = Dice(b"law one")
    tried = failed = 0
    for seed in (21, 22):
        for run in positions(game.rules, seed, seats, options):
            for seat in range(seats):
                for _ in range(3):
                    tried += 1
                    failed += not laws.an_imagined_world_looks_like_the_truth(run, seat, dice)
    assert failed <= tried * 0.01, f"no world found at {failed} of {tried} asks"


@every_set_up
def test_watchers_see_what_all_may_see(game: Game, seats: int, options: Options) -> None:
    dice = Dice(b"watchers")
    for run in positions(game.rules, 31, seats, options, 8):
        for seat in range(seats):
            laws.a_watcher_sees_what_all_may_see(run, seat, dice)


@every_set_up
def test_imagining_uses_nothing_hidden(game: Game, seats: int, options: Options) -> None:
    dice = Dice(b"law two")
    for run in positions(game.rules, 41, seats, options):
        for seat in range(seats):
            laws.imagining_uses_nothing_hidden(run, seat, dice)


@every_set_up
def test_twins_are_told_alike(game: Game, seats: int, options: Options) -> None:
    dice = Dice(b"law three")
    bot = TrialBot(trials=1, horizon=10)
    compared = 0
    for run in positions(game.rules, 51, seats, options):
        for seat in range(seats):
            compared += laws.twins_are_told_alike(run, seat, dice, bot)
    assert compared >= seats * 20 or seats == 1 or _short(game, seats, options)


def _short(game: Any, seats: int, options: Options) -> bool:  # a Game
    """Whether the game is so short that there are fewer than twenty asks."""
    return len(positions(game.rules, 51, seats, options)) < 20


# --- secret asks, in games that have them ---


@every_set_up
def test_equal_transcripts_are_given_the_same(game: Game, seats: int, options: Options) -> None:
    if has_secret_asks(game, seats, options):
        found = [
            secrecy.equal_transcripts_are_given_the_same(game.rules, seats, options, seat)
            for seat in (*range(seats), WATCHER)
        ]
        assert sum(found) > 50, "hardly any two games looked alike"


@every_set_up
def test_secret_asks_are_imagined_as_they_come(game: Game, seats: int, options: Options) -> None:
    if has_secret_asks(game, seats, options):
        numbers = [
            secrecy.secret_asks_are_imagined_as_they_come(game.rules, seats, options, seat)
            for seat in range(seats)
        ]
        assert max(numbers) > 1


def test_some_game_has_secret_asks() -> None:
    assert has_secret_asks(games()["chase"], 2, {})


def has_secret_asks(game: Game, seats: int, options: Options) -> bool:
    """Whether some seat is not told of some ask of a random game."""
    runs = islice(playing(game.rules, 1, seats, options), 200)
    return any(run.ask is not None and run.ask.told != EVERYONE for run in runs)
