"""Asking: one player, or the whole party."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import About, Flow, Key, choose
from gloam.kernel.core.several import choose_several
from gloam.kernel.core.votes import Fallback, agree, majority


def pick_card(
    game: OriginalSin, seat: int, faces: Sequence[int], about: About, *more: Key
) -> Flow[Key]:
    """One of these cards, which lie open for the choice; or something else."""
    game.laid_out = tuple(faces)
    key: Key = yield choose(seat, [*[("card", face) for face in faces], *more], about)
    game.laid_out = ()
    return key


def pick_cards(
    game: OriginalSin, seat: int, faces: Sequence[int], count: int, about: About
) -> Flow[list[int]]:
    """So many different ones of these cards, which lie open."""
    game.laid_out = tuple(faces)
    options: list[Key] = [("card", face) for face in faces]
    keys = yield from choose_several(seat, options, count, count, about)
    game.laid_out = ()
    return [key[1] for key in keys]


def party_picks(game: OriginalSin, options: Sequence[Key], about: About) -> Flow[Key]:
    """What most seats want; among equals the leader decides. One seat never votes."""
    # rule: party.collective-choice, party.co-op
    key = yield from _most(game, seats_with_origins(game), options, about)
    return key


def group_picks(game: OriginalSin, group: int, options: Sequence[Key], about: About) -> Flow[Key]:
    """What most of a group's seats want; among equals its first seat decides."""
    # rule: card.who-chooses
    seats = sorted({game.seat_of(who) for who in members(game, group)})
    key = yield from _most(game, seats, options, about)
    return key


def all_agree(game: OriginalSin, about: About) -> Flow[bool]:
    """Whether every player says yes; they are asked once."""
    # rule: exit.unanimous
    voters = seats_with_origins(game)
    if len(voters) == 1:
        key: Key = yield choose(voters[0], (YES, NO), about)
    else:
        once = Fallback(1, NO)
        key = yield from agree(game, lambda: voters, (YES, NO), once, about, secret=False)
    return key == YES


def seats_with_origins(game: OriginalSin) -> list[int]:
    """Who has a say: seats beyond the party's number look on."""
    return list(range(min(game.seats, len(game.party))))  # rule: party.fixed


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
