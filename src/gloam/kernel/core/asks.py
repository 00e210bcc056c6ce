"""What rules say to players, and how the answer comes back.

A flow is a generator. Where a player must choose it yields an `Ask`; the answer is the
value of the `yield`. One seat is asked with `choose`, which is an ask itself:

    key = yield choose(seat, options, "discard")

The other forms are small flows of their own (`yield from`): `party`, `race`, `window`,
`together`. An option is a key, a tuple such as `("fight", 17)`: a word and what it is
about. Keys name faces and places, never the number of a piece.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

if TYPE_CHECKING:
    from gloam.kernel.core.state import State

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
    """What an ask was about is gone: an interrupt has taken its player away.

    Raised in a flow at the `yield`; the turn that can go on without it catches it.
    """


class Interrupted(Exception):
    """Thrown into a flow when an interrupt has changed the state under a pending ask.

    The forms for several seats go on asking what they asked; `anew` makes its ask anew.
    """


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


def choose(
    seat: int,
    options: Sequence[Key],
    about: About = "choose",
    audience: int = EVERYONE,
) -> Ask:
    """One seat picks one key. `audience=0` keeps the answer to that seat."""
    return Ask(CHOOSE, seat, options, about, audience)


def party(
    seats: Sequence[int],
    options: Sequence[Key],
    about: About = "choose",
    audience: int = EVERYONE,
) -> Flow[tuple[int, Key]]:
    """Any of the seats answers for all. Gives (who answered, key)."""
    offers = dict.fromkeys(seats, options)
    while True:
        try:
            seat, key = yield Ask(PARTY, seats[0], options, about, audience, offers)
        except Interrupted:
            continue
        return seat, key


def race(offers: Mapping[int, Sequence[Key]], about: About = "choose") -> Flow[tuple[int, Key]]:
    """Whoever answers first acts. Gives (seat, key); the flow asks the others anew.

    A seat may also say that it waits, and still act later. When all wait the flow gets
    (-1, WAIT) and applies the game's floor rule.
    """
    order = tuple(offers)
    open_to: dict[int, Sequence[Key]] = {s: [*options, WAIT] for s, options in offers.items()}
    for asked in order:
        while WAIT in open_to[asked]:
            try:
                seat, key = yield Ask(
                    RACE, asked, open_to[asked], about, EVERYONE, dict(open_to), open_to
                )
            except Interrupted:
                continue
            if key != WAIT:
                return seat, key
            open_to[seat] = offers[seat]
    return -1, WAIT


def window(
    game: State, offers: Mapping[int, Sequence[Key]], about: About = "react"
) -> Flow[tuple[int, Key] | None]:
    """A chance to react, shown to all at once; `PASS` is added to every offer.

    Answers are collected in secret. The window closes when nobody before the first seat
    that acts (in the order of `offers`) is still thinking: gives that seat and its key, or
    None when all passed. What later seats had in mind is forgotten; the flow reopens.
    Whether a window opens, and to whom, must not depend on what a hand holds.
    """
    waiting: dict[int, Sequence[Key]] = {s: [*options, PASS] for s, options in offers.items()}
    given: dict[int, Key] = {}
    for earlier in offers:
        while earlier not in given:
            asked = next(iter(waiting))
            try:
                seat, key = yield Ask(WINDOW, asked, waiting[asked], about, 0, dict(waiting), given)
            except Interrupted:
                continue
            given[seat] = key
            del waiting[seat]
        game.open_answers(earlier, 1, EVERYONE)
        if given[earlier] != PASS:
            return earlier, given[earlier]
    return None


def together(
    game: State,
    flows: Mapping[int, Callable[[], Flow[T]]],
    about: About = "together",
    opens: Mapping[int, int] | None = None,
) -> Flow[dict[int, T]]:
    """Secret choices side by side: one small flow a seat, made by the given function.

    The flows touch no state and roll nothing. A seat that is done may take its part back
    (`REVISE`) until the last is done. Gives {seat: result}. `opens` says, per seat, who
    learns its answers once all are done; by default nobody does.
    """
    running: dict[int, Flow[T]] = {}
    offers: dict[int, Sequence[Key]] = {}
    given: dict[int, int] = {}
    results: dict[int, T] = {}

    def begin(seat: int) -> None:
        running[seat] = flows[seat]()
        offers[seat] = next(running[seat]).options
        given[seat] = 0

    for seat in flows:
        begin(seat)
    while len(results) < len(flows):
        asked = next(seat for seat in flows if seat not in results)
        try:
            seat, key = yield Ask(TOGETHER, asked, offers[asked], about, 0, dict(offers), results)
        except Interrupted:
            continue
        if key == REVISE:
            del results[seat]
            begin(seat)
            continue
        given[seat] += 1
        try:
            offers[seat] = running[seat].send(key).options
        except StopIteration as done:
            results[seat] = done.value
            offers[seat] = (REVISE,)
    for seat in flows:
        game.open_answers(seat, given[seat], opens.get(seat, 0) if opens else 0)
    return {seat: results[seat] for seat in flows}


# The value is whatever the ask's form sends back.
def anew(make: Callable[[], Ask | None]) -> Flow[Any]:
    """Ask what `make` makes, and again whenever an interrupt has changed the state.

    `make` returns None when there is nobody left to ask; the flow then meets `Gone`.
    """
    while True:
        ask = make()
        if ask is None:
            raise Gone
        try:
            return (yield ask)
        except Interrupted:
            continue
