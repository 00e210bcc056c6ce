"""Stalk: whom the Butcher sees, Spine Chill tokens and the Stalk track."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.adversary.belief import seen_where, went_unseen
from gloam.games.stifling_dark.rules.adversary.shadow_tokens import show_shadow
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.within import his_within
from gloam.games.stifling_dark.rules.told_causes import Why, cause
from gloam.games.stifling_dark.state import MOST_STALK, PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Key
from gloam.kernel.core.bit_sets import members

SIGHT = 8  # rule: butcher.sight-range


def in_sight(game: StiflingDark, at: int, colour: str) -> int:
    """The Investigators within 8 spaces of a space to whom there is a straight line, as a set.

    The count may go through mirror doorways of the colour.
    """
    near = his_within(game, at, SIGHT, colour)
    found = 0
    for who in game.on_board():
        space = game.team[who].space
        # rule: butcher.sight-line, butcher.sight-light, butcher.sight-samples
        if near >> space & 1 and (space == at or game.ground.sees(at, space, game.blocked)):
            found |= 1 << who
    return found


def stalk_keys(game: StiflingDark) -> list[Key]:
    """Any of those he sees, at least one: a set of Investigators, one bit each."""
    every = in_sight(game, game.figure.space, true_colour(game))
    # rule: butcher.stalk-optional
    return [("stalk", some) for some in range(1, every + 1) if not some & ~every]


def stalk(game: StiflingDark, some: int) -> None:
    """From where his Shadow is now. Who has no Spine Chill gets one; who has one loses it, and
    the track rises."""
    went_unseen(game)
    show_shadow(game, game.figure)  # rule: butcher.stalk
    seen_where(game, lambda at, colour: not some & ~in_sight(game, at, colour))
    butcher = game.butcher
    butcher.stalked = True
    rise = 0
    for who in members(some):
        one = game.team[who]
        if one.spine_chill:
            one.spine_chill = 0  # rule: butcher.spine-take
            rise += 1
        else:
            one.spine_chill = game.round  # rule: butcher.spine-give
        game.tell("stalked", who, one.spine_chill)
    if rise:
        gain_stalk(
            game, rise * (2 if butcher.doubled else 1), "stalked-twice"
        )  # rule: butcher.doubling
        butcher.doubled = False


@PROCEDURES.plain
def gain_stalk(game: StiflingDark, n: int, why: Why) -> None:
    """At the end of the track nothing more is gained."""
    butcher = game.butcher
    butcher.stalk = min(
        butcher.stalk + n, MOST_STALK
    )  # rule: butcher.stalk-cap, butcher.stalk-track
    game.tell("stalk", butcher.stalk, because=cause(why))


def spend_stalk(game: StiflingDark, n: int) -> None:
    """So many steps of the track, for a card that is used."""
    game.butcher.stalk -= n  # rule: butcher.stalk-spend


def spine_chill_passes(game: StiflingDark) -> None:
    """A token given in the round before and not used in this one goes back."""
    for one in game.team:
        if one.spine_chill and one.spine_chill < game.round:
            one.spine_chill = 0  # rule: butcher.spine-expiry, butcher.spine-return-time


def may_stalk(game: StiflingDark) -> bool:
    figure = game.figure
    # rule: butcher.stalk-hidden, butcher.core-once, butcher.disappear-limits
    return not (figure.revealed or figure.exposed or game.butcher.stalked or figure.vanished)
