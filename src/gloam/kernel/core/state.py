"""The base of every game's state, and the journal of what happened in a step.

A state is a slotted dataclass of plain data. Rules get it as `game` and need nothing
else: it holds what is on the table, rolls the dice and tells what happens.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from gloam.kernel.core.asks import EVERYONE, Key
from gloam.kernel.core.dice import Dice

# An event is data: a word of the game's words and its arguments, ("damage", 17, 3). If it tells why
# it happened, its cause follows, of the same make: ("damage", 17, 3, "trap", 4).
Event: TypeAlias = tuple[str | int, ...]

# A lasting change of the campaign: a word of the game's and what it is about, ("unlock", "omen").
Change: TypeAlias = tuple[str | int, ...]

# What an entry of the journal is. The second field is always its audience; `told` are those who
# learn that it happened at all.
ROLL: Final = 0  # (ROLL, audience, sides, value)
MOVE: Final = 1  # (MOVE, audience, piece, face, from, to, picked, back)
LOOK: Final = 2  # (LOOK, audience, piece, face, zone)
SHUFFLE: Final = 3  # (SHUFFLE, EVERYONE, bag, zones that were shuffled in)
TELL: Final = 4  # (TELL, audience, event)
ASKED: Final = 5  # (ASKED, told, ask)
ANSWER: Final = 6  # (ANSWER, audience, seat, key, told)
INTERRUPT: Final = 7  # (INTERRUPT, audience, seat, key, told)
OPEN: Final = 8  # (OPEN, audience, seat, how many of its last answers, told)
LASTING: Final = 9  # (LASTING, EVERYONE, change)

Entry: TypeAlias = tuple[Any, ...]  # shaped by its kind, as listed above
Journal: TypeAlias = list[Entry]

Memory: TypeAlias = tuple[Any, ...]  # shaped by the class of state, which alone looks into it

NO_DICE: Final = Dice(b"none")


@dataclass(slots=True)
class State:
    """Everything a position is.

    Fields are ints, strings, bools, tuples, lists, dicts, sets and dataclasses of these;
    copies, renumbering and storing are derived from their annotations (`data.py`).
    `dice` and `journal` are lent by whoever runs the game and are no part of it. With
    `remembers` off, who knows what is not kept up: rules never look at it, and a game
    that is only played out needs no memory.
    """

    seats: int
    dice: Dice = field(init=False, repr=False, compare=False)
    journal: Journal | None = field(init=False, repr=False, compare=False)
    remembers: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.dice = NO_DICE
        self.journal = None
        self.remembers = True

    def roll(self, sides: int, audience: int = EVERYONE) -> int:
        """0 to sides - 1, seen by `audience`."""
        value = self.dice.roll(sides, audience)
        if self.journal is not None:
            self.journal.append((ROLL, audience, sides, value))
        return value

    def tell(self, *event: str | int, because: Event = (), audience: int = EVERYONE) -> None:
        """Tell `audience` that something happened, and why. Simulations do not listen.

        A cause is told to whoever is told the event: it must be no secret to them.
        """
        if self.journal is not None:
            self.journal.append((TELL, audience, (*event, *because)))

    def record(self, *change: str | int) -> None:
        """Change the campaign for good; later games get it at set-up, in the order it happened.

        Stored with the answer that caused it, and never taken back. The state of this game must
        be changed besides. Outside a campaign it is noted in the log and nowhere else.
        """
        if self.journal is not None:
            self.journal.append((LASTING, EVERYONE, change))

    def remembered(self) -> Memory:
        """What seats remember of this position, for one other to `recall`."""
        return ()

    def recall(self, memory: Memory) -> None:
        """Take over what was `remembered` in the same position."""
        self.remembers = True

    def open_answers(self, seat: int, count: int, audience: int, told: int = EVERYONE) -> None:
        """Let `audience` know the last `count` answers of `seat`, which were secret so far.

        `told` are those who learn that they were opened: of secret asks, only who knew of them.
        """
        if self.journal is not None and audience:
            self.journal.append((OPEN, audience, seat, count, told | audience))


def transcript(journal: Journal, seat: int) -> list[Entry]:
    """What `seat` saw of a journal: all of what it may see, and the outside of the rest.

    Faces stand for pieces, so that equal cards are equal here too. Of asks that the seat is
    not told of there is no trace, and so not their number.
    """
    seen: list[Entry] = []
    for at, entry in enumerate(journal):
        kind = entry[0]
        audience = entry[1]
        sees = audience >> seat & 1
        if kind == MOVE:
            _, _, _, face, source, to, _, back = entry
            seen.append((MOVE, face if sees else -1, source, to, back))
        elif kind == LOOK:
            _, _, _, face, zone = entry
            seen.append((LOOK, audience, face if sees else -1, zone))
        elif kind == ASKED:
            if sees:
                ask = entry[2]
                seen.append((ASKED, ask.form, ask.seats(), ask.about, tuple(ask.offer(seat))))
        elif kind in (ANSWER, INTERRUPT):
            _, _, who, key, told = entry
            if told >> seat & 1:
                seen.append((kind, who, key if sees else None))
        elif kind == OPEN:
            _, _, who, count, told = entry
            if not told >> seat & 1:
                continue
            opened = _last_answers(journal, at, who, count) if sees else 0
            seen.append((OPEN, audience, who, count, opened))
        elif kind == SHUFFLE or sees:
            seen.append(entry)
    return seen


def _last_answers(journal: Journal, at: int, seat: int, count: int) -> tuple[Key, ...]:
    """The last answers of a seat before the entry `at`, as far as they are here, oldest first."""
    keys: list[Key] = []
    while at > 0 and len(keys) < count:
        at -= 1
        if journal[at][0] == ANSWER and journal[at][2] == seat:
            keys.append(journal[at][3])
    return tuple(keys[::-1])
