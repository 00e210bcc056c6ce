"""Doom dice and tests: one red die, the others black; Threats; then the lines."""

from __future__ import annotations

from typing import Final

from gloam.games.harrowing.cards.catalogue import BANES, FAULTS, GRACES
from gloam.games.harrowing.rules.abilities import due, lasting
from gloam.games.harrowing.rules.adversaries import threats_for
from gloam.games.harrowing.rules.carrying_out_effects import call_any
from gloam.games.harrowing.rules.components_and_zones import MOST_DICE
from gloam.games.harrowing.rules.ritual_boss_bane import raise_bane
from gloam.games.harrowing.state import (
    BANE,
    BLANK,
    FAULT,
    GRACE,
    NO_LINE,
    PROCEDURES,
    Harrowing,
    Roll,
)
from gloam.kernel.core.agenda import Call

BLACK_DIE: Final = (FAULT, FAULT, GRACE, GRACE, GRACE, BLANK)  # rule: die.black
RED_DIE: Final = (FAULT, FAULT, GRACE, GRACE, GRACE, BANE)  # rule: die.red


def roll_red(game: Harrowing) -> int:
    return RED_DIE[game.roll(6)]  # rule: die.colours, test.public


def bane_shown(game: Harrowing, face: int) -> None:
    """Bane rises each time that the red die shows Bane."""
    if face == BANE:
        raise_bane(game, 1, ("red-die",))  # rule: die.bane-face


def roll_test(game: Harrowing, seat: int, sin: int) -> tuple[int, int]:
    """(Faults, Graces) of a test, bonus faces included."""
    sheet = game.sheet(seat)
    more = lasting(game, seat)
    # rule: test.dice-count, test.dice-limits, corruption.not-dice-count, test.value-one
    # rule: component.doom-dice
    count = min(MOST_DICE, sheet.base[sin] + sheet.next_dice)
    dice = [roll_red(game)]  # rule: test.one-red, test.dice-limits
    dice += [BLACK_DIE[game.roll(6)] for _ in range(count - 1)]
    # rule: test.bonus-faces, lifewater.extra-face-stack, test.blank, die.bane-neutral
    faults = max(0, dice.count(FAULT) + sheet.faults + sheet.next_faults + more.sin_faults[sin])
    graces = max(0, dice.count(GRACE) + sheet.graces + sheet.next_graces + more.sin_graces[sin])
    sheet.next_dice = sheet.next_faults = sheet.next_graces = 0
    game.rolled = Roll(seat, sin, tuple(dice), faults, graces)
    game.tell("rolled", seat, sin, faults, graces, *dice)
    bane_shown(game, dice[0])
    return faults, graces


def after_roll(game: Harrowing, seat: int, faults: int, graces: int) -> list[Call]:
    """What comes of a roll before the lines of the test: Threats, and what waits for faces."""
    # rule: test.order, test.no-threat-after, adversary.threat-counted
    calls = threats_for(game, seat, faults)
    # rule: ability.whenever
    if game.rolled is not None and BANE in game.rolled.dice:
        calls += due(game, seat, BANES)
    if faults:
        calls += due(game, seat, FAULTS)
    if graces:
        calls += due(game, seat, GRACES)
    return calls


@PROCEDURES.plain
def test(
    game: Harrowing, seat: int, sin: int, fault: int, grace: int, after: int, this: int
) -> None:
    """A test that a card orders: also of a sin that is locked."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    faults, graces = roll_test(game, seat, sin)  # rule: damned.forced-tests
    calls = after_roll(game, seat, faults, graces)
    # rule: test.count-faces, test.example
    for number, times in ((fault, faults), (grace, graces), (after, 1)):
        if number != NO_LINE:
            calls += [("tested_line", number, seat, this, faults, graces)] * times
    call_any(game, *calls)


@PROCEDURES.plain
def next_test(game: Harrowing, seat: int, dice: int, faults: int, graces: int) -> None:
    sheet = game.sheet(seat)
    sheet.next_dice += dice
    sheet.next_faults += faults
    sheet.next_graces += graces
