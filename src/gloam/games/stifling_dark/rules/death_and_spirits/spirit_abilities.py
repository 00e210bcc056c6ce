"""What Spirits can do: two Minor Abilities that are free, two Major ones for a token each.

What lasts until the end of the round is kept in `StiflingDark.haunted`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from gloam.games.stifling_dark.cards.deck import CARDS, FACE, SPIRITS
from gloam.games.stifling_dark.cards.texts import SPIRIT_POWERS
from gloam.games.stifling_dark.rules.board.adjacent import adjacent, neighbours
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import gain_charge
from gloam.games.stifling_dark.rules.light_and_flashlights import relight, reveal_token
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    COOLDOWN_1,
    COOLDOWN_2,
    FACE_DOWN,
    HIDDEN,
    NONE,
    ON_BOARD,
    PROCEDURES,
    Haunted,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.data import Piece
from gloam.kernel.core.several import choose_several

MINORS: Final = 2  # of each Spirit, before its Majors
EACH: Final = 4
MAJOR_TOKENS: Final = 2  # with which each Spirit starts  # rule: spirit.tokens


def number_of(spirit: int, which: int) -> int:
    """A power's number among those of all Spirits."""
    return SPIRITS.index(spirit) * EACH + which


def calls_of_power(game: StiflingDark, who: int, number: int) -> list[Call]:
    spirit, which = SPIRITS[number // EACH], number % EACH
    return calls_of(SPIRIT_POWERS[spirit][which].acts, game, who, spirit)


def can_use(game: StiflingDark, who: int, number: int) -> bool:
    """Is there a token for it, and something that it can be done to?"""
    # rule: spirit.same-ability-twice
    if number % EACH >= MINORS and not game.team[who].spirit_tokens:
        return False
    ((name, *_),) = calls_of_power(game, who, number)
    test = _TESTS.get(str(name))
    return test is None or test(game, who)


def use_power(game: StiflingDark, who: int, number: int) -> None:
    one = game.team[who]
    game.turn.powers += 1
    if number % EACH >= MINORS:
        one.spirit_tokens -= 1  # rule: spirit.abilities
    played("stifling_dark", CARDS[one.spirit].id)
    game.tell("haunts", who, number)
    game.agenda.call(*calls_of_power(game, who, number))


Test = Callable[[StiflingDark, int], bool]
_TESTS: Final[dict[str, Test]] = {}


def needs(name: str) -> Callable[[Test], Test]:
    """Declare when a power can be used at all."""

    def declared(test: Test) -> Test:
        _TESTS[name] = test
        return test

    return declared


def beside(game: StiflingDark, who: int) -> tuple[int, ...]:
    return neighbours(game, game.team[who].space)


def area(game: StiflingDark, who: int) -> int:
    """One's own space and those next to it."""
    return mask_of(beside(game, who)) | 1 << game.team[who].space


def place_haunts(game: StiflingDark, who: int) -> None:
    """A Cold Spot and a Whirlwind are wherever their Spirit is."""
    haunted = game.haunted
    one = game.team[who]
    if haunted.cold and one.spirit == FACE["apparition"]:
        haunted.cold = area(game, who)
    if haunted.whirl and one.spirit == FACE["poltergeist"]:
        haunted.whirl = area(game, who)


def haunts_end(game: StiflingDark) -> None:
    """At the end of the round; an Ability that Ectoplasm has caught is barred in the next one."""
    game.haunted = Haunted(barred=game.haunted.barred_next)
    game.adversary.swept = False


# --- the Apparition ---


@needs("ghost_orbs")
def has_neighbour(game: StiflingDark, who: int) -> bool:
    return bool(beside(game, who))


@PROCEDURES.asking
def ghost_orbs(game: StiflingDark, who: int) -> Flow[None]:
    keys: list[Key] = [("space", space) for space in beside(game, who)]
    key: Key = yield choose(game.seat_of(who), keys, ("ghost-orbs", who))
    game.bright_spots |= 1 << key[1]  # rule: spirit.apparition
    game.tell("orbs", key[1])
    relight(game)


@PROCEDURES.plain
def cold_spot(game: StiflingDark, who: int) -> None:
    game.haunted.cold = area(game, who)  # rule: spirit.apparition


@needs("energy_transfer")
def some_zone_is_lit(game: StiflingDark, who: int) -> bool:
    return bool(game.bright_zones | game.dim_zones)


@PROCEDURES.asking
def energy_transfer(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """A Bright token gives way to Faltering Lights; a Dim one is gone."""
    keys: list[Key] = [("bright-token", zone) for zone in members(game.bright_zones)]
    keys += [("dim-token", zone) for zone in members(game.dim_zones)]
    key: Key = yield choose(game.seat_of(who), keys, ("energy-transfer", who))
    if key[0] == "bright-token":
        game.bright_zones &= ~(1 << key[1])
        game.faltering |= 1 << key[1]  # rule: spirit.apparition
    else:
        game.dim_zones &= ~(1 << key[1])
    game.tell("drains-zone", key[1])
    relight(game)
    for other in game.on_board():
        gain_charge(game, other, n, FACE["apparition"])


@needs("dim_zone")
def is_in_a_zone(game: StiflingDark, who: int) -> bool:
    return game.ground.zone_of[game.team[who].space] >= 0


# --- the Phantom ---


def tokens_sensed(game: StiflingDark, who: int) -> list[int]:
    """Hidden tokens whose Point of Interest is next to one."""
    near = beside(game, who)
    return [
        number
        for number, token in enumerate(game.tokens)
        if token.kind == "interest"
        and token.status == HIDDEN
        and game.ground.interests[token.home] in near
    ]


@needs("clairvoyance")
def senses_something(game: StiflingDark, who: int) -> bool:
    return bool(tokens_sensed(game, who))


@PROCEDURES.asking
def clairvoyance(game: StiflingDark, who: int) -> Flow[None]:
    keys: list[Key] = [("interest", number) for number in tokens_sensed(game, who)]
    key: Key = yield choose(game.seat_of(who), keys, ("clairvoyance", who))
    reveal_token(game, key[1])  # rule: spirit.phantom


@needs("ectoplasm")
def has_neighbours_to_spare(game: StiflingDark, who: int) -> bool:
    return bool(beside(game, who))


@PROCEDURES.asking
def ectoplasm(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """Using it again moves them."""
    places: list[Key] = [("space", space) for space in beside(game, who)]
    most = min(n, len(places))
    keys = yield from choose_several(game.seat_of(who), places, most, most, ("ectoplasm", who))
    game.haunted.ooze = mask_of([key[1] for key in keys])  # rule: spirit.phantom
    for key in keys:
        game.tell("ectoplasm", key[1])


def ability_cards(game: StiflingDark) -> list[Piece]:
    return [piece for zone in (ABILITY_SLOTS, COOLDOWN_1, COOLDOWN_2) for piece in game.zones[zone]]


@PROCEDURES.asking
def bar_ability(game: StiflingDark) -> Flow[None]:
    """Ectoplasm was stepped on: the Phantom says which Ability rests in the next round.

    One that nobody has seen can only be called so; which it is the Adversary alone learns.
    """
    who = next((w for w, one in enumerate(game.team) if one.spirit == FACE["phantom"]), -1)
    cards = [piece for piece in ability_cards(game) if piece not in game.haunted.barred_next]
    if who < 0 or not cards:
        return
    seat, faces = game.seat_of(who), game.pack.faces
    seen = [piece for piece in cards if game.knows[piece] >> seat & 1]
    unseen = [piece for piece in cards if piece not in seen]
    keys: list[Key] = [("bar-card", face) for face in sorted({faces[piece] for piece in seen})]
    if unseen:
        keys.append(("bar-unseen",))
    key: Key = yield choose(seat, keys, ("bar-ability", who))
    if key == ("bar-unseen",):
        piece = unseen[game.roll(len(unseen), 1 << ADVERSARY | game.foe_audience)]
    else:
        piece = next(piece for piece in seen if faces[piece] == key[1])
    game.haunted.barred_next.append(piece)  # rule: spirit.phantom
    game.tell("ability-barred")


def lured(game: StiflingDark, who: int) -> list[int]:
    at = game.team[who].space
    return [other for other in game.on_board() if adjacent(game, at, game.team[other].space)]


@needs("luring_lights")
def has_company(game: StiflingDark, who: int) -> bool:
    return bool(lured(game, who))


@PROCEDURES.asking
def luring_lights(game: StiflingDark, who: int, n: int) -> Flow[None]:
    keys: list[Key] = [("choose", other) for other in lured(game, who)]
    key: Key = yield choose(game.seat_of(who), keys, ("luring-lights", who))
    game.agenda.call(("walk_other", who, key[1], n, 0))  # rule: spirit.phantom


@needs("true_darkness")
def is_in_some_zone(game: StiflingDark, who: int) -> bool:
    return game.ground.zone_of[game.team[who].space] >= 0


@PROCEDURES.plain
def true_darkness(game: StiflingDark, who: int) -> None:
    zone = game.ground.zone_of[game.team[who].space]
    game.haunted.dear_zones |= 1 << zone  # rule: spirit.phantom
    game.tell("true-darkness", zone)


# --- the Poltergeist ---


@PROCEDURES.plain
def whirlwind(game: StiflingDark, who: int) -> None:
    game.haunted.whirl = area(game, who)  # rule: spirit.poltergeist
    game.adversary.swept = False


def hard_windows(game: StiflingDark, who: int) -> list[int]:
    """Windows beside one's space that still hurt."""
    at = game.team[who].space
    return [
        gate
        for gate in game.ground.windows_at[at]
        if game.gates[gate] == NONE and not game.haunted.soft >> gate & 1
    ]


@needs("mysterious_passage")
def is_beside_a_window(game: StiflingDark, who: int) -> bool:
    return bool(hard_windows(game, who))


@PROCEDURES.asking
def mysterious_passage(game: StiflingDark, who: int) -> Flow[None]:
    keys: list[Key] = [("window", gate) for gate in hard_windows(game, who)]
    key: Key = yield choose(game.seat_of(who), keys, ("mysterious-passage", who))
    game.haunted.soft |= 1 << key[1]  # rule: spirit.poltergeist
    game.tell("softened", key[1])


def pushed(game: StiflingDark, who: int) -> list[Key]:
    """Tokens on the main board next to one."""
    near = mask_of(beside(game, who))
    keys: list[Key] = [
        ("push-token", number)
        for number, token in enumerate(game.tokens)
        if token.kind in ("interest", "evidence")
        and token.status in (ON_BOARD, FACE_DOWN)
        and near >> token.space & 1
    ]
    keys += [("push-medical", space) for space in members(game.medical & near)]
    return keys + [
        ("push-item", place)
        for place, (_, space) in enumerate(game.escape.lying)
        if near >> space & 1
    ]


@needs("push_token")
def can_push(game: StiflingDark, who: int) -> bool:
    return bool(pushed(game, who))


@PROCEDURES.asking
def push_token(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """Which token, then where to."""
    seat = game.seat_of(who)
    what: Key = yield choose(seat, pushed(game, who), ("push-what", who))
    word, number = what
    lying = game.escape.lying
    start = int(number)
    if word != "push-medical":
        start = game.tokens[number].space if word == "push-token" else lying[number][1]
    reach = within(game, start, n) & ~(1 << start)
    if word == "push-medical":
        reach &= ~game.medical  # one token a space
    keys: list[Key] = [("space", space) for space in members(reach)]
    to: Key = yield choose(seat, keys, ("push-where", who))
    space = to[1]
    if word == "push-token":  # rule: spirit.poltergeist
        game.tokens[number].space = space
        game.tokens[number].may = 1 << space
    elif word == "push-medical":
        game.medical = game.medical & ~(1 << start) | 1 << space
    else:
        game.escape.lying = (*lying[:number], (lying[number][0], space), *lying[number + 1 :])
    game.tell("pushed", who, start, space)


@needs("spectral_hand")
def has_flashlights(game: StiflingDark, who: int) -> bool:
    return bool(game.lights)


@PROCEDURES.asking
def spectral_hand(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """A Flashlight that lies on the board is moved, then turned."""
    seat = game.seat_of(who)
    lights: list[Key] = [("light", place) for place in range(len(game.lights))]
    which: Key = yield choose(seat, lights, ("spectral-hand", who))
    light = game.lights[which[1]]
    reach = members(within(game, light.space, n))
    to: Key = yield choose(seat, [("space", space) for space in reach], ("hand-where", who))
    aims = game.ground.aims(to[1], game.blocked, light.lines)
    options: list[Key] = [("aim", aim) for aim, _ in aims]
    aim: Key = yield choose(seat, options, ("aim-hand", who, to[1], which[1]))
    moved = replace(light, space=to[1], aim=aim[1], also=0)
    game.lights = tuple([moved if other is light else other for other in game.lights])
    game.tell("hand-moves", who, to[1], aim[1])  # rule: spirit.poltergeist
    relight(game)
