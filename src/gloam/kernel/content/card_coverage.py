"""Which cards were played: filled while proving (`gloam check`), unused in play."""

from __future__ import annotations

PLAYED: set[tuple[str, str]] | None = None  # (game, card)


def played(game: str, card: str) -> None:
    """Note that a card has taken effect."""
    if PLAYED is not None:
        PLAYED.add((game, card))
