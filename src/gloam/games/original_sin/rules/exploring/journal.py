"""The journal: what the party remembers, and where its story leads."""

from __future__ import annotations

from gloam.games.original_sin.cards.journal import JOURNAL as JOURNAL_CARDS
from gloam.games.original_sin.cards.journal import SYMBOLS
from gloam.games.original_sin.rules.between.campaign import JOURNAL
from gloam.games.original_sin.state import NO_CARD, PROCEDURES, OriginalSin


@PROCEDURES.plain
def reveal_journal_card(game: OriginalSin, n: int) -> None:
    """Read to everybody and kept for the campaign; a second time it does nothing."""
    if n not in game.journal_cards:  # rule: journal.reveal, journal.twice, journal.review
        game.journal_cards = (*game.journal_cards, n)
        game.pages = (*game.pages, (NO_CARD, n))
        game.tell("journal", n, because=game.cause)
        game.record(JOURNAL, n)


def symbols(game: OriginalSin) -> dict[str, int]:
    """How many journal cards of each symbol the party holds."""
    # rule: journal.symbols
    held = [JOURNAL_CARDS[n].symbol for n in game.journal_cards if n in JOURNAL_CARDS]
    return {symbol: held.count(symbol) for symbol in SYMBOLS}


def ending(game: OriginalSin) -> str:
    """The ending that the party has come to: its foremost symbol, or "balance" if none leads."""
    # rule: campaign.end
    counts = symbols(game)
    if max(counts.values()) - min(counts.values()) <= 1:
        return "balance"
    return max(SYMBOLS, key=lambda symbol: counts[symbol])
