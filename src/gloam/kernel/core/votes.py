"""Votes: asks that all must agree to, and asks that a majority decides.

    key = yield from agree(game, game.present, options, Fallback(2, decider), "route")
    key = yield from majority(game, game.present, options, tie=STAY, about="lodgings")

Everybody votes side by side (`together`) and may change their vote until the last has voted: in
secret until then, or openly. The ask says how it is counted (`Ask.vote`). `seats` is asked again
after an interrupt; with nobody left the flow meets `Gone`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from gloam.kernel.core.asks import EVERYONE, About, Ask, Flow, Key, anew, choose
from gloam.kernel.core.forms import Poll, together

if TYPE_CHECKING:
    from gloam.kernel.core.state import State

ALL: Final = "all"
MAJORITY: Final = "majority"

Seats: TypeAlias = Callable[[], Sequence[int]]  # who votes, from the state as it is now
Opened: TypeAlias = Callable[[Mapping[int, Key]], None]  # is given the votes when all are in
Decides: TypeAlias = Key | int  # what is done where votes settle nothing, or the seat that says


class Fallback(NamedTuple):
    """After so many rounds without agreement, what is done, or the seat that decides."""

    rounds: int
    decides: Decides


def agree(
    game: State,
    seats: Seats,
    options: Sequence[Key],
    otherwise: Fallback,
    about: About = "agree",
    secret: bool = True,
    opened: Opened | None = None,
) -> Flow[Key]:
    """What everybody names. They are asked again until they agree, or for so many rounds.

    `opened` is called with the votes of each round, for the game to tell of them.
    """
    for number in range(1, otherwise.rounds + 1):
        poll = Poll(ALL, tuple(options), number, not secret)
        votes = yield from _votes(game, seats, poll, about, opened)
        named = list(dict.fromkeys(votes.values()))
        if len(named) == 1:
            return named[0]
    key = yield from _decided(seats, options, otherwise.decides, about)
    return key


def majority(
    game: State,
    seats: Seats,
    options: Sequence[Key],
    tie: Decides,
    about: About = "majority",
    secret: bool = True,
    opened: Opened | None = None,
) -> Flow[Key]:
    """What most have named. Among equals a seat decides, or a key is taken in their stead."""
    poll = Poll(MAJORITY, tuple(options), 1, not secret)
    votes = yield from _votes(game, seats, poll, about, opened)
    count = Counter(votes.values())
    most = max(count.values())
    first = [key for key in options if count[key] == most]
    if len(first) == 1:
        return first[0]
    key = yield from _decided(seats, first, tie, about)
    return key


def _votes(
    game: State, seats: Seats, poll: Poll, about: About, opened: Opened | None
) -> Flow[dict[int, Key]]:
    """One vote of everybody, which all learn when the last is in."""
    opens = dict.fromkeys(range(game.seats), 0 if poll.open else EVERYONE)
    votes = yield from together(
        game,
        lambda: {seat: partial(_ballot, seat, poll.options) for seat in seats()},
        about,
        opens,
        poll,
    )
    if opened is not None:
        opened(votes)
    return votes


def _ballot(seat: int, options: Sequence[Key]) -> Flow[Key]:
    key: Key = yield choose(seat, options)
    return key


def _decided(seats: Seats, options: Sequence[Key], decides: Decides, about: About) -> Flow[Key]:
    """What a key stands for itself, or what a seat says, if it is still there."""
    if not isinstance(decides, int):
        return decides
    seat = decides

    def make() -> Ask | None:
        return choose(seat, options, about) if seat in seats() else None

    key: Key = yield from anew(make)
    return key
