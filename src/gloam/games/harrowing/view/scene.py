"""What a seat sees: the Map, the Fates, the Trove, every effigy's sheet. No seat sees more.

The secrets of this game are between the game and the table: the order of decks, the card that
lies face down, and what is sealed. The nodes are made in `nodes.py`.
"""

from __future__ import annotations

from functools import cache

from gloam.games.harrowing.cards.catalogue import ADVERSARY, CIRCLES
from gloam.games.harrowing.rules.locations_and_map import adjacent, free_sides
from gloam.games.harrowing.rules.ritual_boss_bane import needed, ritual_total
from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    ITEM_DISCARD,
    ITEMS,
    NO_ONE,
    RESOLVING,
    RITUAL,
    SET_ASIDE,
    SIDES,
    SINS,
    STANDARD,
    TROVE,
    TURNED,
    Harrowing,
    Phase,
    bag,
    discards,
    down,
    fate,
)
from gloam.games.harrowing.view import nodes
from gloam.games.harrowing.view.names import (
    CARD,
    CARDS,
    DOWN_ID,
    FATE_ID,
    FOES_ID,
    INNATE_ID,
    SHEET_ID,
)
from gloam.kernel.core.data import Piece
from gloam.kernel.present.card_nodes import pile
from gloam.kernel.present.scene import Card, Face, Node, Words

DECK_WORDS = ("infernal", "carnival")


# --- what never changes, until something sealed is opened ---


def fixed(game: Harrowing) -> tuple[Node, ...]:
    """The faces of all cards that this table may know."""
    return _faces(frozenset([f"number-{number}" for number in game.manifested]))


@cache
def _faces(opened: frozenset[str]) -> tuple[Face, ...]:
    # rule: unknown.sealed-ui
    return tuple(
        [_face(n) for n, card in enumerate(CARDS) if not card.sealed or card.sealed in opened]
    )


# What a passage is called on the card; those without a name are its text.
NAMED = {
    "threat": "Threat",
    "misstep": "Misstep",
    "defeated": "When Defeated",
    "charted": "When Charted",
}


def _face(number: int) -> Face:
    card = CARDS[number]
    numbers = [("eyes", card.eyes)] if card.eyes else []
    numbers += [("tier", card.tier)] if card.tier else []
    numbers += [("health", card.health)] if card.health else []
    numbers += [("ritual", card.ritual)] if card.ritual else []
    passages = card.passages
    named = [f"{title}: {passages[name]}" for name, title in NAMED.items() if name in passages]
    return Face(
        id=card.id,
        name=CARD.words[number],
        type=card.type,
        text=" ".join([text for name, text in passages.items() if name not in NAMED]),
        flavour=card.flavour,
        icon=card.icon,
        numbers=tuple(numbers),
        lines=(*card.keywords, *named),
    )


# --- what everybody sees ---


def public(game: Harrowing) -> list[Node]:
    shown: list[Node] = []
    _add_head(game, shown)
    _add_map(game, shown)
    _add_fates(game, shown)
    _add_cards(game, shown)
    if game.rolled is not None:
        if game.rolled.dice:
            shown.append(nodes.dice(game.rolled))
        if game.rolled.numbers:
            shown.append(nodes.numbers(game.rolled))
    for seat in range(game.seats):
        _add_effigy(game, seat, shown)
    return shown


def _add_head(game: Harrowing, shown: list[Node]) -> None:
    present = game.present()
    shown.append(nodes.circle(game.circle))
    shown.append(nodes.ritual(ritual_total(game), needed(game)))
    shown.append(_boss(game))
    shown.append(nodes.bane(game.bane))
    count = sum([game.damned(seat) for seat in present]) if game.phase is not Phase.CREATION else 0
    shown.append(nodes.damned(count, len(present)))


@cache
def boss_of(circle: int) -> int:
    """The Boss of a Circle."""
    home = CIRCLES[circle]
    return next(face for face, card in enumerate(CARDS) if card.is_boss and card.home == home)


def _boss(game: Harrowing) -> Node:
    face = boss_of(game.circle)
    if not game.boss_placed:
        ready = ritual_total(game) >= needed(game)
        return nodes.boss("ready" if ready else "waits", face)
    if any(game.pack.faces[piece] == face for piece in game.zones[fate(STANDARD)]):
        return nodes.boss("in-fate", face)
    return nodes.boss("held", face, game.boss_health - game.damage.get(face, 0))


def _add_map(game: Harrowing, shown: list[Node]) -> None:
    spots = game.spots
    ghosts = _ghosts(game)
    xs = [spot.x for spot in spots.values()] + [x for _, x, _ in ghosts]
    ys = [spot.y for spot in spots.values()] + [y for _, _, y in ghosts]
    west, north = min(xs, default=0), min(ys, default=0)
    wide, high = max(xs, default=0) - west + 1, max(ys, default=0) - north + 1
    shown.append(nodes.board(game.circle, wide, high))
    for number, spot in spots.items():
        place = spot.x - west, spot.y - north
        shown += nodes.space(number, spot.face, *place, spot.closed, spot.charted)
    for number in spots:
        for _, other in adjacent(game, number):
            if number < other:
                shown.append(nodes.way(number, other))
    shown += [nodes.ghost(side, x - west, y - north) for side, x, y in ghosts]
    for seat, at in enumerate(game.at):
        if at >= 0:
            shown.append(nodes.effigy(seat, game.markers[seat], at, _marks(game, seat)))


