"""Campaigns in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from gloam.table.store import (
    CampaignListing,
    CampaignRow,
    Conflict,
    LastingRow,
    Listing,
    StoredGame,
    TableRow,
)
from gloam.table.store.rows import (
    campaign_document,
    change_text,
    document,
    holders,
    members,
    read_campaign,
    read_change,
    read_listing,
    readable,
)

Writing: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"


class PostgresCampaigns:
    """The part of a `Store` that is about campaigns."""

    # Any, here and below: the schema gives the columns their types, which mypy cannot see.
    async def _write(
        self, sql: str, *values: object, tell: tuple[str, int] | None = None
    ) -> list[Any]:
        raise NotImplementedError

    async def _read(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    async def _in_transaction(self, work: Callable[[Writing], Awaitable[None]]) -> None:
        raise NotImplementedError

    async def create_campaign(
        self,
        campaign: CampaignRow,
        at: float,
        *,
        games: Sequence[str] = (),
        lasting: Sequence[LastingRow] = (),
        stored: Sequence[StoredGame] = (),
    ) -> None:
        id = campaign.id
        row = id, campaign.revision, len(games), len(lasting), campaign.origin, at
        values = *row, campaign_document(campaign), members(campaign)
        tables = [(game, new_table(game.table, at)) for game in stored]

        async def work(db: Writing) -> None:
            if not await db.fetch(CREATE_CAMPAIGN, *values):
                raise Conflict(f"There is a campaign {id} already.")
            for game, new in tables:
                if not await db.fetch(CREATE, *new):
                    raise Conflict(f"There is a table {game.table.id} already.")
                name, acts = game.table.id, game.acts
                await db.executemany(
                    "INSERT INTO acts VALUES ($1, $2, $3, $4)",
                    [(name, act.number, act.lines, act.at) for act in acts],
                )
                counted = "UPDATE tables SET acts = $2, due = $3 WHERE id = $1"
                await db.execute(counted, name, len(acts), game.due)
            await db.executemany(
                "INSERT INTO campaign_games VALUES ($1, $2, $3)",
                [(id, number, table) for number, table in enumerate(games, 1)],
            )
            await db.executemany(
                "INSERT INTO lasting VALUES ($1, $2, $3, $4, $5)",
                [(id, one.number, one.table, one.act, change_text(one.change)) for one in lasting],
            )

        await self._in_transaction(work)

    async def campaign(self, id: str) -> CampaignListing | None:
        rows = await self._read(CAMPAIGNS.format(tests="id = $2"), 1, id)
        return read_campaign(*rows[0]) if rows else None

    async def campaigns(
        self, *, member: str = "", origin: str = "", limit: int = 100
    ) -> list[CampaignListing]:
        tests, values = ["TRUE"], list[object]([limit])
        if member:
            values.append(member)
            found = "SELECT campaign_id FROM members WHERE member"
            tests.append(f"id IN ({found} = ${len(values)})")
        if origin:
            values.append(origin)
            tests.append(f"origin = ${len(values)}")
        rows = await self._read(CAMPAIGNS.format(tests=" AND ".join(tests)), *values)
        return readable(read_campaign, rows)

    async def update_campaign(self, campaign: CampaignRow, at: float) -> None:
        id, revision = campaign.id, campaign.revision
        values = id, revision, at, campaign_document(campaign), members(campaign)
        if not await self._write(UPDATE_CAMPAIGN, *values):
            raise Conflict(f"Revision {revision} of campaign {id} is not the next one.")

    async def begin_game(self, table: TableRow, at: float) -> None:
        new = new_table(table, at)
        id, number, name = table.campaign, table.number, table.id

        async def work(db: Writing) -> None:
            # Who waits for the row of the campaign must then see the tables as they are by now:
            # so the row comes first, and the look at the tables is a statement of its own.
            if not await db.fetch(COUNT_GAME, id, number, at) or await db.fetch(UNDER_WAY, id):
                raise Conflict(f"Game {number} of campaign {id} cannot begin now.")
            await db.execute("INSERT INTO campaign_games VALUES ($1, $2, $3)", id, number, name)
            if not await db.fetch(CREATE, *new):
                raise Conflict(f"There is a table {name} already.")

        await self._in_transaction(work)

    async def games_of(self, id: str) -> list[Listing]:
        rows = await self._read(GAMES, id)
        return [read_listing(*row) for row in rows]

    async def lasting_of(self, id: str) -> list[LastingRow]:
        rows = await self._read(LASTING, id)
        return [LastingRow(n, table, act, read_change(text)) for n, table, act, text in rows]


def new_table(table: TableRow, at: float) -> tuple[object, ...]:
    """The values of CREATE."""
    row = table.id, table.revision, table.status, table.public, at
    return *row, document(table), holders(table), table.campaign


CREATE = """
WITH made AS (
    INSERT INTO tables (id, revision, status, public, touched, campaign)
    VALUES ($1, $2, $3, $4, $5, $8) ON CONFLICT DO NOTHING RETURNING id
), written AS (
    INSERT INTO documents SELECT id, $6 FROM made
), held AS (
    INSERT INTO holders SELECT holder, id FROM made, unnest($7::text[]) holder
)
SELECT id FROM made
"""
CREATE_CAMPAIGN = """
WITH made AS (
    INSERT INTO campaigns (id, revision, games, changes, origin, touched, document)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id
), joined AS (
    INSERT INTO members SELECT member, id FROM made, unnest($8::text[]) member
)
SELECT id FROM made
"""
UPDATE_CAMPAIGN = """
WITH changed AS (
    UPDATE campaigns SET revision = $2, touched = $3, document = $4
    WHERE id = $1 AND revision = $2 - 1 RETURNING id
), gone AS (
    DELETE FROM members USING changed WHERE campaign_id = id AND member <> ALL($5::text[])
), joined AS (
    INSERT INTO members SELECT member, id FROM changed, unnest($5::text[]) member
    ON CONFLICT DO NOTHING
)
SELECT id FROM changed
"""
CAMPAIGNS = """
SELECT document, games, greatest(touched,
    (SELECT max(tables.touched) FROM tables WHERE campaign = campaigns.id)) AS moved,
    coalesce((SELECT tables.id FROM tables
        WHERE campaign = campaigns.id AND status IN ('open', 'playing')), '')
FROM campaigns WHERE {tests} ORDER BY moved DESC, id LIMIT $1
"""
COUNT_GAME = """
UPDATE campaigns SET games = $2, touched = $3 WHERE id = $1 AND games = $2 - 1 RETURNING id
"""
UNDER_WAY = "SELECT 1 FROM tables WHERE campaign = $1 AND status IN ('open', 'playing')"
GAMES = """
SELECT document, status, acts, touched, due, summary FROM campaign_games game
JOIN tables ON tables.id = game.table_id JOIN documents ON documents.table_id = tables.id
WHERE campaign_id = $1 ORDER BY number
"""
LASTING = """
SELECT number, table_id, act, change FROM lasting WHERE campaign_id = $1 ORDER BY number
"""
