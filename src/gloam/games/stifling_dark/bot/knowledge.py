"""What Investigators hold possible of the Butcher, and how dangerous it is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from gloam.games.stifling_dark.rules.adversary.memory import possible_spaces
from gloam.games.stifling_dark.rules.ground import Ground, mask_of, members
from gloam.games.stifling_dark.rules.park.lines import within
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark

TIRED: Final = 2  # Stamina with which any loss is a Wound
LEAP: Final = 9  # spaces from which he may be upon somebody in one turn


def all_seen(game: StiflingDark) -> bool:
    """Is every figure of the Adversary in the open? Which one moved last nobody may know."""
    return all(figure.revealed for figure in game.figures)


def suspected(game: StiflingDark) -> int:
    """The spaces where the Adversary can be, by all that Investigators know."""
    remembers = game.remembers and any(one.belief is not None for one in game.figures)
    if remembers and not all_seen(game):
        return possible_spaces(game)
    # In the open; or a world that is only played out has forgotten, and has them where they are.
    places = [one.space for one in game.figures if one.space != NOWHERE]
    return mask_of(places) if places else game.ground.everywhere


class Suspicion(NamedTuple):
    """How likely he is where: each of some sets alike, and in a set each space alike."""

    sets: tuple[int, ...]

    def chance(self, spaces: int) -> float:
        """How likely he is in these spaces."""
        shares = [(spaces & some).bit_count() / some.bit_count() for some in self.sets]
        return sum(shares) / len(shares)

    def sample(self, number: int) -> list[int]:
        """About so many spaces, as many of each set."""
        found: list[int] = []
        each = -(-number // len(self.sets))
        for some in self.sets:
            places = members(some)
            found += places[:: max(1, len(places) // each)]
        return found


def evenly(game: StiflingDark) -> Suspicion:
    return Suspicion((suspected(game),))


def by_shadow(game: StiflingDark) -> Suspicion:
    """Every distance from his Shadow alike: nobody knows how many MP he had left there, and few
    of the spaces where he can be are near."""
    first = game.figures[0]
    if len(game.figures) > 1 or first.shadow == NOWHERE or first.shadow_down or first.revealed:
        return evenly(game)
    return _by_shadow(game.ground, first.shadow, suspected(game))


@lru_cache(maxsize=256)
def _by_shadow(ground: Ground, shadow: int, places: int) -> Suspicion:
    rings: dict[int, int] = {}
    far = ground.steps_from(shadow, 0, ground.near, ())
    for space in members(places):
        rings[far[space]] = rings.get(far[space], 0) | 1 << space
    return Suspicion(tuple([rings[distance] for distance in sorted(rings)]))


def close_by(game: StiflingDark) -> int:
    """Those of them from which he can reach some Investigator in his next turn."""
    near = 0
    for who in game.on_board():
        near |= within(game, game.team[who].space, LEAP)
    return suspected(game) & near


def beside(game: StiflingDark, space: int) -> int:
    """The spaces next to one, as far as Investigators know."""
    return within(game, space, 1) & ~(1 << space)


def fear(game: StiflingDark) -> float:
    """How likely it is that he is close by: 0 to 1."""
    return close_by(game).bit_count() / max(1, suspected(game).bit_count())


def wounds_of(game: StiflingDark, who: int) -> int:
    return len(game.wounds(who))
