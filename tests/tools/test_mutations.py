"""Which changes are made to a function."""

import ast
from pathlib import Path

import pytest

from gloam.proving.sources import Source
from tools.mutants.mutations import find_mutations


def changes(text: str) -> set[str]:
    source = Source(Path("flow.py"), text)
    found = find_mutations(source, source.functions[0])
    return {mutation.change for mutation in found if not mutation.changes_nothing}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("if full(x): y = x", {"`full(x)` -> `not full(x)`"}),
        ("if x < y: y = x", {"`x < y` -> `not x < y`", "`x < y` -> `x <= y`"}),
        ("if x == y: y = x", {"`x == y` -> `x != y`"}),
        ("if not x: y = x", {"`not x` -> `x`"}),
        ("while x and y: y = x", {"`x and y` -> `not (x and y)`", "`x and y` -> `x or y`"}),
        ("y = x if z else y", {"`z` -> `not z`"}),
        ("y = x in z", {"`x in z` -> `x not in z`"}),
        ("y = x + 2", {"`x + 2` -> `x - 2`", "`2` -> `3`", "`2` -> `1`"}),
        ("y = x + 'a'", set()),
        ("y = True", {"`True` -> `False`"}),
        ("y -= x", {"`y -= x` dropped", "`y -= x` -> `y += x`"}),
        ("hit(x)", {"`hit(x)` dropped"}),
        ("yield from hit(x)", {"`yield from hit(x)` dropped"}),
        ("x.y = z", {"`x.y = z` dropped"}),
        ("x = y", set()),
        ("for y in x: break", {"`x` -> `()`", "`break` -> `continue`"}),
        ("y = [z for z in x if z]", {"`x` -> `()`", "`z` -> `not z`"}),
        ("return x", {"`return x` -> `return None`"}),
        ("return []", set()),
        ("for y in (): z = y", set()),
        ("raise ValueError(x + 1)", set()),
        ("assert x + 1", set()),
        ('played("well", x + 1)', set()),
        ("y: int = f'{x + 1}'", set()),
    ],
)
def test_the_changes_of_a_statement(body: str, expected: set[str]) -> None:
    assert changes(f"def f(x, y, z):\n    {body}\n") == expected


@pytest.mark.parametrize(
    ("returns", "count"), [("bool", 1), ("int | None", 1), ("Flow[object]", 1), ("Card", 0)]
)
def test_none_is_returned_only_where_it_would_not_trip_every_caller(
    returns: str, count: int
) -> None:
    assert len(changes(f"def f(x) -> {returns}:\n    return x\n")) == count


def test_a_generator_stays_one_when_its_only_yield_is_dropped() -> None:
    source = Source(Path("flow.py"), "def f():\n    yield 1\n")
    mutation = next(iter(find_mutations(source, source.functions[0])))
    names: dict[str, object] = {}
    exec(mutation.compile(), names)
    made = names["f"]
    assert callable(made)
    assert list(made()) == []


def test_making_a_mutant_leaves_the_source_as_it_was() -> None:
    text = "def f(x):\n    if x > 1 and x:\n        x += 2\n    return x\n"
    source = Source(Path("flow.py"), text)
    for mutation in find_mutations(source, source.functions[0]):
        mutation.compile()
    assert ast.unparse(source.tree) == text.rstrip()
