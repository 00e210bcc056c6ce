"""An Investigator's turn: what can be had at once, the way to one's goal, then light or Charge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.aims import Aim, aims_of
from gloam.games.stifling_dark.bot.beams import PLAIN as PLAIN_LIGHT
from gloam.games.stifling_dark.bot.beams import Thrift, worth_lighting, worth_sparing
from gloam.games.stifling_dark.bot.ends import PLAIN, End, Nerve, best_end
from gloam.games.stifling_dark.bot.errands import may_leave, wanted_here
from gloam.games.stifling_dark.bot.items import worth_using
from gloam.games.stifling_dark.bot.knowledge import LEAP, TIRED, suspected, wounds_of
from gloam.games.stifling_dark.bot.talents import worth_a_major, worth_a_minor
from gloam.games.stifling_dark.bot.walking import A_WINDOW, NO_WAY, Costs, costs_to
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import known_colour
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import CHARGE, FLASHLIGHT
from gloam.games.stifling_dark.rules.investigators_turn.investigators_turn import END
from gloam.games.stifling_dark.rules.investigators_turn.moving import cost_of
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Ask, Key

# What is done wherever it is offered, the most pressing first.
AT_ONCE: Final = (
    "escape",
    "take",
    "medical",
    "exhume",
    "destroy-egg",
    "wear-down",
    "crush",
    "switch",
    "lay-dim",
    "duck-hunt",
    "hand-in",
)

USUAL_SPRINT: Final = 3
DAWN: Final = 16
LONG_WAY_ROUND: Final = 12  # MP, for whoever cannot step into the Dark
LOCKED_OUT: Final = 0.9  # of the places where he may be, at most so many stay as near

Words = dict[str, list[Key]]


def act(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The next Action."""
    who = int(ask.about[1])
    words: Words = {}
    for key in options:
        words.setdefault(str(key[0]), []).append(key)
    for word in AT_ONCE:
        if word in words:
            return words[word][-1]  # of Evidence, all there is
    deed = serve(game, who, words) or swing(game, words)
    if deed is not None:
        return deed
    aim = aims_of(game).get(who)
    return (
        help_oneself(game, who, words, aim)
        or walk(game, who, words, aim)
        or close(game, who, words)
        or finish(game, who, words, options)
    )


def serve(game: StiflingDark, who: int, words: Words) -> Key | None:
    """What brings the Objective on: Items picked up and used, the Truck started."""
    for key in words.get("pick-up", ()):
        if wanted_here(game, who, key[1]):
            return key
    for key in words.get("use", ()):
        if TEXTS[key[1]].place:
            return key
    if "start-truck" in words and (may_leave(game) or game.round >= DAWN):
        return ("start-truck",)
    return None


def swing(game: StiflingDark, words: Words) -> Key | None:
    """The Hook, if it is likely enough to meet him."""
    if "hook" not in words:
        return None
    believed = suspected(game)
    likely = [key for key in words["hook"] if believed >> key[1] & 1]
    if likely and believed.bit_count() <= 6:
        return likely[0]
    return None


def help_oneself(game: StiflingDark, who: int, words: Words, aim: Aim | None) -> Key | None:
    """Items and Abilities that are worth it now."""
    lacking = aim.cost - game.turn.mp if aim is not None else 0
    for key in words.get("use", ()):
        if worth_using(game, who, key[1], lacking):
            return key
    if "minor" in words and worth_a_minor(game, who):
        return ("minor",)
    if "major" in words and (END not in words.get("end", ()) or worth_a_major(game, who, lacking)):
        return ("major",)
    return None


# --- the way ---


