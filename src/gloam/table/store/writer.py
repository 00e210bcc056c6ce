"""One thread that writes to SQLite, with group commit.

A commit waits for the disk, and SQLite has one writer. So the thread takes all operations that
wait, runs them in one transaction, commits once, and only then answers them all. Acts, which are
most of them, are written together.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from gloam.table.store import Conflict, StoreError
from gloam.table.store.sqlite_acts import PlainAct, append_act, append_acts

T = TypeVar("T")
GROUP = 500  # so that the first of a long queue need not wait for the last


class Operation(NamedTuple):
    # Any: operations of all kinds wait in one queue.
    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    act: PlainAct | None = None  # if that is all: such acts are written together


Answer: TypeAlias = "tuple[asyncio.Future[Any], Any, BaseException | None]"


class Writer:
    """Belongs to the running loop. Owns the connection from now on, and closes it."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Operation | None] = SimpleQueue()
        self._closed = False
        # A daemon: a program that forgets to close ends all the same, and what was
        # acknowledged is on disk.
        self._thread = Thread(target=self._serve, name="gloam-writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` gives, once it is on disk. What it raises, it has not done."""
        return await self.submit(work)

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Like `run`, for who has other things to do meanwhile."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._put(Operation(work, done))
        return done

    def append(self, act: PlainAct) -> asyncio.Future[None]:
        """Like `submit`, for an act with nothing else to store."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._put(Operation(lambda db: append_act(db, act), done, act))
        return done

    def _put(self, operation: Operation) -> None:
        if self._closed:
            raise StoreError("The store was closed; open it again to write to it.")
        self._waiting.put(operation)

    async def close(self) -> None:
        """Finish what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        going = True
        while going:
            group, going = self._take()
            answers = self._commit(group)
            with suppress(RuntimeError):  # the loop was closed: nobody waits for the answers
                self._loop.call_soon_threadsafe(_tell, answers)
        self._db.close()

    def _take(self) -> tuple[list[Operation], bool]:
        """All operations that wait, at least one; and whether to go on after them."""
        group: list[Operation] = []
        item = self._waiting.get()
        while item is not None:
            group.append(item)
            if len(group) == GROUP:
                return group, True
            try:
                item = self._waiting.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _commit(self, group: list[Operation]) -> list[Answer]:
        """All in one transaction; if one of them fails, each in its own.

        Savepoints would do too, at the price of two more statements for each operation. At each
        the loop gets the interpreter, and is in no hurry to give it back.
        """
        answers = self._transaction(group)
        if len(group) == 1 or not any(error for _, _, error in answers):
            return answers
        return [answer for operation in group for answer in self._transaction([operation])]

    def _transaction(self, group: list[Operation]) -> list[Answer]:
        """Run operations until one fails: then none of them is done."""
        db = self._db
        answers: list[Answer] = []
        failed: BaseException
        try:
            db.execute("BEGIN IMMEDIATE")
            for acts, operations in _runs(group):
                if len(acts) > 1:
                    append_acts(db, acts)
                    answers += [(operation.done, None, None) for operation in operations]
                else:
                    answers += [(each.done, each.work(db), None) for each in operations]
            db.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            failed = Conflict(str(error))
        except sqlite3.Error as error:  # disk full, locked by a tool …
            failed = StoreError(
                f"SQLite could not store this ({error}). Is the disk full, or has another "
                "program the file open? Nothing was stored; try again."
            )
        except Exception as error:  # whoever asked gets it
            failed = error
        else:
            return answers
        with suppress(sqlite3.Error):  # it may have rolled back by itself
            db.execute("ROLLBACK")
        return [(operation.done, None, failed) for operation in group]


def _runs(group: list[Operation]) -> Iterator[tuple[list[PlainAct], list[Operation]]]:
    """Operations in their order, acts of different tables that follow one another together."""
    acts: dict[str, PlainAct] = {}
    waiting: list[Operation] = []
    for operation in group:
        act = operation.act
        if waiting and (act is None or act.id in acts):
            yield list(acts.values()), waiting
            acts, waiting = {}, []
        if act is None:
            yield [], [operation]
        else:
            acts[act.id] = act
            waiting.append(operation)
    if waiting:
        yield list(acts.values()), waiting


def _tell(answers: list[Answer]) -> None:
    for done, result, error in answers:
        if done.done():  # whoever asked has given up
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
