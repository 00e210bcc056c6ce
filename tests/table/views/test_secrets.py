"""What a seat must not know does not reach it: not in words, not in numbers, not in counts."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from gloam.kernel.content import registry
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import seed
from gloam.kernel.core.state import LOOK, MOVE
from gloam.kernel.present.scene import Face
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import Answer, Log, read_line
from gloam.kernel.session.session import Session
from gloam.table.server.context import ServerContext
from gloam.table.server.traces import TraceFormatter, reason
from gloam.table.store import ActRow
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.session_loading import load_session
from gloam.table.tables.tokens import hashed
from gloam.table.views import seat_views
from gloam.table.ws.protocol import Info
from tests.battery.playing import start
from tests.table.guests import Guest, eventually
from tests.table.processes import Server, serving
from tests.table.views.pairs import Pair, starts
from tests.table.views.worlds import WATCHER, Table, a_row, choice, two_servers

# Games, seats, and how many pairs of worlds are held against each other: 200 in all.
PAIRS = [
    ("haunted", 2, 20),
    ("haunted", 4, 60),
    ("chase", 3, 40),
    ("parley", 3, 40),
    ("leduc", 2, 20),
    ("drawhold", 2, 20),
]


@pytest.mark.parametrize(("game", "seats", "count"), PAIRS)
def test_a_seat_hears_the_same_in_worlds_that_it_cannot_tell_apart(
    game: str, seats: int, count: int, tmp_path: Path
) -> None:
    compared = asyncio.run(compare(tmp_path, game, seats, range(count)))
    assert len(compared) == count
    assert sum(compared) > 6 * count, "pairs must be played on for a while to tell anything"


def test_a_view_that_tells_of_the_whole_table_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = seat_views.SharedEncoding.rest

    def rest(self: seat_views.SharedEncoding, seat: int) -> bytes:
        state = self.session.run.state
        return shown(self, seat) + b',"sum":%d' % crc32(repr(dump(state)).encode())

    monkeypatch.setattr(seat_views.SharedEncoding, "rest", rest)
    with pytest.raises(AssertionError, match="apart"):
        asyncio.run(compare(tmp_path, "chase", 3, range(10)))


def test_counting_acts_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where others take back and decide again in secret, even a count would tell."""
    shown = LiveTable.info

    def told(self: LiveTable) -> Info:
        acts = f"{len(self.session.log.lines)} acts" if self.session else ""
        return msgspec.structs.replace(shown(self), title=acts)

    monkeypatch.setattr(LiveTable, "info", told)
    monkeypatch.setattr(LiveTable, "_tell_what_an_act_changed", LiveTable.tell_table)
    with pytest.raises(AssertionError, match=r"apart|more messages"):
        asyncio.run(compare(tmp_path, "parley", 3, range(10)))


async def compare(folder: Path, game: str, seats: int, seeds: Iterable[int]) -> list[int]:
    async with two_servers(folder) as servers:
        pairs = [_pair(servers, game, seats, seed) for seed in seeds]
        compared = await asyncio.gather(*pairs, return_exceptions=True)
    for one in compared:
        if isinstance(one, BaseException):
            raise one
    return [one for one in compared if isinstance(one, int)]


async def _pair(
    servers: tuple[ServerContext, ServerContext], game: str, seats: int, seed: int
) -> int:
    """Play a pair of worlds; gives how many messages of the seat were compared."""
    rules = registry.game(game).rules
    found, seat = None, 0
    while found is None:  # some seats know everything, some games are short
        seed += 1000
        seat = (seat + seed) % seats
        found = starts(rules, seats, {}, seat, seed)
    rows = [a_row(f"table{seed:05}", rules, seats, quiet) for quiet in found]
    one, two = [await Table.open(context, row) for context, row in zip(servers, rows, strict=True)]
    pair = Pair(one, two, seat, seed)
    try:
        await pair.play()
    finally:
        await one.close()
        await two.close()
    return pair.compared


