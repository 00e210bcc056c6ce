"""The Butcher's Abilities."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.rules.adversary.adversary_turn import ready_abilities
from gloam.games.stifling_dark.rules.adversary.belief import seen_where
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.within import in_reach_of
from gloam.games.stifling_dark.rules.butcher.stalk_and_spine_chill import gain_stalk
from gloam.games.stifling_dark.rules.investigators.madas_coin import flip_coin
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    lose_stamina,
    spare_stamina,
)
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import mask_of
from gloam.kernel.core.several import choose_several

PRICE: Final = 2  # Supply of Vengeful Darkness, for 1 Stalk


def presence_is_felt(game: StiflingDark) -> None:
    """After his turn: whoever is near may pay for Disturbed Presence, then the round ends."""
    presence = game.butcher.presence
    game.butcher.presence = ()
    if presence:
        near, least = presence
        there = in_reach_of(game, game.figure.space, near, true_colour(game))
        # Whoever is asked is in reach of him: that is told by the asking.
        seen_where(game, lambda at, colour: in_reach_of(game, at, near, colour) == there)
        for who in there:
            game.tell("feels-presence", who)
        asked = [("feel_presence", who) for who in there]
        game.agenda.call(("pause",), *asked, then=("presence_felt", least))
        return
    game.agenda.call(("round_ends",))


# --- Decay, Escalating Terror ---


@PROCEDURES.plain
def weather_next_round(game: StiflingDark, line: int) -> None:
    game.next_weather = (*game.next_weather, line)


@PROCEDURES.plain
def double_stalk(game: StiflingDark) -> None:
    game.butcher.doubled = True  # rule: butcher.doubling


# --- Disturbed Presence ---


@PROCEDURES.plain
def await_presence(game: StiflingDark, near: int, least: int) -> None:
    game.butcher.presence = (near, least)


@PROCEDURES.asking
def feel_presence(game: StiflingDark, who: int) -> Flow[int]:
    """Each of them may lose 1 Stamina; no icon bites."""
    options: list[Key] = [("yes",), ("no",)] if spare_stamina(game, who) else [("no",)]
    key: Key = yield choose(game.seat_of(who), options, ("presence", who))
    if key == ("yes",):
        lose_stamina(game, who, 1, 0, FACE["disturbed-presence"])
        return 1
    return 0


@PROCEDURES.plain
def presence_felt(game: StiflingDark, least: int, lost: tuple[int | None, ...]) -> None:
    if sum([n or 0 for n in lost]) >= least:
        gain_stalk(game, 1, FACE["disturbed-presence"])
    game.agenda.call(("round_ends",))


# --- Evil Eye, Sinister Gaze: aimed, then perhaps aimed anew by a Coin ---


@PROCEDURES.asking
def lay_evil_eyes(game: StiflingDark, n: int) -> Flow[None]:
    """On General spaces anywhere, for all to see."""
    keys = yield from place_eyes(game, ADVERSARY, n)
    aimer = yield from flip_coin(game, ())
    if aimer >= 0:
        keys = yield from place_eyes(game, aimer, n)
    game.butcher.eyes = mask_of([key[1] for key in keys])  # rule: butcher.evil-eye
    for key in keys:
        game.tell("evil-eye-laid", key[1])


def place_eyes(game: StiflingDark, seat: int, n: int) -> Flow[tuple[Key, ...]]:
    places: list[Key] = [("space", space) for space in game.ground.general_spaces]
    return (yield from choose_several(seat, places, n, n, "evil-eyes"))


@PROCEDURES.asking
def sinister_gaze(game: StiflingDark, n: int, one: int, other: int) -> Flow[None]:
    """Two different Investigators, and for each which of the two Conditions."""
    gifts = yield from aim_gaze(game, ADVERSARY, n, one, other)
    aimer = yield from flip_coin(game, [who for who, _ in gifts])
    if aimer >= 0:
        gifts = yield from aim_gaze(game, aimer, n, one, other)
    game.agenda.call(*[("give_condition", who, face, FACE["sinister-gaze"]) for who, face in gifts])


def aim_gaze(
    game: StiflingDark, seat: int, n: int, one: int, other: int
) -> Flow[list[tuple[int, int]]]:
    team = game.on_board()
    things: list[Key] = [("gaze", who) for who in team]
    most = min(n, len(team))
    keys = yield from choose_several(seat, things, most, most, "gaze")
    gifts: list[tuple[int, int]] = []
    for key in keys:
        which: Key = yield choose(seat, [("give", one), ("give", other)], ("give", key[1]))
        gifts.append((key[1], which[1]))
    return gifts


# --- Vengeful Darkness ---


@PROCEDURES.plain
def await_vengeance(game: StiflingDark) -> None:
    game.butcher.awaits_vengeance = True


@PROCEDURES.plain
def buy_stalk(game: StiflingDark) -> None:
    """Supply outlasts Cooldown: some of it buys one step."""
    game.butcher.vengeance -= PRICE
    gain_stalk(game, 1, "vengeance")


# --- which can be used ---


def abilities(game: StiflingDark) -> list[int]:
    """The Ability cards that he can use now, by face."""
    # rule: adv.cards-once, butcher.stalk-spend
    return [face for face in ready_abilities(game) if CARDS[face].stalk <= game.butcher.stalk]
