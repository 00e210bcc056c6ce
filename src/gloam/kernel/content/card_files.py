"""Card files: a folder of TOML decks, read into a list of cards that cannot be wrong.

A table of a file is a card, named by its id. Every card has a `name`; it may have `flavour`,
an `icon` of the game-icons set, a `count` of equal copies, the `rule` it carries out, a line that
names its picture (`scene`, see `picture_lines`), and `sealed = "name"` if nobody may know of it
before a table has unlocked that name (`sealed = true`: its own id; above the first card it holds
for all). What it says stands in named passages, usually one called `text`. A game declares its
files, and further fields in a class of its own:

    @dataclass(frozen=True, kw_only=True)
    class Card(PrintedCard):
        modifier: int = 0  # dice

    CARDS = read_cards(
        FOLDER,
        Card,
        CardFile("weapons", "weapon", cards=10, needs=("modifier",)),
        CardFile("quests", "quest", cards=12, texts=("begin", "resolution", "benefit")),
    )
    READ = parse_texts(BOOK, "text", CARDS, types=("weapon",))

A card's place in the list is its face. What a file has too little or too much of, what it
misspells and what the phrasebook does not understand is refused, with file and card.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from gloam.kernel.content.phrasebook import Node, Phrasebook
from gloam.kernel.content.picture_lines import PictureLineError, check_picture_line

COMMON = ("name", "flavour", "icon", "count", "rule", "scene", "sealed")


@dataclass(frozen=True, kw_only=True)
class PrintedCard:
    """A card as its file tells it. Nothing in it changes; games add fields with defaults."""

    face: int
    id: str
    name: str
    type: str
    texts: Mapping[str, str]  # by the name of the passage, in the order in which it is printed
    where: str  # "weapons.toml: knife", for whoever has to mend it
    flavour: str = ""
    icon: str = ""
    count: int = 1
    rule: tuple[str, ...] = ()
    scene: str = ""
    sealed: str = ""  # what unlocks it; empty if it is open

    @property
    def text(self) -> str:
        """All that is printed."""
        return " ".join(self.texts.values())


C = TypeVar("C", bound=PrintedCard)


@dataclass(frozen=True)
class CardFile:
    """The cards of one type: `<name>.toml`.

    `cards` is how many there must be, equal copies counted; -1 is any number. `texts` are the
    passages that each has. Of the fields that the game's class adds, each card must have those
    in `needs` and may have those in `may`.
    """

    name: str
    type: str
    cards: int = -1
    texts: tuple[str, ...] = ("text",)
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()


class CardError(ValueError):
    """A card file that cannot be used. Says which file and card, and what is wrong."""


def read_cards(folder: Path, card: type[C], *files: CardFile) -> tuple[C, ...]:
    """All cards of these files, in their order; a card's place is its face."""
    found: list[C] = []
    for file in files:
        first = len(found)
        tables = _tables(folder / f"{file.name}.toml")
        sealed = tables.pop("sealed", "")
        for id, entry in tables.items():
            found.append(_card(len(found), id, entry, card, file, sealed))
        count = sum([card.count for card in found[first:]])
        if file.cards not in (-1, count):
            raise CardError(f"{file.name}.toml has {count} cards; there must be {file.cards}.")
    _refuse_twins(found)
    return tuple(found)


def faces_by_id(cards: Iterable[PrintedCard]) -> dict[str, int]:
    """The face of every card, by its id."""
    return {card.id: card.face for card in cards}


def faces_of(cards: Iterable[PrintedCard], *types: str) -> tuple[int, ...]:
    """The faces of all cards of some types, in order."""
    return tuple([card.face for card in cards if card.type in types])


def parse_texts(
    book: Phrasebook,
    category: str,
    cards: Iterable[PrintedCard],
    passage: str = "text",
    types: Collection[str] = (),
) -> dict[int, Node]:
    """What a passage of every card (of some types) means, by face.

    Raises PhraseError, with file and card, where one is not understood.
    """
    return {
        card.face: book.parse(category, card.texts[passage], _passage(card, passage))
        for card in cards
        if not types or card.type in types
    }


def _passage(card: PrintedCard, passage: str) -> str:
    return card.where if passage == "text" else f"{card.where}, {passage}"


# --- reading ---


def _tables(path: Path) -> dict[str, Any]:  # Any: it is looked through below
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise CardError(f"there is no file {path}.") from None
    except tomllib.TOMLDecodeError as error:
        raise CardError(f"{path.name}: this is not TOML: {error}") from error


def _card(face: int, id: str, entry: Any, card: type[C], file: CardFile, sealed: object) -> C:
    where = f"{file.name}.toml: {id}"
    if not isinstance(entry, dict):
        raise CardError(f"{where}: a card is a table, [{id}].")
    needs = ("name", *file.texts, *file.needs)
    _refuse_unknown(where, entry, {*COMMON, *needs, *file.may})
    for name in needs:
        if name not in entry:
            raise CardError(f"{where}: it has no {name!r}.")
    given = {name: _frozen(value) for name, value in entry.items() if name not in file.texts}
    if given.setdefault("sealed", sealed) is True:
        given["sealed"] = id
    if isinstance(given.get("rule"), str):
        given["rule"] = (given["rule"],)
    _refuse_wrong_types(where, {**given, **{name: entry[name] for name in file.texts}}, card)
    try:
        check_picture_line(str(given.get("scene", "")))
    except PictureLineError as error:
        raise CardError(f"{where}, scene: {error}") from error
    texts = {name: entry[name] for name in file.texts}
    return card(face=face, id=id, type=file.type, texts=texts, where=where, **given)


def _frozen(value: Any) -> Any:
    """Lists as tuples: what is printed does not change."""
    if isinstance(value, list):
        return tuple([_frozen(item) for item in value])
    return value


def _refuse_unknown(where: str, entry: Mapping[str, object], known: Collection[str]) -> None:
    for name in entry:
        if name not in known:
            near = get_close_matches(name, known, n=1)
            hint = f"Did you mean {near[0]!r}?" if near else f"It may have: {sorted(known)}."
            raise CardError(f"{where}: {name!r} is no field of it. {hint}")


def _refuse_wrong_types(where: str, given: Mapping[str, object], card: type[C]) -> None:
    """A value must be of the type of its field's default; names and texts are words."""
    defaults = {field.name: field.default for field in fields(card)}
    for name, value in given.items():
        default = defaults.get(name, "")
        wanted = str if default is MISSING else type(default)
        if type(value) is not wanted:
            told = f"{type(value).__name__} {value!r}"
            raise CardError(f"{where}: {name!r} must be {wanted.__name__}, not {told}.")


def _refuse_twins(cards: Sequence[PrintedCard]) -> None:
    met: dict[str, str] = {}
    for card in cards:
        if card.id in met:
            raise CardError(f"{card.where}: there is a card of this id already, {met[card.id]}.")
        met[card.id] = card.where
