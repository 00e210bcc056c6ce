"""What one damaged row does to the others, on SQLite and on PostgreSQL: nothing."""

from __future__ import annotations

import asyncio

import pytest

from gloam.table.store import CampaignRow, DamagedRow
from tests.table.store.stories import a_table, line, opened, run_sql


def test_a_damaged_row_hides_no_other(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for id in ("crypt", "attic"):
                await store.create(a_table(id, "anna", public=True), 1.0)
                await store.create_campaign(
                    CampaignRow(id, "haunted", id, "anna", [], {}, 1.0), 1.0
                )
                for text in ("Boo", "Hush"):
                    await store.say(id, line(text))
            await run_sql(url, "UPDATE documents SET document = '{' WHERE table_id = 'crypt'")
            await run_sql(url, "UPDATE campaigns SET document = '{' WHERE id = 'crypt'")
            await run_sql(url, "UPDATE chat SET line = '{' WHERE table_id = 'crypt' AND number = 1")
            assert [one.table.id for one in await store.listings(public=True)] == ["attic"]
            assert [one.campaign.id for one in await store.campaigns(member="anna")] == ["attic"]
            assert [one.text for one in await store.chat("crypt")] == ["Hush"]
            assert await store.damaged() == ["crypt"]
            for read in (store.table, store.campaign):
                with pytest.raises(DamagedRow):
                    await read("crypt")
                assert await read("attic") is not None

    asyncio.run(run())
