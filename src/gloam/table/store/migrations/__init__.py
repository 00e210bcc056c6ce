"""The schema of both backends, as plain SQL in numbered steps that are never changed again."""

from __future__ import annotations

from pathlib import Path

import msgspec

from gloam.table.store import StoreError

LEDGER = "CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text NOT NULL)"


class Migration(msgspec.Struct, frozen=True):
    number: int
    name: str
    sql: str


def migrations(backend: str) -> list[Migration]:
    """The steps of a backend (`sqlite`, `postgres`), in order: files named 0001_what.sql."""
    files = sorted((Path(__file__).parent / backend).glob("[0-9]*.sql"))
    return [Migration(int(f.stem[:4]), f.stem[5:], f.read_text("utf-8")) for f in files]


def refuse_newer(steps: list[Migration], newest: int) -> None:
    """Older code must not write to a newer schema: it does not know what it would break."""
    known = steps[-1].number
    if newest > known:
        raise StoreError(
            f"This database was made by a newer Gloam (its schema is {newest}, this Gloam knows "
            f"{known}). Start the newer Gloam, or give this one another database."
        )
