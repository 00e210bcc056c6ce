"""A sealed card is in nothing that the server says before its campaign has opened it: then it is
there for all at once, for good, and in that campaign only."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.table.http.static_pages import FOLDER
from tests.table.campaigns.evenings import begin, is_open, new_campaign, play_on, play_to_the_end
from tests.table.guests import Guest
from tests.table.processes import Server

SEALED = ("ovenant", "Everybody draws a secret", "all of them have signed", "scroll-quill")
PAGES = ("/", "/t/{table_id}", "/t/{table_id}/replay", "/about", "/gallery")
SEARCHES = ("/api/games/parley/rules", "/api/tables/{table_id}/rules")


def everything(guest: Guest, table: str, campaign: str) -> Iterator[tuple[str, str]]:
    """All that can be read from the server, by the list of addresses that it gives itself."""
    document = guest.ask("GET", "/api/docs/openapi.json").text
    yield "/api/docs/openapi.json", document
    told = guest.get("/api/docs/openapi.json")["paths"]
    paths = [path for path, item in told.items() if "get" in item]
    assert len(paths) > 15
    for path in [*paths, *PAGES, *SEARCHES]:
        named = path.format(
            table_id=table, campaign_id=campaign, name="parley", at=0, guide="x", file="x"
        )
        answer = guest.ask("GET", named)
        yield named, answer.text + str(answer.headers)


def found(texts: Iterator[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(where, word) for where, text in texts for word in SEALED if word in text]


def test_no_byte_before_and_no_reload_after(server: Server) -> None:
    ada, eve = Guest(server.url), Guest(server.url)
    campaign, other = new_campaign(ada), new_campaign(ada, "The other two")
    table = begin(ada, campaign, "me", "me")
    assert found(everything(ada, table, campaign)) == []
    with ada.at(table) as line, eve.at(table) as watching:
        view = line.seat(0)
        line.seat(1)
        heard = 0
        while not is_open(view):
            heard = len(line.heard)
            for seat in (0, 1):
                assert line.do("why", seat=seat)["is"] == "why"
                assert line.do("story", seat=seat)["is"] == "story"
            play_on(line)
            line.quiet()
        assert [word for word in SEALED if word in str(line.heard[:heard])] == []

        # Who watches is told too, and by a view that names what it is drawn with.
        watching.until(lambda: is_open(watching.seat(-1)))
        first = watching.heard[
            : [("opened-covenant" in str(m)) for m in watching.heard].index(True)
        ]
        assert [word for word in SEALED if word in str(first)] == []
        assert (
            watching.seat(-1).content
            == view.content
            == (
                line.table["fixed"],
                line.table["content"],
            )
        )
    opened = dict(everything(ada, table, campaign))
    for path in ("words/en.ftl", "theme", "rules", "fixed"):
        assert "covenant" in opened[f"/api/tables/{table}/{path}"], path
    assert "Covenant" in opened[f"/api/campaigns/{campaign}"]

    # In this campaign only, and to its members: elsewhere it is as sealed as before.
    by_itself = ada.new_table("parley", "me", "me")
    there = begin(ada, other, "me", "me")
    assert found(everything(ada, by_itself, other)) == []
    assert found(everything(ada, there, other)) == []
    assert (
        found(
            (path, text) for path, text in [("", eve.ask("GET", f"/api/campaigns/{campaign}").text)]
        )
        == []
    )

    # For good: also in the games that come, from their first view on.
    play_to_the_end(ada, table)
    later = begin(ada, campaign, "me", "me")
    assert "covenant" in ada.ask("GET", f"/api/tables/{later}/words/en.ftl").text
    moments = len(ada.get(f"/api/tables/{table}/replay")["moments"])
    assert "ovenant" not in ada.ask("GET", f"/api/tables/{table}/replay/0").text
    assert "ovenant" in ada.ask("GET", f"/api/tables/{table}/replay/{moments - 1}").text


def test_no_built_file_has_it() -> None:
    files = [file for file in FOLDER.rglob("*") if file.is_file() and "sealed" not in file.parts]
    for file in files:
        text = file.read_bytes().decode("utf-8", "replace")
        assert [word for word in SEALED[:3] if word in text] == [], file
