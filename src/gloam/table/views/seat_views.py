"""Views: what the seats of a table are shown, made once a position and sent as what is new.

All that a seat gets about the game is made here, from its own scene and story. A seat to
which nothing has changed gets nothing, not even a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from gloam.kernel.core.asks import EVERYONE, sees
from gloam.kernel.core.rules import Channel, Rules
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL, Event, Journal
from gloam.kernel.present.scene import Choice, Node
from gloam.kernel.present.show import choice_of, choices, prompt
from gloam.kernel.session.session import Session
from gloam.table.views.table_content import TableContent
from gloam.table.views.viewpoints import OPEN, kernel_seat, private_nodes
from gloam.table.ws.protocol import ChannelInfo, Happening, ResultInfo

LATEST = 200  # happenings of a story that newcomers are told; they may ask for more

_encode = msgspec.json.Encoder().encode


class ShownNodes:
    """Some nodes as somebody was last shown them.

    Rules make most nodes once and show them again and again: what is the same object need not
    be compared, and only what has changed is encoded.
    """

    __slots__ = ("by_id", "nodes")

    def __init__(self, nodes: Sequence[Node] = ()) -> None:
        self.nodes = list(nodes)
        self.by_id = {node.id: node for node in nodes}

    def whole(self) -> bytes:
        return b'{"whole":true,"set":%b}' % _encode(self.nodes)

    def changes(self, now: Sequence[Node]) -> bytes:
        """What makes these nodes of those shown before; empty if they are the same."""
        nodes = list(now)
        if nodes == self.nodes:
            return b""
        ids, old = [node.id for node in nodes], self.by_id
        new = dict(zip(ids, nodes, strict=True))
        self.nodes, self.by_id = nodes, new
        pairs = zip(map(old.get, ids), nodes, strict=True)
        changed = [node for was, node in pairs if was is not node and was != node]
        parts = [b'"set":' + _encode(changed)] if changed else []
        known = list(old)
        if ids != known:
            added = [node.id for node in changed if node.id not in old]
            if len(known) + len(added) != len(ids):
                parts.append(b'"drop":' + _encode([id for id in known if id not in new]))
                known = [id for id in known if id in new]
            if known + added != ids:
                parts.append(b'"order":' + _encode(ids))
        return b"{%b}" % b",".join(parts)


class SeatView:
    """What one seat was last shown."""

    __slots__ = ("n", "private", "read", "rest", "seat", "told")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n  # views sent so far
        self.private = ShownNodes()
        self.rest = b""  # prompt, choices and the like
        self.told = 0  # how long the story is that it knows
        self.read = 0  # how much of the history is in that story


class Views:
    """The views of one session. `fresh` after every act; `whole` for whoever has just come.

    With `content`, views tell under which names the table's files and fixed part are to be had,
    as soon as these have grown.
    """

    def __init__(self, session: Session[Any], content: TableContent | None = None) -> None:
        self.session = session
        self.content = content
        self._content = b""  # as it was last told
        self.public = ShownNodes()
        self.open: dict[int, SeatView] = {}
        self.sent: dict[int, int] = {}  # how many views each seat ever got

    def open_view(self, seat: int) -> None:
        """Somebody is sent this seat's views from now on."""
        if seat in self.open:
            return
        if not self.open:  # nobody looked: the public part may be old
            self.public = ShownNodes(self.session.rules.public(self.session.run.state))
            self._content = self._names()
        view = self.open[seat] = SeatView(seat, self.sent.get(seat, 0) + 1)
        shared = SharedEncoding(self.session)
        self._update_private(view, shared)
        self._update_story(view, shared)

    def close_view(self, seat: int) -> None:
        self.sent[seat] = self.open.pop(seat).n

    def whole(self, seat: int, told: int) -> bytes:
        """An open view, whole, with its story from place `told` on; to whoever knows
        nothing of it, the latest part."""
        view = self.open[seat]
        known = min(told, view.told) if told > 0 else max(0, view.told - LATEST)
        since = _last_heard(self.session.history, seat, view.told - known)
        happened = _happened(self.session.run, known, since)
        nodes = self.public.whole(), view.private.whole()
        return _view(view, known, *nodes, happened, self._content)

    def fresh(self) -> dict[int, bytes]:
        """What is new to each open view since the last time."""
        if not self.open:
            return {}
        run = self.session.run
        public = self.public.changes(run.rules.public(run.state))
        names = self._names()
        opened = names if names != self._content else b""
        self._content = names
        shared = SharedEncoding(self.session)
        views: dict[int, bytes] = {}
        for view in self.open.values():
            private, changed = self._update_private(view, shared)
            known = view.told
            told, heard = self._update_story(view, shared)
            if public or private or changed or heard or told != known or opened:
                view.n += 1
                happened = shared.happened(told, heard)
                views[view.seat] = _view(view, told, public, private, happened, opened)
        return views

    def _names(self) -> bytes:
        """The names of the files and the fixed part that the table may see now."""
        if self.content is None:
            return b""
        return self.content.shown(self.session).names

    def moment(self, seat: int) -> tuple[bytes, list[Happening]] | None:
        """For replays: the whole of an open view with what happened since the last time, if
        anything is new to it."""
        view, run = self.open[seat], self.session.run
        public = self.public.changes(run.rules.public(run.state))
        shared = SharedEncoding(self.session)
        private, changed = self._update_private(view, shared)
        told, heard = self._update_story(view, shared)
        if not (public or private or changed or heard):
            return None
        view.n += 1
        since = _happenings(self.session, heard, told)
        happened = _encode(since) if since else b""
        return _view(view, told, self.public.whole(), view.private.whole(), happened), since

    def _update_private(self, view: SeatView, shared: SharedEncoding) -> tuple[bytes, bool]:
        """Bring what only this seat sees up to date: what is new of its nodes, encoded, and
        whether the rest (prompt, choices and the like) has changed."""
        private = view.private.changes(private_nodes(self.session.run, view.seat))
        rest = shared.rest(view.seat)
        changed = rest != view.rest
        view.rest = rest
        return private, changed

    def _update_story(
        self, view: SeatView, shared: SharedEncoding
    ) -> tuple[int, tuple[Event, ...]]:
        """Bring the story up to date: from which place on it is new, and the new part."""
        history = self.session.history
        heard: tuple[Event, ...] = ()
        if len(history) < view.read:  # something was taken back
            told = view.told = len(_heard(history, view.seat))
        else:
            told = view.told
            heard = shared.heard(view.read, view.seat)
            view.told += len(heard)
        view.read = len(history)
        return told, heard


