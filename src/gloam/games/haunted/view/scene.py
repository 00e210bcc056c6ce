"""What a seat sees of Haunted: three lines a player, hands, the two piles, what it remembers.

A card is named by its id wherever it is seen; nodes that can look only a few ways are made
once, so that a scene is mostly put together from what is there already.
"""

from __future__ import annotations

from functools import cache

from gloam.games.haunted.cards.deck import CARDS, SIZE
from gloam.games.haunted.cards.essentials import ADMITS, SUMMONS
from gloam.games.haunted.rules.end_and_score import points
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
from gloam.games.haunted.view.names import ASIDE_ID, CARD, HAND_ID, LINE, SEAT, SEAT_ID
from gloam.kernel.present.scene import Card, Face, Hand, Node, Pile, Row, Sheet, Track, Words

FRESH = ("fresh",)
KNOWN = ("known",)
PLANTED = ("planted",)


# --- what everybody sees ---


def public(game: Haunted) -> list[Node]:
    zones = game.zones
    nodes: list[Node] = [
        _stage(game.active, game.stage),
        _pile("stock", len(zones[STOCK])),
        _pile("discard", len(zones[DISCARD])),
        RESOLVING_ROW,
    ]
    nodes += [IN_DISCARD[card] for card in zones[DISCARD]]
    nodes += [IN_RESOLVING[card] for card in zones[RESOLVING]]
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
    nodes.append(_hand(seat, len(zones[HANDS + seat]), planted))
    if aside := zones[game.looked_at(seat)]:
        nodes.append(_aside(seat, len(aside)))
    for line in game.lines(seat):
        nodes.append(_line(line, _marks_of_line(game, line)))
        nodes += [
            FRESH_IN_LINE[line][card] if game.fresh >> card & 1 else IN_LINE[line][card]
            for card in game.line(line)
        ]


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
    zones, knows, me = game.zones, game.knows, 1 << seat
    for other in range(game.seats):
        held, aside = zones[HANDS + other], zones[game.looked_at(other)]
        if other == seat:
            nodes += [IN_HAND[seat][card] for card in held]
        else:
            nodes += [KNOWN_IN_HAND[other][card] for card in held if knows[card] & me]
        if aside:
            looks = IN_ASIDE if other == seat else KNOWN_IN_ASIDE
            nodes += [looks[other][card] for card in aside if knows[card] & me]
    return nodes


# --- nodes that can look only a few ways ---


STEPS = ("step-attack", "step-defence", "step-own", "step-cleanup")
POINTS, COMPLETE, MISSED = Words("label-points"), Words("label-complete"), Words("label-missed")
HELD, ASIDE = Words("label-hand"), Words("label-aside")


@cache
def _stage(active: int, stage: int) -> Track:
    label = Words("label-turn", {"seat": SEAT.words[active]})
    return Track(id="stage", label=label, value=stage, low=ATTACK, high=CLEANUP, steps=STEPS)


@cache
def _pile(name: str, count: int) -> Pile:
    return Pile(id=name, label=Words(f"label-{name}"), count=count, back="card")


@cache
def _sheet(seat: int, points: int, complete: int, missed: int, marks: tuple[str, ...]) -> Sheet:
    lines: tuple[tuple[Words, Words | int | str], ...] = ((POINTS, points), (COMPLETE, complete))
    if missed:
        lines = (*lines, (MISSED, missed))
    return Sheet(id=SEAT_ID[seat], label=SEAT.words[seat], owner=seat, lines=lines, marks=marks)


@cache
def _hand(seat: int, count: int, marks: tuple[str, ...]) -> Hand:
    return Hand(
        id=HAND_ID[seat], within=SEAT_ID[seat], label=HELD, owner=seat, count=count, marks=marks
    )


@cache
def _aside(seat: int, count: int) -> Hand:
    return Hand(id=ASIDE_ID[seat], within=SEAT_ID[seat], label=ASIDE, owner=seat, count=count)


@cache
def _line(line: int, marks: tuple[str, ...]) -> Row:
    seat = line // SLOTS
    return Row(
        id=LINE.nodes[line], within=SEAT_ID[seat], label=LINE.words[line], owner=seat, marks=marks
    )


def _cards_in(place: str, marks: tuple[str, ...] = ()) -> list[Card]:
    """Every card as it looks in a place. Its name is on its face."""
    return [
        Card(id=CARD.nodes[card.face], within=place, face=card.id, marks=marks) for card in CARDS
    ]


RESOLVING_ROW = Row(id="resolving", label=Words("label-resolving"))
IN_DISCARD = _cards_in("discard")
IN_RESOLVING = _cards_in("resolving")
IN_LINE = [_cards_in(line) for line in LINE.nodes]
FRESH_IN_LINE = [_cards_in(line, FRESH) for line in LINE.nodes]
IN_HAND = [_cards_in(hand) for hand in HAND_ID]
KNOWN_IN_HAND = [_cards_in(hand, KNOWN) for hand in HAND_ID]
IN_ASIDE = [_cards_in(aside) for aside in ASIDE_ID]
KNOWN_IN_ASIDE = [_cards_in(aside, KNOWN) for aside in ASIDE_ID]


# --- what never changes ---


def _face(number: int) -> Face:
    """A card as printed; `lines` are the names of the cards that it goes with."""
    card = CARDS[number]
    follow = ADMITS.get(number) or SUMMONS.get(number) or ()
    return Face(
        id=card.id,
        name=CARD.words[number],
        type=card.type,
        text=card.text,
        flavour=card.flavour,
        icon=card.icon,
        lines=tuple([CARDS[other].name for other in follow]),
    )


FACES = tuple([_face(number) for number in range(SIZE)])
