"""Ability cards: used, put to their Cooldown area, ready again."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.rounds import end_round
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    COOLDOWN_1,
    COOLDOWN_2,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import EVERYONE

COOLDOWN: Final = {1: COOLDOWN_1, 2: COOLDOWN_2}


@PROCEDURES.plain
def use_ability(game: StiflingDark, face: int) -> None:
    """The card goes face down to its Cooldown area, and its text is carried out.

    Without an icon it lies open in its slot until its own text moves it, if it ever does.
    """
    piece = piece_with(game, ABILITY_SLOTS, face)
    if CARDS[face].cooldown:
        game.move(piece, COOLDOWN[CARDS[face].cooldown], EVERYONE)  # rule: cooldown.use
        game.adversary.cooling |= 1 << face
    played("stifling_dark", CARDS[face].id)
    game.agenda.call(*calls_of(TEXTS[face].acts, game, ADVERSARY, face))


def goes_on_cooldown(game: StiflingDark, face: int, seen: int) -> None:
    """A card without an icon, where its own text sends it; shown to `seen` on the way."""
    area = TEXTS[face].numbers["cooldown_by_text"]
    game.move(piece_with(game, ABILITY_SLOTS, face), COOLDOWN[area], seen)
    game.adversary.cooling |= 1 << face  # rule: cooldown.by-text


def cool_down(game: StiflingDark) -> None:
    """As the Adversary's turn ends: face-up cards go on, then those face down turn up."""
    faces = game.pack.faces
    cooling = game.adversary.cooling
    ready = [piece for piece in game.zones[COOLDOWN_1] if not cooling >> faces[piece] & 1]
    waiting = [piece for piece in game.zones[COOLDOWN_2] if not cooling >> faces[piece] & 1]
    for piece in ready:
        game.move(piece, ABILITY_SLOTS)  # rule: cooldown.tick-1
    for piece in waiting:
        game.move(piece, COOLDOWN_1)  # rule: cooldown.tick-2
    game.adversary.cooling = 0  # rule: cooldown.tick-3, cooldown.timeline


@PROCEDURES.plain
def adversary_turn_ends(game: StiflingDark) -> None:
    cool_down(game)
    game.kind.after_turn(game)


@PROCEDURES.plain
def round_ends(game: StiflingDark) -> None:
    end_round(game)
