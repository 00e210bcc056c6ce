"""The round: Event, Investigators, Adversary, end of the round."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.catalogue import MAJOR
from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.board.board_in_play import mask_of
from gloam.games.stifling_dark.rules.death_and_spirits.spirit_abilities import haunts_end
from gloam.games.stifling_dark.rules.ending import time_is_up
from gloam.games.stifling_dark.rules.evidence_and_objectives.escape_cards import reach_escape_token
from gloam.games.stifling_dark.rules.items.ghillie_suit_and_sedatives import come_back
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import lights_out
from gloam.games.stifling_dark.rules.wounds import work_again
from gloam.games.stifling_dark.state import (
    EVENT,
    EVENT_DISCARD,
    EVENT_TOP,
    LOOKED_AT,
    MAJOR_EVENTS,
    MINOR_EVENTS,
    MODERATE_EVENTS,
    NO_CARD,
    NO_ONE,
    PROCEDURES,
    Phase,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.data import Piece

HAIL_STORM: Final = FACE["hail-storm"]


def begin_round(game: StiflingDark) -> None:
    """The mirrors are set, an Event is drawn and carried out; then the turns begin."""
    game.tell("round", game.round)
    game.weather, game.next_weather = game.next_weather, ()
    game.event_ignored = False
    game.phase = Phase.NEXT  # rule: round.order
    for one in game.team:
        one.stood = one.space
    reach_escape_token(game)
    # rule: round.start-order, mirror.rearrange
    mirrors = [("set_mirrors",)] if game.ground.colours else []
    game.agenda.call(*mirrors, ("event_comes",))


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


def end_round(game: StiflingDark) -> None:
    """In this order: lights, Adversary steps, Event, time, token."""
    # rule: round.end, round.end-extra, round.end-order
    lights_out(game)
    game.kind.round_ends(game)
    haunts_end(game)
    come_back(game)
    if game.event >= 0 and not CARDS[game.event].lasts:  # rule: event.lasting
        game.move(game.zones[EVENT][0], EVENT_DISCARD)
        game.event = NO_CARD  # rule: round.event-duration
    if time_is_up(game):
        return
    calls: list[Call] = []
    for who, one in enumerate(game.team):
        one.acted = False
        if one.numb:
            one.numb = 0
            calls += work_again(game, who)
    game.agenda.call(*calls)
    game.used_this_round = game.shone = 0
    game.doors_tell = False  # rule: item.mini-cross
    game.escape.used = 0  # rule: concept.once-per-round-team
    game.round += 1
    game.phase = Phase.ROUND
