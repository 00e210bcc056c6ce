"""Locations and the Map: walls, adjacency, moving; placing, opening, charting; Missteps."""

from __future__ import annotations

from dataclasses import replace

from gloam.games.harrowing.cards.catalogue import CHARTS, MOVES, PLACES
from gloam.games.harrowing.rules.abilities import due
from gloam.games.harrowing.rules.asking import may_pick, one_of_each
from gloam.games.harrowing.rules.carrying_out_effects import call_any, call_because, lines
from gloam.games.harrowing.rules.legacy.areas import area_calls
from gloam.games.harrowing.state import (
    HERE,
    MAP,
    NO_ONE,
    OPPOSITE,
    PROCEDURES,
    SIDES,
    Harrowing,
    Spot,
)
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Flow, Key, pick

# --- adjacency ---


def beside(game: Harrowing, number: int, side: int) -> int:
    """The number of the spot on a side, walls or not; -1 if there is none."""
    spot = game.spots[number]
    dx, dy = SIDES[side]
    return game.grid.get((spot.x + dx, spot.y + dy), -1)


def adjacent(game: Harrowing, number: int) -> list[tuple[int, int]]:
    """(side, spot) of every location that shares a side with this one, no wall between."""
    # rule: map.adjacent, map.wall-either, map.wall
    walls = game.book.walls
    own = walls[game.spots[number].face]
    found: list[tuple[int, int]] = []
    for side in range(4):
        if own >> side & 1:
            continue
        other = beside(game, number, side)
        if other >= 0 and not walls[game.spots[other].face] >> OPPOSITE[side] & 1:
            found.append((side, other))
    return found


def free_sides(game: Harrowing, seat: int, face: int) -> list[int]:
    """The sides of an effigy's own location where this location may be laid."""
    # rule: location.placement, location.beside-walls, map.wall-either, map.one-per-space
    # rule: map.upright
    number = game.at[seat]
    walls = game.book.walls
    own, new = walls[game.spots[number].face], walls[face]
    return [
        side
        for side in range(4)
        if not own >> side & 1 and not new >> OPPOSITE[side] & 1 and beside(game, number, side) < 0
    ]


# --- moving ---


def ways(game: Harrowing, seat: int) -> list[Key]:
    """Where an effigy can move: adjacent open locations."""
    # rule: move.open-only, move.no-walls
    return [
        ("go", side)
        for side, other in adjacent(game, game.at[seat])
        if not game.spots[other].closed  # rule: location.closed-use
    ]


@PROCEDURES.asking
def move(game: Harrowing, seat: int, n: int) -> Flow[None]:
    """Up to n moves, one after another; each may be the last."""
    if n <= 0 or game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    key = yield from may_pick(seat, ways(game, seat), ("move", n))  # rule: move.optional
    if key is None:
        return
    arrive(game, seat, beside(game, game.at[seat], key[1]))
    # rule: ability.whenever
    game.agenda.call(*due(game, seat, MOVES), ("move", seat, n - 1))


def arrive(game: Harrowing, seat: int, number: int) -> None:
    game.at[seat] = number
    game.tell("moved", seat, game.spots[number].face)


