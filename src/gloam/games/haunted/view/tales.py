"""The tale of a character whose line is complete, in one sentence.

It is made of a clause for each card: where somebody was, what was found there, what came
of it. `words/tales.en.ftl` holds the clauses and the ways to join them; which way is taken hangs
on the cards alone, so that a line has one tale, told alike to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.haunted.cards.deck import CARDS, FOCUSES, TERRORS
from gloam.kernel.present.scene import Arg, Words

KINDS = ("setting", "focus", "terror")
ENDINGS = 5  # how many ways there are to end a tale of one or two cards
TURNS = 3  # ... to tell of a terror, and to tell a whole tale


def tale(cards: Sequence[int], ended: bool = True) -> Words:
    """The tale of a line of one, two or three cards, in the order of the line.

    One that has not ended when the game does breaks off where it stands.
    """
    clauses: dict[str, Arg] = {
        kind: Words(f"tale-{kind}-{CARDS[card].id}")
        for kind, card in zip(KINDS, cards, strict=False)
    }
    setting = cards[0]
    focus = cards[1] - FOCUSES if len(cards) > 1 else 0
    if not ended:
        return Words(f"tale-open-{len(cards)}", {**clauses, "turn": (setting + focus) % TURNS})
    if len(cards) < 3:
        return Words(f"tale-{len(cards)}", {**clauses, "ending": (setting + focus) % ENDINGS})
    terror = cards[2] - TERRORS
    # What a terror does, it does in a way that suits the place.
    clauses["terror"] = Words(f"tale-terror-{CARDS[cards[2]].id}", {"turn": setting % TURNS})
    return Words("tale-3", {**clauses, "turn": (setting + focus + terror) % TURNS})
