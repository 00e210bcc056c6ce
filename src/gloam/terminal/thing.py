"""What a drawing is made of: things with names, and the groups they stand in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gloam.kernel.present.scene import Face


@dataclass(frozen=True)
class Thing:
    """Something on the table, in words. `kind` is that of its node, `type` that of a card."""

    id: str
    kind: str
    name: str
    value: str = ""
    marks: tuple[str, ...] = ()
    inside: tuple[Thing, ...] = ()
    face: Face | None = None
    type: str = ""

    def phrase(self) -> str:
        """The thing in passing: “Lamp (burning)”."""
        told = f"{self.name} {self.value}" if self.value else self.name
        return f"{told} ({', '.join(self.marks)})" if self.marks else told

    def everything(self) -> Iterator[Thing]:
        yield self
        for thing in self.inside:
            yield from thing.everything()


@dataclass(frozen=True)
class Group:
    """The table, a board or a seat, and what is there."""

    title: str
    things: tuple[Thing, ...]
    marks: tuple[str, ...] = ()
    mine: bool = False

    def everything(self) -> Iterator[Thing]:
        for thing in self.things:
            yield from thing.everything()
