"""What is not plain data is refused, with the field that is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from gloam.kernel.core.data import (
    FIXED,
    copy_of,
    dump,
    fixed_data,
    load,
)


@dataclass
class WithAny:
    what: Any


@dataclass
class WithBareList:
    row: list  # type: ignore[type-arg]  # what is in it is not said


@dataclass
class WithSequence:
    row: Sequence[int]


@dataclass
class WithClass:
    part: Fraction


@dataclass
class WithUnion:
    either: list[int] | dict[str, int]


@dataclass
class WithForward:
    later: list["WithAny"]  # noqa: UP037 - quoted annotations are not read


@pytest.mark.parametrize(
    ("cls", "note"),
    [
        (WithAny, "WithAny.what is annotated Any"),
        (WithBareList, "WithBareList.row is annotated list"),
        (WithSequence, "WithSequence.row is annotated Sequence"),
        (WithClass, "WithClass.part is annotated Fraction"),
        (WithUnion, r"WithUnion.either is annotated list\[int\] \| dict\[str, int\]"),
        (WithForward, "WithForward.later is annotated 'WithAny'"),
    ],
)
def test_what_is_not_plain_data_is_named(cls: type, note: str) -> None:
    value = cls([])
    for attempt in (lambda: copy_of(value), lambda: dump(value), lambda: load(cls, {})):
        with pytest.raises(TypeError, match=f"{note}, which is not plain data. State is made of"):
            attempt()


def test_a_class_without_source_is_named() -> None:
    fields = {"__annotations__": {"x": "int"}, "__module__": __name__}
    made: Any = dataclass(type("Made", (), fields))  # a class that is made here
    with pytest.raises(TypeError, match=r"the source of Made is not in .*test_data_refused\.py"):
        copy_of(made(1))


@dataclass
class WithBytes:
    raw: bytes


def test_bytes_come_back_or_are_refused() -> None:
    try:
        plain = dump(WithBytes(b"\x00\xff"))
    except TypeError:
        return
    stored = msgspec.json.decode(msgspec.json.encode(plain))
    assert load(WithBytes, stored) == WithBytes(b"\x00\xff")


@dataclass
class Frame:
    picture: str
    nail: str = field(metadata=FIXED)


@dataclass
class Wall:
    frame: Frame


def test_fixed_data_inside_is_kept_too() -> None:
    wall = Wall(Frame("ancestor", "iron"))
    assert load(Wall, dump(wall), fixed_data(wall)) == wall