def walk(
    game: StiflingDark, who: int, words: Words, aim: Aim | None, nerve: Nerve = PLAIN
) -> Key | None:
    """One step on, a Door in the way opened, or a Sprint to get farther."""
    price = burden(game, who).move_costs_stamina
    if not game.turn.moved and would_hurt(game, who, price, nerve):
        return None
    window = A_WINDOW if game.team[who].stamina > TIRED else nerve.window
    # Whoever cannot step into the Dark goes round it.
    shunned = game.dark if nerve.wary and burden(game, who).no_dark else 0
    eye = LONG_WAY_ROUND if shunned else nerve.eye
    goal = costs_to(game, aim.space, window, eye, shunned) if aim is not None else None
    end = best_end(game, who, goal, game.turn.mp, nerve)
    if "sprint" in words and worth_a_sprint(game, who, goal, end, nerve):
        return ("sprint",)
    costs = costs_to(game, end.space, window, eye, shunned)
    here = costs[game.team[who].space]
    if not here:
        return None
    bad = game.butcher.eyes | game.flames if nerve.wary else 0
    step = min(
        words.get("go", ()),
        key=lambda key: costs[key[1]] + (nerve.eye if bad >> key[1] & 1 else 0),
        default=None,
    )
    best = costs[step[1]] if step is not None else NO_WAY
    for key in words.get("open", ()):
        door = game.ground.door_space[key[1]]
        if costs[door] < min(here, best) and cost_of(game, who, door, 0) <= game.turn.mp:
            return key
    for key in words.get("check-mirror", ()):
        if behind_mirror(game, who, key[1], costs) < min(here, best):
            return key
    return step if step is not None and best < here else None


def behind_mirror(game: StiflingDark, who: int, colour: int, costs: Costs) -> int:
    """The MP that would be left from behind the doorways of a colour, if it is open."""
    ground, at = game.ground, game.team[who].space
    through = set(ground.near_of[ground.colours[colour]][at]) - set(ground.near[at])
    return min([costs[space] for space in through], default=NO_WAY)


def would_hurt(game: StiflingDark, who: int, stamina: int, nerve: Nerve) -> bool:
    """Would paying so much cost a Wound? One more is taken when time runs out."""
    if not stamina or (game.round >= nerve.late and wounds_of(game, who) <= nerve.bears):
        return False
    return game.team[who].stamina - stamina < TIRED


def worth_a_sprint(
    game: StiflingDark, who: int, goal: Costs | None, end: End, nerve: Nerve
) -> bool:
    """The more Stamina is left, the less it must bring."""
    stamina = game.team[who].stamina
    bends = burden(game, who)
    cost = 1 + bends.sprint_cost + bends.icons_early
    if not game.turn.moved:
        cost += bends.move_costs_stamina
    if stamina <= TIRED or would_hurt(game, who, cost, nerve) or bends.sprint_wounds:
        return False
    farther = best_end(game, who, goal, game.turn.mp + USUAL_SPRINT, nerve)
    wanted = nerve.sprint[min(stamina, 5) - TIRED - 1]
    return farther.worth - end.worth >= (wanted if game.round < nerve.late else min(wanted, 2.0))


# --- the end of the turn ---


def close(game: StiflingDark, who: int, words: Words) -> Key | None:
    """Lock a Door between oneself and the Butcher that one could not walk through any more: a
    locked Door makes other spaces safe, and one would open it again for those."""
    if END not in words.get("end", ()):
        return None
    now = nearness(game, who, game.blocked)
    for key in words.get("lock", ()):
        passable = cost_of(game, who, game.ground.door_space[key[1]], 0) <= game.turn.mp
        shut = game.blocked | 1 << key[1]
        if not passable and nearness(game, who, shut) < LOCKED_OUT * now:
            return key
    return None


def nearness(game: StiflingDark, who: int, blocked: int) -> int:
    """How many of the places where he may be are near, if these gates are shut."""
    believed, colour = suspected(game), known_colour(game)
    near = 0
    for steps in (LEAP // 3, 2 * LEAP // 3, LEAP):
        reach = game.ground.within(
            game.team[who].space, steps, blocked, colour, game.passages, False
        )
        near += (reach & believed).bit_count()
    return near


def finish(
    game: StiflingDark, who: int, words: Words, options: Sequence[Key], thrift: Thrift = PLAIN_LIGHT
) -> Key:
    if "minor" in words and worth_sparing(game, who):
        return ("minor",)
    if FLASHLIGHT in options and worth_lighting(game, who, thrift):
        return FLASHLIGHT
    for key in (CHARGE, END):
        if key in options:
            return key
    return words["go"][0] if "go" in words else options[0]
