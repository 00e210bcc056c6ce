"""Protagonists: dealt with their Personal Item; their Strength and Sanity, lost and restored."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.cards.catalogue import (
    PERSONAL_OF,
    PROTAGONISTS,
    SANITY,
    STRENGTH,
    took_effect,
)
from gloam.games.heart_of_darkness.rules.win_and_lose import check_newcomer
from gloam.games.heart_of_darkness.state import (
    ASIDE,
    Heart,
    Protagonist,
    without,
)
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.state import Event


def deal_protagonist(game: Heart, who: int, place: int) -> None:
    """A Protagonist never used before, at random, with its Personal Item."""
    # rule: setup.protagonist-random, setup.protagonist-pool
    check_newcomer(game)
    hero = game.unused[game.roll(len(game.unused))]
    game.unused = without(game.unused, hero)  # rule: recover.no-return
    game.take_seat(who, Protagonist(hero, place, STRENGTH[hero], SANITY[hero]))
    took_effect(PROTAGONISTS[hero])
    game.tell("arrives", who, hero, place)  # rule: setup.profile-public
    # rule: setup.personal-item, protagonist.icon, personal.gained
    game.move(piece_with(game, ASIDE, PERSONAL_OF[hero]), game.hand(who))


# --- Strength and Sanity ---


def lose_strength(game: Heart, who: int, count: int, because: Event = ()) -> None:
    """Lose Strength, by the card that is carried out if by nothing else. Whether it kills is
    seen by `settle_deaths`."""
    if not game.alive(who):
        return  # rule: killed.not-a-protagonist
    one = game.protagonists[who]
    # rule: protagonist.floor, protagonist.losses
    # rule: components.stat-tokens, components.stat-tokens-unbounded
    one.strength = max(0, one.strength - count)
    game.tell("lost-strength", who, count, one.strength, because=because or game.by_card())


def lose_sanity(game: Heart, who: int, count: int, because: Event = ()) -> None:
    """Lose Sanity, likewise."""
    if not game.alive(who):
        return  # rule: killed.not-a-protagonist
    one = game.protagonists[who]
    # rule: protagonist.floor, protagonist.losses, components.stat-tokens-unbounded
    one.sanity = max(0, one.sanity - count)
    game.tell("lost-sanity", who, count, one.sanity, because=because or game.by_card())


def restore_strength(game: Heart, who: int, count: int, because: Event = ()) -> None:
    """Take loss tokens away; never above what is printed."""
    if _can_mend(game, who):
        one = game.protagonists[who]
        gained = min(count, STRENGTH[one.hero] - one.strength)  # rule: protagonist.restore-cap
        one.strength += gained
        if gained:
            because = because or game.by_card()
            game.tell("restored-strength", who, gained, one.strength, because=because)


def restore_sanity(game: Heart, who: int, count: int, because: Event = ()) -> None:
    if _can_mend(game, who):
        one = game.protagonists[who]
        gained = min(count, SANITY[one.hero] - one.sanity)  # rule: protagonist.restore-cap
        one.sanity += gained
        if gained:
            because = because or game.by_card()
            game.tell("restored-sanity", who, gained, one.sanity, because=because)


def _can_mend(game: Heart, who: int) -> bool:
    if not game.alive(who):
        return False
    if not modifiers.no_restore(game, who):
        return True
    modifiers.burden_shows(game, who, "no_restore")
    return False


def lacks_strength(game: Heart, who: int) -> bool:
    """Whether a Protagonist has lost some Strength."""
    one = game.protagonists[who]
    return one.strength < STRENGTH[one.hero]


def lacks_sanity(game: Heart, who: int) -> bool:
    one = game.protagonists[who]
    return one.sanity < SANITY[one.hero]
