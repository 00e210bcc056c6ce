"""Doors and Windows: locked, opened, broken, climbed through; False and Open tokens."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.stifling_dark.cards.catalogue import Burden
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.adversary.belief import not_in, seen_where, stepped_off
from gloam.games.stifling_dark.rules.adversary.hidden_and_revealed import hidden_in, reveal
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import (
    his_neighbours,
    lines_from,
    neighbours,
    passages_from,
)
from gloam.games.stifling_dark.rules.board.empty_spaces import empty_to_see
from gloam.games.stifling_dark.rules.board.within import his_within
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    lose_stamina,
    spare_stamina,
)
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.rules.on_the_map.noise import noise_at_window
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    DAMAGED,
    DESTROYED,
    FALSE,
    LOCKED,
    NO_ONE,
    NONE,
    OPEN,
    PROCEDURES,
    SHUT,
    StiflingDark,
)
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import members


def set_gate(game: StiflingDark, gate: int, token: int) -> None:
    """Put a token on a Door or Window, or take it off; light changes with it."""
    game.gates[gate] = token  # rule: component.unlimited
    if token in SHUT:
        game.blocked |= (
            1 << gate
        )  # rule: door.locked, door.damaged, token.false-door, concept.obstacle
    else:
        # rule: door.destroyed, flash.non-blockers, window.sight
        game.blocked &= ~(1 << gate)
    relight(game)  # rule: light.live


def shut_doors(game: StiflingDark) -> int:
    """The Door spaces that nobody can enter."""
    return game.ground.shut_doors(game.blocked)


# --- what Investigators do ---


def door_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    """To lock and to open, for every Door beside one's space."""
    if bends.no_doors:
        return []
    keys: list[Key] = []
    for space in neighbours(game, game.team[who].space):  # rule: interact.doors
        gate = game.ground.door_at.get(space)
        if gate is None:
            continue
        token = game.gates[gate]
        if token in (LOCKED, DAMAGED):
            keys.append(("open", gate))  # rule: door.open
        elif token == NONE and empty_to_see(game, space):
            # rule: door.lock, door.lock-not-empty, door.start-open
            keys.append(("lock", gate))
    return keys


def open_door(game: StiflingDark, who: int, gate: int) -> None:
    """A Damaged one cannot be shut again; a Security Bar is discarded."""
    game.bars &= ~(1 << gate)  # rule: door.security-bar
    game.tell("opens-door", who, gate)
    # rule: door.open, door.open-damaged, door.open-free
    set_gate(game, gate, DESTROYED if game.gates[gate] == DAMAGED else NONE)


def lock_door(game: StiflingDark, who: int, gate: int) -> None:
    """A Hidden figure there is Revealed and has to step away; else there is none."""
    space = game.ground.door_space[gate]
    game.tell("locks-door", who, gate)
    found = hidden_in(game, 1 << space)
    if not found:
        set_gate(game, gate, LOCKED)
        not_in(game, 1 << space)
        return
    game.acting = game.number_of(found[0])
    reveal(game, found[0])  # rule: door.lock-on-adversary
    # With no way off the Door stays Open.
    # rule: door.lock-on-adversary-forced
    if ways_off(game, space):
        game.agenda.call(("step_off", gate))


def ways_off(game: StiflingDark, space: int) -> list[int]:
    """The neighbours that the Adversary can enter; through a Secret Passage nothing bars it."""
    barred = shut_doors(game) | game.barricades | game.flames | game.horror.mucus
    through = passages_from(game, space)
    return [
        near
        for near in his_neighbours(game, space)
        if near in through or not barred >> near & 1  # rule: token.secret-passage-pair
    ]


@PROCEDURES.asking
def step_off(game: StiflingDark, gate: int) -> Flow[None]:
    """The forced step: free, public, and it may cross a Window."""
    space = game.ground.door_space[gate]
    options: list[Key] = [("go", near) for near in ways_off(game, space)]
    key: Key = yield choose(ADVERSARY, options, "step-off")
    figure = game.figure
    seen_where(game, lambda at, colour: key[1] in lines_from(game, at, colour))
    figure.space = key[1]
    game.tell("steps-off", game.acting, key[1])
    window = game.ground.window_between.get((space, key[1]))
    passage = key[1] in passages_from(game, space)
    if window is not None and not passage and game.gates[window] != OPEN:
        noise_at_window(game, window)  # rule: door.lock-on-adversary-forced
    stepped_off(game, space)
    set_gate(game, gate, LOCKED)
    game.agenda.call(("arrive",))


# --- what the Adversary does ---


