"""The Possessed, who walks where the Cult wants and may be made to let blood."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.texts import TEXTS, number_on
from gloam.games.stifling_dark.rules.conditions import discard_condition
from gloam.games.stifling_dark.rules.cult.bloodletting import cut_from
from gloam.games.stifling_dark.state import ADVERSARY, NO_ONE, PROCEDURES, StiflingDark
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.asks import Flow, Key, choose

POSSESSED: Final = FACE["possessed"]
WALK: Final = number_on("possessed", "walk")  # rule: condition.possessed


def holders_of_possession(game: StiflingDark) -> list[int]:
    return [who for who in game.on_board() if POSSESSED in game.team[who].conditions]


@PROCEDURES.asking
def possess(game: StiflingDark, who: int) -> Flow[None]:
    """As the turn starts: the holder walks where the Cult wants, and may be made to cut."""
    if not game.team[who].here:
        return
    # rule: condition.possessed
    key: Key = yield choose(ADVERSARY, [YES, NO], ("possess", who))
    if key == NO:
        return
    game.tell("walks-possessed", who)
    # rule: condition.possessed, move.effect-no-share
    game.agenda.call(("walk_other", NO_ONE, who, WALK, 0), then=("possessed_cuts", who))


@PROCEDURES.asking
def possessed_cuts(game: StiflingDark, who: int, done: tuple[int, ...]) -> Flow[None]:
    """This is the turn's Bloodletting. Then the card goes, and its holder is spared."""
    near = [other for other in cut_from(game, game.team[who].space) if other != who]
    key: Key = NO
    if near and game.team[who].here:
        keys: list[Key] = [("let-blood", other) for other in near]
        key = yield choose(ADVERSARY, [*keys, NO], ("possessed-cuts", who))
    discard_condition(game, who, POSSESSED)
    if "spared" in TEXTS[POSSESSED].flags:
        game.cult.spared |= 1 << who  # rule: condition.possessed
    if key != NO:
        game.tell("cuts-possessed", who, key[1])
        game.agenda.call(("let_blood", key[1]))
