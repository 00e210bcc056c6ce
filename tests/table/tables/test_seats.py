"""Who may sit where: nobody comes to see what two seats hold, and nobody is spoken for."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from gloam.table.tables.names import clean
from tests.table.guests import Guest, Line, eventually
from tests.table.processes import Server, serving
from tests.table.views.test_replays import code


def seat_path(table: str, seat: int) -> str:
    return f"/api/tables/{table}/seats/{seat}"


def link_of(guest: Guest, table: str, seat: int) -> dict[str, str]:
    link = guest.post(f"{seat_path(table, seat)}/link")["link"]
    return {"link": str(link).partition("#seat=")[2]}


def two_people_and_a_bot(server: Server, **wishes: object) -> tuple[Guest, Guest, str]:
    ann, bob = Guest(server.url), Guest(server.url)
    table = ann.new_table("haunted", "me", "", "greedy", **wishes)
    bob.take(table, 1, name="Bob")
    return ann, bob, table


# --- private links ---


@pytest.mark.parametrize("gone", ["left", "removed", "moved", "renewed"])
def test_a_private_link_dies_with_whoever_made_it(server: Server, gone: str) -> None:
    ann, bob, table = two_people_and_a_bot(server)
    link = link_of(bob, table, 1)
    if gone == "left":
        bob.ask("DELETE", seat_path(table, 1))
    elif gone == "removed":
        ann.post(f"/api/tables/{table}/host", {"act": "remove", "seat": 1})
    elif gone == "moved":
        Guest(server.url).post(f"/api/tables/{table}/claim", link_of(bob, table, 1))
    else:
        link_of(bob, table, 1)
    assert code(Guest(server.url), f"/api/tables/{table}/claim", link) == (410, "no-link")


def test_an_opponent_with_ones_link_does_not_get_the_seat(server: Server) -> None:
    ann, bob, table = two_people_and_a_bot(server)
    link = link_of(bob, table, 1)
    assert code(ann, f"/api/tables/{table}/claim", link) == (403, "not-yours")
    phone = Guest(server.url)
    assert phone.post(f"/api/tables/{table}/claim", link)["seats"] == [1], "it is still good"


# --- bots' seats of a running game ---


def test_whoever_plays_or_has_played_takes_no_other_seat(server: Server) -> None:
    ann, bob, table = two_people_and_a_bot(server)
    assert code(ann, seat_path(table, 2), {}) == (403, "not-yours")
    bob.ask("DELETE", seat_path(table, 1))
    assert code(bob, seat_path(table, 2), {}) == (403, "not-yours")
    assert code(ann, seat_path(table, 1), {}) == (403, "not-yours")
    assert bob.post(seat_path(table, 1), {})["seats"] == [1], "one's own seat one gets back"


def test_a_bots_seat_is_given_by_those_who_play(server: Server) -> None:
    ann, bob, table = two_people_and_a_bot(server)
    cat = Guest(server.url)
    assert cat.post(seat_path(table, 2), {"name": "Cat"})["seats"] == []
    with ann.at(table) as one, bob.at(table) as two:
        vote = one.table["vote"]
        assert (vote["about"], vote["name"], vote["seat"], vote["voters"]) == (
            *("seat", "Cat", 2),
            [0, 1],
        )
        one.done("vote", seat=0, yes=True)
        assert cat.get(f"/api/tables/{table}")["seats"] == []
        two.done("vote", seat=1, yes=True)
        assert cat.get(f"/api/tables/{table}")["seats"] == [2]
        one.until(lambda: not one.table["seats"][2].get("bot"))


def test_a_bots_seat_is_refused_by_one_who_plays(server: Server) -> None:
    _, bob, table = two_people_and_a_bot(server)
    cat = Guest(server.url)
    cat.post(seat_path(table, 2), {"name": "Cat"})
    with bob.at(table) as two:
        two.done("vote", seat=1, yes=False)
        two.until(lambda: "vote" not in two.table)
    assert cat.get(f"/api/tables/{table}")["seats"] == []


def test_who_has_seen_another_seat_meanwhile_does_not_get_the_bots(server: Server) -> None:
    """They asked while they knew nothing; a friend's link has shown them a hand since."""
    ann, bob, table = two_people_and_a_bot(server)
    cat = Guest(server.url)
    cat.post(seat_path(table, 2), {"name": "Cat"})
    assert cat.post(f"/api/tables/{table}/claim", link_of(bob, table, 1))["seats"] == [1]
    with ann.at(table) as one, cat.at(table) as two:
        one.done("vote", seat=0, yes=True)
        two.done("vote", seat=1, yes=True)
        one.until(lambda: "vote" not in one.table)
    assert cat.get(f"/api/tables/{table}")["seats"] == [1]


