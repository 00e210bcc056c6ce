"""Creatures: placing, killing, and one Creature's move with all that it brings."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.heart_of_darkness import traits
from gloam.games.heart_of_darkness.asking import pick
from gloam.games.heart_of_darkness.bodies import lose_strength, settle_deaths
from gloam.games.heart_of_darkness.darkness import raise_darkness
from gloam.games.heart_of_darkness.gates import damage_gate
from gloam.games.heart_of_darkness.island import HEART
from gloam.games.heart_of_darkness.state import (
    CRAWLER,
    EASIER,
    GUARDIAN,
    KILL_EFFECT,
    KIND_OF,
    NO_ONE,
    NOWHERE,
    THE_GUARDIAN,
    Heart,
)
from gloam.kernel.core.asks import Flow, Key

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
    traits.killed(game, who, kind, in_combat)


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


# --- moving ---


def advance_one(game: Heart, creature: int) -> Flow[None]:
    """One Creature moves one space by the rules, settled on its own."""
    # rule: scenario.order, scenario.each-creature
    place, kind = game.at[creature], KIND_OF[creature]
    if kind == CRAWLER:
        if place == HEART:
            absorb(game, creature)  # rule: heart.crawler-already-there
            return
    elif place in game.place:
        # rule: scenario.hunter-stays, scenario.hunter-no-gate-damage
        game.tell("stays", kind, place)
        strike(game, kind, place)
        return
    if game.gate_stands(place) and not traits.gate_ignored(game, kind):
        # rule: gate.holds, gate.both-ways, gate.third-stays, scenario.crawler-at-gate
        damage_gate(game, place)
        return
    if kind == CRAWLER:
        to = game.island.inwards[place]  # rule: advance.crawlers, scenario.crawler-leaves
    else:
        to = yield from _hunt(game, place)
        if to == NOWHERE:
            return
    push(game, creature, to)


def _hunt(game: Heart, place: int) -> Flow[int]:
    """Where a hunter goes: towards the nearest Protagonist."""
    prey = yield from _target(game, place)
    if prey == NO_ONE:
        return NOWHERE  # rule: advance.no-target
    # rule: advance.route-tie
    options: list[Key] = [("go", way) for way in game.island.ways[place][game.place[prey]]]
    key = yield from pick(game, game.decider(), lambda: options, ("route", place))
    to: int = key[1]
    return to


def _target(game: Heart, place: int) -> Flow[int]:
    """The nearest Protagonist; of several, the one who took a turn most recently."""
    near = _within_reach(game, place)
    if len(near) > 1:
        near = traits.preferred(game, near)
    if len(near) <= 1:
        return near[0] if near else NO_ONE
    latest = _latest(game, near)
    if latest != NO_ONE:
        return latest
    if len({game.place[who] for who in near}) == 1:
        return near[0]  # whichever it seeks, it goes the same way
    options: list[Key] = [("target", who) for who in near]
    key = yield from pick(game, game.decider(), lambda: options, ("prey", place))
    prey: int = key[1]
    return prey


def _within_reach(game: Heart, place: int) -> list[int]:
    """The Protagonists nearest to a Location, wherever they are now."""
    far = game.island.distance[place]  # rule: advance.hunters, advance.target-now
    living = game.living()
    least = min([far[game.place[who]] for who in living], default=None)
    return [who for who in living if far[game.place[who]] == least]


def _latest(game: Heart, near: list[int]) -> int:
    """Of these, the one who took a turn most recently; nobody if none has had one."""
    for who in reversed(game.recent):  # rule: advance.hunters-tie, advance.recency
        if who in near:
            return who
    return NO_ONE


def push(game: Heart, creature: int, to: int) -> None:
    """A Creature enters a Location: Traps, then those who stand there, then the Heart."""
    kind = KIND_OF[creature]
    game.tell("creature-moved", kind, game.at[creature], to)
    game.at[creature] = to  # rule: gate.entering
    if game.set_traps[to] and _spring(game, creature, to):
        return  # rule: scenario.trap, scenario.heart-trap
    if to in game.place:
        strike(game, kind, to)  # rule: scenario.strike, scenario.strike-all-kinds
    if kind == CRAWLER and to == HEART:  # rule: heart.others
        absorb(game, creature)  # rule: heart.crawler, scenario.heart, scenario.heart-protagonist


def _spring(game: Heart, creature: int, place: int) -> bool:
    """Traps work on what enters, one after another until it is dead. True if it is."""
    # rule: trap.kills, trap.several
    for applied in range(1, game.set_traps[place] + 1):
        game.sprung[place] = max(game.sprung[place], applied)
        game.tell("trap-sprung", place, KIND_OF[creature])
        if kill(game, creature, NO_ONE, in_combat=False):  # rule: trap.guardian
            return True
    return False


def strike(game: Heart, kind: int, place: int) -> None:
    """A Creature costs each Protagonist at its Location 1 Strength."""
    for who in game.here(place):
        if not traits.spared(game, who, kind):
            lose_strength(game, who, 1)  # rule: scenario.strike
    settle_deaths(game)  # rule: killed.together


def absorb(game: Heart, creature: int) -> None:
    """A Crawler in the Heart of Darkness is gone, and it grows darker."""
    remove(game, creature)
    game.tell("absorbed")
    raise_darkness(game)  # rule: darkness.crawler, heart.crawler


def nearest(game: Heart, place: int, among: Sequence[int] | None = None) -> list[int]:
    """The Creatures nearest to a Location, whatever their kind."""
    creatures = game.standing if among is None else among
    far = game.island.distance[place]  # rule: loot.noise-nearest, move.spaces
    least = min([far[game.at[creature]] for creature in creatures], default=None)
    return [creature for creature in creatures if far[game.at[creature]] == least]
