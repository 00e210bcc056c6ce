"""Winning and losing: looked at after every single effect."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.light_and_flashlights import leaves_light, relight
from gloam.games.stifling_dark.rules.reacting.interrupting import before_all
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    LAST_ROUND,
    Outcome,
    Phase,
    Status,
    StiflingDark,
)
from gloam.kernel.core.asks import Ask, Flow, Interrupted, Key

FLARE: Final = "flare"
BANISH: Final = "banish"
CONCEDE: Final[Key] = ("concede",)
FIGHT_ON: Final[Key] = ("fight-on",)


def end(game: StiflingDark, outcome: Outcome) -> None:
    """The first side whose condition is met wins; nothing later counts."""
    if game.outcome is None:  # rule: end.immediate
        game.outcome = outcome
        game.phase = Phase.OVER
        game.agenda.frames.clear()
        game.due = ()
        game.tell("over", outcome.value)


def died(game: StiflingDark, who: int) -> None:
    """The Adversary may have won by it; if not, the dead may come back as a Spirit."""
    one = game.team[who]
    one.status = Status.DEAD
    one.dying = False
    leaves_light(game, who)  # rule: flash.death
    game.tell("died", who)
    # rule: spirit.check-win, spirit.no-butcher, game.adversary-goal
    # rule: butcher.win, horror.win, cult.win
    if len(game.dead()) >= (game.kind.kills or len(game.team)):
        end(game, Outcome.ADVERSARY)
    elif not game.living():
        # Somebody has escaped.
        end(game, Outcome.INVESTIGATORS)  # rule: end.settled, end.investigators-win
    else:
        relight(game)
        pass_over(game, who)


def pass_over(game: StiflingDark, who: int) -> None:
    """A death in one's own turn ends that turn, and all that was still to come in it."""
    calls = (("clear_board", who), ("become_spirit", who))
    if game.phase is Phase.TURN and game.turn.who == who:
        game.agenda.frames.clear()
        game.due = ()
        game.agenda.interpose(*calls, then=("turn_is_over", who))  # rule: spirit.turn
    else:
        before_all(game, *calls)


def time_is_up(game: StiflingDark) -> bool:
    """After the last round the Adversary has won, or nobody if he was to be Banished."""
    if game.round < LAST_ROUND:
        return False
    # rule: end.timeout, end.unescaped, game.rounds
    # rule: butcher.banish-draw, horror.banish-draw, cult.banish-time
    draws = game.objective == BANISH and game.kind.banish_draws  # rule: end.timeout-table
    end(game, Outcome.DRAW if draws else Outcome.ADVERSARY)
    return True


# --- conceding, where the table has agreed to it ---


def concessions(game: StiflingDark, seat: int) -> list[Key]:
    """What a seat may say now although it is not asked; nothing before the first round."""
    if not game.may_concede or seat >= game.seats or game.phase.value < Phase.ROUND.value:
        return []
    return [FIGHT_ON] if game.conceded >> seat & 1 else [CONCEDE]


def concede(game: StiflingDark, seat: int, key: Key) -> None:
    """One seat is the whole Adversary; Investigators give up once all their seats have."""
    game.conceded ^= 1 << seat
    if key == FIGHT_ON:
        game.tell("fights-on", seat)
        return
    game.tell("concedes", seat)
    # rule: end.concede
    if seat == ADVERSARY:
        end(game, Outcome.INVESTIGATORS)
    elif all(game.conceded >> other & 1 for other in range(1, game.seats)):
        end(game, Outcome.ADVERSARY)


def until_conceded(game: StiflingDark, flow: Flow[None]) -> Flow[None]:
    """A step that ends when a side has conceded. Whatever else is said, its ask stands."""
    answer: object = None
    while True:
        try:
            ask: Ask = flow.send(answer)
        except StopIteration:
            return
        while True:
            try:
                answer = yield ask
                break
            except Interrupted:
                if game.outcome is not None:
                    flow.close()
                    return
