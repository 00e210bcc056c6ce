"""Taking back: allowed while nothing was learnt, and nothing can be learnt by it."""

from __future__ import annotations

import pytest

from gloam.kernel.core.asks import PASS, Key
from gloam.kernel.core.data import dump
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import Undo, read
from gloam.kernel.session.replay import replay
from gloam.kernel.session.session import Session
from tests.kernel.salon import COUGH, HAND, NO, SHOUT, YES, Salon, begin

NOTHING = "There is nothing of yours to take back; what showed something new stays."
ANOTHER = "Somebody else has acted since: only what was done last can be taken back."


def playing(session: Session[Salon], seat: int = 0) -> Key:
    """The key that plays the first card of a hand."""
    state = session.run.state
    return ("play", state.pack.faces[state.zones[HAND + seat][0]])


# --- what can be taken back ---


def test_an_answer_is_taken_back_and_the_same_answer_is_as_before() -> None:
    session = begin(("roll",))
    before = dump(session.run.state)
    session.answer(0, ("add", 2))
    after = dump(session.run.state)
    session.undo(0)
    assert dump(session.run.state) == before
    session.answer(0, ("add", 2))
    assert dump(session.run.state) == after


def test_an_undo_is_an_entry_and_replays() -> None:
    session = begin(("add", 1))
    line = len(session.log.lines)
    session.undo(0)
    assert read(session.log.lines)[-1] == Undo(0, line)
    session.answer(0, ("add", 2))
    session.answer(0, ("roll",))
    again = replay(session.rules, session.log.lines, session.secret)
    assert again.log.text() == session.log.text()
    assert again.numbers == session.numbers


def test_the_dice_do_not_care_whether_something_was_taken_back() -> None:
    one, two = begin(("add", 1)), begin()
    one.undo(0)
    for session in (one, two):
        session.answer(0, ("roll",))
    assert one.run.state.count == two.run.state.count


def test_playing_a_card_of_ones_own_is_no_news_to_oneself() -> None:
    session = begin()
    session.answer(0, playing(session))
    assert session.no_undo(0) == ""
    session.undo(0)
    assert len(session.run.state.zones[HAND]) == 2


def test_an_answer_inside_a_step_can_be_taken_back() -> None:
    session = begin(("hurry",), ("pick", 1))
    session.undo(0)
    assert session.ask is not None
    assert session.ask.about == "pick"
    assert ("pick", 0) in session.ask.offer(0)
    session.answer(0, ("pick", 0))
    assert session.run.state.count == begin(("hurry",), ("pick", 0)).run.state.count


def test_an_answer_that_ended_a_step_is_taken_back_into_it() -> None:
    session = begin(("whisper",))
    session.answer(0, YES)
    session.undo(0)
    assert session.ask is not None
    assert session.ask.about == "whisper"
    assert session.run.state.votes == []


def test_taking_back_a_part_of_a_blind_choice_is_making_it_anew() -> None:
    """Which is open to a seat until all are done, and the others notice nothing."""
    for others in ([], [(1, YES)], [(1, YES), (1, NO)]):
        session = begin(("vote",), seats=3)
        session.answers(0, [YES, NO])
        for seat, key in others:
            session.answer(seat, key)
        before = {seat: session.numbers[seat] for seat in (1, 2)}
        session.undo(0)
        assert session.ask is not None
        assert YES in session.ask.offer(0)
        assert {seat: session.numbers[seat] for seat in (1, 2)} == before


@pytest.mark.parametrize(("start", "part"), [(("open",), PASS), (("vote",), YES)])
def test_while_others_may_act_unseen_it_is_refused_whether_they_have_or_not(
    start: Key, part: Key
) -> None:
    """Or who tries would learn who has decided: of a window, and of a part that is not done."""
    told = set()
    for others in ([], [1]):
        session = begin(start, seats=3)
        session.answer(0, part)
        for other in others:
            session.answer(other, part)
        told.add(session.no_undo(0))
        with pytest.raises(Refused):
            session.undo(0)
    assert len(told) == 1


def test_an_undone_answer_makes_its_ask_anew() -> None:
    session = begin()
    number = session.numbers[0]
    session.answer(0, ("add", 1))
    session.undo(0)
    with pytest.raises(Refused, match="moved on"):
        session.answer(0, ("add", 1), number)


def test_several_answers_are_taken_back_one_after_the_other() -> None:
    session = begin(("add", 1), ("add", 2), ("add", 2))
    for count in (3, 1, 0):
        session.undo(0)
        assert session.run.state.count == count


