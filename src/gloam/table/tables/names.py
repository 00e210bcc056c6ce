"""Names and titles as people give them, and what bots are called."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterable

# Categories: control and format characters (all that turn text around are among them), private
# ones, separators of lines. Not what Unicode has not named yet: it may be a picture of next year.
_UNSEEN = {"Cc", "Cf", "Co", "Zl", "Zp"}
# Letters and marks by their category, but drawn as nothing.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0d\U000e0100-\U000e01ef]"
)
_PLAIN = re.compile(r"[\x20-\x7e]*")


def clean(text: str) -> str:
    """One line without what cannot be seen or would turn the text around."""
    if _PLAIN.fullmatch(text) is None:
        seen = (" " if unicodedata.category(one) in _UNSEEN else one for one in text)
        text = _BLANK.sub(" ", "".join(seen))
    told = " ".join(text.split())
    return told if told.strip("\ufe0e\ufe0f ") else ""


# --- bots, so that one can tell them apart and speak of them ---

# More than a table has seats, and such that no player would take one by chance.
NAMES = (
    "Mrs Gaunt",
    "Mr Crake",
    "Miss Harrow",
    "Dr Vesper",
    "Captain Orme",
    "Lady Thrale",
    "Old Nan Pike",
    "Brother Anselm",
    "Widow Sark",
    "Colonel Bray",
    "Miss Lacewing",
    "Mr Tallow",
    "Mother Quill",
    "Judge Holloway",
    "Sister Maud",
    "Mr Pennyfeather",
    "Madame Iselin",
    "Squire Dunmoor",
    "Miss Wren",
    "Parson Gale",
    "Mr Sexton",
    "Countess Varga",
    "Nurse Abbot",
    "Mr Nettleship",
    "Aunt Morwen",
    "Professor Lisle",
    "Mr Grimshaw",
    "Mrs Ashdown",
    "Jem Blackwater",
    "Miss Corvin",
    "Mr Lantern",
    "Dame Rook",
)


def bot_name(taken: Iterable[str]) -> str:
    """A name that nobody at the table has."""
    used = set(taken)
    return secrets.choice([name for name in NAMES if name not in used] or NAMES)
