"""`gloam board import`: a drawn map becomes a board of a game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from gloam.kernel.content import registry
from gloam.kernel.content.boards import BoardError, BoardImporter, ImportedBoard

WRONG, MISUSED = 1, 2


def run(file: Path, to: Path, name: str, side: Path | None, game: str) -> int:
    """Read, convert, report, write. Exit codes as of every command."""
    out, err = Console(highlight=False), Console(stderr=True, highlight=False)
    try:
        importer = importer_of(game)
        text = file.read_text(encoding="utf-8")
        side_text = side.read_text(encoding="utf-8") if side else ""
    except (registry.UnknownGame, OSError, UnicodeDecodeError) as error:
        err.print(str(error), markup=False)
        return MISUSED
    try:
        board = importer(name, text, side_text)
    except BoardError as error:
        err.print(f"{file.name}: {error}", markup=False)
        return WRONG
    tell(out, board)
    if board.problems:
        return WRONG
    to.mkdir(parents=True, exist_ok=True)
    for called, content in board.files.items():
        (to / called).write_bytes(content)
        out.print(f"wrote {to / called}: {len(content)} bytes", markup=False)
    return 0


def importer_of(game: str) -> BoardImporter:
    """Of the game that is named, or of the only one that takes maps. Raises UnknownGame."""
    taking = {id: one for id, one in registry.games().items() if one.import_board is not None}
    if game and registry.game(game).id not in taking:
        raise registry.UnknownGame(f"{game} takes no maps. These do: {', '.join(taking)}.")
    chosen = [game] if game else list(taking)
    importer = taking[chosen[0]].import_board if len(chosen) == 1 else None
    if importer is None:
        raise registry.UnknownGame(f"Say for which game: --game, one of {', '.join(taking)}.")
    return importer


def tell(out: Console, board: ImportedBoard) -> None:
    out.print(board.title, style="bold", markup=False)
    for line in board.report:
        out.print(f"  {line}", markup=False)
    for line in board.problems:
        out.print(f"  cannot be played: {line}", style="red", markup=False)
