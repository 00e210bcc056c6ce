"""The bots' policy: save, finish, loot, gather.

Bots answer what they are asked. They never speak: what they have to say to each other is in
the gifts that they make in a talk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloam.games.heart_of_darkness.bot.answers import (
    banish,
    dismiss,
    give_up,
    hit,
    lay_trap,
    least_of_evils,
    mend,
    next_one,
    noise,
    open_grave,
    prey,
    route,
    signal,
    take,
    tend,
    unbind,
    under,
    weapon,
)
from gloam.games.heart_of_darkness.bot.card_values import (
    LANTERN,
    PONY,
    card_to_play,
    loot_worth,
    parts_of,
    quests_missing,
    ritual_worth,
)
from gloam.games.heart_of_darkness.bot.evaluation import danger, trap_worth, ways_of
from gloam.games.heart_of_darkness.bot.goals import (
    combat_dice,
    fight_worth,
    loot_noise,
    ready_to_call,
    talk_worth,
)
from gloam.games.heart_of_darkness.bot.plans import best_goal, step_to
from gloam.games.heart_of_darkness.cards.catalogue import RADIO_PART, RITUAL, TYPE, WEAPON
from gloam.games.heart_of_darkness.rules.actions.talk_and_trade import parts_wanted_by
from gloam.games.heart_of_darkness.rules.map import HEART
from gloam.games.heart_of_darkness.rules.turns import hand_limit
from gloam.games.heart_of_darkness.rules.win_and_lose import quests_done
from gloam.games.heart_of_darkness.state import DARKNESS_MAX, HANDS, PARTS_NEEDED, Heart, Outcome
from gloam.kernel.core.asks import WAIT, Ask, Key
from gloam.kernel.core.policy import Policy

Chooser = Callable[[Heart, int, Sequence[Key]], Key]
END: Key = ("end",)


class HeartPolicy(Policy[Heart]):
    """Rules of thumb."""

    def candidates(self, game: Heart, seat: int, ask: Ask) -> Sequence[Key]:
        options = ask.offer(seat)
        kept = [key for key in options if key != ("discard",)]
        return kept or options

    def choose(self, game: Heart, seat: int, ask: Ask) -> Key:
        options = ask.offer(seat)  # rule: silence.bots
        about = ask.about if isinstance(ask.about, str) else str(ask.about[0])
        chooser = CHOOSERS.get(about)
        if chooser is None or len(options) == 1:
            return options[0]
        return chooser(game, seat, options)

    def evaluate(self, game: Heart, seat: int) -> float:
        if game.outcome is not None:
            return 1.0 if game.outcome is Outcome.WON else 0.0
        needed = max(1, len(game.cast()))
        hope = 0.25 * min(1.0, quests_done(game) / needed)
        mine = min(PARTS_NEEDED, parts_of(game, seat, seat))
        hope += 0.2 if game.boat is not None else 0.04 * mine
        strength = sum([one.strength for one in game.protagonists.values()])
        fear = 0.5 * game.darkness / DARKNESS_MAX - 0.02 * strength
        return min(0.95, max(0.05, 0.5 + hope - fear))


# --- one's turn ---


def act(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """The next Action or Free Action."""
    who = game.turn.who
    words: dict[str, list[Key]] = {}
    for key in options:
        words.setdefault(str(key[0]), []).append(key)
    return _at_once(game, who, words) or _plan(game, who, words, options)


def _at_once(game: Heart, who: int, words: dict[str, list[Key]]) -> Key | None:
    """What costs nothing and is not better done later."""
    if "call" in words and ready_to_call(game):
        return words["call"][0]
    if quests_missing(game):
        for word in ("resolve", "begin"):
            if word in words:
                return words[word][0]
    place = game.protagonists[who].place
    if "set-trap" in words and trap_worth(game, place) >= 2.5:
        return words["set-trap"][0]
    loots = "loot" in words and loot_worth(game, who) > 0
    faces = [key[1] for key in words.get("play", ())]
    if faces:
        face = card_to_play(game, who, faces, "fight" in words, loots)
        if face >= 0:
            return ("play", face)
    return None


def _plan(game: Heart, who: int, words: dict[str, list[Key]], options: Sequence[Key]) -> Key:
    """What the best goal asks for: something here, or a step on the way."""
    here = game.protagonists[who].place
    if "loot" in words and loot_worth(game, who) > loot_noise(game, who, here):
        return words["loot"][0]
    goal, _ = best_goal(game, who)
    if goal.place == here:
        return _here(game, who, words)
    for face in (LANTERN, PONY):
        if ("play", face) in options and _walks_towards(game, who, face, goal.place):
            return ("play", face)
    walks = words.get("move", []) + words.get("tunnel", [])
    step = step_to(game, who, goal.place, walks) if walks else None
    if step is not None and not (
        game.turn.actions == 1
        and step[1] != goal.place
        and danger(game, who, step[1]) > danger(game, who, here) + 1.0
    ):
        return step
    return _here(game, who, words)


def _walks_towards(game: Heart, who: int, face: int, target: int) -> bool:
    """Whether steps that a card gives lead to a Location; the better card is for longer ways."""
    far = ways_of(game, who)
    here = game.protagonists[who].place
    away = far[here][target]
    if away < (1 if face == LANTERN else 3 if game.turn.actions else 1):
        return False
    near = [place for place in game.island.near[here] if place != HEART or target == HEART]
    return any(far[place][target] < away for place in near)


def _here(game: Heart, who: int, words: dict[str, list[Key]]) -> Key:
    """The most useful thing at one's own Location, or the end of the turn."""
    seat, place = game.seat_of(who), game.protagonists[who].place
    found: list[tuple[float, Key]] = [(0.0, END)] if "end" in words else []
    if "fight" in words:
        found.append((fight_worth(game, place, combat_dice(game, who)), words["fight"][0]))
    if "repair" in words:
        found.append((4.0 * game.gates[place], words["repair"][-1]))
    if "recover" in words:
        found.append((2.0, words["recover"][0]))
    for key in words.get("talk", ()):
        if game.boat is None:
            mine = parts_of(game, who, seat)
            if mine < PARTS_NEEDED:
                found.append((talk_worth(game, who, key[1], mine) - 0.5, key))
    rituals = words.get("consult", ())
    found += [(ritual_worth(game, who, key[1], sure=True) - 1.0, key) for key in rituals]
    found += [(1.0, key) for key in words.get("assemble", ())]
    if "end" not in words:
        found.append((0.0, words["loot"][0]))
    return max(found, key=lambda one: one[0])[1]