def story(
    session: Session[Any], seat: int, after: int = 0, before: int | None = None
) -> list[Happening]:
    """What a seat was told, from place `after` on; `before` a place, or all of it."""
    return _happenings(session, _heard(session.history, seat)[after:before], after)


def told_so_far(session: Session[Any], seat: int) -> int:
    """How many things a seat was told: the length of its story, without its words."""
    return len(_heard(session.history, seat))


def _happenings(session: Session[Any], heard: Iterable[Event], place: int) -> list[Happening]:
    """Events in words."""
    rules, state = session.rules, session.run.state
    return [
        _happening(rules, n, rules.as_said(state, event)) for n, event in enumerate(heard, place)
    ]


def _happening(rules: Rules[Any], n: int, event: Event) -> Happening:
    words, things = rules.event_words(event), rules.event_things(event)
    way, dice = rules.event_way(event), rules.event_dice(event)
    return Happening(n, words, event, things, rules.event_rule(event), way, dice)


def _heard(part: Journal, seat: int) -> list[Event]:
    """The events that a seat was told; a watcher is told what everybody is."""
    told = [entry for entry in part if entry[0] == TELL]
    if seat != OPEN:
        eyes = kernel_seat(seat)
        told = [entry for entry in told if sees(entry[1], eyes)]
    return [entry[2] for entry in told]


def _last_heard(part: Journal, seat: int, count: int) -> list[Event]:
    """The last events that a seat was told: so many, or all there are."""
    heard: list[Event] = []
    for entry in reversed(part):
        if len(heard) == count:
            break
        if entry[0] == TELL and hears(entry[1], seat):
            heard.append(entry[2])
    return heard[::-1]


def hears(audience: int, seat: int) -> bool:
    """Whether a seat, a watcher or an open viewpoint is in an audience."""
    return seat == OPEN or sees(audience, kernel_seat(seat))


# --- encoding ---


