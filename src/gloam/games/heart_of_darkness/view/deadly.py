"""What kills for certain: told beside the option, and asked once more."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.modifiers import curse_in_heart
from gloam.games.heart_of_darkness.cards.requirements import (
    BEGINNINGS,
    RELEASES,
    RESOLUTIONS,
    Task,
)
from gloam.games.heart_of_darkness.rules.map import HEART
from gloam.games.heart_of_darkness.state import CURSES, CURSES_KILL, Heart
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.core.asks import Key

TASKS: dict[str, dict[int, Task]] = {
    "begin": BEGINNINGS,
    "resolve": RESOLUTIONS,
    "play": RELEASES,
}


def is_deadly(game: Heart, who: int, key: Key) -> bool:
    """Whether a Protagonist dies of doing this, whatever the dice show and others do."""
    word, at = key
    if word == "move":
        return at == HEART and curse_in_heart(game, who) and _kills(game, who, 1)
    task = TASKS[word].get(at) if word in TASKS else None
    return task is not None and any(_is_too_much(game, who, part) for part in task.price)


def _is_too_much(game: Heart, who: int, price: Node) -> bool:
    if price.name == "draw_a_curse":
        return _kills(game, who, int(str(price["n"])))
    if price.name != "lose":
        return False
    you = game.protagonists[who]
    left = you.strength if price["body"] == "strength" else you.sanity
    return left <= int(str(price["n"]))  # rule: killed.strength, killed.sanity


def _kills(game: Heart, who: int, curses: int) -> bool:
    """Whether so many more Curses are too many."""
    drawn = min(curses, len(game.zones[CURSES]))
    return bool(drawn) and len(game.curses(who)) + drawn >= CURSES_KILL  # rule: killed.curses
