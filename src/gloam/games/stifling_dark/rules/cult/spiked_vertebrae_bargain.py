"""Spiked Vertebrae: a bargain between the Cult and one Investigator.

Both lists are fixed: what the Investigator may get, and what the Cult may get. The Cult offers any
of each; the Investigator accepts, declines, or names other terms, which the Cult then accepts or
not. Who wins and how is no part of either list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.adversary.belief import all_went_unseen
from gloam.games.stifling_dark.rules.adversary.shadow_tokens import show_shadow
from gloam.games.stifling_dark.rules.cult.bloodletting import MOST_BLOOD
from gloam.games.stifling_dark.rules.investigators.major_abilities import gain_major
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    gain_charge,
    gain_stamina,
    lose_charge,
    lose_stamina,
    most_charge,
    most_stamina,
)
from gloam.games.stifling_dark.rules.items.gaining_and_using import draw_general
from gloam.games.stifling_dark.rules.light_and_flashlights import reveal_token
from gloam.games.stifling_dark.rules.wounds import (
    can_turn_down,
    face_down,
    gain_wound,
    reopen,
    turn_wound_down,
)
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    HIDDEN,
    NOWHERE,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.several import choose_several

MOST_TERMS: Final = 4  # of one offer
BARGAIN: Final = FACE["spiked-vertebrae"]
ACCEPT: Final[Key] = ("accept",)
COUNTER: Final[Key] = ("counter",)
DECLINE: Final[Key] = ("decline-bargain",)


@dataclass(frozen=True)
class Part:
    """Something that one side may get."""

    can: Callable[[StiflingDark, int], bool]
    do: Callable[[StiflingDark, int], None]


# --- what is in it for the Investigator ---


def _heal(game: StiflingDark, who: int) -> None:
    turn_wound_down(game, who, can_turn_down(game, who)[0])


def _token(game: StiflingDark, who: int) -> None:
    gain_major(game, who)


def _less_blood(game: StiflingDark, who: int) -> None:
    game.cult.blood -= 1
    game.tell("blood", game.cult.blood)


def _shadows(game: StiflingDark, who: int) -> None:
    all_went_unseen(game)
    for figure in game.figures:
        if figure.space != NOWHERE:
            show_shadow(game, figure)


def _hidden_evidence(game: StiflingDark) -> list[int]:
    return [n for n, t in enumerate(game.tokens) if t.kind == "evidence" and t.status == HIDDEN]


def _evidence(game: StiflingDark, who: int) -> None:
    game.agenda.interpose(("show_evidence",))


@PROCEDURES.asking
def show_evidence(game: StiflingDark) -> Flow[None]:
    """Which piece it is, the Cult says."""
    keys: list[Key] = [("evidence-of", number) for number in _hidden_evidence(game)]
    if keys:
        key: Key = yield choose(ADVERSARY, keys, "show-evidence")
        reveal_token(game, key[1])


BOONS: Final = (
    Part(
        lambda game, who: game.team[who].stamina < most_stamina(game, who),
        lambda game, who: gain_stamina(game, who, 2, BARGAIN),
    ),
    Part(
        lambda game, who: game.team[who].charge < most_charge(game, who),
        lambda game, who: gain_charge(game, who, 2, BARGAIN),
    ),
    Part(lambda game, who: bool(can_turn_down(game, who)), _heal),
    Part(lambda game, who: not game.team[who].major, _token),
    Part(lambda game, who: True, lambda game, who: draw_general(game, who, 1)),
    Part(lambda game, who: game.cult.blood > 0 and not game.cult.corporeal, _less_blood),
    Part(lambda game, who: not game.cult.corporeal, _shadows),
    Part(lambda game, who: bool(_hidden_evidence(game)), _evidence),
)

# --- and for the Cult ---


def _give_token(game: StiflingDark, who: int) -> None:
    game.team[who].major = False


def _reopen(game: StiflingDark, who: int) -> None:
    slots = face_down(game, who)
    if slots:
        reopen(game, who, slots[0], BARGAIN)


def _more_blood(game: StiflingDark, who: int) -> None:
    game.cult.blood += 1
    game.tell("blood", game.cult.blood)


PRICES: Final = (
    Part(
        lambda game, who: game.team[who].stamina > 0,
        lambda game, who: lose_stamina(game, who, 2, 1, BARGAIN),
    ),
    Part(
        lambda game, who: game.team[who].charge > 0,
        lambda game, who: lose_charge(game, who, 2, BARGAIN),
    ),
    Part(lambda game, who: True, lambda game, who: gain_wound(game, who, 0, BARGAIN)),
    Part(lambda game, who: bool(face_down(game, who)), _reopen),
    Part(lambda game, who: game.team[who].major, _give_token),
    Part(lambda game, who: game.cult.blood < MOST_BLOOD, _more_blood),
)


def open_parts(game: StiflingDark, who: int) -> list[Key]:
    """All that can be part of a bargain with somebody now."""
    boons: list[Key] = [("boon", n) for n, part in enumerate(BOONS) if part.can(game, who)]
    return boons + [("price", n) for n, part in enumerate(PRICES) if part.can(game, who)]


@PROCEDURES.asking
def offer_bargain(game: StiflingDark) -> Flow[None]:
    """Name an Investigator and the terms; they answer."""
    team: list[Key] = [("choose", who) for who in game.on_board()]
    whom: Key = yield choose(ADVERSARY, team, "bargain-with")
    who, seat = int(whom[1]), game.seat_of(int(whom[1]))
    terms = yield from name_terms(game, ADVERSARY, who)
    game.tell("bargain-offered", who)
    answer: Key = yield choose(seat, [ACCEPT, COUNTER, DECLINE], ("bargain", who))
    if answer == COUNTER:
        terms = yield from name_terms(game, seat, who)
        answer = yield choose(ADVERSARY, [ACCEPT, DECLINE], ("counter-bargain", who))
    if answer == DECLINE:
        game.tell("bargain-declined", who)
        return
    game.tell("bargain-struck", who)
    strike_bargain(game, who, terms)  # rule: cult.bargain


def name_terms(game: StiflingDark, seat: int, who: int) -> Flow[tuple[Key, ...]]:
    parts = open_parts(game, who)
    return (yield from choose_several(seat, parts, 1, MOST_TERMS, ("terms", who)))


def strike_bargain(game: StiflingDark, who: int, terms: tuple[Key, ...]) -> None:
    """Each side gets what was agreed, gains first; what has become impossible is left out."""
    for word, number in terms:
        part = BOONS[number] if word == "boon" else PRICES[number]
        if part.can(game, who):
            part.do(game, who)
