"""What no page of another site can do, and what no bytes can break."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.table.guests import Guest
from tests.table.processes import Server

TABLE = b'{"game": "leduc", "seats": [{"mine": true}, {"mine": true}]}'
JSON = {"Content-Type": "application/json"}


def send(server: Server, body: bytes, path: str = "/api/tables", **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.post(server.url + path, content=body, headers=named, trust_env=False)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_request_that_a_form_could_send_changes_nothing(server: Server, kind: str) -> None:
    answer = send(server, TABLE, Content_Type=kind)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    assert send(server, TABLE, Content_Type="application/json; charset=utf-8").status_code == 201


def test_another_sites_page_changes_nothing(server: Server) -> None:
    ann = Guest(server.url)
    table = ann.new_table("leduc", "me", "me")
    foreign = {"Origin": "https://elsewhere.example"}
    for method, path in (("POST", "/rematch"), ("DELETE", "/seats/0"), ("PATCH", "/seats/0")):
        answer = ann.ask(method, f"/api/tables/{table}{path}", {"name": "Eve"}, foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    assert ann.get(f"/api/tables/{table}")["seats"] == [0, 1]
    own = {"Origin": server.url}
    assert ann.ask("PATCH", f"/api/tables/{table}/seats/0", {"name": "Ann"}, own).is_success


@pytest.mark.parametrize(
    "body",
    [b'{"game": "\xff"}', b"\xfe\xff", b"[" * 60_000, b'{"a":' * 20_000, b"", b"\x00", b"nul"],
    ids=["byte", "bytes", "lists", "objects", "nothing", "zero", "word"],
)
def test_bad_bytes_are_refused_in_words(server: Server, body: bytes) -> None:
    answer = send(server, body, **JSON)
    assert answer.status_code == 400, answer.text
    assert answer.json()["message"]


@pytest.mark.parametrize("name", ["%00", "x/%00", "a" * 300, "a" * 5000, "%ff", "..%2f..%2fapp.py"])
def test_names_that_no_file_can_have_are_not_found(server: Server, name: str) -> None:
    before = len(server.said())
    for method in ("GET", "HEAD"):
        answer = httpx.request(method, f"{server.url}/assets/{name}", trust_env=False)
        assert answer.status_code == 404, answer.text
    assert not server.said()[before:]


def test_bad_bytes_on_a_line_are_refused_and_the_line_lives(server: Server) -> None:
    ann = Guest(server.url)
    table = ann.new_table("leduc", "me", "me")
    with ann.at(table) as line:
        for text in ("[" * 30_000, '{"is":"say","re":1,"text":' * 1000, "{"):
            line.socket.send(text)
            while (told := line.hear())["is"] != "refusal":
                pass
            assert told["code"] == "malformed"
        assert line.do("ping")["is"] == "pong"


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/nothing", "/assets/no.js"])
def test_every_answer_has_the_headers_that_keep_pages_safe(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path, trust_env=False).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_files_of_the_page_have_them_too(server: Server) -> None:
    page = httpx.get(server.url, trust_env=False).text
    script = page.partition('src="/assets/')[2].partition('"')[0]
    answer = httpx.get(f"{server.url}/assets/{script}", trust_env=False)
    assert answer.is_success
    assert "default-src 'self'" in answer.headers["content-security-policy"]


# --- starting ---


def started(*argv: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gloam", "serve", "--port", "0", *argv]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_what_keeps_a_server_from_starting_is_told_in_a_sentence(
    tmp_path: Path, server: Server
) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(server.database)
    (tmp_path / "text.db").write_text("Once upon a time " * 100)
    (tmp_path / "one.db").touch()
    (tmp_path / "two.db").hardlink_to(tmp_path / "one.db")
    for database, why in {
        str(tmp_path / "no" / "x.db"): "There is no folder",
        str(tmp_path / "text.db"): "not a database",
        "postgresql://127.0.0.1:1/x": "PostgreSQL cannot be used",
        str(link): "Another Gloam has",
        str(tmp_path / "two.db"): "has another name too",
        "/": "is a folder",
        "postgresql://127.0.0.1:99999/x": "PostgreSQL cannot be used",
    }.items():
        told = started("--database", database)
        assert told.returncode == 1
        assert why in told.stderr
        assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GLOAM_GAMES", "nothing:GAME"),
        ("GLOAM_GAMES", "gloam.games.haunted:NOTHING"),
        ("GLOAM_ADDRESS", "http://[x"),
        ("GLOAM_BOT_WORKERS", "-1"),
        ("GLOAM_REQUESTS", "-1"),
        ("GLOAM_PATIENCE", "nan"),
    ],
)
def test_a_setting_that_cannot_be_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    told = started("--database", str(tmp_path / "gloam.db"))
    assert told.returncode
    assert name in told.stderr
    assert "Traceback" not in told.stderr
    assert not told.stdout, "nothing is announced that does not begin"
