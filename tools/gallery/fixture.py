"""What a fixture of the gallery holds, and the words and the theme that made-up ones share."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import field

from gloam.kernel.present.layout import Layout
from gloam.kernel.present.layout_file import default
from gloam.kernel.present.scene import Choice, Node, Several, Words
from gloam.table.ws.protocol import BlockedInfo, Happening


class Moment(msgspec.Struct, omit_defaults=True):
    """A scene, what may be chosen in it, and what happened since the last."""

    nodes: list[Node]
    choices: list[Choice] = []
    happened: list[Happening] = []
    prompt: Words | None = None
    several: Several | None = None
    blocked: list[BlockedInfo] = []


class Fixture(msgspec.Struct, omit_defaults=True):
    title: str
    words: str
    fixed: list[Node]
    moments: list[Moment]
    seat: int = -1
    names: list[str] = []
    theme: dict[str, Any] = {}  # whatever the game's theme.toml holds
    layout: Layout = field(default_factory=default)


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
    "dice": {
        "hit": {"icon": "claw-slashes", "colour": "#b8232b"},
        "blank": {"icon": ""},
        "claw": {"icon": "claw-slashes", "colour": "#7a1f1f"},
        "skull": {"icon": "broken-skull"},
    },
    "dice_colours": {"bone": {"colour": "#e6dcc4"}, "blood": {"colour": "#8a2f2a"}},
    "regions": {
        "land": {"colour": "#34423a"},
        "inner": {"colour": "#3f3a35"},
        "marsh": {"colour": "#2f4644"},
    },
}
