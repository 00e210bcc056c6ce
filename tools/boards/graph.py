"""Lines and ways of a board on its way, and how far they are from what the facts measure."""

from __future__ import annotations

from collections import deque
from functools import cached_property

from gloam.games.stifling_dark.rules.board import walls_and_curtains as solid
from gloam.games.stifling_dark.rules.board.board_file import Source, cell_of
from gloam.games.stifling_dark.rules.board.lattice import cells, pairs

CELLS, PAIRS = tuple(cells()), tuple(pairs())
CUTS = ("wall", "fence", "block")
DEGREES = {"sawmill": (1, 41, 88, 113, 111, 72), "amusement_park": (12, 51, 72, 133, 120, 73)}
LINKS = {"sawmill": (893, 101), "amusement_park": (950, 238)}
Wanted = dict[str, tuple[float, ...]]
WANTED: dict[str, Wanted] = {
    "sawmill": {
        "routes": (33, 13.1),
        "within": (12, 21, 49, 109, 155),
        "zones": (6, 16, 13, 19, 8),
        "hand-ins": (9, 11, 16, 21, 22),
        "interests": (10, 12, 18, 18, 19),
        "medical": (11, 21),
        "switches": (7, 21),
        "booths": (),
        "hand-ins apart": (9, 22, 15.5),
        "medical apart": (21,),
        "exits apart": (23,),
        "zones apart": (3, 16),
    },
    "amusement_park": {
        "routes": (32, 13.2),
        "within": (12, 22, 51, 112, 161),
        "zones": (9, 11, 11, 16, 14),
        "hand-ins": (9, 10, 13, 16, 16, 21),
        "interests": (7, 9, 15, 21),
        "medical": (11, 18),
        "switches": (11, 21),
        "booths": (6, 8),
        "hand-ins apart": (7, 22, 13.8),
        "medical apart": (17,),
        "exits apart": (),
        "zones apart": (3, 19),
    },
}


