"""Campaigns at the table: made, played on, told, branched; who may do what."""

from __future__ import annotations

import pytest

from tests.table.campaigns.evenings import (
    abandon,
    begin,
    new_campaign,
    play_to_the_end,
    play_until_opened,
    texts,
)
from tests.table.guests import Guest
from tests.table.processes import Server

OPENED = "A sealed card was opened: Covenant"


@pytest.fixture
def ada(server: Server) -> Guest:
    return Guest(server.url)


def test_three_games_and_what_outlived_them(ada: Guest) -> None:
    campaign = new_campaign(ada)
    empty = ada.get(f"/api/campaigns/{campaign}")
    assert (empty["games"], empty["members"]) == ([], [])
    assert empty["member"]
    assert empty["host"]
    first = begin(ada, campaign, "me", "me")
    info = ada.get(f"/api/tables/{first}")["table"]
    assert (info["campaign"], info["number"], info["title"]) == (campaign, 1, "The Tuesday two")
    play_until_opened(ada, first)
    told = ada.get(f"/api/campaigns/{campaign}")
    assert told["playing"] == first
    assert told["unlocked"] == [OPENED]
    (change,) = told["games"][0]["changes"]
    assert change == {"text": OPENED, "mark": "opened"}, "acts are not counted while it is played"
    play_to_the_end(ada, first)

    second = begin(ada, campaign, "me", "me")
    assert '"id":"covenant"' in ada.ask("GET", f"/api/tables/{second}/fixed").text
    play_to_the_end(ada, second)
    third = begin(ada, campaign, "me", "greedy")
    told = ada.get(f"/api/campaigns/{campaign}")
    assert [game["table"] for game in told["games"]] == [first, second, third]
    assert [game["status"] for game in told["games"]] == ["over", "over", "playing"]
    assert [game["number"] for game in told["games"]] == [1, 2, 3]
    one = told["games"][0]
    assert len(one["scores"]) == 2
    assert one["winners"]
    assert one["began"] < one["ended"] < told["games"][1]["began"]
    assert one["seats"] == [{"name": "Ada", "mine": True}] * 2
    assert [seat.get("bot", False) for seat in told["games"][2]["seats"]] == [False, True]
    assert one["changes"][0]["act"] > 1
    assert told["members"] == ["Ada"]
    (brief,) = [one for one in ada.get("/api/campaigns")["campaigns"] if one["id"] == campaign]
    assert (brief["games"], brief["playing"], brief["members"]) == (3, third, ["Ada"])


def test_one_game_at_a_time(ada: Guest) -> None:
    campaign = new_campaign(ada)
    first = begin(ada, campaign, "me", "")
    wish = {"seats": [{"mine": True}, {"bot": "greedy"}]}
    refused = ada.ask("POST", f"/api/campaigns/{campaign}/games", wish)
    assert (refused.status_code, refused.json()["code"]) == (409, "running")
    assert first in refused.json()["message"]
    assert len(ada.get(f"/api/campaigns/{campaign}")["games"]) == 1
    abandon(ada, first)  # nobody came
    told = ada.get(f"/api/campaigns/{campaign}")
    assert (told["games"][0]["status"], told.get("playing")) == ("abandoned", None)
    begin(ada, campaign, "me", "greedy")


def test_an_abandoned_game_keeps_what_it_has_changed(ada: Guest) -> None:
    campaign = new_campaign(ada)
    first = begin(ada, campaign, "me", "me")
    play_until_opened(ada, first)
    abandon(ada, first)
    second = begin(ada, campaign, "me", "me")
    assert texts(ada.get(f"/api/campaigns/{campaign}")) == [[OPENED], []]
    assert "covenant" in ada.ask("GET", f"/api/tables/{second}/fixed").text


