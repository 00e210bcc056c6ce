"""The Unknown: numbers are manifested, sections opened, stories told; for all later games too.

Every change that lasts is recorded in the campaign as it happens. A bot's imagined world knows
nothing of what lies in the Unknown: what is manifested there stays where it is.
"""

from __future__ import annotations

from typing import Final

from gloam.games.harrowing.cards.catalogue import (
    AREAS,
    CARNIVAL,
    ITEM,
)
from gloam.games.harrowing.state import (
    ITEM_DISCARD,
    PROCEDURES,
    SET_ASIDE,
    STANDARD,
    UNKNOWN,
    Harrowing,
    Outcome,
    bag,
    discards,
)
from gloam.kernel.campaign.campaign import UNLOCK
from gloam.kernel.core.asks import Flow

SECTIONS: Final = ("lifewater", "innate", "areas", "circles")
LIFEWATER, INNATE_SECTION, AREAS_SECTION, CIRCLES_SECTION = SECTIONS
THE_UNKNOWN: Final = "unknown"
STORIES: Final = 1  # rule: unknown.card-1
CARNIVAL_DECK: Final = 3  # rule: unknown.card-3
CARNIVAL_GROUNDS: Final = 7  # rule: unknown.card-7
NUMBERS: Final = range(1, 14)
# The section that the cards of a number need.
# rule: unknown.sealed-ui, unknown.other-numbers
NEEDS: Final = {
    CARNIVAL_DECK: AREAS_SECTION,
    4: INNATE_SECTION,
    5: CIRCLES_SECTION,
    6: CIRCLES_SECTION,
    CARNIVAL_GROUNDS: AREAS_SECTION,
    12: INNATE_SECTION,
}


def seal(number: int) -> str:
    """What the cards of a number are sealed with."""
    return f"number-{number}"


# --- manifesting ---


@PROCEDURES.asking
def manifest(game: Harrowing, number: int) -> Flow[None]:
    """A step of its own that asks nothing: what it shows was known to nobody before."""
    manifest_now(game, number)
    yield from ()


def can_manifest(game: Harrowing, number: int) -> bool:
    return number not in game.manifested  # rule: unknown.manifest-empty


def manifest_now(game: Harrowing, number: int) -> None:
    """All cards of a number leave the Unknown, for good."""
    if not can_manifest(game, number):
        return
    game.manifested |= {number}  # rule: unknown.manifest-permanent, story.every-game
    open_now(game, THE_UNKNOWN)  # rule: unknown.sealed-rules
    game.record(UNLOCK, seal(number))  # rule: campaign.record, campaign.at-once
    game.tell("manifested", number)
    if number in NEEDS:
        open_now(game, NEEDS[number])  # rule: unknown.sealed-rules
    if game.imagined:
        return
    # rule: unknown.manifest, unknown.all-versions, unknown.outside, zone.unknown-sealed
    cards, faces = game.book.cards, game.pack.faces
    for piece in list(game.zones[UNKNOWN]):
        if cards[faces[piece]].number == number:
            game.move(piece, place_of(game, faces[piece]))


def place_of(game: Harrowing, face: int) -> int:
    """Where a manifested card goes: its own deck's discard pile, or set aside."""
    card = game.book.cards[face]
    # rule: unknown.manifest-place, unknown.manifest-this-game
    if card.is_grey:
        return SET_ASIDE  # rule: innate.set-aside
    if card.type == ITEM:
        return ITEM_DISCARD
    if card.home == CARNIVAL:
        deck = AREAS[CARNIVAL]
        # rule: unknown.manifest-other-deck, area.outside
        return discards(deck) if deck in game.fates else bag(deck)
    return discards(STANDARD)  # rule: story.place, story.standard-only, area.no-story


@PROCEDURES.asking
def open_section(game: Harrowing, which: int) -> Flow[None]:
    open_now(game, SECTIONS[which])
    yield from ()


def open_now(game: Harrowing, section: str) -> None:
    """A chapter of the rules may be read from now on."""
    if section not in game.opened:
        game.opened |= {section}  # rule: unknown.sealed-rules, unknown.sealed-ui
        game.record(UNLOCK, section)
        if section in SECTIONS:
            game.tell("section", SECTIONS.index(section))


def unlocked(game: Harrowing) -> frozenset[str]:
    return game.opened | {seal(number) for number in game.manifested}


# --- stories ---


def tell_story(game: Harrowing, face: int) -> tuple[int, ...]:
    """The lines of a story: of its first telling, at most one in a game, or of later ones."""
    id, text = game.book.cards[face].id, game.book.texts[face]
    # rule: story.again, story.marks, story.resolve
    if id in game.told or game.telling:
        return text.later
    game.told |= {id}
    game.telling = True
    game.record("tell", id)
    game.tell("story", face)
    return text.effect


def first_story(game: Harrowing, outcome: Outcome) -> None:
    """Stories come with the first Boss defeated, at the latest with a campaign's third game."""
    # rule: unknown.first-story
    if outcome is Outcome.WON or game.played >= 3:
        manifest_now(game, STORIES)


# --- what lasts of a defeated Boss ---


def lasting_parts(game: Harrowing, seat: int, face: int) -> None:
    """Of When Defeated, what is recorded for the campaign."""
    # rule: boss.when-defeated
    for number in game.book.texts[face].defeated:
        for call in game.book.lines[number](game, seat, face):
            if call[0] == "manifest":
                manifest_now(game, int(call[1]))
            elif call[0] == "open_section":
                open_now(game, SECTIONS[int(call[1])])