# --- what cannot ---


@pytest.mark.parametrize(
    ("key", "why"),
    [
        (("roll",), NOTHING),
        (("draw",), NOTHING),
        (("shuffle",), NOTHING),
        (("peek",), "You have seen something new since."),
        (("listen", 0), "You have learnt something new since."),
        (("search", 0), "You have learnt something new since."),
    ],
    ids=str,
)
def test_what_was_learnt_cannot_be_unlearnt(key: Key, why: str) -> None:
    session = begin(("add", 1), key)
    before = dump(session.run.state), list(session.log.lines)
    assert session.no_undo(0) == why
    with pytest.raises(Refused) as refusal:
        session.undo(0)
    assert refusal.value.code == "no-undo"
    assert str(refusal.value) == why
    assert (dump(session.run.state), session.log.lines) == before


def test_nothing_found_is_news_even_if_no_memory_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wardrobe is opened and empty. In another world it would not have been."""
    session = begin()
    monkeypatch.setattr(type(session.rules), "memory", lambda *_: ())
    session.answer(0, ("search", 0))
    assert (
        session.no_undo(0) == "You have learnt something new since: it could have gone otherwise."
    )


def test_what_could_not_have_gone_otherwise_is_no_news() -> None:
    """The same wardrobe again: all know what is in it."""
    session = begin(("search", 0), ("search", 0))
    assert session.no_undo(0) == ""


def test_a_look_at_what_one_knows_is_no_news() -> None:
    session = begin(("peek",), ("peek",))
    assert session.no_undo(0) == ""


def test_what_was_opened_cannot_be_closed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(("add", 1))
    assert session.no_undo(0) == ""
    monkeypatch.setattr(
        type(session.rules), "unlocked", lambda _, game: frozenset(["door"] * game.count)
    )
    assert session.run.state.count == 1
    assert session.no_undo(0) == "Something sealed was opened since."


def test_rolls_in_the_middle_of_a_step_settle_what_came_before() -> None:
    session = begin(("hurry",), ("pick", 0))
    session.answer(0, ("pick", 1))  # rolls before the next ask
    assert session.no_undo(0) == NOTHING


def test_another_seats_act_settles_it() -> None:
    session = begin(("open",))
    session.answer(0, PASS)
    session.answer(1, SHOUT)
    assert session.no_undo(0) != ""


def test_nobody_takes_back_for_another() -> None:
    session = begin(("add", 1))
    assert session.no_undo(1) == NOTHING
    with pytest.raises(Refused):
        session.undo(1)


def test_nothing_is_there_to_take_back_at_the_start() -> None:
    assert begin().no_undo(0) == NOTHING


def test_an_interrupt_settles_what_came_before() -> None:
    session = begin(("add", 1))
    session.interrupt(1, COUGH)
    assert session.no_undo(0) == ANOTHER
    session.answer(0, ("add", 1))
    session.interrupt(0, COUGH)
    assert session.no_undo(0) == NOTHING, "one's own too"


def test_the_end_of_a_game_cannot_be_taken_back() -> None:
    """The last line opens the secret. Whoever has seen it knows what the dice will show."""
    session = begin(("end",))
    assert session.no_undo(0) != ""


# --- beyond the law ---


def test_a_table_that_agrees_may_take_back_what_was_learnt() -> None:
    session = begin(("add", 1))
    session.answer(0, ("peek",))
    assert session.no_undo(0) != ""
    line = len(session.log.lines)
    session.take_back(line, 1)
    assert read(session.log.lines)[-1] == Undo(1, line)
    assert session.run.state.seen(2, 0) == []
    assert replay(session.rules, session.log.lines, session.secret).log.text() == session.log.text()


def test_only_an_answer_is_taken_back() -> None:
    session = begin(("add", 1), ("add", 1))
    for line in (1, len(session.log.lines) + 1, 99):
        with pytest.raises(Refused, match=f"There is no answer in line {line} to take back"):
            session.take_back(line, 0)
    assert session.run.state.count == 2


def test_with_an_answer_all_is_taken_back_that_followed() -> None:
    session = begin(("add", 1), ("add", 1), ("add", 2))
    session.take_back(len(session.log.lines) - 1, 0)
    assert session.run.state.count == 1
    assert replay(session.rules, session.log.lines, session.secret).log.text() == session.log.text()
