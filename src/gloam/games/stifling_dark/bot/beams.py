"""Flashlights: where to aim, and when to Charge instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot.goals import missing
from gloam.games.stifling_dark.bot.knowledge import (
    LEAP,
    Suspects,
    Suspicion,
    all_seen,
    close_by,
    evenly,
)
from gloam.games.stifling_dark.bot.shields import Shield
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.board.flashlight_lines import CENTRE_LINE
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.ending import BANISH
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import most_charge
from gloam.games.stifling_dark.rules.light_and_flashlights import lines_of
from gloam.games.stifling_dark.state import HIDDEN, StiflingDark
from gloam.kernel.core.asks import Ask, Key

BUTCHER, EVIDENCE, GRAVE, INTEREST = 1.0, 0.8, 1.0, 0.25  # to find it, if it is there for sure
SHELTER: Final = 1.0  # to keep him from somebody who has one Wound
SPARED: Final = 0.6  # of what a whole Flashlight may show
LOOKED_AT: Final = 12  # beams, after a rough look at all


class Hopes:
    """What light may show, by how likely it is there."""

    def __init__(self, game: StiflingDark, sus: Suspicion) -> None:
        self.bright = game.bright
        self.sus = sus
        self.near = 0
        self.factor = 0.0
        if not all_seen(game):
            self.near = close_by(game, sus.foe.pulls or LEAP)
            threat = sus.chance(self.near)
            self.factor = BUTCHER / threat * max(0.4, threat) if threat else 0.0
        self.tokens: list[tuple[float, int]] = []
        wanted = missing(game)
        for token in game.tokens:
            if token.status != HIDDEN or not token.may:
                continue
            each = 1 / token.may.bit_count()
            if token.kind != "evidence":
                sought = token.kind == "grave" or (
                    token.kind == "altar" and game.objective == BANISH
                )
                each *= GRAVE if sought else INTEREST
            else:
                each *= EVIDENCE if wanted and not game.objective else 0.0
            if each:
                self.tokens.append((each, token.may))

    def of(self, lit: int) -> float:
        """What light on these spaces is worth."""
        lit &= ~self.bright
        worth = self.factor * self.sus.chance(lit & self.near) if self.factor else 0.0
        return worth + sum([each * (lit & may).bit_count() for each, may in self.tokens])


def best_beam(
    game: StiflingDark,
    who: int,
    space: int,
    sus: Suspicion | None = None,
    spared: bool = False,
) -> tuple[float, int]:
    """What the best aim may show and whom it shields, and the aim; `spared`: by its centre line."""
    sus = sus or evenly(game)
    lines, reach = lines_of(game, who)
    if spared:
        lines = CENTRE_LINE
    near = within(game, space, reach) if reach else game.ground.everywhere
    shield, hopes = Shield(game, sus), Hopes(game, sus)
    beams = [(lit & near, aim) for aim, lit in game.ground.aims(space, game.blocked, lines)]
    rough = [(hopes.of(lit) + SHELTER * shield.touches(lit), lit, aim) for lit, aim in beams]
    rough.sort(reverse=True)
    best, chosen = -1.0, 0
    for _, lit, aim in rough[:LOOKED_AT]:
        worth = hopes.of(lit) + SHELTER * shield.saves(lit)
        if worth > best:
            best, chosen = worth, aim
    return best, chosen


class Thrift(NamedTuple):
    """What light must bring to be worth its Charge."""

    usual: float = 0.16
    last: float = 0.24  # for the last Charge
    full: float = -1.0  # with all of it, which would not grow
    paid_for: float = -1.0  # while each Flashlight brings the Butcher nearer to Stalk
    suspects: Suspects = evenly  # where he is likely to be


PLAIN: Final = Thrift()


def worth_lighting(game: StiflingDark, who: int, thrift: Thrift = PLAIN) -> bool:
    one = game.team[who]
    least = thrift.last if one.charge == 1 else thrift.usual
    if one.charge >= most_charge(game, who):
        least = thrift.full
    if game.butcher.awaits_vengeance:
        least = max(least, thrift.paid_for)
    return least < 0 or best_beam(game, who, one.space, thrift.suspects(game))[0] >= least


def worth_sparing(game: StiflingDark, who: int) -> bool:
    """Is a centre line for nothing nearly as good as a whole Flashlight? Winston has it."""
    if CARDS[game.team[who].face].id != "winston-pitts":
        return False
    at = game.team[who].space
    alone = best_beam(game, who, at, spared=True)[0]
    return alone > 0 and alone >= SPARED * best_beam(game, who, at)[0]


def aim(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The best of the dial, from the Investigator's own space."""
    who = int(ask.about[1])
    spared = ask.about[0] == "aim-spare"
    key = ("aim", best_beam(game, who, game.team[who].space, spared=spared)[1])
    return key if key in options else options[0]


def sweep(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Turn on to where something may still be; what is lit already shows nothing new."""
    return ("keep",) if all_seen(game) else aim(game, seat, options, ask)