@PROCEDURES.asking
def move_anywhere(game: Harrowing, seat: int) -> Flow[None]:
    """To any open location, at any distance and past walls; staying is a choice of its own."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    # rule: lifewater.grace-5-detail
    open_ones = [number for number, spot in game.spots.items() if not spot.closed]
    if open_ones:
        key = yield from pick(seat, [("spot", number) for number in open_ones], "move-anywhere")
        if key[1] != game.at[seat]:
            arrive(game, seat, key[1])
            call_any(game, *due(game, seat, MOVES))  # rule: ability.whenever


# --- opening and closing ---


def near(game: Harrowing, seat: int, closed: bool) -> list[int]:
    """The sides (HERE: one's own) where a location is that is closed, or open."""
    # rule: explore.no-walls
    sides = [(HERE, game.at[seat]), *adjacent(game, game.at[seat])]
    return [side for side, number in sides if game.spots[number].closed == closed]


def spot_on(game: Harrowing, seat: int, side: int) -> int:
    return game.at[seat] if side == HERE else beside(game, game.at[seat], side)


@PROCEDURES.asking
def close_near(game: Harrowing, seat: int, n: int) -> Flow[None]:
    if n <= 0 or game.at[seat] < 0:
        return
    options: list[Key] = [("close", side) for side in near(game, seat, closed=False)]
    if options:
        key = yield from pick(seat, options, ("close-location", n))
        set_closed(game, spot_on(game, seat, key[1]), True)
        game.agenda.call(("close_near", seat, n - 1))


@PROCEDURES.plain
def close_here(game: Harrowing, seat: int) -> None:
    if game.at[seat] >= 0 and not game.here(seat).closed:
        set_closed(game, game.at[seat], True)


def set_closed(game: Harrowing, number: int, closed: bool) -> None:
    """Lay a shadow token on a location, or take it away."""
    # rule: location.shadow, location.opening, component.shadow-tokens
    spot = game.spots[number]
    game.spots[number] = replace(spot, closed=closed)
    game.tell("closed" if closed else "opened", spot.face, because=game.cause)


def lay(game: Harrowing, face: int, x: int, y: int, closed: bool) -> int:
    """A location comes into the Map; gives its number, the lowest that is free."""
    # rule: map.unbounded, map.one-per-space, zone.map, area.location-rules
    number = next(n for n in range(len(game.spots) + 1) if n not in game.spots)
    game.spots[number] = Spot(x, y, face, closed)  # rule: location.shadow, location.charted-setup
    game.grid[x, y] = number
    return number


# --- putting into play ---


@PROCEDURES.asking
def place_location(game: Harrowing, seat: int, face: int) -> Flow[None]:
    """Into an empty space adjacent to the invoker's own location, closed."""
    options: list[Key] = [("place", side) for side in free_sides(game, seat, face)]
    game.placing = seat  # rule: location.placer-chooses
    key = yield from pick(seat, options, ("place", face))
    game.placing = NO_ONE
    spot = game.here(seat)
    dx, dy = SIDES[key[1]]
    # rule: location.resolve, location.closed-start
    place_at(game, seat, face, spot.x + dx, spot.y + dy)


def place_at(game: Harrowing, seat: int, face: int, x: int, y: int) -> None:
    """A location comes into the Map by an effigy, which resolves what it charts."""
    # rule: location.placed-by-nobody
    game.move(piece_with(game, game.where_is(face), face), MAP)
    number = lay(game, face, x, y, closed=True)  # rule: location.closed-start
    game.tell("placed", seat, face)  # rule: location.resolve
    calls = area_calls(game, face)
    charted = newly_charted(game, number)
    for one in charted:
        game.spots[one] = replace(game.spots[one], charted=True)  # rule: location.charted-once
    if charted:
        calls.append(("chartings", seat, *charted))
    calls += due(game, seat, PLACES)  # rule: ability.whenever
    call_any(game, *calls)


# --- When Charted ---


def newly_charted(game: Harrowing, number: int) -> list[int]:
    """The locations whose last missing neighbour this one is, itself included."""
    # rule: location.when-charted, location.charted-itself, location.charted-closed
    around = [number, *[n for n in [beside(game, number, side) for side in range(4)] if n >= 0]]
    return [n for n in around if not game.spots[n].charted and surrounded(game, n)]


def surrounded(game: Harrowing, number: int) -> bool:
    """Every side without an own wall has a neighbour, whatever walls that one has."""
    # rule: location.charted-walls
    walls = game.book.walls[game.spots[number].face]
    return all(walls >> side & 1 or beside(game, number, side) >= 0 for side in range(4))


@PROCEDURES.asking
def chartings(game: Harrowing, seat: int, *numbers: int) -> Flow[None]:
    """The placer resolves all that it has charted, in the order that it likes."""
    # rule: location.charted-by, location.charted-many
    left = [n for n in numbers if n in game.spots and game.book.texts[game.spots[n].face].charted]
    if not left or game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    texts, spots = game.book.texts, game.spots
    kinds = one_of_each(left, lambda n: texts[spots[n].face].charted)
    options: list[Key] = [("spot", n) for n in kinds]
    key = yield from pick(seat, options, "charting")
    left.remove(key[1])
    face = game.spots[key[1]].face
    game.tell("charted", seat, face)
    # rule: loot.sources
    calls = lines(game.book.texts[face].charted, seat, face)  # rule: location.charted-name
    calls += due(game, seat, CHARTS)  # rule: ability.whenever
    if left:
        calls.append(("chartings", seat, *left))
    call_because(game, ("charted", face), *calls)


# --- Misstep ---


@PROCEDURES.plain
def misstep(game: Harrowing, seat: int) -> None:
    """The Misstep of the location that the explorer is at now."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    # rule: location.misstep, explore.fault, explore.own-misstep-only, explore.moved-by-misstep
    face = game.here(seat).face
    numbers = game.book.texts[face].misstep
    if numbers:
        game.tell("misstep", seat, face)
        call_because(game, ("misstep", face), *lines(numbers, seat, face))
