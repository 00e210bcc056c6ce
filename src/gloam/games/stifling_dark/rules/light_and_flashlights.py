"""Light: what is Bright, Dim or Dark now, and what Bright brings to light."""

from __future__ import annotations

from dataclasses import replace

from gloam.games.stifling_dark.rules.adversary.hidden_and_revealed import found_by_light
from gloam.games.stifling_dark.rules.board.flashlight_lines import (
    ALL_LINES,
    CENTRE_LINE,
    CENTRE_LINES,
)
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.state import (
    HIDDEN,
    NOWHERE,
    ON_BOARD,
    TEMPLATES,
    WARM,
    Light,
    StiflingDark,
)
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.several import choose_several


def relight(game: StiflingDark) -> None:
    """Work out anew what is Bright and what is Dark, and Reveal what lies in new light.

    Called whenever a Flashlight, a light token or a gate has changed.
    """
    # rule: light.live, light.levels, light.precedence, light.override-print
    ground = game.ground
    bright = game.bright_spots  # rule: light.single-spaces
    for light in game.lights:
        bright |= lit_by(game, light)  # rule: flash.bright, flash.no-sum
    dim = game.dim_spots
    for zone in members(game.bright_zones):
        bright |= ground.zone_mask[zone]  # rule: light.bright-token, token.bright
    for zone in members(game.dim_zones | game.torch_zones):
        dim |= ground.zone_mask[zone]  # rule: light.dim-token, token.dim
    fire = game.campfire
    if fire != NOWHERE:
        bright |= 1 << fire
        dim |= within(game, fire, WARM)  # rule: investigator.winston-major
    game.bright = bright
    # rule: light.dim, light.dark, light.bright, light.dark-effects
    game.dark = ground.dark & ~bright & ~dim
    if game.inverted:
        game.dark = ground.everywhere & ~bright & ~game.dark  # rule: investigator.kya-major
    if bright:
        reveal_in(game, bright)


def lit_by(game: StiflingDark, light: Light) -> int:
    """What a Flashlight lights now; its own space always."""
    # Shut gates stop it, and nothing else that stands or lies there.
    # rule: flash.figures-transparent, flash.blockers, flash.non-blockers, mirror.light, flash.both
    lit = game.ground.lit(light.space, light.aim, game.blocked, light.lines) | 1 << light.space
    if light.reach:
        lit &= within(game, light.space, light.reach)
    return lit | light.also  # rule: flash.own-space


def reveal_in(game: StiflingDark, spaces: int) -> None:
    """All that is Hidden in these spaces comes to light together; where nothing is, it is not."""
    # rule: light.bright-reveals-tokens, light.simultaneous, light.other-sources
    # rule: light.investigators-unharmed, butcher.grave-reveal
    reveal_tokens(game, spaces)
    found_by_light(game, spaces)  # rule: light.bright-reveals-adversary


def reveal_tokens(game: StiflingDark, spaces: int) -> None:
    for number, token in enumerate(game.tokens):
        if token.status != HIDDEN:
            continue
        if spaces >> token.space & 1:
            reveal_token(game, number)
        elif game.remembers:
            token.may &= ~spaces


def reveal_token(game: StiflingDark, number: int) -> None:
    """It comes to the main board for good, and its front is seen."""
    token = game.tokens[number]
    token.status = ON_BOARD  # rule: light.revealed-stay, feature.poi
    token.may = 1 << token.space
    if token.kind == "grave":
        game.grave_marker = NOWHERE  # rule: butcher.grave-spaces
    game.tell("token-found", number, token.space, int(token.purple))


# --- the Light Switch ---


def switch_keys(game: StiflingDark, who: int) -> list[Key]:
    # rule: feature.light-switch, interact.space, token.faltering, feature.light-all-switches
    space = game.team[who].space
    zone = game.ground.zone_of[space]
    if game.ground.board.spaces[space].kind != "switch":
        return []
    lit = (game.bright_zones | game.faltering) >> zone & 1  # rule: feature.light-once
    return [] if lit or takes_no_light(game, zone) else [("switch",)]


def takes_no_light(game: StiflingDark, zone: int) -> bool:
    """Does Occluded Lights keep Bright and Dim tokens off a Zone?"""
    return game.horror.occluded == zone


def switch_on(game: StiflingDark, who: int) -> None:
    zone = game.ground.zone_of[game.team[who].space]
    game.bright_zones |= 1 << zone
    game.tell("lights-on", zone)
    relight(game)


# --- the Flashlight ---


