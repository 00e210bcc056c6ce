"""A guided game in the terminal: its steps as text, below what can be chosen.

How far one has come is kept beside the log (`NAME.log.lesson`), so that a game that is gone on with
goes on with its lesson too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from gloam.guide.playing import begin
from gloam.guide.runner import Progress, Told, advance, told
from gloam.guide.script import Script
from gloam.guide.script_file import scripts
from gloam.guide.sight import sight
from gloam.kernel.content.registry import Game
from gloam.kernel.session.session import Session
from gloam.terminal.looking import View
from gloam.terminal.saves import SaveError
from gloam.terminal.screen import Screen
from gloam.terminal.seating import Misuse, Seated, Wish, game_called, keep


class _Kept(msgspec.Struct):
    guide: str
    progress: Progress


def guided_game(wish: Wish) -> tuple[Seated, Lesson]:
    """A new game as its script has it. Raises Misuse if there is none, or for other wishes."""
    game = game_called(wish.game)
    found = scripts(game)
    if not found:
        raise Misuse(f"{game.title} cannot be learnt by playing yet.")
    if wish.players or wish.bots or wish.settings or wish.seed:
        raise Misuse("A lesson fixes players, bots, settings and dice: leave them out.")
    script = next(iter(found.values()))
    bots = {seat: script.bot(seat) for seat in range(script.seats) if seat != script.seat}
    session = begin(game.rules, script)
    seated = keep(game, session, wish.save, (script.seat,), bots)
    return seated, Lesson(script, seated.save.path)


def kept_lesson(game: Game, log: Path) -> Lesson | None:
    """The lesson of a game that is gone on with, if it has one that was not left."""
    try:
        kept = msgspec.json.decode(_beside(log).read_bytes(), type=_Kept)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        raise SaveError(f"{_beside(log)} cannot be used: {error}.") from None
    script = scripts(game).get(kept.guide)
    return Lesson(script, log, kept.progress) if script is not None else None


def _beside(log: Path) -> Path:
    return log.with_name(f"{log.name}.lesson")


class Lesson:
    """Tells the steps of a script to whoever sits before the screen."""

    def __init__(self, script: Script, log: Path, progress: Progress | None = None) -> None:
        self.script = script
        self.log = log
        self.progress = progress or Progress()
        self._last: Told | None = None

    def tell(self, session: Session[Any], screen: Screen, view: View | None = None) -> None:
        """Say what is new. What waits for a click has been read when the next thing is said."""
        seen = sight(session, self.script.seat)
        clicked = ""
        while True:
            before = self.progress
            self.progress = advance(self.script, before, seen, clicked)
            now = told(self.script, self.progress, seen)
            if now is not None and self.progress.now != before.now:
                self._last = now
                self._say(now, screen, view)
            if now is None or not now.step.go_on.click:
                break
            clicked = now.step.name
        _beside(self.log).write_bytes(msgspec.json.encode(_Kept(self.script.name, self.progress)))

    def again(self, screen: Screen, view: View) -> None:
        if self._last is not None:
            self._say(self._last, screen, view)

    def leave(self) -> None:
        _beside(self.log).unlink(missing_ok=True)

    def _say(self, now: Told, screen: Screen, view: View | None) -> None:
        screen.heading(f"{self.script.title}: {now.step.heading}.")
        screen.line(now.step.say)
        offers = view.offers if view is not None else ()
        for number, offer in enumerate(offers, 1):
            if offer.choice.key == now.recommended:
                screen.line(f"Suggested: {number}.", "bold")
