"""What all people at a table must agree to: taking back more than the law allows, rewinding a
game whose rules have failed, giving a game up."""

from __future__ import annotations

from gloam.kernel.core.asks import sees
from gloam.kernel.session.checks import Refused
from gloam.kernel.session.log import Answer, Stand
from gloam.kernel.session.replay import prepare_rewind, standing
from gloam.table.store import TableRow, VoteRow
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.table_info import people

ABOUT = ("undo", "rewind", "abandon")


async def ask(table: LiveTable, seat: int, about: str) -> None:
    """Ask everybody; whoever asks agrees. Raises Refused."""
    if about not in ABOUT:
        raise Refused("malformed", f"One can vote about {', '.join(ABOUT)}; not about {about!r}.")
    if table.row.status != "playing":
        raise Refused("over", "There is no game going on here.")
    if about == "undo" and table.row.undo != "consent":
        told = "At this table nobody takes back more than the law allows."
        raise Refused("no-undo", told)
    line = 0 if about == "abandon" else _goes_back_to(table, seat, about)

    def edit(row: TableRow) -> None:
        if row.vote is not None:
            raise Refused("no-vote", "There is a vote already: answer it first.")
        row.vote = VoteRow(about, seat, line, _hands(row, seat))

    await table.change(edit)
    await _count(table)


async def cast(table: LiveTable, seat: int, yes: bool) -> None:
    """Say yes, or no, which ends the vote. Raises Refused."""

    def edit(row: TableRow) -> None:
        if row.vote is None:
            raise Refused("no-vote", "There is no vote to answer.")
        if yes:
            row.vote.yes = sorted({*row.vote.yes, *_hands(row, seat)})
        else:
            row.vote = None

    await table.change(edit)
    await _count(table)


def _hands(row: TableRow, seat: int) -> list[int]:
    """All seats of whoever holds this one: a person has one mind."""
    holder = row.seats[seat].holder
    return [s for s, other in enumerate(row.seats) if other.holder == holder]


def _goes_back_to(table: LiveTable, seat: int, about: str) -> int:
    """The line of the log that an undo or a rewind takes back, with all that followed."""
    session = table.playing()
    if session.ask is not None and not sees(session.ask.told, seat):
        raise Refused("no-undo", "The game has gone on since.")  # whatever happens in secret
    done = [(line, act) for line, act in standing(session.log.lines) if not isinstance(act, Stand)]
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
    return back[0]


async def _count(table: LiveTable) -> None:
    """Carry out what everybody has agreed to."""
    vote = table.row.vote
    if vote is None or not set(people(table.row)) <= set(vote.yes):
        return

    def close(row: TableRow) -> None:
        if row.vote is None:
            raise Refused("no-vote", "The vote is closed.")
        row.vote = None
        if vote.about == "abandon":
            row.status = "abandoned"

    await table.change(close)
    if vote.about != "abandon":
        await table.act_prepared(lambda session: prepare_rewind(session, vote.line, vote.by))
