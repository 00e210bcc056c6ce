"""Summons: one an Origin, gone with the card that made it unless it came as a reward."""

from __future__ import annotations

from gloam.games.original_sin.rules.between.campaign import keep_found
from gloam.games.original_sin.state import NO_CARD, PROCEDURES, TRAY, OriginalSin


@PROCEDURES.plain
def gain_summon(game: OriginalSin, who: int, summon: int, maker: int) -> None:
    """It replaces the one before; the card that made that one stays on cooldown.

    One that no card in use has made is a reward: it lasts, and is found once.
    """
    # rule: summon.gain, summon.one, summon.no-body, summon.card-stays
    if who >= TRAY:
        return
    reward = game.in_use == NO_CARD
    if reward and summon in game.specific:  # rule: restart.no-double
        return
    origin = game.party[who]
    origin.summon, origin.summon_at = summon, origin.at
    # rule: summon.temporary, summon.lasting
    made = not reward and game.book.cards[maker].ongoing
    origin.summoner = maker if made else NO_CARD
    game.tell("summons", game.told(who), summon)
    if reward:
        keep_found(game, summon)


def has_body(game: OriginalSin, summon: int) -> bool:
    """Whether a summon has a figure; it has no HP, is never a target and bars nobody's way."""
    return game.book.cards[summon].body  # rule: summon.no-body


@PROCEDURES.plain
def regain_source(game: OriginalSin, who: int, n: int) -> None:
    """Up to the maximum."""
    if who < TRAY:  # rule: source.cap, source.lasts
        origin = game.party[who]
        origin.source = min(origin.source + n, game.book.cards[origin.face].source)
