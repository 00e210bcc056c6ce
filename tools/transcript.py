"""Play a game of Haunted at the terminal table and write docs/haunted-transcript.md.

The person at the keyboard is a script: it chooses as the greedy bot would, and asks a few
questions on the way. All that is shown is what the terminal table shows.
"""

from __future__ import annotations

import io
import re
import tempfile
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from gloam.bots.base import ask_bot
from gloam.bots.policy import GreedyBot
from gloam.kernel.core.dice import Dice
from gloam.terminal import replaying
from gloam.terminal.looking import Looking, View
from gloam.terminal.play import Sitting
from gloam.terminal.screen import Screen
from gloam.terminal.seating import Wish, new_game

SEED = "0e"
ME = 0
WIDTH = 80
DOC = Path(__file__).resolve().parent.parent / "docs" / "haunted-transcript.md"

INTRODUCTION = """\
# A game of Haunted in the terminal

A real game of three seats, one person against two greedy bots, begun with `gloam play haunted
--players 3 --bot greedy`. A few moments of it follow as an 80-column screen showed them; what
stands behind `>` was typed, and `[...]` marks what is left out.

<!-- Written by tools/transcript.py: do not edit, run it again. -->
"""


@dataclass(frozen=True)
class Moment:
    """A line that was typed, what it was an answer to, and what the screen showed before."""

    shown: str
    about: str
    typed: str


class Script(Screen):
    """A screen at which a script types."""

    def __init__(self) -> None:
        super().__init__()
        self.page = io.StringIO()
        self.console.file = self.page
        self.console.width = WIDTH
        self.moments: list[Moment] = []
        self.sitting: Sitting
        self.view: View
        self.answers = 0
        self.asked: set[str] = set()

    def read(self, prompt: str = "> ") -> str:
        ask = self.sitting.session.ask
        assert ask is not None
        about = str(ask.about)
        typed = self.question(about) or self.answer()
        self.moments.append(Moment(self.turn_page(), about, typed))
        return typed

    def turn_page(self) -> str:
        shown = self.page.getvalue()
        self.page.seek(0)
        self.page.truncate()
        return "\n".join([line.rstrip() for line in shown.strip("\n").splitlines()])

    def question(self, about: str) -> str:
        """Each of these once, where it makes sense."""
        can_undo = about == "attack" and not self.sitting.session.no_undo(ME)
        wanted = {
            "help": True,
            "undo": can_undo,
            "?": can_undo,
            "rules lap three": "?" in self.asked,
            "card village idiot": "?" in self.asked,
            "? 1": about == "defend" and len(self.view.offers) > 1,
        }
        found = next((line for line, now in wanted.items() if now and line not in self.asked), "")
        self.asked.add(found)
        return found

    def answer(self) -> str:
        self.answers += 1
        run = self.sitting.session.run
        key = ask_bot(GreedyBot(), run, ME, Dice(b"p%d" % self.answers))
        return str(next(offer.number for offer in self.view.offers if offer.choice.key == key))


class Watched(Looking):
    """Tells the script what it is shown."""

    screen: Script

    def show(self, seat: int) -> View:
        self.screen.view = super().show(seat)
        return self.screen.view


def main() -> None:
    screen = Script()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "haunted-1.log"
        seated = new_game(Wish("haunted", 3, (ME,), ("greedy",), (), SEED, log))
        screen.sitting = Sitting(seated, screen)
        screen.sitting.looking = Watched(seated, screen)
        screen.sitting.play(resumed=False)
        proof = io.StringIO()
        with redirect_stdout(proof):
            replaying.prove(log, plain=True)
        doc = written(screen.moments, screen.turn_page(), proof.getvalue().strip())
        doc = doc.replace(folder, "~/.local/share/gloam")
    DOC.write_text(doc, encoding="utf-8")


def written(moments: list[Moment], end: str, proof: str) -> str:
    at = {moment.typed: i for i, moment in reversed(list(enumerate(moments)))}
    undone, asked, attacked = at["undo"], at["?"], at["? 1"]
    again = Moment(brief(moments[undone + 1].shown), "", moments[undone + 1].typed)
    last = [moment for moment in moments if moment.about == "defend"][-1]
    return "\n".join(
        [
            INTRODUCTION,
            excerpt("The start", "The first look, and what one can say.", moments[:2]),
            excerpt(
                "Cards on the others",
                "While one answers one thing after another, only what has changed is drawn again.",
                moments[undone - 1 : undone + 1],
            ),
            excerpt(
                "Taking back, and asking",
                "Nothing new was seen, so the card comes back; then it is laid after all.",
                [again, Moment("[...]", "", "?"), *moments[asked + 1 : asked + 4]],
            ),
            excerpt(
                "A defence",
                "Two turns of the bots later there is something to defend against.",
                moments[attacked : attacked + 2],
            ),
            excerpt("The end", "The last defence of the game.", [last], end),
            excerpt("The proof", "`gloam replay haunted-1 --verify`", [], proof),
        ]
    )


def excerpt(title: str, note: str, moments: list[Moment], end: str = "") -> str:
    blocks = [f"{moment.shown}\n> {moment.typed}" for moment in moments]
    shown = "\n".join(filter(None, [*blocks, end]))
    return f"## {title}\n\n{note}\n\n```text\n{shown}\n```\n"


def brief(shown: str) -> str:
    """Without the table and the options."""
    return re.sub(r"(?s)\n╭.*", "\n[...]", shown)


if __name__ == "__main__":
    main()
