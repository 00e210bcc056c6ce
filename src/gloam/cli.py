"""The command `gloam`.

Exit codes: 0, all is well; 1, the command ran and found something wrong; 2, it was called wrongly.

Each command imports what it needs when it is called: a game in the terminal does not wait for the
web server's libraries, and `serve` must choose the compiled rules before the kernel is loaded.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number
from rich.console import Console

from gloam import __version__, compiled

MISUSED = 2

app = App(
    name="gloam",
    help="A table for dark tabletop games.",
    version=__version__,
    default_parameter=Parameter(negative=""),  # no --no-json
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code; without `argv`, the process's own arguments."""
    return run_command(app, argv)


def run_command(app: App, argv: Sequence[str] | None) -> int:
    """Run one command of an app; the benchmarks and the developers' tools have theirs."""
    try:
        code = app(
            argv,
            error_console=Console(stderr=True),
            exit_on_error=False,
            result_action="return_int_as_exit_code_else_zero",
        )
    except CycloptsError:  # cyclopts has told what was wrong
        return MISUSED
    return int(code)


@app.command
def serve(*, host: str | None = None, port: int | None = None, database: str | None = None) -> int:
    """Serve the web table.

    Every setting can also be given in the environment, as GLOAM_PORT and so on; docs/operators.md
    lists them.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets others in your network in.
    port
        The port; 0 takes any that is free.
    database
        Where tables are kept: a file, or postgresql://user:password@host/database.
    """
    compiled.use()
    from gloam.table.server.serve import serve as run
    from gloam.table.server.settings import SettingsError, settings

    try:
        given = settings(host=host, port=port, database=database)
    except SettingsError as error:
        Console(stderr=True, soft_wrap=True).print(str(error), markup=False, highlight=False)
        return MISUSED
    return run(given)


@app.command
def play(
    game: str = "",
    *,
    players: int | None = None,
    seat: int = 0,
    human: list[int] | None = None,
    bot: list[str] | None = None,
    set_: Annotated[list[str] | None, Parameter(name="--set")] = None,
    seed: str = "",
    learn: bool = False,
    plain: bool = False,
    save: Path | None = None,
    resume: Path | None = None,
    campaign: str = "",
    campaigns: bool = False,
    board: str = "",
) -> int:
    """Play a game in the terminal, against bots or with others at the same screen.

    Parameters
    ----------
    game
        Which game. Without one, the games are listed.
    players
        How many play, people and bots together.
    seat
        Your seat; seats are counted from 0.
    human
        A seat with a person. Give it several times to play with others at this screen.
    bot
        Who sits in the other seats: random, careful, plain, greedy, search or trial. Give it
        several times for different bots; the last one takes all seats that are left.
    set_
        A setting of the game, as name=choice. May be given several times.
    seed
        The seed of the dice, in hex: the same seed and answers make the same game.
    learn
        Learn the game by playing it: a lesson says what to do, and fixes players, bots and dice.
    plain
        For screen readers: words only, one thing a line, no colour.
    save
        Keep the game in this file. Otherwise it is kept in ~/.local/share/gloam.
    resume
        Go on with a game that was kept: its file, or its name in ~/.local/share/gloam.
    campaign
        Play a campaign of this name: go on with its game, begin its next one, or begin it.
    campaigns
        List the campaigns that are played here.
    board
        Play on an imported board: its file (see gloam board import). Name it again to resume.
    """
    from gloam.terminal import play
    from gloam.terminal.seating import Wish

    if campaigns:
        return play.list_campaigns()
    wish = Wish(
        game,
        players,
        tuple(human or [seat]),
        tuple(bot or ()),
        tuple(set_ or ()),
        seed,
        save,
        learn,
        board,
    )
    return play.run(wish, resume, plain, campaign)


@app.command
def replay(
    file: Path,
    *,
    at: Annotated[int | None, Parameter(validator=Number(gte=0))] = None,
    seat: int | None = None,
    verify: bool = False,
    plain: bool = False,
) -> int:
    """Look back at a game that was kept, or prove that it was fair.

    Parameters
    ----------
    file
        The log of the game, or its name in ~/.local/share/gloam; or a report of a problem.
    at
        Show the table as it was after so many answers.
    seat
        Through whose eyes; seats are counted from 0. Otherwise, when the game is over, all
        cards are open.
    verify
        Prove a finished game: the dice, every answer, the result. Names the first bad line.
    plain
        For screen readers: words only, one thing a line, no colour.
    """
    from gloam.terminal import replaying, reported

    if reported.is_report(file):
        return reported.run(file, at, seat, verify, plain)
    if verify:
        return replaying.prove(file, plain)
    return replaying.run(file, at, seat, plain)


@app.command
def reports(*, database: str | None = None, export: tuple[str, Path] | None = None) -> int:
    """List the problems that players have reported, or export one for `gloam replay`.

    A report tells what all seats hold: keep it from those who play.

    Parameters
    ----------
    database
        Where the server keeps its tables; as for `gloam serve`.
    export
        The id of a report, and the file to write it to. If the game is over by now, the secret of
        its dice is added.
    """
    from gloam.table.server import reports_command

    where = _database(database)
    return MISUSED if where is None else reports_command.run(where, export)


admin = App(name="admin", help="Find damaged tables, and mend them.")
app.command(admin)