def _ghosts(game: Harrowing) -> list[tuple[int, int, int]]:
    """Where a location may be laid, while somebody may: (side, x, y)."""
    if game.placing == NO_ONE or not game.zones[RESOLVING]:
        return []
    spot = game.here(game.placing)
    face = game.pack.faces[game.zones[RESOLVING][-1]]
    sides = free_sides(game, game.placing, face)
    return [(side, spot.x + SIDES[side][0], spot.y + SIDES[side][1]) for side in sides]


def _add_fates(game: Harrowing, shown: list[Node]) -> None:
    zones = game.zones
    for deck in game.fates:
        name = DECK_WORDS[deck]
        id = FATE_ID[deck]
        shown.append(nodes.row(id, "", id, NO_ONE))
        shown += [nodes.card(id, game.pack.faces[piece]) for piece in zones[fate(deck)]]
        if zones[down(deck)]:  # rule: fate.no-peeking
            shown.append(_face_down(deck))
        shown.append(pile(f"deck-{deck}", len(zones[bag(deck)]), name))
        shown.append(pile(f"discard-{deck}", len(zones[discards(deck)]), name))


@cache
def _face_down(deck: int) -> Card:
    label = Words("label-face-down")
    return Card(id=DOWN_ID[deck], within=FATE_ID[deck], back=DECK_WORDS[deck], label=label)


def _add_cards(game: Harrowing, shown: list[Node]) -> None:
    zones = game.zones
    shown.append(nodes.row("trove", "", "trove", NO_ONE))
    shown += [nodes.card("trove", game.pack.faces[piece]) for piece in zones[TROVE]]
    shown.append(pile("items", len(zones[ITEMS]), "item"))
    shown.append(pile("item-discard", len(zones[ITEM_DISCARD]), "item"))
    if zones[RESOLVING]:
        face = game.pack.faces[zones[RESOLVING][-1]]
        if CARDS[face].tale:
            shown.append(nodes.tale(face))
    for id, zone in (("resolving", RESOLVING), ("turned", TURNED), ("set-ritual", RITUAL)):
        _add_row(game, id, zones[zone], shown)
    boss = boss_of(game.circle)
    # rule: zone.discard-open
    aside = [piece for piece in zones[SET_ASIDE] if _may_be_seen(game, piece, boss)]
    _add_row(game, "aside", aside, shown)


def _may_be_seen(game: Harrowing, piece: Piece, boss: int) -> bool:
    """Of what is set aside, the Boss of this Circle and what the table has opened."""
    face = game.pack.faces[piece]
    return CARDS[face].type != ADVERSARY or face == boss  # rule: boss.per-circle


def _add_row(game: Harrowing, id: str, pieces: list[Piece], shown: list[Node]) -> None:
    if pieces:
        shown.append(nodes.row(id, "", id, NO_ONE))
        shown += [nodes.card(id, game.pack.faces[piece]) for piece in pieces]


def _add_effigy(game: Harrowing, seat: int, shown: list[Node]) -> None:
    at = game.at[seat]
    face = game.spots[at].face if at >= 0 else NO_ONE
    sheet = game.sheet(seat)
    sixes = sheet.sixes()
    omens = game.omens[seat]
    shown.append(nodes.sheet(seat, game.markers[seat], omens, sixes, face, _marks(game, seat)))
    if at < 0:
        return
    pairs = zip(range(SINS), sheet.corruption, sheet.base, strict=True)
    shown += [nodes.sin(seat, sin, held, base) for sin, held, base in pairs]
    first = COLUMN + COLUMNS * game.zone_of[seat]
    faces = game.pack.faces
    for number in range(COLUMNS):
        lying = tuple([faces[piece] for piece in game.zones[first + number]])
        gaps = game.gaps[first + number - COLUMN]
        shown += nodes.column(seat, number, lying, gaps, sheet.spent)
    foes = game.foes(seat)
    if foes:
        shown.append(nodes.row(FOES_ID[seat], SHEET_ID[seat], "foes", seat))
        for piece in foes:
            _add_foe(game, seat, faces[piece], shown)
    if game.innate(seat):
        shown.append(nodes.row(INNATE_ID[seat], SHEET_ID[seat], "innate", seat))
        shown += [nodes.card(INNATE_ID[seat], faces[piece]) for piece in game.innate(seat)]


def _add_foe(game: Harrowing, seat: int, face: int, shown: list[Node]) -> None:
    card = CARDS[face]
    marks = ("hunter",) if "Hunter" in card.keywords else ()
    shown.append(nodes.card(FOES_ID[seat], face, marks))
    whole = game.boss_health if card.is_boss else card.health
    if whole:
        shown.append(nodes.health(seat, face, whole - game.damage.get(face, 0), whole))


def _marks(game: Harrowing, seat: int) -> tuple[str, ...]:
    marks: list[str] = []
    if game.hunted() == seat:
        marks.append("hunted")
    if game.at[seat] < 0:
        marks.append("out")
    elif game.phase is not Phase.CREATION and game.damned(seat):
        marks.append("damned")
    return tuple(marks)
