"""Rounds: which kind is played, and how each one ends."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.rules.asking import all_agree, party_picks
from gloam.games.original_sin.state import NO_ONE, PROCEDURES, OriginalSin, Round
from gloam.kernel.core.asks import Flow, Key

EXPLORE: Final[Key] = ("explore",)
REST: Final[Key] = ("rest",)
GIVE_UP: Final[Key] = ("give-up",)


def next_round(game: OriginalSin) -> Flow[None]:
    """With enemies on the map a Combat round must follow; else the party explores or rests."""
    # rule: round.loop, round.types, round.checked-at-start, combat.continues
    for origin in game.party:
        origin.acted = False
        origin.used = ()  # rule: equip.once-per
    game.active = NO_ONE
    game.round = Round.NONE
    game.ended = False
    if game.enemies:  # rule: round.enemies
        game.agenda.interpose(("combat_round",), ("close_round",))
        flow = PROCEDURES.next_step(game, game.agenda)
        return flow if flow is not None else nothing()
    return choose_round(game)


def choose_round(game: OriginalSin) -> Flow[None]:
    # rule: round.no-enemies, rest.all-or-none
    key = yield from party_picks(game, (EXPLORE, REST, GIVE_UP), "round")
    if key == GIVE_UP:
        game.agenda.interpose(("give_up",))
        return
    kind = "explore_round" if key == EXPLORE else "rest_round"
    game.agenda.interpose((kind,), ("close_round",))


@PROCEDURES.asking
def give_up(game: OriginalSin) -> Flow[None]:
    """If everybody agrees, the location is restarted as if the party had to."""
    # rule: party.giving-up
    agreed = yield from all_agree(game, "give-up")
    if agreed:
        game.agenda.call(("forced_restart",))


def nothing() -> Flow[None]:
    yield from ()


@PROCEDURES.plain
def close_round(game: OriginalSin) -> None:
    """Time moves on by one."""
    # rule: time.advance, end.round, end.during-event
    game.agenda.call(("pass_time", 1))
