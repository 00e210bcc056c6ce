"""How seats, cards, sins, places and markers are named: words, and ids of nodes."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import HEAD
from gloam.games.harrowing.cards.texts import CATALOGUE, LINE_TEXT
from gloam.games.harrowing.state import (
    ACTION_WORDS,
    COLUMNS,
    DECKS,
    ENTRIES,
    MARKERS,
    MOST_DUE,
    MOST_FATE,
    MOST_FOES,
    MOST_FOUND,
    MOST_INNATE,
    MOST_ROWS,
    MOST_SEATS,
    MOST_SPOTS,
    MOST_TROVE,
    SIN_WORDS,
    SINS,
)
from gloam.kernel.present.scene import Words
from gloam.kernel.present.things import Thing

CARDS = CATALOGUE.cards
FACES = len(CARDS)
SIDE_WORDS = ("north", "east", "south", "west", "here")

# --- ids of nodes ---

# Every card but the heads is there once: it has one name wherever it lies, and travels.
CARD_ID = [f"card-{card.id}" for card in CARDS]
SHEET_ID = [f"sheet-{seat}" for seat in range(MOST_SEATS)]
EFFIGY_ID = [f"effigy-{seat}" for seat in range(MOST_SEATS)]
SIN_ID = [[f"sin-{seat}-{sin}" for sin in range(SINS)] for seat in range(MOST_SEATS)]
COLUMN_ID = [[f"column-{seat}-{n}" for n in range(COLUMNS)] for seat in range(MOST_SEATS)]
FOES_ID = [f"foes-{seat}" for seat in range(MOST_SEATS)]
INNATE_ID = [f"innate-{seat}" for seat in range(MOST_SEATS)]
SPOT_ID = [f"spot-{number}" for number in range(MOST_SPOTS)]
GHOST_ID = [f"ghost-{side}" for side in SIDE_WORDS]
FATE_ID = [f"fate-{deck}" for deck in range(DECKS)]
DOWN_ID = [f"down-{deck}" for deck in range(DECKS)]


def head_id(seat: int, column: int) -> str:
    """The node of a starting item: there is one for each effigy."""
    return f"head-{seat}-{column}"


def seam_id(seat: int, column: int, row: int) -> str:
    """What stands below the row-th item of a column."""
    return f"seam-{seat}-{column}-{row}"


def item_id(seat: int, column: int, row: int, face: int) -> str:
    return head_id(seat, column) if CARDS[face].type == HEAD else CARD_ID[face]


# --- words ---

SEATS = [Words("seat", {"n": seat + 1}) for seat in range(MOST_SEATS)]
SEAT: Thing = Thing("who", SEATS, SHEET_ID, each=1, further=[(id,) for id in EFFIGY_ID])
CARD: Thing = Thing("card", [Words(f"card-{card.id}") for card in CARDS], CARD_ID)
OTHER_CARD: Thing = Thing("other", CARD.words, CARD_ID)
SIN: Thing = Thing("sin", [Words(f"sin-{word}") for word in SIN_WORDS])
ACTION: Thing = Thing("action", [Words(f"action-{word}") for word in ACTION_WORDS])
SIDE: Thing = Thing("side", [Words(f"side-{word}") for word in SIDE_WORDS])
MARKER: Thing = Thing("marker", [Words(f"marker-{number}") for number in range(MARKERS)])


def numbered(name: str, count: int, first: int = 0) -> Thing:
    """Things that are no more than a number in a key."""
    return Thing(name, [Words("number", {"n": n + first}) for n in range(count)])


# A line of a card as it is printed, by its number.
LINE: Thing = Thing("text", [Words("seam", {"text": text}) for text in LINE_TEXT])
FATE: Thing = numbered("fate", DECKS)
PLACE: Thing = numbered("place", MOST_FATE)
COLUMN: Thing = numbered("column", COLUMNS + 1)
HALF: Thing = numbered("half", 2 * MOST_ROWS)
PRINTED: Thing = numbered("at", MOST_FOES + 1)
FOE: Thing = numbered("foe", MOST_FOES)
ROW: Thing = numbered("row", MOST_ROWS + 1)
COLUMN_NAME: Thing = Thing("where", [Words(f"label-column-{n}") for n in range(COLUMNS)])
OWN_COLUMN: Thing = numbered("column", COLUMNS)
TROVE: Thing = numbered("trove", MOST_TROVE)
SPOT: Thing = numbered("spot", MOST_SPOTS)
AMOUNT: Thing = numbered("n", 43)
ENTRY: Thing = Thing("entry", [Words(f"entry-{n}") for n in range(ENTRIES)])
FOUND: Thing = numbered("found", MOST_FOUND)
VALUE: Thing = numbered("value", 5)
INNATE: Thing = numbered("innate", MOST_INNATE)
DUE: Thing = numbered("due", MOST_DUE)
# A sin that may be none: the words of an ask put it after the amount.
ANY_SIN: Thing = Thing("sin", [*[Words(f"sin-{word}") for word in SIN_WORDS], Words("sin-any")])
