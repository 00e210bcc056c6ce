"""Copying, renumbering and storing plain data, derived from its annotations.

For every dataclass of state, five functions are made once and kept:

- `copy_of(x)`: a copy that shares nothing that can change (frozen dataclasses of such are shared);
- `renumber(x, new)`: piece `p` becomes `new[p]` wherever the annotation says `Piece`
  (a number) or `PieceSet` (a bit set of numbers);
- `named_pieces(x, base)`: all pieces that its own fields name, as a bit set;
- `dump(x)` and `load(cls, plain)`: to and from lists and dicts that any codec can store.

Annotations are read from the source text, not at run time: a compiled build forgets what
is inside the brackets of `list[Piece]`, and both builds must agree.
"""

from __future__ import annotations

import ast
import dataclasses
import sys
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, Final, Never, NewType, TypeAlias, TypeVar

from gloam.kernel.core.bit_sets import union

Piece = NewType("Piece", int)
PieceSet = NewType("PieceSet", int)

T = TypeVar("T")

# Fields with this metadata are fixed data: shared by copies, never stored.
FIXED = {"fixed": True}

# The type of such a field if its class is imported for type checking only. A union, for of a plain
# class mypyc takes the class itself, while the module is imported: it is not there yet, and the
# compiled build crashes.
Named: TypeAlias = T | Never  # noqa: RUF020  # that it adds nothing is the point


def copy_of(value: T) -> T:
    """A copy of a dataclass that shares nothing that can change."""
    made = _COPY.get(type(value))
    if made is None:
        made = _COPY[type(value)] = _make(type(value), "copy")
    twin: T = made(value)
    return twin


def renumber(value: T, new: Sequence[int]) -> T:
    """A copy in which every piece `p` has become `new[p]`."""
    made = _RENUMBER.get(type(value))
    if made is None:
        made = _RENUMBER[type(value)] = _make(type(value), "renumber")
    twin: T = made(value, new)
    return twin


def named_pieces(value: object, base: type) -> int:
    """The pieces that a dataclass names in fields it does not have from `base`, as a bit set."""
    made = _NAMED.get((type(value), base))
    if made is None:
        inherited = [field.name for field in dataclasses.fields(base)]
        made = _NAMED[type(value), base] = _make(type(value), "named", inherited)
    named: int = made(value)
    return named


def dump(value: object) -> dict[str, Any]:  # plain data of any shape
    """The value as dicts, lists, numbers and strings."""
    made = _DUMP.get(type(value))
    if made is None:
        made = _DUMP[type(value)] = _make(type(value), "dump")
    plain: dict[str, Any] = made(value)
    return plain


def load(cls: type[T], plain: dict[str, Any], fixed: dict[str, Any] | None = None) -> T:
    """What `dump` has made plain. `fixed` holds the fields that were not stored."""
    made = _LOAD.get(cls)
    if made is None:
        made = _LOAD[cls] = _make(cls, "load")
    value: T = made(plain, fixed or {})
    return value


def fixed_data(value: object) -> dict[str, Any]:  # whatever the class keeps fixed
    """The fields that are not stored, of a value that has them."""
    assert dataclasses.is_dataclass(value)
    found: dict[str, Any] = {}
    for field in dataclasses.fields(value):
        held = getattr(value, field.name)
        if _is_fixed(field):
            found[field.name] = held
        elif field.init and dataclasses.is_dataclass(held):
            found |= fixed_data(held)
    return found


def renumber_set(pieces: int, new: Sequence[int]) -> int:
    """A bit set of pieces under new numbers."""
    moved = 0
    while pieces:
        low = pieces & -pieces
        moved |= 1 << new[low.bit_length() - 1]
        pieces ^= low
    return moved


# The functions made so far, by class. Any: each is typed by the class it is made for.
_Made = Callable[..., Any]
_COPY: Final[dict[type, _Made]] = {}
_RENUMBER: Final[dict[type, _Made]] = {}
_DUMP: Final[dict[type, _Made]] = {}
_LOAD: Final[dict[type, _Made]] = {}
_NAMED: Final[dict[tuple[type, type], _Made]] = {}

_FLAT = {"int", "str", "bool", "float", "None"}


