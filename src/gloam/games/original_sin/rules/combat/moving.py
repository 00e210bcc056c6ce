"""Movement in combat: what it costs, where a turn may end, and being moved by others."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from gloam.games.original_sin.cards.catalogue import ENTERS, SHIFTED
from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.rules.exploring.environment import is_difficult
from gloam.games.original_sin.rules.exploring.map import FAR, distance, next_to, within
from gloam.games.original_sin.rules.figures.abilities import due
from gloam.games.original_sin.rules.figures.numbers import lasting
from gloam.games.original_sin.state import NO_ONE, PROCEDURES, TRAY, OriginalSin, Round
from gloam.kernel.core.asks import Flow, Key, pick

STAY: Final[Key] = ("stay",)


def can_move(game: OriginalSin, who: int) -> bool:
    """Whether a figure may move itself; nothing keeps the immovable from it."""
    found = lasting(game, who)
    return not found.no_moving or found.immovable  # rule: immune.immovable, status.knocked-known


def step_cost(game: OriginalSin, who: int, space: int) -> int:
    """AP for an Origin to enter a space."""
    less = lasting(game, who).costs.get("move", 0)
    # rule: move.cost, env.difficult
    return max(0, 1 - less) + is_difficult(game, space)


def may_stop(game: OriginalSin, who: int, space: int) -> bool:
    """An Origin ends no turn on a tactical space where another one is, downed or not."""
    # rule: move.tactical-end, downed.tactical, move.tactical-enemies
    if not game.place.spaces[space].tactical:
        return True
    return all(other == who or one.at != space for other, one in enumerate(game.party))


def cost_to_stop(game: OriginalSin, who: int, space: int) -> int:
    """The least AP to go from a space to one where the turn may end; 0 if it may end there."""
    if may_stop(game, who, space):
        return 0
    edge = [(0, space)]
    best = {space: 0}
    while edge:
        spent, at = heappop(edge)
        if may_stop(game, who, at):
            return spent
        for other in next_to(game, at):
            total = spent + step_cost(game, who, other)
            if total < best.get(other, FAR):
                best[other] = total
                heappush(edge, (total, other))
    return FAR


def must_go_on(game: OriginalSin, who: int, space: int) -> bool:
    """Whether an Origin may not end its turn in a space and can pay for going on from there.

    Who is stuck there through no choice of its own may end it.
    """
    # rule: move.tactical-end, move.tactical-guard
    if may_stop(game, who, space) or not can_move(game, who):
        return False
    return cost_to_stop(game, who, space) <= game.party[who].ap


def _strands(game: OriginalSin, who: int, space: int, steps: int = 0) -> bool:
    """Whether an Origin that a card takes there in its own turn could not get away again.

    `steps` are those that the card still gives.
    """
    # rule: move.tactical-guard, move.tactical-moved
    if who != game.active or who >= TRAY or game.round is not Round.COMBAT:
        return False
    ap = game.party[who].ap if can_move(game, who) else 0
    return all(cost_to_stop(game, who, other) > ap for other in within(game, space, steps))


def moves(game: OriginalSin, who: int) -> list[Key]:
    """Adjacent spaces that an Origin can pay for, and leave again where it may not stop."""
    # rule: move.paths, move.split, move.tactical-through, move.tactical-guard
    origin = game.party[who]
    if not can_move(game, who):
        return []
    keys: list[Key] = []
    for space in next_to(game, origin.at):
        left = origin.ap - step_cost(game, who, space)
        if left >= 0 and left >= cost_to_stop(game, who, space):
            keys.append(("move", space))
    return keys


@PROCEDURES.plain
def enter(game: OriginalSin, who: int, space: int) -> None:
    """A figure steps into the next space by its own movement."""
    if not game.stands(who):
        return
    figure = game.figure(who)
    figure.at, came_from = space, figure.at
    game.tell("moves", game.told(who), came_from, space)
    calls = due(game, who, ENTERS)  # rule: status.bleeding-known
    if calls:
        game.agenda.call(*calls, ("over",))


# --- movement that cards give ---


@PROCEDURES.asking
def free_move(game: OriginalSin, who: int, spaces: int) -> Flow[None]:
    """A space at a time, at no cost, until the mover stays."""
    if not game.stands(who) or not can_move(game, who):
        return
    at = game.figure(who).at
    found: list[Key] = [
        ("move", space) for space in next_to(game, at) if not _strands(game, who, space, spaces - 1)
    ]
    stays = [] if found and _strands(game, who, at) else [STAY]
    key = yield from pick(game.seat_of(who), [*found, *stays], ("free-move", who, spaces))
    if key == STAY:
        return
    if who < TRAY:
        game.party[who].moved = True
    rest = [("free_move", who, spaces - 1)] if spaces > 1 else []
    game.agenda.call(("enter", who, key[1]), *rest)  # rule: skill.actions-free


@PROCEDURES.asking
def teleport(game: OriginalSin, who: int, spaces: int, by: int) -> Flow[None]:
    """Anywhere within the distance along unlocked paths; whoever uses the card says where."""
    if not game.is_there(who) or (who != by and lasting(game, who).immovable):
        return  # rule: immune.immovable
    at = game.figure(who).at
    near = within(game, at, spaces)
    free = [space for space in near if not _strands(game, who, space)]
    options: list[Key] = [("space", space) for space in free or near]
    key = yield from pick(game.seat_of(by if by < TRAY else who), options, ("teleport", who))
    game.figure(who).at = key[1]  # rule: map.teleport, move.tactical-moved
    game.tell("teleports", game.told(who), at, key[1])


@PROCEDURES.asking
def pull(game: OriginalSin, who: int, to: int, spaces: int) -> Flow[None]:
    """Nearer to whoever pulls; of equal ways an Origin chooses its own, the party an enemy's."""
    yield from _shift(game, who, to, spaces, nearer=True)


