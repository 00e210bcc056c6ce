"""A session is stored as plain data at any ask, and goes on from there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloam.kernel.core.asks import PASS, Key
from gloam.kernel.core.data import dump
from gloam.kernel.session.session import Session
from gloam.kernel.session.snapshot import SnapshotError, restore, snapshot
from tests.kernel.salon import HAND, NO, SHOUT, YES, Salon, SalonRules, begin


def stored(session: Session[Salon]) -> Any:  # plain data
    return msgspec.json.decode(msgspec.json.encode(snapshot(session)))


def eventful() -> list[tuple[int, Key]]:
    return [
        (0, ("add", 1)),
        (0, ("roll",)),
        (0, ("hurry",)),
        (0, ("pick", 1)),
        (0, ("pick", 2)),
        (0, ("pick", 3)),
        (0, ("play", 0)),
        (0, ("draw",)),
        (0, ("vote",)),
        (1, YES),
        (0, NO),
        (0, YES),
        (1, NO),
        (0, ("open",)),
        (1, SHOUT),
        (0, PASS),
        (0, PASS),
        (1, PASS),
        (0, ("shuffle",)),
        (0, ("next",)),
        (1, ("draw",)),
        (1, ("end",)),
    ]


def playable(session: Session[Salon], seat: int, key: Key) -> Key:
    """The key, or if it is about a card that is not there, about one that is."""
    if key[0] != "play":
        return key
    cards = session.run.state.zones[HAND + seat]
    return ("play", session.run.state.pack.faces[cards[0]])


def test_a_session_is_restored_at_any_moment_and_goes_on() -> None:
    """Snapshots at every ask, restored and played to the end, end as the game did."""
    session = begin()
    session.stand(1, "quiet", PASS)
    snapshots: list[tuple[int, Any, dict[int, int]]] = []
    for seat, key in eventful():
        snapshots.append((len(snapshots), stored(session), dict(session.numbers)))
        session.answer(seat, playable(session, seat, key))
    for at, kept, numbers in snapshots:
        other = restore(SalonRules(), kept)
        assert other.numbers == numbers
        assert other.standing == {(1, "quiet"): PASS}
        for seat, key in eventful()[at:]:
            other.answer(seat, playable(other, seat, key), other.numbers[seat])
        assert other.log.head == session.log.head
        assert dump(other.run.state) == dump(session.run.state)
        assert other.setup == session.setup


def test_a_finished_game_is_restored_finished() -> None:
    session = begin(("add", 1), ("end",))
    other = restore(SalonRules(), stored(session))
    assert other.ask is None
    assert repr(other.run.result) == repr(session.run.result)
    assert other.log.head == session.log.head


def test_nothing_can_be_taken_back_across_a_restore() -> None:
    session = begin(("add", 1))
    assert session.no_undo(0) == ""
    other = restore(SalonRules(), stored(session))
    assert other.no_undo(0) != ""


def test_a_snapshot_of_another_game_is_refused() -> None:
    with pytest.raises(SnapshotError, match="this is a position of 'salon', not of opera"):
        restore(Opera(), stored(begin()))
    with pytest.raises(SnapshotError, match="this is a position of None"):
        restore(SalonRules(), {})


class Opera(SalonRules):
    id = "opera"


class NewSchema(SalonRules):
    schema = 2


def test_a_snapshot_of_another_schema_says_what_to_do() -> None:
    with pytest.raises(
        SnapshotError, match="has schema 1, the rules have schema 2; replay the log"
    ):
        restore(NewSchema(), stored(begin()))
