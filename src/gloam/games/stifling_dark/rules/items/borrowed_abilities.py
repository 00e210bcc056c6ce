"""Abilities that are lent: by a Two-way Radio, by the Blood Chalice."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import CARDS, cast
from gloam.games.stifling_dark.cards.texts import MAJORS, TEXTS
from gloam.games.stifling_dark.rules.investigators.major_abilities import can
from gloam.games.stifling_dark.rules.items.gaining_and_using import possible_if
from gloam.games.stifling_dark.state import PROCEDURES, StiflingDark
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose


def minors(game: StiflingDark, who: int) -> list[int]:
    """Investigators who are not in the game and whose Minor Ability could be used now."""
    present = [one.face for one in game.team]
    return [
        face
        for face in cast(game.extras)
        if face not in present
        and all(can(game, who, call) for call in calls_of(TEXTS[face].acts, game, who, face))
    ]


def majors(game: StiflingDark, who: int) -> list[int]:
    """Other Investigators, in the game or not, whose Major Ability could be used now."""
    return [
        face
        for face in cast(game.extras)
        if face != game.team[who].face
        and all(can(game, who, call) for call in calls_of(MAJORS[face].acts, game, who, face))
    ]


@possible_if("borrow_minor")
def somebody_listens(game: StiflingDark, who: int, call: Call) -> bool:
    return bool(minors(game, who))


@PROCEDURES.asking
def borrow_minor(game: StiflingDark, who: int) -> Flow[None]:
    """A deed is done once, with one token at most; what always holds, holds for this turn."""
    keys: list[Key] = [("lend", face) for face in minors(game, who)]
    key: Key = yield choose(game.seat_of(who), keys, ("borrow-minor", who))
    face = key[1]
    played("stifling_dark", CARDS[face].id)
    game.tell("borrows", who, face)
    if TEXTS[face].acts:
        game.agenda.call(*calls_of(TEXTS[face].acts, game, who, face))
    else:
        game.turn.borrowed = face


@possible_if("borrow_major")
def somebody_can(game: StiflingDark, who: int, call: Call) -> bool:
    return bool(majors(game, who))


@PROCEDURES.asking
def borrow_major(game: StiflingDark, who: int) -> Flow[None]:
    """Without a token; its pieces come to whoever drinks."""
    keys: list[Key] = [("lend", face) for face in majors(game, who)]
    if not keys:
        return  # the Wound that was paid has made it impossible
    key: Key = yield choose(game.seat_of(who), keys, ("borrow-major", who))
    played("stifling_dark", CARDS[key[1]].id)
    game.tell("borrows", who, key[1])
    game.agenda.call(*calls_of(MAJORS[key[1]].acts, game, who, key[1]))
