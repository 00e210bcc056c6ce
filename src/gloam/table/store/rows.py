"""How rows are written down, the same for both backends: tables and words as JSON.

JSON escapes a NUL, which PostgreSQL's text refuses, and stays readable in any database tool.
"""

from __future__ import annotations

import msgspec

from gloam.table.store import ChatRow, TableRow

_table = msgspec.json.Decoder(TableRow)
_line = msgspec.json.Decoder(ChatRow)


def document(table: TableRow) -> str:
    return msgspec.json.encode(table).decode()


def read_table(document: str, status: str) -> TableRow:
    """`status` comes from beside the document, because an act may change it."""
    table = _table.decode(document)
    table.status = status
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