@PROCEDURES.asking
def push(game: OriginalSin, who: int, by: int, spaces: int) -> Flow[None]:
    yield from _shift(game, who, by, spaces, nearer=False)


def _shift(game: OriginalSin, who: int, by: int, spaces: int, nearer: bool) -> Flow[None]:
    if not game.is_there(who) or not game.is_there(by) or lasting(game, who).immovable:
        return  # rule: immune.immovable, map.locked-path
    at, centre = game.figure(who).at, game.figure(by).at
    away = distance(game, at, centre)
    wanted = away - 1 if nearer else away + 1
    options: list[Key] = [
        ("space", space) for space in next_to(game, at) if distance(game, space, centre) == wanted
    ]
    if not options:
        return
    if by < TRAY:
        key = yield from pick(game.seat_of(by), options, ("shift", who))
    else:  # rule: minion.route
        key = yield from party_picks(game, options, ("shift", who))
    game.figure(who).at = key[1]
    game.tell("shifted", game.told(who), at, key[1])
    calls = due(game, who, SHIFTED)
    if spaces > 1:
        calls.append(("pull" if nearer else "push", who, by, spaces - 1))
    if calls:
        game.agenda.call(*calls)


@PROCEDURES.plain
def put_on_space(game: OriginalSin, who: int, number: int) -> None:
    """A card moves an Origin to a space, if a way leads there."""
    space = game.place.space(number)
    origin = game.party[who]
    if distance(game, origin.at, space) < FAR:  # rule: map.locked-path, map.locked-space
        came_from, origin.at = origin.at, space
        game.tell("moves", game.told(who), came_from, space)
        if game.roller == NO_ONE:
            _take_downed_along(game, came_from, space)


def _take_downed_along(game: OriginalSin, came_from: int, space: int) -> None:
    """When all who stand in a space are moved from it, they carry those who lie there."""
    # rule: downed.no-location
    left = [who for who, origin in enumerate(game.party) if origin.at == came_from]
    if any(game.party[who].hp for who in left):
        return
    for who in left:
        game.party[who].at = space
        game.tell("moves", game.told(who), came_from, space)


@PROCEDURES.plain
def go_to(game: OriginalSin, who: int, target: int) -> None:
    """Into the target's space, if there is a way."""
    if not game.is_there(who) or not game.is_there(target) or not can_move(game, who):
        return
    at = game.figure(target).at
    if distance(game, game.figure(who).at, at) < FAR:
        came_from = game.figure(who).at
        game.figure(who).at = at  # rule: move.tactical-moved
        game.tell("moves", game.told(who), came_from, at)
