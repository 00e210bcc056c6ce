"""Reports of problems: what is kept of them, who gets it, and how one looks at it."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.guests import Guest, Json
from tests.table.processes import Server, serving
from tests.table.views.test_replays import code, play_on
from tests.terminal.conftest import Gloam, gloam

__all__ = ["gloam"]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "gloam.db"


@pytest.fixture
def desk(tmp_path: Path, database: Path) -> Iterator[Server]:
    """A server whose operator we are."""
    with serving(tmp_path, str(database)) as running:
        yield running


def stored(database: Path, id: str) -> tuple[Json, str]:
    """A report as it is stored, and the secret of its table."""
    with closing(sqlite3.connect(database)) as db:
        sql = (
            """SELECT bundle, document FROM reports JOIN documents USING (table_id) WHERE id = ?"""
        )
        ((bundle, document),) = db.execute(sql, (id,)).fetchall()
    return json.loads(bundle), str(json.loads(document)["secret"])


def reported(guest: Guest, table: str, **problem: object) -> str:
    told = guest.post(f"/api/tables/{table}/reports", problem)
    assert list(told) == ["id"], "the reporter gets nothing else"
    return str(told["id"])


def test_a_report_has_all_that_explains_it_and_no_secret(desk: Server, database: Path) -> None:
    ann = Guest(desk.url)
    table = ann.new_table("leduc", "me", "me")
    with ann.at(table) as line:
        first = 0 if line.seat(0).ask else 1
        line.answer(first, ["raise"])
        ask = line.asked(1 - first).ask
        id = reported(ann, table, seat=1 - first, text="Where is my card?", trace="view 2")
    bundle, secret = stored(database, id)
    assert (bundle["game"], bundle["table"], bundle["seat"]) == ("leduc", table, 1 - first)
    assert (bundle["ask"], bundle["text"], bundle["trace"]) == (ask, "Where is my card?", "view 2")
    assert bundle["prompt"]
    assert bundle["version"]
    assert any('"raise"' in line for line in bundle["lines"])
    assert "secret" not in bundle
    assert secret
    assert secret not in json.dumps(bundle)
    assert ann.key not in json.dumps(bundle)


def test_one_reports_from_ones_own_seat_and_not_for_ever(desk: Server, database: Path) -> None:
    ann, bob, guest = Guest(desk.url), Guest(desk.url), Guest(desk.url)
    table = ann.new_table("leduc", "me", "")
    path = f"/api/tables/{table}/reports"
    assert stored(database, reported(ann, table, text="Nobody comes"))[0].get("lines", []) == []
    bob.take(table, 1)
    assert code(ann, path, {"seat": 1}) == (403, "not-yours")
    assert code(guest, path, {"seat": 0}) == (403, "not-yours")
    assert code(ann, path, {"seat": 7}) == (404, "no-seat")
    assert code(ann, path, {"text": "x" * 4001}) == (400, "malformed")
    assert code(ann, path, {"words": "x"}) == (400, "malformed")
    assert code(ann, "/api/tables/aaaaaaaaaa/reports", {}) == (404, "no-table")
    ids = {reported(guest, table) for _ in range(5)}
    assert len(ids) == 5
    assert code(guest, path, {"text": "One more"}) == (409, "enough")
    assert code(Guest(desk.url), path, {"text": "Nobody else"}) == (409, "enough")
    assert reported(bob, table, seat=1), "others may still tell"


def test_a_report_stays_sealed_until_the_game_is_over(
    desk: Server, database: Path, gloam: Gloam, tmp_path: Path
) -> None:
    ann = Guest(desk.url)
    table = ann.new_table("leduc", "me", "me")
    where = ("--database", database)
    assert "Nobody has reported" in gloam("reports", *where).out
    with ann.at(table) as line:
        first = 0 if line.seat(0).ask else 1
        line.answer(first, ["raise"])
        id = reported(ann, table, seat=first, text="Odd \x1b[31m\nvery odd", trace="a\x1b]0;b")
        listed = gloam("reports", *where).out
        assert f"leduc, seat {first}: Odd [31m very odd" in listed
        assert id in listed
        sealed = tmp_path / "sealed.json"
        told = gloam("reports", *where, "--export", id, sealed)
        assert "stays sealed" in told.out
        assert sealed.stat().st_mode & 0o777 == 0o600
        play_on(line, random.Random(1))
    _, secret = stored(database, id)
    assert secret not in sealed.read_text()
    shown = gloam("replay", sealed).out
    assert f"seat {first} answers: raise" in shown
    assert "seed of its dice is sealed" in " ".join(shown.split())
    assert "\x1b" not in shown

    opened = tmp_path / "opened.json"
    assert gloam("reports", *where, "--export", id, opened).code == 0
    assert secret in opened.read_text()
    shown = gloam("replay", opened).out
    assert "after 1 of 1 answer" in shown, "the moment of the report, not the end"
    assert f"Seat {first + 1} (you) chooses: Raise by 2" in shown
    assert "after 0 of 1 answer" in gloam("replay", opened, "--at", "0", "--seat", "1").out


def test_what_cannot_be_exported_is_told(
    desk: Server, database: Path, gloam: Gloam, tmp_path: Path
) -> None:
    ann = Guest(desk.url)
    id = reported(ann, ann.new_table("leduc", "me", "me"))
    where, file = ("--database", database), tmp_path / "report.json"
    missing = gloam("reports", *where, "--export", "nobody-1", file)
    assert (missing.code, missing.out) == (1, "")
    assert "There is no report" in missing.err
    assert not file.exists()
    assert gloam("reports", *where, "--export", id, file).code == 0
    again = gloam("reports", *where, "--export", id, file)
    assert (again.code, "is there already" in again.err) == (1, True)
    nowhere = gloam("reports", "--database", tmp_path / "no.db")
    assert (nowhere.code, "There is no file" in nowhere.err) == (1, True)
    assert not (tmp_path / "no.db").exists()
    proof = gloam("replay", file, "--verify")
    assert (proof.code, "is a report" in proof.err) == (2, True)
    file.write_text(file.read_text()[:-20])
    broken = gloam("replay", file)
    assert (broken.code, "cannot be replayed" in broken.err) == (1, True)
