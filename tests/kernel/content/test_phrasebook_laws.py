"""Reading and saying are each other's inverse, whatever the phrases."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Any

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from gloam.kernel.content.phrasebook import (
    Node,
    Phrasebook,
    PhraseError,
    Value,
)
from tests.kernel.content.parlour_book import (
    book,
    parse,
    unsure,
)

Nodes = st.SearchStrategy[Node]
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def fillers(book: Phrasebook) -> Callable[..., Nodes]:
    """Strategies for nodes of a book: `filled("draw", numbers)` draws any number of cards."""
    phrases = {phrase.name: phrase for phrase in book.phrases()}

    def filled(name: str, *slots: st.SearchStrategy[Any]) -> Nodes:
        return st.tuples(*slots).map(lambda args: Node(phrases[name], args))

    return filled


filled, doing = fillers(book), fillers(unsure)


def several(items: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Value, ...]]:
    return st.lists(items, min_size=1, max_size=4).map(tuple)


counts = st.integers(1, 15)
relics = st.sampled_from(["knife", "lens", "attacked"])
people = st.recursive(
    filled("yourself") | filled("ghost"), lambda of: filled("neighbour", of), max_leaves=3
)
amounts = filled("plainly", counts) | filled("seat_number")
conditions = filled("rich", people, amounts)
acts = (
    filled("draw", counts, st.none() | people)
    | filled("discard", several(relics), st.booleans())
    | filled("lose", people, st.integers(0, 15))
    | filled("strike", counts, relics)
    | filled("bury", relics)
)
effects = (
    acts | filled("if_", conditions, acts, st.none() | acts) | filled("in_turn", several(acts))
)
texts = filled("text", several(effects))


@unhurried
@given(texts)
def test_every_tree_is_read_back_from_its_words(tree: Node) -> None:
    assert parse(book.render(tree)) == tree


@unhurried
@given(st.recursive(doing("draw"), lambda half: doing("both", half, half), max_leaves=12))
def test_words_that_could_mean_another_tree_are_refused(tree: Node) -> None:
    words = unsure.render(tree)
    if words.count("and") <= 1:
        assert unsure.parse("effect", words) == tree
    else:
        with pytest.raises(PhraseError, match="two ways"):
            unsure.parse("effect", words)


@unhurried
@given(texts, st.data())
def test_a_spoilt_text_is_refused_in_words_or_still_says_what_it_says(
    tree: Node, data: st.DataObject
) -> None:
    words = book.render(tree)
    at = data.draw(st.integers(0, len(words) - 1))
    spoilt = words[:at] + data.draw(st.sampled_from(["", "x", " ", ".", words])) + words[at + 1 :]
    try:
        read = parse(spoilt)
    except PhraseError:
        return
    assert book.render(read) == spoilt


# Parts of a pattern, each with its own slot `x`, and what may fill it.
WILD = {
    "a": None,
    "ab": None,
    "{x:e}": "node",
    "{X:e}": "node",
    "{x:name}": "name",
    "{x:figure}": "number",
    "{x:number}{x|a|b}": "number",
    "{x|a|{x:number}b}": "number",
    "[a{x:e}]": "node?",
    "{x? b}": "flag",
    "{x:e, and}": "nodes",
    "{x:name, stops}": "names",
}


@st.composite
def wild_trees(draw: st.DrawFn) -> tuple[Phrasebook, Node]:
    """A book of a few phrases that look much alike, and a tree of them."""
    wild = Phrasebook("wild")
    wild.joiner("stops", en=(". ", ". "))
    for name in ("a", "ab", "b"):
        wild.nouns("name").add(name, en=name)
    fills = []
    for number in range(draw(st.integers(1, 4))):
        parts = draw(st.lists(st.sampled_from(sorted(WILD)), min_size=1, max_size=4))
        slots = [f"x{i}" for i, part in enumerate(parts) if WILD[part]]
        pattern = "".join(
            part.replace("{x", f"{{x{i}").replace("{X", f"{{X{i}") for i, part in enumerate(parts)
        )
        try:
            wild.phrase("e", en=pattern)(a_function(f"phrase{number}", slots))
        except PhraseError:
            reject()  # some way to read it has no words
        fills.append([kind for part in parts if (kind := WILD[part])])

    def tree(depth: int) -> Node:
        known = (
            range(len(fills))
            if depth
            else [i for i, kinds in enumerate(fills) if not {"node", "nodes"} & {*kinds}]
        )
        if not known:
            reject()
        i = draw(st.sampled_from(known))
        return Node(wild.phrases()[i], tuple(fill(kind, depth - 1) for kind in fills[i]))

    def fill(kind: str, depth: int) -> Value:
        match kind:
            case "node":
                return tree(depth)
            case "node?":
                return tree(depth) if depth > 0 and draw(st.booleans()) else None
            case "nodes":
                return tuple(tree(depth) for _ in range(draw(st.integers(1, 3))))
            case "names":
                return tuple(
                    draw(st.lists(st.sampled_from(["a", "ab", "b"]), min_size=1, max_size=3))
                )
            case "name":
                return draw(st.sampled_from(["a", "ab", "b"]))
            case "flag":
                return draw(st.booleans())
            case _:
                return draw(st.integers(1, 13))

    return wild, tree(3)


def a_function(name: str, parameters: list[str]) -> Callable[..., object]:
    def does(*slots: object) -> None: ...

    does.__name__ = name
    does.__signature__ = Signature(  # type: ignore[attr-defined]  # as `inspect` lets one do
        [Parameter(slot, Parameter.POSITIONAL_OR_KEYWORD) for slot in parameters]
    )
    return does


@unhurried
@given(wild_trees())
def test_whatever_the_phrases_words_are_read_as_they_were_meant_or_refused(
    wild: tuple[Phrasebook, Node],
) -> None:
    book, tree = wild
    words = book.render(tree)
    try:
        assert book.parse("e", words) == tree
    except PhraseError as refused:
        assert "two ways" in str(refused)  # noqa: PT017  # either is right, nothing else is
