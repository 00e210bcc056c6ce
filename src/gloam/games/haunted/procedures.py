"""The small procedures that cards call for: draws, tests, forfeits, advantages, discards.

Choices that are made from a hidden hand are always asked, even with one card to choose:
a question that is not asked would tell what the hand holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gloam.games.haunted.deck import ALL_ACQUAINTANCES, ALL_TERRORS, URCHIN_THIEF
from gloam.games.haunted.state import DISCARD, STOCK, Haunted
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose
from gloam.kernel.core.data import Piece, PieceSet

# --- drawing ---


def draw(game: Haunted, to: int) -> Piece | None:
    """The top card of the stockpile; the discard pile is made a new one when it runs out."""
    if not game.zones[STOCK] and not reshuffle(game):  # rule: refill.reshuffle
        return None  # rule: refill.dry
    return game.draw(STOCK, to)  # rule: draw.top


def reshuffle(game: Haunted) -> bool:
    """Make the discard pile a new stockpile. The card being carried out is not in it."""
    # rule: refill.reshuffle, refill.remnant-first, draw.reshuffle-any-time, draw.resolving-card
    if not game.zones[DISCARD]:
        return False
    game.shuffle(STOCK, DISCARD)  # rule: line.locked-cards
    game.tell("reshuffled")
    if game.stale >= 0:  # rule: end.stalemate
        game.stale += 1
    return True


def draw_cards(game: Haunted, seat: int, count: int) -> None:
    """Draw cards into a hand, as far as there are any."""
    drawn = 0
    for _ in range(count):  # rule: refill.secret
        if draw(game, game.hand(seat)) is None:
            break
        drawn += 1
    if drawn:
        game.tell("drew", seat, drawn)


def test_card(game: Haunted, seat: int) -> Piece | None:
    """A card drawn only to see what it is: shown to all and discarded."""
    card = draw(game, DISCARD)  # rule: draw.test
    if card is not None:
        game.tell("tested", seat, int(card))
    return card


# --- discarding ---


def discard(game: Haunted, card: Piece) -> None:
    game.move(card, DISCARD)


def choose_to_discard(game: Haunted, seat: int, cards: Sequence[Piece], about: str) -> Flow[Piece]:
    """A card of a hand, chosen by its holder and discarded for all to see."""
    key = yield choose(seat, [("discard", int(card)) for card in cards], about)
    card = Piece(key[1])
    game.tell("discarded", seat, int(card))
    discard(game, card)
    return card


def make_room(game: Haunted, seat: int) -> Flow[None]:
    """Nobody holds more than the limit once an effect is over."""
    # rule: hand.limit
    while len(game.zones[game.hand(seat)]) > game.hand_size:
        yield from choose_to_discard(game, seat, game.movable(seat), "make-room")


def lose_acquaintance(game: Haunted, seat: int) -> Flow[bool]:
    """Discard an acquaintance from hand, own choice. False, known to all, if there is none."""
    held = game.acquaintances(seat)
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


# --- taking ---


def take_from_pile(
    game: Haunted, seat: int, fits: Callable[[int], bool], about: str
) -> Flow[Piece | None]:
    """A card of choice from the discard pile into a hand; None if nothing fits."""
    cards = [card for card in game.zones[DISCARD] if fits(card)]
    if not cards:
        return None
    card = cards[0]
    if len(cards) > 1:
        key = yield choose(seat, [("take", int(card)) for card in cards], about)
        card = Piece(key[1])
    game.tell("took-from-pile", seat, int(card))
    game.move(card, game.hand(seat))
    return card


def forfeit(game: Haunted, seat: int) -> Flow[None]:
    """The left neighbour takes a random card, looks at it, and replaces it."""
    taker = game.left(seat)  # rule: forfeit.subject
    if not game.movable(seat):
        game.tell("no-forfeit", seat)  # rule: forfeit.no-cards
        return
    # What may be given for it is settled before: not the taken card itself.
    given = [("give", int(card)) for card in game.movable(taker)]
    pile = [("pile", int(card)) for card in game.zones[DISCARD]]  # rule: forfeit.pile-choice
    card = take_at_random(game, seat, taker)  # rule: forfeit.take, forfeit.look
    options: list[Key] = [*given, *pile]  # rule: forfeit.replace
    if not options:
        game.tell("forfeit-back", seat)
        game.move(card, game.hand(seat))  # rule: forfeit.no-replacement
        return
    both = 1 << seat | 1 << taker
    word, replacement = yield choose(taker, options, ("forfeit", seat), audience=both)
    # rule: forfeit.swap
    game.move(Piece(replacement), game.hand(seat), seen=both)
    if word == "give":
        game.move(card, game.hand(taker))
        game.tell("forfeit-swapped", seat, taker)
        game.tell("forfeit-cards", int(card), replacement, audience=both)  # rule: secret.trades
    else:
        discard(game, card)
        game.tell("forfeit-from-pile", seat, taker, int(card), replacement)


def take_at_random(game: Haunted, seat: int, taker: int) -> Piece:
    """A random card of a hand, seen by its holder and by whoever takes it."""
    # rule: draw.random
    card = game.draw(game.hand(seat), game.looked_at(taker), but=game.stuck(seat))
    both = 1 << seat | 1 << taker  # rule: secret.trades
    game.tell("taken", seat, taker)
    game.tell("taken-card", int(card), audience=both)
    return card


def advantage(game: Haunted, seat: int) -> Flow[None]:
    """Look at two cards; one may join the hand at the price of another."""
    # rule: advantage.draw, secret.drawn-to-keep
    drawn = [card for _ in range(2) if (card := draw(game, game.looked_at(seat))) is not None]
    game.tell("looks-at", seat, len(drawn))
    if not drawn:
        return
    options: list[Key] = [("keep", int(card)) for card in drawn]
    key = yield choose(
        seat, [*options, ("none",)], "advantage", audience=0
    )  # rule: advantage.decline
    kept = Piece(key[1]) if key[0] == "keep" else None
    # rule: advantage.price, advantage.always-one-for-one
    if kept is not None and game.movable(seat):
        yield from choose_to_discard(game, seat, game.movable(seat), "advantage-price")
    yield from keep_and_discard(game, seat, [] if kept is None else [kept])


def keep_and_discard(game: Haunted, seat: int, kept: Sequence[Piece]) -> Flow[None]:
    """Cards looked at: some go to the hand, the others to the discard pile."""
    for card in list(game.zones[game.looked_at(seat)]):
        if card not in kept:
            game.tell("not-kept", seat, int(card))
            discard(game, card)
    for card in kept:
        game.move(card, game.hand(seat))
    game.tell("kept", seat, len(kept))
    yield from make_room(game, seat)


# --- lines ---


def pick_line(game: Haunted, seat: int, lines: Sequence[int], about: str) -> Flow[int]:
    """One of several lines; not asked where there is no choice, since all is open."""
    if len(lines) == 1:
        return lines[0]
    key = yield choose(seat, [("line", line) for line in lines], about)
    line: int = key[1]
    return line


def remove(game: Haunted, card: Piece) -> None:
    """An essential card leaves its line."""
    game.tell("removed", int(card))
    discard(game, card)  # rule: defence.discard, own.discard, line.emptied
    game.fresh = PieceSet(game.fresh & ~(1 << card))


def complete(game: Haunted, line: int) -> None:
    """A tale has ended: the line is sealed for good."""
    # rule: line.complete, line.sealed
    game.sealed |= 1 << line
    game.awaiting &= ~(1 << line)
    cards = [int(card) for card in game.line(line)]
    game.tell("complete", line // 3, line, *cards)
    locked = 0
    for at in range(3 * game.seats):
        if game.sealed >> at & 1:
            for card in game.line(at):
                locked |= 1 << card
    if game.stale < 0 and locked & ALL_TERRORS == ALL_TERRORS:
        game.stale = 0  # rule: end.stalemate


def plant(game: Haunted, seat: int) -> None:
    """Urchin Thief takes its place in a hand, known to all."""
    game.move(Piece(URCHIN_THIEF), game.hand(seat), seen=EVERYONE)  # rule: event.urchin-thief-known
    game.planted = seat
    game.tell("planted", seat)
