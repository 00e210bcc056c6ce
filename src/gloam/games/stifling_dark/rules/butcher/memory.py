"""What Investigators can know of where the Butcher is, and what happens when he is seen.

The belief changes at public moments only, however many secret steps lie between two of them: when
his turn begins, when something of him is noticed, when his turn ends. Games that are only played
out remember nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.stifling_dark.rules.burdens import has_minor
from gloam.games.stifling_dark.rules.butcher.ways import (
    CARRIED,
    EASY,
    ENTERS,
    HARD,
    STOPS,
    Term,
    place_at,
    spaces_in,
    ways_of,
    window_ways,
)
from gloam.games.stifling_dark.rules.ground import mask_of, members
from gloam.games.stifling_dark.state import (
    FALSE,
    NO_ONE,
    NOWHERE,
    OPEN,
    SPRINT_FACES,
    Phase,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
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


def unnoticed(game: StiflingDark) -> Callable[[Term], bool]:
    """What a way may hang on if he is to have gone it without being noticed.

    A Window has a hard way and an easy one. With a Noise token on it he may go the hard way
    again; an Open Window has the easy way only; through any other Noise would tell.
    """
    bars, watched = barred(game), noticed(game)

    def holds(term: Term) -> bool:
        kind, at = term
        if kind == EASY:
            return game.gates[at] == OPEN
        if kind == HARD:  # rule: window.one-noise
            return game.gates[at] not in (OPEN, FALSE) and bool(game.noise >> at & 1)
        if kind == ENTERS:
            return not bars >> at & 1
        if kind == STOPS:
            return bool(watched >> at & 1)
        if watched >> at & 1:
            return False
        return (game.standing(game.ground.next_seat[at]) == NO_ONE) == (kind == CARRIED)

    return holds


def in_the_open(game: StiflingDark) -> Callable[[Term], bool]:
    """What holds for a step that everybody sees: no hard way, and a ride carries after it."""

    def holds(term: Term) -> bool:
        kind, at = term
        return game.gates[at] == OPEN if kind == EASY else kind in (ENTERS, STOPS)

    return holds


def every(game: StiflingDark, spaces: int) -> int:
    """These spaces, whichever mirror is open and whether he rode or not."""
    return (spaces & game.ground.everywhere) * game.ground.every_copy


def spread(game: StiflingDark, belief: Belief, flags: int = 0) -> None:
    """Any number of steps that nobody noticed, or such that only the last one was (INTO)."""
    his = ways_of(game.ground, game.passages)
    bars = barred(game) & ~mask_of(his.halves)
    shut = his.shut(unnoticed(game))
    belief.spread(his.ways, every(game, bars), shut, every(game, noticed(game)), flags)


def become(game: StiflingDark, change: Callable[[int], int]) -> None:
    """Wherever he may be, something has changed that everybody knows of, at no cost to him."""
    belief = game.belief
    if not game.remembers or belief is None:
        return
    flags, points, bars, watched, shut, layers = belief.moments[-1]
    after = tuple([change(places) for places in layers])
    belief.moments = (*belief.moments[:-1], (flags, points, bars, watched, shut, after))


def rode_on(game: StiflingDark, noticed_on: int) -> None:
    """A ride carries him if he is on a seat and none has yet; light or a Can may tell where to."""
    ground, watched = game.ground, noticed(game)
    half = ground.copies // 2 * ground.size
    seats = every(game, mask_of(ground.next_seat)) & (1 << half) - 1

    def carried(places: int) -> int:
        after = 0 if noticed_on != NOWHERE else places & ~seats
        for number in members(places & seats):
            seat = number % ground.size
            ahead = ground.next_seat[seat]
            goes = game.standing(ahead) == NO_ONE  # rule: ride.empty
            tells = goes and watched >> ahead & 1
            if (ahead if tells and not game.butcher.revealed else NOWHERE) == noticed_on:
                after |= 1 << number + half + (ahead - seat if goes else 0)
        return after

    become(game, carried)


def stepped_off(game: StiflingDark, door: int) -> None:
    """Everybody has seen him step off a Door."""
    ahead = game.butcher.space - door
    become(game, lambda places: places << ahead if ahead > 0 else places >> -ahead)


def opened(game: StiflingDark, colour: int) -> None:
    """The team has laid the mirrors anew: now this colour is open."""
    size = game.ground.size
    become(game, lambda places: spaces_in(game.ground, places) << colour * size)


def turn_begins(game: StiflingDark) -> None:
    if game.remembers and game.belief is not None:
        points = WITHOUT_ROLL if game.butcher.no_roll else POINTS
        game.belief.begin(points, stops=True)


def went_unseen(game: StiflingDark) -> None:
    """Any number of steps since the last moment, none of them noticed."""
    if game.butcher.revealed:
        return  # in the open every step is a moment of its own
    if game.remembers and game.belief is not None:
        spread(game, game.belief)


def seen_on(game: StiflingDark, spaces: int) -> None:
    """He is somewhere in these spaces now."""
    if game.remembers and game.belief is not None:
        game.belief.seen(every(game, spaces))


def seen_where(game: StiflingDark, fits: Callable[[int, str], bool]) -> None:
    """He is on a space, and a mirror colour is open, for which something holds."""
    if not game.remembers or game.belief is None:
        return
    ground, found = game.ground, 0
    for number in members(game.belief.places):
        place = place_at(ground, number)
        colour = ground.colours[place.colour] if place.colour >= 0 else ""
        if fits(place.space, colour):
            found |= 1 << number
    game.belief.seen(found)


def possible_spaces(game: StiflingDark) -> int:
    """Where Investigators hold him possible."""
    return spaces_in(game.ground, game.belief.places) if game.belief is not None else 0


def possible_colours(game: StiflingDark) -> list[str]:
    """The mirror colours that may be open, as far as Investigators can know."""
    ground = game.ground
    if not ground.colours or game.belief is None:
        return list(ground.colours) or [""]
    found = 0
    for copy in range(ground.copies):
        if game.belief.places >> copy * ground.size & ground.everywhere:
            found |= 1 << copy % len(ground.colours)
    return [ground.colours[colour] for colour in members(found)]


def seen_colour(game: StiflingDark, colour: int, is_open: bool) -> None:
    """A mirror token was turned up."""
    if game.remembers and game.belief is not None:
        ground = game.ground
        copies = range(colour, ground.copies, len(ground.colours))
        places = sum([ground.everywhere << copy * ground.size for copy in copies])
        game.belief.seen(places if is_open else ~places)


def any_colour(game: StiflingDark) -> None:
    """The mirrors were laid anew between two turns, and nobody saw how."""
    belief = game.belief
    if game.remembers and belief is not None:
        size = game.ground.size
        spaces = spaces_in(game.ground, belief.places)
        copies = [spaces << colour * size for colour in range(len(game.ground.colours))]
        game.belief = Belief.at(sum(copies))


def not_in(game: StiflingDark, spaces: int) -> None:
    """A Hidden Butcher is in none of these spaces."""
    if not game.butcher.revealed and game.butcher.space != NOWHERE:
        seen_on(game, ~spaces)


def crossed_window(game: StiflingDark, window: int) -> None:
    """After unnoticed steps he went through a Window, and Noise tells which."""
    if game.remembers and game.belief is not None:
        spread(game, game.belief)
        bars = every(game, barred(game))
        game.belief.spread(window_ways(game.ground, window), bars, 1, 0, ONE)


def stepped_into_notice(game: StiflingDark) -> None:
    """After unnoticed steps the last one led where everybody notices him, or a Can."""
    if game.remembers and game.belief is not None:
        spread(game, game.belief, INTO)
        seen_on(game, 1 << game.butcher.space)


def stepped_in_the_open(game: StiflingDark, hard_window: int) -> None:
    """A step of his figure on the main board, for all to see."""
    if game.remembers and game.belief is not None:
        if hard_window >= 0:
            game.belief.spread(window_ways(game.ground, hard_window), 0, 1, 0, ONE)
        else:
            his = ways_of(game.ground, game.passages)
            game.belief.spread(his.ways, 0, his.shut(in_the_open(game)), 0, ONE)
        seen_on(game, 1 << game.butcher.space)


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
        if game.ground.next_seat:
            half = game.ground.copies // 2 * game.ground.size
            become(game, lambda places: (places | places >> half) & (1 << half) - 1)


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
    played("stifling_dark", "butcher-revealed")
    earn_coin(game)
    game.tell("revealed", butcher.space)
    seen_on(game, 1 << butcher.space)


def earn_coin(game: StiflingDark) -> None:
    """Whose Action has brought him to light: in their own turn, and one Coin at most."""
    who = game.turn.who
    if game.phase is Phase.TURN and who >= 0 and has_minor(game, who, "coin"):
        game.team[who].coin = True  # rule: investigator.mada-minor
        game.tell("coin", who)


def show_shadow(game: StiflingDark) -> None:
    """His Shadow token goes face up to his space, from wherever it is."""
    game.butcher.shadow = game.butcher.space  # rule: shadow.face-up, shadow.move, shadow.not-live
    game.butcher.shadow_down = False
    game.tell("shadow", game.butcher.space)
    seen_on(game, 1 << game.butcher.space)


def first_belief(game: StiflingDark) -> None:
    """Before the first round he may be anywhere, and any mirror open."""
    whole = game.ground.size * max(len(game.ground.colours), 1)
    game.belief = Belief.at((1 << whole) - 1)  # rule: adv.start-anywhere, adv.start-hidden
