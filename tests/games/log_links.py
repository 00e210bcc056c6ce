"""What the log points at, for any game: nodes that were on the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from gloam.kernel.content.registry import Game
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL, Journal

SEEDS = [b"pointing %d" % number for number in range(6)]


def events_point_at_the_table(
    game: Game, options: Mapping[str, str], about_nothing: Collection[str]
) -> None:
    """Play random games of three; each event points at a node before or after it, or is about
    nothing that is shown.
    """
    rules = game.rules
    for seed in SEEDS:
        journals: list[Journal] = []
        run = Run.start(rules, 3, Dice(seed), options, journals=journals)
        chance = Dice(seed + b" answers")
        while (ask := run.ask) is not None:
            before = _shown(run)
            del journals[:]
            offered = ask.offer(ask.seat)
            run.send(ask.seat, offered[chance.roll(len(offered))])
            after = before | _shown(run)
            told = [entry[2] for journal in journals for entry in journal if entry[0] == TELL]
            for event in told:
                things = rules.event_things(rules.as_said(run.state, event))
                assert things or event[0] in about_nothing, event
                is_there = after.intersection(things) or event[0] in about_nothing
                assert not things or is_there, event


def _shown(run: Run[Any]) -> set[str]:
    """The ids of all nodes that somebody sees."""
    rules, game = run.rules, run.state
    private = [rules.private(game, seat) for seat in range(game.seats)]
    parts = [rules.fixed(game), rules.public(game), *private]
    return {node.id for nodes in parts for node in nodes}
