"""Equipment slots, the backpack, and trading.

A **place** names where an item of an Origin is: slots from 0, the backpack from `WORN`, runes by
the slot of the item that they are attached to from `RUNES_AT`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.original_sin.cards.catalogue import EQUIPMENT, PLACES, RUNE
from gloam.games.original_sin.rules.items.runes import attach, carried_over, slots_for
from gloam.games.original_sin.state import (
    BOTH_HANDS,
    HAND,
    NO_CARD,
    OTHER_HAND,
    PACK,
    RUNES_AT,
    WORN,
    OriginalSin,
)
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import Flow, Key, choose, pick

TWO_HANDED: Final = "two hands"


# --- what can be done ---


def equippable(game: OriginalSin, who: int) -> list[Key]:
    """Equipment and runes in the backpack, by their place there; runes on other items."""
    cards = game.book.cards
    origin = game.party[who]
    keys: list[Key] = []
    for at, face in enumerate(origin.pack):
        # rule: consumable.backpack, equip.slots, rune.as-equip
        if cards[face].type == EQUIPMENT or slots_for(game, who, face):
            keys.append(("equip", at))
    for slot, rune in enumerate(origin.runes):
        if rune >= 0 and slots_for(game, who, rune):
            keys.append(("move-rune", slot))  # rule: rune.as-equip
    return keys


def storable(game: OriginalSin, who: int) -> list[Key]:
    """Equipped items and runes, as long as the backpack has room."""
    origin = game.party[who]
    if len(origin.pack) >= PACK:
        return []
    keys: list[Key] = [("store", slot) for slot, face in enumerate(origin.worn) if face >= 0]
    # rule: rune.stored
    return [*keys, *[("unfasten", slot) for slot, rune in enumerate(origin.runes) if rune >= 0]]


def gives_and_takes(game: OriginalSin, who: int, among: Sequence[int]) -> list[Key]:
    """Items that may change hands between an Origin and these; downed ones do not trade."""
    # rule: trade.combat, trade.consent, downed.no-actions, rune.trade, summon.not-item
    keys: list[Key] = []
    for other in among:
        if other != who and game.party[other].hp:
            keys += [("give", other, place) for place, _ in items_at(game, who)]
            keys += [("take", other, place) for place, _ in items_at(game, other)]
    return keys


def items_at(game: OriginalSin, who: int) -> list[tuple[int, int]]:
    """All items and runes of an Origin: (place, face)."""
    origin = game.party[who]
    places = [*enumerate(origin.worn), *enumerate(origin.pack, WORN)]
    places += enumerate(origin.runes, RUNES_AT)
    return [(place, face) for place, face in places if face >= 0]


# --- doing it ---


def equip(game: OriginalSin, who: int, at: int) -> Flow[None]:
    """From the backpack into its slot; what was there goes into the backpack or is discarded."""
    face = yield from taken_out(game, who, WORN + at)
    if game.book.cards[face].type == RUNE:
        yield from attach(game, who, face)
    else:
        yield from wear(game, who, face)


def move_rune(game: OriginalSin, who: int, slot: int) -> Flow[None]:
    """From one equipped item to another, turned if it must be."""
    rune = game.party[who].runes[slot]
    slots = slots_for(game, who, rune)
    yield from taken_out(game, who, RUNES_AT + slot)
    yield from attach(game, who, rune, slots)  # rule: rune.as-equip


def store(game: OriginalSin, who: int, place: int) -> Flow[None]:
    """Into the backpack; the rune of an item goes there too, or is discarded."""
    # rule: equip.stored-inactive, rune.stored, rune.store-item
    face = yield from taken_out(game, who, place)
    origin = game.party[who]
    origin.pack = (*origin.pack, face)
    game.tell("stores", game.told(who), face)
    yield from make_room(game, who)


def wear(game: OriginalSin, who: int, face: int) -> Flow[None]:
    # rule: equip.replace, equip.hands, equip.two-hand-replace
    slot = yield from _slot_for(game, who, face)
    origin = game.party[who]
    worn, runes = list(origin.worn), list(origin.runes)
    cleared = [slot]
    if game.book.cards[face].place == TWO_HANDED:
        cleared = [HAND, OTHER_HAND]
    displaced = [worn[at] for at in cleared if worn[at] >= 0]
    loose = [runes[at] for at in cleared if runes[at] >= 0]
    for at in cleared:
        worn[at] = runes[at] = NO_CARD
    worn[slot] = face
    if len(cleared) > 1:
        worn[OTHER_HAND] = BOTH_HANDS
    elif slot == HAND and worn[OTHER_HAND] == BOTH_HANDS:
        worn[OTHER_HAND] = NO_CARD
    origin.worn, origin.runes = tuple(worn), tuple(runes)
    loose = yield from carried_over(game, who, slot, loose)
    origin.pack = (*origin.pack, *displaced, *loose)
    yield from make_room(game, who)
    game.tell("equips", game.told(who), face)


def _slot_for(game: OriginalSin, who: int, face: int) -> Flow[int]:
    """Where an item goes: a free hand before one that holds something."""
    worn = game.party[who].worn
    place = game.book.cards[face].place
    slot = PLACES[place]
    if slot != HAND or place == TWO_HANDED or worn[HAND] < 0 or worn[OTHER_HAND] == BOTH_HANDS:
        return slot
    if worn[OTHER_HAND] < 0:
        return OTHER_HAND
    options: list[Key] = [("slot", HAND), ("slot", OTHER_HAND)]
    key = yield from pick(game.seat_of(who), options, ("which-hand", who, face))
    chosen: int = key[1]
    return chosen


def receive(game: OriginalSin, who: int, face: int) -> Flow[None]:
    """An item that is found, bought or given: equipped or stored at once, at no cost."""
    # rule: trade.place, loot.exploring, loot.combat-reward, rune.as-equip
    rune = game.book.cards[face].type == RUNE
    if game.book.cards[face].type == EQUIPMENT or slots_for(game, who, face):
        key = yield choose(game.seat_of(who), (YES, NO), ("wear", who, face))
        if key == YES:
            yield from attach(game, who, face) if rune else wear(game, who, face)
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


def taken_out(game: OriginalSin, who: int, place: int) -> Flow[int]:
    """The item at a place, which is empty then; its rune stays behind, in the backpack."""
    origin = game.party[who]
    if place >= RUNES_AT:
        runes = list(origin.runes)
        rune, runes[place - RUNES_AT] = runes[place - RUNES_AT], NO_CARD
        origin.runes = tuple(runes)
        return rune
    if place >= WORN:
        pack = list(origin.pack)
        face = pack.pop(place - WORN)
        origin.pack = tuple(pack)
        return face
    worn = list(origin.worn)
    face, worn[place] = worn[place], NO_CARD
    if place == HAND and worn[OTHER_HAND] == BOTH_HANDS:
        worn[OTHER_HAND] = NO_CARD
    origin.worn = tuple(worn)
    if origin.runes[place] >= 0:  # rule: rune.trade-attached, rune.store-item
        rune = yield from taken_out(game, who, RUNES_AT + place)
        origin.pack = (*origin.pack, rune)
        yield from make_room(game, who)
    return face


def _use_goes_along(game: OriginalSin, giver: int, receiver: int, face: int) -> None:
    """What was used up for this round or location is so in other hands too."""
    # rule: equip.once-per
    if any(other == face for _, other in items_at(game, giver)):
        return  # the used one may be the one that is kept
    one, other = game.party[giver], game.party[receiver]
    other.used = (*other.used, *[mark for mark in one.used if mark == face])
    other.spent = (*other.spent, *[mark for mark in one.spent if mark == face])
    one.used = tuple([mark for mark in one.used if mark != face])
    one.spent = tuple([mark for mark in one.spent if mark != face])


def trade(game: OriginalSin, giver: int, receiver: int, place: int) -> Flow[None]:
    face = yield from taken_out(game, giver, place)
    _use_goes_along(game, giver, receiver, face)
    game.tell("trades", game.told(giver), game.told(receiver), face)
    yield from receive(game, receiver, face)  # rule: trade.place
