"""What is adjacent, and what is within so many spaces, now and for whom.

Movement Lines lead there, and Secret Passages, unless a False Window, a shut mirror doorway or a
token cuts them. Which doorway each side counts as open `park/mirror_doorways.py` tells. Dashed
lines are for the Adversary's Attacks and Abilities.
"""

from __future__ import annotations

from gloam.games.stifling_dark.rules.board.distance import NO_WAY
from gloam.games.stifling_dark.rules.ground import Ground
from gloam.games.stifling_dark.rules.park.mirror_doorways import known_colour, true_colour
from gloam.games.stifling_dark.state import StiflingDark


def passages_from(game: StiflingDark, at: int) -> list[int]:
    """Where Secret Passages lead from a space."""
    # rule: token.secret-passage, token.secret-passage-pair
    return [b if a == at else a for a, b in game.passages if at in (a, b)]


# --- for Investigators ---


def neighbours(game: StiflingDark, at: int) -> tuple[int, ...]:
    """The spaces next to one."""
    return lines_from(game, at, known_colour(game))


def adjacent(game: StiflingDark, one: int, other: int) -> bool:
    """Does a line that nothing cuts join two spaces?"""
    # rule: concept.adjacent, concept.same-space-adjacent, concept.adjacent-blocked
    return other in neighbours(game, one)


def within(game: StiflingDark, start: int, steps: int) -> int:
    """All spaces within so many spaces, the start included."""
    colour, mucus = known_colour(game), game.horror.mucus  # rule: within.one-sided
    return game.ground.within(start, steps, game.blocked, colour, game.passages, False, mucus)


def steps_from(game: StiflingDark, start: int) -> list[int]:
    """Steps to every space."""
    lines = game.ground.near_of[known_colour(game)]
    mucus = game.horror.mucus
    return game.ground.steps_from(start, game.blocked, lines, game.passages, NO_WAY, mucus)


# --- for the Adversary ---


def his_neighbours(game: StiflingDark, at: int) -> tuple[int, ...]:
    return lines_from(game, at, true_colour(game))  # rule: mirror.adversary


def struck_from(game: StiflingDark, at: int, colour: str) -> tuple[int, ...]:
    """The spaces that count as adjacent for an Attack, if this colour is open."""
    # rule: ride.dashed, concept.same-space-adjacent
    return lines_from(game, at, colour) + tuple(game.ground.board.dashed[at])


def his_within(game: StiflingDark, start: int, steps: int, colour: str) -> int:
    """For what the Adversary claims or sees, if this colour is open."""
    bars = game.barricades | game.flames | game.horror.mucus  # rule: within.one-sided
    return game.ground.within(start, steps, game.blocked, colour, game.passages, False, bars)


def ability_within(game: StiflingDark, start: int, steps: int, colour: str) -> int:
    """For an Attack or an Ability, if this colour is open: dashed lines count."""
    bars = game.barricades | game.flames | game.horror.mucus
    # rule: within.dashed
    return game.ground.within(start, steps, game.blocked, colour, game.passages, True, bars)


# --- for both ---


def lines_from(game: StiflingDark, at: int, colour: str) -> tuple[int, ...]:
    """Where lines lead from a space if one mirror colour is open; Secret Passages are lines."""
    ground = game.ground
    found = ground.near_of[colour][at]
    cut = game.blocked & ground.windows_beside[at]
    if cut:
        found = tuple([space for space in found if not is_cut(ground, cut, at, space)])
    if game.passages:
        found += tuple([space for space in passages_from(game, at) if space not in found])
    return found


def is_cut(ground: Ground, cut: int, one: int, other: int) -> bool:
    """Is there a False Window on this line?"""
    window = ground.window_between.get((one, other), -1)
    return window >= 0 and bool(cut >> window & 1)  # rule: token.false-window
