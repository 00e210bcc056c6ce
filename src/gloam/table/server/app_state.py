"""What request handlers get at: the open tables and the replays of the running application."""

from __future__ import annotations

from litestar import Litestar

from gloam.table.tables.open_tables import OpenTables
from gloam.table.views.replays import ReplayCache

COOKIE = "gloam"


def tables_of(app: Litestar) -> OpenTables:
    tables: OpenTables = app.state.tables
    return tables


def replays_of(app: Litestar) -> ReplayCache:
    replays: ReplayCache = app.state.replays
    return replays
