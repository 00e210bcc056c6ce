"""What a seat sees of Parley."""

from __future__ import annotations

from examples.parley.deck import CARDS, SEALED
from examples.parley.die import MOST_AGAIN, is_gust
from examples.parley.names import CARD, MOST_SEATS
from examples.parley.state import (
    CANDLE,
    CANDLES,
    DISCARD,
    FAVOURS,
    HALL,
    MOST_STANDING,
    OVER,
    RESOLVING,
    SECRETS,
    SPENT,
    Parley,
    aside,
    hand,
)
from gloam.kernel.present.card_nodes import (
    CardNodes,
    CardPlace,
    HandPlace,
    count_faces,
    face_of,
    pile,
    row,
    track,
)
from gloam.kernel.present.scene import (
    Card,
    Dice,
    Hand,
    Node,
    Text,
    Token,
    Words,
)

PILES = ((SECRETS, "secrets", "secret"), (FAVOURS, "favours", "favour"))
ROWS = ((DISCARD, "discard"), (SPENT, "spent"), (HALL, "hall"), (RESOLVING, "resolving"))

NODES = CardNodes(CARDS)
OPEN = {zone: CardPlace(NODES, name) for zone, name in ROWS}
HELD = [CardPlace(NODES, f"hand-{seat}") for seat in range(MOST_SEATS)]
ASIDE = [HandPlace(NODES, f"aside-{seat}", seat, label="aside") for seat in range(MOST_SEATS)]


def fixed(game: Parley) -> list[Node]:
    """The faces of the cards that are in the game, and of sealed ones that all may read."""
    return [
        face_of(card, CARD.words[face], (("worth", card.worth), ("cost", card.cost)))
        for face, card in enumerate(CARDS)
        if face in game.pack.faces or game.opened >> face & 1
    ]


def public(game: Parley) -> list[Node]:
    nodes: list[Node] = [pile(name, len(game.zones[zone]), back) for zone, name, back in PILES]
    for zone, name in ROWS:
        nodes.append(row(name))
        nodes += OPEN[zone].lying(game, game.zones[zone])
    nodes += _opened(game)
    nodes.append(track("candles", game.candles, CANDLES[game.seats]))
    if game.die:
        nodes.append(_die(game))
    for seat in range(game.seats):
        nodes += _envoy(game, seat)
    return nodes


def _die(game: Parley) -> Dice:
    """The die as it lies. At the end of a round it has two faces only: how many candles go out."""
    at_end = game.phase == CANDLE
    return Dice(
        id="die",
        label=Words("label-die"),
        values=(game.die,),
        faces=("gust" if is_gust(game.die) else "still",) if at_end else (),
        hits=(is_gust(game.die),) if at_end else (),
        rerolled=(MOST_AGAIN - game.again,),
    )


def _opened(game: Parley) -> list[Node]:
    """Sealed cards that were unlocked in this game: all may read them."""
    faces = [f for f in SEALED if game.opened >> f & 1 and f not in game.pack.faces]
    nodes: list[Node] = [row("opened")] if faces else []
    for face in faces:
        card = CARDS[face]
        nodes.append(Card(id=f"opened-{card.id}", within="opened", face=card.id, back=card.type))
        nodes.append(Text(id=f"lore-{card.id}", within="opened", words=Words(f"lore-{card.id}")))
    return nodes


def _envoy(game: Parley, seat: int) -> list[Node]:
    """What all see of an envoy: backs of cards, standing, whether there is an omen."""
    held = game.zones[hand(seat)]
    standing = game.standing[seat]
    marks = ("turn",) if seat == game.turn and game.phase != OVER else ()
    words = Words("label-envoy" if standing else "label-led-out", {"seat": seat})
    nodes: list[Node] = [
        Hand(id=f"hand-{seat}", label=words, owner=seat, count=len(held), marks=marks),
        Token(
            id=f"favours-{seat}",
            label=Words("label-favours"),
            owner=seat,
            icon="favour",
            amount=len(game.favours(hand(seat))),
        ),
        track(f"standing-{seat}", standing, MOST_STANDING, owner=seat, label="standing"),
    ]
    apart = game.zones[aside(seat)]
    if apart:
        nodes.append(ASIDE[seat].node(len(apart)))
    if game.omens[seat]:
        nodes.append(Token(id=f"omen-{seat}", label=Words("label-omen"), owner=seat, icon="omen"))
    return nodes


def private(game: Parley, seat: int) -> list[Node]:
    """One's own cards and omen, and what one knows of the cards of others."""
    if seat >= game.seats:
        return []
    nodes: list[Node] = []
    for other in range(game.seats):
        own = other == seat
        nodes += HELD[other].seen(game, game.zones[hand(other)], seat, own)
        nodes += ASIDE[other].seen(game, game.zones[aside(other)], seat, own)
    omen = game.omens[seat]
    if omen:
        nodes.append(Text(id="omen", words=Words("label-your-omen", {"omen": omen})))
    return nodes


def observe(game: Parley, seat: int) -> list[int]:
    """Numbers of the table, then of each envoy, oneself first, then cards by face."""
    seats = game.seats
    order = [(seat + i) % seats for i in range(seats)]
    table = [game.phase, (game.turn - seat) % seats, game.candles, game.die, game.again]
    table += [game.opened, game.omens[seat], len(game.zones[SECRETS]), len(game.zones[FAVOURS])]
    for other in order:
        table += [game.standing[other], int(game.omens[other] > 0)]
        table += [len(game.secrets(hand(other))), len(game.favours(hand(other)))]
        table.append(len(game.zones[aside(other)]))
    for zone, _ in ROWS:
        table += count_faces(game, game.zones[zone], len(CARDS))
    for other in order:
        table += count_faces(game, game.seen(hand(other), seat), len(CARDS))
        table += count_faces(game, game.seen(aside(other), seat), len(CARDS))
    return table
