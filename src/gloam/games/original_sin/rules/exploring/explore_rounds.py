"""Explore rounds: everybody travels, groups form, each takes a card, the cards are resolved."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.cards.catalogue import ENTERS
from gloam.games.original_sin.cards.location_cards import EXPLORED
from gloam.games.original_sin.rules.asking import group_picks, members, party_picks
from gloam.games.original_sin.rules.combat.moving import can_move
from gloam.games.original_sin.rules.combat.rounds import start_of_turn
from gloam.games.original_sin.rules.exploring.map import FAR
from gloam.games.original_sin.rules.figures.abilities import due
from gloam.games.original_sin.rules.figures.numbers import lasting
from gloam.games.original_sin.rules.turn_order import whoever_is_ready
from gloam.games.original_sin.rules.using_cards import free_uses, use_free
from gloam.games.original_sin.state import (
    HELD,
    IN_DECK,
    NO_CARD,
    NO_ONE,
    ON_MAP,
    PROCEDURES,
    RESOLVING,
    OriginalSin,
    Round,
)
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.several import DONE

EXPLORE_HERE: Final[Key] = ("explore-here",)


@PROCEDURES.plain
def explore_round(game: OriginalSin) -> None:
    game.round = Round.EXPLORE
    game.pages = ()
    game.revealed = ()
    game.tell("explore-round")
    game.agenda.call(("travellers",), ("groups_choose", 0), ("resolve_revealed",))


# --- travelling ---


@PROCEDURES.asking
def travellers(game: OriginalSin) -> Flow[None]:
    """Every Origin has one turn."""
    # rule: explore.turn-order
    who = yield from whoever_is_ready(game, "who-travels")
    if who == NO_ONE:
        return
    origin = game.party[who]
    # rule: explore.turn-start, downed.other-turn, status.in-all-rounds
    start: list[Call] = [*start_of_turn(game, who), ("over",), ("travel", who)] if origin.hp else []
    # rule: explore.turn-slide
    game.agenda.call(*start, ("slide_track", who), ("travellers",))


@PROCEDURES.asking
def travel(game: OriginalSin, who: int) -> Flow[None]:
    """To any numbered space that open paths lead to, or nowhere."""
    # rule: explore.travel, explore.travel-free, env.difficult-exploring, map.numbered
    origin = game.party[who]
    if not origin.hp:
        return
    # Nothing is rearranged here; what costs nothing may be used, before one goes.
    # rule: equip.explore, talent.free, origin.special-ability
    free = [] if lasting(game, who).only_moves else free_uses(game, who)
    moves = can_move(game, who)
    if not moves and not free:
        return
    options = [*(_destinations(game, who) if moves else [("travel", origin.at)]), *free]
    key: Key = yield choose(game.seat_of(who), options, ("travel", who))
    if key[0] == "free":
        game.agenda.call(*use_free(game, who, key[1]), ("over",), ("travel", who))
        return
    if key[1] != origin.at:
        came_from, origin.at = origin.at, key[1]
        origin.summon_at = key[1]
        game.tell("travels", game.told(who), came_from, key[1])
        calls = due(game, who, ENTERS)  # rule: status.bleeding-known
        if calls:
            game.agenda.call(*calls, ("over",))


def _destinations(game: OriginalSin, who: int) -> list[Key]:
    """Who stands on a tactical space goes on if it can."""
    # rule: explore.tactical-start
    at = game.party[who].at
    far = game.place.ways(game.keys, game.opened).distance[at]
    spaces = [
        space
        for space, away in enumerate(far)
        if away < FAR and not game.place.spaces[space].tactical
    ]
    return [("travel", space) for space in spaces or [at]]


# --- groups and their cards ---


def groups(game: OriginalSin) -> list[int]:
    """The groups on numbered spaces, as bit sets, by space; the downed alone form none."""
    # rule: explore.groups, explore.downed-group, explore.tactical-start, downed.no-location
    # rule: explore.group-here
    found: dict[int, int] = {}
    for who in game.standing():
        at = game.party[who].at
        if not game.place.spaces[at].tactical:
            found[at] = found.get(at, 0) | 1 << who
    return [found[space] for space in sorted(found)]


def space_of(game: OriginalSin, group: int) -> int:
    return game.party[members(game, group)[0]].at


def cards_here(game: OriginalSin, space: int) -> list[int]:
    """The deck's cards with the number of a space; a placed card that can be explored instead."""
    # rule: map.when-explored
    lies = game.placed.get(space, NO_CARD)
    if lies != NO_CARD and game.place.cards[lies].part(EXPLORED) >= 0:
        return [lies]
    number = game.place.spaces[space].id
    return [
        at
        for at, card in enumerate(game.place.cards)
        if game.where[at] == IN_DECK and card.id.rstrip("abcdef") == number
    ]


def choices(game: OriginalSin, group: int) -> list[Key]:
    """Reveal what lies in one's space, or take one card from the holding area.

    Where nothing is left to reveal, one may also leave what is held alone.
    """
    # rule: explore.choice, explore.must-choose, explore.fully-explored, explore.hold-any-space
    held: list[Key] = [("held", card) for card, where in enumerate(game.where) if where == HELD]
    if cards_here(game, space_of(game, group)):
        return [EXPLORE_HERE, *held]
    return [*held, DONE] if held else []


@PROCEDURES.asking
def groups_choose(game: OriginalSin, done: int) -> Flow[None]:
    """One group after the other, in an order that the party picks. `done` have chosen."""
    # rule: explore.choice-first
    # rule: explore.choice-sequential, explore.read-all-first, explore.hold-next-round
    left = [group for group in groups(game) if not group & done]
    if not left:
        return
    options: list[Key] = [("group", space_of(game, group)) for group in left]
    key = yield from party_picks(game, options, "group-order")
    group = left[options.index(key)]
    keys = choices(game, group)
    if keys:
        key = yield from group_picks(game, group, keys, ("explore-or-hold", space_of(game, group)))
        if key != DONE:
            _takes(game, group, key)
    game.agenda.call(("groups_choose", done | group))


def _takes(game: OriginalSin, group: int, key: Key) -> None:
    """A group has a card in front of it, to be resolved when all have chosen."""
    card = _drawn(game, space_of(game, group)) if key == EXPLORE_HERE else key[1]
    came_from = game.where[card]
    if came_from != ON_MAP:
        game.where[card] = RESOLVING
    game.revealed = (*game.revealed, (group, card, came_from))
    game.tell("reveals", card)


def _drawn(game: OriginalSin, space: int) -> int:
    """The card of a space; of a multicard space one of several at random."""
    cards = cards_here(game, space)
    # rule: map.multicard, map.multicard-repeat
    return cards[game.roll(len(cards))] if len(cards) > 1 else cards[0]


@PROCEDURES.asking
def resolve_revealed(game: OriginalSin) -> Flow[None]:
    """The party decides in which order the groups' cards are resolved, one at a time."""
    # rule: explore.resolve-order, spawn.finish-cards
    if not game.revealed:
        return
    options: list[Key] = [("location-card", card) for _, card, _ in game.revealed]
    key = yield from party_picks(game, options, "resolve-order")
    at = options.index(key)
    group, card, came_from = game.revealed[at]
    game.revealed = (*game.revealed[:at], *game.revealed[at + 1 :])
    if not members(game, group):  # rule: explore.downed-group
        game.where[card] = came_from
        game.agenda.call(("resolve_revealed",))
        return
    game.agenda.call(("resolve", card, group), ("resolve_revealed",))
