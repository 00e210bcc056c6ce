"""Major Abilities of the Investigators, used for a token; and which Abilities are offered."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import GENERAL, Burden
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import MAJORS, TEXTS
from gloam.games.stifling_dark.rules.adversary.hidden_and_revealed import search
from gloam.games.stifling_dark.rules.board.adjacent import neighbours
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.investigators.minor_abilities import can_spaces
from gloam.games.stifling_dark.rules.investigators_turn.moving import leads_on, open_neighbours
from gloam.games.stifling_dark.rules.investigators_turn.moving_others import send
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import spare_stamina
from gloam.games.stifling_dark.rules.items.gaining_and_using import draw_cursed_item, passes
from gloam.games.stifling_dark.rules.items.trading import may_trade
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import moved_from_light
from gloam.games.stifling_dark.state import (
    NO_ONE,
    NOWHERE,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.several import choose_several

# --- what is offered ---


def ability_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    one = game.team[who]
    if bends.no_abilities:
        return []
    keys: list[Key] = []
    minor = TEXTS[one.face].acts
    if minor and all(can(game, who, call) for call in calls_of(minor, game, who, one.face)):
        keys.append(("minor",))  # rule: ability.minor
    if one.major:
        major = calls_of(MAJORS[one.face].acts, game, who, one.face)
        if all(can(game, who, call) for call in major):
            keys.append(("major",))  # rule: ability.major
    return keys


def gain_major(game: StiflingDark, who: int) -> None:
    """A Major Ability token; who has one already gains nothing."""
    game.team[who].major = True  # rule: ability.major-limit, ability.major-overflow


def major_is_due(game: StiflingDark, who: int) -> bool:
    """Has Fear made it this turn's duty to use the Major Ability, and can it be used?"""
    one = game.team[who]
    if one.must_use_major != one.turns:
        return False
    return ("major",) in ability_keys(game, who, burden(game, who))


def can(game: StiflingDark, who: int, call: Call) -> bool:
    """Is there a procedure for it, and something it can be done to?"""
    name = str(call[0])
    one = game.team[who]
    if name not in PROCEDURES:
        return False
    if name == "lay_can":
        return game.can_supply > 0 and bool(can_spaces(game, who, int(call[2])))
    if name == "scout":
        return one.space in game.ground.interests
    if name == "lose_stamina":
        return spare_stamina(game, who) >= int(call[2])  # rule: investigator.mada-major
    if name == "draw_cursed":  # rule: investigator.vincent-major
        faces = [game.pack.faces[piece] for piece in game.hand(who)]
        return any(CARDS[face].type == GENERAL for face in faces)
    if name == "trade_far":
        return not burden(game, who).no_trade and bool(partners(game, who, int(call[2])))
    if name in ("lay_escape_artist", "lay_barricades"):
        needed, near = (int(call[2]), neighbours) if len(call) > 2 else (1, open_neighbours)
        return len(near(game, one.space)) >= needed
    return passes(game, who, call)


def use_major(game: StiflingDark, who: int) -> None:
    """For the token, of which one is all that one can have."""
    one = game.team[who]
    one.major = False
    one.must_use_major = 0
    played("stifling_dark", CARDS[one.face].id)
    game.tell("major", who)
    # Of most of them, Asher's among them, the card says all.  # rule: investigator.asher-major
    game.agenda.call(*calls_of(MAJORS[one.face].acts, game, who, one.face))


# --- Aira, Mitchell: searching without light ---


@PROCEDURES.asking
def search_spaces(game: StiflingDark, who: int, n: int) -> Flow[None]:
    places: list[Key] = [("space", space) for space in range(game.ground.size)]
    keys = yield from choose_several(game.seat_of(who), places, n, n, ("search", who))
    spaces = 0
    for key in keys:
        spaces |= 1 << key[1] | within(game, key[1], 1)
    search(game, spaces)  # rule: investigator.aira-major, investigator.reveal-effects


@PROCEDURES.asking
def search_round(game: StiflingDark, who: int, n: int) -> Flow[None]:
    team: list[Key] = [("choose", other) for other in game.on_board()]
    key: Key = yield choose(game.seat_of(who), team, ("search", who))
    at = game.team[key[1]].space
    search(game, within(game, at, n))  # rule: investigator.mitchell-major


# --- Brielle ---


@PROCEDURES.plain
def ignore_event(game: StiflingDark) -> None:
    game.event_ignored = True  # rule: investigator.brielle-major


# --- Dylan ---


@PROCEDURES.asking
def lay_escape_artist(game: StiflingDark, who: int) -> Flow[None]:
    one = game.team[who]
    near = open_neighbours(game, one.space)
    key: Key = yield choose(game.seat_of(who), [("space", s) for s in near], ("artist", who))
    one.artist, one.artist_until = key[1], one.turns + 1  # rule: faq.dylan
    game.tell("lays-artist", who, key[1])


def jump_keys(game: StiflingDark, who: int) -> list[Key]:
    """To the token at no cost, unless somebody is there whom he could not leave again."""
    artist = game.team[who].artist
    if artist == NOWHERE:
        return []
    bends = burden(game, who)
    taken = game.standing(artist) not in (NO_ONE, who)  # rule: faq.dylan-occupied
    return [] if taken and not leads_on(game, who, artist, game.turn.mp, bends) else [("jump",)]


def jump(game: StiflingDark, who: int) -> None:
    one = game.team[who]
    one.space, one.artist = one.artist, NOWHERE
    game.tell("jumps", who, one.space)
    moved_from_light(game, who)


# --- Lucy ---


@PROCEDURES.asking
def lay_barricades(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """Both at the same time; using it again moves them."""
    near = neighbours(game, game.team[who].space)
    places: list[Key] = [("barricade", space) for space in near]
    keys = yield from choose_several(game.seat_of(who), places, n, n, ("barricades", who))
    game.barricades = game.damaged_barricades = 0  # rule: faq.lucy
    for key in keys:
        game.barricades |= 1 << key[1]  # rule: investigator.lucy-barricade
        game.tell("barricade", key[1])


# --- Mada, Vincent, Ibraheem ---


@PROCEDURES.plain
def sprint_times(game: StiflingDark, who: int, n: int) -> None:
    """So many rolls, for no more Stamina."""
    game.agenda.call(*[("one_more_sprint", who) for _ in range(n)])


@PROCEDURES.plain
def draw_cursed(game: StiflingDark, who: int) -> None:
    draw_cursed_item(game, who)  # rule: investigator.vincent-major


def partners(game: StiflingDark, who: int, n: int) -> list[int]:
    near = within(game, game.team[who].space, n)
    others = [other for other in game.on_board() if other != who]
    return [o for o in others if near >> game.team[o].space & 1 and may_trade(game, who, o)]


@PROCEDURES.asking
def trade_far(game: StiflingDark, who: int, n: int) -> Flow[None]:
    team: list[Key] = [("choose", other) for other in partners(game, who, n)]
    key: Key = yield choose(game.seat_of(who), team, ("trade-far", who))
    game.agenda.call(("trade", who, key[1]))  # rule: investigator.ibraheem-major


# --- Marci ---


@PROCEDURES.asking
def others_move(game: StiflingDark, who: int, most: int, far: int, spaces: int) -> Flow[None]:
    """Up to two others within reach, each a few spaces, wherever one likes."""
    near = within(game, game.team[who].space, far)
    others = [o for o in game.on_board() if o != who and near >> game.team[o].space & 1]
    yield from send(game, who, others, most, spaces, 0)  # rule: investigator.marci-major
