"""The belief equals what trying everything finds, always holds the truth, and is quick."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from time import process_time
from typing import Any, Final

import pytest

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.rules.adversary.adversaries import KINDS
from gloam.games.stifling_dark.rules.adversary.adversary_turn import NO_ROLL
from gloam.games.stifling_dark.rules.adversary.belief import possible_spaces
from gloam.games.stifling_dark.rules.adversary.belief_graph import spaces_in
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    LOCKED,
    NONE,
    NOWHERE,
    Phase,
    StiflingDark,
)
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import transcript
from tests.games.stifling_dark.balance import COUNTS, ENOUGH, PLAIN, POLICY, SCENARIOS, Cell, start
from tests.games.stifling_dark.playing import RULES, Dark, Spot, dark
from tests.games.stifling_dark.yard import DOOR, at

LOOKED_FROM = 1  # a seat of the team
TRIED = ("go", "stalk", "break", "end")
HIGHEST = 4  # of the Sprint die: who stops early covers the others

Told = tuple[object, ...]


# --- everything tried ---


def every_turn(table: Dark, places: int, roll: int) -> dict[Told, list[StiflingDark]]:
    """All turns that the Butcher can take from some places, by what the team is told of them."""
    found: dict[Told, list[StiflingDark]] = defaultdict(list)
    open_runs = [begun_on(table, space, roll) for space in members(places)]
    tried: set[tuple[object, ...]] = set()
    while open_runs:
        run = open_runs.pop()
        assert run.ask is not None
        for key in run.ask.options:
            if key[0] not in TRIED:
                continue
            after = run.copy()
            after.journals = list(run.journals or ())
            after.send(ADVERSARY, key)
            game = after.state
            told = told_by(after)
            if game.phase is not Phase.ADVERSARY:
                found[told].append(game)
                continue
            figure = game.figure
            state = told, figure.space, figure.spent, game.butcher.stalked, game.adversary.broke
            if state not in tried:
                tried.add(state)
                open_runs.append(after)
    return found


def told_by(run: Run[StiflingDark]) -> Told:
    journals = [*(run.journals or ()), run.state.journal or []]
    return tuple([told for journal in journals for told in transcript(journal, LOOKED_FROM)])


def begun_on(table: Dark, space: int, roll: int) -> Run[StiflingDark]:
    game = table.run.copy().state
    game.figure.space = space
    game.adversary.roll = roll
    game.journal = []
    run = Run.at(RULES, game)
    run.journals = []
    return run


LIT = mask_of([at(1, 3), at(2, 3)])


CASES: Final[dict[str, tuple[dict[str, Any], list[Spot], int]]] = {
    "one place": ({}, [(1, 3)], HIGHEST),
    "two places": ({}, [(1, 3), (4, 4)], HIGHEST),
    "a Can": ({"cans": 1 << at(2, 3)}, [(3, 3)], 0),
    "light": ({"bright_spots": LIT, "bright": LIT}, [(0, 4)], 0),
    "a locked Door": ({"gates": [LOCKED, NONE], "blocked": 1 << DOOR}, [(1, 2)], 0),
}


@pytest.mark.parametrize("case", CASES)
def test_the_belief_is_what_trying_everything_finds(case: str) -> None:
    """Turns that tell the team the same end in just those spaces that it holds possible."""
    fields, spots, roll = CASES[case]
    table = dark(spots=[(0, 0), (4, 0)], butcher=spots[0], **fields)
    places = mask_of([at(*spot) for spot in spots])
    assert table.game.figure.belief is not None
    table.game.figure.belief.seen(places)
    table.game.adversary.next_barred = 0 if roll else NO_ROLL
    table.pass_turns()
    assert table.game.phase is Phase.ADVERSARY
    ends = every_turn(table, places, roll)
    assert len(ends) > 10
    for games in ends.values():
        truly = mask_of([game.figure.space for game in games])
        assert all(possible_spaces(game) == truly for game in games)


# --- games of bots ---


def truth_is_held(cell: Cell, chance: random.Random) -> Iterator[float]:
    """A game of bots, looked at before every ask; how long each turn of the Adversary took."""
    run = start(cell)
    turn = 0.0
    for _ in range(ENOUGH):
        ask, game = run.ask, run.state
        if ask is None:
            return
        if game.phase is not Phase.ADVERSARY:  # in its turn the belief waits for what shows
            assert all(is_held(game, figure) for figure in game.figures), (cell, game.round)
        key = (PLAIN if chance.random() < 0.3 else POLICY).choose(game, ask.seat, ask)
        if chance.random() < 0.03:  # what bots would not do
            key = chance.choice(ask.offer(ask.seat))
        hidden = game.phase is Phase.ADVERSARY
        begun = process_time()
        run.send(ask.seat, key)
        turn += process_time() - begun
        if hidden and run.state.phase is not Phase.ADVERSARY:
            yield turn
        if run.state.phase is not Phase.ADVERSARY:
            turn = 0.0


def is_held(game: StiflingDark, figure: Figure) -> bool:
    """Is a figure where it is held possible?"""
    belief = figure.belief
    if belief is None or figure.space == NOWHERE:
        return True
    return bool(spaces_in(game.ground, belief.places) >> figure.space & 1)


def cells(games: int, adversary: str) -> list[Cell]:
    kinds = [(scenario, count) for scenario in SCENARIOS for count in COUNTS]
    found: list[Cell] = []
    for seed in range(games):
        scenario, count = kinds[seed % len(kinds)]
        found.append(Cell(scenario, count, 2 + seed % count, 77_000 + seed, adversary))
    return found


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("adversary", KINDS)
def test_the_belief_holds_the_truth_in_games_of_bots(adversary: str, part: int) -> None:
    for cell in cells(5, adversary)[part::5]:
        turns = list(truth_is_held(cell, random.Random(cell.seed)))
        assert len(turns) >= 3


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("adversary", KINDS)
def test_the_belief_holds_the_truth_in_many_games_of_bots(adversary: str, part: int) -> None:
    for cell in cells(360, adversary)[part::20]:
        for _ in truth_is_held(cell, random.Random(cell.seed)):
            pass
