"""A game of The Stifling Dark played at random, with the laws looked at before every answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence

from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine
from tests.battery import laws

OFTEN = 0.02  # how often a world is imagined for every seat


def lawful_game(
    rules: StiflingDarkRules,
    seed: int,
    options: Mapping[str, str] | None = None,
    wanted: Callable[[Sequence[Key], random.Random], Sequence[Key]] = lambda keys, chance: keys,
) -> Iterator[Run[StiflingDark]]:
    """Every position with an ask, of 2 to 5 seats by turns; `wanted` narrows what is answered."""
    chance = random.Random(seed)
    seats = 2 + seed % 4
    game = rules.setup(rules.choices(dict(options or {})), seats, {})
    game.dice = Dice(b"random %d" % seed)
    run = Run.at(rules, game)
    while run.result is None:
        ask = run.ask
        assert ask is not None
        laws.pieces_are_conserved(run)
        laws.secret_asks_come_first(run)
        laws.a_step_is_short(run)
        laws.an_agenda_is_plain(run)
        yield run
        if chance.random() < OFTEN:
            for seat in range(seats):
                dice = Dice(b"%d" % chance.randrange(99))
                assert imagine(run, seat, dice.copy()) is not None
                laws.imagining_uses_nothing_hidden(run, seat, dice)
        seat = chance.choice(ask.seats())
        run.send(seat, chance.choice(wanted(list(ask.offer(seat)), chance)))