def test_the_group_comes_and_goes(ada: Guest, server: Server) -> None:
    campaign = new_campaign(ada)
    ben, carl, eve = Guest(server.url), Guest(server.url), Guest(server.url)
    table = begin(ada, campaign, "me", "", "")
    ben.take(table, 1, name="Ben")
    carl.take(table, 2, name="Carl")
    assert ada.get(f"/api/campaigns/{campaign}")["members"] == ["Ada", "Ben", "Carl"]
    # Carl does not come: a bot steps in for him, until he is back.
    stranger = eve.ask("POST", f"/api/tables/{table}/seats/2/bot", {"bot": "greedy"})
    assert stranger.status_code == 403
    ben.post(f"/api/tables/{table}/seats/2/bot", {"bot": "greedy"})
    assert ada.get(f"/api/tables/{table}")["table"]["seats"][2]["bot"] == "greedy"
    with carl.at(table) as line:
        line.seat(2)
        carl.post(f"/api/tables/{table}/seats/2/bot", {"bot": ""})
        here = ben.ask("POST", f"/api/tables/{table}/seats/2/bot", {"bot": "greedy"})
        assert here.status_code == 403
        assert "is here" in here.json()["message"]
    # Somebody else of the group begins the next game; who was a member stays one.
    abandon(ada, table)
    for guest, seat in ((ben, 1), (carl, 2)):
        with guest.at(table) as line:
            line.done("vote", seat=seat, yes=True)
    second = begin(ben, campaign, "", "me", name="Bea")
    eve.take(second, 0, name="Eve")
    told = carl.get(f"/api/campaigns/{campaign}")
    assert told["members"] == ["Ada", "Bea", "Carl", "Eve"], "called as they were last"
    assert told["member"]


def test_who_does_not_play_in_it_sees_that_it_is_there_and_no_more(
    ada: Guest, server: Server
) -> None:
    campaign = new_campaign(ada)
    first = begin(ada, campaign, "me", "me")
    play_until_opened(ada, first)
    eve = Guest(server.url, "somebody-else")
    told = eve.ask("GET", f"/api/campaigns/{campaign}")
    assert "ovenant" not in told.text
    info = told.json()
    assert (info["name"], len(info["games"])) == ("The Tuesday two", 1)
    assert "member" not in info
    for method, path, body in (
        ("PATCH", "", {"name": "Ours"}),
        ("POST", "/games", {"seats": [{"mine": True}, {"bot": "greedy"}]}),
        ("POST", "/branch", {"after": 0, "name": "Ours"}),
    ):
        assert eve.ask(method, f"/api/campaigns/{campaign}{path}", body).status_code == 403
    assert eve.get("/api/campaigns") == {"campaigns": []}
    assert eve.ask("GET", f"/api/campaigns/{'x' * 16}").status_code == 404
    unknown = Guest(server.url).ask("POST", "/api/campaigns", {"game": "moon", "name": "x"})
    assert unknown.status_code == 404


def test_a_member_renames_it(ada: Guest) -> None:
    campaign = new_campaign(ada)
    renamed = ada.ask("PATCH", f"/api/campaigns/{campaign}", {"name": "  The   Wednesday two "})
    assert renamed.json()["name"] == "The Wednesday two"
    assert ada.ask("PATCH", f"/api/campaigns/{campaign}", {"name": "\u200b"}).status_code == 400
    assert ada.get("/api/campaigns")["campaigns"][0]["name"] == "The Wednesday two"


def test_a_branch_has_the_same_past_and_its_own_future(ada: Guest) -> None:
    campaign = new_campaign(ada)
    first = begin(ada, campaign, "me", "me")
    play_until_opened(ada, first)
    refused = ada.ask("POST", f"/api/campaigns/{campaign}/branch", {"after": 1, "name": "Other"})
    assert (refused.status_code, refused.json()["code"]) == (409, "running")
    play_to_the_end(ada, first)
    too_far = ada.ask("POST", f"/api/campaigns/{campaign}/branch", {"after": 2, "name": "Other"})
    assert too_far.status_code == 404
    before = ada.post(f"/api/campaigns/{campaign}/branch", {"after": 0, "name": "From the start"})
    after = ada.post(f"/api/campaigns/{campaign}/branch", {"after": 1, "name": "The other way"})
    assert texts(before) == []
    assert texts(after)[0][0] == OPENED
    assert after["origin"] == {"id": campaign, "name": "The Tuesday two", "after": 1, "by": "Ada"}
    branches = ada.get(f"/api/campaigns/{campaign}")["branches"]
    assert {(one["name"], one["after"]) for one in branches} == {
        ("From the start", 0),
        ("The other way", 1),
    }
    sealed = begin(ada, before["id"], "me", "me")
    opened = begin(ada, after["id"], "me", "me")
    assert "ovenant" not in ada.ask("GET", f"/api/tables/{sealed}/fixed").text
    assert "ovenant" in ada.ask("GET", f"/api/tables/{opened}/fixed").text
    assert len(ada.get(f"/api/campaigns/{campaign}")["games"]) == 1, "it has its own future"
    assert ada.get(f"/api/tables/{opened}")["table"]["number"] == 2


