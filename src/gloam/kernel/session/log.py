"""The log: what happened, line by line, and the proof that it was so.

A line is a digest and an entry as JSON. The digest is keyed by the game's seed and
chained over all lines before, so nobody without the seed can change, drop, add or
reorder a line, and once the game is over and the seed is open anybody can check.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

import msgspec

from gloam.kernel.core.dice import commitment, seed
from gloam.kernel.core.state import LASTING, MOVE, ROLL, SHUFFLE, Change, Journal


class Setup(msgspec.Struct, tag="setup", tag_field="is", frozen=True, omit_defaults=True):
    """The first line. Everything that rebuilds the game but the secret.

    `start` is the quiet position that play starts from, if it goes on from another game.
    """

    game: str
    version: str
    seats: int
    options: dict[str, str]
    campaign: dict[str, Any]  # plain data of the game's own
    commitment: str
    nonces: tuple[str, ...]
    start: dict[str, Any] = {}  # as `dump` gives it


class Answer(msgspec.Struct, tag="answer", tag_field="is", frozen=True, omit_defaults=True):
    """A seat's answer to the ask that was open; `standing`: one that it had left beforehand."""

    seat: int
    key: tuple[str | int, ...]
    standing: bool = False


class Interrupt(msgspec.Struct, tag="interrupt", tag_field="is", frozen=True):
    """What a seat has done although it was not asked."""

    seat: int
    key: tuple[str | int, ...]


class Rolls(msgspec.Struct, tag="rolls", tag_field="is", frozen=True):
    """What the dice showed since the line before: (audience, sides or zone, outcome)."""

    rolled: tuple[tuple[int, int, int], ...]
    drawn: tuple[tuple[int, int, int], ...]


class Lasting(msgspec.Struct, tag="lasting", tag_field="is", frozen=True):
    """What the line before has changed for good, in the campaign too."""

    changes: tuple[tuple[str | int, ...], ...]


class Undo(msgspec.Struct, tag="undo", tag_field="is", frozen=True):
    """The answer in `line` is taken back."""

    seat: int
    line: int


class Stand(msgspec.Struct, tag="stand", tag_field="is", frozen=True):
    """A standing answer to windows about something; no key takes it back."""

    seat: int
    about: str
    key: tuple[str | int, ...] | None


class Void(msgspec.Struct, tag="void", tag_field="is", frozen=True):
    """After an upgrade of the rules, the answers from this line on no longer hold."""

    line: int
    why: str


class End(msgspec.Struct, tag="end", tag_field="is", frozen=True):
    """The last line: the game is over and the secret is open."""

    secret: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


LogEntry: TypeAlias = Setup | Answer | Interrupt | Rolls | Lasting | Undo | Stand | Void | End

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(LogEntry).decode

DIGEST = 32  # hex digits


class LogError(ValueError):
    """A log that does not hold. `line` counts from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class Log:
    """An append-only list of lines under one key."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.lines: list[bytes] = []
        self.head = b""

    def append(self, entry: LogEntry) -> None:
        """Write an entry as the next line."""
        told = _encode(entry)
        self.head = _digest(self.key, self.head, told)
        self.lines.append(self.head + b" " + told)

    def cut(self, length: int) -> None:
        """Forget all lines after the first `length`."""
        if len(self.lines) > length:
            del self.lines[length:]
            self.head = self.lines[-1][:DIGEST]

    def text(self) -> bytes:
        """The log as a file."""
        return b"".join(line + b"\n" for line in self.lines)


