"""What a seat sees, as numbers, for researchers."""

from __future__ import annotations

from gloam.games.haunted.cards.deck import SIZE
from gloam.games.haunted.state import DISCARD, RESOLVING, STOCK, Haunted
from gloam.kernel.present.card_nodes import count_faces


def observe(game: Haunted, seat: int) -> list[int]:
    """The same as numbers. Players come in the order of their seats, oneself first.

    The table; each player and their lines; then four numbers a card: whether one holds it,
    whether one looks at it, whether it lies in the discard pile, and who is known to hold it.
    """
    seats = game.seats
    turned = [(seat + i) % seats for i in range(seats)]
    resolving = game.zones[RESOLVING]
    numbers = [
        game.stage,
        (game.active - seat) % seats,
        (game.defender - seat) % seats + 1 if game.defender >= 0 else 0,
        (game.planted - seat) % seats + 1 if game.planted >= 0 else 0,
        resolving[0] + 1 if resolving else 0,
        len(game.zones[STOCK]),
        game.hand_size,
        game.to_lose,
        game.stale + 1,
        int(game.laid),
    ]
    for other in turned:
        numbers += [
            int(other in game.order),
            len(game.zones[game.hand(other)]),
            len(game.zones[game.looked_at(other)]),
            game.missed[other],
        ]
        for line in game.lines(other):
            numbers += _observe_line(game, line)
    owned = [game.seen(game.hand(other), seat) for other in turned]
    numbers += count_faces(game, owned[0], SIZE)
    numbers += count_faces(game, game.zones[game.looked_at(seat)], SIZE)
    numbers += count_faces(game, game.zones[DISCARD], SIZE)
    holders = [0] * SIZE
    for i, held in enumerate(owned[1:], 1):
        for card in held:
            holders[card] = i + 1
    return numbers + holders


def _observe_line(game: Haunted, line: int) -> list[int]:
    cards = game.line(line)
    none = [0] * (3 - len(cards))
    fresh = [int(game.fresh >> card & 1) for card in cards]
    bits = [sets >> line & 1 for sets in (game.sealed, game.awaiting, game.used)]
    return [*[card + 1 for card in cards], *none, *fresh, *none, *bits]
