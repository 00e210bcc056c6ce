"""When a table begins: all seats are filled, people who have just met have had a moment to see with
whom they play, and nobody's share in the dice is awaited any more (`nonces.py`)."""

from __future__ import annotations

from gloam.table.store import TableRow


def is_ready(row: TableRow, now: float) -> bool:
    """Whether the game can begin: with every nonce that was sealed, or when the time for them is
    up, and after the countdown. A lesson's dice are fixed, and wait for nobody."""
    if not _is_met(row, now) or (any(row.seals) and not row.sealed):
        return False
    return not awaited(row) or 0 < row.begins <= now


def can_be_sealed(row: TableRow, now: float) -> bool:
    """Whether the seals can be shown and the nonces brought: as late as possible, when nobody is
    likely to leave any more, and with everybody's seal, or when the time for them is up."""
    if row.sealed or not any(row.seals) or not _is_met(row, now):
        return False
    return not awaited(row) or 0 < row.begins <= now


def _is_met(row: TableRow, now: float) -> bool:
    return row.status == "open" and is_full(row) and now >= row.earliest


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
    """The seats whose people have not brought their seals; once the table is sealed, of those who
    have, the seats whose people have not brought their nonces. For whom a bot answers is not
    here."""
    if row.guide is not None:
        return []
    present = [s for s, seat in enumerate(row.seats) if seat.holder and not seat.bot]
    if row.sealed:
        return [seat for seat in present if row.seals[seat] and not row.nonces[seat]]
    return [seat for seat in present if not row.seals[seat]]


def schedule_start(row: TableRow, now: float, patience: float) -> None:
    """After a change: a table that has just filled up, or was sealed, waits so long for shares; one
    that is not full does not begin."""
    if row.status != "open" or not is_full(row):
        row.begins = row.earliest = 0.0
        return
    row.begins = row.begins or now + patience
    if can_be_sealed(row, now):
        row.sealed, row.begins = True, now + patience


def forget_share(row: TableRow, seat: int) -> None:
    """A seat of an open table changes hands: who comes next brings their own share. If the table
    was sealed everybody does, because nonces may be known by now."""
    if row.sealed:
        row.sealed, row.begins = False, 0.0
        row.seals, row.nonces = ([""] * len(row.seats) for _ in range(2))
    row.seals[seat] = ""
