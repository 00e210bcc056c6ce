"""Two games that one seat cannot tell apart, played on side by side."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import ANSWER, MOVE, OPEN, ROLL, Entry, Journal, transcript
from gloam.kernel.hidden.imagine import Diverged
from tests.battery.playing import AnyRun, act


class Follower(Dice):
    """Dice of the twin: what the seat saw the truth's dice show is repeated."""

    def __init__(self, dice: Dice, seat: int, seen: Journal) -> None:
        super().__init__(b"follower")
        self.dice = dice
        self.seat = seat
        self.rolls = [e for e in seen if e[0] == ROLL and e[1] >> seat & 1]
        self.picks = [e for e in seen if e[0] == MOVE and e[6] and e[1] >> seat & 1]

    def copy(self) -> Dice:
        return self.dice.copy()

    def roll(self, sides: int, audience: int = 0) -> int:
        if not audience >> self.seat & 1:
            return self.dice.roll(sides)
        if not self.rolls or self.rolls[0][2] != sides:
            raise Diverged
        value: int = self.rolls.pop(0)[3]
        return value

    def pick(self, zone: int, pool: Sequence[int], audience: int) -> int:
        if not audience >> self.seat & 1:
            return self.dice.pick(zone, pool, 0)
        if not self.picks or self.picks[0][2] not in pool:
            raise Diverged
        piece: int = self.picks.pop(0)[2]
        return piece


def twin_acts(truth: AnyRun, twin: AnyRun, seat: int, dice: Dice) -> bool:
    """One random act in both games; False when the seat can tell them apart from now on."""
    chance = random.Random(dice.roll(1 << 30))
    new = _new_entries(truth, lambda: act(truth, chance))
    seen = transcript(new, seat)
    kind, audience, who, key, told = new[0]
    twin.state.dice = Follower(dice, seat, new)
    try:
        if not told >> seat & 1:
            told_twin = _secret_acts(twin, seat, seen, dice)
        else:
            opened = [e for e in new if e[0] == OPEN and e[2] == who and e[1] >> seat & 1]
            known = audience >> seat & 1 or opened
            said = _same_or_other(twin, kind, who, key if known else None, dice)
            if said is None:
                return False
            told_twin = _new_entries(
                twin, lambda: twin.send(who, said) if kind == ANSWER else twin.interrupt(who, said)
            )
    except Diverged:
        return False
    twin.state.dice = dice.fork()
    return transcript(told_twin, seat) == seen


def _secret_acts(twin: AnyRun, seat: int, seen: list[Entry], dice: Dice) -> list[Entry]:
    """Something happened that the seat is not told of: in the twin, as much as shows the same.

    If nothing is seen of it, nothing need happen there at all.
    """
    new: list[Entry] = []
    while seen and not transcript(new, seat):
        ask = twin.ask
        if ask is None or ask.told >> seat & 1:
            break
        key = ask.options[dice.roll(len(ask.options))]
        new += _new_entries(twin, partial(twin.send, ask.seat, key))
    return new


def _same_or_other(twin: AnyRun, kind: int, who: int, key: Key | None, dice: Dice) -> Key | None:
    """The same key where the seat saw it; otherwise any that the twin offers."""
    assert twin.ask is not None
    offer = twin.ask.offer(who) if kind == ANSWER else twin.rules.interrupts(twin.state, who)
    if key is None:
        return offer[dice.roll(len(offer))] if offer else None
    return key if key in offer else None


def _new_entries(run: AnyRun, go: object) -> list[Entry]:
    """What an act adds to the journals."""
    assert callable(go)
    run.journals = []
    before = len(run.state.journal or [])
    go()
    journals = [*run.journals, run.state.journal or []]
    run.journals = None
    return [entry for journal in journals for entry in journal][before:]
