"""What the cards of Haunted say, told a second time, and a few words more to test them with.

The tables are those of the rulebook and of the ledger, not of `cards/*.toml`: a slip in a
card's text is a difference between the two.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.state import ATTACK, OWN
from gloam.kernel.core.state import ANSWER, MOVE, transcript
from tests.games.haunted.playing import HauntedTable, Line, card, haunted, names


def table_of(text: str) -> dict[str, tuple[str, ...]]:
    """One entry a line, `name: names`; a line that is indented goes on with the last."""
    entries = [line.split(": ") for line in text.strip().replace("\n   ", "").splitlines()]
    return {name: tuple(names.split(", ")) for name, names in entries}


# --- essential cards ---

# The six focuses that a setting admits.
SETTINGS = table_of("""
Archaeological Dig: Buried Artefact, Engraved Coin, Hidden Treasure, Historical Find, Locked
    Box, Tin Whistle
Auction of Curiosities: Ancient Manuscript, Curious Painting, Darkened Lens, Engraved Coin,
    Pouch of Rune Stones, Tin Whistle
Country Walk: Blackened Tree, Buried Artefact, Historical Find, Locked Box, Pouch of Rune
    Stones, Tin Whistle
Disused Graveyard: Blackened Tree, Buried Artefact, Hidden Treasure, Pouch of Rune Stones,
    Religious Doctrine, Tin Whistle
Foreign Village: Ancient Manuscript, Buried Artefact, Darkened Lens, Magical Almanac, Pouch of
    Rune Stones, Religious Doctrine
Ocean Bound Vessel: Curious Painting, Darkened Lens, Encrypted Letter, Engraved Coin, Locked
    Box, Mysterious Door
Private Library: Ancient Manuscript, Encrypted Letter, Historical Find, Magical Almanac,
    Mysterious Door, Religious Doctrine
Roadside Inn: Blackened Tree, Curious Painting, Darkened Lens, Engraved Coin, Hidden Treasure,
    Mysterious Door
Ruined Church: Ancient Manuscript, Encrypted Letter, Hidden Treasure, Historical Find, Magical
    Almanac, Religious Doctrine
Wealthy Relative's Mansion: Blackened Tree, Curious Painting, Encrypted Letter, Locked Box,
    Magical Almanac, Mysterious Door
""")

# The two terrors that a focus summons.
FOCUSES = table_of("""
Ancient Manuscript: Dread Old God, Fateful Possession
Blackened Tree: Magical Summoning, Tortured Soul
Buried Artefact: Fateful Possession, Tortured Soul
Curious Painting: Hunting Spirit, Tortured Soul
Darkened Lens: Dread Old God, Magical Summoning
Encrypted Letter: Magical Summoning, Tortured Soul
Engraved Coin: Fateful Possession, Hunting Spirit
Hidden Treasure: Dread Old God, Fateful Possession
Historical Find: Fateful Possession, Hunting Spirit
Locked Box: Fateful Possession, Hunting Spirit
Magical Almanac: Dread Old God, Magical Summoning
Mysterious Door: Dread Old God, Tortured Soul
Pouch of Rune Stones: Hunting Spirit, Magical Summoning
Religious Doctrine: Dread Old God, Tortured Soul
Tin Whistle: Hunting Spirit, Magical Summoning
""")

# The four settings where a focus is found.
FOUND_AT = table_of("""
Ancient Manuscript: Auction of Curiosities, Foreign Village, Private Library, Ruined Church
Blackened Tree: Country Walk, Disused Graveyard, Roadside Inn, Wealthy Relative's Mansion
Buried Artefact: Archaeological Dig, Country Walk, Disused Graveyard, Foreign Village
Curious Painting: Auction of Curiosities, Ocean Bound Vessel, Roadside Inn, Wealthy Relative's
    Mansion
Darkened Lens: Auction of Curiosities, Foreign Village, Ocean Bound Vessel, Roadside Inn
Encrypted Letter: Ocean Bound Vessel, Private Library, Ruined Church, Wealthy Relative's Mansion
Engraved Coin: Archaeological Dig, Auction of Curiosities, Ocean Bound Vessel, Roadside Inn
Hidden Treasure: Archaeological Dig, Disused Graveyard, Roadside Inn, Ruined Church
Historical Find: Archaeological Dig, Country Walk, Private Library, Ruined Church
Locked Box: Archaeological Dig, Country Walk, Ocean Bound Vessel, Wealthy Relative's Mansion
Magical Almanac: Foreign Village, Private Library, Ruined Church, Wealthy Relative's Mansion
Mysterious Door: Ocean Bound Vessel, Private Library, Roadside Inn, Wealthy Relative's Mansion
Pouch of Rune Stones: Auction of Curiosities, Country Walk, Disused Graveyard, Foreign Village
Religious Doctrine: Disused Graveyard, Foreign Village, Private Library, Ruined Church
Tin Whistle: Archaeological Dig, Auction of Curiosities, Country Walk, Disused Graveyard
""")

# The six focuses that call a terror.
TERRORS = table_of("""
Dread Old God: Ancient Manuscript, Darkened Lens, Hidden Treasure, Magical Almanac, Mysterious
    Door, Religious Doctrine
