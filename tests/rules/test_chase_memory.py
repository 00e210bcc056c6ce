"""Chase: what light shows of the figures, and what the hunters remember."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from scipy.stats import chisquare

from examples.chase.house import SPACES
from examples.chase.state import HUNT, STEAL
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import WATCHER, Ask, Key, sees
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.dice import Dice, ScriptedDice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import Entry, transcript
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.scene import Overlay
from gloam.kernel.present.show import scene
from tests.battery.playing import positions
from tests.playing import seat
from tests.rules.chase_table import (
    FIGURE,
    HUNTER,
    PORCH,
    about,
    eager,
    figures,
    house,
    new_entries,
    possible,
    rest,
    steal,
)

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
    table = house(STEAL, 20, lamps=(29,), belief=mask_of([20]), steps=3).answer("go", 29)
    layers = table.game.beliefs[0].layers
    assert [spent for spent, places in enumerate(layers) if places] == [1, 2]
    dice = Dice(b"left")
    worlds = [imagine(table.run, HUNTER, dice) for _ in range(200)]
    assert {world.state.left for world in worlds if world is not None} == {1, 2}
    table.answer("go", 20).answer("go", 21)
    assert possible(table) == {19, 20, 21}
    # Done after one step: it cannot have been on its way any longer.
    table = house(STEAL, 20, lamps=(29,), belief=mask_of([20]), steps=1).answer("go", 29)
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
    table = house(STEAL, *figures, belief=mask_of([22, 50, 57]), steps=3)
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