def test_a_rematch_is_the_next_game_of_the_campaign(ada: Guest) -> None:
    campaign = new_campaign(ada)
    first = begin(ada, campaign, "me", "me")
    assert ada.ask("POST", f"/api/tables/{first}/rematch").status_code == 409
    play_to_the_end(ada, first)
    again = ada.post(f"/api/tables/{first}/rematch")
    assert (again["table"]["campaign"], again["table"]["number"]) == (campaign, 2)
    assert (again["seats"], again["table"]["status"]) == ([0, 1], "playing")
    assert ada.post(f"/api/tables/{first}/rematch")["table"]["id"] == again["table"]["id"]


def test_a_table_by_itself_chooses_what_is_open_and_records_nothing(ada: Guest) -> None:
    (parley,) = [game for game in ada.get("/api/lobby")["games"] if game["id"] == "parley"]
    setting = parley["one_shot"]
    assert "ovenant" not in str(parley), "its choices betray nothing"
    assert setting["default"] == setting["choices"][0]
    campaigns = ada.get("/api/campaigns")
    sealed = ada.new_table("parley", "me", "me")
    opened = ada.new_table("parley", "me", "me", options={setting["name"]: setting["choices"][1]})
    wrong = {"game": "parley", "seats": [{}, {}], "options": {setting["name"]: "half"}}
    assert ada.ask("POST", "/api/tables", wrong).status_code == 400
    assert "ovenant" not in ada.ask("GET", f"/api/tables/{sealed}/fixed").text
    assert "ovenant" in ada.ask("GET", f"/api/tables/{opened}/fixed").text
    play_until_opened(ada, sealed)
    play_to_the_end(ada, sealed)
    again = ada.post(f"/api/tables/{sealed}/rematch")["table"]["id"]
    assert "ovenant" not in ada.ask("GET", f"/api/tables/{again}/fixed").text
    assert ada.get("/api/campaigns") == campaigns


def test_a_moment_of_a_campaign_is_gone_on_from_as_a_table_by_itself(ada: Guest) -> None:
    """It has the cards of its campaign, and changes nothing there."""
    campaign = new_campaign(ada)
    for _ in range(2):
        table = begin(ada, campaign, "me", "me")
        play_to_the_end(ada, table)
    wish = {"viewpoint": 0, "at": 1, "seats": [{"mine": True}] * 2}
    new = ada.post(f"/api/tables/{table}/continue", wish)["table"]
    assert "campaign" not in new
    before = texts(ada.get(f"/api/campaigns/{campaign}"))
    assert "ovenant" in ada.ask("GET", f"/api/tables/{new['id']}/fixed").text
    play_to_the_end(ada, new["id"])
    assert texts(ada.get(f"/api/campaigns/{campaign}")) == before


def test_nobody_takes_back_what_lasts(ada: Guest) -> None:
    """Neither by law, nor if all agree, nor by leaving; and it is said why."""
    campaign = new_campaign(ada)
    table = begin(ada, campaign, "me", "me", undo="consent")
    last = play_until_opened(ada, table)
    with ada.at(table) as line:
        for asked in (False, True):
            answer = line.do("undo", seat=last, ask_others=asked)
            assert (answer["is"], answer["code"]) == ("refusal", "no-undo")
            assert "changed the campaign for good" in answer["message"]
    rewind = ada.ask("POST", f"/api/tables/{table}/votes", {"about": "rewind", "seat": 0})
    assert (rewind.status_code, rewind.json()["code"]) == (409, "no-undo")
    assert "changed the campaign for good" in rewind.json()["message"]
    for seat in (0, 1):
        ada.ask("DELETE", f"/api/tables/{table}/seats/{seat}")
    assert texts(ada.get(f"/api/campaigns/{campaign}"))[0][0] == OPENED
