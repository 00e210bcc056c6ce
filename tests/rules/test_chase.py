"""Chase, played by its rules. The plan of the house is in `board/house.toml`."""

from __future__ import annotations

import random
from typing import Any

import pytest

from examples.chase.house import CELLAR, DOORS, SPACES, bits, members
from examples.chase.state import ACT, HUNT, STEAL
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import PARTY, WATCHER
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import Entry, transcript
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.scene import Overlay, Token
from gloam.kernel.present.show import scene
from tests.playing import Table, seat

FIGURE, HUNTER = 0, 1  # seats
PORCH = 27
EVERYWHERE = bits(SPACES)
ALL_DOORS = bits(DOORS)


def house(
    phase: int,
    figure: int,
    hunters: tuple[int, int, int] = (PORCH, PORCH, PORCH),
    shut: tuple[int, ...] = (),
    lamps: tuple[int, ...] = (),
    **more: int,
) -> Table:
    """A game in full swing. All doors are open but these; the hunters know nothing."""

    def arrange(game: Any) -> None:  # the state of Chase
        game.phase, game.figure, game.hunters = phase, figure, list(hunters)
        game.doors = ALL_DOORS & ~bits(shut)
        game.lamps = bits(lamps)
        game.belief = EVERYWHERE & ~bits(hunters)
        for name, value in more.items():
            setattr(game, name, value)

    return seat("chase", arrange=arrange)


def steal(table: Table, *spaces: int) -> Table:
    """The figure's steps, to these spaces; it stays for those that are missing."""
    for space in spaces:
        table.answer("go", space)
    for _ in range(2 - len(spaces)):
        table.answer("stay")
    return table


def rest(table: Table, hunters: int = 3) -> Table:
    for _ in range(hunters):
        table.answer("rest")
    return table


def reachable(table: Table) -> set[int]:
    """Where the one who is asked can go."""
    return {key[1] for key in table.options() if key[0] == "go"}


def possible(table: Table) -> set[int]:
    """Where the hunters hold the figure to be."""
    return set(members(table.game.belief))


def winners(table: Table) -> tuple[int, ...]:
    assert table.run.result is not None
    return table.run.result.winners


def why_not(table: Table, by: int) -> list[tuple[str, tuple[str, ...]]]:
    return [(no.rule, no.touches) for no in table.run.rules.blocked(table.game, by, table.ask)]


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
    assert (game.figure, game.lamps, game.touched, game.round) == (0, 0, 0, 1)
    assert ALL_DOORS & ~game.doors == bits([2, 4, 11, 12, 13])


@proves("chase", "setup.hide")
def test_the_figure_hides_in_the_cellar_and_nobody_sees_where() -> None:
    table = seat("chase")
    assert [key[1] for key in table.options(FIGURE)] == list(CELLAR) == list(range(48, 61))
    table.answer("hide", 57)
    assert table.game.figure == 57
    assert possible(table) == set(CELLAR)
    assert table.ask.about == ("steal", 1)
    assert table.told() == [("hid",), ("round", 1)]
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
    assert table.ask.about == ("steal", 1)
    assert table.told()[-4:] == [("rests", 1), ("rests", 2), ("rests", 3), ("round", 2)]
    steal(table).answer("lurk")
    assert table.ask.about == ("hunt", 1)


@proves("chase", "figure.steps")
def test_two_secret_steps_to_linked_spaces_or_staying() -> None:
    table = house(STEAL, 29)
    assert reachable(table) == {20, 28, 30, 32}
    table.answer("go", 30)
    assert table.game.figure == 30
    assert ("stay",) in table.options()
    assert reachable(table) == {29, 33, 34}
    table.answer("go", 34)
    assert table.game.figure == 34
    assert table.ask.about == "act"
    assert table.told(HUNTER) == [("stole",)]
    assert steal(house(STEAL, 29)).game.figure == 29


@proves("chase", "house.shut-door")
def test_nobody_goes_through_a_shut_door_and_no_light_falls_through() -> None:
    table = house(STEAL, 30, shut=(10,))
    assert reachable(table) == {29, 33}
    assert why_not(table, FIGURE) == [("house.shut-door", ("door-10",))]
    table = house(HUNT, 34, (30, PORCH, PORCH), shut=(10,))
    assert reachable(table) == {29, 33}
    assert why_not(table, HUNTER) == [("house.shut-door", ("door-10",))]
    table.answer("beam")
    assert ("shine", "east") not in table.options()
    table = house(HUNT, 35, (29, PORCH, PORCH), shut=(10,)).answer("beam").answer("shine", "east")
    assert table.told() == [("shines", 1, "east")]  # 30 is lit, 34 and 35 are not
    assert {30, 34, 35} & possible(table) == {34, 35}


@proves("chase", "figure.not-through-hunters")
def test_the_figure_cannot_step_onto_a_hunter() -> None:
    table = house(STEAL, 21, (20, PORCH, PORCH))
    assert reachable(table) == {22}
    assert why_not(table, FIGURE) == [("figure.not-through-hunters", ("space-20",))]
    steal(table, 22, 21)
    # Nor can it have come past one: beyond 20 there is nothing new that it could have reached.
    table = house(STEAL, 21, (20, PORCH, PORCH), belief=bits([21]), shut=(7,))
    assert possible(steal(table)) == {21, 22, 23}


