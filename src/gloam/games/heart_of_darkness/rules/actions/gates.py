"""Gates: they hold Creatures until they break; repairing them."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.cards.events import REPAIRED, happened
from gloam.games.heart_of_darkness.rules.actions.location_actions import use
from gloam.games.heart_of_darkness.rules.darkness import raise_darkness
from gloam.games.heart_of_darkness.state import DESTROYED, Heart
from gloam.kernel.core.asks import Key
from gloam.kernel.core.state import Event


def damage_gate(game: Heart, place: int, kind: int) -> None:
    """One more token of damage, by a Creature of this kind; the third destroys the Gate."""
    if not game.gate_stands(place):
        return
    damage = game.gates.get(place, 0) + 1
    game.gates[place] = damage  # rule: scenario.gate, gate.holds, components.gate-tokens
    if damage < DESTROYED:
        game.tell("gate-damaged", place, damage, because=("held", kind))
        return
    game.tell("gate-destroyed", place, because=("held", kind))  # rule: gate.third
    raise_darkness(game, 1, ("gate", place))  # rule: gate.darkness, darkness.gate


def repair_offer(game: Heart, who: int) -> list[Key]:
    """Repairs of the Gate where one stands: as many tokens as Actions allow."""
    damage = game.gates.get(game.protagonists[who].place, 0)
    # rule: location.repair-not-destroyed, gate.permanent
    if not damage or damage == DESTROYED or modifiers.barred_repair(game, who):
        return []
    most = min(damage, game.turn.actions * modifiers.repair_each(game, who))
    return [("repair", count) for count in range(1, most + 1)]  # rule: location.repair


def actions_to_repair(game: Heart, who: int, count: int) -> int:
    return -(-count // modifiers.repair_each(game, who))


def repair(game: Heart, who: int, count: int) -> None:
    """Take damage tokens off a Gate, one Action for each."""
    place = game.protagonists[who].place
    game.turn.actions -= actions_to_repair(game, who, count)  # rule: location.repair
    use(game, place)  # rule: location.repair-one-use
    repair_gate(game, place, count, ("repairs", who))


def repair_gate(game: Heart, place: int, count: int, because: Event = ()) -> int:
    """Take damage tokens off; a destroyed Gate stays destroyed."""
    if not game.gate_stands(place):
        return 0  # rule: gate.permanent, location.repair-not-destroyed
    damage = game.gates.pop(place, 0)
    removed = min(count, damage)
    if removed < damage:
        game.gates[place] = damage - removed
    if removed:
        game.tell("gate-repaired", place, removed, because=because or game.by_card())
        happened(game, REPAIRED)
    return removed
