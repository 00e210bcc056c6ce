"""The page of a table says what table it is, and what it will ask for, before any script runs."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.table.guests import Guest
from tests.table.processes import Server, serving


def page(server: Server, table: str) -> str:
    answer = httpx.get(f"{server.url}/t/{table}")
    assert answer.status_code == 200
    return answer.text


def test_a_table_is_named_and_what_it_needs_is_on_its_way(server: Server) -> None:
    guest = Guest(server.url)
    table = guest.new_table("leduc", "me", "me", title="<b>Ours</b> & yours")
    told = page(server, table)
    assert "&lt;b&gt;Ours&lt;/b&gt; &amp; yours" in told
    assert "<b>Ours" not in told
    wanted = ("", "/fixed", "/words/en.ftl", "/theme", "/layout")
    for path in [f"/api/tables/{table}{part}" for part in wanted]:
        assert f'href="{path}"' in told
        assert guest.ask("GET", path).is_success
    assert 'rel="modulepreload"' in told


def test_a_table_that_is_not_there_gets_the_page_all_the_same(server: Server) -> None:
    assert 'id="shell"' not in page(server, "aaaaaaaaaa")


def test_so_does_one_whose_game_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = Guest(server.url).new_table("leduc", "me", "me")
    with serving(tmp_path, games="") as server:
        assert 'id="shell"' not in page(server, table)


def test_an_unknown_address_is_a_page_for_people_and_a_refusal_for_programs(server: Server) -> None:
    browser = {"Accept": "text/html,*/*;q=0.8"}
    for path in ("/no/such/page", "/t", "/favicon.ico"):
        lost = httpx.get(server.url + path, headers=browser)
        assert lost.status_code == 404
        assert 'id="app"' in lost.text
        assert "Content-Security-Policy" in lost.headers
        assert httpx.get(server.url + path).json()["code"] == "not-found"
    assert httpx.get(f"{server.url}/api/nothing", headers=browser).json()["code"] == "not-found"
