"""Phrases about hands: acquaintances lost and fetched, cards kept, traded and stolen."""

from __future__ import annotations

from gloam.games.haunted.book import BOOK, Laid
from gloam.games.haunted.deck import (
    ACQUAINTANCES,
    ACTIONS,
    ALL_ACQUAINTANCES,
    ALL_ACTIONS,
    CARDS,
)
from gloam.games.haunted.procedures import (
    choose_to_discard,
    discard,
    draw,
    draw_cards,
    keep_and_discard,
    lose_acquaintance,
    make_room,
    nothing_held,
    plant,
    take_from_pile,
)
from gloam.games.haunted.state import Haunted
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose, together
from gloam.kernel.core.data import Piece


@BOOK.phrase("act", en="take an acquaintance from the discard pile")
def fetch_acquaintance(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: event.trap-door-none
    yield from take_from_pile(game, laid.you, is_acquaintance, "fetch")


def is_acquaintance(card: int) -> bool:
    return card >= ACQUAINTANCES


@BOOK.phrase("act", en="discard an acquaintance and draw a card")
def replace_acquaintance(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: action.violent-temper-details, hand.no-instant-refill
    if (yield from lose_acquaintance(game, laid.you)):
        draw_cards(game, laid.you, 1)


@BOOK.phrase(
    "act",
    en="discard all your acquaintances and draw as many cards or, if you hold none, {instead:act}",
)
def replace_all_acquaintances(game: Haunted, laid: Laid, instead: Node) -> Flow[None]:
    held = game.acquaintances(laid.you)
    if not held:
        nothing_held(game, laid.you, ALL_ACQUAINTANCES, "no-acquaintance")
        yield from instead.run(game, laid)
        return
    for card in held:
        game.tell("discarded", laid.you, int(card))
        discard(game, card)
    draw_cards(game, laid.you, len(held))  # rule: event.transformation-details


@BOOK.phrase(
    "act",
    en="offer an acquaintance and discard it; if you hold none, or offer "
    "{safe:acquaintance, or}, {otherwise:act}",
)
def offer_acquaintance(
    game: Haunted, laid: Laid, safe: tuple[str, ...], otherwise: Node
) -> Flow[None]:
    held = game.acquaintances(laid.you)
    if held:
        # rule: event.coach-and-horses-offer
        options = [("offer", int(card)) for card in held]
        key = yield choose(laid.you, options, "offer")
        card = Piece(key[1])
        game.tell("offered", laid.you, int(card))
        game.look([card], EVERYONE)
        if CARDS[card].id not in safe:
            discard(game, card)
            return
    else:
        nothing_held(game, laid.you, ALL_ACQUAINTANCES, "no-acquaintance")
    yield from otherwise.run(game, laid)


@BOOK.phrase(
    "act",
    en="discard an action or acquaintance; this card takes its place "
    "until you discard it at the end of your turn",
)
def steal(game: Haunted, laid: Laid) -> Flow[None]:
    held = [card for card in game.zones[game.hand(laid.you)] if card >= ACTIONS]
    if not held:  # rule: event.urchin-thief-none
        nothing_held(game, laid.you, ALL_ACTIONS | ALL_ACQUAINTANCES, "nothing-to-steal")
        return
    # rule: event.urchin-thief-stolen
    yield from choose_to_discard(game, laid.you, held, "stolen")
    plant(game, laid.you)


@BOOK.phrase(
    "act", en="look at two cards from the stockpile and keep as many as you like, making room"
)
def refresh(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: action.refreshments-rest
    you = laid.you
    drawn = [card for _ in range(2) if (card := draw(game, game.looked_at(you))) is not None]
    game.tell("looks-at", you, len(drawn))
    if not drawn:
        return
    options: list[Key] = [("none",), *[("keep", int(card)) for card in drawn]]
    if len(drawn) > 1:
        options.append(("both",))
    key = yield choose(you, options, "refreshments", audience=0)
    kept = drawn if key == ("both",) else [Piece(key[1])] if key[0] == "keep" else []
    while len(game.zones[game.hand(you)]) + len(kept) > game.hand_size and game.movable(you):
        yield from choose_to_discard(game, you, game.movable(you), "make-room")
    yield from keep_and_discard(game, you, kept)


@BOOK.phrase("act", en="exchange two cards with the player on your left, both unseen")
def exchange(game: Haunted, laid: Laid) -> Flow[None]:
    you, left = laid.you, game.left(laid.you)
    # rule: action.blood-letting-blind
    count = min(2, len(game.movable(you)), len(game.movable(left)))
    if not count:
        return
    given = yield from together(
        game,
        {
            you: lambda: pick_cards(game, you, count),
            left: lambda: pick_cards(game, left, count),
        },
        "exchange",
        opens={you: 1 << left, left: 1 << you},  # rule: secret.trades
    )
    for giver, taker in ((you, left), (left, you)):
        for card in given[giver]:
            game.move(card, game.looked_at(taker))
    for taker in (you, left):
        game.move_all(game.looked_at(taker), game.hand(taker))
    game.tell("exchanged", you, left, count)


def pick_cards(game: Haunted, seat: int, count: int) -> Flow[list[Piece]]:
    """Some cards of a hand, one after another in ascending order."""
    chosen: list[Piece] = []
    cards = list(game.movable(seat))
    for still in range(count, 0, -1):
        able = cards[: len(cards) - still + 1]
        key = yield choose(seat, [("give", int(card)) for card in able], "exchange", audience=0)
        chosen.append(Piece(key[1]))
        cards = [card for card in cards if card > key[1]]
    return chosen


@BOOK.phrase(
    "act",
    en="ask other players for an action until one gives it, and give that player a card in return",
)
def ask_for_action(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: acquaintance.well-wishing-stranger-details
    you = laid.you
    left_to_ask = game.others(you)
    while left_to_ask:
        asked = left_to_ask[0]
        if len(left_to_ask) > 1:
            key = yield choose(you, [("player", seat) for seat in left_to_ask], "stranger")
            asked = key[1]
        left_to_ask = [seat for seat in left_to_ask if seat != asked]
        held = [card for card in game.zones[game.hand(asked)] if ACTIONS <= card < ACQUAINTANCES]
        if held:
            yield from trade_action(game, you, asked, held)
            return
        nothing_held(game, asked, ALL_ACTIONS, "no-action")


def trade_action(game: Haunted, you: int, giver: int, actions: list[Piece]) -> Flow[None]:
    """An action for a card of choice; nobody else sees either."""
    # rule: acquaintance.well-wishing-stranger-secret, acquaintance.well-wishing-stranger-return
    both = 1 << you | 1 << giver
    options = [("give", int(card)) for card in actions]
    key = yield choose(giver, options, ("give-action", you), audience=both)
    action = Piece(key[1])
    game.move(action, game.looked_at(you))
    spare = game.movable(you)
    if spare:
        options = [("give", int(card)) for card in spare]
        key = yield choose(you, options, ("give-back", giver), audience=both)
        game.move(Piece(key[1]), game.hand(giver))
        game.tell("traded", you, giver)
    else:
        game.tell("given", you, giver)
    game.move(action, game.hand(you))
    for seat in (you, giver):
        yield from make_room(game, seat)


@BOOK.phrase("act", en="discard an acquaintance or, if you hold none, {instead:act}")
def lose_acquaintance_or(game: Haunted, laid: Laid, instead: Node) -> Flow[None]:
    # rule: event.secret-room-details
    if not (yield from lose_acquaintance(game, laid.you)):
        yield from instead.run(game, laid)
