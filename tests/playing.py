"""A test language that reads like play: seat players, script the dice, answer, look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gloam.kernel.content.registry import game
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.dice import ScriptedDice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL, Event


class Table:
    """A game under test. Answers are checked: what is not offered fails the test."""

    def __init__(self, run: Run[Any]) -> None:  # of any game
        self.run = run
        self.run.journals = []

    @property
    def game(self) -> Any:  # the state of whatever game is under test
        return self.run.state

    @property
    def ask(self) -> Ask:
        assert self.run.ask is not None, f"the game is over: {self.run.result}"
        return self.run.ask

    def options(self, seat: int | None = None) -> list[Key]:
        return list(self.ask.offer(self.ask.seat if seat is None else seat))

    def answer(self, *key: str | int, seat: int | None = None) -> Table:
        """Answer the open ask with a key; for the seat that is asked, or another."""
        who = self.ask.seat if seat is None else seat
        assert key in self.options(who), f"{key} is not offered; {self.options(who)} are"
        self.run.send(who, key)
        return self

    def interrupt(self, seat: int, *key: str | int) -> Table:
        assert key in self.run.rules.interrupts(self.game, seat), f"{key} is not open to {seat}"
        self.run.interrupt(seat, key)
        return self

    def told(self, seat: int | None = None) -> list[Event]:
        """All events so far, without their causes; with `seat`, those that it was told."""
        return [
            event[: len(event) - len(self.cause(event))] for event in self.told_with_causes(seat)
        ]

    def causes(self, word: str) -> list[Event]:
        """Why whatever was told with this word happened, so far."""
        return [self.cause(event) for event in self.told_with_causes() if event[0] == word]

    def cause(self, event: Event) -> Event:
        sentences = self.run.rules.events
        return sentences.cause(event) if sentences is not None else ()

    def told_with_causes(self, seat: int | None = None) -> list[Event]:
        journals = [*(self.run.journals or []), self.game.journal or []]
        return [
            entry[2]
            for journal in journals
            for entry in journal
            if entry[0] == TELL and (seat is None or entry[1] >> seat & 1)
        ]

    def script(self, rolls: Sequence[int] = (), picks: Sequence[int] = ()) -> Table:
        """What the dice will show and the draws will give from now on."""
        self.game.dice = ScriptedDice(rolls, picks)
        return self


def seat(
    name: str,
    seats: int = 2,
    rolls: Sequence[int] = (),
    picks: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    campaign: Mapping[str, Any] | None = None,  # plain data
    arrange: Callable[[Any], None] | None = None,  # changes the dealt state of any game
) -> Table:
    """Seat players at a game. `arrange` may change the table after the deal."""
    rules = game(name).rules
    state = rules.setup(rules.choices(options or {}), seats, campaign or {})
    state.dice = ScriptedDice(rolls, picks)
    rules.deal(state)
    if arrange is not None:
        arrange(state)
    return Table(Run.at(rules, state))
