"""What the server writes down of a failure: where it was, never what it says.

An error's message is made of values (a key that was not found, an answer that was none), and those
may be somebody's cards.
"""

from __future__ import annotations

import logging
import traceback
from types import TracebackType
from typing import TypeAlias

from gloam.kernel.session.checks import Refused

MOST = 10  # errors of a chain

_Raised: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)


def trace(error: BaseException) -> str:
    """Where an error was raised, and those that led to it; of what they say only what the system
    said."""
    told: list[str] = []
    now: BaseException | None = error
    while now is not None and len(told) < MOST:
        frames = traceback.format_list(traceback.extract_tb(now.__traceback__))
        said = f": {now.strerror}" if isinstance(now, OSError) else ""
        name = type(now).__qualname__
        told.append(f"Traceback (most recent call last):\n{''.join(frames)}{name}{said}")
        now = now.__cause__ or (None if now.__suppress_context__ else now.__context__)
    return "\n\nwhich led to\n\n".join(reversed(told))


def reason(refusal: Refused) -> str:
    """Why something is refused, for those at the table and for the log: of rules that have failed
    only the kind of error."""
    why = refusal.__cause__
    if refusal.code != "fault" or why is None:
        return str(refusal)
    kind = type(why).__name__
    return f"The rules failed at this ({kind}). Nothing was done; please report it."


class TraceFormatter(logging.Formatter):
    """Of the server's log."""

    def formatException(self, ei: _Raised) -> str:  # noqa: N802  # as logging calls it
        return trace(ei[1]) if ei[1] is not None else ""