Fateful Possession: Ancient Manuscript, Buried Artefact, Engraved Coin, Hidden Treasure,
    Historical Find, Locked Box
Hunting Spirit: Curious Painting, Engraved Coin, Historical Find, Locked Box, Pouch of Rune
    Stones, Tin Whistle
Magical Summoning: Blackened Tree, Darkened Lens, Encrypted Letter, Magical Almanac, Pouch of
    Rune Stones, Tin Whistle
Tortured Soul: Blackened Tree, Buried Artefact, Curious Painting, Encrypted Letter, Mysterious
    Door, Religious Doctrine
""")

# --- cards that take essential cards away ---

# The event and the action that drive a terror off.
DRIVEN_OFF_BY = table_of("""
Dread Old God: Speak in Tongues, Pray
Fateful Possession: Arrested, Sudden Inspiration
Hunting Spirit: Possession, Consult Expert
Magical Summoning: Storm, Magickal Dabbling
Tortured Soul: Receive Telegram, Enlightening Conversation
""")

SETTING_REMOVERS = table_of("""
Dead Faint: Auction of Curiosities, Ocean Bound Vessel
Fever: Archaeological Dig, Foreign Village
Nervous Exhaustion: Disused Graveyard, Ruined Church
Search the Area: Private Library, Wealthy Relative's Mansion
Terrible Accident: Country Walk, Roadside Inn
""")

FOCUS_REMOVERS = ("Drawing the Wrong Conclusion", "Examine Focus", "Fire", "Tarot Card")

# The focuses that an acquaintance takes wherever they are found.
TAKES = table_of("""
Avid Collector: Curious Painting, Locked Box
Cloaked Figure: Darkened Lens, Encrypted Letter
Distant Relative: Engraved Coin, Hidden Treasure, Tin Whistle
Historian: Buried Artefact, Historical Find
Local Canon: Ancient Manuscript, Religious Doctrine
Magickal Dabbler: Magical Almanac, Pouch of Rune Stones
Psychic: Blackened Tree, Mysterious Door
""")

# The settings where an acquaintance takes anything that is found there.
TAKES_AT = table_of("""
Avid Collector: Auction of Curiosities, Private Library
Cloaked Figure: Country Walk, Wealthy Relative's Mansion
Historian: Archaeological Dig, Roadside Inn
Local Canon: Disused Graveyard, Ruined Church
Magickal Dabbler: Foreign Village, Ocean Bound Vessel
""")

# Which acquaintances take the focus away, for each of the sixty pairs that can lie in a line.
_HELPERS = """
                     Dig Auct Walk Grav Vill Vess Libr Inn Chur Mans
