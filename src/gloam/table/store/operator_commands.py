"""What the commands for whoever runs a server share: trouble in words, files for one reader."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Final

from gloam.table.store import DamagedRow, StoreError

FOR_OWNER: Final = 0o600


class Trouble(Exception):
    """Why something cannot be done, in words."""


def run_command(work: Coroutine[None, None, str], expected: type[Exception] = Trouble) -> int:
    """Do it and print what it says, or why not. Gives the exit code."""
    try:
        told = asyncio.run(work)
    except (StoreError, DamagedRow, Trouble, expected) as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1
    sys.stdout.write(f"{told}\n")
    return 0


def write_private(file: Path, content: bytes) -> None:
    """A new file of what all seats hold, or once held: only its owner may read it."""
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FOR_OWNER)
        with os.fdopen(opened, "wb") as out:
            out.write(content)
    except FileExistsError:
        raise Trouble(f"{file} is there already: move it, or name another file.") from None
    except OSError as error:
        raise Trouble(f"{file} cannot be written: {error.strerror}.") from None
