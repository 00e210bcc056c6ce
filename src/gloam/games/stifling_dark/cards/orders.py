"""How texts are put together: when they hold, what dice decide, and what a card is used for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gloam.games.stifling_dark.cards.phrasebook import BOOK, Calls, line_number
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.content.phrasebook.lines import calls_of

if TYPE_CHECKING:
    from gloam.games.stifling_dark.state import StiflingDark


@dataclass
class Reading:
    """A text while it is read: each clause adds to it. `texts.py` makes a `CardText` of it."""

    nodes: dict[str, list[Node]]  # by the name of the field
    words: dict[str, str]
    flags: set[str]
    numbers: dict[str, int]

    def add(self, field: str, *nodes: Node) -> None:
        self.nodes.setdefault(field, []).extend(nodes)


BOOK.kind("acts", of="order")

# A clause that only reminds of a rule, which holds whatever the card says. It notes nothing, and
# nothing asks for it: on another card it does nothing.
BOOK.kind("reminder", of="clause")


@BOOK.phrase("text", en="{Clauses:clause, sentences}.")
def whole_text(reading: Reading, clauses: tuple[Node, ...]) -> None:
    for clause in clauses:
        clause.value(reading)


@BOOK.phrase("clause", en="{acts:order}")
def carried_out(reading: Reading, acts: Node) -> None:
    reading.add("acts", acts)


@BOOK.phrase("clause", en="{trait}")
def lasting(reading: Reading, trait: Node) -> None:
    reading.add("traits", trait)


@BOOK.phrase("clause", en="{trait:burden.all}")
def lasting_for_all(reading: Reading, trait: Node) -> None:
    reading.add("traits", trait)


@BOOK.phrase("clause", en="{trait:weather}")
def weather(reading: Reading, trait: Node) -> None:
    reading.add("traits", trait)


@BOOK.phrase("clause", en="nothing happens")
def nothing_happens(reading: Reading) -> None:
    """An Event without an effect."""


# --- when ---


@BOOK.phrase("clause", en="when this turns up, {acts:order}", rule="wound.face-up")
def turned_up(reading: Reading, acts: Node) -> None:
    reading.add("turned_up", acts)


@BOOK.phrase("reminder", en="this is not undone", rule="wound.not-returned")
def not_undone(reading: Reading) -> None:
    """Nothing that was taken as a Wound turned up is given back."""


@BOOK.phrase("clause", en="at the end of your turn, {acts:order}", rule="round.start-end-effects")
def at_turn_end(reading: Reading, acts: Node) -> None:
    reading.add("turn_end", acts)


@BOOK.phrase("clause", en="at the start of your turn, {acts:order}", rule="round.start-end-effects")
def at_turn_start(reading: Reading, acts: Node) -> None:
    reading.add("turn_start", acts)


@BOOK.phrase("clause", en="each round, {acts:order}", rule="event.lasting")
def each_round(reading: Reading, acts: Node) -> None:
    reading.add("each_round", acts)


@BOOK.phrase("clause", en="in your next turn, {traits:trait, and}")
def in_next_turn(reading: Reading, traits: tuple[Node, ...]) -> None:
    reading.add("traits", *traits)


@BOOK.phrase("clause", en="then discard this")
def then_discard(reading: Reading) -> None:
    reading.flags.add("next_turn_only")


@BOOK.phrase("clause", en="if you are given this again, {acts:order}", rule="condition.again")
def given_again(reading: Reading, acts: Node) -> None:
    reading.add("again", acts)


@BOOK.phrase(
    "clause", en="whenever the Adversary wounds you, {acts:order}", rule="condition.mauled"
)
def whenever_wounded(reading: Reading, acts: Node) -> None:
    reading.add("wounded", acts)


@BOOK.phrase("clause", en="{moment}: {acts:order}")
def at_a_moment(reading: Reading, moment: str, acts: Node) -> None:
    reading.words["when"] = moment
    reading.add("acts", acts)


@BOOK.phrase("clause", en="once a round: {acts:order}")
def once_a_round(reading: Reading, acts: Node) -> None:
    reading.flags.add("once_a_round")
    reading.add("acts", acts)


@BOOK.phrase("clause", en="on {place}[, with {goods}]: {acts:order}", rule="objective.carry")
def at_a_place(reading: Reading, place: str, goods: str | None, acts: Node) -> None:
    reading.words["place"] = place
    reading.words["goods"] = goods or ""
    reading.add("acts", acts)


@BOOK.phrase("clause", en="goes with {partner}", rule="objective.carry")
def goes_with(reading: Reading, partner: str) -> None:
    reading.words["goods"] = partner


@BOOK.phrase("clause", en="once used, this cannot be traded", rule="item.untradable")
def kept(reading: Reading) -> None:
    reading.flags.add("kept")


# --- dice ---


@BOOK.phrase("order", en="roll the D6: {cases:case, cases}", rule="concept.d6")
def roll_cases(game: StiflingDark, you: int, this: int, cases: tuple[Node, ...]) -> Calls:
    return [("roll_cases", you, this, *[line_number(case) for case in cases])]


@BOOK.phrase(
    "order",
    en="choose another Investigator and roll the D6: {cases:case, cases}",
)
def roll_for_another(game: StiflingDark, you: int, this: int, cases: tuple[Node, ...]) -> Calls:
    return [("roll_for_another", you, this, *[line_number(case) for case in cases])]


@BOOK.phrase("case", en="on {low:figure}, {then:acts}")
def on_number(game: StiflingDark, you: int, this: int, low: int, then: Node) -> Calls:
    return calls_of([then], game, you, this)


@BOOK.phrase("case", en="on {low:figure} or {high:figure}, {then:acts}")
def on_either(game: StiflingDark, you: int, this: int, low: int, high: int, then: Node) -> Calls:
    return calls_of([then], game, you, this)


@BOOK.phrase("case", en="on {low:figure} to {high:figure}, {then:acts}")
def on_range(game: StiflingDark, you: int, this: int, low: int, high: int, then: Node) -> Calls:
    return calls_of([then], game, you, this)


@BOOK.phrase("case", en="on {low:figure} or more, {then:acts}")
def on_more(game: StiflingDark, you: int, this: int, low: int, then: Node) -> Calls:
    return calls_of([then], game, you, this)


def case_for(cases: list[Node], rolled: int) -> Node | None:
    """The case that a roll comes to, if any."""
    for case in cases:
        low = int(str(case["low"]))
        high = low
        if case.name == "on_more":
            high = 6
        elif case.name != "on_number":
            high = int(str(case["high"]))
        if low <= rolled <= high:
            return case
    return None
