"""What all people at a table must agree to: taking back more than the law allows, rewinding a
game whose rules have failed, giving a game up, letting somebody have a bot's seat.

Everybody who holds a seat is asked, also those for whom a bot answers just now. What not all have
agreed to when its time is up has failed.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from gloam.kernel.core.asks import sees
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import Answer, Stand
from gloam.kernel.session.replay import acts_not_undone, prepare_rewind
from gloam.kernel.session.session import LASTS
from gloam.table.store import SeatRow, TableRow, VoteRow
from gloam.table.tables.clocks import DAY, days
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.secrecy import check_secrets
from gloam.table.tables.table_info import people
from gloam.table.ws.protocol import WATCHER

ABOUT = ("undo", "rewind", "abandon")
LEFT_ALONE = 60.0  # seconds in which visitors do not ask again for a seat that was refused


async def ask(table: LiveTable, seat: int, about: str) -> None:
    """Ask everybody; whoever asks agrees. Raises Refused."""
    if about not in ABOUT:
        raise Refused("malformed", f"One can vote about {', '.join(ABOUT)}; not about {about!r}.")
    called_off = about == "abandon" and table.row.campaign and table.row.status == "open"
    if table.row.status != "playing" and not called_off:
        raise Refused("over", "There is no game going on here.")
    if about == "undo" and table.row.undo != "consent":
        told = "At this table nobody takes back more than the law allows."
        raise Refused("no-undo", told)
    line = 0 if about == "abandon" else _goes_back_to(table, seat, about)

    def edit(row: TableRow) -> None:
        _open(table, row, VoteRow(about, seat, line, _hands(row, seat)))

    await table.change(edit)
    await count(table)


def ask_for_seat(table: LiveTable, row: TableRow, seat: int, holder: str, name: str) -> None:
    """Ask everybody whether a visitor may have a bot's seat. Raises Refused."""
    vote = row.vote
    if table.context.now() < row.declined:
        raise Refused("no-vote", "Those who play have just said no. Ask again in a minute.")
    if vote is None or (vote.holder, vote.seat) != (holder, seat):  # or they are asked already
        _open(table, row, VoteRow("seat", WATCHER, 0, seat=seat, holder=holder, name=name))


def _open(table: LiveTable, row: TableRow, vote: VoteRow) -> None:
    now = table.context.now()
    open_ = row.vote if row.vote is not None and now < row.vote.until else None
    # A visitor's wish gives way: else strangers, one after the other, would keep all votes away.
    if open_ is not None and (open_.by != WATCHER or vote.by == WATCHER):
        raise Refused("no-vote", "There is a vote already: answer it first.")
    vote.until = now + (DAY * days(row) or table.context.settings.vote)
    row.vote = vote


async def close_late(table: LiveTable) -> None:
    """End a vote whose time is up."""

    def edit(row: TableRow) -> None:
        if row.vote is not None and row.vote.until <= table.context.now():
            row.vote = None

    await table.change(edit)


async def cast(table: LiveTable, seat: int, yes: bool) -> None:
    """Say yes, or no, which ends the vote. Raises Refused."""

    def edit(row: TableRow) -> None:
        if row.vote is None or row.vote.until <= table.context.now():
            raise Refused("no-vote", "There is no vote to answer.")
        if yes:
            row.vote.yes = sorted({*row.vote.yes, *_hands(row, seat)})
        else:
            if row.vote.by == WATCHER:
                row.declined = table.context.now() + LEFT_ALONE
            row.vote = None

    await table.change(edit)
    await count(table)


def _hands(row: TableRow, seat: int) -> list[int]:
    """All seats of whoever holds this one: a person has one mind."""
    holder = row.seats[seat].holder
    return [s for s, other in enumerate(row.seats) if other.holder == holder]


def _goes_back_to(table: LiveTable, seat: int, about: str) -> int:
    """The line of the log that an undo or a rewind takes back, with all that followed."""
    session = table.playing()
    if session.ask is not None and not sees(session.ask.told, seat):
        raise Refused("no-undo", "The game has gone on since.")  # whatever happens in secret
    acts = acts_not_undone(session.log.lines)
    done = [(line, act) for line, act in acts if not isinstance(act, Stand)]
    answers = [(line, act.seat) for line, act in done if isinstance(act, Answer)]
    if about == "undo":
        back = [line for line, who in answers if who == seat][-1:]
    else:  # to the last quiet point, or, if we are at one, to the one before the last answer
        since = done[-len(session.run.acts)][0] if session.run.acts else 0
        back = [line for line, _ in answers if since and line >= since] or [
            line for line, _ in answers[-1:]
        ]
    if not back:
        raise Refused("no-undo", "There is nothing to take back.")
    if session.lasting and session.lasting[-1][0] > back[0]:
        raise Refused("no-undo", LASTS)
    return back[0]


async def count(table: LiveTable) -> None:
    """Carry out what everybody has agreed to."""
    if not _agreed(table.row):
        return
    passed: list[VoteRow] = []

    def close(row: TableRow) -> None:
        passed.clear()
        if row.vote is None or not _agreed(row):
            return
        passed.append(row.vote)
        if row.vote.about == "abandon":
            row.status = "abandoned"
        elif row.vote.about == "seat":
            _give_seat(row, row.vote)
        row.vote = None

    await table.change(close)
    for vote in passed:
        if vote.about in ("undo", "rewind"):
            await table.act_prepared(partial(prepare_rewind, line=vote.line, seat=vote.by))


def _agreed(row: TableRow) -> bool:
    return row.vote is not None and set(people(row)) <= set(row.vote.yes)


def _give_seat(row: TableRow, vote: VoteRow) -> None:
    """Unless somebody else has it by now, or the visitor has come to know what another holds."""
    place = row.seats[vote.seat]
    if place.holder or row.status != "playing":
        return
    with suppress(Refused):
        check_secrets(row, vote.seat, vote.holder)
        former, barred = place.former, place.barred
        row.seats[vote.seat] = SeatRow(vote.holder, vote.name, former=former, barred=barred)
