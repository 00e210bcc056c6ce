"""Going back further than the law allows, following others, going on from a position."""

from __future__ import annotations

import random
from typing import Any

import pytest

from examples.chase import GAME as CHASE
from examples.parley import GAME as PARLEY
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import transcript
from gloam.kernel.present.show import scene
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.replay import (
    acts_not_undone,
    follow,
    replay,
    replay_without_undone,
    rewind,
)
from gloam.kernel.session.session import Session
from tests.kernel.salon import SalonRules, begin

SECRET = b"s" * 32


def played(answers: int, seats: int = 3, seed: int = 1) -> Session[Any]:
    session = Session.begin(PARLEY.rules, seats, SECRET)
    chance = random.Random(seed)
    for _ in range(answers):
        answer_somehow(session, chance)
    return session


def seen(session: Session[Any]) -> list[Any]:
    """What each seat saw of a game."""
    return [transcript(session.history, seat) for seat in range(session.setup.seats)]


def answer_somehow(session: Session[Any], chance: random.Random) -> None:
    ask = session.ask
    assert ask is not None
    seat = chance.choice(ask.seats())
    session.answer(seat, chance.choice(list(ask.offer(seat))))


def test_a_rewind_goes_back_past_dice_and_other_seats() -> None:
    session = played(12)
    line, entry = acts_not_undone(session.log.lines)[4]
    before = played(4)
    rewind(session, line, entry.seat)
    assert dump(session.run.state) == dump(before.run.state)
    assert seen(session) == seen(before)
    assert len(acts_not_undone(session.log.lines)) == 4
    session.answer(entry.seat, entry.key)
    assert dump(session.run.state) == dump(played(5).run.state), "the dice fall as they fell"


def test_a_log_with_rewinds_in_it_replays_to_the_letter() -> None:
    session, chance = played(12), random.Random(7)
    for back in (3, 6, 1):
        line, entry = acts_not_undone(session.log.lines)[-back]
        rewind(session, line, entry.seat)
        answer_somehow(session, chance)
        answer_somehow(session, chance)
    again = replay(PARLEY.rules, session.log.lines, SECRET)
    assert again.log.lines == session.log.lines
    assert again.numbers == session.numbers
    assert dump(again.run.state) == dump(session.run.state)


def test_a_game_can_be_shown_as_it_stands() -> None:
    session = played(12)
    line, entry = acts_not_undone(session.log.lines)[7]
    rewind(session, line, entry.seat)
    stood = played(7)
    shown = list(replay_without_undone(PARLEY.rules, session.log.lines, SECRET))
    assert [line for line, _ in shown] == [
        1,
        *[line for line, _ in acts_not_undone(stood.log.lines)],
    ]
    assert shown[-1][1].log.lines == stood.log.lines, "what was taken back is not there"


def test_a_game_that_the_rules_no_longer_take_is_shown_as_far_as_they_do() -> None:
    session = begin(("add", 1), ("add", 2), ("add", 1))
    lines = [line.replace(b'["add",2]', b'["add",9]') for line in session.log.lines]
    assert [line for line, _ in replay_without_undone(SalonRules(), lines, session.secret)] == [
        1,
        3,
    ]


@pytest.mark.parametrize("at_hand", [True, False])
def test_nobody_can_agree_to_seal_again_what_was_opened(
    monkeypatch: pytest.MonkeyPatch, at_hand: bool
) -> None:
    """The game did not record it as a lasting change; all have read it nevertheless."""
    session = begin(("add", 1), ("add", 1))
    if not at_hand:  # the dice fall: nothing can be taken back without agreement
        session.answer(0, ("draw",))
    lines = [line for line, _ in acts_not_undone(session.log.lines)]
    assert (session.run_before(lines[1]) is not None) == at_hand
    monkeypatch.setattr(
        SalonRules, "unlocked", lambda _, game: frozenset(["door"] if game.count else [])
    )
    with pytest.raises(Refused, match="sealed"):
        rewind(session, lines[0], 0)
    assert session.run.state.count == 2
    rewind(session, lines[1], 0)
    assert session.run.state.count == 1


def test_only_an_answer_can_be_taken_back() -> None:
    session = played(6)
    answers = {line for line, _ in acts_not_undone(session.log.lines)}
    other = next(line for line in range(1, len(session.log.lines)) if line not in answers)
    kept = list(session.log.lines)
    for line in (0, other, len(kept) + 1):
        with pytest.raises(Refused, match="no answer in line"):
            rewind(session, line, 0)
    assert session.log.lines == kept


def test_a_session_follows_what_another_process_played() -> None:
    ours, theirs = played(5), played(5)
    chance = random.Random(3)
    have = len(ours.log.lines)
    for _ in range(6):
        answer_somehow(theirs, chance)
    line, entry = acts_not_undone(theirs.log.lines)[-2]
    rewind(theirs, line, entry.seat)
    follow(ours, theirs.log.lines[have:])
    assert ours.log.lines == theirs.log.lines
    assert seen(ours) == seen(theirs)
    assert ours.numbers == theirs.numbers


def test_who_is_asked_the_same_again_does_not_notice_a_rewind() -> None:
    """Asks are numbered per seat: a number must not tell what others did in secret."""
    session = played(0)
    chance = random.Random(5)
    for _ in range(60):
        ask = session.ask
        if ask is not None and ask.form in ("together", "window") and len(ask.seats()) > 1:
            first, other = ask.seats()[:2]
            number, shown = session.numbers[other], scene(session.run, other)
            session.answer(first, ask.offer(first)[0])
            if scene(session.run, other) != shown:  # it was the last one: all moved on
                continue
            session.undo(first)
            assert session.numbers[other] == number
            return
        answer_somehow(session, chance)
    pytest.fail("no blind choice came up")


def test_a_game_can_start_from_a_position_of_another() -> None:
    rules = CHASE.rules
    earlier = Session.begin(rules, 3, SECRET)
    chance = random.Random(2)
    for _ in range(20):
        answer_somehow(earlier, chance)
    world = rules.resample(earlier.run.quiet, 1, Dice(b"anew" * 8), {})
    secret = b"t" * 32
    session = Session.begin(rules, 3, secret, start=dump(world))
    assert dump(session.run.quiet) == dump(world)
    for _ in range(10):
        answer_somehow(session, chance)
    again = replay(rules, session.log.lines, secret)
    assert again.log.lines == session.log.lines
