"""A store with many tables: a few games of Haunted, stored over and over at all lengths.

Bots with rules of thumb play them, three to eight hundred answers each: opening a table runs its
game again.
"""

from __future__ import annotations

import asyncio
import random

import msgspec

from bench.server.load import GAME, SEATS
from gloam.bots.base import ask_bot
from gloam.bots.policy import GreedyBot
from gloam.kernel.content import registry
from gloam.kernel.core.dice import Dice
from gloam.table.store import ActRow, SeatRow, Store, TableRow
from gloam.table.store.open_store import open_store
from gloam.table.tables.session_loading import new_secret, new_session
from gloam.table.tables.tokens import hashed, new_table_id

GAMES = 10
AT_ONCE = 100
KEY = "bench"  # opens every seat of these tables


async def fill(database: str, count: int, to_open: int) -> list[str]:
    """Store so many tables; gives the ids of those to open, which are stored act by act. Of the
    others the acts are stored as one: they only have to be there."""
    chance = random.Random(1)
    games = [_recorded(chance) for _ in range(GAMES)]
    store = await open_store(database)

    async def put(number: int) -> str:
        row, acts = chance.choice(games)
        played = acts[: chance.randint(1, len(acts))]
        return await _put(store, row, played if number < to_open else [b"\n".join(played)])

    try:
        ids: list[str] = []
        for first in range(0, count, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, count))
            ids += await asyncio.gather(*(put(number) for number in numbers))
        return ids[:to_open]
    finally:
        await store.close()


def _recorded(chance: random.Random) -> tuple[TableRow, list[bytes]]:
    """A game: its table, and the lines of each act."""
    row = TableRow(
        id="",
        game=GAME,
        status="playing",
        options=registry.game(GAME).rules.choices({}),
        seats=[SeatRow(holder=hashed(KEY), name=f"Player {n}") for n in range(SEATS)],
        host=hashed(KEY),
        secret=new_secret(),
        nonces=["00" * 16] * SEATS,
        created=1.0,
    )
    session = new_session(row)
    bot, dice = GreedyBot(), Dice(chance.randbytes(16))
    acts = [b"\n".join(session.log.lines)]
    while session.ask is not None:
        before = len(session.log.lines)
        seat = chance.choice(session.ask.seats())
        session.answer(seat, ask_bot(bot, session.run, seat, dice))
        acts.append(b"\n".join(session.log.lines[before:]))
    return row, acts[:-1]


async def _put(store: Store, row: TableRow, acts: list[bytes]) -> str:
    table = msgspec.structs.replace(row, id=new_table_id())
    await store.create(table, 1.0)
    for number, lines in enumerate(acts, 1):
        await store.append(table.id, ActRow(number, lines, 1.0), status="playing")
    return table.id
