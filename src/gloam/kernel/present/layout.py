"""Layouts: where on the screen the nodes of a game go, and how they are put together.

A game declares its layout in `layout.toml`; clients draw it and know no game. A file has, for
each of the three widths, a grid of named regions; rules that place nodes in regions; looks
that make compositions of nodes; and what folds away when. `docs/authors/layout.md` explains
every word. `layout_file.py` reads files, `layout_lint.py` finds nodes without a place.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final, Literal, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import field, structs

from gloam.kernel.present.scene import Node

Width: TypeAlias = Literal["wide", "middle", "phone"]
RegionKind: TypeAlias = Literal[
    "header",
    "ribbon",
    "stage",
    "rail",
    "seats",
    "own",
    "hand",
    "band",
    "panel",
    "drawer",
    "over",
]
Flow: TypeAlias = Literal["", "row", "column", "grid", "fan", "tabs", "chips"]
Edge: TypeAlias = Literal["", "top", "right", "bottom", "left"]
FaceForm: TypeAlias = Literal["", "print", "plate", "beside", "text", "title"]
Form: TypeAlias = Literal[
    "",
    "bar",
    "pips",
    "steps",
    "number",
    "panel",
    "strip",
    "chip",
    "page",
    "cascade",
    "shelf",
    "seam",
    "grid",
    "backs",
    "list",
    "tray",
    "line",
    "follow",
]
Part: TypeAlias = Literal["head", "bar", "pips", "shelf", "foot"]
CardWidth: TypeAlias = "int | dict[int, int]"  # in pixels; or by the least number of players

WIDTHS: Final[tuple[Width, ...]] = get_args(Width)
KINDS: Final[dict[str, type[Node]]] = {
    str(node.__struct_config__.tag): node for node in get_args(Node)
}
PLACELESS: Final = frozenset({"face", "prompt"})  # drawn through others, or by the band

# The node kinds that a form can be made of. `seam` bands are text nodes within the row.
FORMS: Final[dict[str, frozenset[str]]] = {
    "bar": frozenset({"track"}),
    "pips": frozenset({"track", "token"}),
    "steps": frozenset({"track"}),
    "number": frozenset({"track", "pile", "token"}),
    "panel": frozenset({"sheet"}),
    "strip": frozenset({"sheet"}),
    "chip": frozenset({"sheet", "token"}),
    "page": frozenset({"sheet", "prose"}),
    "cascade": frozenset({"row"}),
    "shelf": frozenset({"row"}),
    "seam": frozenset({"row"}),
    "grid": frozenset({"row"}),
    "backs": frozenset({"hand", "pile"}),
    "list": frozenset({"row", "hand"}),
    "tray": frozenset({"dice"}),
    "line": frozenset({"dice"}),
    "follow": frozenset({"board"}),
}


class _Strict(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Part of a layout: a word that it does not know is refused."""


class Match(_Strict, frozen=True, kw_only=True):
    """Which nodes are meant: all words given must fit. In ids `*` stands for any characters.

    `owner` is seen from the looker: `own`, `other` or `nobody`. A node without an owner has that
    of the nearest container that has one. `within` is the container's id, empty for none.
    """

    kind: tuple[str, ...] = ()
    id: tuple[str, ...] = ()
    owner: Literal["", "own", "other", "nobody"] = ""
    within: str | None = None
    mark: str = ""

    def fits(self, node: Node, owner: int, seat: int) -> bool:
        """Whether this node, whose owner is known, is meant when `seat` looks."""
        return (
            (not self.kind or node.__struct_config__.tag in self.kind)
            and (not self.id or any(is_like(pattern, node.id) for pattern in self.id))
            and (not self.owner or self.owner == _owned(owner, seat))
            and (self.within is None or is_like(self.within, node.within))
            and (not self.mark or self.mark in node.marks)
        )


class _ScreenRule(Match, frozen=True, kw_only=True):
    """A match that holds at some widths and in some modes only (`none`: outside of any).

    With `sealed` it is told to nobody before that is unlocked.
    """

    screens: tuple[Width, ...] = ()
    mode: str = ""
    sealed: str = ""

    def holds(self, screen: Screen) -> bool:
        return (not self.screens or screen.width in self.screens) and (
            not self.mode or self.mode == (screen.mode or "none")
        )


class Place(_ScreenRule, frozen=True, kw_only=True):
    """Nodes that go to the region `in`. Of several rules the first that fits holds.

    A node lies in its container, if that is there; with `lift` it is taken out of it.
    """

    region: str = field(name="in")
    lift: bool = False


