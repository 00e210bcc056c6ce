"""Random games and random positions for the laws."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from gloam.kernel.content.registry import Game
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run

AnyRun = Run[Any]  # of whichever game is under test
AnyRules = Rules[Any]

ENOUGH = 20_000  # decisions; a random game that is longer does not end

# How often an interrupt is made where any is open: as often as an answer in every other game.
# In the rest seldom, because words that should not be spoken end games early.
OFTEN, SELDOM = 0.5, 0.05
LONG = 400  # acts, after which interrupts are seldom in any game, so that it ends


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


def start(rules: AnyRules, seed: int, seats: int, options: dict[str, str]) -> AnyRun:
    return Run.start(rules, seats, Dice(b"battery %d" % seed), options)


def act(run: AnyRun, chance: random.Random, interrupts: float = OFTEN) -> None:
    """One random act: an answer of anybody who is asked, or an interrupt if any is open."""
    ask = run.ask
    assert ask is not None
    if chance.random() < interrupts:
        said = an_interrupt(run, chance)
        if said is not None:
            run.interrupt(*said)
            return
    # Mostly the seat that simulations would ask; sometimes any other that may answer.
    seat = ask.seat if chance.random() < 0.7 else chance.choice(ask.seats())
    run.send(seat, chance.choice(list(ask.offer(seat))))


def an_interrupt(run: AnyRun, chance: random.Random) -> tuple[int, Key] | None:
    """Something that some seat may do although it is not asked."""
    able = [(seat, keys) for seat in range(run.state.seats) if (keys := run.interrupts(seat))]
    if not able:
        return None
    seat, keys = chance.choice(able)
    return seat, chance.choice(list(keys))


def interrupts_at(seed: int, acts: int) -> float:
    """How often a random game is interrupted after so many acts."""
    return OFTEN if seed % 2 and acts < LONG else SELDOM


def playing(rules: AnyRules, seed: int, seats: int, options: dict[str, str]) -> Iterator[AnyRun]:
    """A random game, given out at every ask. It must end."""
    chance = random.Random(seed)
    run = start(rules, seed, seats, options)
    for acts in range(ENOUGH):
        if run.ask is None:
            return
        yield run
        act(run, chance, interrupts_at(seed, acts))
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
