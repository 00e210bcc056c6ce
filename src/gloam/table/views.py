"""Views: what the seats of a table are shown, made once a position and sent as what is new.

All that a seat gets about the game is made here, from its own scene and story. A seat to
which nothing has changed gets nothing, not even a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

import msgspec

from gloam.kernel.asks import EVERYONE
from gloam.kernel.scene import Choice, Node, Words
from gloam.kernel.session import Session
from gloam.kernel.show import choice_of, choices, prompt
from gloam.kernel.state import TELL, Event, Journal
from gloam.table.protocol import WATCHER, ChannelInfo, Happening, ResultInfo
from gloam.table.sights import OPEN, private_nodes

_encode = msgspec.json.Encoder().encode

Coded = dict[str, bytes]  # nodes by id, in order
Said = dict[Event, tuple[Words, tuple[str, ...]]]  # the words of events, and what they name


class Eye:
    """What one seat was last shown."""

    __slots__ = ("n", "private", "read", "rest", "seat", "told")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n  # views sent so far
        self.private: Coded = {}
        self.rest = b""  # prompt, choices and the like
        self.told = 0  # how long the story is that it knows
        self.read = 0  # how much of the history is in that story


class Views:
    """The eyes on one session. `fresh` after every act; `whole` for whoever has just come."""

    def __init__(self, session: Session[Any]) -> None:
        self.session = session
        self.public: Coded = {}
        self.eyes: dict[int, Eye] = {}
        self.sent: dict[int, int] = {}  # how many views each seat ever got
        self._said: Said = {}  # what the events of the last act say, for all eyes

    def open_eye(self, seat: int) -> None:
        """Somebody looks with this seat's eyes from now on."""
        if seat in self.eyes:
            return
        if not self.eyes:  # nobody looked: the public part may be old
            self.public = _coded(self.session.rules.public(self.session.run.state))
        eye = self.eyes[seat] = Eye(seat, self.sent.get(seat, 0) + 1)
        self._look(eye)
        self._hear(eye)

    def close_eye(self, seat: int) -> None:
        self.sent[seat] = self.eyes.pop(seat).n

    def whole(self, seat: int, told: int) -> bytes:
        """The view of an open eye, whole, with its story from place `told` on."""
        eye = self.eyes[seat]
        known = min(max(told, 0), eye.told)
        since = story(self.session, seat, known)
        public, private = _whole(self.public), _whole(eye.private)
        return _view(eye, known, public, private, since)

    def fresh(self) -> dict[int, bytes]:
        """What is new to each open eye since the last time."""
        if not self.eyes:
            return {}
        run = self.session.run
        now = _coded(run.rules.public(run.state))
        public = _changes(self.public, now)
        self.public = now
        self._said = {}
        views: dict[int, bytes] = {}
        for eye in self.eyes.values():
            private, changed = self._look(eye)
            known = eye.told
            told, since = self._hear(eye)
            if public or private or changed or since or told != known:
                eye.n += 1
                views[eye.seat] = _view(eye, told, public, private, since)
        return views

    def moment(self, seat: int) -> tuple[bytes, list[Happening]] | None:
        """For replays: the whole view of an open eye with what happened since the last time, if
        anything is new to it."""
        eye, run = self.eyes[seat], self.session.run
        now = _coded(run.rules.public(run.state))
        public = now != self.public or list(now) != list(self.public)
        self.public = now
        private, changed = self._look(eye)
        told, since = self._hear(eye)
        if not (public or private or changed or since):
            return None
        eye.n += 1
        return _view(eye, told, _whole(now), _whole(eye.private), since), since

    def _look(self, eye: Eye) -> tuple[bytes, bool]:
        """Bring the private part up to date: what changed of it, and whether the rest has."""
        run = self.session.run
        now = _coded(private_nodes(run, eye.seat))
        private = _changes(eye.private, now)
        eye.private = now
        rest = _rest(self.session, eye.seat)
        changed = rest != eye.rest
        eye.rest = rest
        return private, changed

    def _hear(self, eye: Eye) -> tuple[int, list[Happening]]:
        """Bring the story up to date: from which place on it is new, and the new part."""
        history = self.session.history
        since: list[Happening] = []
        if len(history) < eye.read:  # something was taken back
            told = eye.told = sum(1 for _ in _heard(history, eye.seat))
        else:
            told = eye.told
            heard = _heard(history[eye.read :], eye.seat)
            since = _happenings(self.session, heard, told, self._said)
            eye.told += len(since)
        eye.read = len(history)
        return told, since


