"""The cards of Parley as their files tell them. A card's place in CARDS is its face."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER = Path(__file__).parent / "cards"
FILES = {"secrets": "secret", "favours": "favour", "sealed": "favour"}  # file: kind


@dataclass(frozen=True)
class Card:
    id: str
    name: str
    kind: str  # secret or favour; also its back
    sealed: bool
    copies: tuple[int, ...]  # for two, three and four envoys
    worth: int  # at the end, in a hand
    cost: int  # to play
    text: str
    where: str


def read_cards(folder: Path = FOLDER) -> tuple[Card, ...]:
    found: list[Card] = []
    for file, kind in FILES.items():
        path = folder / f"{file}.toml"
        for id, told in tomllib.loads(path.read_text(encoding="utf-8")).items():
            found.append(
                Card(
                    id,
                    told["name"],
                    kind,
                    file == "sealed",
                    tuple(told["copies"]),
                    told.get("worth", 0),
                    told.get("cost", 0),
                    told["text"],
                    f"{path}: {id}",
                )
            )
    return tuple(found)


CARDS: Final = read_cards()
SECRET_FACES: Final = sum([card.kind == "secret" for card in CARDS])  # they come first
WORTH: Final = tuple([card.worth for card in CARDS])
COST: Final = tuple([card.cost for card in CARDS])
