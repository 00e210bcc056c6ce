"""Several things at once: marked in any order, sent together, taken or refused whole."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloam.kernel.core.asks import REVISE, Flow, Key, Whole
from gloam.kernel.core.forms import together
from gloam.kernel.core.several import DONE, choose_several, in_order
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.replay import replay
from gloam.kernel.session.session import Session
from gloam.kernel.session.snapshot import snapshot
from tests.kernel.salon import HAND, Salon, begin
from tests.kernel.talking import Talk, table

A, B, C, D = ("a",), ("b",), ("c",), ("d",)


def numbers(*values: int) -> list[Key]:
    return [("n", value) for value in values]


def at_most_seven(keys: Sequence[Key]) -> bool:
    total: int = sum(key[1] for key in keys)
    return total <= 7


SEVEN = Whole(at_most_seven, "sum.seven")


def ways(flow: Any) -> set[tuple[Key, ...]]:  # a function that makes the flow
    """All that one can pick, ask by ask."""
    found: set[tuple[Key, ...]] = set()
    left: list[tuple[Key, ...]] = [()]
    while left:
        answers = left.pop()
        try:
            talk = Talk(flow())
        except StopIteration as done:
            return {done.value}
        for key in answers:
            talk.say(0, key)
        if talk.ask is None:
            assert talk.result[0] not in found, "one choice can be made in two ways"
            found.add(talk.result[0])
        else:
            left += [(*answers, key) for key in talk.ask.offer(0)]
    return found


# --- what can be picked ---


def test_they_are_asked_for_in_ascending_order() -> None:
    talk = Talk(choose_several(0, [A, B, C], 2, 2, "mark", audience=0b10))
    assert talk.ask is not None
    assert (talk.ask.about, talk.ask.audience) == ("mark", 0b10)
    assert talk.offers() == {0: [A, B]}, "one must come after the first"
    assert talk.say(0, B).offers() == {0: [C]}
    assert talk.say(0, C).result == [(B, C)]


def test_whoever_may_stop_says_so() -> None:
    talk = Talk(choose_several(0, [A, B, C], 1, 2))
    assert talk.offers() == {0: [A, B, C]}
    assert talk.say(0, A).offers() == {0: [B, C, DONE]}
    assert talk.say(0, DONE).result == [(A,)]


def test_after_the_last_thing_there_is_nothing_to_ask() -> None:
    assert Talk(choose_several(0, [A, B, C], 1, 2)).say(0, C).result == [(C,)]


def test_none_may_be_enough() -> None:
    assert Talk(choose_several(0, [A, B], 0, 2)).say(0, DONE).result == [()]


def test_nothing_is_asked_where_there_is_nothing_to_choose_from() -> None:
    for things, most in (([], 2), ([A], 0)):
        with pytest.raises(StopIteration) as done:
            next(choose_several(0, things, 0, most))
        assert done.value.value == ()


def test_more_than_there_are_cannot_be_asked_for() -> None:
    with pytest.raises(AssertionError, match="3 of 2 things cannot be chosen"):
        next(choose_several(0, [A, B], 3, 3))


def test_equal_things_are_one_option_as_often_as_they_are_there() -> None:
    talk = Talk(choose_several(0, [A, A, B], 2, 2))
    assert talk.offers() == {0: [A]}
    assert talk.say(0, A).offers() == {0: [A, B]}
    assert talk.say(0, A).result == [(A, A)]


def test_only_what_can_become_a_whole_that_fits_is_offered() -> None:
    talk = Talk(choose_several(0, numbers(1, 3, 6, 7), 2, 3, whole=SEVEN))
    assert talk.offers() == {0: numbers(1)}, "3 and 6 are too much already"
    assert talk.say(0, ("n", 1)).offers() == {0: numbers(3, 6)}
    assert talk.say(0, ("n", 3)).result == [tuple(numbers(1, 3))], "nothing fits any more"


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(
    values=st.lists(st.integers(0, 6), max_size=6),
    bounds=st.tuples(st.integers(0, 3), st.integers(0, 4)),
    whole=st.booleans(),
)
def test_every_choice_that_fits_can_be_made_in_one_way_and_no_other(
    values: list[int], bounds: tuple[int, int], whole: bool
) -> None:
    things = numbers(*sorted(values))
    least, most = min(*bounds, len(things)), min(max(bounds), len(things))
    wanted = {c for n in range(least, most + 1) for c in combinations(things, n)}
    if whole:
        wanted = {c for c in wanted if at_most_seven(c)}
    if wanted:
        fits = SEVEN if whole else None
        assert ways(lambda: choose_several(0, things, least, most, whole=fits)) == wanted


# --- what a client is told ---


def test_the_ask_says_what_can_be_marked_in_all() -> None:
    talk = Talk(choose_several(0, [A, B, C, D], 2, 3, whole=Whole(lambda _: True, "a.rule")))
    assert talk.ask is not None
    marking = talk.ask.marking(0)
    assert marking is not None
    assert (list(marking.things), marking.least, marking.most) == ([A, B, C, D], 2, 3)
    assert marking.whole is not None
    assert marking.whole.rule == "a.rule"
    assert talk.ask.marking(1) is None


def test_what_was_picked_one_by_one_is_taken_into_account() -> None:
    talk = Talk(choose_several(0, [A, B, C, D], 2, 3)).say(0, B)
    assert talk.ask is not None
    marking = talk.ask.marking(0)
    assert marking is not None
    assert (list(marking.things), marking.least, marking.most) == ([C, D], 1, 2)
    assert marking.chosen == (B,)


def pair(seat: int) -> Flow[tuple[Key, ...]]:
    return choose_several(seat, [A, B, C], 2, 2)


def test_in_a_blind_choice_every_seat_marks_its_own() -> None:
    talk = Talk(together(table(), lambda: {0: lambda: pair(0), 1: lambda: pair(1)}))
    assert talk.ask is not None
    markings = [talk.ask.marking(seat) for seat in (0, 1)]
    assert [m is not None and m.least for m in markings] == [2, 2]
    talk.say(0, A).say(0, C)
    assert talk.ask.marking(0) is None, "it is done"
    talk.say(0, REVISE)
    again = talk.ask.marking(0)
    assert again is not None
    assert again.chosen == ()


# --- marked in any order ---


def test_marks_are_answers_in_the_order_of_the_asks() -> None:
    talk = Talk(choose_several(0, [A, B, B, C], 1, 3))
    assert talk.ask is not None
    marking = talk.ask.marking(0)
    assert marking is not None
    for marked in permutations([C, B, B]):
        assert in_order(marking, marked) == [B, B, C]
    assert in_order(marking, [B]) == [B, DONE], "one might go on"
    assert in_order(marking, [C]) == [C], "nothing comes after it"
    assert in_order(marking, [A, B, C]) == [A, B, C]


def test_what_cannot_be_marked_is_refused_whole() -> None:
    talk = Talk(choose_several(0, numbers(1, 3, 6), 1, 3, whole=SEVEN))
    assert talk.ask is not None
    marking = talk.ask.marking(0)
    assert marking is not None
    for marked, why in (
        (numbers(3, 6), "do not go together"),
        (numbers(1, 1), "cannot be marked so often"),
        (numbers(2), "cannot be marked."),
    ):
        with pytest.raises(ValueError, match=why):
            in_order(marking, marked)
    assert in_order(marking, numbers(6, 1)) == numbers(1, 6), "nothing more would fit"


# --- at a table ---


def holding(session: Session[Salon]) -> list[int]:
    state = session.run.state
    return [state.pack.faces[card] for card in state.zones[HAND]]


def differing(*words: str) -> Session[Salon]:
    """A salon in which seat 0 holds two different cards, and has said these words."""
    session = begin(*[(word,) for word in words], secret=b"two different cards")
    assert len(set(holding(session))) == 2
    return session


def test_a_person_marks_in_any_order() -> None:
    one, two = differing("mark"), differing("mark")
    cards = [("pick", face) for face in holding(one)]
    one.answers(0, cards, one.numbers[0])
    two.answers(0, cards[::-1], two.numbers[0])
    assert holding(one) == holding(two) == []
    assert one.log.text() == two.log.text()


def test_a_person_who_marks_less_than_the_most_is_done_too() -> None:
    session = begin(("mark",))
    first = holding(session)[0]
    session.answers(0, [("pick", first)], session.numbers[0])
    assert session.ask is not None
    assert session.ask.about == ("turn", 0)
    assert len(holding(session)) == 1


def test_a_person_may_mark_nothing() -> None:
    session = begin(("mark",))
    session.answers(0, [], session.numbers[0])
    assert session.ask is not None
    assert session.ask.about == ("turn", 0)


def test_nothing_is_an_answer_only_where_one_may_mark_nothing() -> None:
    session = begin()
    with pytest.raises(Refused, match="at least one key") as refusal:
        session.answers(0, [])
    assert refusal.value.code == "malformed"


def test_a_late_marking_is_refused() -> None:
    session = begin(("mark",))
    for keys in ([], [("pick", holding(session)[0])]):
        with pytest.raises(Refused) as refusal:
            session.answers(0, keys, session.numbers[0] - 1)
        assert refusal.value.code == "stale"


def test_a_marking_that_does_not_fit_is_refused_by_its_rule_and_changes_nothing() -> None:
    for secret in range(30):  # until somebody is dealt two equal cards
        session = begin(("mark",), secret=b"%d" % secret)
        face, other = holding(session)
        if face == other:
            break
    before = snapshot(session), session.log.text()
    with pytest.raises(Refused, match="do not go together") as refusal:
        session.answers(0, [("pick", face), ("pick", face)], session.numbers[0])
    assert (refusal.value.code, refusal.value.rule) == ("not-offered", "mark.differ")
    with pytest.raises(Refused, match="cannot be marked"):
        session.answers(0, [("pick", face), ("pick", 9)], session.numbers[0])
    assert (snapshot(session), session.log.text()) == before


def test_what_was_marked_together_is_taken_back_together() -> None:
    session = differing("peek", "mark")
    before = holding(session)
    session.answers(0, [("pick", face) for face in before])
    session.undo(0)
    assert holding(session) == before
    assert session.ask is not None
    left = session.ask.marking(0)
    assert left is not None
    assert left.chosen == ()
    again = replay(session.rules, session.log.lines, session.secret)
    assert again.log.text() == session.log.text()
    session.undo(0)
    assert session.ask.about == ("turn", 0)
