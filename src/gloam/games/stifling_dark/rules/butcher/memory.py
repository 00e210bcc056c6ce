"""What Investigators can know of where the Butcher is, and what happens when he is seen.

The belief changes at public moments only, however many secret steps lie between two of them: when
his turn begins, when something of him is noticed, when his turn ends. Games that are only played
out remember nothing.
"""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.state import (
    FALSE,
    NOWHERE,
    OPEN,
    SPRINT_FACES,
    StiflingDark,
)
from gloam.kernel.hidden.graph import INTO, ONE, Belief

MP: Final = 5  # rule: butcher.move

# The chances of having so many MP: five, and a roll of the Sprint die that nobody sees. Not to
# roll is to stop early.
POINTS: Final = tuple([SPRINT_FACES.count(n - MP) for n in range(MP + max(SPRINT_FACES) + 1)])
WITHOUT_ROLL: Final = (*[0] * MP, 1)


def barred(game: StiflingDark) -> int:
    """The spaces that he cannot enter, though he may leave them."""
    spaces = game.barricades | game.flames  # rule: investigator.lucy-barricade
    for gate, space in game.ground.door_space.items():
        if game.blocked >> gate & 1:
            spaces |= 1 << space
    return spaces


def noticed(game: StiflingDark) -> int:
    """The spaces that he cannot enter unnoticed: Bright ones, and those with Cans."""
    return game.bright | game.cans


def shut_ways(game: StiflingDark) -> int:
    """The gates of `Ground.ways` that he cannot have gone through unnoticed.

    A Window has a hard way and an easy one. With a Noise token on it he may go the hard way
    again; an Open Window has the easy way only; through any other Noise would tell.
    """
    easy = len(game.gates)
    shut = 0
    for window in game.ground.windows:
        token = game.gates[window]
        if token == OPEN:
            shut |= 1 << window
        elif token != FALSE and game.noise >> window & 1:
            shut |= 1 << easy + window  # rule: window.one-noise
        else:
            shut |= 1 << window | 1 << easy + window
    return shut


def turn_begins(game: StiflingDark) -> None:
    if game.remembers and game.belief is not None:
        points = WITHOUT_ROLL if game.butcher.no_roll else POINTS
        game.belief.begin(points, stops=True)


def went_unseen(game: StiflingDark) -> None:
    """Any number of steps since the last moment, none of them noticed."""
    if game.butcher.revealed:
        return  # in the open every step is a moment of its own
    if game.remembers and game.belief is not None:
        game.belief.spread(game.ground.ways, barred(game), shut_ways(game), noticed(game))


def seen_on(game: StiflingDark, spaces: int) -> None:
    """He is somewhere in these spaces now."""
    if game.remembers and game.belief is not None:
        game.belief.seen(spaces)


def not_in(game: StiflingDark, spaces: int) -> None:
    """A Hidden Butcher is in none of these spaces."""
    if not game.butcher.revealed and game.butcher.space != NOWHERE:
        seen_on(game, ~spaces)


def crossed_window(game: StiflingDark, window: int) -> None:
    """After unnoticed steps he went through a Window, and Noise tells which."""
    if game.remembers and game.belief is not None:
        game.belief.spread(game.ground.ways, barred(game), shut_ways(game), noticed(game))
        game.belief.spread(game.ground.window_ways[window], barred(game), 1, 0, ONE)


def stepped_into_notice(game: StiflingDark) -> None:
    """After unnoticed steps the last one led where everybody notices him, or a Can."""
    if game.remembers and game.belief is not None:
        ways = game.ground.ways
        game.belief.spread(ways, barred(game), shut_ways(game), noticed(game), INTO)
        game.belief.seen(1 << game.butcher.space)


def stepped_in_the_open(game: StiflingDark, window: int) -> None:
    """A step of his figure on the main board, for all to see."""
    if game.remembers and game.belief is not None:
        if window >= 0 and game.gates[window] != OPEN:
            game.belief.spread(game.ground.window_ways[window], 0, 1, 0, ONE)
        else:
            game.belief.spread(game.ground.ways, 0, 0, 0, ONE)
        game.belief.seen(1 << game.butcher.space)


def rolled_in_the_open(game: StiflingDark, roll: int) -> None:
    """A Motion Detector has shown his roll: so many MP he has, and no more."""
    if not game.remembers or game.belief is None:
        return
    went_unseen(game)
    belief = game.belief
    has = MP + roll + game.butcher.more_mp
    flags, _, bars, watched, shut, layers = belief.moments[-1]
    points = (*[0] * has, 1)
    kept = (*layers, *[0] * (has + 1))[: has + 1]
    belief.points = points
    belief.moments = (*belief.moments[:-1], (flags, points, bars, watched, shut, kept))


def turn_ends(game: StiflingDark) -> None:
    if game.remembers and game.belief is not None:
        went_unseen(game)
        game.belief.end()


# --- being seen ---


def found_by_light(game: StiflingDark, spaces: int) -> None:
    """Light falls on spaces: he is Revealed, or he is in none of them."""
    butcher = game.butcher
    if butcher.space == NOWHERE or butcher.revealed:
        return
    if spaces >> butcher.space & 1:
        reveal(game)
    else:
        not_in(game, spaces)


def reveal(game: StiflingDark) -> None:
    """His figure comes to the main board; he cannot Attack in this turn, nor in his next."""
    butcher = game.butcher
    if butcher.revealed:
        return
    butcher.revealed = True  # rule: adv.revealed, concept.hidden
    butcher.exposed = True  # rule: adv.revealed-no-attack
    game.tell("revealed", butcher.space)
    seen_on(game, 1 << butcher.space)


def show_shadow(game: StiflingDark) -> None:
    """His Shadow token goes face up to his space, from wherever it is."""
    game.butcher.shadow = game.butcher.space  # rule: shadow.face-up, shadow.move, shadow.not-live
    game.butcher.shadow_down = False
    game.tell("shadow", game.butcher.space)
    seen_on(game, 1 << game.butcher.space)


def first_belief(game: StiflingDark) -> None:
    """Before the first round he may be anywhere."""
    game.belief = Belief.at(game.ground.everywhere)  # rule: adv.start-anywhere, adv.start-hidden
