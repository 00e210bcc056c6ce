"""Lighthouse: 90 or more for performance, accessibility and best practices, lobby and table."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.browser.guests import CHROMIUM
from tests.table.processes import Server

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_lobby_and_table_satisfy_lighthouse(server: Server) -> None:
    judged = subprocess.run(
        ["node", "tools/lighthouse.mjs", server.url, ROOT / "docs/results/lighthouse.md"],
        cwd=ROOT / "client",
        env={**os.environ, "CHROME_PATH": CHROMIUM},
        capture_output=True,
        text=True,
        check=False,
    )
    print(judged.stdout)
    assert judged.returncode == 0, judged.stderr