Ancient Manuscript    .  C+L  .    .    D+L  .    C+L  .   L    .
Blackened Tree        .  .    F+P  L+P  .    .    .    H+P .    F+P
Buried Artefact       H  .    F+H  H+L  D+H  .    .    .   .    .
Curious Painting      .  C    .    .    .    C+D  .    C+H .    C+F
Darkened Lens         .  C+F  .    .    D+F  D+F  .    F+H .    .
Encrypted Letter      .  .    .    .    .    D+F  C+F  .   F+L  F
Engraved Coin         H+R C+R .    .    .    D+R  .    H+R .    .
Hidden Treasure       H+R .   .    L+R  .    .    .    H+R L+R  .
Historical Find       H  .    F+H  .    .    .    C+H  .   H+L  .
Locked Box            C+H .   C+F  .    .    C+D  .    .   .    C+F
Magical Almanac       .  .    .    .    D    .    C+D  .   D+L  D+F
Mysterious Door       .  .    .    .    .    D+P  C+P  H+P .    F+P
Pouch of Rune Stones  .  C+D  D+F  D+L  D    .    .    .   .    .
Religious Doctrine    .  .    .    L    D+L  .    C+L  .   L    .
Tin Whistle           H+R C+R F+R  L+R  .    .    .    .   .    .
"""
_LETTERS = table_of("""
C: Avid Collector
D: Magickal Dabbler
F: Cloaked Figure
H: Historian
L: Local Canon
P: Psychic
R: Distant Relative
""")


def _read_helpers() -> Iterator[tuple[tuple[str, str], set[str]]]:
    for row in _HELPERS.strip().splitlines()[1:]:
        focus, *cells = row.rsplit(maxsplit=len(SETTINGS))
        for setting, cell in zip(SETTINGS, cells, strict=True):
            if cell != ".":
                yield (setting, focus), {_LETTERS[letter][0] for letter in cell.split("+")}


HELPERS: dict[tuple[str, str], set[str]] = dict(_read_helpers())

# --- all cards, by type ---


def names_of(kind: str) -> tuple[str, ...]:
    return tuple(printed.name for printed in CARDS if printed.type == kind)


EVENTS, ACTIONS, ACQUAINTANCES = names_of("event"), names_of("action"), names_of("acquaintance")
SUPPORTS = (*EVENTS, *ACTIONS, *ACQUAINTANCES)

# One test card of each kind.
SETTING, FOCUS, TERROR = "Ocean Bound Vessel", "Encrypted Letter", "Magical Summoning"
ESSENTIALS = (SETTING, FOCUS, TERROR)
EVENT, ACTION, ACQUAINTANCE = "Storm", "Pray", "Historian"
SUPPORT_TESTS = (EVENT, ACTION, ACQUAINTANCE)


def rule_of(name: str) -> str:
    """The entry of the ledger that tells what a card does."""
    printed = CARDS[card(name)]
    return f"{printed.type}.{printed.id}"


# A card laid by seat 0 on seat 1, and on itself: whose line, and in which stage.
SUBJECTS = ((1, ATTACK), (0, OWN))
on_others_and_oneself = pytest.mark.parametrize(("seat", "stage"), SUBJECTS)

WALK = ["Country Walk", "Tin Whistle"]
INN = ["Roadside Inn", "Mysterious Door"]

# --- words more to play and look with ---


def hands_of(cards: Sequence[str], size: int = 7) -> Iterator[Sequence[str]]:
    """All these cards, a hand at a time."""
    for first in range(0, len(cards), size):
        yield cards[first : first + size]


def defending(line: Sequence[str], hand: Sequence[str]) -> HauntedTable:
    """A table where seat 1 defends line (1, 0), whose last card has just been laid on it."""
    *before, last = line
    table = haunted(hands={0: [last], 1: hand}, lines={(1, 0): before})
    return table.lay(last, on=(1, 0)).end_stage()


def in_each_stage(line: Sequence[str], *hand: str) -> Iterator[tuple[HauntedTable, Line]]:
    """A hand to be laid on such a line: on an opponent's, in defence, on an own one."""
    yield haunted(hands={0: hand}, lines={(1, 0): line}), (1, 0)
    yield defending(line, hand), (1, 0)
    yield haunted(hands={0: hand}, lines={(0, 0): line}, stage=OWN), (0, 0)


def takes_away(table: HauntedTable, card: str, line: Line) -> None:
    """Lay a card on a line: the last card there is discarded with it, and nothing else."""
    *left, last = table.line(*line)
    table.lay(card, on=line)
    assert table.line(*line) == left
    assert set(table.pile()) == {last, card}


def pays_forfeit(table: HauntedTable, seat: int) -> bool:
    """Whether `seat` is in the middle of a forfeit, the first since the table was set."""
    left = (seat + 1) % table.game.seats
    return table.says("taken") == [("taken", seat, left)] and table.asked == (left, "forfeit")


def laps(table: HauntedTable) -> list[int]:
    """Who has turned up the Lap of the Gods."""
    return [int(event[1]) for event in table.says("lap")]


def shown_in_test(table: HauntedTable) -> list[tuple[int, str]]:
    """Who has drawn which test card, for all to see."""
    return [(int(event[1]), CARDS[int(event[2])].name) for event in table.says("tested")]


def seen(table: HauntedTable, seat: int) -> set[str]:
    """The cards that a seat has seen move, or heard named in an answer."""
    cards: list[int] = []
    for journal in [*(table.run.journals or ()), table.game.journal or []]:
        for kind, *entry in transcript(journal, seat):
            if kind == MOVE and entry[0] >= 0:
                cards.append(entry[0])
            elif kind == ANSWER and entry[1] and entry[1][0] not in ("player", "line"):
                cards += entry[1][1:2]
    return set(names(cards))
