"""How a game ended, told: who won and why, and how each seat's score was made.

A game tells it once (`Rules.story`); pages draw it, and lists of finished games hold the plain
sentences that `result_words` makes of it. All of it is public.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from gloam.kernel.present.scene import Arg, Words


class ResultLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of what a seat's score was made of, or one of its characters, with its tale.

    Without a score where there is none to count. `faces` are ids of card faces, `portrait` is that
    of a picture.
    """

    name: Words
    score: int | None
    tale: Words
    faces: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    portrait: str = ""


class SeatResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a seat: in a word, how its score was made, and its lines."""

    seat: int
    words: Words
    sum: Words | None = None
    lines: tuple[ResultLine, ...] = ()


class ResultStory(msgspec.Struct, frozen=True, omit_defaults=True):
    """`seats` are in the order of the ranking, the best first."""

    headline: Words
    why: Words
    seats: tuple[SeatResult, ...] = ()


class ResultWords(msgspec.Struct, frozen=True):
    """The same in plain sentences: to be stored with a finished game and listed."""

    headline: str
    why: str
    seats: tuple[str, ...]  # by seat


def result_words(
    say: Callable[[Words], str], story: ResultStory, names: Sequence[str]
) -> ResultWords:
    """The story in sentences, with the names of those who played instead of seats.

    `say` is that of the game's `Wordbook`.
    """
    told = {
        one.seat: say(named(one.words, names))
        + (f": {say(named(one.sum, names))}" if one.sum is not None else "")
        for one in story.seats
    }
    return ResultWords(
        say(named(story.headline, names)),
        say(named(story.why, names)),
        tuple([told.get(seat, "") for seat in range(len(names))]),
    )


def named(words: Words, names: Sequence[str]) -> Words:
    """Words in which seats go by the names of those who sit there."""
    return Words(words.key, {key: _named(arg, names) for key, arg in words.args.items()})


def _named(arg: Arg, names: Sequence[str]) -> Arg:
    if not isinstance(arg, Words):
        return arg
    number = arg.args.get("n")
    if arg.key == "seat" and isinstance(number, int) and number <= len(names):
        return names[number - 1] or arg
    return named(arg, names)
