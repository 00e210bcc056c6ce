"""Set-up: Origins with their builds, and the location they arrive at."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.original_sin.cards.catalogue import EQUIPMENT, PLACES, SKILL, TALENT, Catalogue
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.rules.figures.numbers import max_hp
from gloam.games.original_sin.rules.items.equipment import TWO_HANDED
from gloam.games.original_sin.state import (
    BOTH_HANDS,
    HAND,
    IN_DECK,
    NO_CARD,
    NOT_SET,
    OTHER_HAND,
    WORN,
    Origin,
    OriginalSin,
    Round,
)


def premade(book: Catalogue, id: str) -> Origin:
    """An Origin with the ready-made build of its card: skills, talent, gear."""
    # rule: create.premade, create.four-skills, create.collar-intact
    face = book.face[id]
    cards = [book.cards[book.face[name]] for name in book.cards[face].premade]
    skills = tuple(sorted([card.face for card in cards if card.type == SKILL]))
    worn = [NO_CARD] * WORN
    for card in cards:
        if card.type == EQUIPMENT:
            slot = PLACES[card.place]
            if slot == HAND and worn[HAND] >= 0:
                slot = OTHER_HAND
            worn[slot] = card.face
            if card.place == TWO_HANDED:
                worn[OTHER_HAND] = BOTH_HANDS
    talents = tuple([card.face for card in cards if card.type == TALENT])
    return Origin(face, skills=skills, hand=skills, worn=tuple(worn), talents=talents)


def fresh_table(
    book: Catalogue, place: Location, seats: int, origins: Sequence[str]
) -> OriginalSin:
    """The party arrives: everybody whole and on the starting space."""
    game = OriginalSin(seats, book, place)
    game.party = [premade(book, id) for id in origins]
    arrive(game)
    return game


def arrive(game: OriginalSin) -> None:
    """Location set-up, on every arrival."""
    # rule: location.when, location.map, location.start-space, location.time-start
    game.time = game.place.time[game.players - 2] if game.place.time else NOT_SET
    game.paused = False
    game.where = [IN_DECK] * len(game.place.cards)  # rule: location.deck
    game.keys = game.opened = frozenset()
    game.environment.clear()
    game.placed.clear()
    game.stack = game.revealed = game.late = ()
    game.round = Round.NONE
    for who, origin in enumerate(game.party):
        origin.hp = max_hp(game, who)  # rule: setup.hp
        origin.ap = 0  # rule: setup.ap
        origin.source = game.book.cards[origin.face].source  # rule: setup.source, source.refill
        origin.at = game.place.start
        origin.track = ()
        origin.hand = origin.skills  # rule: setup.skills
        origin.used = origin.spent = ()
