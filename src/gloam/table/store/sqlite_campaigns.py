"""Campaigns in SQLite: for the server's store, and for an operator's tool beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sqlite3 import Connection
from typing import Any, TypeVar

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

T = TypeVar("T")

# A text with a flipped bit may be no UTF-8, and SQLite then gives none of the rows asked for.
BYTES = "CAST(document AS BLOB)"


class SqliteCampaigns:
    """The part of a `Store` that is about campaigns."""

    async def _run(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, in one transaction and once it is on disk."""
        raise NotImplementedError

    # Any: the schema gives the columns their types, which mypy cannot see.
    async def _read(self, sql: str, *values: str | float) -> list[Any]:
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
        row = (id, campaign.revision, len(games), len(lasting), campaign.origin, at)
        text, who = campaign_document(campaign), members(campaign)
        making = [(creating(game.table, at), game) for game in stored]

        def work(db: Connection) -> None:
            if not db.execute(CREATE_CAMPAIGN, (*row, text)).rowcount:
                raise Conflict(f"There is a campaign {id} already.")
            _put_members(db, id, who)
            for make, game in making:
                make(db)
                name, acts = game.table.id, game.acts
                db.executemany(
                    "INSERT INTO acts VALUES (?, ?, ?, ?)",
                    [(name, act.number, act.lines, act.at) for act in acts],
                )
                counted = "UPDATE tables SET acts = ?, due = ? WHERE id = ?"
                db.execute(counted, (len(acts), game.due, name))
            db.executemany(
                "INSERT INTO campaign_games VALUES (?, ?, ?)",
                [(id, number, table) for number, table in enumerate(games, 1)],
            )
            db.executemany(
                "INSERT INTO lasting VALUES (?, ?, ?, ?, ?)",
                [(id, one.number, one.table, one.act, change_text(one.change)) for one in lasting],
            )

        await self._run(work)

    async def campaign(self, id: str) -> CampaignListing | None:
        rows = await self._read(CAMPAIGNS.format(tests="id = ?"), id, 1)
        return read_campaign(*rows[0]) if rows else None

    async def campaigns(
        self, *, member: str = "", origin: str = "", limit: int = 100
    ) -> list[CampaignListing]:
        tests, values = ["TRUE"], list[str]()
        if member:
            tests.append("id IN (SELECT campaign_id FROM members WHERE member = ?)")
            values.append(member)
        if origin:
            tests.append("origin = ?")
            values.append(origin)
        rows = await self._read(CAMPAIGNS.format(tests=" AND ".join(tests)), *values, limit)
        return readable(read_campaign, rows)

    async def update_campaign(self, campaign: CampaignRow, at: float) -> None:
        id, revision = campaign.id, campaign.revision
        text, who = campaign_document(campaign), members(campaign)

        def work(db: Connection) -> None:
            if not db.execute(UPDATE_CAMPAIGN, (revision, at, text, id, revision - 1)).rowcount:
                raise Conflict(f"Revision {revision} of campaign {id} is not the next one.")
            _put_members(db, id, who)

        await self._run(work)

    async def begin_game(self, table: TableRow, at: float) -> None:
        make = creating(table, at)
        id, number, name = table.campaign, table.number, table.id

        def work(db: Connection) -> None:
            if not db.execute(BEGIN_GAME, (at, id, number)).rowcount:
                raise Conflict(f"Game {number} of campaign {id} cannot begin now.")
            db.execute("INSERT INTO campaign_games VALUES (?, ?, ?)", (id, number, name))
            make(db)

        await self._run(work)

    async def games_of(self, id: str) -> list[Listing]:
        rows = await self._read(GAMES, id)
        return [read_listing(*row) for row in rows]

    async def lasting_of(self, id: str) -> list[LastingRow]:
        rows = await self._read(LASTING, id)
        return [LastingRow(n, table, act, read_change(text)) for n, table, act, text in rows]


def creating(table: TableRow, at: float) -> Callable[[Connection], None]:
    """What stores a new table. The row may be changed meanwhile: it is stored as it is now."""
    row = (table.id, table.revision, table.status, table.public, at, table.campaign)
    text, held = document(table), holders(table)

    def work(db: Connection) -> None:
        if not db.execute(CREATE, row).rowcount:
            raise Conflict(f"There is a table {row[0]} already.")
        put_document(db, row[0], text, held)

    return work


def put_document(db: Connection, id: str, text: str, held: list[str]) -> None:
    db.execute("REPLACE INTO documents VALUES (?, ?)", (id, text))
    db.execute("DELETE FROM holders WHERE table_id = ?", (id,))
    db.executemany("INSERT INTO holders VALUES (?, ?)", [(holder, id) for holder in held])


def add_changes(db: Connection, table: str, act: int, at: float, changes: list[str]) -> None:
    """The next changes of the campaign that a table was made for, if it was made for one."""
    for id, count in db.execute(COUNT_CHANGES, (len(changes), at, table)).fetchall():
        first = count - len(changes) + 1
        db.executemany(
            "INSERT INTO lasting VALUES (?, ?, ?, ?, ?)",
            [(id, number, table, act, change) for number, change in enumerate(changes, first)],
        )


def _put_members(db: Connection, id: str, who: list[str]) -> None:
    db.execute("DELETE FROM members WHERE campaign_id = ?", (id,))
    db.executemany("INSERT INTO members VALUES (?, ?)", [(member, id) for member in who])


CREATE = """
INSERT INTO tables (id, revision, status, public, touched, campaign) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""
CREATE_CAMPAIGN = """
INSERT INTO campaigns (id, revision, games, changes, origin, touched, document)
VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
UPDATE_CAMPAIGN = """
UPDATE campaigns SET revision = ?, touched = ?, document = ? WHERE id = ? AND revision = ?
"""
CAMPAIGNS = f"""
SELECT {BYTES}, games, max(touched, coalesce(
    (SELECT max(tables.touched) FROM tables WHERE campaign = campaigns.id), 0)) AS moved,
    coalesce((SELECT tables.id FROM tables
        WHERE campaign = campaigns.id AND status IN ('open', 'playing')), '')
FROM campaigns WHERE {{tests}} ORDER BY moved DESC, id LIMIT ?
"""
BEGIN_GAME = """
UPDATE campaigns SET games = games + 1, touched = ?1 WHERE id = ?2 AND games = ?3 - 1
AND NOT EXISTS (SELECT 1 FROM tables WHERE campaign = ?2 AND status IN ('open', 'playing'))
"""
GAMES = f"""
SELECT {BYTES}, status, acts, touched, due, CAST(summary AS BLOB) FROM campaign_games game
JOIN tables ON tables.id = game.table_id JOIN documents ON documents.table_id = tables.id
WHERE campaign_id = ? ORDER BY number
"""
LASTING = """
SELECT number, table_id, act, CAST(change AS BLOB) FROM lasting
WHERE campaign_id = ? ORDER BY number
"""
COUNT_CHANGES = """
UPDATE campaigns SET changes = changes + ?, touched = max(touched, ?)
WHERE id = (SELECT campaign FROM tables WHERE id = ?) RETURNING id, changes
"""