# --- a search for bytes ---


@pytest.mark.parametrize(("game", "seats"), [("haunted", 3), ("parley", 3), ("leduc", 2)])
def test_no_card_is_named_to_a_seat_that_has_never_seen_it(
    game: str, seats: int, tmp_path: Path
) -> None:
    async def story() -> int:
        async with two_servers(tmp_path) as (context, _):
            searches = [_search(context, game, seats, seed) for seed in range(4)]
            return sum(await asyncio.gather(*searches))

    assert asyncio.run(story()) > 0


async def _search(context: ServerContext, game: str, seats: int, seed: int) -> int:
    """A random game, every message to everybody searched; gives how many cards were named."""
    rules, chance = registry.game(game).rules, random.Random(seed)
    row = a_row(f"game{seed:06}", rules, seats, start(rules, seed, seats, {}).quiet)
    table = await Table.open(context, row)
    names = _names(table.session.run.state, rules.fixed(table.session.run.state))
    found = 0
    read = dict.fromkeys(table.chairs, 0)
    seen = {seat: _known(table.session.run.state, seat) for seat in table.chairs}
    for _ in range(150):
        for seat, chair in table.chairs.items():
            heard = await chair.heard()
            seen[seat] |= _shown(table.session, seat) | _known(table.session.run.state, seat)
            new = [msgspec.json.decode(text) for text in heard[read[seat] :]]
            named = {names[name] for name in _words(new) if name in names}
            assert named <= seen[seat], f"seat {seat} is told of {named - seen[seat]}: {new}"
            found += len(named)
            read[seat] = len(heard)
        if table.over:
            break
        await table.act(*choice(table.session.run, chance))
    await table.close()
    return found


def _names(game: CardTable, fixed: Iterable[object]) -> dict[str, int]:
    """The faces by their names on the wire."""
    ids = [node.id for node in fixed if isinstance(node, Face)]
    faces = sorted(set(game.pack.faces))
    return {name: f for f, id in zip(faces, ids, strict=True) for name in (id, f"card-{id}")}


def _words(message: object) -> set[str]:
    """All words in the strings of a message, without the names of its fields."""
    if isinstance(message, str):
        return set(re.findall(r"[\w-]+", message))
    parts = message.values() if isinstance(message, dict) else message
    return set().union(*map(_words, parts)) if isinstance(parts, Iterable) else set()


def _known(game: CardTable, seat: int) -> set[int]:
    """The faces of all cards whose place a seat knows now."""
    faces = game.pack.faces
    return {faces[p] for p, knows in enumerate(game.knows) if _sees(knows, seat)}


def _shown(session: Session[Any], seat: int) -> set[int]:
    """The faces that a seat ever saw move or was shown."""
    moved = [e for e in session.history if e[0] in (MOVE, LOOK)]
    return {entry[3] for entry in moved if _sees(entry[1], seat)}


def _sees(audience: int, seat: int) -> bool:
    return audience == EVERYONE if seat == WATCHER else bool(audience >> seat & 1)


# --- keys and seeds ---


def test_no_key_and_no_seed_is_told_or_logged(tmp_path: Path) -> None:
    """Only one's own new key, once, in the answer that gives it."""
    with serving(tmp_path, nonces="0.5") as server:
        _listen_everywhere(server)


