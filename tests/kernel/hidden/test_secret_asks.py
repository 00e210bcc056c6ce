"""Asks that are made in secret: nobody who is not told has any trace of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from scipy.stats import chisquare

from gloam.kernel.core.asks import COVER, WATCHER, Cover, Key, choose
from gloam.kernel.core.dice import Dice, ScriptedDice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import ANSWER, ASKED, ROLL, TELL, transcript
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.show import choices, prompt, scene
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.session import Session
from tests.kernel.burrow import (
    COUGH,
    LEFT,
    LISTEN,
    MOLE,
    MOST_STEPS,
    RIGHT,
    SEEKER,
    Burrow,
    BurrowRules,
)

OTHERS = (SEEKER, 2, WATCHER)
BurrowRun = Run[Burrow]


def digging(steps: int, *ways: Key, seats: int = 3) -> BurrowRun:
    """A game in which the mole digs so many spaces, and has dug some of them."""
    run = Run.start(BurrowRules(), seats, ScriptedDice(rolls=[steps, *[0] * 20]))
    for way in ways:
        run.send(MOLE, way)
    return run


def told(run: BurrowRun, seat: int) -> list[tuple[object, ...]]:
    return transcript(run.state.journal or [], seat)


# --- what is seen of them ---


def test_who_is_told() -> None:
    ask = choose(0, [LEFT], "dig", 0)
    assert ask.told == -1, "by default everybody is"
    assert ask.in_secret() is ask
    assert ask.told == 0b001
    assert choose(0, [LEFT], "dig", 0b100).in_secret(known=0b010).told == 0b111


def test_a_seat_that_is_not_told_has_neither_ask_nor_answer_in_its_transcript() -> None:
    run = digging(3, LEFT)
    kinds = [entry[0] for entry in run.state.journal or []]
    assert kinds == [ASKED], "one step a space"
    for seat in OTHERS:
        assert told(run, seat) == []
    assert [entry[0] for entry in told(run, MOLE)] == [ASKED]
    run.send(MOLE, LEFT)
    run.send(MOLE, RIGHT)
    assert [entry[0] for entry in told(run, MOLE)] == [ASKED, ANSWER, TELL, ASKED]
    for seat in OTHERS:
        assert [entry[0] for entry in told(run, seat)] == [TELL, ASKED]


@pytest.mark.parametrize("steps", range(MOST_STEPS + 1))
def test_transcripts_do_not_tell_how_many_there_were(steps: int) -> None:
    run = digging(steps, *[LEFT] * steps)
    for seat in OTHERS:
        assert told(run, seat) == told(digging(0), seat)
    rolled = [entry for entry in told(digging(0), MOLE) if entry[0] == ROLL]
    assert rolled, "the mole sees its own roll"


def test_the_cover_is_shown_instead_the_same_throughout() -> None:
    shown = [
        scene(digging(3, *ways), seat) for ways in ((), (LEFT,), (LEFT, LEFT)) for seat in (1, 2)
    ]
    assert all(one == shown[0] for one in shown)
    covered = shown[0].prompt
    assert covered is not None
    assert (covered.words.key, covered.seats, covered.form) == ("ask-digging", (MOLE,), COVER)
    own = prompt(digging(3), MOLE)
    assert own is not None
    assert (own.words.key, own.words.args) == ("ask-dig", {"a": 3})
    assert len(choices(digging(3), MOLE)) == 2


def test_without_a_cover_nothing_is_shown() -> None:
    run = digging(3)
    assert run.ask is not None
    run.ask.cover = None
    assert prompt(run, SEEKER) is None
    assert run.ask.waits_for(SEEKER) == ()
    run.ask.cover = Cover("busy", (0, 1))
    assert run.ask.waits_for(SEEKER) == (0, 1)
    assert run.ask.waits_for(MOLE) == (MOLE,)


def test_what_opens_secret_answers_is_not_told_to_all() -> None:
    game = Burrow(3)
    game.journal = []
    game.open_answers(MOLE, 1, 0b010, told=0b001)
    assert transcript(game.journal, 2) == []
    assert len(transcript(game.journal, 0)) == len(transcript(game.journal, 1)) == 1


# --- what can be done while one is not told ---


def sessions() -> list[Session[Burrow]]:
    """One at each ask of a stretch, as the seeker meets it: before it knows of anything."""
    found = []
    for count in range(3):
        session = Session.begin(BurrowRules(), 3, b"a mole that digs for long")
        while session.ask is not None and session.ask.about != ("dig", 3):
            if session.ask.seat == SEEKER:
                session.answer(SEEKER, LISTEN)
            else:
                session.answer(MOLE, LEFT)
        for _ in range(count):
            session.answer(MOLE, RIGHT)
        found.append(session)
    return found


def test_refusals_are_the_same_whatever_happens_in_secret() -> None:
    said: set[Sequence[str]] = set()
    for session in sessions():
        words: list[str] = []
        for seat in (SEEKER, 2):
            with pytest.raises(Refused) as not_asked:
                session.answer(seat, LEFT)
            with pytest.raises(Refused) as not_open:
                session.interrupt(seat, COUGH)
            words += [str(not_asked.value), str(not_open.value), session.no_undo(seat)]
        said.add(tuple(words))
        assert not session.run.interrupts(SEEKER)
        assert not session.run.blocked(SEEKER)
        assert session.run.blocked(MOLE)
    assert len(said) == 1


def test_the_one_who_is_asked_may_take_a_secret_answer_back() -> None:
    session = sessions()[2]
    assert session.no_undo(MOLE) == ""
    session.undo(MOLE)
    assert session.ask is not None
    assert session.ask.about == ("dig", 2)


# --- imagining ---


@pytest.mark.parametrize("steps", range(MOST_STEPS + 1))
def test_the_number_of_secret_asks_is_imagined_as_it_was_rolled(steps: int) -> None:
    run = digging(steps, *[LEFT] * steps)
    dice = Dice(b"how many")
    found: Counter[int] = Counter()
    for _ in range(800):
        world = imagine(run, SEEKER, dice)
        assert world is not None
        assert told(world, SEEKER) == told(run, SEEKER)
        found[world.state.dug] += 1
    assert set(found) == set(range(MOST_STEPS + 1))
    assert chisquare(list(found.values())).pvalue > 0.001


def test_while_nothing_is_known_of_it_a_world_stands_at_the_beginning() -> None:
    dice = Dice(b"beginning")
    for ways in ((), (LEFT,), (LEFT, LEFT)):
        for _ in range(40):
            world = imagine(digging(3, *ways), SEEKER, dice)
            assert world is not None
            assert world.state.dug == 0
            assert scene(world, SEEKER) == scene(digging(3), SEEKER)


def test_equal_knowledge_gives_equal_worlds() -> None:
    for steps, ways in ((1, ()), (3, ()), (3, (LEFT,)), (2, (RIGHT,))):
        one, two = (imagine(run, SEEKER, Dice(b"w")) for run in (digging(3), digging(steps, *ways)))
        assert one is not None
        assert two is not None
        assert one.state == two.state
        again = imagine(one, SEEKER, Dice(b"again"))
        directly = imagine(digging(steps, *ways), SEEKER, Dice(b"again"))
        assert again is not None
        assert directly is not None
        assert again.state == directly.state