@proves("chase", "figure.acts")
def test_after_its_steps_the_figure_acts_once_in_the_open() -> None:
    table = steal(house(STEAL, 18))
    assert table.options() == [("touch", 18), ("lurk",)]
    table.answer("lurk")
    assert table.told(HUNTER)[-1] == ("lurks",)
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
    assert table.told(HUNTER) == [("touches", 18, 1)]
    assert possible(table) == {18}
    steal(rest(table))
    assert ("touch", 18) not in table.options()
    assert why_not(table, FIGURE) == [("figure.touch", ("sigil-18",))]
    assert ("touch", 17) not in house(ACT, 17).options()  # no sigil here


# --- the hunters' turn ---


@proves("chase", "hunters.turn")
def test_each_hunter_moves_twice_and_does_one_deed_in_any_order() -> None:
    table = house(HUNT, 50, (21, 21, 21))
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
    table = house(HUNT, 22, (20, PORCH, PORCH)).answer("go", 21)
    assert table.run.result is None
    table.answer("go", 22)
    assert winners(table) == (HUNTER,)
    assert table.told()[-1] == ("caught", 1, 22)
    assert figures(table, WATCHER) == ["space-22"]
    table = house(HUNT, 22, (PORCH, PORCH, 21), hunter=2, moves=1, deeds=0).answer("go", 22)
    assert table.told() == [("goes", 3, 22), ("caught", 3, 22)]  # no new round begins


@proves("chase", "hunters.door")
def test_a_hunter_opens_and_shuts_doors_beside_it() -> None:
    table = house(HUNT, 50, (30, 34, PORCH), shut=(10,))
    assert ("open", 10) in table.options()
    assert ("open", 7) not in table.options()  # not beside it
    table.answer("open", 10)
    assert 34 in reachable(table)
    assert possible(table) == set(SPACES) - {30, 34, PORCH}  # that was no figure
    table.answer("rest").answer("shut", 10)
    assert 30 not in reachable(table)


@proves("chase", "hunters.lamp", "light.room")
def test_a_lamp_lights_its_whole_room_until_it_is_switched_off() -> None:
    table = house(HUNT, 50, (29, 29, PORCH)).answer("switch", 29)
    assert lit(table) == {28, 29, 30, 31, 32, 33}
    table.answer("rest").answer("switch", 29)
    assert lit(table) == set()
    assert table.told() == [("lamp-on", 29), ("rests", 1), ("lamp-off", 29)]
    table = house(HUNT, 33, (29, PORCH, PORCH), lamps=(29,)).answer("switch", 29)
    assert table.told() == [("lamp-off", 29)]  # darkness shows nothing
    table = house(HUNT, 33, (29, PORCH, PORCH)).answer("switch", 29)
    assert table.told() == [("lamp-on", 29), ("seen", 33)]
    assert ("switch", 29) not in house(HUNT, 50, (30, PORCH, PORCH)).options()


@proves("chase", "light.three-lamps")
def test_a_fourth_lamp_cannot_be_switched_on() -> None:
    table = house(HUNT, 50, (29, PORCH, PORCH), lamps=(3, 13, 38))
    assert ("switch", 29) not in table.options()
    assert why_not(table, HUNTER) == [("light.three-lamps", ("lamp-29",))]
    table = house(HUNT, 50, (29, PORCH, PORCH), lamps=(3, 13))
    assert ("switch", 29) in table.options()
    assert why_not(table, HUNTER) == []
    table = house(HUNT, 50, (29, PORCH, PORCH), lamps=(3, 13, 29))
    assert ("switch", 29) in table.options()  # it burns, and can be switched off


@proves("chase", "hunters.beam")
def test_a_beam_lights_a_straight_line_as_far_as_spaces_are_linked() -> None:
    table = house(HUNT, 50, (35, PORCH, PORCH)).answer("beam")
    shown = {choice.key[1]: choice.preview for choice in scene(table.run, HUNTER).choices}
    assert shown == {
        "north": ("space-23",),
        "east": ("space-36",),
        "south": ("space-38",),
        "west": ("space-28", "space-29", "space-30", "space-34"),
    }
    table.answer("shine", "west")
    assert possible(table) == set(SPACES) - {35, PORCH, 28, 29, 30, 34}
    assert ("beam",) not in house(HUNT, 50, (54, PORCH, PORCH), shut=(14, 15)).options()


# --- what light shows, and what is remembered ---


