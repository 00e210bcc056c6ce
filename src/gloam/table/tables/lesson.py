"""The lesson of a guided table: its script follows the learner's seat, stored with the table.

A script fixes set-up and dice, so a guided table is never called fair. What is told is made from
what the learner's seat sees and nothing else (`gloam.guide.sight`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from itertools import chain
from typing import TYPE_CHECKING
from weakref import proxy

import msgspec
from msgspec.structs import replace

from gloam.guide.runner import advance, told
from gloam.guide.script import Script, Step
from gloam.guide.script_file import scripts
from gloam.guide.sight import sight
from gloam.kernel.content import registry
from gloam.kernel.content.registry import Game
from gloam.kernel.session.checks import Refused
from gloam.table.http.bodies import NewTable, SeatPlan
from gloam.table.store import GuideRow, StoreError, TableRow
from gloam.table.ws.protocol import GuideMessage, GuideStep

if TYPE_CHECKING:
    from gloam.table.tables.live_table import LiveTable

log = logging.getLogger("gloam.table")

_encode = msgspec.json.Encoder().encode


def script_named(game: Game, name: str) -> Script:
    found = scripts(game)
    if name not in found:
        listed = ", ".join(found) or "none"
        raise Refused("malformed", f"{game.title} has no guide {name!r}; there are: {listed}.")
    return found[name]


def planned(script: Script, wish: NewTable) -> NewTable:
    """A wish for a guided table with all that the script fixes; the learner keeps the name."""
    name = next((plan.name for plan in wish.seats if plan.mine), "")
    seats = [
        SeatPlan(mine=True, name=name) if seat == script.seat else SeatPlan(bot=script.bot(seat))
        for seat in range(script.seats)
    ]
    return replace(wish, seats=tuple(seats), options=script.options, public=False, pace="live")


def fix_dice(row: TableRow, script: Script) -> None:
    """Make a new table the script's own."""
    row.secret = script.secret.hex()
    row.guide = GuideRow(script.name)


class Lesson:
    """Follows the script of one table; of a table without one it does nothing."""

    def __init__(self, table: LiveTable) -> None:
        self.table: LiveTable = proxy(table)  # which has us: in a circle its memory would stay
        self._told = b""

    def script(self) -> Script | None:
        """The script, unless it was left, or is no longer there."""
        guide = self.table.row.guide
        if guide is None or guide.left or self.table.row.game not in registry.games():
            return None
        return scripts(registry.game(self.table.row.game)).get(guide.name)

    async def keep_up(self) -> None:
        """After an act, which counts whatever becomes of the lesson: it catches up later."""
        try:
            await self.follow()
        except (StoreError, Refused):
            log.exception("table %s: its lesson could not be stored", self.table.row.id)

    async def follow(self, clicked: str = "") -> None:
        """Bring the progress up to date, and store and tell it. While nobody else acts."""
        script, session = self.script(), self.table.session
        if script is not None and session is not None:
            seen = sight(session, script.seat)

            def edit(row: TableRow) -> None:
                assert row.guide is not None
                row.guide.progress = advance(script, row.guide.progress, seen, clicked)

            await self._edit(edit)
        self.tell()

    async def leave(self) -> None:
        """The game goes on as any other."""

        def edit(row: TableRow) -> None:
            if row.guide is not None:
                row.guide.left = True

        await self._edit(edit)
        self.tell()

    async def _edit(self, edit: Callable[[TableRow], None]) -> None:
        """Store a change of the row, if it is one."""
        tried = msgspec.json.decode(_encode(self.table.row.guide), type=GuideRow | None)
        changed = replace(self.table.row, guide=tried)
        edit(changed)
        if changed.guide != self.table.row.guide:
            await self.table.edit_row(edit)

    # --- telling ---

    def tell(self) -> None:
        """Tell the learner what is new."""
        message = self.message()
        if message and message != self._told:
            self._told = message
            for connection in self.table.connections:
                if self.seat() in connection.seats:
                    connection.send(message)

    def message(self) -> bytes:
        """What the learner is to see of the lesson now; empty at a table without one."""
        guide = self.table.row.guide
        if guide is None:
            return b""
        script, session = self.script(), self.table.session
        if script is None or session is None:
            return _encode(GuideMessage(seat=self.seat()))
        progress = guide.progress
        now = told(script, progress, sight(session, script.seat))
        if now is None:
            last = script.step(progress.done[-1]) if progress.done else None
            step = _step(script, last) if last is not None else None
            return _encode(
                GuideMessage(seat=script.seat, title=script.title, step=step, waiting=True)
            )
        step = replace(
            _step(script, now.step),
            nodes=tuple(chain(*[found.nodes for found in now.pointed])),
            options=tuple(chain(*[found.options for found in now.pointed])),
            pages=tuple(chain(*[found.pages for found in now.pointed])),
            recommended=now.recommended,
            click=now.step.go_on.click,
        )
        return _encode(GuideMessage(seat=script.seat, title=script.title, step=step))

    def seat(self) -> int:
        """The learner's seat."""
        script = self.script()
        return script.seat if script is not None else 0


def _step(script: Script, step: Step) -> GuideStep:
    ordered = [one.name for one in script.steps if not one.aside]
    number = ordered.index(step.name) + 1 if step.name in ordered else 0
    return GuideStep(step.name, step.heading, step.say, number, len(ordered))
