"""A session: a game that people play. Checks answers, keeps the log, takes back, restores.

What is acknowledged here is in the log; what is refused has changed nothing. The session
holds the truth and the seed: seats get scenes and events, bots an imagined run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from gloam.kernel.core.asks import REVISE, WATCHER, WINDOW, Ask, Key, sees
from gloam.kernel.core.data import fixed_data, load
from gloam.kernel.core.dice import Dice, commitment, seed
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import ANSWER, INTERRUPT, Change, Journal, State, transcript
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.session.checkpoint import Checkpoint
from gloam.kernel.session.checks import Refused, check_answer, checked_key, marked_keys
from gloam.kernel.session.log import (
    Answer,
    End,
    Interrupt,
    Lasting,
    Log,
    Setup,
    Stand,
    Undo,
    noted,
)
from gloam.kernel.session.outcome import Outcome
from gloam.kernel.session.same_asks import is_same_joint_ask, same_offer, same_words
from gloam.kernel.session.undo import Step, may_act_unseen, news, nothing_left

S = TypeVar("S", bound=State)

LASTS = "What was done has changed the campaign for good: it cannot be taken back."


class Session(Generic[S]):
    """A game under way with its log. Made by `begin`, `replay` or `restore` (`snapshot.py`).

    What seats do gives an `Outcome`, or raises `Refused` and has changed nothing.
    """

    def __init__(self, rules: Rules[S], run: Run[S], log: Log, secret: bytes, setup: Setup) -> None:
        self.rules = rules
        self.run = run
        self.log = log
        self.secret = secret
        self.setup = setup
        self.numbers: dict[int, int] = {}  # the number of each seat's open ask
        self.standing: dict[tuple[int, str], Key] = {}
        self.history: Journal = []  # everything that happened; who saw what is in it
        self.lasting: list[tuple[int, tuple[Change, ...]]] = []  # for good, with its line
        self._lasts_from = -1  # how long the history was after the last lasting change
        self._last_ask: Ask | None = None  # the one that `numbers` was made for
        self.asked = [0] * setup.seats  # how often each seat was asked: its own numbers only
        self._undoable: list[Step[S]] = []  # the last answers, all of one seat, oldest first
        self._read = 0  # how much of the present journal is in the history
        self._watched = False  # whether a watcher may know of something since `_begin_act`

    @classmethod
    def begin(
        cls,
        rules: Rules[S],
        seats: int,
        secret: bytes,
        nonces: Sequence[bytes] = (),
        options: Mapping[str, str] | None = None,
        campaign: Mapping[str, Any] | None = None,  # plain data of the game's own
        start: Mapping[str, Any] | None = None,  # as `dump` gives it
    ) -> Session[S]:
        """Start a game, at the quiet position `start` if it goes on from another game.

        `secret` is the server's, one nonce comes from every seat.
        """
        if seats not in rules.players:
            raise ValueError(f"{rules.id} is for {rules.players} players, not for {seats}")
        setup = Setup(
            rules.id,
            rules.version,
            seats,
            rules.choices(options or {}),
            dict(campaign or {}),
            commitment(secret),
            tuple(nonce.hex() for nonce in nonces),
            dict(start or {}),
        )
        return cls.from_setup(rules, secret, setup)

    @classmethod
    def from_setup(cls, rules: Rules[S], secret: bytes, setup: Setup) -> Session[S]:
        """Start the game that the first line of a log tells of."""
        key = seed(secret, [bytes.fromhex(nonce) for nonce in setup.nonces])
        log = Log(key)
        log.append(setup)
        if setup.start:
            quiet = loaded(rules, setup, setup.start)
            quiet.dice = Dice(key)
            run = Run.at(rules, quiet)
        else:
            run = Run.start(
                rules,
                setup.seats,
                Dice(key),
                setup.options,
                setup.campaign,
                keep=True,
                journals=[],
            )
        session = cls(rules, run, log, secret, setup)
        session._after_act()
        return session

    @classmethod
    def resumed(
        cls, rules: Rules[S], run: Run[S], log: Log, secret: bytes, setup: Setup
    ) -> Session[S]:
        """A session at a position whose history is kept elsewhere (`snapshot.py`)."""
        session = cls(rules, run, log, secret, setup)
        session._go_back_to(run)
        return session

    # --- what seats do ---

    @property
    def ask(self) -> Ask | None:
        """The ask that is open; None when the game is over."""
        return self.run.ask

    def answer(self, seat: int, key: object, ask: int | None = None) -> Outcome:
        """A seat's answer to its open ask, by the ask's number if it is given."""
        before = self._begin_act()
        self.answer_once(seat, key, ask)
        self._give_standing_answers()
        return self._outcome(before)

    def answer_once(
        self, seat: int, key: object, ask: int | None = None, standing: bool = False
    ) -> None:
        """Like `answer`, but without the standing answers that might follow."""
        self._answer(seat, self._checked(seat, key, ask), standing)

    def answers(self, seat: int, keys: Sequence[object], ask: int | None = None) -> Outcome:
        """Several answers in a row, accepted or refused whole.

        Where the seat is asked to mark several things (`choose_several`) these are the marked
        keys, in any order. Fewer than it has to mark are the first of them, in their order.
        """
        keys = marked_keys(self.run.ask, self.setup.seats, seat, keys)
        checkpoint, before = self._checkpoint(), self._begin_act()
        try:
            for i, key in enumerate(keys):
                self._answer(seat, self._checked(seat, key, ask if i == 0 else None), False)
        except Refused as refusal:
            self._go_back_to_checkpoint(checkpoint)
            told = f"answer {i + 1} of {len(keys)}: {refusal} None of them was taken."
            raise Refused(refusal.code, told, refusal.rule) from refusal.__cause__
        self._give_standing_answers()
        return self._outcome(before)

    def interrupt(self, seat: int, key: object) -> Outcome:
        """An input that is open to a seat although it is not asked."""
        before = self._begin_act()
        self.interrupt_once(seat, key)
        self._give_standing_answers()
        return self._outcome(before)

    def interrupt_once(self, seat: int, key: object) -> None:
        """Like `interrupt`, but without the standing answers that might follow."""
        said = checked_key(self.setup.seats, seat, key)
        if said not in self.run.interrupts(seat):
            raise Refused("not-offered", f"{said} is not open to seat {seat} now.")
        before = self.run.copy()
        try:
            self.run.interrupt(seat, said)
        except Exception as error:
            raise self._fault(before, error) from error
        self.log.append(Interrupt(seat, said))
        self._note_step(before, seat, None)
        self._after_act()

    def stand(self, seat: int, about: str, key: object | None) -> Outcome:
        """Leave a standing answer to windows about something, or take it back (None)."""
        before = self._begin_act()
        self.stand_once(seat, about, key)
        self._give_standing_answers()
        return self._outcome(before)

    def stand_once(self, seat: int, about: str, key: object | None) -> None:
        """Like `stand`, but without the standing answers that might follow."""
        said = None if key is None else checked_key(self.setup.seats, seat, key)
        if said is None:
            self.standing.pop((seat, about), None)
        else:
            self.standing[seat, about] = said
        self.log.append(Stand(seat, about, said))

    def undo(self, seat: int) -> Outcome:
        """Take back this seat's last answer, if nothing new was seen since.

        What was marked together is one answer.
        """
        return self.prepare_undo(seat)()

    def prepare_undo(self, seat: int) -> Callable[[], Outcome]:
        """The long part of an undo: gives the short one, which takes back. Raises Refused.

        Changes nothing, and takes milliseconds: it looks into other worlds. A finished part of
        a blind choice is made anew: that is open to a seat whatever the others have done.
        """
        if self.run.ask is not None and REVISE in self.run.ask.offer(seat):
            return partial(self.answer, seat, REVISE, self.numbers[seat])
        if refusal := self.no_undo(seat):
            raise Refused("no-undo", refusal)
        return partial(self.take_back, self._last_choice()[0].line, seat)

    def no_undo(self, seat: int) -> str:
        """Why this seat cannot take its last answer back; empty if it can."""
        if self.run.result is not None:
            return "The game is over, and what was secret is open."
        if self.run.ask is not None and not sees(self.run.ask.told, seat):
            return "The game has gone on since."  # the same, whatever happens in secret
        if may_act_unseen(self.run.ask, seat):
            return "Others may have decided since."  # also if they have not
        if self._has_just_changed_for_good(seat):
            return LASTS
        if not self._undoable or self._undoable[-1].seat != seat:
            return nothing_left(self.history, seat)
        choice = self._last_choice()
        return news(choice, self.history[choice[0].history_length :], self.run)

    def _has_just_changed_for_good(self, seat: int) -> bool:
        """Whether nobody has done anything that a seat knows of since the last lasting change."""
        since = transcript(self.history[self._lasts_from :], seat)
        return 0 <= self._lasts_from <= len(self.history) and not any(
            entry[0] in (ANSWER, INTERRUPT) for entry in since
        )

    def _last_choice(self) -> list[Step[S]]:
        """The last answer that could be taken back, with those marked before it."""
        at = len(self._undoable) - 1
        while at > 0 and self._undoable[at].marked:
            at -= 1
        return self._undoable[at:]

    def imagine(self, seat: int, dice: Dice) -> Run[S] | None:
        """What a bot in this seat gets: a world like the truth, never the truth."""
        return imagine(self.run, seat, dice)

    def _checked(self, seat: int, key: object, number: int | None) -> Key:
        said = checked_key(self.setup.seats, seat, key)
        check_answer(self.run.ask, seat, said, number, self.numbers.get(seat))
        return said

    # --- doing ---

    def _answer(self, seat: int, key: Key, standing: bool) -> None:
        before, ask = self.run.copy(), self.run.ask
        marking = ask.marking(seat) if ask is not None else None
        try:
            self.run.send(seat, key)
        except Exception as error:
            raise self._fault(before, error) from error
        self.log.append(Answer(seat, key, standing))
        self._note_step(before, seat, key, marking is not None and bool(marking.chosen))
        self._after_act(seat)

    def _fault(self, before: Run[S], error: Exception) -> Refused:
        """The rules have failed: go back to before. Gives the refusal that says so."""
        self._go_back_to(before)
        told = f"The rules of {self.rules.id} failed at this: {type(error).__name__}: {error}"
        return Refused("fault", f"{told}. Nothing was done; please report it.")

    def _give_standing_answers(self) -> None:
        """Give those that the open window asks for, and that were left for it."""
        while (ask := self.run.ask) is not None and ask.form == WINDOW:
            about = ask.about if isinstance(ask.about, str) else str(ask.about[0])
            for seat in ask.seats():
                key = self.standing.get((seat, about))
                if key is not None and key in ask.offer(seat):
                    try:
                        self._answer(seat, key, standing=True)
                    except Refused:  # the rules failed at it: do not try again
                        self.stand_once(seat, about, None)
                    break
            else:
                return

    def _after_act(self, seat: int = -1) -> None:
        """Bring history, log and the asks' numbers up to date; `seat` has answered."""
        fresh: Journal = []
        for journal in self.run.journals or []:
            fresh += journal[self._read :]
            self._read = 0
        self.run.journals = []
        present = self.run.state.journal or []
        fresh += present[self._read :]
        self._read = len(present)
        self.history += fresh
        self._watch(fresh)
        rolls, kept, settled = noted(fresh)
        if settled or kept:
            self._undoable = []
        if rolls is not None:
            self.log.append(rolls)
        if kept:
            self.log.append(Lasting(kept))
            self.lasting.append((len(self.log.lines), kept))
            self._lasts_from = len(self.history)
        self._number_asks(seat)
        result = self.run.result
        if result is not None:
            self.log.append(End(self.secret.hex(), result.scores, result.winners))

    def _begin_act(self) -> tuple[int, dict[int, int]]:
        """Begin an act; what `_outcome` compares with afterwards: lines of the log, asks' numbers.

        From here on `_watched` notes whether a watcher may know of what the act does.
        """
        self._watched = False
        return len(self.log.lines), self.numbers

    def _outcome(self, before: tuple[int, dict[int, int]]) -> Outcome:
        lines, numbers = before
        moved_on = self._watched and not is_same_joint_ask(numbers, self.numbers)
        kept = tuple([change for line, some in self.lasting if line > lines for change in some])
        return Outcome(tuple(self.log.lines[lines:]), moved_on, self.run.result is not None, kept)

    def _watch(self, journal: Journal) -> None:
        """Note whether a watcher may know of what was done or taken back."""
        if not self._watched:  # mostly the first entry tells it
            self._watched = bool(transcript(journal[:1], WATCHER) or transcript(journal, WATCHER))

    def _number_asks(self, answered: int = -1) -> None:
        """A new number for every seat that is asked something new.

        In one window, race or blind choice the parts of the others do not move on. A seat
        counts its own asks: the numbers tell nothing about what others are asked in secret.
        """
        ask, last = self.run.ask, self._last_ask
        same = ask is not None and last is not None and ask.token is last.token is not None
        numbers: dict[int, int] = {}
        for seat in ask.seats() if ask is not None else ():
            if same and seat != answered and same_offer(last, ask, seat):
                numbers[seat] = self.numbers[seat]
            else:
                self.asked[seat] += 1
                numbers[seat] = self.asked[seat]
        self.numbers = numbers
        self._last_ask = ask

    # --- taking back ---

    def _note_step(self, before: Run[S], seat: int, key: Key | None, marked: bool = False) -> None:
        if key is None or (self._undoable and self._undoable[-1].seat != seat):
            self._undoable = []
        if key is not None:
            step = Step(before, seat, key, len(self.log.lines), len(self.history), marked)
            self._undoable.append(step)

    def take_back(self, line: int, seat: int) -> Outcome:
        """Take back the answer in this line of the log and what followed, whatever was learnt.

        Only where the position before it is still at hand (`run_before`).
        """
        if self.run.result is not None or self.run_before(line) is None:
            raise Refused("no-undo", f"There is no answer in line {line} to take back.")
        before = self._begin_act()
        step = self._undoable.pop()
        while step.line != line:
            step = self._undoable.pop()
        left = self.run.ask
        self._go_back_to(step.before)
        self._watch(self.history[step.history_length :])
        del self.history[step.history_length :]
        self._asked_again(left, seat)
        self.log.append(Undo(seat, line))
        return self._outcome(before)

    def run_before(self, line: int) -> Run[S] | None:
        """The position before the answer in this line, if it is still at hand."""
        return next((step.before for step in self._undoable if step.line == line), None)

    def adopt(self, earlier: Session[S], line: int, seat: int) -> Outcome:
        """Go back to an earlier session of this game, which ends before `line` of the log.

        For tables where every human seat has agreed to take back more than the law allows.
        """
        before = self._begin_act()
        left = self.run.ask
        self._watch(self.history[len(earlier.history) :])
        self.run, self.history = earlier.run, earlier.history
        self.standing = earlier.standing
        self._undoable, self._read = earlier._undoable, earlier._read
        self._asked_again(left, seat)
        self.log.append(Undo(seat, line))
        return self._outcome(before)

    def _asked_again(self, left: Ask | None, seat: int) -> None:
        """Number the asks of a position that one has come back to from the ask `left`.

        Who is asked the very same as before does not notice.
        """
        numbers, ask = self.numbers, self.run.ask
        self._last_ask = None
        self._number_asks()
        for other in self.numbers:
            if other != seat and other in numbers and same_words(left, ask, other):
                self.asked[other] -= 1
                self.numbers[other] = numbers[other]

    def _go_back_to(self, before: Run[S]) -> None:
        before.journals = []
        self.run = before
        self._last_ask = before.ask
        self._read = len(before.state.journal or [])

    def _checkpoint(self) -> Checkpoint[S]:
        return Checkpoint(
            self.run.copy(),
            self.log.lines[:],
            self.log.head,
            len(self.history),
            self._undoable[:],
            self.asked[:],
            self.numbers,
            len(self.lasting),
            self._lasts_from,
        )

    def _go_back_to_checkpoint(self, was: Checkpoint[S]) -> None:
        self._go_back_to(was.run)
        self.log.lines[:] = was.lines
        self.log.head = was.head
        del self.history[was.history_length :]
        self._undoable = was.undoable
        self.asked = was.asked
        self.numbers = was.numbers
        del self.lasting[was.lasting :]
        self._lasts_from = was.lasts_from


def loaded(rules: Rules[S], setup: Setup, stored: dict[str, Any]) -> S:
    """A stored quiet position on a fresh table."""
    fresh = rules.setup(setup.options, setup.seats, setup.campaign)
    return load(type(fresh), stored, fixed_data(fresh))
