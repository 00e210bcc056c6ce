"""Recover: the Action that takes the cards of a killed Protagonist."""

from __future__ import annotations

from gloam.games.heart_of_darkness.state import Heart
from gloam.kernel.core.asks import Key


def to_recover(game: Heart, place: int) -> list[Key]:
    """The killed Protagonists at a Location, whatever else is there."""
    # rule: recover.action, recover.creatures-ok
    return [("recover", hero) for hero, at in sorted(game.fallen.items()) if at == place]


def recover(game: Heart, who: int, hero: int) -> None:
    """The Action: take the cards of a killed Protagonist that lies at one's Location."""
    game.turn.actions -= 1  # rule: recover.cost
    take_from_fallen(game, who, hero)


def take_from_fallen(game: Heart, who: int, hero: int) -> None:
    """Take everything that lies beneath a killed Protagonist's profile, wherever it lies."""
    beneath = game.beneath(hero)
    game.tell("recovered", who, hero, len(game.zones[beneath]))
    # rule: recover.all, recover.secret, recover.begun-quests, recover.over-limit
    game.move_all(beneath, game.hand(who))
    del game.fallen[hero]  # rule: recover.removed
