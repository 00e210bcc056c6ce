"""What bots know of a game: rules of thumb, written by the game beside its rules.

Everything here is asked about an imagined position, of which only what the seat knows is
true. Policy must therefore use nothing but the seat's own cards and what is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.state import State

S = TypeVar("S", bound=State)


class Policy(Generic[S]):
    """Rules of thumb for one game."""

    def candidates(self, game: S, seat: int, ask: Ask) -> Sequence[Key]:
        """The options that do not merely harm the seat itself; at least one."""
        return ask.offer(seat)

    def choose(self, game: S, seat: int, ask: Ask) -> Key:
        """A decent answer, at once."""
        return self.candidates(game, seat, ask)[0]

    def evaluate(self, game: S, seat: int) -> float:
        """How good the position looks for the seat: 0 lost, 1 won."""
        return 0.5

    def quick(self) -> Policy[S]:
        """Rules of thumb for search, which plays worlds out by thousands of answers: some that
        take microseconds. By default these."""
        return self

    def plain(self) -> Policy[S]:
        """Simpler rules of thumb, for people who are learning. By default these."""
        return self
