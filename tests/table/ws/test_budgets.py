"""Bytes are counted, not messages: for a connection, a seat, a table and an address; and what
waits unread is bounded."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from http import HTTPStatus

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from gloam.kernel.core.asks import REVISE
from gloam.kernel.session.log import Answer, Interrupt, Log, LogEntry, Rolls, Stand, Undo
from gloam.table.http.identity import grouped
from gloam.table.http.rate_limiter import Accounts
from gloam.table.server.settings import Settings
from gloam.table.server.wire import text_frame
from gloam.table.tables.budgets import LINE, TableBudgets, repeated
from gloam.table.ws.backlog import Backlog
from gloam.table.ws.connection import FAIR, Connection
from tests.table.guests import Guest, Line, eventually
from tests.table.processes import Server, serving
from tests.table.ws.test_abuse import code_of

LIMITS = {
    "proxied": "true",
    "messages": "5",
    "lines": "12",
    "watchers": "3",
    "words": "3000",
    "record": "3000",
    "reports": "250000",
    "idle": "0.2",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("strict"), **LIMITS) as server:
        yield server


@pytest.fixture
def address(request: pytest.FixtureRequest) -> str:
    """One that no other test has."""
    return f"at-{request.node.name}"


@pytest.fixture
def guest(strict: Server, address: str) -> Guest:
    return Guest(strict.url, address=address)


def pongs(line: Line, messages: list[str]) -> int:
    """How many of these messages are answered, and not refused for being too fast."""
    before = len(line.heard)
    for message in messages:
        line.socket.send(message)
    line.until(lambda: sum("re" in one for one in line.heard[before:]) == len(messages))
    return sum("re" in one and one["is"] != "refusal" for one in line.heard[before:])


def ping(number: int, size: int = 0) -> str:
    return f'{{"is":"ping","re":{number}{" " * size}}}'


# --- sending ---


def test_long_messages_count_more(guest: Guest) -> None:
    table = guest.new_table("leduc", "me", "me")
    with guest.at(table) as line:
        answered = pongs(line, [ping(number, 4_000) for number in range(10)])
    assert 1 <= answered < 10, "fifteen kilobytes at once, five a second"


def test_long_answers_count_for_those_who_ask(guest: Guest) -> None:
    table = guest.new_table("haunted", "random", "greedy")
    with guest.at(table) as line:
        line.until(lambda: line.seat(-1).result)
        told = line.do("story", seat=-1, count=1000)
        assert len(msgspec.json.encode(told)) > 10_000, "or it proves nothing"
        story = ['{"is":"story","re":7,"seat":-1,"count":1000}'] * 14
        assert pongs(line, story) < 14, "as many short ones would have been answered"


def test_an_answer_has_so_many_keys_and_each_counts(guest: Guest) -> None:
    """They are tried one after the other, while everybody waits."""
    table = guest.new_table("leduc", "me", "me")
    with guest.at(table) as line:
        mine = 0 if line.seat(0).ask else 1
        ask = line.seat(mine).ask
        many = [["call"]] * 61
        assert line.refused("answer", seat=mine, ask=ask, keys=many) == "malformed"
        assert line.refused("answer", seat=mine, ask=ask, keys=many[:30]) in ("not-asked", "over")
        assert line.refused("ping") == "too-fast"


def test_many_lines_of_one_person_share_what_one_may_send(guest: Guest) -> None:
    table = guest.new_table("leduc", "me", "me")
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.at(table)) for _ in range(5)]
        answered = sum(pongs(line, [ping(number) for number in range(12)]) for line in lines)
    assert answered < 60, "each by itself would have answered all twelve"


def test_those_who_watch_use_up_nothing_of_those_who_play(guest: Guest) -> None:
    table = guest.new_table("leduc", "me", "me")
    eve = Guest(guest.url, address=f"{guest.address}-eve")
    with guest.at(table) as line, eve.at(table) as flood:
        pongs(flood, [ping(number) for number in range(90)])
        assert pongs(line, [ping(number) for number in range(10)]) == 10


def test_an_address_that_closes_all_its_lines_has_not_more_to_send() -> None:
    accounts = Accounts(messages=10.0, unread=1)
    assert accounts.of("here").messages.take(30)  # and nothing keeps the account
    assert not accounts.of("here").messages.take(5)
    assert accounts.of("there").messages.take(30)


# --- open lines ---


def test_one_address_has_so_many_lines_also_those_that_say_nothing(guest: Guest) -> None:
    with ExitStack() as stack:
        silent = [stack.enter_context(guest.socket("any")) for _ in range(12)]
        with pytest.raises(InvalidStatus) as refused, guest.socket("any"):
            pass
        assert refused.value.response.status_code == HTTPStatus.TOO_MANY_REQUESTS
        with Guest(guest.url, address="elsewhere").socket("any"):
            pass
        silent[0].close()

        def open_again() -> bool:
            try:
                with guest.socket("any"):
                    return True
            except InvalidStatus:
                return False

        eventually(open_again)


def test_a_table_has_room_for_so_many_watchers_and_always_for_those_who_play(guest: Guest) -> None:
    table = guest.new_table("leduc", "me", "me")
    with ExitStack() as stack:
        for number in range(3):
            stack.enter_context(Guest(guest.url, address=f"watcher-{number}").at(table))
        with Guest(guest.url, address="watcher-4").socket(table) as socket:
            socket.send('{"is":"enter","re":1}')
            assert code_of(socket) == 4429
        with guest.at(table) as line:
            assert line.welcome is not None


def test_one_person_has_a_table_open_ten_times(guest: Guest) -> None:
    table = guest.new_table("leduc", "me", "me")
    with ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(guest.at(table))
        with guest.socket(table) as socket:
            socket.send(f'{{"is":"enter","re":1,"key":"{guest.key}"}}')
            assert code_of(socket) == 4429


def test_whoever_has_one_address_of_ipv6_has_them_all() -> None:
    assert grouped("2001:db8:1:2:3:4:5:6") == grouped("2001:db8:1:2::9")
    assert grouped("2001:db8:1:2::") != grouped("2001:db8:1:3::")
    assert grouped("::ffff:10.1.2.3") == grouped("10.1.2.3") == "10.1.2.3"
    assert grouped("fe80::1%eth0") == grouped("fe80::2")
    assert grouped("not:an:address") == "not:an:address"


# --- what is kept ---


def test_words_are_counted_in_bytes_and_a_table_keeps_so_many(guest: Guest) -> None:
    table = guest.new_table("leduc", "me", "me")
    said: list[str] = []
    with guest.at(table) as line:
        for _ in range(20):
            told = line.do("say", seat=0, text="ö" * 400)
            said.append(told.get("code", "done"))
            if told.get("code") == "too-fast":
                eventually(lambda: line.do("ping")["is"] == "pong")
    assert said[0] == "done"
    assert {"too-fast", "enough"} & set(said)
    assert said.count("done") <= 3, "three thousand bytes, and not twenty times eight hundred"


def test_those_who_watch_leave_room_for_the_words_of_those_who_play(guest: Guest) -> None:
    """However long they talk among themselves, also over a new start of the table."""
    table = guest.new_table("leduc", "me", "me")
    eve = Guest(guest.url, address=f"{guest.address}-eve")
    with guest.at(table) as line, eve.at(table) as aside:

        def refused(text: str) -> bool:
            return aside.do("say", text=text).get("code") == "enough"

        eventually(lambda: refused("x" * 200) and refused("x"))
        for _ in range(3):
            line.done("say", seat=0, text="x" * 400)


def test_what_waits_for_those_who_watch_is_counted_for_itself() -> None:
    """A hundred slow watchers would else have everybody given up who has a large view to get."""
    budgets = TableBudgets(Settings())
    assert budgets.unread(plays=True) is not budgets.unread(plays=False)


def test_the_table_remembers_what_was_said_when_it_is_loaded_again(
    strict: Server, guest: Guest
) -> None:
    table = guest.new_table("leduc", "me", "")
    with guest.at(table) as line:
        line.done("say", seat=0, text="Hello.")
    with guest.at(table) as line:
        assert line.said == ["Hello."]
        line.done("say", seat=0, text="Again.")
        line.until(lambda: line.said == ["Hello.", "Again."])
    with guest.at(table, seen=1) as line:
        assert line.said == ["Again."]


def test_standing_answers_are_counted_in_bytes(guest: Guest) -> None:
    table = guest.new_table("parley", "me", "me")
    with guest.at(table) as line:
        line.done("stand", seat=0, about="short", key=["pass"])
        assert line.refused("stand", seat=0, about="long", key=["x" * 5_000]) == "malformed"
        assert line.quiet() == []


def test_what_can_be_done_without_end_ends_for_each_seat(guest: Guest) -> None:
    """Taking back and standing answers; answers go on to the end of the game. What others have
    done, in secret perhaps, makes no difference."""
    table = guest.new_table("parley", "me", "me")

    def stood(line: Line, seat: int) -> str:
        told = line.do("stand", seat=seat, about="x" * 70, key=["y" * 70])
        return str(told.get("code", "done"))

    with guest.at(table) as line:
        eventually(lambda: stood(line, 0) == "enough")
        assert stood(line, 1) == "done"
        seat = 0 if line.seat(0).ask else 1
        line.answer(seat, line.asked(seat).choices[0])
    eventually(lambda: guest.get("/api/health")["tables"] == 0)
    with guest.at(table) as line:
        assert stood(line, 0) == "enough", "also after the table was loaded anew"
        assert stood(line, 1) == "done"


@pytest.mark.parametrize(
    ("entry", "counted"),
    [
        (Stand(1, "nine tops", ("pass",)), LINE + 9 + 4),
        (Interrupt(1, ("speak", 22)), LINE + 5 + 2),
        (Undo(1, 12_345), LINE),
        (Undo(1, 7), LINE),
        (Answer(1, REVISE), LINE + 6),
        (Answer(1, ("raise", 2)), 0),
        (Rolls(((0, 6, 3),), ()), 0),
    ],
    ids=lambda given: given.__class__.__name__,
)
def test_of_a_log_what_a_seat_has_sent_itself_is_counted(entry: LogEntry, counted: int) -> None:
    log = Log(b"key")
    log.append(entry)
    assert repeated(log.lines)[1] == counted


def test_what_a_log_and_a_trace_take_is_no_part_of_what_a_report_counts(guest: Guest) -> None:
    """How long a log is tells how much was done in secret."""
    short, long = {"text": "It"}, {"text": "It", "trace": "x" * 60_000}
    for number, bodies in enumerate(((short, short, short), (long, long, long))):
        who = Guest(guest.url, address=f"{guest.address}-{number}")
        table = guest.new_table("leduc", "me", "me")
        path = f"/api/tables/{table}/reports"
        told = [who.ask("POST", path, body).status_code for body in bodies]
        assert told == [201, 201, 409]


def test_reports_are_counted_for_a_table_and_an_address(guest: Guest) -> None:
    tables = [guest.new_table("leduc", "me", "me") for _ in range(3)]
    body = {"text": "It does not work.", "trace": "x" * 50_000}

    def reported(table: str, address: str) -> int:
        # Everybody can have any number of keys.
        who = Guest(guest.url, key=f"{table}-{address}", address=address)
        return who.ask("POST", f"/api/tables/{table}/reports", body).status_code

    mine = guest.address
    assert [reported(table, mine) for table in tables] == [201, 201, 409], "an address"
    others = [reported(tables[0], f"{mine}-{number}") for number in range(3)]
    assert others == [201, 409, 409], "a table: with mine two"


def test_strangers_leave_room_for_the_reports_of_those_who_play(guest: Guest) -> None:
    table = guest.new_table("leduc", "me", "me")
    body = {"text": "Nonsense.", "trace": "x" * 50_000}

    def reported(who: Guest) -> int:
        return who.ask("POST", f"/api/tables/{table}/reports", body).status_code

    strangers = [Guest(guest.url, key=str(n), address=f"{guest.address}-{n}") for n in range(4)]
    assert [reported(stranger) for stranger in strangers] == [201, 201, 409, 409]
    assert reported(guest) == 201


# --- what waits ---


def test_who_does_not_read_is_given_up_by_bytes() -> None:
    async def story() -> None:
        slow = Connection("a", (0,), False, limit=1_000_000)
        for _ in range(600):  # as many as were too many when messages were counted
            slow.send(b"x" * 100)
        assert not slow.lost
        slow.send(b"x" * 1_000_000)
        assert slow.lost

    asyncio.run(story())


def test_one_message_is_never_too_long() -> None:
    async def story() -> None:
        line = Connection("a", (0,), False, limit=1_000)
        line.send(b"x" * 5_000)
        assert not line.lost

    asyncio.run(story())


def test_lines_of_one_address_share_what_may_wait_and_the_slow_ones_go() -> None:
    async def story() -> None:
        together = Backlog(10 * FAIR)
        quick = Connection("a", (0,), False, 100 * FAIR, (together,))
        slow = [Connection("b", (1,), False, 100 * FAIR, (together,)) for _ in range(8)]
        for _ in range(4):
            for line in slow:
                line.send(b"x" * (FAIR // 2))
        quick.send(b"x" * 100)
        assert any(line.lost for line in slow)
        assert not quick.lost
        assert together.bytes <= together.limit + FAIR
        for line in (quick, *slow):
            line.close()
        assert together.bytes == 0

    asyncio.run(story())


def test_what_was_sent_no_longer_waits() -> None:
    async def story() -> None:
        together = Backlog(1_000)
        line = Connection("a", (0,), False, 1_000, (together,))
        reader = Reader()
        delivery = asyncio.create_task(line.deliver(reader))
        for _ in range(50):
            line.send(b"x" * 900)
            while together.bytes:
                await asyncio.sleep(0)
        assert len(reader.read) == 50
        line.close()
        await asyncio.gather(delivery, return_exceptions=True)

    asyncio.run(story())


def test_who_reads_slowly_gets_everything_in_order_and_it_is_counted() -> None:
    """What can go out does so at once; the rest waits, and nothing overtakes it."""

    async def story() -> None:
        together = Backlog(1_000)
        line = Connection("a", (0,), False, 1_000, (together,))
        reader = Reader()
        delivery = asyncio.create_task(line.deliver(reader))
        await asyncio.sleep(0)
        line.send(b"1")
        assert (reader.read, together.bytes) == ([b"1"], 0)
        reader.reads.clear()
        for message in (b"2", b"3"):
            line.send(message)
            await asyncio.sleep(0)
        assert (reader.read, together.bytes) == ([b"1"], 2)
        reader.reads.set()
        line.send(b"4")  # before the delivery has noticed that somebody reads again
        assert (reader.read, together.bytes) == ([b"1"], 3)
        while together.bytes:
            await asyncio.sleep(0)
        assert reader.read == [b"1", b"2", b"3", b"4"]
        line.close()
        await asyncio.gather(delivery, return_exceptions=True)

    asyncio.run(story())


class Reader:
    """The other end of a line."""

    def __init__(self) -> None:
        self.read: list[bytes] = []
        self.reads = asyncio.Event()
        self.reads.set()

    def send_now(self, message: bytes) -> bool:
        if self.reads.is_set():
            self.read.append(message)
        return self.reads.is_set()

    async def send_text(self, message: bytes) -> None:
        await self.reads.wait()
        self.read.append(message)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_protocol_says(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
