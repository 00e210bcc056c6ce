"""What the active player may do: Actions, Free Actions, and carrying one out."""

from __future__ import annotations

from collections.abc import Callable

from gloam.games.heart_of_darkness import boat, cardplay, combat, locations, talk, traits
from gloam.games.heart_of_darkness.asking import ask
from gloam.games.heart_of_darkness.decks import recover
from gloam.games.heart_of_darkness.island import LOCATIONS
from gloam.games.heart_of_darkness.putting import discardable, throw_away
from gloam.games.heart_of_darkness.state import HANDS, Heart
from gloam.games.heart_of_darkness.traps import set_trap
from gloam.games.heart_of_darkness.walking import enter, may_leave
from gloam.kernel.core.asks import Flow, Key
from gloam.kernel.core.cards import NOBODY

END: Key = ("end",)
LOOT: Key = ("loot",)
FIGHT: Key = ("fight",)
SET_TRAP: Key = ("set-trap",)
DISCARD: Key = ("discard",)
MOVES: list[Key] = [("move", place) for place in range(len(LOCATIONS))]
TUNNELS: list[Key] = [("tunnel", place) for place in range(len(LOCATIONS))]


def options(game: Heart, who: int) -> list[Key]:
    """Everything that the active player may do now."""
    place = game.place[who]
    if not game.alive(who) or game.outcome:
        return []
    keys: list[Key] = []
    if game.actions > 0:  # rule: turn.up-to, actions.list
        keys += _walks(game, who, place)
        keys += talk.partners(game, who)
        if place in game.at and not game.fought >> place & 1:
            keys.append(FIGHT)  # rule: combat.needs-creature, combat.once
        if place in game.fallen:
            # rule: recover.action, recover.creatures-ok
            keys += [("recover", hero) for hero, at in enumerate(game.fallen) if at == place]
    # rule: actions.free-list, actions.free, actions.free-after-last
    keys += locations.options(game, who, place)
    keys += _cards(game, who)
    if game.traps[who]:
        keys.append(SET_TRAP)
    if LOOT not in keys or not traits.must_loot(game, who):
        keys.append(END)  # rule: turn.unused
    return keys


def _walks(game: Heart, who: int, place: int) -> list[Key]:
    """Where a Move may lead."""
    # rule: move.action, difficulty.hard
    if game.actions < traits.move_cost(game, who) or not may_leave(game, who):
        return []
    keys = [MOVES[near] for near in game.island.near[place]]  # rule: move.action
    if game.island.icon[place] != "tunnel" or traits.tunnels_closed(game, who):
        return keys
    if locations.open_to(game, place):
        # rule: move.tunnel, move.tunnel-limits, location.tunnel
        keys += [TUNNELS[to] for to in game.island.tunnels if to != place]
    return keys


def _cards(game: Heart, who: int) -> list[Key]:
    """Free Actions with cards."""
    keys = cardplay.card_keys(game, who)  # rule: play.free
    if game.taken:  # rule: difficulty.much-easier-once
        keys = [key for key in keys if key[0] != "play" or _untaken(game, who, key[1])]
    if boat.can_call(game, who):
        keys.append(boat.CALL)
    if discardable(game, who):
        keys.append(DISCARD)  # rule: discard.free
    return keys


def _untaken(game: Heart, who: int, face: int) -> bool:
    """Whether there is a card of this face that was not taken back this turn."""
    faces = game.pack.faces
    held = [piece for piece in game.zones[HANDS + who] if faces[piece] == face]
    return len(held) > game.taken.count(face) or face not in game.taken


# --- carrying out ---


def do(game: Heart, who: int, key: Key) -> Flow[None]:
    """One Action or Free Action, from beginning to end."""
    # rule: turn.one-at-a-time, actions.repeatable
    word = key[0]
    if word in AT_ONCE:
        AT_ONCE[word](game, who, key)
    elif word in DOING:
        yield from DOING[word](game, who, key)
    else:
        yield from cardplay.play(game, who, key)


def _move(game: Heart, who: int, key: Key) -> None:
    _pay_for_move(game, who)  # rule: move.action
    enter(game, who, key[1])


def _tunnel(game: Heart, who: int, key: Key) -> None:
    """Through the tunnels: the Location's own Action."""
    locations.use(game, game.place[who])  # rule: move.tunnel-limits
    _pay_for_move(game, who)  # rule: move.tunnel
    enter(game, who, key[1])


def _pay_for_move(game: Heart, who: int) -> None:
    cost = traits.move_cost(game, who)
    if cost > 1:
        traits.burden_shows(game, who, "slow")
    game.actions -= cost
    game.moved += 1


def _recover(game: Heart, who: int, key: Key) -> None:
    """Take everything that lies beneath a killed Protagonist's profile."""
    game.actions -= 1  # rule: recover.cost, recover.no-return
    recover(game, who, key[1])


def _set_trap(game: Heart, who: int, key: Key) -> None:
    set_trap(game, who)  # rule: trap.set


def _repair(game: Heart, who: int, key: Key) -> None:
    locations.repair(game, who, key[1])


def _talk(game: Heart, who: int, key: Key) -> None:
    talk.open_talk(game, who, key[1])


def _call(game: Heart, who: int, key: Key) -> None:
    boat.call(game, who)


def _discard(game: Heart, who: int, key: Key) -> Flow[None]:
    """Give up a card of one's hand, unseen by the others."""
    key = yield from ask(
        game, game.seat_of(who), lambda: give_up_keys(game, who), "discard", audience=NOBODY
    )
    throw_away(game, who, key[1])  # rule: discard.free


def give_up_keys(game: Heart, who: int) -> list[Key]:
    return [("card", face) for face in discardable(game, who)]


def _fight(game: Heart, who: int, key: Key) -> Flow[None]:
    yield from combat.fight(game, who)


def _loot(game: Heart, who: int, key: Key) -> Flow[None]:
    yield from locations.loot(game, who)


def _assemble(game: Heart, who: int, key: Key) -> Flow[None]:
    yield from locations.assemble(game, who, key[1])


def _consult(game: Heart, who: int, key: Key) -> Flow[None]:
    yield from locations.consult(game, who, key[1])


# What asks nothing further, and what may.
AT_ONCE: dict[str, Callable[[Heart, int, Key], None]] = {
    "move": _move,
    "tunnel": _tunnel,
    "recover": _recover,
    "set-trap": _set_trap,
    "repair": _repair,
    "talk": _talk,
    "call": _call,
}
DOING: dict[str, Callable[[Heart, int, Key], Flow[None]]] = {
    "discard": _discard,
    "fight": _fight,
    "loot": _loot,
    "assemble": _assemble,
    "consult": _consult,
}
