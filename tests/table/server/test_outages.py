"""A database that goes away and comes back, and one that holds a damaged table."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from gloam.table.store import ActRow
from gloam.table.store.notifications import Notifier
from gloam.table.store.open_store import open_store
from gloam.table.tables.session_loading import load_session
from tests.table.guests import Guest, eventually
from tests.table.processes import Server, serving
from tests.table.proxy import proxied
from tests.table.store.stories import line as words
from tests.terminal.conftest import Gloam, gloam

__all__ = ["gloam"]


def answers(guest: Guest, table: str) -> bool:
    """Whether the seat that is asked can answer now."""
    with guest.at(table) as line:
        mine = 0 if line.seat(0).ask else 1
        view = line.asked(mine)
        told = line.do("answer", seat=mine, ask=view.ask, keys=[view.choices[0]])
        return bool(told["is"] == "done")


def test_a_database_that_comes_back_leaves_no_table_dead(database: str, tmp_path: Path) -> None:
    address = urlsplit(database)
    assert address.port is not None
    with proxied(address.port) as line_to_it:
        url = database.replace(f":{address.port}", f":{line_to_it.port}")
        with serving(tmp_path, url) as server:
            ann = Guest(server.url)
            table = ann.new_table("leduc", "me", "me")
            with ann.at(table) as line:
                mine = 0 if line.seat(0).ask else 1
                view = line.asked(mine)
                ask, key = view.ask, view.choices[0]
                line_to_it.cut()
                assert line.refused("answer", seat=mine, ask=ask, keys=[key]) == "away"
                line.until(lambda: line.table.get("away"))
                assert line.refused("answer", seat=mine, ask=ask, keys=[key]) == "away"
                assert line.views[mine].ask == ask, "nobody is told what is not stored"
                assert ann.ask("POST", "/api/tables", {"game": "leduc"}).status_code in (400, 503)
                assert ann.ask("GET", "/api/tables?mine=true").status_code == 503
                line_to_it.mend()
                line.until(lambda: not line.table.get("away"))
                line.done("answer", seat=mine, ask=line.views[mine].ask, keys=[key])
            assert ann.ask("GET", "/api/tables?mine=true").is_success


def test_bots_go_on_when_the_database_is_back(database: str, tmp_path: Path) -> None:
    address = urlsplit(database)
    assert address.port is not None
    with proxied(address.port) as line_to_it:
        url = database.replace(f":{address.port}", f":{line_to_it.port}")
        with serving(tmp_path, url, bot_delay="0.2") as server:
            ann = Guest(server.url)
            table = ann.new_table("leduc", "greedy", "greedy")
            line_to_it.cut()
            eventually(lambda: "does not answer" in server.said())
            line_to_it.mend()
            eventually(lambda: ann.get(f"/api/tables/{table}")["table"]["status"] == "over")


def test_what_a_process_stored_and_told_nobody_is_heard_of(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was killed when it had just stored an act, a change of the table, and words."""

    async def silent(notifier: Notifier, id: str, number: int) -> None:
        pass

    async def plays(table: str, seat: int) -> None:
        store = await open_store(database)
        try:
            row = await store.table(table)
            assert row is not None
            session = load_session(row, await store.acts(table), None)
            assert session.ask is not None
            outcome = session.answer(seat, session.ask.offer(seat)[0])
            await store.append(table, ActRow(2, b"\n".join(outcome.lines), 1.0))
            row.revision, row.title = row.revision + 1, "Midnight"
            await store.update(row, 1.0)
            await store.say(table, words("Boo"))
        finally:
            await store.close()

    monkeypatch.setattr(Notifier, "tell", silent)
    with serving(tmp_path, database) as server:
        guest = Guest(server.url)
        table = guest.new_table("leduc", "me", "me")
        with guest.at(table) as line:
            mine = 0 if line.seat(0).ask else 1
            asked = line.asked(mine).ask
            asyncio.run(plays(table, mine))
            with guest.at(table) as back_again:
                assert back_again.seat(mine).ask != asked, "whoever comes sees it at once"
            line.until(lambda: line.views[mine].ask != asked)
            line.until(lambda: line.table.get("title") == "Midnight")
            line.until(lambda: "Boo" in line.said)


