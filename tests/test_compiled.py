"""Whether the compiled build is used: never one of other sources, and never when it is not wanted.

What is in the build is tested by `make long`.
"""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from gloam import compiled

LOOK = "from gloam import compiled; {change}; compiled.use(); print(compiled.told())"


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What looks like an up-to-date build."""
    (tmp_path / "BUILT").write_text(f"{compiled.digest()} tools\n")
    monkeypatch.setattr(compiled, "BUILD", tmp_path)
    return tmp_path


def test_an_up_to_date_build_is_used(build: Path) -> None:
    assert compiled.out_of_date() == ""
    change = f"from pathlib import Path; compiled.BUILD = Path({str(build)!r})"
    assert looked(change, GLOAM_COMPILED="1") == "Compiled rules: yes"


def test_it_can_be_switched_off(build: Path) -> None:
    change = f"from pathlib import Path; compiled.BUILD = Path({str(build)!r})"
    assert looked(change, GLOAM_COMPILED="0") == "Compiled rules: no (GLOAM_COMPILED=0)"


def test_it_is_not_used_after_the_kernel_was_imported(
    build: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(compiled.SWITCH)
    assert (build / "BUILT").exists()
    import_module("gloam.kernel.core.run")
    compiled.use()
    assert not compiled.in_use()


def test_a_build_of_other_sources_is_not_used(
    build: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    monkeypatch.setattr(compiled, "SOURCES", {**compiled.SOURCES, "more": rules})
    before = compiled.digest()
    (build / "BUILT").write_text(f"{before} tools\n")
    assert compiled.out_of_date() == ""
    (rules / "cards.toml").write_text("[card]\n")  # data counts too: the build has copies of it
    assert "other sources" in compiled.out_of_date()


def test_without_a_build_it_says_how_to_make_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "BUILD", tmp_path)
    assert "make fast" in compiled.out_of_date()


def test_it_says_what_was_wrong_when_it_was_looked_for(tmp_path: Path) -> None:
    """And not that the kernel is there, which every server has imported by the time it says so."""
    change = f"from pathlib import Path; compiled.BUILD = Path({str(tmp_path)!r})"
    later = f"{change}; compiled.use(); import gloam.kernel.core.run"
    assert "make fast" in looked(later)


def looked(change: str, **environment: str) -> str:
    """What a fresh process says."""
    path = {"PYTHONPATH": str(compiled.ROOT / "src")}
    command = [sys.executable, "-P", "-c", LOOK.format(change=change)]
    ran = subprocess.run(
        command, env={**path, **environment}, capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()
