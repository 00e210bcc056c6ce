"""`gloam serve`: one server process."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys

import uvicorn
from rich.console import Console

from gloam import compiled
from gloam.kernel.content import registry
from gloam.table.http.guard import guarded
from gloam.table.server.app import make_app
from gloam.table.server.garbage_collection import take_over
from gloam.table.server.settings import Settings
from gloam.table.server.traces import TraceFormatter
from gloam.table.server.wire import protocols
from gloam.table.store import StoreError
from gloam.table.store.open_store import open_store

LONGEST_MESSAGE = 65_536
# What uvicorn writes down about everybody who sends bad bytes: no failure of ours, without end.
NO_NEWS = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
    "No supported WebSocket library",
)


def serve(settings: Settings) -> int:
    """Serve until told to stop. Gives the exit code."""
    to_stderr = logging.StreamHandler()
    to_stderr.setFormatter(TraceFormatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[to_stderr])
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(lambda r: not str(r.msg).startswith(NO_NEWS))
    console = Console(stderr=False)
    try:
        registry.games()
    except Exception as error:  # whatever somebody's game does when it is imported
        named = os.environ.get("GLOAM_GAMES", "")
        return _give_up(f"A game cannot be loaded ({error}). GLOAM_GAMES is {named!r}.")
    try:
        listening = _listen(settings.host, settings.port)
    except (OSError, OverflowError) as error:
        return _give_up(
            f"Nobody can listen on {settings.host}:{settings.port}: "
            f"{str(getattr(error, 'strerror', None) or error).rstrip('.')}. "
            "Is Gloam running already? Choose another port with --port."
        )
    try:
        asyncio.run(_try_store(settings.database))
    except StoreError as error:
        return _give_up(str(error))
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    console.print(f"Gloam is at http://{shown}:{port}  (stop it with Ctrl-C)")
    console.print(compiled.told())
    sys.stdout.flush()
    server = uvicorn.Server(
        uvicorn.Config(
            guarded(make_app(settings)),
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            **protocols(settings),
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,  # updates are small; compressing them costs more
            timeout_graceful_shutdown=5,
            proxy_headers=settings.proxied,
        )
    )
    load_games()
    take_over()
    server.run(sockets=[listening])
    return 0 if server.started else 1


async def _try_store(database: str) -> None:
    """Open it once before anything else: what is wrong with it is said in a sentence."""
    await (await open_store(database)).close()


def _give_up(why: str) -> int:
    """Say in a sentence why there is no server."""
    Console(stderr=True, soft_wrap=True).print(why, markup=False, highlight=False)
    return 1


def load_games() -> None:
    """Import all games and read their files: a tenth of a second each, or the first guest waits."""
    for game in registry.games().values():
        game.files.opened(())


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket, made first so that the address we print works."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(1024)
    return listening
