"""What workers of the tests do instead of thinking. A parcel's campaign tells what."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from gloam.kernel.core.asks import Key
from gloam.table.thinking.parcel import Parcel
from gloam.table.thinking.think import think


def do(parcel: Parcel) -> Key:
    what, _, more = str(parcel.campaign["do"]).partition(" ")
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
            raise RuntimeError("a mistake of the bot's own")
    return think(parcel)
