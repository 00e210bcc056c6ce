"""The difficulty modifiers, from Much easier to Hell: what each of them changes.

Easy is with the noise of Loot (`loot.py`).
"""

from __future__ import annotations

from dataclasses import fields

from gloam.games.heart_of_darkness.rules.ask import ask, pick
from gloam.games.heart_of_darkness.rules.creatures import place_creature, stocked
from gloam.games.heart_of_darkness.rules.dice import roll_a_hit
from gloam.games.heart_of_darkness.state import (
    HANDS,
    THE_GUARDIAN,
    Difficulty,
    Heart,
)
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import Flow, Key

# The names of the modifiers.
# rule: difficulty.combine, setup.difficulty
MODIFIERS = tuple([field.name.replace("_", " ") for field in fields(Difficulty)])

YES_NO: list[Key] = [YES, NO]


# --- Much easier: a played card may be taken back, once a turn ---


def take_back(game: Heart, who: int, face: int) -> Flow[bool]:
    """Whether the player takes a played card back into hand."""
    # rule: difficulty.much-easier, difficulty.much-easier-once
    if not game.difficulty.much_easier:
        return False
    key = yield from ask(game, game.seat_of(who), lambda: _yes_or_no(game, who), ("back", face))
    if key != YES:
        return False
    game.turn.taken += (face,)
    game.tell("took-back", who, face)
    return True


def untaken(game: Heart, who: int, face: int) -> bool:
    """Whether there is a card of this face that was not taken back this turn."""
    if face not in game.turn.taken:
        return True
    faces = game.pack.faces  # rule: difficulty.much-easier-once
    held = [piece for piece in game.zones[HANDS + who] if faces[piece] == face]
    return len(held) > game.turn.taken.count(face)


def _yes_or_no(game: Heart, who: int) -> list[Key]:
    return YES_NO if game.alive(who) else []


# --- Easier: a Loot card for the last Creature at a Location ---


def takes_spoils(game: Heart, who: int) -> Flow[bool]:
    """Whether the active player draws for a Location that was cleared this turn."""
    game.turn.cleared -= 1
    # rule: difficulty.easier, difficulty.easier-scope
    key = yield from ask(game, game.seat_of(who), lambda: _yes_or_no(game, who), "spoils")
    return key == YES


# --- Hard: nobody walks away from the Guardian ---


def may_leave(game: Heart, who: int) -> bool:
    """Whether a Protagonist can Move from where it stands, by foot, tunnel or card."""
    if not game.difficulty.hard:
        return True  # rule: move.leave-freely
    # rule: difficulty.hard, difficulty.hard-scope
    return game.protagonists[who].place != game.creatures.get(THE_GUARDIAN)


# --- Harder: Curses call more Creatures up ---


def more_reveals(game: Heart) -> int:
    """How many more Spawn cards are turned up this round."""
    if not game.difficulty.harder:
        return 0
    # rule: difficulty.harder, difficulty.harder-count
    return sum([len(game.curses(who)) for who in game.living()])


# --- Deadly: Creatures may advance after each turn ---


def creatures_stir(game: Heart) -> bool:
    """One die after each turn; on a Hit the Creatures advance there and then."""
    # rule: difficulty.deadly, difficulty.deadly-solo
    return roll_a_hit(game, ("deadly",), ("deadly-calm",))


# --- Hell: everybody puts a Creature at their own Location ---


def place_own_creature(game: Heart, who: int) -> Flow[None]:
    """A player puts a Creature from stock at their own Location."""
    # rule: difficulty.hell, difficulty.hell-order

    def kinds() -> list[Key]:
        return stocked(game) if game.alive(who) else []

    if kinds():
        key = yield from pick(game, game.seat_of(who), kinds, ("hell", who))
        place_creature(game, key[1], game.protagonists[who].place)