class SharedEncoding:
    """What one position says besides its nodes, encoded once for all views that get the same."""

    def __init__(self, session: Session[Any]) -> None:
        self.session = session
        self._ask, self._state = session.run.ask, session.run.state
        # What those are shown who are not asked: whether they are told of the ask, and it.
        self._unasked: dict[bool, bytes] = {}
        # Mostly the same for all seats, and made of the same objects: quicker compared than hashed.
        self._channels: list[tuple[tuple[Channel, ...], bytes]] = []
        self._stories: list[tuple[int, tuple[Event, ...], bytes]] = []
        self._news: tuple[int, Journal] = -1, []  # what was told since the history was so long
        self._to_all: tuple[Event, ...] | None = None  # the same, if everybody heard all of it

    def rest(self, seat: int) -> bytes:
        """All that is neither node nor story. Small, and sent whole."""
        run = self.session.run
        parts = [self._asked(seat)]
        if run.result is not None:
            story = run.rules.story(self._state)
            told = ResultInfo(run.result.scores, run.result.winners, story)
            parts.append(b',"result":' + _encode(told))
        elif seat >= 0:
            parts += _voices(self.session, seat)
            parts.append(self._places(tuple(run.rules.channels(self._state, seat))))
        return b"".join(parts)

    def _asked(self, seat: int) -> bytes:
        run, ask = self.session.run, self._ask
        number = self.session.numbers.get(seat, 0)
        if number:
            asked, offered = _encode(prompt(run, seat, number)), _encode(choices(run, seat))
            return b',"ask":%d,"prompt":%b,"choices":%b' % (number, asked, offered)
        eyes = ask.seat if seat == OPEN and ask is not None else kernel_seat(seat)
        told = ask is not None and sees(ask.told, eyes)
        code = self._unasked.get(told)
        if code is None:
            asks = prompt(run, eyes)
            code = self._unasked[told] = b"" if asks is None else b',"prompt":' + _encode(asks)
        return code

    def _places(self, channels: tuple[Channel, ...]) -> bytes:
        """Where one may speak."""
        for same, code in self._channels:
            if same == channels:
                return code
        seats = self.session.setup.seats
        told = [ChannelInfo(c.name, members(c.hears, seats), c.price, c.rule) for c in channels]
        code = b',"channels":' + _encode(told)
        self._channels.append((channels, code))
        return code

    def heard(self, since: int, seat: int) -> tuple[Event, ...]:
        """What a seat was told since the history was so long."""
        if self._news[0] != since:
            news = [entry for entry in self.session.history[since:] if entry[0] == TELL]
            open_to_all = all(entry[1] == EVERYONE for entry in news)
            self._to_all = tuple([entry[2] for entry in news]) if open_to_all else None
            self._news = since, news
        return self._to_all if self._to_all is not None else tuple(_heard(self._news[1], seat))

    def happened(self, told: int, heard: tuple[Event, ...]) -> bytes:
        """A part of a story, from place `told` on; empty if nothing has happened."""
        for place, same, code in self._stories:
            if place == told and same == heard:
                return code
        code = _happened(self.session.run, told, heard)
        self._stories.append((told, heard, code))
        return code


def _happened(run: Run[Any], told: int, heard: Sequence[Event]) -> bytes:
    """A part of a story, from place `told` on, as a list of happenings; empty if it is."""
    if not heard:
        return b""
    rules = run.rules
    said = [rules.as_said(run.state, event) for event in heard]
    parts = [b"[%d%b" % (n, _words(rules, event)) for n, event in enumerate(said, told)]
    return b"[%b]" % b",".join(parts)


# The same words come again and again, at all tables of a game: 600 bytes each. A hundred games of
# Haunted tell 7,400; with room for a quarter of them one in eight is put into words anew.
@lru_cache(maxsize=8_000)
def _words(rules: Rules[Any], event: Event) -> bytes:
    """A happening from behind its place in the story on: what an event is to whoever hears it."""
    return _encode(_happening(rules, 0, event)).removeprefix(b"[0")


def _voices(session: Session[Any], seat: int) -> list[bytes]:
    """What a seat may do unasked, and what it has left as standing answers."""
    run = session.run
    parts: list[bytes] = []
    keys = run.interrupts(seat)
    if keys and run.ask is not None:
        offered: list[Choice] = [choice_of(run, seat, run.ask, key) for key in keys]
        parts.append(b',"interrupts":' + _encode(offered))
    if session.standing:
        standing = [(about, key) for (who, about), key in session.standing.items() if who == seat]
        if standing:
            parts.append(b',"standing":' + _encode(standing))
    return parts


def members(audience: int, seats: int) -> tuple[int, ...]:
    """The seats of an audience; none stands for everybody."""
    return () if audience == EVERYONE else tuple(s for s in range(seats) if sees(audience, s))


def _view(
    view: SeatView,
    told: int,
    public: bytes,
    private: bytes,
    happened: bytes,
    opened: bytes = b"",
) -> bytes:
    parts = [b'{"is":"view","seat":%d,"n":%d,"told":%d' % (view.seat, view.n, told), opened]
    if public:
        parts.append(b',"public":' + public)
    if private:
        parts.append(b',"private":' + private)
    parts.append(view.rest)
    if happened:
        parts.append(b',"happened":' + happened)
    parts.append(b"}")
    return b"".join(parts)
