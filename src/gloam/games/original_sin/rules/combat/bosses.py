"""A Boss's turn: AP, tactics from the top of its deck while it can pay, cooldowns."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import TACTIC
from gloam.games.original_sin.cards.deck import ID
from gloam.games.original_sin.rules.combat.attacks import begin, in_area, range_of
from gloam.games.original_sin.rules.combat.enemy_movement import moves_to_range
from gloam.games.original_sin.rules.combat.moving import can_move
from gloam.games.original_sin.rules.combat.targeting import by_rule, chosen
from gloam.games.original_sin.rules.exploring.map import distance
from gloam.games.original_sin.rules.figures.cooldown import put_on_track
from gloam.games.original_sin.rules.figures.numbers import lasting
from gloam.games.original_sin.rules.sealed import meet
from gloam.games.original_sin.state import (
    BOSS,
    MOST_AP,
    NO_CARD,
    NO_ONE,
    NOWHERE,
    PROCEDURES,
    Deed,
    Enemy,
    OriginalSin,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.core.asks import Flow


def spawn_boss(game: OriginalSin, face: int, space: int, token: int = NOWHERE) -> None:
    """Its page is opened, its tactics shuffled, its HP set by player count; 0 AP.

    `token`: where its token lies; with the Boss unless the location says otherwise.
    """
    # rule: boss.setup, boss.track-place, setup.boss-parts-away
    card = game.book.cards[face]
    game.enemies[BOSS] = Enemy(face, card.hp[game.players - 2], space, card.fast)
    game.tactics = tuple(
        [
            tactic.face
            for tactic in game.book.cards
            if tactic.type == TACTIC and tactic.boss == card.id
            for _ in range(tactic.count)
        ]
    )
    game.below = ()
    game.boss_ap = 0
    meet(game, face)
    game.token = space if token == NOWHERE else token
    turn_up_next(game)
    game.tell("boss", game.told(BOSS), space)


def turn_up_next(game: OriginalSin) -> None:
    """The cost on the back of the top tactic is seen, its face is not.

    The one that is turned up later is rolled among those of this cost: the same chance for each.
    """
    # rule: boss.cost-public, boss.empty-deck
    cards = game.book.cards
    if game.tactics:
        game.next_cost = cards[game.tactics[game.roll(len(game.tactics))]].ap
    elif game.below:
        game.next_cost = cards[game.below[0]].ap
    else:
        game.next_cost = NO_CARD


@PROCEDURES.plain
def boss_acts(game: OriginalSin) -> None:
    """After its start-of-turn effects it gains AP and plays tactics."""
    # rule: boss.turn, boss.ap-max
    if BOSS not in game.enemies:
        return
    gains = game.book.cards[game.enemies[BOSS].face].gains[game.players - 2]
    found = lasting(game, BOSS)
    gains = max(0, (gains // 2 if found.ap_halved else gains) + found.ap)
    game.boss_ap = min(MOST_AP, game.boss_ap + gains)
    game.agenda.call(("play_tactic",))


@PROCEDURES.asking
def play_tactic(game: OriginalSin) -> Flow[None]:
    """It pays for the top tactic and resolves it, again and again while it can pay.

    Turning it up is a step of its own: whoever decides next has seen it.
    """
    yield from ()
    # rule: boss.play, boss.save, boss.empty-deck
    if BOSS not in game.enemies:
        return
    if game.next_cost == NO_CARD:
        turn_up_next(game)
    if game.next_cost == NO_CARD or game.boss_ap < game.next_cost:
        return
    game.boss_ap -= game.next_cost
    face = _turned_up(game)
    game.next_cost = NO_CARD
    meet(game, face)
    game.tell("tactic", face)
    card = game.book.cards[face]
    played(ID, card.id)
    if card.targets:
        game.agenda.call(("boss_targets", face))
    else:  # rule: boss.special
        deed = Deed(BOSS, NO_CARD, face, space=game.enemies[BOSS].at)
        game.agenda.call(*begin(game, deed), then=("tactic_done", face))


def _turned_up(game: OriginalSin) -> int:
    """Take the top tactic off the deck."""
    if not game.tactics:
        face, game.below = game.below[0], game.below[1:]
        return face
    cards = game.book.cards
    alike = [at for at, face in enumerate(game.tactics) if cards[face].ap == game.next_cost]
    at = alike[game.roll(len(alike))]
    face = game.tactics[at]
    game.tactics = (*game.tactics[:at], *game.tactics[at + 1 :])
    return face


@PROCEDURES.asking
def boss_targets(game: OriginalSin, face: int) -> Flow[None]:
    """An attack tactic goes by its own rule; with nobody to target the turn ends."""
    # rule: boss.target, boss.no-target
    card = game.book.cards[face]
    target = yield from chosen(game, BOSS, by_rule(game, BOSS, card.targets))
    if target == NO_ONE:
        game.boss_ap = min(MOST_AP, game.boss_ap + card.ap)
        cool_down(game, face)
        return
    game.tell("targets", game.told(BOSS), game.told(target))
    calls = []
    if can_move(game, BOSS):  # rule: boss.move
        calls = yield from moves_to_range(game, BOSS, target, card.move, range_of(game, BOSS, card))
    game.agenda.call(*calls, ("boss_attacks", face, target), then=("tactic_done", face))


@PROCEDURES.plain
def boss_attacks(game: OriginalSin, face: int, target: int) -> None:
    """In range it attacks; else it regains the AP and goes on; it never heals instead."""
    # rule: boss.attack, boss.goes-on
    if BOSS not in game.enemies or not game.is_there(target):
        return
    card = game.book.cards[face]
    at = game.figure(target).at
    if distance(game, game.enemies[BOSS].at, at) > range_of(game, BOSS, card):
        game.boss_ap = min(MOST_AP, game.boss_ap + card.ap)
        return
    targets = in_area(game, BOSS, at, False) if card.area else (target,)
    game.agenda.call(*begin(game, Deed(BOSS, NO_CARD, face, targets, at)))


@PROCEDURES.plain
def tactic_done(game: OriginalSin, face: int, results: object) -> None:
    cool_down(game, face)
    game.agenda.call(("play_tactic",))


def cool_down(game: OriginalSin, face: int) -> None:
    """Face down on its slot; an ongoing one face up."""
    if BOSS in game.enemies:  # rule: boss.cooldown
        card = game.book.cards[face]
        put_on_track(game, BOSS, face, card.slot, card.ongoing)
