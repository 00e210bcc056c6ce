"""Conditions: given, given again, discarded, and what they do as turns begin and end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.cards.texts import TEXTS, number_on
from gloam.games.stifling_dark.rules.told_causes import UNTOLD, Why, cause
from gloam.games.stifling_dark.rules.wounds import gain_wound, give_back
from gloam.games.stifling_dark.state import (
    PROCEDURES,
    UNDER,
    WOUND_DISCARD,
    Investigator,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.agenda import Call

NEUROTOXIN: Final = FACE["neurotoxin"]
ENOUGH_UNDER: Final = number_on("neurotoxin", "wounds_under")


@PROCEDURES.plain
def give_condition(game: StiflingDark, who: int, face: int, why: Why = UNTOLD) -> None:
    """Nobody holds two of a kind; with no copy left, nothing is given."""
    one = game.team[who]
    if not one.here:
        return
    if face in one.conditions:
        game.agenda.interpose(
            *calls_of(TEXTS[face].again, game, who, face)
        )  # rule: condition.again
        return
    if not can_be_given(game, who, face):  # rule: condition.single
        return
    one.conditions[face] = one.turns  # rule: condition.nature
    played("stifling_dark", CARDS[face].id)
    game.tell("given", who, face, because=cause(why))


def can_be_given(game: StiflingDark, who: int, face: int) -> bool:
    """Does somebody lack a Condition of which a card is left?"""
    holders = len([other for other in game.team if face in other.conditions])
    # rule: component.condition-deck
    return face not in game.team[who].conditions and holders < CARDS[face].count


@PROCEDURES.plain
def discard_condition(game: StiflingDark, who: int, face: int) -> None:
    if game.team[who].conditions.pop(face, None) is not None:  # rule: condition.discard
        game.tell("rid-of", who, face)


def turn_up_toxin(game: StiflingDark, who: int) -> None:
    """The Adversary turns a Bufotoxin up: it holds in the next round."""
    game.team[who].toxin_round = game.round + 1  # rule: condition.bufotoxin
    game.tell("toxin-up", who)


def toxin_passes(game: StiflingDark) -> None:
    """At the end of the round in which it held, Bufotoxin goes."""
    for who, one in enumerate(game.team):
        if one.toxin_round == game.round:
            one.toxin_round = 0
            discard_condition(game, who, FACE["bufotoxin"])


def neurotoxin_passes(game: StiflingDark) -> None:
    """At the end of a round with enough Wounds under the card, all of them leave."""
    for who, one in enumerate(game.team):
        under = list(game.zones[UNDER + who])
        if len(under) >= ENOUGH_UNDER:
            for piece in under:
                give_back(game, who, game.pack.faces[piece])  # rule: wound.slotless
                game.move(piece, WOUND_DISCARD)
            one.conditions.pop(NEUROTOXIN, None)
            game.tell("rid-of", who, NEUROTOXIN)


@PROCEDURES.plain
def bleed(game: StiflingDark, who: int) -> None:
    """A face-up Wound, and the card goes after the second."""
    one = game.team[who]
    gain_wound(game, who, 1, FACE["bleeding"])
    one.bled += 1
    if one.bled == 2:
        one.bled = 0
        discard_condition(game, who, FACE["bleeding"])


def calls_at_turn_start(game: StiflingDark, who: int) -> list[Call]:
    one = game.team[who]
    calls: list[Call] = []
    for face in one.conditions:
        calls += calls_of(TEXTS[face].turn_start, game, who, face)  # rule: wound.slotless
    return calls


def calls_at_turn_end(game: StiflingDark, who: int) -> list[Call]:
    """What Conditions do as a turn ends; those that held for this turn go."""
    one = game.team[who]
    calls: list[Call] = []
    for face in one.conditions:
        calls += calls_of(TEXTS[face].turn_end, game, who, face)
        if is_passing(one, face):
            calls.append(("discard_condition", who, face))
    return calls


def is_passing(one: Investigator, face: int) -> bool:
    """Has a Condition held for this turn only?"""
    flags = TEXTS[face].flags
    passing = "next_turn_only" in flags and "lies_face_down" not in flags
    return passing and one.conditions[face] < one.turns


def discard_passing(game: StiflingDark, who: int) -> None:
    """The turn for which they held is over, whatever else its end would have brought."""
    for face in list(game.team[who].conditions):
        if is_passing(game.team[who], face):
            discard_condition(game, who, face)  # rule: condition.discard


# --- Mauled ---


def gain_from_token(game: StiflingDark, who: int, up: int, why: Why) -> None:
    """A token of the Adversary wounds: whoever is Mauled gains one Wound more."""
    gain_wound(game, who, up, why)
    maul(game, mauled_by(game, who))  # rule: condition.mauled


def mauled_by(game: StiflingDark, who: int) -> list[Call]:
    """What their Conditions bring whom the Adversary wounds. Asked before an Attack's own Wounds
    land: a Mauled that comes with them adds nothing to them."""
    # rule: condition.mauled, condition.mauled-order
    conditions = game.team[who].conditions
    return [call for face in conditions for call in calls_of(TEXTS[face].wounded, game, who, face)]


def maul(game: StiflingDark, wounds: Sequence[Call]) -> None:
    """Wounds more, which do not count themselves."""
    for call in wounds:
        who, up, card = map(int, call[1:])
        played("stifling_dark", CARDS[card].id)
        gain_wound(game, who, up, card)  # rule: condition.mauled, condition.mauled-order
