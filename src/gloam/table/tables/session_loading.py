"""Opening a table: its session from the set-up, or from the log as it was stored."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.content import registry
from gloam.kernel.content.registry import Game, UnknownGame
from gloam.kernel.core.state import Change
from gloam.kernel.session.log import LogError
from gloam.kernel.session.outcome import Outcome
from gloam.kernel.session.replay import follow, replay
from gloam.kernel.session.session import Session
from gloam.kernel.session.snapshot import SnapshotError, restore
from gloam.table.store import ActRow, TableRow

log = logging.getLogger("gloam.table")


class Unplayable(Exception):
    """A stored table that cannot be opened here: why, for people."""


def game_of(row: TableRow) -> Game:
    try:
        return registry.game(row.game)
    except UnknownGame as error:
        raise Unplayable(f"This server does not have the game of this table: {error}") from None


def new_session(row: TableRow, changes: Iterable[Change] = ()) -> Session[Any]:
    """The game of a table that has just filled up; `changes` are those of its campaign so far."""
    return Session.begin(
        game_of(row).rules,
        len(row.seats),
        bytes.fromhex(row.secret),
        [bytes.fromhex(nonce) for nonce in row.nonces],
        row.options,
        campaign=campaign_of(changes) if row.campaign else row.given,
        start=msgspec.json.decode(row.start) if row.start else None,
    )


def all_so_far(session: Session[Any]) -> Outcome:
    """What has come of a game that has just begun, for the store."""
    kept = tuple([change for _, changes in session.lasting for change in changes])
    over = session.run.result is not None
    return Outcome(tuple(session.log.lines), moved_on=True, over=over, lasting=kept)


def load_session(
    row: TableRow, acts: Sequence[ActRow], snapshot: tuple[int, bytes] | None
) -> Session[Any]:
    """The game of a table as it was stored. Takes a while: not for the event loop.

    It is run again from the start, which gives the whole story and all that can be taken back.
    If the rules have changed since and no longer say the same, it goes on from the newest
    snapshot, or as far as the old answers hold; the log then has one more line than the store.
    """
    rules = game_of(row).rules
    secret = bytes.fromhex(row.secret)
    lines = lines_of(acts)
    try:
        return replay(rules, lines, secret)
    except LogError as error:
        # Only where: what stands there may be somebody's cards.
        log.warning("table %s: the rules have changed since line %d", row.id, error.line)
    if snapshot is not None:
        before = lines_of(acts[: snapshot[0]])
        try:
            session = restore(rules, msgspec.json.decode(snapshot[1]))
        except SnapshotError as error:
            log.warning("table %s: its snapshot is no use (%s)", row.id, type(error).__name__)
        else:
            session.log.lines = list(before)
            follow(session, lines[len(before) :], mend=True)
            return session
    return replay(rules, lines, secret, mend=True)


def lines_of(acts: Sequence[ActRow]) -> list[bytes]:
    return [line for act in acts for line in act.lines.splitlines()]


def new_secret() -> str:
    return secrets.token_hex(32)
