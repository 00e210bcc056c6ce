"""Imagining in the middle of a step: what was seen came from somewhere, the rest is anew.

Each story is a game of one step, written here. Frequencies are counted with fixed dice.
"""

from __future__ import annotations

from collections import Counter

import pytest

from gloam.kernel.core.asks import EVERYONE, PASS, Flow, Interrupted, choose
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.forms import together, window
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import ROLL
from gloam.kernel.hidden.deal import deal_anew
from gloam.kernel.hidden.imagine import imagine
from tests.kernel.hidden.story import (
    NO,
    ON,
    SAMPLES,
    SEATS,
    YES,
    Story,
    StoryRules,
    draws_and_discards,
    telling,
    uniform,
    worlds,
)

# --- where a piece came from ---

# --- rolls ---


def rolls_in_secret(game: Story) -> Flow[None]:
    game.told.append(game.roll(6))
    game.told.append(game.roll(6, audience=0b010))
    yield choose(0, [ON])


def test_rolls_that_were_seen_are_repeated_and_others_made_anew() -> None:
    run = telling(rolls_in_secret, rolls=[4, 2])
    assert all(world.state.told == [4, 2] for world in worlds(run, 1))
    found = worlds(run, 0, SAMPLES)
    assert {world.state.told[0] for world in found} == {4}
    uniform(Counter(world.state.told[1] for world in found), range(6))


def acts_on_a_secret(game: Story) -> Flow[None]:
    """Seat 1 rolls in secret; all see whether it was high, and a second roll if it was."""
    secret = game.roll(6, audience=0b010)
    game.told.append(secret)
    game.tell("high" if secret > 3 else "low")
    if secret > 3:
        game.told.append(game.roll(4))
    yield choose(0, [ON])


def test_a_world_must_lead_to_what_was_seen() -> None:
    found = worlds(telling(acts_on_a_secret, rolls=[4, 3]), 0, SAMPLES)
    uniform(Counter(tuple(world.state.told) for world in found), [(4, 3), (5, 3)])
    found = worlds(telling(acts_on_a_secret, rolls=[1]), 0, SAMPLES)
    uniform(Counter(tuple(world.state.told) for world in found), [(0,), (1,), (2,), (3,)])


def test_a_world_has_dice_of_its_own() -> None:
    """What the dice will show is not known, in no two worlds the same."""
    run = telling(rolls_in_secret, rolls=[4, 2])
    dice = Dice(b"own")
    one, two = imagine(run, 0, dice), imagine(run, 0, dice)
    assert one is not None
    assert two is not None
    at = dice.at
    assert one.state.dice.roll(1 << 32) != two.state.dice.roll(1 << 32)
    assert dice.at == at, "playing in a world does not move the dice that made it"


def rolls_a_handful(game: Story) -> Flow[None]:
    for _ in range(4):
        game.told.append(game.roll(20, audience=0b010))
    yield choose(0, [ON])


def test_a_world_is_found_however_unlikely_was_what_one_saw() -> None:
    """One throw in 160,000: it is repeated, not waited for."""
    run = telling(rolls_a_handful, rolls=[7, 7, 7, 7])
    assert all(world.state.told == [7] * 4 for world in worlds(run, 1, 10))


# --- answers ---


def is_asked_in_secret(game: Story) -> Flow[None]:
    key = yield choose(1, [YES, NO], "secret", audience=0b110)
    game.told.append(int(key == YES))
    yield choose(0, [ON])


def test_answers_that_were_not_heard_are_chosen_anew() -> None:
    run = telling(is_asked_in_secret, (1, YES))
    assert all(world.state.told == [1] for world in worlds(run, 2))
    assert all(world.state.told == [1] for world in worlds(run, 1))
    uniform(Counter(world.state.told[0] for world in worlds(run, 0, SAMPLES)), [0, 1])


def opens_a_window(game: Story) -> Flow[None]:
    acted = yield from window(game, lambda: {0: [YES], 1: [YES], 2: [YES]})
    game.told.append(-1 if acted is None else acted[0])
    yield choose(0, [ON])


def test_what_others_have_in_mind_in_a_window_is_not_known_before_it_closes() -> None:
    run = telling(opens_a_window, (1, YES), (2, PASS))
    found = worlds(run, 0, SAMPLES)
    minds = Counter(tuple(key for _, _, key in world.acts) for world in found)
    uniform(minds, [(a, b) for a in (YES, PASS) for b in (YES, PASS)])


def test_what_was_opened_is_known() -> None:
    run = telling(opens_a_window, (2, YES), (1, YES), (0, PASS))
    for world in worlds(run, 0):
        said = {seat: key for _, seat, key in world.acts}
        assert (said[0], said[1]) == (PASS, YES)
        assert world.state.told == [1]
    minds = Counter(world.acts[0][2] for world in worlds(run, 0, SAMPLES))
    uniform(minds, [YES, PASS])


def votes(game: Story) -> Flow[None]:
    def ballot(seat: int) -> Flow[int]:
        key = yield choose(seat, [YES, NO])
        return int(key == YES)

    given = yield from together(
        game, lambda: {1: lambda: ballot(1), 2: lambda: ballot(2)}, opens={1: EVERYONE, 2: 0b010}
    )
    game.told += given.values()
    yield choose(0, [ON])


