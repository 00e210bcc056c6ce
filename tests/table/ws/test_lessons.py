"""Guided tables over the wire: a program learns Haunted as its script tells it to."""

from __future__ import annotations

from pathlib import Path

from gloam.guide.playing import follower, play
from gloam.guide.script_file import scripts
from gloam.kernel.content import registry
from tests.table.guests import Guest, Json, Line
from tests.table.processes import Server, serving

GAME = registry.game("haunted")
SCRIPT = scripts(GAME)["first-game"]


def learn(guest: Guest) -> str:
    """A guided table; what is asked for besides the name is the script's business."""
    wish = {"options": {"length": "full"}, "public": True, "guide": "first-game"}
    return guest.new_table("haunted", "me", **wish)


def step(line: Line) -> Json:
    """The last that the lesson said."""
    line.quiet()
    told = [message for message in line.heard if message["is"] == "guide"]
    return dict(told[-1])


def told(line: Line) -> list[str]:
    """The steps told so far, in order."""
    names: list[str] = []
    for message in line.heard:
        if message["is"] == "guide" and message.get("step") and not message.get("waiting"):
            names += [message["step"]["name"]] if names[-1:] != [message["step"]["name"]] else []
    return names


def go_on(line: Line) -> None:
    line.done("guide", seat=0, act="go-on", step=step(line)["step"]["name"])


def follow(line: Line) -> bool:
    """Do the next thing as the lesson says; False if there is nothing it says."""
    now = step(line)
    if now.get("waiting") or "step" not in now:
        return False
    if now["step"].get("click"):
        go_on(line)
        return True
    if now["step"].get("recommended"):
        line.answer(0, now["step"]["recommended"])
        return True
    return False


def test_a_lesson_is_followed_on_the_wire_as_it_was_proven(server: Server) -> None:
    """The very game that the linter plays, so far as the learner does what is recommended."""
    guest = Guest(server.url)
    with guest.at(learn(guest)) as line:
        while line.asked(0).ask and follow(line):
            pass
        proven = play(GAME.rules, SCRIPT, follower).names()
        assert told(line) == proven[: len(told(line))]
        assert len(told(line)) >= 9
        assert line.table["options"]["length"] == "short"
        assert [seat.get("bot") for seat in line.table["seats"]] == [None, "greedy", "greedy"]


def test_a_table_with_fixed_dice_is_not_called_fair(server: Server) -> None:
    guest = Guest(server.url)
    info = guest.get(f"/api/tables/{learn(guest)}")["table"]
    assert info["guide"] == "first-game"
    assert "commitment" not in info
    assert not info.get("public")
    plain = guest.get(f"/api/tables/{guest.new_table('haunted', 'me', 'greedy')}")["table"]
    assert plain["commitment"]
    assert "guide" not in plain


def test_only_the_learner_hears_the_lesson(server: Server) -> None:
    guest, watcher = Guest(server.url), Guest(server.url)
    table = learn(guest)
    with guest.at(table) as line, watcher.at(table) as other:
        assert step(line)["step"]["name"] == "lines"
        go_on(line)
        other.quiet()
        assert not [message for message in other.heard if message["is"] == "guide"]
        assert other.refused("guide", seat=0, act="go-on", step="losing") == "not-yours"


def test_a_click_that_comes_twice_goes_on_once(server: Server) -> None:
    guest = Guest(server.url)
    with guest.at(learn(guest)) as line:
        for _ in range(2):
            line.done("guide", seat=0, act="go-on", step="lines")
        assert step(line)["step"]["name"] == "losing"


def test_the_step_is_kept_when_the_server_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest(server.url)
        table = learn(guest)
        with guest.at(table) as line:
            for _ in range(4):
                assert follow(line)
            before = step(line)
        assert before["step"]["name"] == "action"
        server.kill()
        server.start()
        guest.url = server.url
        with guest.at(table) as line:
            assert step(line) == before
            line.done("guide", seat=0, act="leave")
        server.kill()
        server.start()
        guest.url = server.url
        with guest.at(table) as line:
            assert "step" not in step(line)


def test_a_lesson_that_was_left_is_a_game_like_any_other(server: Server) -> None:
    guest = Guest(server.url)
    table = learn(guest)
    with guest.at(table) as line:
        line.done("guide", seat=0, act="leave")
        assert step(line) == {"is": "guide", "seat": 0}
        while not line.asked(0).result:
            line.answer(0, line.seat(0).choices[-1])
        assert [message["is"] for message in line.heard].count("guide") == 2
        assert line.table["guide"] == "first-game"  # its dice were fixed all the same
    again = guest.post(f"/api/tables/{table}/rematch")["table"]
    assert "guide" not in again
    assert again["commitment"]


def test_every_answer_stays_legal(server: Server) -> None:
    """Whoever does nothing that is recommended plays to the end too, and is told of it."""
    guest = Guest(server.url)
    with guest.at(learn(guest)) as line:
        for _ in range(3):
            go_on(line)
        while not line.asked(0).result:
            line.answer(0, line.seat(0).choices[-1])
        line.until(lambda: told(line)[-1] == "end")


def test_what_there_is_no_lesson_for_is_refused(server: Server) -> None:
    guest = Guest(server.url)
    answer = guest.ask("POST", "/api/tables", {"game": "leduc", "seats": [{}], "guide": "x"})
    assert answer.status_code == 400
    assert "has no guide 'x'" in answer.json()["message"]
    games = {game["id"]: game for game in guest.get("/api/lobby")["games"]}
    assert [one["name"] for one in games["haunted"]["guides"]] == ["first-game"]
    assert games["leduc"]["guides"] == []
    table = guest.new_table("haunted", "me", "greedy")
    with guest.at(table) as line:
        line.asked(0)
        assert line.refused("guide", seat=0, act="leave") == "malformed"
