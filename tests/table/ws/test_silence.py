"""The Silence over the wire: what words cost at a real table, and whom they reach.

Three people and somebody who watches play In the Heart of Darkness; everybody starts at the
same place, so a private talk can be opened in the first turn.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from tests.table.guests import Guest, Json, Line
from tests.table.processes import Server, serving

GAME = "heart_of_darkness"
SPEAK = ["speak", 2]
SEATS = (0, 1, 2)


class Company:
    """Three seats and a watcher at one table, each with a line of their own."""

    def __init__(self, table: str, guests: list[Guest], lines: list[Line]) -> None:
        self.table = table
        self.guests = guests  # the last one watches
        self.lines = lines

    def say(self, seat: int, text: str, **how: object) -> Json:
        """Speak; gives the answer. Everybody has heard what there is to hear."""
        told = self.lines[seat].do("say", seat=seat, text=text, **how)
        self.listen()
        return told

    def speak(self, seat: int, text: str) -> None:
        """Break The Silence, and pay for it."""
        told = self.say(seat, text, pay=SPEAK)
        assert told["is"] == "done", told

    def listen(self) -> None:
        for line in self.lines:
            line.quiet()

    def answer(self, seat: int, *key: str | int) -> None:
        self.lines[seat].answer(seat, list(key))
        self.listen()

    def act(self) -> None:
        """The active player, seat 0, begins something: it walks on."""
        self.answer(0, *next(key for key in self.choices(0) if key[0] == "move"))

    def choices(self, seat: int) -> list[list[str | int]]:
        return self.lines[seat].asked(seat).choices

    def channel(self, seat: int, name: str) -> Json | None:
        open_now: list[Json] = self.lines[seat].seat(seat).rest.get("channels", [])
        return next((one for one in open_now if one["name"] == name), None)

    def curses(self, seat: int, seen_by: int = 2) -> int:
        sheet = self.lines[seen_by].seat(seen_by).public[f"sheet-{seat}"]
        return int(next(value for words, value in sheet["lines"] if "curses-held" in words[0]))

    def interrupts(self, seat: int) -> list[list[str | int]]:
        return [one["key"] for one in self.lines[seat].seat(seat).rest.get("interrupts", [])]

    def end(self) -> None:
        """Everybody dies of words: the game is lost."""
        for _ in range(2):
            self.act()
            for seat in reversed(SEATS):
                if self.channel(seat, "table") and not self.lines[seat].seat(seat).result:
                    self.speak(seat, "We are lost.")
        assert all(self.lines[seat].seat(seat).result for seat in SEATS)


@contextmanager
def company(server: Server, **options: str) -> Iterator[Company]:
    """A table in the first turn, which is seat 0's."""
    guests = [Guest(server.url) for _ in range(4)]
    table = guests[0].new_table(GAME, "me", "", "", options=options)
    for seat in SEATS[1:]:
        guests[seat].take(table, seat)
    with entered(table, guests) as all_of_us:
        begin(all_of_us)
        yield all_of_us


@contextmanager
def entered(table: str, guests: list[Guest]) -> Iterator[Company]:
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.at(table)) for guest in guests]
        for seat in SEATS:
            lines[seat].seat(seat)
        yield Company(table, guests, lines)


def begin(all_of_us: Company) -> None:
    """Through the opening and the spawning to seat 0's turn, the first."""
    while True:
        all_of_us.listen()
        for seat in SEATS:
            line = all_of_us.lines[seat]
            if not line.waits_for(seat):
                continue
            choices = line.views[seat].choices
            if ["end"] in choices:
                assert seat == 0
                return
            signal = ["would"] if seat == 0 else ["would-not"]
            line.answer(seat, signal if signal in choices else choices[0])


def refusal(told: Json) -> tuple[str, str]:
    assert told["is"] == "refusal", told
    assert told["message"]
    return told["code"], told.get("rule", "")


# --- in public ---


