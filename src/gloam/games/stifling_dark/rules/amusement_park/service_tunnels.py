"""Service Tunnels: Ride Parts and an Angle Grinder open a way down for the next round."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.evidence_and_objectives.objective_items import (
    RIDE_PARTS,
    pick_up,
    used_up,
)
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import involved_done
from gloam.games.stifling_dark.rules.reacting.dice import roll_d6
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import PROCEDURES, StiflingDark

# What the Escape cards lay on the board for it, Items that are picked up there.
# rule: tunnel.setup, tunnel.grinder
TUNNEL_LAYS: Final = {
    "grinder": ("angle-grinder",),
    "ride_parts": ("ride-parts", "ride-parts"),
}

BRIGHT_CUTS: Final = 1  # the D6 roll up to which Ride Parts wound
DARK_CUTS: Final = 4


def pick_up_parts(game: StiflingDark, who: int) -> None:
    """They are in hand whatever the roll, also of one whom they kill."""
    pick_up(game, who, RIDE_PARTS)  # rule: tunnel.parts-death
    roll_d6(game, who, "parts_cut", who)  # rule: tunnel.parts


@PROCEDURES.plain
def parts_cut(game: StiflingDark, who: int, six: int) -> None:
    bright = game.bright >> game.team[who].space & 1
    if six <= (BRIGHT_CUTS if bright else DARK_CUTS):
        gain_wound(game, who, 1, RIDE_PARTS)  # rule: tunnel.parts-bright, tunnel.parts-dark
    involved_done(game, who)


@PROCEDURES.plain
def open_tunnel(game: StiflingDark, who: int) -> None:
    """Opened in the last round it never takes effect."""
    used_up(game, who, FACE["ride-parts"])  # rule: tunnel.part-spent
    game.escape.opens = game.round + 1  # rule: tunnel.open, tunnel.escape, tunnel.too-late
    game.tell("tunnel-opened", who, game.escape.opens)
    involved_done(game, who)