class Graph:
    """Lines and ways of a board."""

    def __init__(self, source: Source) -> None:
        self.source = source
        seats = {
            cell_of(at)
            for ride in source.rest.get("rides", ())
            for c in ride["carriages"]
            for at in c
        }
        spaces = [cell for cell in CELLS if source.kept(cell)]
        self.number = {cell: n for n, cell in enumerate(spaces)}
        self.near: list[list[int]] = [[] for _ in spaces]
        self.links = self.unlinked = 0
        for pair in PAIRS:
            one, other = (self.number.get(cell, -1) for cell in pair)
            if one < 0 or other < 0:
                continue
            kind = source.edges.get(pair, "")
            cut = kind in CUTS or (not kind and solid.zones_part(source, *pair))
            if cut or pair[0] in seats or pair[1] in seats:
                self.unlinked += 1
                continue
            self.links += 1
            if kind not in ("green", "blue"):
                self.join(one, other)
        for ride in source.rest.get("rides", ()):
            for left, right in [*ride["carriages"], *ride["boarding"]]:
                self.links += 1
                self.unlinked -= 1
                self.join(self.number[cell_of(left)], self.number[cell_of(right)])

    def join(self, one: int, other: int) -> None:
        self.near[one].append(other)
        self.near[other].append(one)

    @cached_property
    def within(self) -> list[list[int]]:
        """For each number of steps, from nought on: what is that near to each space."""
        found: list[list[int]] = []
        reach = [1 << n for n in range(len(self.near))]
        while not found or found[-1] != reach:
            found.append(reach)
            grown = []
            for n, near in enumerate(self.near):
                mask = reach[n]
                for other in near:
                    mask |= reach[other]
                grown.append(mask)
            reach = grown
        return found

    def of(self, characters: str) -> list[int]:
        return [n for cell, n in self.number.items() if self.source.at(cell) in characters]

    def apart(self, one: int, other: int) -> int:
        for steps, level in enumerate(self.within):
            if level[one] >> other & 1:
                return steps
        return 99

    def measures(self) -> Wanted:
        size = len(self.near)
        counts = [sum(mask.bit_count() for mask in level) for level in self.within]
        longest = len(self.within) - 1
        total = sum(k * (counts[k] - counts[k - 1]) for k in range(1, len(counts)))
        starts = self.of("A")
        far = self.steps_from(starts)
        zones = {
            zone: [n for cell, n in self.number.items() if self.source.zone.get(cell) == zone]
            for zone in self.source.zones
        }
        from_zone = {zone: self.steps_from(spaces) for zone, spaces in zones.items()}
        nearest = [
            min(from_zone[a][n] for n in zones[b])
            for i, a in enumerate(zones)
            for b in list(zones)[:i]
        ]
        hand_ins, medical, exits = self.of("H"), self.of("M"), self.of("X")

        def between(places: list[int]) -> list[int]:
            return [self.apart(a, b) for i, a in enumerate(places) for b in places[:i]]

        hands = between(hand_ins)
        return {
            "routes": (longest, total / max(1, counts[-1] - counts[0])),
            "within": tuple(counts[k] / size for k in (2, 3, 5, 8, 10)),
            "zones": tuple(min(far[n] for n in zones[zone]) for zone in zones),
            "hand-ins": tuple(sorted(far[n] for n in hand_ins)),
            "interests": tuple(sorted(far[n] for n in self.of("P"))),
            "medical": tuple(sorted(far[n] for n in medical)),
            "switches": (min(far[n] for n in self.of("W")), max(far[n] for n in self.of("W"))),
            "booths": tuple(sorted(far[n] for n in self.of("B"))),
            "hand-ins apart": (min(hands), max(hands), sum(hands) / len(hands)),
            "medical apart": tuple(between(medical)),
            "exits apart": tuple(between(exits)),
            "zones apart": (min(nearest), max(nearest)),
        }

    def steps_from(self, starts: list[int]) -> list[int]:
        steps = [99] * len(self.near)
        for n in starts:
            steps[n] = 0
        queue = deque(starts)
        while queue:
            here = queue.popleft()
            for there in self.near[here]:
                if steps[there] == 99:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return steps

    def cost(self, name: str, most: float) -> float:
        links, unlinked = LINKS[name]
        total = 1.5 * abs(self.links - links) + 1.5 * abs(self.unlinked - unlinked)
        degrees = [0] * 7
        for near in self.near:
            degrees[min(6, len(near))] += 1
        total += 100.0 * degrees[0]
        for found, wanted in zip(degrees[1:], DEGREES[name], strict=True):
            total += 0.5 * max(0.0, abs(found - wanted) - 0.06 * wanted)
        if total >= most:
            return total
        measures = self.measures()
        for what, numbers in WANTED[name].items():
            for number, target in zip(measures[what], numbers, strict=True):
                total += 40.0 * max(0.0, abs(number - target) / target - 0.085)
        total += 5.0 * self.cuts()
        interests = self.of("P")
        least = 8 if name == "sawmill" else 10
        for i, one in enumerate(interests):
            total += sum(3.0 for other in interests[:i] if self.apart(one, other) < least)
            general = sum(
                self.within[2][one] >> n & 1
                for cell, n in self.number.items()
                if self.source.at(cell) in ".A~" or self.source.at(cell).islower()
            )
            total += 2.0 * (max(0, 8 - general) + max(0, general - 18))
        return total

    def cuts(self) -> int:
        """How many spaces outdoors there are without which something cannot be reached."""
        return len(self.articulations() - self.allowed())

    def allowed(self) -> set[int]:
        seats = {
            self.number[cell_of(at)]
            for ride in self.source.rest.get("rides", ())
            for carriage in ride["carriages"]
            for at in carriage
        }
        inside = {n for cell, n in self.number.items() if cell in self.source.zone}
        return seats | inside | set(self.of("XB"))

    def articulations(self) -> set[int]:
        """Cut points by one walk in depth."""
        order: dict[int, int] = {}
        low: dict[int, int] = {}
        found: set[int] = set()
        root = self.of("A")[0]
        stack = [(root, -1, iter(self.near[root]))]
        order[root] = low[root] = 0
        while stack:
            here, parent, onward = stack[-1]
            for there in onward:
                if there not in order:
                    order[there] = low[there] = len(order)
                    stack.append((there, here, iter(self.near[there])))
                    break
                if there != parent:
                    low[here] = min(low[here], order[there])
            else:
                stack.pop()
                if parent >= 0:
                    low[parent] = min(low[parent], low[here])
                    if parent != root and low[here] >= order[parent]:
                        found.add(parent)
        return found
