"""What only actions do: settings removed, turns missed, terrors brought, cards exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from gloam.games.haunted.cards.essentials import SUMMONS
from gloam.games.haunted.cards.phrasebook import BOOK, Laid
from gloam.games.haunted.cards.several_types import in_vain
from gloam.games.haunted.rules import turns
from gloam.games.haunted.rules.completing_and_removing import focus_of, lay_terror, remove
from gloam.games.haunted.rules.drawing import STOCKPILE, draw_cards
from gloam.games.haunted.rules.hands import (
    choose_to_discard,
    keep_and_discard,
    lose_acquaintance,
    movable,
)
from gloam.games.haunted.state import DISCARD, Haunted
from gloam.kernel.core.asks import Flow, Key, choose, pick
from gloam.kernel.core.data import Piece
from gloam.kernel.core.forms import together
from gloam.kernel.core.several import choose_several


@BOOK.phrase("act", en="remove {settings:setting, or}", rule="action.setting-removers")
def remove_setting(game: Haunted, laid: Laid, settings: tuple[str, ...]) -> None:
    remove(game, game.line(laid.line)[0])  # rule: action.setting-removers


@BOOK.phrase("act", en="miss a turn", rule="miss.stack")
def miss_a_turn(game: Haunted, laid: Laid) -> None:
    turns.miss_a_turn(game, laid.you)


@BOOK.phrase("act", en="you and the player on your left miss a turn")
def both_miss_a_turn(game: Haunted, laid: Laid) -> None:
    turns.miss_a_turn(game, laid.you)
    turns.miss_a_turn(game, game.left(laid.you))


@BOOK.phrase(
    "act",
    en="bring a terror that the focus of this line summons out of the discard pile onto this line",
)
def bring_terror(game: Haunted, laid: Laid) -> Flow[None]:
    fitting = [
        card for card in SUMMONS[focus_of(game.line(laid.line))] if game.where[card] == DISCARD
    ]
    # rule: action.activate-focus-choice
    _, terror = yield from pick(laid.layer, [("terror", card) for card in fitting], "activate")
    game.tell("summoned", laid.layer, terror, laid.line, game.line(laid.line)[0])
    lay_terror(game, Piece(terror), laid.line)  # rule: action.activate-focus-defence


@BOOK.phrase("act", en="discard an acquaintance and draw a card")
def replace_acquaintance(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: action.violent-temper-details, hand.no-instant-refill
    if (yield from lose_acquaintance(game, laid.you)):
        draw_cards(game, laid.you, 1)
    else:
        in_vain(game, laid)


@BOOK.phrase(
    "act", en="look at two cards from the stockpile and keep as many as you like, making room"
)
def refresh(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: action.refreshments-rest
    you = laid.you
    drawn = STOCKPILE.draw_up_to(game, game.looked_at(you), 2)
    game.tell("looks-at", you, len(drawn))
    if not drawn:
        return
    options: list[Key] = [("none",), *[("keep", int(card)) for card in drawn]]
    if len(drawn) > 1:
        options.append(("both",))
    key = yield choose(you, options, "refreshments", audience=0)
    kept = drawn if key == ("both",) else [Piece(key[1])] if key[0] == "keep" else []
    while movable(game, you) and (over := _too_many(game, you, kept)) > 0:
        yield from choose_to_discard(game, you, movable(game, you), "make-room", over)
    yield from keep_and_discard(game, you, kept)


def _too_many(game: Haunted, seat: int, kept: Sequence[Piece]) -> int:
    """How many cards a hand would be over its limit with those that are kept."""
    return len(game.zones[game.hand(seat)]) + len(kept) - game.hand_size  # rule: hand.room


@BOOK.phrase(
    "act", en="you and the player on your left each choose two cards and exchange them unseen"
)
def exchange(game: Haunted, laid: Laid) -> Flow[None]:
    you, left = laid.you, game.left(laid.you)
    # rule: action.blood-letting-blind
    count = min(2, len(movable(game, you)), len(movable(game, left)))
    if not count:
        in_vain(game, laid)
        return
    flows = {seat: partial(pick_cards, game, seat, count) for seat in (you, left)}
    opens = {you: 1 << left, left: 1 << you}  # rule: secret.trades
    given = yield from together(game, lambda: flows, "exchange", opens)
    for giver, taker in ((you, left), (left, you)):
        for _, card in given[giver]:
            game.move(Piece(card), game.looked_at(taker))
    for taker in (you, left):
        game.move_all(game.looked_at(taker), game.hand(taker))
    game.tell("exchanged", you, left, count, because=game.by_card())


def pick_cards(game: Haunted, seat: int, count: int) -> Flow[tuple[Key, ...]]:
    """Some cards of a hand, marked together."""
    cards: list[Key] = [("give", int(card)) for card in movable(game, seat)]
    return choose_several(seat, cards, count, count, "exchange", audience=0)
