"""Options of going and of aiming: what a step costs and where it leads, what a beam lights."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from gloam.games.stifling_dark.rules.adversary.adversary_turn import cost_to
from gloam.games.stifling_dark.rules.adversary.belief import possible_spaces
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.board.flashlight_lines import CENTRE_LINE, not_contained
from gloam.games.stifling_dark.rules.investigators_turn.moving import cost_of
from gloam.games.stifling_dark.rules.investigators_turn.moving_several_spaces import walk_cost
from gloam.games.stifling_dark.rules.light_and_flashlights import lines_of, lit_by
from gloam.games.stifling_dark.state import ADVERSARY, Light, StiflingDark
from gloam.games.stifling_dark.view import names as n
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.bit_sets import members
from gloam.kernel.present.options import Look
from gloam.kernel.present.scene import Words

DIAL = "flashlight"


# --- moving ---


def step(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """What the step costs, the light and the kind of the space, the way there."""
    space = key[1]
    if seat == ADVERSARY:
        at, who = game.figure.space, -1
        cost = cost_to(game, space)
    else:
        who = int(ask.about[1]) if len(ask.about) > 1 else game.turn.who
        at = game.team[who].space
        cost = cost_of(game, who, space, game.turn.dark_steps)
    return cost, _light(game, space), _side(game, at, space)


def walk(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    who, space = game.turn.who, key[1]
    at = game.team[who].space
    return walk_cost(game, who, space), _light(game, space), _side(game, at, space)


def _light(game: StiflingDark, space: int) -> int:
    return 2 if game.bright >> space & 1 else 0 if game.dark >> space & 1 else 1


LIGHTS = ("dark", "dim", "bright")


def _side(game: StiflingDark, at: int, space: int) -> int:
    """The direction from one space to another, among `SIDES`."""
    places = n.spaces_here(game)
    (x, y), (there_x, there_y) = places[at].at, places[space].at
    return _towards(there_x - x, there_y - y)


def _towards(x: int, y: int) -> int:
    """East, north-east, … of a way; y grows downwards."""
    if abs(y) * 5 < abs(x) * 2:
        return 0 if x > 0 else 4
    if abs(x) * 5 < abs(y) * 2:
        return 6 if y > 0 else 2
    if x > 0:
        return 7 if y > 0 else 1
    return 5 if y > 0 else 3


def go(key: Key, cost: int, light: int, side: int) -> Look:
    note = Words(
        "note-go",
        {
            "n": cost,
            "light": Words(f"light-{LIGHTS[light]}"),
            "side": Words(f"side-{n.SIDES[side]}"),
        },
    )
    return Look(note=note)


# --- the Flashlight ---


def aimed(game: StiflingDark, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Where it stands, what it would light as a set of spaces, whether another aim lights all of
    that and more, and on how many of these spaces he may be."""
    light = _in_hand(game, int(ask.about[1]), ask)
    widest = _widest(game.ground, light.space, game.blocked, light.lines)
    lit = lit_by(game, replace(light, aim=key[1]))  # rule: flash.preview
    seen = all(figure.revealed for figure in game.figures if figure.space >= 0)
    may_be = -1 if seen else (lit & possible_spaces(game)).bit_count()
    return light.space, lit, key[1] not in widest, may_be


def _in_hand(game: StiflingDark, who: int, ask: Ask) -> Light:
    """The Flashlight or Flare that is being aimed."""
    if ask.about[0] == "aim-hand":
        return replace(game.lights[int(ask.about[3])], space=int(ask.about[2]))
    if ask.about[0] == "sweep":
        return next(light for light in game.lights if light.owner == who and not light.stands)
    space = int(ask.about[2]) if len(ask.about) > 2 else game.team[who].space
    lines, reach = lines_of(game, who)
    if ask.about[0] == "aim-spare":
        lines = CENTRE_LINE  # rule: investigator.winston-minor
    return Light(who, space, 0, lines, reach)


@lru_cache(1 << 9)
def _widest(ground: Ground, space: int, blocked: int, lines: int) -> frozenset[int]:
    """The aims that light what no other one contains: a coarse turn goes through these."""
    aims = ground.aims(space, blocked, lines)
    widest = not_contained({lit for _, lit in aims})
    return frozenset([aim for aim, lit in aims if lit in widest])


def aim(key: Key, space: int, lit: int, fine: int, may_be: int) -> Look:
    lights = tuple([n.SPACE_ID[lit_space] for lit_space in members(lit)])
    word = "note-aim-seen" if may_be < 0 else "note-aim"
    return Look(
        touches=(n.SPACE_ID[space],),
        preview=lights,
        note=Words(word, {"n": len(lights), "may": may_be}),
        dial=DIAL,
        aim=key[1],
        fine=bool(fine),
    )
