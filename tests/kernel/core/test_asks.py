"""The forms of asks: who may answer, what comes back, and what nobody learns too early."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloam.kernel.core.asks import (
    CHOOSE,
    EVERYONE,
    PARTY,
    PASS,
    RACE,
    REVISE,
    TOGETHER,
    WAIT,
    WINDOW,
    Flow,
    Gone,
    Interrupted,
    Key,
    anew,
    choose,
    party,
    pick,
)
from gloam.kernel.core.forms import race, together, window
from gloam.kernel.core.state import State
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.session import Session
from tests.kernel.salon import COUGH, GRAB, NO, SHOUT, YES, Salon, begin
from tests.kernel.talking import Talk, opened, table

A, B, C = ("a",), ("b",), ("c",)
few = settings(max_examples=40, deadline=None, derandomize=True, database=None)


# --- choose ---


def test_one_seat_is_asked_and_nobody_else() -> None:
    ask = choose(1, [A, B], "discard", audience=0b100)
    assert (ask.form, ask.seat, ask.seats(), ask.about) == (CHOOSE, 1, (1,), "discard")
    assert list(ask.offer(1)) == [A, B]
    assert list(ask.offer(0)) == []
    assert ask.reply(1, B) == B
    assert ask.audience == 0b100
    assert choose(0, [A]).audience == EVERYONE


def test_a_single_option_is_picked_without_asking() -> None:
    with pytest.raises(StopIteration) as done:
        next(pick(1, [A], "discard"))
    assert done.value.value == A
    flow = pick(1, [A, B], "discard", audience=0)
    ask = next(flow)
    assert (ask.seat, ask.about, ask.audience, list(ask.offer(1))) == (1, "discard", 0, [A, B])
    with pytest.raises(StopIteration) as done:
        flow.send(B)
    assert done.value.value == B


# --- party ---


def test_any_of_a_party_answers_for_all() -> None:
    for who in (0, 2):
        talk: Talk[tuple[int, Key]] = Talk(anew(lambda: party([2, 0], [A, B], "where")))
        assert talk.ask is not None
        assert (talk.ask.form, talk.ask.seat, talk.ask.seats()) == (PARTY, 2, (2, 0))
        assert talk.offers() == {2: [A, B], 0: [A, B]}
        assert list(talk.ask.offer(1)) == []
        assert talk.say(who, B).result == [(who, B)]


def test_a_party_that_is_interrupted_is_asked_again() -> None:
    made = anew(lambda: party([0, 1], [A], "where"))
    talk: Talk[tuple[int, Key]] = Talk(made).interrupt().interrupt()
    assert talk.offers() == {0: [A], 1: [A]}
    assert talk.say(1, A).result == [(1, A)]


# --- race ---


def test_whoever_answers_first_acts() -> None:
    talk = Talk(race(lambda: {0: [A], 1: [A, B], 2: [C]}))
    assert talk.ask is not None
    assert talk.ask.form == RACE
    assert talk.offers() == {0: [A, WAIT], 1: [A, B, WAIT], 2: [C, WAIT]}
    assert talk.say(2, C).result == [(2, C)]


def test_who_waits_may_still_act_but_not_wait_again() -> None:
    talk = Talk(race(lambda: {0: [A], 1: [B]})).say(0, WAIT)
    assert talk.offers() == {0: [A], 1: [B, WAIT]}
    assert talk.say(0, A).result == [(0, A)]


def test_when_all_wait_the_floor_rule_applies() -> None:
    for order in permutations((0, 1, 2)):
        talk = Talk(race(lambda: {0: [A], 1: [B], 2: [C]}))
        for seat in order:
            assert not talk.result
            talk.say(seat, WAIT)
        assert talk.result == [(-1, WAIT)]


def test_simulations_meet_a_race_as_seats_in_turn() -> None:
    talk = Talk(race(lambda: {1: [A], 0: [B]}))
    met = []
    while talk.ask is not None:
        met.append(talk.ask.seat)
        assert talk.ask.options == talk.ask.offer(talk.ask.seat)
        talk.say(talk.ask.seat, WAIT)
    assert met == [1, 0]


def test_after_an_interrupt_nobody_waits_any_more() -> None:
    talk = Talk(race(lambda: {0: [A], 1: [B]})).say(0, WAIT).interrupt()
    assert talk.offers() == {0: [A, WAIT], 1: [B, WAIT]}


# --- window ---


def noise(game: State) -> Talk[tuple[int, Key] | None]:
    return Talk(window(game, lambda: {0: [A], 1: [B], 2: []}, "noise"))


def test_a_window_is_open_to_all_at_once() -> None:
    talk = noise(table())
    assert talk.ask is not None
    assert (talk.ask.form, talk.ask.audience) == (WINDOW, 0)
    assert talk.offers() == {0: [A, PASS], 1: [B, PASS], 2: [PASS]}


def test_a_window_closes_when_all_have_passed_and_then_all_learn_of_it() -> None:
    for order in permutations((0, 1, 2)):
        game = table()
        talk = noise(game)
        for done, seat in enumerate(order):
            assert not talk.result, f"closed after {done} passes"
            talk.say(seat, PASS)
        assert talk.result == [None]
        assert opened(game) == [(0, 1, EVERYONE), (1, 1, EVERYONE), (2, 1, EVERYONE)]


def test_the_first_seat_that_acts_is_the_first_in_order_not_in_time() -> None:
    game = table()
    talk = noise(game).say(1, B)
    assert talk.offers() == {0: [A, PASS], 2: [PASS]}, "seat 0 might act before it"
    assert opened(game) == [], "nobody knows yet that seat 1 has acted"
    assert talk.say(0, A).result == [(0, A)]
    assert opened(game) == [(0, 1, EVERYONE)], "what seat 1 had in mind is forgotten"


def test_nobody_waits_for_seats_after_the_one_that_acts() -> None:
    assert noise(table()).say(0, A).result == [(0, A)]
    assert noise(table()).say(0, PASS).say(1, B).result == [(1, B)]
    assert noise(table()).say(1, B).say(0, PASS).result == [(1, B)]


def test_a_pass_before_the_one_that_acts_is_opened_with_it() -> None:
    game = table()
    noise(game).say(1, B).say(0, PASS)
    assert opened(game) == [(0, 1, EVERYONE), (1, 1, EVERYONE)]


def test_the_order_of_the_offers_is_the_order_of_the_seats() -> None:
    talk = Talk(window(table(), lambda: {2: [A], 0: [B]}))
    assert talk.ask is not None
    assert talk.ask.seat == 2
    assert talk.say(0, B).say(2, A).result == [(2, A)]


def test_an_interrupted_window_asks_all_anew() -> None:
    talk = noise(table()).say(1, B).interrupt()
    assert talk.offers() == {0: [A, PASS], 1: [B, PASS], 2: [PASS]}
    assert talk.say(0, PASS).say(1, PASS).say(2, PASS).result == [None]


@few
@given(
    acts=st.lists(st.booleans(), min_size=3, max_size=3),
    order=st.permutations([0, 1, 2]),
)
def test_when_the_answers_come_makes_no_difference_to_a_window(
    acts: list[bool], order: list[int]
) -> None:
    talk = Talk(window(table(), lambda: {seat: [A] for seat in (2, 0, 1)}))
    for seat in order:
        if talk.ask is not None and seat in talk.ask.seats():
            talk.say(seat, A if acts[seat] else PASS)
    acting = [seat for seat in (2, 0, 1) if acts[seat]]
    assert talk.result == [(acting[0], A) if acting else None]


# --- together ---


def pick_two(seat: int, options: Sequence[Key]) -> Flow[tuple[Key, Key]]:
    first = yield choose(seat, options[:-1], "pick")
    second = yield choose(seat, [key for key in options if key > first], "pick")
    return first, second


def secrets(game: State, opens: dict[int, int] | None = None) -> Talk[dict[int, tuple[Key, Key]]]:
    return Talk(
        together(
            game,
            lambda: {1: lambda: pick_two(1, [A, B, C]), 0: lambda: pick_two(0, [A, B])},
            "secret",
            opens,
        )
    )


def test_all_choose_side_by_side_and_results_come_together() -> None:
    talk = secrets(table())
    assert talk.ask is not None
    assert (talk.ask.form, talk.ask.seat, talk.ask.audience) == (TOGETHER, 1, 0)
    assert talk.offers() == {1: [A, B], 0: [A]}
    talk.say(0, A)
    assert talk.offers() == {1: [A, B], 0: [B]}
    talk.say(1, A).say(0, B)
    assert not talk.result
    assert talk.say(1, C).result == [{1: (A, C), 0: (A, B)}]
    assert list(talk.result[0]) == [1, 0], "in the order of the flows"


def test_a_seat_may_change_its_mind_until_the_last_is_done() -> None:
    talk = secrets(table()).say(1, A).say(1, B)
    assert talk.offers() == {1: [REVISE], 0: [A]}
    talk.say(1, REVISE)
    assert talk.offers() == {1: [A, B], 0: [A]}
    talk.say(0, A).say(0, B).say(0, REVISE).say(1, B).say(1, C).say(0, A)
    assert not talk.result
    assert talk.say(0, B).result == [{1: (B, C), 0: (A, B)}]


def test_only_the_last_answers_are_opened_and_only_at_the_end() -> None:
    game = table()
    talk = secrets(game, opens={0: 0b110, 1: EVERYONE})
    talk.say(1, A).say(1, B).say(1, REVISE).say(1, B).say(1, C).say(0, A)
    assert opened(game) == []
    talk.say(0, B)
    assert opened(game) == [(1, 2, EVERYONE), (0, 2, 0b110)]


def test_by_default_nothing_is_opened() -> None:
    game = table()
    secrets(game).say(1, A).say(1, B).say(0, A).say(0, B)
    assert opened(game) == []


def test_simulations_meet_a_blind_choice_in_the_order_of_seats() -> None:
    talk = secrets(table())
    met = []
    while talk.ask is not None:
        met.append(talk.ask.seat)
        assert talk.ask.options == talk.ask.offer(talk.ask.seat)
        talk.say(talk.ask.seat, talk.ask.options[0])
    assert met == [1, 1, 0, 0]


def test_an_interrupted_blind_choice_keeps_every_part() -> None:
    talk = secrets(table()).say(1, A).interrupt()
    assert talk.offers() == {1: [B, C], 0: [A]}


@few
@given(data=st.data())
def test_results_of_a_blind_choice_do_not_depend_on_the_order(data: st.DataObject) -> None:
    """Any mixture of answers and second thoughts; what counts is what each said last."""
    talk = secrets(table())
    last: dict[int, list[Key]] = {0: [], 1: []}
    for _ in range(30):
        if talk.ask is None:
            break
        seat = data.draw(st.sampled_from(talk.ask.seats()))
        key = data.draw(st.sampled_from(list(talk.ask.offer(seat))))
        last[seat] = [] if key == REVISE else [*last[seat], key]
        talk.say(seat, key)
    if talk.result:
        assert talk.result == [{seat: tuple(keys) for seat, keys in last.items()}]


# --- interrupts ---


def test_an_ask_is_made_anew_from_the_changed_state() -> None:
    options = [A, B, C]
    talk = Talk(anew(lambda: choose(0, list(options))))
    options.remove(B)
    talk.interrupt()
    assert talk.offers() == {0: [A, C]}
    assert talk.say(0, C).result == [C]


def test_what_is_asked_about_may_be_gone() -> None:
    present = True

    def flow() -> Flow[str]:
        try:
            yield from anew(lambda: choose(0, [A]) if present else None)
        except Gone:
            yield choose(1, [B])
            return "went on without"
        return "answered"

    talk = Talk(flow())
    present = False
    talk.interrupt()
    assert talk.offers() == {1: [B]}
    assert talk.say(1, B).result == ["went on without"]


def test_nobody_is_asked_when_there_is_nobody_to_ask() -> None:
    with pytest.raises(Gone):
        next(anew(lambda: None))


def test_a_plain_ask_does_not_survive_an_interrupt() -> None:
    """A flow that must go on after interrupts asks with `anew`."""

    def flow() -> Flow[Key]:
        return (yield choose(0, [A]))  # type: ignore[no-any-return]  # a key

    with pytest.raises(Interrupted):
        Talk(flow()).interrupt()


# --- numbers of asks ---


def stale(session: Session[Salon], seat: int, key: Key, number: int) -> bool:
    """Whether an answer to an ask of this number comes too late."""
    if session.numbers[seat] == number:
        session.answer(seat, key, number)
        return False
    before = len(session.log.lines)
    with pytest.raises(Refused, match="Look again, nothing was done") as refusal:
        session.answer(seat, key, number)
    assert refusal.value.code == "stale"
    assert len(session.log.lines) == before
    return True


def test_an_answer_to_an_ask_that_is_answered_is_late() -> None:
    session = begin()
    number = session.numbers[0]
    assert not stale(session, 0, ("add", 1), number)
    assert stale(session, 0, ("add", 1), number), "a double click"
    assert session.run.state.count == 1


def test_in_a_window_no_seat_makes_another_late() -> None:
    session = begin(("open",), seats=3)
    numbers = dict(session.numbers)
    assert sorted(numbers) == [0, 1, 2]
    assert numbers == {0: 2, 1: 1, 2: 1}  # each counts its own asks
    assert not stale(session, 2, PASS, numbers[2])
    assert session.numbers == {0: numbers[0], 1: numbers[1]}
    assert not stale(session, 1, SHOUT, numbers[1])
    assert not stale(session, 0, PASS, numbers[0])
    assert session.run.state.count == 10


def test_a_window_that_reopens_makes_all_late() -> None:
    session = begin(("open",), seats=3)
    numbers = dict(session.numbers)
    session.answer(0, SHOUT, numbers[0])
    assert all(session.numbers[seat] != numbers[seat] for seat in range(3))
    assert stale(session, 1, PASS, numbers[1])
    assert stale(session, 0, SHOUT, numbers[0]), "a double click does not shout twice"


def test_in_a_blind_choice_no_seat_makes_another_late() -> None:
    session = begin(("vote",), seats=3)
    numbers = dict(session.numbers)
    session.answer(0, YES, numbers[0])
    session.answer(2, NO, numbers[2])
    assert session.numbers[1] == numbers[1]
    assert not stale(session, 1, YES, numbers[1])


def test_in_a_blind_choice_a_double_click_is_one_answer() -> None:
    session = begin(("vote",))
    number = session.numbers[0]
    assert not stale(session, 0, YES, number)
    assert stale(session, 0, YES, number)


def test_second_thoughts_make_what_they_replace_late() -> None:
    session = begin(("vote",))
    session.answer(0, YES)
    session.answer(0, YES)
    done = session.numbers[0]
    session.answer(0, REVISE, done)
    assert stale(session, 0, REVISE, done)


def test_who_waits_in_a_race_makes_nobody_late() -> None:
    session = begin(("run",))
    numbers = dict(session.numbers)
    session.answer(0, WAIT, numbers[0])
    assert not stale(session, 1, GRAB, numbers[1])


def test_who_acts_in_a_race_makes_the_others_late() -> None:
    session = begin(("run",))
    numbers = dict(session.numbers)
    session.answer(1, GRAB, numbers[1])
    session.answer(0, ("run",))
    assert stale(session, 0, GRAB, numbers[0])


def test_an_interrupt_makes_an_ask_late_that_is_made_anew() -> None:
    session = begin()
    number = session.numbers[0]
    session.interrupt(1, COUGH)
    assert stale(session, 0, ("add", 1), number)


def test_an_interrupt_leaves_a_window_as_it_is() -> None:
    session = begin(("open",))
    numbers = dict(session.numbers)
    session.interrupt(1, COUGH)
    assert session.numbers == numbers
