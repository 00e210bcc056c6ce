"""Light as a shield: the Butcher strikes nobody whom he cannot come next to unseen."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.bot.knowledge import Suspicion, all_seen, beside, wounds_of
from gloam.games.stifling_dark.bot.walking import his_ways
from gloam.games.stifling_dark.rules.adversary.memory import barred
from gloam.games.stifling_dark.rules.park.lines import within
from gloam.games.stifling_dark.state import FALSE, OPEN, StiflingDark
from gloam.kernel.core.data import union

USUAL_MP: Final = 8  # of a turn of his, with the roll
STAKES: Final = (0.5, 0.7, 1.2, 2.0, 2.0)  # what an Attack costs, by Wounds: three and one is dead


def strikes_next(game: StiflingDark) -> float:
    """How likely he has the Stalk for an Attack in his next turn."""
    if all_seen(game):
        return 0.0
    if game.butcher.stalk:
        return 1.0
    return 0.4 if any(game.team[who].spine_chill for who in game.on_board()) else 0.0


def risks(game: StiflingDark, bright: int, team: list[int], sus: Suspicion) -> dict[int, float]:
    """For each of these Investigators how likely he can come next to them through no light."""
    shut = shut_to_him(game)
    stops = barred(game) | bright | game.cans
    ways = his_ways(game.ground, game.passages)
    found: dict[int, float] = {}
    for who in team:
        near = beside(game, game.team[who].space) & ~stops
        spots = union(ways.walk((near,), USUAL_MP, stops, shut)) if near else 0
        found[who] = sus.chance(spots)
    return found


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
        self.urgency = strikes_next(game)
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
