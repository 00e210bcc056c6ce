"""What Investigators can know of where a figure of the Adversary is.

Every figure has a belief. It changes at public moments only, however many secret steps lie between
two of them: when the Adversary's turn begins, when something of the figure is noticed, when the
turn ends. Games that are only played out remember nothing.

What is told of a step is told of the figure that acts (`game.figure`); light and searches speak of
all figures. What happens when one is seen is in `hidden_and_revealed.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.rules.adversary.belief_graph import (
    CARRIED,
    CHEAP,
    EASY,
    ENTERS,
    HARD,
    STOPS,
    Dear,
    Term,
    place_at,
    spaces_in,
    ways_of,
    window_ways,
)
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.horror.tunnel_token import tunnel_mouth
from gloam.games.stifling_dark.state import (
    FALSE,
    NO_ONE,
    NOWHERE,
    OPEN,
    SPRINT_FACES,
    StiflingDark,
)
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.hidden.deal_group import Contradiction
from gloam.kernel.hidden.graph import INTO, ONE, Belief


@cache
def points_of(mp: int, rolls: bool) -> tuple[int, ...]:
    """The chances of having so many MP: what a Move gives, and a roll of the Sprint die that
    nobody sees. Not to roll is to stop early."""
    if not rolls:
        return (*[0] * mp, 1)
    return tuple([SPRINT_FACES.count(n - mp) for n in range(mp + max(SPRINT_FACES) + 1)])


def barred(game: StiflingDark) -> int:
    """The spaces that no figure of the Adversary can enter, though it may leave them."""
    # rule: investigator.lucy-barricade, horror.mucus
    spaces = game.barricades | game.flames | game.horror.mucus
    for gate, space in game.ground.door_space.items():
        if game.blocked >> gate & 1:
            spaces |= 1 << space
    return spaces


def noticed(game: StiflingDark) -> int:
    """The spaces that it cannot enter unnoticed: Bright ones, those with Cans or something of
    a Spirit's, Doors that tell."""
    told = game.ground.door_mask & ~game.noises if game.doors_tell else 0  # rule: item.mini-cross
    return game.bright | game.cans | game.haunted.cold | game.haunted.ooze | told


def tells_which(game: StiflingDark) -> int:
    """Those of them where everybody learns which figure it is. Noise, Cans and Ectoplasm bear no
    number: of several figures it may have been any."""
    if len(game.figures) == 1:
        return noticed(game)
    return game.bright | game.haunted.cold  # rule: shadow.own


def is_known(game: StiflingDark) -> bool:
    """Does everybody see which figure acts?"""
    return len(game.figures) == 1 or game.figure.revealed


def dear(game: StiflingDark) -> Dear:
    """Where a step costs more. What a Whirlwind costs is not counted: so the belief may hold what
    cannot be, but never leaves out what is."""
    if not (game.haunted.dear_zones or game.horror.enraged):
        return CHEAP
    zones = 0
    for zone in members(game.haunted.dear_zones):
        zones |= game.ground.zone_mask[zone]  # rule: spirit.phantom
    return zones, game.bright if game.horror.enraged else 0  # rule: horror.enraged-move


