"""Replays from every viewpoint, going on from a moment, and logs that prove a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloam.kernel.content.registry import game
from gloam.kernel.core.asks import Key
from gloam.kernel.core.state import transcript
from gloam.kernel.session.log import Answer, read
from gloam.kernel.session.session import Session
from gloam.table.store import ActRow, SeatRow, TableRow
from gloam.table.views.replays import Replay, record
from tests.table.guests import Guest, Json, Line, SeenView
from tests.table.processes import Server
from tests.terminal.conftest import Gloam, gloam

__all__ = ["gloam"]

OPEN, WATCHER = -2, -1
SECRET = bytes(range(32))


def play_on(line: Line, chance: random.Random, most: int = 10_000) -> int:
    """Answer at random for all seats of a line, until the end or `most` times; gives how often."""
    assert line.welcome is not None
    seats = line.welcome["seats"]
    for count in range(most):
        line.until(lambda: any(line.seat(s).result or line.waits_for(s) for s in seats))
        if line.seat(seats[0]).result:
            return count
        seat = next(s for s in seats if line.waits_for(s))
        view = line.seat(seat)
        told = line.do("answer", seat=seat, ask=view.ask, keys=[chance.choice(view.choices)])
        assert told["is"] == "done" or told["code"] in ("stale", "not-asked"), (
            told
        )  # a bot was first
    return most


def finished(server: Server, name: str, seats: int, seed: int = 1) -> tuple[Guest, str]:
    """A game that one person has played to the end in all its seats."""
    ann = Guest(server.url)
    table = ann.new_table(name, *["me"] * seats)
    with ann.at(table) as line:
        play_on(line, random.Random(seed))
    return ann, table


def frames(guest: Guest, table: str, viewpoint: int) -> list[Json]:
    """All views of a replay."""
    replay = guest.get(f"/api/tables/{table}/replay?viewpoint={viewpoint}")
    assert [moment["at"] for moment in replay["moments"]] == list(range(len(replay["moments"])))
    shown = [frame(guest, table, viewpoint, n) for n in range(len(replay["moments"]))]
    for view, moment in zip(shown, replay["moments"], strict=True):
        assert moment.get("asked", []) == view.get("prompt", {}).get("seats", [])
    return shown


def frame(guest: Guest, table: str, viewpoint: int, at: int) -> Json:
    told = guest.get(f"/api/tables/{table}/replay/{at}?viewpoint={viewpoint}")
    view: Json = told["view"]
    assert (told["at"], view["seat"], view["n"]) == (at, viewpoint, at + 1)
    return view


def code(guest: Guest, path: str, body: object = None) -> tuple[int, str]:
    """How a request is refused."""
    answer = guest.ask("GET" if body is None else "POST", path, body)
    assert answer.json()["message"]
    return answer.status_code, answer.json()["code"]


# --- replays ---


@pytest.mark.parametrize(("name", "seats"), [("leduc", 2), ("parley", 3), ("chase", 3)])
def test_a_seats_film_is_what_the_seat_was_shown(server: Server, name: str, seats: int) -> None:
    ann = Guest(server.url)
    table = ann.new_table(name, *["me"] * seats)
    with ann.at(table) as line:
        play_on(line, random.Random(7), 40)
        line.quiet()
        for seat in range(seats):
            live = [m for m in line.heard if m["is"] == "view" and m["seat"] == seat]
            shown = frames(ann, table, seat)
            assert len(shown) == len(live)
            seen, told = SeenView(), SeenView()
            for view, whole in zip(live, shown, strict=True):
                seen.hear(view)
                told.hear(whole)
                assert seen.seen() == told.seen()


def test_everybody_may_look_at_a_finished_game_with_all_eyes(server: Server) -> None:
    ann, table = finished(server, "leduc", 2)
    stranger = Guest(server.url)
    replay = stranger.get(f"/api/tables/{table}/replay")
    assert sorted(replay["viewpoints"]) == [OPEN, WATCHER, 0, 1]
    assert ann.get(f"/api/tables/{table}/replay")["viewpoint"] == 0
    for viewpoint in replay["viewpoints"]:
        shown = frames(stranger, table, viewpoint)
        assert [view for view in shown if view.get("result")] == shown[-1:]
    laid_open = frames(stranger, table, OPEN)[0]
    assert {node["within"] for node in laid_open["private"]["set"]} == {"hand-0", "hand-1"}
    assert not frames(stranger, table, WATCHER)[0]["private"].get("set")


@pytest.mark.parametrize(("name", "seats"), [("leduc", 2), ("parley", 3), ("chase", 3)])
def test_a_watcher_sees_the_public_part_only(server: Server, name: str, seats: int) -> None:
    ann, stranger = Guest(server.url), Guest(server.url)
    table = ann.new_table(name, *["me"] * seats)
    with ann.at(table) as line, stranger.at(table) as watching:
        play_on(line, random.Random(5), 20)
        watching.quiet()
        assert watching.views[WATCHER].public == line.views[0].public
        assert not watching.views[WATCHER].private
    shown = frames(stranger, table, WATCHER)
    assert len(shown) > 1
    assert not any(view["private"].get("set") or view.get("choices") for view in shown)


def test_until_the_end_one_sees_with_ones_own_eyes(server: Server) -> None:
    ann, bob, guest = Guest(server.url), Guest(server.url), Guest(server.url)
    table = ann.new_table("leduc", "me", "")
    at = f"/api/tables/{table}/replay"
    assert code(ann, at) == (404, "no-moment"), "nobody has begun"
    bob.take(table, 1)
    assert [who.get(at)["viewpoints"] for who in (ann, bob, guest)] == [[0], [1], [WATCHER]]
    for who, viewpoint in ((ann, 1), (ann, OPEN), (ann, WATCHER), (guest, 0), (guest, OPEN)):
        assert code(who, f"{at}?viewpoint={viewpoint}") == (403, "not-yours")
        assert code(who, f"{at}/0?viewpoint={viewpoint}") == (403, "not-yours")
    assert code(ann, f"{at}?viewpoint=2") == (404, "no-seat")
    assert code(ann, f"{at}/1?viewpoint=0") == (404, "no-moment")
    assert code(ann, f"{at}/-1?viewpoint=0")[0] in (400, 404)
    assert code(ann, f"{at}?viewpoint=-3") == (400, "malformed")
    assert code(ann, "/api/tables/aaaaaaaaaa/replay") == (404, "no-table")


def test_a_seats_film_of_a_running_game_has_no_hidden_card(server: Server) -> None:
    """In Leduc a rank is named by its face: the other's is nowhere in the bytes."""
    for _ in range(6):
        ann, bob = Guest(server.url), Guest(server.url)
        table = ann.new_table("leduc", "me", "")
        bob.take(table, 1)
        with ann.at(table) as one, bob.at(table) as two:
            first = 0 if one.seat(0).ask else 1
            (one, two)[first].answer(first, ["raise"])
            (theirs,) = [node["face"] for node in two.seat(1).private.values()]
            (mine,) = [node["face"] for node in one.seat(0).private.values()]
        replay = ann.ask("GET", f"/api/tables/{table}/replay?viewpoint=0")
        count = len(replay.json()["moments"])
        assert count > 1
        told = [ann.ask("GET", f"/api/tables/{table}/replay/{n}?viewpoint=0") for n in range(count)]
        raw = b"".join(answer.content for answer in [replay, *told])
        assert mine.encode() in raw
        if theirs != mine:
            assert theirs.encode() not in raw
        watched = Guest(server.url).ask("GET", f"/api/tables/{table}/replay/0")
        assert b"rank-" not in watched.content


