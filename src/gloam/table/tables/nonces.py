"""Everybody's share in the dice: nonces, sealed before anybody brings theirs.

The server's secret is fixed, and its commitment told, when a table is made. A nonce that is made up
afterwards, by a client that repeats the commitment, cannot have been in the server's mind when it
chose the secret. Everybody first brings the *seal* of their nonce, its hash; when all seals are
there the table shows them, and only then the nonces are brought. So whoever brings theirs
last cannot choose it by the others', not even if the server helps.

Seats of bots have none. A full table waits a short time for its people's seals, and then for their
nonces: whose is not there by then plays without, and is told so in the end (`docs/protocol.md`,
fair dice). If a seat changes hands after the table was sealed, everybody begins anew.
"""

from __future__ import annotations

from gloam.kernel.core.dice import commitment
from gloam.kernel.core.dice import seal as sealed
from gloam.kernel.session.checks import Refused
from gloam.table.http.bodies import BringNonce, BringSeal
from gloam.table.store import TableRow
from gloam.table.tables import seats
from gloam.table.tables.live_table import LiveTable


async def bring_seal(table: LiveTable, holder: str, seat: int, wish: BringSeal) -> None:
    """Put the seal of somebody's nonce on the table. Raises Refused, also if it comes too late."""

    def edit(row: TableRow) -> None:
        _check(row, holder, seat, wish.commitment)
        if row.seals[seat] == wish.seal:
            return  # the answer to the first request was lost
        if row.sealed:
            raise Refused("over", "All shares of this table are sealed already.")
        if row.seals[seat]:
            raise Refused("taken", "This seat has brought another seal already.")
        row.seals[seat] = wish.seal

    await table.change(edit)


async def bring_nonce(table: LiveTable, holder: str, seat: int, wish: BringNonce) -> None:
    """Put somebody's nonce into the seed. Raises Refused, also if it comes too late."""

    def edit(row: TableRow) -> None:
        if row.nonces[seat : seat + 1] == [wish.nonce]:
            seats.own_place(row, seat, holder)
            return  # the answer to the first request was lost
        _check(row, holder, seat, wish.commitment)
        if not row.sealed or list(wish.seals) != row.seals:
            raise Refused("malformed", "These are not the seals of this table. Look at it first.")
        if sealed(bytes.fromhex(wish.nonce)) != row.seals[seat]:
            raise Refused("malformed", "This is not the nonce that you have sealed.")
        row.nonces[seat] = wish.nonce

    await table.change(edit)


def _check(row: TableRow, holder: str, seat: int, shown: str) -> None:
    """Raises Refused unless this seat's person may have a share, and has seen the commitment."""
    seats.own_place(row, seat, holder)
    if row.status != "open":
        raise Refused("over", "The dice are sealed: the game has begun.")
    if row.guide is not None:
        raise Refused("malformed", "The dice of a lesson are fixed.")
    if shown != commitment(bytes.fromhex(row.secret)):
        raise Refused("malformed", "This table has another commitment. Look at it first.")
