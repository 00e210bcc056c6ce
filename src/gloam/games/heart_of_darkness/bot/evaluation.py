"""What things are worth to a bot: kills, wounds, noise, Traps.

Everything is measured in one unit: an Action is worth somewhat less than 1, a step of
Darkness about 10 (more as the end of the track comes near). Only what lies open is used, and
the hand of the bot's own Protagonist.
"""

from __future__ import annotations

from functools import cache
from math import comb

from gloam.games.heart_of_darkness.cards.catalogue import SANITY, STRENGTH
from gloam.games.heart_of_darkness.cards.modifiers import events_in_force, modifiers_of
from gloam.games.heart_of_darkness.rules.actions.loot import hearers
from gloam.games.heart_of_darkness.rules.map import HEART, ISLANDS
from gloam.games.heart_of_darkness.state import (
    CRAWLER,
    CURSE_BACK,
    GUARDIAN,
    HANDS,
    KIND_OF,
    NO_ONE,
    Heart,
)

# What a step of Darkness costs, by where the track stands: past 7 all is lost.
DARK = (8.0, 8.0, 8.5, 9.0, 10.0, 12.0, 16.0, 40.0, 40.0)
# What a loss of one point costs, by how many are left.
WOUND = (0.0, 16.0, 4.5, 2.5, 1.5, 1.5, 1.5)
NEVER = 99  # Actions to where nobody gets

Steps = tuple[tuple[int, ...], ...]


# --- distances ---


@cache
def walks(western: bool, tunnels: bool) -> Steps:
    """Actions from Location to Location, tunnels included or not, never through the Heart."""
    island = ISLANDS[western]
    table: list[tuple[int, ...]] = []
    for start in range(island.size):
        steps = {start: 0}
        queue = [start]
        for place in queue:
            if place == HEART and start != HEART:
                continue  # going through costs a Curse
            ways = set(island.near[place])
            if tunnels and place in island.tunnels:
                ways |= set(island.tunnels)
            for other in sorted(ways):
                if other not in steps:
                    steps[other] = steps[place] + 1
                    queue.append(other)
        table.append(tuple([steps.get(place, NEVER) for place in range(island.size)]))
    return tuple(table)


def ways_of(game: Heart, who: int) -> Steps:
    """The distances that hold for a Protagonist now."""
    you = modifiers_of(game, who)
    return walks(game.island.western, not (you.no_tunnels or you.closed_tunnels))


# --- dice ---

# The chance of at least k Hits on n dice.
AT_LEAST = tuple(
    tuple(
        sum([comb(n, hits) * (1 / 3) ** hits * (2 / 3) ** (n - hits) for hits in range(k, n + 1)])
        for k in range(13)
    )
    for n in range(13)
)


def chance_of_a_hit(dice: int) -> float:
    return AT_LEAST[min(12, max(1, dice))][1]


# --- wounds ---


def darkness_step(game: Heart) -> float:
    return DARK[game.darkness]


def wound(game: Heart, who: int) -> float:
    """What losing a point of Strength costs."""
    return WOUND[min(6, game.protagonists[who].strength)]


def fright(game: Heart, who: int) -> float:
    """What losing a point of Sanity costs."""
    return WOUND[min(6, game.protagonists[who].sanity)]


def losing(game: Heart, who: int) -> tuple[int, int]:
    """What is lost of Strength and Sanity."""
    one = game.protagonists[who]
    return STRENGTH[one.hero] - one.strength, SANITY[one.hero] - one.sanity


def curses_held(game: Heart, who: int) -> int:
    """How many Curses are in a hand; their backs are there for all to see."""
    backs = game.pack.backs
    return sum([backs[piece] == CURSE_BACK for piece in game.zones[HANDS + who]])


def danger(game: Heart, who: int, place: int) -> float:
    """What the next Advance Creatures phase would cost somebody who stands there."""
    island, strength = game.island, game.protagonists[who].strength
    you = modifiers_of(game, who)
    blows = 0
    for creature, where in game.creatures.items():
        kind = KIND_OF[creature]
        if you.spared >> kind & 1:
            continue
        if where == place:
            blows += kind != CRAWLER
        elif place in game.traps or _is_held(game, creature):
            continue
        elif kind == CRAWLER:
            blows += island.inwards[where] == place and not game.stilled
        else:
            blows += island.distance[where][place] == 1
    hurt = 0.0
    for point in range(strength, max(-1, strength - blows), -1):
        hurt += WOUND[min(6, point)]
    if place in game.creatures.values() and not you.calm:
        hurt += fright(game, who) * (1 + you.dread)
    return hurt


