"""What Investigators hold possible of the Adversary, and how dangerous it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.rules.adversary.belief import possible_spaces
from gloam.games.stifling_dark.rules.adversary.belief_graph import spaces_in
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.cult.cults_turn import DEMON
from gloam.games.stifling_dark.rules.horror.ambush import REACH
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark
from gloam.kernel.core.bit_sets import mask_of, members

TIRED: Final = 2  # Stamina with which any loss is a Wound
LEAP: Final = 9  # spaces from which he may be upon somebody in one turn
CULT_WALKS: Final = 6  # MP of a Cultist, with the roll


def all_seen(game: StiflingDark) -> bool:
    """Is every figure of the Adversary in the open, or gone? Which one moved last nobody may
    know."""
    return all(figure.revealed or is_gone(game, figure) for figure in game.figures)


def is_gone(game: StiflingDark, figure: Figure) -> bool:
    """Has it been sacrificed? All see that."""
    return game.cult.corporeal and figure is not game.figures[DEMON]


def suspected(game: StiflingDark) -> int:
    """The spaces where the Adversary can be, by all that Investigators know."""
    remembers = game.remembers and any(one.belief is not None for one in game.figures)
    if remembers and not all_seen(game):
        return possible_spaces(game)
    # In the open; or a world that is only played out has forgotten, and has them where they are.
    places = [one.space for one in game.figures if one.space != NOWHERE]
    return mask_of(places) if places else game.ground.everywhere


class Foe(NamedTuple):
    """How an Adversary comes upon somebody in its next turn."""

    walks: int = 8  # MP, the roll included, to a space next to them
    pulls: int = 0  # or so many spaces, from where it is
    armed: bool = False  # needs no Stalk for it
    hunters: int = 1  # figures that may do it


class Suspicion(NamedTuple):
    """How likely he is where: each of some sets alike, and in a set each space alike."""

    sets: tuple[int, ...]
    foe: Foe = Foe()

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


Suspects: TypeAlias = Callable[[StiflingDark], Suspicion]
AMBUSHER: Final = Foe(pulls=REACH, armed=True)


def evenly(game: StiflingDark) -> Suspicion:
    return Suspicion((suspected(game),))


def by_shadow(game: StiflingDark) -> Suspicion:
    """Every distance from its Shadow alike: nobody knows how many MP it had left there, and few
    of the spaces where it can be are near. Of the Cult those count that let blood."""
    foe = foe_of(game)
    hunters = [n for n, one in enumerate(game.figures) if not one.revealed]
    if foe.hunters > 1:
        hunters = [n for n in hunters if n != DEMON]
    sets: list[int] = []
    for n in hunters:
        figure = game.figures[n]
        if figure.belief is None or figure.shadow == NOWHERE or figure.shadow_down:
            return Suspicion((suspected(game),), foe)
        sets += rings(game.ground, figure.shadow, spaces_in(game.ground, figure.belief.places))
    return Suspicion(tuple(sets) or (suspected(game),), foe)


def foe_of(game: StiflingDark) -> Foe:
    """What there is to be feared of this kind of Adversary."""
    if game.kind.name == "horror":
        return AMBUSHER
    if game.kind.name == "cult":
        return Foe(walks=CULT_WALKS, armed=True, hunters=len(game.figures) - 1)
    return Foe()


@lru_cache(maxsize=512)
def rings(ground: Ground, shadow: int, places: int) -> tuple[int, ...]:
    """Some spaces, by how far they are from a Shadow."""
    found: dict[int, int] = {}
    far = ground.steps_from(shadow, 0, ground.near, ())
    for space in members(places):
        found[far[space]] = found.get(far[space], 0) | 1 << space
    return tuple([found[distance] for distance in sorted(found)])


def close_by(game: StiflingDark, leap: int = LEAP) -> int:
    """Those of them from which he can reach some Investigator in his next turn."""
    near = 0
    for who in game.on_board():
        near |= within(game, game.team[who].space, leap)
    return suspected(game) & near


def beside(game: StiflingDark, space: int) -> int:
    """The spaces next to one, as far as Investigators know."""
    return within(game, space, 1) & ~(1 << space)


def fear(game: StiflingDark) -> float:
    """How likely it is that he is close by: 0 to 1."""
    return close_by(game).bit_count() / max(1, suspected(game).bit_count())


def wounds_of(game: StiflingDark, who: int) -> int:
    return len(game.wounds(who))
