"""The Butcher's Attacks: the card is shown, its cost paid, its text done to the victim."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.cards.phrasebook import calls_of
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.butcher.memory import seen_where
from gloam.games.stifling_dark.rules.butcher.turn import attack_card
from gloam.games.stifling_dark.rules.conditions import give_condition
from gloam.games.stifling_dark.rules.ending import died
from gloam.games.stifling_dark.rules.park.lines import ability_within, true_colour
from gloam.games.stifling_dark.rules.wounds import WOUNDS, adversary_wounds, gain_wound, turn_up
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    ATTACK_SLOT,
    DRAWN,
    FATAL_WOUNDS,
    PROCEDURES,
    TRACK,
    WOUND_DISCARD,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose


@PROCEDURES.plain
def attack(game: StiflingDark, who: int) -> None:
    """Pay, show the card, and do to the victim what it says."""
    butcher = game.butcher
    if not butcher.free_attacks:
        butcher.stalk -= 1  # rule: butcher.attack-terms, butcher.stalk-spend
    butcher.attacked = (*butcher.attacked, who)
    face = attack_card(game)
    game.look(game.zones[ATTACK_SLOT], EVERYONE)  # rule: info.adversary-cards
    game.tell("attacks", who, face)
    played("stifling_dark", CARDS[face].id)
    game.agenda.call(*calls_of(TEXTS[face].acts, game, who, face))


@PROCEDURES.plain
def onslaught(game: StiflingDark, who: int, near: int, mauled: int, mp: int) -> None:
    """With a teammate near: a Wound, Mauled, and the Butcher goes on. Alone: two Wounds face up."""
    has_mate = mate_near(game, who, near, true_colour(game))
    seen_where(game, lambda at, colour: mate_near(game, who, near, colour) == has_mate)
    if not has_mate:
        adversary_wounds(game, who, 1, 2)
        return
    adversary_wounds(game, who, 0, 1)
    give_condition(game, who, mauled)
    game.butcher.free_attacks = True
    game.butcher.more_mp += mp
    if game.remembers and game.belief is not None:
        game.belief.gain(mp)


def mate_near(game: StiflingDark, who: int, near: int, colour: str) -> bool:
    """Is another Investigator in reach, if this mirror colour is open?"""
    reach = ability_within(game, game.team[who].space, near, colour)
    mates = [mate for mate in game.on_board() if mate != who]
    return any(reach >> game.team[mate].space & 1 for mate in mates)


@PROCEDURES.asking
def rend(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """Three Wounds are drawn for all to see; he picks one."""
    WOUNDS.draw_up_to(game, DRAWN, n)
    faces = distinct_faces(game, game.zones[DRAWN])
    if not faces:
        return
    mauled = FACE["mauled"] in game.team[who].conditions
    key: Key = yield choose(ADVERSARY, [("wound", face) for face in faces], ("rend", who))
    piece = piece_with(game, DRAWN, key[1])
    game.move(piece, TRACK + who)
    for other in list(game.zones[DRAWN]):
        game.move(other, WOUND_DISCARD)
    game.tell("wounded", who, 1)
    if len(game.wounds(who)) >= FATAL_WOUNDS:
        died(game, who)  # rule: wound.fourth-kills
        return
    turn_up(game, who, len(game.wounds(who)) - 1)
    if mauled:
        gain_wound(game, who, 0)  # rule: condition.mauled
