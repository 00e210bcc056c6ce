"""Banish the Horror: its Egg Sacs, the Enraged state, and wearing it down."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.adversary.belief import seen_where, went_unseen
from gloam.games.stifling_dark.rules.adversary.hidden_and_revealed import reveal
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import adjacent
from gloam.games.stifling_dark.rules.board.within import his_within
from gloam.games.stifling_dark.rules.ending import end
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import (
    involved_done,
    may_involve,
)
from gloam.games.stifling_dark.state import PROCEDURES, Outcome, StiflingDark
from gloam.kernel.content.card_coverage import played
from gloam.kernel.core.asks import Key
from gloam.kernel.core.bit_sets import members

# Whether time runs out on it without a winner.
TIME_OUT_IS_A_DRAW: Final = True  # rule: horror.banish-draw
EGGS: Final = 4  # rule: horror.eggs
NEST: Final = 3  # spaces from its figure
ENOUGH: Final = 3  # rule: horror.banish


@PROCEDURES.plain
def take_eggs(game: StiflingDark) -> None:
    """One is laid in each of its next four turns, this round's among them."""
    game.horror.eggs_left = EGGS  # rule: horror.eggs-timing


# --- laying them ---


def egg_keys(game: StiflingDark) -> list[Key]:
    if not game.horror.egg_due:
        return []
    spaces = his_within(game, game.figure.space, NEST, true_colour(game)) & ~game.horror.eggs
    return [("egg", space) for space in members(spaces)]  # rule: horror.eggs, horror.eggs-place


def lay_egg(game: StiflingDark, space: int) -> None:
    """On the main board, for all to see; it tells how near the Horror is, and no more."""
    horror = game.horror
    went_unseen(game)
    seen_where(game, lambda at, colour: bool(his_within(game, at, NEST, colour) >> space & 1))
    horror.egg_due = False
    horror.eggs_left -= 1
    horror.eggs |= 1 << space
    game.tell("egg-laid", space)


# --- what Investigators do ---


def banish_keys(game: StiflingDark, who: int) -> list[Key]:
    horror, at = game.horror, game.team[who].space
    keys: list[Key] = []
    if horror.eggs >> at & 1:
        keys.append(("destroy-egg",))  # rule: horror.eggs-destroy
    if horror.enraged and adjacent(game, at, game.figure.space):
        keys.append(("wear-down",))  # rule: horror.banish
    return keys if keys and may_involve(game, who) else []


def destroy_egg(game: StiflingDark, who: int) -> None:
    horror, at = game.horror, game.team[who].space
    horror.eggs &= ~(1 << at)
    horror.eggs_gone += 1
    game.tell("egg-destroyed", who, EGGS - horror.eggs_gone)
    if horror.eggs_gone == EGGS:
        enrage(game)
    involved_done(game, who)


def enrage(game: StiflingDark) -> None:
    """From now on it is Revealed, wherever it is."""
    game.horror.enraged = True  # rule: horror.enrage
    played("stifling_dark", "enraged")
    game.tell("enraged")
    reveal(game, game.figure)  # rule: horror.enraged-now, horror.enraged-state


def wear_down(game: StiflingDark, who: int) -> None:
    """Several of them in one round count as well."""
    horror = game.horror
    horror.supply += 1  # rule: horror.banish, horror.banish-many
    game.tell("worn-down", who, horror.supply)
    if horror.supply == ENOUGH:
        end(game, Outcome.INVESTIGATORS)  # rule: end.investigators-win
        return
    involved_done(game, who)
