"""A game under way: rules, a position, and the ask that is open.

`Run` drives the rules from ask to ask. It does not check answers; `Session` does, and
keeps the log. A run that `keep`s remembers its last quiet point and what has happened
since, and so can be copied and imagined at any ask. One that does not is for
simulations: it only plays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from gloam.kernel.asks import EVERYONE, Ask, Flow, Interrupted, Key
from gloam.kernel.data import copy_of
from gloam.kernel.dice import Dice
from gloam.kernel.rules import Result, Rules
from gloam.kernel.state import ANSWER, ASKED, INTERRUPT, MOVE, ROLL, Journal, State

S = TypeVar("S", bound=State)

Act = tuple[int, int, Key]  # ANSWER or INTERRUPT, seat, key

ENOUGH_STEPS = 100_000  # steps in a row without an ask: the rules run in circles


class Run(Generic[S]):
    """A game under way. `ask` is open until `result` is there.

    When it keeps: `quiet` is the last quiet point (never changed, shared by copies),
    `acts` the answers and interrupts since, `state.journal` all that happened since.
    """

    __slots__ = (
        "acts",
        "ask",
        "flow",
        "keep",
        "quiet",
        "quiet_at",
        "result",
        "rules",
        "shelf",
        "state",
        "steps",
    )

    def __init__(self, rules: Rules[S], state: S, keep: bool) -> None:
        self.rules = rules
        self.state = state
        self.keep = keep
        self.quiet = state
        self.acts: list[Act] = []
        self.flow: Flow[None] | None = None
        self.ask: Ask | None = None
        self.result: Result | None = None
        self.steps = 0
        self.quiet_at = 0  # where the dice stood at the quiet point
        self.shelf: list[Journal] | None = None  # journals of ended steps, if somebody collects

    @classmethod
    def start(
        cls,
        rules: Rules[S],
        seats: int,
        dice: Dice,
        options: Mapping[str, str] | None = None,
        campaign: Mapping[str, Any] | None = None,  # plain data of the game's own
        keep: bool = True,
        shelf: list[Journal] | None = None,
    ) -> Run[S]:
        """Set a game up, deal, and play to the first ask."""
        state = rules.setup(rules.choices(options or {}), seats, campaign or {})
        state.dice = dice
        if shelf is not None:
            state.journal = []
        rules.deal(state)
        run = cls(rules, state, keep)
        run.shelf = shelf
        run._go_on()
        return run

    @classmethod
    def at(cls, rules: Rules[S], state: S, keep: bool = True) -> Run[S]:
        """A game at a quiet point, with dice in it; plays to its next ask."""
        run = cls(rules, state, keep)
        run._go_on()
        return run

    @classmethod
    def resume(cls, rules: Rules[S], quiet: S, acts: list[Act], steps: int) -> Run[S]:
        """A game at a stored quiet point, with the dice as they were, and what came since."""
        run = cls.at(rules, quiet)
        for kind, seat, key in acts:
            if kind == ANSWER:
                run.send(seat, key)
            else:
                run.interrupt(seat, key)
        run.steps = steps
        return run

    def send(self, seat: int, key: Key) -> None:
        """The answer to the open ask. The caller knows that it is offered to `seat`."""
        ask = self.ask
        flow = self.flow
        assert ask is not None, "there is no open ask"
        assert flow is not None
        if self.keep:
            self.acts.append((ANSWER, seat, key))
            journal = self.state.journal
            if journal is not None:
                journal.append((ANSWER, ask.audience | 1 << seat, seat, key))
        try:
            self.ask = flow.send(key if ask.offers is None else (seat, key))
        except StopIteration:
            self._go_on()
            return
        if self.keep:
            self._note_ask()

    def interrupt(self, seat: int, key: Key) -> None:
        """An input of a seat that need not be asked; the open ask is made anew."""
        flow = self.flow
        assert flow is not None, "there is no open ask"
        if self.keep:
            self.acts.append((INTERRUPT, seat, key))
            if self.state.journal is not None:
                heard = self.rules.hears(self.state, seat, key) | 1 << seat
                self.state.journal.append((INTERRUPT, heard, seat, key))
        self.rules.interrupt(self.state, seat, key)
        try:
            self.ask = flow.throw(Interrupted())
        except StopIteration:
            self._go_on()
            return
        if self.keep:
            self._note_ask()

    def forget(self) -> None:
        """From now on only play: keep nothing, tell nothing, remember nothing."""
        self.keep = False
        self.state.journal = None
        self.state.remembers = False

    def copy(self) -> Run[S]:
        """The same position, independent of this one, with the same dice to come."""
        assert self.keep, "a run that does not keep cannot be copied"
        twin: Run[S] = Run(self.rules, copy_of(self.quiet), True)
        twin.quiet = self.quiet
        twin.acts = self.acts[:]
        twin.steps = self.steps
        twin.quiet_at = self.quiet_at
        state = twin.state
        dice = self.state.dice.copy()
        journal = self.state.journal
        if self.ask is None:
            twin.result = self.result
        else:
            state.dice = tape_of(journal or [], dice)
            state.remembers = False
            twin._replay()
            state.recall(self.state)
        state.dice = dice
        state.journal = None if journal is None else journal[:]
        return twin

    def _replay(self) -> None:
        """Run the step again, up to the open ask."""
        flow = self.flow = self.rules.step(self.state)
        ask = next(flow)
        for kind, seat, key in self.acts:
            if kind == ANSWER:
                ask = flow.send(ask.reply(seat, key))
            else:
                self.rules.interrupt(self.state, seat, key)
                ask = flow.throw(Interrupted())
        self.ask = ask

    def _go_on(self) -> None:
        """From a quiet point to the next ask, or to the end."""
        rules = self.rules
        state = self.state
        for _ in range(ENOUGH_STEPS):
            if self.keep:
                self._rest()
            self.result = rules.result(state)
            if self.result is not None:
                self.ask = self.flow = None
                return
            flow = self.flow = rules.step(state)
            try:
                self.ask = next(flow)
            except StopIteration:
                continue
            if self.keep:
                self._note_ask()
            return
        raise RuntimeError(f"{rules.id}: {ENOUGH_STEPS} steps without asking anybody anything")

    def _rest(self) -> None:
        """Remember this quiet point."""
        self.steps += 1
        if self.shelf is not None and self.state.journal is not None:
            self.shelf.append(self.state.journal)
        self.state.journal = []
        self.acts = []
        self.quiet = copy_of(self.state)
        self.quiet_at = self.state.dice.at

    def _note_ask(self) -> None:
        if self.state.journal is not None:
            self.state.journal.append((ASKED, EVERYONE, self.ask))


class TapeDice(Dice):
    """Dice that repeat what they showed, so that a step can be run again."""

    def __init__(self, rolls: list[int], picks: list[int]) -> None:
        super().__init__(b"tape")
        self.rolls = rolls
        self.picks = picks
        self.rolled = 0
        self.picked = 0

    def roll(self, sides: int, audience: int = 0) -> int:
        self.rolled += 1
        return self.rolls[self.rolled - 1]

    def pick(self, zone: int, pool: Sequence[int], audience: int) -> int:
        self.picked += 1
        return self.picks[self.picked - 1]


def tape_of(journal: Journal, otherwise: Dice) -> Dice:
    """Dice that repeat the outcomes in a journal, or `otherwise` if it has none."""
    rolls: list[int] = []
    picks: list[int] = []
    for entry in journal:
        kind = entry[0]
        if kind == ROLL:
            rolls.append(entry[3])
        elif kind == MOVE and entry[6]:
            picks.append(entry[2])
    return TapeDice(rolls, picks) if rolls or picks else otherwise


def play_out(
    rules: Rules[S], state: S, chance: Callable[[], float], limit: int = 1_000_000
) -> tuple[Result | None, int]:
    """Play from a quiet point to the end with random answers; nothing is kept or told.

    `chance` gives numbers from 0 to 1. Gives the result (None if `limit` decisions were
    not enough) and how many decisions were made.
    """
    made = 0
    state.remembers = False
    flow = _steps(rules, state)
    try:
        ask = next(flow)
        while made < limit:
            options = ask.options
            key = options[int(chance() * len(options))]
            made += 1
            ask = flow.send(key if ask.offers is None else (ask.seat, key))
    except StopIteration as done:
        result: Result = done.value
        return result, made
    return None, made


def _steps(rules: Rules[S], state: S) -> Flow[Result]:
    """All steps to the end as one flow: ending a step costs no exception here."""
    while True:
        result = rules.result(state)
        if result is not None:
            return result
        yield from rules.step(state)
