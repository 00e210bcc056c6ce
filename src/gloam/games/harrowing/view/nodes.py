"""Nodes of the scene that can look only a few ways: each is made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from gloam.games.harrowing.cards.catalogue import BEGINNING, COLOURS, ENDING, WHOLE, Half
from gloam.games.harrowing.cards.texts import CATALOGUE, joined_text
from gloam.games.harrowing.rules.columns_of_joined_items import MANY
from gloam.games.harrowing.state import BANE, FAULT, FULL, GRACE, Roll
from gloam.games.harrowing.view.names import (
    CARD,
    CARD_ID,
    CARDS,
    COLUMN_ID,
    EFFIGY_ID,
    FOES_ID,
    GHOST_ID,
    MARKER,
    SEAT,
    SHEET_ID,
    SIN,
    SIN_ID,
    SPOT_ID,
    item_id,
    seam_id,
)
from gloam.kernel.present.scene import (
    Arg,
    Board,
    Card,
    Dice,
    Link,
    Node,
    Prose,
    Row,
    Sheet,
    Space,
    Text,
    Token,
    Track,
    Wall,
    Words,
)

ACROSS, DOWN = 192, 152  # from the middle of a plate to the next, as `Space.face` draws them
FACE_WORDS = {FAULT: "fault", GRACE: "grace", BANE: "bane"}
OMENS, SIXES, WHERE = Words("label-omens"), Words("label-sixes"), Words("label-where")
NOWHERE = Words("nowhere")


# --- the head of the table ---


@cache
def ritual(total: int, need: int) -> Track:
    return Track(id="ritual", label=Words("label-ritual"), value=min(total, need), high=need)


@cache
def bane(total: int) -> Token:
    return Token(id="bane", label=Words("label-bane"), icon="bane", amount=total)


@cache
def damned(count: int, effigies: int) -> Track:
    return Track(id="damned", label=Words("label-damned"), value=count, high=effigies)


@cache
def boss(state: str, face: int, left: int = 0) -> Text:
    words = Words(f"boss-{state}", {"card": CARD.words[face], "n": left})
    return Text(id="boss", words=words)


@cache
def circle(number: int) -> Text:
    return Text(id="circle", words=Words(f"circle-{number + 1}"))


# --- the Map ---


@cache
def board(circle: int, columns: int, rows: int) -> Board:
    label = Words(f"circle-{circle + 1}")
    return Board(id="map", label=label, width=columns * ACROSS, height=rows * DOWN, art="pit")


def middle(column: int, row: int) -> tuple[int, int]:
    return column * ACROSS + ACROSS // 2, row * DOWN + DOWN // 2


@lru_cache(1 << 14)
def space(number: int, face: int, column: int, row: int, closed: bool, charted: bool) -> list[Node]:
    """A location in the Map with its walls."""
    x, y = middle(column, row)
    card = CARDS[face]
    marks = ["closed"] if closed else []
    marks += ["charted"] if charted else []
    marks += [f"ritual-{card.ritual}"] if card.ritual else []
    node = Space(
        id=SPOT_ID[number],
        within="map",
        label=Words("label-spot", {"card": CARD.words[face]}),
        x=x,
        y=y,
        shape="plate",
        face=card.id,
        marks=tuple(marks),
    )
    return [node, *_walls(number, CATALOGUE.walls[face], x, y)]


def _walls(number: int, walls: int, x: int, y: int) -> list[Node]:
    wide, high = ACROSS // 2 - 18, DOWN // 2 - 16
    far, low = ACROSS // 2 - 6, DOWN // 2 - 7
    lines = (
        ((x - wide, y - low), (x + wide, y - low)),
        ((x + far, y - high), (x + far, y + high)),
        ((x - wide, y + low), (x + wide, y + low)),
        ((x - far, y - high), (x - far, y + high)),
    )
    return [
        Wall(id=f"wall-{number}-{side}", within="map", points=line, style="brick")
        for side, line in enumerate(lines)
        if walls >> side & 1
    ]


@cache
def ghost(side: int, column: int, row: int) -> Space:
    """Where a location may be laid just now."""
    x, y = middle(column, row)
    return Space(id=GHOST_ID[side], within="map", label=Words("label-ghost"), x=x, y=y, shape="gap")


@cache
def way(a: int, b: int) -> Link:
    return Link(id=f"way-{a}-{b}", within="map", a=SPOT_ID[a], b=SPOT_ID[b], style="road")


@cache
def effigy(seat: int, marker: int, at: int, marks: tuple[str, ...]) -> Token:
    return Token(
        id=EFFIGY_ID[seat],
        within=SPOT_ID[at],
        label=Words("label-effigy", {"marker": name_of(marker), "who": SEAT.words[seat]}),
        icon=icon_of(marker),
        owner=seat,
        marks=marks,
    )


@cache
def tale(face: int) -> Prose:
    """What a story tells, while it is being told."""
    return Prose(id="tale", label=CARD.words[face], paragraphs=CARDS[face].tale)


# --- effigies ---


def name_of(marker: int) -> Words:
    return MARKER.words[marker] if marker >= 0 else Words("nobody-yet")


def icon_of(marker: int) -> str:
    return f"marker-{marker}" if marker >= 0 else ""


@lru_cache(1 << 13)
def sheet(
    seat: int, marker: int, omens: int, sixes: int, face: int, marks: tuple[str, ...]
) -> Sheet:
    where = CARD.words[face] if face >= 0 else NOWHERE
    return Sheet(
        id=SHEET_ID[seat],
        label=Words("label-sheet", {"marker": name_of(marker), "who": SEAT.words[seat]}),
        owner=seat,
        icon=icon_of(marker),
        lines=((OMENS, omens), (SIXES, sixes), (WHERE, where)),
        marks=marks,
    )


@cache
def sin(seat: int, number: int, held: int, base: int) -> Track:
    return Track(
        id=SIN_ID[seat][number],
        within=SHEET_ID[seat],
        label=SIN.words[number],
        value=held,
        high=FULL,
        notch=base or None,
        owner=seat,
        marks=("locked",) if held == FULL else (),
    )


@cache
def item_row(seat: int, column: int) -> Row:
    return Row(
        id=COLUMN_ID[seat][column],
        within=SHEET_ID[seat],
        label=Words(f"label-column-{column}"),
        owner=seat,
    )


@cache
def row(id: str, within: str, label: str, seat: int) -> Row:
    return Row(id=id, within=within, label=Words(f"label-{label}"), owner=seat)


@cache
def card(within: str, face: int, marks: tuple[str, ...] = ()) -> Card:
    return Card(id=CARD_ID[face], within=within, face=CARDS[face].id, marks=marks)


@cache
def health(seat: int, face: int, left: int, whole: int) -> Track:
    return Track(
        id=f"health-{CARDS[face].id}",
        within=FOES_ID[seat],
        label=Words("label-health", {"card": CARD.words[face]}),
        value=left,
        high=whole,
        owner=seat,
    )


# --- columns of items ---


@lru_cache(1 << 13)
def column(
    seat: int, number: int, faces: tuple[int, ...], gaps: int, spent: frozenset[int]
) -> list[Node]:
    """The cards of a column, and between them what their halves say."""
    within = COLUMN_ID[seat][number]
    found: list[Node] = [item_row(seat, number)]
    for at, face in enumerate(faces):
        text = CATALOGUE.texts[face]
        if at and gaps >> at & 1:
            found.append(_seam(seat, number, at - 1, "seam-gap", "", ("wanting",)))
        id = item_id(seat, number, at, face)
        found.append(Card(id=id, within=within, face=CARDS[face].id, owner=seat))
        below = faces[at + 1] if at + 1 < len(faces) and not gaps >> at + 1 & 1 else -1
        if text.bottom is not None:
            found += _joint(seat, number, at, face, below, spent)
    return found


def _joint(
    seat: int, number: int, at: int, face: int, below: int, spent: frozenset[int]
) -> list[Node]:
    """What stands under an item: a sentence, or half of one."""
    bottom = CATALOGUE.texts[face].bottom
    top = CATALOGUE.texts[below].top if below >= 0 else None
    assert bottom is not None
    if top is not None and bottom.kind == BEGINNING and top.kind == ENDING:
        state = "spent" if face * MANY + below in spent else "lit"
        marks = (state, _shared(bottom, top))
        return [_seam(seat, number, at, "seam", joined_text(face, below), marks)]
    found: list[Node] = []
    if bottom.kind == WHOLE:
        state = "spent" if face * MANY + face in spent else "lit"
        found.append(_seam(seat, number, at, "seam", CARDS[face].bottom, (state,)))
    elif below < 0:
        wanted = ("wanting", *[box for box in COLOURS if box in bottom.boxes])
        found.append(_seam(seat, number, at, "seam", CARDS[face].bottom, wanted))
    if top is not None and top.kind == WHOLE:
        state = "spent" if below * MANY in spent else "lit"
        id = f"{seam_id(seat, number, at)}-top"
        words = Words("seam", {"text": CARDS[below].top})
        found.append(Text(id=id, within=COLUMN_ID[seat][number], words=words, marks=(state,)))
    return found


def _seam(seat: int, number: int, at: int, says: str, text: str, marks: tuple[str, ...]) -> Text:
    words = Words(says, {"text": text} if text else {})
    within = COLUMN_ID[seat][number]
    return Text(id=seam_id(seat, number, at), within=within, words=words, marks=marks)


def _shared(upper: Half, lower: Half) -> str:
    """The first colour that joins two halves."""
    return next((box for box in COLOURS if box in upper.boxes and box in lower.boxes), "")


# --- dice ---


@cache
def dice(roll: Roll) -> Dice:
    who = SEAT.words[roll.seat]
    counted: dict[str, Arg] = {"faults": roll.faults, "graces": roll.graces}
    label = (
        Words("label-roll", {"who": who, "sin": SIN.words[roll.sin], **counted})
        if roll.sin >= 0
        else Words("label-other-roll", {"who": who})
    )
    return _dice(roll.dice, label)


def fallen(numbers: Sequence[int]) -> Dice:
    """(seat, sin, Faults, Graces, faces …): the dice of a test as they fall."""
    faces = numbers[4:]
    return _dice(tuple(faces), None)


def _dice(faces: tuple[int, ...], label: Words | None) -> Dice:
    return Dice(
        id="dice",
        label=label,
        values=tuple([face + 1 for face in faces]),
        faces=tuple([FACE_WORDS.get(face, "blank") for face in faces]),
        colours=tuple(["red" if at == 0 else "black" for at in range(len(faces))]),
    )


@cache
def numbers(roll: Roll) -> Dice:
    """The two damage dice of a roll that has them."""
    return Dice(id="numbers", label=Words("label-numbers"), values=roll.numbers)
