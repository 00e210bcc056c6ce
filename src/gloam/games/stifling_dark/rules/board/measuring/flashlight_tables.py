"""The light tables of a board, measured once, with whole numbers.

Everything is taken from the centre of the figure's space and multiplied by SCALE, so that
template, lines and walls all have whole coordinates. Whether a line enters a piece of an
obstacle, and whether it meets a space's circle, is decided exactly. *Where* it enters is
a floating number: nothing solid comes within 240 units of a circle, so that is never close.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import atan2, ceil, hypot, isqrt, pi

import numpy as np
import numpy.typing as npt

from gloam.games.stifling_dark.rules.board.flashlight_lines import FANS, LINES, Run, Table
from gloam.games.stifling_dark.rules.board.flashlight_template import (
    AHEAD,
    AIMS,
    BASE,
    FINE,
    QUARTER,
    ROUND,
    SCALE,
    SIDE_COS,
    SIDE_END,
    SIDE_SIN,
    TIP,
    direction,
)
from gloam.games.stifling_dark.rules.board.lattice import CLEARANCE, RADIUS, Point
from gloam.games.stifling_dark.rules.board.printed_board import Board
from gloam.games.stifling_dark.rules.board.walls_and_curtains import Piece

Whole = npt.NDArray[np.int64]
Real = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

FAR = 16000  # a line's length; every covered space is met before
CLOSE = 100.0  # no obstacle may be entered so near to where a space is met


@dataclass(frozen=True)
class Ray:
    """A straight part of a line, for all aims: from its start along a direction."""

    start: Whole  # (aims, 2), times SCALE
    along: Whole  # (aims, 2), of length SCALE
    length: int
    reach: Whole  # a circle is met if the cross product is at most this


@cache
def rays() -> tuple[tuple[Ray, ...], ...]:
    """For each of the seven lines its straight parts."""
    # rule: flash.aim-steps
    table = np.array([direction(tenth) for tenth in range(AIMS)], dtype=np.int64)
    around = [isqrt((RADIUS * SCALE) ** 2 * (int(x) * int(x) + int(y) * int(y))) for x, y in table]
    reach = np.array(around, dtype=np.int64)

    def turned(tenths: int) -> Whole:
        return np.roll(table, -tenths, axis=0)

    def ray(start: Whole, tenths: int, length: int) -> Ray:
        return Ray(start, turned(tenths), length, np.roll(reach, -tenths))

    sides = (1, -1)
    base = {side: BASE * turned(side * QUARTER) for side in sides}
    lines: list[tuple[Ray, ...]] = [(ray(np.zeros_like(table), 0, FAR),)]
    lines += [(ray(base[side], 0, FAR),) for side in sides]
    for ahead, tenths in FANS:
        for side in sides:
            branch = base[side] + ahead * table
            lines.append((ray(base[side], 0, ahead), ray(branch, side * tenths, FAR)))
    assert len(lines) == LINES  # rule: flash.template-rays
    return tuple(lines)


@dataclass
class Obstacle:
    """A convex piece as seen from a space."""

    corners: Whole  # (n, 2), times SCALE, clockwise as drawn
    aims: Whole  # those at which the template can touch it
    centre: Whole
    size: int  # no corner is farther from the centre


def light_table(board: Board, space: int, pieces: list[Piece]) -> Table:
    """All targets of a space, with the lines that reach them at each aim."""
    here = board.spaces[space].at
    walls = seen_pieces(here, pieces)
    gates = {
        g: seen_pieces(here, list(gate.stubs if gate.space == space else gate.pieces))
        for g, gate in enumerate(board.gates)
    }
    gates = {g: found for g, found in gates.items() if found}
    wall_entry = entries(walls)
    gate_entry = {g: entries_by_line(found) for g, found in gates.items()}
    found: list[tuple[int, tuple[Run, ...]]] = []
    for target, there in enumerate(board.spaces):
        away = (there.at[0] - here[0], there.at[1] - here[1])
        if target == space or hypot(*away) > TIP:
            continue
        aims, met = reach_of(away)
        if len(aims) == 0:
            continue
        own = board.door_at.get(target, -1)  # rule: flash.locked-door-space
        gate_ways = dict(gate_entry)
        if own in gate_ways:
            stubs = seen_pieces(here, list(board.gates[own].stubs))
            gate_ways[own] = entries_by_line(stubs)
        runs = runs_of(aims, met, wall_entry, gate_ways)
        if runs:
            found.append((target, runs))
    return tuple(found)


def entries_by_line(obstacles: list[Obstacle]) -> dict[int, list[Real]]:
    """For each line that enters one of them at some aim: how far along each of its parts."""
    return {n: e for n, e in enumerate(entries(obstacles)) if np.any(np.isfinite(e))}


def entries(obstacles: list[Obstacle]) -> list[list[Real]]:
    """For each line, each of its parts and every aim: how far along something is entered."""
    found: list[list[Real]] = []
    for line, parts in enumerate(rays()):
        if len(parts) == 1:
            found.append([first_entry(parts[0], obstacles)])
            continue
        # The first part of a fan line is the beginning of the parallel on its side.
        parallel = found[1 if line % 2 else 2][0]
        met = np.flatnonzero(parallel <= parts[0].length + 1)
        found.append([first_entry(parts[0], obstacles, met), first_entry(parts[1], obstacles)])
    return found


def runs_of(
    aims: Whole,
    met: list[list[Real]],
    wall_entry: list[list[Real]],
    gate_entry: dict[int, dict[int, list[Real]]],
) -> tuple[Run, ...]:
    """The lines that reach one target, in runs of aims at which all is the same."""
    clear = np.zeros(len(aims), dtype=np.int64)
    cuts = {g: np.zeros(len(aims), dtype=np.int64) for g in gate_entry}
    for line in range(LINES):
        free = reached(met[line], wall_entry[line], aims)
        clear |= free.astype(np.int64) << line
        for g, entry in gate_entry.items():
            if line not in entry or not any(np.any(np.isfinite(e[aims])) for e in entry[line]):
                continue
            past = reached(met[line], entry[line], aims)
            cuts[g] |= (free & ~past).astype(np.int64) << line
    columns = np.stack([clear, *cuts.values()])
    breaks = np.flatnonzero((np.diff(aims) != 1) | np.any(np.diff(columns, axis=1) != 0, axis=0))
    starts = [0, *(int(at) + 1 for at in breaks)]
    ends = [*(int(at) for at in breaks), len(aims) - 1]
    return tuple(
        Run(
            int(aims[start]),
            int(aims[end]),
            int(clear[start]),
            tuple((g, int(cut[start])) for g, cut in cuts.items() if cut[start]),
        )
        for start, end in zip(starts, ends, strict=True)
        if clear[start]
    )


def reached(met: list[Real], entry: list[Real], aims: Whole) -> Flags:
    """Does the line come to the space before it enters anything? `met` is infinite if never."""
    free = np.zeros(len(aims), dtype=np.bool_)
    open_way = np.ones(len(aims), dtype=np.bool_)
    for at, first in zip(met, entry, strict=True):
        entered = first[aims]
        both = open_way & np.isfinite(at) & np.isfinite(entered)
        assert not np.any(np.abs(at[both] - entered[both]) < CLOSE)
        arrives = open_way & np.isfinite(at) & (at < entered)
        free |= arrives  # rule: flash.ray, flash.ray-reach
        # What has met the space has done; what has entered something goes no farther.
        open_way &= ~np.isfinite(at) & ~np.isfinite(entered)
    return free


@cache
def reach_of(away: Point) -> tuple[Whole, list[list[Real]]]:
    """The aims that cover a space so far away, and where each line's parts meet it."""
    aims = np.flatnonzero(covered(away))
    return aims, [[meets(ray, away, aims) for ray in line] for line in rays()]


