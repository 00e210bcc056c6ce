"""Original Sin: the party explores and reads; the party fights in turns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gloam.kernel.present.layout_file import read_layout
from gloam.kernel.present.scene import (
    Ballot,
    Board,
    Card,
    Choice,
    Face,
    Hand,
    Initiative,
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
    Turn,
    Votes,
    Words,
)
from gloam.table.ws.protocol import BlockedInfo
from tools.gallery.fixture import SAY, Fixture, Moment, say

PARTY = (
    ("Ifan", "ifan", 18, 24, 3, 2, 3),
    ("Lohse", "lohse", 12, 22, 1, 3, 3),
    ("Fane", "fane", 20, 20, 2, 4, 4),
    ("Sebille", "sebille", 9, 20, 2, 2, 0),
)
PLACES = {
    "Landing": (100, 330, "harbor-dock"),
    "Pan Yard": (260, 130, "village"),
    "Brine Lift": (420, 330, "lighthouse"),
    "Drying Loft": (620, 130, "spooky-house"),
    "Counting House": (760, 330, "locked-chest"),
}
PATHS = (
    (0, 1, "trail"),
    (1, 2, "trail"),
    (0, 2, "trail"),
    (2, 3, "trail"),
    (3, 4, "trail"),
    (2, 4, "secret"),
)
SKILLS = (
    ("pin-down", "Pin Down", "3 red + ★. Any special: it cannot move.", 2),
    ("phoenix", "Phoenix Dive", "Teleport within 2. 2 blue there.", 3),
    ("battle-cry", "Battle Cry", "Each ally here: your rolls gain a hit.", 1),
    ("long-shot", "Long Shot", "4 red + ★, range 3.", 4),
    ("wolf-call", "Wolf Call", "A wolf comes.", 2),
    ("invisible", "Invisible", "Nobody sees you.", 1),
    ("ricochet", "Ricochet", "Hits two.", 2),
    ("frost", "Frost Aura", "Cold around you.", 2),
)
WORDS = """\
region-before = Before you
region-log = Log
label-armour = physical armour
label-magic = magical armour
label-where = at
mark-turn = acts now
mark-wet = wet
mark-down = down
group-fast = Fast
group-origins = Origins
group-slow = Slow
type-skill = Skill
number-ap = AP
"""
THEME = {
    "typefaces": {"heading": "IM Fell English", "body": "EB Garamond"},
    "colours": {
        "table": "#141026",
        "edge": "#0e0b1c",
        "surface": "#1e1838",
        "paper": "#f0e6cf",
        "ink": "#1d1730",
        "faded": "#5f5470",
        "light": "#efe6d8",
        "glow": "#f7cf73",
        "warning": "#e0606a",
    },
    "types": {"skill": {"icon": "sonic-shout", "colour": "#4a3a78"}},
    "backs": {"skill": {"icon": "pentacle", "colour": "#2a2150"}},
    "tokens": {
        "ifan": "hooded-figure",
        "lohse": "flower-hat",
        "fane": "hood",
        "sebille": "top-hat",
        "thrall": "floating-tentacles",
        "warden": "minotaur",
        "brine-lift": "lighthouse",
    },
    "lines": {"label-armour": "cracked-shield", "label-magic": "crystal-ball"},
    "marks": {"turn": "candle-flame", "down": "broken-skull"},
    "figures": {
        "thrall": {"colour": "#7a2440", "shape": "square"},
        "warden": {"colour": "#7a2440", "shape": "octagon"},
    },
}


def original_sin() -> Fixture:
    """First a page to be read and decided on together, then a fight."""
    return Fixture(
        title="Original Sin, as studied",
        words=SAY + WORDS,
        fixed=[*_map(), *_faces()],
        moments=[_explore(), _combat()],
        seat=0,
        names=["Ann", "Tobin", "Ines", "Jonas"],
        theme=THEME,
        layout=read_layout(Path(__file__).with_suffix(".toml")),
    )


def _map() -> Iterator[Node]:
    yield Board(id="map", label=say("Brinehold Salt Works"), width=860, height=450)
    names = list(PLACES)
    for name, (x, y, icon) in PLACES.items():
        yield Space(id=name, within="map", label=say(name), x=x, y=y, icon=icon)
    for a, b, style in PATHS:
        yield Link(id=f"path-{a}-{b}", within="map", a=names[a], b=names[b], style=style)


def _faces() -> Iterator[Node]:
    for id, name, text, cost in SKILLS:
        yield Face(
            id=id, name=say(name), type="skill", text=text, numbers=(("ap", cost),), icon="raven"
        )


def _party(fights: bool) -> Iterator[Node]:
    shelves = (("invisible", 1), ("ricochet", 2), ("wolf-call", 4)), (("frost", 2),)
    for seat, (name, icon, health, most, armour, magic, points) in enumerate(PARTY):
        sheet = f"hero-{seat}"
        lines = [(Words("label-armour"), armour), (Words("label-magic"), magic)]
        where = say("Drying Loft" if seat == 3 else "Brine Lift")
        yield Sheet(
            id=sheet,
            label=say(name),
            icon=icon,
            owner=seat,
            lines=(*lines, (Words("label-where"), where)),
            marks=("turn",) if fights and not seat else ("down",) if fights and seat == 3 else (),
        )
        yield Track(id=f"health-{seat}", within=sheet, label=say("Health"), value=health, high=most)
        yield Track(id=f"source-{seat}", within=sheet, label=say("Source"), value=2, high=3)
        if fights:
            yield Track(id=f"ap-{seat}", within=sheet, label=say("AP"), value=points, high=4)
            yield Row(id=f"shelf-{seat}", within=sheet, label=say("Shelf"))
            for face, slot in shelves[seat] if seat < 2 else ():
                card = f"shelf-{seat}-{face}"
                yield Card(id=card, within=f"shelf-{seat}", face=face, slot=slot)
        at = "Drying Loft" if seat == 3 else "Pan Yard" if fights and seat == 2 else "Brine Lift"
        marks = ("turn",) if not seat else ()
        yield Token(
            id=f"figure-{seat}", within=at, label=say(name), icon=icon, owner=seat, marks=marks
        )


def _explore() -> Moment:
    ride, cut = ("ride",), ("cut",)
    nodes: list[Node] = [
        Text(id="where", words=say("Brinehold Salt Works")),
        Track(id="time", label=say("Time"), value=3, high=12),
        Track(id="gold", label=say("Gold"), value=5, high=9),
        *_party(fights=False),
        Prose(
            id="page",
            label=say("The brine lift"),
            icon="brine-lift",
            paragraphs=(
                "A bucket big enough for three swings over the shaft. The chain is warm.",
                "Far below something breathes, out and in, and the bucket keeps time with it.",
            ),
            by=say("Card 3, front"),
        ),
        Votes(
            id="votes",
            label=say("The group decides"),
            ballots=(
                Ballot(label=say("Ride it down"), key=ride, seats=(0, 1)),
                Ballot(label=say("Cut the chain"), key=cut, seats=(2,)),
            ),
            voted=(0, 1, 2),
            missing=(3,),
            open=True,
        ),
        Hand(id="hand", label=say("Your hand"), owner=0, count=2),
        Card(id="hand-1", within="hand", face="phoenix"),
        Card(id="hand-2", within="hand", face="wolf-call"),
        Log(id="log", entries=(say("Time went from 10 to 9."),)),
    ]
    choices = [
        Choice(ride, say("Ride it down"), note=say("Each rolls. Ifan 62 %, else 41 %")),
        Choice(cut, say("Cut the chain"), note=say("Certain. Costs 1 time")),
        Choice(("mark",), say("Mark the place and go on"), note=say("hold this card")),
    ]
    missing = "Hum back to it: nobody here has Beast Speech. Sebille’s Pelt-Talk lends it"
    return Moment(
        nodes,
        choices,
        prompt=say("Two to one: open until Ines agrees"),
        blocked=[BlockedInfo(say(missing), "keywords")],
    )


def _combat() -> Moment:
    slow = [("Thrall A", "thrall", "20 of 20"), ("The Salt Warden", "warden", "71 of 95")]
    states = ("you, now", "ready", "ready", "down")
    turns = (
        Turn(label=say("Thrall B"), icon="thrall", group="fast", note=say("14 of 20"), done=True),
        *[
            Turn(
                label=say(name),
                node=f"hero-{seat}",
                icon=icon,
                owner=seat,
                group="origins",
                note=say(states[seat]),
                out=seat == 3,
            )
            for seat, (name, icon, *_) in enumerate(PARTY)
        ],
        *[
            Turn(label=say(name), icon=icon, group="slow", note=say(note))
            for name, icon, note in slow
        ],
    )
    nodes: list[Node] = [
        Text(id="where", words=say("Those who stayed")),
        Track(id="gold", label=say("Gold"), value=5, high=9),
        Initiative(id="order", turns=turns, current=1),
        *_party(fights=True),
        Token(id="thrall-a", within="Drying Loft", label=say("Thrall A"), icon="thrall"),
        Token(id="thrall-b", within="Brine Lift", label=say("Thrall B"), icon="thrall"),
        Token(id="warden", within="Counting House", label=say("The Salt Warden"), icon="warden"),
        Text(
            id="before",
            label=say("Drowned Thrall B"),
            words=say(
                "Whom: Lohse has the least magical armour. 4 hits and 2 wet, less 3 armour: 3."
            ),
        ),
        Hand(id="hand", label=say("Your hand"), owner=0, count=4),
        *[
            Card(id=f"hand-{face}", within="hand", face=face)
            for face in ("pin-down", "phoenix", "battle-cry", "long-shot")
        ],
        Log(id="log", entries=(say("Thrall B hit Lohse for 3."),)),
    ]
    choices = [
        Choice(("pin", 1), say("Pin Down on Thrall A"), ("hand-pin-down", "thrall-a")),
        Choice(("pin", 2), say("Pin Down on Thrall B"), ("hand-pin-down", "thrall-b")),
        Choice(("cry",), say("Battle Cry"), ("hand-battle-cry",), note=say("leaves 2 AP")),
        Choice(("end",), say("End turn")),
    ]
    return Moment(nodes, choices, prompt=say("Ifan: what do you do?"))
