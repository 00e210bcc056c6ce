"""The page: what the client's build put into `page/`, served as it is."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

FOLDER = Path(__file__).parent / "page"
YEAR = "public, max-age=31536000, immutable"  # names of assets change with their content

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gloam</title>
<h1>Gloam</h1>
<p>The server runs; the page is not built. Run <code>make client</code>, then load this again.
Programs need no page: see <a href="/api/docs/openapi.json">the API</a>.</p></html>
"""


def page_handlers() -> list[HTTPRouteHandler | Router]:
    """The page at every address it knows, and the files that belong to it."""
    handlers: list[HTTPRouteHandler | Router] = [_page]
    if (FOLDER / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                path="/assets",
                directories=[FOLDER / "assets"],
                cache_control=None,
                after_request=_keep,
                include_in_schema=False,
            )
        )
    return handlers


async def _keep(response: Response[object]) -> Response[object]:
    response.headers["Cache-Control"] = YEAR
    return response


@get(
    ["/", "/t/{_table:str}", "/t/{_table:str}/replay", "/gallery", "/about"],
    include_in_schema=False,
    media_type="text/html",
)
async def _page() -> Response[str]:
    index = FOLDER / "index.html"
    text = index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT
    return Response(text, media_type="text/html", headers={"Cache-Control": "no-cache"})
