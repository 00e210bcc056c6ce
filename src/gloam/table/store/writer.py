"""One thread that writes to SQLite, with group commit.

A commit waits for the disk, and SQLite has one writer. So the thread takes all operations that
wait, runs them in one transaction, commits once, and only then answers them all.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from gloam.table.store import StoreError, Taken

T = TypeVar("T")
GROUP = 500  # so that the first of a long queue need not wait for the last


class Operation(NamedTuple):
    # Any: operations of all kinds wait in one queue.
    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]


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
        if self._closed:
            raise StoreError("The store was closed; open it again to write to it.")
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(Operation(work, done))
        return await done

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
        try:
            self._db.execute("BEGIN IMMEDIATE")
            answers = [self._one(operation) for operation in group]
            self._db.execute("COMMIT")
        except sqlite3.Error as error:  # disk full, locked by a tool …: nothing of it is stored
            with suppress(sqlite3.Error):  # it may have rolled back by itself
                self._db.execute("ROLLBACK")
            failed = StoreError(
                f"SQLite could not store this ({error}). Is the disk full, or has another "
                "program the file open? Nothing was stored; try again."
            )
            return [(operation.done, None, failed) for operation in group]
        return answers

    def _one(self, operation: Operation) -> Answer:
        """Run one operation so that it spoils none of the others if it fails."""
        self._db.execute("SAVEPOINT one")
        answer: Answer
        try:
            answer = (operation.done, operation.work(self._db), None)
        except sqlite3.IntegrityError as error:
            answer = (operation.done, None, Taken(str(error)))
        except sqlite3.Error:
            raise
        except Exception as error:  # whoever asked gets it
            answer = (operation.done, None, error)
        if answer[2] is not None:
            self._db.execute("ROLLBACK TO one")
        self._db.execute("RELEASE one")
        return answer


def _tell(answers: list[Answer]) -> None:
    for done, result, error in answers:
        if done.done():  # whoever asked has given up
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)
