"""What lies in the Unknown is nothing to bots: with other cards there they answer the same.

Two tables are equal but for the cards of the Unknown, which have other eyes, hearts and texts. A
story that brings some of them lies in the Fate, and the decks are used up: a bot that thought on
with the true cards would meet them at once.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from gloam.bots.base import Bot, ask_bot
from gloam.bots.policy import CarefulBot, GreedyBot
from gloam.bots.search import SearchBot
from gloam.games.harrowing.cards.catalogue import ADVERSARY, CRISIS, LOCATION, Catalogue
from gloam.games.harrowing.cards.texts import CATALOGUE
from gloam.games.harrowing.game import HarrowingRules
from gloam.games.harrowing.rules.legacy.the_unknown import STORIES
from gloam.games.harrowing.rules.setup import begin
from gloam.games.harrowing.state import ITEMS, OUT, SINS, STANDARD, Harrowing, bag, down, fate
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from tests.battery.playing import act
from tests.games.harrowing.playing import proves

TOLD = campaign_of([("unlock", "number-1"), ("unlock", "unknown")])
BOTS: dict[str, Bot] = {
    "careful": CarefulBot(),
    "greedy": GreedyBot(),
    "search": SearchBot(60, horizon=20),
}


@cache
def another() -> Catalogue:
    """The same cards, but those of the Unknown have other eyes and hearts, and other crises."""
    cards, texts = list(CATALOGUE.cards), list(CATALOGUE.texts)
    mild = next(card for card in cards if card.type == CRISIS and not card.number)
    for face, card in enumerate(cards):
        if card.number > STORIES and card.type in (ADVERSARY, CRISIS, LOCATION):
            cards[face] = replace(card, eyes=3 - card.eyes, health=card.health * 3, ritual=6)
            if card.type == CRISIS:
                texts[face] = CATALOGUE.texts[mild.face]
    return Catalogue(tuple(cards), tuple(texts), CATALOGUE.lines)


def late(book: Catalogue, seed: int) -> Run[Harrowing]:
    """Two effigies in a game whose Fate holds a story and one more card, and no deck any."""
    rules = HarrowingRules(book)
    game = rules.setup(rules.choices({}), 2, TOLD)
    game.dice = Dice(b"%d" % seed)
    rules.deal(game)
    for seat, sheet in enumerate(game.sheets):
        sheet.base[:] = [2] * SINS
        sheet.corruption[:] = [3] * SINS
        game.markers[seat] = seat
    game.ready = (0, 1)
    begin(game)
    for zone in (bag(STANDARD), down(STANDARD), ITEMS):
        for piece in list(game.zones[zone]):
            game.move(piece, OUT)
    game.move(game.zones[fate(STANDARD)][0], OUT)
    game.move(piece_with(game, OUT, CATALOGUE.face["the-water-below"]), fate(STANDARD))
    return Run.at(rules, game)


@proves("harrowing", "seat.bots", "zone.unknown-sealed")
@pytest.mark.parametrize("bot", BOTS)
def test_bots_answer_the_same_whatever_lies_in_the_unknown(bot: str) -> None:
    for seed in range(5):
        assert answers(BOTS[bot], CATALOGUE, seed) == answers(BOTS[bot], another(), seed)


def answers(bot: Bot, book: Catalogue, seed: int) -> list[Key]:
    """Of both seats, at the beginning and after some random answers that unseal nothing."""
    run, chance = late(book, seed), random.Random(seed)
    found: list[Key] = []
    for at in range(4):
        if run.ask is None or run.state.telling:
            break
        found += [ask_bot(bot, run, seat, Dice(b"bot %d" % at)) for seat in run.ask.seats()]
        act(run, chance)
    assert found
    return found
