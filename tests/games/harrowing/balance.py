"""How often bots win, cell by cell: `python -m tests.games.harrowing.balance [GAMES] [PROCESSES]`.

Prints the table of `docs/balance/harrowing.md`. The policy is asked about the true position, which
for it is the same as an imagined one: it looks at nothing that is hidden.
"""

from __future__ import annotations

import sys
from math import sqrt
from multiprocessing import Pool

from gloam.games.harrowing.bot.policy import HarrowingPolicy
from gloam.games.harrowing.state import Outcome
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from tests.games.harrowing.cards.real_table import RULES

ENOUGH = 20_000  # asks
SECOND = campaign_of([("unlock", "number-5"), ("unlock", "number-6")])  # the Circle, no more
POLICY = HarrowingPolicy()


def play(cell: tuple[str, int, int]) -> tuple[bool, int]:
    """One game: whether it was won, and after how many asks it ended."""
    circle, seats, number = cell
    campaign = SECOND if circle == "second" else {}
    dice = Dice(number.to_bytes(32, "big"))
    run = Run.start(RULES, seats, dice, {"circle": circle}, campaign, keep=False)
    for asks in range(ENOUGH):
        ask = run.ask
        if ask is None:
            return run.state.outcome is Outcome.WON, asks
        run.send(ask.seat, POLICY.choose(run.state, ask.seat, ask))
    raise RuntimeError(f"{cell} does not end")


def tell(games: int, processes: int) -> None:
    print("| Circle | Effigies | Games | Won | 95 % | Asks |\n|---|---|---|---|---|---|")
    with Pool(processes) as pool:
        for circle in ("first", "second"):
            for seats in (1, 2, 3, 4):
                ends = pool.map(play, [(circle, seats, n) for n in range(games)], chunksize=5)
                rate = sum([won for won, _ in ends]) / games
                span = 1.96 * sqrt(rate * (1 - rate) / games)
                asks = sum([asks for _, asks in ends]) / games
                bounds = f"{100 * (rate - span):.1f}-{100 * (rate + span):.1f}"
                row = (circle, seats, games, f"{100 * rate:.1f} %", bounds, f"{asks:.0f}")
                print("|", " | ".join([str(part) for part in row]), "|", flush=True)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:3]]
    tell(*[*numbers, *(1000, 2)[len(numbers) :]])
