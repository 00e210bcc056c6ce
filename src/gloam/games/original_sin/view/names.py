"""How figures, cards, spaces and location cards are named: words, and ids of nodes.

Nothing of a location is in the words file: names of its spaces and titles of its cards travel as
plain text with what names them, and so only to those who have come there.
"""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.catalogue import BOSS_PAGE, MINION, ORIGIN
from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.cards.echoes import SCENES
from gloam.games.original_sin.cards.location_cards import LocationCard
from gloam.games.original_sin.rules.dice import CLOSEST, HITS, SPECIALS
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.state import (
    BOSS,
    DAMAGE_WORDS,
    FIGURES,
    MOST_ORIGINS,
    PACK,
    RUNES_AT,
    TRAY,
    WORN,
    OriginalSin,
)
from gloam.games.original_sin.view.card_texts import text_of
from gloam.games.original_sin.view.keys import MOST_CARDS, MOST_HP, MOST_OPTIONS, MOST_SPACES
from gloam.kernel.present.scene import Words
from gloam.kernel.present.things import Thing

LETTERS: Final = "ABCDEF"  # of the trays
COLOUR_WORDS: Final = ("white", "blue", "red", "targeting")
ENVIRONMENT_MARKS: Final = ("", "charged", "wet", "warm", "oily", "difficult")
FACE_OF: Final = {
    (0, 0): "blank",
    (1, 0): "hit",
    (1, 1): "hit-special",
    (2, 0): "two-hits",
    (2, 1): "two-hits-special",
    (3, 0): "three-hits",
}
SLOT_WORDS: Final = ("head", "chest", "hand", "other-hand", "trinket")

# --- ids of nodes ---

FIGURE_ID: Final = [f"figure-{who}" for who in range(FIGURES)]
SHEET_ID: Final = [f"sheet-{who}" for who in range(FIGURES)]
SPACE_ID: Final = [f"space-{space}" for space in range(MOST_SPACES)]
LOCATION_CARD_ID: Final = [f"held-{card}" for card in range(MOST_CARDS)]
HANDS: Final = ("hand", "gear", "pack", "talents", "track")  # where cards of an Origin lie


def card_id(place: str, who: int, face: int, copy: int = 0) -> str:
    """The node of a card that lies with a figure."""
    name = f"{place}-{who}/{CARDS[face].id}"
    return f"{name}/{copy}" if copy else name


def lying_id(row: str, face: int, copy: int = 0) -> str:
    """The node of a card in a row that is nobody's."""
    return f"{row}/{CARDS[face].id}/{copy}" if copy else f"{row}/{CARDS[face].id}"


def slot_id(who: int, slot: int) -> str:
    """The node of an item by its place: slots are 0 to 4, places in the backpack from 5."""
    return f"item-{who}-{slot}"


# --- figures: by number and face ---


def _figure(code: int) -> Words:
    face, who = divmod(code, FIGURES)
    card = CARDS[face]
    if card.type == MINION and TRAY <= who < BOSS:
        return Words("minion", {"card": Words(f"card-{card.id}"), "letter": LETTERS[who - TRAY]})
    if card.type in (ORIGIN, BOSS_PAGE):
        return Words(f"card-{card.id}")
    return Words("somebody")


_FIGURES = [_figure(code) for code in range(FIGURES * len(CARDS))]
_FIGURE_NODES = [FIGURE_ID[code % FIGURES] for code in range(len(_FIGURES))]
_SHEETS = [(SHEET_ID[code % FIGURES],) for code in range(len(_FIGURES))]
# In events a figure comes with its face (`OriginalSin.told`); in keys and asks it is a number.
TOLD: Thing = Thing("who", _FIGURES, _FIGURE_NODES, further=_SHEETS)
WHO: Thing = Thing("who", _FIGURES, _FIGURE_NODES, here=FIGURES, further=_SHEETS)
OTHER: Thing = WHO.called("other")
ORIGIN_OF: Thing = Thing("who", _FIGURES, _FIGURE_NODES, here=MOST_ORIGINS, further=_SHEETS)

# --- cards and what is printed on them ---

