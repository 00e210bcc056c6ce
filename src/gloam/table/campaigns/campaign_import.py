"""Bringing a campaign from another server: read, proven wholly, and only then stored.

Nothing in a file is believed. Every log must hold line by line (`prove`), its game must follow from
its set-up act by act, its set-up must have got the changes of the games before it, and the changes
that the file lists must be those that the logs record.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from gloam.bots.catalogue import LOBBY_BOTS
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.content import registry
from gloam.kernel.content.registry import UnknownGame
from gloam.kernel.core.rules import Rules
from gloam.kernel.session.log import (
    End,
    Lasting,
    LogEntry,
    LogError,
    Setup,
    Undo,
    Void,
    prove,
    read_line,
)
from gloam.kernel.session.replay import follow, replay
from gloam.kernel.session.session import Session
from gloam.table.campaigns.campaign_file import FORMAT, ActEntry, CampaignFile, GameEntry, digest_of
from gloam.table.store import ActRow, CampaignRow, LastingRow, SeatRow, StoredGame, TableRow
from gloam.table.tables.lobby import PACES, UNDOS
from gloam.table.tables.names import clean
from gloam.table.tables.tokens import new_campaign_id, new_table_id

MOST_BYTES = 24_000_000
MOST_SECONDS = 20.0  # to prove a file that came over HTTP
MOST_RUN = 100_000  # lines that are run again in one go, if a log was mended
OTHER_NAME = "A campaign"

_decode = msgspec.json.Decoder(CampaignFile).decode


class BadFile(ValueError):
    """What is wrong with a file, for people. Nothing of it was stored."""


class Brought(msgspec.Struct):
    """A proven campaign, ready to be stored."""

    campaign: CampaignRow
    stored: list[StoredGame]
    lasting: list[LastingRow]

    @property
    def games(self) -> list[str]:
        return [game.table.id for game in self.stored]


def read_file(content: bytes) -> CampaignFile:
    """The document in a file. Raises BadFile."""
    if len(content) > MOST_BYTES:
        raise BadFile(f"The file is too large: {len(content)} bytes, at most {MOST_BYTES}.")
    try:
        file = _decode(content)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadFile(f"This is not the file of a campaign: {str(error)[:300]}.") from None
    except RecursionError:
        raise BadFile("This is not the file of a campaign: lists within lists.") from None
    if file.format != FORMAT:
        told = f"format {file.format}, this Gloam reads {FORMAT}"
        raise BadFile(f"The file was written by another Gloam ({told}).")
    if digest_of(file) != file.digest:
        raise BadFile("The file is damaged: its digest does not hold.")
    return file


def proven(content: bytes, host: str, now: float, seconds: float = MOST_SECONDS) -> Brought:
    """The campaign in a file, as that of `host`. Takes long: not for the event loop.

    Raises BadFile that says what is wrong, whatever the file holds.
    """
    file = read_file(content)
    try:
        game = registry.game(file.game)
    except UnknownGame as error:
        raise BadFile(f"This server does not have the game of this campaign. {error}") from None
    try:
        return _Proof(file, game.rules, host, now, time.monotonic() + seconds).brought()
    except BadFile:
        raise
    except (LogError, RecursionError) as error:
        raise BadFile(f"A log does not hold: {str(error)[:300]}") from None
    except Exception as error:  # what a hostile log makes of the rules is the file's fault
        told = f"{type(error).__name__}: {error}"[:300]
        raise BadFile(f"A log cannot be played again: {told}") from None


class _Proof:
    """One file being proven."""

    def __init__(
        self, file: CampaignFile, rules: Rules[Any], host: str, now: float, until: float
    ) -> None:
        self.file = file
        self.rules = rules
        self.now = now
        self.until = until
        name = clean(file.name) or OTHER_NAME
        options = self._options("The campaign", file.options)
        self.campaign = CampaignRow(
            new_campaign_id(), rules.id, name, host, [], options, file.created
        )
        self.lasting: list[LastingRow] = []
        self.seen: set[str] = set()  # commitments: every game has its own dice

    def brought(self) -> Brought:
        stored = [self._game(number, entry) for number, entry in enumerate(self.file.games, 1)]
        names = [game.table.id for game in stored]
        found = [(names.index(one.table) + 1, one.act, one.change) for one in self.lasting]
        if found != [(one.game, one.act, one.change) for one in self.file.changes]:
            raise BadFile("The changes in the file are not those that its logs record.")
        return Brought(self.campaign, stored, self.lasting)

    def _game(self, number: int, entry: GameEntry) -> StoredGame:
        where = f"Game {number}"
        self._give_way()
        if entry.status == "playing" and number < len(self.file.games):
            raise BadFile(f"{where} is not over, but others follow it.")
        row = self._row(where, number, entry)
        acts = [
            ActRow(n, b"\n".join(_lines(where, act)), act.at) for n, act in enumerate(entry.acts, 1)
        ]
        if acts:
            entries = self._replayed(where, entry)
            if isinstance(entries[-1], End) != (entry.status == "over"):
                raise BadFile(f"{where} says that it is {entry.status}; its log says otherwise.")
            self._record(row.id, entry, entries)
        elif entry.status != "abandoned":
            raise BadFile(f"{where} has no log.")
        return StoredGame(row, acts, self.now if entry.status == "playing" else 0.0)

    def _row(self, where: str, number: int, entry: GameEntry) -> TableRow:
        if entry.pace not in PACES or entry.undo not in UNDOS:
            raise BadFile(f"{where} is played at no pace, or with no undo, that there is.")
        if entry.status == "playing":
            unknown = [seat.bot for seat in entry.seats if seat.bot and seat.bot not in LOBBY_BOTS]
            if unknown:
                raise BadFile(f"{where} is played by {unknown[0]!r}, a bot that is not here.")
        return TableRow(
            id=new_table_id(),
            game=self.rules.id,
            status=entry.status,
            options=entry.options,
            seats=[SeatRow(name=clean(seat.name), bot=seat.bot) for seat in entry.seats],
            host=self.campaign.host,
            secret=entry.secret,
            nonces=list(entry.nonces),
            created=entry.created,
            pace=entry.pace,
            undo=entry.undo,
            title=clean(entry.title),
            campaign=self.campaign.id,
            number=number,
        )

    def _options(self, where: str, given: dict[str, str]) -> dict[str, str]:
        try:
            options = self.rules.choices(given)
        except ValueError as error:
            raise BadFile(f"{where}: {error}.") from None
        return options

    def _replayed(self, where: str, entry: GameEntry) -> list[LogEntry]:
        """The entries of a log that holds, digests, dice and rules."""
        lines = [line for act in entry.acts for line in _lines(where, act)]
        secret = bytes.fromhex(entry.secret)
        entries = prove(lines, secret)
        setup = entries[0]
        assert isinstance(setup, Setup)  # or `prove` would have complained
        self._check_setup(where, entry, setup)
        if any(isinstance(one, Void) for one in entries):  # its rules changed while it was played
            back = sum(isinstance(one, Undo) for one in entries)
            if (back + 1) * len(lines) > MOST_RUN:
                raise BadFile(f"{where} takes too long to prove: it was mended, and is too long.")
            replay(self.rules, lines, secret, between=self._give_way)
        else:
            self._play(where, entry, Session.from_setup(self.rules, secret, setup))
        return entries

    def _check_setup(self, where: str, entry: GameEntry, setup: Setup) -> None:
        if setup.game != self.rules.id:
            raise BadFile(f"{where} is a game of {setup.game!r}, not of {self.rules.id}.")
        if setup.version != self.rules.version:
            told = f"version {setup.version}, here it is {self.rules.version}"
            raise BadFile(f"{where} was played by other rules of {self.rules.id} ({told}).")
        if setup.seats != len(entry.seats) or setup.seats not in self.rules.players:
            raise BadFile(f"{where} is not for {len(entry.seats)} players.")
        if setup.options != entry.options or self._options(where, setup.options) != setup.options:
            raise BadFile(f"{where} was set up with other options than the file says.")
        if setup.nonces != entry.nonces:
            raise BadFile(f"{where} was set up with other nonces than the file says.")
        if setup.commitment in self.seen:
            raise BadFile(f"{where} is in the file twice.")
        self.seen.add(setup.commitment)
        if setup.start:
            raise BadFile(f"{where} does not begin at its beginning.")
        if setup.campaign != campaign_of([one.change for one in self.lasting]):
            raise BadFile(f"{where} did not begin with the changes of the games before it.")

    def _play(self, where: str, entry: GameEntry, session: Session[Any]) -> None:
        """Play a game again, act by act: every act must give the very lines it has in the log."""
        done = 0
        for number, act in enumerate(entry.acts):
            lines = _lines(where, act)
            if number:
                if len(lines) > 1 and any(isinstance(read_line(line), Undo) for line in lines):
                    raise BadFile(f"{where}: act {number + 1} takes back more than one answer.")
                follow(session, lines)
            if session.log.lines[done:] != lines:
                raise BadFile(f"{where}: act {number + 1} is not what came of it.")
            done += len(lines)
            self._give_way()

    def _give_way(self) -> None:
        """Let others have the interpreter: they are playing. Raises BadFile when time is up."""
        if time.monotonic() > self.until:
            raise BadFile("The file takes too long to prove. Ask the operator to bring it.")
        time.sleep(0)

    def _record(self, table: str, entry: GameEntry, entries: Sequence[LogEntry]) -> None:
        at = 0
        for number, act in enumerate(entry.acts, 1):
            for one in entries[at : at + len(act.lines)]:
                for change in one.changes if isinstance(one, Lasting) else ():
                    count = len(self.lasting) + 1
                    self.lasting.append(LastingRow(count, table, number, change))
            at += len(act.lines)


def _lines(where: str, act: ActEntry) -> list[bytes]:
    """The lines of an act; each is one line indeed."""
    lines = [line.encode() for line in act.lines]
    if b"\n".join(lines).splitlines() != lines:
        raise BadFile(f"{where}: a line of its log is none.")
    return lines
