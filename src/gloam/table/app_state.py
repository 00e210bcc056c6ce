"""What request handlers get at: the rooms of the running application."""

from __future__ import annotations

from litestar import Litestar

from gloam.table.replays import Films
from gloam.table.rooms import Rooms

COOKIE = "gloam"


def rooms_of(app: Litestar) -> Rooms:
    rooms: Rooms = app.state.rooms
    return rooms


def films_of(app: Litestar) -> Films:
    films: Films = app.state.films
    return films