CARD: Thing = Thing("card", [Words(f"card-{card.id}") for card in CARDS])
BY: Thing = Thing(
    "card", [*CARD.words, Words("label-source")]
)  # what pays for a reroll; -1 is Source
DAMAGE: Thing = Thing("damage", [Words(f"damage-{word}") for word in DAMAGE_WORDS])
COLOUR: Thing = Thing("colour", [Words(f"colour-{word}") for word in COLOUR_WORDS])
ENVIRONMENT: Thing = Thing(
    "ground", [Words(f"mark-{word or 'bare'}") for word in ENVIRONMENT_MARKS]
)
SLOT: Thing = Thing("slot", [Words(f"slot-{word}") for word in SLOT_WORDS])


def numbered(name: str, count: int) -> Thing:
    """Things that are no more than a number in a key."""
    return Thing(name, [Words("number", {"n": n}) for n in range(count)])


OPTION: Thing = numbered("n", MOST_OPTIONS)
DUE: Thing = numbered("n", MOST_OPTIONS)
AMOUNT: Thing = numbered("n", MOST_HP + 1)
PLACE: Thing = numbered("n", RUNES_AT + WORN)
IN_PACK: Thing = numbered("n", PACK + 4)
# What a die shows, by its number: hits and specials, or whom an enemy looks for.
DIE_FACES: Final = (
    *[FACE_OF[hits, specials] for hits, specials in zip(HITS, SPECIALS, strict=True)][:CLOSEST],
    *["closest"] * 3,
    *["special"] * 3,
)
DIE: Thing = numbered("n", len(DIE_FACES))

# --- the location: its numbers mean something else at every one ---

_SPACES: list[Words] = []
_SPACE_NODES: list[str] = []
_TITLES: list[Words] = []
_TITLE_NODES: list[str] = []
PRINTED: list[LocationCard] = []  # the location card of each title
_SAID: list[Words] = []  # what options and results of location cards say
_SAID_AT: dict[tuple[int, int, int], int] = {}  # by title, part and place
_FIRST: dict[str, tuple[int, int]] = {}  # of its spaces and of its cards, by location


def _first(place: Location) -> tuple[int, int]:
    """Where the names of a location begin. One that is not in the Atlas is added."""
    found = _FIRST.get(place.id)
    if found is None:
        found = _FIRST[place.id] = len(_SPACES), len(_TITLES)
        for at, space in enumerate(place.spaces):
            key = "space-tactical" if space.tactical else "space"
            _SPACES.append(Words(key, {"name": space.name, "n": space.id}))
            _SPACE_NODES.append(SPACE_ID[at])
        for at, card in enumerate(place.cards):
            _TITLES.append(Words("titled", {"title": card.title}))
            PRINTED.append(card)
            _say_parts(len(PRINTED) - 1)
            _TITLE_NODES.append(LOCATION_CARD_ID[at])
    return found


def _say_parts(title: int) -> None:
    """Every option of a card in its words, every row of results by what it does."""
    for number, part in enumerate(PRINTED[title].parts):
        rows = ["; ".join([text_of(line) for line in row.do]) or "…" for row in part.results]
        for at, text in enumerate([option.say for option in part.options] or rows):
            _SAID_AT[title, number, at] = len(_SAID)
            _SAID.append(Words("say", {"text": text}))


for _place in LOCATIONS.values():
    _first(_place)
SPACE: Thing = Thing("space", _SPACES, _SPACE_NODES, here=MOST_SPACES)
LOCATION_CARD: Thing = Thing("title", _TITLES, _TITLE_NODES, here=MOST_CARDS)
SAID: Thing = Thing("say", _SAID)
# What may be answered in a scene of the Hall of Echoes, by its place among all answers.
ANSWERS: Final = [(key, at) for key, scene in SCENES.items() for at in range(len(scene.answers))]
ANSWER: Thing = Thing(
    "say", [Words("say", {"text": SCENES[key].answers[at].say}) for key, at in ANSWERS]
)
DECK: Thing = numbered("n", 9)
SET: Thing = numbered("n", 6)


def said_at(title: int, part: int, at: int) -> int:
    """The number of what an option or a row of results says."""
    return _SAID_AT[title, part, at]


def number(game: OriginalSin, thing: Thing, n: int) -> int:
    """The number of a thing of this table among all there are (see `Rules.number`)."""
    words = thing.words
    if words is _SPACES:
        return _first(game.place)[0] + n
    if words is _TITLES:
        return _first(game.place)[1] + n
    if thing.here and words is _FIGURES:
        return game.told(n)
    return n


def name_of(game: OriginalSin, who: int) -> Words:
    """A figure of this table."""
    return _FIGURES[game.told(who)]
