"""MP, Sprint and Rest."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.burdens import burden
from gloam.games.stifling_dark.rules.tracks import lose_stamina
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import BOARD_MP, PROCEDURES, SPRINT_FACES, StiflingDark
from gloam.kernel.core.asks import Key


def turn_mp(game: StiflingDark, who: int) -> int:
    """The MP that a turn begins with."""
    bends = burden(game, who)
    mp = BOARD_MP + bends.mp  # rule: move.pool, board.mp
    if bends.mp_halved:
        mp //= 2  # rule: game.rounding
    if is_steady(game, who):
        mp = max(mp, BOARD_MP)  # rule: investigator.ibraheem-minor
    return max(mp, 0)


def is_steady(game: StiflingDark, who: int) -> bool:
    return "steady" in TEXTS[game.team[who].face].flags and not burden(game, who).no_abilities


def sprint_keys(game: StiflingDark, who: int) -> list[Key]:
    """Once a turn, at any point of it, for Stamina that one has."""
    turn, one, bends = game.turn, game.team[who], burden(game, who)
    # rule: sprint.once, sprint.any-time, sprint.no-stamina
    paid = one.stamina >= 1 + bends.sprint_cost
    if turn.sprints >= turn.sprints_allowed or bends.no_sprint or not paid or turn.stopped:
        return []
    return [("sprint",)]


def sprint(game: StiflingDark, who: int) -> None:
    """Pay Stamina, roll the Sprint die: so many MP more."""
    turn, one, bends = game.turn, game.team[who], burden(game, who)
    turn.sprints += 1
    turn.sprint_harm = True
    lose_stamina(game, who, 1 + bends.sprint_cost, 1)  # rule: sprint.cost
    turn.sprint_harm = False
    gained = one.sure_sprint or rolled(game, who)
    one.sure_sprint = 0
    turn.mp += gained
    game.tell("sprints", who, gained)
    if bends.sprint_wounds and one.here:
        six = 1 + game.roll(6)
        if six >= bends.sprint_wounds and not bends.sprint_unharmed:
            gain_wound(game, who, int(bends.sprint_wounds_up))


@PROCEDURES.plain
def free_sprint(game: StiflingDark, who: int) -> None:
    """A roll of the Sprint die that costs nothing more; the turn is no Rest."""
    gained = rolled(game, who)
    game.turn.sprints += 1
    game.turn.mp += gained
    game.tell("sprints", who, gained)


def rolled(game: StiflingDark, who: int) -> int:
    """What the Sprint die gives to this Investigator now."""
    one, bends = game.team[who], burden(game, who)
    total = 0
    for _ in range(one.sprint_dice or 1):
        face = SPRINT_FACES[game.roll(len(SPRINT_FACES))]  # rule: component.sprint-faces
        if face == 2 and "fleet" in TEXTS[one.face].flags and not bends.no_abilities:
            face = 3  # rule: investigator.lucy-minor
        total += face
    one.sprint_dice = 0
    if bends.sprint:
        total = max(total + bends.sprint, 1)
    if bends.mp_halved:
        total //= 2
    if is_steady(game, who):
        lost = min(BOARD_MP + bends.mp, BOARD_MP) - BOARD_MP
        total = max(total + lost, 0)  # rule: investigator.ibraheem-minor
    return total
