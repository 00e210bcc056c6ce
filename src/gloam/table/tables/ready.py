"""When a table begins: all seats are filled, and nobody's nonce is awaited any more."""

from __future__ import annotations

from gloam.table.store import TableRow


def is_ready(row: TableRow, now: float) -> bool:
    """Whether the game can begin: with every nonce, or when the time for them is up. A lesson's
    dice are fixed, and wait for nobody."""
    if row.status != "open" or not is_full(row):
        return False
    return not awaited(row) or 0 < row.begins <= now


def is_full(row: TableRow) -> bool:
    return all(seat.holder or seat.bot for seat in row.seats)


def awaited(row: TableRow) -> list[int]:
    """The seats whose people have not brought their nonces. For whom a bot answers is not here."""
    if row.guide is not None:
        return []
    present = [s for s, seat in enumerate(row.seats) if seat.holder and not seat.bot]
    return [seat for seat in present if not row.nonces[seat]]


def latest_start(row: TableRow, latest: float) -> float:
    """When a table that is full begins: `latest`, if it has just filled up; 0: it is not full."""
    if row.status != "open" or not is_full(row):
        return 0.0
    return row.begins or latest
