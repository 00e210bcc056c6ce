"""Why something happens: every card, action or roll is the cause of what it brings about.

The cause is kept in the state. What interrupts it has a cause of its own, after which the earlier
one stands again.
"""

from __future__ import annotations

from gloam.games.harrowing.state import PROCEDURES, Harrowing
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.state import Event


def call_because(game: Harrowing, cause: Event, *calls: Call) -> None:
    """Do these, before all else; whatever they tell has this cause."""
    if calls:
        game.agenda.call(*calls, then=("restore_cause", *game.cause))
        game.cause = cause


@PROCEDURES.plain
def restore_cause(game: Harrowing, *parts: object) -> None:
    """Back to the cause that stood before; the results of the calls come last."""
    game.cause = tuple([part for part in parts[:-1] if isinstance(part, str | int)])
