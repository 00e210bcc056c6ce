"""A game under way: rules, a position, and the ask that is open.

`Run` drives the rules from ask to ask. It does not check answers; `Session` does, and
keeps the log. A run that `keep`s remembers its last quiet point and what has happened
since, and so can be copied and imagined at any ask. One that does not is for
simulations: it only plays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from gloam.kernel.core.asks import EVERYONE, Ask, Flow, Interrupted, Key
from gloam.kernel.core.data import copy_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Result, Rules
from gloam.kernel.core.state import ANSWER, ASKED, INTERRUPT, MOVE, ROLL, Journal, State
from gloam.kernel.hidden.trace import Sighting

S = TypeVar("S", bound=State)

Act = tuple[int, int, Key]  # ANSWER or INTERRUPT, seat, key

ENOUGH_STEPS: Final = 100_000  # steps in a row without an ask: the rules run in circles


class Run(Generic[S]):
    """A game under way. `ask` is open until `result` is there.

    When it keeps: `quiet` is the last quiet point (never changed, shared by copies),
    `acts` the answers and interrupts since, `state.journal` all that happened since.
    """

    __slots__ = (
        "_ask",
        "_deferred",
        "_flow",
        "_sightings",
        "_state",
        "acts",
        "journals",
        "keep",
        "quiet",
        "quiet_at",
        "result",
        "rules",
    )

    def __init__(self, rules: Rules[S], state: S, keep: bool) -> None:
        self.rules = rules
        self.keep = keep
        self.quiet = state
        self.acts: list[Act] = []  # since the quiet point
        self._state = state
        self._flow: Flow[None] | None = None
        self._ask: Ask | None = None
        self._deferred: _Deferred | None = None  # of a copy whose state was not made yet
        self._sightings: dict[int, Sighting] | None = None  # by seat; made when first asked for
        self.result: Result | None = None
        self.quiet_at = 0  # where the dice stood at the quiet point
        self.journals: list[Journal] | None = None  # journals of ended steps, if somebody collects

    @classmethod
    def start(
        cls,
        rules: Rules[S],
        seats: int,
        dice: Dice,
        options: Mapping[str, str] | None = None,
        campaign: Mapping[str, Any] | None = None,  # plain data of the game's own
        keep: bool = True,
        journals: list[Journal] | None = None,
    ) -> Run[S]:
        """Set a game up, deal, and play to the first ask."""
        state = rules.setup(rules.choices(options or {}), seats, campaign or {})
        state.dice = dice
        if journals is not None:
            state.journal = []
        rules.deal(state)
        run = cls(rules, state, keep)
        run.journals = journals
        run._go_on()
        return run

    @classmethod
    def at(cls, rules: Rules[S], state: S, keep: bool = True) -> Run[S]:
        """A game at a quiet point, with dice in it; plays to its next ask."""
        run = cls(rules, state, keep)
        run._go_on()
        return run

    @classmethod
    def resume(cls, rules: Rules[S], quiet: S, acts: list[Act]) -> Run[S]:
        """A game at a stored quiet point, with the dice as they were there, and what seats have
        done since done again."""
        run = cls.at(rules, quiet)
        for kind, seat, key in acts:
            if kind == ANSWER:
                run.send(seat, key)
            else:
                run.interrupt(seat, key)
        return run

    @property
    def state(self) -> S:
        """The position. It changes as the game goes on."""
        if self._deferred is not None:
            self._make_state(self._deferred)
        return self._state

    @property
    def ask(self) -> Ask | None:
        """The ask that is open; None when the game is over."""
        if self._deferred is not None:
            self._make_state(self._deferred)
        return self._ask

    def send(self, seat: int, key: Key) -> None:
        """Answer the open ask, and play to the next one or to the end. Unchecked: the caller
        knows that the key is offered to `seat`."""
        ask = self.ask
        flow = self._flow
        assert ask is not None, "there is no open ask"
        assert flow is not None
        if self.keep:
            self.acts.append((ANSWER, seat, key))
            journal = self._state.journal
            if journal is not None:
                journal.append((ANSWER, ask.audience | 1 << seat, seat, key, ask.told))
        try:
            self._ask = flow.send(key if ask.offers is None else (seat, key))
        except StopIteration:
            self._go_on()
            return
        if self.keep:
            self._note_ask()

    def interrupt(self, seat: int, key: Key) -> None:
        """An input of a seat that need not be asked; the open ask is made anew."""
        state = self.state
        flow = self._flow
        assert flow is not None, "there is no open ask"
        if self.keep:
            self.acts.append((INTERRUPT, seat, key))
            if state.journal is not None:
                heard = self.rules.hears(state, seat, key) | 1 << seat
                told = self._ask.told if self._ask is not None else EVERYONE
                state.journal.append((INTERRUPT, heard, seat, key, told | heard))
        self.rules.interrupt(state, seat, key)
        try:
            self._ask = flow.throw(Interrupted())
        except StopIteration:
            self._go_on()
            return
        if self.keep:
            self._note_ask()

    def interrupts(self, seat: int) -> Sequence[Key]:
        """What `seat` may do although it is not asked. Only asks one is told of are interrupted."""
        ask = self.ask
        if ask is None or not ask.told >> seat & 1:
            return ()
        return self.rules.interrupts(self.state, seat)

    def blocked(self, seat: int) -> Sequence[Blocked]:
        """What `seat` cannot do although one might expect it, at an ask that it is told of."""
        ask = self.ask
        if ask is None or not ask.told >> seat & 1:
            return ()
        return self.rules.blocked(self.state, seat, ask)

    def forget(self) -> None:
        """From now on only play: keep nothing, tell nothing, remember nothing."""
        state = self.state
        self.keep = False
        state.journal = None
        state.remembers = False

    def copy(self) -> Run[S]:
        """The same position, independent of this one, with the same dice to come.

        The step is run again when the copy is first used. Many are not: a session keeps one
        from before every answer, in case that it is taken back.
        """
        assert self.keep, "a run that does not keep cannot be copied"
        twin: Run[S] = Run(self.rules, self.quiet, True)
        twin.acts = self.acts[:]
        twin.quiet_at = self.quiet_at
        twin.result = self.result
        twin._deferred = _Deferred(self.state)
        return twin

    def _make_state(self, from_original: _Deferred) -> None:
        """Of a copy: run the step again, up to the open ask, with what it showed then."""
        self._deferred = None
        rules = self.rules
        state = self._state = copy_of(self.quiet)
        if self.result is None:
            state.dice = tape_of(from_original.journal, from_original.dice)
            state.remembers = False
            flow = self._flow = rules.step(state)
            ask = next(flow)
            for kind, seat, key in self.acts:
                if kind == ANSWER:
                    ask = flow.send(ask.reply(seat, key))
                else:
                    rules.interrupt(state, seat, key)
                    ask = flow.throw(Interrupted())
            self._ask = ask
            state.recall(from_original.memory)
        state.dice = from_original.dice
        state.journal = from_original.journal

    def sighting(self, seat: int) -> Sighting:
        """What `seat` knows of the step so far. Kept: bots imagine many worlds from one ask."""
        journal = self.state.journal
        assert journal is not None, "a run that does not keep cannot be imagined"
        if self._sightings is None:
            self._sightings = {}
        found = self._sightings.get(seat)
        if found is None or not found.holds(self.quiet, journal):
            found = self._sightings[seat] = Sighting(self.quiet, journal, seat)
        return found

    def first_ask(self) -> None:
        """From a quiet point to the first ask of the step; StopIteration if it asks nothing."""
        flow = self._flow = self.rules.step(self._state)
        self._ask = next(flow)
        if self.keep:
            self._note_ask()

    def _go_on(self) -> None:
        """From a quiet point to the next ask, or to the end."""
        for _ in range(ENOUGH_STEPS):
            if self.keep:
                self._note_quiet_point()
            self.result = self.rules.result(self._state)
            if self.result is not None:
                self._ask = self._flow = None
                return
            try:
                self.first_ask()
            except StopIteration:
                continue
            return
        told = f"{ENOUGH_STEPS} steps without asking anybody anything"
        raise RuntimeError(f"{self.rules.id}: {told}")

    def _note_quiet_point(self) -> None:
        """Remember this quiet point."""
        state = self._state
        if self.journals is not None and state.journal is not None:
            self.journals.append(state.journal)
        state.journal = []
        self.acts = []
        self.quiet = copy_of(state)
        self.quiet_at = state.dice.at

    def _note_ask(self) -> None:
        ask, journal = self._ask, self._state.journal
        if journal is not None and ask is not None:
            journal.append((ASKED, ask.told, ask))


class _Deferred:
    """What a copy takes over of the original's state once its own is made."""

    __slots__ = ("dice", "journal", "memory")

    def __init__(self, state: State) -> None:
        self.dice = state.dice.copy()
        self.journal = (state.journal or [])[:]
        self.memory = state.remembered()


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
