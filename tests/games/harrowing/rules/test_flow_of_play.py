"""The flow of play: no turns, the floor, what is resolved before all else."""

from __future__ import annotations

import pytest

from gloam.games.harrowing.rules.flow_of_play import offers
from gloam.games.harrowing.state import (
    FEAST,
    LUST,
    SEDUCE,
    STANDARD,
    WANDER,
    Harrowing,
    Outcome,
    bag,
    discards,
)
from gloam.kernel.core.asks import WAIT
from gloam.kernel.core.dice import Dice
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.session import Session
from tests.games.harrowing.playing import (
    BLANK,
    FAULT,
    GRACE,
    RULES,
    face,
    harrowing,
    proves,
    sixes,
)
from tests.games.harrowing.stand_ins import book

NORTH, SOUTH = 0, 2
FAR = [("gate", 0, 0, "open"), ("yard", 5, 5, "open")]


@proves("harrowing", "flow.no-turns", "flow.two-states", "action.any-number")
def test_whoever_is_first_acts_as_often_as_it_can() -> None:
    table = harrowing(3, rolls=[BLANK] * 3, omens=3)
    assert table.ask.seats() == (0, 1, 2)
    table.act(SEDUCE, seat=2).act(SEDUCE, seat=2).act(SEDUCE, seat=2)
    assert table.game.omens[2] == 0
    assert {key[0] for key in table.options(2)} == {"invoke", "wait"}
    table.script([BLANK])
    table.act(SEDUCE, seat=0)
    assert table.rolled()[-1] == ("rolled", 0, LUST, 0, 0)
    assert ("wait",) not in harrowing(1).options()  # there is nobody to wait for


@proves("harrowing", "flow.one-at-a-time", "flow.own-too", "flow.refusals")
def test_nothing_is_begun_before_what_was_begun_is_resolved() -> None:
    table = harrowing(2, fate_up=("wound", "calm"), fate_down="dark")
    table.invoke(1)
    assert table.asked == (0, "assign")
    assert table.options(1) == []
    assert {key[0] for key in table.options(0)} == {"sin"}
    table.sins(0, 0, 0)
    assert table.is_open


def in_the_open(secret: bytes) -> Session[Harrowing]:
    session = Session.begin(RULES, 2, secret, (b"a", b"b"))
    for seat in (0, 1):
        session.answer(seat, ("marker", seat))
        for sin in range(7):
            session.answer(seat, ("value", sin, 1))
        session.answer(seat, ("confirm",))
    return session


@proves("harrowing", "flow.first-command", "flow.refusals")
def test_an_answer_to_a_question_that_has_moved_on_is_refused() -> None:
    begun = (in_the_open(bytes([n])) for n in range(9))
    session = next(one for one in begun if len(one.numbers) == 2)  # no Ambush lies there
    old = dict(session.numbers)
    first, second = old
    session.answer(first, ("act", SEDUCE), old[first])
    omens = session.run.state.omens[:]
    with pytest.raises(Refused):
        session.answer(second, ("act", SEDUCE), old[second])  # which is still open to it
    assert session.run.state.omens == omens


@proves("harrowing", "effigy.open-choice")
def test_two_may_set_their_sins_in_the_same_instant() -> None:
    session = Session.begin(RULES, 2, b"s", (b"a", b"b"))
    for seat in (0, 1):
        session.answer(seat, ("marker", seat))
    old = session.numbers[0]
    session.answer(1, ("value", 0, 3))
    session.answer(0, ("value", 6, 2), old)  # not late: its own question is the same
    assert session.run.state.sheets[0].base[6] == 2


@proves("harrowing", "flow.bot-floor", "flow.no-passing")
def test_when_all_wait_the_hunted_effigy_must_invoke() -> None:
    table = harrowing(3, hunted=1)
    for seat in (1, 2, 0):
        table.answer(*WAIT, seat=seat)
    assert table.asked == (1, "floor")
    assert table.options() == [("invoke", 0, 0), ("invoke", 0, 1), ("invoke", 0, 2)]


@proves("harrowing", "flow.bot-floor")
def test_without_a_card_the_first_with_an_action_acts_and_the_floor_goes_left() -> None:
    table = harrowing(3, hunted=0, fate_up=(), fate_down="", omens={0: 0}, rolls=[BLANK])
    table.game.zones[bag(STANDARD)] = []
    assert table.asked[0] == 1  # the hunted effigy has nothing to do
    for seat in (1, 2):
        table.answer(*WAIT, seat=seat)
    assert table.asked == (1, "floor")
    assert table.options()[0] == ("act", SEDUCE)
    table = harrowing(3, rolls=[BLANK])
    table.act(SEDUCE, seat=1)
    assert table.ask.seat == 2


@proves("harrowing", "goal.loss-stuck")
def test_lost_when_nobody_can_do_anything() -> None:
    empty = (bag(STANDARD), discards(STANDARD))
    table = harrowing(2, omens=0, fate_up=("lurker",), fate_down="", empty=empty)
    table.invoke(1)  # it pays one omen
    table.script([BLANK])
    table.act(SEDUCE)
    assert table.outcome is Outcome.LOST


@proves("harrowing", "flow.prompt-order")
def test_several_effigies_decide_in_seat_order_from_the_one_that_acts() -> None:
    table = harrowing(4, fate_up=("rain", "calm"))
    table.invoke(1, seat=2)
    for seat in (3, 0, 1):
        assert table.asked == (seat, "assign")
        table.sins(0)
    assert table.is_open


