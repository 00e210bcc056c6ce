"""Programs at a table: whole games over the protocol, and everything people do around them."""

from __future__ import annotations

import asyncio
import random
import runpy
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.table.guests import Guest, Json
from tests.table.processes import Server

PLAY = runpy.run_path(str(Path(__file__).parents[3] / "docs" / "example_client.py"))["play"]


def played(server: Server, table: str, keys: Sequence[str], seed: int = 1) -> list[Json]:
    """The results that programs with these keys are told at the end of a game."""

    async def all_play() -> list[Json]:
        programs = [
            PLAY(server.url, table, key, random.Random(seed + n)) for n, key in enumerate(keys)
        ]
        async with asyncio.timeout(60):
            return list(await asyncio.gather(*programs))

    return asyncio.run(all_play())


def two_seats(server: Server, game: str = "leduc", **wishes: object) -> tuple[Guest, Guest, str]:
    """Two people at a table for two."""
    ann, bob = Guest(server.url), Guest(server.url)
    table = ann.new_table(game, "me", "", **wishes)
    bob.take(table, 1, name="Bob")
    return ann, bob, table


# --- whole games ---


def test_two_programs_and_two_bots_play_haunted_to_the_end(server: Server) -> None:
    ann, bob = Guest(server.url), Guest(server.url)
    table = ann.new_table("haunted", "me", "", "greedy", "random")
    bob.take(table, 1)
    results = played(server, table, [ann.key, bob.key])
    assert results[0] == results[1]
    assert len(results[0]["scores"]) == 4
    assert ann.get(f"/api/tables/{table}")["table"]["status"] == "over"


@pytest.mark.parametrize(
    ("game", "seats"), [("leduc", 2), ("drawhold", 2), ("chase", 4), ("parley", 3)]
)
def test_programs_play_the_tiny_games(server: Server, game: str, seats: int) -> None:
    guests = [Guest(server.url) for _ in range(seats)]
    table = guests[0].new_table(game, "me", *[""] * (seats - 1))
    for seat, guest in enumerate(guests[1:], 1):
        guest.take(table, seat)
    results = played(server, table, [guest.key for guest in guests])
    assert all(result == results[0] for result in results)


def test_one_program_plays_all_seats_of_one_screen(server: Server) -> None:
    ann = Guest(server.url)
    table = ann.new_table("parley", "me", "me", "me")
    assert len(played(server, table, [ann.key])) == 1


# --- seeing ---


def test_a_spectator_sees_the_public_part_and_cannot_play(server: Server) -> None:
    ann, bob, table = two_seats(server)
    with ann.at(table) as player, Guest(server.url).at(table) as watcher:
        view, seen = player.asked(), watcher.seat(-1)
        assert seen.public == view.public
        assert seen.private != view.private
        assert not seen.ask
        assert watcher.refused("answer", seat=0, ask=view.ask, keys=[view.choices[0]])
        assert watcher.refused("undo", seat=0) == "not-yours"
        player.until(lambda: player.table.get("watchers") == 1)
        player.answer(0, view.choices[0])
        watcher.until(lambda: seen.n > 1)
        player.quiet()
        assert seen.public == view.public
        assert seen.story == view.story
    del bob


def test_who_comes_back_in_the_middle_sees_what_those_see_who_stayed(server: Server) -> None:
    """Whole views are what all the changes add up to, and the story goes on where one left."""
    ann = Guest(server.url)
    chance = random.Random(4)
    table = ann.new_table("haunted", "me", "random", "random")
    with ann.at(table) as stayed:
        for _ in range(12):
            view = stayed.asked()
            if view.result:
                break
            stayed.answer(0, chance.choice(view.choices))
        view = stayed.asked()
        known = len(view.story) // 2
        with ann.at(table, told={"0": known}) as back:
            again = back.asked()
            assert again.story == view.story[known:]
            again.story = view.story[:]
            assert again.seen() == view.seen()
            assert again.n == view.n
            back.answer(0, again.choices[0])
            stayed.quiet()
            back.quiet()
            stayed.asked()
            back.asked()
            assert again.seen() == view.seen(), "two devices of one seat see the same"


def test_a_story_can_be_read_again(server: Server) -> None:
    ann = Guest(server.url)
    # Not Parley: there the bot may be first in a race, and our answer too late.
    table = ann.new_table("chase", "me", "random")
    with ann.at(table) as line:
        for _ in range(4):
            line.answer(0, line.asked().choices[0])
        view = line.asked()
        told = line.do("story", seat=0)["happened"]
        assert told == view.story
        assert line.do("story", seat=0, before=3, count=2)["happened"] == view.story[1:3]
        assert line.refused("story", seat=1) == "not-yours"
        assert line.do("why", seat=0)["is"] == "why"


# --- taking back ---


