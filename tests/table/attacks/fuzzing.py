"""Fuzzed messages, many a second: over raw sockets, in batches, with no more looked at of the
answers than that nothing failed."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec

from tests.table.guests import Guest

BATCH, BATCHES, LINES = 100, 10, 3  # messages, of a line, of a table
PATIENCE = 60.0
HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CLOSED_BY_FAULT = re.compile(rb"\x88.\x11\x94")  # a close frame with the code 4500
FAULTS = re.compile(rb'"code":"fault"|HTTP/1\.1 5\d\d')
VIEW = re.compile(
    rb'"is":"view","seat":(-?\d+),.*?"ask":(\d+),"prompt":.*?"choices":(\[.*?\])(?=,"|\})'
)
KEYS = re.compile(rb'"key":(\[[^\]]*\])')

INTS = [-1, 0, 1, 2, 3, 11, 12, 99, -(2**31), 2**31, 2**63, 10**30, 1.5, True, None]
TEXTS = [
    "",
    "x",
    "table",
    "watchers",
    "undo",
    "a" * 90,
    "ü" * 300,
    "\u202e",
    "\x00\x1b",
    "🂡",
    "'\"--",
]
KINDS: dict[str, dict[str, str]] = {
    "enter": {"key": "text", "seen": "int", "told": "told", "version": "int"},
    "answer": {"seat": "seat", "ask": "ask", "keys": "keys"},
    "interrupt": {"seat": "seat", "key": "key"},
    "stand": {"seat": "seat", "about": "text", "key": "key"},
    "undo": {"seat": "seat", "ask_others": "bool", "dry_run": "bool"},
    "vote": {"seat": "seat", "yes": "bool"},
    "say": {"seat": "seat", "channel": "text", "text": "text", "pay": "key"},
    "why": {"seat": "seat"},
    "story": {"seat": "seat", "before": "int", "count": "int"},
    "hand": {"seat": "seat", "up": "bool"},
    "guide": {"seat": "seat", "act": "text", "step": "text"},
    "ping": {},
}
WEIGHTS = {"answer": 12, "undo": 2, "ping": 1}
PATHS = [
    "/api/health",
    "/api/lobby",
    "/api/tables",
    "/api/tables?mine=true",
    "/api/tables/{table}",
    "/api/tables/{table}/seats/{n}",
    "/api/tables/{table}/seats/{n}/bot",
    "/api/tables/{table}/seats/{n}/link",
    "/api/tables/{table}/seats/{n}/seal",
    "/api/tables/{table}/seats/{n}/nonce",
    "/api/tables/{table}/claim",
    "/api/tables/{table}/host",
    "/api/tables/{table}/votes",
    "/api/tables/{table}/fixed",
    "/api/tables/{table}/icons",
    "/api/tables/{table}/pictures",
    "/api/tables/{table}/pictures/{text}",
    "/api/tables/{table}/words/en.ftl",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/replay/{n}",
    "/api/tables/{table}/continue",
    "/api/tables/{table}/rematch",
    "/api/tables/{table}/log",
    "/api/tables/{table}/reports",
    "/api/campaigns",
    "/api/campaigns/{table}aaaaaa",
    "/api/campaigns/import",
    "/api/campaigns/{table}aaaaaa/games",
    "/api/campaigns/{table}aaaaaa/branch",
    "/api/campaigns/{table}aaaaaa/export",
    "/api/alerts",
    "/api/alerts/push",
    "/api/alerts/mail",
    "/api/alerts/stop",
    "/api/alerts/confirm",
    "/api/alerts/end",
    "/alerts/stop/{text}",
    "/api/games/{text}/rules",
    "/api/games/haunted/pictures/{text}",
    "/assets/{text}",
    "/t/{text}",
    "/c/{text}",
    "/{text}",
]


class Fuzzer:
    """Makes messages: well formed, nearly so, and not at all. The same seed makes the same ones,
    for the same answers."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._kinds = list(KINDS)
        self._weights = [WEIGHTS.get(kind, 1) for kind in self._kinds]
        self.asked: dict[int, tuple[int, list[bytes]]] = {}  # seat: ask and keys that are offered

    def message(self, number: int) -> bytes:
        """One message of a line, as UTF-8."""
        chance = self._chance
        kind = chance.choices(self._kinds, self._weights)[0]
        if kind == "answer" and self.asked and chance.random() < 0.3:
            seat, (ask, keys) = chance.choice(list(self.asked.items()))
            told = b'{"is":"answer","re":%d,"seat":%d,"ask":%d,"keys":[%b]}'
            return told % (number, seat, ask, chance.choice(keys))
        fields: dict[str, object] = {"is": kind, "re": number}
        for name, of in KINDS[kind].items():
            if chance.random() < 0.95:
                fields[name] = self._value(of)
        if chance.random() < 0.05:
            fields[chance.choice(TEXTS)] = self._value("int")
        told = msgspec.json.encode(fields)
        return self._mutated(told) if chance.random() < 0.2 else told

    def request(self, table: str, key: str, host: str) -> bytes:
        """One HTTP request."""
        chance = self._chance
        text = chance.choice(["haunted", "..%2f..", "%00", "%ff%fe", "a" * 500, "leduc"])
        path = chance.choice(PATHS).format(table=table, n=chance.randrange(-1, 14), text=text)
        method = chance.choice(["GET", "GET", "POST", "POST", "DELETE", "PATCH", "PUT"])
        names = [
            "game",
            "seats",
            "name",
            "seat",
            "bot",
            "link",
            "act",
            "about",
            "yes",
            "at",
            "text",
            "commitment",
            "seal",
            "seals",
            "nonce",
            "after",
            "options",
            "endpoint",
            "p256dh",
            "auth",
            "address",
            "token",
        ]
        body = {
            name: self._value(chance.choice(["int", "text", "keys", "bool"]))
            for name in names
            if chance.random() < 0.25
        }
        content = b"" if method == "GET" else msgspec.json.encode(body)
        if content and chance.random() < 0.3:
            content = self._mutated(content)
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {key}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        ).encode() + content

    def _value(self, of: str) -> object:
        chance = self._chance
        if chance.random() < 0.08:  # of another kind altogether
            return chance.choice([*INTS, *TEXTS, [], {}, [[]], [[[[]]]], {"x": {"y": []}}])
        makers: dict[str, Callable[[], object]] = {
            "int": lambda: chance.choice(INTS),
            "seat": lambda: chance.choice([0, 0, 0, 1, 1, 2, 3, -1, 99]),
            "ask": lambda: chance.randrange(1, 40),
            "bool": lambda: chance.random() < 0.5,
            "text": lambda: chance.choice(TEXTS),
            "told": lambda: {str(chance.choice(INTS)): chance.choice(INTS)},
            "key": self._key,
            "keys": lambda: [self._key() for _ in range(chance.randrange(4))],
        }
        return makers[of]()

    def _key(self) -> object:
        chance = self._chance
        offered = [key for _, keys in self.asked.values() for key in keys]
        if offered and chance.random() < 0.6:
            return msgspec.json.decode(chance.choice(offered))
        words = ["call", "fold", "pass", "revise", "speak", "move", "x" * 50, 0, 1, -5, 10**20]
        return chance.choices(words, k=chance.randrange(4))

    def _mutated(self, told: bytes) -> bytes:
        """Some characters of it changed, lost, or there twice."""
        chance, text = self._chance, told.decode()
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(text) + 1)
            match chance.randrange(4):
                case 0:
                    text = text[:at] + chance.choice('{}[]",:0x\u00e9\\') + text[at:]
                case 1:
                    text = text[:at] + text[at + 1 :]
                case 2:
                    text = text[: at or 1]
                case _:
                    text = text[:at] + text[at // 2 : at] + text[at:]
        return text[:8000].encode()

    def hear(self, data: bytes) -> None:
        """Note what is asked now."""
        for seat, ask, choices in VIEW.findall(data):
            keys = KEYS.findall(choices)
            if keys:
                self.asked[int(seat)] = int(ask), keys


def framed(text: bytes) -> bytes:
    """A text frame as a client sends it; its mask changes nothing."""
    size = len(text)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + text


class Attack:
    """Fuzzed messages at tables of one game, over one line after the other."""

    def __init__(self, url: str, game: str, seats: int, seed: int) -> None:
        self.url = url
        self.host = urlsplit(url).netloc
        self.plan = game, *["me"] * seats
        self.sent = 0
        self.lines = 0
        self.tables: list[tuple[Guest, str]] = []
        self.faults: list[bytes] = []
        self._fuzzer = Fuzzer(seed)

    async def run(self, enough: Callable[[], bool]) -> None:
        while not enough():
            guest = Guest(self.url)
            table = await asyncio.to_thread(guest.new_table, *self.plan)
            self.tables.append((guest, table))
            self._fuzzer.asked.clear()
            for _ in range(LINES):
                if enough():
                    break
                with suppress(ConnectionError, asyncio.IncompleteReadError):
                    await self._line(guest, table, enough)
                with suppress(ConnectionError):
                    await self._requests(guest, table)

    async def _line(self, guest: Guest, table: str, enough: Callable[[], bool]) -> None:
        """Batches, each followed by a ping: when that is answered all are."""
        reader, writer = await self._connected()
        self.lines += 1
        try:
            writer.write(HANDSHAKE.format(table=table, host=self.host).encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(framed(b'{"is":"enter","re":1,"key":"%b"}' % guest.key.encode()))
            for batch in range(BATCHES):
                if enough():
                    return
                last = 10_000_000 + batch
                messages = [self._fuzzer.message(number) for number in range(BATCH)]
                messages.append(b'{"is":"ping","re":%d}' % last)
                writer.write(b"".join(map(framed, messages)))
                self.sent += BATCH
                data, whole = await _until(reader, b'"pong","re":%d' % last)
                self._look(data)
                if not whole:
                    return
                self._fuzzer.hear(data)
        finally:
            writer.close()

    async def _requests(self, guest: Guest, table: str) -> None:
        """Requests on one connection, each sent before the last is answered."""
        reader, writer = await self._connected()
        try:
            for _ in range(BATCHES):
                asked = [
                    self._fuzzer.request(table, guest.key, self.host) for _ in range(BATCH // 5)
                ]
                end = b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-End: 1\r\n\r\n"
                writer.write(b"".join(asked) + end)
                self.sent += len(asked)
                data, whole = await _until(reader, b'{"gloam":"', 1 + _healths(asked))
                self._look(data)
                if not whole:
                    return
        finally:
            writer.close()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, _, port = self.host.partition(":")
        return await asyncio.open_connection(host, int(port), limit=2**24)

    def _look(self, data: bytes) -> None:
        for found in (FAULTS.search(data), CLOSED_BY_FAULT.search(data)):
            if found is not None:
                self.faults.append(data[max(found.start() - 200, 0) : found.end() + 300])


def _healths(asked: list[bytes]) -> int:
    return sum(b" /api/health HTTP" in one and one.startswith(b"GET") for one in asked)


async def _until(reader: asyncio.StreamReader, end: bytes, count: int = 1) -> tuple[bytes, bool]:
    """All that is heard until something was heard so often, or until the line is cut: False."""
    data = bytearray()
    while data.count(end) < count:
        more = await asyncio.wait_for(reader.read(2**20), PATIENCE)
        if not more:
            return bytes(data), False
        data += more
    return bytes(data), True