def unnoticed(game: StiflingDark) -> Callable[[Term], bool]:
    """What a way may hang on if it is to have been gone without being noticed.

    A Window has a hard way and an easy one. With a Noise token on it the hard way may be gone
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
    """These spaces, whichever mirror is open and whether the figure rode or not."""
    return (spaces & game.ground.everywhere) * game.ground.every_copy


# --- one figure ---


def kept_belief(game: StiflingDark, figure: Figure) -> Belief | None:
    """What is known of a figure, if this game remembers anything."""
    return figure.belief if game.remembers else None


def spread(game: StiflingDark, belief: Belief, flags: int = 0) -> None:
    """Any number of steps that nobody noticed, or such that only the last one was (INTO)."""
    lines = ways_of(game.ground, game.passages, dear(game))
    bars = every(game, barred(game) & ~mask_of(lines.halves))
    shut, watched = lines.shut(unnoticed(game)), every(game, noticed(game))
    exits = tunnel_exits(game)
    belief.spread(lines.ways, bars, shut, watched, 0 if exits else flags)
    if not exits:
        return
    # It may have come up at its Tunnel after any of these steps, or so have been noticed. That it
    # can do so but once is not counted: the belief may hold what cannot be, never less than is.
    reached = belief.layers
    risen = [come_up(game, places, exits) for places in reached]
    set_layers(belief, [at | up & ~watched for at, up in zip(reached, risen, strict=True)])
    try:
        belief.spread(lines.ways, bars, shut, watched, flags)
    except Contradiction:
        set_layers(belief, [0] * len(reached))  # no step led into notice
    if flags & INTO:
        set_layers(belief, [at | up & watched for at, up in zip(belief.layers, risen, strict=True)])


def tunnel_exits(game: StiflingDark) -> list[int]:
    """Where a Tunnel leads now, by copy of the board; nothing if there is none."""
    ground = game.ground
    if game.horror.tunnel == NOWHERE or game.horror.tunnel_round != game.round:
        return []
    colours = [place_at(ground, copy * ground.size).colour for copy in range(ground.copies)]
    free = ~barred(game)
    return [tunnel_mouth(game, ground.colours[c] if c >= 0 else "") & free for c in colours]


def come_up(game: StiflingDark, places: int, exits: list[int]) -> int:
    """Where a Tunnel leads from a set of places: what else holds there does not change."""
    ground, found = game.ground, 0
    for copy, spaces in enumerate(exits):
        if places >> copy * ground.size & ground.everywhere:
            found |= spaces << copy * ground.size
    return found


def set_layers(belief: Belief, layers: Sequence[int]) -> None:
    """Where it can be now, by points spent, at the last moment that there was."""
    flags, points, bars, watched, shut, _ = belief.moments[-1]
    belief.moments = (*belief.moments[:-1], (flags, points, bars, watched, shut, tuple(layers)))


def become(game: StiflingDark, figure: Figure, change: Callable[[int], int]) -> None:
    """Wherever it may be, something has changed that everybody knows of, at no cost to it."""
    belief = kept_belief(game, figure)
    if belief is None:
        return
    set_layers(belief, [change(places) for places in belief.layers])


def seen_on(game: StiflingDark, figure: Figure, spaces: int) -> None:
    """It is somewhere in these spaces now."""
    belief = kept_belief(game, figure)
    if belief is not None:
        belief.seen(every(game, spaces))


def seen_where(game: StiflingDark, fits: Callable[[int, str], bool]) -> None:
    """The acting figure is on a space, and a mirror colour is open, for which something holds."""
    belief = kept_belief(game, game.figure)
    if belief is None:
        return
    ground, found = game.ground, 0
    for number in members(belief.places):
        place = place_at(ground, number)
        colour = ground.colours[place.colour] if place.colour >= 0 else ""
        if fits(place.space, colour):
            found |= 1 << number
    belief.seen(found)


def rode_on(game: StiflingDark, noticed_on: int) -> None:
    """A ride carries it if it is on a seat and none has yet; light or a Can may tell where to."""
    ground, watched, revealed = game.ground, noticed(game), game.figure.revealed
    half = ground.copies // 2 * ground.size
    seats = every(game, mask_of(ground.next_seat)) & (1 << half) - 1

    def carried(places: int) -> int:
        after = 0 if noticed_on != NOWHERE else places & ~seats
        for number in members(places & seats):
            seat = number % ground.size
            ahead = ground.next_seat[seat]
            goes = game.standing(ahead) == NO_ONE  # rule: ride.empty
            tells = goes and watched >> ahead & 1
            if (ahead if tells and not revealed else NOWHERE) == noticed_on:
                after |= 1 << number + half + (ahead - seat if goes else 0)
        return after

    become(game, game.figure, carried)


def stepped_off(game: StiflingDark, door: int) -> None:
    """Everybody has seen it step off a Door."""
    ahead = game.figure.space - door
    become(game, game.figure, lambda places: places << ahead if ahead > 0 else places >> -ahead)


# --- the turn of a figure ---


def turn_begins(game: StiflingDark) -> None:
    for figure in game.figures:
        belief = kept_belief(game, figure)
        if belief is not None:
            mp = game.kind.mp + game.adversary.more_mp
            belief.begin(points_of(mp, not game.adversary.no_roll), stops=True)


def went_unseen(game: StiflingDark) -> None:
    """Any number of steps since the last moment, none of them noticed."""
    belief = kept_belief(game, game.figure)
    # In the open every step is a moment of its own.
    if belief is not None and not game.figure.revealed:
        spread(game, belief)


def all_went_unseen(game: StiflingDark) -> None:
    """Something is about to change that bars ways: whichever figure acts, all may have moved."""
    for figure in game.figures:
        belief = kept_belief(game, figure)
        if belief is not None and not figure.revealed:
            spread(game, belief)


def crossed_window(game: StiflingDark, window: int) -> None:
    """After unnoticed steps it went through a Window, and Noise tells which."""
    belief = kept_belief(game, game.figure)
    if belief is not None:
        spread(game, belief)
        bars = every(game, barred(game))
        belief.spread(window_ways(game.ground, window, dear(game)), bars, 1, 0, ONE)


def stepped_into_notice(game: StiflingDark) -> None:
    """After unnoticed steps the last one led where everybody notices it, or a Can."""
    belief = kept_belief(game, game.figure)
    if belief is not None:
        spread(game, belief, INTO)
        seen_on(game, game.figure, 1 << game.figure.space)


def stepped_in_the_open(game: StiflingDark, hard_window: int) -> None:
    """A step on the main board, for all to see."""
    belief = kept_belief(game, game.figure)
    if belief is not None:
        if hard_window >= 0:
            belief.spread(window_ways(game.ground, hard_window, dear(game)), 0, 1, 0, ONE)
        else:
            lines = ways_of(game.ground, game.passages, dear(game))
            belief.spread(lines.ways, 0, lines.shut(in_the_open(game)), 0, ONE)
        seen_on(game, game.figure, 1 << game.figure.space)


def rolled_in_the_open(game: StiflingDark, roll: int) -> None:
    """A Motion Detector has shown the roll: so many MP there are, and no more."""
    all_went_unseen(game)
    has = game.kind.mp + roll + game.adversary.more_mp
    points = (*[0] * has, 1)
    for figure in game.figures:
        belief = kept_belief(game, figure)
        if belief is not None:
            flags, _, bars, watched, shut, layers = belief.moments[-1]
            kept = (*layers, *[0] * (has + 1))[: has + 1]
            belief.points = points
            belief.moments = (*belief.moments[:-1], (flags, points, bars, watched, shut, kept))


def turn_ends(game: StiflingDark) -> None:
    """The acting figure's turn is over; all figures have had theirs when the last one's is."""
    belief = kept_belief(game, game.figure)
    if belief is None:
        return
    went_unseen(game)
    belief.end()
    if game.ground.next_seat:
        half = game.ground.copies // 2 * game.ground.size
        become(game, game.figure, lambda places: (places | places >> half) & (1 << half) - 1)


# --- all figures ---


def first_beliefs(game: StiflingDark) -> None:
    """Before the first round a figure may be anywhere, and any mirror open.

    Where everybody sees it there is nothing to believe.
    """
    if game.foe_open:
        return  # rule: info.open-variant
    whole = game.ground.size * max(len(game.ground.colours), 1)
    for figure in game.figures:  # rule: adv.start-anywhere, adv.start-hidden
        figure.belief = Belief.at((1 << whole) - 1)


def possible_spaces(game: StiflingDark) -> int:
    """Where Investigators hold any figure possible."""
    if game.foe_open:
        return mask_of([figure.space for figure in game.figures if figure.space != NOWHERE])
    found = 0
    for figure in game.figures:
        if figure.belief is not None:
            found |= spaces_in(game.ground, figure.belief.places)
    return found


def not_in(game: StiflingDark, spaces: int) -> None:
    """No Hidden figure is in any of these spaces."""
    for figure in game.figures:
        if not figure.revealed and figure.space != NOWHERE:
            seen_on(game, figure, ~spaces)


def possible_colours(game: StiflingDark) -> list[str]:
    """The mirror colours that may be open, as far as Investigators can know."""
    ground = game.ground
    if not ground.colours or game.foe_open:
        return [true_colour(game)]
    found = (1 << len(ground.colours)) - 1
    for figure in game.figures:
        if figure.belief is not None:
            found &= colours_of(ground, figure.belief.places)
    return [ground.colours[colour] for colour in members(found)]


def colours_of(ground: Ground, places: int) -> int:
    """The mirror colours of a set of places, as a bit set."""
    found = 0
    for copy in range(ground.copies):
        if places >> copy * ground.size & ground.everywhere:
            found |= 1 << copy % len(ground.colours)
    return found


def seen_colour(game: StiflingDark, colour: int, is_open: bool) -> None:
    """A mirror token was turned up."""
    ground = game.ground
    copies = range(colour, ground.copies, len(ground.colours))
    places = sum([ground.everywhere << copy * ground.size for copy in copies])
    for figure in game.figures:
        belief = kept_belief(game, figure)
        if belief is not None:
            belief.seen(places if is_open else ~places)


def opened(game: StiflingDark, colour: int) -> None:
    """The team has laid the mirrors anew: now this colour is open."""
    size = game.ground.size
    for figure in game.figures:
        become(game, figure, lambda places: spaces_in(game.ground, places) << colour * size)


def any_colour(game: StiflingDark) -> None:
    """The mirrors were laid anew between two turns, and nobody saw how."""
    for figure in game.figures:
        belief = kept_belief(game, figure)
        if belief is not None:
            size = game.ground.size
            spaces = spaces_in(game.ground, belief.places)
            copies = [spaces << colour * size for colour in range(len(game.ground.colours))]
            figure.belief = Belief.at(sum(copies))
