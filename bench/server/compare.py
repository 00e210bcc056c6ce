"""`python -m bench compare`: servers of several trees of this repository against each other.

All of them are up at once and get the same load in short windows that take turns, so that
what slows the machine down for a while slows all. Between runs the processes are new: a process is
quicker or slower than the next of the same tree by its addresses and hashes.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet

from bench.server.load import Counts, Table, open_tables, percentiles, warm_up
from bench.server.process import Server, serving
from bench.server.run import FAST, STEADY, number

Measured = dict[str, list[float]]  # by rows, a figure for each window
WINDOWS = 4  # of each kind in a run; the first only warms up

LABELS = {
    "update_p50_ms": f"{STEADY} tables, an answer a second: to the last seat’s update, ms",
    "update_p99_ms": "  p99",
    "update_cpu_ms": "  processor time of the server for an answer, ms",
    "answers_per_s": f"{FAST} tables without pause: answers/s",
    "answer_cpu_ms": "  processor time of the server for an answer, ms",
    "stored_p50_ms": "  until an answer is stored and acknowledged, ms",
    "stored_p99_ms": "  p99",
}


class Row(msgspec.Struct):
    """One figure of one tree: its medians of each run, and what they are to the first tree's."""

    medians: list[float]
    ratios: list[float] = []


def run(trees: Sequence[Path], json: bool = False, runs: int = 5, seconds: float = 4.0) -> None:
    """Measure and print."""
    found: dict[str, list[Row]] = {measure: [Row([]) for _ in trees] for measure in LABELS}
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task("", total=runs)
        for at in range(runs):
            progress.update(bar, description=f"run {at + 1} of {runs}")
            measured = asyncio.run(_one_run(trees, seconds, random.Random(at)))
            for measure, rows in found.items():
                for row, windows in zip(rows, measured, strict=True):
                    row.medians.append(statistics.median(windows[measure]))
                    row.ratios.append(row.medians[-1] / rows[0].medians[-1])
            progress.advance(bar)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    else:
        _tell(trees, found)


# --- a run ---


async def _one_run(trees: Sequence[Path], seconds: float, chance: random.Random) -> list[Measured]:
    measured: list[Measured] = [{measure: [] for measure in LABELS} for _ in trees]
    order = list(range(len(trees)))
    with ExitStack() as stack:
        servers: dict[int, Server] = {}
        for i in chance.sample(order, len(order)):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="gloam-bench-"))
            servers[i] = stack.enter_context(serving(f"{folder}/gloam.db", trees[i].resolve()))
            await warm_up(servers[i].url)
        for play, count in ((_steady, STEADY), (_fast, FAST)):
            players = {i: await _Players.seated(servers[i], count) for i in order}
            for window in range(WINDOWS):
                for i in chance.sample(order, len(order)):
                    figures = await play(players[i], seconds)
                    for measure, figure in figures.items() if window else ():
                        measured[i][measure].append(figure)
            for some in players.values():
                await some.leave()
    return measured


class _Players:
    """The tables of one server, played in windows."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.counts = Counts()
        self.tables: list[Table] = []

    @classmethod
    async def seated(cls, server: Server, count: int) -> _Players:
        players = cls(server)
        players.tables = await open_tables(server.url, count, players.counts)
        return players

    async def begin(self) -> tuple[float, float]:
        """Forget what was measured, and put new tables in the place of those whose game is over.
        Gives the time, and the processor time that the server has used."""
        over = [table for table in self.tables if table.over]
        for table in over:
            await table.close()
        fresh = await open_tables(self.server.url, len(over), self.counts)
        self.tables = [table for table in self.tables if not table.over] + fresh
        self.counts.updates.clear()
        self.counts.stored.clear()
        return asyncio.get_running_loop().time(), self.server.busy()

    async def leave(self) -> None:
        for table in self.tables:
            await table.close()


async def _steady(players: _Players, seconds: float) -> Mapping[str, float]:
    begun, busy = await players.begin()
    await asyncio.gather(*(table.play_steadily(begun + seconds) for table in players.tables))
    times = players.counts.updates
    p50, p99 = percentiles(times)
    used = (players.server.busy() - busy) / len(times) * 1000
    return {"update_p50_ms": p50, "update_p99_ms": p99, "update_cpu_ms": used}


async def _fast(players: _Players, seconds: float) -> Mapping[str, float]:
    begun, busy = await players.begin()
    await asyncio.gather(*(table.play_fast(begun + seconds) for table in players.tables))
    times = players.counts.stored
    p50, p99 = percentiles(times)
    return {
        "answers_per_s": len(times) / (asyncio.get_running_loop().time() - begun),
        "answer_cpu_ms": (players.server.busy() - busy) / len(times) * 1000,
        "stored_p50_ms": p50,
        "stored_p99_ms": p99,
    }


# --- telling ---


def _tell(trees: Sequence[Path], found: Mapping[str, Sequence[Row]]) -> None:
    console = Console(highlight=False)
    sheet = Sheet("medians of runs", *map(str, trees), box=None, pad_edge=False)
    for measure, label in LABELS.items():
        told = [number(statistics.median(found[measure][0].medians))]
        for row in found[measure][1:]:
            ratio, least, most = statistics.median(row.ratios), min(row.ratios), max(row.ratios)
            figure = number(statistics.median(row.medians))
            told.append(f"{figure} ({ratio:.2f}; runs {least:.2f} to {most:.2f})")
        sheet.add_row(label, *told)
    console.print(sheet)
    console.print("In brackets: the median of what each run's median is to the first tree's.")
