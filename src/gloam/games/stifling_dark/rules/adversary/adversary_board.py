"""What one Adversary's board brings to the game: a table of its numbers and of what it does.

The state holds the `Kind` that is played as `game.kind`. All of them are listed in
`adversaries.py`. A new one is a folder beside `butcher/` with a `Kind` in its `…s_board.py`, one
line in `adversaries.py`, card files named after it, and what `view/adversaries.py` shows of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gloam.kernel.core.asks import Key

if TYPE_CHECKING:
    from gloam.games.stifling_dark.state import StiflingDark
    from gloam.kernel.core.dice import Dice

Doing = Callable[["StiflingDark"], None]
Options = Callable[["StiflingDark"], list[Key]]
Offer = Callable[["StiflingDark", int], list[Key]]
Action = Callable[["StiflingDark", int, Key], None]


def anywhere(game: StiflingDark, number: int) -> int:
    return game.ground.everywhere


@dataclass(frozen=True)
class Kind:
    """An Adversary. Functions take the table; those of Investigators also who acts."""

    name: str  # its card files are `content/cards/adversaries/<name>_….toml`
    foes: tuple[str, ...]  # what its figures are called, in the order of `game.figures`
    mp: int  # of its Move, without the Sprint die
    kills: int  # it has won when so many Investigators are dead; 0: all of them
    figures: Mapping[int, int]  # how many it has, by the number of Investigators
    abilities: Mapping[int, int]  # how many Ability cards, by the number of Investigators
    break_reach: int  # how far its Break Door goes
    crosses_light: bool  # in its own turn only where it ends light can Reveal it

    # --- its turn: begun once, then one secret choice a step until ("end",) ---
    begin_turn: Doing
    options: Options  # rule: adv.board
    act: Callable[[StiflingDark, Key], None]
    after_turn: Doing  # once it has ended and Cooldowns have gone on; calls "round_ends"
    round_ends: Doing  # its own steps at the end of a round

    # --- what Investigators cannot know of it ---
    deal: Callable[[StiflingDark, Dice], None]  # a place for each Hidden figure, by its belief

    # --- its Banishment ---
    banish_keys: Offer  # what an Investigator can do for it now
    banish_actions: Mapping[str, Action]  # and what that does, by the word of the key

    banish_draws: bool  # whether time runs out on its Banishment without a winner

    # Of its Ability cards only the first that is picked lies face up, ready to be used.
    face_down: bool = False

    # Where a figure may start, by its place among all; the last one is placed first.
    starts: Callable[[StiflingDark, int], int] = anywhere

    hides: tuple[str, ...] = ()  # tokens that it hides besides Evidence and Points of Interest

    # Ability cards that are not for so many Investigators, by their ids.
    not_for: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
