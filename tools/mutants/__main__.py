"""`python -m tools.mutants`; `make mutants` calls it."""

import sys
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console

import examples
from gloam.cli import MISUSED, run_command
from gloam.kernel.content import registry
from gloam.kernel.content.registry import UnknownGame
from tools.mutants import run

app = App(name="mutants", default_parameter=Parameter(negative=""))


@app.default
def mutants(
    *,
    game: list[str] | None = None,
    n: Annotated[int, Parameter(validator=Number(gte=1))] = 50,
    seed: int = 1,
    json: bool = False,
) -> int:
    """Break citing functions at random, one at a time, and see whether the tests notice.

    Parameters
    ----------
    game
        Break this game only. May be given several times.
    n
        How many mutants to make.
    seed
        Which ones: the same seed makes the same mutants.
    json
        Print the result as JSON.
    """
    try:
        games = registry.chosen(game)
    except UnknownGame as unknown:
        Console(stderr=True).print(str(unknown))
        return MISUSED
    return run.run(n=n, seed=seed, json=json, games=games)


def main(argv: list[str]) -> int:
    examples.register()
    return run_command(app, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
