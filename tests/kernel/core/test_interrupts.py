"""Interrupts under asks of several seats: nobody who is gone is asked, no offer is stale."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gloam.kernel.core.asks import (
    PASS,
    REVISE,
    WAIT,
    Ask,
    Flow,
    Gone,
    Key,
    afresh,
    anew,
    choose,
    party,
)
from gloam.kernel.core.forms import race, together, window
from gloam.kernel.core.several import choose_several
from tests.kernel.talking import Talk, opened, table

A, B, C = ("a",), ("b",), ("c",)
CONTROL = {PASS, WAIT, REVISE}


class Hall:
    """Seats with cards in hand. An interrupt takes a card from a hand, or a seat away."""

    def __init__(self, hands: dict[int, list[Key]]) -> None:
        self.hands = hands
        self.game = table(len(hands))

    def offers(self) -> dict[int, Sequence[Key]]:
        return {seat: tuple(hand) for seat, hand in self.hands.items()}

    def party(self) -> Ask | None:
        """Which of what all who are there hold?"""
        keys = [key for key in (A, B, C) if all(key in hand for hand in self.hands.values())]
        return party(list(self.hands), (*keys, ("nothing",))) if self.hands else None

    def flows(self) -> dict[int, Callable[[], Flow[Any]]]:
        return {seat: partial(self._give, seat) for seat in self.hands}

    def _give(self, seat: int) -> Flow[Any]:
        things = list(self.hands[seat])
        return choose_several(seat, things, min(2, len(things)), 2)

    def lose(self, seat: int, key: Key) -> None:
        if key in self.hands.get(seat, ()):
            self.hands[seat].remove(key)

    def leave(self, seat: int) -> None:
        self.hands.pop(seat, None)


def hall(seats: int = 3) -> Hall:
    return Hall({seat: [A, B, C] for seat in range(seats)})


FORMS: dict[str, Callable[[Hall], Flow[Any]]] = {
    "party": lambda here: anew(here.party),
    "race": lambda here: race(here.offers),
    "window": lambda here: window(here.game, here.offers),
    "together": lambda here: together(here.game, here.flows),
    "afresh": lambda here: afresh(
        lambda: choose_several(0, here.hands[0], 0, 2) if here.hands.get(0) else None
    ),
}
every_form = pytest.mark.parametrize("form", FORMS)


def nothing_is_stale(here: Hall, talk: Talk[Any]) -> None:
    assert talk.ask is not None
    assert talk.ask.seat in talk.ask.seats()
    for seat in talk.ask.seats():
        assert seat in here.hands, f"seat {seat} is asked and is gone"
        assert talk.ask.offer(seat), f"seat {seat} is asked and offered nothing"
        held = {*here.hands[seat], *CONTROL, ("nothing",), ("done",)}
        assert set(talk.ask.offer(seat)) <= held, "something is offered that is gone"


@every_form
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_whatever_happens_between_ask_and_answer_nothing_stale_is_asked(
    form: str, data: st.DataObject
) -> None:
    here = hall()
    talk: Talk[Any] = Talk(FORMS[form](here))
    for _ in range(25):
        if talk.ask is None:
            break
        nothing_is_stale(here, talk)
        happens = data.draw(st.sampled_from(("answer", "answer", "lose", "leave")))
        if happens == "answer":
            seat = data.draw(st.sampled_from(talk.ask.seats()))
            talk.say(seat, data.draw(st.sampled_from(list(talk.ask.offer(seat)))))
            continue
        seat = data.draw(st.sampled_from(range(3)))
        if happens == "lose":
            here.lose(seat, data.draw(st.sampled_from((A, B, C))))
        else:
            here.leave(seat)
        talk.interrupt()
    if talk.gone:
        assert not here.hands or form == "afresh"
    if talk.result and form == "together":
        for seat, keys in talk.result[0].items():
            assert set(keys) <= set(here.hands[seat])


@every_form
def test_when_nobody_is_left_the_flow_meets_gone(form: str) -> None:
    here = hall(2)
    talk: Talk[Any] = Talk(FORMS[form](here))
    here.leave(0)
    talk.interrupt()
    if form != "afresh":  # which asks seat 0 alone
        assert talk.ask is not None
        assert talk.ask.seats() == (1,)
        here.leave(1)
        talk.interrupt()
    assert talk.gone


@pytest.mark.parametrize("form", ["party", "race", "window", "together"])
def test_with_nobody_to_ask_there_is_nothing_to_ask(form: str) -> None:
    with pytest.raises(Gone):
        next(FORMS[form](Hall({})))


def test_a_race_goes_to_those_who_are_left() -> None:
    here = hall()
    talk: Talk[Any] = Talk(race(here.offers)).say(0, WAIT).say(1, WAIT)
    here.leave(2)
    talk.interrupt()
    assert not talk.result, "who waited may think again"
    talk.say(1, WAIT).say(0, WAIT)
    assert talk.result == [(-1, WAIT)]


def test_a_window_does_not_wait_for_who_has_left() -> None:
    here = hall()
    talk: Talk[Any] = Talk(window(here.game, here.offers)).say(1, PASS)
    here.leave(0)
    talk.interrupt()
    assert talk.say(2, PASS).say(1, PASS).result == [None]
    assert [seat for seat, _, _ in opened(here.game)] == [1, 2]


# --- together ---


def test_a_part_that_is_still_possible_is_kept() -> None:
    here = hall(2)
    talk: Talk[Any] = Talk(together(here.game, here.flows)).say(0, A).say(0, B).say(1, A)
    here.lose(0, C)
    talk.interrupt()
    assert talk.offers() == {0: [REVISE], 1: [B, C]}
    assert talk.say(1, C).result == [{0: (A, B), 1: (A, C)}]


def test_a_part_that_names_what_is_gone_is_made_anew() -> None:
    here = hall(2)
    talk: Talk[Any] = Talk(together(here.game, here.flows, opens={0: -1, 1: -1}))
    talk.say(0, A).say(0, B).say(1, A)
    here.lose(0, B)
    talk.interrupt()
    assert talk.offers() == {0: [A], 1: [B, C]}
    talk.say(1, C).say(0, A).say(0, C)
    assert talk.result == [{0: (A, C), 1: (A, C)}]
    assert opened(here.game) == [(0, 2, -1), (1, 2, -1)], "only what counts is opened"


def test_when_the_last_who_was_thinking_leaves_the_others_are_done() -> None:
    here = hall(2)
    talk: Talk[Any] = Talk(together(here.game, here.flows)).say(0, A).say(0, B)
    here.leave(1)
    talk.interrupt()
    assert talk.result == [{0: (A, B)}]


def test_who_has_nothing_to_choose_is_not_asked() -> None:
    here = Hall({0: [A, B, C], 1: []})
    talk: Talk[Any] = Talk(together(here.game, here.flows))
    assert talk.offers() == {0: [A, B]}
    assert talk.say(0, A).say(0, B).result == [{0: (A, B), 1: ()}]


# --- afresh ---


def two_asks() -> Flow[tuple[Key, Key]]:
    one: Key = yield choose(0, [A, B])
    two: Key = yield choose(0, [A, B])
    return one, two


def test_a_flow_that_is_made_afresh_forgets_its_first_answers() -> None:
    talk = Talk(afresh(two_asks)).say(0, A).interrupt().say(0, B).say(0, B)
    assert talk.result == [(B, B)]
