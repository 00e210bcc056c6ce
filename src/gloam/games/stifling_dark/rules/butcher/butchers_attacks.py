"""The Butcher's Attacks: what they cost him, and what only they do."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import GAINING_UP
from gloam.games.stifling_dark.rules.adversary.belief import kept_belief, seen_where
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.within import ability_within
from gloam.games.stifling_dark.rules.butcher.stalk_and_spine_chill import spend_stalk
from gloam.games.stifling_dark.rules.wounds import WOUNDS
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    DRAWN,
    PROCEDURES,
    WOUND_DISCARD,
    StiflingDark,
)
from gloam.kernel.content.piles import distinct_faces
from gloam.kernel.core.asks import Flow, Key, choose


@PROCEDURES.plain
def attack(game: StiflingDark, who: int) -> None:
    """Pay, and strike."""
    butcher = game.butcher
    if not butcher.free_attacks:
        spend_stalk(game, 1)  # rule: butcher.attack-terms, butcher.stalk-spend
    game.agenda.call(("strike", who))


@PROCEDURES.plain
def onslaught(game: StiflingDark, who: int, near: int, mauled: int, mp: int, this: int) -> None:
    """With a teammate near: a Wound, Mauled, and the Butcher goes on. Alone: two Wounds face up."""
    has_mate = mate_near(game, who, near, true_colour(game))
    seen_where(game, lambda at, colour: mate_near(game, who, near, colour) == has_mate)
    if not has_mate:
        game.agenda.call(("deal_wounds", who, 1, 2, this))
        return
    game.butcher.free_attacks = True
    game.adversary.more_mp += mp
    belief = kept_belief(game, game.figure)
    if belief is not None:
        belief.gain(mp)
    game.agenda.call(("deal_wounds", who, 0, 1, this), ("give_condition", who, mauled, this))


def mate_near(game: StiflingDark, who: int, near: int, colour: str) -> bool:
    """Is another Investigator in reach, if this mirror colour is open?"""
    reach = ability_within(game, game.team[who].space, near, colour)
    mates = [mate for mate in game.on_board() if mate != who]
    return any(reach >> game.team[mate].space & 1 for mate in mates)


@PROCEDURES.asking
def rend(game: StiflingDark, who: int, n: int, this: int) -> Flow[None]:
    """Three Wounds are drawn for all to see; he picks one."""
    WOUNDS.draw_up_to(game, DRAWN, n)
    faces = distinct_faces(game, game.zones[DRAWN])
    if not faces:
        return
    key: Key = yield choose(ADVERSARY, [("wound", face) for face in faces], ("rend", who))
    for piece in list(game.zones[DRAWN]):
        if game.pack.faces[piece] != key[1]:
            game.move(piece, WOUND_DISCARD)
    game.agenda.call(("react", GAINING_UP, who), then=("drawn_wound_lands", who, this))
