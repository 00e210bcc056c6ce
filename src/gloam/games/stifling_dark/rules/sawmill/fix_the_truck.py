"""Fix the Truck: Parts are installed, somebody starts it, and the gate is open for the rest."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.board.adjacent import adjacent
from gloam.games.stifling_dark.rules.evidence_and_objectives.escaping import escaped
from gloam.games.stifling_dark.rules.evidence_and_objectives.objective_items import (
    INSTALL,
    START,
    used_up,
)
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import (
    involved_done,
    may_involve,
)
from gloam.games.stifling_dark.rules.reacting.dice import roll_d6
from gloam.games.stifling_dark.state import NOWHERE, PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Flow, Key, choose

# What the Escape cards lay on the board for it, Items that are picked up there.
# rule: truck.setup, truck.parts
TRUCK_LAYS: Final = {"parts": ("battery", "repair-kit", "spark-plugs")}

STARTS_ON: Final = {1: 6, 2: 4}  # by Parts: the least that the D6 must show
ALL_PARTS: Final = 3


@PROCEDURES.plain
def install_part(game: StiflingDark, who: int, face: int) -> None:
    game.escape.used |= INSTALL  # rule: truck.install-once
    used_up(game, who, face)
    game.escape.parts += 1  # rule: truck.install
    game.tell("installs", who, game.escape.parts)
    involved_done(game, who)


def start_keys(game: StiflingDark, who: int) -> list[Key]:
    """On or next to the Truck, with a Part in it; one try a round by the whole team."""
    escape = game.escape
    if not escape.parts or escape.open or escape.used & START:
        return []  # rule: truck.start-zero, truck.start-once, truck.install-and-start
    return [("start-truck",)] if is_beside(game, who) and may_involve(game, who) else []


def is_beside(game: StiflingDark, who: int) -> bool:
    at, truck = game.team[who].space, game.escape.truck
    return truck != NOWHERE and (at == truck or adjacent(game, at, truck))


def start(game: StiflingDark, who: int) -> None:
    game.escape.used |= START
    game.tell("starts", who)
    if game.escape.parts == ALL_PARTS:
        game.agenda.call(("truck_leaves", who))  # rule: truck.start
    else:
        roll_d6(game, who, "ignition", who)


@PROCEDURES.plain
def ignition(game: StiflingDark, who: int, six: int) -> None:
    if six >= STARTS_ON[game.escape.parts]:
        game.agenda.call(("truck_leaves", who))  # rule: truck.start
    else:
        involved_done(game, who)


@PROCEDURES.plain
def truck_leaves(game: StiflingDark, who: int) -> None:
    """With all who stand on or next to it; the others have a gate to run for."""
    for other in [one for one in game.on_board() if is_beside(game, one)]:
        escaped(game, other)  # rule: truck.escape
    if game.outcome is None:
        game.agenda.call(("choose_gate", who), then=("turn_is_over", who))


@PROCEDURES.asking
def choose_gate(game: StiflingDark, who: int) -> Flow[None]:
    """Whoever started the Truck says which exit is open now."""
    exits: list[Key] = [("space", space) for space in game.ground.exits]
    # rule: truck.gate, truck.gate-chooser
    key: Key = yield choose(game.seat_of(who), exits, ("choose-gate", who))
    game.escape.exit, game.escape.truck, game.escape.open = key[1], NOWHERE, True
    game.tell("escape-opens", key[1])
