"""What a seat sees of Haunted: three lines a player, hands, the two piles, what it remembers.

A card is named by its id wherever it is seen; nodes that can look only a few ways are made
once, so that a scene is mostly put together from what is there already.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from gloam.games.haunted.cards.deck import CARDS, EVENTS
from gloam.games.haunted.cards.essentials import ADMITS, SUMMONS
from gloam.games.haunted.rules.end_and_score import points
from gloam.games.haunted.rules.lines import says
from gloam.games.haunted.state import (
    ATTACK,
    CLEANUP,
    DISCARD,
    HANDS,
    RESOLVING,
    SLOTS,
    STOCK,
    Haunted,
)
from gloam.games.haunted.view.names import (
    ASIDE_ID,
    CARD,
    HAND_ID,
    LINE,
    SEAT,
    SEAT_ID,
    SEATS,
    character,
)
from gloam.kernel.content.card_files import PrintedCard
from gloam.kernel.present.card_nodes import CardNodes, CardPlace, HandPlace, face_of, pile, row
from gloam.kernel.present.scene import Face, Node, Row, Sheet, Text, Track, Words

PLANTED = ("planted",)

NODES = CardNodes(CARDS, single=True)
DISCARDED, CARRIED_OUT = CardPlace(NODES, "discard"), CardPlace(NODES, "resolving")
HELD = [HandPlace(NODES, HAND_ID[seat], seat, SEAT_ID[seat]) for seat in SEATS]
ASIDE = [HandPlace(NODES, ASIDE_ID[seat], seat, SEAT_ID[seat], "aside") for seat in SEATS]
IN_LINE = [NODES.looks(id) for id in LINE.nodes]
FRESH_IN_LINE = [NODES.looks(id, ("fresh",)) for id in LINE.nodes]


# --- what everybody sees ---


def public(game: Haunted) -> list[Node]:
    zones = game.zones
    nodes: list[Node] = [
        *([] if game.over else [_stage(game.active, game.stage)]),
        pile("stock", len(zones[STOCK]), "card"),
        pile("discard", len(zones[DISCARD]), "card"),
        row("resolving"),
    ]
    nodes += DISCARDED.lying(game, zones[DISCARD])
    nodes += CARRIED_OUT.lying(game, zones[RESOLVING])
    if game.stale >= 0 and not game.over:
        nodes.append(_stalemate(game.stale))
    for seat in range(game.seats):
        _add_player(game, seat, nodes)
    return nodes


def _add_player(game: Haunted, seat: int, nodes: list[Node]) -> None:
    """The lines of a player, what they come to, and the backs of the cards held."""
    zones = game.zones
    planted = PLANTED if game.planted == seat else ()
    nodes.append(
        _sheet(
            seat,
            points(game, seat),
            game.complete(seat),
            game.missed[seat],
            _marks_of_player(game, seat),
        )
    )
    nodes.append(HELD[seat].node(len(zones[HANDS + seat]), planted))
    if aside := zones[game.looked_at(seat)]:
        nodes.append(ASIDE[seat].node(len(aside)))
    fresh, marked = game.fresh, game.sealed | game.awaiting | game.used
    for line in game.lines(seat):
        cards = game.line(line)
        marks = _marks_of_line(game, line) if marked >> line & 1 else ()
        nodes.append(_line(line, cards[0] if cards else -1, marks))
        for card in cards:
            looks = FRESH_IN_LINE if fresh >> card & 1 else IN_LINE
            nodes.append(looks[line][card])


def _marks_of_player(game: Haunted, seat: int) -> tuple[str, ...]:
    if seat not in game.order:
        return ("out",)
    return ("turn",) if seat == game.active and not game.over else ()


def _marks_of_line(game: Haunted, line: int) -> tuple[str, ...]:
    if game.sealed >> line & 1:
        return ("complete",)
    if game.awaiting >> line & 1:
        return ("awaiting",)
    return ("used",) if game.used >> line & 1 and game.stage == ATTACK else ()


# --- what one seat sees ---


def private(game: Haunted, seat: int) -> list[Node]:
    """One's own cards, and those of others that one remembers."""
    nodes: list[Node] = []
    if seat >= game.seats:  # a watcher
        return nodes
    zones = game.zones
    for other in range(game.seats):
        nodes += HELD[other].seen(game, zones[HANDS + other], seat, other == seat)
        if aside := zones[game.looked_at(other)]:
            nodes += ASIDE[other].seen(game, aside, seat, other == seat)
    return nodes


# --- nodes that can look only a few ways ---


STEPS = ("step-attack", "step-defence", "step-own", "step-cleanup")
NOBODY_YET = Words("line-empty")
POINTS, COMPLETE, MISSED = Words("label-points"), Words("label-complete"), Words("label-missed")


@cache
def _stage(active: int, stage: int) -> Track:
    label = Words("label-turn", {"seat": SEAT.words[active]})
    return Track(id="stage", label=label, value=stage, low=ATTACK, high=CLEANUP, steps=STEPS)


@cache
def _stalemate(shuffles: int) -> Text:
    """How near the game is to ending because all terrors are locked away."""
    return Text(id="stalemate", words=Words("stalemate", {"shuffles": shuffles}))


@cache
def _sheet(seat: int, points: int, complete: int, missed: int, marks: tuple[str, ...]) -> Sheet:
    lines: tuple[tuple[Words, Words | int | str], ...] = ((POINTS, points), (COMPLETE, complete))
    if missed:
        lines = (*lines, (MISSED, missed))
    return Sheet(id=SEAT_ID[seat], label=SEAT.words[seat], owner=seat, lines=lines, marks=marks)


@cache
def _line(line: int, setting: int, marks: tuple[str, ...]) -> Row:
    """A line; its setting brings the character whose name and portrait it has."""
    seat = line // SLOTS
    icon = CARDS[setting].id if setting >= 0 else ""
    label = character(setting) if icon else NOBODY_YET
    return Row(
        id=LINE.nodes[line],
        within=SEAT_ID[seat],
        label=label,
        owner=seat,
        marks=marks,
        icon=icon,
    )


# --- what never changes ---


def _goes_with(card: int) -> tuple[str, ...]:
    """The names of the cards that an essential card goes with."""
    return tuple([CARDS[other].name for other in ADMITS.get(card) or SUMMONS.get(card) or ()])


# Texts that are about a line, whoever owns it; all others speak to its owner, and so does what
# a card says besides for opponents.
OF_THE_LINE = ("Bring ", "Drive off ", "Remove ")
TO_THE_OWNER = Words("to-the-owner")


def _face(card: PrintedCard) -> Face:
    """A card as printed; above a text that speaks to somebody it says to whom."""
    face = face_of(card, CARD.words[card.face], lines=_goes_with(card.face))
    if card.face < EVENTS:
        return face
    if card.text.startswith(OF_THE_LINE) and not says(card.face, "or_on_an_opponent"):
        return face
    return replace(face, label=TO_THE_OWNER)  # rule: term.you


FACES = tuple([_face(card) for card in CARDS])