def test_what_was_taken_back_is_not_in_the_film(server: Server) -> None:
    ann = Guest(server.url)
    table = ann.new_table("chase", "me", "me", options={"figures": "two"})
    with ann.at(table) as line:
        before = frames(ann, table, 0)
        line.answer(0, line.asked(0).choices[0])
        assert len(frames(ann, table, 0)) == len(before) + 1
        line.done("undo", seat=0)
        assert frames(ann, table, 0) == before
        line.answer(0, line.asked(0).choices[1])
        assert len(frames(ann, table, 0)) == len(before) + 1
        play_on(line, random.Random(3), 30)
        line.quiet()
        seen, told = line.views[0], SeenView()
        for view in frames(ann, table, 0):
            told.hear(view)
        assert told.seen()[:3] == seen.seen()[:3]


# --- replays of two worlds ---


def filmed(
    name: str, seats: int, answers: Callable[[int, list[Key]], Key], acts: int
) -> Session[Any]:
    session = Session.begin(game(name).rules, seats, SECRET)
    for _ in range(acts):
        if session.ask is None:
            break
        seat = session.ask.seats()[0]
        session.answer(seat, answers(seat, list(session.ask.offer(seat))))
    return session


def replay_of(session: Session[Any], viewpoint: int) -> Replay:
    """The replay of a session, every answer stored with what it led to as one act."""
    acts: list[list[bytes]] = [[]]
    for line, entry in zip(session.log.lines, read(session.log.lines), strict=True):
        if isinstance(entry, Answer):
            acts.append([])
        acts[-1].append(line)
    row = TableRow(
        id="x",
        game=session.rules.id,
        status="playing",
        options={},
        seats=[SeatRow() for _ in range(session.setup.seats)],
        host="",
        secret=SECRET.hex(),
        nonces=[],
        created=0.0,
    )
    rows = [ActRow(n, b"\n".join(lines), 0.0) for n, lines in enumerate(acts, 1)]
    return record(row, rows, viewpoint)


