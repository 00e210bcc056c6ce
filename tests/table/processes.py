"""Real `gloam serve` processes for tests: on a free loopback port, killed and started at will."""

from __future__ import annotations

import ctypes
import os
import re
import select
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60.0  # seconds to start, on a machine with much to do
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG

# Bots that answer at once, tables that begin at once, leases that end soon, and nobody is too fast.
QUICK = {
    "bot_delay": "0",
    "courtesy": "0",
    "nonces": "0",
    "countdown": "0",
    "lease": "1",
    "bot_workers": "1",
    "messages": "100000",
    "requests": "100000",
    "new_tables": "100000",
}


class Server:
    """A server that can be killed and started again on the same store. What it says on stderr,
    in all its lives, is in `log`."""

    def __init__(self, database: str, log: Path, settings: dict[str, str]) -> None:
        self.database = database
        self.log = log
        self.url = ""  # of its present life
        self._command = [sys.executable, "-m", "gloam", "serve", "--port", "0"]
        self._environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path or os.curdir for path in sys.path),
            "GLOAM_DATABASE": database,
            **{f"GLOAM_{name.upper()}": value for name, value in (QUICK | settings).items()},
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and return when it answers."""
        self.begin()
        self.wait()

    def start_again(self) -> None:
        """Start it at the address of its last life, where browsers look for it."""
        self._command[-1] = self.url.rpartition(":")[2]
        self.start()

    def begin(self) -> None:
        """Start it, and do not wait."""
        assert self._process is None, "it runs already"
        prctl = ctypes.CDLL(None).prctl
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                env=self._environment,
                preexec_fn=lambda: prctl(DIE_WITH_PARENT, signal.SIGKILL),  # noqa: PLW1509
                start_new_session=True,  # Ctrl-C is for pytest, which then kills the server
            )

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + PATIENCE
        assert self._process is not None
        assert self._process.stdout is not None
        readable, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        told = self._process.stdout.readline().decode() if readable else ""
        found = re.search(r"http://localhost:(\d+)", told)
        assert found, f"the server did not start:\n{self.said()[-2000:]}"
        self.url = f"http://127.0.0.1:{found[1]}"
        while True:
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=PATIENCE):
                    return
            except OSError:
                running = self._process.poll() is None and time.monotonic() < until
                assert running, f"the server does not answer:\n{self.said()[-2000:]}"
                time.sleep(0.01)

    def kill(self) -> None:
        """As if the machine had lost its power: no handler runs, nothing is written."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator would. Gives the exit code."""
        return self._end(signal.SIGTERM)

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        try:
            code = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        finally:
            assert process.stdout is not None
            process.stdout.close()
        return code


@contextmanager
def serving(
    folder: Path, database: str = "", name: str = "server", **settings: str
) -> Iterator[Server]:
    """A running server; `database` is a file in the folder unless one is given."""
    server = Server(database or f"{folder}/gloam.db", folder / f"{name}.log", settings)
    try:
        server.start()
        yield server
    finally:
        server.kill()
