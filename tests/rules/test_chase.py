"""Chase, played by its rules. The plan of the house is in `content/boards/house.toml`."""

from __future__ import annotations

import pytest

from examples.chase.house import CELLAR, SPACES
from examples.chase.state import ACT, HUNT, STEAL
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import COVER, PARTY, WATCHER
from gloam.kernel.core.bit_sets import mask_of
from gloam.kernel.core.state import ROLL, transcript
from gloam.kernel.present.show import scene
from tests.playing import seat
from tests.rules.chase_table import (
    ALL_DOORS,
    FIGURE,
    HUNTER,
    PORCH,
    about,
    figures,
    house,
    last_step,
    lit,
    possible,
    reachable,
    rest,
    steal,
    why_not,
    winners,
)

# --- setting up ---


@proves("chase", "setup.sides")
def test_any_hunter_answers_for_all() -> None:
    table = seat("chase", seats=4).answer("hide", 50)
    steal(table).answer("lurk")
    assert table.ask.form == PARTY
    assert table.ask.seats() == (1, 2, 3)
    assert table.options(1) == table.options(2) == table.options(3)
    table.answer("rest", seat=3).answer("rest", seat=1)
    assert table.game.hunter == 2
    assert table.options(FIGURE) == []


@proves("chase", "setup.hunters")
@pytest.mark.parametrize("seats", [2, 4])
def test_three_hunters_begin_on_the_porch(seats: int) -> None:
    game = seat("chase", seats=seats).game
    assert game.hunters == [PORCH] * 3
    assert (game.hunter, game.moves, game.deeds) == (0, 2, 1)
    assert (game.figures, game.lamps, game.touched, game.round) == ([0], 0, 0, 1)
    assert ALL_DOORS & ~game.doors == mask_of([2, 4, 11, 12, 13])


@proves("chase", "setup.hide")
def test_the_figure_hides_in_the_cellar_and_nobody_sees_where() -> None:
    table = seat("chase")
    assert [key[1] for key in table.options(FIGURE)] == list(CELLAR) == list(range(48, 61))
    table.answer("hide", 57)
    assert table.game.figures == [57]
    assert possible(table) == set(CELLAR)
    assert about(table)[0] == "steal"
    assert table.told() == [("hid", 0), ("round", 1)]
    other = seat("chase").answer("hide", 48)
    assert transcript(last_step(table), HUNTER) == transcript(last_step(other), HUNTER)
    assert transcript(last_step(table), FIGURE) != transcript(last_step(other), FIGURE)


# --- the figure's turn ---


@proves("chase", "round.order")
def test_the_figure_then_the_hunters_then_a_new_round() -> None:
    table = seat("chase").answer("hide", 50)
    assert (table.ask.seat, table.game.round) == (FIGURE, 1)
    steal(table).answer("lurk")
    assert (table.ask.seat, table.game.round) == (HUNTER, 1)
    rest(table)
    assert (table.ask.seat, table.game.round) == (FIGURE, 2)
    assert about(table)[0] == "steal"
    assert table.told()[-4:] == [("rests", 1), ("rests", 2), ("rests", 3), ("round", 2)]
    steal(table).answer("lurk")
    assert about(table) == ("hunt", 1)


@proves("chase", "setup.figures")
def test_two_figures_hide_and_take_their_turns_one_after_the_other() -> None:
    table = seat("chase", options={"figures": "two"}).answer("hide", 50)
    assert about(table) == ("hide", 2)
    assert possible(table, 1) == set(CELLAR)
    table.answer("hide", 50)  # two may stand on one space
    assert table.told() == [("hid", 1), ("hid", 2), ("round", 1)]
    for number in (1, 2):
        assert about(table)[0] == "steal"
        assert about(table)[-1] == number
        steal(table)
        assert about(table) == ("act", number)
        table.answer("lurk")
    assert about(table) == ("hunt", 1)
    assert rest(table).ask.about[-1] == 1
    assert seat("chase").game.figures == [0]


