"""How rows are written down, the same for both backends: tables and words as JSON.

JSON escapes a NUL, which PostgreSQL's text refuses, and stays readable in any database tool.
"""

from __future__ import annotations

import msgspec

from gloam.kernel.core.state import Change
from gloam.table.store import CampaignListing, CampaignRow, ChatRow, TableRow

_table = msgspec.json.Decoder(TableRow)
_line = msgspec.json.Decoder(ChatRow)
_campaign = msgspec.json.Decoder(CampaignRow)
_change = msgspec.json.Decoder(tuple[str | int, ...])


def document(table: TableRow) -> str:
    return msgspec.json.encode(table).decode()


def read_table(document: str, status: str) -> TableRow:
    """`status` comes from beside the document, because an act may change it."""
    table = _table.decode(document)
    table.status = status
    if status == "open" and not table.nonces:  # made before people brought their nonces themselves
        table.nonces = [""] * len(table.seats)
    return table


def holders(table: TableRow) -> list[str]:
    """Whose table it is: those who have a seat, and the host."""
    return sorted({table.host, *(seat.holder for seat in table.seats)} - {""})


def words(line: ChatRow) -> str:
    return msgspec.json.encode(line).decode()


def read_words(number: int, words: str) -> ChatRow:
    """The number is the store's, whatever the line said when it was stored."""
    line = _line.decode(words)
    line.number = number
    return line


def campaign_document(campaign: CampaignRow) -> str:
    return msgspec.json.encode(campaign).decode()


def read_campaign(document: str, games: int, touched: float, playing: str) -> CampaignListing:
    return CampaignListing(_campaign.decode(document), games, touched, playing)


def members(campaign: CampaignRow) -> list[str]:
    """Whose campaign it is: those who have played in it, and the host."""
    return sorted({campaign.host, *(member.holder for member in campaign.members)} - {""})


def change_text(change: Change) -> str:
    return msgspec.json.encode(change).decode()


def read_change(text: str) -> Change:
    return _change.decode(text)
