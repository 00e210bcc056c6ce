"""Conceding, where the table has agreed to it: a side gives up while something is asked openly."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.ending import end
from gloam.games.stifling_dark.state import ADVERSARY, Outcome, Phase, StiflingDark
from gloam.kernel.core.asks import Ask, Flow, Interrupted, Key

CONCEDE: Final[Key] = ("concede",)
FIGHT_ON: Final[Key] = ("fight-on",)


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
