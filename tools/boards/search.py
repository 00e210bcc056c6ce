"""`python -m tools.boards.search sawmill 20000 7 out.toml`: a board nearer to the facts' measures.

A seeded local search: it moves and turns the solid things that are free (stacks, racks, machines),
moves walls between spaces and lengthens curtains, and keeps what lessens the distance to the
targets. Zones, Doors, Windows, entries, special spaces and whatever a board's file lists under
`keep` stay as they were designed. It stops after so many tries, so that a seed gives the same board
everywhere (a last word is its heat: little mends a board that is good); what comes out is looked at
as a plan, then measured exactly by the tests.
"""

from __future__ import annotations

import random
import re
import sys
import tomllib
from copy import deepcopy
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any

from gloam.games.stifling_dark.rules.board import walls_and_curtains as solid
from gloam.games.stifling_dark.rules.board.board_file import (
    FOLDER,
    SCREENS,
    SOLIDS,
    Pair,
    Source,
    cell_of,
    edge_pairs,
    source_of,
)
from gloam.games.stifling_dark.rules.board.lattice import (
    Cell,
    around,
    beside,
    cells,
    pairs,
    triangles,
)
from tools.boards.graph import CUTS, Graph
from tools.boards.openness import Openness, Segment

CELLS, PAIRS, TRIANGLES = tuple(cells()), tuple(pairs()), tuple(triangles())
FREE_EDGES = ("wall", "fence", "block", "curtain")
TURNS = "=" + SCREENS
# What the quick measures of `openness` should come to: the exact ones are a little higher.
OPEN = {"sawmill": (35.5, 5.6, 7.9), "amusement_park": (33.5, 5.2, 8.4)}


@dataclass
class Draft:
    """A board on its way: what its file says, with grid and edges apart."""

    told: dict[str, Any]
    grid: list[list[str]]
    edges: dict[Pair, str]

    def copy(self) -> Draft:
        return Draft(self.told, [list(row) for row in self.grid], dict(self.edges))

    def source(self, name: str) -> Source:
        told = deepcopy(self.told)
        told["grid"] = "\n".join("".join(row) for row in self.grid)
        told["edges"] = {}
        source = source_of(name, told)
        source.edges.update(self.edges)
        return source