def _make(cls: type, task: str, without: Sequence[str] = ()) -> _Made:
    """Write the function that does `task` for `cls`, but for some fields, and compile it."""
    known = {"cls": cls, "renumber_set": renumber_set, "frozenset": frozenset, "union": union}
    parts = _parts(cls, _Writer(task, known), without)
    inputs = {"renumber": "s, new", "load": "s, f"}.get(task, "s")
    if task == "dump":
        body = f" return {{{', '.join([f'{name!r}: {made}' for name, made in parts.items()])}}}"
    elif task == "named":
        body = f" return {_any_of(list(parts.values()))}"
    elif task == "load" or _is_frozen(cls):
        body = f" return cls({', '.join(parts.values())})"
    else:
        body = _built(cls, parts)
    exec(f"def made({inputs}):\n{body}", known)
    made_function: _Made = known["made"]  # type: ignore[assignment]  # what exec has defined
    return made_function


def _built(cls: type, parts: dict[str, str]) -> str:
    """The source that builds a value field by field: half the time of its constructor."""
    lines = ["twin = cls.__new__(cls)"]
    lines += [f"twin.{name} = {made}" for name, made in parts.items()]
    if hasattr(cls, "__post_init__"):
        lines.append("twin.__post_init__()")
    return "\n".join([f" {line}" for line in [*lines, "return twin"]])


def _parts(cls: type, writer: _Writer, without: Sequence[str] = ()) -> dict[str, str]:
    """The source of every field's new value, but for some fields."""
    task = writer.task
    parts: dict[str, str] = {}
    for name, note, module in _annotations(cls):
        if name in without:
            continue
        if note is None:  # fixed data
            if task not in ("dump", "named"):
                parts[name] = f"f['{name}']" if task == "load" else f"s.{name}"
            continue
        writer.where = f"{cls.__name__}.{name}"
        writer.names = vars(sys.modules[module])
        parts[name] = writer.expression(note, f"s['{name}']" if task == "load" else f"s.{name}")
    return parts


def _is_shared(cls: type, task: str) -> bool:
    """Whether a task leaves values of a class as they are: frozen, and all that they hold too."""
    if task not in ("copy", "renumber", "named") or not _is_frozen(cls):
        return False
    parts = _parts(cls, _Writer(task, {}))
    return all(made in (f"s.{name}", "0") for name, made in parts.items())


