"""A phrasebook for tests: a parlour game with omens, relics and a ghost."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from gloam.kernel.content.phrasebook import (
    Node,
    Phrasebook,
)

Flow = Generator[str, int, Any]


class Table:
    """A game that only remembers what was done at it."""

    def __init__(self, omens: int = 0) -> None:
        self.omens = omens
        self.done: list[str] = []


# A small phrasebook, as a game would write it ------------------------------------------------

book = Phrasebook("seance")

book.kind("act", of="effect")
book.joiner("then", en=(", ", ", then "), de=(", ", ", dann "))

relic = book.nouns("relic")
relic.add(
    "knife",
    en={"one": "Knife", "many": "Knives"},
    de={"one": "Messer", "acc": "das Messer", "dat": "dem Messer", "dat.many": "Messern"},
)
relic.add(
    "lens",
    en={"one": "Darkened Lens", "many": "Darkened Lenses"},
    de={"one": "Linse", "many": "Linsen", "acc": "die Linse", "dat": "der Linse"},
)
relic.add(
    "attacked",
    en="Attacked!",
    de={"one": "Überfall", "many": "Überfälle", "acc": "den Überfall", "dat": "dem Überfall"},
)


@book.phrase("text", en="{Steps:effect, sentences}.", de="{Steps:effect, sentences}.")
def text(table: Table, you: int, steps: tuple[Node, ...]) -> Flow:
    for step in steps:
        yield from step.run(table, you)


@book.phrase(
    "act",
    en="draw {n|a card|{n:number} cards}[ from {whose:who.of} hand]",
    de="ziehe {n|eine Karte|{n:number} Karten}[ aus {whose:who.of} Hand]",
    rule="draw.hand",
)
def draw(table: Table, you: int, n: int, whose: Node | None) -> None:
    hand = f" from {whose.value(table, you)}" if whose else ""
    table.done.append(f"{you} draws {n}{hand}")


@book.phrase(
    "act",
    en="discard {relics:relic, or}{unseen? face down}",
    de="lege {relics.acc}{unseen? verdeckt} ab",
    rule=("discard.choice", "discard.unseen"),
)
def discard(table: Table, you: int, relics: tuple[str, ...], unseen: bool) -> Flow:
    answer = yield f"discard one of {', '.join(relics)}"
    table.done.append(f"{you} discards {relics[answer]}{' face down' if unseen else ''}")
    return answer


@book.phrase(
    "act",
    en="{who} {who|loses|lose} {n:figure} {n|omen|omens}",
    de="{who} {who|verliert|verlierst|verlieren} {n} {n|Omen|Omina}",
)
def lose(table: Table, you: int, who: Node, n: int) -> None:
    table.omens -= n
    table.done.append(f"{who.value(table, you)} loses {n}")


@book.phrase(
    "act",
    en="strike with {n|a|{n:number}} {relic:relic by n}",
    de="schlage mit {n|{relic.dat}|{n} {relic.dat by n}} zu",
)
def strike(table: Table, you: int, n: int, relic: str) -> None: ...


@book.phrase("act", en="bury {relic}; {relic} is gone", de="vergrabe {relic.acc}")
def bury(table: Table, you: int, relic: str) -> None: ...


@book.phrase(
    "effect",
    en="if {condition}, {act}[; otherwise {other:act}]",
    de="wenn {condition}, {act}[; sonst {other}]",
)
def if_(table: Table, you: int, condition: Node, act: Node, other: Node | None) -> Flow:
    if condition.value(table, you):
        yield from act.run(table, you)
    elif other:
        yield from other.run(table, you)


@book.phrase("effect", en="in turn, {acts:act, then}", de="der Reihe nach {acts:act, then}")
def in_turn(table: Table, you: int, acts: tuple[Node, ...]) -> Flow:
    for act in acts:
        yield from act.run(table, you)


@book.phrase(
    "condition",
    en="{who} {who|has|have} {n:amount} {n|omen|omens} or more",
    de="{who} {n} {n|Omen|Omina} oder mehr {who|hat|hast|haben}",
)
def rich(table: Table, you: int, who: Node, n: Node) -> bool:
    return table.omens >= int(n.value(table, you))


@book.phrase("amount", en="{n:number}", de="{n:number}")
def plainly(table: Table, you: int, n: int) -> int:
    return n


@book.phrase("amount", en={"one": "seat number", "agrees": "many"}, de="Platznummer")
def seat_number(table: Table, you: int) -> int:
    return you


@book.phrase(
    "who",
    en={"one": "you", "of": "your", "agrees": "many"},
    de={"one": "du", "of": "deiner", "agrees": "you"},
)
def yourself(table: Table, you: int) -> int:
    return you


@book.phrase(
    "who", en={"one": "the ghost", "of": "its"}, de={"one": "der Geist", "of": "der knochigen"}
)
def ghost(table: Table, you: int) -> int:
    return 13


@book.phrase("who", en={"one": "{of:who.of} neighbour", "of": "{of:who.of} neighbour's"})
def neighbour(table: Table, you: int, of: Node) -> int:
    return int(of.value(table, you)) + 1


def careless() -> Phrasebook:
    """A book by which "a and b and c" may mean two things."""
    unsure = Phrasebook("unsure")

    @unsure.phrase("effect", en="draw")
    def draw() -> None: ...

    @unsure.phrase("effect", en="{a:effect} and {b:effect}")
    def both(a: Node, b: Node) -> None: ...

    return unsure


unsure = careless()


def parse(words: str) -> Node:
    return book.parse("text", words, "cards/events.toml: Storm")


def step(words: str) -> Node:
    """The only step of a text."""
    match parse(words)["steps"]:
        case (Node() as node,):
            return node
        case steps:
            raise AssertionError(f"{steps} is more than a step")


def play(node: Node, *context: object, answers: tuple[int, ...] = ()) -> tuple[list[str], Any]:
    """Run a node to its end: what was asked, and the outcome."""
    asked: list[str] = []
    flow = node.run(*context)
    replies = iter(answers)
    try:
        asked.append(next(flow))
        while True:
            asked.append(flow.send(next(replies)))
    except StopIteration as end:
        return asked, end.value
