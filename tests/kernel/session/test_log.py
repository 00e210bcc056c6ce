"""The log: complete, chained, silent about the secret until the end; replay, verify, mend."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gloam.kernel.core.asks import PASS, Flow
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import commitment, seed
from gloam.kernel.core.state import LASTING, MOVE, ROLL, SHUFFLE, TELL, transcript
from gloam.kernel.session.log import (
    Answer,
    End,
    Interrupt,
    Log,
    LogEntry,
    LogError,
    Rolls,
    Setup,
    Stand,
    Undo,
    Void,
    noted,
    prove,
    read,
    read_line,
)
from gloam.kernel.session.replay import replay, verify
from gloam.kernel.session.session import Session
from tests.kernel.salon import COUGH, SHOUT, Salon, SalonRules, begin

Lines = list[bytes]
few = settings(max_examples=100, deadline=None, derandomize=True, database=None)

SETUP = Setup("salon", "1", 2, {"light": "gas"}, {"count": 1}, commitment(b"s"), ("6e", ""))
ENTRIES: list[LogEntry] = [
    SETUP,
    Answer(0, ("add", 1)),
    Answer(1, ("pass",), standing=True),
    Interrupt(1, ("cough",)),
    Rolls(((-1, 6, 3),), ((1, 0, 7), (0, 0, 2))),
    Undo(0, 2),
    Stand(1, "noise", ("pass",)),
    Stand(1, "noise", None),
    Void(4, "the rules have changed: ä, 鬼"),
    End("00ff", (3, -1), (0,)),
]


def logged(entries: list[LogEntry], key: bytes = b"key") -> Lines:
    log = Log(key)
    for entry in entries:
        log.append(entry)
    return log.lines


def finished() -> Session[Salon]:
    """A game with something of everything in its log."""
    session = begin(("add", 1), ("roll",), ("add", 2))
    session.undo(0)
    session.stand(1, "noise", PASS)
    session.answer(0, ("open",))
    session.answer(0, SHOUT)
    session.answer(0, PASS)
    session.interrupt(1, COUGH)
    session.answer(0, ("draw",))
    session.answer(0, ("end",))
    return session


# --- lines ---


def test_every_kind_of_entry_comes_back_as_it_was() -> None:
    assert read(logged(ENTRIES)) == ENTRIES
    assert [read_line(line) for line in logged(ENTRIES)] == ENTRIES


def test_a_log_is_text_and_comes_back_from_it() -> None:
    session = finished()
    text = session.log.text()
    assert text.endswith(b"\n")
    lines = text.splitlines()
    assert read(lines) == read(session.log.lines)
    assert verify(session.rules, lines).log.text() == text
    assert verify(session.rules, text.splitlines(keepends=True)).log.text() == text
    for line in lines:
        digest, _, told = line.partition(b" ")
        assert len(bytes.fromhex(digest.decode())) == 16
        assert msgspec.json.decode(told)["is"]


def test_a_digest_hangs_on_the_key_and_on_all_lines_before() -> None:
    one = logged(ENTRIES)
    assert [line[33:] for line in one] == [line[33:] for line in logged(ENTRIES, b"other")]
    assert all(a[:32] != b[:32] for a, b in zip(one, logged(ENTRIES, b"other"), strict=True))
    changed = logged([SETUP, Answer(0, ("add", 2)), *ENTRIES[2:]])
    assert changed[0] == one[0]
    assert all(a[:32] != b[:32] for a, b in zip(one[1:], changed[1:], strict=True))


def test_the_head_is_the_digest_of_the_last_line() -> None:
    log = Log(b"key")
    assert log.head == b""
    for entry in ENTRIES:
        log.append(entry)
        assert log.lines[-1].startswith(log.head + b" ")


def test_rolls_and_draws_are_noted_and_cannot_be_taken_back() -> None:
    idle = noted([(TELL, -1, ("x",)), (MOVE, 1, 5, 2, 0, 1, False, 0)])
    assert idle == (None, (), False)
    thrown = [(ROLL, 3, 6, 4), (MOVE, 1, 5, 2, 0, 1, True, 0), (ROLL, -1, 2, 0)]
    assert noted(thrown) == (Rolls(((3, 6, 4), (-1, 2, 0)), ((1, 0, 5),)), (), True)
    assert noted([(SHUFFLE, -1, 0, (1,))]) == (None, (), True)
    assert noted([(LASTING, -1, ("burn", 3))]) == (None, (("burn", 3),), False)


# --- what cannot be read ---


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "line 1: the log is empty"),
        ([b"hello"], "line 1: this is not a line of a log: it lacks its digest"),
        ([b""], "line 1: this is not a line of a log: it lacks its digest"),
        ([b"0" * 32], "line 1: this is not a line of a log: it lacks its digest"),
        ([b"0" * 32 + b" {}"], "line 1: this is not an entry of a log: "),
        ([b"0" * 32 + b" {"], "line 1: this is not an entry of a log: "),
        ([b"0" * 32 + b' {"is":"dance"}'], "line 1: this is not an entry of a log: "),
        (logged([Answer(0, ("add", 1))]), "line 1: a log begins with its set-up"),
        (
            [*logged([SETUP]), b"0" * 32 + b' {"is":"undo"}'],
            "line 2: this is not an entry of a log",
        ),
    ],
)
def test_what_is_no_log_is_told_kindly(lines: Lines, message: str) -> None:
    with pytest.raises(LogError) as error:
        read(lines)
    assert str(error.value).startswith(message)
    with pytest.raises(LogError):
        verify(SalonRules(), lines)


def _not_utf8() -> bytes:
    return b"0" * 32 + b' {"is":"stand","seat":0,"about":"\xff","key":null}'


def test_bytes_that_are_no_text_are_told_kindly() -> None:
    with pytest.raises(LogError):
        read([*logged([SETUP]), _not_utf8()])


@few
@given(lines=st.lists(st.binary(max_size=40) | st.just(logged([SETUP])[0]), max_size=4))
@example(lines=[b"0" * 32 + b" null"])
def test_no_bytes_raise_anything_but_a_log_error(lines: Lines) -> None:
    for attempt in (read, lambda given: verify(SalonRules(), given)):
        with contextlib.suppress(LogError):
            attempt(lines)


# --- proving ---

Tamper = Callable[[Lines], None]


def _edit(at: int, old: bytes, new: bytes) -> Tamper:
    def change(lines: Lines) -> None:
        assert old in lines[at]
        lines[at] = lines[at].replace(old, new)

    return change


def _drop(at: int) -> Tamper:
    def change(lines: Lines) -> None:
        del lines[at]

    return change


def _swap(one: int, two: int) -> Tamper:
    def change(lines: Lines) -> None:
        lines[one], lines[two] = lines[two], lines[one]

    return change


CHANGED = "the line was changed, moved or put in: its digest does not hold"
TAMPERINGS: list[tuple[str, Tamper, int, str]] = [
    ("an answer", _edit(2, b'["add",1]', b'["add",2]'), 3, CHANGED),
    ("a roll", _edit(4, b"[[-1,6,", b"[[-1,7,"), 5, CHANGED),
    ("the seat of an undo", _edit(6, b'"seat":0', b'"seat":1'), 7, CHANGED),
    ("a nonce", _edit(0, b"nonce 1".hex().encode(), b"nonce 2".hex().encode()), 1, ""),
    ("a nonce that is no number", _edit(0, b"nonce 1".hex().encode(), b"zz"), 1, "not a number"),
    ("the number of seats", _edit(0, b'"seats":2', b'"seats":3'), 1, CHANGED),
    ("the result", _edit(-1, b'"winners":[0]', b'"winners":[1]'), -1, CHANGED),
    ("a line left out", _drop(3), 4, CHANGED),
    ("two lines swapped", _swap(2, 5), 3, CHANGED),
    ("a line twice", lambda lines: lines.insert(3, lines[2]), 4, CHANGED),
    ("the end cut off", _drop(-1), 0, "the log ends here without opening its secret"),
    ("the set-up cut off", _drop(0), 1, "a log begins with its set-up"),
    ("another secret", _edit(-1, b"a secret".hex().encode(), b"A secret".hex().encode()), -1, ""),
    ("no secret", _edit(-1, b"a secret".hex().encode(), b"zz"), -1, "the secret is not a number"),
    ("another commitment", _edit(0, b'"commitment":"', b'"commitment":"0'), 1, ""),
]


@pytest.mark.parametrize(
    ("tamper", "line", "why"), [t[1:] for t in TAMPERINGS], ids=[t[0] for t in TAMPERINGS]
)
def test_whoever_changes_a_log_is_found_out(tamper: Tamper, line: int, why: str) -> None:
    lines = list(finished().log.lines)
    tamper(lines)
    with pytest.raises(LogError) as error:
        verify(SalonRules(), lines)
    expected = {-1: len(lines), 0: len(lines) + 1}.get(line, line)
    assert error.value.line == expected, str(error.value)
    assert why in error.value.why
    assert str(error.value) == f"line {expected}: {error.value.why}"


def test_a_secret_that_was_not_committed_to_is_found_out() -> None:
    lines = list(finished().log.lines)
    lines[-1] = lines[-1].replace(b"a secret".hex().encode(), b"A secret".hex().encode())
    with pytest.raises(LogError, match="the secret is not the one that line 1 committed to"):
        prove(lines)


def test_a_forger_with_the_secret_cannot_change_what_it_committed_to() -> None:
    """The server itself forges a log with better rolls: it would need another secret."""
    forged = list(begin(("roll",), ("end",), secret=b"better").log.lines)
    entries = read(forged)
    assert isinstance(entries[0], Setup)
    honest = msgspec.structs.replace(entries[0], commitment=commitment(b"a secret"))
    key = seed(b"better", [b"nonce 0", b"nonce 1"])
    with pytest.raises(LogError) as error:
        verify(SalonRules(), logged([honest, *entries[1:]], key))
    assert error.value.line == 1


def test_a_log_whose_rolls_are_not_those_of_its_seed_is_found_out() -> None:
    """Every digest holds, since the forger knows the seed. The dice do not."""
    session = begin(("roll",), ("end",))
    entries = read(session.log.lines)
    rolled = entries[3]
    assert isinstance(rolled, Rolls)
    other = (rolled.rolled[0][2] + 1) % 6
    entries[3] = Rolls(((-1, 6, other),), ())
    with pytest.raises(LogError, match=r"line 4: the game gives Rolls.*, the log says Rolls"):
        verify(SalonRules(), logged(entries, session.log.key))


def test_an_answer_that_cannot_be_is_found_out() -> None:
    session = begin(("add", 1), ("end",))
    entries = read(session.log.lines)
    entries[2] = Answer(1, ("add", 1))
    with pytest.raises(LogError, match="line 3: this cannot be: Seat 1 is not asked"):
        verify(SalonRules(), logged(entries, session.log.key))


def test_an_end_that_does_not_follow_is_found_out() -> None:
    session = begin(("add", 1))
    end = End(session.secret.hex(), (9, 9), (1,))
    forged = logged([*read(session.log.lines), end], session.log.key)
    with pytest.raises(LogError, match="line 4: this cannot be: End does not follow from the game"):
        verify(SalonRules(), forged)


def test_a_line_after_the_end_is_found_out() -> None:
    session = begin(("add", 1), ("end",))
    longer = logged([*read(session.log.lines), Answer(0, ("add", 1))], session.log.key)
    with pytest.raises(LogError) as error:
        verify(SalonRules(), longer)
    assert error.value.line == len(longer)


def test_an_unfinished_log_can_be_proven_by_whoever_has_the_secret() -> None:
    session = begin(("add", 1))
    assert prove(session.log.lines, b"a secret") == read(session.log.lines)
    with pytest.raises(LogError, match="without opening its secret: unfinished, or cut"):
        prove(session.log.lines)


def test_an_empty_log_is_empty_with_the_secret_too() -> None:
    with pytest.raises(LogError, match="the log is empty"):
        prove([], b"a secret")


# --- secrets ---


def test_the_secret_and_the_seed_are_in_no_log_before_the_end() -> None:
    session = begin(("add", 1), ("roll",), ("draw",), ("hurry",))
    text = session.log.text()
    for hidden in (session.secret, session.log.key):
        for spelling in (hidden, hidden.hex().encode(), hidden.hex().upper().encode()):
            assert spelling not in text
    assert commitment(session.secret).encode() in text
    session.answers(0, [("pick", 0), ("pick", 1), ("pick", 2), ("end",)])
    *before, last = session.log.lines
    assert session.secret.hex().encode() in last
    assert not any(session.secret.hex().encode() in line for line in before)
    assert session.log.key.hex().encode() not in session.log.text()


# --- replaying ---


def test_a_log_replays_to_the_same_session() -> None:
    session = finished()
    again = replay(session.rules, session.log.lines, session.secret)
    assert again.log.text() == session.log.text()
    assert dump(again.run.state) == dump(session.run.state)
    assert repr(again.run.result) == repr(session.run.result)
    for seat in (0, 1):
        assert transcript(again.history, seat) == transcript(session.history, seat)


class Opera(SalonRules):
    id = "opera"


def test_a_log_of_another_game_is_refused() -> None:
    with pytest.raises(LogError, match="line 1: this is a game of salon, not of opera"):
        replay(Opera(), finished().log.lines, b"a secret")


def test_the_wrong_secret_rolls_other_dice() -> None:
    with pytest.raises(LogError, match="line 2: the game gives Rolls"):
        replay(SalonRules(), finished().log.lines, b"another")


class Stricter(SalonRules):
    """An upgrade: nobody may add two any more."""

    version = "2"

    def do_add(self, game: Salon, seat: int, number: int) -> None:
        if number == 2:
            raise ValueError("two is too much")
        super().do_add(game, seat, number)


def test_after_an_upgrade_the_game_resumes_before_the_first_answer_that_no_longer_holds() -> None:
    session = begin(("add", 1), ("roll",), ("add", 2), ("add", 1))
    with pytest.raises(LogError, match="line 6: this cannot be: The rules of salon failed at this"):
        replay(Stricter(), session.log.lines, session.secret)
    mended = replay(Stricter(), session.log.lines, session.secret, mend=True)
    *kept, void = read(mended.log.lines)
    assert kept == read(session.log.lines), "what no longer holds stays in the log"
    assert isinstance(void, Void)
    assert void.line == 6
    assert "two is too much" in void.why
    assert mended.run.state.count == session.run.state.count - 3
    mended.answer(0, ("add", 1))
    mended.answer(0, ("end",))
    assert replay(Stricter(), mended.log.lines, mended.secret).log.text() == mended.log.text()
    assert verify(Stricter(), mended.log.lines).log.head == mended.log.head


def test_nothing_is_mended_where_nothing_is_broken() -> None:
    session = finished()
    mended = replay(SalonRules(), session.log.lines, session.secret, mend=True)
    assert mended.log.text() == session.log.text()


class Dicier(SalonRules):
    """An upgrade: a roll is of two dice now."""

    def do_roll(self, game: Salon, seat: int) -> None:
        super().do_roll(game, seat)
        super().do_roll(game, seat)


def test_an_upgrade_that_rolls_other_dice_can_be_mended_too() -> None:
    session = begin(("add", 1), ("roll",), ("add", 2))
    mended = replay(Dicier(), session.log.lines, session.secret, mend=True)
    assert any(isinstance(entry, Void) for entry in read(mended.log.lines))
    mended.answer(0, ("roll",))
    assert replay(Dicier(), mended.log.lines, mended.secret).log.text() == mended.log.text()


class Longer(SalonRules):
    """An upgrade: nobody leaves without a whisper."""

    def do_end(self, game: Salon, seat: int) -> Flow[None]:
        yield from self.do_whisper(game, seat)
        game.over = True


def test_an_upgrade_may_reopen_a_finished_game() -> None:
    session = begin(("add", 1), ("end",))
    mended = replay(Longer(), session.log.lines, session.secret, mend=True)
    assert mended.ask is not None
    assert mended.ask.about == "whisper"
    assert isinstance(read(mended.log.lines)[-1], Void)
