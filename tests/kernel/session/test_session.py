"""Sessions: what is refused changes nothing, what is taken is in the log, and goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloam.kernel.core.asks import PASS
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Setting
from gloam.kernel.core.state import ANSWER, ROLL, TELL, transcript
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import Answer, End, Interrupt, Rolls, Setup, Stand, read
from gloam.kernel.session.replay import replay
from gloam.kernel.session.session import Session
from gloam.kernel.session.snapshot import restore, snapshot
from tests.kernel.salon import COUGH, HAND, SHOUT, YES, Salon, SalonRules, begin

few = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def everything(session: Session[Salon]) -> dict[str, Any]:  # plain data
    """All that a session is, to compare before and after."""
    return {
        "state": dump(session.run.state),
        "dice": session.run.state.dice.at,
        "snapshot": snapshot(session),
        "log": list(session.log.lines),
        "history": len(session.history),
        "standing": dict(session.standing),
    }


def refused(session: Session[Salon], seat: int, key: object, ask: int | None = None) -> Refused:
    """Answer, be refused, and find everything as it was."""
    before = everything(session)
    with pytest.raises(Refused) as refusal:
        session.answer(seat, key, ask)
    assert everything(session) == before
    return refusal.value


# --- refusals ---


def test_an_answer_that_is_not_offered_is_refused_with_some_that_are() -> None:
    refusal = refused(begin(), 0, ("dance",))
    assert refusal.code == "not-offered"
    assert str(refusal).startswith("('dance',) is not possible now; there are ")
    assert "('add', 1), ('add', 2)" in str(refusal)


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    session = begin(seats=3)
    refusal = refused(session, 2, ("add", 1))
    assert refusal.code == "not-asked"
    assert str(refusal) == "Seat 2 is not asked; waiting for seat 0."
    session.answer(0, ("open",))
    session.answer(1, PASS)
    assert "waiting for seat 0, 2." in str(refused(session, 1, PASS))


def test_a_seat_that_is_not_there_is_refused() -> None:
    for seat in (-1, 2, 60):
        refusal = refused(begin(), seat, ("add", 1))
        assert refusal.code == "no-seat"
        assert str(refusal) == f"There is no seat {seat}; seats are 0 to 1."


@pytest.mark.parametrize(
    "key",
    [
        "add",
        (),
        [],
        (1, 2),
        ("add", 1.0),
        ("add", True),
        ("add", None),
        ("add", ["x"]),
        {"a": 1},
        7,
    ],
    ids=repr,
)
def test_what_is_not_a_key_is_refused(key: object) -> None:
    assert refused(begin(), 0, key).code == "malformed"


def test_a_long_monster_is_not_repeated_in_full() -> None:
    assert len(str(refused(begin(), 0, "x" * 100_000))) < 200


def test_a_key_may_come_as_a_list() -> None:
    session = begin()
    session.answer(0, ["add", 2])
    assert session.run.state.count == 2
    assert read(session.log.lines)[-1] == Answer(0, ("add", 2))


def test_nothing_can_be_answered_when_it_is_over() -> None:
    session = begin(("end",))
    assert refused(session, 0, ("add", 1)).code == "over"
    assert refused(session, 1, ("add", 1)).code == "over"
    assert session.numbers == {}


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@few
@given(seat=st.integers(-3, 5), key=json, number=st.none() | st.integers(-2, 99))
def test_whatever_comes_in_nothing_breaks(seat: int, key: object, number: int | None) -> None:
    """None of this is ever offered, so all of it is refused, with a sentence for people."""
    session = begin(("add", 1), ("open",))
    attempts: list[Callable[[], object]] = [
        lambda: session.answer(seat, key, number),
        lambda: session.answers(seat, [PASS, key], number),
        lambda: session.interrupt(seat, key),
    ]
    for attempt in attempts:
        before = everything(session)
        with pytest.raises(Refused) as refusal:
            attempt()
        assert everything(session) == before
        assert str(refusal.value).endswith(".")


# --- batches ---

PICKS: list[object] = [("hurry",), ("pick", 0), ("pick", 2), ("pick", 3)]


def test_a_batch_is_one_answer_after_the_other() -> None:
    one, two = begin(), begin()
    one.answers(0, PICKS, one.numbers[0])
    for key in PICKS:
        two.answer(0, key)
    assert one.log.text() == two.log.text()
    assert dump(one.run.state) == dump(two.run.state)


@pytest.mark.parametrize("good", [0, 1, 2, 3])
def test_a_batch_is_refused_whole(good: int) -> None:
    """However far it got, dice and all: nothing has happened, and the game goes on as if."""
    session, other = begin(("add", 1)), begin(("add", 1))
    before = everything(session)
    with pytest.raises(Refused) as refusal:
        session.answers(0, [*PICKS[:good], ("dance",)])
    assert refusal.value.code == "not-offered"
    assert str(refusal.value).startswith(f"answer {good + 1} of {good + 1}: ('dance',) is not")
    assert str(refusal.value).endswith("None of them was taken.")
    assert everything(session) == before
    for each in (session, other):
        each.answers(0, PICKS, each.numbers[0])
    assert session.log.text() == other.log.text()
    assert session.numbers == other.numbers


def test_only_the_first_of_a_batch_names_its_ask() -> None:
    session = begin()
    before = everything(session)
    with pytest.raises(Refused, match="answer 1 of 4: The game has moved on"):
        session.answers(0, PICKS, session.numbers[0] + 1)
    assert everything(session) == before


def test_a_batch_in_which_the_rules_fail_is_refused_whole() -> None:
    session = begin()
    before = everything(session)
    with pytest.raises(Refused, match="answer 2 of 3") as refusal:
        session.answers(0, [("roll",), ("fail",), ("add", 1)])
    assert refusal.value.code == "fault"
    assert everything(session) == before


def test_a_batch_that_is_refused_in_a_window_leaves_the_numbers_of_others() -> None:
    session = begin(("open",))
    numbers = dict(session.numbers)
    with pytest.raises(Refused):
        session.answers(0, [PASS, ("dance",)])
    session.answer(0, PASS, numbers[0])
    session.answer(1, PASS, numbers[1])
    assert session.ask is not None
    assert session.ask.seats() == (0,)


# --- standing answers ---


def test_a_standing_pass_is_given_whenever_its_window_opens() -> None:
    session = begin()
    session.stand(1, "noise", PASS)
    session.answer(0, ("open",))
    assert session.ask is not None
    assert session.ask.seats() == (0,), "seat 1 has passed already"
    session.answer(0, SHOUT)
    assert session.ask.seats() == (0,), "and again when the window reopens"
    session.answer(0, PASS)
    assert session.run.state.count == 10
    told = [entry for entry in read(session.log.lines) if isinstance(entry, Answer)]
    assert [entry.standing for entry in told] == [False, True, False, True, False]
    again = replay(session.rules, session.log.lines, session.secret)
    assert again.log.text() == session.log.text()
    assert again.standing == session.standing


def test_a_standing_answer_is_given_at_once_if_its_window_is_open() -> None:
    session = begin(("open",))
    session.stand(1, "noise", SHOUT)
    assert [e.standing for e in read(session.log.lines) if isinstance(e, Answer)] == [False, True]


def test_a_standing_answer_can_be_taken_back() -> None:
    session = begin()
    session.stand(1, "noise", PASS)
    session.stand(1, "noise", None)
    session.answer(0, ("open",))
    assert session.ask is not None
    assert session.ask.seats() == (0, 1)
    stands = [entry for entry in read(session.log.lines) if isinstance(entry, Stand)]
    assert stands == [Stand(1, "noise", PASS), Stand(1, "noise", None)]


def test_a_standing_answer_is_for_one_kind_of_window_and_for_windows_only() -> None:
    session = begin()
    session.stand(1, "vote", YES)
    session.stand(1, "quiet", PASS)
    session.stand(1, "noise", ("dance",))
    session.answer(0, ("open",))
    assert session.ask is not None
    assert session.ask.seats() == (0, 1)
    session.answer(0, PASS)
    session.answer(1, PASS)
    session.answer(0, ("vote",))
    assert len(session.run.acts) == 1


def test_all_standing_answers_together_may_close_a_window() -> None:
    session = begin(seats=3)
    for seat in range(3):
        session.stand(seat, "noise", PASS)
    session.answer(0, ("open",))
    assert session.ask is not None
    assert session.ask.about == ("turn", 0)


def test_a_standing_answer_is_checked_too() -> None:
    session = begin()
    for seat, key in ((5, PASS), (0, "pass"), (0, ())):
        with pytest.raises(Refused):
            session.stand(seat, "noise", key)
    assert session.standing == {}


def test_a_standing_answer_at_which_the_rules_fail_does_not_refuse_the_answer_before() -> None:
    """Either the first answer holds, or it is refused and nothing has changed."""
    session = begin()
    session.stand(1, "brittle", PASS)
    before = everything(session)
    try:
        session.answer(0, ("brittle",))
    except Refused:
        assert everything(session) == before


# --- faults ---


def test_rules_that_fail_refuse_the_answer_and_the_game_goes_on() -> None:
    session = begin(("add", 1))
    refusal = refused(session, 0, ("fail",))
    assert refusal.code == "fault"
    assert str(refusal) == (
        "The rules of salon failed at this: ZeroDivisionError: the rules cannot count. "
        "Nothing was done; please report it."
    )
    assert isinstance(refusal.__cause__, ZeroDivisionError)
    session.answer(0, ("roll",), session.numbers[0])
    session.answer(0, ("end",))
    assert replay(session.rules, session.log.lines, session.secret).log.text() == session.log.text()


def test_what_failed_is_known_of_several_answers_too() -> None:
    with pytest.raises(Refused) as refusal:
        begin().answers(0, [("add", 1), ("fail",)])
    assert refusal.value.code == "fault"
    assert isinstance(refusal.value.__cause__, ZeroDivisionError)


def test_rules_that_fail_inside_a_step_leave_it_where_it_was() -> None:
    session = begin(("brittle",))
    assert refused(session, 1, PASS, session.numbers[1]).code == "fault"
    session.answer(1, SHOUT, session.numbers[1])
    assert session.ask is not None
    assert session.ask.about == ("turn", 0)


def test_an_interrupt_that_fails_is_refused() -> None:
    session = begin(("add", 1))
    before = everything(session)
    with pytest.raises(Refused, match="ValueError: choked") as refusal:
        session.interrupt(1, ("choke",))
    assert refusal.value.code == "fault"
    assert everything(session) == before


# --- interrupts ---


def test_an_interrupt_is_logged_and_the_ask_is_made_anew() -> None:
    session = begin()
    session.interrupt(1, COUGH)
    session.interrupt(0, ["cough"])
    assert session.ask is not None
    assert session.ask.about == ("turn", 2)
    assert read(session.log.lines)[-2:] == [Interrupt(1, COUGH), Interrupt(0, COUGH)]


def test_an_interrupt_may_take_away_whoever_was_asked() -> None:
    session = begin(("wait-for",))
    assert session.ask is not None
    assert session.ask.seats() == (1,)
    session.interrupt(1, ("leave",))
    assert session.run.state.count == 1000
    assert session.ask.seats() == (0,)
    assert replay(session.rules, session.log.lines, session.secret).run.state.count == 1000


def test_what_is_not_open_to_a_seat_is_refused() -> None:
    session = begin()
    with pytest.raises(Refused, match="is not open to seat 1 now") as refusal:
        session.interrupt(1, ("sneeze",))
    assert refusal.value.code == "not-offered"
    for _ in range(9):
        session.interrupt(1, COUGH)
    with pytest.raises(Refused):
        session.interrupt(1, COUGH)


def test_nothing_is_interrupted_when_it_is_over() -> None:
    session = begin(("end",))
    with pytest.raises(Refused):
        session.interrupt(1, COUGH)


# --- beginning and end ---


def test_a_session_begins_for_as_many_as_the_game_is_for() -> None:
    with pytest.raises(ValueError, match=r"salon is for \(2, 3\) players, not for 4"):
        Session.begin(SalonRules(), 4, b"s")


class Varied(SalonRules):
    settings = (Setting("light", ("candles", "gas"), "gas"), Setting("cat", ("no", "yes"), "no"))


def test_settings_are_completed_and_checked() -> None:
    session = Session.begin(Varied(), 2, b"s", options={"cat": "yes"})
    assert session.setup.options == {"light": "gas", "cat": "yes"}
    with pytest.raises(ValueError, match="has no setting 'dog'; it has"):
        Session.begin(Varied(), 2, b"s", options={"dog": "yes"})
    with pytest.raises(ValueError, match="cat cannot be 'maybe'; choose"):
        Session.begin(Varied(), 2, b"s", options={"cat": "maybe"})


def test_a_finished_game_opens_its_secret_and_tells_the_result() -> None:
    session = begin(("add", 2), ("end",))
    entries = read(session.log.lines)
    assert isinstance(entries[0], Setup)
    assert entries[-1] == End(b"a secret".hex(), (2, 2), (0,))


def test_a_campaign_is_there_at_set_up_and_in_the_log() -> None:
    session = Session.begin(SalonRules(), 2, b"s", campaign={"count": 7})
    assert session.run.state.count == 7
    again = replay(session.rules, session.log.lines, b"s")
    assert again.run.state.count == 7
    restored = restore(SalonRules(), snapshot(session))
    assert restored.setup.campaign == {"count": 7}


def test_every_roll_is_in_the_log_with_its_audience() -> None:
    session = begin(("roll",), ("draw",))
    rolls = [entry for entry in read(session.log.lines) if isinstance(entry, Rolls)]
    dealt, rolled, drawn = rolls
    assert [audience for audience, *_ in dealt.drawn] == [1, 1, 2, 2, 0]
    assert [(audience, sides) for audience, sides, _ in dealt.rolled] == [(0, 3)]
    assert [(audience, sides) for audience, sides, _ in rolled.rolled] == [(-1, 6)]
    assert [(audience, zone) for audience, zone, _ in drawn.drawn] == [(1, 0)]


def test_the_history_holds_all_that_happened_once() -> None:
    session = begin(("search", 1), ("roll",), ("whisper",))
    session.answer(0, YES)
    kinds = [entry[0] for entry in session.history]
    assert kinds.count(ANSWER) == 4
    assert kinds.count(ROLL) == 2, "one at the deal"
    assert kinds.count(TELL) == 1
    keys = [entry[2] for entry in transcript(session.history, 1) if entry[0] == ANSWER]
    assert keys == [("search", 1), ("roll",), ("whisper",), None], "whispers are not heard"


# --- snapshots ---

# --- bots ---


def test_a_bot_gets_a_world_without_the_truth_the_log_or_the_seed() -> None:
    session = begin(("draw",), ("hurry",))
    key = session.log.key
    world = session.imagine(0, Dice(b"bot"))
    assert world is not None
    assert world.state.zones[HAND] == session.run.state.zones[HAND]
    reachable: list[object] = [world]
    seen: set[int] = set()
    while reachable:
        thing = reachable.pop()
        if id(thing) in seen or isinstance(thing, type):
            continue
        seen.add(id(thing))
        assert thing is not session
        assert thing is not session.run.state
        assert thing is not session.log
        assert thing != key
        assert thing != session.secret
        reachable += _parts(thing)


def _parts(thing: object) -> list[object]:
    if isinstance(thing, list | tuple | set):
        return list(thing)
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    if getattr(thing, "gi_frame", None) is not None:  # a flow holds its locals
        return list(thing.gi_frame.f_locals.values())  # type: ignore[attr-defined]  # a generator
    names = [name for cls in type(thing).__mro__ for name in getattr(cls, "__slots__", ())]
    names += list(getattr(thing, "__dict__", {}))
    return [getattr(thing, name) for name in names if hasattr(thing, name)]
