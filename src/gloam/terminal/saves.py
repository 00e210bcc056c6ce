"""Games that are kept: a log of text lines, and beside it a key that only its owner reads.

`NAME.log` can be shown to anybody: the seed of an unfinished game is not in it. What is
needed to go on (the secret, and who sits where) is in `NAME.log.key`, with mode 0600. A
line is on the disk before the answer that it tells of is acted upon any further, so a kill
loses nothing; a line that was cut short was never acknowledged, and is left out.
"""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import msgspec

from gloam.kernel.session.log import Log

FOR_OWNER = 0o600


class SaveError(Exception):
    """A game that cannot be kept or found. Says what to do."""


class Kept(msgspec.Struct):
    """What the key holds."""

    secret: str
    humans: tuple[int, ...]
    bots: dict[int, str]  # by seat


def folder() -> Path:
    """Where games are kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "gloam"


class Save:
    """A log on the disk that follows one in memory."""

    def __init__(self, path: Path, written: int = 0) -> None:
        self.path = path
        self.written = written  # lines

    @classmethod
    def begin(cls, path: Path | None, game: str, kept: Kept) -> Save:
        """A new save: at `path`, or under the next free number in the folder."""
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
                return cls._made(path, kept)
            folder().mkdir(mode=0o700, parents=True, exist_ok=True)
            number = 1
            while True:
                try:
                    return cls._made(folder() / f"{game}-{number}.log", kept)
                except FileExistsError:
                    number += 1
        except FileExistsError:
            command = f"gloam play --resume {shlex.quote(str(path))}"
            told = f"{path} is there already. Go on with it ({command}),"
            raise SaveError(f"{told} or name another file.") from None
        except OSError as error:
            raise SaveError(f"The game cannot be kept: {error}. Try --save FILE.") from None

    @classmethod
    def _made(cls, path: Path, kept: Kept) -> Save:
        if path.exists():
            raise FileExistsError(path)
        _write(key_of(path), msgspec.json.encode(kept) + b"\n", os.O_EXCL, FOR_OWNER)
        _write(path, b"", os.O_EXCL)
        _settle(path.parent)
        return cls(path)

    def follow(self, log: Log) -> None:
        """Write what is new in the log, and wait until the disk has it."""
        fresh = log.lines[self.written :]
        if not fresh:
            return
        try:
            _write(self.path, b"".join([line + b"\n" for line in fresh]), os.O_APPEND)
        except OSError as error:
            raise SaveError(f"{self.path} cannot be written: {error}.") from None
        self.written = len(log.lines)

    def mend(self, log: Log) -> None:
        """Replace what is on the disk by the log, all at once."""
        beside = self.path.with_name(f"{self.path.name}.new")
        _write(beside, log.text(), os.O_TRUNC)
        beside.replace(self.path)
        _settle(self.path.parent)
        self.written = len(log.lines)


def find(name: Path) -> Path:
    """The log that is meant: a file, or the name of one in the folder."""
    for path in (name, folder() / name, folder() / f"{name}.log"):
        if path.is_file():
            return path
    raise SaveError(f"There is no game {name}, neither here nor in {folder()}.")


def lines_of(path: Path) -> list[bytes]:
    """The whole lines of a log; the rest of one that was cut short is left out."""
    try:
        return path.read_bytes().split(b"\n")[:-1]
    except OSError as error:
        raise SaveError(f"{path} cannot be read: {error}.") from None


def key_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.key")


def kept_of(path: Path) -> Kept | None:
    """What the key beside a log holds; None if there is no key."""
    try:
        return msgspec.json.decode(key_of(path).read_bytes(), type=Kept)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        raise SaveError(f"{key_of(path)} cannot be used: {error}.") from None


def _write(path: Path, content: bytes, how: int, mode: int = 0o666) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | how, mode)
    try:
        view = memoryview(content)
        while view:
            view = view[os.write(file, view) :]
        os.fsync(file)
    finally:
        os.close(file)


def _settle(directory: Path) -> None:
    """Wait until the disk knows which files there are."""
    opened = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
