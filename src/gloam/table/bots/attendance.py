"""Who a table is played for just now: the order in which bots serve tables."""

from __future__ import annotations

from gloam.table.tables.live_table import LiveTable

PRESENT, EXPECTED, NOBODY = 0, 1, 2


def attendance(table: LiveTable) -> int:
    """PRESENT: somebody plays or watches. EXPECTED: somebody has a turn to come back to. NOBODY:
    bots play by themselves."""
    if table.connections:
        return PRESENT
    if any(seat.holder and not seat.bot for seat in table.row.seats):
        return EXPECTED
    return NOBODY