class Search:
    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.chance = random.Random(seed)
        told = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
        edges: dict[Pair, str] = {}
        for kind, lines in told.pop("edges").items():
            for line in lines:
                edges |= dict.fromkeys(edge_pairs(line), kind)
        grid = [list(row) for row in told.pop("grid").split()]
        self.draft = Draft(told, grid, edges)
        self.open = Openness()
        source = self.draft.source(name)
        self.zone = source.zone
        self.kept = protected(source, told)
        self.fixed_edges = {
            pair
            for pair, kind in edges.items()
            if kind not in FREE_EDGES or self.is_designed(source, pair)
        }

    def is_designed(self, source: Source, pair: Pair) -> bool:
        zones = {source.zone.get(cell, "") for cell in pair}
        return bool(zones & set(source.rest.get("keep", ""))) or len(zones) > 1

    def cost(self, draft: Draft, most: float) -> float:
        """How far from everything wanted; at least `most` is enough to know."""
        source = draft.source(self.name)
        graph = Graph(source)
        total = graph.cost(self.name, most)
        curtains = stretches([pair for pair, kind in draft.edges.items() if kind == "curtain"])
        total += 2.0 * max(0, len(curtains) - 14) + 0.5 * sum(max(0, run - 5) for run in curtains)
        if total >= most:
            return total
        self.open.set(segments(source))
        sight, inside, outside = self.openness(source, graph)
        for found, wanted, weight in zip(
            (sight, inside, outside), OPEN[self.name], (60.0, 40.0, 40.0), strict=True
        ):
            total += weight * max(0.0, abs(found / wanted - 1) - 0.02)
        return total

    def openness(self, source: Source, graph: Graph) -> tuple[float, float, float]:
        seen = self.open.seen()
        lattice = self.open.cells
        number = [graph.number.get(cell, -1) for cell in lattice]
        within = graph.within[8]
        count = 0
        for one, other in zip(
            self.open.one[seen].tolist(), self.open.other[seen].tolist(), strict=True
        ):
            a, b = number[one], number[other]
            if a >= 0 and b >= 0 and within[a] >> b & 1:
                count += 2
        best = self.open.best_aims([n >= 0 for n in number])
        sums = {True: [0, 0], False: [0, 0]}
        for n, cell in enumerate(lattice):
            if number[n] >= 0:
                tally = sums[cell in source.zone]
                tally[0] += int(best[n])
                tally[1] += 1
        return (
            count / len(graph.near),
            sums[True][0] / sums[True][1],
            sums[False][0] / sums[False][1],
        )

    def run(self, tries: int, hottest: float = 1.2) -> None:
        now = self.cost(self.draft, float("inf"))
        best, best_draft = now, self.draft.copy()
        thing, edge = self.move_thing, self.move_edge
        moves = (thing, thing, self.turn_thing, edge, self.turn_edge, self.move_curtain)
        for turn in range(tries):
            heat = hottest * (1 - turn / tries) ** 2 + 0.01
            trial = self.draft.copy()
            for _ in range(self.chance.choice((1, 1, 2, 3))):
                self.chance.choice(moves)(trial)
            limit = now - heat * log(1 - self.chance.random())  # a little worse is kept, too
            cost = self.cost(trial, limit)
            if cost < limit:
                self.draft, now = trial, cost
                if cost < best:
                    best, best_draft = cost, trial.copy()
            if turn % 500 == 0:
                print(turn, round(now, 2), round(best, 2), flush=True)
        self.draft = best_draft

    def move_thing(self, draft: Draft) -> None:
        """A solid thing and a general space change places; it may turn."""
        things = [cell for cell in CELLS if self.is_thing(draft, cell)]
        row, column = self.chance.choice(things)
        zone = self.letter((row, column))
        spots = [
            cell
            for cell in CELLS
            if cell not in self.kept
            and draft.grid[cell[0]][cell[1]] == zone
            and self.letter(cell) == zone
        ]
        if self.chance.random() < 0.5:
            near = [c for c in spots if abs(c[0] - row) <= 2 and abs(c[1] - column) <= 2]
            spots = near or spots
        if not spots:
            return
        there = self.chance.choice(spots)
        thing = draft.grid[row][column]
        if zone == "." and self.chance.random() < 0.5:
            thing = self.chance.choice(TURNS)
        draft.grid[row][column] = zone
        draft.grid[there[0]][there[1]] = thing

    def turn_thing(self, draft: Draft) -> None:
        things = [cell for cell in CELLS if self.is_thing(draft, cell)]
        row, column = self.chance.choice(things)
        outside = self.letter((row, column)) == "."
        draft.grid[row][column] = self.chance.choice(TURNS if outside else "+" + SCREENS)

    def move_edge(self, draft: Draft) -> None:
        """Take a free wall away, put one elsewhere: mostly where another one ends."""
        free = [p for p, kind in draft.edges.items() if kind in CUTS and p not in self.fixed_edges]
        if free and self.chance.random() < 0.8:
            del draft.edges[self.chance.choice(free)]
        source = draft.source(self.name)
        spots = self.open_pairs(draft, source)
        joined = [pair for pair in spots if self.is_joined(draft, pair)]
        if self.chance.random() < 0.8:
            pair = self.chance.choice(joined if joined and self.chance.random() < 0.8 else spots)
            draft.edges[pair] = "wall" if pair[0] in source.zone else "fence"

    def turn_edge(self, draft: Draft) -> None:
        """A wall becomes something that stops movement only, or the other way round."""
        source = draft.source(self.name)
        edges = [p for p, kind in draft.edges.items() if kind == "block"]
        edges += [
            p for p, kind in draft.edges.items() if kind in CUTS and p not in self.fixed_edges
        ]
        if edges:
            pair = self.chance.choice(edges)
            wall = "wall" if pair[0] in source.zone else "fence"
            draft.edges[pair] = wall if draft.edges[pair] == "block" else "block"

    def move_curtain(self, draft: Draft) -> None:
        """A curtain grows shorter somewhere, or longer."""
        curtains = [pair for pair, kind in draft.edges.items() if kind == "curtain"]
        if not curtains:
            return
        free = [pair for pair in curtains if pair not in self.fixed_edges]
        if free and self.chance.random() < 0.4:
            del draft.edges[self.chance.choice(free)]
        spots = self.open_pairs(draft, draft.source(self.name))
        ends = {cell for pair in curtains for cell in pair}
        beside_one = [pair for pair in spots if pair[0] in ends or pair[1] in ends]
        spots = [pair for pair in beside_one if touches(pair, curtains)]
        if spots and self.chance.random() < 0.7:
            draft.edges[self.chance.choice(spots)] = "curtain"

    def open_pairs(self, draft: Draft, source: Source) -> list[Pair]:
        """Neighbours with nothing between them, where something could be put."""
        return [
            pair
            for pair in PAIRS
            if pair not in draft.edges
            and source.kept(pair[0])
            and source.kept(pair[1])
            and source.zone.get(pair[0]) == source.zone.get(pair[1])
            and source.zone.get(pair[0], ".") not in source.rest.get("keep", "")
            and not {source.at(pair[0]), source.at(pair[1])} & set("DBX~")
        ]

    def is_joined(self, draft: Draft, pair: Pair) -> bool:
        """Does a wall here go on from another, or from something solid?"""
        both = set(around(pair[0])) & set(around(pair[1]))
        for cell in both:
            if draft.grid[cell[0]][cell[1]] in "#" + SOLIDS:
                return True
            for one in pair:
                if (min(cell, one), max(cell, one)) in draft.edges:
                    return True
        return False

    def is_thing(self, draft: Draft, cell: Cell) -> bool:
        character = draft.grid[cell[0]][cell[1]]
        return cell not in self.kept and character in "=+" + SCREENS

    def letter(self, cell: Cell) -> str:
        """What would be here without the thing: yard, or the Zone's letter."""
        return self.zone.get(cell, ".").lower()


