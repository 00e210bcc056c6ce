"""Printed actions: those on an effigy's items, on its adversaries and on its location."""

from __future__ import annotations

from gloam.games.harrowing.rules.abilities import (
    NOTHING,
    abilities,
    holds,
    own,
    perform,
    spent,
    tests_of,
)
from gloam.games.harrowing.rules.carrying_out_effects import call_because
from gloam.games.harrowing.rules.effigies_and_corruption import locked
from gloam.games.harrowing.rules.fate_and_omens import spend_omens
from gloam.games.harrowing.state import PROCEDURES, Harrowing
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Key


def usable(game: Harrowing, seat: int) -> list[Key]:
    """The keys of the abilities that an effigy may use as actions now."""
    omens = game.omens[seat]
    keys: list[Key] = []
    for active in own(game, seat).by_event.get("", NOTHING):
        ability = active.ability
        # rule: item.actions, omen.spend
        if (
            ability.cost <= omens
            and not spent(game, seat, active)
            and holds(game, seat, active)
            and not locked(game, seat, tests_of(game, active))
        ):
            keys.append(("use", active.column, active.half))
    return keys


@PROCEDURES.plain
def use(game: Harrowing, seat: int, column: int, half: int) -> None:
    """Pay for an item's ability and carry it out."""
    for active in abilities(game, seat):
        if (active.column, active.half) == (column, half):
            spend_omens(game, seat, active.ability.cost)  # rule: action.pay
            perform(game, seat, active)
            return


def printed(game: Harrowing, seat: int) -> list[Key]:
    """The keys of the actions printed on an effigy's location and adversaries."""
    faces, texts = game.pack.faces, game.book.texts
    # rule: damned.locked-any-action
    # rule: action.printed, location.printed-actions, location.closed-use, item.actions
    cards = [game.here(seat).face, *[faces[piece] for piece in game.foes(seat)]]
    keys: list[Key] = []
    for at, face in enumerate(cards):
        action = texts[face].action
        if (
            action is not None
            and action.cost <= game.omens[seat]
            and not locked(game, seat, action.tests)
            and (action.condition is None or action.condition(game, seat, face))
        ):
            keys.append(("printed", at))
    return keys


@PROCEDURES.plain
def use_printed(game: Harrowing, seat: int, at: int) -> None:
    faces = game.pack.faces
    face = faces[game.foes(seat)[at - 1]] if at else game.here(seat).face
    action = game.book.texts[face].action
    assert action is not None
    spend_omens(game, seat, action.cost)  # rule: action.pay
    game.tell("printed", seat, face)
    calls: list[Call] = [("line", line, seat, face) for line in action.lines]
    call_because(game, ("card", face), *calls)
