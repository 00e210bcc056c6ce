"""Bad input and abuse: a clear refusal, logged once if at all, and nothing has changed."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.table.guests import Guest, Json, Line
from tests.table.processes import Server

DEAF = {"max_queue": 1, "close_timeout": 0.1}
PLAYED = {"game": "leduc", "seats": [{"mine": True}, {"bot": "random"}]}


@pytest.fixture
def guest(server: Server) -> Guest:
    return Guest(server.url)


@pytest.fixture
def table(guest: Guest) -> str:
    """Of the guest, who sits in seat 0; seat 1 is open."""
    return guest.new_table("leduc", "me", "")


def state_of(guest: Guest, table: str) -> Json:
    return guest.get(f"/api/tables/{table}")


# --- requests ---


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        "leduc",
        {"game": "leduc"},
        {"game": 7, "seats": [{}, {}]},
        {"game": "leduc", "seats": []},
        {"game": "leduc", "seats": [{}] * 13},
        {"game": "leduc", "seats": [{}]},
        {"game": "leduc", "seats": [{"mine": True, "bot": "random"}, {}]},
        {"game": "leduc", "seats": [{"bot": "../../etc/passwd"}, {}]},
        {"game": "leduc", "seats": [{"bot": "oracle"}, {}]},
        {"game": "leduc", "seats": [{}, {}], "options": {"no-such": "x"}},
        {"game": "leduc", "seats": [{}, {}], "pace": "days-0"},
        {"game": "leduc", "seats": [{}, {}], "undo": "always"},
        {"game": "leduc", "seats": [{}, {}], "title": "x" * 81},
        {"game": "leduc", "seats": [{}, {}], "nonce": "00" * 16},
        {"game": "leduc", "seats": [{}, {}], "admin": True},
        {"game": "leduc", "seats": [{"name": "x" * 41}, {}]},
    ],
)
def test_a_table_that_cannot_be_is_refused(guest: Guest, body: object) -> None:
    refused = guest.ask("POST", "/api/tables", body)
    assert refused.status_code == 400, refused.text
    assert set(refused.json()) >= {"code", "message"}
    assert not refused.cookies, "whoever is refused needs no key"


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b'{"game": "leduc"', b"[" * 100_000])
def test_what_is_no_json_is_refused(server: Server, content: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    refused = httpx.post(f"{server.url}/api/tables", content=content, headers=headers)
    assert refused.status_code == 400
    assert refused.json()["code"] in ("malformed", "bad-request")


def test_a_huge_body_is_refused(server: Server) -> None:
    headers = {"Content-Type": "application/json"}
    refused = httpx.post(f"{server.url}/api/tables", content=b" " * 2_000_000, headers=headers)
    assert refused.status_code == 413
    assert refused.json()["code"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/aaaaaaaaaa"),
        ("GET", "/api/tables/aaaaaaaaaa/fixed"),
        ("POST", "/api/tables/aaaaaaaaaa/seats/0"),
        ("POST", "/api/tables/aaaaaaaaaa/rematch"),
        ("GET", "/api/games/nothing/rules"),
        ("GET", "/api/games/..%2F..%2Fetc/words/en.ftl"),
        ("GET", "/api/nothing"),
    ],
)
def test_what_is_not_there_is_not_found(guest: Guest, method: str, path: str) -> None:
    refused = guest.ask(method, path, {} if method == "POST" else None)
    assert refused.status_code == 404
    assert refused.json()["message"]


@pytest.mark.parametrize("seat", ["-1", "12", "99999999999999999999", "zero", "1.5"])
def test_seats_that_cannot_be_are_refused(guest: Guest, table: str, seat: str) -> None:
    refused = guest.ask("POST", f"/api/tables/{table}/seats/{seat}", {})
    assert refused.status_code in (400, 404)


def test_other_peoples_seats_are_safe(server: Server, guest: Guest, table: str) -> None:
    eve = Guest(server.url, key="somebody-elses-key")
    before = state_of(guest, table)
    wishes = [
        ("PATCH", "seats/0", {"name": "Eve"}),
        ("DELETE", "seats/0", None),
        ("POST", "seats/0/bot", {"bot": "random"}),
        ("POST", "seats/0/link", None),
        ("POST", "host", {"act": "pause"}),
        ("POST", "votes", {"about": "abandon", "seat": 0}),
    ]
    for who in (eve, Guest(server.url), Guest(server.url, key="\x7f" * 500)):
        for method, path, body in wishes:
            refused = who.ask(method, f"/api/tables/{table}/{path}", body)
            assert refused.status_code == 403, (path, refused.text)
    taken = eve.ask("POST", f"/api/tables/{table}/seats/0", {})
    assert taken.status_code == 409
    lost = eve.ask("POST", f"/api/tables/{table}/claim", {"link": "guessed"})
    assert lost.status_code == 410
    assert state_of(guest, table) == before


def test_names_are_made_harmless(guest: Guest) -> None:
    seats = [{"mine": True, "name": " A\u202enn\x00\n "}, {}]
    told = guest.post("/api/tables", {"game": "leduc", "seats": seats})
    assert told["table"]["seats"][0]["name"] == "A nn"


# --- headers and cookies ---


def test_pages_and_answers_are_safe_to_show(server: Server) -> None:
    for path in ("/", "/api/lobby", "/api/nothing", "/api/tables/aaaaaaaaaa"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_cookie_is_for_our_pages_only(server: Server, tmp_path: Path) -> None:
    told = httpx.post(f"{server.url}/api/tables", json=PLAYED)
    cookie = told.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    key, table = told.json()["key"], told.json()["table"]["id"]
    with httpx.Client(cookies={"gloam": key}) as browser:
        again = browser.get(f"{server.url}/api/tables/{table}")
        assert again.json()["seats"] == [0], "a cookie opens what it opened"
        assert "set-cookie" not in again.headers
        assert "key" not in browser.post(f"{server.url}/api/tables", json=PLAYED).json()


# --- lines ---


@pytest.fixture
def line(guest: Guest, table: str) -> Iterator[Line]:
    with guest.at(table) as entered:
        yield entered


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '"enter"',
        '{"is": "enter"}',
        '{"is": "enter", "re": "one"}',
        '{"is": "enter", "re": 1, "admin": true}',
        '{"is": "enter", "re": 1, "version": 999}',
        '{"is": "enter", "re": 1, "told": {"x": 1}}',
        '{"is": "answer", "re": 1, "seat": 0, "ask": 1, "keys": [["call"]]}',
        '{"is": "fly", "re": 1}',
        '{"is": "enter", "re": 1, "key": "' + "x" * 40_000 + '"}',
        '{"is": "enter", "re": ' + "9" * 5000 + "}",
    ],
)
def test_whoever_does_not_enter_properly_is_cut_off(guest: Guest, table: str, text: str) -> None:
    with guest.socket(table) as socket:
        socket.send(text)
        assert code_of(socket) == 4400


def test_a_table_that_is_not_there_has_no_line(guest: Guest) -> None:
    for name in ("aaaaaaaaaa", "x", "a%00b", "%F0%9F%91%BB"):
        with guest.socket(name) as socket:
            socket.send('{"is": "enter", "re": 1}')
            assert code_of(socket) == 4404


def test_binary_frames_are_refused(line: Line) -> None:
    line.socket.send(b'{"is": "ping", "re": 2}')
    assert code_of(line.socket) == 4400


def test_a_huge_message_is_refused(line: Line) -> None:
    line.socket.send('{"is": "say", "re": 2, "text": "' + "x" * 1_000_000 + '"}')
    assert code_of(line.socket) in (1009, 4400)


@pytest.mark.parametrize(
    "text",
    [
        "null",
        '{"is": "answer", "re": 2}',
        '{"is": "answer", "re": 2, "seat": "0", "ask": 1, "keys": [["call"]]}',
        '{"is": "answer", "re": 2, "seat": 0, "ask": 1, "keys": [[{}]]}',
        '{"is": "answer", "re": 2, "seat": 0, "ask": 1.5, "keys": [["call"]]}',
        '{"is": "vote", "re": 2, "seat": 0, "yes": 1}',
        '{"is": "say", "re": 2, "text": 7}',
        '{"is": "say", "re": 2, "text": "\\ud800"}',
    ],
)
def test_a_malformed_message_is_refused_and_the_line_stays(line: Line, text: str) -> None:
    line.quiet()
    line.socket.send(text)
    assert line.hear()["code"] == "malformed"
    assert line.quiet() == []


@pytest.mark.parametrize(
    "message",
    [
        {"is": "answer", "seat": -1, "ask": 1, "keys": [["call"]]},
        {"is": "answer", "seat": 0, "ask": 1, "keys": [[]]},
        {"is": "answer", "seat": 0, "ask": 10**30, "keys": [["call"]]},
        {"is": "answer", "seat": 0, "ask": 1, "keys": [["call"]] * 2000},
        {"is": "answer", "seat": 10**9, "ask": 1, "keys": [["call"]]},
        {"is": "interrupt", "seat": 0, "key": []},
        {"is": "interrupt", "seat": 0, "key": [1, "x"]},
        {"is": "stand", "seat": 1, "about": "x", "key": ["pass"]},
        {"is": "stand", "seat": 0, "about": "x", "key": []},
        {"is": "story", "seat": 0, "before": -(10**18), "count": 10**18},
        {"is": "why", "seat": 99},
        {"is": "say", "seat": 0, "text": "\x00\x1b[31m", "channel": "x" * 9999},
    ],
)
def test_an_odd_request_gets_one_answer_and_changes_nothing(
    guest: Guest, line: Line, message: Json
) -> None:
    Guest(guest.url).take(line.table["id"], 1)
    view = line.seat()
    line.quiet()
    before = view.seen()
    told = line.do(**{"kind" if name == "is" else name: value for name, value in message.items()})
    assert told["is"] in ("refusal", "story")
    assert line.quiet() == []
    assert view.seen() == before


def test_standing_answers_do_not_pile_up(guest: Guest) -> None:
    table = guest.new_table("parley", "me", "me")
    with guest.at(table) as line:
        for number in range(20):
            line.done("stand", seat=0, about=f"about-{number}", key=["pass"])
        assert line.refused("stand", seat=0, about="one-more", key=["pass"]) == "malformed"
        line.done("stand", seat=0, about="about-7", key=["wait"])
        line.done("stand", seat=0, about="about-7")
        line.done("stand", seat=0, about="one-more", key=["pass"])
        line.send(**{"is": "stand", "re": 99, "seat": 0, "about": "x" * 81, "key": ["pass"]})
        line.until(lambda: line.heard[-1].get("code") == "malformed")


def test_a_message_sent_again_counts_once(guest: Guest) -> None:
    """Replayed answers are refused: their ask is answered."""
    table = guest.new_table("leduc", "me", "me")
    with guest.at(table) as line:
        seat = 0 if line.seat(0).ask else 1
        view = line.asked(seat)
        answer = {"seat": seat, "ask": view.ask, "keys": [["call"]]}
        line.done("answer", **answer)
        line.quiet()
        seen = view.seen()
        assert line.refused("answer", **answer) in ("stale", "not-asked")
        line.quiet()
        assert view.seen() == seen


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1"])
def test_pages_of_others_get_no_line(guest: Guest, table: str, origin: str) -> None:
    with guest.socket(table, origin=origin) as socket:
        assert code_of(socket) == 4403


def test_our_own_page_gets_a_line_by_its_cookie(guest: Guest, table: str) -> None:
    cookie = {"Cookie": f"gloam={guest.key}"}
    with guest.socket(table, origin=guest.url, additional_headers=cookie) as socket:
        socket.send('{"is": "enter", "re": 1}')
        assert msgspec.json.decode(socket.recv(10))["seats"] == [0]


def code_of(socket: ClientConnection) -> int:
    """The code with which the line is cut."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(10)
    assert socket.close_code is not None
    return socket.close_code


# --- who does not listen ---


def test_whoever_does_not_read_is_cut_and_nobody_waits(guest: Guest) -> None:
    """Even when so much is on its way that the system takes no more."""
    table = guest.new_table("leduc", "me", "")
    hello = msgspec.json.encode({"is": "enter", "re": 1, "key": guest.key}).decode()
    wish = {"is": "answer", "re": 2, "seat": 0, "ask": 1, "keys": [["x" * 30_000]]}
    wrong = msgspec.json.encode(wish).decode()
    Guest(guest.url).take(table, 1)
    with Guest(guest.url).at(table) as line, guest.socket(table, **DEAF) as deaf:

        def talk() -> None:
            with contextlib.suppress(ConnectionClosed):
                for number in range(3000):
                    deaf.send(wrong)
                    time.sleep(0.01 if number % 10 == 0 else 0)

        deaf.send(hello)
        line.until(lambda: line.table["seats"][0].get("here"))
        Thread(target=talk, daemon=True).start()
        line.until(lambda: not line.table["seats"][0].get("here"))
        assert line.do("ping")["is"] == "pong"