def all_of(replay: Replay) -> bytes:
    shown = [replay.frame(n) for n in range(len(replay.moments))]
    return msgspec.json.encode(replay.moments) + b"".join(shown)


def test_replays_of_games_that_a_seat_cannot_tell_apart_are_equal() -> None:
    """The figure steals about in secret; the hunters' replays do not even have another length."""
    pairs = 0
    for seed in range(30):
        chance = random.Random(seed)
        first = filmed("chase", 3, lambda _, keys: chance.choice(keys), 4)  # noqa: B023
        other = random.Random(seed + 1000)
        second = filmed("chase", 3, lambda _, keys: other.choice(keys), 4)  # noqa: B023
        for seat in (1, 2):
            if transcript(first.history, seat) == transcript(second.history, seat):
                pairs += first.log.lines != second.log.lines
                assert all_of(replay_of(first, seat)) == all_of(replay_of(second, seat))
    assert pairs >= 10


# --- going on ---


def test_one_goes_on_from_a_moment_with_what_is_hidden_dealt_anew(server: Server) -> None:
    ann, table = finished(server, "leduc", 2, seed=5)
    whole = frames(ann, table, OPEN)[0]["private"]["set"]
    held = {node["within"]: node["face"] for node in whole}
    plan = [{"mine": True}, {"mine": True}]
    wish = {"viewpoint": 0, "at": 0, "seats": plan}
    others = set()
    for _ in range(16):
        told = ann.post(f"/api/tables/{table}/continue", wish)
        new = told["table"]["id"]
        assert told["seats"] == [0, 1]
        assert told["table"]["origin"] == f"{table}@0"
        assert told["table"]["status"] == "playing"
        mine, theirs = [frame(ann, new, seat, 0)["private"]["set"][0]["face"] for seat in (0, 1)]
        assert mine == held["hand-0"], "what one knew is as it was"
        others.add(theirs)
    assert len(others) > 1, "what one did not know is dealt anew"
    with ann.at(new) as line:
        play_on(line, random.Random(2))
    assert ann.get(f"/api/tables/{new}")["table"]["status"] == "over"


