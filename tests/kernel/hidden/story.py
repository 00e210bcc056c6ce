"""A toy whose step is any flow: cards, rolls and answers to be imagined anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scipy.stats import chisquare

from gloam.kernel.core.asks import (
    EVERYONE,
    PASS,
    Flow,
    Key,
    choose,
)
from gloam.kernel.core.cards import NOBODY, CardTable, Pack, Zone, table_of
from gloam.kernel.core.dice import Dice, ScriptedDice
from gloam.kernel.core.rules import Result, Rules
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import transcript
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.hidden.imagine import imagine

DECK, DISCARD, HAND, ASIDE, ROW = 0, 1, 2, 5, 8  # HAND + seat, ASIDE + seat
SEATS = 3
CARDS = 9
DOUBT = 1e-4
SAMPLES = 600

ON: Key = ("on",)
YES, NO = ("yes",), ("no",)

PACK = Pack(
    range(CARDS),
    [0] * CARDS,
    [
        Zone("deck", NOBODY),
        Zone("discard"),
        *[Zone(f"hand {seat}", 1 << seat, seat) for seat in range(SEATS)],
        *[Zone(f"aside {seat}", 1 << seat, seat) for seat in range(SEATS)],
        Zone("row", NOBODY, ordered=True),
    ],
)


@dataclass(slots=True)
class Story(CardTable):
    secret: int  # a number that only seat 1 knows
    told: list[int]
    done: bool


Tell = Callable[[Story], Flow[None]]


class StoryRules(Rules[Story]):
    """One step, which is the story; then it is over."""

    id = "story"
    players = (SEATS,)

    def __init__(self, tell: Tell) -> None:
        self.tell = tell

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Story:
        """Cards 0 and 1 in hand 0, 2 and 3 in hand 1, 4 in hand 2, the rest in the deck."""
        start = [HAND, HAND, HAND + 1, HAND + 1, HAND + 2, *[DECK] * (CARDS - 5)]
        return Story(seats, PACK, *table_of(PACK, start), (), 0, [], False)

    def step(self, game: Story) -> Flow[None]:
        yield from self.tell(game)
        game.done = True

    def result(self, game: Story) -> Result | None:
        return Result((0,) * SEATS, ()) if game.done else None

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return [ON, YES, NO, PASS]

    def interrupts(self, game: Story, seat: int) -> Sequence[Key]:
        return [("sigh", n) for n in range(3)] + [("shout", n) for n in range(30)]

    def interrupt(self, game: Story, seat: int, key: Key) -> None:
        game.told.append(key[1])

    def hears(self, game: Story, seat: int, key: Key) -> int:
        return 0b100 if key[0] == "sigh" else EVERYONE

    def resample(self, game: Story, seat: int, dice: Dice, pins: Pins) -> Story:
        world = deal_anew(game, seat, dice, pins)
        if seat != 1:
            world.secret = dice.roll(6)
        return world


StoryRun = Run[Story]


def telling(
    story: Tell, *said: tuple[int, Key], rolls: Sequence[int] = (), picks: Sequence[int] = ()
) -> StoryRun:
    rules = StoryRules(story)
    state = rules.setup({}, SEATS, {})
    state.dice = ScriptedDice(rolls, picks)
    run = Run.at(rules, state)
    for seat, key in said:
        run.send(seat, key)
    assert run.ask is not None
    return run


def worlds(run: StoryRun, seat: int, count: int = 60) -> list[StoryRun]:
    """Imagined worlds, each of which looks like the truth to the seat. None may fail."""
    dice = Dice(b"imagine")
    found: list[StoryRun] = []
    for _ in range(count):
        world = imagine(run, seat, dice)
        assert world is not None, "no world was found"
        found.append(world)
    for world in found[:40]:
        told, seen = (transcript(r.state.journal or [], seat) for r in (world, run))
        assert told == seen
        assert world.state.lost() == []
        assert world.quiet.lost() == []
        for at, zone in enumerate(run.state.zones):
            if PACK.sight[at] >> seat & 1:
                assert world.state.zones[at] == zone
        assert world.ask is not None
        assert run.ask is not None
        assert list(world.ask.offer(seat)) == list(run.ask.offer(seat))
    return found


def uniform(seen: Counter[Any], expected: Iterable[object]) -> None:
    """Each of the expected things was seen, equally often."""
    hoped = list(expected)
    assert set(seen) == set(hoped)
    assert chisquare([seen[thing] for thing in hoped]).pvalue > DOUBT


def draws_and_discards(game: Story) -> Flow[None]:
    """Seat 1 draws a card and discards one of its hand, in the open."""
    game.draw(DECK, HAND + 1)
    key = yield choose(1, [("discard", card) for card in game.zones[HAND + 1]], "discard")
    game.move(key[1], DISCARD)
    yield choose(0, [ON])
