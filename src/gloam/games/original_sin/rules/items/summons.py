"""Summons: one an Origin, gone with the card that made it unless it came as a reward."""

from __future__ import annotations

from gloam.games.original_sin.state import NO_CARD, PROCEDURES, TRAY, OriginalSin


@PROCEDURES.plain
def gain_summon(game: OriginalSin, who: int, summon: int, maker: int) -> None:
    """It replaces the one before; the card that made that one stays on cooldown."""
    # rule: summon.gain, summon.one, summon.no-body, summon.card-stays
    if who < TRAY:
        origin = game.party[who]
        origin.summon = summon
        # rule: summon.temporary, summon.lasting
        origin.summoner = maker if game.book.cards[maker].ongoing else NO_CARD
        game.tell("summons", game.told(who), summon)


@PROCEDURES.plain
def regain_source(game: OriginalSin, who: int, n: int) -> None:
    """Up to the maximum."""
    if who < TRAY:  # rule: source.cap, source.lasts
        origin = game.party[who]
        origin.source = min(origin.source + n, game.book.cards[origin.face].source)
