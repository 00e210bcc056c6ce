"""The Butcher's turn: strike when it can be done unseen, else Stalk from afar and be gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gloam.games.stifling_dark.bot.knowledge import wounds_of
from gloam.games.stifling_dark.bot.walking import Reach, steps_from
from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.rules.adversary.adversary_turn import (
    DISAPPEAR,
    END,
    ROLL,
    attack_card,
    mp_left,
)
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import struck_from
from gloam.games.stifling_dark.rules.board.within import his_within
from gloam.games.stifling_dark.rules.butcher.butchers_turn import may_attack
from gloam.games.stifling_dark.rules.butcher.stalk_and_spine_chill import SIGHT, may_stalk
from gloam.games.stifling_dark.state import FATAL_WOUNDS, StiflingDark
from gloam.kernel.core.asks import Ask, Key

STRIKE, FOR_A_WOUND, KILL = 12.0, 5.0, 100.0
TAKE_CHILL, GIVE_CHILL = 9.0, 2.5
LEFT_MP: Final = 0.7  # each, for getting away
AWAY: Final = 7  # MP with which he is far enough
CAUGHT: Final = 7.0  # for each that is lacking
SEEN_FROM: Final = 1.5  # for each Investigator who looks that way
PREFERRED: Final = 7  # spaces from the nearest Investigator: out of most beams, in reach next turn

MAULED, BLEEDING = FACE["mauled"], FACE["bleeding"]
ONSLAUGHT, EVISCERATE = FACE["onslaught"], FACE["eviscerate"]
TERROR, PRESENCE = FACE["escalating-terror"], FACE["disturbed-presence"]
GAZE, DECAY = FACE["sinister-gaze"], FACE["decay"]


class Plan(NamedTuple):
    """Something to do on a space that he can get to."""

    worth: float
    space: int
    word: str  # "attack", "stalk" or "end"


def prowl(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The next choice of his turn."""
    if ROLL in options:
        return ROLL  # nobody sees it, and it costs nothing
    if DISAPPEAR in options:
        return DISAPPEAR
    card = worth_playing(game, options)
    if card is not None:
        return card
    if ("buy",) in options:
        return ("buy",)
    plan, reach = best_plan(game)
    if plan.space != game.figure.space:
        step = ("go", reach.first_step(plan.space))
        if step in options:
            return step
    return do_here(game, plan, options)


def do_here(game: StiflingDark, plan: Plan, options: Sequence[Key]) -> Key:
    """What he came for; a Door, if they have shut him out."""
    if plan.word == "stalk":
        seen = [key for key in options if key[0] == "stalk"]
        if seen:
            return max(seen, key=lambda key: key[1].bit_count())
    if plan.word == "attack":
        victims = [key for key in options if key[0] == "attack"]
        if victims:
            return max(victims, key=lambda key: strike_worth(game, key[1]))
    return break_in(game, options) or END


def best_plan(game: StiflingDark) -> tuple[Plan, Reach]:
    figure, adversary = game.figure, game.adversary
    in_light = figure.revealed
    reach = Reach(game, in_light)
    if figure.revealed:
        return way_out(game, reach), reach
    left = mp_left(game)
    plans = [Plan(lurk_worth(game, space), space, "end") for space in reach.spent]
    if may_attack(game):
        plans += strikes(game, reach, left)
    if may_stalk(game) and not adversary.attacked:
        plans += stalks(game, reach, left)
    return max(plans), reach


def way_out(game: StiflingDark, reach: Reach) -> Plan:
    """Seen: the nearest unlit space, to Disappear there."""
    dark = [space for space in reach.spent if not game.bright >> space & 1]
    if game.figure.vanished or not dark:
        return max([Plan(lurk_worth(game, space), space, "end") for space in reach.spent])
    return min([Plan(float(reach.spent[space]), space, "end") for space in dark])


def getting_away(left: int) -> float:
    """After what shows his Shadow he wants to be gone before they bring light."""
    return LEFT_MP * left - CAUGHT * max(0, AWAY - left)


# --- Attacks ---


def strikes(game: StiflingDark, reach: Reach, left: int) -> list[Plan]:
    found: list[Plan] = []
    for who in game.on_board():
        if who in game.adversary.attacked:
            continue
        at = game.team[who].space
        for space in struck_from(game, at, true_colour(game)):
            if space in reach.spent:
                worth = strike_worth(game, who) + getting_away(left - reach.spent[space])
                found.append(Plan(worth, space, "attack"))
    return found