def test_an_answer_is_taken_back_until_something_new_was_seen(server: Server) -> None:
    # After the last figure a roll follows, after the first one nothing.
    ann, bob, table = two_seats(server, "chase", options={"figures": "two"})
    with ann.at(table) as figure, bob.at(table) as hunter:
        view = figure.asked()
        before, numbered = view.seen()[:3], view.ask
        figure.answer(0, view.choices[0])
        figure.done("undo", seat=0, dry_run=True)
        figure.done("undo", seat=0)
        figure.quiet()
        assert view.seen()[:3] == before
        assert view.ask > numbered, "it is a new ask: the old answer must not count twice"
        while not hunter.quiet() and not hunter.views[1].ask:
            figure.answer(0, figure.asked().choices[0])
        assert figure.refused("undo", seat=0, dry_run=True) == "no-undo"
        assert figure.refused("undo", seat=0) == "no-undo"
        assert figure.refused("undo", seat=0, ask_others=True) == "no-undo"


def test_beyond_the_law_all_people_must_agree(server: Server) -> None:
    ann, bob, table = two_seats(server, "leduc", undo="consent")
    with ann.at(table) as one, bob.at(table) as two:
        lines = {0: one, 1: two}
        first = 0 if one.seat(0).ask else 1
        asks, agrees = lines[first], lines[1 - first]
        before = asks.asked(first).seen()[:3]
        asks.answer(first, ["raise"])
        agrees.answer(1 - first, ["raise"])
        assert asks.refused("undo", seat=first) == "no-undo"
        asks.done("undo", seat=first, ask_others=True)
        agrees.until(lambda: agrees.table.get("vote"))
        assert agrees.table["vote"]["about"] == "undo"
        assert asks.refused("undo", seat=first, ask_others=True) == "no-vote"
        agrees.done("vote", seat=1 - first, yes=False)
        asks.quiet()
        assert not asks.table.get("vote")
        assert asks.seat(first).seen()[:3] != before
        asks.done("undo", seat=first, ask_others=True)
        agrees.done("vote", seat=1 - first, yes=True)
        asks.quiet()
        assert asks.asked(first).seen()[:3] == before
        assert agrees.refused("vote", seat=1 - first, yes=True) == "no-vote"


# --- refusals ---


def test_what_is_refused_changes_nothing(server: Server) -> None:
    ann, bob, table = two_seats(server)
    with ann.at(table) as one, bob.at(table) as two:
        asked, seat, other = (one, 0, two) if one.seat(0).ask else (two, 1, one)
        other.seat(1 - seat)
        view = asked.asked(seat)
        before = view.n, view.seen()
        ask, key = view.ask, view.choices[0]
        refused = {
            "stale": {"seat": seat, "ask": ask + 1, "keys": [key]},
            "not-offered": {"seat": seat, "ask": ask, "keys": [["fly", 7]]},
            "not-yours": {"seat": 1 - seat, "ask": ask, "keys": [key]},
            "malformed": {"seat": seat, "ask": ask, "keys": []},
        }
        for code, answer in refused.items():
            assert asked.refused("answer", **answer) == code
        batch = [key, ["fly", 7]]
        assert asked.refused("answer", seat=seat, ask=ask, keys=batch) in (
            "not-offered",
            "not-asked",
        )
        assert other.refused("answer", seat=1 - seat, ask=ask, keys=[key]) == "not-asked"
        assert asked.refused("interrupt", seat=seat, key=["fly"]) == "not-offered"
        assert asked.refused("vote", seat=seat, yes=True) == "no-vote"
        assert asked.refused("enter") == "malformed"
        assert other.quiet() == asked.quiet() == []
        assert (view.n, view.seen()) == before
        asked.answer(seat, key)
        assert asked.refused("answer", seat=seat, ask=ask, keys=[key]) in ("stale", "not-asked")


# --- talking ---


def test_people_talk_and_spectators_have_words_of_their_own(server: Server) -> None:
    ann, bob, table = two_seats(server)
    guest = Guest(server.url)
    with ann.at(table) as one, bob.at(table) as two, guest.at(table) as aside:
        one.done("say", seat=0, text="Good evening")
        two.until(lambda: two.said == ["Good evening"])
        aside.done("say", text="Identity is winning?")
        aside.until(lambda: "Identity is winning?" in aside.said)
        assert "Identity is winning?" not in [*one.said, *[m["is"] for m in one.quiet()]]
        assert one.said == ["Good evening"], "what spectators say is not for those who play"
        assert one.refused("say", seat=0, text=" ") == "malformed"
        assert one.refused("say", seat=0, text="x" * 501) == "malformed"
        assert one.refused("say", seat=1, text="I am Bob") == "not-yours"
        assert one.refused("say", seat=0, channel="nowhere", text="?") == "not-offered"
        assert one.refused("say", text="psst") == "not-yours"
        ann.post(f"/api/tables/{table}/host", {"act": "mute", "seat": 1})
        assert two.refused("say", seat=1, text="But") == "muted"
        ann.post(f"/api/tables/{table}/host", {"act": "unmute", "seat": 1})
        two.done("say", seat=1, text="Thank you")
        one.until(lambda: one.said[-1] == "Thank you")
    with bob.at(table, seen=1) as again:
        assert again.said == ["Thank you"], "only what one has not read yet"


