"""Snapshots: a session as plain data, at any ask, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import ValidationError, convert, to_builtins
from msgspec.structs import replace

from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice, seed
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Act, Run
from gloam.kernel.core.state import State
from gloam.kernel.session.log import Log, Setup
from gloam.kernel.session.session import Session, loaded

S = TypeVar("S", bound=State)


class SnapshotError(ValueError):
    """A stored position that these rules cannot restore."""


def snapshot(session: Session[S]) -> dict[str, Any]:
    """The position as plain data. Holds the seed: for the server only."""
    run = session.run
    return {
        "game": session.rules.id,
        "schema": session.rules.schema,
        "setup": to_builtins(replace(session.setup, start={})),
        "secret": session.secret.hex(),
        "quiet": dump(run.quiet),
        "dice": run.quiet_at,
        "acts": [list(act) for act in run.acts],
        "lines": len(session.log.lines),
        "head": session.log.head.decode(),
        "lasting": [[line, [list(change) for change in kept]] for line, kept in session.lasting],
        "standing": [[seat, about, key] for (seat, about), key in session.standing.items()],
        "asked": session.asked[:],
        "numbers": [[seat, number] for seat, number in session.numbers.items()],
    }


def restore(rules: Rules[S], stored: Mapping[str, Any]) -> Session[S]:
    """The session of a snapshot. Its log goes on where the snapshot's ended."""
    if stored.get("game") != rules.id:
        raise SnapshotError(f"this is a position of {stored.get('game')!r}, not of {rules.id}")
    if stored["schema"] != rules.schema:
        raise SnapshotError(
            f"this position of {rules.id} has schema {stored['schema']}, the rules have schema "
            f"{rules.schema}; replay the log instead, or keep the older rules for this table"
        )
    setup = _setup_of(stored)
    secret = bytes.fromhex(stored["secret"])
    key = seed(secret, [bytes.fromhex(nonce) for nonce in setup.nonces])
    quiet = loaded(rules, setup, stored["quiet"])
    quiet.dice = Dice(key, stored["dice"])
    acts: list[Act] = [(kind, seat, tuple(said)) for kind, seat, said in stored["acts"]]
    log = Log(key)
    log.lines = [b""] * stored["lines"]  # kept elsewhere; only their number matters here
    log.head = stored["head"].encode()
    session = Session.resumed(rules, Run.resume(rules, quiet, acts), log, secret, setup)
    session.standing = {(seat, about): tuple(said) for seat, about, said in stored["standing"]}
    session.asked = list(stored["asked"])
    session.numbers = dict(stored["numbers"])
    kept = stored.get("lasting", ())  # none in snapshots from before there were campaigns
    session.lasting = [(line, tuple([tuple(change) for change in some])) for line, some in kept]
    return session


def _setup_of(stored: Mapping[str, Any]) -> Setup:
    try:
        return convert(stored["setup"], Setup)
    except ValidationError as error:
        raise SnapshotError(f"the set-up of this position cannot be read: {error}") from None