@proves("chase", "light.shows")
def test_the_figure_is_seen_where_its_steps_end_in_light_and_when_light_falls_on_it() -> None:
    table = steal(house(STEAL, 20, lamps=(29,)), 29, 28)
    assert table.told(HUNTER) == [("stole",), ("seen", 28)]
    assert possible(table) == {28}
    table = steal(house(STEAL, 30, lamps=(29,)), 29, 20)  # only where it ends
    assert table.told(HUNTER) == [("stole",)]
    table = house(HUNT, 33, (29, PORCH, PORCH)).answer("switch", 29)
    assert table.told()[-1] == ("seen", 33)
    table = house(HUNT, 34, (29, PORCH, PORCH)).answer("beam").answer("shine", "east")
    assert table.told()[-1] == ("seen", 34)
    assert possible(table) == {34}


@proves("chase", "memory.nothing-found")
def test_where_light_or_a_hunter_finds_nothing_the_figure_is_not() -> None:
    table = house(HUNT, 50, (19, 29, PORCH)).answer("go", 20)
    everywhere = set(SPACES) - {19, 29, PORCH}
    assert possible(table) == everywhere - {20}
    table.answer("rest").answer("switch", 29)
    assert possible(table) == everywhere - {20, 28, 30, 31, 32, 33}
    rest(table, 2)
    steal(table)
    assert not possible(table) & {28, 30, 31, 32, 33}  # it cannot have stopped in the light


@proves("chase", "memory.exact")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_hunters_remember_exactly_where_the_figure_can_be(seed: int) -> None:
    """Against all the ways the figure could have gone that look the same to the hunters."""
    chance = random.Random(seed)
    truth = Run.start(seat("chase").run.rules, 2, Dice(b"exact"))
    worlds = [truth.copy()]
    for _ in range(110):
        ask = truth.ask
        if ask is None:
            break
        key = eager(chance, list(ask.options))
        if ask.seat == HUNTER and key == ("go", truth.state.figure):
            key = ("rest",)  # a chase that ends at once shows little
        seen = transcript(new_entries(truth, ask.seat, key), HUNTER)
        found: dict[int, Run[Any]] = {}
        for world in worlds:
            assert world.ask is not None
            secret = ask.seat == FIGURE and not ask.audience
            for other in world.ask.options if secret else [key]:
                twin = world.copy()
                if other in world.ask.options:
                    entries = new_entries(twin, ask.seat, other)
                    if transcript(entries, HUNTER) == seen:
                        found[twin.state.figure] = twin
        worlds = list(found.values())
        assert set(found) == set(members(truth.state.belief))
    assert truth.state.round > 5


def test_imagined_figures_are_wherever_the_hunters_hold_it_possible() -> None:
    table = house(STEAL, 50, belief=bits([22, 50, 57]))
    dice = Dice(b"where")
    for _ in range(2):
        worlds = [imagine(table.run, HUNTER, dice) for _ in range(300)]
        places = {world.state.figure for world in worlds if world is not None}
        assert places == possible(table)
        own = imagine(table.run, FIGURE, dice)
        assert own is not None
        assert own.state.figure == table.game.figure
        table.answer("stay")  # once more in the middle of the step
    assert table.ask.about == "act"


def test_only_the_figure_sees_itself_until_all_know_where_it_is() -> None:
    table = steal(house(STEAL, 50))
    assert [figures(table, by) for by in (FIGURE, HUNTER, WATCHER)] == [["space-50"], [], []]
    table = steal(house(STEAL, 20, lamps=(29,)), 29)
    assert [figures(table, by) for by in (FIGURE, HUNTER, WATCHER)] == [["space-29"]] * 3
    remembered = [
        node.spaces
        for node in scene(table.run, HUNTER).private
        if isinstance(node, Overlay) and node.id == "belief"
    ]
    assert remembered == [("space-29",)]


# --- the end ---


@proves("chase", "end.sigils")
def test_the_figure_wins_with_the_third_sigil() -> None:
    table = house(ACT, 18, touched=bits([1])).answer("touch", 18)
    assert table.run.result is None
    table = house(ACT, 18, touched=bits([1, 57])).answer("touch", 18)
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


# --- helpers ---


def lit(table: Table) -> set[int]:
    nodes = scene(table.run, WATCHER).public
    spaces = next(node.spaces for node in nodes if isinstance(node, Overlay))
    return {int(space.removeprefix("space-")) for space in spaces}


def figures(table: Table, by: int) -> list[str]:
    """Where a seat sees the figure's token."""
    shown = scene(table.run, by)
    nodes = (*shown.public, *shown.private)
    return [node.within for node in nodes if isinstance(node, Token) and node.id == "figure"]


def eager(chance: random.Random, options: list[Any]) -> Any:  # keys
    """A random key, seldom one that does nothing: so that much is seen, and little caught."""
    busy = [key for key in options if key[0] not in ("lurk", "rest", "stay", "go")]
    return chance.choice(busy if busy and chance.random() < 0.6 else options)


def last_step(table: Table) -> list[Entry]:
    """The journal of the step that has just ended."""
    assert table.run.journals is not None
    return table.run.journals[-1]


def new_entries(run: Run[Any], who: int, key: Any) -> list[Entry]:  # of Chase
    """What an answer adds to the journal."""
    run.journals = []
    before = len(run.state.journal or [])
    run.send(who, key)
    journals = [*run.journals, run.state.journal or []]
    return [entry for journal in journals for entry in journal][before:]
