"""Reading `layout.toml`. Whatever is wrong with a file is told with its line, all at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from gloam.kernel.present.layout import (
    FORMS,
    KINDS,
    WIDTHS,
    Fold,
    Layout,
    Look,
    Match,
    Mode,
    Place,
    Screen,
    ScreenRegion,
    Width,
    Widths,
)

DEFAULT: Final = Path(__file__).parent / "default_layout.toml"
TABLES: Final = ("widths", "screens", "modes", "regions", "place", "look", "fold")
APART: Final = ("middle", "phone")  # widths at which a region may differ
USUAL: Final = {"wide": 1100, "middle": 700}  # least widths, in pixels
LISTS: Final = ("kind", "id")  # one word may stand for a list of one
SIZE: Final = re.compile(r"auto|[1-9]\d*fr")

Told = Mapping[str, Any]  # a table as TOML gives it
T = TypeVar("T")


class LayoutError(ValueError):
    """What is wrong with a layout, a line each."""


def read_layout(file: Path) -> Layout:
    """The layout in a file; the default one if there is none. Raises LayoutError."""
    return parse_layout(file.read_text(encoding="utf-8"), str(file)) if file.exists() else default()


@cache
def default() -> Layout:
    """The layout of games that declare none."""
    return parse_layout(DEFAULT.read_text(encoding="utf-8"), str(DEFAULT))


def parse_layout(text: str, where: str) -> Layout:
    """The layout that a text declares. Raises LayoutError."""
    return _Reader(text, where).layout()


class _Reader:
    def __init__(self, text: str, where: str) -> None:
        self.lines = text.splitlines()
        self.where = where
        self.wrong: list[tuple[int, str]] = []
        try:
            self.told: Told = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise LayoutError(f"{where}: this is not TOML: {error}") from error

    def layout(self) -> Layout:
        for table in self.told:
            if table not in TABLES:
                self.report(table, f"a layout has no [{table}]; it has {_list(TABLES)}")
        widths = self.convert(Widths, {**USUAL, **self.told.get("widths", {})}, "widths")
        modes = self.modes()
        screens = tuple(self.screens())
        layout = Layout(
            widths=widths or Widths(**USUAL),
            modes=modes,
            screens=screens,
            place=tuple(self.rules(Place, "place")),
            looks=tuple(self.rules(Look, "look")),
            folds=tuple(self.rules(Fold, "fold")),
        )
        if not self.wrong:
            self.check_rules(layout)
        if self.wrong:
            raise LayoutError("\n".join(told for _, told in sorted(self.wrong)))
        return layout

    # --- screens ---

    def modes(self) -> tuple[Mode, ...]:
        found: list[Mode] = []
        for name, told in self.told.get("modes", {}).items():
            rest = {word: told[word] for word in told if word not in WIDTHS}
            mode = self.convert(Mode, {"name": name, **_listed(rest)}, f"modes.{name}")
            if mode is not None:
                self.check_kinds(mode.when, f"modes.{name}")
                found.append(mode)
        return tuple(found)

    def screens(self) -> Iterator[Screen]:
        plain: Told = self.told.get("screens", {})
        for word in plain:
            if word not in WIDTHS:
                self.report(f"screens.{word}", f"there is no width {word!r}; write {_list(WIDTHS)}")
        for width in WIDTHS:
            if width not in plain:
                self.report("screens", f"there is no [screens.{width}]; all widths need one")
            elif screen := self.screen(width, "", plain[width], f"screens.{width}"):
                yield screen
        for mode, told in self.told.get("modes", {}).items():
            for width in WIDTHS:
                place = f"modes.{mode}.{width}"
                if width in told and (screen := self.screen(width, mode, told[width], place)):
                    yield screen

    def screen(self, width: Width, mode: str, told: Told, place: str) -> Screen | None:
        areas = tuple(tuple(line.split()) for line in told.get("areas", ()))
        found = {"width": width, "mode": mode, **told, "areas": areas, "regions": {}}
        screen = self.convert(Screen, found, place)
        if screen is None:
            return None
        regions = self.regions_on(screen, place)
        screen = msgspec.structs.replace(screen, regions=regions)
        for wrong in _wrong_with(screen):
            self.report(place, wrong)
        return screen

    def regions_on(self, screen: Screen, place: str) -> dict[str, ScreenRegion]:
        """The regions that are on a screen, as they are at its width."""
        named = {area for line in screen.areas for area in line} - {"."}
        declared: Told = self.told.get("regions", {})
        for name in sorted(named - set(declared)):
            self.report(place, f"there is no region {name!r}: add [regions.{name}]")
        found = {name: self.region(name, declared[name], screen.width) for name in declared}
        return {
            name: region
            for name, region in found.items()
            if region is not None and (name in named or _lies_on(region, named, found))
        }

    def region(self, name: str, told: Told, width: Width) -> ScreenRegion | None:
        here = {word: told[word] for word in told if word not in APART}
        apart = told.get(width, {}) if width in APART else {}
        return self.convert(ScreenRegion, {**here, **apart}, f"regions.{name}")

    # --- rules ---

    def rules(self, kind: type[T], table: str) -> Iterator[T]:
        for number, told in enumerate(self.told.get(table, ())):
            rule = self.convert(kind, _listed(told), f"{table} {number}")
            if rule is not None:
                yield rule

    def check_rules(self, layout: Layout) -> None:
        known = {name for screen in layout.screens for name in screen.regions}
        modes = {"", "none", *(mode.name for mode in layout.modes)}
        for name in self.told.get("regions", {}):
            if name not in known:
                self.report(f"regions.{name}", "this region is on no screen")
        tables = (("place", layout.place), ("look", layout.looks), ("fold", layout.folds))
        for table, rules in tables:
            for number, rule in enumerate(rules):
                place = f"{table} {number}"
                self.check_kinds(rule, place)
                if rule.mode not in modes:
                    self.report(place, f"there is no mode {rule.mode!r}")
                region = rule.region if isinstance(rule, Place | Fold) else ""
                if region and region not in known:
                    self.report(place, f"there is no region {region!r}; there are {_list(known)}")
        for number, look in enumerate(layout.looks):
            for kind in look.kind if look.form else ():
                if kind not in FORMS[look.form]:
                    told = f"a {kind} cannot be a {look.form}; {_list(FORMS[look.form])} can"
                    self.report(f"look {number}", told)
        for number, fold in enumerate(layout.folds):
            if any(s.regions[fold.region].kind == "band" for s in _with(layout, fold.region)):
                self.report(f"fold {number}", "the band cannot fold: it tells who is asked")

    def check_kinds(self, match: Match, place: str) -> None:
        for kind in match.kind:
            if kind not in KINDS:
                self.report(place, f"there is no node kind {kind!r}; there are {_list(KINDS)}")

    # --- converting ---

    def convert(self, kind: type[T], told: object, place: str) -> T | None:
        try:
            return msgspec.convert(told, kind, str_keys=True)
        except msgspec.ValidationError as error:
            known = [field.encode_name for field in msgspec.structs.fields(kind)]  # type: ignore[arg-type]  # all are structs
            more = f"; it knows {_list(known)}" if "unknown field" in str(error) else ""
            self.report(place, f"{error}{more}")
            return None

    def report(self, place: str, what: str) -> None:
        line = self.line_of(place)
        told = f"{self.where}:{line}: [{place}] {what}"
        if (line, told) not in self.wrong:  # a region is read once a screen
            self.wrong.append((line, told))

    def line_of(self, place: str) -> int:
        """The line of a table's head; of `place 3` that of the fourth [[place]]."""
        table, _, number = place.partition(" ")
        head = f"[[{table}]]" if number else f"[{table}"
        found = [n for n, line in enumerate(self.lines, 1) if line.lstrip().startswith(head)]
        at = int(number or 0)
        return found[at] if at < len(found) else 1


