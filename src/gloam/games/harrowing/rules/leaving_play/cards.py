"""Where cards go: discarded to the pile of their own deck, set aside, abandoned, obliterated."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import ESSENTIAL, HEAD, ITEM
from gloam.games.harrowing.rules.legacy.areas import home_deck
from gloam.games.harrowing.rules.ritual_boss_bane import back_to_fate
from gloam.games.harrowing.state import (
    ITEM_DISCARD,
    OUT,
    SET_ASIDE,
    Harrowing,
    discards,
)
from gloam.kernel.content.piles import piece_with


def discard(game: Harrowing, face: int) -> None:
    """Face up to the pile of its own deck; what has a set-aside back is set aside instead."""
    card = game.book.cards[face]
    if card.is_boss:  # rule: boss.not-lost
        back_to_fate(game, face)
        return
    game.damage.pop(face, None)  # rule: adversary.damage-stays, removal.tokens
    if card.is_grey:  # rule: zone.set-aside-discard, innate.discard, zone.back-colour
        put(game, face, SET_ASIDE)
    elif card.type == ITEM:
        put(game, face, ITEM_DISCARD)  # rule: zone.discard
    else:
        # rule: zone.discard, area.discard-home
        put(game, face, discards(home_deck(game, face)))


def abandon(game: Harrowing, face: int) -> None:
    """Set aside for the rest of this game."""
    if game.book.cards[face].is_boss:  # rule: boss.not-lost
        back_to_fate(game, face)
        return
    game.damage.pop(face, None)  # rule: removal.tokens
    put(game, face, OUT)  # rule: removal.abandon
    game.tell("abandoned", face, because=game.cause)


def can_obliterate(game: Harrowing, face: int) -> bool:
    card = game.book.cards[face]
    # rule: card.essential
    return not (ESSENTIAL in card.keywords or card.is_boss or card.start or card.type == HEAD)


def obliterate(game: Harrowing, face: int) -> None:
    """Destroyed, for this game and all later ones."""
    game.damage.pop(face, None)  # rule: removal.tokens
    put(game, face, OUT)  # rule: removal.obliterate, campaign.survives-loss
    game.record("obliterate", game.book.cards[face].id)  # rule: campaign.per-copy, campaign.at-once
    game.tell("obliterated", face, because=game.cause)


def put(game: Harrowing, face: int, zone: int) -> None:
    game.move(piece_with(game, game.where_is(face), face), zone)
