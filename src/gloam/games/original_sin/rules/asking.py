"""Asking: one player, or the whole party."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.core.asks import About, Flow, Key, choose
from gloam.kernel.core.votes import majority


def pick(seat: int, options: Sequence[Key], about: About) -> Flow[Key]:
    """One of these; all can see what there is, so a single one needs no ask."""
    if len(options) == 1:
        return options[0]
    key: Key = yield choose(seat, options, about)
    return key


def party_picks(game: OriginalSin, options: Sequence[Key], about: About) -> Flow[Key]:
    """What most seats want; among equals the leader decides. One seat never votes."""
    # rule: party.collective-choice, party.co-op
    if len(options) == 1:
        return options[0]
    if game.seats == 1:
        key: Key = yield choose(0, options, about)
        return key
    key = yield from majority(game, lambda: range(game.seats), options, 0, about, secret=False)
    return key
