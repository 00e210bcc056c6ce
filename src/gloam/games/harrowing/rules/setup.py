"""Setting up: decks, Trove, Fate, Origins; then markers, sins, In the Eye of Hell, omens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from gloam.games.harrowing.cards.catalogue import (
    AREAS,
    HEAD,
    INNATE_ITEM,
    ITEM,
    Card,
    Catalogue,
)
from gloam.games.harrowing.rules.abilities import Memo
from gloam.games.harrowing.rules.fate_and_omens import deal_fate, first_hunted, first_omens
from gloam.games.harrowing.rules.items import ITEM_DECK
from gloam.games.harrowing.rules.legacy.campaign import past
from gloam.games.harrowing.rules.legacy.circles import cards_of_circle
from gloam.games.harrowing.rules.legacy.innate_items import on_offer
from gloam.games.harrowing.rules.locations_and_map import lay
from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    FIRST_BANE,
    FOES,
    GREY_BACK,
    INNATE,
    ITEM_BACK,
    ITEMS,
    MAP,
    MOST_SEATS,
    NO_ONE,
    ORDINARY_MARKERS,
    OUT,
    SET_ASIDE,
    SINS,
    STANDARD,
    TROVE,
    TROVE_SIZE,
    UNKNOWN,
    ZONES,
    Harrowing,
    Phase,
    Sheet,
    bag,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import EVERYONE, RACE, Ask, Flow, Key
from gloam.kernel.core.cards import NOBODY, Pack, Zone, table_of

CONFIRM: Final[Key] = ("confirm",)
ANEW: Final[Key] = ("anew",)
CREATING: Final = "creating"  # one choice for all: an answer of another's makes none late


# --- the table before anything is dealt ---


def fresh_table(book: Catalogue, seats: int, circle: int, campaign: Mapping[str, Any]) -> Harrowing:
    """The cards of the Circle, but for what the campaign has changed, each in its zone."""
    before = past(campaign)
    # rule: circle.same-setup, circle.shared-items, circle.origins, circle.nine, circle.scope
    # rule: campaign.unknown-obliterated, campaign.abandoned-return
    cards = pack_of(book, circle, before.gone)
    start = [_start(book.cards[face], before.manifested) for face in cards.faces]
    zones, where, knows = table_of(cards, start)
    return Harrowing(
        seats,
        cards,
        zones,
        where,
        knows,
        (),
        book,
        memo_of(cards),
        circle,
        manifested=before.manifested,
        opened=before.opened,
        told=before.told,
        played=before.played,
        bane=FIRST_BANE,  # rule: bane.start
        # rule: effigy.seven-sins
        sheets=[Sheet([0] * SINS, [0] * SINS) for _ in range(seats)],
        sheet_of=tuple(range(seats)),  # rule: component.effigy-sheets, seat.one-effigy
        zone_of=tuple(range(seats)),
        omens=[0] * seats,
        markers=[NO_ONE] * seats,
        at=[0] * seats,
        gaps=[0] * (COLUMNS * MOST_SEATS),
    )


def _start(card: Card, manifested: frozenset[int]) -> int:
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


@cache
def pack_of(book: Catalogue, circle: int, gone: tuple[str, ...]) -> Pack:
    """The cards of a game in a Circle; what the campaign has obliterated is not among them."""
    faces = cards_of_circle(book, circle, gone)
    return Pack(faces, [_back(book.cards[face]) for face in faces], zones_of())


@cache
def memo_of(cards: Pack) -> Memo:
    """What was worked out of these cards, for all games with them."""
    return Memo()


def _back(card: Card) -> int:
    """All cards of a deck look alike from behind."""
    if card.type in (ITEM, HEAD, INNATE_ITEM):
        return ITEM_BACK
    return GREY_BACK if card.is_grey else AREAS.get(card.home, STANDARD)


def zones_of() -> list[Zone]:
    """Where cards lie, and who sees them there."""
    # rule: zone.infernal-deck, zone.fate, zone.map, zone.trove, zone.effigy-zone, zone.discard
    # rule: zone.discard-open
    zones: list[Zone] = []
    for deck in range(1 + len(AREAS)):
        zones += [
            Zone(f"infernal {deck}", NOBODY),
            Zone(f"discards {deck}", ordered=True),
            Zone(f"fate {deck}", ordered=True),
            Zone(f"face down {deck}", NOBODY, ordered=True),
        ]
    zones += [Zone("items", NOBODY)]
    named = ("item discards", "trove", "turned", "resolving", "map", "set aside", "ritual", "out")
    zones += [Zone(name, ordered=True) for name in named]
    # Nobody is shown this zone; that all may know what lies in it keeps its cards out of decks.
    zones += [Zone("unknown"), Zone("spare 1"), Zone("spare 2")]
    zones += [Zone(f"foes {z}", ordered=True) for z in range(INNATE - FOES)]
    zones += [Zone(f"innate {z}", ordered=True) for z in range(COLUMN - INNATE)]
    zones += [Zone(f"column {z}", ordered=True) for z in range(ZONES - COLUMN)]
    return zones


# --- the deal ---


def deal(game: Harrowing) -> None:
    """Everything up to the choices of the players."""
    # rule: setup.order, item.starters-first, item.starters-removed
    # rule: tutorial.start-here, tutorial.first-setup, tutorial.engine
    for seat in range(game.seats):
        for number, face in enumerate(heads(game.book)):
            played("harrowing", game.book.cards[face].id)
            # rule: setup.starters, item.starters, column.three
            game.move(piece_with(game, OUT, face), game.column(seat, number))
    ITEM_DECK.draw_up_to(game, TROVE, TROVE_SIZE)  # rule: setup.items, item.trove-start
    deal_fate(game, STANDARD)  # rule: setup.fate, eye.setup-not-refill
    lay_origins(game)


def heads(book: Catalogue) -> list[int]:
    return [face for face, card in enumerate(book.cards) if card.type == HEAD]


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
    # rule: effigy.create, effigy.open-choice, effigy.self-portrait
    offers = {s: choices(game, s) for s in range(game.seats) if s not in game.ready}
    first = next(iter(offers))
    seat, key = yield Ask(RACE, first, offers[first], "create", EVERYONE, offers, CREATING)
    create(game, seat, key)
    if len(game.ready) == game.seats:
        begin(game)


def choices(game: Harrowing, seat: int) -> Sequence[Key]:
    """A marker first, then any sin's value; when all seven are there, to confirm or begin anew.

    The same choices are the same object: nobody is asked anew because another has chosen.
    """
    if game.markers[seat] == NO_ONE:  # rule: effigy.marker-digital
        return _markers(tuple(game.markers))
    return _values(tuple(game.sheets[seat].base))


@cache
def _markers(taken: tuple[int, ...]) -> Sequence[Key]:
    return tuple([("marker", m) for m in range(ORDINARY_MARKERS) if m not in taken])


@cache
def _values(base: tuple[int, ...]) -> Sequence[Key]:
    # rule: effigy.values, effigy.no-budget
    keys: list[Key] = [("value", s, v) for s in range(SINS) if not base[s] for v in (1, 2, 3, 4)]
    return tuple(keys) or (CONFIRM, ANEW)


def create(game: Harrowing, seat: int, key: Key) -> None:
    sheet = game.sheets[seat]
    if key[0] == "marker":
        game.markers[seat] = key[1]
    elif key[0] == "value":
        sheet.base[key[1]] = key[2]  # rule: setup.sins
        sheet.corruption[key[1]] = key[2]  # rule: corruption.start
    elif key == ANEW:
        sheet.base[:] = sheet.corruption[:] = [0] * SINS
    else:
        game.ready = (*game.ready, seat)
        game.tell("ready", seat)


def begin(game: Harrowing) -> None:
    """All sins are set: the Eye, then innate items if there are any, then omens."""
    hunted = first_hunted(game)  # rule: setup.eye
    game.floor = game.actor = hunted  # rule: flow.bot-floor
    game.phase = Phase.PLAY  # rule: setup.begin
    if on_offer(game):  # rule: setup.innate, setup.innate-order, setup.order
        order = [("innate_item", seat) for seat in game.round_from(hunted)]
        game.agenda.call(*order, then=("first_omens",))  # rule: setup.omens
    else:
        first_omens(game)  # rule: setup.omens, setup.order
