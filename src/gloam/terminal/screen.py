"""The screen and the keyboard: rich or plain, a terminal or a pipe."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext, suppress

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

WIPE = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has scrolled off it


class Closed(Exception):
    """Nobody answers any more: the end of the input, or Ctrl-C."""


class Screen:
    """Where things are shown and lines are read.

    A plain screen is for screen readers: words only, one thing a line, no colour. It never
    wraps a line; the terminal does.
    """

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        self.console = Console(highlight=False, no_color=True if plain else None)
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415  (lines can be edited and recalled)

    @property
    def interactive(self) -> bool:
        return sys.stdin.isatty() and self.console.is_terminal

    @property
    def width(self) -> int:
        return self.console.width

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        if self.plain:
            self.console.print(text, markup=False, soft_wrap=True)
        elif not text:
            self.console.print()
        else:
            self.console.print(Padding(Text(text, style), (0, 0, 0, indent), expand=False))

    def verbatim(self, text: str) -> None:
        """A path or a command, in one piece, so that it can be copied."""
        self.console.print(text, markup=False, soft_wrap=True)

    def gap(self) -> None:
        """Room before something new; a screen reader needs none."""
        if not self.plain:
            self.console.print()

    def show(self, drawn: RenderableType) -> None:
        self.console.print(drawn)

    def heading(self, text: str) -> None:
        if self.plain:
            self.line()
            self.line(text)
        else:
            title = Text(text.removesuffix("."), "bold")
            self.console.print(Rule(title, style="dim", align="left"))

    def read(self, prompt: str = "> ") -> str:
        """The next line. What comes out of a pipe is shown, so that a transcript tells all."""
        try:
            if sys.stdin.isatty():
                return input(prompt).strip()
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            self.line()
            raise Closed from None
        if not line:
            raise Closed
        self.line(prompt + line.strip())
        return line.strip()

    def wipe(self) -> None:
        """Nobody may scroll back to what another seat has seen."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()

    def thinking(self, who: str) -> AbstractContextManager[object]:
        """A sign that somebody slow is thinking."""
        if not self.console.is_terminal:
            return nullcontext()
        if self.plain:
            self.line(f"{who} is thinking.")
            return nullcontext()
        return self.console.status(f"{who} is thinking", spinner="simpleDots")
