"""What every store promises, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from gloam.table.store import Conflict, ReportRow, SeatRow, Store, StoreError
from gloam.table.store.open_store import open_store
from tests.table.store.stories import a_table, act, line, opened, run_sql, story


@story
async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = a_table("crypt", "anna", "")
    table.title = "Ünder \x00 the “crypt”"
    await store.create(table, 2.0)
    assert await store.table("crypt") == table
    assert await store.table("attic") is None


@story
async def test_an_id_is_given_once(store: Store) -> None:
    await store.create(a_table("crypt", "anna"), 1.0)
    with pytest.raises(Conflict):
        await store.create(a_table("crypt", "ben"), 2.0)
    assert not await store.listings(holder="ben")


@story
async def test_names_from_outside_that_cannot_be_are_not_found(store: Store) -> None:
    for name in ("\x00", "\ud800", "", "x" * 5000):
        assert await store.table(name) is None
        assert await store.acts(name) == []
        assert await store.chat(name) == []
        assert await store.snapshot(name) is None
        assert await store.listings(ids=[name]) == []
    assert await store.acts("crypt", after=2**80) == []


@story
async def test_how_far_tables_have_come(store: Store) -> None:
    for id in ("crypt", "attic", "cellar"):
        await store.create(a_table(id, "anna"), 1.0)
    await store.append("crypt", act(1), chat=line("Boo"))
    await store.append("crypt", act(2))
    table = a_table("attic", "anna")
    table.revision = 2
    await store.update(table, 2.0)
    told = await store.versions(["crypt", "attic", "nowhere"])
    assert sorted(told) == [("attic", 0, 2, 0), ("crypt", 2, 1, 1)]
    assert await store.versions([]) == []


@story
async def test_a_revision_is_taken_once(store: Store) -> None:
    table = a_table("crypt", "anna")
    await store.create(table, 1.0)
    table.revision, table.title, table.status = 2, "Two", "playing"
    await store.update(table, 2.0)
    late = a_table("crypt", "ben")
    late.revision = 2
    with pytest.raises(Conflict):
        await store.update(late, 3.0)
    late.revision = 4
    with pytest.raises(Conflict):
        await store.update(late, 3.0)
    assert await store.table("crypt") == table
    with pytest.raises(Conflict):
        await store.update(a_table("attic"), 3.0)


@story
async def test_of_many_updates_at_once_one_wins(store: Store) -> None:
    await store.create(a_table("crypt"), 1.0)

    async def rename(title: str) -> bool:
        table = a_table("crypt")
        table.revision, table.title = 2, title
        try:
            await store.update(table, 2.0)
        except Conflict:
            return False
        return True

    titles = [f"Title {n}" for n in range(50)]
    won = await asyncio.gather(*map(rename, titles))
    assert won.count(True) == 1
    stored = await store.table("crypt")
    assert stored
    assert stored.title == titles[won.index(True)]


@story
async def test_what_the_caller_changes_later_is_not_stored(store: Store) -> None:
    table = a_table("crypt", "anna")
    storing = asyncio.ensure_future(store.create(table, 1.0))
    await asyncio.sleep(0)
    table.title = "Changed while it was being stored"
    await storing
    stored = await store.table("crypt")
    assert stored
    assert not stored.title


@story
async def test_acts_are_numbered_without_a_gap(store: Store) -> None:
    await store.create(a_table("crypt"), 1.0)
    for wrong in (0, 2, -1):
        with pytest.raises(Conflict):
            await store.append("crypt", act(wrong))
    await store.append("crypt", act(1))
    with pytest.raises(Conflict):
        await store.append("crypt", act(1))
    await store.append("crypt", act(2))
    assert await store.acts("crypt") == [act(1), act(2)]
    assert await store.acts("crypt", after=1) == [act(2)]
    with pytest.raises(Conflict):
        await store.append("attic", act(1))
    assert await store.acts("attic") == []


@story
async def test_an_act_of_a_table_as_it_was_is_refused_once_it_has_changed(store: Store) -> None:
    table = a_table()
    await store.create(table, 1.0)
    await store.append("crypt", msgspec.structs.replace(act(1), of=1))
    table.revision = 2
    await store.update(table, 2.0)
    with pytest.raises(Conflict):
        await store.append("crypt", msgspec.structs.replace(act(2), of=1))
    assert len(await store.acts("crypt")) == 1
    await store.append("crypt", msgspec.structs.replace(act(2), of=2))
    await store.append("crypt", act(3))


@story
async def test_of_a_hundred_that_append_the_same_act_one_wins(store: Store) -> None:
    await store.create(a_table("crypt"), 1.0)

    async def append(at: float) -> bool:
        try:
            await store.append("crypt", act(1, at), chat=line(f"{at}"))
        except Conflict:
            return False
        return True

    won = await asyncio.gather(*(append(100.0 + n) for n in range(100)))
    assert won.count(True) == 1
    at = 100.0 + won.index(True)
    assert await store.acts("crypt") == [act(1, at)]
    assert [said.text for said in await store.chat("crypt")] == [f"{at}"]


@story
async def test_tables_do_not_wait_for_each_others_mistakes(store: Store) -> None:
    ids = [f"t{n}" for n in range(20)]
    await asyncio.gather(*(store.create(a_table(id), 1.0) for id in ids))
    wanted = [(id, 1 + n % 2) for n, id in enumerate(ids)]  # every second one is wrong
    results = await asyncio.gather(
        *(store.append(id, act(number)) for id, number in wanted), return_exceptions=True
    )
    assert [isinstance(r, Conflict) for r in results] == [number == 2 for _, number in wanted]
    stored = [len(await store.acts(id)) for id in ids]
    assert stored == [number % 2 for _, number in wanted]


@story
async def test_an_act_brings_all_that_belongs_to_it(store: Store) -> None:
    await store.create(a_table("crypt", "anna", status="playing"), 1.0)
    (listing,) = await store.listings(ids=["crypt"])
    assert listing.summary == ""
    first = msgspec.structs.replace(act(1), summary="Ada won")
    await store.append(
        "crypt", first, due=30.0, status="over", snapshot=b"\x00snap", chat=line("Boo")
    )
    (listing,) = await store.listings(ids=["crypt"])
    assert (listing.acts, listing.touched, listing.due) == (1, act(1).at, 30.0)
    assert listing.summary == "Ada won"
    assert (listing.table.status, listing.table.revision) == ("over", 1)
    assert await store.snapshot("crypt") == (1, b"\x00snap")
    (said,) = await store.chat("crypt")
    assert (said.number, said.text) == (1, "Boo")

    await store.append("crypt", act(2))  # nothing but the act: the rest stays, nothing is due
    (listing,) = await store.listings(ids=["crypt"])
    assert (listing.acts, listing.due, listing.table.status) == (2, 0.0, "over")
    assert await store.snapshot("crypt") == (1, b"\x00snap")
    await store.append("crypt", act(3), snapshot=b"newer")
    assert await store.snapshot("crypt") == (3, b"newer")


@story
async def test_a_secret_act_does_not_move_a_table_in_lists(store: Store) -> None:
    """It has the time of the act before, and somebody may have spoken since."""
    for id in ("crypt", "attic", "cellar"):
        await store.create(a_table(id), 1.0)
    await store.say("crypt", line("Boo"))
    await store.say("cellar", line("Boo"))
    # One alone, then several at once, which are written together.
    await store.append("crypt", act(1, 2.0))
    (listing,) = await store.listings(ids=["crypt"])
    assert listing.touched == 5.0
    await asyncio.gather(*[store.append(id, act(1, 2.0)) for id in ("attic", "cellar")])
    assert [one.table.id for one in await store.listings()][-1] == "attic"


@story
async def test_an_act_that_is_refused_leaves_nothing(store: Store) -> None:
    await store.create(a_table("crypt"), 1.0)
    with pytest.raises(Conflict):
        await store.append(
            "crypt", act(2), due=9.0, status="over", snapshot=b"snap", chat=line("Boo")
        )
    await _is_untouched(store)


def test_an_act_that_fails_halfway_leaves_nothing(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.create(a_table("crypt"), 1.0)
            await run_sql(url, "ALTER TABLE chat RENAME TO gone")
            with pytest.raises(StoreError):
                await store.append(
                    "crypt", act(1), due=9.0, status="over", snapshot=b"s", chat=line("Boo")
                )
            await run_sql(url, "ALTER TABLE gone RENAME TO chat")
            await _is_untouched(store)
            await store.append("crypt", act(1), chat=line("Boo"))

    asyncio.run(run())


async def _is_untouched(store: Store) -> None:
    (listing,) = await store.listings(ids=["crypt"])
    assert (listing.acts, listing.touched, listing.due) == (0, 1.0, 0.0)
    assert listing.table.status == "open"
    assert await store.acts("crypt") == []
    assert await store.snapshot("crypt") is None
    assert await store.chat("crypt") == []


@story
async def test_a_late_change_of_the_row_does_not_reopen_a_game_that_an_act_ended(
    store: Store,
) -> None:
    table = a_table("crypt", "anna", status="playing")
    await store.create(table, 1.0)
    await store.append("crypt", act(1), status="over")
    table.revision, table.paused = 2, True  # by somebody who has not seen the act
    await store.update(table, 2.0)
    stored = await store.table("crypt")
    assert stored
    assert (stored.status, stored.paused) == ("over", True)
    await store.append("crypt", act(2), status="playing")  # the last act is taken back
    stored = await store.table("crypt")
    assert stored
    assert stored.status == "playing"


@story
async def test_who_gives_up_waiting_leaves_whole_acts(store: Store) -> None:
    await store.create(a_table("crypt"), 1.0)
    giving_up = asyncio.ensure_future(store.append("crypt", act(1), chat=line("Boo")))
    await asyncio.sleep(0)
    giving_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await giving_up
    for _ in range(200):  # it goes to its end
        if await store.chat("crypt"):
            break
        await asyncio.sleep(0.01)
    assert await store.acts("crypt") == [act(1)]


@story
async def test_lists_show_the_newest_first(store: Store) -> None:
    await store.create(a_table("a", "anna", "ben", public=True), 1.0)
    await store.create(a_table("b", "anna", "anna", status="playing"), 2.0)
    await store.create(a_table("c", "ben", status="over", public=True), 3.0)
    await store.append("a", act(1, at=4.0))

    async def ids(**wanted: object) -> list[str]:
        listings = await store.listings(**wanted)  # type: ignore[arg-type]  # as each test names it
        return [listing.table.id for listing in listings]

    assert await ids() == ["a", "c", "b"]
    assert await ids(limit=1) == ["a"]
    assert await ids(ids=["b", "c", "x"]) == ["c", "b"]
    assert await ids(ids=[]) == []
    assert await ids(holder="anna") == ["a", "b"]
    assert await ids(holder="hilde") == ["a", "c", "b"], "a host need not sit"
    assert await ids(holder="nobody") == []
    assert await ids(public=True) == ["a", "c"]
    assert await ids(public=True, statuses=["over"]) == ["c"]
    assert await ids(statuses=["playing", "over"]) == ["c", "b"]
    assert await ids(holder="ben", statuses=["open"]) == ["a"]


@story
async def test_lists_follow_who_sits_where(store: Store) -> None:
    table = a_table("crypt", "anna", "ben")
    await store.create(table, 1.0)
    table.seats[0] = SeatRow(holder="carl", bot="greedy")
    table.revision, table.public = 2, True
    await store.update(table, 5.0)
    assert await store.listings(holder="anna") == []
    (listing,) = await store.listings(holder="carl", public=True)
    assert (listing.table, listing.touched) == (table, 5.0)
    assert await store.listings(holder="ben") == [listing]


@story
async def test_words_are_numbered_by_the_store(store: Store) -> None:
    await store.create(a_table("crypt"), 1.0)
    numbers = await asyncio.gather(*(store.say("crypt", line(f"{n}")) for n in range(20)))
    assert sorted(numbers) == list(range(1, 21))
    said = await store.chat("crypt")
    assert [words.number for words in said] == list(range(1, 21))
    assert [words.text for words in said] == [f"{numbers.index(n)}" for n in range(1, 21)]
    assert [words.number for words in await store.chat("crypt", after=5, limit=3)] == [6, 7, 8]
    odd = line("“Boo” \x00 \U0001f480 <b>")
    number = await store.say("crypt", odd)
    odd.number = number
    assert (await store.chat("crypt"))[-1] == odd
    with pytest.raises(Conflict):
        await store.say("attic", line("Is anybody here?"))


@story
async def test_a_table_is_due_when_its_time_has_come(store: Store) -> None:
    for id, due in (("a", 30.0), ("b", 20.0), ("c", 99.0), ("d", 0.0)):
        await store.create(a_table(id), 1.0)
        await store.set_due(id, due)
    assert await store.due(19.0) == []
    assert await store.due(30.0) == ["b", "a"]
    assert await store.due(30.0, limit=1) == ["b"]
    await store.set_due("b", 0.0)
    await store.set_due("x", 5.0)  # is not there: nothing happens
    assert await store.due(30.0) == ["a"]


@story
async def test_a_lease_is_held_by_one_until_it_ends(store: Store) -> None:
    await store.create(a_table("crypt"), 1.0)
    await store.set_due("crypt", 5.0)
    won = await asyncio.gather(*(store.lease("crypt", f"p{n}", 10.0, 20.0) for n in range(20)))
    assert won.count(True) == 1
    mine = f"p{won.index(True)}"
    assert await store.due(15.0) == []
    assert await store.due(20.0) == ["crypt"]
    assert await store.lease("crypt", mine, 15.0, 25.0)  # renewed
    assert not await store.lease("crypt", "other", 24.0, 34.0)
    assert await store.lease("crypt", "other", 25.0, 35.0)  # it had ended
    assert not await store.lease("crypt", mine, 26.0, 36.0)
    await store.release(mine)  # has none any more
    assert await store.due(30.0) == []
    await store.release("other")
    assert await store.due(30.0) == ["crypt"]
    assert not await store.lease("attic", mine, 1.0, 2.0)


@story
async def test_reports_are_kept_newest_first(store: Store) -> None:
    rows = [ReportRow(f"r{n}", "crypt", b"\x00bundle", float(n)) for n in range(3)]
    for row in rows:
        await store.report(row)
    assert await store.reports() == rows[::-1]
    assert await store.reports(limit=1) == [rows[2]]
    other = ReportRow("r9", "attic", b"bundle", 9.0)
    await store.report(other)
    assert await store.reports(table="attic") == [other]
    assert await store.reports(table="crypt") == rows[::-1]
    with pytest.raises(Conflict):
        await store.report(rows[0])


@story
async def test_what_one_store_does_itself_it_is_not_told(store: Store) -> None:
    heard = list[tuple[str, int]]()

    async def hear(id: str, number: int) -> None:
        heard.append((id, number))

    await store.listen(hear)
    await store.create(a_table("crypt"), 1.0)
    await store.append("crypt", act(1))
    await store.say("crypt", line("Boo"))
    await asyncio.sleep(0.2)
    assert heard == []


def test_everything_is_there_after_closing_and_opening(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.create(a_table("crypt", "anna"), 1.0)
            await store.append("crypt", act(1), due=7.0, snapshot=b"snap", chat=line("Boo"))
        async with opened(url) as store:
            assert await store.table("crypt") == a_table("crypt", "anna")
            assert await store.acts("crypt") == [act(1)]
            assert await store.snapshot("crypt") == (1, b"snap")
            assert len(await store.chat("crypt")) == 1
            assert await store.due(7.0) == ["crypt"]
            assert len(await store.listings(holder="anna")) == 1

    asyncio.run(run())


def test_a_closed_store_says_so(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            pass
        with pytest.raises(StoreError, match="closed"):
            await store.create(a_table(), 1.0)
        with pytest.raises(StoreError, match="closed"):
            await store.table("crypt")
        await store.close()  # twice does no harm

    asyncio.run(run())


def test_a_newer_schema_is_refused(url: str) -> None:
    async def run() -> None:
        async with opened(url):
            pass
        await run_sql(url, "INSERT INTO migrations VALUES (9999, 'from_the_future')")
        with pytest.raises(StoreError, match="newer Gloam"):
            await open_store(url)
        await run_sql(url, "DELETE FROM migrations WHERE number = 9999")
        async with opened(url):  # the failed try holds nothing
            pass

    asyncio.run(run())