def meets(ray: Ray, away: Point, aims: Whole) -> Real:
    """How far along the ray it is nearest to the circle's centre, if it meets the circle."""
    along, start = ray.along[aims], ray.start[aims]
    to = np.array(away, dtype=np.int64) * SCALE - start
    ahead = to[:, 0] * along[:, 0] + to[:, 1] * along[:, 1]
    across = to[:, 0] * along[:, 1] - to[:, 1] * along[:, 0]
    square = along[:, 0] ** 2 + along[:, 1] ** 2
    at = ahead / square
    inside = (ahead >= 0) & (ahead <= ray.length * square) & (np.abs(across) <= ray.reach[aims])
    end = to - ray.length * along
    near_end = end[:, 0] ** 2 + end[:, 1] ** 2 <= (RADIUS * SCALE) ** 2
    at = np.where(inside, at, np.where(near_end, float(ray.length), np.inf))
    return at.astype(np.float64)


def covered(away: Point) -> Flags:
    """At which aims does a space, so far away, lie wholly under the template?"""
    axis = rays()[0][0].along
    x = away[0] * axis[:, 0] + away[1] * axis[:, 1]
    y = np.abs(away[0] * axis[:, 1] - away[1] * axis[:, 0])
    aside = y - BASE * SCALE
    in_round = (x - AHEAD * SCALE) ** 2 + y * y <= ((ROUND - RADIUS) * SCALE) ** 2
    in_side = aside * SIDE_COS - x * SIDE_SIN <= -RADIUS * SCALE * FINE
    at_end = x * SIDE_COS + aside * SIDE_SIN > SIDE_END * SCALE
    # rule: flash.template-shape, flash.cover
    flags: Flags = (x >= RADIUS * SCALE) & np.where(at_end, in_round, in_side)
    return flags


