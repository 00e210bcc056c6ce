"""Location files: a map with its deck, read into data that cannot be wrong.

A card is a set of parts (`front`, `back`, `back.victory`, any name of its own). A part has `prose`,
`do` (phrases) and at most one branch: options, a roll, a spawn, a Boss, an exit. `go` names the
next part, so that nothing nests.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from gloam.games.original_sin.cards import acts, leaves
from gloam.games.original_sin.cards.catalogue import NO_TEXT, CardText
from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.cards.phrasebook import BOOK, COLOUR, ENVIRONMENT, line_number
from gloam.games.original_sin.cards.texts import meaning
from gloam.games.original_sin.rules.exploring.map import Location, Space
from gloam.games.original_sin.rules.exploring.map import Path as MapPath
from gloam.kernel.content.phrasebook import Node

PHRASES = (acts, leaves)  # imported, they are in the book
FIELDS: Final = (
    *("prose", "do", "choose", "option", "roll", "auto", "die", "result"),
    *("spawn", "boss", "until", "exit", "go"),
)
FRONT: Final = "front"
BACK: Final = "back"
VICTORY: Final = "back.victory"
DEFEAT: Final = "back.defeat"
EXPLORED: Final = "explored"  # of a card that lies on the map
WHO_ROLLS: Final = ("one", "each", "each may")  # rule: challenge.who


@dataclass(frozen=True)
class Option:
    say: str
    do: tuple[int, ...]  # lines
    go: int  # a part; -1: none
    needs: Node | None = None


@dataclass(frozen=True)
class Row:
    """A row of minions, or what happens up to a total."""

    minion: int = -1
    fast: bool = False
    space: int = -1
    count: tuple[int, ...] = ()


@dataclass(frozen=True)
class ResultRow:
    upto: int  # the highest total; 99 for the last row
    do: tuple[int, ...]
    go: int


@dataclass(frozen=True)
class Exit:
    to: str
    optional: bool = False
    level_up: bool = False
    scene: int = 0  # of the Hall of Echoes; 0: none
    ending: bool = False  # the campaign is won


@dataclass(frozen=True)
class Part:
    name: str
    prose: str = ""
    do: tuple[int, ...] = ()  # lines
    chooses: str = ""  # "group" or "party"; "first": the first option whose condition holds
    options: tuple[Option, ...] = ()
    roll: str = ""
    auto: tuple[str, ...] = ()
    dice: tuple[tuple[int, Node], ...] = ()  # a colour, and the condition for it
    results: tuple[ResultRow, ...] = ()
    spawn: tuple[Row, ...] = ()
    boss: int = -1
    boss_at: int = -1
    token_at: int = -1  # where the Boss's token lies
    until: Node | None = None  # what else ends the combat, and wins it
    exit: Exit | None = None
    go: int = -1


@dataclass(frozen=True)
class LocationCard:
    id: str
    title: str
    parts: tuple[Part, ...]

    def part(self, name: str) -> int:
        """The number of a part; -1 if the card has none of this name."""
        names = [part.name for part in self.parts]
        return names.index(name) if name in names else -1


class LocationError(ValueError):
    """A location file that cannot be used: says where, and what is wrong."""


def read_location(path: Path) -> Location:
    return location_of(tomllib.loads(path.read_text(encoding="utf-8")), path.stem)


def location_of(given: dict[str, Any], id: str) -> Location:  # Any: TOML, looked through here
    """A location from plain data."""
    spaces = tuple(
        [
            Space(
                one["id"],
                one.get("name", ""),
                one.get("tactical", False),
                one.get("locked", False),
                one.get("multicard", False),
                ENVIRONMENT[one.get("environment", "none")],
                tuple(one.get("xy", (0, 0))),
            )
            for one in given["space"]
        ]
    )
    number = {space.id: at for at, space in enumerate(spaces)}
    paths = tuple(
        [
            MapPath(
                one["id"],
                (number[one["ends"][0]], number[one["ends"][1]]),
                one.get("locked", False),
            )
            for one in given["path"]
        ]
    )
    time = given.get("time", {})
    reader = _Reader(id, number)
    return Location(
        id,
        given["title"],
        given["level"],
        number[given["start"]],
        spaces,
        paths,
        tuple(time.get("start", ())),
        {int(at): letter for at, letter in time.get("events", {}).items()},
        given.get("intro", ""),
        given.get("special", ""),
        reader.special(given.get("special", "")),
        tuple([reader.card(name, card) for name, card in given["card"].items()]),
    )


class _Reader:
    def __init__(self, place: str, spaces: dict[str, int]) -> None:
        self.place = place
        self.spaces = spaces

    def special(self, text: str) -> CardText:
        """The rules of a place hold for every figure, as if they were on its card."""
        # rule: location.intro
        return meaning(BOOK.parse("text", text, self.place)) if text else NO_TEXT

    def card(self, id: str, given: dict[str, Any]) -> LocationCard:
        where = f"{self.place}: {id}"
        tables = dict(_parts({k: v for k, v in given.items() if k != "title"}))
        names = list(tables)
        if FRONT not in names:
            raise LocationError(f"{where}: it has no front.")
        parts = [self.part(f"{where}, {name}", name, tables[name], names) for name in names]
        return LocationCard(id, given["title"], tuple(parts))

    def part(self, where: str, name: str, given: dict[str, Any], names: list[str]) -> Part:
        branches = [key for key in ("option", "roll", "spawn", "boss", "exit") if key in given]
        if len(branches) > 1:
            raise LocationError(f"{where}: a part has one branch, not {branches}.")
        if "roll" in given and given["roll"] not in WHO_ROLLS:
            raise LocationError(f"{where}: who rolls is one of {WHO_ROLLS}.")

        def go(table: dict[str, Any]) -> int:
            if "go" not in table:
                return -1
            if table["go"] not in names:
                raise LocationError(f"{where}: there is no part {table['go']!r}; {names}.")
            return names.index(table["go"])

        def lines(table: dict[str, Any]) -> tuple[int, ...]:
            return tuple([self.line(where, text) for text in table.get("do", ())])

        boss = given.get("boss", {})
        return Part(
            name,
            given.get("prose", ""),
            lines(given),
            given.get("choose", "group"),
            tuple(
                [
                    Option(one["say"], lines(one), go(one), self.need(where, one.get("if")))
                    for one in given.get("option", ())
                ]
            ),
            given.get("roll", ""),
            tuple(given.get("auto", ())),
            tuple([(COLOUR[die], self.needed(where, need)) for die, need in given.get("die", ())]),
            tuple(
                [
                    ResultRow(one.get("upto", 98), lines(one), go(one))
                    for one in given.get("result", ())
                ]
            ),
            tuple(
                [
                    Row(
                        FACE[one["minion"]],
                        one["track"] == "FAST",
                        self.spaces[str(one["space"])],
                        tuple(one["count"]),
                    )
                    for one in given.get("spawn", ())
                ]
            ),
            FACE[boss["id"]] if boss else -1,
            self.spaces[str(boss["space"])] if boss else -1,
            self.spaces[str(boss.get("token", boss["space"]))] if boss else -1,
            BOOK.parse("until", given["until"], where) if "until" in given else None,
            self.exit(where, given["exit"]) if "exit" in given else None,
            go(given),
        )

    def exit(self, where: str, given: dict[str, Any]) -> Exit:
        known = [field.name for field in fields(Exit)]
        if "to" not in given or not set(given) <= set(known):
            raise LocationError(f"{where}: an exit tells where it leads, and may tell {known[1:]}.")
        return Exit(**given)

    def line(self, where: str, text: str) -> int:
        """A leaf: names of cards, spaces and paths become numbers when it is carried out."""
        return line_number(BOOK.parse("leaves", text, where))

    def need(self, where: str, text: str | None) -> Node | None:
        return None if text is None else self.needed(where, text)

    def needed(self, where: str, text: str) -> Node:
        return BOOK.parse("need", text, where)


def _parts(given: dict[str, Any], prefix: str = "") -> list[tuple[str, dict[str, Any]]]:
    """All parts of a card by their full names, tables within tables included."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name, table in given.items():
        own = {key: value for key, value in table.items() if key in FIELDS}
        if own:
            found.append((prefix + name, own))
        further = {key: value for key, value in table.items() if key not in FIELDS}
        found += _parts(further, f"{prefix}{name}.")
    return found
