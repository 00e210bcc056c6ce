"""A state as lines: a name and a value in words for each thing in it, and what differs in two."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from hashlib import blake2b
from typing import Any, TypeAlias

from gloam.kernel.core.asks import EVERYONE, WATCHER
from gloam.kernel.core.cards import CardTable, Pack
from gloam.kernel.core.data import FIXED
from gloam.kernel.core.state import State
from gloam.kernel.hidden.graph import Belief

Value: TypeAlias = "str | frozenset[int]"  # words, or the members of a set
Flat: TypeAlias = dict[str, Value]

PIECE = "@"  # the names of pieces begin with it; their value is where they lie, and who knows them
MANY = 10  # parts of a list; of a longer one only the first, the count and a digest are written
BIG = 1 << 12  # a number so big is a set of bits, whatever its field


class Names:
    """How a game's state is said: a subclass names its fields that are not plain numbers."""

    untold = frozenset(
        (
            *("dice", "journal", "remembers", "zones", "mixed", "seats"),
            *("by", "gives", "results"),  # of an agenda
        )
    )
    unset: tuple[object, ...] = ((), [], {}, frozenset(), "", False, None)  # not worth a line
    faces: frozenset[str] = frozenset()  # fields with cards by their faces, and dicts by these
    face_sets: frozenset[str] = frozenset()  # bit sets of faces
    sets: frozenset[str] = frozenset()  # bit sets of anything else

    def card(self, game: Any, face: int) -> str:  # the state of any game
        raise NotImplementedError

    def value(self, game: Any, field: str, value: Any) -> Value:  # anything that is in a state
        """In words; `field` is the last part of its name."""
        if isinstance(value, Enum):
            return value.name
        if field in self.faces:
            faces = [value] if isinstance(value, int) else list(value)
            return " ".join([self.card(game, face) for face in faces])
        if isinstance(value, frozenset | set):
            return str(sorted(value))
        if isinstance(value, int) and not isinstance(value, bool) and value > 0:
            if field in self.face_sets:
                return " ".join([self.card(game, face) for face in members(value)])
            if field in self.sets or value >= BIG:
                return frozenset(members(value))
        return str(value)


def flat(names: Names, game: State) -> Flat:
    """All of a state but what is untold, a name and a value for each thing that is set."""
    found: Flat = {}
    for field in told_fields(names, game):
        found.update(flat_field(names, game, field))
    return found


def changes(names: Names, before: State, after: State) -> list[str]:
    """What differs in two states of a game, as lines."""
    fields = told_fields(names, after)
    differing = [f for f in fields if getattr(before, f) != getattr(after, f)]
    if "knows" in differing:
        differing = [f for f in differing if f != "where"]  # they are said together
    found: dict[str, str] = {}
    for field in differing:
        was, now = dict(flat_field(names, before, field)), dict(flat_field(names, after, field))
        found |= {
            name: said_change(was.get(name), now.get(name))
            for name in {**was, **now}
            if was.get(name) != now.get(name)
        }
    return together(found)


def together(found: Mapping[str, str]) -> list[str]:
    """As lines: `turn.mp` and `turn.who`, which have the same parent, on one."""
    lines: dict[str, list[str]] = {}
    for name, value in found.items():
        parent, _, last = name.rpartition(".")
        lines.setdefault(parent if name[:1] != PIECE else name, []).append(
            f"{last or name} {value}" if name[:1] != PIECE else value
        )
    return [f"{parent} {'; '.join(values)}".lstrip() for parent, values in lines.items()]


def told_fields(names: Names, game: State) -> list[str]:
    fields = [f for f in dataclasses.fields(game) if f.metadata != FIXED]
    return [field.name for field in fields if field.name not in names.untold]


def flat_field(names: Names, game: State, field: str) -> Iterator[tuple[str, Value]]:
    if isinstance(game, CardTable) and field in ("where", "knows"):
        yield from _pieces(names, game)
    else:
        yield from _flat(names, game, field, getattr(game, field))


