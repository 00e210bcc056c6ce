"""Write client/src/lib/wire.ts: TypeScript types of all that goes over the wire.

They are made from the server's own classes (scenes, layouts, messages, bodies), so that the client
cannot drift away from it. `--check` writes nothing and fails if the file is out of date.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect as shapes

from gloam.kernel.present import layout, result, scene
from gloam.table.http import alert_bodies, bodies
from gloam.table.ws import protocol

FILE = Path(__file__).resolve().parent.parent / "client" / "src" / "lib" / "wire.ts"
WIDTH = 100

HEAD = """\
// Written by tools/client_types.py from the server's classes: do not edit, run it again.
"""

# Types that have a name in Python but none of their own in what msgspec tells of them.
ALIASES = {
    "Key": protocol.Key,
    "Node": scene.Node,
    "Incoming": protocol.Incoming,
    "Outgoing": protocol.Outgoing,
}

PLAIN = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
}


def main() -> int:
    text = wire()
    if "--check" not in sys.argv[1:]:
        FILE.write_text(text)
        return 0
    if FILE.exists() and FILE.read_text() == text:
        return 0
    print(f"{FILE.name} is out of date: run {Path(__file__).name} and commit what it writes")
    return 1


def wire() -> str:
    """The whole file."""
    parts = [
        HEAD,
        f"export const VERSION = {protocol.VERSION};\n",
        "/** The seat of somebody who only watches. */\n"
        f"export const WATCHER = {protocol.WATCHER};\n",
    ]
    writer = Writer()
    parts += [f"export type {name} ={wrapped(text)};\n" for name, text in writer.aliases()]
    for struct in [
        *structs(scene),
        *structs(layout),
        *structs(result),
        *structs(protocol),
        *structs(bodies),
        *structs(alert_bodies),
    ]:
        info = shapes.type_info(struct)
        assert isinstance(info, shapes.StructType)
        parts.append(writer.tuple_type(info) if info.array_like else writer.interface(info))
    return "\n".join(parts)


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The classes that a module defines for others, in the order of the file."""
    return [
        thing
        for name, thing in vars(module).items()
        if inspect.isclass(thing)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == module.__name__
        and not name.startswith("_")
    ]


class Writer:
    """Turns what msgspec tells of a type into TypeScript."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def aliases(self) -> list[tuple[str, str]]:
        """The named types, each with what it stands for; from here on the name is written."""
        told = [(name, self.type(shapes.type_info(alias))) for name, alias in ALIASES.items()]
        self.names = {text: name for name, text in told}
        return told

    def type(self, info: shapes.Type) -> str:
        text = self._type(info)
        return self.names.get(text, text)

    def _type(self, info: shapes.Type) -> str:
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        match info:
            case shapes.StructType(cls=cls):
                return cls.__name__
            case shapes.Metadata(type=inner):
                return self.type(inner)
            case shapes.LiteralType(values=values):
                return " | ".join(f"'{value}'" for value in values)
            case shapes.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type(one) for one in types))
            case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
                told = self.type(item)
                return f"readonly ({told})[]" if " " in told else f"readonly {told}[]"
            case shapes.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self.type, items))}]"
            case shapes.DictType(value_type=value):
                return f"Readonly<Record<string, {self.type(value)}>>"
        raise TypeError(f"no TypeScript for {info}: teach it to {Path(__file__).name}")

    def interface(self, info: shapes.StructType) -> str:
        """An object. Nodes extend what every node has, which is no kind of its own."""
        is_node = issubclass(info.cls, scene.Base) and info.cls is not scene.Base
        inherited = set(scene.Base.__struct_fields__) if is_node else set()
        own = [field for field in info.fields if field.name not in inherited]
        tag = f"  {info.tag_field}: '{info.tag}';"
        extends = " extends Base" if is_node else ""
        return "\n".join(
            [
                f"{comment(info.cls)}export interface {info.cls.__name__}{extends} {{",
                *([tag] if info.tag and info.cls is not scene.Base else []),
                *(f"  {field.encode_name}{self.value(field)};" for field in own),
                "}",
                "",
            ]
        )

    def tuple_type(self, info: shapes.StructType) -> str:
        """A struct that is sent as an array: its fields are named elements."""
        fields = ", ".join(f"{field.encode_name}{self.value(field)}" for field in info.fields)
        told = f"readonly [{fields}]"
        return f"{comment(info.cls)}export type {info.cls.__name__} ={wrapped(told)};\n"

    def value(self, field: shapes.Field) -> str:
        """A field that may be left out is optional, and then never null."""
        told = self.type(field.type)
        return f": {told}" if field.required else f"?: {told.removesuffix(' | null')}"


def comment(cls: type[msgspec.Struct]) -> str:
    """The class's own docstring as a comment."""
    doc = cls.__dict__.get("__doc__")
    if not doc:
        return ""
    lines = inspect.cleandoc(doc).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


def wrapped(told: str) -> str:
    """A long union goes one member a line."""
    if len(told) < WIDTH - 30 or " | " not in told or told.startswith("readonly"):
        return f" {told}"
    return "".join(f"\n  | {one}" for one in told.split(" | "))


if __name__ == "__main__":
    sys.exit(main())
