"""`python -m bench`; `make bench` and `make bench-page` call it."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

import examples
from gloam.cli import run_command

app = App(name="bench", help="Measure Gloam.", default_parameter=Parameter(negative=""))


@app.command
def games(
    *,
    game: list[str] | None = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
    strict: bool = False,
    json: bool = False,
) -> int:
    """Measure how fast the games run, and print a table.

    Parameters
    ----------
    game
        Measure this game only. May be given several times.
    seconds
        How long each measurement takes.
    strict
        Exit with 1 if a target is missed.
    json
        Print the table as JSON.
    """
    from bench.games import run

    return run.run(json=json, games=game, seconds=seconds, strict=strict)


@app.command
def server(
    *,
    seconds: Annotated[float, Parameter(validator=Number(gte=2))] = 20.0,
    strict: bool = False,
    json: bool = False,
) -> int:
    """Measure how much a server bears, with the load on this machine, and print a table.

    Parameters
    ----------
    seconds
        How long the longest measurement takes.
    strict
        Exit with 1 if a target is missed.
    json
        Print the figures as JSON.
    """
    from bench.server import run

    return run.run(json=json, seconds=seconds, strict=strict)


@app.command
def compare(
    *trees: Path,
    runs: Annotated[int, Parameter(validator=Number(gte=1))] = 5,
    seconds: Annotated[float, Parameter(validator=Number(gte=2))] = 4.0,
    json: bool = False,
) -> int:
    """Measure the servers of several trees against each other: all at once, in turns.

    Parameters
    ----------
    trees
        Folders with this repository, such as `git worktree add --detach /tmp/before COMMIT` makes;
        the others are compared with the first. They must have all games that are installed.
    runs
        How often, each time with new processes: one and a half minutes for two trees.
    seconds
        How long a window of load takes.
    json
        Print the figures as JSON.
    """
    from bench.server import compare

    if len(trees) < 2:
        sys.stderr.write("Two trees or more are compared.\n")
        return 2
    compare.run(trees, json=json, runs=runs, seconds=seconds)
    return 0


@app.command
def page() -> None:
    """Measure how heavy the page is, and how fast it draws."""
    from bench import page

    page.run()


def main(argv: list[str]) -> int:
    examples.register()
    return run_command(app, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
