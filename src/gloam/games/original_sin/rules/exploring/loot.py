"""Gold, found items and journal cards."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import EQUIPMENT
from gloam.games.original_sin.rules.asking import members, party_picks
from gloam.games.original_sin.rules.between.campaign import keep_found
from gloam.games.original_sin.rules.items.equipment import receive
from gloam.games.original_sin.rules.sealed import meet
from gloam.games.original_sin.state import PROCEDURES, OriginalSin
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key


@PROCEDURES.plain
def gain_gold(game: OriginalSin, n: int) -> None:
    game.gold += n  # rule: loot.gold-shared
    game.tell("gold", n, game.gold, because=game.cause)


def in_deck(game: OriginalSin, deck: str) -> list[int]:
    """The cards of a deck that nobody has, each as often as it lies there."""
    # rule: components.token-limits, setup.supply
    type, _, level = deck.partition("-")
    held = [face for origin in game.party for face in (*origin.worn, *origin.pack)]
    held += [on[0] for origin in game.party for on in origin.track]
    held += [game.in_use, *game.offer]
    found: list[int] = []
    for card in game.book.cards:
        if card.unique:  # rule: loot.unique-deck, merchant.forbidden
            continue
        if card.type == type and (type != EQUIPMENT or (card.price and card.level == int(level))):
            found += [card.face] * (card.count - held.count(card.face))
    return found


@PROCEDURES.asking
def find_item(game: OriginalSin, deck: str, group: int) -> Flow[None]:
    """Drawn at random from what nobody has."""
    # rule: loot.generic, loot.empty-deck, loot.downed-receiver, loot.discard-bottom
    cards = in_deck(game, deck)
    takers = members(game, group)
    if not takers:
        _owe(game, "find_item", deck)
    elif cards:
        yield from _taken_by_one(game, cards[game.roll(len(cards))], takers)


@PROCEDURES.asking
def find_specific(game: OriginalSin, face: int, group: int) -> Flow[None]:
    """A named reward, once in a campaign: what was found before a restart is not found again."""
    # rule: loot.specific, restart.no-double, components.token-limits
    takers = members(game, group)
    if not takers:
        _owe(game, "find_specific", game.book.cards[face].id)
    elif face not in game.specific:
        meet(game, face)
        yield from _taken_by_one(game, face, takers)
        keep_found(game, face)


def _owe(game: OriginalSin, procedure: str, what: str) -> None:
    """After a combat that nobody stands to see the end of, rewards wait until all are revived."""
    if game.ended:  # rule: loot.downed-receiver
        game.owed = (*game.owed, (procedure, what))


@PROCEDURES.plain
def hand_out_owed(game: OriginalSin) -> None:
    waiting, game.owed = game.owed, ()
    everybody = sum([1 << who for who in range(len(game.party))])
    calls: list[Call] = [
        (name, what if name == "find_item" else game.book.face[what], everybody)
        for name, what in waiting
    ]
    if calls:
        game.agenda.call(*calls)


def _taken_by_one(game: OriginalSin, face: int, takers: list[int]) -> Flow[None]:
    """The party says which of those who may take it does, or nobody."""
    # rule: loot.exploring, loot.combat-reward, loot.event, loot.who-gets
    game.tell("finds", face, because=game.cause)
    options: list[Key] = [*[("figure", who) for who in takers], ("leave-it",)]
    key = yield from party_picks(game, options, ("who-takes", face))
    if key[0] == "figure":
        yield from receive(game, key[1], face)