def _listen_everywhere(server: Server) -> None:
    ann, bob, eve = guests = [Guest(server.url) for _ in range(3)]
    chance = random.Random(5)
    traffic: list[str] = []
    table = ann.new_table("leduc", "me", "")
    _, nonce = ann.bring_seal(table, 0)
    bob.take(table, 1)  # and seals none
    eventually(lambda: ann.get(f"/api/tables/{table}")["table"].get("seals"))
    ann.bring_nonce(table, 0, nonce)
    traffic.append(eve.ask("POST", "/api/tables", {"game": "nothing", "seats": [{}]}).text)
    link = ann.post(f"/api/tables/{table}/seats/0/link")["link"].partition("#seat=")[2]
    eve.key = "a-key-that-opens-nothing"
    with ann.at(table) as one, bob.at(table) as two, eve.at(table) as aside:
        lines = {0: one, 1: two}
        while not one.seat(0).result:
            one.quiet()
            two.quiet()
            for seat, line in lines.items():
                if line.waits_for(seat):
                    line.answer(seat, chance.choice(line.views[seat].choices))
            assert eve.key not in str(aside.refused("undo", seat=0))
        aside.quiet()
        traffic += [str(line.heard) for line in (one, two, aside)]
    for guest in guests:
        for path in ("", "/fixed"):
            traffic.append(guest.ask("GET", f"/api/tables/{table}{path}").text)
        traffic.append(guest.ask("GET", "/api/tables?mine=true").text)
        traffic.append(guest.ask("POST", f"/api/tables/{table}/rematch").text)
        traffic.append(guest.ask("DELETE", f"/api/tables/{table}/seats/9").text)
    secrets = _secrets_of(server, table)
    assert len(secrets) == 2, "the server's, and the nonce of seat 0"
    keys = [ann.key, bob.key, eve.key, link]
    secrets += keys + [hashed(key) for key in keys]
    for secret in secrets:
        for text in [*traffic, server.said()]:
            assert secret not in text


def test_what_failed_is_written_down_and_not_what_it_says() -> None:
    """An error's message is made of values, and those may be cards."""
    card = "".join(["knave", "of", "roses"])  # or it would stand in the trace, as code
    try:
        try:
            raise KeyError(card)
        except KeyError as error:
            raise ValueError(f"no {card} here") from error
    except ValueError as error:
        record = logging.makeLogRecord({"msg": "failed", "exc_info": (type(error), error, None)})
    told = TraceFormatter("%(message)s").format(record)
    assert card not in told
    assert re.search(r"test_secrets.py.*KeyError\n.*test_secrets.py.*ValueError$", told, re.DOTALL)


def test_of_an_old_log_only_the_line_is_written_down(caplog: pytest.LogCaptureFixture) -> None:
    """The rules have changed since it was played; what stands there may be somebody's cards."""
    rules = registry.game("haunted").rules
    secret, nonces = bytes(32), [b"0" * 16, b"1" * 16]
    session = Session.begin(rules, 2, secret, nonces)
    chance = random.Random(3)
    while len(session.log.lines) < 12:
        assert session.ask is not None
        seat = chance.choice(session.ask.seats())
        session.answer(seat, chance.choice(session.ask.offer(seat)))
    entries = [read_line(line) for line in session.log.lines]
    at = max(n for n, entry in enumerate(entries) if isinstance(entry, Answer))
    entries[at] = Answer(0, ("knave-of-roses",), False)
    log = Log(seed(secret, nonces))
    for entry in entries:
        log.append(entry)
    row = a_row("crypt", rules, 2, start(rules, 1, 2, {}).quiet)
    row.secret = secret.hex()
    load_session(row, [ActRow(1, b"\n".join(log.lines), 1.0)], (1, b'{"hand": "knave-of-roses"}'))
    assert caplog.messages == [
        f"table crypt: the rules have changed since line {at + 1}",
        "table crypt: its snapshot is no use (SnapshotError)",
    ]


def test_nobody_is_told_what_rules_said_that_failed() -> None:
    refusal = Refused("fault", "The rules of haunted failed at this: KeyError: 'knave'.")
    refusal.__cause__ = KeyError("knave")
    assert reason(refusal) == (
        "The rules failed at this (KeyError). Nothing was done; please report it."
    )
    assert reason(Refused("stale", "Too late.")) == "Too late."


def _secrets_of(server: Server, table: str) -> list[str]:
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as db:
        found = db.execute("SELECT document FROM documents WHERE table_id = ?", (table,))
        row = msgspec.json.decode(found.fetchone()[0])
    return [row["secret"], *filter(None, row["nonces"])]
