"""Final Actions: Charge, Involved Actions, placing the Flashlight. They end the turn at once.

A card may make an Involved Action an ordinary Interact.
"""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.catalogue import Burden
from gloam.games.stifling_dark.rules.investigators.major_abilities import major_is_due
from gloam.games.stifling_dark.rules.investigators.minor_abilities import is_handy
from gloam.games.stifling_dark.rules.investigators.mitchells_sweep import can_sweep
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    lose_stamina,
    spare_stamina,
)
from gloam.games.stifling_dark.rules.investigators_turn.turn_end import end_turn
from gloam.games.stifling_dark.rules.items.flashlight_items import placing_keys
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import (
    can_place,
)
from gloam.games.stifling_dark.state import NO_ONE, PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Key

CHARGE: Final[Key] = ("charge",)
FLASHLIGHT: Final[Key] = ("flashlight",)


def may_involve(game: StiflingDark, who: int) -> bool:
    turn = game.turn
    if turn.involved_used or burden(game, who).no_involved:
        return False
    if is_free(game, who):
        return True
    if major_is_due(game, who):
        return False
    # rule: final.one, final.occupied, final.involved-excludes
    return not turn.final and game.standing_with(who) == NO_ONE


def is_free(game: StiflingDark, who: int) -> bool:
    """Does the next Involved Action of this turn not end it?"""
    # rule: investigator.aira-minor, game.golden-rule
    return game.turn.free_involved or is_handy(game, who)


def involved_done(game: StiflingDark, who: int) -> None:
    turn = game.turn
    if turn.who != who or game.outcome is not None:
        return
    free = is_free(game, who)
    turn.involved_used = True
    turn.free_involved = False
    if free:
        return  # rule: rest.gain, final.involved-no-stamina
    turn.involved = True
    end_turn(game, who)  # rule: final.involved, final.ends-turn


# --- Charge, and placing the Flashlight ---


def final_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    """At most one Final Action a turn."""
    if game.turn.final:
        return []  # rule: final.one
    keys: list[Key] = []
    paid = spare_stamina(game, who) >= bends.charge_costs_stamina
    if not bends.no_charge and paid and not game.turn.traded:  # rule: investigator.kya-minor
        keys.append(CHARGE)  # rule: final.charge
    if can_place(game, who):
        keys.append(FLASHLIGHT)  # rule: final.flashlight
    return [*keys, *placing_keys(game, who, bends)]


def charge(game: StiflingDark, who: int) -> None:
    """The Charge is gained as the turn ends, with what a Dying Battery takes."""
    game.turn.charged = True  # rule: final.charge
    price = burden(game, who).charge_costs_stamina
    if price:
        lose_stamina(game, who, price, 1, "recharged")
    end_turn(game, who)


def after_flashlight(game: StiflingDark, who: int) -> None:
    if can_sweep(game, who):
        game.agenda.call(("sweep", who), then=("flashlight_is_placed", who))
    else:
        end_turn(game, who)  # rule: final.ends-turn


@PROCEDURES.plain
def flashlight_is_placed(game: StiflingDark, who: int, results: tuple[int | None, ...]) -> None:
    end_turn(game, who)
