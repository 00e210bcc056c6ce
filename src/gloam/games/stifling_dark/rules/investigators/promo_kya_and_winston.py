"""Kya Prosser and Winston Pitts, who come from outside the box: what their Abilities do."""

from __future__ import annotations

from gloam.games.stifling_dark.rules.board.adjacent import neighbours
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import after_flashlight
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    gain_charge,
    gain_stamina,
    lose_charge,
    lose_stamina,
    most_charge,
    most_stamina,
)
from gloam.games.stifling_dark.rules.items.gaining_and_using import possible_if
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import (
    may_place,
    place_flashlight,
    relight,
)
from gloam.games.stifling_dark.state import NO_ONE, PROCEDURES, StiflingDark
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose

# --- Kya ---


def trades(game: StiflingDark, who: int) -> list[Key]:
    """What can be traded for what: both tracks must be free to move."""
    one, bends = game.team[who], burden(game, who)
    if bends.stamina_frozen:
        return []
    keys: list[Key] = []
    if one.stamina and one.charge < most_charge(game, who):
        keys.append(("for-charge",))
    if one.charge > bends.charge_floor and one.stamina < most_stamina(game, who):
        keys.append(("for-stamina",))
    return keys


@possible_if("trade_tracks")
def can_trade_tracks(game: StiflingDark, who: int, call: Call) -> bool:
    # One turn a round: so it is once a round too.
    return not game.turn.traded and bool(trades(game, who))


@PROCEDURES.asking
def trade_tracks(game: StiflingDark, who: int, this: int) -> Flow[None]:
    """1 Stamina for 1 Charge, or back. What is paid bites; neither recovers at the turn's end."""
    key: Key = yield choose(game.seat_of(who), trades(game, who), ("trade-tracks", who))
    game.turn.traded = True  # rule: investigator.kya-minor
    if key == ("for-charge",):
        lose_stamina(game, who, 1, 1, this)  # rule: concept.spend
        gain_charge(game, who, 1, this)
    else:
        lose_charge(game, who, 1, this)
        gain_stamina(game, who, 1, this)


@PROCEDURES.plain
def swap_darkness(game: StiflingDark) -> None:
    """Until the end of the round, for everybody; done twice it is undone."""
    game.inverted = not game.inverted  # rule: investigator.kya-major
    game.tell("darkness-swapped", int(game.inverted))
    relight(game)


# --- Winston ---


@possible_if("lay_campfire")
def can_lay_campfire(game: StiflingDark, who: int, call: Call) -> bool:
    return bool(neighbours(game, game.team[who].space))


@PROCEDURES.asking
def lay_campfire(game: StiflingDark, who: int) -> Flow[None]:
    """There is one Campfire: laid again, it moves."""
    near = neighbours(game, game.team[who].space)
    key: Key = yield choose(game.seat_of(who), [("space", s) for s in near], ("campfire", who))
    # rule: investigator.winston-major
    game.campfire, game.campfire_until = key[1], game.round + 1
    game.tell("campfire", who, key[1])
    relight(game)


@possible_if("spare_light")
def can_spare(game: StiflingDark, who: int, call: Call) -> bool:
    """A Final Action, by the centre line alone: there must be Charge, though none is paid."""
    one = game.team[who]
    bound = one.must_use_major == one.turns and one.major  # Fear: the turn cannot end before
    free = not game.turn.final and game.standing_with(who) == NO_ONE and not bound
    return free and may_place(game, who) and one.charge > 0  # rule: investigator.winston-minor


@PROCEDURES.asking
def spare_light(game: StiflingDark, who: int) -> Flow[None]:
    yield from place_flashlight(game, who, spared=True)
    after_flashlight(game, who)
