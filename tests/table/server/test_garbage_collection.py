"""Python's collector works when the server tells it to."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from gloam.table.server.garbage_collection import FULL, GarbageCollector, take_over


class Circle:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[None]:
    """The collector as the server has it, and afterwards as it was."""
    before = gc.get_threshold()
    take_over()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("collector")
def test_what_was_loaded_is_not_looked_at_again() -> None:
    assert gc.get_freeze_count() > 10_000
    young, middle, _ = gc.get_threshold()
    assert young < 10_000 < middle, "a long round would come in the middle of a game"


@pytest.mark.usefixtures("collector")
def test_old_garbage_goes_at_the_next_full_round_and_not_before() -> None:
    circle = Circle()
    gc.collect(0)  # it has grown old
    gone = ref(circle)
    del circle
    collector = GarbageCollector(1000.0)
    gc.collect(0)
    collector.collect_if_due(1000.0 + FULL - 1)
    assert gone() is not None
    collector.collect_if_due(1000.0 + FULL)
    assert gone() is None
