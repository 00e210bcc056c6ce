"""Hands: their limit, discards, what is held, cards that are kept or fetched.

Choices that are made from a hidden hand are always asked, even with one card to choose:
a question that is not asked would tell what the hand holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloam.games.haunted.cards.deck import ACQUAINTANCES, ALL_ACQUAINTANCES, URCHIN_THIEF
from gloam.games.haunted.state import DISCARD, HANDS, Haunted
from gloam.kernel.core.asks import EVERYONE, About, Flow, choose, pick
from gloam.kernel.core.data import Piece, PieceSet
from gloam.kernel.core.state import Event

# Why a card is discarded, by what was asked; else it is by the card that is carried out.
CAUSES: Final[dict[str, Event]] = {"make-room": ("limit",), "advantage-price": ("price",)}


def make_room(game: Haunted, seat: int) -> Flow[None]:
    """Nobody holds more than the limit once an effect is over."""
    # rule: hand.limit
    while (over := len(game.zones[game.hand(seat)]) - game.hand_size) > 0:
        yield from choose_to_discard(game, seat, movable(game, seat), "make-room", over)


def choose_to_discard(
    game: Haunted, seat: int, cards: Sequence[Piece], about: str, *numbers: int
) -> Flow[Piece]:
    """A card of a hand, chosen by its holder and discarded for all to see."""
    asked: About = (about, *numbers) if numbers else about
    key = yield choose(seat, [("discard", int(card)) for card in cards], asked)
    card = Piece(key[1])
    game.tell("discarded", seat, int(card), because=CAUSES.get(about) or game.by_card())
    discard(game, card)
    return card


def discard(game: Haunted, card: Piece) -> None:
    """A card is spent. Nothing is drawn for it here: effects that replace it say so."""
    game.move(card, DISCARD)


def keep_and_discard(game: Haunted, seat: int, kept: Sequence[Piece]) -> Flow[None]:
    """Cards looked at: some go to the hand, the others to the discard pile."""
    for card in list(game.zones[game.looked_at(seat)]):
        if card not in kept:
            game.tell("not-kept", seat, int(card), because=game.by_card())
            discard(game, card)
    for card in kept:
        game.move(card, game.hand(seat))
    game.tell("kept", seat, len(kept), because=game.by_card())
    yield from make_room(game, seat)


def take_from_pile(game: Haunted, seat: int, fits: Callable[[int], bool], about: str) -> Flow[bool]:
    """A card of choice from the discard pile into a hand. False if none fits."""
    cards = sorted([card for card in game.zones[DISCARD] if fits(card)])
    if not cards:
        return False
    _, card = yield from pick(seat, [("take", int(card)) for card in cards], about)
    game.tell("took-from-pile", seat, card, because=game.by_card())
    game.move(Piece(card), game.hand(seat))
    return True


# --- what is held ---


def movable(game: Haunted, seat: int) -> list[Piece]:
    """The cards of a hand that effects can move: all but a planted Urchin Thief."""
    hand = game.zones[HANDS + seat]
    if game.planted != seat:  # rule: event.urchin-thief-stuck
        return hand
    return [card for card in hand if card != URCHIN_THIEF]


def stuck(game: Haunted, seat: int) -> tuple[Piece, ...]:
    """The cards of a hand that effects cannot move."""
    return (Piece(URCHIN_THIEF),) if game.planted == seat else ()


def acquaintances(game: Haunted, seat: int) -> list[Piece]:
    return [card for card in game.zones[HANDS + seat] if card >= ACQUAINTANCES]


def lose_acquaintance(game: Haunted, seat: int) -> Flow[bool]:
    """Discard an acquaintance from hand, own choice. False, known to all, if there is none."""
    held = acquaintances(game, seat)
    if not held:
        nothing_held(game, seat, ALL_ACQUAINTANCES, "no-acquaintance")
        return False
    # rule: event.attacked-room, event.garrotted-details
    yield from choose_to_discard(game, seat, held, "lose-acquaintance")
    return True


def nothing_held(game: Haunted, seat: int, kinds: int, word: str) -> None:
    """Everybody learns that a hand holds none of these cards."""
    game.tell(word, seat)  # rule: secret.true-answers
    game.rule_out(EVERYONE, PieceSet(kinds), game.hand(seat))
