"""The Harrowing's table: Fate left, Trove right, the effigy's sheet below."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gloam.kernel.present.layout_file import read_layout
from gloam.kernel.present.scene import (
    Board,
    Card,
    Choice,
    Face,
    Link,
    Log,
    Node,
    Prose,
    Row,
    Sheet,
    Space,
    Text,
    Token,
    Track,
    Words,
)
from gloam.table.ws.protocol import BlockedInfo
from tools.gallery.fixture import SAY, Fixture, Moment, say

SINS = ("Lust", "Gluttony", "Greed", "Sloth", "Wrath", "Envy", "Pride")
ACTIONS = ("Seduce", "Feast", "Scavenge", "Wander", "Fight", "Snatch", "Explore")
NOTES = (
    "",
    "1 die · heals 50 %",
    "3 dice · Brass Tongue 74 %",
    "2 dice · about 2 moves",
    "4 dice · hits 94 % · Fault 80 %",
    "",
    "3 dice · opens 88 % · slips 70 %",
)
VALUES = ((3, 2), (1, 1), (3, 3), (6, 2), (5, 4), (2, 1), (4, 3))
EFFIGIES = (
    ("The Tallow Bride", "bride", 6, 1),
    ("Old Nettle", "nettle", 2, 0),
    ("Saint Nobody", "saint", 9, 3),
)
PLACES = {
    "Cinder Market": (3, 0),
    "Stair of Elbows": (4, 0),
    "Court of Scales": (2, 1),
    "First Gate": (3, 1),
    "Bell Foundry": (4, 1),
    "Ferry of Nails": (5, 1),
    "Well of Names": (2, 2),
    "Drowned Arcade": (3, 2),
    "The Long Queue": (4, 2),
}
PATHS = ((0, 3), (2, 3), (3, 4), (4, 5), (3, 7), (2, 6), (7, 8), (0, 1))
WORDS = """\
region-fate = Fate
region-trove = Trove
region-own = Sheet
region-log = Log
region-advice = If you take it
column-empty = an empty place
label-omens = omens
label-sixes = of 3 sixes
mark-locked = six: locked
mark-lit = ready
mark-spent = spent: back when the Fate refills
mark-wanting = wants an ending
mark-turn = on turn
mark-closed = closed
type-adversary = Adversary
type-location = Location
type-item = Item
"""
THEME = {
    "typefaces": {"heading": "IM Fell English", "body": "EB Garamond"},
    "colours": {
        "table": "#1a0d0a",
        "edge": "#130806",
        "surface": "#24120d",
        "paper": "#ecdcc0",
        "ink": "#2c130b",
        "faded": "#6b4a36",
        "light": "#f3e2c6",
        "glow": "#f2b552",
        "warning": "#e8663a",
    },
    "types": {
        "adversary": {"icon": "hound", "colour": "#8c2f1c"},
        "location": {"icon": "gate", "colour": "#6b4a12"},
        "item": {"icon": "locked-chest", "colour": "#7a2e2a"},
    },
    "tokens": {
        "bride": "hood",
        "nettle": "hooded-figure",
        "saint": "monk-face",
        "label-ritual": "third-eye",
    },
    "spaces": {"plate": {"size": 1.4}},
    "marks": {"turn": "candle-flame", "locked": "padlock"},
    "seams": {"red": {"colour": "#c23b2a"}, "green": {"colour": "#3f8a4a"}},
    "lines": {"label-omens": "third-eye"},
}


def harrowing() -> Fixture:
    """One moment: Pride could explore; something is offered by the Fate."""
    return Fixture(
        title="The Harrowing, as studied",
        words=SAY + WORDS,
        fixed=[*_map(), *_faces()],
        moments=[
            Moment(
                [*_shared(), *_sheets()],
                _choices(),
                prompt=say("Anyone may act"),
                blocked=[
                    BlockedInfo(say("no foe of another effigy is here"), "seduce", ("sin-0-0",)),
                    BlockedInfo(say("nobody stands with you"), "snatch", ("sin-0-5",)),
                ],
            )
        ],
        seat=0,
        names=["Ann", "Tobin", "Ines"],
        theme=THEME,
        layout=read_layout(Path(__file__).with_suffix(".toml")),
    )


def _map() -> Iterator[Node]:
    yield Board(id="map", label=say("Shattered City"), width=1000, height=480)
    names = list(PLACES)
    for name, (x, y) in PLACES.items():
        yield Space(
            id=name,
            within="map",
            label=say(name),
            x=170 * x - 60,
            y=90 + 150 * y,
            shape="plate",
            icon="church",
        )
    for a, b in PATHS:
        yield Link(id=f"path-{a}-{b}", within="map", a=names[a], b=names[b], style="road")


def _faces() -> Iterator[Node]:
    told = (
        ("ash-hound", "Ash Hound", "adversary", "Hunter. Health 3. Threat: 1 corruption.", 2),
        ("alley", "Tollkeeper’s Alley", "location", "Misstep: lose 1 omen.", 1),
        ("tongue", "Brass Tongue", "item", "… gain 1 omen. Whenever you Seduce: …", 2),
        ("letter", "Letter Never Sent", "item", "… heal 1 corruption. 2 omens: …", 3),
        ("halo", "Tin Halo", "item", "… move once. Once each Fate: …", 4),
        ("shroud", "Shroud", "item", "", 0),
        ("veil", "Moth Veil", "item", "", 3),
        ("gauntlet", "Gauntlet", "item", "", 0),
        ("hook", "Hook Hand", "item", "", 2),
        ("wreath", "Wreath", "item", "", 0),
    )
    for id, name, type, text, tier in told:
        numbers = (("omens", tier),) if tier else ()
        yield Face(id=id, name=say(name), type=type, text=text, numbers=numbers)


def _shared() -> Iterator[Node]:
    yield Text(id="circle", words=say("I. Shattered City"))
    yield Track(id="ritual", label=say("Ritual"), value=3, high=4)
    yield Track(id="bane", label=say("Bane"), value=5, high=9)
    yield Track(id="damned", label=say("Damned"), value=1, high=3)
    yield Row(id="fate", label=say("take one, gain its eyes"))
    yield Card(id="fate-1", within="fate", face="ash-hound")
    yield Card(id="fate-2", within="fate", face="alley")
    yield Row(id="trove", label=say("Scavenge takes one"))
    for face in ("tongue", "letter", "halo"):
        yield Card(id=f"trove-{face}", within="trove", face=face)
    yield Prose(
        id="advice",
        label=say("If you take it"),
        paragraphs=("You gain 2 omens: 6 → 8. It hunts whoever wears the Eye: you.",),
    )
    yield Log(id="log", entries=(say("Tobin wandered."), say("The Bane rose to 5.")))
    where = ("Court of Scales", "Cinder Market", "Drowned Arcade")
    for seat, place in enumerate(where):
        name, icon, _, _ = EFFIGIES[seat]
        yield Token(id=f"figure-{seat}", within=place, label=say(name), icon=icon, owner=seat)


def _sheets() -> Iterator[Node]:
    for seat, (name, icon, omens, sixes) in enumerate(EFFIGIES):
        sheet = f"sheet-{seat}"
        lines = ((Words("label-omens"), omens), (Words("label-sixes"), sixes))
        yield Sheet(
            id=sheet,
            label=say(name),
            owner=seat,
            icon=icon,
            lines=lines,
            marks=("turn",) if not seat else (),
        )
        for i, sin in enumerate(SINS):
            value, base = VALUES[(i + 2 * seat) % 7]
            yield Track(
                id=f"sin-{seat}-{i}",
                within=sheet,
                label=say(sin),
                value=value,
                high=6,
                notch=base,
                marks=("locked",) if value == 6 and not seat else (),
            )
    yield from _columns()


def _columns() -> Iterator[Node]:
    for i, name in enumerate(("Shroud", "Gauntlet", "Wreath")):
        yield Row(id=f"column-{i}", within="sheet-0", label=say(f"{name} column"))
    yield Card(id="w1", within="column-0", face="shroud")
    yield Text(
        id="s1",
        within="column-0",
        words=say("Whenever you lose an omen: heal 1 corruption."),
        marks=("lit", "red"),
    )
    yield Card(id="w2", within="column-0", face="veil")
    yield Card(id="w3", within="column-1", face="gauntlet")
    yield Text(
        id="s2",
        within="column-1",
        words=say("Once each Fate, while hunted: your next test has one more Grace."),
        marks=("spent", "green"),
    )
    yield Card(id="w4", within="column-1", face="hook")
    yield Card(id="w5", within="column-2", face="wreath")
    yield Text(
        id="s3", within="column-2", words=say("Whenever you open a location: …"), marks=("wanting",)
    )


def _choices() -> list[Choice]:
    acts = [
        Choice((action.lower(),), say(action), (f"sin-0-{i}",), note=say(NOTES[i]))
        for i, action in enumerate(ACTIONS)
        if NOTES[i]
    ]
    take = [Choice(("take", n), say("Take it"), (f"fate-{n}",)) for n in (1, 2)]
    return [
        *acts,
        *take,
        Choice(("hand",), say("Raise hand")),
        Choice(("wait",), say("After Tobin")),
    ]
