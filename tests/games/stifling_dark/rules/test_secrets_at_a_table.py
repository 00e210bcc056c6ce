"""The scenarios at a table: how often a seat hears something, and what cannot be taken back."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.state import LOCKED, NONE, StiflingDark
from gloam.kernel.core.data import dump
from gloam.kernel.core.state import transcript
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.session import Session
from tests.games.stifling_dark.playing import RULES, Dark, dark
from tests.games.stifling_dark.yard import DOOR, at

FIRST, SECOND, BUTCHER = 1, 2, 0


def seated(table: Dark) -> Session[StiflingDark]:
    """A session that goes on from a table's position."""
    start = dump(table.run.quiet)
    return Session.begin(RULES, table.game.seats, b"yard", start=start)


def test_nobody_is_sent_anything_while_he_prowls() -> None:
    """Scenario 1: of two steps, or of seven after a roll, others get equally many messages."""
    short, long = (seated(dark(butcher=(4, 5)).pass_turns()) for _ in range(2))
    before = dict(short.numbers)
    moved = [short.answer(BUTCHER, ("go", at(4, 4))).moved_on]
    moved += [short.answer(BUTCHER, ("go", at(3, 4))).moved_on]
    moved += [long.answer(BUTCHER, ("roll",)).moved_on]
    for step in range(7):
        row = (4, 4) if step % 2 == 0 else (4, 5)
        moved.append(long.answer(BUTCHER, ("go", at(*row))).moved_on)
    assert not any(moved)
    for seat in (FIRST, SECOND):
        assert short.numbers.get(seat) == long.numbers.get(seat) == before.get(seat)
        assert transcript(short.history, seat) == transcript(long.history, seat)
    short.answer(BUTCHER, ("end",))
    long.answer(BUTCHER, ("end",))
    for seat in (FIRST, SECOND):
        assert short.numbers[seat] == long.numbers[seat]
        assert transcript(short.history, seat) == transcript(long.history, seat)
        assert RULES.memory(short.run.state, seat) == RULES.memory(long.run.state, seat)


@pytest.mark.parametrize("butcher", [(2, 2), (4, 5)])
def test_a_door_that_was_locked_stays_so_whether_he_was_there_or_not(
    butcher: tuple[int, int],
) -> None:
    """Scenario 3: to take it back would tell."""
    session = seated(dark(spots=[(1, 2), (1, 5)], butcher=butcher).turn(0))
    session.answer(FIRST, ("lock", DOOR))
    with pytest.raises(Refused, match=r"."):
        session.undo(FIRST)


def test_who_was_seen_by_a_late_beam_does_not_strike_after_vanishing() -> None:
    """Scenario 4: he steps out of the beam and Disappears, and still neither Attacks nor Stalks."""
    table = dark(spots=[(0, 2), (1, 2)], butcher=(3, 2), gates=[LOCKED, NONE], blocked=1).turn(0)
    table.do("flashlight").do("aim", 2700)
    assert "revealed" not in table.words()
    table.turn(1).do("open", DOOR)
    assert "revealed" in table.words()
    table.end()
    table.game.butcher.stalk = 3
    table.go(3, 1).do("disappear").go(3, 0).go(3, 1)
    assert not table.game.figure.revealed
    assert not table.offered("attack")
    assert not table.offered("stalk")


def test_what_a_sweep_left_is_dark_again_and_cannot_be_swept_anew() -> None:
    """Scenario 5: he may enter the space that was lit first; nobody takes the aims back."""
    table = dark(["mitchell-carter", "lucy-belle"], [(1, 0), (0, 5)], butcher=(2, 4)).turn(0)
    session = seated(table)
    session.answer(FIRST, ("flashlight",))
    session.answer(FIRST, ("aim", 0))
    assert session.run.state.tokens[2].status == 1
    assert session.no_undo(FIRST)
    session.answer(FIRST, ("aim", 2700))
    assert session.no_undo(FIRST)
    session.answer(SECOND, ("turn", 1))
    session.answer(SECOND, ("end",))
    seen = len(transcript(session.history, FIRST))
    session.answer(BUTCHER, ("go", at(1, 4)))
    assert not session.run.state.figure.revealed
    assert len(transcript(session.history, FIRST)) == seen