@proves("chase", "figure.roll")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_only_the_figure_sees_how_many_steps_were_rolled(steps: int) -> None:
    table = house(STEAL, 29, steps=steps)
    for left in range(steps, 0, -1):
        assert about(table) == ("steal", left, 0)
        table.answer("stay")
    assert about(table)[0] == "act"
    journals = table.run.journals or []
    rolled = [entry for journal in journals for entry in journal if entry[0] == ROLL]
    assert rolled == [(ROLL, 1 << FIGURE, 3, steps - 1)]


@proves("chase", "figure.steps")
def test_secret_steps_to_linked_spaces_or_staying() -> None:
    table = house(STEAL, 29)
    assert reachable(table) == {20, 28, 30, 32}
    table.answer("go", 30)
    assert table.game.figures == [30]
    assert ("stay",) in table.options()
    assert reachable(table) == {29, 33, 34}
    table.answer("go", 34)
    assert table.game.figures == [34]
    assert about(table) == ("act", 0)
    assert table.told(HUNTER) == [("stole", 0)]
    assert steal(house(STEAL, 29)).game.figures == [29]


@proves("chase", "figure.secret")
@pytest.mark.parametrize("seat", [HUNTER, WATCHER])
def test_the_hunters_do_not_learn_that_a_step_is_taken(seat: int) -> None:
    one, three = house(STEAL, 29, steps=1), house(STEAL, 29, steps=3)
    shown = scene(one.run, seat)
    assert shown.prompt is not None
    assert (shown.prompt.form, shown.prompt.words.key) == (COVER, "ask-stealing")
    assert (shown.prompt.seats, shown.choices) == ((FIGURE,), ())
    for space in (30, 33):
        assert scene(three.run, seat) == shown
        three.answer("go", space)
    assert scene(three.run, seat) == shown
    before, after = [transcript(table.game.journal, seat) for table in (one, three)]
    assert before == after == []
    one.answer("go", 28)
    three.answer("stay")
    assert transcript(last_step(one), seat) == transcript(last_step(three), seat)
    assert scene(one.run, seat) == scene(three.run, seat)


@proves("chase", "house.shut-door")
def test_nobody_goes_through_a_shut_door_and_no_light_falls_through() -> None:
    table = house(STEAL, 30, shut=(10,))
    assert reachable(table) == {29, 33}
    assert why_not(table, FIGURE) == [("house.shut-door", ("door-10",))]
    table = house(HUNT, 34, hunters=(30, PORCH, PORCH), shut=(10,))
    assert reachable(table) == {29, 33}
    assert why_not(table, HUNTER) == [("house.shut-door", ("door-10",))]
    table.answer("beam")
    assert ("shine", "east") not in table.options()
    table = (
        house(HUNT, 35, hunters=(29, PORCH, PORCH), shut=(10,))
        .answer("beam")
        .answer("shine", "east")
    )
    assert table.told() == [("shines", 1, "east")]  # 30 is lit, 34 and 35 are not
    assert {30, 34, 35} & possible(table) == {34, 35}


@proves("chase", "figure.not-through-hunters")
def test_the_figure_cannot_step_onto_a_hunter() -> None:
    table = house(STEAL, 21, hunters=(20, PORCH, PORCH))
    assert reachable(table) == {22}
    assert why_not(table, FIGURE) == [("figure.not-through-hunters", ("space-20",))]
    steal(table, 22, 21)
    # Nor can it have come past one: beyond 20 there is nothing new that it could have reached.
    table = house(STEAL, 21, hunters=(20, PORCH, PORCH), belief=mask_of([21]), shut=(7,))
    assert possible(steal(table)) == {21, 22, 23, 24, 35}


@proves("chase", "figure.acts")
def test_after_its_steps_the_figure_acts_once_in_the_open() -> None:
    table = steal(house(STEAL, 18))
    assert table.options() == [("touch", 18), ("lurk",)]
    table.answer("lurk")
    assert table.told(HUNTER)[-1] == ("lurks", 0)
    assert table.ask.seat == HUNTER