def break_keys(game: StiflingDark) -> list[Key]:
    """The Doors, and Barricades, in reach of the figure that Break Door can be used on."""
    ground = game.ground
    keys: list[Key] = []
    beside = broken_from(game, game.figure.space, true_colour(game))
    for space in beside:
        gate = ground.door_at.get(space)
        if gate is None:
            continue
        token = game.gates[gate]
        # rule: door.break, door.break-destroyed, door.adversary-cannot-open, door.break-empty
        empty = empty_to_see(game, space) and not game.own_figure_on(space)
        if token in (LOCKED, DAMAGED) or (token == NONE and empty):
            keys.append(("break", gate))
    # rule: investigator.lucy-barricade
    return keys + [("smash", space) for space in beside if game.barricades >> space & 1]


def broken_from(game: StiflingDark, at: int, colour: str) -> Sequence[int]:
    """The spaces that Break Door reaches from one, if this mirror colour is open."""
    reach = game.kind.break_reach
    if reach == 1:
        return lines_from(game, at, colour)
    return members(his_within(game, at, reach, colour) & ~(1 << at))


def break_door(game: StiflingDark, gate: int) -> None:
    """One step a blow: Open or Locked to Damaged, Damaged to Destroyed."""
    game.adversary.broke = True  # rule: butcher.core-once
    game.tell("breaks-door", gate)
    if game.bars >> gate & 1:
        game.bars &= ~(1 << gate)
        return
    # rule: door.break-two-steps
    set_gate(game, gate, DESTROYED if game.gates[gate] == DAMAGED else DAMAGED)


def smash(game: StiflingDark, space: int) -> None:
    """The first blow damages a Barricade, the second removes it."""
    game.adversary.broke = True
    game.tell("smashes", space)
    if game.damaged_barricades >> space & 1:
        game.barricades &= ~(1 << space)
        game.damaged_barricades &= ~(1 << space)
    else:
        game.damaged_barricades |= 1 << space


# --- tokens that shut or open for good ---


def lay_false(game: StiflingDark, gate: int) -> None:
    """A False Door or False Window: nobody passes it, and nothing opens it."""
    game.tell("false-gate", gate)
    set_gate(game, gate, FALSE)  # rule: token.false-door, token.false-window, token.false-permanent


def lay_open_window(game: StiflingDark, gate: int) -> None:
    game.tell("open-window", gate)
    set_gate(game, gate, OPEN)  # rule: token.open-window


# --- what a Window does to Investigators ---


def climb(game: StiflingDark, who: int, window: int) -> Flow[None]:
    """A Window: a face-down Wound, or 1 Stamina and no more Moves this turn."""
    options = hazard_keys(game, who, window)
    # rule: window.stop-needs-stamina, window.stop-occupied
    may_stop = game.standing_with(who) == NO_ONE and ("bleed",) in options
    if may_stop and spare_stamina(game, who):
        options.append(("stop",))
    key: Key = yield choose(
        game.seat_of(who), options, ("window", who)
    )  # rule: window.choice-timing
    if key == ("stop",):
        game.turn.stopped = True  # rule: window.investigator-stop
        lose_stamina(game, who, 1, 1, "window-stop")
    else:
        meet_hazard(game, who, key)


def hazard_keys(game: StiflingDark, who: int, window: int) -> list[Key]:
    """To bleed, unless one cannot cross a Window that hurts; or to pay, where a Spirit helps."""
    keys: list[Key] = [] if burden(game, who).no_hazards else [("bleed",)]
    return [*keys, ("ignore",)] if may_ignore(game, who, window) else keys


def meet_hazard(game: StiflingDark, who: int, key: Key) -> None:
    if key == ("ignore",):
        lose_stamina(game, who, 1, 1, FACE["poltergeist"])  # rule: spirit.poltergeist
    else:
        gain_wound(game, who, 0, "window")  # rule: window.investigator-continue


def may_ignore(game: StiflingDark, who: int, window: int) -> bool:
    """A Poltergeist has made a Window passable for 1 Stamina."""
    return bool(game.haunted.soft >> window & 1 and spare_stamina(game, who))


# --- what a Window does to the Adversary ---


def hazard_to(game: StiflingDark, space: int) -> int:
    """The Window on the way to a space, if it is a Map Hazard; -1 if there is none."""
    at = game.figure.space
    window = game.ground.window_between.get((at, space), -1)
    if window < 0:
        return -1
    if game.gates[window] == OPEN or space in passages_from(game, at):
        return -1  # rule: token.open-window, token.secret-passage-pair
    return window  # rule: window.adversary, window.only-hazard
