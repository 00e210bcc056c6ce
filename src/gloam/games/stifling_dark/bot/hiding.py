"""Setting up: whom one picks, what the Butcher takes along, where he hides what.

Whatever is picked here differs from table to table: by the dice of the imagined world, which tell
nothing of the true ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloam.games.stifling_dark.bot.walking import steps_from
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.bit_sets import members

# Whom rules of thumb play well; the others serve people.
TEAM: Final = tuple(
    [
        FACE[name]
        for name in (
            "mitchell-carter",
            "asher-palacios",
            "lucy-belle",
            "ibraheem-hess",
            "marci-jo",
            "dylan-lee",
            "aira-willson",
            "brielle-easton",
        )
    ]
)
CARDS_TAKEN: Final = tuple(
    [
        FACE[name]
        for name in (
            "eviscerate",
            "onslaught",
            "rend",
            "escalating-terror",
            "vengeful-darkness",
            "evil-eye",
            "sinister-gaze",
        )
    ]
)


def one_of(game: StiflingDark, keys: Sequence[Key]) -> Key:
    return keys[game.dice.copy().roll(len(keys))]


def anything(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return one_of(game, options)


def best_few(game: StiflingDark, keys: Sequence[Key], worth: Callable[[Key], float]) -> Key:
    """Any of the best quarter."""
    row = sorted(keys, key=worth, reverse=True)
    return one_of(game, row[: max(1, len(row) // 4)])


def pick(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return one_of(game, [key for key in options if key[1] in TEAM] or options)


def pick_card(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return one_of(game, [key for key in options if key[1] in CARDS_TAKEN] or options)


def hide(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Far from Light Switches and hand-ins, and from what is hidden already."""
    ground = game.ground
    known = members(ground.of_kind("switch") | ground.of_kind("hand_in"))
    hidden = [token.space for token in game.tokens if token.space != NOWHERE]

    def worth(key: Key) -> float:
        steps = steps_from(ground, key[1])
        apart = min([steps[space] for space in hidden], default=8)
        return min([steps[space] for space in known]) + 0.5 * min(apart, 8)

    return best_few(game, options, worth)


def start_hidden(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Between the Investigators and what they are after, a turn's way from them."""
    starts = [steps_from(game.ground, one.space) for one in game.team]

    def worth(key: Key) -> float:
        return -abs(min([far[key[1]] for far in starts]) - 10.0)

    return best_few(game, options, worth)


def mark_grave(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """As far from the true Grave as may be."""
    far = steps_from(game.ground, game.tokens[-1].space)
    return best_few(game, options, lambda key: far[key[1]])


def hide_grave(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    team = [steps_from(game.ground, game.team[who].space) for who in game.on_board()]
    return best_few(game, options, lambda key: min([far[key[1]] for far in team]))


def far_shadow(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    far = steps_from(game.ground, game.figure.space)
    return best_few(game, options, lambda key: far[key[1]])