@proves("chase", "figure.door")
@pytest.mark.parametrize("side", [30, 34])
def test_a_door_that_the_figure_works_tells_the_door_and_not_the_side(side: int) -> None:
    table = house(ACT, side)
    assert ("shut", 10) in table.options()
    table.answer("shut", 10)
    assert not table.game.doors >> 10 & 1
    assert table.told(HUNTER) == [("shuts", 10)]
    assert possible(table) == {30, 34}
    table = house(ACT, side, shut=(10,)).answer("open", 10)
    assert table.game.doors >> 10 & 1
    assert table.told(HUNTER) == [("opens", 10)]
    assert possible(table) == {30, 34}


@proves("chase", "figure.touch")
def test_touching_a_sigil_tells_where_and_works_once() -> None:
    table = house(ACT, 18).answer("touch", 18)
    assert table.told(HUNTER) == [("touches", 0, 18, 1)]
    assert possible(table) == {18}
    steal(rest(table))
    assert ("touch", 18) not in table.options()
    assert why_not(table, FIGURE) == [("figure.touch", ("sigil-18",))]
    assert ("touch", 17) not in house(ACT, 17).options()  # no sigil here


# --- the hunters' turn ---


@proves("chase", "hunters.turn")
def test_each_hunter_moves_twice_and_does_one_deed_in_any_order() -> None:
    table = house(HUNT, 50, hunters=(21, 21, 21))
    table.answer("go", 22).answer("beam").answer("shine", "west")
    assert why_not(table, HUNTER) == [("hunters.turn", ("hunter-1",))]
    assert table.options() == [("go", 21), ("go", 23), ("rest",)]
    table.answer("go", 23)
    assert (table.game.hunter, table.game.hunters) == (1, [23, 21, 21])
    table.answer("go", 20).answer("go", 19)
    assert table.options() == [("beam",), ("rest",)]  # no move is left
    table.answer("rest")
    table.answer("go", 20).answer("rest")
    assert table.game.hunters == [23, 19, 20]
    assert table.ask.seat == FIGURE
    assert table.told()[:3] == [("goes", 1, 22), ("shines", 1, "west"), ("goes", 1, 23)]
    assert table.told()[5:7] == [("rests", 2), ("goes", 3, 20)]
    table = steal(table).answer("lurk")
    assert {"go", "beam"} < {key[0] for key in table.options()}  # all is new in a new turn


@proves("chase", "hunters.catch", "end.caught")
def test_a_hunter_on_the_figures_space_catches_it_and_wins() -> None:
    table = house(HUNT, 22, hunters=(20, PORCH, PORCH)).answer("go", 21)
    assert table.run.result is None
    table.answer("go", 22)
    assert winners(table) == (HUNTER,)
    assert table.told()[-1] == ("caught", 0, 1, 22)
    assert figures(table, WATCHER) == ["space-22"]
    table = house(HUNT, 22, hunters=(PORCH, PORCH, 21), hunter=2, moves=1, deeds=0).answer("go", 22)
    assert table.told() == [("goes", 3, 22), ("caught", 0, 3, 22)]  # no new round begins


@proves("chase", "hunters.catch", "end.caught")
def test_every_figure_must_be_caught_and_a_caught_one_does_nothing_more() -> None:
    table = house(HUNT, 22, 19, hunters=(21, 20, PORCH)).answer("go", 22)
    assert table.told()[-1] == ("caught", 1, 1, 22)
    assert table.run.result is None
    rest(table)
    assert about(table)[-1] == 2, "the other figure goes on alone"
    steal(table).answer("lurk")
    assert about(table) == ("hunt", 1)
    table.answer("rest").answer("go", 19)
    assert winners(table) == (HUNTER,)
    table = house(HUNT, 22, 22, hunters=(21, 20, PORCH)).answer("go", 22)
    assert winners(table) == (HUNTER,), "both at once"


