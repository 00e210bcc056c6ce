"""The agenda: what is still to be done, as data in the state.

A long effect is many short steps, each cheap to copy, store, undo and imagine. A game keeps an
`Agenda` in a field of its state and registers its procedures by name:

    PROCEDURES: Procedures[Game] = Procedures()

    @PROCEDURES.asking
    def challenge(game: Game, card: int, which: int) -> Flow[int]: ...

    @PROCEDURES.plain
    def tally(game: Game, card: int, totals: Sequence[Value]) -> None: ...

    game.agenda.call(("challenge", 41, 0), ("challenge", 41, 1), then=("tally", 41))

and its `step` plays from the agenda as long as there is something on it:

    def step(self, game: Game) -> Flow[None]:
        return PROCEDURES.next_step(game, game.agenda) or turn(game)

A procedure that asks is a flow and a step of its own. One that asks nothing is a plain function
and runs in the step of what follows. `Rules.result` is looked at between steps only: what
begins the next round belongs into a `then`, and a `step` before which plain procedures have
ended the game asks nothing.

Arguments and results are open to everybody: seats, faces, places, numbers; never pieces, and
nothing secret. What a procedure is about may be gone when its time comes: it looks first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NoReturn, TypeAlias, TypeVar

from gloam.kernel.core.asks import Flow, Gone

Call: TypeAlias = tuple[str | int, ...]  # the name of a procedure and its arguments
Value: TypeAlias = int | str | None  # what a procedure may return

S = TypeVar("S")
# A procedure takes the game and the arguments of its calls; as a `then` also the results.
Plain = TypeVar("Plain", bound=Callable[..., Value])
Asking = TypeVar("Asking", bound=Callable[..., Flow[Value]])

NOTHING: Final[Call] = ()
ENOUGH: Final = 10_000  # plain procedures in a row: they call each other in circles


@dataclass(slots=True)
class Frame:
    """What one procedure has called: what is still to do, what comes then, results so far.

    It `gives` its value (what `then` returns) to the frame below, for the procedure that was
    taken from there. `by` names that procedure and those that have stood for it since.
    """

    by: tuple[str, ...]
    gives: bool
    todo: tuple[tuple[str | int, ...], ...]
    then: tuple[str | int, ...]
    results: tuple[int | str | None, ...]


@dataclass(slots=True)
class Agenda:
    """Frames of what is still to be done; the last one goes on next.

    While a procedure runs, `running` is its call (else it is empty), its value goes to the frame
    `target`, and `by` names what it stands for itself.
    """

    frames: list[Frame] = field(default_factory=list)
    running: Call = field(init=False, repr=False, compare=False)
    target: Frame | None = field(init=False, repr=False, compare=False)
    by: tuple[str, ...] = field(init=False, repr=False, compare=False)
    has_called: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.running = NOTHING
        self.target = None
        self.by = ()
        self.has_called = False

    def call(self, *calls: Call, then: Call = NOTHING) -> None:
        """Do these one after the other, and `then` with their results, before all else.

        A procedure calls at most once and then returns nothing itself: its result is what
        `then` returns, or None without a `then`. A call from outside of procedures has no
        result for anybody.
        """
        if not self.running:
            self.interpose(*calls, then=then)
            return
        if self.has_called:
            raise RuntimeError(f"{self.running} calls twice; call all that is to be done at once")
        self.has_called = True
        name = str(self.running[0])
        by = self.by if name in self.by else (*self.by, name)
        target, frames = self.target, self.frames
        frame = Frame(by, target is not None, calls, then, ())
        if target is None or frames[-1] is target:
            frames.append(frame)
        else:  # below what was interposed while it ran
            frames.insert(self._place(target) + 1, frame)

    def interpose(self, *calls: Call, then: Call = NOTHING) -> None:
        """Do these before all else, for nobody: what an interrupt brings about."""
        self.frames.append(Frame((), False, calls, then, ()))

    def cut(self, name: str) -> None:
        """Forget procedures of this name: those that wait, those under way with all they called.

        The frame that waits for the value of one under way gets None.
        """
        under_way = [at for at, frame in enumerate(self.frames) if name in frame.by]
        if under_way:
            first = self.frames[under_way[0]]
            del self.frames[under_way[0] :]
            if first.gives:
                self._give_to_last(None)
        for frame in self.frames:
            frame.todo = tuple([call for call in frame.todo if call[0] != name])
            if frame.then[:1] == (name,):
                frame.then = NOTHING
        if self.running and self.target is not None and self._place(self.target) < 0:
            self.target = None  # what runs now was called by what was cut

    # --- for `Procedures` ---

    def take(self) -> tuple[Any, ...]:  # a call, perhaps with results
        """The next call, for a `then` with the results of its frame; empty if nothing is left."""
        frames = self.frames
        while frames:
            frame = frames[-1]
            todo = frame.todo
            if todo:
                frame.todo = todo[1:]
                self.running = todo[0]
                self.target = frame
                self.by = ()
                self.has_called = False
                return todo[0]
            frames.pop()
            if frame.then:
                self.running = frame.then
                self.target = frames[-1] if frame.gives else None
                self.by = frame.by
                self.has_called = False
                return (*frame.then, frame.results)
            if frame.gives:
                self._give_to_last(None)
        return NOTHING

    def give(self, value: Value) -> None:
        """What the running procedure has returned."""
        if self.has_called:
            if value is not None:
                told = f"{self.running} has called others: its result is what their `then` returns"
                raise RuntimeError(f"{told}, not {value!r}")
        elif self.target is not None:
            self.target.results = (*self.target.results, value)
        self.running = NOTHING

    def _give_to_last(self, value: Value) -> None:
        self.frames[-1].results = (*self.frames[-1].results, value)

    def _place(self, frame: Frame) -> int:
        for at, other in enumerate(self.frames):
            if other is frame:
                return at
        return -1


def what_is_next(agenda: Agenda) -> list[Call]:
    """All that is still to do, next first, but for what that will call itself."""
    ahead: list[Call] = []
    for frame in reversed(agenda.frames):
        ahead += frame.todo
        if frame.then:
            ahead.append(frame.then)
    return ahead


class Procedures(Generic[S]):
    """The procedures of a game by name: those that ask, and those that do not."""

    def __init__(self) -> None:
        # Any: each takes its own arguments.
        self._plain: dict[str, Callable[..., Any]] = {}
        self._asking: dict[str, Callable[..., Flow[Value]]] = {}

    def plain(self, procedure: Plain) -> Plain:
        """Register a function that asks nothing."""
        self._plain[self._new_name(procedure)] = procedure
        return procedure

    def asking(self, procedure: Asking) -> Asking:
        """Register a flow. It is a step of its own."""
        self._asking[self._new_name(procedure)] = procedure
        return procedure

    def __contains__(self, name: object) -> bool:
        """Is there a procedure of this name?"""
        return name in self._plain or name in self._asking

    def next_step(self, game: S, agenda: Agenda) -> Flow[None] | None:
        """Run the plain procedures that are next, up to one that asks: gives the step that it is.

        None when nothing is left to do: the game goes on as it does without an agenda.
        A procedure that ends with `Gone` has no result; the exception goes on to the game.
        """
        if not agenda.frames:
            return None
        for _ in range(ENOUGH):
            call = agenda.take()
            if not call:
                return None
            name, *arguments = call
            asking = self._asking.get(name)
            if asking is not None:
                return _answered(agenda, asking(game, *arguments))
            plain = self._plain.get(name) or self._unknown(name)
            value = plain(game, *arguments)
            if value is not None and not isinstance(value, int | str):
                raise TypeError(f"{name} gives {value!r}; is it a flow? Then it is `asking`")
            agenda.give(value)
        raise RuntimeError(f"{ENOUGH} procedures in a row without an ask")

    def _unknown(self, name: str) -> NoReturn:
        known = sorted([*self._plain, *self._asking])
        raise LookupError(f"there is no procedure {name!r}; there are {known}")

    def _new_name(self, procedure: Callable[..., object]) -> str:
        name = procedure.__name__
        if name in self._plain or name in self._asking:
            raise ValueError(f"there are two procedures {name!r}")
        return name


def _answered(agenda: Agenda, flow: Flow[Value]) -> Flow[None]:
    """The step of a procedure that asks."""
    try:
        value = yield from flow
    except Gone:
        agenda.give(None)
        raise
    agenda.give(value)
