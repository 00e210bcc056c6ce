"""Campaigns in the store: games one at a time, changes together with the acts that caused them."""

from __future__ import annotations

import asyncio

import pytest

from gloam.table.store import (
    ActRow,
    CampaignRow,
    Conflict,
    LastingRow,
    MemberRow,
    Store,
    StoredGame,
    StoreError,
    TableRow,
)
from gloam.table.store.migrations import LEDGER, migrations
from tests.table.store.stories import a_table, act, opened, run_sql, story


def a_campaign(id: str = "c", *members: str, origin: str = "") -> CampaignRow:
    who = [MemberRow(name, name.title()) for name in members]
    return CampaignRow(
        id, "parley", "The Tuesday four", "hilde", who, {"length": "short"}, 1.0, origin
    )


def a_game(id: str, number: int, *held: str, campaign: str = "c") -> TableRow:
    table = a_table(id, *held)
    table.campaign, table.number = campaign, number
    return table


@story
async def test_a_campaign_comes_back_as_it_was_stored(store: Store) -> None:
    row = a_campaign("c", "anna", "ben")
    row.name = "Ünder \x00 the “crypt”"
    await store.create_campaign(row, 2.0)
    found = await store.campaign("c")
    assert found
    assert (found.campaign, found.games, found.touched) == (row, 0, 2.0)
    assert await store.campaign("d") is None
    with pytest.raises(Conflict):
        await store.create_campaign(a_campaign("c", "carl"), 3.0)
    assert await store.campaigns(member="carl") == []
    for name in ("\x00", "\ud800", "", "x" * 5000):
        assert await store.campaign(name) is None
        assert await store.games_of(name) == []
        assert await store.lasting_of(name) == []


@story
async def test_lists_show_the_newest_first_and_follow_who_is_a_member(store: Store) -> None:
    row = a_campaign("a", "anna", "ben")
    await store.create_campaign(row, 1.0)
    await store.create_campaign(a_campaign("b", "anna", origin="a"), 2.0)

    async def ids(member: str = "", origin: str = "", limit: int = 100) -> list[str]:
        found = await store.campaigns(member=member, origin=origin, limit=limit)
        return [one.campaign.id for one in found]

    assert await ids() == ["b", "a"]
    assert await ids(limit=1) == ["b"]
    assert await ids("anna") == ["b", "a"]
    assert await ids("hilde") == ["b", "a"], "a host need not play"
    assert await ids(origin="a") == ["b"]
    row.members, row.revision = [MemberRow("carl")], 2
    await store.update_campaign(row, 3.0)
    assert await ids("ben") == []
    assert await ids("carl") == ["a"]
    assert await ids() == ["a", "b"]
    await store.begin_game(a_game("t", 1, campaign="b"), 4.0)
    await store.append("t", act(1, at=9.0))
    assert await ids() == ["b", "a"], "what happens at its table counts"


@story
async def test_a_revision_of_a_campaign_is_taken_once(store: Store) -> None:
    row = a_campaign()
    await store.create_campaign(row, 1.0)

    async def rename(name: str) -> bool:
        changed = a_campaign()
        changed.name, changed.revision = name, 2
        try:
            await store.update_campaign(changed, 2.0)
        except Conflict:
            return False
        return True

    names = [f"Name {n}" for n in range(20)]
    won = await asyncio.gather(*map(rename, names))
    assert won.count(True) == 1
    found = await store.campaign("c")
    assert found
    assert found.campaign.name == names[won.index(True)]
    with pytest.raises(Conflict):
        await store.update_campaign(a_campaign("d"), 2.0)


@story
async def test_games_begin_one_after_the_other(store: Store) -> None:
    await store.create_campaign(a_campaign(), 1.0)
    for wrong in (0, 2):
        with pytest.raises(Conflict):
            await store.begin_game(a_game("t", wrong), 2.0)
    with pytest.raises(Conflict):
        await store.begin_game(a_game("t", 1, campaign="d"), 2.0)
    assert await store.table("t") is None
    await store.begin_game(a_game("one", 1, "anna"), 2.0)
    with pytest.raises(Conflict):
        await store.begin_game(a_game("two", 2), 3.0)  # the first is open
    await store.append("one", act(1), status="playing")
    with pytest.raises(Conflict):
        await store.begin_game(a_game("two", 2), 3.0)
    await store.append("one", act(2), status="over")
    await store.begin_game(a_game("two", 2, "ben"), 3.0)
    assert [game.table.id for game in await store.games_of("c")] == ["one", "two"]
    assert [game.acts for game in await store.games_of("c")] == [2, 0]
    found = await store.campaign("c")
    assert found
    assert found.games == 2
    row = a_game("two", 2, "ben")
    row.status, row.revision = "abandoned", 2
    await store.update(row, 4.0)
    with pytest.raises(Conflict):
        await store.append("two", act(1), lasting=[("burn", 1)])  # it came too late
    assert await store.lasting_of("c") == []
    await store.begin_game(a_game("three", 3), 5.0)


@story
async def test_of_many_that_begin_the_next_game_one_wins(store: Store) -> None:
    await store.create_campaign(a_campaign(), 1.0)

    async def begin(n: int) -> bool:
        try:
            await store.begin_game(a_game(f"t{n}", 1), 2.0)
        except Conflict:
            return False
        return True

    won = await asyncio.gather(*map(begin, range(20)))
    assert won.count(True) == 1
    assert [game.table.id for game in await store.games_of("c")] == [f"t{won.index(True)}"]
    assert [one.table.id for one in await store.listings()] == [f"t{won.index(True)}"]


