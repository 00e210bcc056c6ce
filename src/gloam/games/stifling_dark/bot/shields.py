"""Light as a shield: Butcher and Cultists strike nobody whom they cannot come next to unseen, and
the Horror does not reach so far through it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gloam.games.stifling_dark.bot.knowledge import Foe, Suspicion, all_seen, beside, wounds_of
from gloam.games.stifling_dark.bot.walking import his_ways, lines_of
from gloam.games.stifling_dark.rules.adversary.belief import barred
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import known_colour
from gloam.games.stifling_dark.rules.board.board_in_play import Ground, Passages
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.horror.ambush import REACH
from gloam.games.stifling_dark.state import FALSE, OPEN, StiflingDark
from gloam.kernel.core.bit_sets import mask_of, members, union

# What an Attack costs, by Wounds: three and one is dead.
# A list: compiled, a Final that is a tuple of floats counts as never set.
STAKES: Final[list[float]] = [0.5, 0.7, 1.2, 2.0, 2.0]


def strikes_next(game: StiflingDark, foe: Foe) -> float:
    """How likely he has the Stalk for an Attack in his next turn, or needs none."""
    if all_seen(game):
        return 0.0
    if foe.armed:
        return 1.0 if game.round > 1 else 0.0
    if game.butcher.stalk:
        return 1.0
    return 0.4 if any(game.team[who].spine_chill for who in game.on_board()) else 0.0


def risks(game: StiflingDark, bright: int, team: list[int], sus: Suspicion) -> dict[int, float]:
    """For each of these Investigators how likely he can come next to them through no light, or
    pull them to him through what there is."""
    if sus.foe.pulls:
        return {who: sus.chance(pulled_from(game, game.team[who].space, bright)) for who in team}
    shut = shut_to_him(game)
    stops = barred(game) | bright | game.cans
    ways = his_ways(game.ground, game.passages)
    found: dict[int, float] = {}
    for who in team:
        near = beside(game, game.team[who].space) & ~stops
        spots = union(ways.walk((near,), sus.foe.walks, stops, shut)) if near else 0
        found[who] = min(1.0, sus.foe.hunters * sus.chance(spots))
    return found


def pulled_from(game: StiflingDark, space: int, bright: int) -> int:
    """The spaces from which an Ambush reaches one who stands here, as far as they know."""
    shut = mask_of([at for gate, at in game.ground.door_space.items() if game.blocked >> gate & 1])
    lines = masks_of(game.ground, known_colour(game), game.passages)
    return _pulled_from(lines, space, bright, shut | game.horror.mucus)


@lru_cache(maxsize=64)
def masks_of(ground: Ground, colour: str, passages: Passages) -> tuple[int, ...]:
    """For each space those that lines lead to."""
    return tuple([mask_of(near) for near in lines_of(ground, (colour,), passages)])


@lru_cache(maxsize=4096)
def _pulled_from(lines: tuple[int, ...], space: int, bright: int, ends: int) -> int:
    """Step by step away from it, through no shut Door; a Bright space counts as two."""
    ends &= ~(1 << space)
    before, now = 0, 1 << space
    for _ in range(REACH):
        through = (now & ~bright | before & bright) & ~ends
        before = now
        for at in members(through):
            now |= lines[at]
    return now


def shut_to_him(game: StiflingDark) -> int:
    """The gates of `Ground.ways` that he cannot use at all: noise would not stop him."""
    easy = len(game.gates)
    shut = 0
    for window in game.ground.windows:
        token = game.gates[window]
        if token == FALSE:
            shut |= 1 << window | 1 << easy + window
        elif token != OPEN:
            shut |= 1 << easy + window
    return shut


def weight_of(game: StiflingDark, who: int) -> float:
    """How much is at stake: whoever has three Wounds dies of the next."""
    return STAKES[min(4, wounds_of(game, who))]


class Shield:
    """What more light would save, against the light there is."""

    def __init__(self, game: StiflingDark, sus: Suspicion) -> None:
        self.game = game
        self.sus = sus
        self.urgency = strikes_next(game, sus.foe)
        team = game.on_board() if self.urgency else []
        self.now = risks(game, game.bright, team, sus)
        self.round = {
            who: within(game, game.team[who].space, 3) for who in team if self.now[who] > 0
        }

    def saves(self, lit: int) -> float:
        """By how much the danger of all together would fall."""
        game = self.game
        touched = [who for who, near in self.round.items() if near & lit & ~game.bright]
        then = risks(game, game.bright | lit, touched, self.sus)
        saved = [weight_of(game, who) * (self.now[who] - then[who]) for who in touched]
        return self.urgency * sum(saved)

    def touches(self, lit: int) -> float:
        """A rough look: how many spaces next to somebody in danger it lights."""
        game = self.game
        fresh = lit & ~game.bright
        found = [
            weight_of(game, who)
            * self.now[who]
            * (fresh & beside(game, game.team[who].space)).bit_count()
            for who in self.round
        ]
        return self.urgency * sum(found) / 6
