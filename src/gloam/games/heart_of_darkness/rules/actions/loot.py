"""Loot, and the noise that it makes: the nearest Creature moves."""

from __future__ import annotations

from collections.abc import Collection

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.cards.decks import can_draw_loot, draw_loot
from gloam.games.heart_of_darkness.rules.actions.location_actions import use
from gloam.games.heart_of_darkness.rules.advance_creatures import advance_one
from gloam.games.heart_of_darkness.rules.creatures import nearest, pick_creature
from gloam.games.heart_of_darkness.state import Heart
from gloam.kernel.core.asks import Flow, Key

LOOT_KEY: Key = ("loot",)


def loot_offer(game: Heart, who: int) -> list[Key]:
    """The Loot Action, while there is a card to draw."""
    # rule: loot.free, loot.where, loot.old-mine, loot.over-limit
    return [LOOT_KEY] if can_draw_loot(game) else []  # rule: loot.empty


def loot(game: Heart, who: int) -> Flow[None]:
    """Draw a card; then a Creature hears it."""
    use(game, game.protagonists[who].place)  # rule: location.once
    game.turn.looted += 1
    game.tell("looted", who, game.protagonists[who].place)
    draw_loot(game, who, because=("loot", game.protagonists[who].place))  # rule: loot.draw
    heard = modifiers.noise(game, who)
    if heard:
        yield from make_noise(game, who, heard)


def make_noise(game: Heart, who: int, count: int) -> Flow[None]:
    """One of the nearest Creatures moves, or as many as heard it, with all the usual results."""
    moved: list[int] = []
    while len(moved) < count and game.alive(who):
        able = [creature for creature in game.creatures if creature not in moved]
        if not able:
            return
        near = hearers(game, game.protagonists[who].place, able)  # rule: loot.noise
        creature = yield from pick_creature(game, game.seat_of(who), near, "noise")
        moved.append(creature)
        yield from advance_one(game, creature)  # rule: loot.noise-full


def hearers(game: Heart, place: int, among: Collection[int]) -> Collection[int]:
    """The Creatures that may be moved by the noise of a Loot at this Location."""
    # rule: loot.noise-nearest, difficulty.easy
    return among if game.difficulty.easy else nearest(game, place, among)


def nearest_moves(game: Heart, who: int) -> Flow[None]:
    """One of the nearest Creatures moves by the rules; the player picks which."""
    if game.creatures and game.alive(who):
        near = nearest(game, game.protagonists[who].place, game.creatures)
        creature = yield from pick_creature(game, game.seat_of(who), near, "noise")
        yield from advance_one(game, creature)
