"""Combat: a Weapon or none, the roll, the Hits shared out, and what the Weapon does afterwards."""

from __future__ import annotations

from functools import partial

from gloam.games.heart_of_darkness.cards import modifiers, weapons
from gloam.games.heart_of_darkness.cards.catalogue import took_effect
from gloam.games.heart_of_darkness.cards.decks import put_away
from gloam.games.heart_of_darkness.cards.weapons import (
    EDGES,
    FIGHTS_AGAIN,
    IS_HEARD,
    ONE_MORE_ACTION,
    RETURNS,
)
from gloam.games.heart_of_darkness.rules.actions.loot import nearest_moves
from gloam.games.heart_of_darkness.rules.ask import ask
from gloam.games.heart_of_darkness.rules.creatures import kill, wound_guardian
from gloam.games.heart_of_darkness.rules.dice import MIN_DICE, roll_hits
from gloam.games.heart_of_darkness.rules.difficulty import untaken
from gloam.games.heart_of_darkness.state import (
    BARE_HANDS,
    KIND_OF,
    RESOLVING,
    THE_GUARDIAN,
    Heart,
    without,
)
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Flow, Key

BARE: Key = ("bare-hands",)
FIGHT: Key = ("fight",)
SPARE: Key = ("spare",)  # leave the Hits that are left unused


def may_fight(game: Heart, place: int) -> bool:
    """Whether there is anything to fight at a Location, once a turn."""
    # rule: combat.needs-creature, combat.once
    return place in game.creatures.values() and place not in game.turn.fought


def fight(game: Heart, who: int) -> Flow[None]:
    """Attack the Creatures at one's Location."""
    place = game.protagonists[who].place
    game.turn.actions -= 1  # rule: combat.action
    game.turn.fought += (place,)  # rule: combat.once
    weapon = yield from _weapon(game, who)
    # rule: combat.dice, protagonist.strength, dice.base, dice.current
    you = game.protagonists[who]
    dice = you.strength + modifiers.combat_dice(game, who, weapon) + you.combat_dice
    you.combat_dice = 0
    hits = roll_hits(game, who, dice, need=_health(game, place))
    hits = weapons.weapon_hits(game, weapon, max(MIN_DICE, dice), hits)
    before = game.turn.kills
    yield from share_out(game, who, place, hits)
    # rule: combat.no-harm, weapon.discard, play.weapon-return
    yield from after_combat(game, who, place, weapon, hits, game.turn.kills - before)


def _health(game: Heart, place: int) -> int:
    """The Hits that would clear a Location."""
    here = game.creatures_at(place)
    return len(here) + game.health - 1 if THE_GUARDIAN in here else len(here)


def _weapon(game: Heart, who: int) -> Flow[int]:
    """One Weapon or none. Asked whatever the hand holds, or it would tell what it holds."""
    # rule: combat.weapon, combat.one-weapon, weapon.with-combat
    key = yield from ask(game, game.seat_of(who), lambda: _arms(game, who), "weapon")
    if key == BARE:
        return BARE_HANDS
    face: int = key[1]
    game.tell("armed", who, face)
    game.move(piece_with(game, game.hand(who), face), RESOLVING)
    return face


def _arms(game: Heart, who: int) -> list[Key]:
    if not game.alive(who):
        return []
    arms = [face for face in weapons.held(game, who) if untaken(game, who, face)]
    return [BARE, *(("weapon", face) for face in arms)]


def share_out(game: Heart, who: int, place: int, hits: int) -> Flow[None]:
    """Each Hit may kill a Crawler or Devourer, or take 1 from the Guardian."""
    left = hits
    while left and game.creatures_at(place):  # rule: combat.split
        options = partial(_targets, game, who, place)
        key = yield from ask(game, game.seat_of(who), options, ("hit", left))
        if key == SPARE:
            game.tell("spared", who, left)
            return
        creature = next(c for c in game.creatures_at(place) if KIND_OF[c] == key[1])
        if creature == THE_GUARDIAN:  # rule: combat.hit-guardian, guardian.combat
            wound_guardian(game, 1, who, in_combat=True)
        else:  # rule: combat.hit-kill
            kill(game, creature, who, in_combat=True)
        left -= 1


def _targets(game: Heart, who: int, place: int) -> list[Key]:
    """What the next Hit may fall on; or on nothing. Nothing falls once the fighter is dead."""
    if not game.alive(who):
        return []  # rule: killed.not-a-protagonist
    kinds = sorted({KIND_OF[creature] for creature in game.creatures_at(place)})
    return [*(("hit", kind) for kind in kinds), SPARE]  # rule: combat.hit-kill


def after_combat(
    game: Heart, who: int, place: int, weapon: int, hits: int, kills: int
) -> Flow[None]:
    """The Weapon goes where its text says, and does what it does afterwards."""
    if weapon == BARE_HANDS:
        return
    edge = EDGES[weapon]
    piece = piece_with(game, RESOLVING, weapon)
    took_effect(weapon)
    if edge.follows(RETURNS, hits, kills):
        game.tell("weapon-returned", who, weapon)
        game.move(piece, game.hand(who))  # rule: play.weapon-return
    else:
        yield from put_away(game, who, piece)  # rule: weapon.discard
    if edge.follows(FIGHTS_AGAIN, hits, kills):
        game.turn.fought = without(game.turn.fought, place)
    if edge.follows(ONE_MORE_ACTION, hits, kills):
        game.turn.actions += 1
        game.tell("more-actions", who, 1, because=("card", weapon))
    if edge.follows(IS_HEARD, hits, kills) and game.creatures:
        yield from nearest_moves(game, who)
