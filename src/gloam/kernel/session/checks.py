"""Checking what comes from outside, before any rule sees it."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.several import DONE, in_order


class Refused(Exception):
    """An input that was not accepted; nothing has changed.

    `code` is for programs: in the kernel malformed, no-seat, over, not-asked, stale, not-offered,
    no-undo, fault; the table has more (`docs/protocol.md`). `rule` names the ledger entry that
    says no, where one does.
    """

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule


def checked_key(seats: int, seat: int, key: object) -> Key:
    """A key that `seat` of a table with so many `seats` has sent. Raises Refused."""
    if not 0 <= seat < seats:
        raise Refused("no-seat", f"There is no seat {seat}; seats are 0 to {seats - 1}.")
    if not isinstance(key, list | tuple) or not key or not isinstance(key[0], str):
        raise Refused("malformed", f"A key is a word and what it is about, not {key!r:.80}.")
    for part in key:
        if not isinstance(part, str | int) or isinstance(part, bool):
            raise Refused("malformed", f"A key is made of words and numbers, not {part!r:.80}.")
    return tuple(key)


def check_answer(ask: Ask | None, seat: int, key: Key, number: int | None, now: int | None) -> None:
    """Whether `key` answers the open ask. Raises Refused.

    `number` is that of the ask which the seat answers, if it says so, and `now` that of the ask
    which is open to it.
    """
    if ask is None:
        raise Refused("over", "The game is over.")
    if seat not in ask.seats():
        waiting = ", ".join(str(s) for s in ask.waits_for(seat))
        whom = f"; waiting for seat {waiting}" if waiting else ""
        raise Refused("not-asked", f"Seat {seat} is not asked{whom}.")
    if number is not None and number != now:
        raise Refused(
            "stale",
            f"The game has moved on: ask {number} is answered, now it is ask {now}. "
            "Look again, nothing was done.",
        )
    options = ask.offer(seat)
    if key not in options:
        raise Refused(
            "not-offered",
            f"{key} is not possible now; there are {len(options)} options, such as "
            f"{', '.join(str(option) for option in options[:5])}.",
        )


def marked_keys(ask: Ask | None, seats: int, seat: int, keys: Sequence[object]) -> Sequence[object]:
    """What a seat has marked, as the rules ask for it; other answers as they are.

    Raises Refused if there are none, or if they cannot be marked together.
    """
    marking = ask.marking(seat) if ask is not None else None
    if marking is not None and marking.least <= len(keys) <= marking.most:
        marked = [checked_key(seats, seat, key) for key in keys]
        if DONE in marked:
            return marked
        try:
            return in_order(marking, marked)
        except ValueError as error:
            rule = marking.whole.rule if marking.whole is not None else ""
            raise Refused("not-offered", f"{error} None of them was taken.", rule) from None
    if not keys:
        raise Refused("malformed", "An answer is at least one key.")
    return keys
