"""Setting up: decks, Trove, Fate, Origins; then markers, sins, In the Eye of Hell, omens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloam.games.harrowing.cards.catalogue import (
    AREAS,
    HEAD,
    ITEM,
    Card,
)
from gloam.games.harrowing.rules.effigies_and_corruption import choices, create
from gloam.games.harrowing.rules.fate_and_omens import deal_fate, first_hunted, first_omens
from gloam.games.harrowing.rules.items import ITEM_DECK, TROVE_SIZE, deal_starters
from gloam.games.harrowing.rules.legacy.circles import open_circles
from gloam.games.harrowing.rules.legacy.innate_items import on_offer
from gloam.games.harrowing.rules.locations_and_map import lay
from gloam.games.harrowing.rules.ritual_boss_bane import lay_bane_card
from gloam.games.harrowing.state import (
    ITEMS,
    MAP,
    OUT,
    SET_ASIDE,
    STANDARD,
    TROVE,
    UNKNOWN,
    Harrowing,
    Phase,
    bag,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.core.asks import EVERYONE, RACE, Ask, Flow

CIRCLES: Final = ("first", "second")
CREATING: Final = "creating"  # one choice for all: an answer of another's makes none late


# --- before anything is dealt ---


def circle_to_play(options: Mapping[str, str], campaign: Mapping[str, Any]) -> int:
    """The Circle that the table is set to, if it is open to the campaign; else the first."""
    circle = CIRCLES.index(options["circle"])  # rule: setup.circle, setup.circle-chooser
    return circle if circle in open_circles(campaign) else 0


def start_zone(card: Card, manifested: frozenset[int]) -> int:
    """The zone in which a card begins."""
    if card.number and card.number not in manifested:
        # rule: unknown.outside, zone.unknown-sealed, campaign.reset, component.decks
        return UNKNOWN
    if card.type == HEAD:
        return OUT
    # rule: setup.set-aside, zone.set-aside, setup.manifested, tutorial.skip, zone.back-colour
    if card.is_grey:
        return SET_ASIDE
    if card.type == ITEM:
        return ITEMS
    # rule: setup.story, story.every-game, circle.story
    return bag(AREAS.get(card.home, STANDARD))  # rule: area.outside


# --- the deal ---


def deal(game: Harrowing) -> None:
    """Everything up to the choices of the players."""
    # rule: setup.order, tutorial.start-here, tutorial.first-setup, tutorial.engine
    lay_bane_card(game)  # rule: bane.start
    # rule: setup.starters, item.starters, item.starters-first, item.starters-removed
    # rule: column.three
    deal_starters(game)
    ITEM_DECK.draw_up_to(game, TROVE, TROVE_SIZE)  # rule: setup.items, item.trove-start
    deal_fate(game, STANDARD)  # rule: setup.fate, eye.setup-not-refill
    lay_origins(game)


def lay_origins(game: Harrowing) -> None:
    """Each Origin at its place, closed but for the starting one, where all markers begin."""
    cards, faces = game.book.cards, game.pack.faces
    for piece in list(game.zones[SET_ASIDE]):
        card = cards[faces[piece]]
        if card.origin:
            x, y = card.origin
            played("harrowing", card.id)
            game.move(piece, MAP)
            # rule: setup.origins, setup.origins-closed, location.charted-setup
            number = lay(game, faces[piece], x, y, closed=not card.start)
            if card.start:  # rule: setup.markers, effigy.marker
                game.at = [number] * game.seats


# --- the players' choices ---


def creation(game: Harrowing) -> Flow[None]:
    """One choice of whoever is first: markers and sins are chosen in view of each other."""
    # rule: effigy.create, effigy.open-choice, effigy.self-portrait, seat.one-effigy
    offers = {s: choices(game, s) for s in range(game.seats) if s not in game.ready}
    first = next(iter(offers))
    seat, key = yield Ask(RACE, first, offers[first], "create", EVERYONE, offers, CREATING)
    create(game, seat, key)  # rule: setup.sins, corruption.start
    if len(game.ready) == game.seats:
        begin(game)


def begin(game: Harrowing) -> None:
    """All sins are set: the Eye, then innate items if there are any, then omens."""
    hunted = first_hunted(game)  # rule: setup.eye, component.special-cards, eye.start, eye.tie
    game.floor = game.actor = hunted  # rule: flow.bot-floor
    game.phase = Phase.PLAY  # rule: setup.begin
    if on_offer(game):  # rule: setup.innate, setup.innate-order, setup.order
        order = [("innate_item", seat) for seat in game.round_from(hunted)]
        game.agenda.call(*order, then=("first_omens",))  # rule: setup.omens
    else:
        first_omens(game)  # rule: setup.omens, setup.order, omen.start