def flashlight_cost(game: StiflingDark, who: int) -> int:
    bends = burden(game, who)
    outside = game.ground.zone_of[game.team[who].space] < 0
    # rule: final.flashlight, flash.surcharge
    return 1 + bends.flashlight_cost + (bends.flashlight_cost_outside if outside else 0)


def can_place(game: StiflingDark, who: int) -> bool:
    return may_place(game, who) and can_pay(game, who, 0)


def may_place(game: StiflingDark, who: int) -> bool:
    """Is a template left, and nothing in the way but perhaps the Charge?"""
    # rule: flash.extra-template
    return len(game.lights) < TEMPLATES and not burden(game, who).no_flashlight


def can_pay(game: StiflingDark, who: int, more: int) -> bool:
    """Is there Charge enough, with what Spare Batteries give and so much more?"""
    paid = game.team[who].charge + game.turn.batteries + more
    return paid >= flashlight_cost(game, who)


def place_flashlight(
    game: StiflingDark, who: int, stands: bool = False, spared: bool = False
) -> Flow[None]:
    """Aim it, pay for it, and see what it shows. Every aim of the dial lights other spaces.

    `spared`: only its centre line counts, and nothing is paid.
    """
    one, turn = game.team[who], game.turn
    lines, reach = lines_of(game, who)
    if spared:
        lines = CENTRE_LINE  # rule: investigator.winston-minor
    aims = game.ground.aims(one.space, game.blocked, lines)
    options: list[Key] = [("aim", aim) for aim, _ in aims]  # rule: flash.swivel, flash.aim-steps
    key: Key = yield choose(game.seat_of(who), options, ("aim-spare" if spared else "aim", who))
    light = Light(who, one.space, key[1], lines, reach, stands)
    if turn.lorgnette:
        also = yield from look_closer(game, who, light, turn.lorgnette)
        light = replace(light, also=also)
    cost = 0 if spared else flashlight_cost(game, who) - turn.batteries
    floor = min(one.charge, burden(game, who).charge_floor)
    one.charge = max(one.charge - max(cost, 0), floor)  # rule: concept.spend, flash.preview
    turn.placing, turn.batteries, turn.lorgnette = False, 0, 0
    game.lights = (*game.lights, light)
    game.shone |= 1 << who
    game.tell("flashlight", who, one.space, key[1])
    relight(game)


def look_closer(game: StiflingDark, who: int, light: Light, most: int) -> Flow[int]:
    """Through a Lorgnette: spaces that the template touches are lit, shadowed or not."""
    touched = game.ground.touched(light.space, light.aim) & ~lit_by(game, light)
    things: list[Key] = [("space", space) for space in members(touched)]
    keys = yield from choose_several(game.seat_of(who), things, 0, most, ("lorgnette", who))
    return mask_of([key[1] for key in keys])


def lines_of(game: StiflingDark, who: int) -> tuple[int, int]:
    """Which lines count for somebody's Flashlight, and how far it serves."""
    bends = burden(game, who)
    lines = {0: ALL_LINES, 1: CENTRE_LINE, 3: CENTRE_LINES}[bends.centre_lines]
    return lines, bends.light_reach  # rule: flash.centre-lines


def moved_from_light(game: StiflingDark, who: int) -> None:
    """Whoever is moved after placing a Flashlight loses it, unless it stands by itself."""
    kept = tuple([light for light in game.lights if light.owner != who or light.stands])
    if len(kept) != len(game.lights):
        game.lights = kept  # rule: flash.moved
        relight(game)


def leaves_light(game: StiflingDark, who: int) -> None:
    """Who dies or escapes takes the Flashlight along; the light is looked at anew later."""
    game.lights = tuple([light for light in game.lights if light.owner != who])  # rule: flash.death


def put_out(game: StiflingDark, team: int) -> None:
    """The Flashlights of some Investigators, a bit set, go out together."""
    kept = [light for light in game.lights if not team >> light.owner & 1 or light.stands]
    if len(kept) != len(game.lights):
        game.lights = tuple(kept)  # rule: flash.moved
        relight(game)


# --- the end of the round ---


def lights_out(game: StiflingDark) -> None:
    """Flashlights come off, what was lit until now is no longer, Bright tokens burn out."""
    game.lights = ()  # rule: round.end, flash.until-end
    game.bright_spots = game.dim_spots = game.torch_zones = game.flames = 0
    game.inverted = False  # rule: investigator.kya-major
    if game.round >= game.campfire_until:
        game.campfire = NOWHERE  # rule: investigator.winston-major
    game.faltering |= game.bright_zones  # rule: token.bright, feature.light-once, round.end-order
    game.bright_zones = 0
    relight(game)
