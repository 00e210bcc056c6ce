"""What people do with a campaign: make it, play its next game, rename it, branch from its past.

Whoever takes a seat at one of its tables is a member, for good. Members see everything of it, begin
its games, rename, branch and export it. Others who know its address see that it is there.
"""

from __future__ import annotations

from functools import partial

from gloam.kernel.content import registry
from gloam.kernel.session.checks import Refused
from gloam.table.campaigns.campaign_file import CampaignFile, exported
from gloam.table.campaigns.campaign_import import BadFile, proven
from gloam.table.campaigns.members import change_campaign, is_member, note_members
from gloam.table.http.bodies import Branch, NewCampaign, NewTable, NextGame, SeatPlan
from gloam.table.store import (
    CampaignListing,
    CampaignRow,
    Conflict,
    SeatRow,
    Store,
)
from gloam.table.tables import lobby
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.names import clean
from gloam.table.tables.open_tables import OpenTables
from gloam.table.tables.tokens import new_campaign_id

OVER = ("over", "abandoned")
WAITING = 4  # files that may wait to be proven: each may be large


async def create(tables: OpenTables, holder: str, wish: NewCampaign) -> CampaignListing:
    """A new campaign without games. Raises Refused and UnknownGame."""
    game = registry.game(wish.game)
    try:
        options = game.rules.choices(wish.options)
    except ValueError as error:
        raise Refused("malformed", str(error)) from None
    now = tables.context.now()
    row = CampaignRow(new_campaign_id(), game.id, named(wish.name), holder, [], options, now)
    await tables.context.store.create_campaign(row, now)
    return CampaignListing(row, 0, now)


async def get(store: Store, id: str) -> CampaignListing:
    """A campaign. Raises Refused if there is none."""
    found = await store.campaign(id)
    if found is None:
        raise Refused("no-campaign", "There is no such campaign.")
    return found


async def owned(store: Store, id: str, holder: str) -> CampaignListing:
    """A campaign of which this visitor is a member. Raises Refused."""
    found = await get(store, id)
    if not is_member(found.campaign, holder):
        told = "Only those who play in a campaign may do that. Take a seat at one of its tables."
        raise Refused("not-yours", told)
    return found


async def plays_in(tables: OpenTables, id: str, holder: str) -> bool:
    """Whether a visitor is a member of a campaign; of none, nobody is."""
    found = await tables.context.store.campaign(id) if id else None
    return found is not None and is_member(found.campaign, holder)


async def rename(tables: OpenTables, holder: str, id: str, name: str) -> None:
    """Any member may: it is the group's name. Raises Refused."""
    told = named(name)

    def edit(campaign: CampaignRow) -> bool:
        campaign.name = told
        return True

    await owned(tables.context.store, id, holder)
    await change_campaign(tables.context.store, id, edit, tables.context.now())


# --- games ---


async def begin_next(
    tables: OpenTables, holder: str, id: str, wish: NextGame, seats: list[SeatRow] | None = None
) -> LiveTable:
    """The table of the next game, with these `seats` taken already. Raises Refused, also while
    a game is under way."""
    store, now = tables.context.store, tables.context.now()
    listing = await owned(store, id, holder)
    _none_under_way(listing)
    campaign = listing.campaign
    new = NewTable(
        game=campaign.game,
        seats=wish.seats,
        options={**campaign.options, **wish.options},
        public=wish.public,
        pace=wish.pace,
        undo=wish.undo,
        title=wish.title or campaign.name,
    )
    row = lobby.new_row(new, holder, now)
    row.campaign, row.number, row.given = id, listing.games + 1, {}
    row.seats = seats or row.seats
    try:
        await store.begin_game(row, now)
    except Conflict:
        _none_under_way(await get(store, id))  # somebody else was first
        raise Refused("running", "Somebody has just played a game of it. Look again.") from None
    await note_members(store, row, now)
    return await lobby.opened(tables, row.id)


def _none_under_way(listing: CampaignListing) -> None:
    if listing.playing:
        told = f"Game {listing.games} of this campaign is not over: go on with it at"
        raise Refused("running", f"{told} /t/{listing.playing}, or agree there to abandon it.")


async def play_again(tables: OpenTables, table: LiveTable, holder: str) -> LiveTable:
    """The next game of this table's campaign, with the same people in the same seats; those who
    ask later find the same one. Raises Refused."""
    old = table.row
    listing = await owned(tables.context.store, old.campaign, holder)
    if listing.playing and listing.playing != old.id:
        return await tables.get(listing.playing)
    wish = NextGame(
        seats=tuple(SeatPlan() for _ in old.seats),
        options=old.options,
        public=old.public,
        pace=old.pace,
        undo=old.undo,
    )
    seats = [SeatRow(seat.holder, seat.name, seat.bot) for seat in old.seats]
    return await begin_next(tables, holder, old.campaign, wish, seats)


# --- branches ---


async def branch(tables: OpenTables, holder: str, id: str, wish: Branch) -> CampaignListing:
    """A new campaign with the past of this one up to a game that is over. Raises Refused."""
    store, now = tables.context.store, tables.context.now()
    old = (await owned(store, id, holder)).campaign
    games = await store.games_of(id)
    if wish.after > len(games):
        raise Refused("no-moment", f"There were only {len(games)} games.")
    past = games[: wish.after]
    if any(game.table.status not in OVER for game in past):
        raise Refused("running", f"Game {wish.after} is not over. Branch from one before it.")
    tables_of_past = [game.table.id for game in past]
    lasting = [one for one in await store.lasting_of(id) if one.table in tables_of_past]
    by = next((member.name for member in old.members if member.holder == holder), "")
    row = CampaignRow(
        new_campaign_id(),
        old.game,
        named(wish.name),
        holder,
        old.members,
        old.options,
        now,
        origin=id,
        after=wish.after,
        by=by,
    )
    await store.create_campaign(row, now, games=tables_of_past, lasting=lasting)
    return CampaignListing(row, len(past), now)


def named(name: str) -> str:
    told = clean(name)
    if not told:
        raise Refused("malformed", "A name has at least one letter.")
    return told


# --- files ---


async def export(tables: OpenTables, holder: str, id: str) -> CampaignFile:
    """A campaign as a file, without a game that is under way. Raises Refused."""
    store = tables.context.store
    return await exported(store, (await owned(store, id, holder)).campaign)


async def bring(tables: OpenTables, holder: str, content: bytes) -> CampaignListing:
    """Store the campaign in a file, once all of it is proven. Raises Refused."""
    context = tables.context
    now = context.now()
    if context.threads.waiting >= WAITING:
        raise Refused("too-fast", "Other campaigns are being brought just now. Try again soon.")
    try:
        brought = await context.threads.long(partial(proven, content, holder, now))
    except BadFile as trouble:
        raise Refused("bad-file", f"{trouble} Nothing was stored.") from None
    await context.store.create_campaign(
        brought.campaign, now, games=brought.games, lasting=brought.lasting, stored=brought.stored
    )
    return await get(context.store, brought.campaign.id)
