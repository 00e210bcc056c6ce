"""Chase, played by its rules. The plan of the house is in `content/boards/house.toml`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from scipy.stats import chisquare

from examples.chase.house import CELLAR, DOORS, SPACES, bits, members
from examples.chase.state import ACT, HUNT, STEAL
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import COVER, PARTY, WATCHER, Ask, Key, sees
from gloam.kernel.core.dice import Dice, ScriptedDice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import ROLL, Entry, transcript
from gloam.kernel.hidden.graph import Belief
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.scene import Overlay, Token
from gloam.kernel.present.show import scene
from tests.battery.playing import positions
from tests.playing import Table, seat

FIGURE, HUNTER = 0, 1  # seats
PORCH = 27
EVERYWHERE = bits(SPACES)
ALL_DOORS = bits(DOORS)


def house(
    phase: int,
    *figures: int,
    hunters: tuple[int, int, int] = (PORCH, PORCH, PORCH),
    shut: tuple[int, ...] = (),
    lamps: tuple[int, ...] = (),
    belief: int = 0,
    steps: int = 2,
    **more: int,
) -> Table:
    """A game in full swing. All doors are open but these; the hunters know nothing.

    The next roll gives so many steps.
    """

    def arrange(game: Any) -> None:  # the state of Chase
        game.phase, game.figures, game.hunters = phase, list(figures), list(hunters)
        game.doors = ALL_DOORS & ~bits(shut)
        game.lamps = bits(lamps)
        game.beliefs = [Belief.at(belief or EVERYWHERE & ~bits(hunters)) for _ in figures]
        for name, value in more.items():
            setattr(game, name, value)

    options = {"figures": "two"} if len(figures) > 1 else {}
    return seat("chase", rolls=[steps - 1], options=options, arrange=arrange)


def steal(table: Table, *spaces: int) -> Table:
    """The figure's steps, to these spaces; it stays for those that are missing."""
    for space in spaces:
        table.answer("go", space)
    while about(table)[0] == "steal":
        table.answer("stay")
    return table


def about(table: Table) -> tuple[object, ...]:
    """The prompt of the open ask."""
    about = table.ask.about
    return about if isinstance(about, tuple) else (about,)


def rest(table: Table, hunters: int = 3) -> Table:
    for _ in range(hunters):
        table.answer("rest")
    return table


def reachable(table: Table) -> set[int]:
    """Where the one who is asked can go."""
    return {key[1] for key in table.options() if key[0] == "go"}


def possible(table: Table, figure: int = 0) -> set[int]:
    """Where the hunters hold the figure to be."""
    return set(members(table.game.beliefs[figure].places))


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
    assert (game.figures, game.lamps, game.touched, game.round) == ([0], 0, 0, 1)
    assert ALL_DOORS & ~game.doors == bits([2, 4, 11, 12, 13])


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
    table = house(STEAL, 21, hunters=(20, PORCH, PORCH), belief=bits([21]), shut=(7,))
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


# --- what light shows, and what is remembered ---


@proves("chase", "light.shows")
def test_the_figure_is_seen_where_a_step_ends_in_light_and_when_light_falls_on_it() -> None:
    table = steal(house(STEAL, 20, lamps=(29,)), 29, 20)
    assert table.told(HUNTER) == [("seen", 0, 29), ("stole", 0)]
    assert possible(table) == {19, 20, 21}, "it had a step or two left"
    table = steal(house(STEAL, 20, lamps=(29,)), 29)
    assert table.told(HUNTER) == [("seen", 0, 29), ("seen", 0, 29), ("stole", 0)]
    assert possible(table) == {29}
    table = house(HUNT, 33, hunters=(29, PORCH, PORCH)).answer("switch", 29)
    assert table.told()[-1] == ("seen", 0, 33)
    table = house(HUNT, 34, hunters=(29, PORCH, PORCH)).answer("beam").answer("shine", "east")
    assert table.told()[-1] == ("seen", 0, 34)
    assert possible(table) == {34}


@proves("chase", "memory.nothing-found")
def test_where_light_or_a_hunter_finds_nothing_the_figure_is_not() -> None:
    table = house(HUNT, 50, hunters=(19, 29, PORCH)).answer("go", 20)
    everywhere = set(SPACES) - {19, 29, PORCH}
    assert possible(table) == everywhere - {20}
    table.answer("rest").answer("switch", 29)
    assert possible(table) == everywhere - {20, 28, 30, 31, 32, 33}
    rest(table, 2)
    steal(table)
    assert not possible(table) & {28, 30, 31, 32, 33}  # it cannot have stopped in the light


@proves("chase", "memory.steps-left")
def test_a_sighting_on_the_way_tells_how_many_steps_can_be_left() -> None:
    """The lamp in the kitchen shows 29. From 20 that takes one step or, with a rest, two."""
    table = house(STEAL, 20, lamps=(29,), belief=bits([20]), steps=3).answer("go", 29)
    layers = table.game.beliefs[0].layers
    assert [spent for spent, places in enumerate(layers) if places] == [1, 2]
    dice = Dice(b"left")
    worlds = [imagine(table.run, HUNTER, dice) for _ in range(200)]
    assert {world.state.left for world in worlds if world is not None} == {1, 2}
    table.answer("go", 20).answer("go", 21)
    assert possible(table) == {19, 20, 21}
    # Done after one step: it cannot have been on its way any longer.
    table = house(STEAL, 20, lamps=(29,), belief=bits([20]), steps=1).answer("go", 29)
    assert possible(table) == {29}
    assert table.game.beliefs[0].points == ()