def test_public_words_cost_two_curses_and_then_all_hear_them(server: Server) -> None:
    with company(server) as us:
        shown = us.channel(1, "table")
        assert shown is not None
        assert (shown["price"], shown["rule"]) == (SPEAK, "silence.penalty")
        for pay in (None, ["speak", 0], ["speak", 1], ["confess"], ["speak", 2, 0]):
            told = us.say(1, "For nothing?", **({"pay": pay} if pay else {}))
            assert refusal(told) == ("price", "silence.penalty")
        assert [line.said for line in us.lines] == [[], [], [], []]
        assert us.curses(1) == 0
        us.speak(1, "The boat!")
        assert us.curses(1) == 2
        assert (us.curses(0), us.curses(2)) == (0, 0)
        for line in us.lines:
            assert line.said == ["The boat!"]
            kinds = [_kind(message) for message in line.heard]
            assert kinds.index("breach") < kinds.index("said"), "one pays before one is heard"
        for seat in (0, 2):  # which Curses they are is nobody else's business
            private = us.lines[seat].seat(seat).private.values()
            assert not [node for node in private if node.get("within") == "hand-1"]


def _kind(message: Json) -> str:
    events = [event[2][0] for event in message.get("happened", ())]
    return "breach" if "breach" in events else str(message["is"])


def test_who_has_paid_speaks_on_for_nothing_until_something_is_begun(server: Server) -> None:
    with company(server) as us:
        us.speak(1, "One.")
        free = us.channel(1, "table")
        assert free is not None
        assert "price" not in free
        # Two Curses for words that are free: nobody was shown that, so it is sent back.
        assert refusal(us.say(1, "Two?", pay=SPEAK)) == ("price", "silence.immunity")
        assert us.say(1, "Two.")["is"] == "done"
        assert refusal(us.say(2, "Me too.")) == (
            "price",
            "silence.penalty",
        )  # immunity is one's own
        assert us.curses(1) == 2
        # Seat 1 has not heard yet that seat 0 acts: what it believes to be free is not.
        line = us.lines[1]
        us.lines[0].answer(0, next(key for key in us.choices(0) if key[0] == "move"))
        assert "price" not in (us.channel(1, "table") or {})
        assert refusal(line.do("say", seat=1, text="Three.")) == ("price", "silence.penalty")
        us.listen()
        assert us.curses(1) == 2
        for line in us.lines:
            assert line.said == ["One.", "Two."]


def test_the_price_is_that_of_the_last_action_in_whatever_process(
    tmp_path: Path, database: str
) -> None:
    """Words that were free, sent through a server that has not heard of the Action yet."""
    with (
        serving(tmp_path, database) as server,
        serving(tmp_path, database, "other") as other,
        company(server) as us,
    ):
        guest = Guest(other.url, us.guests[1].key)
        with guest.at(us.table) as elsewhere:
            elsewhere.done("say", seat=1, text="One.", pay=SPEAK)
            us.lines[0].until(lambda: us.lines[0].said)  # and is asked anew
            us.lines[0].answer(0, next(key for key in us.choices(0) if key[0] == "move"))
            told = elsewhere.do("say", seat=1, text="Two.")
            assert refusal(told) == ("price", "silence.penalty")
            elsewhere.done("say", seat=1, text="Three.", pay=SPEAK)
            us.lines[2].until(lambda: "Three." in us.lines[2].said)
            assert us.lines[2].said == ["One.", "Three."]


def test_words_may_kill_and_the_dead_have_nothing_to_say(server: Server) -> None:
    with company(server) as us:
        us.speak(2, "Listen!")
        us.act()
        us.speak(2, "Farewell.")
        assert us.lines[0].said == us.lines[3].said == ["Listen!", "Farewell."]
        assert "dead" in us.lines[0].seat(0).public["sheet-2"]["marks"]
        assert us.channel(2, "table") is None
        code, _ = refusal(us.say(2, "Boo!", pay=SPEAK))
        assert code == "not-offered"
        assert us.lines[0].said == ["Listen!", "Farewell."]


def test_breaches_out_of_hearing_are_owned_up_to_or_claimed(server: Server) -> None:
    with company(server) as us:
        us.lines[1].done("interrupt", seat=1, key=["confess"])
        us.listen()
        assert us.curses(1) == 2
        assert us.channel(1, "table") is not None
        us.lines[1].done("interrupt", seat=1, key=["claim", 2])
        us.listen()
        assert ["claim", 2] not in us.interrupts(0)
        us.act()
        assert us.choices(0) == [["uphold"], ["dismiss"]]  # the Decider
        us.answer(0, "uphold")
        assert us.curses(2) == 2
        us.lines[2].done("interrupt", seat=2, key=["claim", 1])
        us.listen()
        us.act()
        us.answer(0, "dismiss")
        assert us.curses(1) == 2
        assert all(line.said == [] for line in us.lines)