# --- on the way ---


def walk(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """Steps that a card gives."""
    steps = [key for key in options if key[0] == "step"]
    goal, _ = best_goal(game, game.turn.who)
    here = game.protagonists[game.turn.who].place
    step = step_to(game, game.turn.who, goal.place, steps)
    stay: Key = ("stay",)
    if stay in options and (step is None or goal.place == here):
        return stay
    return step or steps[0]


# --- talking ---


def trade(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    """Radio Parts go to whoever has more of them, and arms to who can use them."""
    talk = game.talk
    if talk is None:
        return act(game, seat, options)
    own = talk.by if game.seat_of(talk.by) == seat else talk.other
    pairs = [(own, talk.partner(own))]
    if game.seat_of(talk.other) == seat == game.seat_of(talk.by):
        pairs.append((talk.partner(own), own))
    for giver, taker in pairs:
        if ("give-card", giver) in options and gift_to(game, seat, giver, taker) >= 0:
            return ("give-card", giver)
    if own == talk.by:
        return act(game, seat, [key for key in options if key[0] not in ("give-card", "give-trap")])
    return WAIT if WAIT in options else options[0]


def gift_to(game: Heart, seat: int, giver: int, taker: int) -> int:
    """The face to hand over, or -1."""
    mine, theirs = parts_of(game, giver, seat), parts_of(game, taker, seat)
    askers = parts_wanted_by(game, giver)
    asked = game.seat_of(taker) in askers
    better = not askers and (theirs, -taker) > (mine, -giver)
    if mine and game.boat is None and theirs < PARTS_NEEDED and (asked or better):
        return RADIO_PART
    if len(game.zones[HANDS + taker]) >= hand_limit(game):
        return -1
    held = [game.pack.faces[piece] for piece in game.zones[HANDS + giver]]
    theirs_too = {TYPE[game.pack.faces[piece]] for piece in game.zones[HANDS + taker]}
    one, other = game.protagonists[giver], game.protagonists[taker]
    for kind, stronger in (
        (WEAPON, other.strength > one.strength),
        (RITUAL, other.sanity > one.sanity),
    ):
        spare = [face for face in held if TYPE[face] == kind]
        if len(spare) > 1 and stronger and kind not in theirs_too:
            return spare[0]
    return -1


def give(game: Heart, seat: int, options: Sequence[Key]) -> Key:
    assert game.talk is not None
    for giver in (game.talk.by, game.talk.other):
        if game.seat_of(giver) == seat:
            taker = game.talk.partner(giver)
            gift: Key = ("card", gift_to(game, seat, giver, taker))
            if gift in options:
                return gift
    return give_up(game, seat, options)


CHOOSERS: dict[str, Chooser] = {
    "act": act,
    "trade": trade,
    "give": give,
    "opening": give_up,
    "discard": give_up,
    "hand-limit": give_up,
    "price": give_up,
    "gift": give_up,
    "under": under,
    "weapon": weapon,
    "hit": hit,
    "walk": walk,
    "noise": noise,
    "devourer": noise,
    "prey": prey,
    "route": route,
    "substitute": least_of_evils,
    "hell": least_of_evils,
    "lay-trap": lay_trap,
    "banish": banish,
    "signal": signal,
    "next": next_one,
    "first": next_one,
    "restore": tend,
    "tend": tend,
    "unbind": unbind,
    "mend": mend,
    "open-grave": open_grave,
    "claim": dismiss,
    "spoils": take,
    "back": take,
}