@pytest.mark.parametrize(("name", "seats"), [("haunted", 3), ("parley", 3), ("chase", 3)])
def test_a_continued_game_can_be_played_to_its_end_and_proven(
    server: Server, gloam: Gloam, tmp_path: Path, name: str, seats: int
) -> None:
    ann, table = finished(server, name, seats)
    middle = len(ann.get(f"/api/tables/{table}/replay?viewpoint=1")["moments"]) // 2
    plan = [{"mine": True}, {"bot": "random"}, {"bot": "random"}]
    wish = {"viewpoint": 1, "at": middle, "seats": plan}
    new = ann.post(f"/api/tables/{table}/continue", wish)["table"]["id"]
    with ann.at(new) as line:
        play_on(line, random.Random(9))
    log = tmp_path / "continued.log"
    log.write_bytes(ann.ask("GET", f"/api/tables/{new}/log").content)
    assert gloam("replay", log, "--verify").code == 0


def test_going_on_is_for_games_that_are_over(server: Server) -> None:
    ann = Guest(server.url)
    table = ann.new_table("leduc", "me", "me")
    path = f"/api/tables/{table}/continue"
    wish: dict[str, object] = {
        "viewpoint": 0,
        "at": 0,
        "seats": [{"mine": True}, {"bot": "random"}],
    }
    assert code(ann, path, wish) == (409, "running")
    with ann.at(table) as line:
        play_on(line, random.Random(1))
    last = len(ann.get(f"/api/tables/{table}/replay?viewpoint=0")["moments"]) - 1
    assert code(ann, path, {**wish, "at": last}) == (409, "over")
    assert code(ann, path, {**wish, "at": last + 1}) == (404, "no-moment")
    assert code(ann, path, {**wish, "seats": [{}, {}, {}]}) == (400, "malformed")
    assert code(ann, path, {**wish, "viewpoint": -2}) == (400, "malformed")
    assert code(ann, path, {**wish, "viewpoint": 5}) == (404, "no-seat")
    assert Guest(server.url).post(path, wish)["key"], "anybody may, and gets a key for it"


def test_a_game_that_was_given_up_keeps_its_secrets(server: Server) -> None:
    ann, bob = Guest(server.url), Guest(server.url)
    table = ann.new_table("leduc", "me", "")
    bob.take(table, 1)
    ann.post(f"/api/tables/{table}/votes", {"about": "abandon", "seat": 0})
    with bob.at(table) as line:
        line.done("vote", seat=1, yes=True)
    assert ann.get(f"/api/tables/{table}/replay")["viewpoints"] == [0]
    wish: dict[str, object] = {"at": 0, "seats": [{"mine": True}, {"mine": True}]}
    path = f"/api/tables/{table}/continue"
    assert code(ann, path, {**wish, "viewpoint": 1}) == (403, "not-yours")
    assert code(ann, f"/api/tables/{table}/log") == (409, "running")
    assert ann.post(path, {**wish, "viewpoint": 0})["table"]["status"] == "playing"


# --- logs ---


def test_the_log_of_a_finished_game_proves_it(server: Server, gloam: Gloam, tmp_path: Path) -> None:
    ann = Guest(server.url)
    table = ann.new_table("leduc", "me", "me")
    assert code(ann, f"/api/tables/{table}/log") == (409, "running")
    with ann.at(table) as line:
        play_on(line, random.Random(1))
    told = Guest(server.url).ask("GET", f"/api/tables/{table}/log")
    assert told.headers["content-type"].startswith("text/plain")
    file = tmp_path / "game.log"
    file.write_bytes(told.content)
    shown = gloam("replay", file, "--verify")
    assert "holds, all" in shown.out
    committed = ann.get(f"/api/tables/{table}")["table"]["commitment"]
    assert f'"commitment":"{committed}"' in told.text
