"""Random games and random positions for the laws."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from gloam.kernel.content.registry import Game
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run

AnyRun = Run[Any]  # of whichever game is under test
AnyRules = Rules[Any]
Campaign = Mapping[str, Any] | None  # plain data of the game's own

ENOUGH = 20_000  # decisions; a random game that is longer does not end

# How often an interrupt is made where any is open: as often as an answer in every other game.
# The rest would seldom be played to the end if words that should not be spoken were spoken all
# the time: there, interrupts come in bursts, most of them in the middle of a step, where somebody
# whom it is about may be taken away.
OFTEN, SELDOM = 0.5, 0.02
BURST, BURST_IN_A_STEP = 0.01, 0.12  # how often a burst begins
LONG = 400  # acts, after which interrupts are seldom in any game, so that it ends

# A party of Original Sin that acts at random loses the same fights for ten thousand acts, of which
# the last show no more than the first. After so many it chooses what ends its stay, where it can.
PATIENCE = 250
GIVING_UP: dict[str, tuple[Key, ...]] = {"original_sin": (("give-up",), ("yes",), ("stop",))}


def set_ups(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Seat counts, each with the default options, and every other choice once."""
    rules = game.rules
    found: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in rules.players]
    for setting in rules.settings:
        for choice in setting.choices:
            if choice != setting.default:
                seats = rules.players[len(found) % len(rules.players)]
                found.append((seats, {setting.name: choice}))
    return found


def start(
    rules: AnyRules, seed: int, seats: int, options: dict[str, str], campaign: Campaign = None
) -> AnyRun:
    return Run.start(rules, seats, Dice(b"battery %d" % seed), options, campaign)


def act(run: AnyRun, chance: random.Random, interrupts: float = OFTEN, acts: int = 0) -> None:
    """One random act: an answer of anybody who is asked, or an interrupt if any is open.

    `acts` is how many there were before it.
    """
    ask = run.ask
    assert ask is not None
    if chance.random() < interrupts:
        said = an_interrupt(run, chance)
        if said is not None:
            run.interrupt(*said)
            return
    # Mostly the seat that simulations would ask; sometimes any other that may answer.
    seat = ask.seat if chance.random() < 0.7 else chance.choice(ask.seats())
    run.send(seat, a_choice(run, seat, chance, acts))


def a_choice(run: AnyRun, seat: int, chance: random.Random, acts: int) -> Key:
    """Any option of a seat that is asked; in a game that has gone on for long, what ends it."""
    assert run.ask is not None
    offer = list(run.ask.offer(seat))
    if acts > PATIENCE:
        offer = [key for key in offer if key in GIVING_UP.get(run.rules.id, ())] or offer
    return chance.choice(offer)


def an_interrupt(run: AnyRun, chance: random.Random) -> tuple[int, Key] | None:
    """Something that some seat may do although it is not asked."""
    able = [(seat, keys) for seat in range(run.state.seats) if (keys := run.interrupts(seat))]
    if not able:
        return None
    seat, keys = chance.choice(able)
    return seat, chance.choice(list(keys))


class Interruptions:
    """How often a random game is interrupted at its next act."""

    def __init__(self, seed: int) -> None:
        self.often = seed % 2 == 1
        self.acts = 0
        self.burst = 0  # acts that are left of a burst

    def at(self, run: AnyRun, chance: random.Random) -> float:
        self.acts += 1
        if self.acts > LONG:
            return SELDOM
        if self.often:
            return OFTEN
        if not self.burst and chance.random() < (BURST_IN_A_STEP if run.acts else BURST):
            self.burst = chance.randint(1, 6)
        self.burst = max(0, self.burst - 1)
        return 1.0 if self.burst else SELDOM


def playing(
    rules: AnyRules, seed: int, seats: int, options: dict[str, str], campaign: Campaign = None
) -> Iterator[AnyRun]:
    """A random game, given out at every ask. It must end."""
    chance = random.Random(seed)
    interruptions = Interruptions(seed)
    run = start(rules, seed, seats, options, campaign)
    for acts in range(ENOUGH):
        if run.ask is None:
            return
        yield run
        act(run, chance, interruptions.at(run, chance), acts)
    raise AssertionError(f"{rules.id}: random play {seed} goes on for ever")


def positions(
    rules: AnyRules, seed: int, seats: int, options: dict[str, str], count: int = 20
) -> list[AnyRun]:
    """Copies of `count` random asks of one random game (all of them if there are fewer)."""
    chance = random.Random(seed * 7919 + 1)
    kept: list[AnyRun] = []
    for met, run in enumerate(playing(rules, seed, seats, options)):
        if met < count:
            kept.append(run.copy())
        elif (at := chance.randrange(met + 1)) < count:
            kept[at] = run.copy()
    return kept
