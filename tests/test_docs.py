"""The guides name files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDES = (
    "README.md",
    "docs/architecture.md",
    "docs/kernel.md",
    "docs/authors/new-game.md",
    "docs/authors/campaigns.md",
    "docs/operators/security.md",
)
# Folders that a guide may leave out of a path.
BEGINNINGS = ("", "src/gloam", "src/gloam/kernel", "examples/chase", "docs/authors", "docs")


def paths_in(text: str) -> list[str]:
    """What looks like the path of a file or folder: in code marks, or the target of a link."""
    quoted = re.findall(r"`([\w.-]+(?:/[\w.-]+)*/?)`", text)
    linked = re.findall(r"\]\(([\w./-]+)\)", text)
    return [*(path for path in quoted if "/" in path.rstrip("/")), *linked]


@pytest.mark.parametrize("guide", GUIDES)
def test_every_path_that_a_guide_names_exists(guide: str) -> None:
    found = paths_in((ROOT / guide).read_text(encoding="utf-8"))
    assert found
    for path in found:
        assert any((ROOT / start / path).exists() for start in BEGINNINGS), f"{guide}: {path}"


def test_paths_are_found_and_missed() -> None:
    assert paths_in("see `kernel/core/run.py`, [the guide](kernel.md), `choose(seat)`") == [
        "kernel/core/run.py",
        "kernel.md",
    ]