def first_entry(ray: Ray, obstacles: list[Obstacle], only: Whole | None = None) -> Real:
    """For every aim how far along the ray the first obstacle is entered; infinite if none is."""
    first = np.full(AIMS, np.inf)
    if only is not None and len(only) == 0:
        return first
    for obstacle in obstacles:
        aims = obstacle.aims if only is None else np.intersect1d(obstacle.aims, only)
        aims = aims[passes(ray, obstacle, aims)]
        if len(aims) == 0:
            continue
        start, along = ray.start[aims], ray.along[aims]
        end = start + ray.length * along
        corners = obstacle.corners
        edges = np.roll(corners, -1, axis=0) - corners
        # Positive inside, for the ray's start and end and each edge.
        inner_start = side(edges, start[:, None, :] - corners)
        inner_end = side(edges, end[:, None, :] - corners)
        turned = side(along[:, None, :], corners - start[:, None, :])
        apart = np.any((inner_start <= 0) & (inner_end <= 0), axis=1)
        apart |= np.all(turned >= 0, axis=1) | np.all(turned <= 0, axis=1)
        hit = ~apart
        if not np.any(hit):
            continue
        before, after = inner_start[hit].astype(float), inner_end[hit].astype(float)
        with np.errstate(divide="ignore", invalid="ignore"):
            entering = np.where(before < 0, before / (before - after), 0.0)
        first[aims[hit]] = np.minimum(first[aims[hit]], entering.max(axis=1) * ray.length)
    return first


def passes(ray: Ray, obstacle: Obstacle, aims: Whole) -> Flags:
    """A first sifting: does the ray's line come near the obstacle, and not behind its start?"""
    along = ray.along[aims]
    to = obstacle.centre - ray.start[aims]
    near = (obstacle.size + 1) * SCALE
    flags: Flags = np.abs(side(along, to)) <= near
    flags &= to[:, 0] * along[:, 0] + to[:, 1] * along[:, 1] >= -near
    return flags


def side(edge: Whole, to: Whole) -> Whole:
    product: Whole = edge[..., 0] * to[..., 1] - edge[..., 1] * to[..., 0]
    return product


def seen_pieces(here: Point, pieces: list[Piece]) -> list[Obstacle]:
    """The pieces within reach of a template, as seen from a point."""
    found: list[Obstacle] = []
    for piece in pieces:
        corners = np.array(piece, dtype=np.int64) - np.array(here, dtype=np.int64)
        x, y = corners.mean(axis=0)
        size = max(hypot(cx - x, cy - y) for cx, cy in corners)
        away = hypot(x, y)
        if away - size > TIP:
            continue
        if np.sum(side(corners, np.roll(corners, -1, axis=0))) < 0:
            corners = corners[::-1]
        aims = aims_toward(x, y, away, size)
        centre = np.array((round(x), round(y)), dtype=np.int64)
        found.append(Obstacle(corners * SCALE, aims, centre * SCALE, (ceil(size) + 2) * SCALE))
    return found


def aims_toward(x: float, y: float, away: float, size: float) -> Whole:
    """All aims at which a template can touch something of this size here, and some more."""
    nearest = max(away - size, CLEARANCE)
    # From the centre the template's edge is seen at most this far from its axis.
    spread = atan2(BASE + nearest * 0.33, nearest * 0.8) if nearest > 4000 else pi / 2
    wide = pi if away <= size else min(pi, spread + size / max(away - size, 1))
    half = min(int(wide * 1800 / pi) + 1, AIMS // 2)
    middle = int(atan2(-y, x) * 1800 / pi)
    return np.unique(np.arange(middle - half, middle + half + 1) % AIMS)
