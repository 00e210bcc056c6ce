"""Files of campaigns: what is exported is proven and gone on with; all else is refused."""

from __future__ import annotations

import random
import socket
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from gloam.table.campaigns.campaign_file import CampaignFile, digest_of, encoded
from gloam.table.campaigns.campaign_import import MOST_BYTES, BadFile, proven, read_file
from tests.table.campaigns.evenings import (
    abandon,
    begin,
    new_campaign,
    play_on,
    play_to_the_end,
    play_until_opened,
    texts,
)
from tests.table.campaigns.files import a_file, bombs, damaged, hostile
from tests.table.guests import Guest, Json, eventually
from tests.table.processes import Server, serving


def bring(guest: Guest, content: bytes) -> httpx.Response:
    key = {"Authorization": f"Bearer {guest.key}"} if guest.key else {}
    return httpx.post(
        f"{guest.url}/api/campaigns/import",
        content=content,
        headers={"Content-Type": "application/json", **key},
        timeout=60,
        trust_env=False,
    )


def export(guest: Guest, campaign: str) -> bytes:
    answer = guest.ask("GET", f"/api/campaigns/{campaign}/export")
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Disposition"].startswith("attachment")
    return answer.content


def gist(info: Json) -> list[object]:
    """What must be the same on another server."""
    same = ("number", "status", "began", "ended", "scores", "winners", "changes")
    games = [[game.get(name) for name in same] for game in info["games"]]
    names = [[seat["name"] for seat in game["seats"]] for game in info["games"]]
    return [info["name"], info["game"], games, names, info.get("unlocked")]


def test_from_sqlite_to_postgres_and_back(server: Server, tmp_path: Path, database: str) -> None:
    """Three games, one of them abandoned, with what they have changed; and it goes on there."""
    ada = Guest(server.url)
    campaign = new_campaign(ada)
    play_to_the_end(ada, begin(ada, campaign, "me", "me"))
    second = begin(ada, campaign, "me", "me")
    with ada.at(second) as line:
        line.seat(1)
        play_on(line)
    abandon(ada, second)
    play_to_the_end(ada, begin(ada, campaign, "me", "me"))
    file = export(ada, campaign)
    assert ada.key not in file.decode()
    with serving(tmp_path, database) as other:
        bea = Guest(other.url)
        answer = bring(bea, file)
        assert answer.status_code == 201, answer.text
        info = answer.json()
        bea.key = info["key"]
        assert info["host"]
        assert gist(info) == gist(ada.get(f"/api/campaigns/{campaign}"))
        table = info["games"][0]["table"]
        assert len(bea.get(f"/api/tables/{table}/replay")["moments"]) > 5
        log = bea.ask("GET", f"/api/tables/{table}/log").text
        first = ada.get(f"/api/campaigns/{campaign}")["games"][0]["table"]
        assert log == ada.ask("GET", f"/api/tables/{first}/log").text
        fourth = begin(bea, info["id"], "me", "me")
        assert "covenant" in bea.ask("GET", f"/api/tables/{fourth}/fixed").text
        play_to_the_end(bea, fourth)
        back = bring(ada, export(bea, info["id"]))
        assert back.status_code == 201, back.text
        assert gist(back.json()) == gist(bea.get(f"/api/campaigns/{info['id']}"))
        assert texts(back.json())[:3] == texts(info)


def test_a_game_under_way_is_left_out(server: Server) -> None:
    """Its log tells what others hold."""
    ada = Guest(server.url)
    campaign = new_campaign(ada)
    table = begin(ada, campaign, "me", "me")
    play_until_opened(ada, table)
    file = read_file(export(ada, campaign))
    assert (file.games, file.changes, file.under_way) == ((), (), True)
    assert Guest(server.url).ask("GET", f"/api/campaigns/{campaign}/export").status_code == 403


def test_a_good_file_is_proven_without_a_server() -> None:
    file = a_file()
    brought = proven(encoded(file), "host", 5.0)
    assert [one.change for one in brought.lasting] == [one.change for one in file.changes]
    assert ("unlock", "covenant") in [one.change for one in file.changes]
    assert [game.table.status for game in brought.stored] == ["over"] * 3
    assert [game.table.number for game in brought.stored] == [1, 2, 3]
    assert all(game.table.campaign == brought.campaign.id for game in brought.stored)
    assert not any(seat.holder for game in brought.stored for seat in game.table.seats)


