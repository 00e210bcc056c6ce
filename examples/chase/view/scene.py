"""What a seat sees of Chase: the house, its doors and lights, and what the hunters remember."""

from __future__ import annotations

from examples.chase.house import DOORS, LAMPS, LINKS, PLACES, ROOMS, SIGILS, STAIRS
from examples.chase.state import FIGURE, Chase
from gloam.kernel.core.bit_sets import members
from gloam.kernel.present.scene import (
    Board,
    Link,
    Node,
    Overlay,
    Region,
    Space,
    Token,
    Track,
    Wall,
    Words,
)

SIZE = 20  # of a square of the plan on the board
HALF = 10
BOARD = "house"


def public(game: Chase) -> list[Node]:
    nodes: list[Node] = [
        Track(id="round", label=Words("label-round"), value=game.round, low=1, high=20),
        Track(id="touched", label=Words("label-touched"), value=game.touched.bit_count(), high=3),
        Overlay(id="light", within=BOARD, label=Words("label-light"), spaces=ids(game.lit())),
    ]
    nodes += [_OPEN[door] if game.doors >> door & 1 else _SHUT[door] for door in DOORS]
    nodes += [_BURNING[lamp] if game.lamps >> lamp & 1 else _DARK[lamp] for lamp in LAMPS]
    nodes += [_TOUCHED[at] if game.touched >> at & 1 else _UNTOUCHED[at] for at in SIGILS]
    for number, at in enumerate(game.hunters, 1):
        label = Words("label-hunter", {"n": number})
        nodes.append(Token(id=f"hunter-{number}", within=f"space-{at}", label=label, icon="hunter"))
    for figure in range(len(game.figures)):
        at = known_at(game, figure)
        if at:
            nodes.append(_figure(game, figure, at, f"seen-{figure + 1}"))
    return nodes


def private(game: Chase, seat: int) -> list[Node]:
    """Figures see themselves; the hunters see what they remember."""
    if seat >= game.seats:
        return []
    if seat == FIGURE:
        return [
            _figure(game, figure, at, figure_id(game, figure))
            for figure, at in enumerate(game.figures)
            if at and known_at(game, figure) != at
        ]
    return [_belief(game, figure) for figure in game.at_large()]


def figure_id(game: Chase, figure: int) -> str:
    """Which token stands for a figure to whoever plays it."""
    known = known_at(game, figure) == game.figures[figure]
    return f"seen-{figure + 1}" if known else f"figure-{figure + 1}"


def known_at(game: Chase, figure: int) -> int:
    """Where everybody knows a figure to be, or to have been when it was last noticed; or 0.

    While it steals about that may be somewhere else: so this asks what is remembered.
    """
    places = game.beliefs[figure].places
    hidden = game.figures[figure] and places.bit_count() == 1
    return places.bit_length() - 1 if hidden else 0


def _figure(game: Chase, figure: int, at: int, name: str) -> Node:
    label = Words("label-figure", {"n": game.name(figure)})
    marks = ("caught",) if game.caught >> figure & 1 else ()
    return Token(id=name, within=f"space-{at}", label=label, icon="figure", marks=marks)


def _belief(game: Chase, figure: int) -> Node:
    possible = ids(game.beliefs[figure].places)
    label = Words("label-belief", {"count": len(possible), "n": game.name(figure)})
    name = f"belief-{figure + 1}"
    return Overlay(id=name, within=BOARD, label=label, spaces=possible, style="belief")


def ids(spaces: int) -> tuple[str, ...]:
    return tuple([f"space-{space}" for space in members(spaces)])


# --- what never changes, and the two looks of doors, lamps and sigils ---


def _house() -> tuple[Node, ...]:
    width = max([x for x, _ in PLACES.values()]) + 1
    height = max([y for _, y in PLACES.values()]) + 1
    nodes: list[Node] = [
        Board(id=BOARD, label=Words("label-house"), width=width * SIZE, height=height * SIZE)
    ]
    for room in ROOMS:
        name = f"room-{room.id}"
        xs = [PLACES[space][0] * SIZE for space in room.spaces]
        ys = [PLACES[space][1] * SIZE for space in room.spaces]
        west, east, north, south = min(xs), max(xs) + SIZE, min(ys), max(ys) + SIZE
        corners = ((west, north), (east, north), (east, south), (west, south))
        nodes.append(Region(id=name, within=BOARD, label=Words(name), points=corners))
        for space in room.spaces:
            x, y = _centre(space)
            label = Words("label-space", {"n": space})
            nodes.append(
                Space(id=f"space-{space}", within=BOARD, label=label, x=x, y=y, region=name)
            )
    for a, b in LINKS:
        nodes.append(_link(a, b, "path"))
    for a, b in STAIRS:
        nodes.append(_link(a, b, "stairs"))
    for a, b in DOORS.values():
        nodes.append(_link(a, b, "door"))
    return tuple(nodes)


def _centre(space: int) -> tuple[int, int]:
    x, y = PLACES[space]
    return x * SIZE + HALF, y * SIZE + HALF


def _link(a: int, b: int, style: str) -> Link:
    return Link(id=f"link-{a}-{b}", within=BOARD, a=f"space-{a}", b=f"space-{b}", style=style)


def _door(door: int, state: str) -> Wall:
    """A line between the two spaces, across the way."""
    (ax, ay), (bx, by) = [_centre(space) for space in DOORS[door]]
    x, y = (ax + bx) // 2, (ay + by) // 2
    across, along = (0, HALF) if ay == by else (HALF, 0)
    return Wall(
        id=f"door-{door}",
        within=BOARD,
        label=Words("label-door", {"n": door}),
        points=((x - across, y - along), (x + across, y + along)),
        style="door",
        state=state,
    )


def _thing(word: str, at: int, mark: str) -> Token:
    return Token(
        id=f"{word}-{at}",
        within=f"space-{at}",
        label=Words(f"label-{word}"),
        icon=word,
        marks=(mark,) if mark else (),
    )


HOUSE = _house()
_OPEN = {door: _door(door, "open") for door in DOORS}
_SHUT = {door: _door(door, "shut") for door in DOORS}
_BURNING = {lamp: _thing("lamp", lamp, "burning") for lamp in LAMPS}
_DARK = {lamp: _thing("lamp", lamp, "") for lamp in LAMPS}
_TOUCHED = {at: _thing("sigil", at, "touched") for at in SIGILS}
_UNTOUCHED = {at: _thing("sigil", at, "") for at in SIGILS}
