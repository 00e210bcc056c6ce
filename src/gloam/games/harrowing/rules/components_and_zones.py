"""Components and zones: all that lies on the table before set-up, and who may look at it where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from gloam.games.harrowing.cards.catalogue import (
    AREAS,
    HEAD,
    INNATE_ITEM,
    ITEM,
    STORY,
    Card,
    Catalogue,
)
from gloam.games.harrowing.rules.abilities import Memo
from gloam.games.harrowing.rules.adversaries import faces_of
from gloam.games.harrowing.rules.items import item_at, tiered
from gloam.games.harrowing.rules.legacy.campaign import past
from gloam.games.harrowing.rules.legacy.circles import cards_of_circle
from gloam.games.harrowing.rules.setup import start_zone
from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    FOES,
    GREY_BACK,
    INNATE,
    ITEM_BACK,
    MOST_SEATS,
    NO_ONE,
    SINS,
    STANDARD,
    ZONES,
    Harrowing,
    Sheet,
    bag,
)
from gloam.kernel.core.asks import Key
from gloam.kernel.core.cards import NOBODY, Pack, Zone, set_of, table_of

# --- components ---

MOST_DICE: Final = 6  # rule: component.doom-dice
DAMAGE_DIE_FACES: Final = 6  # rule: component.damage-die-faces


def fresh_table(book: Catalogue, seats: int, circle: int, campaign: Mapping[str, Any]) -> Harrowing:
    """The cards of the Circle, but for what the campaign has changed, each in its zone."""
    before = past(campaign)
    # rule: circle.same-setup, circle.shared-items, circle.origins, circle.nine, circle.scope
    # rule: campaign.unknown-obliterated, campaign.abandoned-return
    cards = pack_of(book, circle, before.gone)
    # rule: zone.set-aside, zone.unknown-sealed, zone.back-colour
    start = [start_zone(book.cards[face], before.manifested) for face in cards.faces]
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
        # rule: component.effigy-sheets, component.damage-dice, effigy.seven-sins
        sheets=[Sheet([0] * SINS, [0] * SINS) for _ in range(seats)],
        sheet_of=tuple(range(seats)),  # rule: seat.one-effigy
        zone_of=tuple(range(seats)),
        omens=[0] * seats,  # rule: component.omen-tokens, component.not-limiting
        markers=[NO_ONE] * seats,
        at=[0] * seats,
        gaps=[0] * (COLUMNS * MOST_SEATS),  # rule: seat.player-count
    )


@cache
def pack_of(book: Catalogue, circle: int, gone: tuple[str, ...]) -> Pack:
    """The cards of a game in a Circle; what the campaign has obliterated is not among them."""
    # rule: component.decks
    faces = cards_of_circle(book, circle, gone)
    return Pack(faces, [_back(book.cards[face]) for face in faces], zones_of())


@cache
def memo_of(cards: Pack) -> Memo:
    """What was worked out of these cards, for all games with them."""
    return Memo()


def _back(card: Card) -> int:
    """All cards of a deck look alike from behind."""
    # rule: zone.back-colour
    if card.type in (ITEM, HEAD, INNATE_ITEM):
        return ITEM_BACK
    return GREY_BACK if card.is_grey else AREAS.get(card.home, STANDARD)


# --- zones ---


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


def in_play(game: Harrowing, seat: int) -> Iterator[tuple[Key, int]]:
    """Keys and faces of the items and adversaries in effigy zones, and of the Map."""
    for other in game.round_from(seat):  # rule: zone.in-play
        yield from [(key, item_at(game, key)) for key in tiered(game, other)]
        yield from [(("foe", other, at), face) for at, face in enumerate(faces_of(game, other))]
    yield from [(("spot", number), spot.face) for number, spot in game.spots.items()]


def seen_through(game: Harrowing, deck: int) -> None:
    """A deck was searched for stories and is shuffled: all know that no other was in it."""
    if game.remembers:
        types, faces = game.book.type, game.pack.faces
        absent = [
            piece
            for piece in range(len(faces))
            if types[faces[piece]] == STORY and game.where[piece] != bag(deck)
        ]
        game.rule_out((1 << game.seats) - 1, set_of(absent), bag(deck))
    game.shuffle(bag(deck))  # rule: zone.search-shuffle
