"""What a bot answers, by what it is asked about: `answer(game, about, options)`.

`about` is what the ask carries: a word, then numbers of cards and figures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from gloam.games.original_sin.bot import between, combat, exploring, items
from gloam.games.original_sin.bot.worth import burden, effects, health
from gloam.games.original_sin.rules.between.interlude import GO_ON
from gloam.games.original_sin.rules.exploring.map import distance
from gloam.games.original_sin.rules.figures.numbers import max_hp
from gloam.games.original_sin.state import TRAY, OriginalSin
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import Key

About: TypeAlias = Sequence[int]  # what follows the word
Options: TypeAlias = Sequence[Key]
Answer: TypeAlias = Callable[[OriginalSin, About, Options], Key]

GIVEN: Final = 8  # HP at most, to a downed friend


def _first(game: OriginalSin, about: About, options: Options) -> Key:
    return options[0]


def _last(game: OriginalSin, about: About, options: Options) -> Key:
    return options[-1]


def _yes(game: OriginalSin, about: About, options: Options) -> Key:
    return YES


def _no(game: OriginalSin, about: About, options: Options) -> Key:
    return NO


def _round(game: OriginalSin, about: About, options: Options) -> Key:
    return exploring.kind_of_round(game)


def _turn(game: OriginalSin, about: About, options: Options) -> Key:
    """Whoever can do most begins; nobody waits for another."""
    turns = [key for key in options if key[0] == "turn"]
    return turns[0] if turns else options[0]


# --- fights ---


def _act(game: OriginalSin, about: About, options: Options) -> Key:
    return combat.act(game, about[0], options)


def _target(game: OriginalSin, about: About, options: Options) -> Key:
    who, card = game.active, game.book.cards[about[0]]
    at = game.party[who].at
    return max(options, key=lambda key: combat.aim_worth(game, who, card, key, at))


def _include(game: OriginalSin, about: About, options: Options) -> Key:
    """Oneself only in what heals."""
    found = effects(game, about[0])
    return YES if found.heals_target and not game.book.cards[about[0]].damage else NO


def _weapon(game: OriginalSin, about: About, options: Options) -> Key:
    who = game.active
    return max(options, key=lambda key: items.thing_worth(game, who, key[1]))


def _strike_back(game: OriginalSin, about: About, options: Options) -> Key:
    return max(options, key=lambda key: items.thing_worth(game, about[0], key[1]))


def _weakest(game: OriginalSin, about: About, options: Options) -> Key:
    """The figure nearest to defeat."""
    return min(options, key=lambda key: game.figure(key[1]).hp)


def _enemy_target(game: OriginalSin, about: About, options: Options) -> Key:
    """Of those whom an enemy may choose, whoever bears it best; a DOMINATED one hits its own."""
    foes = [key for key in options if key[1] >= TRAY]
    if foes:
        return min(foes, key=lambda key: game.figure(key[1]).hp)
    return max(options, key=lambda key: game.figure(key[1]).hp)


def _away_from_us(game: OriginalSin, about: About, options: Options) -> Key:
    """Where an enemy does least harm: far from the weakest of the party."""
    standing = game.standing()
    if not standing:
        return options[0]
    weak = min(standing, key=lambda who: game.party[who].hp)
    at = game.party[weak].at
    spaces = [key for key in options if len(key) > 1]
    return max(spaces, key=lambda key: distance(game, at, key[1])) if spaces else options[0]


def _move_oneself(game: OriginalSin, about: About, options: Options) -> Key:
    """A free move or a teleport: to where one's cards do most; friends out of danger."""
    who = about[0]
    spaces = [key for key in options if key[0] in ("space", "move")]
    if not spaces or not game.enemies:
        return options[-1]
    if who >= TRAY:
        return _away_from_us(game, about, spaces)
    ap = game.party[who].ap
    best = max(spaces, key=lambda key: combat.plan(game, who, key[1], ap)[0])
    here = combat.plan(game, who, game.party[who].at, ap)[0]
    better = combat.plan(game, who, best[1], ap)[0] > here
    stay = [key for key in options if key[0] == "stay"]
    return best if better or not stay else stay[0]


def _leave_out(game: OriginalSin, about: About, options: Options) -> Key:
    """The weakest of one's own dice, the strongest of an enemy's."""
    return options[0] if about[0] < TRAY else options[-1]


