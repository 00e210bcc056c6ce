"""Every card does what it says, in games with the true catalogue: it is invoked, or attached."""

from __future__ import annotations

from random import Random

import pytest

from gloam.games.harrowing import GAME
from gloam.games.harrowing.cards.catalogue import (
    HEAD,
    INFERNAL,
    INNATE_ITEM,
    ITEM,
    WOODS,
    Card,
)
from gloam.games.harrowing.cards.texts import CATALOGUE
from gloam.games.harrowing.rules.cards_in_play import put
from gloam.games.harrowing.rules.items import column_faces
from gloam.games.harrowing.state import (
    INNATE,
    RESOLVING,
    SET_ASIDE,
    TURNED,
    Harrowing,
    Phase,
)
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.present.options import about_word
from tests.games.harrowing.playing import proves

OPEN = campaign_of(GAME.rules.one_shot["open"])
IN_FATE = [card for card in CATALOGUE.cards if card.type in INFERNAL and not card.origin]
ITEMS = [card for card in CATALOGUE.cards if card.type == ITEM]
GIFTS = [card for card in CATALOGUE.cards if card.type == INNATE_ITEM]


def in_play(card: Card, seed: int) -> Harrowing:
    """A game of two in the card's Circle, in the open state, everything unlocked."""
    rules = GAME.rules
    circle = "second" if card.home == WOODS else "first"
    run = Run.start(rules, 2, Dice(str(seed).encode()), {"circle": circle}, OPEN)
    random = Random(seed)
    while run.state.phase is Phase.CREATION or run.state.agenda.frames:
        assert run.ask is not None
        run.send(run.ask.seat, random.choice(list(run.ask.options)))
    game: Harrowing = run.state
    game.omens[:] = [5, 5]
    return game


def play_on(game: Harrowing, seed: int) -> Run[Harrowing]:
    """Whatever is asked is answered anyhow, until the game is open again or over."""
    run: Run[Harrowing] = Run.at(GAME.rules, game)
    random = Random(seed)
    while run.ask is not None and about_word(run.ask.about) != "open":
        run.send(run.ask.seat, random.choice(list(run.ask.options)))
    return run


@pytest.mark.parametrize("card", IN_FATE, ids=lambda card: card.id)
@proves("harrowing", "invoke.gain-first")
def test_every_infernal_card_is_invoked_and_resolved(card: Card) -> None:
    for seed in range(3):
        game = in_play(card, seed)
        put(game, card.face, RESOLVING)
        if card.is_boss:
            game.boss_health = 4
        game.agenda.call(("invoke_card", 0, card.face), then=("settle",))
        run = play_on(game, seed)
        assert not game.lost()
        assert run.result is not None or game.where_is(card.face) != RESOLVING


@pytest.mark.parametrize("card", ITEMS, ids=lambda card: card.id)
@proves("harrowing", "column.attach")
def test_every_item_is_attached_where_it_fits(card: Card) -> None:
    game = in_play(card, 1)
    put(game, card.face, TURNED)
    game.agenda.call(("attach", 0, card.face), then=("settle",))
    play_on(game, 1)
    held = [face for column in range(3) for face in column_faces(game, 0, column)]
    assert card.face in held


@pytest.mark.parametrize("card", GIFTS, ids=lambda card: card.id)
@proves("harrowing", "innate.no-column")
def test_every_innate_item_is_gained(card: Card) -> None:
    game = in_play(card, 1)
    put(game, card.face, SET_ASIDE)
    game.agenda.call(("innate_item", 0), then=("settle",))
    run: Run[Harrowing] = Run.at(GAME.rules, game)
    assert run.ask is not None
    offered = [
        p for p in game.zones[SET_ASIDE] if CATALOGUE.type[game.pack.faces[p]] == INNATE_ITEM
    ]
    at = [game.pack.faces[p] for p in offered].index(card.face)
    run.send(0, ("innate", at))
    assert card.face in [game.pack.faces[p] for p in game.zones[INNATE]]


@proves("harrowing", "setup.origins", "setup.starters")
def test_every_origin_and_every_head_is_laid_out_in_set_up() -> None:
    laid: set[int] = set()
    for home in ("I", WOODS):
        card = next(card for card in CATALOGUE.cards if card.home == home)
        laid |= {spot.face for spot in in_play(card, 0).spots.values()}
    assert {card.face for card in CATALOGUE.cards if card.origin} <= laid
    assert len([card for card in CATALOGUE.cards if card.type == HEAD]) == 3
