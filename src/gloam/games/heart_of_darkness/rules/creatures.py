"""Creatures: placing and killing them, the Guardian's health, which are nearest."""

from __future__ import annotations

from collections.abc import Collection

from gloam.games.heart_of_darkness.cards.events import KILLED, KILLED_IN_COMBAT, happened
from gloam.games.heart_of_darkness.cards.quest_progress import count_kill
from gloam.games.heart_of_darkness.rules.ask import pick
from gloam.games.heart_of_darkness.state import (
    CRAWLER,
    DEVOURER,
    GUARDIAN,
    KILL_EFFECT,
    KIND_OF,
    NO_ONE,
    THE_GUARDIAN,
    Heart,
    without,
)
from gloam.kernel.core.asks import About, Flow, Key
from gloam.kernel.core.state import Event

# --- placing ---


def place_creature(game: Heart, kind: int, place: int) -> bool:
    """Put a Creature from the stock on the map. It harms nobody, and springs no Trap."""
    # rule: spawn.harmless, spawn.not-entering, map.capacity
    if kind == GUARDIAN:
        # rule: guardian.health-placed, darkness.sets-guardian, spawn.guardian-health
        game.health = game.darkness
    stock = game.in_stock(kind)
    if not stock:
        if kind == GUARDIAN:  # rule: spawn.guardian-in-play
            game.tell("guardian-renewed", game.health, game.creatures[THE_GUARDIAN])
        return False  # rule: spawn.substitute, spawn.guardian-in-play
    game.creatures[stock[0]] = place
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
    game.tell("guardian-wounded", count, game.health, because=_killer(game, who, in_combat))
    if game.health:
        return False
    _killed(game, THE_GUARDIAN, who, in_combat)  # rule: guardian.zero
    return True


def _killed(game: Heart, creature: int, who: int, in_combat: bool) -> None:
    place, kind = game.creatures[creature], KIND_OF[creature]
    game.tell("creature-killed", kind, place, because=_killer(game, who, in_combat))
    remove(game, creature)
    if who != NO_ONE:
        game.turn.kills += 1
        if game.difficulty.easier:
            _clear(game, who, place)
        count_kill(game, who, kind)
    if in_combat:
        happened(game, KILLED_IN_COMBAT, kind)
    happened(game, KILLED, kind)


def _killer(game: Heart, who: int, in_combat: bool) -> Event:
    if who == NO_ONE:
        return ("trap",)
    return ("combat", who) if in_combat else game.by_card()


def _clear(game: Heart, who: int, place: int) -> None:
    """Easier: the active player may draw for the last Creature at a Location."""
    # rule: difficulty.easier, difficulty.easier-scope
    if who == game.turn.who and place not in game.creatures.values():
        game.turn.cleared += 1


def remove(game: Heart, creature: int) -> None:
    """Back to the stock."""
    del game.creatures[creature]  # rule: combat.stock
    game.movers = without(game.movers, creature)


def nearest(game: Heart, place: int, among: Collection[int]) -> list[int]:
    """Of some Creatures those nearest to a Location, whatever their kind."""
    far, at = game.island.distance[place], game.creatures  # rule: loot.noise-nearest, move.spaces
    least = min([far[at[creature]] for creature in among], default=None)
    return [creature for creature in among if far[at[creature]] == least]


def pick_creature(game: Heart, seat: int, creatures: Collection[int], about: About) -> Flow[int]:
    """One of these Creatures. Those of one kind at one Location are all the same."""
    first: dict[Key, int] = {}
    for creature in creatures:
        first.setdefault(creature_key(game, creature), creature)
    options = list(first)
    key = yield from pick(game, seat, lambda: options, about)
    return first[key]


def creature_key(game: Heart, creature: int) -> Key:
    return ("creature", KIND_OF[creature], game.creatures[creature])
