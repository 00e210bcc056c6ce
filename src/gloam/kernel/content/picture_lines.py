"""Lines that name a picture: `scene = "night forest fog moon; bearer; graves"`.

The words are those of the art kit (`client/tools/art`), which draws the pictures when the page is
built; `picture_words.json` is its list of them (`npm run art words`). Here lines are only checked,
so that a card with a wrong word is refused when it is loaded.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

WORDS = Path(__file__).with_name("picture_words.json")
PLACES = ("horizon", "interior")


class PictureLineError(ValueError):
    """A line that names no picture. Says which word is wrong, and which may be meant."""


def check_picture_line(line: str) -> None:
    """Raises a PictureLineError unless the kit can draw the line. An empty one asks for nothing."""
    layers = _layers()
    words = [word for word in re.split(r"[\s;]+", line) if word and not re.fullmatch(r"#\d+", word)]
    for word in words:
        if word not in layers:
            near = get_close_matches(word, layers, n=1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            raise PictureLineError(f"{word!r} is no word of the art kit.{hint}")
    places = [word for word in words if layers[word] in PLACES and word != "window"]
    if len(places) > 1:
        raise PictureLineError(f"there is one place in a picture, not {' and '.join(places)}.")
    if words and not places and "portrait" not in words:
        raise PictureLineError("it names no place: a horizon, an interior or 'portrait'.")
    if len(set(words)) < len(words):
        raise PictureLineError("it says a word twice.")


@cache
def _layers() -> dict[str, str]:
    """The layer of every word."""
    layers = msgspec.json.decode(WORDS.read_bytes(), type=dict[str, list[str]])
    return {word: layer for layer, words in layers.items() for word in words}
