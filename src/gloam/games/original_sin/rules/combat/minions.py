"""A minion's turn: start-of-turn effects, target, movement, attack or healing, cooldowns."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import Card
from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.rules.combat.attacks import begin, in_area, range_of
from gloam.games.original_sin.rules.combat.enemy_movement import moves_to_range, reach, steps
from gloam.games.original_sin.rules.combat.moving import can_move
from gloam.games.original_sin.rules.combat.targeting import (
    chosen,
    closest,
    is_directed,
    minion_target,
)
from gloam.games.original_sin.rules.dice import CLOSEST, SEEN
from gloam.games.original_sin.rules.exploring.map import distance
from gloam.games.original_sin.rules.figures.numbers import lasting
from gloam.games.original_sin.state import (
    DIE_SIDES,
    NO_CARD,
    NO_ONE,
    PROCEDURES,
    Deed,
    OriginalSin,
)
from gloam.kernel.core.asks import Flow, Key


@PROCEDURES.plain
def minion_acts(game: OriginalSin, who: int) -> None:
    """After its start-of-turn effects."""
    # rule: combat.minion-turn
    if not game.is_there(who):  # rule: downed.own-turn
        return
    found = lasting(game, who)
    if found.skips:
        return
    if found.flees:
        game.agenda.call(("flee", who))
    elif is_directed(game, who):
        game.agenda.call(("minion_targets", who))
    else:
        # rule: target.roll, source.reroll-targeting
        die = SEEN[CLOSEST + game.roll(DIE_SIDES)]
        game.deeds.append(Deed(who, NO_CARD, NO_CARD, dice=(die,)))
        game.tell("targeting", game.told(who), die)
        game.agenda.call(("reroll_window",), ("minion_targets", who))


@PROCEDURES.asking
def minion_targets(game: OriginalSin, who: int) -> Flow[None]:
    target = yield from minion_target(game, who)
    if target == NO_ONE:
        heal_by_level(game, who)  # rule: target.none
        return
    game.tell("targets", game.told(who), game.told(target))
    game.agenda.call(("minion_moves", who, target), ("minion_attacks", who, target))


@PROCEDURES.asking
def minion_moves(game: OriginalSin, who: int, target: int) -> Flow[None]:
    """To its range, as far as its move value goes; who cannot move still attacks."""
    # rule: minion.move-limit, minion.immobile
    card = card_of(game, who)
    found = lasting(game, who)
    movement = card.move + (found.moves if not found.immovable else max(0, found.moves))
    if can_move(game, who):
        range = range_of(game, who, card)
        calls = yield from moves_to_range(game, who, target, movement, range)
        if calls:
            game.agenda.call(*calls)


@PROCEDURES.plain
def minion_attacks(game: OriginalSin, who: int, target: int) -> None:
    """In range it attacks; else it heals by its level."""
    # rule: minion.attack, minion.no-switch, minion.heal, dominated.act, dominated.out-of-range
    if not game.is_there(who) or not game.is_there(target):
        return
    card = card_of(game, who)
    at = game.figure(target).at
    if distance(game, game.enemies[who].at, at) > range_of(game, who, card):
        heal_by_level(game, who)
        return
    targets = in_area(game, who, at, False) if card.area else (target,)
    game.agenda.call(*begin(game, Deed(who, NO_CARD, card.face, targets, at)))


def heal_by_level(game: OriginalSin, who: int) -> None:
    game.cause = ("no-reach",)
    game.agenda.call(("heal", who, card_of(game, who).level))


def card_of(game: OriginalSin, who: int) -> Card:
    # rule: minion.card
    return game.book.cards[game.enemies[who].face]


@PROCEDURES.asking
def flee(game: OriginalSin, who: int) -> Flow[None]:
    """Its full move away from the closest Origin."""
    if not can_move(game, who):
        return
    target = yield from chosen(game, who, closest(game, who))
    if target == NO_ONE:
        return
    goal = game.figure(target).at
    movement = card_of(game, who).move
    spaces = reach(game, who, game.enemies[who].at, movement).spent
    far = max([distance(game, space, goal) for space in spaces])
    options: list[Key] = [
        ("space", space) for space in sorted(spaces) if distance(game, space, goal) == far
    ]
    key = yield from party_picks(game, options, ("enemy-route", who))
    calls = steps(game, who, key[1], movement)
    if calls:
        game.agenda.call(*calls)
