"""In the Heart of Darkness: survival on a cursed island, in silence, by The Moongrel (2023).

Everybody plays together: hold the Gates against what comes, complete the Quests, call the
boat, and be at the Harbour when it is there. Whoever speaks is cursed.
"""

from pathlib import Path

from gloam.games.heart_of_darkness.cards.catalogue import CARDS
from gloam.games.heart_of_darkness.game import HeartRules
from gloam.kernel.content.registry import Game


def card_ids() -> tuple[str, ...]:
    return tuple(card.id for card in CARDS)


GAME = Game(
    title="In the Heart of Darkness",
    rules=HeartRules(),
    folder=Path(__file__).parent,
    blurb="Escape a cursed island together, and do not say a word.",
    minutes=(60, 120),
    difficulty=3,
    card_ids=card_ids,
)