def strike_worth(game: StiflingDark, who: int) -> float:
    """The most wounded first, and who dies of it before anybody."""
    one = game.team[who]
    face = attack_card(game)
    deals = 2 if face == EVISCERATE or (face == ONSLAUGHT and alone(game, who)) else 1
    if face == EVISCERATE and BLEEDING in one.conditions:
        deals = 1
    if MAULED in one.conditions:
        deals += 1
    wounds = wounds_of(game, who) + deals
    return STRIKE + FOR_A_WOUND * wounds + (KILL if wounds >= FATAL_WOUNDS else 0.0)


def alone(game: StiflingDark, who: int) -> bool:
    near = his_reach(game, game.team[who].space, 4)
    return not any(near >> game.team[mate].space & 1 for mate in game.on_board() if mate != who)


# --- Stalk ---


def stalks(game: StiflingDark, reach: Reach, left: int) -> list[Plan]:
    """Whoever has Spine Chill before anybody, from as far as can be, with MP left to be gone."""
    ground = game.ground
    near = [
        (his_reach(game, game.team[who].space, SIGHT), game.team[who]) for who in game.on_board()
    ]
    found: list[Plan] = []
    for space, spent in reach.spent.items():
        worth = 0.0
        for mask, one in near:
            if mask >> space & 1 and ground.sees(space, one.space, game.blocked):
                worth += TAKE_CHILL if one.spine_chill else GIVE_CHILL
        if worth:
            worth += getting_away(left - spent) + 0.2 * nearest_of(game, space)
            found.append(Plan(worth, space, "stalk"))
    return found


def nearest_of(game: StiflingDark, space: int) -> int:
    """Steps to the nearest Investigator, with every Door open."""
    far = steps_from(game.ground, space)
    return min([far[game.team[who].space] for who in game.on_board()], default=0)


def his_reach(game: StiflingDark, space: int, steps: int) -> int:
    return his_within(game, space, steps, true_colour(game))


# --- where to end ---


def lurk_worth(game: StiflingDark, space: int) -> float:
    """Near enough for the next turn, out of sight, not where light falls."""
    worth = -abs(nearest_of(game, space) - PREFERRED) * 0.5
    ground = game.ground
    for who in game.on_board():
        at = game.team[who].space
        if ground.sees(space, at, game.blocked):
            worth -= SEEN_FROM
    if game.bright >> space & 1:
        worth -= 10.0
    if game.figure.shadow >= 0:  # they will look there
        worth += 0.3 * min(8, steps_from(ground, game.figure.shadow)[space])
    return worth


def break_in(game: StiflingDark, options: Sequence[Key]) -> Key | None:
    """A Door is broken if somebody is close behind it and the way round is long."""
    at = game.figure.space
    reachable = his_reach(game, at, SIGHT)
    for key in options:
        if key[0] == "break" and game.blocked >> key[1] & 1:
            blocked, colour = game.blocked & ~(1 << key[1]), true_colour(game)
            beyond = game.ground.within(at, 6, blocked, colour, game.passages, False) & ~reachable
            if any(beyond >> game.team[who].space & 1 for who in game.on_board()):
                return key
    return None


# --- cards ---


def worth_playing(game: StiflingDark, options: Sequence[Key]) -> Key | None:
    """What costs nothing at once; what costs Stalk only if enough is left to strike."""
    stalk = game.butcher.stalk
    for key in options:
        if key[0] != "card":
            continue
        face = key[1]
        if face == TERROR:
            wanted = any(game.team[who].spine_chill for who in game.on_board())
        elif face == PRESENCE:
            near = his_reach(game, game.figure.space, 4)
            wanted = len([w for w in game.on_board() if near >> game.team[w].space & 1]) >= 2
        elif face in (GAZE, DECAY):
            wanted = stalk >= 3
        else:
            wanted = not CARDS[face].stalk
        if wanted:
            return key
    return None


def evil_eyes(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """In their way: as near to the Investigators as can be."""
    around = 0
    for who in game.on_board():
        around |= his_reach(game, game.team[who].space, 1)
    spaces = [key for key in options if key[0] == "space"]
    in_the_way = [key for key in spaces if around >> key[1] & 1]
    return (in_the_way or spaces)[0]
