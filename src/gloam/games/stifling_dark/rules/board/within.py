"""What is within so many spaces: distances counted along lines, now and for whom.

Dashed lines count for the Adversary's Attacks and Abilities only. Which mirror doorways each side
counts as open `mirror_doorways.py` tells.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import known_colour
from gloam.games.stifling_dark.state import StiflingDark

NO_WAY: Final = 255  # a distance that no figure can walk


def steps_along(
    near: Sequence[Sequence[int]],
    start: int,
    most: int = NO_WAY,
    shut: Collection[int] = (),
    cut: Collection[tuple[int, int]] = (),
    passages: Mapping[int, Sequence[int]] | None = None,
) -> list[int]:
    """Steps to every space along the lines `near`, NO_WAY beyond `most`.

    `cut` are lines that are shut, in both orders. A space in `shut` can be the last one of a
    way, not one on it. `passages` are lines besides, which know neither.
    """
    # rule: within.count, within.ignores, within.blocked, within.shortest, within.door-token
    steps = [NO_WAY] * len(near)
    steps[start] = 0
    queue = deque([(start, 0)])
    beyond = {start}  # spaces from which the count has gone on
    while queue:
        here, far = queue.popleft()
        if far == most:
            continue
        for there in near[here]:
            if there in beyond or (cut and (here, there) in cut):
                continue
            if steps[there] == NO_WAY:
                steps[there] = far + 1
            if there not in shut:
                beyond.add(there)
                queue.append((there, far + 1))
        if passages and here in passages:
            for there in passages[here]:  # rule: within.passages
                if there not in beyond:
                    steps[there] = min(steps[there], far + 1)
                    beyond.add(there)
                    queue.append((there, far + 1))
    return steps


# --- for Investigators ---


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


def his_within(game: StiflingDark, start: int, steps: int, colour: str) -> int:
    """For what the Adversary claims or sees, if this colour is open."""
    bars = game.barricades | game.flames | game.horror.mucus  # rule: within.one-sided
    return game.ground.within(start, steps, game.blocked, colour, game.passages, False, bars)


def ability_within(game: StiflingDark, start: int, steps: int, colour: str) -> int:
    """For an Attack or an Ability, if this colour is open: dashed lines count."""
    bars = game.barricades | game.flames | game.horror.mucus
    # rule: within.dashed
    return game.ground.within(start, steps, game.blocked, colour, game.passages, True, bars)


def in_reach_of(game: StiflingDark, space: int, steps: int, colour: str) -> list[int]:
    """The Investigators whom an Ability reaches from a space, if this mirror colour is open."""
    reach = ability_within(game, space, steps, colour)
    return [who for who in game.on_board() if reach >> game.team[who].space & 1]
