"""Where a session was before a batch of answers: it goes back there if one of them is refused."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from gloam.kernel.core.run import Run
from gloam.kernel.core.state import State
from gloam.kernel.session.undo import Step

S = TypeVar("S", bound=State)


class Checkpoint(NamedTuple, Generic[S]):
    """What of a `Session` answers change; its lists are copies."""

    run: Run[S]
    lines: list[bytes]  # of the log
    head: bytes
    history_length: int
    undoable: list[Step[S]]
    asked: list[int]
    numbers: dict[int, int]
    lasting: int  # how many entries
    lasts_from: int
