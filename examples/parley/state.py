"""The table of Parley: two decks, hands, and what each envoy stands for."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from examples.parley.deck import CARDS, SEALED, SECRET_FACES
from gloam.kernel.content.piles import Deck
from gloam.kernel.core.agenda import Agenda, Procedures
from gloam.kernel.core.cards import NOBODY, CardTable, Pack, Zone, table_of
from gloam.kernel.core.data import Piece

# Zones all share.
SECRETS: Final = 0
FAVOURS: Final = 1
DISCARD: Final = 2
SPENT: Final = 3
HALL: Final = 4
RESOLVING: Final = 5
OWN: Final = 6  # from here two zones a seat: its hand, and what it holds aside

# What was discarded becomes a new deck in the middle of anything.
# rule: deck.reshuffle, deck.silence
SECRET_DECK: Final[Deck[Parley]] = Deck(SECRETS, discards=DISCARD)
FAVOUR_DECK: Final[Deck[Parley]] = Deck(FAVOURS, discards=SPENT)

# Phases.
COURT: Final = 0
ACT: Final = 1
RESOLVE: Final = 2
LIMIT: Final = 3
CANDLE: Final = 4
OVER: Final = 5

STANDING: Final = 3  # rule: setup.standing
MOST_STANDING: Final = 5  # rule: standing.most
CANDLES: Final = {2: 6, 3: 4, 4: 3}  # rule: setup.candles


@dataclass(slots=True)
class Parley(CardTable):
    phase: int
    turn: int
    sentence: int  # of the card that takes effect, the one that comes next
    candles: int
    die: int  # as it was last rolled in the open; 0 before
    again: int  # how often it may still be rolled again
    standing: list[int]  # 0 for an envoy who was led out
    omens: list[int]  # 0 for an envoy who has none; only the envoy knows the number
    opened: int  # the sealed cards that the campaign has unlocked, a bit set by face
    agenda: Agenda = field(default_factory=Agenda)  # of a sentence that is many steps

    def present(self) -> list[int]:
        return [seat for seat, standing in enumerate(self.standing) if standing]

    def neighbours(self, seat: int) -> list[int]:
        """The next envoys on both sides; one if these are the same."""
        others = self.present()
        at = bisect_left(others, seat)
        if others[at : at + 1] == [seat]:
            del others[at]
        if len(others) < 2:
            return others
        before, after = others[at - 1], others[at % len(others)]
        return [before, after] if before < after else [after, before]

    # Secrets have lower numbers than favours, equal cards are neighbours, zones are sorted.

    def secrets(self, zone: int) -> list[Piece]:
        """Only the secrets that lie there."""
        held = self.zones[zone]
        return held[: bisect_left(held, SECRET_FACES, key=self.pack.faces.__getitem__)]

    def has_secret(self, zone: int) -> bool:
        held = self.zones[zone]
        return bool(held) and self.pack.faces[held[0]] < SECRET_FACES

    def favours(self, zone: int) -> list[Piece]:
        held = self.zones[zone]
        return held[bisect_left(held, SECRET_FACES, key=self.pack.faces.__getitem__) :]

    def gain(self, seat: int, standing: int) -> None:
        """Nobody rises above the most there is; only a spoken word can cost the last."""
        now = min(self.standing[seat] + standing, MOST_STANDING)
        self.standing[seat] = max(now, 1)  # rule: standing.least
        self.tell("standing", seat, self.standing[seat])


PROCEDURES: Final[Procedures[Parley]] = Procedures()


def heap(face: int) -> int:
    """Where a card goes when it is discarded."""
    return DISCARD if face < SECRET_FACES else SPENT


def hand(seat: int) -> int:
    return OWN + 2 * seat


def aside(seat: int) -> int:
    """Cards that a seat has looked at, taken or offered, before they go where they go."""
    return OWN + 2 * seat + 1


def fresh_table(seats: int, unlocked: Collection[str] = (), burned: Sequence[str] = ()) -> Parley:
    pack = pack_of(seats, faces_for(seats, unlocked, burned))
    start = [SECRETS if face < SECRET_FACES else FAVOURS for face in pack.faces]
    zones, where, knows = table_of(pack, start)
    return Parley(
        seats,
        pack,
        zones,
        where,
        knows,
        (),
        phase=COURT,
        turn=0,
        sentence=0,
        candles=CANDLES[seats],
        die=0,
        again=0,
        standing=[STANDING] * seats,
        omens=[0] * seats,
        opened=sum([1 << face for face in SEALED if CARDS[face].sealed in unlocked]),
    )


def faces_for(seats: int, unlocked: Collection[str], burned: Sequence[str]) -> tuple[int, ...]:
    """The cards for so many envoys. A sealed card is not among them until it is unlocked, nor a
    copy that has burned."""
    faces: list[int] = []
    for face, card in enumerate(CARDS):
        if not card.sealed or card.sealed in unlocked:  # rule: setup.sealed
            left = card.copies[seats - 2] - burned.count(card.id)  # rule: setup.burned
            faces += [face] * left  # rule: setup.cards
    return tuple(faces)


@cache
def pack_of(seats: int, faces: tuple[int, ...]) -> Pack:
    """These cards, and places for so many envoys."""
    backs = [int(face >= SECRET_FACES) for face in faces]
    zones = [
        Zone("secrets", sight=NOBODY),
        Zone("favours", sight=NOBODY),
        Zone("discard"),
        Zone("spent"),
        Zone("hall"),
        Zone("resolving"),
    ]
    for seat in range(seats):
        zones.append(Zone(f"hand {seat}", sight=1 << seat, owner=seat))
        zones.append(Zone(f"aside {seat}", sight=1 << seat, owner=seat))
    return Pack(faces, backs, zones)
