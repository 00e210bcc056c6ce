"""Campaigns at their edges: rules that have changed, too many files at once."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from gloam.kernel.core.dice import seed
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import Log, Void, read_line
from gloam.table.campaigns import campaign_import, campaigns, history
from gloam.table.campaigns.campaign_file import ActEntry, CampaignFile, digest_of, encoded
from gloam.table.campaigns.campaign_import import BadFile, proven
from gloam.table.server.context import ServerContext
from gloam.table.server.settings import Settings
from gloam.table.store.open_store import open_store
from gloam.table.tables.open_tables import OpenTables
from tests.table.campaigns.files import a_file
from tests.table.store.stories import act
from tests.table.store.test_campaigns import a_campaign, a_game


def mended() -> CampaignFile:
    """The rules have changed: the last two acts of the game are void, and then it was abandoned."""
    file = a_file(1, last_acts=len(a_file(1).games[0].acts) - 3)
    (game,) = file.games
    lines = [line.encode() for one in game.acts for line in one.lines]
    log = Log(seed(bytes.fromhex(game.secret), [bytes.fromhex(n) for n in game.nonces]))
    for line in lines:
        log.append(read_line(line))
    first = len(lines) - sum(len(one.lines) for one in game.acts[-2:]) + 1
    log.append(Void(first, "the rules have changed"))
    acts = (*game.acts, ActEntry(99.0, (log.lines[-1].decode(),)))
    changed = replace(file, games=(replace(game, status="abandoned", acts=acts),))
    return replace(changed, digest=digest_of(changed))


def test_a_game_that_was_mended_is_taken_with_what_it_had_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = mended()
    assert file.changes
    brought = proven(encoded(file), "host", 1.0)
    assert [one.change for one in brought.lasting] == [one.change for one in file.changes]
    monkeypatch.setattr(campaign_import, "MOST_RUN", 10)
    with pytest.raises(BadFile, match="was mended, and is too long"):
        proven(encoded(file), "host", 1.0)


def test_a_game_that_was_mended_gets_no_more_time_than_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is run again in one go, of which every line must give way."""
    clock = count(0.0, 1.0)
    where = "gloam.table.campaigns.campaign_import.time.monotonic"
    monkeypatch.setattr(where, lambda: next(clock))
    with pytest.raises(BadFile, match="too long to prove"):
        proven(encoded(mended()), "host", 1.0, seconds=10.0)


def test_a_change_that_the_rules_know_no_more_is_not_told(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(f"{tmp_path}/gloam.db")
        try:
            await store.create_campaign(a_campaign("c", "ada"), 1.0)
            table = a_game("t", 1, "ada", "ben")
            table.game = "parley"
            await store.begin_game(table, 2.0)
            await store.append("t", act(1), lasting=[("unlock", "moon"), ("tally", 3)])
            found = await store.campaign("c")
            assert found
            told = await history.told(store, found, "ada")
        finally:
            await store.close()
        assert (told.unlocked, told.games[0].changes) == ((), ())

    asyncio.run(run())


def test_only_some_files_wait_to_be_proven() -> None:
    async def run() -> None:
        nothing: Any = None  # the store is not reached
        bots: Any = SimpleNamespace(thinkers=1)
        tables = OpenTables(ServerContext(Settings(), nothing, bots))
        threads, go_on = tables.context.threads, Event()
        waiting = [
            asyncio.ensure_future(threads.long(partial(go_on.wait, 30)))
            for _ in range(campaigns.WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="Try again soon") as refusal:
            await campaigns.bring(tables, "ada", b"{}")
        assert refusal.value.code == "too-fast"
        go_on.set()
        await asyncio.gather(*waiting)
        with pytest.raises(Refused, match="not the file of a campaign"):
            await campaigns.bring(tables, "ada", b"{}")
        threads.close()

    asyncio.run(run())
