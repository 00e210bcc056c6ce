"""Where whoever is first acts: hands that are up, coming second, bots that leave people time."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.table.guests import Guest, Line
from tests.table.processes import Server, serving


def hands(line: Line) -> list[int]:
    return [seat["seat"] for seat in line.table["seats"] if seat.get("hand")]


def test_a_hand_is_seen_by_all_until_its_player_has_acted(server: Server) -> None:
    ann, bob = Guest(server.url), Guest(server.url)
    table = ann.new_table("parley", "me", "", "")
    bob.take(table, 1)
    Guest(server.url).take(table, 2)
    with ann.at(table) as hers, bob.at(table) as his:
        hers.asked(0)
        hers.done("hand", seat=0, up=True)
        his.until(lambda: hands(his) == [0])
        hers.done("hand", seat=0, up=False)
        his.until(lambda: hands(his) == [])
        hers.done("hand", seat=0, up=True)
        his.until(lambda: hands(his) == [0])
        hers.answer(0, ["seize"])
        his.until(lambda: hands(his) == [])


def test_a_hand_is_refused_where_nobody_has_to_be_first(server: Server) -> None:
    ann, bob = Guest(server.url), Guest(server.url)
    table = ann.new_table("leduc", "me", "")
    bob.take(table, 1)
    with ann.at(table) as hers:
        hers.until(lambda: hers.seat(0).ask or hers.seat(0).seen())
        assert hers.refused("hand", seat=0, up=True) == "not-asked"
        assert hers.refused("hand", seat=1, up=True) == "not-yours"
        hers.done("hand", seat=0, up=False)


def test_who_comes_second_has_done_nothing(server: Server) -> None:
    """Two answer in the same instant: one acts; the other's answer is of an ask that is over."""
    ann, bob = Guest(server.url), Guest(server.url)
    table = ann.new_table("parley", "me", "", "")
    bob.take(table, 1)
    Guest(server.url).take(table, 2)
    with ann.at(table) as hers, bob.at(table) as his:
        ask = his.asked(1).ask
        hers.asked(0)
        hers.answer(0, ["seize"])
        assert his.refused("answer", seat=1, ask=ask, keys=[["seize"]]) in ("stale", "not-asked")
        his.until(lambda: his.seat(1).ask != ask)


def test_bots_leave_people_time(tmp_path: Path) -> None:
    """With an hour of courtesy a person is always the first to reach for the favour."""
    with serving(tmp_path, courtesy="3600") as server:
        ann = Guest(server.url)
        table = ann.new_table("parley", "me", "random", "random")
        with ann.at(table) as line:
            line.asked(0)
            line.answer(0, ["seize"])
            line.until(lambda: '["seized",0]' in msgspec.json.encode(line.seat(0).story).decode())


def test_who_says_to_wait_holds_no_bot_up(tmp_path: Path) -> None:
    with serving(tmp_path, courtesy="3600", bot_delay="0.01") as server:
        ann = Guest(server.url)
        table = ann.new_table("parley", "me", "greedy", "greedy")
        with ann.at(table) as line:
            line.asked(0)
            line.answer(0, ["wait"])
            line.until(lambda: '["seized",' in msgspec.json.encode(line.seat(0).story).decode())
