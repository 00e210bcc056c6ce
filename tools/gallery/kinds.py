"""One of every kind of node."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.kernel.present.scene import (
    Ballot,
    Card,
    Choice,
    Dice,
    Face,
    Hand,
    Initiative,
    Log,
    Node,
    Pile,
    Prompt,
    Prose,
    Row,
    Several,
    Sheet,
    Table,
    Text,
    Token,
    Track,
    Turn,
    Votes,
)
from tools.gallery.fixture import NIGHT, SAY, Fixture, Moment, say

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
        Dice(
            id="claws",
            label=say("Combat"),
            values=(1, 2, 1, 3),
            faces=("claw", "blank", "claw", "skull"),
            colours=("bone", "bone", "blood", "blood"),
            hits=(True, False, True, False),
            rerolled=(0, 1, 0, 2),
            need=2,
        ),
        Dice(
            id="fight",
            label=say("Combat, two Hits needed"),
            values=(1, 5, 2, 6),
            faces=("hit", "blank", "hit", "blank"),
            hits=(True, False, True, False),
            rerolled=(0, 1, 0, 0),
            need=2,
        ),
        Initiative(
            id="order",
            label=say("Who acts"),
            turns=(
                Turn(label=say("Drowned Thrall"), icon="creature", group="fast", done=True),
                Turn(label=say("Ada"), icon="investigator", owner=0, note=say("18 of 24")),
                Turn(label=say("Bram"), icon="investigator", owner=1, out=True),
                Turn(label=say("The Warden"), icon="guardian", group="slow"),
            ),
            current=1,
        ),
        Prose(
            id="lift",
            label=say("The brine lift"),
            paragraphs=(
                "A bucket big enough for three swings over the shaft. The chain is warm.",
                "Far below something breathes, out and in, and the bucket keeps time with it.",
            ),
            icon="investigator",
            by=say("The lift keeper"),
        ),
        Votes(
            id="vote",
            label=say("The group decides"),
            ballots=(
                Ballot(label=say("Ride it down"), seats=(0,)),
                Ballot(label=say("Cut the chain"), seats=(1,)),
            ),
            voted=(0, 1),
            open=True,
            result=0,
        ),
        Votes(
            id="secret-vote",
            label=say("Go on in the dark? All must agree"),
            ballots=(Ballot(label=say("Go on")), Ballot(label=say("Wait for dawn"))),
            count="all",
            voted=(0,),
            missing=(1,),
        ),
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
            Moment(moved, prompt=say("Give up two of these."), several=_given()),
        ],
        seat=0,
        names=["Ada", "Bram"],
        theme=NIGHT,
    )


def _given() -> Several:
    """Cards of the hand that are marked and given up together; the ravens are there twice."""
    ravens = Choice(("give", 2), say("Give up the ravens"), ("h1", "h4"), copies=2)
    manor = Choice(("give", 3), say("Give up the Old Manor"), ("h2",))
    return Several((ravens, manor, Choice(("pay",), say("Pay a candle"))), 2, 2)


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
