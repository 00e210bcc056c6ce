"""Opening a store by its address."""

from __future__ import annotations

from pathlib import Path

from gloam.table.store import Store, StoreError
from gloam.table.store.sqlite import open_sqlite


async def open_store(url: str) -> Store:
    """`sqlite:///beside.db`, `sqlite:////var/lib/gloam.db` or a plain path: one process, one file.
    `postgresql://user:password@host/database`: any number of processes."""
    path = file_of(url)
    if path is not None:
        return await open_sqlite(path)
    scheme = url.partition("://")[0]
    if scheme in ("postgresql", "postgres"):
        # Only who uses PostgreSQL needs its client.
        from gloam.table.store.postgres import open_postgres  # noqa: PLC0415

        return await open_postgres(url)
    raise StoreError(
        f"Gloam cannot store tables in “{scheme}”: give a path, sqlite:///path or "
        "postgresql://user:password@host/database."
    )


def file_of(url: str) -> Path | None:
    """The SQLite file that an address names; None if it names something else."""
    scheme, separator, rest = url.partition("://")
    if not separator:
        return Path(url)
    if scheme != "sqlite":
        return None
    path = rest.removeprefix("/")
    if path == rest or not path:
        raise StoreError(
            f"“{url}” names no file: write sqlite:///gloam.db for a file beside you, or "
            "sqlite:////var/lib/gloam/gloam.db for one elsewhere."
        )
    return Path(path)
