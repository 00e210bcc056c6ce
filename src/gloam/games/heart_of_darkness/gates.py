"""Gates: they hold Creatures until they break."""

from __future__ import annotations

from gloam.games.heart_of_darkness import traits
from gloam.games.heart_of_darkness.darkness import raise_darkness
from gloam.games.heart_of_darkness.state import DESTROYED, Heart


def damage_gate(game: Heart, place: int) -> None:
    """One more token of damage; the third destroys the Gate."""
    if not game.gate_stands(place):
        return
    gate = game.island.gate[place]
    game.gates[gate] += 1  # rule: scenario.gate, gate.holds, components.gate-tokens
    if game.gates[gate] < DESTROYED:
        game.tell("gate-damaged", place, game.gates[gate])
        return
    game.tell("gate-destroyed", place)  # rule: gate.third
    raise_darkness(game)  # rule: gate.darkness, darkness.gate


def repair_gate(game: Heart, place: int, count: int) -> int:
    """Take damage tokens off; a destroyed Gate stays destroyed."""
    if not game.gate_stands(place):
        return 0  # rule: gate.permanent, location.repair-not-destroyed
    gate = game.island.gate[place]
    removed = min(count, game.gates[gate])
    game.gates[gate] -= removed
    if removed:
        game.tell("gate-repaired", place, removed)
        traits.repaired(game)
    return removed