def _flat(names: Names, game: State, name: str, value: Any) -> Iterator[tuple[str, Value]]:
    """Anything: the parts of a state, of whatever kind they are."""
    if isinstance(value, Belief):
        yield name, frozenset(members(value.places))
    elif dataclasses.is_dataclass(value):
        for one in dataclasses.fields(value):
            if one.init and one.name not in names.untold:
                yield from _flat(names, game, f"{name}.{one.name}", getattr(value, one.name))
    elif isinstance(value, dict):
        field = name.rpartition(".")[2]
        for key, inside in value.items():
            said = names.card(game, key) if field in names.faces else key
            yield from _flat(names, game, f"{name}.{said}", inside)
    elif isinstance(value, list | tuple) and value and dataclasses.is_dataclass(value[0]):
        for at, inside in enumerate(value):
            yield from _flat(names, game, f"{name}.{at}", inside)
    elif value not in names.unset:
        yield name, names.value(game, name.rpartition(".")[2], value)


def _pieces(names: Names, game: CardTable) -> Iterator[tuple[str, Value]]:
    zones = [zone.name.replace(" ", "-") for zone in game.pack.zones]
    pieces = _piece_names(names, game.pack, game)
    for name, zone, knows in zip(pieces, game.where, game.knows, strict=True):
        yield name, f"{zones[zone]}{said_seats(knows, ' known to')}"
    for zone, ordered in enumerate(game.pack.ordered):
        if ordered and len(game.zones[zone]) > 1:
            pile = [names.card(game, game.pack.faces[piece]) for piece in game.zones[zone]]
            yield f"order.{zones[zone]}", shorten(pile)


_PIECE_NAMES: dict[Pack, list[str]] = {}


def _piece_names(names: Names, pack: Pack, game: CardTable) -> list[str]:
    """`@rope`; of several that are equal the second is `@rope#2`."""
    if pack not in _PIECE_NAMES:
        found: list[str] = []
        for piece, face in enumerate(pack.faces):
            copy = piece - pack.faces.index(face)
            said = f"{PIECE}{names.card(game, face)}"
            found.append(f"{said}#{copy + 1}" if copy else said)
        _PIECE_NAMES[pack] = found
    return _PIECE_NAMES[pack]


# --- in words ---


def said_change(was: Value | None, now: Value | None) -> str:
    if not isinstance(was, str) and not isinstance(now, str):
        was, now = was or frozenset(), now or frozenset()
        more, less = now - was, was - now
        return " ".join(
            ([f"+ {numbers(more)}"] if more else []) + ([f"- {numbers(less)}"] if less else [])
        )
    nothing = "0" if _is_number(was) or _is_number(now) else "-"
    return f"{said(was) if was else nothing} -> {said(now) if now else nothing}"


def _is_number(value: Value | None) -> bool:
    return isinstance(value, str) and value.lstrip("-").isdigit()


def said(value: Value | None) -> str:
    if value is None:
        return "-"
    return value if isinstance(value, str) else f"{{{numbers(value)}}}"


@lru_cache(1 << 10)
def said_seats(seats: int, word: str) -> str:
    """Who knows, hears or sees something; nothing if nobody does."""
    if not seats:
        return ""
    if seats == EVERYONE:
        return f"{word} all"
    found = [str(seat) for seat in members(seats & (1 << WATCHER) - 1)]
    if seats >> WATCHER & 1:
        found.append("watchers")
    return f"{word} {' '.join(found)}"


def numbers(found: Iterable[int]) -> str:
    """In order; `3-7` stands for all from 3 to 7."""
    runs: list[list[int]] = []
    for number in sorted(found):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return shorten([f"{a}-{b}" if b > a else str(a) for a, b in runs])


def shorten(parts: Sequence[str]) -> str:
    if len(parts) <= MANY:
        return " ".join(parts)
    return f"{' '.join(parts[:3])} … {len(parts)} #{digest(' '.join(parts))}"


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()


def members(bits: int) -> list[int]:
    return [n for n in range(bits.bit_length()) if bits >> n & 1]


# --- a state in a file ---


def written(found: Mapping[str, str], apart: bool = False) -> list[str]:
    """As lines; pieces that lie together stand together. `read` reads what is kept `apart`."""
    plain = {name: value for name, value in found.items() if name[:1] != PIECE}
    lines = [f"{name} {value}" for name, value in plain.items()] if apart else together(plain)
    lying: dict[str, list[str]] = {}
    for name, value in found.items():
        if name[:1] == PIECE:
            lying.setdefault(value, []).append(name)
    return lines + [f"{' '.join(pieces)} {PIECE} {place}" for place, pieces in lying.items()]


def read(lines: Iterable[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in lines:
        if line[:1] == PIECE:
            pieces, _, place = line.partition(f" {PIECE} ")
            found.update(dict.fromkeys(pieces.split(), place))
        else:
            name, _, value = line.partition(" ")
            found[name] = value
    return found
