"""Errands: a game made for tests of the agenda. A turn is a list of small things to do.

The same errands can be run in one long step (`split=False`) or each in a step of its own: what
is asked, told and allowed must be the same. A thief hides in one of three houses; nobody knows
in which.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gloam.kernel.core.agenda import Agenda, Call, Procedures, Value
from gloam.kernel.core.asks import Ask, Flow, Gone, Key, afresh, anew, choose
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Result, Rules
from gloam.kernel.core.several import choose_several
from gloam.kernel.core.state import State
from gloam.kernel.hidden.deal import Pins
from gloam.kernel.present.scene import Node, Text, Words

HOUSES = 3
YES, NO = ("yes",), ("no",)
SHOO = ("shoo",)

# What a turn may be made of: each recipe is a list of errands.
RECIPES: tuple[tuple[str, ...], ...] = (
    ("buy", "buy"),
    ("buy", "search", "buy"),
    ("listen", "buy"),
    ("buy", "toss", "buy"),
    ("buy", "consult", "buy"),
    ("whisper", "whisper", "buy"),
    ("knock", "buy"),
    ("list", "buy"),
    ("buy", "nested", "buy"),
)


@dataclass(slots=True)
class Errands(State):
    turn: int
    bought: list[int]
    thief: int  # the house it hides in
    empty: int  # bit set of houses that all know to be empty
    shooed: int  # bit set of seats that were sent away
    turns: int
    agenda: Agenda = field(default_factory=Agenda)


PROCEDURES: Procedures[Errands] = Procedures()


@PROCEDURES.asking
def errand(game: Errands, seat: int, what: str) -> Flow[Value]:
    if game.shooed >> seat & 1:
        return None
    before = game.bought[seat]
    try:
        yield from DO[what](game, seat)
    except Gone:
        return None
    return game.bought[seat] - before


@PROCEDURES.plain
def home(game: Errands, seat: int, results: Sequence[Value]) -> int:
    """All errands are done: what was bought is told, and the next seat goes."""
    bought = sum([value for value in results if isinstance(value, int)])
    game.tell("home", seat, bought)
    game.turn = (seat + 1) % game.seats
    game.turns += 1
    return bought


# --- errands ---


def buy(game: Errands, seat: int) -> Flow[None]:
    key = yield from anew(lambda: asked(game, seat, [("buy", n) for n in range(3)], "buy"))
    game.bought[seat] += key[1]
    game.tell("bought", seat, key[1])


def search(game: Errands, seat: int) -> Flow[None]:
    """Open a house: all see what is in it."""
    houses = [("house", n) for n in range(HOUSES)]
    key = yield from anew(lambda: asked(game, seat, houses, "search"))
    found = game.thief == key[1]
    game.tell("found" if found else "nothing", key[1])
    game.empty |= 7 & ~(1 << key[1]) if found else 1 << key[1]


def listen(game: Errands, seat: int) -> Flow[None]:
    """What is asked next hangs on what is hidden, and nothing else tells it."""
    key = yield from anew(lambda: asked(game, seat, [YES, NO], "listen"))
    if key == YES and game.thief == 0:
        yield from anew(lambda: asked(game, seat, [YES], "noise"))
    if key == YES:
        game.empty |= 6 if game.thief == 0 else 1


def toss(game: Errands, seat: int) -> Flow[None]:
    yield from anew(lambda: asked(game, seat, [YES], "toss"))
    game.bought[seat] += game.roll(6)


def consult(game: Errands, seat: int) -> Flow[None]:
    """Somebody else is asked."""
    other = (seat + 1) % game.seats
    key = yield from anew(lambda: asked(game, other, [YES, NO], "consult"))
    game.bought[seat] += key == YES


def whisper(game: Errands, seat: int) -> Flow[None]:
    key = yield from anew(lambda: asked(game, seat, [YES, NO], "whisper", 0))
    game.bought[seat] += key == YES


def knock(game: Errands, seat: int) -> Flow[None]:
    """Somebody else is asked, if the thief is at home."""
    yield from anew(lambda: asked(game, seat, [YES], "knock"))
    if game.thief == 1:
        other = (seat + 1) % game.seats
        yield from anew(lambda: asked(game, other, [YES], "who-is-there"))


def shopping_list(game: Errands, seat: int) -> Flow[None]:
    things: list[Key] = [("buy", n) for n in range(3)]

    def marking() -> Flow[tuple[Key, ...]] | None:
        here = not game.shooed >> seat & 1
        return choose_several(seat, things, 1, 2, "list") if here else None

    keys = yield from afresh(marking)
    game.bought[seat] += sum(key[1] for key in keys)


def nested(game: Errands, seat: int) -> Flow[None]:
    yield from buy(game, seat)
    yield from search(game, seat)
    yield from buy(game, seat)


DO = {
    "buy": buy,
    "search": search,
    "listen": listen,
    "toss": toss,
    "consult": consult,
    "whisper": whisper,
    "knock": knock,
    "list": shopping_list,
    "nested": nested,
}


def asked(
    game: Errands, seat: int, options: Sequence[Key], about: str, audience: int = -1
) -> Ask | None:
    return None if game.shooed >> seat & 1 else choose(seat, options, about, audience)


class ErrandRules(Rules[Errands]):
    id = "errands"
    players = (2,)

    def __init__(self, split: bool = True) -> None:
        self.split = split

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Errands:
        return Errands(seats, 0, [0] * seats, 0, 0, 0, 0)

    def deal(self, game: Errands) -> None:
        game.thief = game.roll(HOUSES, audience=0)

    def step(self, game: Errands) -> Flow[None]:
        return PROCEDURES.next_step(game, game.agenda) or self.take_turn(game)

    def take_turn(self, game: Errands) -> Flow[None]:
        if self.result(game) is not None:  # the last errand was the end of it
            return
        seat = game.turn
        options: list[Key] = [("recipe", n) for n in range(len(RECIPES))]
        try:
            key = yield from anew(lambda: asked(game, seat, options, "turn"))
        except Gone:
            home(game, seat, ())
            return
        if self.split:
            errands: list[Call] = [("errand", seat, what) for what in RECIPES[key[1]]]
            game.agenda.call(*errands, then=("home", seat))
            return
        results: list[Value] = []
        for what in RECIPES[key[1]]:
            value = yield from errand(game, seat, what)
            results.append(value)
        home(game, seat, results)

    def result(self, game: Errands) -> Result | None:
        if game.turns < 8 and game.shooed != 3:
            return None
        return Result(tuple(game.bought), ())

    def in_turn(self, game: Errands) -> int:
        return 1 << game.turn

    def interrupts(self, game: Errands, seat: int) -> Sequence[Key]:
        return [] if game.shooed >> seat & 1 else [SHOO]

    def interrupt(self, game: Errands, seat: int, key: Key) -> None:
        game.shooed |= 1 << seat

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        yield from [("recipe", n) for n in range(len(RECIPES))]
        yield from [(word, n) for word in ("buy", "house") for n in range(3)]
        yield from (YES, NO, SHOO, ("done",))

    def resample(self, game: Errands, seat: int, dice: Dice, pins: Pins) -> Errands:
        world = copy_of(game)
        possible = [n for n in range(HOUSES) if not game.empty >> n & 1]
        world.thief = possible[dice.roll(len(possible))]
        return world

    def memory(self, game: Errands, seat: int) -> int:
        return game.empty

    def observe(self, game: Errands, seat: int) -> list[int]:
        return [game.turn, *game.bought]

    def public(self, game: Errands) -> Sequence[Node]:
        return [Text(id="turn", words=Words("turn", {"seat": game.turn}))]
