"""Stamina and Charge: gaining, losing, Wound icons, Obstructions."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.investigators.minor_abilities import wound_icons
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.reacting.interrupting import before_all
from gloam.games.stifling_dark.rules.told_causes import UNTOLD, Why, cause
from gloam.games.stifling_dark.rules.wounds import gain_wound, holds_poppet
from gloam.games.stifling_dark.state import (
    MOST_CHARGE,
    MOST_STAMINA,
    NO_CARD,
    PROCEDURES,
    StiflingDark,
)


def most_stamina(game: StiflingDark, who: int) -> int:
    # rule: track.obstruction
    one = game.team[who]
    by_wounds = max(burden(game, who).stamina_blocked - one.cleared, 0)
    blocked = one.stamina_blocked + by_wounds
    return max(MOST_STAMINA - blocked, 0)


def most_charge(game: StiflingDark, who: int) -> int:
    blocked = game.team[who].charge_blocked + burden(game, who).charge_blocked
    return max(MOST_CHARGE - blocked, 0)  # rule: board.charge-max


def spare_stamina(game: StiflingDark, who: int) -> int:
    """What somebody can spend: nothing of a track that is frozen."""
    # rule: concept.spend
    return 0 if burden(game, who).stamina_frozen else game.team[who].stamina


@PROCEDURES.plain
def pay_stamina(game: StiflingDark, who: int, n: int, why: Why) -> None:
    """A price; whether it can be paid was looked at before."""
    lose_stamina(game, who, n, 1, why)


@PROCEDURES.plain
def gain_stamina(game: StiflingDark, who: int, n: int, why: Why = UNTOLD) -> None:
    one = game.team[who]
    if burden(game, who).stamina_frozen:
        return
    gained = min(n, most_stamina(game, who) - one.stamina)  # rule: concept.gain
    if gained > 0:
        one.stamina += gained  # rule: stamina.wound-icon-down
        game.cult.fed |= game.turn.who == who
        game.tell("gained-stamina", who, gained, one.stamina, because=cause(why))


@PROCEDURES.plain
def lose_stamina(game: StiflingDark, who: int, n: int, bites: int, why: Why = UNTOLD) -> None:
    """Step by step; each step onto an icon wounds, if the loss bites."""
    one = game.team[who]
    bends = burden(game, who)
    if bends.stamina_frozen:
        return
    sprint = game.turn.sprint_harm and game.turn.who == who
    # rule: stamina.track, investigator.marci-minor
    icons = wound_icons(game, who)
    if sprint and bends.icons_early:
        icons = tuple([icon + bends.icons_early for icon in icons])
    for _ in range(n):
        if not one.stamina:
            return  # rule: stamina.loss-floor
        one.stamina -= 1
        game.tell("lost-stamina", who, 1, one.stamina, because=cause(why))
        if game.poppet >= 0 and holds_poppet(game, who):
            before_all(game, ("poppet_rests", game.poppet))
        # rule: stamina.wound-icon, track.unbiting
        if bites and one.stamina in icons and not (sprint and bends.sprint_unharmed):
            gain_wound(game, who, int(sprint and bends.sprint_wounds_up), "low-stamina")


@PROCEDURES.plain
def gain_charge(game: StiflingDark, who: int, n: int, why: Why = UNTOLD) -> None:
    one = game.team[who]
    # rule: concept.gain, board.charge-max, final.charge
    gained = min(n, most_charge(game, who) - one.charge)
    if gained > 0:
        one.charge += gained
        game.cult.fed |= game.turn.who == who
        game.tell("gained-charge", who, gained, one.charge, because=cause(why))


@PROCEDURES.plain
def lift_charge(game: StiflingDark, who: int, why: Why) -> None:
    """Charge that is never below a number rises to it."""
    floor = burden(game, who).charge_floor
    if game.team[who].charge < floor:
        gain_charge(game, who, floor - game.team[who].charge, why)


@PROCEDURES.plain
def lose_charge(game: StiflingDark, who: int, n: int, why: Why = UNTOLD) -> None:
    one = game.team[who]
    lost = min(n, one.charge - burden(game, who).charge_floor)
    if lost > 0:
        one.charge -= lost
        game.tell("lost-charge", who, lost, one.charge, because=cause(why))


@PROCEDURES.plain
def obstruct(game: StiflingDark, who: int, stamina: int) -> None:
    """An Obstruction that no Wound has set."""
    one = game.team[who]
    if stamina:
        one.stamina_blocked += 1
    else:
        one.charge_blocked += 1
    step_down(game, who)


@PROCEDURES.plain
def step_down(game: StiflingDark, who: int, wound: int = NO_CARD) -> None:
    """A marker on a space that has been closed steps down. No icon bites: nothing was lost.

    What a Wound has pushed down so is given back when it is turned down.
    """
    one = game.team[who]
    stamina = max(one.stamina - most_stamina(game, who), 0)
    charge = max(one.charge - most_charge(game, who), 0)
    one.stamina -= stamina
    one.charge -= charge  # rule: track.obstruction
    if wound >= 0 and (stamina or charge):
        one.pressed[wound] = stamina << 4 | charge  # rule: wound.flip-down
