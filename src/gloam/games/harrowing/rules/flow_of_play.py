"""Open play: no turns; whoever is first acts or invokes, and that is resolved before all else."""

from __future__ import annotations

from gloam.games.harrowing.rules.actions import possible
from gloam.games.harrowing.rules.fate_and_omens import ambushes, invocable
from gloam.games.harrowing.rules.printed_actions import printed, usable
from gloam.games.harrowing.rules.ritual_boss_bane import PLACE_BOSS, may_place_boss, place_boss
from gloam.games.harrowing.rules.winning_and_losing import stuck
from gloam.games.harrowing.state import Harrowing, fate
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import About, Flow, Key, choose
from gloam.kernel.core.forms import race

# Of an open moment: the hunted effigy must invoke an Ambush; one effigy alone can do anything;
# nothing but invoking is possible.
AMBUSH_WAITS, ONE_ONLY, INVOKING_ONLY = range(3)


def open_play(game: Harrowing) -> Flow[None]:
    """One deed of whoever answers first."""
    offered = offers(game)
    if not offered:
        stuck(game)  # rule: goal.loss-stuck
        return
    about = moment(game, offered)
    if len(offered) == 1:
        (seat, options), *_ = offered.items()
        key: Key = yield choose(seat, options, about)
    else:
        # rule: flow.no-turns, flow.first-command, flow.no-passing
        seat, key = yield from race(lambda: offered, about)
        if seat < 0:
            seat, key = yield from floor(game, offered)
    deed(game, seat, key)


def offers(game: Harrowing) -> dict[int, list[Key]]:
    """What each effigy may do now, whoever has the floor first; only those that may do anything."""
    # rule: flow.two-states, flow.one-at-a-time, flow.own-too, flow.refusals, eye.no-effect
    waiting = bool(ambushes(game))
    boss = may_place_boss(game)
    found: dict[int, list[Key]] = {}
    for seat in game.round_from(game.floor):
        keys = invocable(game, seat)
        if not waiting:  # rule: ambush.lock
            keys += possible(game, seat)
            keys += usable(game, seat)  # rule: item.actions
            keys += printed(game, seat)  # rule: action.printed
        if boss:
            keys.append(PLACE_BOSS)  # rule: boss.who-places
        if keys:
            found[seat] = keys
    return found


def moment(game: Harrowing, offered: dict[int, list[Key]]) -> About:
    """What an open moment is about: where less than usual is possible, a number says what."""
    found = ambushes(game)
    if found and len(offered) == 1:
        deck, place = found[0]
        return "open", AMBUSH_WAITS, game.pack.faces[game.zones[fate(deck)][place - 1]]
    if game.seats > 1 and len(offered) == 1:
        return "open", ONE_ONLY
    if game.seats > 1 and all(key[0] == "invoke" for keys in offered.values() for key in keys):
        return "open", INVOKING_ONLY
    return "open"


def floor(game: Harrowing, offered: dict[int, list[Key]]) -> Flow[tuple[int, Key]]:
    """All wait: the hunted effigy must invoke, or the next to its left that can; else act."""
    # rule: flow.bot-floor
    order = [seat for seat in game.round_from(game.hunted()) if seat in offered]
    for words in (("invoke",), ("act", "use", "printed"), ("boss",)):
        for seat in order:
            keys = [key for key in offered[seat] if key[0] in words]
            if keys:
                key: Key = yield choose(seat, keys, "floor")
                return seat, key
    raise AssertionError("somebody was offered something")


def deed(game: Harrowing, seat: int, key: Key) -> None:
    """What was chosen is begun; nothing else may be before it is resolved."""
    # rule: flow.one-at-a-time, flow.own-too
    game.actor = seat  # rule: flow.trigger-order, flow.prompt-order
    game.cause = ()
    game.fired = frozenset()  # rule: ability.once-per-cause
    if key == PLACE_BOSS:
        place_boss(game, seat)  # rule: boss.who-places
        return
    game.floor = game.left_of(seat)  # rule: flow.bot-floor, seat.left
    # rule: action.printed
    name = "use_printed" if key[0] == "printed" else str(key[0])
    call: Call = (name, seat, *key[1:])
    game.agenda.call(call, then=("settle",))
