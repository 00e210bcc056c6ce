"""Involved Actions: they end the turn at once, unless a card makes one an ordinary Interact."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.investigators.major_abilities import major_is_due
from gloam.games.stifling_dark.rules.investigators_turn.turn_end import end_turn
from gloam.games.stifling_dark.rules.lasting_effects import burden, has_minor
from gloam.games.stifling_dark.state import NO_ONE, StiflingDark


def may_involve(game: StiflingDark, who: int) -> bool:
    turn = game.turn
    if turn.involved_used or burden(game, who).no_involved:
        return False
    if is_free(game, who):
        return True
    if major_is_due(game, who):
        return False
    # rule: final.one, final.occupied, final.involved-excludes
    return not turn.final and game.standing_with(who) == NO_ONE


def is_free(game: StiflingDark, who: int) -> bool:
    """Does the next Involved Action of this turn not end it?"""
    handy = has_minor(game, who, "handy") and not burden(game, who).no_abilities
    return game.turn.free_involved or handy  # rule: investigator.aira-minor, game.golden-rule


def involved_done(game: StiflingDark, who: int) -> None:
    turn = game.turn
    if turn.who != who or game.outcome is not None:
        return
    free = is_free(game, who)
    turn.involved_used = True
    turn.free_involved = False
    if free:
        return  # rule: rest.gain, final.involved-no-stamina
    turn.involved = True
    end_turn(game, who)  # rule: final.involved, final.ends-turn
