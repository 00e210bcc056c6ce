"""The benchmark of the server measures everything it promises."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bench.server import compare
from bench.server import run as serving


@pytest.mark.long
def test_a_small_benchmark_has_all_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, count in {"STEADY": 3, "FAST": 3, "STORED": 40, "OPENED": 5}.items():
        monkeypatch.setattr(serving, name, count)
    assert serving.run(json=True, seconds=3) == 0
    figures = msgspec.json.decode(capsys.readouterr().out, type=serving.Figures)
    assert all(getattr(figures, name) is not None for name in serving.LABELS)
    assert figures.lost == 0
    assert figures.idle_tables == 0


@pytest.mark.long
def test_two_trees_are_compared_in_turns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("STEADY", "FAST"):
        monkeypatch.setattr(compare, name, 3)
    tree = Path(__file__).parents[2]
    compare.run([tree, tree], json=True, runs=2, seconds=2)
    found = msgspec.json.decode(capsys.readouterr().out, type=dict[str, list[compare.Row]])
    assert found.keys() == compare.LABELS.keys()
    for first, second in found.values():
        assert first.ratios == [1.0, 1.0]
        assert len(second.medians) == 2
        assert min(*first.medians, *second.medians) > 0
    compare.run([tree, tree], runs=1, seconds=2)
    assert "answers/s" in capsys.readouterr().out
