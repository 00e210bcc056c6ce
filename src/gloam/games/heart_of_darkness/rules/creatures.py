"""Creatures: placing and killing them, the Guardian's health, which are nearest."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.heart_of_darkness.cards.events import KILLED, KILLED_IN_COMBAT, happened
from gloam.games.heart_of_darkness.cards.quest_progress import count_kill
from gloam.games.heart_of_darkness.rules.ask import pick
from gloam.games.heart_of_darkness.state import (
    CRAWLER,
    DEVOURER,
    EASIER,
    GUARDIAN,
    KILL_EFFECT,
    KIND_OF,
    NO_ONE,
    NOWHERE,
    THE_GUARDIAN,
    Heart,
)
from gloam.kernel.core.asks import About, Flow, Key

# --- placing ---


def place_creature(game: Heart, kind: int, place: int) -> bool:
    """Put a Creature from the stock on the map. It harms nobody, and springs no Trap."""
    # rule: spawn.harmless, spawn.not-entering, map.capacity
    if kind == GUARDIAN:
        # rule: guardian.health-placed, darkness.sets-guardian, spawn.guardian-health
        game.health = game.darkness
    if not game.in_stock(kind):
        return False  # rule: spawn.substitute, spawn.guardian-in-play
    creature = game.next_in_stock(kind)
    game.at[creature] = place
    game.standing.append(creature)
    game.tell("placed", kind, place)
    return True


def stocked(game: Heart) -> list[Key]:
    """The kinds of Creature that are in stock."""
    return [("kind", kind) for kind in (CRAWLER, DEVOURER, GUARDIAN) if game.in_stock(kind)]


# --- killing ---


def kill(game: Heart, creature: int, who: int, *, in_combat: bool) -> bool:
    """Whatever kills a Creature. The Guardian loses 3 health instead. True if it is dead.

    `who` did it: NO_ONE for a Trap.
    """
    if creature == THE_GUARDIAN:  # rule: guardian.kill-effects, trap.guardian
        return wound_guardian(game, KILL_EFFECT, who, in_combat=in_combat)
    _killed(game, creature, who, in_combat)
    return True


def wound_guardian(game: Heart, count: int, who: int, *, in_combat: bool) -> bool:
    """Take health off the Guardian; at zero it dies."""
    game.health = max(0, game.health - count)  # rule: guardian.damage-lasts
    game.tell("guardian-wounded", count, game.health)
    if game.health:
        return False
    _killed(game, THE_GUARDIAN, who, in_combat)  # rule: guardian.zero
    return True


def _killed(game: Heart, creature: int, who: int, in_combat: bool) -> None:
    place, kind = game.at[creature], KIND_OF[creature]
    game.tell("creature-killed", kind, place)
    remove(game, creature)
    if who != NO_ONE:
        game.kills += 1
        if game.difficulty & EASIER:
            _clear(game, who, place)
        count_kill(game, who, kind)
    if in_combat:
        happened(game, KILLED_IN_COMBAT, kind)
    happened(game, KILLED, kind)


def _clear(game: Heart, who: int, place: int) -> None:
    """Easier: the active player may draw for the last Creature at a Location."""
    # rule: difficulty.easier, difficulty.easier-scope
    if who == game.active and place not in game.at:
        game.cleared += 1


def remove(game: Heart, creature: int) -> None:
    """Back to the stock."""
    game.at[creature] = NOWHERE  # rule: combat.stock
    game.standing.remove(creature)
    if creature in game.movers:
        game.movers.remove(creature)


def nearest(game: Heart, place: int, among: Sequence[int] | None = None) -> list[int]:
    """The Creatures nearest to a Location, whatever their kind."""
    creatures = game.standing if among is None else among
    far = game.island.distance[place]  # rule: loot.noise-nearest, move.spaces
    least = min([far[game.at[creature]] for creature in creatures], default=None)
    return [creature for creature in creatures if far[game.at[creature]] == least]


def pick_creature(game: Heart, seat: int, creatures: Sequence[int], about: About) -> Flow[int]:
    """One of these Creatures. Those of one kind at one Location are all the same."""
    first: dict[Key, int] = {}
    for creature in creatures:
        first.setdefault(creature_key(game, creature), creature)
    options = list(first)
    key = yield from pick(game, seat, lambda: options, about)
    return first[key]


def creature_key(game: Heart, creature: int) -> Key:
    return ("creature", KIND_OF[creature], game.at[creature])
