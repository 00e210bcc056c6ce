"""What is worth getting to for Investigators while they look for Evidence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gloam.games.stifling_dark.bot.knowledge import wounds_of
from gloam.games.stifling_dark.rules.evidence_and_objectives.evidence import QUOTA
from gloam.games.stifling_dark.state import (
    FACE_DOWN,
    HIDDEN,
    ON_BOARD,
    StiflingDark,
    Token,
)
from gloam.kernel.core.bit_sets import members

# What it is worth, in steps of a way.
EVIDENCE, SWITCH, SEARCH = 14.0, 12.0, 9.0
HAND_IN, LAST_HAND_IN = 12.0, 14.0
INTEREST, UNSEEN_INTEREST = 5.0, 1.5
MEDKIT, SPARE_MEDKIT = 9.0, 2.0


class Goal(NamedTuple):
    """Any of some spaces, for some Investigators (nobody named: for all); one of them, or several
    if it is `shared`."""

    spaces: tuple[int, ...]
    worth: float
    team: tuple[int, ...] = ()
    shared: bool = False


def missing(game: StiflingDark) -> int:
    """How much Evidence is wanted that nobody has picked up."""
    carried = sum([one.evidence.bit_count() for one in game.team if one.here])
    return max(0, QUOTA[len(game.team)] - game.handed_in - carried)


def hand_ins(game: StiflingDark) -> Iterable[Goal]:
    places = tuple(members(game.ground.of_kind("hand_in")))
    lacking = QUOTA[len(game.team)] - game.handed_in
    for who in game.on_board():
        carried = game.team[who].evidence.bit_count()
        if carried:
            worth = HAND_IN * carried + (LAST_HAND_IN if carried >= lacking else 0.0)
            yield Goal(places, worth, (who,), shared=True)


def evidence(game: StiflingDark) -> Iterable[Goal]:
    """What lies open; else the Light Switch of its Zone; else where it can still be."""
    if not missing(game):
        return
    for token in game.tokens:
        if token.kind != "evidence":
            continue
        if token.status == ON_BOARD:
            yield Goal((token.space,), EVIDENCE)
        elif token.status == HIDDEN:
            switches = dead_or_alive(game, token)
            if switches:
                yield Goal(switches, SWITCH)
            else:
                yield Goal(tuple(members(token.may)), SEARCH)


def dead_or_alive(game: StiflingDark, token: Token) -> tuple[int, ...]:
    """The Light Switches that would light a Zone; none once they have been used."""
    if (game.bright_zones | game.faltering) >> token.home & 1:
        return ()
    zone = game.ground.zone_mask[token.home]
    return tuple(members(game.ground.of_kind("switch") & zone))


def interests(game: StiflingDark) -> Iterable[Goal]:
    for token in game.tokens:
        if token.kind == "interest" and token.status in (ON_BOARD, FACE_DOWN):
            yield Goal((token.space,), INTEREST)
        elif token.kind == "interest" and token.status == HIDDEN:
            yield Goal(tuple(members(token.may)), UNSEEN_INTEREST)


def medkits(game: StiflingDark) -> Iterable[Goal]:
    hurt = max([wounds_of(game, who) for who in game.on_board()], default=0)
    for space in members(game.medical):
        yield Goal((space,), MEDKIT if hurt >= 2 else SPARE_MEDKIT)