class Look(_ScreenRule, frozen=True, kw_only=True):
    """How nodes are drawn. All looks that fit apply; later ones override word by word."""

    form: Form = field(name="as", default="")
    parts: dict[Part, Match] = {}
    portrait: Literal["", "above", "left", "inside", "none"] = ""
    portrait_size: int = 0
    badge: str = ""  # the message id of a sheet's line, or `value`
    facts: tuple[str, ...] = ()  # message ids of a sheet's lines
    caption: tuple[Literal["options", "refusals", "marks"], ...] = ()
    face: FaceForm = ""
    card: CardWidth = 0
    flow: Flow = ""
    label: Literal["", "none", "own"] = ""  # `own`: a chip says the sheet's name, not the player's
    slots: int = 0
    free: str = ""  # a message id
    step: float = 0.0
    action: bool | None = None
    options: bool | None = None
    pitch: int = 0
    inset: bool | None = None


class Fold(_ScreenRule, frozen=True, kw_only=True):
    """What folds away when all conditions hold; of it, `keep` stays in view."""

    to: Literal["button", "title", "line", "chips", "list"]
    region: str = ""
    below: int = 0  # the table is narrower
    lower: int = 0  # the table is lower
    seats: int = 0  # at least so many play
    idle: bool = False  # nothing in it can be chosen
    keep: Match | None = None


class ScreenRegion(_Strict, frozen=True, kw_only=True):
    """A part of the screen, as it is at one width."""

    kind: RegionKind
    flow: Flow = ""
    rest: Literal["", "minis", "chips", "none"] = ""
    tab: str = ""
    over: str = ""
    edge: Edge = ""
    share: int = 0
    title: str = ""
    card: CardWidth = 0
    face: FaceForm = ""
    grow: int = 0
    align: Literal["", "start", "centre", "end", "spread"] = ""
    icon: str = ""


class Mode(_Strict, frozen=True, kw_only=True):
    """A time with a frame of its own: while a node that `when` means is in the scene."""

    name: str
    when: Match


class Screen(_Strict, frozen=True, kw_only=True):
    """The regions at one width, and in one mode if there is one for it."""

    width: Width
    mode: str = ""
    areas: tuple[tuple[str, ...], ...]
    columns: tuple[int | str, ...]
    rows: tuple[int | str, ...]
    regions: dict[str, ScreenRegion]


class Widths(_Strict, frozen=True, kw_only=True):
    """The least width of a table, in pixels, that counts as wide and as middle."""

    wide: int
    middle: int


class Layout(_Strict, frozen=True, kw_only=True):
    """A whole layout, as it is served. `screens` has one for each width and mode."""

    widths: Widths
    modes: tuple[Mode, ...] = ()
    screens: tuple[Screen, ...]
    place: tuple[Place, ...] = ()
    looks: tuple[Look, ...] = ()
    folds: tuple[Fold, ...] = ()

    def screen(self, width: Width, mode: str) -> Screen:
        """The screen of a width in a mode; the plain one if the mode has none of its own."""
        fitting = [s for s in self.screens if s.width == width and s.mode in ("", mode)]
        return max(fitting, key=lambda screen: screen.mode)

    def opened(self, unlocked: Collection[str]) -> Layout:
        """The layout as a table may see it: without rules that are still sealed."""
        return structs.replace(
            self,
            place=tuple(_unsealed(self.place, unlocked)),
            looks=tuple(_unsealed(self.looks, unlocked)),
            folds=tuple(_unsealed(self.folds, unlocked)),
        )

    def seals(self) -> set[str]:
        """What its sealed rules wait for."""
        return {rule.sealed for rule in (*self.place, *self.looks, *self.folds)} - {""}

    def messages(self) -> set[str]:
        """The ids of all messages that the layout says."""
        said = {r.title for screen in self.screens for r in screen.regions.values()}
        for look in self.looks:
            said |= {look.free, look.badge, *look.facts}
        return said - {"", "value"}


R = TypeVar("R", bound=_ScreenRule)


def _unsealed(rules: Sequence[R], unlocked: Collection[str]) -> Iterator[R]:
    """The rules that are open; that they once were sealed is not told."""
    for rule in rules:
        if not rule.sealed:
            yield rule
        elif rule.sealed in unlocked:
            yield structs.replace(rule, sealed="")


@cache
def _pattern(told: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, told.split("*"))))


def is_like(pattern: str, id: str) -> bool:
    return pattern == id or ("*" in pattern and _pattern(pattern).fullmatch(id) is not None)


def _owned(owner: int, seat: int) -> str:
    if owner < 0:
        return "nobody"
    return "own" if owner == seat else "other"
