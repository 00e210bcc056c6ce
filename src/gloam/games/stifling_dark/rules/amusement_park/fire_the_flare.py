"""Fire the Flare: from the top of a ride, which help reaches two rounds later."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.evidence_and_objectives.objective_items import used_up
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import involved_done
from gloam.games.stifling_dark.state import PROCEDURES, StiflingDark

# What the Escape cards lay on the board for it, Items that are picked up there.
# rule: flare.setup, flare.collect
FLARE_LAYS: Final = {"gun": ("flare-gun",), "ammo": ("ammo", "ammo")}

ROUNDS: Final = 2  # until help has come


@PROCEDURES.plain
def fire_flare(game: StiflingDark, who: int) -> None:
    """What would come after the last round never comes."""
    used_up(game, who, FACE["ammo"])  # rule: flare.ammo-spent
    # From then on, to the end of the game.
    # rule: flare.fire, flare.escape, flare.stays-open, flare.too-late
    game.escape.opens = game.round + ROUNDS
    game.tell("flare-fired", who, game.escape.opens)
    involved_done(game, who)
