"""Runs: from ask to ask, copied at any of them, resumed from what was stored."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloam.kernel.core.asks import PASS, Flow, Key, choose
from gloam.kernel.core.data import copy_of, dump
from gloam.kernel.core.dice import Dice, ScriptedDice
from gloam.kernel.core.run import ENOUGH_STEPS, Run, play_out
from gloam.kernel.core.state import ANSWER, ASKED, INTERRUPT, OPEN, TELL, transcript
from tests.kernel.salon import COUGH, DECK, HAND, NO, SHOUT, YES, Salon, SalonRules

SalonRun = Run[Salon]
few = settings(max_examples=25, deadline=None, derandomize=True, database=None)


def start(*said: Key, seats: int = 2, key: bytes = b"run") -> SalonRun:
    run = Run.start(SalonRules(), seats, Dice(key))
    for each in said:
        run.send(0, each)
    return run


def looks(run: SalonRun) -> tuple[object, ...]:
    """All that a run is, but for its flow."""
    asked = run.ask and {seat: list(run.ask.offer(seat)) for seat in run.ask.seats()}
    told = [transcript(run.state.journal or [], seat) for seat in (0, 1)]
    return (
        dump(run.state),
        dump(run.quiet),
        asked,
        run.ask and (run.ask.form, run.ask.about, run.ask.seat),
        list(run.acts),
        run.state.dice.at,
        run.quiet_at,
        told,
        repr(run.result),
    )


def random_act(run: SalonRun, chance: random.Random) -> None:
    assert run.ask is not None
    if chance.random() < 0.1 and run.rules.interrupts(run.state, 1):
        run.interrupt(1, COUGH)
        return
    seat = chance.choice(run.ask.seats())
    never = (("fail",), ("brittle",), ("draw",), ("shuffle",))
    keys = [key for key in run.ask.offer(seat) if key not in never]
    run.send(seat, chance.choice(keys))


# --- from ask to ask ---


def test_a_game_is_set_up_dealt_and_played_to_the_first_ask() -> None:
    run = start()
    assert run.ask is not None
    assert run.ask.seats() == (0,)
    assert [len(run.state.zones[HAND + seat]) for seat in (0, 1)] == [2, 2]
    assert run.acts == []


def test_a_step_ends_at_a_quiet_point() -> None:
    run = start(("hurry",), ("pick", 0))
    quiet = run.quiet
    assert run.acts == [(ANSWER, 0, ("hurry",)), (ANSWER, 0, ("pick", 0))]
    run.send(0, ("pick", 1))
    assert run.quiet is quiet, "still the same step"
    run.send(0, ("pick", 2))
    assert run.quiet is not quiet
    assert run.acts == []
    assert dump(run.quiet) == dump(run.state)


def test_the_journal_holds_what_happened_since_the_quiet_point() -> None:
    run = start(("vote",))
    for seat, key in ((1, YES), (1, NO), (0, YES), (0, NO)):
        run.state.tell("going on", seat)
        run.journals = []
        run.send(seat, key)
    assert run.journals is not None
    (journal,) = run.journals
    kinds = [entry[0] for entry in journal]
    assert kinds == [ASKED, ANSWER, *[ASKED, TELL, ANSWER] * 4, OPEN, OPEN]
    assert [entry[1] for entry in journal if entry[0] == ANSWER] == [-1, 2, 2, 1, 1]


def test_an_interrupt_is_in_the_journal_and_the_ask_is_made_anew() -> None:
    run = start()
    run.interrupt(1, COUGH)
    assert [entry[0] for entry in run.state.journal or []] == [ASKED, INTERRUPT, ASKED]
    assert run.acts == [(INTERRUPT, 1, COUGH)]


def test_a_run_knows_when_it_is_over() -> None:
    run = start(("end",))
    assert run.ask is None
    assert run.result is not None
    assert run.result.winners == (0,)
    with pytest.raises(AssertionError, match="there is no open ask"):
        run.send(0, ("add", 1))
    with pytest.raises(AssertionError, match="there is no open ask"):
        run.interrupt(0, COUGH)


class Silent(SalonRules):
    """Steps that ask nobody: three of them, or for ever."""

    def __init__(self, enough: int) -> None:
        self.enough = enough

    def step(self, game: Salon) -> Flow[None]:
        if game.count == self.enough:
            yield choose(0, [YES], "at last")
            game.over = True
        game.count += 1


def test_steps_may_ask_nobody() -> None:
    run = Run.start(Silent(3), 2, Dice(b"silent"))
    assert run.ask is not None
    assert run.ask.about == "at last"
    assert run.state.count == 3


def test_rules_that_run_in_circles_are_stopped() -> None:
    with pytest.raises(RuntimeError, match=f"salon: {ENOUGH_STEPS} steps without asking anybody"):
        Run.start(Silent(-1), 2, Dice(b"silent"), keep=False)


# --- copies ---


def test_a_copy_in_the_middle_of_a_step_knows_what_was_rolled() -> None:
    run = start(("hurry",), ("pick", 0), ("pick", 1))  # a roll lies behind
    twin = run.copy()
    assert looks(twin) == looks(run)
    for each in (run, twin):
        each.send(0, ("pick", 3))
        each.send(0, ("roll",))
    assert looks(twin) == looks(run)


class Magpie(SalonRules):
    """A step with rolls and draws between its asks, seen and unseen ones."""

    def step(self, game: Salon) -> Flow[None]:
        for _ in range(4):
            game.count += game.roll(6, audience=0)
            game.draw(DECK, HAND + game.turn)
            game.draw(HAND + game.turn, HAND + 1 - game.turn)
            key = yield choose(game.turn, [YES, NO])
            game.count += 10 * game.roll(6)
            if key == YES:
                game.draw(HAND + 1 - game.turn, DECK)


@few
@given(keys=st.lists(st.sampled_from([YES, NO]), max_size=3), key=st.binary(min_size=1, max_size=4))
def test_a_copy_repeats_rolls_and_draws(keys: list[Key], key: bytes) -> None:
    run = Run.start(Magpie(), 2, Dice(key))
    for said in keys:
        run.send(0, said)
    before = looks(run)
    twin = run.copy().copy()
    assert looks(twin) == before
    for said in (NO, YES):
        twin.send(0, said)
    assert looks(run) == before, "playing a copy has changed the original"
    for said in (NO, YES):
        run.send(0, said)
    assert looks(run) == looks(twin), "the same answers and dice lead to the same place"


@pytest.mark.parametrize("number", range(6))
def test_a_copy_is_independent_at_any_ask(number: int) -> None:
    chance = random.Random(number)
    run = start(key=b"copies %d" % number, seats=2)
    for _ in range(30):
        if run.ask is None:
            break
        before = looks(run)
        twin = run.copy()
        assert looks(twin) == before
        ways = random.Random(number), random.Random(number)
        other = run.copy()
        for _ in range(4):
            if twin.ask is None:
                break
            random_act(twin, ways[0])
            random_act(other, ways[1])
        assert looks(twin) == looks(other)
        assert looks(run) == before
        random_act(run, chance)


def test_a_copy_stays_where_it_was_made_although_the_original_goes_on_before_it_is_used() -> None:
    chance = random.Random("goes on")
    run = start()
    for _ in range(60):
        if run.ask is None:
            break
        was = looks(run)
        unused = run.copy()
        of_unused = unused.copy()
        random_act(run, chance)
        assert looks(of_unused) == was
        assert looks(unused) == was


def test_a_copy_of_a_finished_game_is_finished() -> None:
    twin = start(("add", 1), ("end",)).copy()
    assert twin.ask is None
    assert twin.result is not None
    assert twin.result.scores == (1, 1)


def test_a_copy_with_other_dice_goes_another_way() -> None:
    run = start()
    counts = set()
    for number in range(20):
        twin = run.copy()
        twin.state.dice = Dice(b"other %d" % number)
        twin.send(0, ("roll",))
        counts.add(twin.state.count)
    assert len(counts) > 3


def test_a_run_that_does_not_keep_only_plays() -> None:
    run = Run.start(SalonRules(), 2, Dice(b"run"), keep=False)
    for key in (("roll",), ("hurry",), ("pick", 0)):
        run.send(0, key)
    assert run.state.journal is None
    assert run.acts == []
    with pytest.raises(AssertionError, match="cannot be copied"):
        run.copy()


def test_a_run_may_stop_keeping_and_only_play() -> None:
    run = start(("hurry",), ("pick", 0))
    twin = run.copy()
    twin.forget()
    for each in (run, twin):
        for key in (("pick", 1), ("pick", 2), ("roll",)):
            each.send(0, key)
    assert twin.state.count == run.state.count
    assert twin.state.journal is None
    with pytest.raises(AssertionError, match="cannot be copied"):
        twin.copy()


# --- stored and resumed ---


def test_a_run_resumes_from_its_quiet_point_and_what_was_done_since() -> None:
    run = start(("roll",), ("open",))
    run.send(1, SHOUT)
    run.send(0, PASS)
    run.interrupt(1, COUGH)
    quiet = copy_of(run.quiet)
    quiet.dice = Dice(b"run", run.quiet_at)
    again = Run.resume(SalonRules(), quiet, list(run.acts))
    assert looks(again) == looks(run)


def test_a_run_may_begin_at_any_quiet_point() -> None:
    state = copy_of(start().state)
    state.count = 41
    state.dice = ScriptedDice(rolls=[0])
    run = Run.at(SalonRules(), state)
    run.send(0, ("roll",))
    assert run.state.count == 42


# --- playing out ---


def test_a_game_is_played_out_with_random_answers() -> None:
    chance = random.Random(1)
    state = Run.start(Ending(), 3, Dice(b"out"), keep=False).state
    result, made = play_out(Ending(), state, chance.random)
    assert result is not None
    assert made > 3
    assert state.journal is None, "nothing is told"


class Ending(SalonRules):
    """Whatever is asked, only what cannot fail is offered, and it ends."""

    def turn_ask(self, game: Salon) -> object:  # type: ignore[override]  # an Ask
        words = ("vote", "run", "open", "club", "hurry", "next", "end")
        return choose(game.turn, [(word,) for word in words], "turn")


def test_playing_out_stops_when_it_takes_too_long() -> None:
    class Endless(Ending):
        def result(self, game: Salon) -> None:
            return None

    state = Run.start(Ending(), 2, Dice(b"out"), keep=False).state
    result, made = play_out(Endless(), state, random.Random(2).random, limit=50)
    assert result is None
    assert 50 <= made < 80


def test_playing_out_is_the_same_as_answering() -> None:
    """The fast way and the careful way meet the same asks and end with the same score."""
    for number in range(5):
        chances = random.Random(number), random.Random(number)
        run = Run.start(Ending(), 3, Dice(b"same %d" % number))
        state = copy_of(run.quiet)
        state.dice = Dice(b"same %d" % number, run.quiet_at)
        result, made = play_out(Ending(), state, chances[0].random)
        answered = 0
        while run.ask is not None:
            options = run.ask.options
            run.send(run.ask.seat, options[int(chances[1].random() * len(options))])
            answered += 1
        assert repr(run.result) == repr(result)
        assert answered == made
