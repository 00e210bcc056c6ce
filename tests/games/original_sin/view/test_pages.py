"""What is read: journal cards again and again, between two places, and how it all came out."""

from __future__ import annotations

import pytest

from gloam.games.original_sin import GAME
from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.journal import JOURNAL
from gloam.games.original_sin.cards.pages import ENDINGS, PAGES
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.rules.setup import fresh_table
from gloam.games.original_sin.state import ECHO, MOST_SCENES, OriginalSin, Outcome, Stage
from gloam.games.original_sin.view.pages import page
from gloam.games.original_sin.view.scene import public
from gloam.games.original_sin.view.story import story
from gloam.kernel.present.scene import Prose
from tests.games.original_sin.proving import proves

# The journal cards that lead to each ending.
LEADING = {"mercy": (2, 3, 7), "power": (4, 5, 15), "truth": (1, 6, 8), "balance": ()}


def table(*journal: int) -> OriginalSin:
    game = fresh_table(CATALOGUE, LOCATIONS["far_shore"], 2, ("ifan", "sebille"))
    game.journal_cards = journal
    return game


@proves("journal.review")
def test_journal_cards_that_are_held_lie_open_and_no_others() -> None:
    shown = [node for node in public(table(3, 8)) if node.id.startswith("journal-")]
    assert [node.paragraphs for node in shown if isinstance(node, Prose)] == [
        (JOURNAL[3].prose,),
        (JOURNAL[8].prose,),
    ]


@proves("campaign.end")
@pytest.mark.parametrize("symbol", ENDINGS)
def test_the_epilogue_goes_by_the_symbol_that_leads(symbol: str) -> None:
    game = table(*LEADING[symbol])
    game.outcome = Outcome.ENDED
    read = page(game)
    assert read is not None
    told = GAME.files.opened(frozenset()).wordbook.say(story(game).why)
    assert read.paragraphs[0] in told
    others = [table(*LEADING[other]) for other in ENDINGS if other != symbol]
    for other in others:
        other.outcome = Outcome.ENDED
        end = page(other)
        assert end is not None
        assert end.paragraphs[0] != read.paragraphs[0]


@proves("campaign.end")
def test_a_journal_card_adds_to_the_epilogue() -> None:
    game = table(2, 3, 12)
    game.outcome = Outcome.ENDED
    with_lamp = page(game)
    game.journal_cards = (2, 3, 7)
    without = page(game)
    assert with_lamp is not None
    assert without is not None
    assert len(with_lamp.paragraphs) == len(without.paragraphs) + 1


@proves("campaign.echoes")
def test_between_two_places_the_last_words_stay_and_then_the_next_moment_is_told() -> None:
    game = table()
    game.stage = Stage.INTERLUDE
    game.pages = ((0, 0),)
    road = page(game)
    assert road is not None
    assert road.paragraphs[-2:] == (f"— {PAGES['road'].title} —", *PAGES["road"].prose)
    game.pages = ((ECHO, game.party[0].face * MOST_SCENES + 1),)
    echo = page(game)
    assert echo is not None
    assert PAGES["road"].prose[0] not in echo.paragraphs
    game.offer = game.party[0].worn[:1]
    counter = page(game)
    assert counter is not None
    assert counter.paragraphs == PAGES["merchant"].prose
