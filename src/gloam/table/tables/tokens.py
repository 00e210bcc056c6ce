"""Tokens: how the server knows a visitor again, without accounts.

A visitor's key is a random secret that opens the seats they hold. It is stored as a hash
only; random keys need no slow hash.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def new_key() -> str:
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """What is stored of a key; empty for no key."""
    if not key:
        return ""
    return blake2b(key.encode(), digest_size=24, person=b"gloam-key").hexdigest()


def new_table_id() -> str:
    """Short enough to read out, long enough that nobody guesses a table (10^14)."""
    return _letters(10)


def new_campaign_id() -> str:
    """Longer: a campaign lasts for years, and is never read out."""
    return _letters(16)


def _letters(count: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(count))
