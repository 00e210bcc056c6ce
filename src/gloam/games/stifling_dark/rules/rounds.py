"""The round: Event, Investigators, Adversary, end of the round."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.death_and_spirits.spirit_abilities import haunts_end
from gloam.games.stifling_dark.rules.death_and_spirits.spirits_turn import is_spirit
from gloam.games.stifling_dark.rules.ending import time_is_up
from gloam.games.stifling_dark.rules.events import event_ends
from gloam.games.stifling_dark.rules.evidence_and_objectives.escaping import reach_escape_token
from gloam.games.stifling_dark.rules.investigators_turn.investigators_turn import begin_turn
from gloam.games.stifling_dark.rules.items.ghillie_suit_and_sedatives import come_back
from gloam.games.stifling_dark.rules.light_and_flashlights import lights_out
from gloam.games.stifling_dark.rules.wounds import work_again
from gloam.games.stifling_dark.state import (
    Phase,
    StiflingDark,
)
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import EVERYONE, RACE, Ask, Flow, Key


def begin_round(game: StiflingDark) -> None:
    """The mirrors are set, an Event is drawn and carried out; then the turns begin."""
    game.tell("round", game.round)
    game.weather, game.next_weather = game.next_weather, ()
    game.event_ignored = False
    game.phase = Phase.NEXT  # rule: round.order
    for one in game.team:
        one.stood = one.space
    reach_escape_token(game)
    # rule: round.start-order, mirror.rearrange, round.event
    mirrors = [("set_mirrors",)] if game.ground.colours else []
    game.agenda.call(*mirrors, ("event_comes",))


def end_round(game: StiflingDark) -> None:
    """In this order: lights, Adversary steps, Event, time, token."""
    # rule: round.end, round.end-extra, round.end-order
    lights_out(game)
    game.kind.round_ends(game)
    haunts_end(game)
    come_back(game)
    event_ends(game)
    if time_is_up(game):  # rule: game.rounds
        return
    calls: list[Call] = []
    for who, one in enumerate(game.team):
        one.acted = False  # rule: game.turns-per-round, game.round-term
        if one.numb:
            one.numb = 0
            calls += work_again(game, who)
    game.agenda.call(*calls)
    game.used_this_round = game.shone = 0
    game.doors_tell = False  # rule: item.mini-cross
    game.escape.used = 0  # rule: concept.once-per-round-team
    game.round += 1
    game.phase = Phase.ROUND


# --- whose turn ---


def next_turn(game: StiflingDark) -> Flow[None]:
    """Whoever of those who have not acted this round is first takes the next turn."""
    waiting = waiting_for_turn(game)
    offers: dict[int, list[Key]] = {}
    for who in waiting:
        offers.setdefault(game.seat_of(who), []).append(("turn", who))
    first = next(iter(offers))
    # rule: round.turn-order, round.turn-order-claim, game.turns-per-round, info.table-talk
    # rule: count.separate-turns
    _, key = yield Ask(RACE, first, offers[first], "next-turn", EVERYONE, offers)
    begin_turn(game, key[1])  # rule: round.start-end-effects


def waiting_for_turn(game: StiflingDark) -> list[int]:
    """Investigators on the board, and Spirits."""
    # rule: spirit.turn, round.end-any-time
    return [
        who
        for who, one in enumerate(game.team)
        if (one.here or is_spirit(game, who)) and not one.acted
    ]
