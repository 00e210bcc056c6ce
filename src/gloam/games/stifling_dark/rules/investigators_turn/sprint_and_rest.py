"""Sprint, once a turn; and Rest, which a turn without it is."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import Burden
from gloam.games.stifling_dark.rules.investigators.minor_abilities import is_steady
from gloam.games.stifling_dark.rules.investigators_turn.moving import bent_mp
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    lose_stamina,
    spare_stamina,
)
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.reacting.dice import SPRINT, roll_d6, rolled, throw
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import BOARD_MP, PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Key


def sprint_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    """Once a turn, at any point of it, for Stamina that one has."""
    turn = game.turn
    # rule: sprint.once, sprint.any-time, sprint.no-stamina
    paid = spare_stamina(game, who) >= 1 + bends.sprint_cost
    if turn.sprints >= turn.sprints_allowed or bends.no_sprint or not paid or turn.stopped:
        return []
    return [("sprint",)]


def sprint(game: StiflingDark, who: int) -> None:
    """Pay Stamina, roll the Sprint die: so many MP more."""
    turn, one, bends = game.turn, game.team[who], burden(game, who)
    turn.sprints += 1
    turn.sprint_harm = True
    lose_stamina(game, who, 1 + bends.sprint_cost, 1, "sprint")  # rule: sprint.cost
    turn.sprint_harm = False
    if one.sure_sprint:
        gained, one.sure_sprint = one.sure_sprint, 0
        sprint_gives(game, who, gained)
    else:
        free_sprint(game, who)
    if bends.sprint_wounds and one.here:
        roll_d6(game, who, "sprint_harms", who)


@PROCEDURES.plain
def free_sprint(game: StiflingDark, who: int) -> None:
    """A roll of the Sprint die that costs nothing more."""
    one = game.team[who]
    die = -one.sprint_dice or SPRINT
    one.sprint_dice = 0
    rolled(game, who, die, throw(game, who, die), ("sprint_comes_to", who))


@PROCEDURES.plain
def one_more_sprint(game: StiflingDark, who: int) -> None:
    """The turn is no Rest."""
    game.turn.sprints += 1
    free_sprint(game, who)


@PROCEDURES.plain
def sprint_comes_to(game: StiflingDark, who: int, total: int) -> None:
    """What a roll of the Sprint die gives to this Investigator now."""
    bends = burden(game, who)
    if bends.sprint:
        total = max(total + bends.sprint, 1)
    if bends.mp_halved:
        total //= 2
    if is_steady(game, who):
        lost = max(BOARD_MP - bent_mp(bends), 0)
        total = max(total - lost, 0)  # rule: investigator.ibraheem-minor
    sprint_gives(game, who, total)


def sprint_gives(game: StiflingDark, who: int, mp: int) -> None:
    game.turn.mp += mp
    game.tell("sprints", who, mp)


@PROCEDURES.plain
def sprint_harms(game: StiflingDark, who: int, six: int) -> None:
    """A Pyrocumulus wounds some of those who Sprint."""
    bends = burden(game, who)
    if six >= bends.sprint_wounds and not bends.sprint_unharmed:
        gain_wound(game, who, int(bends.sprint_wounds_up), game.event)


# --- Rest ---


def rests(game: StiflingDark, who: int) -> bool:
    """Without a Sprint and without an Involved Action a turn is a Rest."""
    turn = game.turn
    # rule: rest.gain, rest.automatic, rest.after-final, final.involved-no-stamina
    # rule: round.skip-final
    return not turn.sprints and not turn.involved and not burden(game, who).no_rest
