"""What a person is shown of options between locations: first gear, the counter, scenes."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.rules.between.merchant import DECKS, fee
from gloam.games.original_sin.state import OriginalSin
from gloam.games.original_sin.view import names as n
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.present.options import Look
from gloam.kernel.present.scene import Words


def laid(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """How many of a card lie out for a choice, or at the counter; there with gold and price."""
    face = key[1]
    if face in game.laid_out:
        return (game.laid_out.count(face),)
    there = game.offer.count(face)
    return (there, game.gold, CARDS[face].price) if there else ()


def lies_open(key: Key, copies: int = 0, *gold: int) -> Look:
    """All copies of it: which of them is the same."""
    row = "counter" if gold else "laid-out"
    touches = tuple([n.lying_id(row, key[1], copy) for copy in range(copies)])
    if not gold:
        return Look(touches=touches)
    now, price = gold
    note = Words("note-gold", {"now": now, "cost": price, "then": now - price})
    return Look(touches=touches, note=note)


def set_of(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (int(ask.about[0] == "first-armour"),)


def one_set(key: Key, armour: int) -> Look:
    return Look(f"set-{'armour' if armour else 'weapons'}-{key[1]}")


def looked(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """What a look costs; nothing, where it comes with the entry."""
    return (0 if ask.about == "free-look" else fee(key[1]),)


def deck(key: Key, price: int) -> Look:
    note = Words("note-look", {"cost": price}) if price else Words("note-free")
    return Look(f"deck-{DECKS[key[1]]}", note=note)


def answered(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The place of an answer among all answers of all scenes."""
    who, number = int(ask.about[1]), int(ask.about[2])
    return (n.ANSWERS.index(((CARDS[game.party[who].face].id, number), key[1])),)


def answer(key: Key, answer: int) -> Look:
    return Look(also=((n.ANSWER, answer),))
