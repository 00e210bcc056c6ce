"""The Stifling Dark: one hunts unseen, the others have flashlights.

Investigators search a dark place for Evidence, hand it in and then do what gets them out alive. One
player is the Adversary, whose figure is Hidden until light falls on it.
"""

from pathlib import Path

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of, ground_on
from gloam.games.stifling_dark.rules.board.imported.importing import import_board
from gloam.games.stifling_dark.rules.board.printed_board import load
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import OBJECTIVES
from gloam.games.stifling_dark.view.names import introduce
from gloam.kernel.content.boards import BoardError
from gloam.kernel.content.registry import Game
from gloam.kernel.core.rules import Setting


def card_ids() -> tuple[str, ...]:
    return tuple([card.id for card in CARDS])


def rules_on(file: Path) -> StiflingDarkRules:
    """On an imported board: with the cards of every Scenario whose Escape cards it has."""
    try:
        board = load(file.stem, file.parent)
        ground = ground_on(board)
    except FileNotFoundError as missing:
        raise BoardError(f"There is no board {file}: {missing.filename} is missing.") from None
    fitting = tuple(
        [
            scenario
            for scenario, objectives in OBJECTIVES.items()
            if all(ground.escapes.keys() & set(cards) for cards in objectives.values())
        ]
    )
    if not fitting:
        raise BoardError(f"{file} has not the Escape cards of any Scenario.")
    introduce(board)
    own = Setting("scenario", fitting, fitting[0])
    # So that the log of a game tells on which board it was played.
    named = Setting("board", (file.stem,), file.stem)

    class RulesOnBoard(StiflingDarkRules):
        settings = (
            own,
            named,
            *[one for one in StiflingDarkRules.settings if one.name != "scenario"],
        )

    return RulesOnBoard(lambda scenario: ground)


GAME = Game(
    title="The Stifling Dark",
    rules=StiflingDarkRules(ground_of),
    folder=Path(__file__).parent,
    blurb="Four flashlights, one hunter, and seventeen rounds until dawn.",
    minutes=(60, 120),
    difficulty=4,
    card_ids=card_ids,
    import_board=import_board,
    rules_on=rules_on,
)
