"""The location map: spaces, paths, locks, and how far it is from one space to another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from gloam.games.original_sin.cards.catalogue import NO_TEXT, CardText

if TYPE_CHECKING:
    from gloam.games.original_sin.cards.location_cards import LocationCard
    from gloam.games.original_sin.state import OriginalSin

FAR: Final = 99  # farther than any way


@dataclass(frozen=True)
class Space:
    """A space of a map. Its number among `spaces` names it in the state."""

    id: str
    name: str = ""
    tactical: bool = False  # rule: map.tactical
    locked: bool = False  # rule: map.locked-space
    multicard: bool = False
    environment: int = 0  # printed
    xy: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Path:
    id: str
    ends: tuple[int, int]
    locked: bool = False  # rule: map.locked-path


class Ways:
    """What is connected while certain locks are open."""

    __slots__ = ("distance", "next_to")

    def __init__(self, spaces: int, paths: list[tuple[int, int]]) -> None:
        self.next_to: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple(sorted({b if a == space else a for a, b in paths if space in (a, b)}))
                for space in range(spaces)
            ]
        )
        self.distance = tuple([self._from(space) for space in range(spaces)])

    def _from(self, start: int) -> tuple[int, ...]:
        far = [FAR] * len(self.next_to)
        far[start] = 0
        edge = [start]
        for space in edge:
            for other in self.next_to[space]:
                if far[other] == FAR:
                    far[other] = far[space] + 1
                    edge.append(other)
        return tuple(far)


@dataclass(frozen=True, eq=False)
class Location:
    """A page of the Atlas. Nothing in it changes but what is worked out on the way."""

    id: str
    title: str
    level: int
    start: int
    spaces: tuple[Space, ...]
    paths: tuple[Path, ...]
    time: tuple[int, ...] = ()  # where the tracker starts for 2, 3, 4 players; empty: not set
    events: Mapping[int, str] = field(default_factory=dict)  # letters, by space of the track
    intro: str = ""
    special_text: str = ""  # its special rules as printed, and what they mean for every figure
    special: CardText = NO_TEXT
    cards: tuple[LocationCard, ...] = ()  # its deck, in order
    _ways: dict[tuple[frozenset[int], frozenset[int]], Ways] = field(default_factory=dict)

    def card(self, id: str) -> int:
        """The number of a card; -1 if there is none of this id."""
        ids = [card.id for card in self.cards]
        return ids.index(id) if id in ids else -1

    def space(self, number: int | str) -> int:
        """The space with this number on the map, or this name of a tactical one."""
        return [space.id for space in self.spaces].index(str(number))

    # rule: map.locked-path, map.locked-space, map.adjacent, map.range-locked
    def ways(self, keys: frozenset[int], opened: frozenset[int]) -> Ways:
        """What is connected with these paths and spaces unlocked."""
        found = self._ways.get((keys, opened))
        if found is None:
            shut = {at for at, s in enumerate(self.spaces) if s.locked and at not in opened}
            paths = [
                path.ends
                for at, path in enumerate(self.paths)
                if (not path.locked or at in keys) and not shut.intersection(path.ends)
            ]
            found = self._ways[keys, opened] = Ways(len(self.spaces), paths)
        return found


def next_to(game: OriginalSin, space: int) -> tuple[int, ...]:
    """The adjacent spaces: one unlocked path away."""
    return game.place.ways(game.keys, game.opened).next_to[space]


def distance(game: OriginalSin, one: int, other: int) -> int:
    """In spaces along unlocked paths, tactical ones counted; FAR if there is no way."""
    # rule: attack.range, attack.range-terrain, map.tactical-combat, target.unreachable
    return game.place.ways(game.keys, game.opened).distance[one][other]


def within(game: OriginalSin, space: int, range: int) -> list[int]:
    """The spaces that are at most so far away, the space itself included."""
    far = game.place.ways(game.keys, game.opened).distance[space]
    return [other for other, away in enumerate(far) if away <= range]
