"""Boards that no game has yet: an island with a coast, a house with beams of light."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from pathlib import Path

from gloam.kernel.present.scene import (
    Board,
    Choice,
    Link,
    Node,
    Overlay,
    Region,
    Space,
    Token,
    Track,
    Wall,
)
from tools.gallery.fixture import NIGHT, SAY, Fixture, Moment, say

ROOT = Path(__file__).resolve().parents[2]
ISLAND = ROOT / "src" / "gloam" / "games" / "heart_of_darkness" / "content" / "boards" / "main.toml"


def island() -> Fixture:
    """The map of In the Heart of Darkness, with a coast drawn around it."""
    data = tomllib.loads(ISLAND.read_text(encoding="utf-8"))
    scale = 12
    fixed: list[Node] = [
        Board(id="island", label=say("The island"), width=1200, height=1280, art="sea"),
    ]
    for area, inner in (("land", False), ("inner", True)):
        spots = [
            (place["at"][0] * scale, place["at"][1] * scale)
            for place in data["locations"].values()
            if not inner or place["region"] == "inner"
        ]
        label = say("Inner lands") if inner else None
        fixed.append(Region(id=area, within="island", label=label, points=_coast(spots)))
    for key, place in data["locations"].items():
        x, y = place["at"]
        shape = place["icon"] if place["icon"] in ("gate", "tunnel") else "round"
        fixed.append(
            Space(
                id=key,
                within="island",
                label=say(place["name"]),
                x=x * scale,
                y=y * scale,
                shape=shape,
                icon=place["icon"],
                region="inner" if place["region"] == "inner" else "land",
            )
        )
    for a, b in data["paths"]["between"]:
        style = "tunnel" if "tunnel" in a and "tunnel" in b else "path"
        fixed.append(Link(id=f"{a}-{b}", within="island", a=a, b=b, style=style))
    return Fixture(
        title="An island with coast and regions",
        words=SAY,
        fixed=fixed,
        moments=[_on_island("harbour", 1), _on_island("village", 2)],
        seat=0,
        names=["Ada", "Bram"],
        theme=NIGHT,
    )


def _on_island(at: str, darkness: int) -> Moment:
    nodes: list[Node] = [
        Track(id="darkness", label=say("Darkness"), value=darkness, low=1, high=7),
        Overlay(
            id="fear",
            within="island",
            label=say("Under threat"),
            spaces=("swamp", "heart", "chapel"),
            style="danger",
        ),
        Token(id="ada", within=at, label=say("Ada"), icon="investigator", owner=0),
        Token(id="bram", within="harbour", label=say("Bram"), icon="investigator", owner=1),
        Token(id="beast-1", within="swamp", label=say("Creature"), icon="creature", amount=2),
        Token(id="beast-2", within="village", label=say("Creature"), icon="creature"),
        Token(id="trap", within="village", label=say("Trap"), icon="trap"),
        Token(
            id="guardian",
            within="heart",
            label=say("Guardian"),
            icon="guardian",
            marks=("wounded",),
        ),
        Token(
            id="broken", within="eastern_gate", label=say("Damage"), icon="gate", marks=("damaged",)
        ),
    ]
    ways = {
        "harbour": ("cave", "village"),
        "village": ("harbour", "abandoned_hut", "southern_gate"),
    }
    choices = [
        Choice(("go", to), say(f"Go to {to.replace('_', ' ')}"), (to,), preview=(to, at))
        for to in ways[at]
    ]
    choices.append(Choice(("fight",), say("Fight the creature"), ("beast-2",)))
    choices.append(Choice(("search",), say("Search for loot")))
    return Moment(nodes, choices, prompt=say("What does Ada do?"))


def _coast(spots: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """An uneven outline around some places."""
    x = sum([spot[0] for spot in spots]) / len(spots)
    y = sum([spot[1] for spot in spots]) / len(spots)
    found: list[tuple[int, int]] = []
    for i in range(28):
        turn = 2 * math.pi * i / 28
        ahead, aside = math.cos(turn), math.sin(turn)
        reach = max([(px - x) * ahead + (py - y) * aside for px, py in spots])
        away = reach + 70 + 16 * math.sin(5 * turn) + 14 * math.cos(9 * turn)
        found.append((round(x + away * ahead), round(y + away * aside)))
    return tuple(found)


# --- beams of light ---


def beams() -> Fixture:
    """A house at night: walls, doors in several states, lamps, a beam that one turns."""
    fixed: list[Node] = [Board(id="plan", label=say("The sawmill"), width=640, height=400)]
    rooms = {"shed": (20, 20, 294, 200), "yard": (294, 20, 620, 380), "office": (20, 200, 294, 380)}
    for name, (west, north, east, south) in rooms.items():
        corners = ((west, north), (east, north), (east, south), (west, south))
        fixed.append(Region(id=name, within="plan", label=say(name.capitalize()), points=corners))
        fixed.append(Wall(id=f"wall-{name}", within="plan", points=(*corners, corners[0])))
    spots = {
        f"s{row}{column:x}": (60 + column * 52, 60 + row * 56)
        for row in range(6)
        for column in range(11)
    }
    for number, (name, (x, y)) in enumerate(spots.items(), 1):
        room = "yard" if x > 294 else "shed" if y < 200 else "office"
        shape = "hex" if room == "shed" else "square" if room == "office" else "round"
        fixed.append(
            Space(
                id=name, within="plan", label=say(str(number)), x=x, y=y, region=room, shape=shape
            )
        )
    for row in range(6):
        for column in range(11):
            here = f"s{row}{column:x}"
            for there in (f"s{row}{column + 1:x}", f"s{row + 1}{column:x}"):
                if there in spots and _same_side(spots[here], spots[there]):
                    fixed += [Link(id=f"{here}-{there}", within="plan", a=here, b=there)]
    doors = [
        Link(id="way-1", within="plan", a="s14", b="s15", style="door"),
        Link(id="way-2", within="plan", a="s44", b="s45", style="window"),
    ]
    directions = {"north-east": -40, "east": 0, "south-east": 40}
    moments = [_night(spots, turn) for turn in (0, 40)]
    for moment in moments:
        moment.choices = [
            Choice(
                ("shine", way),
                say(f"Shine {way}"),
                ("keeper",),
                preview=_lit(spots, turn),
                dial="beam",
            )
            for way, turn in directions.items()
        ]
        moment.choices += [
            Choice(("open", 1), say("Open the door"), ("door-1",)),
            Choice(("bar", 1), say("Bar the door"), ("door-1",)),
            Choice(("smash",), say("Break the window"), ("window",)),
            Choice(("go", 1), say("Go to 16"), ("s16",)),
            Choice(("go", 2), say("Go to 26"), ("s26",)),
        ]
        moment.prompt = say("Where does the torch point?")
    return Fixture(
        title="Beams of light, walls and doors",
        words=SAY,
        fixed=[*fixed, *doors],
        moments=moments,
        seat=0,
        names=["Ada", "Bram"],
        theme=NIGHT,
    )


def _same_side(a: tuple[int, int], b: tuple[int, int]) -> bool:
    if (a[0] > 294) != (b[0] > 294):
        return False
    return a[0] > 294 or (a[1] < 200) == (b[1] < 200)


KEEPER = (320, 172)  # where the torch is held


def _beam(turn: int) -> tuple[tuple[int, int], ...]:
    outline = [KEEPER]
    for degrees in range(turn - 22, turn + 23, 11):
        angle = math.radians(degrees)
        outline.append(
            (round(KEEPER[0] + 270 * math.cos(angle)), round(KEEPER[1] + 200 * math.sin(angle)))
        )
    return tuple(outline)


def _lit(spots: dict[str, tuple[int, int]], turn: int) -> tuple[str, ...]:
    found: list[str] = []
    for name, (x, y) in spots.items():
        dx, dy = x - KEEPER[0], y - KEEPER[1]
        angle = math.degrees(math.atan2(dy, dx))
        if 10 < math.hypot(dx, dy) < 260 and abs(angle - turn) < 24:
            found.append(name)
    return tuple(found)


def _night(spots: dict[str, tuple[int, int]], turn: int) -> Moment:
    nodes: list[Node] = [
        Overlay(id="torch", within="plan", label=say("Torch"), points=_beam(turn)),
        Overlay(
            id="dark",
            within="plan",
            label=say("Dark"),
            style="dark",
            spaces=("s31", "s32", "s41", "s42"),
        ),
        Overlay(
            id="noise",
            within="plan",
            label=say("A noise"),
            style="noise",
            spaces=("s48", "s58", "s59"),
        ),
        Overlay(
            id="belief",
            within="plan",
            label=say("It may be here"),
            style="belief",
            spaces=("s02", "s03", "s13"),
        ),
        Wall(
            id="door-1",
            within="plan",
            label=say("Shed door"),
            style="door",
            state="locked",
            points=((294, 96), (294, 136)),
        ),
        Wall(
            id="door-2",
            within="plan",
            label=say("Office door"),
            style="door",
            state="open",
            points=((144, 200), (184, 200)),
        ),
        Wall(
            id="window",
            within="plan",
            label=say("Window"),
            style="window",
            state="shut",
            points=((294, 266), (294, 302)),
        ),
        Token(id="keeper", within="s25", label=say("Ada"), icon="investigator", owner=0),
        Token(id="friend", within="s47", label=say("Bram"), icon="investigator", owner=1),
        Token(id="lamp", within="s19", label=say("Lamp"), icon="lamp", marks=("burning",)),
        Token(id="clue", within="s33", label=say("Evidence"), icon="evidence", amount=3),
    ]
    return Moment(nodes)
