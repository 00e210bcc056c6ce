"""The bots' policy, for both sides.

Investigators go by what their side knows: the belief, the spaces where tokens may lie, what lies
open. The Butcher knows where everybody is. Neither looks at what is dealt anew in the world.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloam.games.stifling_dark.bot.answers import ANSWERS, Answer
from gloam.games.stifling_dark.bot.cunning.answers import CUNNING
from gloam.games.stifling_dark.bot.knowledge import wounds_of
from gloam.games.stifling_dark.bot.quick import QUICK
from gloam.games.stifling_dark.rules.evidence_and_objectives.evidence import QUOTA
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    FATAL_WOUNDS,
    LAST_ROUND,
    Outcome,
    StiflingDark,
)
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.policy import Policy

WASTE = ("trade", "jump", "discard")  # words that only cost, unless one has a reason


class StiflingDarkPolicy(Policy[StiflingDark]):
    """Both sides reckon; the plain policy goes by rules of thumb."""

    answers: Mapping[str, Answer] = CUNNING

    def quick(self) -> Policy[StiflingDark]:
        return QuickPolicy()

    def plain(self) -> Policy[StiflingDark]:
        return PlainPolicy()

    def candidates(self, game: StiflingDark, seat: int, ask: Ask) -> Sequence[Key]:
        options = ask.offer(seat)
        kept = [key for key in options if key[0] not in WASTE]
        return kept or options

    def choose(self, game: StiflingDark, seat: int, ask: Ask) -> Key:
        options = ask.offer(seat)
        about = ask.about if isinstance(ask.about, str) else str(ask.about[0])
        answer = self.answers.get(about)
        if answer is None or len(options) == 1:
            return options[0]
        return answer(game, seat, options, ask)

    def evaluate(self, game: StiflingDark, seat: int) -> float:
        """For the Investigators; the Butcher's hopes are the rest."""
        if game.outcome is not None:
            won = {Outcome.INVESTIGATORS: 1.0, Outcome.ADVERSARY: 0.0}.get(game.outcome, 0.3)
        else:
            worst = max([wounds_of(game, who) for who in game.on_board()], default=0)
            near = min(1.0, game.handed_in / QUOTA[len(game.team)]) + bool(game.objective)
            late = game.round / LAST_ROUND
            won = 0.5 + 0.15 * near - 0.1 * late - 0.4 * worst / FATAL_WOUNDS
            won -= 0.03 * game.butcher.stalk
        won = min(1.0, max(0.0, won))
        return 1.0 - won if seat == ADVERSARY else won


class PlainPolicy(StiflingDarkPolicy):
    """What is near and plainly good, one thing at a time."""

    answers: Mapping[str, Answer] = ANSWERS


class QuickPolicy(StiflingDarkPolicy):
    """Straight to what one is after, without a thought of danger: a tenth of a millisecond."""

    answers: Mapping[str, Answer] = QUICK
