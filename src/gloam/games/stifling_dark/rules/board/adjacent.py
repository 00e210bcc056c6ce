"""What is adjacent, now and for whom.

Movement Lines lead there, and Secret Passages, unless a False Window, a shut mirror doorway or a
token cuts them. Which doorway each side counts as open `mirror_doorways.py` tells. Dashed lines
are for the Adversary's Attacks and Abilities.
"""

from __future__ import annotations

from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import known_colour, true_colour
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.state import NONE, StiflingDark
from gloam.kernel.core.bit_sets import mask_of


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


def zones_beside(game: StiflingDark, at: int) -> list[int]:
    """The Zone of a space, and those with a space next to it."""
    near = 1 << at | mask_of(neighbours(game, at))  # rule: token.dim-adjacent-zone
    return [zone for zone, mask in enumerate(game.ground.zone_mask) if mask & near]


def windows_beside(game: StiflingDark, who: int) -> list[int]:
    """Windows on a line that ends at one's space, without a token."""
    # rule: token.adjacent-window
    windows = game.ground.windows_at[game.team[who].space]
    return [gate for gate in windows if game.gates[gate] == NONE]


# --- for the Adversary ---


def his_neighbours(game: StiflingDark, at: int) -> tuple[int, ...]:
    return lines_from(game, at, true_colour(game))  # rule: mirror.adversary


def struck_from(game: StiflingDark, at: int, colour: str) -> tuple[int, ...]:
    """The spaces that count as adjacent for an Attack, if this colour is open."""
    # rule: ride.dashed, concept.same-space-adjacent
    return lines_from(game, at, colour) + tuple(game.ground.board.dashed[at])


# --- for both ---


def lines_from(game: StiflingDark, at: int, colour: str) -> tuple[int, ...]:
    """Where lines lead from a space if one mirror colour is open; Secret Passages are lines."""
    ground = game.ground
    found = ground.near_of[colour][at]  # rule: feature.lines
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