# --- other tables ---


def test_at_a_table_of_honour_all_may_speak(server: Server) -> None:
    with company(server, silence="honour") as us:
        assert us.say(1, "Shall we?")["is"] == "done"
        assert us.curses(1) == 0
        assert [line.said for line in us.lines] == [["Shall we?"]] * 4
        assert ["confess"] in us.interrupts(1)
        assert SPEAK not in us.interrupts(1)
        us.lines[1].done("interrupt", seat=1, key=["confess"])
        us.listen()
        assert us.curses(1) == 2


def test_a_teaching_table_has_a_channel_for_the_rules(server: Server) -> None:
    with company(server, silence="teaching") as us:
        assert us.say(1, "How does a Gate break?", channel="rules")["is"] == "done"
        assert [line.said for line in us.lines] == [["How does a Gate break?"]] * 4
        assert us.curses(1) == 0
        assert refusal(us.say(1, "And now?")) == ("price", "silence.penalty")
    with company(server) as us:
        assert refusal(us.say(1, "How?", channel="rules"))[0] == "not-offered"


# --- leaks ---


def test_names_say_nothing_while_words_are_dear(server: Server) -> None:
    with company(server) as us:
        names = [seat["name"] for seat in us.lines[2].table["seats"]]
        path = f"/api/tables/{us.table}/seats/1"
        told = us.guests[1].ask("PATCH", path, {"name": "Loot the Cave"})
        assert told.status_code == 400
        assert (told.json()["code"], told.json()["rule"]) == ("price", "silence.penalty")
        # Nor by leaving and sitting down again under another name.
        assert us.guests[1].ask("DELETE", path).status_code == 200
        us.guests[1].take(us.table, 1, name="Loot the Cave")
        us.listen()
        assert [seat["name"] for seat in us.lines[2].table["seats"]] == names
        assert "Loot the Cave" not in traffic(us.lines)
        # Asking to take something back has no words either: more than the fields is refused.
        us.lines[0].send(**{"is": "undo", "re": 99, "seat": 0, "text": "Cave!"})
        us.listen()
        assert [m["code"] for m in us.lines[0].heard if m["is"] == "refusal"] == ["malformed"]
        assert "Cave!" not in traffic(us.lines[1:])
    with company(server, silence="honour") as us:
        told = us.guests[1].ask("PATCH", f"/api/tables/{us.table}/seats/1", {"name": "Mina"})
        assert told.status_code == 200


def test_spectators_talk_among_themselves_until_the_end(server: Server) -> None:
    with company(server) as us:
        us.lines[3].done("say", text="She holds three parts")
        us.listen()
        assert us.lines[3].said == ["She holds three parts"]
        for seat in SEATS:
            assert refusal(us.say(seat, "What?", channel="watchers"))[0] == "not-offered"
            assert us.lines[seat].refused("say", text="I watch") == "not-yours"
            with us.guests[seat].at(us.table) as again:
                assert again.said == []
        assert "three parts" not in traffic(us.lines[:3])
        us.end()
        with entered(us.table, us.guests) as later:
            assert "She holds three parts" in later.lines[0].said


def traffic(lines: list[Line]) -> str:
    return json.dumps([line.heard for line in lines])


# --- the private talk ---

ASKED, REPLIED, PUBLIC = "q7zPrivateQuestion", "q7zPrivateReply", "q7zPublicWord"


