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
    key = yield from _most(game, list(range(game.seats)), options, about)
    return key


def group_picks(game: OriginalSin, group: int, options: Sequence[Key], about: About) -> Flow[Key]:
    """What most of a group's seats want; among equals its first seat decides."""
    # rule: card.who-chooses
    seats = sorted({game.seat_of(who) for who in members(game, group)})
    key = yield from _most(game, seats, options, about)
    return key


def members(game: OriginalSin, group: int) -> list[int]:
    """The Origins of a group, a bit set, that stand."""
    return [who for who in game.standing() if group >> who & 1]


def _most(game: OriginalSin, seats: list[int], options: Sequence[Key], about: About) -> Flow[Key]:
    if len(options) == 1:
        return options[0]
    if len(seats) == 1:
        key: Key = yield choose(seats[0], options, about)
        return key
    key = yield from majority(game, lambda: seats, options, seats[0], about, secret=False)
    return key
