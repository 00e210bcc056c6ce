"""Events: one is drawn each round; in some of them the Adversary picks, for all to see."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.catalogue import MAJOR
from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.cards.phrasebook import LINES
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.board.empty_spaces import empty_to_see
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import lose_charge
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import (
    lay_false,
    lay_open_window,
    set_gate,
)
from gloam.games.stifling_dark.rules.reacting.dice import NO_SPRINT, rolled, throw
from gloam.games.stifling_dark.rules.wounds import face_down, reopen, turn_up_or_gain
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    DESTROYED,
    EVENT,
    EVENT_DISCARD,
    EVENT_TOP,
    FALSE,
    LOOKED_AT,
    MAJOR_EVENTS,
    MINOR_EVENTS,
    MODERATE_EVENTS,
    NO_CARD,
    NO_ONE,
    NONE,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import mask_of
from gloam.kernel.core.data import Piece
from gloam.kernel.core.several import choose_several

DECLINE: Key = ("none",)
HAIL_STORM: Final = FACE["hail-storm"]

# --- drawing the Event of a round ---


@PROCEDURES.plain
def event_comes(game: StiflingDark) -> None:
    calls = calls_of_event(game, HAIL_STORM, ~game.delayed) if game.delayed else []
    game.delayed = 0
    if game.with_events:  # rule: setup.no-events-option
        draw_event(game)
    if game.event >= 0:
        if "only_delayed" in TEXTS[game.event].flags:
            game.delayed = mask_of([who for who in game.living() if ignores(game, who)])
        calls += calls_of_event(game, game.event, game.delayed)
    game.agenda.call(*calls)


def calls_of_event(game: StiflingDark, event: int, spared: int) -> list[Call]:
    """What an Event does, but not to those who are spared."""
    text = TEXTS[event]
    calls = calls_of((*text.acts, *text.each_round), game, NO_ONE, event)
    return [call for call in calls if not spared or not spared >> int(call[1]) & 1]


def ignores(game: StiflingDark, who: int) -> bool:
    return not game.team[who].here or burden(game, who).ignores_event  # rule: event.ignored


def draw_event(game: StiflingDark) -> None:
    """Minor Events first, then Moderate ones, then one Major; after that, nothing."""
    if game.event >= 0:
        # A Major that lasts stays in force.
        return  # rule: round.event-empty, event.lasting
    piece = next_event(game, EVENT)
    if piece is not None:
        game.event = game.pack.faces[piece]  # rule: round.event
        played("stifling_dark", CARDS[game.event].id)
        game.tell("event", game.event)  # rule: sawmill.theme, park.theme


def event_ends(game: StiflingDark) -> None:
    """With its round, unless it is a Major that lasts."""
    if game.event >= 0 and not CARDS[game.event].lasts:  # rule: event.lasting
        game.move(game.zones[EVENT][0], EVENT_DISCARD)  # rule: round.event
        game.event = NO_CARD  # rule: round.event-duration


def next_event(game: StiflingDark, to: int) -> Piece | None:
    """The top of the Event deck goes to a zone; None if nothing is left of it."""
    # rule: setup.event-minor, setup.event-moderate
    for zone in (EVENT_TOP, MINOR_EVENTS, MODERATE_EVENTS, MAJOR_EVENTS):
        if zone == MAJOR_EVENTS and major_is_out(game):
            return None  # rule: setup.event-major, round.event-empty
        if game.zones[zone]:
            return game.draw(zone, to)
    return None


def major_is_out(game: StiflingDark) -> bool:
    faces = game.pack.faces
    zones = (EVENT, EVENT_DISCARD, EVENT_TOP, LOOKED_AT)
    return any(CARDS[faces[p]].tier == MAJOR for zone in zones for p in game.zones[zone])


# --- what some of them do at once ---


@PROCEDURES.asking
def fallen_tree(game: StiflingDark) -> Flow[None]:
    """A False Door on an empty Door space, or a False Window on a Window without a token."""
    ground = game.ground
    doors = [g for g in ground.doors if game.gates[g] == NONE and is_free(game, g)]
    windows = [g for g in ground.windows if game.gates[g] == NONE and not game.noise >> g & 1]
    options: list[Key] = [("false", gate) for gate in (*doors, *windows)]
    key: Key = yield choose(
        ADVERSARY, [*options, DECLINE], "fallen-tree"
    )  # rule: event.adversary-picks
    if key != DECLINE:
        lay_false(game, key[1])


def is_free(game: StiflingDark, gate: int) -> bool:
    """Is a Door space empty, also of the Adversary's own Hidden figure?"""
    space = game.ground.door_space[gate]
    return empty_to_see(game, space) and not game.own_figure_on(space)  # rule: concept.empty-public


