"""The bots' policy: sheets that share the work, the best deed of all, harm where it hurts least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.harrowing.bot.answers import ANSWERS
from gloam.games.harrowing.bot.open_play import best_deed
from gloam.games.harrowing.bot.worth import capacity, ritual_missing
from gloam.games.harrowing.state import Harrowing, Outcome
from gloam.kernel.core.asks import WAIT, Ask, Key
from gloam.kernel.core.policy import Policy

# Lust, Gluttony, Greed, Sloth, Wrath, Envy, Pride. The first of a group fights, the others help.
# The same at every size of group, so that it is the cards that make a group's game hard or easy.
ALONE: Final = (1, 2, 2, 2, 4, 1, 3)  # nobody to Seduce from or to Snatch from
FIGHTER: Final = (2, 2, 2, 2, 4, 2, 2)
HELPER: Final = (2, 3, 2, 2, 3, 2, 3)


class HarrowingPolicy(Policy[Harrowing]):
    """Rules of thumb."""

    def candidates(self, game: Harrowing, seat: int, ask: Ask) -> Sequence[Key]:
        options = ask.offer(seat)
        kept = [key for key in options if key not in (("anew",), WAIT)]
        return kept or options

    # rule: seat.bots
    def choose(self, game: Harrowing, seat: int, ask: Ask) -> Key:
        options = ask.offer(seat)
        about = ask.about if isinstance(ask.about, str) else str(ask.about[0])
        if len(options) == 1:
            return options[0]
        if about == "create":
            return create(game, seat, options)
        if about in ("open", "floor"):
            return best_deed(game, seat, ask.offers or {seat: options})
        answer = ANSWERS.get(about)
        return answer(game, seat, options, ask) if answer else options[0]

    def evaluate(self, game: Harrowing, seat: int) -> float:
        if game.outcome is not None:
            return 1.0 if game.outcome is Outcome.WON else 0.0
        present = game.present()
        if not present or not all(game.sheets[s].base[0] for s in range(game.seats)):
            return 0.4
        left = sum([capacity(game, one) for one in present]) / (24 * len(present))
        near = 1 - ritual_missing(game) / (len(present) + 1)
        return min(0.95, max(0.02, 0.35 * left + 0.4 * near))


def create(game: Harrowing, seat: int, options: Sequence[Key]) -> Key:
    """A sheet by its place at the table: the first fights."""
    wanted = ALONE if game.seats == 1 else FIGHTER if seat == 0 else HELPER
    for key in options:
        if key[0] == "value" and key[2] == wanted[key[1]]:
            return key
    return options[0]
