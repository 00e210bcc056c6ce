"""Commiserate: a Wound that one may be rid of, if somebody next to one agrees to suffer for it."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import Burden
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.texts import number_on
from gloam.games.stifling_dark.rules.items.gaining_and_using import patients
from gloam.games.stifling_dark.rules.lasting_effects import effective_wounds
from gloam.games.stifling_dark.rules.wounds import gain_wound, take_off
from gloam.games.stifling_dark.state import PROCEDURES, UNDER, WOUND_DISCARD, StiflingDark
from gloam.kernel.content.card_coverage import played
from gloam.kernel.core.asks import Flow, Key, choose

COMMISERATE = FACE["commiserate"]
WOUNDS = number_on("commiserate", "commiserate")  # that the other one gains


def commiserate_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    """Those next to one who could be asked, while the Wound is face up and works."""
    if not effective_wounds(game, who) >> COMMISERATE & 1 or bends.ignores_wounds:
        return []
    return [("commiserate", other) for other in patients(game, who, others=True) if other != who]


def commiserate(game: StiflingDark, who: int, other: int) -> None:
    game.agenda.call(("share_the_pain", who, other))


@PROCEDURES.asking
def share_the_pain(game: StiflingDark, who: int, other: int) -> Flow[None]:
    """The other one must agree: then the card goes, and they gain two Wounds face down."""
    options: list[Key] = [("agree",), ("refuse",)]
    key: Key = yield choose(game.seat_of(other), options, ("share-pain", who, other))
    if key == ("refuse",):
        return
    played("stifling_dark", "commiserate")
    shed(game, who)
    game.tell("commiserates", who, other)
    for _ in range(WOUNDS):
        gain_wound(game, other, 0, COMMISERATE)


def shed(game: StiflingDark, who: int) -> None:
    """It may lie in a slot or under a Neurotoxin."""
    faces = game.pack.faces
    for piece in game.zones[UNDER + who]:
        if faces[piece] == COMMISERATE:
            game.move(piece, WOUND_DISCARD)  # rule: wound.slotless
            return
    slot = [faces[piece] for piece in game.wounds(who)].index(COMMISERATE)
    take_off(game, who, slot, WOUND_DISCARD)  # rule: wound.permanent
