"""What a layout lacks: it is held against what a game really shows in random games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloam.kernel.core.asks import WATCHER
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run
from gloam.kernel.present.layout import PLACELESS, WIDTHS, Layout, Screen
from gloam.kernel.present.scene import Node
from gloam.kernel.present.words import Wordbook

ASKS: Final = 400  # of a random game that are played; it is looked at every tenth time
EVERY: Final = 10


def lint(rules: Rules[Any], layout: Layout, words: Wordbook) -> list[str]:  # of any state
    """Messages that are missing, and nodes that have no place, in one random game for every
    number of players. Takes about a second a number."""
    missing = [key for key in sorted(layout.messages()) if key not in words]
    wrong = {f"{words.where} has no message {key!r}": None for key in missing}
    for seats in rules.players:
        run = Run.start(rules, seats, Dice(b"layout"))
        chance = Dice(b"answers")
        for number in range(ASKS):
            if run.ask is None:
                break
            if number % EVERY == 0:
                wrong |= dict.fromkeys(misplaced_at(run, layout))
            options = run.ask.options
            run.send(run.ask.seat, options[chance.roll(len(options))])
    return list(wrong)


def misplaced_at(run: Run[Any], layout: Layout) -> list[str]:  # a run of any game
    """The nodes that have no place, at one position, for all who look at it."""
    rules, state = run.rules, run.state
    shared = [*rules.fixed(state), *rules.public(state)]
    return [
        told
        for seat in (*range(state.seats), WATCHER)
        for told in misplaced(layout, [*shared, *rules.private(state, seat)], seat)
    ]


def region_of(layout: Layout, screen: Screen, nodes: Mapping[str, Node], id: str, seat: int) -> str:
    """The region that a node is drawn in when `seat` looks; empty if it has none.

    A node in a container that is in the scene is drawn where that is, unless it is lifted out.
    `nodes` are all nodes of the scene, those of the fixed part too, by id.
    """
    node = nodes[id]
    inside = node.within in nodes
    owner = owner_of(nodes, id)
    for rule in layout.place:
        if rule.holds(screen) and (rule.lift or not inside) and rule.fits(node, owner, seat):
            return rule.region if rule.region in screen.regions else ""
    return region_of(layout, screen, nodes, node.within, seat) if inside else ""


def owner_of(nodes: Mapping[str, Node], id: str) -> int:
    """The owner of a node, or of the nearest container that has one; -1 for nobody."""
    node: Node | None = nodes[id]
    while node is not None and node.owner < 0:
        node = nodes.get(node.within)
    return node.owner if node is not None else -1


def mode_of(layout: Layout, nodes: Mapping[str, Node], seat: int) -> str:
    """The mode that holds: the first whose node is in the scene."""
    for mode in layout.modes:
        for id, node in nodes.items():
            if mode.when.fits(node, owner_of(nodes, id), seat):
                return mode.name
    return ""


def misplaced(layout: Layout, shown: Sequence[Node], seat: int) -> list[str]:
    """The nodes of a scene that have no place at some width, each told in a sentence."""
    nodes = {node.id: node for node in shown}
    mode = mode_of(layout, nodes, seat)
    wrong: list[str] = []
    for width in WIDTHS:
        screen = layout.screen(width, mode)
        for node in shown:
            kind = str(node.__struct_config__.tag)
            if kind not in PLACELESS and not region_of(layout, screen, nodes, node.id, seat):
                during = f" in mode {mode}" if mode else ""
                wrong.append(f"{kind} {node.id!r} has no place on the {width} screen{during}")
    return wrong
