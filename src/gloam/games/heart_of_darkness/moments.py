"""What lasting cards do at certain moments: a turn begins or ends, a Combat is over."""

from __future__ import annotations

from gloam.games.heart_of_darkness import happenings
from gloam.games.heart_of_darkness.asking import ask
from gloam.games.heart_of_darkness.bodies import restore_sanity, restore_strength
from gloam.games.heart_of_darkness.counting import count_turn
from gloam.games.heart_of_darkness.deck import CARDS, STRENGTH
from gloam.games.heart_of_darkness.happenings import happened
from gloam.games.heart_of_darkness.hearing import nearest_moves
from gloam.games.heart_of_darkness.putting import put_away
from gloam.games.heart_of_darkness.state import BARE_HANDS, RESOLVING, Heart
from gloam.games.heart_of_darkness.traits import traits
from gloam.games.heart_of_darkness.wielding import (
    EDGES,
    FIGHTS_AGAIN,
    IS_HEARD,
    ONE_MORE_ACTION,
    RETURNS,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.core.asks import Flow, Key


def turn_begins(game: Heart, who: int) -> None:
    soothe = traits(game, who).soothe
    if soothe:
        restore_sanity(game, who, soothe)


def turn_ends(game: Heart, who: int) -> Flow[None]:
    """Before the hand is cut to its limit."""
    place = game.place[who]
    count_turn(game, who)
    happened(game, happenings.TURN_ENDED_AT, place)
    if not game.looted:
        happened(game, happenings.QUIET_TURN)
    you = traits(game, who)
    if place in game.at:
        return
    if you.heal_self:
        restore_strength(game, who, you.heal_self)
    if you.heal_any:
        options = [*_wounded(game, who), ("nobody",)]
        if len(options) > 1:
            key = yield from ask(game, game.seat_of(who), lambda: _healable(game, who), "tend")
            if key[0] == "tend":
                restore_strength(game, key[1], you.heal_any)


def _healable(game: Heart, who: int) -> list[Key]:
    return [*_wounded(game, who), ("nobody",)] if game.alive(who) else []


def _wounded(game: Heart, who: int) -> list[Key]:
    """Those at one's Location who have lost Strength, whether they can be helped or not."""
    here = game.here(game.place[who])
    return [("tend", other) for other in here if game.strength[other] < STRENGTH[game.hero[other]]]


def after_combat(game: Heart, who: int, weapon: int, hits: int, kills: int) -> Flow[None]:
    """The Weapon goes where its text says, and does what it does afterwards."""
    if weapon == BARE_HANDS:
        return
    edge = EDGES[weapon]
    piece = game.one(RESOLVING, weapon)
    played("heart_of_darkness", CARDS[weapon].id)
    if edge.follows(RETURNS, hits, kills):
        game.tell("weapon-returned", who, weapon)
        game.move(piece, game.hand(who))  # rule: play.weapon-return
    else:
        yield from put_away(game, who, piece)  # rule: weapon.discard
    if edge.follows(FIGHTS_AGAIN, hits, kills):
        game.fought &= ~(1 << game.place[who])
    if edge.follows(ONE_MORE_ACTION, hits, kills):
        game.actions += 1
        game.tell("more-actions", who, 1)
    if edge.follows(IS_HEARD, hits, kills) and game.standing:
        yield from nearest_moves(game, who)


def phase_over(game: Heart) -> None:
    """An Advance Creatures phase is over."""
    game.stilled = False
