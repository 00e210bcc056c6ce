"""Who must not come to sit where: nobody knows what two seats of one running game hold."""

from __future__ import annotations

from gloam.kernel.session.checks import Refused
from gloam.table.store import TableRow


def check_secrets(row: TableRow, seat: int, holder: str) -> None:
    """Raises Refused if this visitor has seen what another seat holds."""
    place = row.seats[seat]
    if holder in place.barred:
        raise Refused("not-yours", "You have sent somebody away from this seat.")
    if holder in place.former:
        return
    others = [other for other in row.seats if other is not place]
    if any(holder == other.holder or holder in other.former for other in others):
        raise Refused("not-yours", "You know what another seat of this game holds.")
