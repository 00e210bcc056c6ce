"""Beginning the game: all cards shuffled, who starts, the deal."""

from __future__ import annotations

from typing import Final

from gloam.games.haunted.cards.deck import CARDS, SIZE
from gloam.games.haunted.rules.drawing import STOCKPILE
from gloam.games.haunted.rules.secrecy import pack
from gloam.games.haunted.state import ATTACK, SHOWN, STOCK, Haunted
from gloam.kernel.core.cards import table_of
from gloam.kernel.core.data import PieceSet


def fresh_table(seats: int, short: bool, tie_break: bool) -> Haunted:
    """The table before the deal: all cards in the stockpile."""
    cards = pack(seats)
    # rule: setup.shuffle, setup.lines, short.cards
    zones, where, knows = table_of(cards, [STOCK] * SIZE)
    return Haunted(
        seats,
        cards,
        zones,
        where,
        knows,
        (),
        order=tuple(range(seats)),
        active=0,
        stage=ATTACK,
        hand_size=9 if short else 7,  # rule: short.hand, setup.hand-size
        to_lose=1 if short else 3,  # rule: short.one-line, game.object
        sealed=0,
        awaiting=0,
        used=0,
        fresh=PieceSet(0),
        laid=False,
        defender=-1,
        missed=[0] * seats,
        planted=-1,
        thief=PieceSet(0),
        stale=-1,
        tie_break=tie_break,
        over=False,
        finishes=(),
    )


def begin(game: Haunted) -> None:
    """Draw for the start, shuffle again, deal."""
    first = first_in_the_alphabet(game, list(game.order))  # rule: setup.first-pick, setup.return
    game.active = first  # rule: setup.first-turn
    game.tell("starts", first)
    at = game.order.index(first)
    for _ in range(game.hand_size):  # rule: setup.deal, setup.hand-size
        for seat in [*game.order[at:], *game.order[:at]]:
            game.draw(STOCK, game.hand(seat))  # rule: setup.secret


def first_in_the_alphabet(game: Haunted, seats: list[int]) -> int:
    """Everybody draws a card; the first in the alphabet decides. The cards go back."""
    # rule: event.hidden-compartment-tie, event.hidden-compartment-tie-loser
    best, first = len(ALPHABET), seats[0]
    for seat in seats:
        card = STOCKPILE.draw(game, SHOWN)
        if card is not None:
            game.tell("drew-for-it", seat, int(card))
            if ALPHABET[card] < best:
                best, first = ALPHABET[card], seat
    game.shuffle(STOCK, SHOWN)
    return first


# Cards in the order of the alphabet: letters only, case aside.
# rule: setup.alphabet
ALPHABET: Final = [0] * SIZE
for _rank, _card in enumerate(
    sorted(CARDS, key=lambda card: "".join(c for c in card.name.lower() if c.isalpha()))
):
    ALPHABET[_card.face] = _rank