def test_a_vote_is_known_to_those_it_was_opened_to() -> None:
    run = telling(votes, (2, YES), (1, NO))
    assert all(world.state.told == [0, 1] for world in worlds(run, 1))
    found = worlds(run, 0, SAMPLES)
    uniform(Counter(tuple(world.state.told) for world in found), [(0, 0), (0, 1)])


def bids(game: Story) -> Flow[None]:
    def bid(seat: int) -> Flow[int]:
        key = yield choose(seat, [("bid", n) for n in range(500)])
        return int(key[1])

    given = yield from together(
        game, lambda: {1: lambda: bid(1), 2: lambda: bid(2)}, opens={1: EVERYONE, 2: EVERYONE}
    )
    game.told += given.values()
    game.tell("bids", *given.values())
    yield choose(0, [ON])


def test_a_world_is_found_however_unlikely_was_what_was_opened() -> None:
    run = telling(bids, (2, ("bid", 411)), (1, ("bid", 17)))
    assert all(world.state.told == [17, 411] for world in worlds(run, 0, 10))


def is_interrupted(game: Story) -> Flow[None]:
    while True:
        try:
            yield choose(0, [ON])
        except Interrupted:
            continue
        return


def test_an_interrupt_is_repeated_by_those_who_heard_it() -> None:
    run = telling(is_interrupted)
    run.interrupt(1, ("sigh", 2))
    assert all(world.state.told == [2] for world in worlds(run, 2))
    assert all(world.state.told == [2] for world in worlds(run, 1))
    uniform(Counter(world.state.told[0] for world in worlds(run, 0, SAMPLES)), [0, 1, 2])


def test_what_one_would_have_heard_is_not_imagined_in_its_place() -> None:
    """Or hardly any world would fit where much may be said aloud and little in secret."""
    run = telling(is_interrupted)
    for n in range(3):
        run.interrupt(1, ("sigh", n))
    assert len({tuple(world.state.told) for world in worlds(run, 0, 200)}) == 27


# --- at a quiet point, and nowhere ---


def test_at_the_first_ask_of_a_step_a_world_is_just_dealt() -> None:
    run = telling(is_interrupted)
    world = imagine(run, 0, Dice(b"quiet"))
    dealt = deal_anew(run.quiet, 0, Dice(b"quiet"), ())
    assert world is not None
    assert world.quiet.zones == dealt.zones
    assert world.acts == []


def test_what_is_kept_for_further_worlds_is_made_anew_when_the_game_goes_on() -> None:
    run = telling(draws_and_discards, picks=[6])
    for said in ((1, ("discard", 3)), None):
        for seat in range(SEATS):
            again, fresh = Dice(b"goes on"), Dice(b"goes on")
            for _ in range(3):
                one, other = imagine(run, seat, again), imagine(run.copy(), seat, fresh)
                assert one is not None
                assert other is not None
                assert dump(one.state) == dump(other.state)
        if said is not None:
            run.send(*said)


def test_the_truth_is_left_alone() -> None:
    run = telling(draws_and_discards, (1, ("discard", 3)), picks=[6])
    before = dump(run.state), dump(run.quiet), list(run.acts), len(run.state.journal or [])
    for seat in range(SEATS):
        imagine(run, seat, Dice(b"alone"))
    after = dump(run.state), dump(run.quiet), list(run.acts), len(run.state.journal or [])
    assert before == after


def test_a_world_can_be_played_on_copied_and_imagined_from() -> None:
    run = telling(draws_and_discards, (1, ("discard", 3)), picks=[6])
    world = imagine(run, 0, Dice(b"on"))
    assert world is not None
    copy = world.copy()
    assert dump(copy.state) == dump(world.state)
    for number in range(10):
        again = imagine(world, 0, Dice(b"again %d" % number))
        directly = imagine(run, 0, Dice(b"again %d" % number))
        assert again is not None
        assert directly is not None
        assert dump(again.state) == dump(directly.state)
    world.send(0, ON)
    assert world.result is not None


def test_where_no_world_fits_there_is_none() -> None:
    """The secret was 3 when it was told; rules that resample it badly never fit."""

    def tells_the_secret(game: Story) -> Flow[None]:
        game.tell("secret", game.secret)
        yield choose(0, [ON])

    run = telling(tells_the_secret)
    assert imagine(run, 0, Dice(b"fits")) is not None, "one in six fits, and there are 32 tries"
    run.rules.resample = lambda game, seat, dice, pins: _with_secret(game, 4)  # type: ignore[method-assign]
    assert imagine(run, 0, Dice(b"none")) is None


def _with_secret(game: Story, secret: int) -> Story:
    world = deal_anew(game, 0, Dice(b"bad"), ())
    world.secret = secret
    return world


def test_nobody_imagines_a_game_that_is_over_or_not_kept() -> None:
    run = telling(is_interrupted)
    run.send(0, ON)
    with pytest.raises(AssertionError, match="the game is over"):
        imagine(run, 0, Dice(b"over"))
    loose = Run.start(StoryRules(is_interrupted), SEATS, Dice(b"x"), keep=False)
    with pytest.raises(AssertionError, match="does not keep"):
        imagine(loose, 0, Dice(b"loose"))


def test_a_world_notes_what_happens_in_it() -> None:
    world = worlds(telling(rolls_in_secret, rolls=[4, 2]), 0, 1)[0]
    assert [entry[0] for entry in world.state.journal or []].count(ROLL) == 2
