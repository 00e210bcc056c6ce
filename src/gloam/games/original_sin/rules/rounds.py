"""Rounds: which kind is played, and how each one ends."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.state import NO_ONE, PROCEDURES, OriginalSin, Round
from gloam.kernel.core.asks import Flow, Key

EXPLORE: Final[Key] = ("explore",)
REST: Final[Key] = ("rest",)


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
    key = yield from party_picks(game, (EXPLORE, REST), "round")
    kind = "explore_round" if key == EXPLORE else "rest_round"
    game.agenda.interpose((kind,), ("close_round",))


def nothing() -> Flow[None]:
    yield from ()


@PROCEDURES.plain
def close_round(game: OriginalSin) -> None:
    """Time moves on by one."""
    # rule: time.advance, end.round, end.during-event
    game.agenda.call(("pass_time", 1))
