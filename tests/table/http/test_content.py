"""Content by game and by table: what is sealed reaches nobody before the table has unlocked it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.guests import Guest, Line, SeenView
from tests.table.processes import Server

GAME = ("/words/en.ftl", "/theme", "/layout", "/rules")
TABLE = ("", *GAME, "/icons", "/pictures", "/fixed", "/replay", "/replay/0")
ELSEWHERE = ("/", "/api/lobby", "/api/tables", "/api/docs/openapi.json")
SEALED = ("ovenant", "Each envoy must draw", "all of them have signed", "scroll-quill")


def said(guest: Guest, table: str) -> Iterator[str]:
    """All that the server says of a game and a table over HTTP."""
    paths = [f"/api/games/parley{path}" for path in GAME]
    paths += [f"/api/tables/{table}{path}" for path in TABLE]
    for path in [*paths, *ELSEWHERE, f"/t/{table}", f"/t/{table}/replay"]:
        answer = guest.ask("GET", path)
        assert answer.is_success, f"{path}: {answer.status_code}"
        yield answer.text


def play_on(line: Line) -> None:
    """Both envoys rest, pass and wait: nobody is led out."""
    for seat in (0, 1):
        line.quiet()
        if line.waits_for(seat):
            choices = line.views[seat].choices
            quiet = [key for key in choices if key[0] in ("rest", "pass", "wait")]
            line.answer(seat, (quiet or choices)[0])


def is_open(view: SeenView) -> bool:
    return "opened-covenant" in view.public


def test_a_sealed_card_is_in_no_byte_before_it_is_unlocked_and_then_it_is(server: Server) -> None:
    guest = Guest(server.url)
    table = guest.new_table("parley", "me", "me")
    with guest.at(table) as line:
        view = line.seat(0)
        first = view.content
        assert all(first)
        assert first == (line.table["fixed"], line.table["content"])
        while True:
            assert line.do("why", seat=0)["is"] == "why"
            assert line.do("story", seat=0)["is"] == "story"
            heard = len(line.heard)
            play_on(line)
            if is_open(view):
                break
            assert not view.result, "it ended before anything was unlocked"
        before = str(line.heard[:heard])
        assert [word for word in SEALED if word in before] == []

        # The view that shows the card names what is needed to draw it; no reload.
        told = [m for m in line.heard[heard:] if m["is"] == "view" and m.get("content")]
        assert {m["seat"] for m in told} == {0, 1}
        now = told[0]["fixed"], told[0]["content"]
        assert now[0] != first[0]
        assert now[1] != first[1]
        assert (line.table["fixed"], line.table["content"]) == now
    new = {path: guest.ask("GET", f"/api/tables/{table}{path}") for path in (*GAME, "/fixed")}
    assert "lore-covenant" in new["/words/en.ftl"].text
    assert '"covenant":"scroll-quill"' in new["/theme"].text
    assert "covenant.all-draw" in new["/rules"].text
    assert '"id":"covenant"' in new["/fixed"].text
    assert new["/fixed"].headers["ETag"] == f'"{now[0]}"'
    assert new["/theme"].headers["ETag"] == f'"{now[1]}"'


def test_before_and_for_others_nothing_sealed_is_served(server: Server) -> None:
    guest = Guest(server.url)
    opened, other = (guest.new_table("parley", "me", "me") for _ in range(2))
    for text in said(guest, opened):
        assert [word for word in SEALED if word in text] == []
    with guest.at(opened) as line:
        view = line.seat(0)
        while not is_open(view):
            play_on(line)
    for text in said(guest, other):
        assert [word for word in SEALED if word in text] == []


def test_what_one_has_is_not_sent_again(server: Server) -> None:
    guest = Guest(server.url)
    table = guest.new_table("parley", "me", "me")
    for path in (*GAME, "/icons", "/pictures", "/fixed"):
        first = guest.ask("GET", f"/api/tables/{table}{path}")
        tag = first.headers["ETag"]
        again = guest.ask("GET", f"/api/tables/{table}{path}", headers={"If-None-Match": tag})
        assert (again.status_code, again.text) == (304, "")


def test_rules_are_served_without_notes(server: Server) -> None:
    rules = Guest(server.url).ask("GET", "/api/games/parley/rules").json()
    assert rules[0].keys() == {"id", "text", "section", "ruling", "chapter"}


@pytest.mark.parametrize("path", GAME)
def test_content_of_no_game(server: Server, path: str) -> None:
    assert Guest(server.url).ask("GET", f"/api/games/moon{path}").status_code == 404


def test_a_table_gives_no_picture_that_it_has_not_unlocked(server: Server) -> None:
    guest = Guest(server.url)
    table = guest.new_table("haunted", "me", "me")
    assert guest.ask("GET", f"/api/tables/{table}/pictures").json() == {}
    for name in ("0123456789abcdef", "haunted", "haunted.json", "..%2Fhaunted"):
        assert guest.ask("GET", f"/api/tables/{table}/pictures/{name}").status_code == 404


# --- how to play ---


def test_pictures_of_how_to_play_are_served_and_nothing_beside_them(server: Server) -> None:
    guest = Guest(server.url)
    picture = guest.ask("GET", "/api/games/haunted/pictures/learn-1.webp")
    assert picture.headers["content-type"] == "image/webp"
    assert picture.content[8:12] == b"WEBP"
    for name in ("learn-99.webp", "..%2frules.toml", "words.en.ftl"):
        assert guest.ask("GET", f"/api/games/haunted/pictures/{name}").status_code == 404


def test_the_rules_of_a_game_come_by_chapter(server: Server) -> None:
    rules = Guest(server.url).ask("GET", "/api/games/haunted/rules").json()
    chapters = list(dict.fromkeys(rule["chapter"] for rule in rules))
    assert chapters[0] == "The aim of the game"
    assert chapters[-1] == "The short game"
    assert len(chapters) == 19
    assert not any("note" in rule for rule in rules)
