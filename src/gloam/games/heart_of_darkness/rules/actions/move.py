"""Moving Protagonists: by path, through tunnels, and into the Heart of Darkness."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.cards.events import ENTERED, happened
from gloam.games.heart_of_darkness.rules.actions import location_actions
from gloam.games.heart_of_darkness.rules.curses import draw_curses
from gloam.games.heart_of_darkness.rules.difficulty import may_leave
from gloam.games.heart_of_darkness.rules.killed import settle_deaths
from gloam.games.heart_of_darkness.rules.map import HEART, LOCATIONS
from gloam.games.heart_of_darkness.state import Heart
from gloam.kernel.core.asks import Key

MOVES: list[Key] = [("move", place) for place in range(len(LOCATIONS))]
TUNNELS: list[Key] = [("tunnel", place) for place in range(len(LOCATIONS))]


def walks(game: Heart, who: int, place: int) -> list[Key]:
    """Where a Move may lead."""
    # rule: move.action, difficulty.hard
    if game.turn.actions < modifiers.move_cost(game, who) or not may_leave(game, who):
        return []
    keys = [MOVES[near] for near in game.island.near[place]]  # rule: move.action
    if game.island.icon[place] != "tunnel" or modifiers.tunnels_closed(game, who):
        return keys
    if location_actions.open_to(game, place):
        # rule: move.tunnel, move.tunnel-limits, location.tunnel
        keys += [TUNNELS[to] for to in game.island.tunnels if to != place]
    return keys


def move(game: Heart, who: int, to: int) -> None:
    """Along a path."""
    _pay_for_move(game, who)  # rule: move.action
    enter(game, who, to)


def tunnel(game: Heart, who: int, to: int) -> None:
    """Through the tunnels: the Location's own Action."""
    location_actions.use(game, game.protagonists[who].place)  # rule: move.tunnel-limits
    _pay_for_move(game, who)  # rule: move.tunnel
    enter(game, who, to)


def _pay_for_move(game: Heart, who: int) -> None:
    cost = modifiers.move_cost(game, who)
    if cost > 1:
        modifiers.burden_shows(game, who, "slow")
    game.turn.actions -= cost
    game.turn.moved += 1


def enter(game: Heart, who: int, place: int) -> None:
    """A Protagonist comes to a Location. Creatures there do no harm by that."""
    # rule: move.creatures-harmless, move.gates-open, trap.not-protagonists
    you = game.protagonists[who]
    start, you.place = you.place, place
    game.tell("moved", who, place, start)
    if place == HEART and modifiers.curse_in_heart(game, who):
        draw_curses(game, who, 1, ("heart",))  # rule: heart.protagonist, curse.gain-heart
        settle_deaths(game)
    happened(game, ENTERED, place)