@admin.command(name="check")
def admin_check(*, database: str | None = None) -> int:
    """Open every table, and list those that cannot be opened. The server must be stopped, if it
    keeps its tables in a file.

    Parameters
    ----------
    database
        Where the server keeps its tables. Otherwise GLOAM_DATABASE, or gloam.db.
    """
    from gloam.table.server import admin_command

    where = _database(database)
    return MISUSED if where is None else admin_command.check(where)


@admin.command(name="repair")
def admin_repair(table: str, *, yes: bool = False, database: str | None = None) -> int:
    """Tell how much of a damaged table is good, and let it go on from there.

    Parameters
    ----------
    table
        The table's id: the end of its address.
    yes
        Do it. What is cut off is written to a file beside you.
    database
        Where the server keeps its tables. Otherwise GLOAM_DATABASE, or gloam.db.
    """
    from gloam.table.server import admin_command

    where = _database(database)
    return MISUSED if where is None else admin_command.repair(where, table, yes=yes)


campaigns = App(
    name="campaigns",
    help="List, export and import campaigns, also while the server runs.",
    default_parameter=Parameter(negative=""),
)
app.command(campaigns)


@campaigns.command(name="list")
def list_campaigns(*, database: str | None = None) -> int:
    """List all campaigns, the one that changed last first.

    Parameters
    ----------
    database
        Where the server keeps its tables; as for `gloam serve`.
    """
    from gloam.table.campaigns import command

    where = _database(database)
    return MISUSED if where is None else command.listed(where)


@campaigns.command(name="export")
def export_campaign(
    id: str, file: Path, *, database: str | None = None, under_way: bool = False
) -> int:
    """Write a campaign to a file that another server can import.

    Parameters
    ----------
    id
        Which one; `gloam campaigns list` lists them.
    file
        The file to write. Only its owner may read it.
    database
        Where the server keeps its tables; as for `gloam serve`.
    under_way
        With the game that is being played, so that another server can go on with it. The file then
        tells what every seat holds: keep it from those who play.
    """
    from gloam.table.campaigns import command

    where = _database(database)
    return MISUSED if where is None else command.export(where, id, file, under_way)


@campaigns.command(name="import")
def import_campaign(file: Path, *, database: str | None = None) -> int:
    """Prove the campaign in a file, and store it as a new one.

    Parameters
    ----------
    file
        What `export` has written, here or elsewhere.
    database
        Where the server keeps its tables; as for `gloam serve`.
    """
    from gloam.table.campaigns import command

    where = _database(database)
    return MISUSED if where is None else command.bring(where, file)


def _database(given: str | None) -> str | None:
    """Where tables are kept; None, and said why, if a setting is wrong."""
    from gloam.table.server.settings import SettingsError, settings

    try:
        return settings(database=given).database
    except SettingsError as error:
        Console(stderr=True).print(str(error))
        return None


board = App(name="board", help="Boards that people have drawn.")
app.command(board)


@board.command(name="import")
def import_board(
    file: Path, *, to: Path = Path(), name: str = "", side: Path | None = None, game: str = ""
) -> int:
    """Make a board of a map that was drawn with a map editor, and say what it lacks.

    Parameters
    ----------
    file
        What was saved of the map.
    to
        The folder for the board and its tables of light and sight. Otherwise this one.
    name
        What the board's files are called. Otherwise as the map's file.
    side
        A TOML file with what the editor does not know, such as Windows; docs/authors/boards.md.
    game
        For which game, if several take maps.
    """
    from gloam.terminal import importing

    return importing.run(file, to, name or file.stem, side, game)


@app.command
def check(*, game: list[str] | None = None, json: bool = False) -> int:
    """Look for rules that no test proves, citations of no rule, and cards that do not parse.

    Parameters
    ----------
    game
        Check this game only. May be given several times.
    json
        Print the findings as JSON.
    """
    from gloam.kernel.content import registry
    from gloam.proving import check

    try:
        games = registry.chosen(game)
    except registry.UnknownGame as unknown:
        Console(stderr=True).print(str(unknown))
        return MISUSED
    return check.run(games, whole=not game, json=json)


@app.command
def simulate(
    game: str,
    *,
    players: str = "",
    bot: str = "greedy",
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 1000,
    set_: Annotated[list[str] | None, Parameter(name="--set")] = None,
    seed: int = 1,
    board: str = "",
    json: bool = False,
) -> int:
    """Let bots play many games, and print how often they win and how games end.

    Parameters
    ----------
    game
        Which game.
    players
        How many play, for instance 2,3,4: each number is a row. Otherwise all that the game allows.
    bot
        Who sits in every seat: random, careful, plain, greedy, search or trial.
    games
        How many games to play with each number of players.
    set_
        A setting of the game, as name=choice. May be given several times.
    seed
        Which games: the same seed plays the same ones.
    board
        The file of a board that `gloam board import` has written, to play on that one.
    json
        Print the table as JSON.
    """
    compiled.use()
    from gloam.lab import simulate

    try:
        counts = [int(count) for count in players.split(",") if count.strip()]
        options = dict(simulate.option(told) for told in set_ or ())
    except ValueError as error:
        Console(stderr=True).print(str(error))
        return MISUSED
    return simulate.run(simulate.Wish(game, counts, bot, games, options, seed, board), json)
