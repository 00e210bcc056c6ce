"""A reported problem: a game's log as far as it went, and what somebody says of it.

The log tells what all seats did and drew, so a bundle is for whoever runs the server, never for
players. The secret of the dice is in it only when the game is over, and open anyway.
"""

from __future__ import annotations

import msgspec

from gloam.kernel.present.scene import Words

MARK = b'{"is":"report"'  # how the file of a bundle begins


class ProblemReport(msgspec.Struct, frozen=True, omit_defaults=True, tag="report", tag_field="is"):
    """`seat` reports (-1: a watcher) while it has the ask of this number and prompt (0: none)."""

    id: str
    version: str  # of Gloam
    game: str
    table: str
    seat: int
    at: float  # seconds since 1970
    ask: int = 0
    prompt: Words | None = None
    text: str = ""  # in the reporter's words
    trace: str = ""  # what their client noted
    lines: tuple[str, ...] = ()  # of the log
    secret: str = ""  # empty while it is sealed


def printable(text: str) -> str:
    """Somebody's words without what would steer the terminal that shows them."""
    return "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in text)
