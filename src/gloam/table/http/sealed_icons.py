"""Icons of sealed things: the client's build keeps them out of the public sprites, in a folder
that is not served, one file a game (`client/tools/sprite.mjs`)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parents[1] / "page" / "sealed"


def icon_sprite(game: str, unlocked: Collection[str], folder: Path = FOLDER) -> bytes:
    """An SVG of symbols, each named as its icon, of all that a table has unlocked."""
    found: dict[str, str] = {}
    for seal, icons in _sealed_icons(folder / f"{game}.json").items():
        if seal in unlocked:
            found.update(icons)
    symbols = "\n".join(found[name] for name in sorted(found))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>\n'.encode()


@cache
def _sealed_icons(file: Path) -> dict[str, dict[str, str]]:
    """By what unlocks them and by name: the symbols of a game's sealed icons."""
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, str]])
