"""Acts on their way into SQLite: one by one, or many with two statements.

Between two statements a thread lets go of the interpreter, and has to wait for it again: at fifty
busy tables that takes longer than the writing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from sqlite3 import Connection
from typing import NamedTuple

from gloam.table.store import Conflict


class PlainAct(NamedTuple):
    """An act with nothing else to store."""

    id: str
    number: int
    lines: bytes
    at: float
    due: float
    status: str
    revision: int
    summary: str


def append_act(db: Connection, act: PlainAct, said: bool = False) -> None:
    """Store an act, and that something was said with it. Raises Conflict."""
    before = act.number - 1
    values = act.at, act.due, act.status, said, act.id, before, act.revision, act.summary
    if not db.execute(APPEND, values).rowcount:
        raise Conflict(f"Act {act.number} of table {act.id} is not the next one.")
    db.execute("INSERT INTO acts VALUES (?, ?, ?, ?)", (act.id, act.number, act.lines, act.at))


def append_acts(db: Connection, acts: Sequence[PlainAct]) -> None:
    """Store acts of different tables. If one of them cannot be, this raises Conflict or what SQLite
    does; some may be written then, and the transaction is to be taken back."""
    moved: list[str | int | float] = []
    lines: list[str | int | float | bytes] = []
    for act in acts:
        moved += act.id, act.number - 1, act.at, act.due, act.status, act.revision, act.summary
        lines += act.id, act.number, act.lines, act.at
    move, insert = _statements(len(acts))
    if db.execute(move, moved).rowcount != len(acts):
        raise Conflict("One of these acts is not the next one of its table.")
    db.execute(insert, lines)


# An act that is secret has the time of the one before. If something else has touched the table
# since, that stays: to see a table go back in a list would tell that somebody has acted.
APPEND = """
UPDATE tables SET acts = acts + 1, touched = max(touched, ?1), due = ?2, chats = chats + ?4,
    summary = ?8, status = CASE ?3 WHEN '' THEN status ELSE ?3 END
WHERE id = ?5 AND acts = ?6 AND status <> 'abandoned' AND ?7 IN (0, revision)
"""
# It must begin with UPDATE, or Python does not count the rows. OR FAIL: else SQLite keeps a copy of
# every page that a statement for many rows changes, to take back that statement alone, and that
# takes longer than the writing. Who fails here takes back the whole transaction.
APPEND_ALL = """
UPDATE OR FAIL tables SET acts = acts + 1, touched = max(touched, act.at), due = act.due,
    summary = act.summary, status = CASE act.status WHEN '' THEN tables.status ELSE act.status END
FROM (
    SELECT column1 AS id, column2 AS before, column3 AS at, column4 AS due, column5 AS status,
        column6 AS revision, column7 AS summary
    FROM (VALUES {rows})
) AS act
WHERE tables.id = act.id AND acts = act.before AND tables.status <> 'abandoned'
    AND act.revision IN (0, tables.revision)
"""


@cache
def _statements(count: int) -> tuple[str, str]:
    rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * count)
    acts = ", ".join(["(?, ?, ?, ?)"] * count)
    return APPEND_ALL.format(rows=rows), f"INSERT OR FAIL INTO acts VALUES {acts}"
