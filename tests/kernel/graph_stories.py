"""Hidden movement by brute force: every trail written out. What belief on a graph must equal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction

from gloam.kernel.hidden.graph import NO_GATE, Stand, Way


@dataclass
class Move:
    """What led from one public moment to the next, and what was seen there."""

    points: tuple[int, ...]
    stops: bool
    fresh: bool
    one: bool = False
    some: bool = False  # at least one step
    into: bool = False  # at least one step, of which the last and only it was noticed
    barred: int = 0
    watched: int = 0
    shut: int = 0
    over: bool = False
    on: bool = False
    gained: int = 0
    seen: int = -1


@dataclass
class Story:
    """One trail: stands at each moment, points on the way to it, places entered; its weight."""

    at: list[Stand]
    points: list[int]
    entered: list[list[int]]
    weight: Fraction = Fraction(1)


@dataclass
class Script:
    """A course of play as everybody saw it: where the figure began, and moves since."""

    ways: tuple[Way, ...]
    begin: int
    moves: list[Move] = field(default_factory=list)

    def stories(self) -> list[Story]:
        """Every trail that fits, by the measure of options."""
        found = [
            Story([Stand(place, 0, 0)], [0], [[place]])
            for place in range(self.begin.bit_length())
            if self.begin >> place & 1
        ]
        for move in self.moves:
            found = [after for story in found for after in self._next(story, move)]
        return found

    def _next(self, story: Story, move: Move) -> Iterator[Story]:
        place, spent, n = story.at[-1]
        rolls = [(n + move.gained, 1)]
        if move.fresh:
            rolls = [(m, weight) for m, weight in enumerate(move.points) if weight]
        for points, weight in rolls:
            start = Stand(place, spent, points)
            for entered, at, chance in self.walks(start, move):
                total = story.weight * weight * chance
                end = self._ended(at, move)
                if end is not None:
                    yield Story(
                        [*story.at, end[0]],
                        [*story.points, points],
                        [*story.entered, entered],
                        total * end[1],
                    )

    def walks(self, start: Stand, move: Move) -> Iterator[tuple[list[int], Stand, Fraction]]:
        """Walks that fit what was noticed: places entered, stand reached, chance of the steps."""
        for walk in self._walks(start, move):
            noticed = [place for place in walk[0] if move.watched >> place & 1]
            if move.into and noticed == walk[0][-1:] != []:
                yield walk
            if not move.into and not noticed and (walk[0] or not move.some):
                yield walk

    def _walks(self, start: Stand, move: Move) -> Iterator[tuple[list[int], Stand, Fraction]]:
        if not move.one:
            yield [], start, Fraction(1)
        place, spent, n = start
        for _, to, cost, _ in self.open(place, move):
            if spent + cost > n:
                continue
            chance = Fraction(1, self.options(start, move))
            there = Stand(to, spent + cost, n)
            if move.one:
                yield [to], there, chance
                continue
            for entered, at, more in self._walks(there, move):
                yield [to, *entered], at, chance * more

    def open(self, place: int, move: Move) -> list[Way]:
        return [
            way
            for way in self.ways
            if way[0] == place
            and not move.barred >> way[1] & 1
            and (way[3] == NO_GATE or not move.shut >> way[3] & 1)
        ]

    def options(self, at: Stand, move: Move) -> int:
        ways = [w for w in self.open(at.place, move) if at.spent + w[2] <= at.points]
        return len(ways) + move.stops

    def _ended(self, at: Stand, move: Move) -> tuple[Stand, Fraction] | None:
        """The stand at the moment, and the chance to have stopped there; None if ruled out."""
        if not move.seen >> at.place & 1 or (move.on and at.spent == at.points):
            return None
        if not move.over:
            return at, Fraction(1)
        if move.stops:
            return Stand(at.place, 0, 0), Fraction(1, self.options(at, move))
        return (Stand(at.place, 0, 0), Fraction(1)) if at.spent == at.points else None

    # --- the measure of ends ---

    def chains(self) -> list[Story]:
        """Every chain of stands that fits, by the measure of ends, without places entered."""
        found = Script(self.ways, self.begin).stories()
        for move in self.moves:
            found = [
                Story([*story.at, end], [*story.points, n], [], story.weight * chance)
                for story in found
                for end, n, chance in self._ends(story.at[-1], move)
            ]
        return found

    def _ends(self, at: Stand, move: Move) -> Iterator[tuple[Stand, int, Fraction]]:
        rolls = [(at.points + move.gained, 1)]
        if move.fresh:
            rolls = [(n, weight) for n, weight in enumerate(move.points) if weight]
        for n, weight in rolls:
            start = Stand(at.place, at.spent, n)
            some = move.some or move.into
            unnoticed = replace(move, on=False, watched=0, into=False, some=some)
            free = self._reach(start, unnoticed)
            for end in sorted(self._reach(start, move)):
                if move.seen >> end.place & 1:
                    yield end, n, Fraction(weight, len(free))

    def _reach(self, start: Stand, move: Move) -> set[Stand]:
        reached = {at for _, at, _ in self.walks(start, move)}
        if move.on:
            reached = {at for at in reached if at.spent < at.points}
        if not move.over:
            return reached
        return {Stand(at.place, 0, 0) for at in reached if move.stops or at.spent == at.points}
