"""Equipment slots, the backpack, and trading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.original_sin.cards.catalogue import EQUIPMENT, PLACES
from gloam.games.original_sin.rules.asking import pick
from gloam.games.original_sin.state import (
    BOTH_HANDS,
    HAND,
    NO_CARD,
    OTHER_HAND,
    PACK,
    WORN,
    OriginalSin,
)
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import Flow, Key, choose

TWO_HANDED: Final = "two hands"


# --- what can be done: slots are 0 to 4, places in the backpack 5 to 7 ---


def equippable(game: OriginalSin, who: int) -> list[Key]:
    """Equipment in the backpack, by its place there."""
    cards = game.book.cards
    return [
        ("equip", at)
        for at, face in enumerate(game.party[who].pack)
        if cards[face].type == EQUIPMENT  # rule: consumable.backpack, equip.slots
    ]


def storable(game: OriginalSin, who: int) -> list[Key]:
    """Equipped items, as long as the backpack has room."""
    origin = game.party[who]
    if len(origin.pack) >= PACK:
        return []
    return [("store", slot) for slot, face in enumerate(origin.worn) if face >= 0]


def gives_and_takes(game: OriginalSin, who: int, among: Sequence[int]) -> list[Key]:
    """Items that may change hands between an Origin and these; downed ones do not trade."""
    # rule: trade.combat, trade.consent, downed.no-actions
    keys: list[Key] = []
    for other in among:
        if other != who and game.party[other].hp:
            keys += [("give", other, place) for place in _places(game, who)]
            keys += [("take", other, place) for place in _places(game, other)]
    return keys


def _places(game: OriginalSin, who: int) -> list[int]:
    origin = game.party[who]
    worn = [slot for slot, face in enumerate(origin.worn) if face >= 0]
    return worn + [WORN + at for at in range(len(origin.pack))]


# --- doing it ---


def equip(game: OriginalSin, who: int, at: int) -> Flow[None]:
    """From the backpack into its slot; what was there goes into the backpack or is discarded."""
    face = taken_out(game, who, WORN + at)
    yield from wear(game, who, face)


def store(game: OriginalSin, who: int, slot: int) -> None:
    face = taken_out(game, who, slot)
    origin = game.party[who]
    origin.pack = (*origin.pack, face)  # rule: equip.stored-inactive
    game.tell("stores", game.told(who), face)


def wear(game: OriginalSin, who: int, face: int) -> Flow[None]:
    # rule: equip.replace, equip.hands, equip.two-hand-replace
    origin = game.party[who]
    worn = list(origin.worn)
    place = game.book.cards[face].place
    slot = PLACES[place]
    if place == TWO_HANDED:
        displaced = [worn[HAND], worn[OTHER_HAND]]
        worn[HAND], worn[OTHER_HAND] = face, BOTH_HANDS
    elif slot == HAND and worn[OTHER_HAND] == BOTH_HANDS:
        displaced = [worn[HAND]]
        worn[HAND], worn[OTHER_HAND] = face, NO_CARD
    else:
        if slot == HAND and worn[HAND] >= 0:
            slot = OTHER_HAND
            if worn[OTHER_HAND] >= 0:
                options: list[Key] = [("slot", HAND), ("slot", OTHER_HAND)]
                key = yield from pick(game.seat_of(who), options, ("which-hand", face))
                slot = key[1]
        displaced = [worn[slot]]
        worn[slot] = face
    origin.worn = tuple(worn)
    origin.pack = (*origin.pack, *[old for old in displaced if old >= 0])
    yield from make_room(game, who)
    game.tell("equips", game.told(who), face)


def receive(game: OriginalSin, who: int, face: int) -> Flow[None]:
    """An item that is found, bought or given: equipped or stored at once, at no cost."""
    # rule: trade.place, loot.exploring, loot.combat-reward
    if game.book.cards[face].type == EQUIPMENT:
        key = yield choose(game.seat_of(who), (YES, NO), ("wear", who, face))
        if key == YES:
            yield from wear(game, who, face)
            return
    origin = game.party[who]
    origin.pack = (*origin.pack, face)
    yield from make_room(game, who)


def make_room(game: OriginalSin, who: int) -> Flow[None]:
    """A backpack that is too full loses an item of its owner's choice."""
    # rule: equip.backpack, loot.no-space, loot.discard-bottom
    origin = game.party[who]
    while len(origin.pack) > PACK:
        options: list[Key] = [("discard", at) for at in range(len(origin.pack))]
        key = yield from pick(game.seat_of(who), options, ("too-full", who))
        pack = list(origin.pack)
        game.tell("discards", game.told(who), pack.pop(key[1]))
        origin.pack = tuple(pack)


def taken_out(game: OriginalSin, who: int, place: int) -> int:
    """The item at a place, which is empty then."""
    origin = game.party[who]
    if place >= WORN:
        pack = list(origin.pack)
        face = pack.pop(place - WORN)
        origin.pack = tuple(pack)
        return face
    worn = list(origin.worn)
    face = worn[place]
    worn[place] = NO_CARD
    if place == HAND and worn[OTHER_HAND] == BOTH_HANDS:
        worn[OTHER_HAND] = NO_CARD
    origin.worn = tuple(worn)
    return face


def trade(game: OriginalSin, giver: int, receiver: int, place: int) -> Flow[None]:
    face = taken_out(game, giver, place)
    game.tell("trades", game.told(giver), game.told(receiver), face)
    yield from receive(game, receiver, face)  # rule: trade.place
