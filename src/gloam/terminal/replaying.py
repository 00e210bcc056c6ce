"""`gloam replay`: look back at a game, step by step, or prove it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from gloam.guide.script import has_fixed_dice
from gloam.kernel.core.asks import sees
from gloam.kernel.core.state import ANSWER, INTERRUPT, transcript
from gloam.kernel.present.show import prompt
from gloam.kernel.session.log import Answer, End, Interrupt, LogEntry, LogError, Setup, Undo, read
from gloam.kernel.session.replay import follow, replay, verify
from gloam.kernel.session.session import Session
from gloam.terminal.drawing import draw_events, draw_groups
from gloam.terminal.offers import offers
from gloam.terminal.outline import OPEN, outline, seen
from gloam.terminal.rolls_and_votes import event_line
from gloam.terminal.saves import Kept, SaveError, find, kept_of, lines_of
from gloam.terminal.screen import Closed, Screen
from gloam.terminal.seating import Misuse, exit_code, game_called, game_of
from gloam.terminal.telling import told
from gloam.terminal.voice import Voice, counted

COMMANDS = "Enter or n: on. p: back. A number: there. q: enough."


def run(file: Path, at: int | None, seat: int | None, plain: bool) -> int:
    """Show a game at one point; in a terminal one can step on from there."""
    try:
        path = find(file)
        lookback = Lookback(lines_of(path), kept_of(path), seat, Screen(plain))
        with suppress(Closed):
            lookback.step_through(at)
    except (Misuse, SaveError, LogError) as error:
        return exit_code(error)
    return 0


def prove(file: Path, plain: bool) -> int:
    """Prove a finished game, or name the first line that does not hold."""
    try:
        path = find(file)
        lines = lines_of(path)
        game = game_of(lines)
        session = verify(game.rules, lines)
    except (Misuse, SaveError, LogError) as error:
        return exit_code(error, f"{file} does not hold: ")
    result = session.run.result
    assert result is not None
    voice = Voice(game, ())
    winners = ", ".join([voice.seat(winner) for winner in result.winners]) or "nobody"
    screen = Screen(plain)
    screen.verbatim(f"{path} holds, all {counted(len(lines), 'line')} of it.")
    screen.line("The secret of the dice is the one that line 1 committed to, every roll and draw")
    screen.line("came from it, every answer was allowed, and the end follows.")
    if has_fixed_dice(session.secret):
        screen.line("But this was a lesson: its dice were fixed beforehand, and are not fair dice.")
    screen.line(f"{game.title}, won by {winners}.")
    return 0


class Lookback:
    """A log, and the viewpoint from which it is seen: a seat's, or with everything open.

    A moment is an act that the viewpoint notices. Nobody is shown how often somebody was asked in
    secret before the game is over.
    """

    def __init__(
        self, lines: list[bytes], kept: Kept | None, seat: int | None, screen: Screen
    ) -> None:
        self.lines = lines
        self.screen = screen
        self.entries = read(lines)
        setup = self.entries[0]
        assert isinstance(setup, Setup)  # or `read` would have complained
        self.seats = setup.seats
        self.game = game_called(setup.game)
        self.secret = _secret(self.entries, kept)
        self.viewpoint = self._chosen(seat, kept)
        acts = Answer | Interrupt | Undo
        self.acts = [at for at, entry in enumerate(self.entries) if isinstance(entry, acts)]
        if self.viewpoint != OPEN:
            self.acts = self._noticed(self.acts)

    def _chosen(self, seat: int | None, kept: Kept | None) -> int:
        """When the game is over all cards are open; before, only those of the people here."""
        people = range(self.seats) if kept is None or self._is_over() else kept.humans
        if seat is None:
            return OPEN if self._is_over() else people[0]
        if not 0 <= seat < self.seats:
            raise Misuse(f"There is no seat {seat}; seats are 0 to {self.seats - 1}.")
        if seat not in people:
            raise Misuse(f"The game is not over: what seat {seat} sees is still secret.")
        return seat

    def _noticed(self, acts: Sequence[int]) -> list[int]:
        """Those of the acts after which the viewpoint has seen more, or less, than before."""
        session = self._after(1)
        known, noticed = 0, []
        for act, following in zip(acts, [*acts[1:], len(self.lines)], strict=True):
            follow(session, self.lines[len(session.log.lines) : following])
            now = len(transcript(session.history, self.viewpoint))
            if now != known:
                noticed.append(act)
            known = now
        return noticed

    def _is_over(self) -> bool:
        return isinstance(self.entries[-1], End)

    def step_through(self, at: int | None) -> None:
        """Show one point; with somebody at the keyboard, go on from there."""
        most = len(self.acts)
        if at is not None and at > most:
            raise Misuse(f"There were only {counted(most, 'answer')}.")
        if not self.screen.interactive:
            self.show(most if at is None else at)
            return
        now = at or 0
        while True:
            self.show(now)
            self.screen.line(COMMANDS, "dim")
            said = self.screen.read().lower()
            if said in ("", "n"):
                now = min(now + 1, most)
            elif said == "p":
                now = max(now - 1, 0)
            elif said.isdigit():
                now = min(int(said), most)
            elif said in ("q", "quit"):
                return

    def show(self, step: int) -> None:
        """The table after so many answers, what the last one was, and what came of it."""
        screen = self.screen
        session = self._after(self.acts[step - 1] + 1 if step else 1)
        run = session.run
        voice = Voice(self.game, run.rules.fixed(run.state), self.viewpoint)
        all_steps = counted(len(self.acts), "answer")
        screen.heading(f"{self.game.title}, after {step} of {all_steps}.")
        draw_groups(screen, outline(seen(run, self.viewpoint), voice, self.seats))
        screen.heading("What happened.")
        draw_events(screen, self._what_happened(session, step, voice), voice)
        if run.ask is not None:
            asks = prompt(run, run.ask.seat if self.viewpoint == OPEN else self.viewpoint)
            if asks is not None:
                screen.heading(f"{', '.join([voice.who(seat) for seat in asks.seats])}.")
                screen.line(voice.say(asks.words), "bold")
        elif run.result is not None:
            won = ", ".join([voice.who(seat) for seat in run.result.winners]) or "nobody"
            screen.heading(f"The end. Won by {won}.")

    def _after(self, lines: int) -> Session[Any]:  # of any game
        return replay(self.game.rules, self.lines[:lines], self.secret)

    def _what_happened(self, session: Session[Any], step: int, voice: Voice) -> list[str]:
        """The answer, and the events that came of it."""
        run, history = session.run, session.history
        if not step:
            return [event_line(run, event, voice) for event in told(history, self.viewpoint)]
        entry = self.entries[self.acts[step - 1]]
        if isinstance(entry, Undo):
            return [f"{voice.who(entry.seat)} takes the last answer back."]
        assert isinstance(entry, Answer | Interrupt)
        at = max([i for i, act in enumerate(history) if act[0] in (ANSWER, INTERRUPT)])
        events = [event_line(run, event, voice) for event in told(history[at:], self.viewpoint)]
        _, audience, _, _, know_of_it = history[at]
        if self.viewpoint != OPEN and not sees(know_of_it, self.viewpoint):
            return events
        if self.viewpoint != OPEN and not sees(audience, self.viewpoint):
            return [f"{voice.who(entry.seat)} has chosen in secret.", *events]
        before = self._after(self.acts[step - 1])
        able = [offer.choice for group in offers(before, entry.seat) for offer in group]
        words = next(choice.words for choice in able if choice.key == entry.key)
        return [f"{voice.who(entry.seat)} chooses: {voice.say(words)}", *events]


def _secret(entries: Sequence[LogEntry], kept: Kept | None) -> bytes:
    last = entries[-1]
    if isinstance(last, End):
        return bytes.fromhex(last.secret)
    if kept is None:
        raise SaveError("The game is not over, and its key is not beside it: it stays secret.")
    return bytes.fromhex(kept.secret)
