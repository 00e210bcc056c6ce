"""How seats, cards and lines are named: words, and ids of nodes."""

from __future__ import annotations

from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.state import SLOTS
from gloam.kernel.present.scene import Words
from gloam.kernel.present.things import Thing

MOST_SEATS = 5
SEATS, LINES = range(MOST_SEATS), range(SLOTS * MOST_SEATS)

SEAT_ID = [f"seat-{seat}" for seat in SEATS]
HAND_ID = [f"hand-{seat}" for seat in SEATS]
ASIDE_ID = [f"aside-{seat}" for seat in SEATS]

SEAT = Thing("seat", [Words("seat", {"n": seat + 1}) for seat in SEATS], SEAT_ID, each=1)
CARD = Thing(
    "card", [Words(f"card-{card.id}") for card in CARDS], [f"card-{card.id}" for card in CARDS]
)
LINE = Thing(
    "line",
    [Words("line", {"seat": SEAT.words[n // SLOTS], "n": n % SLOTS + 1}) for n in LINES],
    [f"line-{n}" for n in LINES],
    each=SLOTS,
)
SETTING = Thing("setting", CARD.words)  # of a line: it is named, not pointed at


def character(setting: int) -> Words:
    """Whose story a line is: its setting brings somebody."""
    return Words(f"character-{CARDS[setting].id}")


def line_of(line: int, *setting: int) -> Words:
    """A line goes by its character, if it has one, and by its owner."""
    if not setting:
        return LINE.words[line]
    return Words("line-of", {"who": character(*setting), "seat": SEAT.words[line // SLOTS]})