@story
async def test_changes_are_numbered_over_all_games(store: Store) -> None:
    await store.create_campaign(a_campaign(), 1.0)
    await store.begin_game(a_game("one", 1), 2.0)
    await store.append("one", act(1), lasting=[("unlock", "omen"), ("level", 2)])
    await store.append("one", act(2), status="over")
    await store.begin_game(a_game("two", 2), 3.0)
    await store.append("two", act(1), lasting=[("burn", 7, "hut")])
    assert await store.lasting_of("c") == [
        LastingRow(1, "one", 1, ("unlock", "omen")),
        LastingRow(2, "one", 1, ("level", 2)),
        LastingRow(3, "two", 1, ("burn", 7, "hut")),
    ]
    with pytest.raises(Conflict):
        await store.append("two", act(1), lasting=[("burn", 8)])
    assert len(await store.lasting_of("c")) == 3


@story
async def test_a_table_without_a_campaign_changes_none(store: Store) -> None:
    await store.create_campaign(a_campaign(), 1.0)
    await store.create(a_table("crypt"), 1.0)
    await store.append("crypt", act(1), lasting=[("burn", 1)])
    assert await store.acts("crypt") == [act(1)]
    assert await store.lasting_of("c") == []
    assert await store.lasting_of("") == []


def test_an_act_without_its_change_is_not_stored(url: str) -> None:
    """Neither comes without the other, whatever fails in between."""

    async def run() -> None:
        async with opened(url) as store:
            await store.create_campaign(a_campaign(), 1.0)
            await store.begin_game(a_game("one", 1), 2.0)
            await run_sql(url, "ALTER TABLE lasting RENAME TO gone")
            with pytest.raises(StoreError):
                await store.append("one", act(1), status="over", lasting=[("burn", 1)])
            await run_sql(url, "ALTER TABLE gone RENAME TO lasting")
            assert await store.acts("one") == []
            assert await store.lasting_of("c") == []
            await store.append("one", act(1), lasting=[("burn", 1)])
            assert [one.number for one in await store.lasting_of("c")] == [1]

    asyncio.run(run())


@story
async def test_a_campaign_is_brought_whole_or_not_at_all(store: Store) -> None:
    await store.create(a_table("taken"), 1.0)
    one = StoredGame(a_game("one", 1, campaign="new"), [act(1), act(2)])
    bad = StoredGame(a_game("taken", 2, campaign="new"), [act(1)])
    changes = [LastingRow(1, "one", 2, ("burn", 1))]
    with pytest.raises(Conflict):
        await store.create_campaign(
            a_campaign("new"), 2.0, games=["one", "taken"], lasting=changes, stored=[one, bad]
        )
    assert await store.campaign("new") is None
    assert await store.table("one") is None
    assert await store.acts("one") == []
    good = StoredGame(a_game("two", 2, campaign="new"), [act(1)], due=7.0)
    await store.create_campaign(
        a_campaign("new"), 2.0, games=["one", "two"], lasting=changes, stored=[one, good]
    )
    assert [(game.acts, game.due) for game in await store.games_of("new")] == [(2, 0.0), (1, 7.0)]
    assert await store.acts("one") == [act(1), act(2)]
    assert await store.lasting_of("new") == changes
    await store.append("two", act(2), lasting=[("burn", 2)])
    assert [change.number for change in await store.lasting_of("new")] == [1, 2]


@story
async def test_a_branch_shares_the_tables_of_its_past(store: Store) -> None:
    await store.create_campaign(a_campaign(), 1.0)
    await store.begin_game(a_game("one", 1), 2.0)
    await store.append("one", act(1), status="over", lasting=[("burn", 1)])
    past = await store.lasting_of("c")
    await store.create_campaign(a_campaign("d", origin="c"), 3.0, games=["one"], lasting=past)
    await store.begin_game(a_game("two", 2), 4.0)
    await store.begin_game(a_game("other", 2, campaign="d"), 4.0)
    await store.append("other", act(1), lasting=[("burn", 2)])
    assert [game.table.id for game in await store.games_of("c")] == ["one", "two"]
    assert [game.table.id for game in await store.games_of("d")] == ["one", "other"]
    assert [one.change for one in await store.lasting_of("c")] == [("burn", 1)]
    assert [one.change for one in await store.lasting_of("d")] == [("burn", 1), ("burn", 2)]


def test_a_database_from_before_there_were_campaigns_is_brought_up_to_date(url: str) -> None:
    """Made by the first step alone, with a table that is being played."""
    backend = "sqlite" if url.startswith("sqlite") else "postgres"
    first = migrations(backend)[0]
    document = '{"id":"old","game":"haunted","status":"open","options":{},"seats":[],"host":"h",'
    document += '"secret":"00","nonces":[],"created":1.0}'
    statements = [
        LEDGER,
        first.sql,
        "INSERT INTO migrations VALUES (1, 'tables')",
        "INSERT INTO tables (id, revision, status, public, acts, touched)"
        " VALUES ('old', 1, 'playing', {}, 1, 5.0)".format("0" if backend == "sqlite" else "false"),
        f"INSERT INTO documents VALUES ('old', '{document}')",
        "INSERT INTO acts VALUES ('old', 1, 'digest 1', 5.0)",
    ]

    async def run() -> None:
        await run_sql(url, ";\n".join(statements))
        async with opened(url) as store:
            row = await store.table("old")
            assert row
            assert (row.status, row.campaign, row.number, row.given) == ("playing", "", 0, {})
            await store.append("old", act(2), lasting=[("burn", 1)])
            assert len(await store.acts("old")) == 2
            await store.create_campaign(a_campaign(), 1.0)
            await store.begin_game(a_game("one", 1), 2.0)
            await store.append("one", ActRow(1, b"x", 3.0), lasting=[("burn", 1)])
            assert len(await store.lasting_of("c")) == 1

    asyncio.run(run())