def touches(pair: Pair, others: list[Pair]) -> bool:
    """Does a wall across this pair meet one across another? They have a triangle in common."""
    return any(
        len({*pair, *other}) == 3 and any(a in around(b) for a in pair for b in other if a != b)
        for other in others
    )


def stretches(edges: list[Pair]) -> list[int]:
    """How long each run of curtains is."""
    left, found = set(edges), []
    while left:
        run = [left.pop()]
        for pair in run:
            joined = {other for other in left if touches(pair, [other])}
            left -= joined
            run += sorted(joined)
        found.append(len(run))
    return found


def protected(source: Source, told: dict[str, Any]) -> set[Cell]:
    """Points that stay as they are: beside Doors, Windows and entries, and what is listed."""
    kept = {cell_of(at) for at in told.get("kept", ())}
    for cell in CELLS:
        if source.at(cell) == "D":
            kept |= {cell, *around(cell)}
        zone = source.zone.get(cell, "")
        if zone and zone in source.rest.get("keep", ""):
            kept |= {cell, *around(cell)}
    for pair, kind in source.edges.items():
        if kind in ("window", "open", "red", "green", "blue"):
            kept |= set(pair)
    for ride in source.rest.get("rides", ()):
        for one, other in (*ride["carriages"], *ride["boarding"], *ride["dashed"]):
            for at in (cell_of(one), cell_of(other)):
                kept |= {at}
    for escape in source.rest.get("escapes", {}).values():
        kept |= {cell_of(at) for spots in escape["fixed"].values() for at in spots}
    return kept


def segments(source: Source) -> set[Segment]:
    """Everything that stops sight, as lines."""
    walls = solid.Walls()
    walled = solid.walled_pairs(source)
    corners: dict[Cell, list[Any]] = {cell: [] for cell in CELLS}
    loose: list[solid.Stroke] = []
    for triangle in TRIANGLES:
        solid.join_triangle(source, triangle, walled, walls, corners, loose)
    found = {(stroke.one, stroke.other) for stroke in (*walls.strokes, *loose)}
    for character, one, other in solid.solid_rows(source):
        if character in SCREENS:
            found.add((one, other))
        else:
            piece = solid.eight_sided(one, other, *solid.SIZES[0])
            half = len(piece) // 2
            found |= {(piece[i], piece[i + half]) for i in (0, 1)}
            if one != other:
                found.add((one, other))
    return found


def written(draft: Draft, text: str) -> str:
    """The board's file with another grid and other edges."""
    rows = "\n".join("".join(row) for row in draft.grid)
    text = re.sub(
        r"grid = (\"\"\"|''')\n.*?\n(\"\"\"|''')",
        lambda _: f"grid = '''\n{rows}\n'''",
        text,
        flags=re.S,
    )
    lines = ["[edges]"]
    kinds = dict.fromkeys(draft.edges.values())
    for kind in kinds:
        told = [word(pair) for pair, other in sorted(draft.edges.items()) if other == kind]
        lines.append(f"{kind} = [")
        lines += [f'  "{"  ".join(told[i : i + 8])}",' for i in range(0, len(told), 8)]
        lines.append("]")
    return re.sub(r"\[edges\]\n.*?(?=\n\n#|\n\n\[)", lambda _: "\n".join(lines), text, flags=re.S)


def word(pair: Pair) -> str:
    one, other = pair
    direction = next(d for d in ("E", "SW", "SE") if beside(one, d) == other)
    return f"{one[0]},{one[1]} {direction}"


def main(name: str, tries: str, seed: str, out: str, heat: str = "1.2") -> None:
    search = Search(name, int(seed))
    search.run(int(tries), float(heat))
    source = search.draft.source(name)
    graph = Graph(source)
    search.open.set(segments(source))
    print(search.openness(source, graph), graph.links, graph.unlinked, graph.cost(name, 1000.0))
    print(graph.measures())
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    Path(out).write_text(written(search.draft, text), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
