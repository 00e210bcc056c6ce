"""Taking back at a table, and games that are stored: what seats are shown stays true."""

from __future__ import annotations

import msgspec
import pytest

from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import WATCHER
from gloam.kernel.core.state import transcript
from gloam.kernel.present.scene import Scene
from gloam.kernel.present.show import scene
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.replay import replay
from gloam.kernel.session.session import Session
from gloam.kernel.session.snapshot import restore, snapshot
from tests.games.stifling_dark.playing import RULES, dark
from tests.games.stifling_dark.rules.test_secrets_at_a_table import (
    BUTCHER,
    FIRST,
    SECOND,
    seated,
)
from tests.games.stifling_dark.yard import at

EVERYBODY = (BUTCHER, FIRST, SECOND, WATCHER)


def shown(session: Session[StiflingDark]) -> list[Scene]:
    return [scene(session.run, seat) for seat in EVERYBODY]


def test_an_investigator_takes_steps_back_until_a_die_was_rolled() -> None:
    session = seated(dark(spots=[(0, 0), (0, 5)], butcher=(4, 5)).turn(0))
    looks = [shown(session)]
    for step in ((0, 1), (0, 2), (0, 1)):
        session.answer(FIRST, ("go", at(*step)))
        looks.append(shown(session))
    for look in looks[-2::-1]:
        session.undo(FIRST)
        assert shown(session) == look
    session.answer(FIRST, ("sprint",))
    with pytest.raises(Refused, match=r"."):
        session.undo(FIRST)


@pytest.mark.parametrize("butcher", [(1, 3), (4, 5)])
def test_what_a_beam_shows_is_not_taken_back_nor_that_it_shows_nothing(
    butcher: tuple[int, int],
) -> None:
    session = seated(dark(spots=[(1, 0), (0, 5)], butcher=butcher).turn(0))
    before = shown(session)
    session.answer(FIRST, ("flashlight",))
    session.undo(FIRST)  # nothing is lit before it is aimed
    assert shown(session) == before
    session.answer(FIRST, ("flashlight",))
    session.answer(FIRST, ("aim", 0))
    assert session.run.state.figure.revealed == (butcher == (1, 3))
    with pytest.raises(Refused, match=r"."):
        session.undo(FIRST)


def test_the_butcher_takes_his_steps_back_and_nobody_notices() -> None:
    session = seated(dark(butcher=(4, 5)).pass_turns())
    looks = [shown(session)]
    known = [transcript(session.history, seat) for seat in (FIRST, SECOND, WATCHER)]
    moved = []
    for step in ((4, 4), (3, 4), (3, 5)):
        moved.append(session.answer(BUTCHER, ("go", at(*step))).moved_on)
        looks.append(shown(session))
    for look in looks[-2::-1]:
        moved.append(session.undo(BUTCHER).moved_on)
        assert shown(session) == look
    assert not any(moved)
    assert [look[1:] for look in looks] == [looks[0][1:]] * 4
    assert [transcript(session.history, seat) for seat in (FIRST, SECOND, WATCHER)] == known
    for seat in (FIRST, SECOND):
        with pytest.raises(Refused, match=r"."):
            session.undo(seat)
    session.answer(BUTCHER, ("roll",))
    with pytest.raises(Refused, match=r"."):
        session.undo(BUTCHER)


def test_a_game_that_is_stored_in_the_middle_of_his_turn_goes_on_as_it_was() -> None:
    session = seated(dark(butcher=(4, 5)).pass_turns())
    session.answer(BUTCHER, ("roll",))
    session.answer(BUTCHER, ("go", at(4, 4)))
    stored = msgspec.json.decode(msgspec.json.encode(snapshot(session)))
    others = [restore(RULES, stored), replay(RULES, session.log.lines, session.secret)]
    for other in others:
        assert shown(other) == shown(session)
    for table in (session, *others):
        table.answer(BUTCHER, ("go", at(3, 4)))
        table.undo(BUTCHER)
        table.answer(BUTCHER, ("go", at(4, 5)))
        table.answer(BUTCHER, ("end",))
    for other in others:
        assert shown(other) == shown(session)
        assert [RULES.memory(other.run.state, s) for s in (FIRST, SECOND)] == [
            RULES.memory(session.run.state, s) for s in (FIRST, SECOND)
        ]
