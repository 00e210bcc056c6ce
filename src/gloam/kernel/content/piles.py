"""Decks: drawn from, put back on, looked into, and made anew of their discards.

A shuffled pile has no order until somebody draws: a deck is a bag, with an ordered zone above it
for what was put on top and one below for what was put at the bottom. A draw takes the top, then
the bag (a roll), then the bottom; an empty deck is made anew of its discards.

    LOOT = Deck(0, top=1, bottom=2, discards=3, refilled=tell_reshuffled)
    LOOT.draw(game, game.hand(seat))

Who sees what is the zones' own affair (`deck_zones`): nobody sees bag, top and bottom, and who
has looked at a card that was put back remembers it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from gloam.kernel.core.cards import NOBODY, CardTable, Zone
from gloam.kernel.core.data import Piece

S = TypeVar("S", bound=CardTable)

NO_ZONE: Final = -1


def deck_zones(name: str, *, open_discards: bool) -> list[Zone]:
    """The four zones of a deck, in the order bag, top, bottom, discards."""
    discards = f"{name} discards"
    return [
        Zone(name, NOBODY),
        Zone(f"top of {name}", NOBODY, ordered=True),
        Zone(f"bottom of {name}", NOBODY, ordered=True),
        Zone(discards, ordered=True) if open_discards else Zone(discards, NOBODY, ordered=True),
    ]


class Deck(Generic[S]):
    """A deck by the numbers of its zones; those it does not have are NO_ZONE.

    `refilled(game)` is called when the discards have become the deck: to tell it, to count it.
    """

    def __init__(
        self,
        bag: int,
        *,
        top: int = NO_ZONE,
        bottom: int = NO_ZONE,
        discards: int = NO_ZONE,
        refilled: Callable[[S], None] | None = None,
    ) -> None:
        self.bag = bag
        self.top = top
        self.bottom = bottom
        self.discards = discards
        self._refilled = refilled

    def draw(self, game: S, to: int, seen: int = NOBODY) -> Piece | None:
        """The next card goes to a zone; None if there is none, in the discards neither."""
        zones = game.zones
        if self.top >= 0 and zones[self.top]:
            return game.draw(self.top, to, seen)
        bag = self.bag
        if not zones[bag]:
            if self.bottom >= 0 and zones[self.bottom]:
                piece = zones[self.bottom][0]  # what was put there first lies higher
                game.move(piece, to, seen)
                return piece
            if not self.refill(game):
                return None
        return game.draw(bag, to, seen)

    def draw_up_to(self, game: S, to: int, count: int) -> list[Piece]:
        """As many cards as there are, up to `count`; the next one first."""
        drawn: list[Piece] = []
        for _ in range(count):
            piece = self.draw(game, to)
            if piece is None:
                break
            drawn.append(piece)
        return drawn

    def refill(self, game: S) -> bool:
        """Shuffle the discards into the deck. False if there are none."""
        if self.discards < 0 or not game.zones[self.discards]:
            return False
        game.shuffle(self.bag, self.discards)
        if self._refilled is not None:
            self._refilled(game)
        return True

    def put_back(self, game: S, looked: Sequence[Piece], under: Piece | None = None) -> None:
        """Cards that were looked at go back on top as they lay; one may go to the bottom."""
        for piece in reversed(looked):
            if piece != under:
                game.move(piece, self.top)
        if under is not None:
            game.move(under, self.bottom)

    def size(self, game: S) -> int:
        """How many cards are in the deck, which is all that anybody sees of it."""
        return sum(
            [len(game.zones[zone]) for zone in (self.bag, self.top, self.bottom) if zone >= 0]
        )

    def left(self, game: S) -> int:
        """How many cards can still be drawn, those that a refill would bring included."""
        return self.size(game) + (len(game.zones[self.discards]) if self.discards >= 0 else 0)


# --- cards by face ---


def distinct_faces(game: CardTable, pieces: Sequence[Piece]) -> list[int]:
    """Each face once, in the order of the pieces: equal cards make one option."""
    faces = game.pack.faces
    return list(dict.fromkeys(map(faces.__getitem__, pieces)))


def piece_with(game: CardTable, zone: int, face: int) -> Piece:
    """A piece with this face that lies in a zone; equal ones are all the same."""
    faces = game.pack.faces
    for piece in game.zones[zone]:
        if faces[piece] == face:
            return piece
    raise ValueError(f"nothing with face {face} lies in {game.pack.zones[zone].name}.")
