"""What rules say to players, and how the answer comes back.

A flow is a generator. Where a player must choose it yields an `Ask`; the answer is the
value of the `yield`. `choose` asks one seat, `party` several of which one answers for all;
both are asks themselves:

    key = yield choose(seat, options, "discard")

The other forms are small flows of their own (`yield from`): `race`, `window`, `together`
(`forms.py`); several things at once are picked with `choose_several` (`several.py`), votes are
counted by `agree` and `majority` (`votes.py`). An option is a key, a tuple such as
`("fight", 17)`: a word and what it is about. Keys name faces and places, never the number of
a piece.

In a game with interrupts the state may change between ask and answer. What `race`, `window`
and `together` offer is made by a function and made again then: a seat that is gone is asked no
more. Single asks are made by `anew`, other flows by `afresh`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

# A key's first word tells the shape of the rest; narrowing every part would be noise.
Key: TypeAlias = tuple[Any, ...]

T = TypeVar("T")
# What is sent back depends on the ask's form: a key, or (seat, key) where several may answer.
Flow: TypeAlias = Generator["Ask", Any, T]

CHOOSE: Final = "choose"
PARTY: Final = "party"
RACE: Final = "race"
TOGETHER: Final = "together"
WINDOW: Final = "window"
COVER: Final = "cover"  # the form of a prompt that stands for an ask one is not told of

# An audience is a bit set of seats, or EVERYONE. A watcher learns what everybody learns and
# nothing else: its bit is set in EVERYONE only (`tests/battery` holds games to that).
EVERYONE: Final = -1
WATCHER: Final = 60  # the seat number of somebody who only watches

PASS: Final[Key] = ("pass",)  # in `window`: I do not react
WAIT: Final[Key] = ("wait",)  # in `race`: somebody else may act
REVISE: Final[Key] = ("revise",)  # in `together`: take my finished part back and make it anew

About: TypeAlias = str | tuple[str | int, ...]


def sees(audience: int, seat: int) -> bool:
    """Whether a seat, or WATCHER, is in an audience."""
    return bool(audience >> seat & 1)


class Cover:
    """What a seat is shown instead of an ask that it is not told of: words, and who is busy.

    The same throughout a stretch of secret asks, or its changes would tell their number.
    """

    __slots__ = ("about", "seats")

    def __init__(self, about: About, seats: tuple[int, ...] = ()) -> None:
        self.about = about
        self.seats = seats


class Gone(Exception):
    """There is nobody left to ask: an interrupt has taken them away.

    Raised in a flow where it would ask; the turn that can go on without the answer catches it.
    """


class Interrupted(Exception):
    """Thrown into a flow when an interrupt has changed the state under a pending ask.

    The forms for several seats, `anew` and `afresh` catch it and ask anew.
    """


class Whole(NamedTuple):
    """What things that are picked together must keep, and the ledger entry that says so."""

    fits: Callable[[Sequence[Key]], bool]
    rule: str


class Vote(NamedTuple):
    """How the answers to an ask are counted: `all` must be the same, or a `majority` decides.

    `round` counts from 1. `votes` are those given so far, by seat, where they are `open`.
    """

    how: str
    options: tuple[Key, ...]
    round: int
    open: bool
    votes: Mapping[int, Key]


class Marking(NamedTuple):
    """What a seat can mark in all, where an ask is one of several that are one choice.

    `things` are the keys still to mark, in the order of the asks; equal keys stand for equal
    things. From `least` to `most` of them are still to come, after the keys in `chosen`; with
    these they are checked as a `whole`.
    """

    things: Sequence[Key]
    least: int
    most: int
    chosen: tuple[Key, ...]
    whole: Whole | None


class Ask:
    """A question to one seat, or to several at once.

    `about` is the prompt: a word of the game's `words.en.ftl`, with arguments or without.
    `audience` says who learns the answer when it is given (a bit set of seats); the
    answering seat always does. `told` says who learns that the ask is made: everybody, unless
    it is made `in_secret`; who is not told is shown the `cover`, or nothing.
    `seat` and `options` are what environments and simulations answer next; where several
    seats are asked at once, `offers` holds what each may answer. `token` is the same for
    all asks of one window, race or blind choice: an answer to any of them is not late.
    """

    __slots__ = ("about", "audience", "cover", "form", "offers", "options", "seat", "token", "told")

    def __init__(
        self,
        form: str,
        seat: int,
        options: Sequence[Key],
        about: About,
        audience: int,
        offers: Mapping[int, Sequence[Key]] | None = None,
        token: object = None,
    ) -> None:
        self.form = form
        self.seat = seat
        self.options = options
        self.about = about
        self.audience = audience
        self.offers = offers
        self.token = token
        self.told = EVERYONE
        self.cover: Cover | None = None

    def in_secret(self, known: int = 0, cover: Cover | None = None) -> Ask:
        """This ask, told only to `known`, to its audience and to the seats that are asked.

        No piece moves between zones in a step with such an ask, and before its last secret
        answer it tells nothing to whoever is not told of it (`docs/kernel.md`, secret asks).
        """
        self.told = known | self.audience
        for seat in self.seats():
            self.told |= 1 << seat
        self.cover = cover
        return self

    def seats(self) -> tuple[int, ...]:
        """The seats that may answer now."""
        return (self.seat,) if self.offers is None else tuple(self.offers)

    def offer(self, seat: int) -> Sequence[Key]:
        """What `seat` may answer now; nothing if it is not asked."""
        if self.offers is None:
            return self.options if seat == self.seat else ()
        return self.offers.get(seat, ())

    def marking(self, seat: int) -> Marking | None:
        """What `seat` can mark in all, if this ask is a part of a marking (`MarkingAsk`)."""
        return None

    def vote(self) -> Vote | None:
        """How the answers are counted, if this is a vote (`VoteAsk`)."""
        return None

    def shown(self, seat: int) -> Ask | Cover | None:
        """What a seat may know of this: the ask, its cover, or nothing."""
        return self if self.told >> seat & 1 else self.cover

    def waits_for(self, seat: int) -> tuple[int, ...]:
        """The seats that everybody waits for, as far as `seat` may know."""
        shown = self.shown(seat)
        if isinstance(shown, Ask):
            return shown.seats()
        return shown.seats if shown is not None else ()

    def reply(self, seat: int, key: Key) -> object:
        """The value that the flow gets for this answer."""
        return key if self.offers is None else (seat, key)


# What a `Marking` is made of when somebody looks (simulations never do): all things, how many of
# them are behind, least and most in all, the keys chosen so far, what the whole must keep.
MarkingParts: TypeAlias = tuple[Sequence[Key], int, int, int, tuple[Key, ...], Whole | None]


class MarkingAsk(Ask):
    """An ask that is, for the seats in `markings`, a part of a marking."""

    __slots__ = ("markings",)
    markings: Mapping[int, MarkingParts]

    def marking(self, seat: int) -> Marking | None:
        parts = self.markings.get(seat)
        if parts is None:
            return None
        things, start, least, most, chosen, whole = parts
        left = max(least - len(chosen), 0), most - len(chosen)
        return Marking(things[start:], *left, chosen, whole)


class VoteAsk(MarkingAsk):
    """An ask whose answers are counted."""

    __slots__ = ("counted",)
    counted: Vote

    def vote(self) -> Vote | None:
        return self.counted


def choose(
    seat: int,
    options: Sequence[Key],
    about: About = "choose",
    audience: int = EVERYONE,
) -> Ask:
    """One seat picks one key. `audience=0` keeps the answer to that seat."""
    return Ask(CHOOSE, seat, options, about, audience)


def pick(
    seat: int,
    options: Sequence[Key],
    about: About = "choose",
    audience: int = EVERYONE,
) -> Flow[Key]:
    """Like `choose`, but a single option is taken without asking.

    Only where all can see what there is to choose from: that nothing was asked tells it too.
    """
    if len(options) == 1:
        return options[0]
    key: Key = yield choose(seat, options, about, audience)
    return key


def party(
    seats: Sequence[int],
    options: Sequence[Key],
    about: About = "choose",
    audience: int = EVERYONE,
) -> Ask:
    """Any of the seats answers for all. The flow gets (who answered, key)."""
    return Ask(PARTY, seats[0], options, about, audience, dict.fromkeys(seats, options))


# The value is whatever the ask's form sends back.
def anew(make: Callable[[], Ask | None]) -> Flow[Any]:
    """Ask what `make` makes, and again whenever an interrupt has changed the state.

    `make` returns None when there is nobody left to ask; this then raises `Gone`.
    """
    while True:
        ask = make()
        if ask is None:
            raise Gone
        try:
            return (yield ask)
        except Interrupted:
            continue


def afresh(make: Callable[[], Flow[T] | None]) -> Flow[T]:
    """Like `anew`, for a flow of several asks: what was answered in part is forgotten.

    The flow must not have changed anything before its last answer.
    """
    while True:
        flow = make()
        if flow is None:
            raise Gone
        try:
            ask = next(flow)
            while True:
                try:
                    answer = yield ask
                except Interrupted:
                    break
                ask = flow.send(answer)
        except StopIteration as done:
            result: T = done.value
            return result
