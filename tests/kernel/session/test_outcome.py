"""What an act has led to: its lines of the log, and whether everybody may know of it."""

from __future__ import annotations

import pytest

from gloam.kernel.core.asks import PASS, REVISE, Key
from gloam.kernel.session.outcome import Outcome
from gloam.kernel.session.replay import acts_not_undone, rewind
from gloam.kernel.session.session import Session
from tests.kernel.burrow import LEFT, MOLE, RIGHT, SEEKER, Burrow, BurrowRules
from tests.kernel.salon import NO, YES, begin


def digging(steps: int) -> Session[Burrow]:
    """A mole that has this many spaces to dig, in secret."""
    for secret in range(100):
        session = Session.begin(BurrowRules(), 2, b"%d" % secret)
        if session.run.state.left == steps:
            return session
    pytest.fail("no dice fall like that")


def test_an_outcome_has_the_lines_that_the_act_has_added() -> None:
    session = begin()
    before = list(session.log.lines)
    outcome = session.answer(0, ("roll",))
    assert [*before, *outcome.lines] == session.log.lines
    assert len(outcome.lines) == 2, "the answer, and what was rolled"
    assert not outcome.over
    outcome = session.answer(0, ("end",))
    assert outcome.over
    assert b'"is":"end"' in outcome.lines[-1]


def test_standing_answers_that_follow_belong_to_the_outcome() -> None:
    session = begin()
    outcome = session.stand(1, "noise", PASS)
    assert not outcome.moved_on, "it was only noted"
    outcome = session.answer(0, ("open",))
    assert [b'"standing":true' in line for line in outcome.lines] == [False, True]
    assert outcome.moved_on


@pytest.mark.parametrize("key", [("add", 1), ("roll",), ("whisper",), ("next",)])
def test_what_a_watcher_is_told_of_moves_the_game_on(key: Key) -> None:
    assert begin().answer(0, key).moved_on


def test_a_part_of_a_common_choice_does_not() -> None:
    session = begin(("vote",))
    outcomes = [session.answer(0, YES), session.answer(0, NO), session.answer(0, REVISE)]
    outcomes += [session.answers(0, [NO, NO]), session.undo(0), session.answers(0, [YES, NO])]
    outcomes += [session.answer(1, NO)]
    assert not any(outcome.moved_on for outcome in outcomes)
    assert session.answer(1, NO).moved_on, "all have chosen"


def test_a_part_of_a_window_does_not_either() -> None:
    session = begin(("open",), seats=3)
    assert not session.answer(1, PASS).moved_on
    assert not session.stand(2, "noise", PASS).moved_on, "nor does it as a standing answer"
    assert session.answer(0, PASS).moved_on, "it is closed"


def test_an_answer_in_secret_does_not_until_the_game_is_seen_to_go_on() -> None:
    session = digging(3)
    assert not session.answer(MOLE, LEFT).moved_on
    assert not session.undo(MOLE).moved_on
    assert not session.answers(MOLE, [LEFT, RIGHT]).moved_on
    assert session.answer(MOLE, LEFT).moved_on, "the mole is heard"
    assert session.interrupt(SEEKER, ("cough",)).moved_on


def test_taking_back_what_was_seen_moves_the_game_on() -> None:
    session = begin(("add", 1), ("add", 2))
    assert session.undo(0).moved_on
    session = begin(("add", 1), ("roll",), ("next",))
    outcome: Outcome = rewind(session, acts_not_undone(session.log.lines)[0][0], 0)
    assert outcome.moved_on
    assert outcome.lines == (session.log.lines[-1],)
