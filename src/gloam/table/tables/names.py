"""Names and titles as people give them, and what bots are called."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable

_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")


def clean(text: str) -> str:
    """One line without what cannot be seen or would turn the text around."""
    return " ".join(_UNSEEN.sub(" ", text).split())


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
