"""What lists of tables tell: whose turn it is, since when and until when, and how games ended."""

from __future__ import annotations

from gloam.table.tables.clocks import DAY
from gloam.table.tables.names import NAMES, bot_name
from gloam.table.tables.summary import Summary
from tests.table.guests import Guest, Json, eventually
from tests.table.processes import Server


def mine(guest: Guest, table: str) -> Json:
    (visit,) = [
        one for one in guest.get("/api/tables?mine=true")["tables"] if one["table"]["id"] == table
    ]
    return dict(visit)


def test_a_list_tells_whose_turn_it_is_since_when_and_until_when(server: Server) -> None:
    ada, ben = Guest(server.url), Guest(server.url)
    table = ada.new_table("leduc", "me", "", pace="days-3")
    assert "asked" not in mine(ada, table), "nobody is asked before the game begins"
    ben.take(table, 1)
    for guest in (ada, ben):
        visit = mine(guest, table)
        (seat,) = visit["asked"]
        assert visit["until"] == visit["since"] + 3 * DAY
        assert visit["table"]["seats"][seat]["deadline"] == visit["until"]
    asked = ada if visit["asked"] == [0] else ben
    with asked.at(table) as line:
        line.answer(seat, line.asked(seat).choices[0])
    after = mine(ada, table)
    assert after["asked"] == [1 - seat]
    assert after["since"] > visit["since"]


def test_a_list_keeps_how_a_game_ended(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.new_table("leduc", "me", "random")
    ada.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    eventually(lambda: mine(ada, table)["table"]["status"] == "over")
    visit = mine(ada, table)
    assert len(visit["result"]["scores"]) == 2
    assert visit["result"]["winners"]
    assert visit["result"] == ada.get(f"/api/tables/{table}")["result"]
    assert "asked" not in visit


def test_a_list_says_in_words_who_won_and_why(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.new_table("haunted", "me", "greedy", options={"length": "short"})
    ada.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    eventually(lambda: mine(ada, table)["table"]["status"] == "over")
    visit = mine(ada, table)
    names = [seat["name"] for seat in visit["table"]["seats"]]
    told = visit["result"]["words"]
    assert any(told.startswith(f"{name} wins with ") for name in names) or "share" in told
    assert "Seat " not in told
    assert "story" not in visit["result"], "tales are told at the table"


def test_whether_somebody_is_asked_in_secret_is_told_to_nobody_else() -> None:
    secret = Summary(asked=(2,), known=())
    assert secret.turns((2,)) == (2,)
    assert secret.turns((0, 1)) == secret.turns(()) == ()
    # All choose blindly, and seat 0 has chosen: that is known to itself alone.
    blind = Summary(asked=(1, 2), known=(0, 1, 2))
    assert blind.turns((0,)) == (1, 2)
    assert blind.turns((1,)) == blind.turns(()) == (0, 1, 2)


def test_lists_tell_no_more_of_secret_asks_than_the_table_does(server: Server) -> None:
    """In Chase the figure moves unseen, and a cover stands before it."""
    figure, hunter = Guest(server.url), Guest(server.url)
    table = figure.new_table("chase", "me", "", public=True)
    hunter.take(table, 1)
    assert mine(figure, table)["asked"] == [0]
    public = Guest(server.url).get("/api/tables")["tables"]
    watched = next(one for one in public if one["table"]["id"] == table)
    with hunter.at(table) as line:
        told = line.seat(1).rest.get("prompt", {}).get("seats", [])
    assert mine(hunter, table).get("asked", []) == watched.get("asked", []) == told


def test_bots_have_names_of_their_own_and_a_strength(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.new_table("haunted", "me", "greedy", "greedy", "careful", "random")
    seats = ada.get(f"/api/tables/{table}")["table"]["seats"]
    names = [seat["name"] for seat in seats[1:]]
    assert len(set(names)) == 4
    assert set(names) <= set(NAMES)
    assert [seat.get("strength", "") for seat in seats] == [
        *("", "Apprentice", "Apprentice", "Novice", "Sleepwalker")
    ]


def test_a_bots_name_is_one_that_nobody_has() -> None:
    assert bot_name(NAMES[1:]) == NAMES[0]
    assert bot_name(NAMES) in NAMES
