"""What a clause notes for the rules, some rule asks for: else its card would only seem to do it.

A clause that only reminds of a rule is of the kind "reminder" (`cards/orders.py`).
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from gloam.games.stifling_dark import rules
from gloam.games.stifling_dark.cards.catalogue import WOUND, CardText
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.orders import Reading
from gloam.games.stifling_dark.cards.phrasebook import BOOK
from gloam.games.stifling_dark.cards.texts import MAJORS, READ, SPIRIT_POWERS, TEXTS
from gloam.kernel.content.phrasebook import Phrase

RULES = Path(rules.__file__).parent
# `case_for` reads the numbers of a case; the spaces of a ride are the board's.
READ_ELSEWHERE = {"on_number", "on_either", "on_range", "on_more", "lay_flare_out"}


def all_texts() -> Iterator[CardText]:
    return chain(TEXTS, MAJORS.values(), *SPIRIT_POWERS.values())


def asked_for(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The flags and the numbers of texts that a module asks for."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(
                ast.Constant(str(name)),
                [ast.In() | ast.NotIn()],
                [ast.Attribute(attr="flags") | ast.Name(id="flags")],
            ):
                yield "flag", name
            case ast.Call(ast.Name(id="has_minor"), [_, _, ast.Constant(str(name))]):
                yield "flag", name
            case ast.Call(ast.Name(id="number_on"), [_, ast.Constant(str(name))]):
                yield "number", name
            case ast.Subscript(ast.Attribute(attr="numbers"), ast.Constant(str(name))):
                yield "number", name
            case ast.Call(
                ast.Attribute(ast.Attribute(attr="numbers"), "get"), [ast.Constant(str(name)), _]
            ):
                yield "number", name


def test_what_a_clause_notes_a_rule_asks_for_and_the_other_way_round() -> None:
    noted: set[tuple[str, str]] = set()
    for text in all_texts():
        noted |= {("flag", name) for name in text.flags}
        noted |= {("number", name) for name in text.numbers}
    asked: set[tuple[str, str]] = set()
    for file in RULES.rglob("*.py"):
        asked.update(asked_for(ast.parse(file.read_text())))
    assert noted == asked


@pytest.mark.parametrize(
    "phrase", [one for one in BOOK.phrases() if one.slots], ids=lambda phrase: phrase.name
)
def test_a_phrase_hands_on_whatever_can_be_filled_in(phrase: Phrase) -> None:
    """A number or a name that nobody reads would be printed and do nothing."""
    (function,) = ast.parse(textwrap.dedent(inspect.getsource(phrase.does))).body
    assert isinstance(function, ast.FunctionDef)
    names = [node for line in function.body for node in ast.walk(line)]
    unread = set(phrase.slots) - {node.id for node in names if isinstance(node, ast.Name)}
    assert not unread or phrase.name in READ_ELSEWHERE


def test_a_reminder_names_its_rule_and_notes_nothing() -> None:
    reminders = [phrase for phrase in BOOK.phrases() if phrase.category == "reminder"]
    assert reminders
    reading = Reading({}, {}, set(), {})
    for phrase in reminders:
        assert phrase.rule
        assert not phrase.slots
        phrase.does(reading)
    assert reading == Reading({}, {}, set(), {})


def test_a_wound_that_takes_something_as_it_turns_up_says_that_it_is_not_given_back() -> None:
    """No rule gives it back."""
    for card in CARDS:
        if card.type == WOUND:
            names = [node.name for tree in READ[card.face].values() for node in tree.walk()]
            assert ("not_undone" in names) == bool(TEXTS[card.face].turned_up)