@proves("chase", "hunters.door")
def test_a_hunter_opens_and_shuts_doors_beside_it() -> None:
    table = house(HUNT, 50, hunters=(30, 34, PORCH), shut=(10,))
    assert ("open", 10) in table.options()
    assert ("open", 7) not in table.options()  # not beside it
    table.answer("open", 10)
    assert 34 in reachable(table)
    assert possible(table) == set(SPACES) - {30, 34, PORCH}  # that was no figure
    table.answer("rest").answer("shut", 10)
    assert 30 not in reachable(table)


@proves("chase", "hunters.lamp", "light.room")
def test_a_lamp_lights_its_whole_room_until_it_is_switched_off() -> None:
    table = house(HUNT, 50, hunters=(29, 29, PORCH)).answer("switch", 29)
    assert lit(table) == {28, 29, 30, 31, 32, 33}
    table.answer("rest").answer("switch", 29)
    assert lit(table) == set()
    assert table.told() == [("lamp-on", 29), ("rests", 1), ("lamp-off", 29)]
    table = house(HUNT, 33, hunters=(29, PORCH, PORCH), lamps=(29,)).answer("switch", 29)
    assert table.told() == [("lamp-off", 29)]  # darkness shows nothing
    table = house(HUNT, 33, hunters=(29, PORCH, PORCH)).answer("switch", 29)
    assert table.told() == [("lamp-on", 29), ("seen", 0, 33)]
    assert ("switch", 29) not in house(HUNT, 50, hunters=(30, PORCH, PORCH)).options()


@proves("chase", "light.three-lamps")
def test_a_fourth_lamp_cannot_be_switched_on() -> None:
    table = house(HUNT, 50, hunters=(29, PORCH, PORCH), lamps=(3, 13, 38))
    assert ("switch", 29) not in table.options()
    assert why_not(table, HUNTER) == [("light.three-lamps", ("lamp-29",))]
    table = house(HUNT, 50, hunters=(29, PORCH, PORCH), lamps=(3, 13))
    assert ("switch", 29) in table.options()
    assert why_not(table, HUNTER) == []
    table = house(HUNT, 50, hunters=(29, PORCH, PORCH), lamps=(3, 13, 29))
    assert ("switch", 29) in table.options()  # it burns, and can be switched off


@proves("chase", "hunters.beam")
def test_a_beam_lights_a_straight_line_as_far_as_spaces_are_linked() -> None:
    table = house(HUNT, 50, hunters=(35, PORCH, PORCH)).answer("beam")
    shown = {choice.key[1]: choice.preview for choice in scene(table.run, HUNTER).choices}
    assert shown == {
        "north": ("space-23",),
        "east": ("space-36",),
        "south": ("space-38",),
        "west": ("space-28", "space-29", "space-30", "space-34"),
    }
    table.answer("shine", "west")
    assert possible(table) == set(SPACES) - {35, PORCH, 28, 29, 30, 34}
    assert ("beam",) not in house(HUNT, 50, hunters=(54, PORCH, PORCH), shut=(14, 15)).options()


# --- the end ---


@proves("chase", "end.sigils")
def test_the_figure_wins_with_the_third_sigil() -> None:
    table = house(ACT, 18, touched=mask_of([1])).answer("touch", 18)
    assert table.run.result is None
    table = house(ACT, 18, touched=mask_of([1, 57])).answer("touch", 18)
    assert winners(table) == (FIGURE,)
    assert table.run.result is not None
    assert table.run.result.scores == (1, 0)
    assert table.told()[-1] == ("escapes",)


@proves("chase", "end.dawn")
def test_the_hunters_win_when_the_twentieth_round_is_over() -> None:
    table = rest(house(HUNT, 50, round=19))
    assert table.run.result is None
    table = rest(house(HUNT, 50, round=20))
    assert winners(table) == (HUNTER,)
    assert table.told()[-1] == ("dawn",)
