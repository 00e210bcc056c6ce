"""Omens, which pay for actions, and the Bane total."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import GAINS_OMENS, LOSES_OMENS
from gloam.games.harrowing.rules.abilities import due
from gloam.games.harrowing.rules.lines import call_any
from gloam.games.harrowing.state import MOST_OMENS, PROCEDURES, Harrowing
from gloam.kernel.core.state import Event


@PROCEDURES.plain
def gain_omens(game: Harrowing, seat: int, n: int) -> None:
    """Never more than ten: what is beyond is lost."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    gained = min(n, MOST_OMENS - game.omens[seat])  # rule: omen.max, omen.excess
    if gained > 0:
        game.omens[seat] += gained  # rule: component.not-limiting, component.omen-tokens
        game.tell("gained", seat, gained, because=game.cause)
        call_any(game, *due(game, seat, GAINS_OMENS))  # rule: ability.whenever


@PROCEDURES.plain
def lose_omens(game: Harrowing, seat: int, n: int) -> None:
    """As many as it has, and no more."""
    lost = min(n, game.omens[seat])  # rule: omen.lose
    if lost > 0:
        game.omens[seat] -= lost
        game.tell("lost-omens", seat, lost, because=game.cause)
        call_any(game, *due(game, seat, LOSES_OMENS))  # rule: ability.whenever


def spend_omens(game: Harrowing, seat: int, n: int) -> None:
    """Of its own, for an action or a line; that it has them was looked at before."""
    game.omens[seat] -= n  # rule: omen.spend, omen.own


@PROCEDURES.plain
def change_bane(game: Harrowing, n: int) -> None:
    raise_bane(game, n, game.cause)


def raise_bane(game: Harrowing, n: int, because: Event) -> None:
    """There is no maximum; it does not fall below 0."""
    before = game.bane
    game.bane = max(0, game.bane + n)  # rule: bane.increase, bane.minimum, bane.reference
    if game.bane != before:
        game.tell("bane", game.bane, because=because)  # rule: bane.visible, bane.tracked-on-dice
