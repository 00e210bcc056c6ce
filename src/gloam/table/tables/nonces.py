"""Everybody's share in the dice: nonces, which people bring once they have seen the commitment.

The server's secret is fixed, and its commitment told, when a table is made. A nonce that is
brought afterwards, by a client that repeats the commitment, cannot have been in the server's mind
when it chose the secret; so whoever has brought one knows that the dice were not chosen. Seats of
bots have none. A full table waits a short time for its people: whose nonce is not there by then
plays without one, and is told so in the end (`docs/protocol.md`, fair dice).
"""

from __future__ import annotations

from gloam.kernel.core.dice import commitment
from gloam.kernel.session.checks import Refused
from gloam.table.http.bodies import BringNonce
from gloam.table.store import TableRow
from gloam.table.tables import seats
from gloam.table.tables.live_table import LiveTable


async def bring(table: LiveTable, holder: str, seat: int, wish: BringNonce) -> None:
    """Put somebody's nonce into the seed. Raises Refused, also if it comes too late."""

    def edit(row: TableRow) -> None:
        seats.own_place(row, seat, holder)
        if row.nonces[seat : seat + 1] == [wish.nonce]:
            return  # the answer to the first request was lost
        if row.status != "open":
            raise Refused("over", "The dice are sealed: the game has begun.")
        if row.guide is not None:
            raise Refused("malformed", "The dice of a lesson are fixed.")
        if wish.commitment != commitment(bytes.fromhex(row.secret)):
            raise Refused("malformed", "This table has another commitment. Look at it first.")
        if row.nonces[seat]:
            raise Refused("taken", "This seat has brought its nonce already.")
        row.nonces[seat] = wish.nonce

    await table.change(edit)
