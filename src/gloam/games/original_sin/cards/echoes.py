"""The Hall of Echoes: scenes of each Origin, read when an exit names them.

A scene has prose and, where there is something to decide, options; what it brings about is said in
the phrases of location cards.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final

from gloam.games.original_sin.cards import acts, leaves
from gloam.games.original_sin.cards.deck import CONTENT
from gloam.games.original_sin.cards.phrasebook import BOOK, line_number

PHRASES = (acts, leaves)  # imported, they are in the book


@dataclass(frozen=True)
class Answer:
    say: str
    do: tuple[int, ...]  # lines


@dataclass(frozen=True)
class Scene:
    prose: str
    do: tuple[int, ...] = ()
    answers: tuple[Answer, ...] = ()


def scenes_of(given: dict[str, Any], where: str) -> dict[tuple[str, int], Scene]:
    """All scenes, by the id of the Origin and their number."""

    def lines(table: dict[str, Any]) -> tuple[int, ...]:
        return tuple([line_number(BOOK.parse("leaves", text, where)) for text in table["do"]])

    return {
        (origin, int(number)): Scene(
            scene["prose"],
            lines(scene) if "do" in scene else (),
            tuple([Answer(one["say"], lines(one)) for one in scene.get("answer", ())]),
        )
        for origin, booklet in given.items()
        for number, scene in booklet.items()
    }


# rule: components.books
SCENES: Final = scenes_of(
    tomllib.loads((CONTENT / "echoes.toml").read_text(encoding="utf-8")), "echoes.toml"
)