def story(session: Session[Any], seat: int, after: int = 0) -> list[Happening]:
    """What a seat was told, from place `after` on."""
    return _happenings(session, islice(_heard(session.history, seat), after, None), after)


def _happenings(
    session: Session[Any], heard: Iterable[Event], place: int, said: Said | None = None
) -> list[Happening]:
    """Events in words. `said` keeps the words, which are the same for all who hear them."""
    rules, said = session.rules, {} if said is None else said
    found: list[Happening] = []
    for n, event in enumerate(heard, place):
        told = said.get(event)
        if told is None:
            told = said[event] = rules.event_words(event), rules.event_things(event)
        found.append(Happening(n, told[0], event, told[1]))
    return found


def _heard(part: Journal, seat: int) -> Iterable[Event]:
    """The events that a seat was told; a watcher is told what everybody is."""
    for entry in part:
        if entry[0] == TELL and hears(entry[1], seat):
            yield entry[2]


def hears(audience: int, seat: int) -> bool:
    """Whether a seat, a watcher or an open sight is in an audience."""
    if seat == OPEN:
        return True
    return audience == EVERYONE if seat == WATCHER else bool(audience >> seat & 1)


# --- encoding ---


def _rest(session: Session[Any], seat: int) -> bytes:
    """All that is neither node nor story. Small, and sent whole."""
    run = session.run
    rules, state = run.rules, run.state
    number = session.numbers.get(seat, 0)
    parts = [b',"ask":%d' % number if number else b""]
    asked = prompt(run, number)
    if asked is not None:
        parts.append(b',"prompt":' + _encode(asked))
        if number:
            parts.append(b',"choices":' + _encode(choices(run, seat)))
    if seat >= 0 and run.result is None:
        parts += _voices(session, seat)
    if run.result is not None:
        told = ResultInfo(run.result.scores, run.result.winners)
        parts.append(b',"result":' + _encode(told))
    elif seat >= 0:
        channels = [
            ChannelInfo(c.name, members(c.hears, state.seats), c.price, c.rule)
            for c in rules.channels(state, seat)
        ]
        parts.append(b',"channels":' + _encode(channels))
    return b"".join(parts)


def _voices(session: Session[Any], seat: int) -> list[bytes]:
    """What a seat may do unasked, and what it has left as standing answers."""
    run = session.run
    parts: list[bytes] = []
    keys = run.rules.interrupts(run.state, seat)
    if keys and run.ask is not None:
        offered: list[Choice] = [choice_of(run, seat, run.ask, key) for key in keys]
        parts.append(b',"interrupts":' + _encode(offered))
    standing = [(about, key) for (who, about), key in session.standing.items() if who == seat]
    if standing:
        parts.append(b',"standing":' + _encode(standing))
    return parts


def members(audience: int, seats: int) -> tuple[int, ...]:
    """The seats of an audience; none stands for everybody."""
    return () if audience == EVERYONE else tuple(s for s in range(seats) if audience >> s & 1)


def _view(eye: Eye, told: int, public: bytes, private: bytes, since: Sequence[Happening]) -> bytes:
    parts = [b'{"is":"view","seat":%d,"n":%d,"told":%d' % (eye.seat, eye.n, told)]
    if public:
        parts.append(b',"public":' + public)
    if private:
        parts.append(b',"private":' + private)
    parts.append(eye.rest)
    if since:
        parts.append(b',"happened":' + _encode(since))
    parts.append(b"}")
    return b"".join(parts)


def _coded(nodes: Sequence[Node]) -> Coded:
    return {node.id: _encode(node) for node in nodes}


def _whole(nodes: Coded) -> bytes:
    return b'{"whole":true,"set":[%b]}' % b",".join(nodes.values())


def _changes(old: Coded, new: Coded) -> bytes:
    """What makes the new nodes of the old ones; empty if they are the same."""
    if old == new and list(old) == list(new):
        return b""
    changed = [code for id, code in new.items() if old.get(id) != code]
    dropped = [id for id in old if id not in new]
    kept = [id for id in old if id in new]
    follows = [*kept, *(id for id in new if id not in old)]
    moved = follows != list(new)
    if not (changed or dropped or moved):
        return b""
    parts = [b'"set":[%b]' % b",".join(changed)] if changed else []
    if dropped:
        parts.append(b'"drop":' + _encode(dropped))
    if moved:
        parts.append(b'"order":' + _encode(list(new)))
    return b"{%b}" % b",".join(parts)
