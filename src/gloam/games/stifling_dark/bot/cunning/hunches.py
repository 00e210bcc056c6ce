"""Where the Adversary lies in wait, as far as Investigators can tell.

They put themselves in its place: of the spaces where it can be, which would it have picked, by what
it saw as its turn ended? The sums are those of its bot, with nothing in them but what all see. One
part in five is kept for every space alike, as nobody has to think like the bot.

Nobody guesses at the Butcher. He was rightly thought near, but seldom where a beam would find him:
teams that went by such a guess won less (docs/balance/stifling_dark.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.bot import cult
from gloam.games.stifling_dark.bot.cunning import ambushing
from gloam.games.stifling_dark.bot.cunning.foresight import where_from
from gloam.games.stifling_dark.bot.ends import view
from gloam.games.stifling_dark.bot.knowledge import (
    Suspicion,
    all_seen,
    by_shadow,
    foe_of,
    wounds_of,
)
from gloam.games.stifling_dark.bot.walking import roads_of, steps_from
from gloam.games.stifling_dark.rules.adversary.belief_graph import spaces_in
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import known_colour
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.cult.cults_turn import DEMON
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark
from gloam.kernel.core.bit_sets import mask_of, members

# It is as likely in the best so many of the spaces where it can be as in each other of these parts.
# A list: compiled, a Final that is a tuple of floats counts as never set.
PARTS: Final[list[float]] = [0.05, 0.1, 0.2, 0.4, 1.0]


class Seen(NamedTuple):
    """An Investigator as it saw them."""

    stood: int
    bound_for: int  # the space where they would be after their next turn
    wounds: int
    looks: int  # spaces in their view


class Look(NamedTuple):
    """All that it may have gone by."""

    team: tuple[Seen, ...]
    shadow: int


Worth = Callable[[Ground, Look, int], float]


def hunch(game: StiflingDark) -> Suspicion:
    """For each figure that may strike next the spaces where it can be, the likelier the oftener."""
    worth = WORTHS.get(game.kind.name)
    if worth is None or all_seen(game) or not game.remembers:
        return by_shadow(game)
    team = seen(game)
    sets: tuple[int, ...] = ()
    for figure in hunters(game):
        if figure.belief is None:
            return by_shadow(game)
        look = Look(team, NOWHERE if figure.shadow_down else figure.shadow)
        sets += likeliest(game.ground, worth, look, spaces_in(game.ground, figure.belief.places))
    return Suspicion(sets, foe_of(game)) if sets else by_shadow(game)


def hunters(game: StiflingDark) -> Sequence[Figure]:
    """Those that nobody sees; of the Cult Cultists, unless only Mor'gonnod is left."""
    hidden = [n for n, figure in enumerate(game.figures) if not figure.revealed]
    hunting = [n for n in hidden if n != DEMON or len(game.figures) == 1]
    return [game.figures[n] for n in hunting or hidden]


def seen(game: StiflingDark) -> tuple[Seen, ...]:
    """The team as its turn ended: where the round has found them."""
    roads, colour = roads_of(game), known_colour(game)
    found: list[Seen] = []
    for who in game.on_board():
        one = game.team[who]
        at = one.stood if one.stood != NOWHERE else one.space
        looks = view(game.ground, at, game.blocked, colour, game.passages)
        found.append(Seen(at, where_from(game, roads, who, at), wounds_of(game, who), looks))
    return tuple(found)


@lru_cache(maxsize=256)
def likeliest(ground: Ground, worth: Worth, look: Look, places: int) -> tuple[int, ...]:
    """The best few of some spaces, then more of them, and at last all."""
    row = sorted(members(places), key=lambda space: (-worth(ground, look, space), space))
    return tuple([mask_of(row[: ceil(part * len(row))]) for part in PARTS]) if row else ()


# --- what each would find good ---


def horrors_worth(ground: Ground, look: Look, space: int) -> float:
    """With many in its reach, where few look, away from its Shadow."""
    best = away_from(ground, look.shadow, space) * ambushing.SIDE_STEP
    for one in look.team:
        steps = steps_from(ground, one.stood), steps_from(ground, one.bound_for)
        worth = ambushing.HELD + ambushing.WOUNDED * one.wounds
        best += ambushing.prey_worth(ambushing.Prey(*steps, worth, one.looks), space)
    return best


def cultists_worth(ground: Ground, look: Look, space: int) -> float:
    """A few spaces from somebody, where few look."""
    far = min([steps_from(ground, one.stood)[space] for one in look.team])
    return -abs(far - cult.LURK) - cult.SEEN * sum([one.looks >> space & 1 for one in look.team])


def away_from(ground: Ground, shadow: int, space: int) -> int:
    return min(9, steps_from(ground, shadow)[space]) if shadow != NOWHERE else 0


WORTHS: Final[dict[str, Worth]] = {
    "horror": horrors_worth,
    "cult": cultists_worth,
}
