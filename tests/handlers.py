"""Handlers for the tests of `gloam.workers`."""

from __future__ import annotations

import os
import sys
import time

from gloam.workers import Handler


def echo(*arguments: str) -> Handler:
    """Says its arguments and the message; some messages make it misbehave."""

    def handle(message: bytes) -> bytes:
        what, _, more = message.decode().partition(" ")
        match what:
            case "raise":
                raise ValueError(more)
            case "exit":
                sys.stderr.write("the last words\n")
                sys.stderr.flush()
                os._exit(7)
            case "sleep":
                time.sleep(float(more))
            case "pid":
                return b"%d" % os.getpid()
            case "stdin":
                return sys.stdin.buffer.read()
        return " ".join([*arguments, message.decode()]).encode()

    return handle


def broken() -> Handler:
    raise LookupError("there is no handler today")
