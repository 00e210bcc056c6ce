"""The Spawning phase: Spawn cards, Events, shortages."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, EVENT, TYPE, took_effect
from gloam.games.heart_of_darkness.cards.decks import reveal_spawn
from gloam.games.heart_of_darkness.rules import difficulty
from gloam.games.heart_of_darkness.rules.ask import pick
from gloam.games.heart_of_darkness.rules.creatures import place_creature, stocked
from gloam.games.heart_of_darkness.rules.decider import decider
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.rules.silence import begin_phase
from gloam.games.heart_of_darkness.state import (
    CRAWLER,
    DEVOURER,
    GUARDIAN,
    IN_FORCE,
    NO_ONE,
    SPAWN_DISCARD,
    Heart,
    Phase,
    without,
)
from gloam.kernel.core.asks import Flow

ICONS = {"": CRAWLER, "devourer": DEVOURER, "guardian": GUARDIAN}


def begin_spawning(game: Heart) -> None:
    """A round begins: one card for each player."""
    game.phase = Phase.SPAWNING  # rule: round.phases
    begin_phase(game)
    game.turn.who = NO_ONE
    # rule: spawn.count, solo.spawn, difficulty.harder
    game.reveals = len(game.cast()) + difficulty.more_reveals(game)
    game.waiting = game.cast()  # rule: turn.each-once
    game.tell("round", game.round)


def spawn(game: Heart) -> Flow[None]:
    """Turn up one card and carry it out."""
    if not game.reveals:
        _end_spawning(game)
        return
    game.reveals -= 1  # rule: spawn.one-by-one, event.takes-a-reveal
    card = reveal_spawn(game)
    if card is None:
        return  # rule: cards.deck-out-nothing
    face = game.pack.faces[card]
    game.tell("revealed", face)
    took_effect(face)
    if TYPE[face] == EVENT:  # rule: event.deck
        game.move(card, IN_FORCE)  # rule: event.lasting, event.several
        return
    kind, place = row_in_use(game, face)
    if not place_creature(game, kind, place):
        # rule: spawn.substitute, spawn.guardian-in-play
        yield from _substitute(game, place)
    game.move(card, SPAWN_DISCARD)  # rule: spawn.discard


def row_in_use(game: Heart, face: int) -> tuple[int, int]:
    """(kind of Creature, Location) of the row that the Darkness points to."""
    # rule: spawn.row-top, spawn.row-middle, spawn.row-bottom, darkness.sets-spawn
    row = 0 if game.darkness <= 2 else 1 if game.darkness <= 4 else 2
    place, icon = CARDS[face].row(row)
    # rule: spawn.crawler, spawn.devourer, spawn.guardian, spawn.guardian-row
    return ICONS[icon], PLACE[place]


def _substitute(game: Heart, place: int) -> Flow[None]:
    """Whoever last took a turn picks another kind from the stock."""
    options = stocked(game)
    if not options:
        game.tell("stock-empty", place)  # rule: spawn.stock-empty
        return
    # rule: spawn.substitute-must, decide.before-first-turn, decide.dead-decider
    key = yield from pick(game, decider(game), lambda: options, ("substitute", place))
    place_creature(game, key[1], place)  # rule: spawn.substitute-guardian


def _end_spawning(game: Heart) -> None:
    if game.difficulty.hell:
        game.phase = Phase.HELL
        game.placers = tuple(game.living())  # rule: difficulty.hell-order
        return
    begin_turns(game)


def hell(game: Heart) -> Flow[None]:
    """The next player puts a Creature at their own Location."""
    # rule: difficulty.hell, difficulty.hell-order
    waiting = [who for who in game.cast() if who in game.placers]  # rule: setup.seats
    if not waiting:
        begin_turns(game)
        return
    who = waiting[0]
    game.placers = without(game.placers, who)
    yield from difficulty.place_own_creature(game, who)


def begin_turns(game: Heart) -> None:
    game.phase = Phase.ORDER  # rule: round.phases
    begin_phase(game)
