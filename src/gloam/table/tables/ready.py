"""When a table begins: all seats are filled, nobody's nonce is awaited any more, and people who
have just met have had a moment to see with whom they play."""

from __future__ import annotations

from gloam.table.store import TableRow


def is_ready(row: TableRow, now: float) -> bool:
    """Whether the game can begin: with every nonce, or when the time for them is up, and after the
    countdown. A lesson's dice are fixed, and wait for nobody."""
    if row.status != "open" or not is_full(row) or now < row.earliest:
        return False
    return not awaited(row) or 0 < row.begins <= now


def is_full(row: TableRow) -> bool:
    return all(seat.holder or seat.bot for seat in row.seats)


def count_down(row: TableRow, until: float) -> None:
    """Somebody has sat down: if that was the last seat, and others are there, it begins after a
    countdown, in which names can be changed and seats left. One person with bots waits for none."""
    if row.status == "open" and is_full(row) and len({s.holder for s in row.seats if s.holder}) > 1:
        row.earliest = until


def expected_start(row: TableRow) -> float:
    """When a full table begins if nobody does anything; 0: it is not full, or has begun."""
    if row.status != "open" or not row.begins:
        return 0.0
    return max(row.earliest, row.begins) if awaited(row) else row.earliest or row.begins


def awaited(row: TableRow) -> list[int]:
    """The seats whose people have not brought their nonces. For whom a bot answers is not here."""
    if row.guide is not None:
        return []
    present = [s for s, seat in enumerate(row.seats) if seat.holder and not seat.bot]
    return [seat for seat in present if not row.nonces[seat]]


def schedule_start(row: TableRow, latest: float) -> None:
    """Note that a table begins at the `latest` then, if it has just filled up; if it is not full,
    that it does not."""
    if row.status == "open" and is_full(row):
        row.begins = row.begins or latest
    else:
        row.begins = row.earliest = 0.0
