"""`gloam serve`: one server process."""

from __future__ import annotations

import logging
import socket
import sys

import uvicorn
from rich.console import Console

from gloam import compiled
from gloam.kernel.content import registry
from gloam.table.server.app import make_app
from gloam.table.server.garbage_collection import take_over
from gloam.table.server.settings import Settings
from gloam.table.server.threads import take_turns

LONGEST_MESSAGE = 65_536


def serve(settings: Settings) -> int:
    """Serve until told to stop. Gives the exit code."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    logging.getLogger("uvicorn.access").disabled = True
    console = Console(stderr=False)
    try:
        listening = _listen(settings.host, settings.port)
    except OSError as error:
        Console(stderr=True).print(
            f"Nobody can listen on {settings.host}:{settings.port}: {error.strerror}. "
            "Is Gloam running already? Choose another port with --port."
        )
        return 1
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    console.print(f"Gloam is at http://{shown}:{port}  (stop it with Ctrl-C)")
    console.print(compiled.told())
    sys.stdout.flush()
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,  # updates are small; compressing them costs more
            timeout_graceful_shutdown=5,
            proxy_headers=settings.proxied,
        )
    )
    load_games()
    take_over()
    take_turns()
    server.run(sockets=[listening])
    return 0 if server.started else 1


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