@proves("harrowing", "flow.trigger-order")
def test_the_acting_effigy_orders_what_is_due_at_once() -> None:
    spots = [("gate", 0, 0, "open"), ("mire", 0, -1, "open")]
    table = harrowing(2, foes={1: ["leech"]}, spots=spots, at={1: "mire"}, rolls=[GRACE])
    table.act(WANDER).answer("seat", 1)
    assert table.asked == (1, "move")
    table.answer("go", 2)  # away from the mire: only the leech waits for it
    assert table.asked == (1, "assign")
    table.sins(0)
    table = harrowing(1, foes={0: ["leech"]}, spots=spots, rolls=[FAULT, FAULT], omens=5)
    table.script([5])
    table.act(WANDER).answer("go", 0)
    assert table.asked == (0, "order")
    table.answer("due", 1)
    assert table.game.omens == [2]  # the mire first
    table.sins(LUST)


@proves("harrowing", "flow.trigger-order")
def test_the_order_of_what_says_the_same_is_not_asked() -> None:
    spots = [("gate", 0, 0, "open"), ("mire", 0, -1, "open"), ("inn", 0, 1, "open")]
    foes = {0: ["leech", "tick"]}
    table = harrowing(1, foes=foes, spots=spots, rolls=[BLANK], omens=5)
    table.act(WANDER).answer("go", SOUTH)
    assert table.asked == (0, "assign")
    table.sins(LUST, LUST)
    assert table.asked == (0, "move")  # it wanders on
    table = harrowing(1, foes=foes, spots=spots, rolls=[BLANK], omens=5)
    table.act(WANDER).answer("go", NORTH)
    assert table.options() == [("due", 0), ("due", 2)]  # one of the two that are alike, or the mire
    table.answer("due", 0).sins(LUST)
    assert table.options() == [("due", 0), ("due", 1)]


@proves("harrowing", "flow.trigger-order", "adversary.threat-instances")
def test_the_order_of_equal_threats_is_not_asked() -> None:
    table = harrowing(1, foes={0: ["rat", "tick"]}, rolls=[FAULT])
    table.act(FEAST).sins(LUST, LUST)
    assert table.is_open
    table = harrowing(1, foes={0: ["rat", "tick", "jailer"]}, rolls=[FAULT])
    table.act(FEAST)
    assert table.options() == [("due", 0), ("due", 1)]
    table.answer("due", 1).sins(LUST, LUST)
    assert table.is_open


@proves("harrowing", "flow.do-what-you-can")
def test_what_is_impossible_is_skipped_and_the_rest_carried_out() -> None:
    table = harrowing(1, fate_up=("storm", "calm"), omens=9)
    table.invoke(1)  # there is no room for the second omen
    table.sins(LUST)
    assert table.game.omens == [10]
    assert not harrowing(1).call("line", -1, 0, -1).told()  # what is not there is not done


@proves("harrowing", "flow.forced-invocations", "ambush.forced", "invoke.from-deck")
def test_an_effect_orders_an_invocation_in_the_middle_for_its_printed_eyes() -> None:
    table = harrowing(1, fate_up=("lure", "calm"), draws=["dark"], omens=0)
    table.invoke(1)
    assert table.game.omens == [3]  # one for the lure, two for the card of the deck
    assert table.discards() == ["dark", "lure"]


@proves("harrowing", "seat.left")
def test_left_is_the_next_seat_that_is_still_in_the_game() -> None:
    table = harrowing(4, hunted=1)
    table.game.at[2] = -1
    assert table.game.left_of(1) == 3
    assert table.game.left_of(3) == 0


@proves("harrowing", "seat.bots")
def test_a_world_for_a_bot_shows_what_its_seat_sees_and_nothing_of_the_unknown() -> None:
    table = harrowing(2)
    world = RULES.resample(table.game, 1, Dice(b"bot"), ())
    assert world.imagined
    assert world.zones[2] == table.game.zones[2]
    assert offers(world) == offers(table.game)


@proves("harrowing", "omen.own", "omen.spend")
def test_an_effigy_pays_for_itself_alone() -> None:
    table = harrowing(2, omens={0: 1, 1: 10})
    assert table.offered("act", 0) == [(SEDUCE,), (5,)]
    assert not table.may("act", FEAST, seat=0)
    table = harrowing(1, omens=1).call("pay", 0, 2, -1, -1, -1)
    assert table.game.omens == [1]
    table = harrowing(1, omens=3).call("pay", 0, 2, -1, -1, -1).answer("yes")
    assert table.game.omens == [1]
    assert table.says("paid") == [("paid", 0, 2)]
    one, other = book().texts[face("storm")].effect[::-1]  # gain an omen, or take corruption
    table = harrowing(1, omens=2).call("pay", 0, 2, one, other, -1).answer("yes")
    assert table.game.omens == [1]
    table = harrowing(1, omens=2).call("pay", 0, 2, one, other, -1).answer("no")
    assert (table.game.omens, table.asked) == ([2], (0, "assign"))


def test_a_floor_survives_the_damned() -> None:
    table = harrowing(2, spots=FAR, corrupt={0: sixes(0, 1, 2)})
    assert table.ask.seats() == (0, 1)
