"""Protagonists on the map: arriving, and what the Heart does to them."""

from __future__ import annotations

from gloam.games.heart_of_darkness import traits
from gloam.games.heart_of_darkness.bodies import settle_deaths
from gloam.games.heart_of_darkness.darkness import lose
from gloam.games.heart_of_darkness.deck import CARDS, PERSONAL_OF, PROTAGONISTS, SANITY, STRENGTH
from gloam.games.heart_of_darkness.decks import draw_curses
from gloam.games.heart_of_darkness.island import HEART
from gloam.games.heart_of_darkness.state import ASIDE, HARD, THE_GUARDIAN, Heart
from gloam.kernel.content.card_coverage import played


def enter(game: Heart, who: int, place: int) -> None:
    """A Protagonist comes to a Location. Creatures there do no harm by that."""
    # rule: move.creatures-harmless, move.gates-open, trap.not-protagonists
    game.place[who] = place
    game.tell("moved", who, place)
    if place == HEART and traits.curse_in_heart(game, who):
        draw_curses(game, who, 1)  # rule: heart.protagonist, curse.gain-heart
        settle_deaths(game)
    traits.entered(game, who, place)


def may_leave(game: Heart, who: int) -> bool:
    """Whether a Protagonist can Move from where it stands, by foot, tunnel or card."""
    if not game.difficulty & HARD:
        return True  # rule: move.leave-freely
    # rule: difficulty.hard, difficulty.hard-scope
    return game.place[who] != game.at[THE_GUARDIAN]


def deal_protagonist(game: Heart, who: int, place: int) -> None:
    """A Protagonist never used before, at random, with its Personal Item."""
    # rule: setup.protagonist-random, setup.protagonist-pool
    pool = [hero for hero in range(len(STRENGTH)) if game.unused >> hero & 1]
    if not pool:
        lose(game, "lost-none-left")  # rule: lose.none-available
    hero = pool[game.roll(len(pool))]
    game.unused &= ~(1 << hero)
    game.hero[who] = hero
    game.place[who] = place
    game.strength[who] = STRENGTH[hero]
    game.sanity[who] = SANITY[hero]
    played("heart_of_darkness", CARDS[PROTAGONISTS[hero]].id)
    game.tell("arrives", who, hero, place)  # rule: setup.profile-public
    # rule: setup.personal-item, protagonist.icon, personal.gained
    game.move(game.one(ASIDE, PERSONAL_OF[hero]), game.hand(who))
