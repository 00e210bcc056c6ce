"""A flow that is being answered by a test, without rules around it."""

from __future__ import annotations

from typing import Generic, TypeVar

from gloam.kernel.core.asks import Ask, Flow, Gone, Interrupted, Key
from gloam.kernel.core.state import OPEN, State

T = TypeVar("T")


class Talk(Generic[T]):
    """`ask` is open until the flow gives its `result` or everybody it asks is `gone`."""

    def __init__(self, flow: Flow[T]) -> None:
        self.flow = flow
        self.result: list[T] = []
        self.gone = False
        self.ask: Ask | None = next(flow)

    def say(self, seat: int, key: Key) -> Talk[T]:
        assert self.ask is not None, "nobody is asked any more"
        assert key in self.ask.offer(seat), f"{key} is not offered to seat {seat}"
        try:
            self.ask = self.flow.send(self.ask.reply(seat, key))
        except StopIteration as done:
            self._end(done)
        return self

    def interrupt(self) -> Talk[T]:
        try:
            self.ask = self.flow.throw(Interrupted())
        except StopIteration as done:
            self._end(done)
        except Gone:
            self.ask = None
            self.gone = True
        return self

    def offers(self) -> dict[int, list[Key]]:
        assert self.ask is not None
        return {seat: list(self.ask.offer(seat)) for seat in self.ask.seats()}

    def _end(self, done: StopIteration) -> None:
        self.result.append(done.value)
        self.ask = None


def table(seats: int = 3) -> State:
    """A state that keeps a journal and is nothing else."""
    game = State(seats)
    game.journal = []
    return game


def opened(game: State) -> list[tuple[int, int, int]]:
    """(whose answers, how many, to whom)"""
    return [(e[2], e[3], e[1]) for e in game.journal or [] if e[0] == OPEN]