def signed(file: CampaignFile, **changes: object) -> bytes:
    changed = replace(file, **changes)
    return encoded(replace(changed, digest=digest_of(changed)))


def test_refusals_say_what_is_wrong() -> None:
    file = a_file()
    one, two, three = file.games
    for content, told in (
        (b"{", "This is not the file of a campaign"),
        (encoded(replace(file, name="Other")), "damaged: its digest"),
        (signed(file, format=2), "format 2, this Gloam reads 1"),
        (signed(file, game="moon"), "does not have the game"),
        (signed(file, game="stairs"), "Game 1 is"),
        (signed(file, games=(two, one, three)), "did not begin with the changes"),
        (signed(file, games=(one, two, three, three)), "is in the file twice"),
        (signed(file, changes=()), "changes in the file are not those"),
        (signed(file, games=(replace(one, status="playing"), two, three)), "others follow it"),
        (signed(file, games=(replace(one, status="abandoned"), two, three)), "says otherwise"),
        (signed(file, games=(replace(one, acts=()), two, three)), "has no log"),
        (signed(file, games=(replace(one, secret="00"), two, three)), "A log does not hold"),
        (signed(file, games=(replace(one, pace="never"), two, three)), "at no pace"),
        (signed(file, games=(replace(one, seats=one.seats[:1]), two, three)), "not for 1 players"),
        (b" " * (MOST_BYTES + 1), "too large"),
    ):
        with pytest.raises(BadFile, match=told):
            proven(content, "host", 5.0)


def test_what_takes_too_long_to_prove_is_refused() -> None:
    with pytest.raises(BadFile, match="too long"):
        proven(encoded(a_file(1)), "host", 5.0, seconds=0.0)


def spoilt(count: int) -> list[bytes]:
    """So many files that must not be taken: bombs, damage, malice."""
    chance = random.Random(count)
    good = encoded(a_file())
    files = bombs()
    while len(files) < count:
        made = (damaged if len(files) % 3 == 0 else hostile)(good, chance)
        if made != good:
            files.append(made)
    return files


def refuse_all(server: Server, count: int) -> None:
    guest = Guest(server.url)
    new_campaign(guest, "Mine")  # gives a key
    before = guest.get("/api/campaigns")
    for number, content in enumerate(spoilt(count)):
        answer = bring(guest, content)
        assert 400 <= answer.status_code < 500, (number, answer.status_code, content[:300])
        told = answer.json()
        assert told["code"] == "bad-file", (number, told)
        assert told["message"].endswith("Nothing was stored.")
        assert len(told["message"]) > 40
    assert guest.get("/api/campaigns") == before
    assert "failed" not in server.said()
    huge = bring(guest, b" " * (MOST_BYTES + 1))
    assert huge.status_code == 413
    assert bring(guest, encoded(a_file())).status_code == 201, "and a good one is taken"


def test_files_that_are_still_on_their_way_are_few(tmp_path: Path) -> None:
    """What has arrived of them waits in memory: one of an address, four of all."""

    def begun(address: str) -> socket.socket:
        host, port = server.url.removeprefix("http://").split(":")
        line = socket.create_connection((host, int(port)), timeout=30)
        line.sendall(
            b"POST /api/campaigns/import HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"X-Forwarded-For: %b\r\nContent-Length: 1000\r\n\r\n{" % address.encode()
        )
        return line

    def told(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return Guest(server.url).ask("POST", "/api/campaigns/import", {}, headers).status_code

    with serving(tmp_path, proxied="true") as server, ExitStack() as stack:
        first = stack.enter_context(begun("10.0.0.1"))
        eventually(lambda: told("10.0.0.1") == 429)
        assert told("10.0.0.2") == 400
        for number in (2, 3, 4):
            stack.enter_context(begun(f"10.0.0.{number}"))
        eventually(lambda: told("10.0.0.5") == 429)
        first.close()
        eventually(lambda: told("10.0.0.1") == 400)


def test_damaged_and_hostile_files_change_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        refuse_all(server, 200)


@pytest.mark.long
def test_two_thousand_damaged_and_hostile_files_change_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        refuse_all(server, 2000)
