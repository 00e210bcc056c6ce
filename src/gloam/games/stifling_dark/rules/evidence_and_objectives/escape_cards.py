"""Escape cards: those to choose from, what they lay on the board, Objective Items, and getting out.

The Objectives themselves are in `sawmill/` and `amusement_park/`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.amusement_park.fire_the_flare import FLARE_LAYS
from gloam.games.stifling_dark.rules.amusement_park.service_tunnels import TUNNEL_LAYS
from gloam.games.stifling_dark.rules.ending import BANISH
from gloam.games.stifling_dark.rules.evidence_and_objectives.escaping import (
    can_escape_from,
    escaped,
)
from gloam.games.stifling_dark.rules.investigators_turn.turn_end import turn_is_over
from gloam.games.stifling_dark.rules.sawmill.fix_the_truck import TRUCK_LAYS
from gloam.games.stifling_dark.rules.sawmill.power_the_gate import GATE_LAYS
from gloam.games.stifling_dark.state import (
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.core.asks import Key

# What an Escape card names, and the Objective Items that lie there.
LAID: Final[Mapping[str, Sequence[str]]] = {
    **GATE_LAYS,
    **TRUCK_LAYS,
    **FLARE_LAYS,
    **TUNNEL_LAYS,
}


# --- which of them there are to choose from ---


def draw(game: StiflingDark, cards: tuple[str, ...]) -> str:
    """One of the cards of an Objective that this board has, for all to see."""
    # rule: objective.cards
    there = [card for card in cards if card in game.ground.escapes]
    return there[game.roll(len(there))]


def face_of(game: StiflingDark, card: str) -> int:
    """The face of an Escape card that this table has, by the name that the board has for it."""
    name = f"{BANISH}-{game.kind.name}" if card == BANISH else card.replace("_", "-")
    return FACE[name]


# --- what they lay on the board ---


@PROCEDURES.plain
def lay_escape(game: StiflingDark) -> None:
    """What is always there first, then one of three sets by the D6."""
    card = game.ground.escapes[game.escape.card]
    lay(game, card.fixed)  # rule: objective.setup
    rolled = game.roll(6)  # rule: objective.roll
    game.tell("escape-roll", rolled + 1)
    lay(game, card.rolled[rolled // 2])


def lay(game: StiflingDark, places: Mapping[str, Sequence[int]]) -> None:
    # rule: gate.setup, truck.setup, flare.setup, tunnel.setup
    escape = game.escape
    for what, spaces in places.items():
        if what in LAID:
            names = LAID[what]
            found = [(FACE[name], at) for name, at in zip(names, spaces, strict=True)]
            escape.lying = (*escape.lying, *found)
            for face, at in found:
                game.tell("laid", face, at)
        elif what == "saw":
            escape.saw = spaces[0]
            game.tell("saw", spaces[0])
        elif what == "truck":
            escape.truck = spaces[0]
            game.tell("truck", spaces[0])
        else:
            escape.exit = spaces[0]
            game.tell("locked-escape", spaces[0])


# --- getting out ---


def escape_keys(game: StiflingDark, who: int) -> list[Key]:
    return [("escape",)] if can_escape_from(game, game.team[who].space) else []


def get_out(game: StiflingDark, who: int) -> None:
    """An Interact, and the end of their game."""
    escaped(game, who)
    if game.outcome is None:
        turn_is_over(game, who)
