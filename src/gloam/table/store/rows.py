"""How rows are written down, the same for both backends: tables and words as JSON.

JSON escapes a NUL, which PostgreSQL's text refuses, and stays readable in any database tool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from gloam.kernel.core.state import Change
from gloam.table.store import CampaignListing, CampaignRow, ChatRow, DamagedRow, Listing, TableRow

T = TypeVar("T")

# A flipped bit gives bad JSON, bad UTF-8 in it, or hex that is none.
DAMAGE = (msgspec.MsgspecError, ValueError)

_table = msgspec.json.Decoder(TableRow)
_line = msgspec.json.Decoder(ChatRow)
_campaign = msgspec.json.Decoder(CampaignRow)
_change = msgspec.json.Decoder(tuple[str | int, ...])


def document(table: TableRow) -> str:
    return msgspec.json.encode(table).decode()


def readable(read: Callable[..., T], rows: Iterable[Sequence[Any]]) -> list[T]:  # of any columns
    """What can be read of these rows: a damaged one does not hide the others."""
    found: list[T] = []
    for row in rows:
        with suppress(DamagedRow):
            found.append(read(*row))
    return found


def read_table(document: str | bytes, status: str) -> TableRow:
    """`status` comes from beside the document, because an act may change it. Raises DamagedRow."""
    try:
        table = _table.decode(document)
        for part in (table.secret, *table.nonces):
            bytes.fromhex(part)
    except DAMAGE as error:
        raise DamagedRow from error
    table.status = status
    if status == "open" and not table.sealed:  # brought before shares in the dice were sealed
        table.nonces = [""] * len(table.seats)
    return table


def read_listing(
    document: str | bytes, status: str, acts: int, touched: float, due: float, summary: str | bytes
) -> Listing:
    """Raises DamagedRow."""
    told = summary if isinstance(summary, str) else summary.decode(errors="replace")
    return Listing(read_table(document, status), acts, touched, due, told)


def damaged_of(rows: Iterable[tuple[str, str | bytes, str]]) -> list[str]:
    """The tables whose row cannot be read, of these: id, document and status."""
    found: list[str] = []
    for id, document, status in rows:
        try:
            read_table(document, status)
        except DamagedRow:
            found.append(id)
    return found


def holders(table: TableRow) -> list[str]:
    """Whose table it is: those who have a seat, and the host."""
    return sorted({table.host, *(seat.holder for seat in table.seats)} - {""})


def words(line: ChatRow) -> str:
    return msgspec.json.encode(line).decode()


def read_words(number: int, words: str | bytes) -> ChatRow:
    """The number is the store's, whatever the line said when it was stored. Raises DamagedRow."""
    try:
        line = _line.decode(words)
    except DAMAGE as error:
        raise DamagedRow from error
    line.number = number
    return line


def campaign_document(campaign: CampaignRow) -> str:
    return msgspec.json.encode(campaign).decode()


def read_campaign(
    document: str | bytes, games: int, touched: float, playing: str
) -> CampaignListing:
    """Raises DamagedRow."""
    try:
        return CampaignListing(_campaign.decode(document), games, touched, playing)
    except DAMAGE as error:
        raise DamagedRow from error


def members(campaign: CampaignRow) -> list[str]:
    """Whose campaign it is: those who have played in it, and the host."""
    return sorted({campaign.host, *(member.holder for member in campaign.members)} - {""})


def change_text(change: Change) -> str:
    return msgspec.json.encode(change).decode()


def read_change(text: str | bytes) -> Change:
    """Raises DamagedRow."""
    try:
        return _change.decode(text)
    except DAMAGE as error:
        raise DamagedRow from error
