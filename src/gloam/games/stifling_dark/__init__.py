"""The Stifling Dark: one hunts unseen, the others have flashlights.

Investigators search a dark place for Evidence, hand it in and then do what gets them out alive. One
player is the Adversary, whose figure is Hidden until light falls on it.
"""

from pathlib import Path

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.board.grounds import ground_of
from gloam.games.stifling_dark.rules.board.imported.importing import import_board
from gloam.kernel.content.registry import Game

# Cards of the Horror, whose rules are not built yet.
WAITING = ("bufotoxin", "neurotoxin")


def card_ids() -> tuple[str, ...]:
    return tuple([card.id for card in CARDS if card.id not in WAITING])


GAME = Game(
    title="The Stifling Dark",
    rules=StiflingDarkRules(ground_of),
    folder=Path(__file__).parent,
    blurb="Four flashlights, one hunter, and seventeen rounds until dawn.",
    minutes=(60, 120),
    difficulty=4,
    card_ids=card_ids,
    import_board=import_board,
)
