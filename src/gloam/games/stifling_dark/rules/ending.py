"""Winning and losing: looked at after every single effect."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.state import (
    ADVERSARY,
    LAST_ROUND,
    Outcome,
    Phase,
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


def deaths_decide(game: StiflingDark) -> bool:
    """After a death: has the Adversary won by it, or have the others all escaped?"""
    # rule: spirit.check-win, spirit.no-butcher, game.adversary-goal
    # rule: butcher.win, horror.win, cult.win, cult.win-escaped
    if len(game.dead()) >= (game.kind.kills or len(game.team)):
        end(game, Outcome.ADVERSARY)
    elif not game.living():
        # Somebody has escaped.
        end(game, Outcome.INVESTIGATORS)  # rule: end.settled, end.investigators-win
    else:
        return False
    return True


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
