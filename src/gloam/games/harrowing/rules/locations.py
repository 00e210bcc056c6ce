"""Locations: put into play, charted; Missteps."""

from __future__ import annotations

from dataclasses import replace

from gloam.games.harrowing.cards.catalogue import AREAS, CHARTS, PLACES
from gloam.games.harrowing.rules.abilities import due
from gloam.games.harrowing.rules.asking import one_of_each, pick
from gloam.games.harrowing.rules.lines import call_any, call_because, lines
from gloam.games.harrowing.rules.map import beside, free_sides, lay
from gloam.games.harrowing.state import MAP, NO_ONE, PROCEDURES, SIDES, Harrowing
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key


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


def area_calls(game: Harrowing, face: int) -> list[Call]:
    """The first location of an Area brings its deck."""
    area = game.book.cards[face].area
    return [("create_area", AREAS[area])] if area and AREAS[area] not in game.fates else []


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
