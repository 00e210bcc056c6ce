"""Members of a campaign: whoever sits at one of its tables, from then on."""

from __future__ import annotations

from collections.abc import Callable

from gloam.kernel.session.checks import Refused
from gloam.table.store import CampaignRow, Conflict, MemberRow, Store, TableRow

TRIES = 5
MOST_MEMBERS = 100


async def note_members(store: Store, row: TableRow, now: float) -> None:
    """Whoever sits at a table of a campaign is a member of it."""
    sitting = {seat.holder: seat.name for seat in row.seats if seat.holder}

    def edit(campaign: CampaignRow) -> bool:
        known = {member.holder: member.name for member in campaign.members}
        joined = known | sitting
        if joined == known or len(joined) > MOST_MEMBERS:
            return False
        campaign.members = [MemberRow(holder, name) for holder, name in joined.items()]
        return True

    if row.campaign:
        await change_campaign(store, row.campaign, edit, now)


def is_member(campaign: CampaignRow, holder: str) -> bool:
    who = {campaign.host, *(member.holder for member in campaign.members)}
    return bool(holder) and holder in who


async def change_campaign(
    store: Store, id: str, edit: Callable[[CampaignRow], bool], now: float
) -> None:
    """Change the row of a campaign; `edit` says whether it has. Raises Refused."""
    for _ in range(TRIES):
        found = await store.campaign(id)
        if found is None or not edit(found.campaign):
            return
        found.campaign.revision += 1
        try:
            await store.update_campaign(found.campaign, now)
        except Conflict:
            continue
        return
    raise Refused("fault", "Too many others change this campaign at once. Try again.")
