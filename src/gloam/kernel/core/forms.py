"""The forms of asks for several seats at once: a race, a window to react, blind choices.

What they offer is made by a function from the state as it is, and made again when an interrupt
has changed it: a seat that is gone is asked no more, and with nobody left the flow meets `Gone`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias, TypeVar

from gloam.kernel.core.asks import (
    EVERYONE,
    PASS,
    RACE,
    REVISE,
    TOGETHER,
    WAIT,
    WINDOW,
    About,
    Ask,
    Flow,
    Gone,
    Interrupted,
    Key,
    MarkingAsk,
    MarkingParts,
    Vote,
    VoteAsk,
)

if TYPE_CHECKING:
    from gloam.kernel.core.state import State

T = TypeVar("T")
# What each seat may answer, from the state as it is now; without seats nobody is left.
Offers: TypeAlias = Callable[[], Mapping[int, Sequence[Key]]]


class Poll(NamedTuple):
    """A vote to be taken: how it is counted, on what, in which round, openly or in secret."""

    how: str
    options: tuple[Key, ...]
    round: int
    open: bool

    def ask(
        self,
        asked: int,
        about: About,
        offers: Mapping[int, Sequence[Key]],
        token: object,
        given: Mapping[int, Key],
    ) -> VoteAsk:
        audience = EVERYONE if self.open else 0
        ask = VoteAsk(TOGETHER, asked, offers[asked], about, audience, offers, token)
        ask.counted = Vote(*self, votes=given if self.open else {})
        return ask


def race(offers: Offers, about: About = "choose") -> Flow[tuple[int, Key]]:
    """Whoever answers first acts. Gives (seat, key); the flow asks the others anew.

    A seat may also say that it waits, and still act later. When all wait the flow gets
    (-1, WAIT) and applies the game's floor rule. After an interrupt nobody waits any more.
    """
    token: list[int] = []
    all_open: dict[int, Sequence[Key]] = {s: [*keys, WAIT] for s, keys in offers().items()}
    while all_open:
        open_to = dict(all_open)
        try:
            for asked in all_open:
                while WAIT in open_to[asked]:
                    seat, key = yield Ask(
                        RACE, asked, open_to[asked], about, EVERYONE, dict(open_to), token
                    )
                    if key != WAIT:
                        return seat, key
                    open_to[seat] = all_open[seat][:-1]
        except Interrupted:
            all_open = _anew(offers, WAIT, all_open)
            continue
        return -1, WAIT
    raise Gone


def window(game: State, offers: Offers, about: About = "react") -> Flow[tuple[int, Key] | None]:
    """A chance to react, shown to all at once; `PASS` is added to every offer.

    Answers are collected in secret. The window closes when nobody before the first seat
    that acts (in the order of `offers`) is still thinking: gives that seat and its key, or
    None when all passed. What later seats had in mind is forgotten; the flow reopens.
    After an interrupt all are asked anew, also those who had answered.
    Whether a window opens, and to whom, must not depend on what a hand holds.
    """
    token: list[int] = []
    all_open: dict[int, Sequence[Key]] = {s: [*keys, PASS] for s, keys in offers().items()}
    while all_open:
        waiting = dict(all_open)
        given: dict[int, Key] = {}
        try:
            for earlier in all_open:
                while earlier not in given:
                    asked = next(iter(waiting))
                    seat, key = yield Ask(
                        WINDOW, asked, waiting[asked], about, 0, dict(waiting), token
                    )
                    given[seat] = key
                    del waiting[seat]
                game.open_answers(earlier, 1, EVERYONE)
                if given[earlier] != PASS:
                    return earlier, given[earlier]
        except Interrupted:
            all_open = _anew(offers, PASS, all_open)
            continue
        return None
    raise Gone


def _anew(
    offers: Offers, also: Key, before: Mapping[int, Sequence[Key]]
) -> dict[int, Sequence[Key]]:
    """What seats may answer after an interrupt, `also` added.

    A seat that is offered the same as before gets the same list: its ask has not moved on.
    """
    made: dict[int, Sequence[Key]] = {}
    for seat, keys in offers().items():
        offer = [*keys, also]
        made[seat] = before[seat] if before.get(seat) == offer else offer
    return made


def together(
    game: State,
    flows: Callable[[], Mapping[int, Callable[[], Flow[T]]]],
    about: About = "together",
    opens: Mapping[int, int] | None = None,
    vote: Poll | None = None,
) -> Flow[dict[int, T]]:
    """Secret choices side by side: one small flow a seat, made by the given function.

    The flows touch no state and roll nothing. A seat that is done may take its part back
    (`REVISE`) until the last is done. Gives {seat: result}. `opens` says, per seat, who
    learns its answers once all are done; by default nobody does. After an interrupt a seat
    keeps its part if it could still choose the same, and else makes it anew. `vote` says how
    the answers are counted, and whether they are open as they are given.
    """
    token: list[int] = []
    parts: dict[int, _Part[T]] = {seat: _Part(begin) for seat, begin in flows().items()}
    offers, markings, thinking = _open_parts(parts)
    while thinking:
        asked = thinking[0]
        if vote is None:
            ask = MarkingAsk(TOGETHER, asked, offers[asked], about, 0, dict(offers), token)
        else:
            given = {seat: part.given[0] for seat, part in parts.items() if part.given}
            ask = vote.ask(asked, about, dict(offers), token, given)
        ask.markings = dict(markings) if markings else markings
        try:
            seat, key = yield ask
        except Interrupted:
            parts = {seat: _resumed(begin, parts.get(seat)) for seat, begin in flows().items()}
            offers, markings, thinking = _open_parts(parts)
            continue
        part = parts[seat]
        if key == REVISE:
            part.start()
            thinking = [seat for seat, part in parts.items() if not part.done]
        else:
            part.take(key)
            if part.done:
                thinking.remove(seat)
        offers[seat] = part.options
        if part.marking is not None:
            markings[seat] = part.marking
        elif markings:
            markings.pop(seat, None)
    results: dict[int, T] = {}
    for seat, part in parts.items():
        game.open_answers(seat, len(part.given), opens.get(seat, 0) if opens else 0)
        results[seat] = part.result
    return results


class _Part(Generic[T]):
    """A seat's part of a blind choice: the keys given so far, what it may answer next.

    When it is done, `result` holds what its flow gave, and the seat may revise it. A part in
    which there was nothing to choose offers nothing.
    """

    __slots__ = ("begin", "done", "flow", "given", "marking", "options", "result")

    options: Sequence[Key]
    result: T

    def __init__(self, begin: Callable[[], Flow[T]]) -> None:
        self.begin = begin
        self.start()

    def start(self) -> None:
        """Choose from the beginning."""
        self.flow = self.begin()
        self.given: list[Key] = []
        self.done = False
        self.marking: MarkingParts | None = None
        try:
            ask = next(self.flow)
        except StopIteration as done:
            self._end(done.value, ())
            return
        self.options = ask.options
        if isinstance(ask, MarkingAsk):
            self.marking = ask.markings[ask.seat]

    def take(self, key: Key) -> None:
        self.given.append(key)
        try:
            ask = self.flow.send(key)
        except StopIteration as done:
            self._end(done.value, (REVISE,))
            return
        self.options = ask.options
        self.marking = ask.markings[ask.seat] if isinstance(ask, MarkingAsk) else None

    def _end(self, result: T, options: Sequence[Key]) -> None:
        self.done = True
        self.result = result
        self.options = options
        self.marking = None


def _open_parts(
    parts: Mapping[int, _Part[T]],
) -> tuple[dict[int, Sequence[Key]], dict[int, MarkingParts], list[int]]:
    """What the parts offer and mark, and the seats that are not done. Nobody left: `Gone`."""
    if not parts:
        raise Gone
    offers: dict[int, Sequence[Key]] = {}
    markings: dict[int, MarkingParts] = {}
    thinking: list[int] = []
    for seat, part in parts.items():
        if part.options:
            offers[seat] = part.options
        if part.marking is not None:
            markings[seat] = part.marking
        if not part.done:
            thinking.append(seat)
    return offers, markings, thinking


def _resumed(begin: Callable[[], Flow[T]], old: _Part[T] | None) -> _Part[T]:
    """The part made anew, with what was given so far if all of that is still offered."""
    part = _Part(begin)
    if old is None:
        return part
    for key in old.given:
        if part.done or key not in part.options:
            part.start()
            return part
        part.take(key)
    if part.options == old.options:
        part.options = old.options
    return part
