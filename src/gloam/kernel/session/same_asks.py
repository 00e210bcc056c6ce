"""Whether a seat is asked the same as before, so that it need not notice."""

from __future__ import annotations

from collections.abc import Mapping

from gloam.kernel.core.asks import Ask


def same_offer(last: Ask | None, ask: Ask | None, seat: int) -> bool:
    """Whether this is still the offer that was made: of one window, race or blind choice."""
    return last is not None and ask is not None and last.offer(seat) is ask.offer(seat)


def same_words(left: Ask | None, ask: Ask | None, seat: int) -> bool:
    """Whether one ask reads like the other to a seat, when one has come back to a position."""
    if left is None or ask is None or left.about != ask.about:
        return False
    return seat in left.seats() and left.offer(seat) == ask.offer(seat)


def is_same_joint_ask(asked: Mapping[int, int], now: Mapping[int, int]) -> bool:
    """Whether several seats are still asked the same together, of whom at most one has answered.

    Such an answer may be secret: who only watches must not notice it. `asked` and `now` give the
    number of each seat's ask before and after an act.
    """
    if len(asked) < 2:  # nearly always
        return False
    anew = [seat for seat, number in now.items() if asked.get(seat) != number]
    if asked.keys() == now.keys():
        return len(now) > 1 and len(anew) <= 1
    return bool(now) and now.keys() < asked.keys() and not anew
