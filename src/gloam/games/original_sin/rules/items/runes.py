"""Runes: attached to equipped items, with the side that fits the slot."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.original_sin.cards.catalogue import KINDS, RUNE
from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.content.common_phrases import NO
from gloam.kernel.core.asks import Flow, Key, choose, pick


def slots_for(game: OriginalSin, who: int, face: int) -> list[int]:
    """Slots with an equipped item without a rune that this one can be attached to."""
    card = game.book.cards[face]
    if card.type != RUNE:
        return []
    origin = game.party[who]
    # rule: rune.attach, rune.two-sides, rune.one-per-item
    return [
        slot
        for slot, worn in enumerate(origin.worn)
        if worn >= 0 and origin.runes[slot] < 0 and KINDS[slot] in (card.place, card.other_place)
    ]


def attach(
    game: OriginalSin, who: int, rune: int, slots: Sequence[int] | None = None
) -> Flow[None]:
    """To one of the equipped items that it fits, or of these slots."""
    fitting = slots_for(game, who, rune) if slots is None else slots
    options: list[Key] = [("slot", slot) for slot in fitting]
    key = yield from pick(game.seat_of(who), options, ("attach", who, rune))
    _fasten(game, who, key[1], rune)


def _fasten(game: OriginalSin, who: int, slot: int, rune: int) -> None:
    origin = game.party[who]
    runes = list(origin.runes)
    runes[slot] = rune
    origin.runes = tuple(runes)
    game.tell("attaches", game.told(who), rune, origin.worn[slot])


def carried_over(game: OriginalSin, who: int, slot: int, loose: list[int]) -> Flow[list[int]]:
    """A rune of a replaced item may go to the new one at no cost; gives those that are left."""
    # rule: rune.replace-item
    if not loose:
        return loose
    options: list[Key] = [("card", rune) for rune in loose]
    key: Key = yield choose(game.seat_of(who), [*options, NO], ("keep-rune", who))
    if key == NO:
        return loose
    _fasten(game, who, slot, key[1])
    return [rune for rune in loose if rune != key[1]]