def test_private_words_reach_the_two_and_nobody_else_ever(server: Server) -> None:
    """All that seat 2 and a watcher are ever sent, or can ask for, is searched."""
    with company(server) as us:
        assert refusal(us.say(0, ASKED, channel="talk"))[0] == "not-offered"
        us.answer(0, "talk", 1)
        _talk(us)
        us.act()  # which ends the talk
        assert us.channel(0, "talk") is None
        assert refusal(us.say(1, REPLIED, channel="talk"))[0] == "not-offered"
        us.speak(2, PUBLIC)
        others = [us.lines[2], us.lines[3]]
        with us.guests[2].at(us.table, seen=0) as again, us.guests[3].at(us.table) as watching:
            others += [again, watching]
            again.quiet()
            watching.quiet()
        while_playing = "".join(_all_answers(us, seat) for seat in (2, 3))
        report = us.guests[2].post(f"/api/tables/{us.table}/reports", {"seat": 2, "text": "?"})
        us.end()
    with entered(us.table, us.guests) as later:  # everybody comes again when it is over
        later.listen()
        assert later.say(2, "What did you say to each other?")["is"] == "done"
        others += [later.lines[2], later.lines[3]]
        mine = [later.lines[0], later.lines[1]]
        when_over = "".join(_all_answers(later, seat) for seat in (2, 3))
        others.append(_gone_on(server, later))
    places = {
        "traffic": traffic(others),
        "answers while playing": while_playing,
        "answers when it is over": when_over,
        "what the server wrote": server.said(),
        "the report": json.dumps(report) + _stored(server, "reports"),
        "the acts": _stored(server, "acts"),
        "the snapshots": _stored(server, "snapshots"),
        "the tables": _stored(server, "documents"),
    }
    for where, text in places.items():
        for words in (ASKED, REPLIED):
            assert words not in text, where
    assert PUBLIC in places["traffic"]  # the search finds what is there
    for line in mine:  # the two keep what they have said to each other
        assert {ASKED, REPLIED} <= set(line.said)
    assert ASKED in _stored(server, "chat")


def _talk(us: Company) -> None:
    channel = us.channel(1, "talk")
    assert channel is not None
    assert (channel["hears"], channel["rule"]) == ([0, 1], "silence.private-talk")
    assert us.channel(2, "talk") is None
    assert refusal(us.say(2, "May I?", channel="talk"))[0] == "not-offered"
    heard = [len(us.lines[who].heard) for who in (2, 3)]
    assert us.say(0, ASKED, channel="talk")["is"] == "done"
    assert us.say(1, REPLIED, channel="talk")["is"] == "done"
    us.lines[0].done("interrupt", seat=0, key=["keep-parts"])
    us.listen()
    for who, before in zip((2, 3), heard, strict=True):  # not even that something was said
        assert [m for m in us.lines[who].heard[before:] if m["is"] != "pong"] == []
    for line in us.lines[:2]:
        assert line.said == [ASKED, REPLIED]
        story: list[Any] = [one for view in line.views.values() for one in view.story]
        assert ["keep-parts", 0, 1] in [event for _, _, event, *_ in story]
    assert us.curses(0) == us.curses(1) == 0


def _all_answers(us: Company, who: int) -> str:
    """Everything that a guest can ask the server about a table."""
    guest, path = us.guests[who], f"/api/tables/{us.table}"
    paths = ["", "/fixed", "/log", "/replay"]
    for viewpoint in range(-2, 3):
        replay = guest.ask("GET", f"{path}/replay?viewpoint={viewpoint}")
        moments = replay.json().get("moments", ())
        paths += [f"/replay?viewpoint={viewpoint}"]
        paths += [f"/replay/{n}?viewpoint={viewpoint}" for n in range(len(moments))]
    said = [guest.ask("GET", path + one).text for one in paths]
    said += [guest.ask("GET", f"/api/tables?mine={mine}").text for mine in ("true", "false")]
    story = us.lines[who].do("story", seat=-1 if who == 3 else who, count=1000)
    return json.dumps([said, story])


def _gone_on(server: Server, us: Company) -> Line:
    """What seat 2 hears at a table that goes on from a moment of this game."""
    guest = us.guests[2]
    seats = [{"mine": True}] * 3
    wish = {"at": 1, "viewpoint": 2, "seats": seats}
    told = guest.post(f"/api/tables/{us.table}/continue", wish)
    with guest.at(told["table"]["id"]) as line:
        line.quiet()
        return line


def _stored(server: Server, table: str) -> str:
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as db:
        return repr(db.execute(f"SELECT * FROM {table}").fetchall())
