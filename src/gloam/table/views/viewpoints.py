"""Viewpoints one may look at a game from: a seat's, a watcher's, or everything open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloam.kernel.core import asks
from gloam.kernel.core.run import Run
from gloam.kernel.present.scene import Node
from gloam.kernel.present.show import laid_open
from gloam.kernel.session.checks import Refused
from gloam.table.store import TableRow
from gloam.table.ws.protocol import WATCHER

OPEN = -2  # of somebody who may see everything: of finished games only


def private_nodes(run: Run[Any], viewpoint: int) -> Sequence[Node]:
    """What is seen from a viewpoint beyond the public part."""
    if viewpoint == OPEN:
        return laid_open(run)
    return run.rules.private(run.state, kernel_seat(viewpoint))


def kernel_seat(seat: int) -> int:
    """A seat of the wire, where -1 is a watcher, as the kernel counts."""
    return asks.WATCHER if seat == WATCHER else seat


def waited_for(ask: asks.Ask | None, viewpoint: int) -> tuple[int, ...]:
    """The seats that the game waits for, as far as is known at a viewpoint."""
    if ask is None:
        return ()
    return ask.seats() if viewpoint == OPEN else ask.waits_for(kernel_seat(viewpoint))


def viewpoints_for(row: TableRow, holder: str) -> tuple[int, ...]:
    """The viewpoints that a visitor may take, the most natural first. Until a game is over one sees
    what one's own seats see."""
    seats = range(len(row.seats))
    own = [seat for seat in seats if holder and row.seats[seat].holder == holder]
    if row.status != "over":
        return tuple(own) or (WATCHER,)
    return (*own, *(seat for seat in seats if seat not in own), WATCHER, OPEN)


def chosen(row: TableRow, holder: str, viewpoint: int | None) -> int:
    """The viewpoint that a visitor asks for. Raises Refused if it is not theirs to take."""
    able = viewpoints_for(row, holder)
    if viewpoint is None:
        return able[0]
    if not OPEN <= viewpoint < len(row.seats):
        told = f"seats are 0 to {len(row.seats) - 1}, watchers {WATCHER}, everything {OPEN}"
        raise Refused("no-seat", f"There is no viewpoint {viewpoint}; {told}.")
    if viewpoint not in able:
        raise Refused("not-yours", "Until the game is over you see what your own seats see.")
    return viewpoint
