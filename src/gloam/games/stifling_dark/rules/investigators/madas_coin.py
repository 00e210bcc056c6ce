"""Mada's Coin: an Ability of the Adversary that has been aimed is aimed anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.investigators_turn.moving import open_neighbours
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import moved_from_light
from gloam.games.stifling_dark.state import ADVERSARY, NO_ONE, StiflingDark
from gloam.kernel.content.common_phrases import NO
from gloam.kernel.core.asks import Flow, Key, choose

REACH: Final = 4  # spaces


def flip_coin(game: StiflingDark, targets: Sequence[int]) -> Flow[int]:
    """Whoever aims anew, as a seat, or NO_ONE if nothing is changed.

    Without targets the Ability only lays tokens: then distance does not matter, nor is anybody
    there to move to.
    """
    who = owner(game)
    if who == NO_ONE:
        return NO_ONE
    keys = flip_keys(game, who, targets)
    if not keys:
        return NO_ONE
    key: Key = yield choose(game.seat_of(who), [*keys, NO], ("coin", who))
    if key == NO:
        return NO_ONE
    one = game.team[who]
    if len(key) > 1 and key[2] != one.space:
        one.space = key[2]  # rule: move.effect-no-share, move.forced-not-move
        game.tell("coin-moves", who, one.space)
        moved_from_light(game, who)
    one.coin = False  # rule: investigator.mada-minor
    smiles = not game.roll(2)
    game.tell("coin-shows", who, int(smiles))
    return game.seat_of(who) if smiles else ADVERSARY


def owner(game: StiflingDark) -> int:
    """Who has the Coin, and may use it."""
    for who in game.on_board():
        if game.team[who].coin and not burden(game, who).no_abilities:
            return who
    return NO_ONE


def flip_keys(game: StiflingDark, who: int, targets: Sequence[int]) -> list[Key]:
    """Each target within reach, with each free space next to it; of oneself, where one is."""
    if not targets:
        return [("flip-tokens",)]
    at = game.team[who].space
    reach = within(game, at, REACH)
    keys: list[Key] = []
    for target in targets:
        there = game.team[target].space
        if target == who:
            keys.append(("flip", target, at))
        elif reach >> there & 1:
            keys += [
                ("flip", target, space)
                for space in open_neighbours(game, there)
                if game.standing(space) in (NO_ONE, who)
            ]
    return keys
