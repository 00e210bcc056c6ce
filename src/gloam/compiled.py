"""The compiled build of kernel and games, which `make fast` makes in build/fast.

Programs that run many rules call `use` before anything of the kernel is imported. A build of other
sources than those that are here is never used: they are compared by their hash. GLOAM_COMPILED=0
switches it off.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "fast"
# What is compiled: the folders of the build, and where their sources are.
SOURCES = {
    "gloam/kernel": ROOT / "src" / "gloam" / "kernel",
    "gloam/games": ROOT / "src" / "gloam" / "games",
    "examples": ROOT / "examples",
}
SWITCH = "GLOAM_COMPILED"
SUFFIX = EXTENSION_SUFFIXES[0]

_refused: str | None = None  # why the build was not used, when `use` looked


def use() -> None:
    """Import kernel and games compiled from now on, if they can be."""
    global _refused  # noqa: PLW0603  # what was found then is what `told` tells
    if in_use():
        return
    _refused = _refused or why_not()
    if not _refused:
        sys.meta_path.insert(0, _Finder(BUILD))


def in_use() -> bool:
    return any(isinstance(finder, _Finder) for finder in sys.meta_path)


def told() -> str:
    """For people: whether the rules are compiled, and if not, why."""
    if in_use():
        return "Compiled rules: yes"
    return f"Compiled rules: no ({why_not() if _refused is None else _refused})"


def why_not() -> str:
    """Why the build cannot be used; "" if it can."""
    if os.environ.get(SWITCH) == "0":
        return f"{SWITCH}=0"
    if "gloam.kernel.core.run" in sys.modules:
        return "the kernel was imported before"
    return out_of_date()


def out_of_date() -> str:
    """What is wrong with the build; "" if it is of the sources that are here."""
    stamp = BUILD / "BUILT"
    if not stamp.exists():
        return "there is no compiled build; `make fast` makes one"
    if stamp.read_text().split()[:1] != [digest()]:
        return "the compiled build is of other sources; `make fast` renews it"
    return ""


def digest() -> str:
    """Of all that is compiled, of the data beside it (the build reads its own copies), and of the
    Python that it is for. Some 15 ms."""
    whole = hashlib.sha256(sys.version.encode())
    for target, source in files().items():
        whole.update(f"\0{target}\0".encode())
        whole.update(hashlib.sha256(source.read_bytes()).digest())
    return whole.hexdigest()


def files() -> dict[str, Path]:
    """The sources, by their places in the build."""
    return {
        f"{target}/{path.relative_to(folder).as_posix()}": path
        for target, folder in SOURCES.items()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in {".pyc", ".so"}
    }


class _Finder:
    """Finds the modules that the build has; packages and all others are found where they are."""

    def __init__(self, build: Path) -> None:
        self._modules = {
            path.relative_to(build).as_posix().removesuffix(SUFFIX).replace("/", "."): path
            for path in build.rglob(f"*{SUFFIX}")
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._modules.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))
