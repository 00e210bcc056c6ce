"""The worker process: reads requests from its line, thinks, writes answers back.

Started by the pool as `python -m gloam.table.bots.bot_worker module:function`, with one end
of a pair of sockets as its standard input. A message is its length and that many bytes.
What games and bots may print goes where the server's own output goes.
"""

from __future__ import annotations

import ctypes
import io
import os
import signal
import socket
import sys
import traceback
from pkgutil import resolve_name

import msgspec

from gloam.table.bots.bot_request import BotRequest

PR_SET_PDEATHSIG = 1
SIZE = 4  # bytes of a message's length


class BotReply(msgspec.Struct, frozen=True):
    """What a worker says: the answer, or what went wrong."""

    key: tuple[str | int, ...] = ()
    trouble: str = ""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    if sys.platform == "linux":
        # Killed with the server (the thread of the pool's loop, to be exact), however it
        # ends and however deep in thinking we are. Elsewhere the end of the line must do.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    os.nice(5)  # people at the tables come first
    think = resolve_name(sys.argv[1])
    with (
        socket.socket(fileno=sys.stdin.fileno()) as line,
        line.makefile("rb") as heard,
        line.makefile("wb") as said,
    ):
        _say(said, BotReply())  # here I am
        while size := heard.read(SIZE):
            request = BotRequest.decode(heard.read(int.from_bytes(size, "big")))
            try:
                reply = BotReply(think(request))
            except Exception:
                reply = BotReply(trouble=traceback.format_exc())
            _say(said, reply)


def _say(said: io.BufferedWriter, reply: BotReply) -> None:
    data = msgspec.json.encode(reply)
    said.write(len(data).to_bytes(SIZE, "big") + data)
    said.flush()


if __name__ == "__main__":
    main()
