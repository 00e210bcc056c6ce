"""What an effigy cannot do now although one might expect it, and the rule that says no."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.harrowing.rules.actions import cost
from gloam.games.harrowing.rules.adversaries import with_health
from gloam.games.harrowing.rules.fate_and_omens import ambushes
from gloam.games.harrowing.state import (
    FIGHT,
    FULL,
    SINS,
    Harrowing,
    Phase,
)
from gloam.games.harrowing.view.names import SEAT, SIN_ID
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.options import Refusals, about_word
from gloam.kernel.present.things import NUMBER

# Why not, with the rule, from the least telling to the most.
WHY = Refusals(
    {
        "omens": "omen.spend",
        "no-foe": "action.legal-needed",
        "locked": "damned.locked-sin",
        "ambush": "ambush.lock",
        "ambush-hunted": "ambush.hunted-invokes",
        "boss": "boss.threshold",
    }
)


def blocked(game: Harrowing, seat: int, ask: Ask) -> list[Blocked]:
    """At an open moment, one reason for each action that cannot be taken."""
    offered = ask.offer(seat)
    if not offered or about_word(ask.about) != "open" or game.phase is not Phase.PLAY:
        return []
    if game.at[seat] < 0:
        return []
    if ambushes(game):
        if seat == game.hunted():
            return [WHY.no("ambush-hunted", touches=("fate-0",))]
        return [WHY.no("ambush", (SEAT, game.hunted()), touches=("fate-0",))]
    # rule: flow.refusals
    found = [_why_not(game, seat, action) for action in _missing(offered)]
    if ("boss",) not in offered and not game.boss_placed:
        found.append(WHY.no("boss", touches=("boss",)))
    return found


def _missing(offered: Sequence[Key]) -> list[int]:
    able = {key[1] for key in offered if key[0] == "act"}
    return [action for action in range(SINS) if action not in able]


def _why_not(game: Harrowing, seat: int, action: int) -> Blocked:
    touches = (SIN_ID[seat][action],)
    if game.sheet(seat).corruption[action] == FULL:
        return WHY.no("locked", touches=touches)
    if action == FIGHT and not with_health(game, seat):
        return WHY.no("no-foe", touches=touches)
    lacks = cost(game, seat, action) - game.omens[seat]
    return WHY.no("omens", (NUMBER, lacks), touches=touches)
