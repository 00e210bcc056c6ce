"""What carries figures: the current in the Tunnel of Love, the Ferris Wheel and the Zipper.

Being carried is no Move: it costs nothing, and what lies on the way is not met.
"""

from __future__ import annotations

from gloam.games.stifling_dark.rules.light_and_flashlights import moved_from_light
from gloam.games.stifling_dark.state import NO_ONE, StiflingDark


def rest(game: StiflingDark, who: int, space: int, swam: bool, rode: bool) -> int:
    """Where a Move of an Investigator onto a space comes to rest."""
    ground = game.ground
    # rule: water.definition, water.carry, water.once
    if space in ground.downstream and not swam:
        one = ground.downstream[space]
        # rule: water.blocked, water.stop-space
        for end in (ground.downstream[one], one):
            if game.standing(end) in (NO_ONE, who):
                return end
    if space in ground.next_seat and not rode:
        return ridden(game, space)
    return space


def ridden(game: StiflingDark, seat: int) -> int:
    """Where a ride carries an Investigator; a Hidden figure is in nobody's way."""
    ahead = game.ground.next_seat[seat]
    # rule: ride.empty
    taken = game.standing(ahead) != NO_ONE or game.foe_stands(ahead)
    return seat if taken else ahead


def come_to_rest(game: StiflingDark, who: int) -> None:
    """After a Move onto Water or a seat, the first of its kind in this turn."""
    space, turn = game.team[who].space, game.turn
    end = rest(game, who, space, turn.swam, turn.rode)
    turn.swam |= space in game.ground.downstream
    turn.rode |= space in game.ground.next_seat  # rule: ride.once-each, ride.carry
    carry(game, who, end)


def start_on_ride(game: StiflingDark, who: int) -> None:
    """Who starts a turn on a seat is carried before anything else."""
    # rule: ride.carry, ride.turn-start
    space = game.team[who].space
    if space in game.ground.next_seat:
        game.turn.rode = True
        carry(game, who, ridden(game, space))


def carry(game: StiflingDark, who: int, end: int) -> None:
    one = game.team[who]
    if end != one.space:
        before, one.space = one.space, end  # rule: ride.free, move.forced-not-move
        game.tell("carried", who, before, end)
        moved_from_light(game, who)


# --- the Adversary ---


def figure_carried(game: StiflingDark) -> int:
    """Where it is once a ride has carried it on, if it is on a seat and none has in this turn."""
    figure, ahead = game.figure, game.ground.next_seat.get(game.figure.space)
    if ahead is None or figure.rode:
        return figure.space  # rule: ride.once-each, water.adversary
    figure.rode = True  # rule: ride.carry, ride.adversary-secret
    # An Investigator there prevents it, and nothing else.
    # rule: ride.empty
    return figure.space if game.standing(ahead) != NO_ONE else ahead
