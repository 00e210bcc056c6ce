"""Worker processes answer, and what goes wrong in them is told. (The event loop's end is tested
with the pool of bots.)"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from gloam.workers import HandlerError, Worker, WorkerLost, WorkerPool

ECHO = "tests.handlers:echo"


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker(ECHO, "one", "two")
    yield made
    made.stop()


def test_a_worker_has_arguments_and_answers_messages_of_any_size(worker: Worker) -> None:
    assert worker.ask(b"three") == b"one two three"
    assert worker.ask(b"x" * 300_000) == b"one two " + b"x" * 300_000


def test_a_handler_that_raises_is_told_in_a_line_and_goes_on(worker: Worker) -> None:
    with pytest.raises(
        HandlerError, match=r"^ValueError: too dark \(.*handlers\.py:\d+\)$"
    ) as told:
        worker.ask(b"raise too dark")
    assert "Traceback" in told.value.details
    assert worker.ask(b"three") == b"one two three"


def test_a_worker_that_dies_is_told_with_its_last_words(worker: Worker) -> None:
    for _ in range(2):
        with pytest.raises(WorkerLost, match=r"exit code 7\. the last words"):
            worker.ask(b"exit")


def test_a_worker_that_is_killed_is_told(worker: Worker) -> None:
    os.kill(int(worker.ask(b"pid")), signal.SIGKILL)
    with pytest.raises(WorkerLost, match="exit code -9"):
        worker.ask(b"three")


def test_a_handler_that_cannot_be_made_is_told() -> None:
    made = Worker("tests.handlers:broken")
    with pytest.raises(HandlerError, match="LookupError: there is no handler today"):
        made.wait_until_ready()
    made.stop()


def test_a_handler_cannot_read_the_messages_of_others(worker: Worker) -> None:
    assert worker.ask(b"stdin") == b""


def test_a_pool_gives_replies_in_the_order_of_the_messages() -> None:
    with WorkerPool(2, ECHO, "so") as pool:
        assert list(pool.map([b"sleep 0.2", b"a", b"b"])) == [b"so sleep 0.2", b"so a", b"so b"]


def test_a_pool_stops_at_the_first_failure_and_leaves_nothing_running() -> None:
    with WorkerPool(2, ECHO) as pool:
        pids = {int(pid) for pid in pool.map([b"pid"] * 8)}
        with pytest.raises(HandlerError, match="too dark"):
            list(pool.map([b"raise too dark", b"sleep 60", b"sleep 60"]))
    assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
