"""The page: what the client's build put into `page/`, served as it is.

Every address gets the same page, the lobby's and a table's with links to the scripts they need; a
table's also with what the table is and what it will ask for: that comes while the scripts are on
the way, and not after them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import (
    InternalServerException,
    NotAuthorizedException,
    NotFoundException,
)
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.router import Router
from litestar.static_files import create_static_files_router

from gloam.table.http.identity import Asked
from gloam.table.server.app_state import live_table
from gloam.table.tables.live_table import LiveTable
from gloam.table.tables.open_tables import NoTable
from gloam.table.tables.session_loading import Unplayable, game_of

FOLDER = Path(__file__).parent.parent / "page"
# What Litestar makes of names that no file can have, and of files that are not for it to read.
NO_FILE = (ValueError, OSError, InternalServerException, NotAuthorizedException)
YEAR = "public, max-age=31536000, immutable"  # names of assets change with their content

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gloam</title>
<h1>Gloam</h1>
<p>The server runs; the page is not built. Run <code>make client</code>, then load this again.
Programs need no page: see <a href="/api/docs/openapi.json">the API</a>.</p></html>
"""


def page_handlers() -> list[HTTPRouteHandler | Router]:
    """The page at every address it knows, and the files that belong to it."""
    pages = [_page, _lobby_page, _table_page, _service_worker]
    handlers: list[HTTPRouteHandler | Router] = [*pages]
    if (FOLDER / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                path="/assets",
                directories=[FOLDER / "assets"],
                cache_control=None,
                after_request=_keep,
                exception_handlers=dict.fromkeys(NO_FILE, _no_file),
                include_in_schema=False,
            )
        )
    return handlers


def _no_file(request: Asked, _: Exception) -> Response[object]:
    """A name that no file can have: with a NUL, or longer than file systems take."""
    raise NotFoundException


async def _keep(response: Response[object]) -> Response[object]:
    response.headers["Cache-Control"] = YEAR
    return response


@get(
    [
        "/t/{_table:str}/replay",
        "/learn/{_game:str}",
        "/c/{_campaign:str}",
        "/gallery",
        "/about",
        "/alerts",
    ],
    include_in_schema=False,
    media_type="text/html",
)
async def _page() -> Response[str]:
    return _html(_index())


@get("/", include_in_schema=False, media_type="text/html")
async def _lobby_page() -> Response[str]:
    return _html(_with_links(_index(), _scripts("Lobby")))


@get("/t/{table_id:str}", include_in_schema=False, media_type="text/html")
async def _table_page(request: Asked, table_id: FromPath[str]) -> Response[str]:
    text = _index()
    try:
        table = await live_table(request.app, table_id)
        shell = _shell(table)
    except (NoTable, Unplayable):
        return _html(text)  # the page says it better than an error would
    text = _with_links(text, [*_scripts("TablePage"), *_asked_for(table)])
    return _html(text.replace('<div id="app">', f'{shell}<div id="app">', 1))


@get("/service-worker.js", include_in_schema=False, media_type="text/javascript")
async def _service_worker() -> Response[str]:
    """What shows alerts while no page is open; at the root, or it could not."""
    file = FOLDER / "service-worker.js"
    if not file.exists():
        raise NotFoundException
    headers = {"Cache-Control": "no-cache"}
    return Response(file.read_text("utf-8"), media_type="text/javascript", headers=headers)


def nowhere(request: Asked) -> Response[str] | None:
    """The page at an address that it does not know: it says so better than an error would.
    Programs get none."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return None
    return _html(_index(), status=404)


def _index() -> str:
    index = FOLDER / "index.html"
    return index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT


def _with_links(text: str, links: Iterable[str]) -> str:
    told = "".join(f"    {link}\n" for link in links)
    return text.replace("  </head>", f"{told}  </head>", 1)


def _html(text: str, status: int = 200) -> Response[str]:
    headers = {"Cache-Control": "no-cache"}
    return Response(text, media_type="text/html", headers=headers, status_code=status)


def _shell(table: LiveTable) -> str:
    """What is seen until the scripts have drawn the table (`client/src/lib/ui/app-shell.ts`)."""
    game = game_of(table.row)
    name = escape(table.row.title or game.title)
    return f'<div id="shell"><p class="name">{name}</p><p>{escape(game.blurb)}</p></div>'


def _asked_for(table: LiveTable) -> Iterator[str]:
    """Links to what the page of a table asks for first."""
    at = f"/api/tables/{table.row.id}"
    asked = [at, f"{at}/words/en.ftl", f"{at}/theme", f"{at}/layout", "/api/lobby"]
    for path in [*asked, f"{at}/fixed"] if table.session is not None else asked:
        yield f'<link rel="preload" as="fetch" crossorigin href="{path}">'


def _scripts(page: str) -> Iterator[str]:
    """Links to the files of a page that is loaded when somebody goes there."""
    file = FOLDER / "manifest.json"
    if not file.exists():
        return
    manifest: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))  # vite's
    known: set[str] = set()
    wanted = [f"src/pages/{page}.svelte"]
    while wanted:
        name = wanted.pop()
        chunk = manifest.get(name, {})
        if name in known or chunk.get("isEntry"):
            continue
        known.add(name)
        wanted += chunk.get("imports", [])
        yield f'<link rel="modulepreload" crossorigin href="/{chunk["file"]}">'
        for style in chunk.get("css", []):
            yield f'<link rel="preload" as="style" crossorigin href="/{style}">'