def damage(server: Server, table: str, act: int) -> None:
    """Break what is stored of an act, while the server is down."""
    with closing(sqlite3.connect(server.database)) as db:
        db.execute(
            "UPDATE acts SET lines = CAST('{' AS BLOB) || substr(lines, 2)"
            " WHERE table_id = ? AND number = ?",
            (table, act),
        )
        db.execute("UPDATE tables SET due = 1 WHERE id = ?", (table,))
        db.commit()


def test_one_damaged_table_hurts_no_other(
    tmp_path: Path, gloam: Gloam, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, bot_delay="0.1") as server:
        ann = Guest(server.url)
        broken = ann.new_table("leduc", "me", "me")
        for _ in range(3):
            assert answers(ann, broken)
        server.stop()
        damage(server, broken, 3)
        server.start()
        ann.url = server.url
        refused = ann.ask("GET", f"/api/tables/{broken}")
        assert (refused.status_code, refused.json()["code"]) == (409, "unplayable")
        assert "gloam admin" in refused.json()["message"]
        whole = ann.new_table("leduc", "greedy", "greedy")
        eventually(lambda: ann.get(f"/api/tables/{whole}")["table"]["status"] == "over")
        assert f"table {broken} is damaged" in server.said()
        server.stop()
        where = ("--database", server.database)
        told = gloam("admin", "check", *where)
        assert told.code == 1
        assert broken in told.out
        assert whole not in told.out
        assert "2 of 4 acts" in gloam("admin", "repair", broken, *where).out
        monkeypatch.chdir(tmp_path)
        gloam("admin", "repair", broken, "--yes", *where)
        assert (tmp_path / f"{broken}.cut.json").stat().st_mode & 0o777 == 0o600
        assert gloam("admin", "check", *where).code == 0
        server.start()
        ann.url = server.url
        assert answers(ann, broken), "it goes on from its last good moment"


ROWS = {
    "cut": "UPDATE documents SET document = '{' WHERE table_id = ?",
    "no UTF-8": "UPDATE documents SET document = CAST(x'7b22ff' AS TEXT) WHERE table_id = ?",
    "no seed": """UPDATE documents SET document = replace(document, '"secret":"', '"secret":"z')
        WHERE table_id = ?""",
}


def test_a_table_whose_row_is_damaged_hurts_no_other(tmp_path: Path, gloam: Gloam) -> None:
    with serving(tmp_path, nonces="0.5") as server:
        ann = Guest(server.url)
        broken = {why: ann.new_table("leduc", "me", "greedy", public=True) for why in ROWS}
        dim = ann.new_table("leduc", "me", "greedy", public=True)
        whole = ann.new_table("leduc", "me", "greedy", public=True)
        server.stop()
        with closing(sqlite3.connect(server.database)) as db, db:
            for why, table in broken.items():
                db.execute(ROWS[why], (table,))
            db.execute("UPDATE tables SET summary = CAST(x'7bff' AS TEXT) WHERE id = ?", (dim,))
            db.execute("UPDATE tables SET due = 1")
        server.start()
        ann.url = server.url
        for path in ("/api/tables", "/api/tables?mine=true"):
            found = {one["table"]["id"] for one in ann.get(path)["tables"]}
            assert found == {dim, whole}, "one that is damaged does not hide the others"
        for table in broken.values():
            refused = ann.ask("GET", f"/api/tables/{table}")
            assert (refused.status_code, refused.json()["code"]) == (409, "unplayable")
        late = ann.new_table("leduc", "me", "greedy")  # and brings no nonce: its clock begins it
        eventually(lambda: ann.get(f"/api/tables/{late}")["table"]["status"] == "playing")
        assert "Traceback" not in server.said()
        server.stop()
        where = ("--database", server.database)
        told = gloam("admin", "check", *where)
        assert told.code == 1
        assert all(table in told.out for table in broken.values())
        assert whole not in told.out
        told = gloam("admin", "repair", broken["cut"], *where)
        assert (told.code, "copy of the database" in told.err) == (1, True)
