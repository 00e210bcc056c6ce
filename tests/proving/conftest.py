from pathlib import Path

import pytest

from tests.proving.well import Well


@pytest.fixture
def well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Well:
    """The Well, in order, in the current folder."""
    monkeypatch.chdir(tmp_path)
    return Well(tmp_path)
