"""What the guides name exists: files, commands and settings."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from gloam.cli import app
from gloam.table.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[1]
GUIDES = (
    "README.md",
    "bench/README.md",
    "client/README.md",
    "docs/architecture.md",
    "docs/kernel.md",
    "docs/operators.md",
    "docs/playing.md",
    "docs/playing-in-the-terminal.md",
    "docs/protocol.md",
    "docs/authors/art.md",
    "docs/authors/boards.md",
    "docs/authors/campaigns.md",
    "docs/authors/events.md",
    "docs/authors/explanations.md",
    "docs/authors/guides.md",
    "docs/authors/layout.md",
    "docs/authors/locations.md",
    "docs/authors/new-game.md",
    "docs/operators/security.md",
    "tools/README.md",
)
# Folders that a guide may leave out of a path.
BEGINNINGS = (
    "",
    "src/gloam",
    "src/gloam/kernel",
    "src/gloam/games/haunted",
    "src/gloam/games/original_sin",
    "src/gloam/games/stifling_dark",
    "examples/chase",
    "examples/stairs",
    "client",
    "client/src/lib/live",
    "client/src/lib/scene",
    "client/tools/art",
    "docs",
    "docs/authors",
    "tests",
    "tests/battery",
)
# What a build makes, or an author writes.
NOT_HERE = (
    "build/",
    "assets/",
    "content/guides/NAME",
    "src/gloam/games/original_sin/content/locations/NAME",
)


def paths_in(text: str) -> list[str]:
    """What looks like the path of a file or folder: in code marks, or the target of a link."""
    quoted = re.findall(r"`([\w.-]+(?:/[\w.-]+)*/?)`", text)
    linked = re.findall(r"\]\(([\w./-]+)\)", text)
    return [*(p for p in quoted if "/" in p.rstrip("/") or p.endswith(".py")), *linked]


def code_in(text: str) -> list[str]:
    """The pieces of code: between code marks, and the lines of blocks."""
    blocks = re.findall(r"```\w*\n(.*?)```", text, re.DOTALL)
    outside = re.sub(r"```\w*\n.*?```", "", text, flags=re.DOTALL)
    return [*re.findall(r"`([^`]+)`", outside), *[line for b in blocks for line in b.splitlines()]]


@pytest.mark.parametrize("guide", GUIDES)
def test_every_path_that_a_guide_names_exists(guide: str) -> None:
    found = paths_in((ROOT / guide).read_text(encoding="utf-8"))
    for path in [path for path in found if not path.startswith(NOT_HERE)]:
        starts = (*BEGINNINGS, Path(guide).parent)
        assert any((ROOT / start / path).exists() for start in starts), f"{guide}: {path}"


def test_paths_are_found_and_missed() -> None:
    assert paths_in(
        "see `kernel/core/run.py`, [the guide](kernel.md), `choose(seat)`, `run.py`"
    ) == [
        "kernel/core/run.py",
        "run.py",
        "kernel.md",
    ]


@pytest.mark.parametrize("guide", GUIDES)
def test_every_command_that_a_guide_names_exists(guide: str) -> None:
    targets = re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"))
    scripts = json.loads((ROOT / "client/package.json").read_bytes())["scripts"]
    for code in code_in((ROOT / guide).read_text(encoding="utf-8")):
        for target in re.findall(r"\bmake ([a-z-]+)", code):
            assert target in targets, f"{guide}: {code}"
        for script in re.findall(r"\bnpm\b.* run (?:--silent )?([a-z-]+)", code):
            assert script in scripts, f"{guide}: {code}"
        for module in re.findall(r"python -m ([\w.]+)", code):
            assert importlib.util.find_spec(module), f"{guide}: {code}"
        for words in re.findall(r"\bgloam ((?:[a-z]+ ?)+)", code):
            assert is_command(words.split()), f"{guide}: {code}"


def is_command(words: list[str]) -> bool:
    """Whether `gloam` can be called so: a command, and one of its own where it has any."""
    first, *rest = words
    if first not in list(app):
        return False
    below = [name for name in app[first] if not name.startswith("-")]
    return not below or not rest or rest[0] in below


@pytest.mark.parametrize("arguments", [[], ["one", "two", "three", "four"]])
@pytest.mark.parametrize("program", ["docs/example_client.py", "docs/verify_dice.py"])
def test_an_example_that_is_called_wrongly_says_how(program: str, arguments: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, ROOT / program, *arguments], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert f"python {program}" in ran.stderr


def test_every_setting_is_in_the_guide_for_operators_with_its_default() -> None:
    guide = (ROOT / "docs/operators.md").read_text(encoding="utf-8")
    told: dict[str, str] = {}
    for names, defaults in re.findall(r"(?m)^\| (`GLOAM_[^|]*) \| ([^|]*)\|", guide):
        values = re.findall(r"`([^`]*)`", defaults)
        for place, name in enumerate(re.findall(r"`(\w+)`", names)):
            told[name] = values[place] if values else ""
    for field in msgspec.structs.fields(Settings):
        name = f"{PREFIX}{field.name.upper()}"
        assert told.get(name) == as_written(field.default), name


def test_every_code_of_a_refusal_is_in_the_guide_for_programs() -> None:
    guide = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    raised = (
        r'(?:Refused|Fault|_told|Refusal)\((?:HTTPStatus\.\w+, |re=[\w.]+, code=)?\s*"([a-z-]+)"'
    )
    found = {
        code
        for file in (ROOT / "src/gloam").rglob("*.py")
        for code in re.findall(raised, file.read_text(encoding="utf-8"))
    }
    assert {"stale", "no-table", "away", "foreign"} <= found
    assert {code for code in found if f"`{code}`" not in guide} == set()


def as_written(default: object) -> str:
    """A default as it is set in the environment."""
    if isinstance(default, bool):
        return str(default).lower()
    return f"{default:g}" if isinstance(default, float) else str(default)
