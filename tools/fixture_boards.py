"""Scenes of the gallery that no game has yet: every kind of node, an island, beams, many spaces."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from gloam.kernel.present.scene import (
    Board,
    Card,
    Choice,
    Dice,
    Face,
    Hand,
    Link,
    Log,
    Node,
    Overlay,
    Pile,
    Prompt,
    Region,
    Row,
    Sheet,
    Space,
    Table,
    Text,
    Token,
    Track,
    Wall,
    Words,
)
from gloam.table.ws.protocol import Happening

ROOT = Path(__file__).resolve().parent.parent
ISLAND = ROOT / "src" / "gloam" / "games" / "heart_of_darkness" / "content" / "boards" / "main.toml"


class Moment(msgspec.Struct, omit_defaults=True):
    """A scene, what may be chosen in it, and what happened since the last."""

    nodes: list[Node]
    choices: list[Choice] = []
    happened: list[Happening] = []
    prompt: Words | None = None


class Fixture(msgspec.Struct, omit_defaults=True):
    title: str
    words: str
    fixed: list[Node]
    moments: list[Moment]
    seat: int = -1
    names: list[str] = []
    theme: dict[str, Any] = {}  # whatever the game's theme.toml holds


# --- one of each kind ---


def say(text: str) -> Words:
    """Words that are themselves."""
    return Words("say", {"text": text})


SAY = "say = { $text }\n"
NIGHT = {
    "name": "Night",
    "typefaces": {"heading": "IM Fell English", "body": "EB Garamond"},
    "colours": {
        "table": "#10171c",
        "edge": "#0a0f13",
        "surface": "#1b262d",
        "paper": "#e6e0d0",
        "ink": "#1c1a17",
        "faded": "#54503f",
        "light": "#e8e6dc",
        "glow": "#f0c25a",
        "warning": "#ef9a7d",
    },
    "types": {
        "weapon": {"icon": "crossed-swords", "edge": "double", "colour": "#7a2e2a"},
        "omen": {"icon": "raven", "edge": "thorned", "colour": "#3d3766"},
        "place": {"icon": "spooky-house", "edge": "plain", "colour": "#2f5547"},
    },
    "backs": {
        "night": {"icon": "moon", "colour": "#1d2a44", "pattern": "dots"},
        "blood": {"icon": "drop", "colour": "#4a1a1e", "pattern": "stripes"},
    },
    "tokens": {
        "investigator": "person",
        "creature": "werewolf",
        "guardian": "minotaur",
        "trap": "bear-head",
        "loot": "locked-chest",
        "gate": "gate",
        "tunnel": "cave-entrance",
        "consult": "crystal-ball",
        "heart": "heart-organ",
        "lamp": "lantern",
        "candle": "candle-light",
        "evidence": "magnifying-glass",
    },
    "marks": {
        "locked": "padlock",
        "wounded": "bleeding-wound",
        "turn": "candle-flame",
        "damaged": "cracked-shield",
        "burning": "flame",
    },
    "regions": {
        "land": {"colour": "#34423a"},
        "inner": {"colour": "#3f3a35"},
        "marsh": {"colour": "#2f4644"},
    },
}

FACES = [
    Face(
        id="cleaver",
        name=say("Rusty Cleaver"),
        type="weapon",
        icon="meat-cleaver",
        text="Add 2 dice to a fight. On a miss, discard it.",
        flavour="Somebody has cleaned it. Mostly.",
        numbers=(("cost", 2), ("dice", 3)),
    ),
    Face(
        id="ravens",
        name=say("Ravens at the Window"),
        type="omen",
        icon="raven",
        text="Darkness rises by 1. Each player without a candle loses 1 sanity.",
        flavour="Seven of them, and they all look at you.",
        numbers=(("dread", 4),),
    ),
    Face(
        id="manor",
        name=say("The Old Manor"),
        type="place",
        icon="spooky-house",
        text="Search here for loot.",
        lines=("Cellar", "Attic"),
    ),
]


def kinds() -> Fixture:
    """One of every kind of node."""
    nodes: list[Node] = [
        Track(id="round", label=say("Round"), value=3, high=8),
        Track(
            id="phase",
            label=say("Night"),
            value=1,
            steps=("dusk", "midnight", "dawn"),
            marks=("turn",),
        ),
        Track(id="blood", label=say("Blood"), value=37, high=60),
        Pile(id="deck", label=say("Omens"), count=23, back="night"),
        Pile(id="bone", label=say("Discarded"), count=2),
        Card(id="old-1", within="bone", face="manor"),
        Card(id="old-2", within="bone", face="ravens"),
        Pile(id="none", label=say("Empty pile"), count=0),
        Row(id="market", label=say("On offer"), marks=("burning",)),
        Card(id="c1", within="market", face="cleaver", marks=("locked",)),
        Card(id="c2", within="market", face="manor"),
        Card(id="c3", within="market", back="blood"),
        Dice(id="roll", label=say("Fight"), values=(1, 3, 4, 6)),
        Dice(id="fate", label=say("Fate"), values=(17, 4), sides=20),
        Dice(id="eight", values=(8,), sides=8),
        Token(id="candles", label=say("Candles"), icon="candle", amount=4),
        Token(id="trap", label=say("Trap"), icon="trap", marks=("damaged",)),
        Text(id="tale", words=say("The wind has dropped. Something else is breathing.")),
        Table(
            id="score",
            label=say("Standing"),
            head=(say("Player"), say("Omens"), say("Sanity")),
            rows=((say("Ada"), 3, 5), (say("Bram"), 1, 2), (say("Clara"), 0, say("lost"))),
        ),
        Prompt(id="ask", words=say("Which card do you take?"), seats=(0,), form="choose"),
        Log(
            id="log",
            entries=(
                say("Ada went to the cellar."),
                say("The lamp in the hall went out."),
                say("Bram lost 2 sanity."),
            ),
        ),
        *_envoys(),
    ]
    moved = [
        *[node for node in nodes if node.id not in ("c1", "round", "roll", "candles")],
        Card(id="c1", within="hand-0", face="cleaver"),
        Track(id="round", label=say("Round"), value=4, high=8),
        Dice(id="roll", label=say("Fight"), values=(6, 6, 2, 5)),
        Token(id="candles", label=say("Candles"), icon="candle", amount=2),
    ]
    choices = [
        Choice(("take", 1), say("Take the Rusty Cleaver"), ("c1", "hand-0")),
        Choice(("take", 2), say("Take the Old Manor"), ("c2", "hand-0")),
        Choice(("burn", 2), say("Burn the Old Manor"), ("c2", "deck")),
        Choice(("light",), say("Light a candle"), ("candles",)),
        Choice(("haunt", 1), say("Haunt Bram"), ("sheet-1",)),
        Choice(("play", 1), say("Lay the ravens on the row"), ("h1", "market")),
        Choice(("fetch", 1), say("Fetch the Old Manor back"), ("old-1",)),
        Choice(("fetch", 2), say("Fetch the ravens back"), ("old-2",)),
        Choice(("rest",), say("Rest until dawn")),
        *[
            Choice(("face", way), say(f"Face {way}"), ("phase",), dial="watch")
            for way in ("north", "east", "south", "west")
        ],
    ]
    return Fixture(
        title="One of each kind",
        words=SAY,
        fixed=list(FACES),
        moments=[
            Moment(nodes, choices, prompt=say("Which card do you take?")),
            Moment(moved, choices[2:], prompt=say("What next?")),
        ],
        seat=0,
        names=["Ada", "Bram"],
        theme=NIGHT,
    )


def _envoys() -> Iterator[Node]:
    """Two players: a sheet, a hand, tokens and a track each."""
    for seat, name in enumerate(("Ada", "Bram")):
        sheet = f"sheet-{seat}"
        yield Sheet(
            id=sheet,
            label=say(name),
            owner=seat,
            icon="investigator",
            lines=((say("Strength"), 3), (say("Trade"), say("Doctor"))),
            marks=("turn",) if seat == 0 else ("wounded",),
        )
        yield Track(id=f"sanity-{seat}", within=sheet, label=say("Sanity"), value=4 - seat, high=6)
        yield Token(id=f"loot-{seat}", within=sheet, label=say("Loot"), icon="loot", owner=seat)
        yield Hand(id=f"hand-{seat}", within=sheet, label=say("Hand"), owner=seat, count=4 - seat)
    yield Card(id="h1", within="hand-0", face="ravens")
    yield Card(id="h2", within="hand-0", face="manor")
    yield Card(id="h3", within="hand-0", face="cleaver")
    yield Card(id="h4", within="hand-0", face="ravens")
    yield Card(id="k1", within="hand-1", face="manor", marks=("wounded",))


# --- an island ---


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


# --- many spaces ---


def grounds(count: int = 450) -> Fixture:
    """A board as large as the largest that is coming: for measuring."""
    columns = 25
    fixed: list[Node] = [Board(id="park", label=say("The grounds"), width=1600, height=1200)]
    for zone in range(6):
        west, north = 20 + zone % 3 * 520, 20 + zone // 3 * 580
        corners = (
            (west, north),
            (west + 510, north),
            (west + 510, north + 570),
            (west, north + 570),
        )
        fixed.append(
            Region(
                id=f"zone-{zone}",
                within="park",
                label=say(f"Zone {'ABCDEF'[zone]}"),
                points=corners,
            )
        )
    for i in range(count):
        row, column = divmod(i, columns)
        x, y = 50 + column * 62 + row % 2 * 31, 45 + row * 65
        zone = min(2, (x - 20) // 520) + (3 if y >= 600 else 0)
        fixed.append(
            Space(id=f"g{i}", within="park", label=say(str(i + 1)), x=x, y=y, region=f"zone-{zone}")
        )
    for i in range(count):
        row, column = divmod(i, columns)
        below = i + columns
        ahead = [i + 1] if column + 1 < columns else []
        if below < count:
            ahead.append(below)
            side = below + (1 if row % 2 else -1)
            if 0 <= side % columns - column + 1 <= 2 and side // columns == row + 1:
                ahead.append(side)
        fixed += [
            Link(id=f"g{i}-{there}", within="park", a=f"g{i}", b=f"g{there}") for there in ahead
        ]
    return Fixture(
        title="450 spaces",
        words=SAY,
        fixed=fixed,
        moments=[_on_grounds(step) for step in range(12)],
        seat=0,
        names=["Ada", "Bram", "Clara", "Dorian"],
        theme=NIGHT,
    )


def _on_grounds(step: int) -> Moment:
    """Everything moves: tokens, light, belief and what may be chosen."""
    at = 212 + step
    nodes: list[Node] = [
        Overlay(
            id="light",
            within="park",
            label=say("Light"),
            spaces=tuple([f"g{at + row * 25 + i}" for row in (-1, 0, 1) for i in range(1, 5)]),
        ),
        Overlay(
            id="belief",
            within="park",
            label=say("It may be here"),
            style="belief",
            spaces=tuple([f"g{i}" for i in range(60 + step, 110 + step)]),
        ),
        Token(id="ada", within=f"g{at}", label=say("Ada"), icon="investigator", owner=0),
    ]
    for n in range(3):
        where = f"g{(100 + 97 * n + step * (n + 1)) % 450}"
        nodes.append(
            Token(
                id=f"p{n}",
                within=where,
                label=say("Investigator"),
                icon="investigator",
                owner=n + 1,
            )
        )
    nodes += [
        Token(id=f"e{n}", within=f"g{(n * 37 + 11) % 450}", label=say("Evidence"), icon="evidence")
        for n in range(24)
    ]
    choices = [
        Choice(("go", to), say(f"Go to {to + 1}"), (f"g{to}",))
        for to in (at - 1, at + 1, at - 25, at + 25, at + 26, at + 2)
    ]
    return Moment(nodes, choices, prompt=say("Where to?"))
