"""`gloam admin`: find tables whose record is damaged, and mend them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import msgspec

from gloam.kernel.session.log import LogError, Setup, read_line
from gloam.kernel.session.replay import replay
from gloam.table.store import ActRow, DamagedRow, Store, StoreError, TableRow
from gloam.table.store.open_store import open_store
from gloam.table.store.operator_commands import Trouble, write_private
from gloam.table.tables.session_loading import Unplayable, game_of, lines_of, load_session

ALL = 1_000_000


_Work: TypeAlias = Callable[[Store], Awaitable[bool]]


def check(database: str) -> int:
    """Open every table, and tell which cannot be. Gives the exit code."""
    return _run(database, _check)


def repair(database: str, table: str, *, yes: bool, folder: Path = Path()) -> int:
    """Tell how much of a table is good; with `yes`, let it go on from there."""

    async def work(store: Store) -> bool:
        return await _repair(store, table, yes, folder)

    return _run(database, work)


def _run(database: str, work: _Work) -> int:
    async def all_of_it() -> bool:
        store = await open_store(database)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return 0 if asyncio.run(all_of_it()) else 1
    except (StoreError, Trouble) as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1


async def _check(store: Store) -> bool:
    lost = await store.damaged()
    for id in lost:
        sys.stdout.write(f"{id}  who plays there and its seed cannot be read\n")
    damaged = total = len(lost)
    for listing in await store.listings(limit=ALL):
        total += 1
        row = listing.table
        acts = await store.acts(row.id)
        why = _damage(row, acts, await store.snapshot(row.id)) if acts else ""
        if why:
            damaged += 1
            sys.stdout.write(f"{row.id}  {row.game}, {row.status}, {len(acts)} acts: {why}\n")
    told = f"{damaged} of {total} tables cannot be opened." if damaged else "can be opened."
    sys.stdout.write(f"{told}\n" if damaged else f"All {total} tables {told}\n")
    return not damaged


def _damage(row: TableRow, acts: list[ActRow], snapshot: tuple[int, bytes] | None) -> str:
    """What is wrong with a table; empty if nothing is. Never what stands in its log."""
    try:
        load_session(row, acts, snapshot)
    except Unplayable as error:
        return str(error)
    except LogError as error:
        return f"its log does not hold at line {error.line}"
    except Exception as error:  # whatever broken bytes lead to
        return f"its log cannot be read ({type(error).__name__})"
    return ""


async def _repair(store: Store, id: str, yes: bool, folder: Path) -> bool:
    try:
        row = await store.table(id)
    except DamagedRow as damage:
        raise Trouble(f"{damage} Only a copy of the database has it.") from None
    if row is None:
        raise Trouble(f"There is no table {id!r}. `gloam admin check` lists those to mend.")
    acts = await store.acts(id)
    if not _damage(row, acts, await store.snapshot(id)):
        sys.stdout.write(f"Nothing is wrong with table {id}.\n")
        return True
    good = _good(row, acts)
    if not good:
        raise Trouble(f"Nothing of table {id} can be read, not even how it began.")
    told = f"{good} of {len(acts)} acts of table {id} are good."
    if not yes:
        sys.stdout.write(f"{told} To go on from there: gloam admin repair {id} --yes\n")
        return True
    kept = folder / f"{id}.cut.json"
    write_private(kept, msgspec.json.encode(acts[good:]))
    if not await store.cut(id, good):
        raise Trouble(f"Later acts of table {id} have changed its campaign: it cannot be cut.")
    sys.stdout.write(f"{told} It goes on from there; what was cut off is in {kept}.\n")
    return True


def _good(row: TableRow, acts: list[ActRow]) -> int:
    """How many acts from the first can be played again."""
    rules, secret = game_of(row).rules, bytes.fromhex(row.secret)
    for good in range(len(acts), 0, -1):
        lines = lines_of(acts[:good])
        try:
            if isinstance(read_line(lines[0]), Setup):
                replay(rules, lines, secret)
                return good
        except Exception:  # whatever broken bytes lead to
            continue
    return 0
