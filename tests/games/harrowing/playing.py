"""The test language of The Harrowing: set a table by names, play, look.

    table = harrowing(2, foes={0: ["fiend"]}, rolls=[FAULT])
    table.act(FIGHT)
    assert table.corruption(0) == 2

Cards are those of `stand_ins.py`, by id. Fate, Trove, zones and piles hold what is named and
nothing else; all other cards are in their decks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from gloam.games.harrowing.cards.catalogue import HEAD
from gloam.games.harrowing.game import HarrowingRules
from gloam.games.harrowing.rules.locations_and_map import lay
from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    FOES,
    FULL,
    INNATE,
    ITEM_DISCARD,
    MAP,
    OUT,
    RITUAL,
    SINS,
    STANDARD,
    TROVE,
    Harrowing,
    Outcome,
    Phase,
    discards,
    down,
    fate,
)
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.content import ledger
from gloam.kernel.content.registry import games
from gloam.kernel.core.cards import table_of
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import ScriptedDice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import LASTING, Change, Event, Journal
from tests.games.harrowing.stand_ins import book
from tests.playing import Table

# What a die shows, as `game.roll(6)` gives it; red and black dice alike but for the last face.
FAULT, GRACE, BLANK, BANE = 0, 2, 5, 5

# What lies in the Fate and the Trove unless told, as far as it is not elsewhere.
UP = ("calm", "dark")
DOWN = ("wound", "rain", "shift")
GOODS = ("bat", "note", "tin")

RULES = HarrowingRules(book())
T = TypeVar("T")


def proves(game: str, *ids: str) -> Callable[[T], T]:
    """`ledger.proves`, once the game is registered: before, nobody knows a game of this name."""
    return ledger.proves(game, *ids) if game in games() else lambda test: test


def face(id: str) -> int:
    return book().face[id]


class Layout:
    """Gives each named card a place of its own."""

    def __init__(self, game: Harrowing) -> None:
        self.faces = game.pack.faces
        self.places = list(game.where)
        self.free = set(range(len(self.faces)))
        self.order: list[tuple[int, list[int]]] = []

    def take(self, id: str) -> int:
        wanted = face(id)
        for piece in sorted(self.free):
            if self.faces[piece] == wanted:
                self.free.remove(piece)
                return piece
        raise AssertionError(f"there is no (further) {id} in this game")

    def left(self, ids: Sequence[str], most: int, but: Sequence[str] = ()) -> list[str]:
        """Those of some cards that have no place yet."""
        free = {self.faces[piece] for piece in self.free}
        return [id for id in ids if face(id) in free and id not in but][:most]

    def put(self, cards: Sequence[str], zone: int) -> None:
        pieces = [self.take(id) for id in cards]
        for piece in pieces:
            self.places[piece] = zone
        self.order.append((zone, pieces))


def harrowing(
    seats: int = 2,
    *,
    values: Mapping[int, Sequence[int]] | None = None,
    corrupt: Mapping[int, Mapping[int, int]] | None = None,
    omens: int | Mapping[int, int] = 10,
    foes: Mapping[int, Sequence[str]] | None = None,
    columns: Mapping[int, Sequence[Sequence[str]]] | None = None,
    innate: Mapping[int, Sequence[str]] | None = None,
    fate_up: Sequence[str] | None = None,
    fate_down: str | None = None,
    trove: Sequence[str] | None = None,
    spots: Sequence[tuple[str, int, int, str]] = (("gate", 0, 0, "open"),),
    at: Mapping[int, str] | None = None,
    hunted: int = 0,
    bane: int = 1,
    damage: Mapping[str, int] | None = None,
    ritual: Sequence[str] = (),
    item_discards: Sequence[str] = (),
    infernal_discards: Sequence[str] = (),
    empty: Sequence[int] = (),
    boss_health: int = 0,
    draws: Sequence[str] = (),
    rolls: Sequence[int] = (),
    changes: Sequence[Change] = (),
    options: Mapping[str, str] | None = None,
    arrange: Callable[[Harrowing], None] | None = None,
) -> HarrowingTable:
    """A game in full swing, in the open state. All sins have the value 1 unless told.

    `spots` are (card, x, y, "open" or "closed"); effigies are at the first of them. `draws` is
    what comes from bags, in order; cards of `empty` zones are out of the game.
    """
    campaign = campaign_of(changes)
    game = RULES.setup(RULES.choices(options or {}), seats, campaign)
    game.memo.found.clear()  # so that every test works abilities out itself
    layout = Layout(game)
    for seat in range(seats):
        layout.put((foes or {}).get(seat, ()), FOES + seat)
        layout.put((innate or {}).get(seat, ()), INNATE + seat)
        heads = [card.id for card in book().cards if card.type == HEAD]
        below = (columns or {}).get(seat, ((), (), ()))
        for number, head in enumerate(heads):
            layout.put([head, *below[number]], COLUMN + COLUMNS * seat + number)
    layout.put([id for id, _, _, _ in spots], MAP)
    layout.put(ritual, RITUAL)
    layout.put(item_discards, ITEM_DISCARD)
    layout.put(infernal_discards, discards(STANDARD))
    picks = [layout.take(id) for id in draws]
    named = [*(fate_up or ()), *([fate_down] if fate_down else ())]
    up = layout.left(UP, 2, named) if fate_up is None else fate_up
    layout.put(up, fate(STANDARD))
    face_down = layout.left(DOWN, 1, named) if fate_down is None else [fate_down] * bool(fate_down)
    layout.put(face_down, down(STANDARD))
    layout.put(layout.left(GOODS, 3) if trove is None else trove, TROVE)
    for piece in layout.free:
        if layout.places[piece] in empty:
            layout.places[piece] = OUT
    game.zones, game.where, game.knows = table_of(game.pack, layout.places)
    for zone, pieces in layout.order:
        if pieces:
            game.zones[zone][:] = [Piece(piece) for piece in pieces]
    for id, x, y, state in spots:
        lay(game, face(id), x, y, state == "closed")
    by_id = {book().cards[spot.face].id: number for number, spot in game.spots.items()}
    for seat in range(seats):
        sheet = game.sheets[seat]
        sheet.base[:] = (values or {}).get(seat, [1] * SINS)
        sheet.corruption[:] = sheet.base
        for sin, held in (corrupt or {}).get(seat, {}).items():
            sheet.corruption[sin] = held
        game.omens[seat] = omens if isinstance(omens, int) else omens.get(seat, 10)
        game.at[seat] = by_id[(at or {}).get(seat, spots[0][0])]
        game.markers[seat] = seat
    for column in range(COLUMNS * seats):
        _mark_gaps(game, column)
    for id, dealt in (damage or {}).items():
        game.damage[face(id)] = dealt
    game.ready = tuple(range(seats))
    game.eye = game.floor = game.actor = hunted
    game.bane, game.phase = bane, Phase.PLAY
    game.boss_health, game.boss_placed = boss_health, bool(boss_health)
    game.dice = ScriptedDice(rolls, picks)
    if arrange is not None:
        arrange(game)
    return HarrowingTable(Run.at(RULES, game))


def _mark_gaps(game: Harrowing, column: int) -> None:
    """Where neighbours could not be joined there is a gap."""
    texts, faces = book().texts, game.pack.faces
    held = [texts[faces[piece]] for piece in game.zones[COLUMN + column]]
    for row in range(1, len(held)):
        bottom, top = held[row - 1].bottom, held[row].top
        assert bottom is not None
        assert top is not None
        if bottom.boxes.isdisjoint(top.boxes):
            game.gaps[column] |= 1 << row


def fresh(
    seats: int = 2,
    rolls: Sequence[int] = (),
    changes: Sequence[Change] = (),
    options: Mapping[str, str] | None = None,
    values: Mapping[int, Sequence[int]] | None = None,
    arrange: Callable[[Harrowing], None] | None = None,
) -> HarrowingTable:
    """A game from its beginning; with `values`, up to the open state."""
    game = RULES.setup(RULES.choices(options or {}), seats, campaign_of(changes))
    game.dice = ScriptedDice(rolls)
    RULES.deal(game)
    if arrange is not None:
        arrange(game)
    table = HarrowingTable(Run.at(RULES, game))
    for seat in range(seats) if values is not None else ():
        table.answer("marker", seat, seat=seat)
        for sin, value in enumerate((values or {}).get(seat, [1] * SINS)):
            table.answer("value", sin, value, seat=seat)
    for seat in range(seats) if values is not None else ():
        table.answer("confirm", seat=seat)
    return table


class HarrowingTable(Table):
    """A game of The Harrowing under test."""

    @property
    def game(self) -> Harrowing:
        state: Harrowing = self.run.state
        return state

    # --- playing ---

    def answer(self, *key: str | int, seat: int | None = None) -> HarrowingTable:
        super().answer(*key, seat=seat)
        return self

    def act(self, action: int, seat: int = 0) -> HarrowingTable:
        return self.answer("act", action, seat=seat)

    def invoke(self, place: int, seat: int = 0, deck: int = STANDARD) -> HarrowingTable:
        """The card at a place of the Fate; 0 is the face-down one."""
        return self.answer("invoke", deck, place, seat=seat)

    def call(self, *call: str | int) -> HarrowingTable:
        """As if a card had ordered it: everything up to the next ask, or to the open state."""
        game = self.game
        game.agenda.call(call, then=("settle",))
        game.journal = []
        run = Run(RULES, game, True)
        collected: list[Journal] = []
        run.journals = collected
        run._go_on()
        again = HarrowingTable(run)
        run.journals = collected  # what was told on the way to the ask
        return again

    def sins(self, *sins: int) -> HarrowingTable:
        for sin in sins:
            self.answer("sin", sin)
        return self

    # --- looking ---

    @property
    def asked(self) -> tuple[int, str]:
        """Whom the open ask is for, and its word."""
        about = self.ask.about
        return self.ask.seat, about if isinstance(about, str) else str(about[0])

    @property
    def is_open(self) -> bool:
        return self.run.ask is not None and self.asked[1] in ("open", "floor")

    def may(self, *key: str | int, seat: int | None = None) -> bool:
        return self.run.ask is not None and key in self.options(seat)

    def offered(self, word: str, seat: int | None = None) -> list[tuple[int, ...]]:
        return [key[1:] for key in self.options(seat) if key[0] == word]

    def corruption(self, seat: int) -> int:
        """What an effigy has taken beyond its base values."""
        sheet = self.game.sheet(seat)
        return sum(sheet.corruption) - sum(sheet.base)

    def held(self, seat: int) -> list[int]:
        return list(self.game.sheet(seat).corruption)

    def foes(self, seat: int) -> list[str]:
        return self.names(FOES + self.game.zone_of[seat])

    def column(self, seat: int, number: int) -> list[str]:
        """The items below a head; a gap is an empty word."""
        zone = self.game.column(seat, number)
        gaps = self.game.gaps[zone - COLUMN]
        found: list[str] = []
        for row, id in enumerate(self.names(zone)):
            if gaps >> row & 1:
                found.append("")
            found.append(id)
        return found[1:]

    def names(self, zone: int) -> list[str]:
        faces = self.game.pack.faces
        return [book().cards[faces[piece]].id for piece in self.game.zones[zone]]

    def fate(self, deck: int = STANDARD) -> list[str]:
        return self.names(fate(deck))

    def down(self, deck: int = STANDARD) -> list[str]:
        return self.names(down(deck))

    def discards(self, deck: int = STANDARD) -> list[str]:
        return self.names(discards(deck))

    def trove(self) -> list[str]:
        return self.names(TROVE)

    def at(self, seat: int) -> str:
        if self.game.at[seat] < 0:
            return ""
        return book().cards[self.game.here(seat).face].id

    def map(self) -> dict[str, tuple[int, int]]:
        cards = book().cards
        return {cards[spot.face].id: (spot.x, spot.y) for spot in self.game.spots.values()}

    def closed(self, id: str) -> bool:
        return next(s.closed for s in self.game.spots.values() if s.face == face(id))

    def spot(self, id: str) -> int:
        return next(n for n, spot in self.game.spots.items() if spot.face == face(id))

    def says(self, word: str) -> list[Event]:
        return [event for event in self.told() if event[0] == word]

    def rolled(self) -> list[Event]:
        """The tests so far: who, the sin, Faults and Graces, without the dice themselves."""
        return [event[:5] for event in self.says("rolled")]

    def recorded(self) -> list[Change]:
        """The lasting changes so far."""
        journals = [*(self.run.journals or []), self.game.journal or []]
        return [entry[2] for journal in journals for entry in journal if entry[0] == LASTING]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome


def sixes(*sins: int) -> dict[int, int]:
    """Corruption of six in these sins."""
    return dict.fromkeys(sins, FULL)


def unlocked(*seals: str) -> list[Change]:
    return [("unlock", seal) for seal in seals]
