"""The Horror's Abilities. Those that are aimed may be aimed anew by a Coin."""

from __future__ import annotations

from gloam.games.stifling_dark.adversary_state import NO_ZONE
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.adversary.belief import seen_where
from gloam.games.stifling_dark.rules.adversary.cooldown import goes_on_cooldown
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.empty_spaces import empty_to_see
from gloam.games.stifling_dark.rules.board.within import ability_within, in_reach_of
from gloam.games.stifling_dark.rules.investigators.madas_coin import flip_coin
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    NO_ONE,
    NOWHERE,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.cards import NOBODY
from gloam.kernel.core.several import choose_several

OCCLUDED_LIGHTS, TUNNEL = FACE["occluded-lights"], FACE["tunnel"]


# --- Devour ---


@PROCEDURES.plain
def await_devouring(game: StiflingDark) -> None:
    game.horror.devours = game.round + 1  # rule: horror.devour


# --- Projectile Adhesive ---


@PROCEDURES.asking
def glue(game: StiflingDark, within: int, condition: int) -> Flow[None]:
    """All within reach; a Coin can only put others in their places."""
    there = in_reach_of(game, game.figure.space, within, true_colour(game))
    seen_where(game, lambda at, colour: in_reach_of(game, at, within, colour) == there)
    if not there:
        return
    aimer = yield from flip_coin(game, there)
    if aimer != NO_ONE:
        there = yield from choose_team(game, aimer, len(there), len(there))
    this = FACE["projectile-adhesive"]
    game.agenda.call(*[("give_condition", who, condition, this) for who in there])


def choose_team(game: StiflingDark, seat: int, least: int, most: int) -> Flow[list[int]]:
    things: list[Key] = [("gaze", who) for who in game.on_board()]
    most = min(most, len(things))
    keys = yield from choose_several(seat, things, min(least, most), most, "gaze")
    return [key[1] for key in keys]


# --- Occluded Lights ---


@PROCEDURES.asking
def occlude(game: StiflingDark, n: int, condition: int) -> Flow[None]:
    """Darkness for two, or for one and a Zone that takes no light. The card lies open."""
    team, zone = yield from aim_darkness(game, ADVERSARY, n)
    aimer = yield from flip_coin(game, team)
    if aimer != NO_ONE:
        team, zone = yield from aim_darkness(game, aimer, n)
    game.horror.occludes_until = game.round + 1
    game.horror.occluded = zone
    if zone != NO_ZONE:
        game.tell("occluded", zone)
    game.agenda.call(*[("give_condition", who, condition, OCCLUDED_LIGHTS) for who in team])


def aim_darkness(game: StiflingDark, seat: int, n: int) -> Flow[tuple[list[int], int]]:
    """Whoever is named, and the Zone in place of the last of them."""
    team = yield from choose_team(game, seat, 1, n)
    if len(team) == n:
        return team, NO_ZONE
    zones: list[Key] = [("zone", zone) for zone in range(len(game.ground.zones))]
    key: Key = yield choose(seat, zones, "occlude")
    return team, key[1]


def open_card_passes(game: StiflingDark) -> None:
    """At the end of the next round the card goes face down on Cooldown, and the token goes."""
    horror = game.horror
    if horror.occludes_until != game.round:
        return
    horror.occludes_until, horror.occluded = 0, NO_ZONE
    goes_on_cooldown(game, OCCLUDED_LIGHTS, NOBODY)  # rule: cooldown.by-text


# --- Thick Mucus, Tunnel: tokens ---


@PROCEDURES.asking
def lay_mucus(game: StiflingDark, n: int, within: int) -> Flow[None]:
    """On empty General spaces near it; a Coin lays them wherever its owner likes."""
    near = ability_within(game, game.figure.space, within, true_colour(game))
    keys = yield from place_mucus(game, ADVERSARY, n, near)
    spaces = mask_of([key[1] for key in keys])
    seen_where(
        game,
        lambda at, colour: not spaces & ~ability_within(game, at, within, colour),
    )
    aimer = yield from flip_coin(game, ())
    if aimer != NO_ONE:
        keys = yield from place_mucus(game, aimer, n, game.ground.everywhere)
        spaces = mask_of([key[1] for key in keys])
    game.horror.mucus = spaces  # rule: horror.mucus
    game.horror.mucus_until = game.round + 1
    for space in members(spaces):
        game.tell("mucus", space)


def place_mucus(game: StiflingDark, seat: int, n: int, among: int) -> Flow[tuple[Key, ...]]:
    spaces = [
        space
        for space in members(among & game.ground.general)
        if empty_to_see(game, space) and not (seat == ADVERSARY and game.own_figure_on(space))
    ]  # rule: concept.empty-public, horror.mucus
    most = min(n, len(spaces))
    return (yield from choose_several(seat, [("space", at) for at in spaces], most, most, "mucus"))


@PROCEDURES.asking
def dig_tunnel(game: StiflingDark) -> Flow[None]:
    """On any space; in its next turn the Horror may come up there."""
    space = yield from place_tunnel(game, ADVERSARY)
    aimer = yield from flip_coin(game, ())
    if aimer != NO_ONE:
        space = yield from place_tunnel(game, aimer)
    game.horror.tunnel = space
    game.horror.tunnel_round = game.round + 1  # rule: horror.tunnel
    if "goes_next_round" in TEXTS[TUNNEL].flags:
        game.horror.tunnel_gone = game.round + 1
    game.tell("tunnel-laid", space)


def place_tunnel(game: StiflingDark, seat: int) -> Flow[int]:
    places: list[Key] = [("space", space) for space in range(game.ground.size)]
    key: Key = yield choose(seat, places, "dig-tunnel")
    return int(key[1])


def tokens_pass(game: StiflingDark) -> None:
    """At the end of the next round Mucus and Tunnel go."""
    horror = game.horror
    if horror.mucus_until == game.round:
        horror.mucus, horror.mucus_until = 0, 0
    if horror.tunnel != NOWHERE and horror.tunnel_gone == game.round:
        horror.tunnel = NOWHERE
