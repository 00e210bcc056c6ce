"""Playing a guided game without a screen: the learner's answers come from a function.

It is the very game of the web table and of the terminal: the same dice, the same bots.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from gloam.bots.catalogue import BOTS
from gloam.bots.seeding import table_answer
from gloam.guide.runner import Progress, Told, advance, told
from gloam.guide.script import Script
from gloam.guide.sight import Sight, sight
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Rules
from gloam.kernel.session.session import Session

# A learner's answer, from what the seat sees and the step that is being told, if one is.
Learner: TypeAlias = Callable[[Session[Any], Sight, Told | None], Key]

ANSWERS = 4000  # of all seats; longer games are given up


@dataclass
class Lesson:
    """A game that was played with a script: what was told, in order, each with its sight."""

    session: Session[Any]
    progress: Progress = field(default_factory=Progress)
    told: list[Told] = field(default_factory=list)
    sights: list[Sight] = field(default_factory=list)
    is_over: bool = False

    def names(self) -> list[str]:
        return [told.step.name for told in self.told]


def begin(rules: Rules[Any], script: Script) -> Session[Any]:  # of any game
    """The game of a script, before the first answer."""
    nonces = [b""] * script.seats
    return Session.begin(rules, script.seats, script.secret, nonces, script.options)


def play(rules: Rules[Any], script: Script, learner: Learner) -> Lesson:
    """Play a script to the end of its game. The learner clicks whatever can be clicked away."""
    session = begin(rules, script)
    lesson = Lesson(session)
    bots = {
        seat: BOTS[script.bot(seat)].make() for seat in range(script.seats) if seat != script.seat
    }
    for _ in range(ANSWERS):
        shown = _listen(session, script, lesson)
        ask = session.ask
        if ask is None:
            lesson.is_over = True
            break
        seat = ask.seat
        if seat == script.seat:
            key = learner(session, sight(session, seat), shown)
        else:
            key = table_answer(bots[seat], session, seat)
        session.answer(seat, key)
    return lesson


def _listen(session: Session[Any], script: Script, lesson: Lesson) -> Told | None:
    """Bring the lesson up to date; the step that is still told then."""
    seen = sight(session, script.seat)
    clicked = ""
    while True:
        before = lesson.progress
        lesson.progress = advance(script, before, seen, clicked)
        shown = told(script, lesson.progress, seen)
        if lesson.progress.now != before.now and shown is not None:
            lesson.told.append(shown)
            lesson.sights.append(seen)
        if shown is None or not shown.step.go_on.click:
            return shown
        clicked = shown.step.name


def follower(session: Session[Any], seen: Sight, shown: Told | None) -> Key:
    """A learner who does what is recommended, and otherwise plays like a decent bot."""
    if shown is not None and shown.recommended is not None:
        return shown.recommended
    return table_answer(BOTS["greedy"].make(), session, seen.seat)


def wanderer(seed: bytes) -> Learner:
    """A learner who listens to nobody, and answers anything."""
    dice = Dice(seed)

    def answer(session: Session[Any], seen: Sight, shown: Told | None) -> Key:
        assert session.ask is not None
        options = session.ask.offer(seen.seat)
        return options[dice.roll(len(options))]

    return answer
