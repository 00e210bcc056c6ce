"""What workers of the tests do instead of thinking. A request's campaign tells what."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from gloam.kernel.core.asks import Key
from gloam.table.bots.answering import handler, think
from gloam.table.bots.bot_request import BotRequest
from gloam.workers import Handler


def serve() -> Handler:
    return handler(do)


def do(request: BotRequest) -> Key:
    what, _, more = str(request.campaign["do"]).partition(" ")
    match what:
        case "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        case "kill-once" if not Path(more).exists():
            Path(more).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        case "hang":
            while True:
                pass
        case "sleep":
            time.sleep(float(more))
        case "interrupt":
            os.kill(os.getpid(), signal.SIGINT)
        case "raise":
            raise RuntimeError(f"{request.bot} holds its hand")
    return think(request)
