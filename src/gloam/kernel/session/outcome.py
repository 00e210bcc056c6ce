"""What an act on a session has led to, for whoever stores it and runs clocks by it."""

from __future__ import annotations

from typing import NamedTuple

from gloam.kernel.core.state import Change


class Outcome(NamedTuple):
    """The result of an accepted input.

    `lines` is what it added to the log, in order; never empty. `moved_on` says whether somebody
    who only watches may know that the game has gone on: a clock starts anew only then. It is
    false for an act in secret, for a part of an ask that several seats answer, and for what was
    only noted for later (a standing answer). `over` says that the game has ended;
    `lasting` are the changes that its campaign keeps.
    """

    lines: tuple[bytes, ...]
    moved_on: bool
    over: bool
    lasting: tuple[Change, ...] = ()
