"""What a campaign keeps: who is in the party and what they own, the journal, the way ahead.

Sheets (what an Origin knows and carries) and gold are recorded as a whole: when the party is made,
after a specific reward, at a restart and at the end of an interlude. A later one replaces an
earlier one. Names of cards stay when cards are renumbered, so changes name cards by their ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from gloam.games.original_sin.cards.catalogue import Catalogue
from gloam.games.original_sin.state import BOTH_HANDS, NO_CARD, Origin, OriginalSin
from gloam.kernel.campaign.campaign import CHOSEN, GAINED, LOST, OPENED, changes_of

VARIANTS: Final = "variants"  # Honor Mode or not, unrestricted talents or not
SHEET: Final = "sheet"  # an Origin, its skills, talents, worn items, runes, backpack, summon
GOLD: Final = "gold"
LEVEL: Final = "level"
JOURNAL: Final = "journal"
FOUND: Final = "found"
COLLARS: Final = "collars"
SCENE: Final = "scene"
EXIT: Final = "exit"
RESTART: Final = "restart"
FALLEN: Final = "fallen"
ENDING: Final = "ending"

# What the history of a campaign shows; sheets, gold and variants are bookkeeping.
SHOWN: Final[Mapping[str, str]] = {
    LEVEL: GAINED,
    JOURNAL: GAINED,
    FOUND: GAINED,
    COLLARS: OPENED,
    SCENE: CHOSEN,
    EXIT: CHOSEN,
    RESTART: LOST,
    FALLEN: LOST,
    ENDING: CHOSEN,
}

NOTHING_THERE: Final = "-"
BOTH: Final = "both"


@dataclass
class Kept:
    """What a campaign has come to."""

    # rule: session.saved, session.not-saved
    honor: bool = False
    unrestricted: bool = False
    begun: bool = False
    exits: list[str] = field(default_factory=list)  # the places that they led to
    level: int = 1
    gold: int = 0
    journal: list[int] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    collared: bool = True
    sheets: dict[str, Sequence[str]] = field(default_factory=dict)  # by the id of the Origin


def kept(campaign: Mapping[str, Any]) -> Kept:
    """What earlier games have recorded, summed up."""
    found = Kept()
    for word, *what in changes_of(campaign):
        _add(found, str(word), what)
        if word == FALLEN:  # nothing is kept but how one plays  # rule: variant.honor
            found = Kept(found.honor, found.unrestricted, begun=True)
    return found


def _add(found: Kept, word: str, what: Sequence[str | int]) -> None:
    if word == VARIANTS:
        found.honor, found.unrestricted, found.begun = bool(what[0]), bool(what[1]), True
    elif word == SHEET:
        found.sheets[str(what[0])] = [str(one) for one in what[1:]]
    elif word == GOLD:
        found.gold = int(what[0])
    elif word == LEVEL:
        found.level = int(what[0])
    elif word == JOURNAL and what[0] not in found.journal:
        found.journal.append(int(what[0]))  # rule: journal.review
    elif word == FOUND:
        found.found.append(str(what[0]))
    elif word == COLLARS:
        found.collared = False
    elif word == EXIT:
        found.exits.append(str(what[0]))


def keep_found(game: OriginalSin, face: int) -> None:
    """A specific reward is gained: never again in this campaign, whatever happens to it."""
    # rule: restart.no-double, loot.specific
    game.specific = (*game.specific, face)
    game.record(FOUND, game.book.cards[face].id)
    save(game)


# --- sheets ---


def save(game: OriginalSin) -> None:
    """Everybody's sheet, and the gold."""
    # rule: session.saved
    for origin in game.party:
        parts = (origin.skills, origin.talents, origin.worn, origin.runes, origin.pack)
        summon = origin.summon if origin.summoner == NO_CARD else NO_CARD  # rule: summon.lasting
        written = [_written(game.book, faces) for faces in (*parts, (summon,))]
        game.record(SHEET, game.book.cards[origin.face].id, *written)
    game.record(GOLD, game.gold)


def _written(book: Catalogue, faces: Sequence[int]) -> str:
    names = {NO_CARD: NOTHING_THERE, BOTH_HANDS: BOTH}
    return " ".join([names[face] if face < 0 else book.cards[face].id for face in faces])


def returning(book: Catalogue, found: Kept) -> list[Origin]:
    """The party as it was saved."""
    # rule: setup.origin-card, setup.items, setup.collar, learn.permanent
    party: list[Origin] = []
    for id, sheet in found.sheets.items():
        skills, talents, worn, runes, pack, summon = [_read(book, part) for part in sheet]
        origin = Origin(book.face[id], skills=skills, talents=talents, worn=worn)
        origin.runes, origin.pack, origin.summon = runes, pack, summon[0]
        origin.collared = found.collared
        party.append(origin)
    return party


def _read(book: Catalogue, part: str) -> tuple[int, ...]:
    faces = {NOTHING_THERE: NO_CARD, BOTH: BOTH_HANDS}
    return tuple([faces[name] if name in faces else book.face[name] for name in part.split()])
