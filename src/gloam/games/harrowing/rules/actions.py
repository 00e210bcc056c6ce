"""Actions: the seven basic ones, in the order of their sins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.harrowing.cards.catalogue import ACTS, OPENS
from gloam.games.harrowing.rules.abilities import (
    due,
    lasting,
)
from gloam.games.harrowing.rules.adversaries import (
    control,
    controller,
    faces_of,
    is_hunter,
    with_health,
)
from gloam.games.harrowing.rules.asking import may_pick
from gloam.games.harrowing.rules.carrying_out_effects import call_because
from gloam.games.harrowing.rules.columns_of_joined_items import fits, places_for, take_out
from gloam.games.harrowing.rules.dice_and_tests import after_roll, roll_test
from gloam.games.harrowing.rules.fate_and_omens import spend_omens
from gloam.games.harrowing.rules.items import ITEM_DECK, gain, item_at, tiered, trove
from gloam.games.harrowing.rules.locations_and_map import near, set_closed, spot_on, ways
from gloam.games.harrowing.state import (
    ANY_SIN,
    FIGHT,
    FULL,
    ITEM_DISCARD,
    PROCEDURES,
    SINS,
    TROVE,
    TURNED,
    Harrowing,
)
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, pick

# By action, in the order of the sins that they test.
# rule: seduce.cost, feast.cost, scavenge.cost, wander.cost
# rule: fight.cost, snatch.cost, explore.cost
COST: Final = (1, 2, 3, 2, 2, 1, 3)
MOVES_OF_ITS_OWN: Final = 3  # rule: wander.own-moves


def possible(game: Harrowing, seat: int) -> list[Key]:
    """The basic actions that an effigy may take: it can pay, and the sin is not locked."""
    omens, bent = game.omens[seat], lasting(game, seat).costs
    held = game.sheet(seat).corruption
    keys: list[Key] = []
    for action in range(SINS):  # rule: action.basic-seven, effigy.sin-actions
        # rule: omen.spend, damned.locked-sin, action.any-number
        if max(1, COST[action] + bent[action]) <= omens and held[action] < FULL:
            if action == FIGHT and not with_health(game, seat):
                continue  # rule: action.legal-needed
            keys.append(("act", action))
    return keys


def cost(game: Harrowing, seat: int, action: int) -> int:
    """What a basic action costs an effigy: at least one omen."""
    return max(1, COST[action] + lasting(game, seat).costs[action])


@PROCEDURES.plain
def act(game: Harrowing, seat: int, action: int) -> None:
    """Paid first: the cost is gone whatever comes of it."""
    spend_omens(game, seat, cost(game, seat, action))  # rule: action.pay, action.pay-first
    game.tell("acts", seat, action)
    calls = due(game, seat, ACTS)  # rule: ability.whenever
    # rule: fight.choose-first
    call: Call = ("fight_target", seat) if action == FIGHT else ("roll_action", seat, action, -1)
    call_because(game, ("action", action), *calls, call)


@PROCEDURES.asking
def fight_target(game: Harrowing, seat: int) -> Flow[None]:
    options = with_health(game, seat) if game.at[seat] >= 0 else []
    if options:
        key = yield from pick(seat, options, "fight")
        face = faces_of(game, seat)[key[2]]
        game.tell("fights", seat, face)
        game.agenda.call(("roll_action", seat, FIGHT, face))


@PROCEDURES.plain
def roll_action(game: Harrowing, seat: int, action: int, target: int) -> None:
    """Test the action's sin; Threats come first, then what its lines say."""
    if game.at[seat] < 0:
        return
    faults, graces = roll_test(game, seat, action)
    calls = after_roll(game, seat, faults, graces)  # rule: fight.threat
    if action == FIGHT:
        calls.append(("strike", seat, target, graces))
    else:
        calls += LINES[action](game, seat, faults, graces)
    game.agenda.call(*calls)


# --- Seduce ---


def _seduce(game: Harrowing, seat: int, faults: int, graces: int) -> list[Call]:
    return [("take_foe", seat)] * graces  # rule: seduce.grace, seduce.any-mix


def seducible(game: Harrowing, seat: int) -> list[Key]:
    """The adversaries of other effigies here; Hunters belong with the hunted effigy."""
    # rule: seduce.grace, seduce.no-hunter, adversary.hunter-locked
    return [
        ("foe", other, at)
        for other in game.others(seat)
        if game.at[other] == game.at[seat]
        for at, face in enumerate(faces_of(game, other))
        if not is_hunter(game, face)
    ]


@PROCEDURES.asking
def take_foe(game: Harrowing, seat: int) -> Flow[None]:
    if game.at[seat] < 0:
        return
    key = yield from may_pick(seat, seducible(game, seat), "seduce")  # rule: action.optional-lines
    if key is not None:
        face = faces_of(game, key[1])[key[2]]
        control(game, seat, face)
        game.tell("seduced", seat, key[1], face)


# --- Feast ---


def _feast(game: Harrowing, seat: int, faults: int, graces: int) -> list[Call]:
    # rule: feast.fault, feast.grace, test.example
    lost: list[Call] = [("lose_omens", seat, 1)] * faults
    return [*lost, ("heal", seat, graces, ANY_SIN), ("feast_hunted", seat, graces)]


@PROCEDURES.plain
def feast_hunted(game: Harrowing, seat: int, graces: int) -> None:
    """The hunted effigy heals as much, wherever it is, unless it is the one that feasted."""
    hunted = game.hunted()
    if hunted != seat:
        game.agenda.call(
            ("heal", hunted, graces, ANY_SIN)
        )  # rule: feast.hunted, feast.hunted-amount


