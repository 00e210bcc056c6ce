"""Several things at once: one choice to a person, several asks in ascending order beneath.

A person marks things in any order and sends them together (`Session.answers`); simulations,
environments and logs meet one ask after another, each with one key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloam.kernel.core.asks import CHOOSE, EVERYONE, About, Flow, Key, Marking, MarkingAsk, Whole

DONE: Final[Key] = ("done",)  # no more of them


def choose_several(
    seat: int,
    things: Sequence[Key],
    least: int,
    most: int,
    about: About = "choose",
    audience: int = EVERYONE,
    whole: Whole | None = None,
) -> Flow[tuple[Key, ...]]:
    """`seat` picks from `least` to `most` of `things`; gives their keys in the order of `things`.

    Equal keys, side by side, stand for equal things. Whoever may stop before `most` says so
    with `DONE` (which the game declares in its `keys()`). What is picked must fit as a `whole`;
    only what can still become one that fits is offered, at the cost of trying what may follow:
    for hands, not for decks. Nothing is asked where nothing is left to choose from. There must
    be a choice that fits.

    An interrupt ends it with `Interrupted`: wrap it in `afresh` where there are any.
    """
    size = len(things)
    most = min(most, size)
    assert 0 <= least <= most, f"{least} of {size} things cannot be chosen"
    chosen: tuple[Key, ...] = ()
    start = 0
    while len(chosen) < most:
        need = least - len(chosen)
        options = list(dict.fromkeys(things[start : size - need + 1 if need > 1 else size]))
        if whole is not None:
            options = _fitting(chosen, things[start:], options, least, most, whole)
        if need <= 0 and (whole is None or whole.fits(chosen)):
            if not options:
                break
            options.append(DONE)
        assert options, f"{chosen} cannot become a choice that fits"
        ask = MarkingAsk(CHOOSE, seat, options, about, audience)
        ask.markings = {seat: (things, start, least, most, chosen, whole)}
        key: Key = yield ask
        if key == DONE:
            break
        start = things.index(key, start) + 1
        chosen = (*chosen, key)
    return chosen


def in_order(marking: Marking, marked: Sequence[Key]) -> list[Key]:
    """The answers that pick what was marked, in any order, in one marking.

    Raises ValueError with a sentence for people if it cannot be picked, whole.
    """
    rest = list(marking.things)
    for key in marked:
        if key not in rest:
            again = " so often" if key in marking.things else ""
            raise ValueError(f"{key} cannot be marked{again}.")
        rest.remove(key)
    row = sorted(marked, key=marking.things.index)
    chosen = (*marking.chosen, *row)
    if marking.whole is not None and not marking.whole.fits(chosen):
        raise ValueError("These do not go together.")
    rest = list(marking.things)
    for key in row:
        rest = rest[rest.index(key) + 1 :]
    least, most = (len(marking.chosen) + count for count in (marking.least, marking.most))
    more: Sequence[Key] = rest if len(chosen) < most else ()
    if marking.whole is not None:
        more = _fitting(chosen, rest, list(dict.fromkeys(more)), least, most, marking.whole)
    return [*row, DONE] if more else row


def _fitting(
    chosen: tuple[Key, ...],
    rest: Sequence[Key],
    keys: list[Key],
    least: int,
    most: int,
    whole: Whole,
) -> list[Key]:
    """Those keys that, with some of the rest behind them, can make a whole that fits."""
    return [
        key
        for key in keys
        if _can_fit((*chosen, key), rest[rest.index(key) + 1 :], least, most, whole.fits)
    ]


def _can_fit(
    chosen: tuple[Key, ...],
    rest: Sequence[Key],
    least: int,
    most: int,
    fits: Callable[[Sequence[Key]], bool],
) -> bool:
    """Whether these keys, with some of the rest or none, make a whole that fits."""
    if len(chosen) >= least and fits(chosen):
        return True
    if len(chosen) == most or len(chosen) + len(rest) < least:
        return False
    return any(
        _can_fit((*chosen, key), rest[at + 1 :], least, most, fits)
        for at, key in enumerate(rest)
        if not at or rest[at - 1] != key  # of equal things the first stands for all
    )
