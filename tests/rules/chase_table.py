"""Chase set up for a test, and what can be seen of it."""

from __future__ import annotations

import random
from typing import Any

from examples.chase.house import DOORS, SPACES
from gloam.kernel.core.asks import WATCHER
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import Entry
from gloam.kernel.hidden.graph import Belief
from gloam.kernel.present.scene import Overlay, Token
from gloam.kernel.present.show import scene
from tests.playing import Table, seat

FIGURE, HUNTER = 0, 1  # seats
PORCH = 27
EVERYWHERE = mask_of(SPACES)
ALL_DOORS = mask_of(DOORS)


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
        game.doors = ALL_DOORS & ~mask_of(shut)
        game.lamps = mask_of(lamps)
        game.beliefs = [Belief.at(belief or EVERYWHERE & ~mask_of(hunters)) for _ in figures]
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
