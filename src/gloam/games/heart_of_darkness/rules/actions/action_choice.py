"""Actions and Free Actions: what the active player may do, and carrying one out."""

from __future__ import annotations

from collections.abc import Callable

from gloam.games.heart_of_darkness.cards import modifiers, play
from gloam.games.heart_of_darkness.rules import rescue_boat
from gloam.games.heart_of_darkness.rules.actions import (
    combat,
    discard,
    gates,
    loot,
    move,
    recover,
    talk_and_trade,
)
from gloam.games.heart_of_darkness.rules.actions.location_actions import open_to, use
from gloam.games.heart_of_darkness.rules.actions.traps import set_trap
from gloam.games.heart_of_darkness.state import Heart
from gloam.kernel.content.piles import distinct_faces
from gloam.kernel.core.asks import Flow, Key

END: Key = ("end",)
SET_TRAP: Key = ("set-trap",)


def options(game: Heart, who: int) -> list[Key]:
    """Everything that the active player may do now."""
    if not game.alive(who) or game.outcome is not None:
        return []
    you = game.protagonists[who]
    place = you.place
    keys: list[Key] = []
    if game.turn.actions > 0:  # rule: turn.up-to, actions.list
        keys += move.walks(game, who, place)
        keys += talk_and_trade.partners(game, who)
        if combat.may_fight(game, place):
            keys.append(combat.FIGHT)
        if game.fallen:
            keys += recover.to_recover(game, place)
    # rule: actions.free-list, actions.free, actions.free-after-last
    keys += location_options(game, who, place)
    keys += _cards(game, who)
    if you.traps:
        keys.append(SET_TRAP)
    if loot.LOOT_KEY not in keys or not modifiers.must_loot(game, who):
        keys.append(END)  # rule: turn.unused
    return keys


def _cards(game: Heart, who: int) -> list[Key]:
    """Free Actions with cards."""
    keys = play.card_keys(game, who)  # rule: play.free
    if rescue_boat.can_call(game, who):
        keys.append(rescue_boat.CALL)
    if discard.discardable(game, who):
        keys.append(discard.DISCARD)  # rule: discard.free
    return keys


# --- carrying out ---


def do(game: Heart, who: int, key: Key) -> Flow[None]:
    """One Action or Free Action, from beginning to end."""
    # rule: turn.one-at-a-time, actions.repeatable
    word, *rest = key
    if word in AT_ONCE:
        AT_ONCE[word](game, who, *rest)
    elif word in ASKING:
        yield from ASKING[word](game, who, *rest)
    else:
        yield from play.play(game, who, key)


# --- the Actions of Locations ---


def location_options(game: Heart, who: int, place: int) -> list[Key]:
    """The Actions that this Location offers now, tunnels aside."""
    icon = game.island.icon[place]
    # rule: location.none, heart.no-action, location.kinds, location.once
    if icon not in OFFERS or not open_to(game, place):
        return []
    return OFFERS[icon](game, who)


def _assemble_offer(game: Heart, who: int) -> list[Key]:
    if not game.turn.actions or not game.traps_in_stock():
        return []  # rule: trapcard.stock-empty, location.assemble
    faces = distinct_faces(game, game.zones[game.hand(who)])
    return [("assemble", face) for face in faces if play.can_assemble(game, who, face)]


def _consult_offer(game: Heart, who: int) -> list[Key]:
    if not game.turn.actions:
        return []
    faces = distinct_faces(game, game.zones[game.hand(who)])
    return [("consult", face) for face in faces if play.can_consult(game, who, face)]


OFFERS = {
    "loot": loot.loot_offer,
    "gate": gates.repair_offer,
    "assemble": _assemble_offer,
    "consult": _consult_offer,
}


def assemble(game: Heart, who: int, face: int) -> Flow[None]:
    """Play a Trap card and pass its test without rolling."""
    game.turn.actions -= 1
    use(game, game.protagonists[who].place)
    yield from play.play_trap(game, who, face, sure=True)  # rule: location.assemble


def consult(game: Heart, who: int, face: int) -> Flow[None]:
    """Play a Ritual and pass its test without rolling."""
    game.turn.actions -= 1
    use(game, game.protagonists[who].place)
    # rule: location.consult, ritual.consult-not-failed
    yield from play.play_ritual(game, who, face, sure=True)


# What asks nothing further, and what may. Callables take what follows the key's first word.
AT_ONCE: dict[str, Callable[..., None]] = {
    "move": move.move,
    "tunnel": move.tunnel,
    "recover": recover.recover,
    "set-trap": set_trap,
    "repair": gates.repair,
    "talk": talk_and_trade.open_talk,
    "call": rescue_boat.call,
}
ASKING: dict[str, Callable[..., Flow[None]]] = {
    "discard": discard.discard_one,
    "fight": combat.fight,
    "loot": loot.loot,
    "assemble": assemble,
    "consult": consult,
}
