"""The Circles of Hell: which are open to a campaign, and whose cards a game is played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gloam.games.harrowing.cards.catalogue import CARNIVAL, CIRCLES, EVERY_CIRCLE, Catalogue
from gloam.games.harrowing.rules.legacy.the_unknown import seal
from gloam.kernel.campaign.campaign import unlocked


def open_circles(campaign: Mapping[str, Any]) -> tuple[int, ...]:
    """The Circles that a campaign may play in."""
    # rule: circle.first, circle.second, circle.choose, circle.any-unlocked, setup.circle
    return (0, 1) if {seal(5), seal(6)} <= unlocked(campaign) else (0,)


def cards_of_circle(book: Catalogue, circle: int, gone: Sequence[str]) -> list[int]:
    """The faces of a game in a Circle, one for each card; what is gone is not among them."""
    # rule: circle.choose, circle.same-setup, circle.shared-items, circle.origins, circle.nine
    # rule: circle.story, circle.scope, campaign.per-copy
    faces: list[int] = []
    for face, card in enumerate(book.cards):
        # rule: story.every-game
        if card.home in ("", CIRCLES[circle], CARNIVAL, EVERY_CIRCLE):
            faces += [face] * max(0, card.count - gone.count(card.id))
    return faces
