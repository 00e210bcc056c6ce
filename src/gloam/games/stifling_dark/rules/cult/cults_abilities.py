"""Mor'gonnod's Abilities. Those that are aimed may be aimed anew by a Coin."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.adversary.adversary_turn import ready_abilities
from gloam.games.stifling_dark.rules.adversary.cooldown import goes_on_cooldown
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import struck_from
from gloam.games.stifling_dark.rules.board.within import ability_within
from gloam.games.stifling_dark.rules.conditions import (
    discard_condition,
    gain_from_token,
    give_condition,
)
from gloam.games.stifling_dark.rules.cult.bloodletting import cut_from, not_spared
from gloam.games.stifling_dark.rules.investigators.madas_coin import flip_coin
from gloam.games.stifling_dark.rules.reacting.dice import roll_d6
from gloam.games.stifling_dark.rules.wounds import can_turn_down, face_down, reopen, turn_wound_down
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    NO_ONE,
    OUT,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.several import choose_several

HEART, HAND, HORN = FACE["burning-heart"], FACE["shriveled-hand"], FACE["twisted-horn"]
HOOF, TALONS, EAR = FACE["cleft-hoof"], FACE["razor-like-talons"], FACE["severed-ear"]
PARANOID: Final = FACE["paranoid"]
DEFILED_UP_TO: Final = 3  # of the D6


# --- which can be used ---


def usable_cards(game: StiflingDark) -> list[int]:
    """Cards that lie face up and have something to be done to, by face.

    Ethereal, he must be Hidden, and not have been seen in this turn; only a bargain is always
    open to him.
    """
    figure, cult = game.figure, game.cult
    # rule: cult.ability-hidden, cult.ethereal-disappear, adv.revealed-card
    seen = figure.revealed or figure.exposed or figure.vanished
    found: list[int] = []
    for face in ready_abilities(game):
        flags = TEXTS[face].flags
        if not cult.corporeal:
            if piece_with(game, ABILITY_SLOTS, face) not in cult.ready:
                continue
            if seen and "though_seen" not in flags:  # rule: cult.bargain-revealed
                continue
        if "not_first_round" in flags and game.round == 1:
            continue
        if is_possible(game, face):
            found.append(face)
    return found


def is_possible(game: StiflingDark, face: int) -> bool:
    """Has it somebody or something to be done to, and is it not at work already?"""
    cult = game.cult
    if face == HEART:
        return not cult.burning
    if face == HAND:
        return cult.two_cut < game.round
    if face == HOOF:
        return bool(turned_down_keys(game))
    if face == TALONS:
        return bool(clawed(game))
    if face == EAR:
        return bool(cut_from(game, game.figure.space))
    return True


# --- what lasts for the next round ---


@PROCEDURES.plain
def loosen_tongues(game: StiflingDark) -> None:
    game.cult.tongue = game.round + 1


@PROCEDURES.plain
def watch_them(game: StiflingDark) -> None:
    game.cult.watched = game.round + 1


def eye_closes(game: StiflingDark) -> None:
    """At the end of the round that was watched."""
    if game.cult.watched != game.round:
        return
    for who in game.on_board():
        if not game.shone >> who & 1:
            give_condition(game, who, PARANOID, FACE["unblinking-eye"])


@PROCEDURES.plain
def two_may_cut(game: StiflingDark) -> None:
    game.cult.two_cut = game.round + 1


def hand_closes(game: StiflingDark) -> None:
    """As the turn ends in which two Cultists might have let blood."""
    cult = game.cult
    if cult.two_cut != game.round:
        return
    if cult.bled.bit_count() >= 2:
        game.move(piece_with(game, ABILITY_SLOTS, HAND), OUT, EVERYONE)
    else:
        goes_on_cooldown(game, HAND, EVERYONE)  # rule: cooldown.by-text
    cult.two_cut = 0


@PROCEDURES.plain
def burn(game: StiflingDark) -> None:
    game.cult.burning = game.round + 1
    game.cult.fed = True  # in this round it does not die down


def heart_dies_down(game: StiflingDark) -> None:
    """After a round in which nobody has gained Stamina or Charge in their turn."""
    cult = game.cult
    if cult.burning and not cult.fed:
        cult.burning = 0
        goes_on_cooldown(game, HEART, EVERYONE)  # rule: cooldown.by-text
    cult.fed = False


# --- Hellfire and Desecrated Ground ---


def turned_down_keys(game: StiflingDark) -> list[Key]:
    """Every face-up Wound that can be turned down."""
    return [
        ("turn-down", who, slot) for who in game.on_board() for slot in can_turn_down(game, who)
    ]


@PROCEDURES.asking
def lay_hellfire(game: StiflingDark, n: int, within: int) -> Flow[None]:
    """A Wound is closed for it; the tokens of the last time go."""
    key: Key = yield choose(ADVERSARY, turned_down_keys(game), "hoof-heals")
    turn_wound_down(game, key[1], key[2])
    spaces = yield from lay_on_ground(game, n, n, within, "hellfire")
    game.cult.hellfire = spaces  # rule: cult.ground-tokens
    for space in members(spaces):
        game.tell("hellfire", space)


@PROCEDURES.asking
def desecrate(game: StiflingDark, n: int, within: int) -> Flow[None]:
    spaces = yield from lay_on_ground(game, 1, n, within, "desecrate")
    game.cult.desecrated = spaces  # rule: cult.ground-tokens
    for space in members(spaces):
        game.tell("desecrated", space)


def lay_on_ground(game: StiflingDark, least: int, most: int, within: int, about: str) -> Flow[int]:
    """On General spaces near him; a Coin lays them anywhere."""
    near = ability_within(game, game.figure.space, within, true_colour(game))
    spaces = yield from choose_ground(game, ADVERSARY, near, least, most, about)
    aimer = yield from flip_coin(game, ())
    if aimer != NO_ONE:
        everywhere = game.ground.everywhere
        spaces = yield from choose_ground(game, aimer, everywhere, least, most, about)
    return spaces


def choose_ground(
    game: StiflingDark, seat: int, among: int, least: int, most: int, about: str
) -> Flow[int]:
    places: list[Key] = [("space", space) for space in members(among & game.ground.general)]
    most = min(most, len(places))
    keys = yield from choose_several(seat, places, min(least, most), most, about)
    return mask_of([key[1] for key in keys])


@PROCEDURES.plain
def defiled_roll(game: StiflingDark, who: int) -> None:
    """As a turn ends that led over Desecrated Ground."""
    roll_d6(game, who, "defiled", who)


@PROCEDURES.plain
def defiled(game: StiflingDark, who: int, six: int) -> None:
    if six <= DEFILED_UP_TO:
        gain_from_token(game, who, 0, HORN)


# --- Razor-like Talons, Severed Ear: somebody who is next to him ---


def clawed(game: StiflingDark) -> list[int]:
    """Those with a face-down Wound who are next to him. To turn one up wounds nobody."""
    near = struck_from(game, game.figure.space, true_colour(game))
    team = [who for who in game.on_board() if game.team[who].space in near]
    return [who for who in team if face_down(game, who)]


@PROCEDURES.asking
def claw(game: StiflingDark) -> Flow[None]:
    """Which Wound it is nobody knows before it turns."""
    who = yield from aim_at(game, clawed(game), game.on_board(), "claw")
    slots = face_down(game, who)
    if slots:
        keys: list[Key] = [("claw", who, slot) for slot in slots]
        key: Key = yield choose(ADVERSARY, keys, ("claw-wound", who))
        reopen(game, who, key[2], TALONS)


@PROCEDURES.asking
def whisper(game: StiflingDark, condition: int) -> Flow[None]:
    """One holder at a time: from another it passes on."""
    near, all_who_can = cut_from(game, game.figure.space), not_spared(game)
    who = yield from aim_at(game, near, all_who_can, "whisper")
    for other in range(len(game.team)):
        if other != who:
            discard_condition(game, other, condition)  # rule: condition.possessed
    give_condition(game, who, condition, EAR)


def aim_at(game: StiflingDark, targets: list[int], anew: list[int], about: str) -> Flow[int]:
    """Whom he means; after a Coin its owner, or he again, means any of those `anew`."""
    keys: list[Key] = [("choose", who) for who in targets]
    key: Key = yield choose(ADVERSARY, keys, about)
    aimer = yield from flip_coin(game, [key[1]])
    if aimer != NO_ONE:
        key = yield choose(aimer, [("choose", who) for who in anew], about)
    return int(key[1])
