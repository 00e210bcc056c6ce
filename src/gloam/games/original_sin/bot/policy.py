"""The party bots' policy: rules of thumb that every seat works out alike, so that votes agree."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.original_sin.bot.answers import ANSWERS
from gloam.games.original_sin.bot.worth import health
from gloam.games.original_sin.rules.figures.numbers import max_hp
from gloam.games.original_sin.state import OriginalSin, Outcome
from gloam.kernel.core.asks import WAIT, Ask, Key
from gloam.kernel.core.policy import Policy

# Giving and taking back and forth leads nowhere.
WANDERING = ("give", "take", "store")


class OriginalSinPolicy(Policy[OriginalSin]):
    """Rules of thumb."""

    def candidates(self, game: OriginalSin, seat: int, ask: Ask) -> Sequence[Key]:
        options = ask.offer(seat)
        kept = [key for key in options if key != WAIT and key[0] not in WANDERING]
        return kept or options

    def choose(self, game: OriginalSin, seat: int, ask: Ask) -> Key:
        options = self.candidates(game, seat, ask)
        if len(options) == 1:
            return options[0]
        about = ask.about
        word, numbers = (about, ()) if isinstance(about, str) else (str(about[0]), about[1:])
        answer = ANSWERS.get(word)
        if answer is None:
            return options[0]
        key = answer(game, [n for n in numbers if isinstance(n, int)], options)
        return key if key in options else options[0]

    def evaluate(self, game: OriginalSin, seat: int) -> float:
        if game.outcome is not None:
            return 1.0 if game.outcome is Outcome.LEFT else 0.0
        if not game.enemies:
            return 0.5 + 0.4 * health(game)
        foes = sum([enemy.hp for enemy in game.enemies.values()])
        whole = sum([max_hp(game, who) for who in game.enemies])
        return min(0.95, max(0.02, 0.5 + 0.4 * health(game) - 0.35 * foes / max(1, whole)))
