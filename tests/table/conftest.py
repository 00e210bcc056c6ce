"""Servers for every test of the table: PostgreSQL's, and one of Gloam that many tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.postgres import database, postgres
from tests.table.processes import Server, serving

__all__ = ["database", "postgres", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server process (one for each process of pytest) on SQLite, with quick bots."""
    with serving(tmp_path_factory.mktemp("gloam")) as running:
        yield running
