"""Tokens that lie on the map for Investigators: taken up from one's own space."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import Burden
from gloam.games.stifling_dark.rules.items.gaining_and_using import (
    draw_cursed_item,
    draw_general,
    gain_item,
)
from gloam.games.stifling_dark.state import (
    FACE_DOWN,
    MEDICAL_SUPPLY,
    ON_BOARD,
    TAKEN,
    StiflingDark,
)
from gloam.kernel.core.asks import Key


def take_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    """What lies Revealed on one's own space. What is Hidden there cannot be taken."""
    # rule: interact.pick-up, interact.hidden-not-pickable
    space = game.team[who].space
    keys: list[Key] = []
    for number, token in enumerate(game.tokens):
        if token.space != space or token.status not in (ON_BOARD, FACE_DOWN):
            continue
        fixed = token.kind in ("grave", "altar")
        if not fixed and not (token.kind == "interest" and bends.no_interest_tokens):
            keys.append(("take", number))
    if game.medical >> space & 1:
        keys.append(("medical",))  # rule: feature.medical, interact.item-token
    return keys


def take(game: StiflingDark, who: int, number: int) -> None:
    """Evidence is kept until it is traded or handed in; a Point of Interest token gives Items."""
    token = game.tokens[number]
    token.status = TAKEN
    game.tell("takes", who, number)
    if token.kind == "evidence":
        game.team[who].evidence |= 1 << number  # rule: interact.evidence
    elif token.purple:
        draw_cursed_item(game, who)  # rule: interact.poi-purple
    else:
        draw_general(game, who, 2)  # rule: interact.poi-gray, item.general


def take_medical(game: StiflingDark, who: int) -> None:
    take_medical_at(game, who, game.team[who].space)


def take_medical_at(game: StiflingDark, who: int, space: int) -> None:
    game.medical &= ~(1 << space)
    game.tell("takes-medkit", who)
    piece = game.zones[MEDICAL_SUPPLY][0]
    gain_item(game, who, piece)  # rule: item.medical
