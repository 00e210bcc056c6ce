"""Innate items: set aside until an effigy gains one; they stand in no column."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import INNATE_ITEM
from gloam.games.harrowing.rules.asking import may_pick
from gloam.games.harrowing.state import INNATE, PROCEDURES, SET_ASIDE, Harrowing
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Flow, Key


def on_offer(game: Harrowing) -> list[int]:
    """The faces of the innate items that are set aside now."""
    faces, types = game.pack.faces, game.book.type
    return [faces[piece] for piece in game.zones[SET_ASIDE] if types[faces[piece]] == INNATE_ITEM]


@PROCEDURES.asking
def innate_item(game: Harrowing, seat: int) -> Flow[None]:
    """One of those set aside, or none; more than one may be held."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    offered = on_offer(game)
    options: list[Key] = [("innate", at) for at in range(len(offered))]
    # rule: innate.gain-at-start, innate.more-than-one, innate.set-aside
    key = yield from may_pick(seat, options, "innate")
    if key is not None:
        face = offered[key[1]]
        played("harrowing", game.book.cards[face].id)
        # rule: innate.no-column, innate.no-tier, innate.own-only
        game.move(piece_with(game, SET_ASIDE, face), INNATE + game.zone_of[seat])
        game.tell("innate", seat, face)