# --- Scavenge ---


def _scavenge(game: Harrowing, seat: int, faults: int, graces: int) -> list[Call]:
    return [("trove_replace", seat, graces), ("scavenge_gain", seat, faults)]


@PROCEDURES.asking
def trove_replace(game: Harrowing, seat: int, n: int) -> Flow[None]:
    """Discard an item of the Trove and lay another in its place, one after the other."""
    for left in range(n, 0, -1):  # rule: scavenge.grace, scavenge.one-by-one
        shown = trove(game)
        options: list[Key] = [("trove", at) for at in range(len(shown))]
        key = yield from may_pick(seat, options, ("replace", left))
        if key is None:
            return
        replace_in_trove(game, key[1])


def replace_in_trove(game: Harrowing, at: int) -> None:
    pieces = game.zones[TROVE]
    face = game.pack.faces[pieces[at]]
    game.move(pieces[at], ITEM_DISCARD)
    drawn = ITEM_DECK.draw(game, TROVE)
    if drawn is not None:
        pieces.insert(at, pieces.pop())
        game.tell("replaced", face, game.pack.faces[drawn])


@PROCEDURES.asking
def scavenge_gain(game: Harrowing, seat: int, faults: int) -> Flow[None]:
    """A Trove item of a tier above the Faults must be gained, if there is one that fits."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    cards = game.book.cards
    # rule: scavenge.gain, scavenge.no-item, scavenge.must-gain, scavenge.example
    options: list[Key] = [
        ("trove", at)
        for at, face in enumerate(trove(game))
        if cards[face].tier > faults and fits(game, seat, face)
    ]
    if options:
        key = yield from pick(seat, options, ("gain", faults))
        # rule: item.trove-no-refill
        game.agenda.call(("attach", seat, trove(game)[key[1]]))


# --- Wander ---


def _wander(game: Harrowing, seat: int, faults: int, graces: int) -> list[Call]:
    lead: list[Call] = [("lead", seat)] * graces
    # rule: wander.own-moves, wander.none-left
    moves = max(0, MOVES_OF_ITS_OWN - faults)
    return [*lead, ("move", seat, moves)]


@PROCEDURES.asking
def lead(game: Harrowing, seat: int) -> Flow[None]:
    """Another effigy may make one move; its own player decides."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    # rule: wander.grace, wander.same-again
    options: list[Key] = [("seat", other) for other in game.others(seat) if ways(game, other)]
    key = yield from may_pick(seat, options, "wander")
    if key is None:
        return
    game.agenda.call(("move", key[1], 1))  # rule: wander.mover-decides


# --- Fight ---


@PROCEDURES.plain
def strike(game: Harrowing, seat: int, face: int, graces: int) -> None:
    """All damage goes to the one that was chosen, if it is still there."""
    # rule: fight.grace, fight.single-target, fight.target-gone
    if controller(game, face) == seat and graces:
        game.agenda.call(("damage", seat, face, graces))


# --- Snatch ---


def _snatch(game: Harrowing, seat: int, faults: int, graces: int) -> list[Call]:
    return [("take_item", seat)] * graces  # rule: snatch.grace, snatch.any-mix


def snatchable(game: Harrowing, seat: int) -> list[Key]:
    """Items of other effigies here that fit; never heads or innate items."""
    # rule: snatch.must-fit, snatch.no-innate, innate.own-only
    return [
        key
        for other in game.others(seat)
        if game.at[other] == game.at[seat]
        for key in tiered(game, other)
        if fits(game, seat, item_at(game, key))
    ]


@PROCEDURES.asking
def take_item(game: Harrowing, seat: int) -> Flow[None]:
    if game.at[seat] < 0:
        return
    key = yield from may_pick(seat, snatchable(game, seat), "snatch")
    if key is None:
        return
    face = item_at(game, key)
    to = yield from pick(seat, places_for(game, seat, face), ("attach", face))
    take_out(game, key[1], key[2], key[3], TURNED)
    game.tell("snatched", seat, key[1], face)
    gain(game, seat, face, to)


# --- Explore ---


def _explore(game: Harrowing, seat: int, faults: int, graces: int) -> list[Call]:
    missteps: list[Call] = [("misstep", seat)] * faults  # rule: explore.own-misstep-only
    return [*missteps, ("open_near", seat, graces)]  # rule: explore.fault, explore.grace


@PROCEDURES.asking
def open_near(game: Harrowing, seat: int, n: int) -> Flow[None]:
    """For each Grace one's own location or one adjacent to it; it may be left."""
    if n <= 0 or game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    options: list[Key] = [("open", side) for side in near(game, seat, closed=True)]
    # rule: explore.grace, explore.waste, explore.no-walls, explore.moved-by-misstep
    # rule: location.opening
    key = yield from may_pick(seat, options, ("open-location", n))
    if key is None:
        return
    set_closed(game, spot_on(game, seat, key[1]), False)
    # rule: ability.whenever
    game.agenda.call(*due(game, seat, OPENS), ("open_near", seat, n - 1))


# Fight has its target besides.
LINES: Final[tuple[Callable[[Harrowing, int, int, int], list[Call]], ...]] = (
    _seduce,
    _feast,
    _scavenge,
    _wander,
    _seduce,
    _snatch,
    _explore,
)
