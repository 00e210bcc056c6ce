"""What clients draw tables with: words, themes, layouts, rules, icons and fixed parts.

By game they are for the lobby and hold nothing that is sealed; by table they hold what that table
has unlocked, and go by the hashes that `Info` and views name.
"""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from gloam.kernel.content import registry
from gloam.kernel.content.open_content import OpenContent
from gloam.kernel.present.layout import Layout
from gloam.kernel.present.scene import encoder
from gloam.table.http.bodies import RuleInfo
from gloam.table.http.identity import Asked
from gloam.table.http.sealed_icons import icon_sprite
from gloam.table.http.sealed_pictures import unlocked_bitmap, unlocked_pictures
from gloam.table.http.table_routes import TableId
from gloam.table.server.app_state import live_table

JSON, TEXT, SVG = "application/json", "text/plain; charset=utf-8", "image/svg+xml"
WEBP = "image/webp"
NODES = ResponseSpec(list[dict[str, Any]], generate_examples=False, description="A list of nodes.")
THEME = ResponseSpec(dict[str, Any], generate_examples=False, description="As the game wrote it.")
RULES = ResponseSpec(list[RuleInfo], generate_examples=False, description="The open rules.")
PICTURES = ResponseSpec(
    dict[str, Any], generate_examples=False, description="Names of bitmaps, by kind and id."
)
LAYOUT = ResponseSpec(Layout, generate_examples=False, description="Where nodes go.")


# --- of a game: for everybody ---


@get("/api/games/{name:str}/words/en.ftl", media_type="text/plain", tags=["games"])
async def game_words(name: FromPath[str]) -> str:
    """What the game says, in Fluent, except what is sealed."""
    return _open_content(name).words


@get("/api/games/{name:str}/theme", tags=["games"])
async def game_theme(name: FromPath[str]) -> dict[str, Any]:  # as the game wrote it
    """Colours, typefaces and icons of the game; empty if it has none of its own."""
    return _open_content(name).theme


@get("/api/games/{name:str}/layout", tags=["games"], responses={200: LAYOUT})
async def game_layout(name: FromPath[str]) -> Response[bytes]:
    """Where on the screen the game's things go."""
    return Response(encoder.encode(_open_content(name).layout), media_type=JSON)


@get("/api/games/{name:str}/rules", tags=["games"])
async def game_rules(name: FromPath[str]) -> list[RuleInfo]:
    """Every rule of the game by name, except what is sealed."""
    return _rules(_open_content(name))


@get("/api/games/{name:str}/pictures/{file:str}", tags=["games"], media_type="image/webp")
async def game_picture(name: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A picture of *How to play*: `learn-1.webp` and so on, as many as the words tell of."""
    pictures = registry.game(name).folder / "pictures"
    known = {path.name: path for path in pictures.glob("*.webp")}
    if file not in known:
        raise NotFoundException(f"There is no picture {file!r} of {name}.")
    return Response(known[file].read_bytes(), headers={"Cache-Control": "public, max-age=86400"})


def _open_content(name: str) -> OpenContent:
    return registry.game(name).files.opened(())


def _rules(content: OpenContent) -> list[RuleInfo]:
    return [
        RuleInfo(rule.id, rule.text, rule.section, rule.ruling, rule.chapter)
        for rule in content.rules
    ]


# --- of a table: what it has unlocked ---


@get("/api/tables/{table_id:str}/words/en.ftl", tags=["tables"], media_type="text/plain")
async def table_words(request: Asked, table_id: TableId) -> Response[bytes]:
    """What the game says, in Fluent."""
    content = (await live_table(request.app, table_id)).shown_content().files
    return _tagged(request, content.hash, content.words.encode(), TEXT)


@get("/api/tables/{table_id:str}/theme", tags=["tables"], responses={200: THEME})
async def table_theme(request: Asked, table_id: TableId) -> Response[bytes]:
    """Colours, typefaces and icons."""
    content = (await live_table(request.app, table_id)).shown_content().files
    return _tagged(request, content.hash, encoder.encode(content.theme), JSON)


@get("/api/tables/{table_id:str}/layout", tags=["tables"], responses={200: LAYOUT})
async def table_layout(request: Asked, table_id: TableId) -> Response[bytes]:
    """Where on the screen things go."""
    content = (await live_table(request.app, table_id)).shown_content().files
    return _tagged(request, content.hash, encoder.encode(content.layout), JSON)


@get("/api/tables/{table_id:str}/rules", tags=["tables"], responses={200: RULES})
async def table_rules(request: Asked, table_id: TableId) -> Response[bytes]:
    """The rules by name."""
    content = (await live_table(request.app, table_id)).shown_content().files
    return _tagged(request, content.hash, encoder.encode(_rules(content)), JSON)


@get("/api/tables/{table_id:str}/icons", tags=["tables"], media_type=SVG)
async def table_icons(request: Asked, table_id: TableId) -> Response[bytes]:
    """A sprite of the icons that are in no file of the page because they were sealed."""
    table = await live_table(request.app, table_id)
    shown = table.shown_content()
    sprite = icon_sprite(table.row.game, shown.unlocked)
    return _tagged(request, shown.files.hash, sprite, SVG)


@get("/api/tables/{table_id:str}/pictures", tags=["tables"], responses={200: PICTURES})
async def table_pictures(request: Asked, table_id: TableId) -> Response[bytes]:
    """The pictures that are in no file of the page because they were sealed."""
    table = await live_table(request.app, table_id)
    shown = table.shown_content()
    pictures = unlocked_pictures(table.row.game, shown.unlocked)
    return _tagged(request, shown.files.hash, encoder.encode(pictures), JSON)


@get("/api/tables/{table_id:str}/pictures/{name:str}", tags=["tables"], media_type=WEBP)
async def table_picture(request: Asked, table_id: TableId, name: FromPath[str]) -> Response[bytes]:
    """A bitmap that the table has unlocked. Its name changes with what is on it."""
    table = await live_table(request.app, table_id)
    bitmap = unlocked_bitmap(table.row.game, table.shown_content().unlocked, name)
    if bitmap is None:
        raise NotFoundException("There is no such picture at this table.")
    headers = {"Cache-Control": "private, max-age=31536000, immutable"}
    return Response(bitmap, media_type=WEBP, headers=headers)


@get("/api/tables/{table_id:str}/fixed", tags=["tables"], responses={200: NODES})
async def table_fixed(request: Asked, table_id: TableId) -> Response[bytes]:
    """The fixed part of the table's scenes: a list of nodes, under the tag that `Info.fixed` names.
    It is empty until the game has begun."""
    table = await live_table(request.app, table_id)
    session = table.session
    nodes = session.rules.fixed(session.run.state) if session is not None else ()
    return _tagged(request, table.shown_content().fixed, encoder.encode(nodes), JSON)


def _tagged(request: Asked, tag: str, body: bytes, media_type: str) -> Response[bytes]:
    """The body, or word that the client has it already."""
    headers = {"ETag": f'"{tag}"', "Cache-Control": "private, no-cache"}
    if tag and request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


CONTENT_HANDLERS = [
    game_words,
    game_theme,
    game_layout,
    game_rules,
    game_picture,
    table_words,
    table_theme,
    table_layout,
    table_rules,
    table_icons,
    table_pictures,
    table_picture,
    table_fixed,
]
