"""Looking on: kernel and rules are wrapped while a test runs, so that the recorder is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any

import pytest
from msgspec.json import Encoder

from gloam.kernel.core.asks import EVERYONE, Key
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import Piece
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import Event, State
from tests.games.records.flat import said_seats
from tests.games.records.recorder import AnyRun, Recorder

SHOWN = ("fixed", "public", "private", "blocked", "story")


@contextmanager
def looking_on(recorder: Recorder, rules: type[Rules[Any]]) -> Iterator[None]:
    """What is played, told and shown in here is recorded. It goes on as if nobody looked."""
    with pytest.MonkeyPatch.context() as patch:
        _watch_runs(patch, recorder)
        _watch_states(patch, recorder)
        for name in SHOWN:
            _watch_shown(patch, recorder, rules, name)
        _watch_options(patch, recorder, rules)
        yield
    recorder.ends()


def _watch_runs(patch: pytest.MonkeyPatch, recorder: Recorder) -> None:
    send, interrupt, go_on = Run.send, Run.interrupt, Run._go_on
    playing: list[AnyRun] = []  # an answer may have others played: they are the rules' own

    def looked_at_send(run: AnyRun, seat: int, key: Key) -> None:
        play(send, run, seat, key, f"{seat}>")

    def looked_at_interrupt(run: AnyRun, seat: int, key: Key) -> None:
        play(interrupt, run, seat, key, f"{seat} interrupts:")

    def play(how: Any, run: AnyRun, seat: int, key: Key, said: str) -> None:  # one of the two
        if playing or not run.keep or recorder.is_full:
            how(run, seat, key)
            return
        table = recorder.before(run)
        recorder.answers(table, said, key)
        playing.append(run)
        try:
            how(run, seat, key)
        finally:
            playing.pop()
        recorder.after(table, run)

    def looked_at_go_on(run: AnyRun) -> None:
        go_on(run)
        if run.keep and not playing:
            recorder.begins(run)

    patch.setattr(Run, "send", looked_at_send)
    patch.setattr(Run, "interrupt", looked_at_interrupt)
    patch.setattr(Run, "_go_on", looked_at_go_on)


def _watch_states(patch: pytest.MonkeyPatch, recorder: Recorder) -> None:
    tell, record, roll = State.tell, State.record, State.roll
    look, open_answers = CardTable.look, State.open_answers

    def looked_at_tell(
        state: State, *event: str | int, because: Event = (), audience: int = EVERYONE
    ) -> None:
        recorder.tells(state, (*event, *because), audience)
        tell(state, *event, because=because, audience=audience)

    def looked_at_record(state: State, *change: str | int) -> None:
        recorder.happens(state, f"keeps {' '.join([str(part) for part in change])}")
        record(state, *change)

    def looked_at_roll(state: State, sides: int, audience: int = EVERYONE) -> int:
        value = roll(state, sides, audience)
        seen = "" if audience == EVERYONE else said_seats(audience, " | to") or " | to nobody"
        recorder.happens(state, f"rolls {value} of {sides}{seen}")
        return value

    def looked_at_look(table: CardTable, pieces: Sequence[Piece], seats: int) -> None:
        names = recorder.words.names
        cards = [names.card(table, table.pack.faces[piece]) for piece in pieces]
        recorder.happens(table, f"shows {' '.join(cards)}{said_seats(seats, ' | to')}")
        look(table, pieces, seats)

    def looked_at_opening(
        state: State, seat: int, count: int, audience: int, told: int = EVERYONE
    ) -> None:
        heard = f"{said_seats(audience, ' | to')}{said_seats(told, ' | told to')}"
        recorder.happens(state, f"opens {count} answers of {seat}{heard}")
        open_answers(state, seat, count, audience, told)

    patch.setattr(State, "tell", looked_at_tell)
    patch.setattr(State, "record", looked_at_record)
    patch.setattr(State, "roll", looked_at_roll)
    patch.setattr(CardTable, "look", looked_at_look)
    patch.setattr(State, "open_answers", looked_at_opening)


def _watch_shown(
    patch: pytest.MonkeyPatch, recorder: Recorder, rules: type[Rules[Any]], name: str
) -> None:
    """What the test has shown to itself, in short: the digest of the whole."""
    show, digests = getattr(rules, name), Digests()

    def looked_at(self: Rules[Any], game: State, *more: Any) -> Any:  # of whatever is shown
        shown = show(self, game, *more)
        if not recorder.is_full:
            seat = [str(one) for one in more if isinstance(one, int)]
            recorder.shows(game, f"{' '.join([name, *seat])} #{digests.of(shown)}")
        return shown

    patch.setattr(rules, name, looked_at)


def _watch_options(patch: pytest.MonkeyPatch, recorder: Recorder, rules: type[Rules[Any]]) -> None:
    describe, digests = rules.describe, Digests()

    def looked_at(self: Rules[Any], game: State, *more: Any) -> Any:  # as `describe` has it
        choice = describe(self, game, *more)
        if not recorder.is_full:
            recorder.describes(game, digests.of(choice))
        return choice

    patch.setattr(rules, "describe", looked_at)


class Digests:
    """Digests of what is shown. Much is shown again as it was, and the same object."""

    def __init__(self) -> None:
        self._last: tuple[object, str] = None, ""
        self._encode = Encoder(order="deterministic").encode

    def of(self, shown: object) -> str:
        if shown is not self._last[0]:
            self._last = shown, blake2b(self._encode(shown), digest_size=4).hexdigest()
        return self._last[1]
