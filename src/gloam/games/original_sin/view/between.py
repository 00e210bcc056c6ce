"""What a person is shown of options between locations: first gear, the counter, scenes."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.rules.between.creation import ARMOUR_SETS, WEAPON_SETS, Sets
from gloam.games.original_sin.rules.between.merchant import DECKS, fee
from gloam.games.original_sin.state import OriginalSin
from gloam.games.original_sin.view import names as n
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.present.options import Look
from gloam.kernel.present.scene import Arg, Words


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


def build(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The cards with which an Origin comes ready-made."""
    return tuple([FACE[id] for id in CARDS[int(ask.about[2])].premade])


def as_made(key: Key, *faces: int) -> Look:
    names: dict[str, Arg] = {"abcdefghij"[at]: n.CARD.words[face] for at, face in enumerate(faces)}
    return Look("yes-ready-made", note=Words(f"list-{len(faces)}", names))


class LaidSet(NamedTuple):
    """A set of first gear that lies open: its name, and its cards as face and copy."""

    name: str
    cards: tuple[tuple[int, int], ...]


def _laid(kind: str, sets: Sets) -> tuple[LaidSet, ...]:
    copies: Counter[str] = Counter()
    found: list[LaidSet] = []
    for at, ids in enumerate(sets):
        cards: list[tuple[int, int]] = []
        for id in ids:
            cards.append((FACE[id], copies[id]))
            copies[id] += 1
        found.append(LaidSet(f"{kind}-{at}", tuple(cards)))
    return tuple(found)


FIRST_GEAR: Final = (_laid("weapons", WEAPON_SETS), _laid("armour", ARMOUR_SETS))
# The same by the faces that lie open while one of them is chosen.
SETS: Final = {tuple([face for one in sets for face, _ in one.cards]): sets for sets in FIRST_GEAR}


def set_of(game: OriginalSin, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (int(ask.about[0] == "first-armour"),)


def one_set(key: Key, armour: int) -> Look:
    """A set is chosen by any of its cards."""
    one = FIRST_GEAR[armour][key[1]]
    touches = tuple([n.lying_id("laid-out", face, copy) for face, copy in one.cards])
    return Look(f"set-{one.name}", touches=touches)


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
