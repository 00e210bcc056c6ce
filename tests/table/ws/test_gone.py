"""Whoever has left before the line is served leaves nothing behind."""

from __future__ import annotations

import asyncio
from pathlib import Path

from gloam.table.store import SeatRow, TableRow
from gloam.table.tables.live_table import LiveTable
from tests.table.views.worlds import Chair, Clock, two_servers


def test_a_line_that_was_cut_while_it_entered_is_not_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_servers(tmp_path) as (context, _):
            seats, nonces = [SeatRow(), SeatRow()], ["", ""]
            row = TableRow("crypt", "drawhold", "open", {}, seats, "", "5e" * 32, nonces, 1.0)
            await context.store.create(row, context.now())
            table = await LiveTable.open(context, row)
            chair = Chair(table, 0, Clock())
            chair.wire.scope["state"].clear()  # as the server does when the line is cut
            await asyncio.gather(chair.visit(), return_exceptions=True)
            assert not table.connections

    asyncio.run(story())