class _Writer:
    """Writes the expression that does one task for a value of an annotated type."""

    def __init__(self, task: str, known: dict[str, Any]) -> None:
        self.task = task
        self.known = known
        self.where = ""
        self.names: dict[str, Any] = {}
        self.depth = 0

    def expression(self, note: ast.expr, value: str) -> str:
        """The source of the new value; just `value` where it can be shared."""
        if isinstance(note, ast.Constant) and note.value is None:
            return self._plain(value)
        if isinstance(note, ast.Name):
            return self._name(note.id, value)
        if isinstance(note, ast.BinOp):  # X | None
            return self._optional(note, value)
        if isinstance(note, ast.Subscript) and isinstance(note.value, ast.Name):
            inner = note.slice.elts if isinstance(note.slice, ast.Tuple) else [note.slice]
            return self._container(note.value.id, inner, value)
        raise self._unknown(ast.unparse(note))

    def _name(self, name: str, value: str) -> str:
        if name == "Piece":
            return {"renumber": f"new[{value}]", "named": f"1 << {value}"}.get(self.task, value)
        if name == "PieceSet":
            return f"renumber_set({value}, new)" if self.task == "renumber" else value
        if name in _FLAT:
            return self._plain(value)
        cls = self.names.get(name)
        if isinstance(cls, type) and issubclass(cls, Enum):
            self.known[name] = cls
            made = {"dump": f"{value}.value", "load": f"{name}({value})"}
            return made.get(self.task, self._plain(value))
        if isinstance(cls, type) and dataclasses.is_dataclass(cls):
            if _is_shared(cls, self.task):
                return self._plain(value)
            own = f"{self.task}_{name}"
            self.known[own] = _make(cls, self.task)
            extra = {"renumber": ", new", "load": ", f"}.get(self.task, "")
            return f"{own}({value}{extra})"
        raise self._unknown(name)

    def _optional(self, note: ast.BinOp, value: str) -> str:
        sides = [note.left, note.right]
        some = [s for s in sides if not (isinstance(s, ast.Constant) and s.value is None)]
        made = [self.expression(side, value) for side in some]
        if all(m == self._plain(value) for m in made):
            return self._plain(value)
        if len(some) != 1 or len(sides) == len(some):
            raise self._unknown(ast.unparse(note))
        nothing = "0" if self.task == "named" else "None"
        return f"({nothing} if {value} is None else {made[0]})"

    def _container(self, kind: str, inner: list[ast.expr], value: str) -> str:
        self.depth += 1
        x, y = f"x{self.depth}", f"y{self.depth}"
        try:
            if kind == "dict":
                return self._dict(inner[0], inner[1], value, x, y)
            if kind == "tuple" and not (len(inner) == 2 and _is_dots(inner[1])):
                return self._fixed_tuple(inner, value)
            item = self.expression(inner[0], x)
            return self._items(kind, item, item == x, value, x)
        finally:
            self.depth -= 1

    def _items(self, kind: str, item: str, same: bool, value: str, x: str) -> str:
        every = f"{item} for {x} in {value}"
        if kind not in ("list", "set", "frozenset", "tuple"):
            raise self._unknown(kind)
        if self.task == "named":
            return "0" if item == "0" else f"union([{every}])"
        if self.task == "dump":
            # Sets are stored in order, so that equal states are stored equally.
            return f"sorted({every})" if kind in ("set", "frozenset") else f"[{every}]"
        if self.task == "load" or not same:
            return f"[{every}]" if kind == "list" else f"{kind}({every})"
        return f"{value}.copy()" if kind in ("list", "set") else value

    def _dict(self, key: ast.expr, held: ast.expr, value: str, x: str, y: str) -> str:
        new_key, new_held = self.expression(key, x), self.expression(held, y)
        if self.task == "named":
            named = _any_of([new_key, new_held])
            return "0" if named == "0" else f"union([{named} for {x}, {y} in {value}.items()])"
        if self.task == "dump":  # pairs: keys need not be strings
            return f"[[{new_key}, {new_held}] for {x}, {y} in {value}.items()]"
        if self.task == "load":
            return f"{{{new_key}: {new_held} for {x}, {y} in {value}}}"
        if new_key == x and new_held == y:
            return f"{value}.copy()"
        return f"{{{new_key}: {new_held} for {x}, {y} in {value}.items()}}"

    def _fixed_tuple(self, inner: list[ast.expr], value: str) -> str:
        parts = [self.expression(note, f"{value}[{i}]") for i, note in enumerate(inner)]
        if self.task == "named":
            return _any_of(parts)
        if self.task == "dump":
            return f"[{', '.join(parts)}]"
        same = all(part == f"{value}[{i}]" for i, part in enumerate(parts))
        return value if same and self.task != "load" else f"({', '.join(parts)},)"

    def _plain(self, value: str) -> str:
        """Of something that can be shared and names no piece."""
        return "0" if self.task == "named" else value

    def _unknown(self, note: str) -> TypeError:
        return TypeError(
            f"{self.where} is annotated {note}, which is not plain data. State is made of int, "
            "str, bool, Piece, PieceSet, enums, list, dict, set, tuple, X | None and dataclasses."
        )


def _any_of(sets: list[str]) -> str:
    """The source of the union of some bit sets."""
    return " | ".join([f"({made})" for made in sets if made != "0"]) or "0"


def _is_frozen(cls: Any) -> bool:  # a dataclass
    return bool(cls.__dataclass_params__.frozen)


def _is_fixed(field: dataclasses.Field[Any]) -> bool:  # of any type
    return bool(field.metadata.get("fixed"))


def _is_dots(note: ast.expr) -> bool:
    return isinstance(note, ast.Constant) and note.value is Ellipsis


def _annotations(cls: Any) -> list[tuple[str, ast.expr | None, str]]:  # a dataclass
    """(name, annotation, module) of every field of a dataclass; None for fixed data."""
    sources: dict[str, tuple[ast.expr, str]] = {}
    for base in reversed(cls.__mro__):
        if base is not object and dataclasses.is_dataclass(base):
            for line in _class_body(base):
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    sources[line.target.id] = (line.annotation, base.__module__)
    found: list[tuple[str, ast.expr | None, str]] = []
    for field in dataclasses.fields(cls):
        if field.init:
            note, module = sources[field.name]
            found.append((field.name, None if _is_fixed(field) else note, module))
    return found


def _class_body(cls: Any) -> list[ast.stmt]:  # a class
    """The class's source. A compiled module lies beside the source it was made of."""
    compiled = Path(str(sys.modules[cls.__module__].__file__))
    source = compiled.with_name(compiled.name.split(".")[0] + ".py")
    tree = _TREES.get(source)
    if tree is None:
        tree = _TREES[source] = ast.parse(source.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            return node.body
    raise TypeError(f"the source of {cls.__name__} is not in {source}")


_TREES: dict[Path, ast.Module] = {}
