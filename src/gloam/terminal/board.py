"""A board as a list: each region or place, what stands there, and where the ways lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from gloam.kernel.present import scene
from gloam.kernel.present.scene import Node
from gloam.terminal.thing import Thing
from gloam.terminal.voice import Voice

Point = tuple[int, int]

MANY = 60  # empty spaces, told one by one
FURTHER = Thing("", "ways", "Nothing is there:", "look at one by its name")


def board_things(
    board: scene.Board,
    nodes: Sequence[Node],
    voice: Voice,
    standing: Callable[[str], tuple[Thing, ...]],
) -> tuple[Thing, ...]:
    """What the nodes on a board show. `standing` gives the things that are on a space."""
    return _Board([*nodes, *board.links()], voice, standing).things()


class _Board:
    def __init__(
        self, nodes: Sequence[Node], voice: Voice, standing: Callable[[str], tuple[Thing, ...]]
    ) -> None:
        self.voice = voice
        self.standing = standing
        self.spaces = {node.id: node for node in nodes if isinstance(node, scene.Space)}
        self.regions = {node.id: node for node in nodes if isinstance(node, scene.Region)}
        self.walls = [node for node in nodes if isinstance(node, scene.Wall)]
        self.overlays = [node for node in nodes if isinstance(node, scene.Overlay)]
        kinds = (scene.Space, scene.Region, scene.Wall, scene.Overlay, scene.Link)
        self.rest = [node for node in nodes if not isinstance(node, kinds)]
        self.ways: dict[str, list[tuple[str, str]]] = {id: [] for id in self.spaces}
        for node in nodes:
            if isinstance(node, scene.Link):
                how = self._how(node)
                self.ways[node.a].append((node.b, how))
                self.ways[node.b].append((node.a, how))

    def things(self) -> tuple[Thing, ...]:
        places = [self._region(id) for id in self.regions]
        places += self._outside()
        over = [Thing(o.id, "overlay", self._over(o), self._list(o.spaces)) for o in self.overlays]
        loose = [
            Thing(node.id, "row", self.voice.name(node), marks=self.voice.marks(node))
            for node in self.rest
        ]
        return (*places, *loose, *over)

    def _outside(self) -> list[Thing]:
        """Spaces of no region; if there are very many, those with nothing on them in one line."""
        alone = [self._space(s) for s in self.spaces.values() if s.region not in self.regions]
        empty = [space for space in alone if not space.value and not space.marks]
        if len(empty) <= MANY:
            return alone
        names = f"{empty[0].name} to {empty[-1].name}"
        rest = Thing("", "region", f"{len(empty)} more", names, (), (FURTHER, *empty))
        return [*[space for space in alone if space not in empty], rest]

    def _region(self, id: str) -> Thing:
        """“Kitchen: 21, 22 (Hunter 1), 23”, and the ways that lead out of it."""
        spaces = [space for space in self.spaces.values() if space.region == id]
        inside = tuple([self._space(space) for space in spaces])
        out = [
            f"{self._name(space.id)} to {self._named_fully(to)}{how}"
            for space in spaces
            for to, how in self.ways[space.id]
            if self.spaces[to].region != id
        ]
        ways = Thing("", "ways", "Ways out:", "; ".join(out) or "none")
        told = ", ".join([_place(thing) for thing in inside])
        region = self.regions[id]
        marks = self.voice.marks(region)
        return Thing(id, "region", self.voice.name(region), told, marks, (ways, *inside))

    def _space(self, space: scene.Space) -> Thing:
        there = self.standing(space.id)
        ways = ", ".join([f"{self._name(to)}{how}" for to, how in self.ways[space.id]])
        return Thing(
            space.id,
            "space",
            self._name(space.id),
            ", ".join([thing.phrase() for thing in there]),
            self.voice.marks(space),
            (Thing("", "ways", "Ways to:", ways or "nowhere"), *there),
        )

    def _name(self, id: str) -> str:
        return self.voice.name(self.spaces[id]) or id

    def _named_fully(self, id: str) -> str:
        region = self.regions.get(self.spaces[id].region)
        return f"{self._name(id)} {self.voice.name(region)}" if region else self._name(id)

    def _over(self, overlay: scene.Overlay) -> str:
        return (self.voice.name(overlay) or overlay.style).rstrip(".")

    def _list(self, places: Sequence[str]) -> str:
        """Spaces and regions by name."""
        names = [
            self.voice.name(self.regions[id]) if id in self.regions else self._name(id)
            for id in places
        ]
        return ", ".join(names) or "nothing"

    def _how(self, link: scene.Link) -> str:
        """What is special about a way: its kind, and the door that stands across it."""
        here, there = self.spaces[link.a], self.spaces[link.b]
        for wall in self.walls:
            if _cross((here.x, here.y), (there.x, there.y), wall.points):
                state = self.voice.word("state", wall.state) if wall.state else ""
                return f" ({' '.join([self.voice.name(wall) or wall.style, state]).strip()})"
        return "" if link.style == "path" else f" ({self.voice.word('link', link.style)})"


def _place(space: Thing) -> str:
    there = ", ".join(filter(None, [*space.marks, space.value]))
    return f"{space.name} ({there})" if there else space.name


def _cross(a: Point, b: Point, wall: Sequence[Point]) -> bool:
    """Whether a straight way from a to b meets the wall."""
    return any(
        _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) < 0
        for c, d in pairwise(wall)
    )


def _side(a: Point, b: Point, c: Point) -> int:
    """On which side of the line from a to b the point c lies: -1, 0 or 1."""
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)