def _listed(told: Told) -> dict[str, Any]:
    """A table with lists where one word may stand for a list of one, however deep."""
    return {
        word: [value]
        if word in LISTS and isinstance(value, str)
        else _listed(value)
        if isinstance(value, dict)
        else value
        for word, value in told.items()
    }


def _wrong_with(screen: Screen) -> Iterator[str]:
    if len({len(line) for line in screen.areas}) != 1:
        yield "the lines of `areas` should have equally many words"
        return
    for name, sizes, count in (
        ("columns", screen.columns, len(screen.areas[0])),
        ("rows", screen.rows, len(screen.areas)),
    ):
        if len(sizes) != count:
            yield f"`{name}` has {len(sizes)} sizes for {count} {name}"
        for size in sizes:
            if isinstance(size, str) and not SIZE.fullmatch(size):
                yield f'`{name}`: {size!r} is no size; write pixels, "1fr" or "auto"'
    for name in screen.regions:
        if not _is_rectangle(screen.areas, name):
            yield f"the region {name!r} is no rectangle"
    bands = [name for name, region in screen.regions.items() if region.kind == "band"]
    if len(bands) != 1:
        yield f"a screen has exactly one band; here are {_list(bands) or 'none'}"
    for name, region in screen.regions.items():
        players = region.kind in ("own", "seats")  # these are called as the players are
        if (region.kind == "drawer" or region.tab) and not (region.title or players):
            yield f"the region {name!r} is opened by a button or tab: it needs a `title`"
        named = any(name in line for line in screen.areas)
        if named and (region.tab or region.kind in ("drawer", "over")):
            yield f"the region {name!r} has an area, and is a tab, drawer or overlay too"


def _is_rectangle(areas: Sequence[Sequence[str]], name: str) -> bool:
    cells = [(x, y) for y, line in enumerate(areas) for x, word in enumerate(line) if word == name]
    if not cells:
        return True
    wide = max(x for x, _ in cells) - min(x for x, _ in cells) + 1
    high = max(y for _, y in cells) - min(y for _, y in cells) + 1
    return wide * high == len(cells)


def _lies_on(
    region: ScreenRegion, named: set[str], regions: Mapping[str, ScreenRegion | None]
) -> bool:
    """Whether a region without an area is on the screen: as a drawer, or with another one."""
    if region.tab:
        host = regions.get(region.tab)
        return region.tab in named or (host is not None and host.kind in ("drawer", "over"))
    return region.kind == "drawer" or (region.kind == "over" and region.over in named)


def _with(layout: Layout, region: str) -> list[Screen]:
    return [screen for screen in layout.screens if region in screen.regions]


def _list(names: object) -> str:
    assert isinstance(names, list | tuple | set | dict | frozenset)
    return ", ".join(sorted(map(str, names)))