@proves("chase", "memory.exact")
@pytest.mark.parametrize(("seed", "figures"), [(1, "one"), (2, "one"), (3, "one"), (2, "two")])
def test_the_hunters_remember_exactly_where_figures_can_be(seed: int, figures: str) -> None:
    """Against all the ways figures could have gone that look the same to the hunters."""
    chance = random.Random(seed)
    options = {"figures": figures}
    truth = Run.start(seat("chase").run.rules, 2, Dice(b"exact"), options)
    rolled = seat("chase", options=options)
    worlds = {one_world(rolled.run): rolled.run}
    compared = 0
    for _ in range(140):
        ask = truth.ask
        if ask is None or len(worlds) > 700:  # two figures can be in very many places
            break
        key = eager(chance, list(ask.options))
        if ask.seat == HUNTER and key[0] == "go" and key[1] in truth.state.figures:
            key = ("rest",)  # a chase that ends at once shows little
        seen = transcript(new_entries(truth, ask.seat, key), HUNTER)
        if not sees(ask.told, HUNTER) and not seen:
            continue  # nobody noticed anything
        worlds = {
            one_world(twin): twin
            for world in worlds.values()
            for twin in noticed(world, ask, key, seen)
        }
        for figure, belief in enumerate(truth.state.beliefs):
            held = {world.state.figures[figure] for world in worlds.values()}
            if 0 not in held:
                assert held == set(members(belief.places))
                compared += 1
            if belief.points:
                spent = {world.state.left for world in worlds.values()}
                layers = [k for k, places in enumerate(belief.layers) if places]
                assert spent == {n - k for k in layers for n in range(k + 1, 4)}
    assert compared > (50 if figures == "one" else 5)


def noticed(world: Run[Any], ask: Ask, key: Key, seen: list[Entry]) -> Iterator[Run[Any]]:
    """The ways a world can go on so that the hunters notice the same: every roll, every step."""
    assert world.ask is not None
    known = sees(ask.told, HUNTER) and (ask.seat == HUNTER or ask.audience)
    for other in [key] if known else world.ask.options:
        if other not in world.ask.options:
            continue
        for rolled in range(3):
            twin = world.copy()
            twin.state.dice = dice = ScriptedDice([rolled])
            told = transcript(new_entries(twin, world.ask.seat, other), HUNTER)
            if told == seen:
                yield twin
            elif not told and not sees(ask.told, HUNTER):
                yield from noticed(twin, ask, key, seen)
            if dice.rolls:
                break  # nothing was rolled: one way is all there is


def one_world(run: Run[Any]) -> tuple[object, ...]:
    return (*run.state.figures, run.state.left)


@pytest.mark.parametrize("figures", [(50,), (50, 22)])
def test_imagined_figures_are_wherever_the_hunters_hold_them_possible(
    figures: tuple[int, ...],
) -> None:
    table = house(STEAL, *figures, belief=bits([22, 50, 57]), steps=3)
    dice = Dice(b"where")
    for _ in range(3):
        worlds = [imagine(table.run, HUNTER, dice) for _ in range(300)]
        for figure in range(len(figures)):
            places = {world.state.figures[figure] for world in worlds if world is not None}
            assert places == possible(table, figure)
        left = Counter(world.state.left for world in worlds if world is not None)
        assert sorted(left) == [1, 2, 3]
        assert chisquare(list(left.values())).pvalue > 1e-4
        own = imagine(table.run, FIGURE, dice)
        assert own is not None
        assert own.state.figures == table.game.figures
        table.answer("stay")  # once more in the midst of the secret steps
    assert about(table)[0] == "act"


@pytest.mark.parametrize("figures", ["one", "two"])
def test_imagining_hardly_ever_falls_back(figures: str) -> None:
    dice = Dice(b"falls back")
    tried = failed = 0
    for seed in range(6):
        for run in positions(seat("chase").run.rules, seed, 3, {"figures": figures}, 40):
            for by in range(3):
                tried += 1
                failed += imagine(run, by, dice) is None
    assert tried > 500
    assert failed <= tried * 0.01, f"no world at {failed} of {tried} asks"


def test_only_the_figure_sees_itself_until_all_know_where_it_is() -> None:
    table = steal(house(STEAL, 50))
    assert [figures(table, by) for by in (FIGURE, HUNTER, WATCHER)] == [["space-50"], [], []]
    table = house(STEAL, 20, lamps=(29,)).answer("go", 29)
    assert [figures(table, by) for by in (FIGURE, HUNTER, WATCHER)] == [["space-29"]] * 3
    table.answer("stay")
    assert [figures(table, by) for by in (FIGURE, HUNTER, WATCHER)] == [["space-29"]] * 3
    remembered = [
        node.spaces
        for node in scene(table.run, HUNTER).private
        if isinstance(node, Overlay) and node.id == "belief-1"
    ]
    assert remembered == [("space-29",)]
    # Seen on its way, it has gone on: only the figure sees where to.
    table = house(STEAL, 20, lamps=(29,), steps=3).answer("go", 29).answer("go", 20)
    shown = [figures(table, by) for by in (FIGURE, HUNTER, WATCHER)]
    assert shown == [["space-29", "space-20"], ["space-29"], ["space-29"]]


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
    return [node.within for node in nodes if isinstance(node, Token) and node.icon == "figure"]


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
