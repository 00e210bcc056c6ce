"""Bots of both sides: they end games, use nothing hidden, and do what is plainly best."""

from __future__ import annotations

import random

import pytest

from gloam.games.stifling_dark.bot.aims import aims_of
from gloam.games.stifling_dark.bot.policy import StiflingDarkPolicy
from gloam.games.stifling_dark.state import TAKEN, Phase, StiflingDark
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.policy import Policy
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine
from tests.games.stifling_dark.balance import COUNTS, ENOUGH, RULES, SCENARIOS
from tests.games.stifling_dark.playing import Dark, dark
from tests.games.stifling_dark.yard import DOOR, at

POLICY = StiflingDarkPolicy()
PLAIN, QUICK = POLICY.plain(), POLICY.quick()
BUTCHER = 0


@pytest.mark.parametrize(
    ("scenario", "count", "adversary", "policy"),
    [
        *[(place, count, "butcher", POLICY) for place in SCENARIOS for count in COUNTS],
        ("sawmill", 3, "horror", POLICY),
        ("sawmill", 3, "cult", POLICY),
        ("park", 4, "cult", POLICY),
        ("park", 2, "butcher", PLAIN),
        ("park", 3, "horror", QUICK),
    ],
)
def test_games_of_bots_end_and_use_nothing_hidden(
    scenario: str, count: int, adversary: str, policy: Policy[StiflingDark]
) -> None:
    """In any world that a seat cannot tell from the truth its bot answers the same."""
    chance, dice = random.Random(count), Dice(b"worlds")
    options = {"scenario": scenario, "investigators": COUNTS[count], "adversary": adversary}
    run = Run.start(RULES, 2 + count % 2, Dice(bytes([count]) * 32), options)
    compared = 0
    for _ in range(ENOUGH):
        ask = run.ask
        if ask is None:
            break
        key = policy.choose(run.state, ask.seat, ask)
        assert key in ask.offer(ask.seat)
        if chance.random() < 0.3:
            world = imagine(run, ask.seat, dice)
            assert world is not None
            assert world.ask is not None
            world.state.dice = run.state.dice.copy()  # set-up is varied by the world's dice
            assert policy.choose(world.state, ask.seat, world.ask) == key, ask.about
            compared += 1
        # Now and then something else, so that bots meet what they would not bring about.
        run.send(ask.seat, key if chance.random() < 0.9 else chance.choice(ask.offer(ask.seat)))
    assert run.result is not None
    assert compared > 30


def answer(table: Dark) -> Key:
    return POLICY.choose(table.game, table.ask.seat, table.ask)


def play_turn(table: Dark) -> list[Key]:
    """The bot's answers until somebody else is to take a turn."""
    given: list[Key] = []
    phase = table.game.phase
    while table.game.phase is phase and len(given) < 40:
        given.append(answer(table))
        table.do(*given[-1])
    return given


# --- Investigators ---


def test_an_unlit_zone_is_lit_and_its_evidence_taken_and_handed_in() -> None:
    table = dark(
        ["lucy-belle", "asher-palacios"], spots=[(3, 0), (0, 5)], evidence=[(4, 1), (4, 4)]
    )
    table.turn(0)
    given = play_turn(table)
    assert ("go", at(4, 0)) in given
    assert ("switch",) in given
    assert ("take", 0) in given
    assert table.game.tokens[0].status == TAKEN
    assert ("hand-in", 1) in given


def test_two_do_not_run_after_one_thing() -> None:
    table = dark(spots=[(3, 0), (3, 1)])
    first, second = aims_of(table.game).values()
    assert first.space == at(4, 0)  # the Light Switch
    assert first.goal != second.goal


def test_light_is_thrown_where_he_was_seen_to_go() -> None:
    table = dark(["lucy-belle", "asher-palacios"], spots=[(1, 0), (0, 5)], butcher=(1, 3))
    assert table.game.figure.belief is not None
    table.game.figure.belief.seen(1 << at(1, 3) | 1 << at(1, 2))
    table.turn(0)
    given = play_turn(table)
    assert ("flashlight",) in given
    assert table.game.figure.revealed


def test_nobody_sprints_onto_a_wound_icon() -> None:
    table = dark(["lucy-belle", "asher-palacios"], spots=[(0, 0), (0, 5)])
    table.one(0).stamina = 2
    assert ("sprint",) not in play_turn(table.turn(0))


# --- the Butcher ---


def test_he_strikes_whom_it_kills_and_leaves() -> None:
    weak = {1: ["panic", "drain", "fear"]}
    table = dark(spots=[(0, 0), (0, 5)], butcher=(2, 4), attack="rend", wounds=weak)
    table.game.butcher.stalk = 1
    table.pass_turns()
    assert ("attack", 1) in play_turn(table)
    assert table.run.result is not None


def test_he_does_not_cross_light_to_strike() -> None:
    lit = sum(1 << at(row, column) for row in (0, 1, 2) for column in (3, 4, 5))
    table = dark(spots=[(0, 0), (0, 5)], butcher=(4, 4), bright_spots=lit, bright=lit)
    table.game.butcher.stalk = 1
    table.pass_turns()
    play_turn(table)
    assert not table.game.figure.revealed


def test_seen_he_goes_out_of_the_light_and_disappears() -> None:
    table = dark(spots=[(1, 0), (0, 5)], butcher=(1, 3))
    table.turn(0).do("flashlight").do("aim", 0)
    table.pass_turns()
    given = play_turn(table)
    assert ("disappear",) in given
    assert not table.game.figure.revealed
    assert given[-1] != ("disappear",)  # and walks on


def test_he_stalks_whom_he_sees_and_walks_on() -> None:
    table = dark(spots=[(0, 0), (0, 5)], butcher=(3, 4)).pass_turns()
    assert table.game.phase is Phase.ADVERSARY
    given = play_turn(table)
    words = [key[0] for key in given]
    assert "stalk" in words
    assert "go" in words[words.index("stalk") :]


def test_a_door_between_oneself_and_him_is_locked() -> None:
    table = dark(spots=[(3, 2), (0, 5)], butcher=(1, 1))
    assert table.game.figure.belief is not None
    north = sum(1 << at(row, column) for row in (0, 1) for column in (0, 1, 2))
    table.game.figure.belief.seen(north)
    table.turn(0)
    table.game.turn.mp, table.one(0).stamina = 0, 2
    assert answer(table) == ("lock", DOOR)