def test_whoever_comes_late_reads_the_newest_words(server: Server) -> None:
    ann, bob, table = two_seats(server)
    with ann.at(table) as one:
        for number in range(600):
            one.done("say", seat=0, text=f"{number}")
        with bob.at(table) as two:
            assert two.said == [str(number) for number in range(400, 600)]
            one.done("say", seat=0, text="Good night")
            two.until(lambda: two.said[-1] == "Good night")
            assert len(two.said) == 201
    with bob.at(table, seen=599) as again:
        assert again.said == ["599", "Good night"]


# --- around the game ---


def test_a_paused_table_waits(server: Server) -> None:
    ann, bob, table = two_seats(server)
    with ann.at(table) as one:
        ann.post(f"/api/tables/{table}/host", {"act": "pause"})
        one.until(lambda: one.table.get("paused"))
        assert one.refused("answer", seat=0, ask=1, keys=[["check"]]) == "paused"
        refused = bob.ask("POST", f"/api/tables/{table}/host", {"act": "resume"})
        assert refused.status_code == 403
        ann.post(f"/api/tables/{table}/host", {"act": "resume"})
        one.until(lambda: not one.table.get("paused"))
        assert one.refused("answer", seat=0, ask=999, keys=[["check"]]) in ("stale", "not-asked")


def test_a_bot_answers_until_one_takes_the_seat_back(server: Server) -> None:
    ann = Guest(server.url)
    table = ann.new_table("leduc", "me", "me")
    with ann.at(table) as line:
        mine = 0 if line.seat(0).ask else 1
        ask, key = line.asked(mine).ask, line.views[mine].choices[0]
        told = ann.post(f"/api/tables/{table}/seats/{mine}/bot", {"bot": "careful"})
        assert told["table"]["seats"][mine]["bot"] == "careful"
        line.asked(1 - mine)
        assert line.refused("answer", seat=mine, ask=ask, keys=[key]) == "not-yours"
        ann.post(f"/api/tables/{table}/seats/{mine}/bot", {"bot": ""})
        line.answer(1 - mine, ["raise"])
        line.answer(mine, ["call"])


def test_a_private_link_moves_a_seat_once(server: Server) -> None:
    ann, bob, table = two_seats(server)
    link = ann.post(f"/api/tables/{table}/seats/0/link")["link"].partition("#seat=")[2]
    phone, thief = Guest(server.url), Guest(server.url)
    with ann.at(table) as old:
        assert old.welcome is not None
        assert old.welcome["seats"] == [0]
        assert phone.post(f"/api/tables/{table}/claim", {"link": link})["seats"] == [0]
        assert thief.ask("POST", f"/api/tables/{table}/claim", {"link": link}).status_code == 410
        old.until(lambda: -1 in old.views)
        assert old.refused("answer", seat=0, ask=1, keys=[["check"]]) == "not-yours"
    with phone.at(table) as new:
        assert new.seat(0).private
    assert bob.ask("POST", f"/api/tables/{table}/seats/0/link").status_code == 403


def test_a_link_of_another_table_is_not_used_up(server: Server) -> None:
    ann, _, table = two_seats(server)
    _, _, other = two_seats(server)
    link = ann.post(f"/api/tables/{table}/seats/0/link")["link"].partition("#seat=")[2]
    phone = Guest(server.url)
    assert phone.ask("POST", f"/api/tables/{other}/claim", {"link": link}).status_code == 410
    assert phone.post(f"/api/tables/{table}/claim", {"link": link})["seats"] == [0]


def test_a_rematch_is_one_table_whoever_asks(server: Server) -> None:
    ann, bob, table = two_seats(server)
    assert ann.ask("POST", f"/api/tables/{table}/rematch").status_code == 400
    played(server, table, [ann.key, bob.key])
    assert Guest(server.url).ask("POST", f"/api/tables/{table}/rematch").status_code == 403
    new = ann.post(f"/api/tables/{table}/rematch")
    assert bob.post(f"/api/tables/{table}/rematch")["table"]["id"] == new["table"]["id"]
    assert new["table"]["id"] != table
    assert new["table"]["status"] == "playing"
    assert new["seats"] == [0]
    played(server, str(new["table"]["id"]), [ann.key, bob.key])


def test_a_table_is_abandoned_only_if_all_agree(server: Server) -> None:
    ann, bob, table = two_seats(server)
    with bob.at(table) as two:
        ann.post(f"/api/tables/{table}/votes", {"about": "abandon", "seat": 0})
        two.until(lambda: two.table.get("vote"))
        two.done("vote", seat=1, yes=True)
        two.until(lambda: two.table["status"] == "abandoned")
        assert two.refused("answer", seat=1, ask=1, keys=[["check"]]) == "over"


def test_lines_of_somebody_who_left_become_a_watchers(server: Server) -> None:
    ann, bob, table = two_seats(server)
    with bob.at(table) as line:
        line.seat(1)
        assert bob.ask("DELETE", f"/api/tables/{table}/seats/1").status_code == 200
        line.until(lambda: -1 in line.views)
        line.until(lambda: line.table["seats"][1].get("bot") == "greedy")
    del ann
