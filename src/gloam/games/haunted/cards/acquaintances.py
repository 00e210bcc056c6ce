"""What only acquaintances do: what they take off one's hands, and their second uses."""

from __future__ import annotations

from gloam.games.haunted.cards.deck import ACQUAINTANCES, ACTIONS, ALL_ACTIONS, NUMBER
from gloam.games.haunted.cards.phrasebook import BOOK, Laid
from gloam.games.haunted.cards.reach import REACH
from gloam.games.haunted.cards.several_types import focuses_in_reach, in_vain
from gloam.games.haunted.rules.completing_and_removing import remove
from gloam.games.haunted.rules.hands import make_room, movable, nothing_held
from gloam.games.haunted.state import Haunted
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.core.asks import Flow, Key, choose, pick
from gloam.kernel.core.data import Piece


@BOOK.phrase("effect", en="{use:act}; or, if an opponent lays this, {second:act}")
def or_on_an_opponent(game: Haunted, laid: Laid, use: Node, second: Node) -> Flow[None]:
    """Two uses; the layer names which is meant where both are possible."""
    # rule: acquaintance.alternative, acquaintance.pleasant-company-opponent
    # rule: acquaintance.pleasant-company-who, acquaintance.psychic-opponent
    key: Key = ("first-use",)
    if laid.layer != laid.you:
        key = ("second-use",)
        if use.phrase.name in REACH and REACH[use.phrase.name](game.line(laid.line), *use.args):
            options = [("first-use",), ("second-use",)]
            key = yield choose(laid.layer, options, ("use", laid.card))
    yield from (use if key == ("first-use",) else second).run(game, laid)


@BOOK.phrase("act", en="remove {focuses:focus, or}")
def remove_named(game: Haunted, laid: Laid, focuses: tuple[str, ...]) -> None:
    remove(game, game.line(laid.line)[1])  # rule: acquaintance.one-focus


@BOOK.phrase("act", en="remove {focuses:focus, or}, or any focus at {settings:setting, or}")
def remove_named_or_at(
    game: Haunted, laid: Laid, focuses: tuple[str, ...], settings: tuple[str, ...]
) -> None:
    remove(game, game.line(laid.line)[1])  # rule: acquaintance.anything-found


@BOOK.phrase("act", en="remove the setting of this line if it lies alone", rule="term.runes")
def remove_lone_setting(game: Haunted, laid: Laid) -> None:
    remove(game, game.line(laid.line)[0])  # rule: term.runes


@BOOK.phrase(
    "act", en="on a line with {one:focus} or {other:focus}, remove either or both from your lines"
)
def remove_either_or_both(game: Haunted, laid: Laid, one: str, other: str) -> Flow[None]:
    # rule: acquaintance.psychic-both
    wanted = (NUMBER[one], NUMBER[other])
    found = [card for card in focuses_in_reach(game, laid) if card in wanted]
    if len(found) > 1:
        options = [*[("remove", int(card)) for card in found], ("both",)]
        key = yield choose(laid.layer, options, "psychic")
        if key != ("both",):
            found = [Piece(key[1])]
    for card in found:
        remove(game, card)


@BOOK.phrase(
    "act",
    en="ask the other players one by one for an action; the first who holds one must give you one, "
    "and you give that player another card",
)
def ask_for_action(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: acquaintance.well-wishing-stranger-details
    you = laid.you
    left_to_ask = game.others(you)
    while left_to_ask:
        options = [("player", seat) for seat in left_to_ask]
        _, asked = yield from pick(you, options, "stranger")
        left_to_ask = [seat for seat in left_to_ask if seat != asked]
        held = [card for card in game.zones[game.hand(asked)] if ACTIONS <= card < ACQUAINTANCES]
        if held:
            yield from trade_action(game, you, asked, held)
            return
        nothing_held(game, asked, ALL_ACTIONS, "no-action")
    in_vain(game, laid)


def trade_action(game: Haunted, you: int, giver: int, actions: list[Piece]) -> Flow[None]:
    """An action for a card of choice; nobody else sees either."""
    # rule: acquaintance.well-wishing-stranger-secret, acquaintance.well-wishing-stranger-return
    both = 1 << you | 1 << giver
    options = [("give", int(card)) for card in actions]
    key = yield choose(giver, options, ("give-action", you), audience=both)
    action = Piece(key[1])
    game.move(action, game.looked_at(you))
    spare = movable(game, you)
    if spare:
        options = [("give", int(card)) for card in spare]
        key = yield choose(you, options, ("give-back", giver), audience=both)
        game.move(Piece(key[1]), game.hand(giver))
        game.tell("traded", you, giver, because=game.by_card())
    else:
        game.tell("given", you, giver, because=game.by_card())
    game.move(action, game.hand(you))
    for seat in (you, giver):
        yield from make_room(game, seat)
