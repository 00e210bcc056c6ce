"""Where to end a turn: nearer to one's goal, out of his reach, with light on where he may be."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot.knowledge import (
    TIRED,
    Suspects,
    Suspicion,
    all_seen,
    beside,
    evenly,
)
from gloam.games.stifling_dark.bot.shields import (
    pulled_from,
    shut_to_him,
    strikes_next,
    weight_of,
)
from gloam.games.stifling_dark.bot.walking import NO_WAY, Costs, costs_to, his_ways
from gloam.games.stifling_dark.rules.adversary.belief import barred
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import known_colour
from gloam.games.stifling_dark.rules.board.board_in_play import Ground, Passages
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.butcher.stalk_and_spine_chill import SIGHT
from gloam.games.stifling_dark.rules.cult.cults_turn import DEMON
from gloam.games.stifling_dark.rules.investigators_turn.moving import cost_of
from gloam.games.stifling_dark.rules.light_and_flashlights import can_place
from gloam.games.stifling_dark.state import NO_ONE, StiflingDark
from gloam.kernel.core.bit_sets import mask_of, members, union


class Nerve(NamedTuple):
    """What is how bad, or good, in MP of the way to one's goal."""

    there: float = 3.0  # to be at the goal and not beside it
    struck: float = 4.0  # to be reached by him, with one Wound
    unarmed: float = 0.2  # of that, while he has no Stalk
    seen: float = 0.0  # to be seen by him, with Spine Chill
    found: float = 12.0  # to find him
    cut: float = 5.0  # to be cut by a Window, with one Wound
    window: int = 15  # to climb through one, for the tired, who would be cut
    eye: int = 3  # to step on an Evil Eye or through Flames
    wary: bool = False  # looks also at the space next to one, and at one's own
    suspects: Suspects = evenly  # where he is likely to be
    late: int = 12  # the round from which a Wound is taken for haste
    bears: int = 1  # with so many Wounds
    flesh: float = 0.0  # to be reached by Corporeal Mor'gonnod, whom all see coming
    # What a Sprint must bring, in MP, with three, four, five Stamina.
    sprint: tuple[float, float, float] = (4.0, 2.5, 1.5)


PLAIN: Final = Nerve()
GLIMPSED: Final = 0.25  # to be seen without Spine Chill, of being seen with it
CORPOREAL_MP: Final = 10
SAMPLES: Final = 14  # of the places where he can be
FEW: Final = 48  # places, among which light is likely to find him
BEAM: Final = 7  # spaces that a beam lights on average
BEAM_REACH: Final = 4


class End(NamedTuple):
    worth: float
    space: int


def best_end(
    game: StiflingDark, who: int, goal: Costs | None, mp: int, nerve: Nerve = PLAIN
) -> End:
    """The best space that so many MP lead to."""
    at = game.team[who].space
    on_eye = nerve.wary and game.butcher.eyes >> at & 1
    away = 0 if on_eye else nerve.eye  # from an Eye one only wants to get away
    back = costs_to(game, at, 0, away)  # what can be reached
    whole = costs_to(game, at, bad=away)  # and what without a Window
    cut = nerve.cut * weight_of(game, who) if game.team[who].stamina <= TIRED else 0.0
    leaving = cost_of(game, who, at, 0)
    sus = nerve.suspects(game)
    danger = nerve.struck * weight_of(game, who) * max(nerve.unarmed, strikes_next(game, sus.foe))
    if all_seen(game):
        danger = 0.0
    few = len(sus.sets) > 1 or sus.sets[0].bit_count() <= FEW
    hunts = not all_seen(game) and few and can_place(game, who)
    masks = leaps(game, sus) if danger or nerve.seen else ()
    seen = nerve.seen * (1.0 if game.team[who].spine_chill else GLIMPSED)
    if all_seen(game) or sus.foe.armed:
        seen = 0.0  # who needs no Stalk gains nothing by looking
    hunted = flesh_reaches(game) if nerve.flesh and game.cult.corporeal else 0
    best = End(-1e9, at)
    for space in [at, *[s for s, way in enumerate(back) if 0 < way <= mp + 1]]:
        cost = back[space] - leaving + cost_of(game, who, space, 0) if space != at else 0
        if cost > mp or game.standing(space) not in (NO_ONE, who):
            continue
        worth = -0.01 * cost
        if whole[space] - back[space] > mp - cost:
            worth -= cut
        if nerve.wary and game.butcher.eyes >> space & 1:
            worth -= nerve.eye
        if goal is not None:
            worth -= min(goal[space], NO_WAY) - (0.0 if goal[space] else nerve.there)
        if danger:
            worth -= danger * reached(game, space, sus, masks)
        if seen:
            worth -= seen * in_view(game, space, masks)
        if hunts:
            worth += nerve.found * chance_from(game, space, sus)
        if hunted and beside(game, space) & hunted:
            worth -= nerve.flesh * weight_of(game, who)
        if worth > best.worth:
            best = End(worth, space)
    return best


# --- his reach ---


def flesh_reaches(game: StiflingDark) -> int:
    """Where Corporeal Mor'gonnod can get to in his next turn."""
    at = game.figures[DEMON].space
    walk = his_ways(game.ground, game.passages).walk
    return union(walk((1 << at,), CORPOREAL_MP, barred(game) | game.bright, shut_to_him(game)))


def leaps(game: StiflingDark, sus: Suspicion) -> tuple[int, ...]:
    """For some of the places where he can be, all that he can get to unseen in his next turn."""
    stops = barred(game) | game.bright | game.cans
    return _leaps(game.ground, game.passages, sus, stops, shut_to_him(game))


@lru_cache(maxsize=64)
def _leaps(
    ground: Ground, passages: Passages, sus: Suspicion, stops: int, shut: int
) -> tuple[int, ...]:
    walk = his_ways(ground, passages).walk
    picked = sus.sample(SAMPLES)
    return tuple([union(walk((1 << place,), sus.foe.walks, stops, shut)) for place in picked])


def reached(game: StiflingDark, space: int, sus: Suspicion, masks: tuple[int, ...]) -> float:
    """How likely he can come next to a space, or pull somebody from it."""
    if sus.foe.pulls:
        return sus.chance(pulled_from(game, space, game.bright))
    near = beside(game, space) & ~game.bright
    return min(1.0, sus.foe.hunters * len([mask for mask in masks if mask & near]) / len(masks))


# --- his sight ---


def in_view(game: StiflingDark, space: int, masks: tuple[int, ...]) -> float:
    """How likely he can get in his next turn to where he sees a space."""
    spots = view(game.ground, space, game.blocked, known_colour(game), game.passages)
    return len([mask for mask in masks if mask & spots]) / len(masks)


@lru_cache(maxsize=4096)
def view(ground: Ground, at: int, blocked: int, colour: str, passages: Passages) -> int:
    near = ground.within(at, SIGHT, blocked, colour, passages)
    return mask_of([space for space in members(near) if ground.sees(at, space, blocked)])


# --- light ---


def chance_from(game: StiflingDark, space: int, sus: Suspicion) -> float:
    """Roughly, how likely a beam from a space finds him."""
    ground = game.ground
    near = within(game, space, BEAM_REACH) & union(sus.sets) & ~game.bright
    if not near:
        return 0.0
    seen = [place for place in members(near) if ground.sees(space, place, game.blocked)]
    return sus.chance(mask_of(seen)) * min(1.0, BEAM / max(1, len(seen)))