def test_strangers_who_ask_for_a_seat_keep_no_vote_away(server: Server) -> None:
    ann, bob, table = two_people_and_a_bot(server)
    Guest(server.url).post(seat_path(table, 2), {"name": "Eve"})
    ann.post(f"/api/tables/{table}/votes", {"seat": 0, "about": "abandon"})
    assert ann.get(f"/api/tables/{table}")["table"]["vote"]["about"] == "abandon"
    assert code(Guest(server.url), seat_path(table, 2), {}) == (409, "no-vote")
    with bob.at(table) as two:
        two.done("vote", seat=1, yes=True)
    assert ann.get(f"/api/tables/{table}")["table"]["status"] == "abandoned"


def test_who_has_said_no_to_a_stranger_is_not_asked_again_at_once(server: Server) -> None:
    _, bob, table = two_people_and_a_bot(server)
    Guest(server.url).post(seat_path(table, 2), {"name": "Eve"})
    with bob.at(table) as two:
        two.done("vote", seat=1, yes=False)
    assert code(Guest(server.url), seat_path(table, 2), {}) == (409, "no-vote")


def test_where_nobody_plays_a_bots_seat_is_free(server: Server) -> None:
    ann, cat = Guest(server.url), Guest(server.url)
    table = ann.new_table("haunted", "me", "greedy")
    ann.ask("DELETE", seat_path(table, 0))
    assert cat.post(seat_path(table, 1), {})["seats"] == [1]


def test_a_host_does_not_sit_down_where_they_sent_somebody_away(server: Server) -> None:
    ann, bob = Guest(server.url), Guest(server.url)
    table = ann.new_table("haunted", "", "greedy")
    bob.take(table, 0)
    ann.post(f"/api/tables/{table}/host", {"act": "remove", "seat": 0})
    assert code(ann, seat_path(table, 0), {}) == (403, "not-yours")


def test_somebody_who_was_sent_away_needs_leave_to_come_back(server: Server) -> None:
    ann, bob, table = two_people_and_a_bot(server)
    ann.post(f"/api/tables/{table}/host", {"act": "remove", "seat": 1})
    assert bob.post(seat_path(table, 1), {})["seats"] == []
    with ann.at(table) as one:
        assert one.table["vote"]["about"] == "seat"


def test_bots_stay_as_they_are_while_others_play(server: Server) -> None:
    ann, _, table = two_people_and_a_bot(server)
    assert code(ann, f"{seat_path(table, 2)}/bot", {"bot": "random"}) == (403, "not-yours")
    alone = ann.new_table("haunted", "me", "greedy")
    assert ann.ask("POST", f"{seat_path(alone, 1)}/bot", {"bot": "random"}).is_success


# --- taking one's seat back ---


def test_a_bot_says_nothing_more_once_its_person_is_back(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay="0.4") as slow:
        ann = Guest(slow.url)
        table = ann.new_table("leduc", "me", "me")
        with ann.at(table) as line:
            mine = 0 if line.seat(0).ask else 1
            ask = line.asked(mine).ask
            for bot in ("careful", ""):
                ann.post(f"{seat_path(table, mine)}/bot", {"bot": bot})
            until_quiet(line, 1.0)
            assert line.views[mine].ask == ask


def until_quiet(line: Line, seconds: float) -> None:
    """Listen until nothing was heard for so long."""
    with contextlib.suppress(TimeoutError):
        while True:
            line.hear(seconds)


