"""The Final Sacrifice: the Cultists die, and Mor'gonnod is flesh."""

from __future__ import annotations

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.rules.adversary.adversary_turn import end_turn
from gloam.games.stifling_dark.rules.adversary.belief import all_went_unseen
from gloam.games.stifling_dark.rules.adversary.hidden_and_revealed import reveal
from gloam.games.stifling_dark.rules.board.adjacent import his_neighbours
from gloam.games.stifling_dark.rules.cult.bloodletting import MOST_BLOOD
from gloam.games.stifling_dark.state import ATTACK_SLOT, NOWHERE, StiflingDark
from gloam.kernel.core.asks import EVERYONE


def may_sacrifice(game: StiflingDark) -> bool:
    """With all Blood there is, all Cultists in one group and Mor'gonnod next to one of them."""
    if game.cult.blood < MOST_BLOOD or game.cult.corporeal:
        return False
    demon, *cultists = [figure.space for figure in game.figures]
    # rule: cult.sacrifice, cult.sacrifice-timing
    return joined(game, cultists) and any(demon in his_neighbours(game, at) for at in cultists)


def joined(game: StiflingDark, spaces: list[int]) -> bool:
    """Do these spaces form one group, each next to another?"""
    group = {spaces[0]}
    queue = [spaces[0]]
    while queue:
        near = his_neighbours(game, queue.pop())
        found = [space for space in spaces if space in near and space not in group]
        group.update(found)
        queue += found
    return len(group) == len(spaces)


def sacrifice(game: StiflingDark) -> None:
    """Everybody sees where they stood. The turn is over."""
    demon, *cultists = game.figures
    all_went_unseen(game)
    game.tell("sacrifice")
    for cultist in cultists:
        reveal(game, cultist)
        remove(cultist)  # rule: cult.sacrifice-effect
    game.acting = 0
    reveal(game, demon)
    game.cult.corporeal = True
    game.look(game.zones[ATTACK_SLOT], EVERYONE)
    end_turn(game)


def remove(cultist: Figure) -> None:
    """Off the board for good, with its Shadow."""
    cultist.space = cultist.shadow = NOWHERE  # rule: cult.sacrifice-timing
    cultist.revealed = cultist.exposed = False
    cultist.belief = None
