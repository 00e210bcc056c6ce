"""Pictures of sealed things: the client's build keeps them out of the public folder, in one that is
not served, with a list by game and by what unlocks them (`client/tools/art/make/plugin.ts`)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

FOLDER = Path(__file__).parents[1] / "page" / "sealed" / "art"

# By kind ("card", "portrait" …) and id: the names of the bitmaps for hand and close look.
Manifest: TypeAlias = dict[str, dict[str, tuple[str, str]]]


def unlocked_pictures(game: str, unlocked: Collection[str], folder: Path = FOLDER) -> Manifest:
    """The pictures that a table has unlocked, as the page's own lists name open ones."""
    found: Manifest = {}
    for seal, manifest in _sealed_pictures(folder / f"{game}.json").items():
        if seal in unlocked:
            for kind, pictures in manifest.items():
                found.setdefault(kind, {}).update(pictures)
    return found


def unlocked_bitmap(
    game: str, unlocked: Collection[str], name: str, folder: Path = FOLDER
) -> bytes | None:
    """The bitmap of that name, if the table has unlocked what is on it."""
    manifest = unlocked_pictures(game, unlocked, folder)
    names = {name for pictures in manifest.values() for pair in pictures.values() for name in pair}
    return (folder / f"{name}.webp").read_bytes() if name in names else None


@cache
def _sealed_pictures(file: Path) -> dict[str, Manifest]:
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Manifest])
