"""A bot that explores: where the party goes, what it tries, when it rests and when it leaves.

Every seat works out the same plan from what all can see, so that votes agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.original_sin.bot.worth import health
from gloam.games.original_sin.cards.location_cards import LocationCard, Option, Part
from gloam.games.original_sin.rules.dice import SIDES, hits_rolled
from gloam.games.original_sin.rules.exploring.explore_rounds import EXPLORE_HERE, cards_here
from gloam.games.original_sin.rules.exploring.keywords import playable
from gloam.games.original_sin.rules.exploring.map import FAR
from gloam.games.original_sin.rules.figures.numbers import keywords, max_hp
from gloam.games.original_sin.rules.rounds import EXPLORE, REST
from gloam.games.original_sin.state import NOT_SET, TRAY, OriginalSin
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import PASS, Key
from gloam.kernel.core.several import DONE

TIRED: Final = 0.55  # the share of its HP below which a party rests
WEAK: Final = 0.6  # below it everybody stays together
SPENT: Final = 0.4  # below it the party leaves as soon as it can
LATE: Final = 2  # of the time that is left
REST_TIME: Final = 3
GROUP: Final = 2


# --- rounds and ways ---


def time_left(game: OriginalSin) -> int:
    return FAR if game.time == NOT_SET or game.paused else game.time


def kind_of_round(game: OriginalSin) -> Key:
    """Rest while somebody is downed or the party is tired, if there is time for it."""
    downed = any(not origin.hp for origin in game.party)
    hurt = health(game)
    if time_left(game) > REST_TIME and (downed or hurt < TIRED):
        return REST
    # nothing waits: rather whole than early
    if time_left(game) == FAR and hurt < 0.9:
        return REST
    return EXPLORE


def unexplored(game: OriginalSin, at: int) -> list[int]:
    """Spaces that can be reached and have something to reveal, the nearest first."""
    far = game.place.ways(game.keys, game.opened).distance[at]
    spaces = [
        space
        for space, one in enumerate(game.place.spaces)
        if far[space] < FAR and not one.tactical and cards_here(game, space)
    ]
    return sorted(spaces, key=lambda space: (far[space], space))


def travel(game: OriginalSin, who: int, options: Sequence[Key]) -> Key:
    """With one's companions: to where they have gone, or to the nearest space with a card."""
    mine = companions(game, who)
    gone = [game.party[one].at for one in mine if one != who and game.party[one].acted]
    if gone and ("travel", gone[0]) in options:
        return ("travel", gone[0])
    number = 0 if 0 in mine else 1
    spaces = unexplored(game, game.party[mine[0]].at)
    taken = {origin.at for one, origin in enumerate(game.party) if origin.acted and one not in mine}
    free = [space for space in spaces if space not in taken] or spaces
    if free:
        wanted: Key = ("travel", free[min(number, len(free) - 1)] if not taken else free[0])
        if wanted in options:
            return wanted
    stay: Key = ("travel", game.party[who].at)
    return stay if stay in options else options[0]


def companions(game: OriginalSin, who: int) -> list[int]:
    """Those who go with an Origin: all of a small or weak party, else pairs."""
    standing = game.standing()
    if len(standing) <= GROUP + 1 or health(game) < WEAK:
        return standing
    first = standing[:GROUP]
    return first if who in first else standing[GROUP:]


def explore_or_hold(game: OriginalSin, options: Sequence[Key]) -> Key:
    """A held exit when it is time to go; else what lies here; else what is held."""
    exits = [key for key in options if key[0] == "held" and is_exit(game.place.cards[key[1]])]
    if exits and time_to_go(game):
        return exits[0]
    if EXPLORE_HERE in options:
        return EXPLORE_HERE
    others = [key for key in options if key[0] == "held" and key not in exits]
    nothing = [key for key in options if key == DONE]
    return (others or nothing or list(options))[0]


def is_exit(card: LocationCard) -> bool:
    return any(part.exit is not None for part in card.parts)


def time_to_go(game: OriginalSin) -> bool:
    """Whether little is left to find, time runs out, or the party can bear no more."""
    left = unexplored(game, game.party[game.standing()[0]].at)
    return len(left) == 0 or time_left(game) <= LATE or health(game) < SPENT


def leave(game: OriginalSin) -> Key:
    return YES if time_to_go(game) else NO


# --- cards ---


def option(game: OriginalSin, part: Part, options: Sequence[Key]) -> Key:
    """What asks for a keyword that somebody has is the best; what puts it off is the last."""
    ranked = sorted(options, key=lambda key: (-_promise(game, part.options[key[1]]), key))
    return ranked[0]


def _promise(game: OriginalSin, option: Option) -> float:
    said = [node.name for line in option.do for node in game.book.lines[line].walk()]
    promise = 0.0
    if option.needs is not None:
        promise += 2.0 if option.needs.value(game, game.standing()).holds else 0.5
    if "hold_card" in said:
        rested = health(game) > 0.75 or time_left(game) <= REST_TIME
        promise += -2.0 if rested else 3.0
    if "advance_time" in said:
        promise -= 0.5
    if "lose_combat" in said or "restart_location" in said:
        promise -= 9.0
    return promise


def who_rolls(game: OriginalSin, part: Part, options: Sequence[Key]) -> Key:
    """Whoever brings the best dice, and can bear to fail."""

    def chances(key: Key) -> float:
        who = key[1]
        words = keywords(game, who)
        if words.intersection(part.auto) or playable(game, who, part.auto):
            return 99.0
        game_roller, game.roller = game.roller, who
        dice = sum([1 + colour for colour, need in part.dice if need.value(game, [who]).holds])
        game.roller = game_roller
        return dice + game.party[who].hp / max_hp(game, who)

    return max(options, key=chances)


def may_roll(game: OriginalSin, who: int) -> Key:
    return YES if game.party[who].hp > 6 else NO


# --- rerolls ---


def reroll(game: OriginalSin, options: Sequence[Key]) -> Key:
    """An own roll that went badly, or an enemy's that downs somebody."""
    deed = game.deeds[-1]
    hits, dice = hits_rolled(deed), len(deed.dice)
    keys = [key for key in options if key[0] == "reroll"]
    if not keys:
        return options[0]
    free = [key for key in keys if key[2] >= 0]  # a card, not Source
    blanks = sum([hits_of(die) == 0 for die in deed.dice])
    if deed.you < TRAY:
        poor = hits < (2 if not deed.card >= 0 else dice)
        if blanks and free and poor:
            return free[0]
        if deed.card < 0 and hits < 2 and blanks >= 2:
            return keys[0]
        if blanks >= 3:
            return keys[0]
    elif _would_down(game, hits + deed.bonus) and hits >= dice:
        return keys[0]
    return PASS if PASS in options else options[0]


def _would_down(game: OriginalSin, hits: int) -> bool:
    targets = [one for one in game.deeds[-1].targets if one < TRAY]
    return any(0 < game.party[one].hp <= hits - 1 for one in targets)


def which_dice(game: OriginalSin, options: Sequence[Key]) -> Key:
    """One's own blanks, an enemy's best; then it is enough."""
    mine = game.deeds[-1].you < TRAY
    dice = [key for key in options if key[0] == "die"]
    wanted = [key for key in dice if (hits_of(key[1]) == 0 if mine else hits_of(key[1]) >= 1)]
    if wanted:
        return wanted[0]
    return ("done",) if ("done",) in options else options[0]


def hits_of(die: int) -> int:
    sides = [side for colour in SIDES for side in colour]
    return sides[die][0] if die < len(sides) else 0
