"""Bytes that wait to be sent, counted for several connections together."""

from __future__ import annotations


class Backlog:
    """What waits for all connections of an address, or of a table, and how much may."""

    __slots__ = ("bytes", "limit")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
