"""Effigies: their markers and sins; taking and healing corruption; damned effigies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from gloam.games.harrowing.cards.catalogue import BECOMES_DAMNED, HEALS, TAKES
from gloam.games.harrowing.rules.abilities import due
from gloam.games.harrowing.rules.carrying_out_effects import call_any
from gloam.games.harrowing.rules.winning_and_losing import check_loss
from gloam.games.harrowing.state import (
    ANY_SIN,
    DAMNED,
    FULL,
    NO_ONE,
    ORDINARY_MARKERS,
    PROCEDURES,
    SINS,
    Harrowing,
    Sheet,
)
from gloam.kernel.core.asks import Flow, Key, pick

CONFIRM: Final[Key] = ("confirm",)
ANEW: Final[Key] = ("anew",)
ASKS_A_STEP: Final = 12  # more would make a step long

# --- creating an effigy: its marker and its sins ---


def choices(game: Harrowing, seat: int) -> Sequence[Key]:
    """A marker first, then any sin's value; when all seven are there, to confirm or begin anew.

    The same choices are the same object: nobody is asked anew because another has chosen.
    """
    # rule: effigy.open-choice
    if game.markers[seat] == NO_ONE:  # rule: effigy.marker-digital
        return _markers(tuple(game.markers))
    return _values(tuple(game.sheets[seat].base))


@cache
def _markers(taken: tuple[int, ...]) -> Sequence[Key]:
    return tuple([("marker", m) for m in range(ORDINARY_MARKERS) if m not in taken])


@cache
def _values(base: tuple[int, ...]) -> Sequence[Key]:
    # rule: effigy.values, effigy.no-budget, effigy.self-portrait, effigy.seven-sins
    keys: list[Key] = [("value", s, v) for s in range(SINS) if not base[s] for v in (1, 2, 3, 4)]
    return tuple(keys) or (CONFIRM, ANEW)


def create(game: Harrowing, seat: int, key: Key) -> None:
    # rule: effigy.create
    sheet = game.sheets[seat]  # rule: seat.one-effigy
    if key[0] == "marker":
        game.markers[seat] = key[1]  # rule: effigy.marker
    elif key[0] == "value":
        sheet.base[key[1]] = key[2]  # rule: effigy.values
        sheet.corruption[key[1]] = key[2]  # rule: corruption.start
    elif key == ANEW:
        sheet.base[:] = sheet.corruption[:] = [0] * SINS
    else:
        game.ready = (*game.ready, seat)
        game.tell("ready", seat)


# --- taking corruption ---


@PROCEDURES.asking
def corruption(game: Harrowing, seat: int, n: int, sin: int) -> Flow[None]:
    """One instance of corruption: it is assigned completely before anything else is looked at."""
    if n <= 0 or game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    # rule: corruption.one-instance, damned.redirect, damned.redirect-whole
    taker = (yield from redirect(game, seat, n)) if game.damned(seat) else seat
    yield from assign(game, taker, n, sin)


def redirect(game: Harrowing, seat: int, n: int) -> Flow[int]:
    """A damned effigy names who takes it instead: any that is not damned itself."""
    # rule: damned.redirect, damned.redirect-target
    takers: list[Key] = [("seat", other) for other in game.others(seat) if not game.damned(other)]
    key = yield from pick(seat, takers, ("redirect", n))
    game.tell("redirected", seat, key[1], n)
    taker: int = key[1]
    return taker


def assign(game: Harrowing, seat: int, n: int, sin: int) -> Flow[None]:
    """The taker raises its dice: on the named sin as far as possible, the rest where it likes."""
    sheet = game.sheet(seat)
    held = sheet.corruption
    before = sheet.sixes()
    left = min(n, room(sheet))  # rule: corruption.must-take-all
    if sin != ANY_SIN:
        left -= raise_by(held, sin, min(left, FULL - held[sin]))  # rule: corruption.typed
    yield from spread(game, seat, left, n, sin, before)


def spread(
    game: Harrowing, seat: int, left: int, n: int, sin: int, sixes_before: int
) -> Flow[None]:
    """What the taker puts where it likes; what is much is put down in several steps."""
    sheet = game.sheet(seat)
    held = sheet.corruption
    asked = 0
    while left > 0:  # rule: corruption.take, corruption.take-choice, corruption.typed-overflow
        if left >= room(sheet):
            held[:] = [FULL] * SINS
            break
        if asked == ASKS_A_STEP:
            game.agenda.call(("spread_rest", seat, left, n, sin, sixes_before))
            return
        # rule: corruption.max-six
        options: list[Key] = [("sin", s) for s in range(SINS) if held[s] < FULL]
        key = yield from pick(seat, options, ("assign", left))
        left -= raise_by(held, key[1], 1)
        asked += 1
    game.tell("took", seat, n, sin, because=game.cause)
    after_taking(game, seat, sixes_before)


@PROCEDURES.asking
def spread_rest(
    game: Harrowing, seat: int, left: int, n: int, sin: int, sixes_before: int
) -> Flow[None]:
    return spread(game, seat, left, n, sin, sixes_before)


def after_taking(game: Harrowing, seat: int, sixes_before: int) -> None:
    if check_loss(game):
        return
    calls = due(game, seat, TAKES)  # rule: ability.whenever
    if sixes_before < DAMNED <= game.sheet(seat).sixes():  # rule: damned.three-sixes
        game.tell("damned", seat)
        calls += due(game, seat, BECOMES_DAMNED)
    call_any(game, *calls)


def room(sheet: Sheet) -> int:
    """How much corruption a sheet can still take."""
    return FULL * SINS - sum(sheet.corruption)


def locked(game: Harrowing, seat: int, sins: frozenset[int]) -> bool:
    """Whether a sin of these is at six: no action that tests it may be chosen."""
    held = game.sheet(seat).corruption
    # rule: damned.locked-sin, damned.locked-any-action
    return any(held[sin] == FULL for sin in sins)  # rule: damned.may-act


def raise_by(held: list[int], sin: int, n: int) -> int:
    held[sin] += n  # rule: component.damage-dice
    return n


# --- healing ---


@PROCEDURES.asking
def heal(game: Harrowing, seat: int, n: int, sin: int) -> Flow[None]:
    """Lower dice, on a named sin first, never below the base values."""
    if n <= 0 or game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    sheet = game.sheet(seat)
    held, base = sheet.corruption, sheet.base
    before = sheet.sixes()
    most = sum(held) - sum(base)
    left = healed = min(n, most)  # rule: corruption.heal-waste
    if sin != ANY_SIN:
        put = min(left, held[sin] - base[sin])
        held[sin] -= put  # rule: corruption.typed
        left -= put
    while left > 0:  # rule: corruption.heal, corruption.typed-heal-overflow
        if left >= sum(held) - sum(base):
            held[:] = base
            break
        # rule: corruption.heal-floor
        options: list[Key] = [("sin", s) for s in range(SINS) if held[s] > base[s]]
        key = yield from pick(seat, options, ("heal", left))
        held[key[1]] -= 1
        left -= 1
    if healed:
        tell_healed(game, seat, healed, before)  # rule: damned.state
        call_any(game, *due(game, seat, HEALS))  # rule: ability.whenever


def tell_healed(game: Harrowing, seat: int, n: int, sixes_before: int) -> None:
    game.tell("healed", seat, n, because=game.cause)
    if sixes_before >= DAMNED > game.sheet(seat).sixes():
        game.tell("saved", seat)  # rule: damned.state


@PROCEDURES.plain
def heal_all(game: Harrowing, seat: int) -> None:
    sheet = game.sheet(seat)
    game.agenda.call(("heal", seat, sum(sheet.corruption) - sum(sheet.base), ANY_SIN))


# --- setting: neither taking nor healing ---


@PROCEDURES.plain
def change_base(game: Harrowing, seat: int, sin: int, n: int) -> None:
    """A base value stays within 1 to 4; corruption below a risen one rises to meet it."""
    sheet = game.sheet(seat)
    sheet.base[sin] = max(1, min(4, sheet.base[sin] + n))  # rule: effigy.base-range
    # rule: corruption.base-change
    sheet.corruption[sin] = max(sheet.corruption[sin], sheet.base[sin])
    game.tell("base", seat, sin, sheet.base[sin], because=game.cause)


@PROCEDURES.plain
def rearrange(game: Harrowing, seat: int) -> None:
    """The sum stays; every sin ends between its base value and six."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    sheet = game.sheet(seat)
    left = sum(sheet.corruption) - sum(sheet.base)
    sheet.corruption[:] = sheet.base  # rule: corruption.set-is-not-take
    game.agenda.call(("lay_out", seat, left))


@PROCEDURES.asking
def lay_out(game: Harrowing, seat: int, left: int) -> Flow[None]:
    held = game.sheet(seat).corruption
    for _ in range(ASKS_A_STEP):
        if left >= FULL * SINS - sum(held):
            held[:] = [FULL] * SINS
            left = 0
        if not left:
            game.tell("rearranged", seat, because=game.cause)
            check_loss(game)
            return
        options: list[Key] = [("sin", s) for s in range(SINS) if held[s] < FULL]
        key = yield from pick(seat, options, ("rearrange", left))
        left -= raise_by(held, key[1], 1)
    game.agenda.call(("lay_out", seat, left))
