"""Advance Creatures: one Creature's move with all that it brings; the end of the round."""

from __future__ import annotations

from functools import partial

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.rules import joining_and_leaving
from gloam.games.heart_of_darkness.rules.actions.gates import damage_gate
from gloam.games.heart_of_darkness.rules.actions.traps import spring, use_up_traps
from gloam.games.heart_of_darkness.rules.ask import pick
from gloam.games.heart_of_darkness.rules.creatures import pick_creature
from gloam.games.heart_of_darkness.rules.darkness import absorb
from gloam.games.heart_of_darkness.rules.decider import decider
from gloam.games.heart_of_darkness.rules.killed import settle_deaths
from gloam.games.heart_of_darkness.rules.map import HEART
from gloam.games.heart_of_darkness.rules.protagonists import lose_sanity, lose_strength
from gloam.games.heart_of_darkness.rules.rescue_boat import turn_boat
from gloam.games.heart_of_darkness.rules.silence import begin_phase
from gloam.games.heart_of_darkness.rules.spawning import begin_spawning
from gloam.games.heart_of_darkness.rules.win_and_lose import check_end
from gloam.games.heart_of_darkness.state import (
    CRAWLER,
    DEVOURER,
    KIND_OF,
    NO_ONE,
    NOWHERE,
    Heart,
    Phase,
    without,
)
from gloam.kernel.core.asks import Flow, Gone, Key
from gloam.kernel.core.state import Event


def begin_advance(game: Heart) -> None:
    """First the sight of Creatures costs Sanity; then all of them are to move."""
    game.phase = Phase.ADVANCE
    begin_phase(game)
    # rule: advance.order, advance.order-within, advance.move-all
    game.movers = tuple(sorted(game.creatures, key=lambda creature: -KIND_OF[creature]))
    for who in game.living():
        if game.protagonists[who].place in game.creatures.values():
            fear = modifiers.advance_sanity(game, who)
            if fear:
                lose_sanity(game, who, fear, _sight(game, who))  # rule: advance.sanity
    settle_deaths(game)  # rule: advance.dead-first


def _sight(game: Heart, who: int) -> Event:
    """What a Protagonist must look at: the cause of its fear."""
    place = game.protagonists[who].place
    here = game.creatures_at(place)
    return ("shares", place, KIND_OF[here[0]]) if len(here) == 1 else ("among", place, len(here))


def advance(game: Heart) -> Flow[None]:
    """The next Creature moves, or the phase is over."""
    if not game.movers:
        _end_advance(game)
        return
    creature = game.movers[0]
    if KIND_OF[creature] == DEVOURER:
        # rule: advance.order-within
        rest = [other for other in game.movers if KIND_OF[other] == DEVOURER]
        if len({game.creatures[other] for other in rest}) > 1:
            creature = yield from pick_creature(game, decider(game), rest, "devourer")
    game.movers = without(game.movers, creature)
    steps = modifiers.crawler_steps(game) if KIND_OF[creature] == CRAWLER else 1
    for _ in range(steps):
        if creature in game.creatures:
            yield from advance_one(game, creature)


def _end_advance(game: Heart) -> None:
    use_up_traps(game)  # rule: trap.used-up
    game.stilled = False
    begin_phase(game)
    if game.difficulty.deadly:
        game.phase = Phase.ORDER  # rule: difficulty.deadly-no-phase
    else:
        end_round(game)


# --- moving ---


def advance_one(game: Heart, creature: int) -> Flow[None]:
    """One Creature moves one space by the rules, settled on its own."""
    # rule: scenario.order, scenario.each-creature
    place, kind = game.creatures[creature], KIND_OF[creature]
    if kind == CRAWLER:
        if place == HEART:
            absorb(game, creature)  # rule: heart.crawler-already-there
            return
    elif game.here(place):
        # rule: scenario.hunter-stays, scenario.hunter-no-gate-damage
        game.tell("stays", kind, place)
        strike(game, kind, place)
        return
    if game.gate_stands(place) and not modifiers.gate_ignored(game, kind):
        # rule: gate.holds, gate.both-ways, gate.third-stays, scenario.crawler-at-gate
        damage_gate(game, place, kind)
        return
    if kind == CRAWLER:
        to = game.island.inwards[place]  # rule: advance.crawlers, scenario.crawler-leaves
    else:
        to = yield from _hunt(game, place)
        if to == NOWHERE:
            return
    push(game, creature, to)


