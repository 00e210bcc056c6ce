"""Set-up: Origins with their builds, and the location they arrive at."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.original_sin.cards.catalogue import EQUIPMENT, PLACES, SKILL, TALENT, Catalogue
from gloam.games.original_sin.rules.between.campaign import Kept, returning
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.rules.figures.cooldown import clear_track
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
    Stage,
)


def premade(book: Catalogue, id: str) -> Origin:
    """An Origin with the ready-made build of its card: skills, talent, gear."""
    # rule: create.premade, create.four-skills, create.collar-intact
    face = book.face[id]
    cards = [book.cards[book.face[name]] for name in book.cards[face].premade]
    made = Origin(face, skills=tuple(sorted([card.face for card in cards if card.type == SKILL])))
    made.talents = tuple([card.face for card in cards if card.type == TALENT])
    made.worn = worn_by(book, [card.face for card in cards if card.type == EQUIPMENT])
    return made


def worn_by(book: Catalogue, faces: Sequence[int]) -> tuple[int, ...]:
    """Equipment in its slots, the first hand filled first."""
    # rule: setup.items, equip.slots
    worn = [NO_CARD] * WORN
    for face in faces:
        card = book.cards[face]
        slot = PLACES[card.place]
        if slot == HAND and worn[HAND] >= 0:
            slot = OTHER_HAND
        worn[slot] = face
        if card.place == TWO_HANDED:
            worn[OTHER_HAND] = BOTH_HANDS
    return tuple(worn)


def fresh_table(
    book: Catalogue, place: Location, seats: int, origins: Sequence[str]
) -> OriginalSin:
    """The party arrives: everybody whole and on the starting space."""
    game = OriginalSin(seats, book, place)
    game.party = [premade(book, id) for id in origins]
    arrive(game)
    return game


def table_for(book: Catalogue, place: Location, seats: int, found: Kept) -> OriginalSin:
    """A table as a campaign has left it; its party is empty before there is one."""
    game = OriginalSin(seats, book, place)
    game.honor, game.unrestricted = found.honor, found.unrestricted
    game.level, game.gold = found.level, found.gold
    game.journal_cards = tuple(found.journal)
    game.specific = tuple([book.face[id] for id in found.found])
    game.party = returning(book, found)
    return game


def begin(game: OriginalSin) -> None:
    """A party that is there arrives; else each player makes an Origin first."""
    if game.party:
        arrive(game)
        game.agenda.call(("begin_arranging",), ("arrange_items",))
        return
    game.stage = Stage.CREATION
    game.where = [IN_DECK] * len(game.place.cards)
    makes = [("create_origin", who) for who in range(max(2, game.seats))]  # rule: party.size
    game.agenda.call(*makes, ("party_is_made",))


def arrive(game: OriginalSin) -> None:
    """Location set-up, on every arrival."""
    # rule: location.when, location.map, location.start-space, location.time-start
    game.time = game.place.time[game.players - 2] if game.place.time else NOT_SET
    game.paused = False
    game.where = [IN_DECK] * len(game.place.cards)  # rule: location.deck
    game.keys = game.opened = frozenset()
    game.environment.clear()
    game.placed.clear()
    game.stack = game.revealed = game.late = game.owed = ()
    game.deeds.clear()
    game.in_use = NO_CARD
    game.rounds = 0
    game.round = Round.NONE
    game.stage = Stage.LOCATION
    for who, origin in enumerate(game.party):
        make_whole(game, who)
        origin.at = origin.summon_at = game.place.start


def make_whole(game: OriginalSin, who: int) -> None:
    """An Origin as it begins a location: nothing hinders its healing, all cards are in hand."""
    # rule: interlude.recover, interlude.heal-always, interlude.cleared-cards
    origin = game.party[who]
    clear_track(game, who)  # a summon goes with the card that made it
    origin.hp = max_hp(game, who)  # rule: setup.hp
    origin.ap = 0  # rule: setup.ap
    origin.source = game.book.cards[origin.face].source  # rule: setup.source, source.refill
    origin.hand = origin.skills  # rule: setup.skills
    origin.used = origin.spent = ()  # rule: talent.flip-back
