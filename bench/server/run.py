"""`python -m bench server`: how much a server bears, with the load on the same machine.

A server process of its own, on a store of its own in a temporary folder, on the loopback only.
Everything is bounded in time. Timing is no test: a missed target is marked, and only `strict`
makes it an error.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet
from rich.text import Text

from bench.server.load import Counts, Seat, Table, open_tables, percentiles, warm_up
from bench.server.process import IDLE, serving
from bench.server.stored import KEY, fill
from bench.targets import FATES, Target, check_measures, read_targets
from gloam.table.store.open_store import open_store

STEADY, FAST, STORED, OPENED = 200, 50, 10_000, 300  # tables
PATIENCE = 60.0


class Figures(msgspec.Struct, kw_only=True):
    """What is measured; times in milliseconds."""

    update_p50_ms: float | None = None
    update_p99_ms: float | None = None
    answers_per_s: float | None = None
    answer_cpu_ms: float | None = None  # of the server: others at work here matter less to it
    stored_p50_ms: float | None = None
    stored_p99_ms: float | None = None
    lost: int | None = None  # answers that were acknowledged and are not in the store
    live_kb: float | None = None
    idle_tables: int | None = None
    open_p50_ms: float | None = None
    open_p99_ms: float | None = None


LABELS = {
    "update_p50_ms": f"{STEADY} tables, an answer a second: to the last seat’s update, ms",
    "update_p99_ms": "  p99",
    "live_kb": "  memory of a live table with four connections, kB",
    "idle_tables": f"  tables in memory {IDLE:g} s after all have left",
    "answers_per_s": f"{FAST} tables without pause: answers/s",
    "answer_cpu_ms": "  processor time of the server for an answer, ms",
    "stored_p50_ms": "  until an answer is stored and acknowledged, ms",
    "stored_p99_ms": "  p99",
    "lost": "  acknowledged and not stored",
    "open_p50_ms": f"opening one of {STORED:,} stored tables, ms",
    "open_p99_ms": "  p99",
}


def run(json: bool = False, seconds: float = 20.0, strict: bool = False) -> int:
    """Measure and print. 1 if a target was missed and `strict` is asked for."""
    targets = read_targets().server
    check_measures(targets, LABELS)
    figures = Figures()
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task("", total=3)
        for what, measure in (("live", _live), ("saturated", _saturated), ("stored", _stored)):
            progress.update(bar, description=what)
            with tempfile.TemporaryDirectory(prefix="gloam-bench-") as folder:
                asyncio.run(measure(f"{folder}/gloam.db", seconds, figures))
            progress.advance(bar)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(figures)).decode() + "\n")
    else:
        _tell(figures, targets)
    missed = [t for t in targets if t.met(getattr(figures, t.measure)) is False]
    return 1 if strict and missed else 0


# --- what is measured ---


async def _live(database: str, seconds: float, figures: Figures) -> None:
    """Many tables at the pace of people, and what they cost while somebody is there."""
    counts = Counts()
    with serving(database) as server:
        await warm_up(server.url)
        before = server.memory()
        tables = await open_tables(server.url, STEADY, counts)
        until = asyncio.get_running_loop().time() + seconds
        await asyncio.gather(*(table.play_steadily(until) for table in tables))
        figures.live_kb = (server.memory() - before) / STEADY
        for table in tables:
            await table.close()
        await asyncio.sleep(IDLE + 2)
        figures.idle_tables = server.tables()
    figures.update_p50_ms, figures.update_p99_ms = percentiles(counts.updates)


async def _saturated(database: str, seconds: float, figures: Figures) -> None:
    """Few tables as fast as they can; then what is stored is counted."""
    counts = Counts()
    with serving(database) as server:
        tables = await open_tables(server.url, FAST, counts)
        loop = asyncio.get_running_loop()
        begun, busy, played = loop.time(), server.busy(), list(tables)
        until = begun + seconds / 2

        async def keep_playing(table: Table) -> None:
            while loop.time() < until:
                await table.play_fast(until)
                if table.over and loop.time() < until:
                    await table.close()
                    [table] = await open_tables(server.url, 1, counts)
                    played.append(table)

        await asyncio.gather(*(keep_playing(table) for table in tables))
        figures.answers_per_s = len(counts.stored) / (loop.time() - begun)
        figures.answer_cpu_ms = (server.busy() - busy) / len(counts.stored) * 1000
        for table in played:
            await table.close()
    figures.stored_p50_ms, figures.stored_p99_ms = percentiles(counts.stored)
    figures.lost = await _lost(database, played)


async def _lost(database: str, tables: Sequence[Table]) -> int:
    """How many acknowledged answers are missing; the first act of a table is its set-up."""
    store = await open_store(database)
    try:
        stored = {table.id: len(await store.acts(table.id)) - 1 for table in tables}
    finally:
        await store.close()
    return sum(max(0, table.answers - stored[table.id]) for table in tables)


async def _stored(database: str, _: float, figures: Figures) -> None:
    """Tables that lie in the store are opened, one after the other."""
    ids = await fill(database, STORED, OPENED)
    times: list[float] = []
    with serving(database) as server:
        await warm_up(server.url)
        for id in ids:
            table = Table(Counts(), 1)
            table.id = id
            seat = Seat(table, 0, KEY)
            begun = perf_counter()
            await seat.enter(server.url)
            await table.first_update(PATIENCE)
            times.append(perf_counter() - begun)
            await seat.leave()
    figures.open_p50_ms, figures.open_p99_ms = percentiles(times)


# --- telling ---


def _tell(figures: Figures, targets: Sequence[Target]) -> None:
    console = Console(highlight=False)
    sheet = Sheet("the server", "", "wanted", box=None, pad_edge=False)
    sheet.columns[1].justify = "right"
    for measure, label in LABELS.items():
        value = getattr(figures, measure)
        fates = [_fate(target, value) for target in targets if target.measure == measure]
        sheet.add_row(label, number(value), Text(" ").join(fates))
    console.print(sheet)
    load = os.getloadavg()[0]
    console.print(f"Load and server share {os.cpu_count()} cores; the system’s load is {load:.1f}.")


def _fate(target: Target, value: float | None) -> Text:
    told = Text(" ".join(f"{sign} {number(bound)}" for sign, bound in target.bounds))
    fate, style = FATES[target.met(value)]
    return told.append(f" {fate}", style)


def number(value: float | None) -> str:
    if value is None:
        return "–"
    digits = 0 if value >= 100 or value == int(value) else 1 if value >= 10 else 2
    return f"{value:,.{digits}f}"
