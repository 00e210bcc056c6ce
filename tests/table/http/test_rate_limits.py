"""Floods: whoever is too fast is slowed down or refused, and nobody else notices.

The server believes a proxy that every test comes from an address of its own, so that none uses up
what another needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from http import HTTPStatus
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.guests import Guest, eventually
from tests.table.processes import Server, serving
from tests.table.ws.test_abuse import PLAYED, code_of

ADDRESSES = count(1)
LIMITS = {"messages": "5", "requests": "2", "new_tables": "3", "new_alerts": "2"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits, and cookies as behind TLS."""
    folder = tmp_path_factory.mktemp("strict")
    with serving(folder, secure="true", proxied="true", **LIMITS) as server:
        yield server


@pytest.fixture
def guest(strict: Server) -> Guest:
    """Somebody from an address that nobody else has."""
    return Guest(strict.url, address=f"10.0.0.{next(ADDRESSES)}")


def test_a_flood_of_messages_is_slowed_down_then_cut(strict: Server, guest: Guest) -> None:
    table = guest.new_table("leduc", "me", "me")
    with guest.at(table) as flood:
        before = flood.seat(0).seen()
        with suppress(ConnectionClosed):  # the cut may come while we are still sending
            for number in range(300):
                flood.send(**{"is": "ping", "re": number})
        assert code_of(flood.socket) == 4429
    with guest.at(table) as line:
        assert line.seat(0).seen() == before
    assert strict.said().count("flooded") == 1


def test_a_flood_of_requests_gets_429(strict: Server, guest: Guest) -> None:
    answers = [guest.ask("GET", "/api/lobby") for _ in range(40)]
    assert answers[0].status_code == HTTPStatus.OK
    refused = [a for a in answers if a.status_code == HTTPStatus.TOO_MANY_REQUESTS]
    assert refused
    assert int(refused[0].headers["retry-after"]) >= 1
    assert refused[0].json()["code"] == "too-fast"
    told = f"{guest.address} asks too fast"
    assert strict.said().count(told) == 1, "a flood must not flood the log"
    eventually(lambda: guest.ask("GET", "/api/lobby").status_code == HTTPStatus.OK)


def test_a_flood_of_lines_gets_429(guest: Guest) -> None:
    def open_lines() -> None:
        for _ in range(100):
            with guest.socket("any-table", close_timeout=0.01):
                pass

    with pytest.raises(InvalidStatus) as refused:
        open_lines()
    answer = refused.value.response
    assert answer.status_code == HTTPStatus.TOO_MANY_REQUESTS
    assert int(answer.headers["retry-after"]) >= 1


def test_a_flood_of_tables_gets_429(guest: Guest) -> None:
    codes = [guest.ask("POST", "/api/tables", PLAYED).status_code for _ in range(5)]
    assert codes[:3] == [HTTPStatus.CREATED] * 3
    assert codes[-1] == HTTPStatus.TOO_MANY_REQUESTS


def test_a_flood_of_alerts_gets_429(guest: Guest) -> None:
    wishes = [("push", {}), ("mail", {"address": "a@b.example"}), ("push", {})]
    codes = [guest.ask("POST", f"/api/alerts/{way}", wish).status_code for way, wish in wishes]
    assert HTTPStatus.TOO_MANY_REQUESTS not in codes[:2]
    assert codes[2] == HTTPStatus.TOO_MANY_REQUESTS


def test_a_flood_of_rematches_gets_429(tmp_path: Path) -> None:
    """One gives up a game with a bot, begins the next, and gives it up."""
    with serving(tmp_path, new_tables="3") as server:
        guest = Guest(server.url)
        table = guest.new_table("leduc", "me", "greedy")
        codes: list[int] = []
        for _ in range(5):
            guest.post(f"/api/tables/{table}/votes", {"about": "abandon", "seat": 0})
            again = guest.ask("POST", f"/api/tables/{table}/rematch")
            codes.append(again.status_code)
            if not again.is_success:
                break
            table = again.json()["table"]["id"]
        assert codes[-1] == HTTPStatus.TOO_MANY_REQUESTS


def test_cookies_are_secure_behind_tls(guest: Guest) -> None:
    made = guest.ask("POST", "/api/tables", PLAYED)
    assert "Secure" in made.headers["set-cookie"]
