"""A server to be measured, in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

IDLE = 2.0  # seconds until a table that nobody looks at leaves memory

SETTINGS = {
    "GLOAM_BOT_WORKERS": "1",
    "GLOAM_IDLE": str(IDLE),
    "GLOAM_NONCES": "0",
    "GLOAM_COUNTDOWN": "0",
    **dict.fromkeys(
        ("GLOAM_MESSAGES", "GLOAM_REQUESTS", "GLOAM_NEW_TABLES", "GLOAM_LINES"), "1000000"
    ),
}


class Server:
    """A server that runs, and what it uses."""

    def __init__(self, url: str, process: subprocess.Popen[str]) -> None:
        self.url = url
        self._process = process

    def memory(self) -> float:
        """What the server has in memory, in kB."""
        told = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", told)
        return float(found[1]) if found else 0.0

    def busy(self) -> float:
        """The processor time it has used, in seconds."""
        told = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

    def tables(self) -> int:
        with urllib.request.urlopen(f"{self.url}/api/health") as answer:
            told: dict[str, int] = msgspec.json.decode(answer.read())
            return told["tables"]


@contextmanager
def serving(database: str, tree: Path | None = None) -> Iterator[Server]:
    """A server in a process of its own, on a free port of the loopback; of another tree of this
    repository if it is told, which is not compiled."""
    environment = {**os.environ, **SETTINGS}
    if tree is not None:
        environment |= {"PYTHONPATH": f"{tree / 'src'}:{tree}", "GLOAM_COMPILED": "0"}
        environment.pop("GLOAM_GAMES", None)  # our examples, which it may not have
    process = subprocess.Popen(
        [sys.executable, "-m", "gloam", "serve", "--port", "0", "--database", database],
        env=environment,
        cwd=tree,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            assert process.stdout is not None
            found = re.search(r":(\d+)", process.stdout.readline())
            if found is None:
                raise RuntimeError("the server did not start")
            yield Server(f"http://127.0.0.1:{found[1]}", process)
        finally:
            process.terminate()
