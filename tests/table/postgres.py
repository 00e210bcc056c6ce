"""A PostgreSQL server of our own for tests: in a temporary folder, on a free loopback port.

Fixtures: `postgres`, the address of the server without a database (one server for each process
of pytest); `database`, the address of a fresh and empty place on it. That is a schema, because
PostgreSQL needs half a second to make a database.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import asyncpg
import pytest

PATIENCE = 30.0  # seconds to start and to stop
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG
STOP = signal.SIGQUIT  # at once: nobody needs what it would still write down

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    programs = find()
    if programs is None:
        missing = (
            "There is no PostgreSQL (no initdb on PATH or in /usr/lib/postgresql): "
            "run tools/debian.sh postgresql as root, or install it by other means."
        )
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    with serve(programs) as url:
        yield url


@pytest.fixture
def database(postgres: str) -> str:
    name = f"test_{next(_numbers)}"
    asyncio.run(_execute(f"{postgres}/postgres", f"CREATE SCHEMA {name}"))
    return f"{postgres}/postgres?search_path={name},pg_catalog"


def find() -> Path | None:
    """The folder of initdb and postgres, the newest if there are several."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((f for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


@contextmanager
def serve(programs: Path) -> Iterator[str]:
    """Run a server, give its address, end it. It dies with us, however we die."""
    with _made(programs) as folder:
        server, url = _started(programs, folder, _user())
        try:
            yield url
        finally:
            _stop(server)


@contextmanager
def _made(programs: Path) -> Iterator[Path]:
    """A folder with an empty database in it."""
    folder = Path(tempfile.mkdtemp(prefix="gloam-postgres-"))
    user = _user()
    try:
        if user:
            shutil.chown(folder, user)
        data = folder / "data"
        initdb = f"{programs}/initdb -U gloam -A trust -E UTF8 --no-locale --no-sync -D".split()
        made = subprocess.run(
            [*initdb, data], cwd=folder, capture_output=True, user=user, check=False
        )
        assert made.returncode == 0, made.stderr.decode()
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Restartable:
    """A PostgreSQL server that can be stopped and started again at the same address."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._user = _user()
        self._port = _free_port()
        self._server: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://gloam@127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it, and return when it answers."""
        self._server = _start(self._programs, self._folder, self._port, self._user)
        _wait(self._server, self.url, self._folder / "log")

    def stop(self) -> None:
        """At once, as if its machine had lost its power."""
        if self._server is not None:
            _stop(self._server)
            self._server = None


@contextmanager
def restartable() -> Iterator[Restartable]:
    programs = find()
    assert programs is not None, "there is no PostgreSQL"
    with _made(programs) as folder:
        server = Restartable(programs, folder)
        try:
            server.start()
            yield server
        finally:
            server.stop()


def _started(programs: Path, folder: Path, user: str | None) -> tuple[subprocess.Popen[bytes], str]:
    """A server that answers, and its address."""
    for last in (False, False, True):
        port = _free_port()
        server = _start(programs, folder, port, user)
        url = f"postgresql://gloam@127.0.0.1:{port}"
        try:
            _wait(server, url, folder / "log")
        except RuntimeError:  # somebody else may have taken the port meanwhile
            _stop(server)
            if last:
                raise
        else:
            return server, url
    raise AssertionError


def _start(programs: Path, folder: Path, port: int, user: str | None) -> subprocess.Popen[bytes]:
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": "",
        "max_connections": 100,
        "fsync": "on",
    }
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    prctl = ctypes.CDLL(None).prctl
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(
            [programs / "postgres", "-D", folder / "data", *options],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            user=user,
            preexec_fn=lambda: prctl(DIE_WITH_PARENT, STOP),  # noqa: PLW1509  # one harmless call
            start_new_session=True,  # Ctrl-C is for pytest, which then stops the server
        )


def _wait(server: subprocess.Popen[bytes], url: str, log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            asyncio.run(_execute(f"{url}/postgres", "SELECT 1"))
        except (OSError, asyncpg.CannotConnectNowError):
            if server.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL did not start:\n{log.read_text()}") from None
            time.sleep(0.05)
        else:
            return


def _stop(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(STOP)
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def _user() -> str | None:
    """PostgreSQL refuses to run as root: another user then."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _execute(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()