def _is_held(game: Heart, creature: int) -> bool:
    """Whether a Gate keeps a Creature where it is."""
    if not game.gate_stands(game.creatures[creature]):
        return False
    return not events_in_force(game).unheld >> KIND_OF[creature] & 1


# --- Creatures ---


def kill_worth(game: Heart, creature: int) -> float:
    """What it is worth to be rid of a Creature; for the Guardian, of one point of its health."""
    step = darkness_step(game)
    kind, place = KIND_OF[creature], game.creatures[creature]
    if kind == GUARDIAN:
        return 0.2 * step + 1.0
    stands = game.gate_stands(place)
    damage = game.gates.get(place, 0)
    if kind != CRAWLER:
        prey = [
            who
            for who in game.living()
            if game.island.distance[place][game.protagonists[who].place] <= 1
        ]
        bite = max([wound(game, who) for who in prey], default=0.8)
        strain = AT_THE_GATE[damage] * step * 0.5 if stands and not prey else 0.0
        return 0.25 * step + bite + strain
    if stands:
        return AT_THE_GATE[damage] * step
    steps = game.island.distance[place][HEART]
    if steps <= 2:
        return INSIDE[steps] * step  # an open Gate is as good as inside
    return OUTSIDE[min(steps, 6)] * step


AT_THE_GATE = (0.4, 0.6, 1.15)  # by its tokens
INSIDE = (1.0, 1.0, 0.65)  # by the steps to the Heart
OUTSIDE = (0.0, 0.0, 0.0, 0.3, 0.24, 0.2, 0.18)


def next_place(game: Heart, creature: int) -> int:
    """Where a Creature's next move leads, as far as can be told; its own place if it is held."""
    place = game.creatures[creature]
    if _is_held(game, creature):
        return place
    if KIND_OF[creature] == CRAWLER:
        return game.island.inwards[place]
    far = game.island.distance[place]
    living = game.living()
    prey = min(living, key=lambda who: far[game.protagonists[who].place], default=NO_ONE)
    if prey == NO_ONE or game.protagonists[prey].place == place:
        return place
    return game.island.ways[place][game.protagonists[prey].place][0]


def move_harm(game: Heart, creature: int) -> float:
    """What one more move of a Creature costs everybody."""
    place, kind = game.creatures[creature], KIND_OF[creature]
    step = darkness_step(game)
    if kind != CRAWLER and (here := game.here(place)):
        return sum([wound(game, who) for who in here])
    if _is_held(game, creature):
        return MORE_DAMAGE[game.gates.get(place, 0)] * step
    if kind == CRAWLER and place == HEART:
        return step
    to = next_place(game, creature)
    if to in game.traps:
        return -0.5 * kill_worth(game, creature)
    struck = sum([wound(game, who) for who in game.here(to)])
    if kind == CRAWLER:
        return struck + CLOSER[min(5, game.island.distance[to][HEART])] * step
    return struck + 0.4


MORE_DAMAGE = (0.2, 0.3, 1.15)  # by the Gate's tokens
CLOSER = (1.0, 0.35, 0.12, 0.07, 0.06, 0.06)  # by the steps to the Heart that are left then


def noise_harm(game: Heart, who: int, place: int) -> float:
    """What a Loot's noise costs there: the looter picks among the nearest Creatures."""
    if not game.creatures:
        return 0.0
    return min([move_harm(game, creature) for creature in hearers(game, place, game.creatures)])


# --- Traps ---


def trap_worth(game: Heart, place: int) -> float:
    """What a Trap is worth at a Location: what enters it next, and what must come by."""
    if place in game.traps or place == HEART:
        return 0.0
    island = game.island
    worth = 0.0
    for creature in game.creatures:
        if game.creatures[creature] != place and next_place(game, creature) == place:
            worth += 0.8 * kill_worth(game, creature)
    if game.gate_stands(place):
        worth += 2.5
    elif island.distance[place][HEART] == 1:
        worth += 1.5
    elif island.distance[place][HEART] == 3:
        worth += 1.0
    return worth
