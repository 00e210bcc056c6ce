"""Pulling Investigators in: the Ambush, and what the Enraged Horror does in its place.

Whom it can reach is measured from its space before anybody is moved, and no light changes until all
have been: so what is asked for each of them is the same as if it had been asked at once.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final

from gloam.games.stifling_dark.cards.texts import number_on
from gloam.games.stifling_dark.rules.adversary.belief import seen_where
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import lines_from, passages_from, struck_from
from gloam.games.stifling_dark.rules.board.within import ability_within
from gloam.games.stifling_dark.rules.light_and_flashlights import put_out
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import shut_doors
from gloam.games.stifling_dark.state import ADVERSARY, NO_ONE, PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Flow, Key, choose

REACH: Final = 5  # rule: horror.ambush-move
ENRAGED_REACH: Final = number_on("enraged", "pull")  # rule: horror.enraged-pull
BRIGHT: Final = 2  # what a Bright space counts

Reach = Callable[[StiflingDark, int, str], int]  # (table, space, mirror colour) -> spaces


# --- whom it reaches ---


def ambush_reach(game: StiflingDark, at: int, colour: str) -> int:
    """The spaces within 5 of one, if this mirror colour is open; a Bright space counts as 2."""
    ground = game.ground
    # Such a space may be counted to, but not through.
    ends = shut_doors(game) | game.barricades | game.flames | game.horror.mucus
    best = {at: 0}
    queue = [(0, at)]
    while queue:
        far, here = heappop(queue)
        if far > best[here] or (ends >> here & 1 and here != at):
            continue  # rule: horror.ambush-locked, within.one-sided
        # rule: horror.ambush-dashed, within.dashed
        for space in (*lines_from(game, here, colour), *ground.board.dashed[here]):
            # rule: horror.ambush-bright
            there = far + (BRIGHT if game.bright >> space & 1 else 1)
            if there <= REACH and there < best.get(space, REACH + 1):  # rule: horror.ambush-count
                best[space] = there
                heappush(queue, (there, space))
    return sum([1 << space for space in best])


def drag_reach(game: StiflingDark, at: int, colour: str) -> int:
    """Enraged, it reaches 2 spaces, and light makes no difference."""
    return ability_within(game, at, ENRAGED_REACH, colour)


def in_reach(game: StiflingDark, reach: Reach) -> list[int]:
    """Whom it could pull, or would strike where they are."""
    spaces = reach(game, game.figure.space, true_colour(game))
    return [who for who in game.on_board() if spaces >> game.team[who].space & 1]


def free_beside(game: StiflingDark, at: int, colour: str) -> list[int]:
    """The spaces next to one that can be entered and have no Investigator on them."""
    shut = shut_doors(game) | game.horror.mucus
    through = passages_from(game, at)
    return [
        space
        for space in lines_from(game, at, colour)
        if game.standing(space) == NO_ONE and (space in through or not shut >> space & 1)
    ]  # rule: horror.ambush-empty, horror.ambush-free-spaces


def beside(game: StiflingDark) -> list[int]:
    """The Investigators whom its Attack strikes where it stands."""
    near = struck_from(game, game.figure.space, true_colour(game))
    return [who for who in game.on_board() if game.team[who].space in near]


# --- pulling ---


def ambush(game: StiflingDark) -> None:
    """At the start of its turn, from where its Shadow has just shown it; it stays Hidden."""
    game.horror.ambushed = True  # rule: horror.core-once, horror.ambush-stays-hidden
    game.tell("ambushes", game.figure.space)
    game.agenda.call(("pull", 0))


def drag(game: StiflingDark) -> None:
    """Enraged: once a turn, at any point of it."""
    # rule: horror.enraged-pull, horror.enraged-any-time
    game.horror.ambushed = True
    game.tell("ambushes", game.figure.space)
    game.agenda.call(("pull", 1))


@PROCEDURES.asking
def pull(game: StiflingDark, enraged: int) -> Flow[None]:
    """One more of them, to a space beside it; or that was all, with the Attack or without."""
    horror, reach = game.horror, drag_reach if enraged else ambush_reach
    at, colour = game.figure.space, true_colour(game)
    spaces = free_beside(game, at, colour)
    # rule: horror.ambush-chooser, horror.ambush-snapshot
    waiting = [who for who in in_reach(game, reach) if not horror.pulled >> who & 1]
    keys: list[Key] = [("pull", who, space) for who in waiting for space in spaces]
    if beside(game):
        keys.append(("strike",))  # rule: horror.ambush-attack, horror.ambush-zero
    key: Key = yield choose(ADVERSARY, [*keys, ("spare",)], "pull")
    if key[0] != "pull":
        let_go(game, strikes=key == ("strike",))
        return
    _, who, space = key
    before = game.team[who].space
    # Which lines it uses may tell which mirror is open.
    seen_where(
        game,
        lambda here, colour: (
            bool(reach(game, here, colour) >> before & 1)
            and space in lines_from(game, here, colour)
        ),
    )
    horror.pulled |= 1 << who
    # Set down directly: no Water, ride, Map Hazard or token is met.
    game.team[who].space = space  # rule: horror.ambush-move, horror.ambush-locked
    game.tell("moved", who, before, space)  # rule: move.effect-no-share
    game.agenda.call(("pull", enraged))


def let_go(game: StiflingDark, strikes: bool) -> None:
    """All are where they shall be: their Flashlights go out, and the Attack may follow."""
    put_out(game, game.horror.pulled)  # rule: horror.flashlight-lost, horror.ambush-snapshot
    if not strikes:
        return
    victims = beside(game)
    places = [game.team[who].space for who in victims]
    seen_where(
        game,
        lambda here, colour: all(space in struck_from(game, here, colour) for space in places),
    )
    calls = [("strike", who) for who in victims]
    game.agenda.call(
        *calls, then=("after_attack",)
    )  # rule: horror.ambush-attack, horror.enraged-pull


# --- when ---


def may_ambush(game: StiflingDark) -> bool:
    """At the start of a turn, Hidden, not in round 1, with somebody in reach."""
    if game.round == 1 or not at_turn_start(game):  # rule: adv.first-round, horror.ambush-when
        return False
    if game.figure.revealed:
        return False  # rule: adv.revealed-card, horror.enraged-state
    return bool(in_reach(game, ambush_reach))  # rule: horror.ambush-zero


def at_turn_start(game: StiflingDark) -> bool:
    """Has it done nothing yet in this turn?"""
    horror = game.horror
    return not (horror.acted or horror.tunnelled or game.figure.spent or game.adversary.roll)
