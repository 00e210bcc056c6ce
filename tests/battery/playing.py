"""Random games and random positions for the laws."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from gloam.kernel.content.registry import Game
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run

AnyRun = Run[Any]  # of whichever game is under test
AnyRules = Rules[Any]

ENOUGH = 20_000  # decisions; a random game that is longer does not end


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


def act(run: AnyRun, chance: random.Random) -> None:
    """One random act: an answer of anybody who is asked, now and then an interrupt."""
    ask = run.ask
    assert ask is not None
    if chance.random() < 0.05:
        who = chance.randrange(run.state.seats)
        open_now = run.interrupts(who)
        if open_now:
            run.interrupt(who, chance.choice(list(open_now)))
            return
    # Mostly the seat that simulations would ask; sometimes any other that may answer.
    seat = ask.seat if chance.random() < 0.7 else chance.choice(ask.seats())
    run.send(seat, chance.choice(list(ask.offer(seat))))


def playing(rules: AnyRules, seed: int, seats: int, options: dict[str, str]) -> Iterator[AnyRun]:
    """A random game, given out at every ask. It must end."""
    chance = random.Random(seed)
    run = start(rules, seed, seats, options)
    for _ in range(ENOUGH):
        if run.ask is None:
            return
        yield run
        act(run, chance)
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
