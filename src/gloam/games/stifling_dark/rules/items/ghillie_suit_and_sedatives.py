"""Items that take somebody out of the round: the Ghillie Suit, Sedatives."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.conditions import discard_passing
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import gain_stamina
from gloam.games.stifling_dark.rules.investigators_turn.turn_end import turn_is_over
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import moved_from_light
from gloam.games.stifling_dark.state import MOST_STAMINA, PROCEDURES, Status, StiflingDark


@PROCEDURES.plain
def leave_board(game: StiflingDark, who: int) -> None:
    """Only a token stays: nothing reaches them, and they do nothing, until the round ends."""
    game.team[who].status = Status.AWAY
    game.tell("hides-away", who)
    moved_from_light(game, who)
    discard_passing(game, who)
    turn_is_over(game, who)


@PROCEDURES.plain
def skip_turn(game: StiflingDark, who: int) -> None:
    game.team[who].skips = True


def wake_up(game: StiflingDark, who: int) -> None:
    """After the turn that was skipped: no Obstruction on the Stamina track, and all of it full."""
    one = game.team[who]
    one.skips = False
    one.stamina_blocked = 0
    one.cleared = burden(game, who).stamina_blocked  # those of Wounds are lifted too
    one.pressed = {wound: taken & 15 for wound, taken in one.pressed.items()}
    gain_stamina(game, who, MOST_STAMINA, FACE["sedatives"])
    discard_passing(game, who)


def come_back(game: StiflingDark) -> None:
    """As the round ends."""
    for who, one in enumerate(game.team):
        if one.status is Status.AWAY:
            one.status = Status.PLAYING  # rule: round.end-order
            game.tell("comes-back", who)
