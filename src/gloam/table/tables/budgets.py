"""What those at one table may send and say, and what may wait for them.

Every seat's holder has a budget of their own, however many lines they have open, so that nobody
uses up another's; all who have no seat share one. What those who watch say, and what waits for
them, is counted for itself: strangers leave room to those who play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from gloam.kernel.core.asks import REVISE
from gloam.kernel.session.checks import Refused
from gloam.table.http.rate_limiter import TokenBucket
from gloam.table.server.settings import Settings
from gloam.table.ws.backlog import Backlog
from gloam.table.ws.connection import Connection

SHARED = 4  # lines' backlogs that may wait at a table
WATCHERS = 5  # people's messages for all who watch
AGAIN = 10  # lines of one person at one table
SPEECH, BREATH = 5.0, 300.0  # bytes of words a second, and at once, for each message a second
LINE = 100  # bytes that words, or an act, take besides themselves
ASIDE = 4  # as large a part of a table's words may those who watch say besides


class TableBudgets:
    """The budgets of one table, while it is in memory."""

    __slots__ = ("_messages", "_settings", "_unread", "_words", "repeated", "said")

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._messages: dict[str, TokenBucket] = {}  # by holder; "": those without a seat
        self._words: dict[str, TokenBucket] = {}
        self.said = Counter[bool]()  # bytes of words that were ever said here; aside: of watchers
        self.repeated = Counter[int]()  # bytes of the log by seats, as `repeated` counts them
        self._unread = [Backlog(SHARED * settings.unread) for _ in range(2)]

    def unread(self, plays: bool) -> Backlog:
        """What waits for all of the table's people, or for all who watch."""
        return self._unread[plays]

    def messages(self, connection: Connection) -> TokenBucket:
        """What this visitor may send."""
        who = connection.holder if connection.seats else ""
        found = self._messages.get(who)
        if found is None:
            rate = self._settings.messages * (1 if who else WATCHERS)
            found = self._messages[who] = TokenBucket(rate, 3 * rate)
        return found

    def check_words(self, connection: Connection, text: str) -> None:
        """Raises Refused if these words are too many for now, or too many with what was said."""
        weight = _weight(text)
        aside = not connection.seats
        if self.said[aside] + weight > self._settings.words // (ASIDE if aside else 1):
            raise Refused("enough", "So much was said at this table that no more can be kept.")
        who = connection.holder if connection.seats else ""
        bucket = self._words.get(who)
        if bucket is None:
            rate = self._settings.messages * (1 if who else WATCHERS)
            bucket = self._words[who] = TokenBucket(SPEECH * rate, BREATH * rate)
        if not bucket.take(weight):
            raise Refused("too-fast", "Too many words at once: wait a moment.")

    def count_words(self, text: str, aside: bool) -> None:
        """These words were said, aside by somebody who watches."""
        self.said[aside] += _weight(text)

    def check_room(self, connection: Connection, others: set[Connection]) -> None:
        """Raises Refused if there is no room for one more line."""
        if connection.seats:
            same = sum(1 for other in others if other.holder == connection.holder)
            if same >= AGAIN:
                raise Refused("enough", f"You have this table open {AGAIN} times already.")
        elif sum(1 for other in others if not other.seats) >= self._settings.watchers:
            raise Refused("enough", "As many watch this table as there is room for.")

    def check_repeated(self, seat: int) -> None:
        """Raises Refused if a seat has done so much of what goes on without end that nothing but
        its answers is written down any more."""
        if self.repeated[seat] > self._settings.record:
            told = (
                "You have taken back, interrupted and left standing answers so often in this game "
            )
            raise Refused("enough", f"{told}that only your answers are written down any more.")


class _Act(msgspec.Struct):
    """What an entry of a log says of an act that may be done again and again."""

    kind: str = msgspec.field(name="is")
    seat: int = -1
    key: tuple[str | int, ...] | None = None
    about: str = ""


_decode = msgspec.json.Decoder(_Act).decode
WITHOUT_END = ("interrupt", "stand", "undo")


def repeated(lines: Iterable[bytes]) -> Counter[int]:
    """By seats, how many bytes of a log are of what can be done without end: taking back,
    interrupting, standing answers and blind choices that are made anew.

    Every seat is counted for itself, by what it has sent and nothing else: what others do in
    secret must not be seen from when a seat is refused.
    """
    found = Counter[int]()
    for line in lines:
        act = _decode(line.partition(b" ")[2])
        key = act.key or ()
        if act.kind in WITHOUT_END or (act.kind == "answer" and key[:1] == REVISE):
            found[act.seat] += LINE + len(act.about) + sum(len(str(part)) for part in key)
    return found


def _weight(text: str) -> int:
    return LINE + len(text.encode())