# --- votes ---


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where votes end soon."""
    with serving(tmp_path_factory.mktemp("hasty"), vote="1") as running:
        yield running


def test_a_vote_waits_for_people_whom_a_bot_stands_in_for(server: Server) -> None:
    ann, bob, table = two_people_and_a_bot(server)
    bob.post(f"{seat_path(table, 1)}/bot", {"bot": "greedy"})
    ann.post(f"/api/tables/{table}/votes", {"seat": 0, "about": "abandon"})
    told = ann.get(f"/api/tables/{table}")["table"]
    assert (told["status"], told["vote"]["voters"]) == ("playing", [0, 1])
    with bob.at(table) as two:
        two.done("vote", seat=1, yes=True)
    assert ann.get(f"/api/tables/{table}")["table"]["status"] == "abandoned"


def test_a_vote_ends_without_passing_when_its_time_is_up(hasty: Server) -> None:
    ann, bob, table = two_people_and_a_bot(hasty)
    bob.post(f"{seat_path(table, 1)}/bot", {"bot": "greedy"})
    ann.post(f"/api/tables/{table}/votes", {"seat": 0, "about": "abandon"})
    with ann.at(table) as one:
        one.until(lambda: "vote" not in one.table)
        assert one.table["status"] == "playing"
        assert one.refused("vote", seat=0, yes=True) == "no-vote"


def test_a_vote_passes_when_the_last_who_had_not_agreed_leaves(server: Server) -> None:
    ann, bob, table = two_people_and_a_bot(server)
    ann.post(f"/api/tables/{table}/votes", {"seat": 0, "about": "abandon"})
    bob.ask("DELETE", seat_path(table, 1))
    eventually(lambda: ann.get(f"/api/tables/{table}")["table"]["status"] == "abandoned")


# --- mute ---


def test_mute_outlives_leaving(server: Server) -> None:
    ann, bob, table = two_people_and_a_bot(server)
    ann.post(f"/api/tables/{table}/host", {"act": "mute", "seat": 1})
    bob.ask("DELETE", seat_path(table, 1))
    with bob.at(table) as aside:
        assert aside.refused("say", text="And yet") == "muted"
    bob.take(table, 1)
    with bob.at(table) as two:
        assert two.table["seats"][1]["muted"]
        assert two.refused("say", seat=1, text="And yet") == "muted"
        ann.post(f"/api/tables/{table}/host", {"act": "unmute", "seat": 1})
        two.done("say", seat=1, text="Thank you")


def test_a_link_to_one_of_two_seats_unmutes_neither(server: Server) -> None:
    ann, bob, phone = Guest(server.url), Guest(server.url), Guest(server.url)
    table = ann.new_table("haunted", "me", "", "")
    for seat in (1, 2):
        bob.take(table, seat)
    ann.post(f"/api/tables/{table}/host", {"act": "mute", "seat": 1})
    phone.post(f"/api/tables/{table}/claim", link_of(bob, table, 2))
    for guest, seat in ((bob, 1), (phone, 2)):
        with guest.at(table) as line:
            assert line.refused("say", seat=seat, text="And yet") == "muted"


def test_words_have_no_signs_that_turn_them_around(server: Server) -> None:
    ann, _, table = two_people_and_a_bot(server)
    with ann.at(table) as one:
        one.done("say", seat=0, text="Good\u202e \x9bevening\u2066")
        one.until(lambda: one.said == ["Good evening"])


@pytest.mark.parametrize("sign", ["\u061c", "\u00ad", "\u180e", "\u3164", "\u2800", "\U000e0041"])
def test_no_sign_that_is_not_seen_gets_into_a_name(sign: str) -> None:
    assert clean(f"An{sign}n") == "An n"
    assert clean(f" {sign}\ufe0f{sign}") == "", "a name that looks like none"


def test_signs_that_are_seen_stay() -> None:
    for name in ("Ånn-Mäe O’Hara", "नमस्ते", "日本", "❤\ufe0f", "عائشة"):
        assert clean(name) == name


# --- the countdown before a game ---


def test_people_who_meet_have_a_moment_before_the_game_begins(tmp_path: Path) -> None:
    """Whoever takes the last seat may still change their name or leave; then it begins by itself.
    One person with bots is kept waiting by nobody."""

    def told(table: str) -> tuple[str, bool]:
        info = ann.get(f"/api/tables/{table}")["table"]
        return info["status"], bool(info.get("begins"))

    with serving(tmp_path, countdown="600") as server:
        ann, bob = Guest(server.url), Guest(server.url)
        table = ann.new_table("leduc", "me", "")
        bob.take(table, 1)
        assert told(table) == ("open", True)
        assert bob.ask("PATCH", seat_path(table, 1), {"name": "Bob"}).is_success
        assert bob.ask("DELETE", seat_path(table, 1)).is_success
        assert told(table) == ("open", False)
        ann.take(table, 1)
        assert told(table) == ("playing", False), "nobody else is here"
    with serving(tmp_path, countdown="1") as server:
        ann, bob = Guest(server.url), Guest(server.url)
        table = ann.new_table("leduc", "me", "")
        bob.take(table, 1)
        eventually(lambda: told(table)[0] == "playing")