def _give_hp(game: OriginalSin, about: About, options: Options) -> Key:
    giver = game.party[game.active] if game.active >= 0 else game.party[0]
    wanted = max(1, min(GIVEN, giver.hp // 2))
    return min(options, key=lambda key: abs(key[1] - wanted))


def _lose_status(game: OriginalSin, about: About, options: Options) -> Key:
    return max(options, key=lambda key: burden(game, key[1]))


# --- exploring ---


def _travel(game: OriginalSin, about: About, options: Options) -> Key:
    return exploring.travel(game, about[0], options)


def _explore_or_hold(game: OriginalSin, about: About, options: Options) -> Key:
    return exploring.explore_or_hold(game, options)


def _option(game: OriginalSin, about: About, options: Options) -> Key:
    card, part = about[0], about[1]
    return exploring.option(game, game.place.cards[card].parts[part], options)


def _who_rolls(game: OriginalSin, about: About, options: Options) -> Key:
    parts = [part for part in game.place.cards[about[0]].parts if part.roll]
    return exploring.who_rolls(game, parts[0], options)


def _may_roll(game: OriginalSin, about: About, options: Options) -> Key:
    return exploring.may_roll(game, about[1])


def _lend(game: OriginalSin, about: About, options: Options) -> Key:
    return YES if time_for_it(game) else NO


def time_for_it(game: OriginalSin) -> bool:
    """A card played for its keyword is back before the next fight is likely."""
    return health(game) > exploring.SPENT


def _leave(game: OriginalSin, about: About, options: Options) -> Key:
    return exploring.leave(game)


def _reroll(game: OriginalSin, about: About, options: Options) -> Key:
    return exploring.reroll(game, options)


def _which_dice(game: OriginalSin, about: About, options: Options) -> Key:
    return exploring.which_dice(game, options)


# --- items and rest ---


def _who_takes(game: OriginalSin, about: About, options: Options) -> Key:
    return items.who_takes(game, about[0], options)


def _wear(game: OriginalSin, about: About, options: Options) -> Key:
    return items.wear(game, about[0], about[1])


def _which_hand(game: OriginalSin, about: About, options: Options) -> Key:
    return items.which_hand(game, about[0], about[1], options)


def _too_full(game: OriginalSin, about: About, options: Options) -> Key:
    return items.too_full(game, about[0], options)


def _rest_revive(game: OriginalSin, about: About, options: Options) -> Key:
    downed = [key for key in options if key[0] == "revive"]
    able = game.party[about[0]].hp > 2
    return downed[0] if downed and able else ("done",)


def _rest_items(game: OriginalSin, about: About, options: Options) -> Key:
    return items.rearrange(game, about[0], options)


def _rest_use(game: OriginalSin, about: About, options: Options) -> Key:
    """What heals, while somebody is hurt."""
    who = about[0]
    at = game.party[who].at
    healing = [
        use
        for use in combat.all_uses(game, who, at)
        if use.worth > 1
        and ("use", use.face) in options
        and not game.book.cards[use.face].damage
        and (effects(game, use.face).heals_target or effects(game, use.face).heals_here)
    ]
    if not healing or (game.party[who].hp == max_hp(game, who) and health(game) > 0.95):
        return ("done",)
    return ("use", max(healing, key=lambda use: use.worth).face)


# --- between locations ---


def _go_on(game: OriginalSin, about: About, options: Options) -> Key:
    return GO_ON


def _talent(game: OriginalSin, about: About, options: Options) -> Key:
    return between.talent(game, about[0], options)


def _skill(game: OriginalSin, about: About, options: Options) -> Key:
    return between.skill(game, about[0], options)


def _respec(game: OriginalSin, about: About, options: Options) -> Key:
    return between.given_up(game, about[0], options)


def _merchant(game: OriginalSin, about: About, options: Options) -> Key:
    return between.enter(game, options)


def _free_look(game: OriginalSin, about: About, options: Options) -> Key:
    return between.free_look(game, options)


def _bargain(game: OriginalSin, about: About, options: Options) -> Key:
    return between.bargain(game, options)


def _sell(game: OriginalSin, about: About, options: Options) -> Key:
    return between.sell(game, about[0], options)


def _set_die(game: OriginalSin, about: About, options: Options) -> Key:
    """The best side that may be laid."""
    dice = [key for key in options if key[0] == "die"]
    return max(dice, key=lambda key: exploring.hits_of(key[1])) if dice else NO


ANSWERS: Final[dict[str, Answer]] = {
    "round": _round,
    "who-acts": _turn,
    "who-travels": _turn,
    "who-rests": _turn,
    "act": _act,
    "target": _target,
    "include": _include,
    "weapon": _weapon,
    "another": _weakest,
    "strike-back": _strike_back,
    "turned": _enemy_target,
    "enemy-target": _enemy_target,
    "enemy-route": _away_from_us,
    "free-move": _move_oneself,
    "teleport": _move_oneself,
    "shift": _away_from_us,
    "leave-out": _leave_out,
    "convert": _first,
    "give-hp": _give_hp,
    "may": _yes,
    "lose-status": _lose_status,
    "travel": _travel,
    "order": _first,
    "group-order": _first,
    "resolve-order": _first,
    "stack-order": _first,
    "explore-or-hold": _explore_or_hold,
    "option": _option,
    "who-rolls": _who_rolls,
    "may-roll": _may_roll,
    "claim": _yes,
    "lend-keyword": _lend,
    "play-for-keyword": _first,
    "result-order": _first,
    "pick-result": _last,
    "leave": _leave,
    "reroll": _reroll,
    "reroll-dice": _which_dice,
    "who-takes": _who_takes,
    "wear": _wear,
    "which-hand": _which_hand,
    "too-full": _too_full,
    "rest-recover": _yes,
    "rest-revive": _rest_revive,
    # between locations
    "rest-items": _rest_items,
    "rest-use": _rest_use,
    "choose-origin": _first,
    "ready-made": _yes,
    "first-skills": _first,
    "first-talents": _first,
    "first-weapons": _first,
    "first-armour": _first,
    "who-learns": _turn,
    "unlock-talent": _talent,
    "learn-skill": _skill,
    "respec": _respec,
    "swap-for": _skill,
    "merchant": _merchant,
    "free-look": _free_look,
    "bargain": _bargain,
    "sell": _sell,
    "scene": _first,
    "end-session": _go_on,
    "give-up": _no,
    "attach": _first,
    "keep-rune": _first,
    "keep-arrows": _yes,
    "lend-die": _yes,
    "set-die": _set_die,
}
