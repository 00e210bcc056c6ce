"""Setting up a table from what was asked for on the command line, or from a saved game."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from gloam.bots.catalogue import REPEATABLE_BOTS
from gloam.kernel.campaign.campaign import one_shot
from gloam.kernel.content import registry
from gloam.kernel.content.boards import BoardError
from gloam.kernel.content.registry import Game, UnknownGame
from gloam.kernel.session.log import LogError, Setup, prove, read
from gloam.kernel.session.replay import replay
from gloam.kernel.session.session import Session
from gloam.terminal.saves import Kept, Save, SaveError, find, kept_of, lines_of


class Misuse(ValueError):
    """Something was asked for that there is not. Says what there is."""


def exit_code(error: Exception, about: str = "") -> int:
    """Say what went wrong, after what it is about; how the program then ends."""
    misused = isinstance(error, Misuse)
    sys.stderr.write(f"{error}\n" if misused else f"{about}{error}\n")
    return 2 if misused else 1


@dataclass(frozen=True)
class Wish:
    """A new game, as the command line asks for it."""

    game: str
    players: int | None = None
    humans: tuple[int, ...] = (0,)
    bots: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()  # name=choice
    seed: str = ""
    save: Path | None = None
    learn: bool = False  # as a lesson, which fixes the rest
    board: str = ""  # the file of an imported one


@dataclass(frozen=True)
class Seated:
    """A game that can be played: what it is, how it stands, where it is kept, who plays."""

    game: Game
    session: Session[Any]  # of any game
    save: Save
    humans: tuple[int, ...]
    bots: dict[int, str] = field(default_factory=dict)


def new_game(wish: Wish, campaign: dict[str, Any] | None = None) -> Seated:
    """A new game: of a `campaign`, with what it is told of it at set-up, or one by itself."""
    game = on_board(game_called(wish.game), wish.board)
    players = _players(game, wish)
    bots = _bots(wish, [seat for seat in range(players) if seat not in wish.humans])
    try:
        options, given = one_shot(game.rules, _settings(wish))
    except ValueError as error:
        raise Misuse(str(error)) from None
    secret = _secret(wish.seed)
    told = given if campaign is None else campaign
    # Who chooses the seed wants this very game; otherwise everybody here has a share in it.
    nonces = [] if wish.seed else _nonces(players, wish.humans)
    session = Session.begin(game.rules, players, secret, nonces, options, told)
    return keep(game, session, wish.save, tuple(sorted(set(wish.humans))), bots)


def keep(
    game: Game,
    session: Session[Any],
    file: Path | None,
    humans: tuple[int, ...],
    bots: dict[int, str],
) -> Seated:
    """A game that has just begun, kept in a file or under the next free name."""
    save = Save.begin(file, game.id, Kept(session.secret.hex(), humans, bots))
    save.follow(session.log)
    return Seated(game, session, save, humans, bots)


def on_board(game: Game, board: str) -> Game:
    """The game as it is played on an imported board, if one is named. Raises Misuse."""
    if not board:
        return game
    try:
        return replace(game, rules=game.rules_for(board))
    except BoardError as error:
        raise Misuse(str(error)) from None


def kept_game(name: Path, board: str = "") -> Seated:
    """A saved game, at the point where it was left. Raises LogError if its log does not hold."""
    path = find(name)
    lines = lines_of(path)
    kept = kept_of(path)
    if kept is None:
        told = f"{path} has no key beside it ({path.name}.key), and cannot be gone on with."
        raise SaveError(f"{told} If the game is over, look at it with gloam replay.")
    game = on_board(game_of(lines, board), board)
    secret = bytes.fromhex(kept.secret)
    prove(lines, secret)
    session = replay(game.rules, lines, secret)
    save = Save(path, len(lines))
    if session.log.text() != path.read_bytes():
        save.mend(session.log)  # it was cut short
    return Seated(game, session, save, kept.humans, kept.bots)


def game_of(lines: list[bytes], board: str = "") -> Game:
    """The game that a log tells of. Raises Misuse if it was played on another imported board
    than the one whose file is named; `gloam replay` shows printed boards only."""
    setup = read(lines[:1])[0]
    assert isinstance(setup, Setup)  # or `read` would have complained
    wanted = setup.options.get("board", "")
    if wanted != Path(board).stem:
        where = f"the imported board {wanted!r}" if wanted else "no imported board"
        raise Misuse(f"This game is played on {where}: gloam play --resume names it by --board.")
    return game_called(setup.game)


def game_called(name: str) -> Game:
    try:
        return registry.game(name)
    except UnknownGame:
        known = registry.games()
    listed = "".join([f"\n  {id:<12} {game.blurb}" for id, game in sorted(known.items())])
    what = f"There is no game {name!r}." if name else "Which game?"
    raise Misuse(f"{what} There {'are' if known else 'is none.'}{':' if known else ''}{listed}")


def _players(game: Game, wish: Wish) -> int:
    able = game.rules.players
    seats = range(wish.players or max(able))
    for seat in wish.humans:
        if seat not in seats:
            told = f"Seats are counted from 0 to {len(seats) - 1}"
            raise Misuse(f"{told}; there is no seat {seat}.")
    if wish.players is None:
        return min([count for count in able if count > max(wish.humans)])
    if wish.players not in able:
        listed = ", ".join([str(count) for count in able])
        raise Misuse(f"{game.title} is for {listed} players, not for {wish.players}.")
    return wish.players


def _bots(wish: Wish, seats: list[int]) -> dict[int, str]:
    """One bot a seat; the last one named sits in all seats that are left."""
    named = wish.bots or ("greedy",)
    for name in named:
        if name not in REPEATABLE_BOTS:
            listed = "".join([f"\n  {bot.name:<8} {bot.about}" for bot in REPEATABLE_BOTS.values()])
            raise Misuse(f"There is no bot {name!r}. There are:{listed}")
    if wish.bots and len(wish.bots) > len(seats):
        raise Misuse(f"{len(wish.bots)} bots are named, but only {len(seats)} seats are left.")
    return {seat: named[min(at, len(named) - 1)] for at, seat in enumerate(seats)}


def _settings(wish: Wish) -> dict[str, str]:
    settings: dict[str, str] = {}
    for given in wish.settings:
        name, equals, choice = given.partition("=")
        if not equals:
            raise Misuse(f"A setting is name=choice, not {given!r}.")
        settings[name.strip()] = choice.strip()
    return settings


def _nonces(players: int, humans: Sequence[int]) -> list[bytes]:
    return [os.urandom(16) if seat in humans else b"" for seat in range(players)]


def _secret(seed: str) -> bytes:
    if not seed:
        return os.urandom(32)
    try:
        return bytes.fromhex(seed)
    except ValueError:
        told = "an even number of digits 0 to 9 and a to f"
        raise Misuse(f"A seed is a number in hex ({told}), not {seed!r}.") from None


__all__ = ["LogError", "Misuse", "Seated", "Wish", "game_of", "keep", "kept_game", "new_game"]
