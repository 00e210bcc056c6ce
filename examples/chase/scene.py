"""What a seat sees of Chase: the house, its doors and lights, and what the hunters remember."""

from __future__ import annotations

from examples.chase.house import (
    DOORS,
    DOORS_AT,
    DOORS_IN_VIEW,
    LAMPS,
    LIGHTS,
    LINKS,
    NEAR,
    PLACES,
    ROOMS,
    SIGILS,
    STAIRS,
    beam,
    bits,
    members,
)
from examples.chase.state import FIGURE, HIDE, Chase
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.rules import Blocked, Option
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
FIGURE_TOKEN = "figure"


def public(game: Chase) -> list[Node]:
    nodes: list[Node] = [
        Track(id="round", label=Words("label-round"), value=game.round, low=1, high=20),
        Track(id="touched", label=Words("label-touched"), value=game.touched.bit_count(), high=3),
        Overlay(id="light", within=BOARD, label=Words("label-light"), spaces=_ids(game.lit())),
    ]
    nodes += [_OPEN[door] if game.doors >> door & 1 else _SHUT[door] for door in DOORS]
    nodes += [_BURNING[lamp] if game.lamps >> lamp & 1 else _DARK[lamp] for lamp in LAMPS]
    nodes += [_TOUCHED[at] if game.touched >> at & 1 else _UNTOUCHED[at] for at in SIGILS]
    for number, at in enumerate(game.hunters, 1):
        label = Words("label-hunter", {"n": number})
        nodes.append(Token(id=f"hunter-{number}", within=f"space-{at}", label=label, icon="hunter"))
    if _is_known(game):
        nodes.append(_figure(game))
    return nodes


def private(game: Chase, seat: int) -> list[Node]:
    """The figure sees itself; the hunters see what they remember."""
    if seat == FIGURE:
        return [_figure(game)] if game.figure and not _is_known(game) else []
    if seat >= game.seats:
        return []
    possible = _ids(game.belief)
    label = Words("label-belief", {"count": len(possible)})
    return [Overlay(id="belief", within=BOARD, label=label, spaces=possible, style="belief")]


def _is_known(game: Chase) -> bool:
    """Whether everybody knows where the figure is."""
    return game.phase != HIDE and game.belief.bit_count() == 1


def _figure(game: Chase) -> Node:
    label = Words("label-figure")
    return Token(id=FIGURE_TOKEN, within=f"space-{game.figure}", label=label, icon="figure")


def _ids(spaces: int) -> tuple[str, ...]:
    return tuple([f"space-{space}" for space in members(spaces)])


# --- options ---


def describe(game: Chase, seat: int, key: Key) -> Option:
    word = key[0]
    if word in ("open", "shut"):
        rule = "figure.door" if seat == FIGURE else "hunters.door"
        words = Words(f"option-{word}", {"door": key[1]})
        return Option(key, words, (f"door-{key[1]}",), rule)
    if word == "shine":
        at = game.hunters[game.hunter]
        lit = _ids(beam(at, key[1], game.doors & DOORS_IN_VIEW[at]))
        touches = (f"hunter-{game.hunter + 1}",)
        words = Words(f"option-shine-{key[1]}")
        return Option(key, words, touches, "hunters.beam", preview=lit, dial="beam")
    if word == "switch":
        words = Words("option-lamp-off" if game.lamps >> key[1] & 1 else "option-lamp-on")
        return Option(key, words, (f"lamp-{key[1]}",), "hunters.lamp", _ids(LIGHTS[key[1]]))
    if len(key) == 2:  # hide, go, touch
        touches = (f"sigil-{key[1]}",) if word == "touch" else (f"space-{key[1]}",)
        return Option(key, Words(f"option-{word}", {"space": key[1]}), touches, _rule(seat, word))
    touches = (FIGURE_TOKEN if seat == FIGURE else f"hunter-{game.hunter + 1}",)
    return Option(key, Words(f"option-{word}"), touches, _rule(seat, word))


def _rule(seat: int, word: str) -> str:
    """The rule behind an option."""
    if word == "go":
        return "figure.steps" if seat == FIGURE else "hunters.turn"
    return {
        "hide": "setup.hide",
        "stay": "figure.steps",
        "touch": "figure.touch",
        "lurk": "figure.acts",
        "beam": "hunters.beam",
    }.get(word, "hunters.turn")


# --- what is not possible ---


def blocked(game: Chase, seat: int, ask: Ask) -> list[Blocked]:
    if not ask.offer(seat):
        return []
    if ask.about[0] == "hunt":
        return _blocked_hunter(game)
    if ask.about[0] == "steal":
        return _shut_doors(game, game.figure) + _hunters_near(game)
    if ask.about == "act" and game.touched >> game.figure & 1:
        return [_no((f"sigil-{game.figure}",), "sigil", "figure.touch")]
    return []


def _blocked_hunter(game: Chase) -> list[Blocked]:
    at = game.hunters[game.hunter]
    me = (f"hunter-{game.hunter + 1}",)
    found = _shut_doors(game, at) if game.moves else [_no(me, "moves", "hunters.turn")]
    if not game.deeds:
        found.append(_no(me, "deeds", "hunters.turn"))
    elif at in LIGHTS and not game.lamps >> at & 1 and game.lamps.bit_count() == 3:
        found.append(_no((f"lamp-{at}",), "lamps", "light.three-lamps"))
    return found


def _shut_doors(game: Chase, at: int) -> list[Blocked]:
    shut = members(DOORS_AT[at] & ~game.doors)
    return [_no((f"door-{door}",), "door", "house.shut-door") for door in shut]


def _hunters_near(game: Chase) -> list[Blocked]:
    near = members(NEAR[game.figure] & bits(game.hunters))
    return [_no((f"space-{at}",), "hunter", "figure.not-through-hunters") for at in near]


def _no(touches: tuple[str, ...], word: str, rule: str) -> Blocked:
    return Blocked(touches, Words(f"blocked-{word}"), rule)


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
