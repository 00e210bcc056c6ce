"""The application: tables behind handlers, errors for people."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from gloam import __version__
from gloam.kernel.content.registry import UnknownGame
from gloam.kernel.session.checks import Refused
from gloam.table.alerts.alert_service import AlertService
from gloam.table.alerts.channels import Channels
from gloam.table.alerts.subscriptions import Subscriptions
from gloam.table.bots.bot_pool import BotPool
from gloam.table.http.alert_routes import ALERT_HANDLERS
from gloam.table.http.bodies import Fault
from gloam.table.http.campaign_routes import CAMPAIGN_HANDLERS
from gloam.table.http.content_routes import CONTENT_HANDLERS
from gloam.table.http.identity import Asked
from gloam.table.http.rate_limit_middleware import RateLimitMiddleware
from gloam.table.http.replay_routes import REPLAY_HANDLERS
from gloam.table.http.static_pages import nowhere, page_handlers
from gloam.table.http.table_routes import HANDLERS
from gloam.table.server.context import ServerContext
from gloam.table.server.openapi import ApiDocs
from gloam.table.server.settings import Settings
from gloam.table.server.traces import reason
from gloam.table.store import DamagedRow, StoreError
from gloam.table.store.open_store import open_store
from gloam.table.tables.open_tables import DAMAGED, NoTable, OpenTables
from gloam.table.tables.session_loading import Unplayable
from gloam.table.views.replays import ReplayCache
from gloam.table.ws.endpoint import live

log = logging.getLogger("gloam.table")

BODY = 131_072  # bytes of a request at most; a report's trace is the longest thing

# What a refusal's code means over HTTP; whatever is not here is a bad request.
STATUS = {
    "no-seat": HTTPStatus.NOT_FOUND,
    "no-moment": HTTPStatus.NOT_FOUND,
    "no-campaign": HTTPStatus.NOT_FOUND,
    "not-yours": HTTPStatus.FORBIDDEN,
    "muted": HTTPStatus.FORBIDDEN,
    "taken": HTTPStatus.CONFLICT,
    "over": HTTPStatus.CONFLICT,
    "no-vote": HTTPStatus.CONFLICT,
    "no-undo": HTTPStatus.CONFLICT,
    "paused": HTTPStatus.CONFLICT,
    "not-asked": HTTPStatus.CONFLICT,
    "fault": HTTPStatus.CONFLICT,
    "running": HTTPStatus.CONFLICT,
    "enough": HTTPStatus.CONFLICT,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "no-link": HTTPStatus.GONE,
}


def make_app(settings: Settings) -> Litestar:
    """The application of one server process."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(settings.database)
        bot_workers = BotPool(settings.bot_workers or None)
        await bot_workers.start()
        context = ServerContext(settings, store, bot_workers)
        tables = app.state.tables = OpenTables(context)
        app.state.replays = ReplayCache()
        channels = await Channels.open(context)
        app.state.subscriptions = Subscriptions(context, channels)
        alerts = AlertService(tables, channels)
        await tables.start()
        alerts.start()
        try:
            yield
        finally:
            await alerts.close()
            await tables.close()
            context.threads.close()
            await bot_workers.close()
            await store.close()

    return Litestar(
        route_handlers=[
            *HANDLERS,
            *CAMPAIGN_HANDLERS,
            *CONTENT_HANDLERS,
            *REPLAY_HANDLERS,
            *ALERT_HANDLERS,
            live,
            *page_handlers(),
        ],
        lifespan=[running],
        middleware=[RateLimitMiddleware(settings)],
        exception_handlers={
            Refused: _refused,
            NoTable: _no_table,
            UnknownGame: _no_game,
            Unplayable: _unplayable,
            StoreError: _no_store,
            DamagedRow: _damaged,
            ValidationException: _malformed,
            RecursionError: _too_deep,
            UnicodeError: _bad_bytes,
            HTTPException: _http,
            Exception: _failed,
        },
        request_max_body_size=BODY,
        compression_config=CompressionConfig(backend="brotli", brotli_gzip_fallback=True),
        openapi_config=OpenAPIConfig(
            title="Gloam",
            version=__version__,
            path="/api/docs",
            render_plugins=[ApiDocs()],
        ),
        logging_config=None,
    )


def _told(status: int, code: str, message: str, rule: str = "") -> Response[Fault]:
    return Response(Fault(code, message, rule), status_code=status)


def _refused(_: Asked, refusal: Refused) -> Response[Fault]:
    status = STATUS.get(refusal.code, HTTPStatus.BAD_REQUEST)
    return _told(status, refusal.code, reason(refusal), refusal.rule)


def _no_table(_: Asked, __: NoTable) -> Response[Fault]:
    return _told(HTTPStatus.NOT_FOUND, "no-table", "There is no such table.")


def _no_game(_: Asked, unknown: UnknownGame) -> Response[Fault]:
    return _told(HTTPStatus.NOT_FOUND, "no-game", str(unknown))


def _unplayable(_: Asked, trouble: Unplayable) -> Response[Fault]:
    return _told(HTTPStatus.CONFLICT, "unplayable", str(trouble))


def _damaged(_: Asked, __: DamagedRow) -> Response[Fault]:
    return _told(HTTPStatus.CONFLICT, "unplayable", DAMAGED)


def _no_store(_: Asked, trouble: StoreError) -> Response[Fault]:
    log.error("the store does not answer: %s", trouble)
    told = "Nothing can be stored at the moment, so nothing was done. Try again."
    return _told(HTTPStatus.SERVICE_UNAVAILABLE, "no-store", told)


def _malformed(_: Asked, error: ValidationException) -> Response[Fault]:
    wrong = [one for one in error.extra or [] if isinstance(one, dict)]
    told = [f"{one.get('key', 'body')}: {one.get('message', '')}" for one in wrong]
    return _told(HTTPStatus.BAD_REQUEST, "malformed", " ".join([error.detail, *told])[:500])


def _too_deep(_: Asked, __: RecursionError) -> Response[Fault]:
    return _told(HTTPStatus.BAD_REQUEST, "malformed", "Lists within lists, without end.")


def _bad_bytes(_: Asked, error: UnicodeError) -> Response[Fault]:
    return _told(HTTPStatus.BAD_REQUEST, "malformed", f"This is not UTF-8: {error}."[:200])


def _http(request: Asked, error: HTTPException) -> Response[Fault] | Response[str]:
    page = nowhere(request) if error.status_code == HTTPStatus.NOT_FOUND else None
    if page is not None:
        return page
    code = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
    answer = _told(error.status_code, code, error.detail)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _failed(request: Asked, error: Exception) -> Response[Fault]:
    log.error("%s %r failed", request.method, request.url.path, exc_info=error)
    told = "Something went wrong here; it was noted. Nothing was changed."
    return _told(HTTPStatus.INTERNAL_SERVER_ERROR, "fault", told)
