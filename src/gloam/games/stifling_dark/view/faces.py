"""The faces of the cards: what is printed on each, sent once."""

from __future__ import annotations

from msgspec.structs import replace

from gloam.games.stifling_dark.cards.catalogue import INVESTIGATOR, SPIRIT
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.view.names import CARD
from gloam.kernel.present.card_nodes import face_of
from gloam.kernel.present.scene import Face


def _face(face: int) -> Face:
    card = CARDS[face]
    # rule: card.anatomy
    numbers = [("supply", card.supply)] if card.supply else []
    numbers += [("stalk", card.stalk)] if card.stalk else []
    numbers += [("cooldown", card.cooldown)] if card.cooldown else []
    lines: tuple[str, ...] = ()
    if card.type == SPIRIT:
        passages = zip(card.powers, card.texts.values(), strict=True)
        lines = tuple([f"{name}: {passage}" for name, passage in passages])
    if card.type == INVESTIGATOR:
        lines = (f"Minor: {card.texts['minor']}", f"Major: {card.texts['major']}")
    made = face_of(card, CARD.words[face], tuple(numbers), lines)
    return replace(made, text="") if lines else made


FACES = tuple([_face(face) for face in range(len(CARDS))])