def _digest(key: bytes, before: bytes, told: bytes) -> bytes:
    made = blake2b(before + told, key=key, digest_size=DIGEST // 2, person=b"gloam-log")
    return made.hexdigest().encode()


class Noted(NamedTuple):
    """What a journal leaves behind: what the dice showed (None if nobody rolled or drew), the
    lasting changes, and whether dice fell or a pile was mixed: nobody can take that back."""

    rolls: Rolls | None
    changes: tuple[Change, ...]
    settled: bool


NOTHING = Noted(None, (), False)


def noted(journal: Journal) -> Noted:
    """What of a journal goes into the log."""
    rolled: list[Any] = []  # numbers, by the entries' kinds
    drawn: list[Any] = []
    changes: list[Change] = []
    mixed = False
    for entry in journal:
        kind = entry[0]
        if kind == MOVE:
            if entry[6]:
                drawn.append((entry[1], entry[4], entry[2]))
        elif kind == ROLL:
            rolled.append(entry[1:4])
        elif kind == SHUFFLE:
            mixed = True
        elif kind == LASTING:
            changes.append(entry[2])
    if rolled or drawn:
        return Noted(Rolls(tuple(rolled), tuple(drawn)), tuple(changes), True)
    return Noted(None, tuple(changes), mixed) if changes or mixed else NOTHING


def read(lines: Sequence[bytes]) -> list[LogEntry]:
    """The entries of a log, unproven. Raises LogError at the first line that is no entry."""
    entries: list[LogEntry] = []
    for at, line in enumerate(lines, 1):
        digest, space, told = line.rstrip(b"\n").partition(b" ")
        if len(digest) != DIGEST or not space:
            raise LogError(at, "this is not a line of a log: it lacks its digest")
        try:
            entries.append(_decode(told))
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise LogError(at, f"this is not an entry of a log: {error}") from None
    if not entries:
        raise LogError(1, "the log is empty")
    if not isinstance(entries[0], Setup):
        raise LogError(1, "a log begins with its set-up")
    return entries


def prove(lines: Sequence[bytes], secret: bytes | None = None) -> list[LogEntry]:
    """The entries of a log whose digests all hold, or LogError naming the first bad line.

    Without `secret` the log must be finished: its last line opens it.
    """
    if not lines:
        raise LogError(1, "the log is empty")
    opened = _opened_secret(lines) if secret is None else secret
    first = read_line(lines[0], 1)
    if not isinstance(first, Setup):
        raise LogError(1, "a log begins with its set-up")
    try:
        nonces = [bytes.fromhex(nonce) for nonce in first.nonces]
    except ValueError:
        raise LogError(1, "a nonce is not a number in hex") from None
    key = seed(opened, nonces)
    bad = _bad_lines(key, lines)
    if commitment(opened) != first.commitment:
        # Either the commitment was changed (then the later lines hold) or the secret.
        if len(lines) > 1 and 2 in bad:
            raise LogError(len(lines), "the secret is not the one that line 1 committed to")
        raise LogError(1, "the commitment is not that of the secret in the last line")
    if bad:
        raise LogError(bad[0], "the line was changed, moved or put in: its digest does not hold")
    entries = read(lines)
    for at, entry in enumerate(entries[:-1], 1):
        if isinstance(entry, End):
            raise LogError(at + 1, "nothing can follow the end of a game")
    return entries


def _opened_secret(lines: Sequence[bytes]) -> bytes:
    """The secret, from wherever the log opens it: lines may have been moved."""
    for at in range(len(lines), 0, -1):
        try:
            entry = read_line(lines[at - 1], at)
        except LogError:
            if at == len(lines):
                raise
            continue
        if isinstance(entry, End):
            try:
                return bytes.fromhex(entry.secret)
            except ValueError:
                raise LogError(at, "the secret is not a number in hex") from None
    raise LogError(
        len(lines) + 1, "the log ends here without opening its secret: unfinished, or cut"
    )


def read_line(line: bytes, at: int = 1) -> LogEntry:
    """The entry of one line, unproven. Raises LogError; `at` is its number, for the message."""
    try:
        entry: LogEntry = _decode(line.rstrip(b"\n").partition(b" ")[2])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise LogError(at, f"this is not an entry of a log: {error}") from None
    return entry


def _bad_lines(key: bytes, lines: Iterable[bytes]) -> list[int]:
    """The lines whose digest does not follow from the line before as it stands."""
    bad: list[int] = []
    before = b""
    for at, line in enumerate(lines, 1):
        digest, _, told = line.rstrip(b"\n").partition(b" ")
        if _digest(key, before, told) != digest:
            bad.append(at)
        before = digest
    return bad
