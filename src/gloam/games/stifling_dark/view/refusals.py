"""What one cannot do now although one might expect it, and the rule that says no."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.stifling_dark.rules.investigators_turn.moving import cost_of
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import flashlight_cost
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    FALSE,
    NO_ONE,
    TEMPLATES,
    StiflingDark,
)
from gloam.games.stifling_dark.view.names import FIGURE_ID, FOE, GATE, GATE_ID, SPACE, WHO, number
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.options import Refusals, about_word
from gloam.kernel.present.things import NUMBER

# Why not, with the rule, from the least telling to the most.
WHY = Refusals(
    {
        "mp": "concept.mp",
        "stopped": "window.investigator-stop",
        "locked": "door.locked",
        "false": "token.false-permanent",
        "occupied": "move.enter-occupied",
        "door-not-empty": "door.lock-not-empty",
        "stamina": "sprint.no-stamina",
        "sprinted": "sprint.once",
        "power": "final.flashlight",
        "templates": "flash.extra-template",
        "shared": "move.no-shared-end",
        "exposed": "adv.revealed-no-attack",
        "no-stalk": "butcher.stalk-spend",
        "no-ambush": "adv.revealed-card",
        "first-round": "adv.first-round",
        "egg-due": "horror.eggs-timing",
    }
)


def blocked(game: StiflingDark, seat: int, ask: Ask) -> Sequence[Blocked]:
    keys = ask.offer(seat)
    if not keys:
        return []
    about = about_word(ask.about)
    if about == "turn":
        return _in_turn(game, game.turn.who, set(keys))
    if about == "prowl" and seat == ADVERSARY:
        told = PROWLING.get(game.kind.name)
        return told(game) if told is not None else []
    return []


def _in_turn(game: StiflingDark, who: int, keys: set[Key]) -> list[Blocked]:
    one, turn = game.team[who], game.turn
    me = (FIGURE_ID[number(game, WHO, who)],)
    found: list[Blocked] = []
    for space in game.ground.near[one.space]:
        if ("go", space) not in keys:
            found += _not_there(game, who, space)
    if ("sprint",) not in keys:
        if turn.sprints >= turn.sprints_allowed:
            found.append(WHY.no("sprinted", touches=me))
        elif one.stamina < 1 + burden(game, who).sprint_cost:
            found.append(WHY.no("stamina", (NUMBER, one.stamina), touches=me))
    if game.standing_with(who) != NO_ONE:
        found.append(WHY.no("shared", touches=me))
    elif ("flashlight",) not in keys:
        if one.charge < flashlight_cost(game, who):
            found.append(WHY.no("power", (NUMBER, flashlight_cost(game, who)), touches=me))
        elif len(game.lights) >= TEMPLATES:
            found.append(WHY.no("templates", touches=me))
    return found


def _not_there(game: StiflingDark, who: int, space: int) -> list[Blocked]:
    """Why a neighbouring space cannot be entered."""
    ground, turn = game.ground, game.turn
    named = (SPACE, number(game, SPACE, space))
    gate = ground.door_at.get(space, -1)
    if gate < 0:
        gate = ground.window_between.get((game.team[who].space, space), -1)
    if gate >= 0 and game.blocked >> gate & 1:
        why = "false" if game.gates[gate] == FALSE else "locked"
        return [
            WHY.no(
                why,
                (GATE, number(game, GATE, gate)),
                touches=(GATE_ID[gate], *SPACE.node(named[1])),
            )
        ]
    if turn.stopped:
        return [WHY.no("stopped", named)]
    cost = cost_of(game, who, space, turn.dark_steps)
    if cost > turn.mp:
        return [WHY.no("mp", (NUMBER, cost), touches=SPACE.node(named[1]))]
    if game.standing(space) != NO_ONE:
        return [WHY.no("occupied", named)]
    return []


def _as_butcher(game: StiflingDark) -> list[Blocked]:
    butcher, figure = game.butcher, game.figure
    me = FOE.node(number(game, FOE, game.acting))
    if figure.revealed or figure.exposed:
        return [WHY.no("exposed", touches=me)]
    if not butcher.stalk and not game.adversary.attacked:
        return [WHY.no("no-stalk", touches=me)]
    return []


def _as_horror(game: StiflingDark) -> list[Blocked]:
    figure, horror = game.figure, game.horror
    me = FOE.node(number(game, FOE, game.acting))
    found: list[Blocked] = []
    if horror.egg_due:
        found.append(WHY.no("egg-due", touches=me))
    if figure.revealed or figure.exposed:
        found += [] if horror.enraged else [WHY.no("no-ambush", touches=me)]
    elif game.round == 1:
        found.append(WHY.no("first-round", touches=me))
    return found


# By the name of the Adversary; of the Cult nothing is told yet.
PROWLING = {"butcher": _as_butcher, "horror": _as_horror}
