"""The Mirror Maze: three tokens, one of them Open, and doorways in three colours.

Which colour is open is the Adversary's secret until a token is turned up. What Investigators
can know of it is part of the belief (`adversary/belief_graph.py`).
"""

from __future__ import annotations

from gloam.games.stifling_dark.rules.adversary.belief import (
    any_colour,
    opened,
    seen_colour,
)
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.state import ADVERSARY, PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Flow, Key, choose


def mirror_keys(game: StiflingDark) -> list[Key]:
    """The Open token lies on one colour, the Closed ones on the two others."""
    # rule: mirror.tokens, mirror.one-open
    return [("open-mirror", colour) for colour in range(len(game.ground.colours))]


@PROCEDURES.asking
def set_mirrors(game: StiflingDark) -> Flow[None]:
    """The Adversary lays the three tokens face down, as they lay or anew; nobody sees which."""
    key: Key = yield choose(ADVERSARY, mirror_keys(game), "set-mirrors", game.foe_audience)
    game.mirror = key[1]  # rule: mirror.rearrange, setup.park-mirrors
    game.mirrors_up = 0  # rule: mirror.face-down-again
    game.tell("mirrors-set")
    any_colour(game)
    relight(game)


# --- turning a token up ---


def check_mirror(game: StiflingDark, who: int, colour: int) -> None:
    """Open: everybody may use all doorways of the colour for the rest of the round."""
    is_open = game.mirror == colour  # rule: mirror.check
    game.mirrors_up |= 1 << colour  # rule: mirror.no-pass-unchecked
    game.tell("mirror", who, colour, int(is_open))
    seen_colour(game, colour, is_open)
    if is_open:
        # What is within reach has changed.
        relight(game)  # rule: mirror.open


# --- the reward ---


def show_mirrors(game: StiflingDark) -> None:
    """All three are turned up, before the team lays them anew."""
    game.mirrors_up = (1 << len(game.ground.colours)) - 1
    game.tell("mirrors-shown", game.mirror)
    seen_colour(game, game.mirror, True)


@PROCEDURES.asking
def rearrange_mirrors(game: StiflingDark, who: int) -> Flow[None]:
    """They stay face up: until the end of the round everybody knows which is open."""
    # rule: mirror.reward, evidence.mirror-park
    key: Key = yield choose(game.seat_of(who), mirror_keys(game), ("rearrange-mirrors", who))
    game.mirror = key[1]
    game.tell("mirror-opened", who, key[1])
    opened(game, key[1])
    relight(game)
