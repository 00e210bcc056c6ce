"""The benchmark of the server measures everything it promises."""

from __future__ import annotations

import msgspec
import pytest

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