def push(game: Heart, creature: int, to: int) -> None:
    """A Creature enters a Location: Traps, then those who stand there, then the Heart."""
    kind = KIND_OF[creature]
    game.tell("creature-moved", kind, game.creatures[creature], to)
    game.creatures[creature] = to  # rule: gate.entering
    if to in game.traps and spring(game, creature, to):
        return  # rule: scenario.trap, scenario.heart-trap
    strike(game, kind, to)  # rule: scenario.strike, scenario.strike-all-kinds
    if kind == CRAWLER and to == HEART:  # rule: heart.others
        absorb(game, creature)  # rule: heart.crawler, scenario.heart, scenario.heart-protagonist


def strike(game: Heart, kind: int, place: int) -> None:
    """A Creature costs each Protagonist at its Location 1 Strength."""
    here = game.here(place)
    for who in here:
        if not modifiers.spared(game, who, kind):
            lose_strength(game, who, 1, ("strikes", kind, place))  # rule: scenario.strike
    if here:
        settle_deaths(game)  # rule: killed.together


def _hunt(game: Heart, place: int) -> Flow[int]:
    """Where a hunter goes: towards the nearest Protagonist, who may die while one chooses."""
    while True:
        prey = yield from _target(game, place)
        if prey == NO_ONE:
            return NOWHERE  # rule: advance.no-target
        try:  # rule: advance.route-tie
            ways = partial(_ways, game, place, prey)
            key = yield from pick(game, decider(game), ways, ("route", place))
        except Gone:
            if game.outcome is not None:
                raise
            continue  # rule: advance.target-now
        to: int = key[1]
        return to


def _ways(game: Heart, place: int, prey: int) -> list[Key]:
    if not game.alive(prey):
        return []
    return [("go", way) for way in game.island.ways[place][game.protagonists[prey].place]]


def _target(game: Heart, place: int) -> Flow[int]:
    """The nearest Protagonist; of several, the one who took a turn most recently."""
    near = _sought(game, place)
    if not near:
        return NO_ONE
    if len(_within_reach(game, place)) > 1:
        for who in near:
            modifiers.burden_shows(game, who, "scent")
    if len({game.protagonists[who].place for who in near}) == 1:
        return near[0]  # whichever it seeks, it goes the same way
    options = partial(_prey, game, place)
    key = yield from pick(game, decider(game), options, ("prey", place))
    prey: int = key[1]
    return prey


def _prey(game: Heart, place: int) -> list[Key]:
    """Whom the Decider may name, of those who live now."""
    return [("target", who) for who in _sought(game, place)]


def _sought(game: Heart, place: int) -> list[int]:
    """Whom a hunter may go for: one, or several among whom no rule chooses."""
    near = _within_reach(game, place)
    if len(near) > 1:
        near = modifiers.preferred(game, near)
    latest = _latest(game, near)
    return [latest] if latest != NO_ONE else near


def _within_reach(game: Heart, place: int) -> list[int]:
    """The Protagonists nearest to a Location, wherever they are now."""
    far = game.island.distance[place]  # rule: advance.hunters, advance.target-now
    steps = {who: far[one.place] for who, one in game.protagonists.items()}
    least = min(steps.values(), default=None)
    return [who for who in steps if steps[who] == least]


def _latest(game: Heart, near: list[int]) -> int:
    """Of these, the one who took a turn most recently; nobody if none has had one."""
    for who in reversed(game.recent):  # rule: advance.hunters-tie, advance.recency
        if who in near:
            return who
    return NO_ONE


# --- the end of the round ---


def end_round(game: Heart) -> None:
    """The boat, a loss, a win; then those who leave or enter."""
    game.phase = Phase.ROUND_END  # rule: round.end-order
    turn_boat(game)
    check_end(game)


def round_end(game: Heart) -> Flow[None]:
    """Let players leave or enter, and begin the next round."""
    yield from joining_and_leaving.leave_and_join(game)
    game.round += 1  # rule: round.repeat
    begin_spawning(game)