@PROCEDURES.asking
def take_charge(game: StiflingDark, n: int, most: int) -> Flow[None]:
    things: list[Key] = [("drain", who) for who in game.touched_by_event()]
    keys = yield from choose_several(ADVERSARY, things, 0, min(most, len(things)), "flare-up")
    for key in keys:
        lose_charge(game, key[1], n, game.event)


def zone_keys(game: StiflingDark) -> list[Key]:
    return [*[("zone", zone) for zone in range(len(game.ground.zones))], DECLINE]


def doors_of(game: StiflingDark, zone: int) -> list[int]:
    """The Doors of a Zone that can be Destroyed."""
    ground = game.ground
    return [
        gate
        for gate in ground.doors
        if ground.zone_of[ground.door_space[gate]] == zone
        and game.gates[gate] not in (DESTROYED, FALSE)
    ]


def windows_of(game: StiflingDark, zone: int) -> list[int]:
    """The Windows of a Zone without a token."""
    ground = game.ground
    return [
        gate
        for gate in ground.windows
        if zone in [ground.zone_of[end] for end in ground.window_ends[gate]]
        and game.gates[gate] == NONE
    ]


def those_in(game: StiflingDark, zone: int) -> list[int]:
    team = game.touched_by_event()
    return [who for who in team if game.ground.zone_of[game.team[who].space] == zone]


@PROCEDURES.asking
def roll_vortex(game: StiflingDark, most: int, this: int, *losses: int) -> Flow[None]:
    """A Zone loses Doors, a Window stands Open, and whoever is in it pays."""
    key: Key = yield choose(ADVERSARY, zone_keys(game), "roll-vortex")
    if key == DECLINE:
        return
    zone = key[1]
    doors: list[Key] = [("destroy", gate) for gate in doors_of(game, zone)]
    keys = yield from choose_several(ADVERSARY, doors, 0, min(most, len(doors)), "destroy")
    windows: list[Key] = [("window", gate) for gate in windows_of(game, zone)]
    chosen: Key = DECLINE
    if windows:
        chosen = yield choose(ADVERSARY, [*windows, DECLINE], "vortex-window")
    for destroyed in keys:
        set_gate(game, destroyed[1], DESTROYED)
    if chosen != DECLINE:
        lay_open_window(game, chosen[1])
    calls = []
    for who in those_in(game, zone):
        calls += calls_of([LINES[line] for line in losses], game, who, this)
    game.agenda.call(*calls)


@PROCEDURES.asking
def fire_tornado(game: StiflingDark) -> Flow[None]:
    """All Doors of a Zone are Destroyed, one becomes False, old Wounds of those in it open."""
    key: Key = yield choose(ADVERSARY, zone_keys(game), "fire-tornado")
    if key == DECLINE:
        return
    zone = key[1]
    for gate in doors_of(game, zone):
        set_gate(game, gate, DESTROYED)
    ground = game.ground
    gone = [g for g in ground.doors if ground.zone_of[ground.door_space[g]] == zone]
    empty: list[Key] = [
        ("false", gate) for gate in gone if game.gates[gate] == DESTROYED and is_free(game, gate)
    ]
    if empty:
        chosen: Key = yield choose(ADVERSARY, [*empty, DECLINE], "false-door")
        if chosen != DECLINE:
            lay_false(game, chosen[1])
    for who in those_in(game, zone):
        open_random_wound(game, who)


def open_random_wound(game: StiflingDark, who: int) -> None:
    down = face_down(game, who)
    if down:
        reopen(game, who, down[game.roll(len(down))], game.event)


@PROCEDURES.plain
def toxic_gasses(game: StiflingDark, who: int, bad: int) -> None:
    """Each rolls the Sprint die, which is no Sprint."""
    if game.team[who].here:
        rolled(game, who, NO_SPRINT, throw(game, who, NO_SPRINT), ("breathe", who, bad))


@PROCEDURES.plain
def breathe(game: StiflingDark, who: int, bad: int, face: int) -> None:
    game.tell("breathes", who, face)
    if face == bad:
        turn_up_or_gain(game, who, game.event)
