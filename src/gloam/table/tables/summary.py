"""What lists of tables tell of a game that is not in memory: whose turn it is, since when, and how
it ended. Stored with every act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gloam.kernel.content import registry
from gloam.kernel.present.result import ResultStory, result_words
from gloam.kernel.session.session import Session
from gloam.table.store import TableRow
from gloam.table.tables.clocks import waiting
from gloam.table.views.viewpoints import waited_for
from gloam.table.ws.protocol import WATCHER, ResultInfo


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in short. `asked` may be secret, and leaves out who has only to wait: a seat may know
    that of itself. Everybody may know of those in `known`."""

    since: float = 0.0  # when the game last moved on
    asked: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    result: ResultInfo | None = None

    def turns(self, own: Sequence[int]) -> tuple[int, ...]:
        """The seats that the game waits for, as far as whoever holds the seats `own` may know."""
        others = [seat for seat in self.known if seat not in own]
        return tuple(sorted([*others, *(seat for seat in own if seat in self.asked)]))


_decoder = msgspec.json.Decoder(Summary)


def summary_of(session: Session[Any] | None, since: float) -> Summary:
    """What lists tell of the game; nothing before it begins."""
    if session is None:
        return Summary()
    ended = session.run.result
    return Summary(
        since,
        tuple(waiting(session)),
        waited_for(session.ask, WATCHER),
        None if ended is None else ResultInfo(ended.scores, ended.winners, _short(session)),
    )


def _short(session: Session[Any]) -> ResultStory | None:
    """Who won and why; how each seat fared is told at the table."""
    story = session.rules.story(session.run.state)
    return None if story is None else msgspec.structs.replace(story, seats=())


def told_result(row: TableRow, result: ResultInfo | None) -> ResultInfo | None:
    """A result for lists, in a sentence or two with the names of those who played."""
    if result is None or result.story is None or row.game not in registry.games():
        return result
    say = registry.game(row.game).words.say
    told = result_words(say, result.story, [seat.name for seat in row.seats])
    return ResultInfo(result.scores, result.winners, words=f"{told.headline}. {told.why}")


def read_summary(text: str) -> Summary:
    """A stored one; of a table that has no act yet, or none since lists tell more, or whose summary
    is damaged, an empty one."""
    try:
        return _decoder.decode(text) if text else Summary()
    except msgspec.MsgspecError:  # it does not hide other tables of a list
        return Summary()
