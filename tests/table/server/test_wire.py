"""Connections that say nothing, say it slowly, or never read: each ends in time, and nobody else
waits."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.table.guests import PATIENCE, Guest, eventually
from tests.table.processes import Server, serving

UPGRADE = (
    b"GET /api/tables/any/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = b"\0\0\0\0"
HASTE = 2.0  # seconds
LINES = 20
PINGS = 20.0  # seconds until the server sends its first one


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hasty"), patience=str(HASTE), lines=str(LINES)) as server:
        yield server


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """Nothing is cut here because it says nothing."""
    with serving(tmp_path, patience="600", lines=str(LINES)) as server:
        yield server


def connected(server: Server) -> socket.socket:
    address = urlsplit(server.url)
    line = socket.create_connection((address.hostname or "", address.port or 0))
    line.settimeout(PATIENCE)
    return line


def ends(line: socket.socket) -> bool:
    """Whether the other side hangs up."""
    try:
        while line.recv(65_536):
            pass
    except ConnectionError:
        pass
    return True


BEGUN = {
    "silent": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"game',
    "a silent line": UPGRADE,
}


def test_what_is_begun_and_not_ended_is_cut(hasty: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(hasty)) for _ in BEGUN]
        for line, begun in zip(lines, BEGUN.values(), strict=True):
            line.sendall(begun)
        since = time.monotonic()
        assert all(ends(line) for line in lines)
        assert time.monotonic() - since < PINGS, "and not because no ping is answered"
    assert "Traceback" not in hasty.said()


def flooded(line: socket.socket, data: bytes, most: int) -> bool:
    """Whether the other side hangs up before it has taken so many bytes; nothing is read."""
    for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
        line.setsockopt(socket.SOL_SOCKET, buffer, 8192)
    try:
        for _ in range(most // len(data)):
            line.sendall(data)
    except ConnectionError:
        return True
    return False


def test_answers_that_nobody_reads_are_cut(hasty: Server) -> None:
    """Many requests on one connection, and none of their answers read."""
    with connected(hasty) as line:
        asked = b"GET /api/docs/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        assert flooded(line, asked * 20, 10_000_000)


def test_pings_that_nobody_reads_are_cut(patient: Server) -> None:
    with connected(patient) as line:
        line.sendall(UPGRADE)
        assert b"101" in line.recv(100)
        ping = b"\x89\xfd" + MASK + b"x" * 125
        assert flooded(line, ping * 20, 3_000_000)


def test_a_message_in_endless_pieces_is_cut(patient: Server) -> None:
    with connected(patient) as line:
        line.sendall(UPGRADE)
        assert b"101" in line.recv(100)
        line.sendall(b"\x01\x80" + MASK)  # text, to be continued
        assert flooded(line, (b"\x00\x80" + MASK) * 20, 3_000_000)


def test_one_address_has_so_many_connections_and_others_still_come_in(patient: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(connected(patient)) for _ in range(60)]
        for line in lines:
            line.setblocking(False)
        refused: set[socket.socket] = set()

        def most_are_refused() -> bool:
            refused.update(line for line in lines if line not in refused and hung_up(line))
            return len(refused) >= 60 - LINES

        eventually(most_are_refused)
        assert len(refused) == 60 - LINES
        open_files = sum(1 for _ in Path(f"/proc/{patient.pid}/fd").iterdir())
        assert open_files < 60 + LINES
    eventually(lambda: answers(patient))


def hung_up(line: socket.socket) -> bool:
    try:
        return not line.recv(1)
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def answers(server: Server) -> bool:
    try:
        return bool(Guest(server.url).get("/api/health"))
    except httpx.HTTPError:
        return False


def test_a_long_upload_that_comes_is_not_cut(hasty: Server) -> None:
    """It takes longer than the patience is, and comes fast enough."""
    body = b'{"game": "' + b"x" * 60_000 + b'"}'
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\n\r\n" % len(body)
    )
    with connected(hasty) as line:
        line.sendall(head + body[:50_000])
        line.settimeout(HASTE * 1.1)
        with pytest.raises(TimeoutError):
            line.recv(1)
        line.settimeout(PATIENCE)
        line.sendall(body[50_000:])
        assert b"HTTP/1.1 4" in line.recv(100)


def test_bad_bytes_do_not_fill_the_log(hasty: Server) -> None:
    before = hasty.said()
    text = b"\x81\x82" + MASK + b"\xff\xfe"
    for said in (b"\0\1\2\r\n\r\n", b"GET / HTTP/1.1\r\nX\xff: \0\r\n\r\n", UPGRADE + text):
        with connected(hasty) as line:
            line.sendall(said)
            assert ends(line)
    assert hasty.said() == before
