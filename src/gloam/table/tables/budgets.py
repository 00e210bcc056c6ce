"""What those at one table may send and say, and what may wait for them.

Every seat's holder has a budget of their own, however many lines they have open, so that nobody
uses up another's; all who have no seat share one. What those who watch say, and what waits for
them, is counted for itself: strangers leave room to those who play.
"""

from __future__ import annotations

from collections import Counter

from gloam.kernel.session.checks import Refused
from gloam.table.http.rate_limiter import TokenBucket
from gloam.table.server.settings import Settings
from gloam.table.ws.backlog import Backlog
from gloam.table.ws.connection import Connection

SHARED = 4  # lines' backlogs that may wait at a table
WATCHERS = 5  # people's messages for all who watch
AGAIN = 10  # lines of one person at one table
SPEECH, BREATH = 5.0, 300.0  # bytes of words a second, and at once, for each message a second
LINE = 100  # bytes that words take besides themselves
ASIDE = 4  # as large a part of a table's words may those who watch say besides


class TableBudgets:
    """The budgets of one table, while it is in memory."""

    __slots__ = ("_messages", "_settings", "_unread", "_words", "said")

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._messages: dict[str, TokenBucket] = {}  # by holder; "": those without a seat
        self._words: dict[str, TokenBucket] = {}
        self.said = Counter[bool]()  # bytes of words that were ever said here; aside: of watchers
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

    def check_record(self, size: int) -> None:
        """Raises Refused if a log is so long that only answers are written down any more."""
        if size > self._settings.record:
            told = "The record of this game is so long that only answers are written down any more."
            raise Refused("enough", told)


def _weight(text: str) -> int:
    return LINE + len(text.encode())
