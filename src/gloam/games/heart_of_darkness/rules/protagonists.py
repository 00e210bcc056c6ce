"""Protagonists: dealt, their Strength and Sanity, killed and recovered."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.cards.catalogue import (
    PERSONAL_OF,
    PROTAGONISTS,
    SANITY,
    STRENGTH,
    took_effect,
)
from gloam.games.heart_of_darkness.rules.darkness import deepen
from gloam.games.heart_of_darkness.rules.win_and_lose import check_lost, lose
from gloam.games.heart_of_darkness.state import (
    ASIDE,
    BOX,
    CURSE_BACK,
    CURSES,
    CURSES_KILL,
    FALLEN,
    GRANTS,
    LOOT_BACK,
    NO_ONE,
    NOWHERE,
    Heart,
)


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
    took_effect(PROTAGONISTS[hero])
    game.tell("arrives", who, hero, place)  # rule: setup.profile-public
    # rule: setup.personal-item, protagonist.icon, personal.gained
    game.move(game.one(ASIDE, PERSONAL_OF[hero]), game.hand(who))


# --- Strength and Sanity ---


def lose_strength(game: Heart, who: int, count: int) -> None:
    """Lose Strength. Whether it kills is seen by `settle_deaths`."""
    if not game.alive(who):
        return  # rule: killed.not-a-protagonist
    # rule: protagonist.floor, protagonist.losses
    # rule: components.stat-tokens, components.stat-tokens-unbounded
    game.strength[who] = max(0, game.strength[who] - count)
    game.tell("lost-strength", who, count, game.strength[who])


def lose_sanity(game: Heart, who: int, count: int) -> None:
    """Lose Sanity, likewise."""
    if not game.alive(who):
        return  # rule: killed.not-a-protagonist
    # rule: protagonist.floor, protagonist.losses, components.stat-tokens-unbounded
    game.sanity[who] = max(0, game.sanity[who] - count)
    game.tell("lost-sanity", who, count, game.sanity[who])


def restore_strength(game: Heart, who: int, count: int) -> None:
    """Take loss tokens away; never above what is printed."""
    if _can_mend(game, who):
        printed = STRENGTH[game.hero[who]]  # rule: protagonist.restore-cap
        gained = min(count, printed - game.strength[who])
        game.strength[who] += gained
        if gained:
            game.tell("restored-strength", who, gained, game.strength[who])


def restore_sanity(game: Heart, who: int, count: int) -> None:
    if _can_mend(game, who):
        printed = SANITY[game.hero[who]]  # rule: protagonist.restore-cap
        gained = min(count, printed - game.sanity[who])
        game.sanity[who] += gained
        if gained:
            game.tell("restored-sanity", who, gained, game.sanity[who])


def _can_mend(game: Heart, who: int) -> bool:
    if not game.alive(who):
        return False
    if not modifiers.no_restore(game, who):
        return True
    modifiers.burden_shows(game, who, "no_restore")
    return False


# --- death ---


def settle_deaths(game: Heart) -> None:
    """Lay down all who have met their end, one step of Darkness each, then look for a loss."""
    dead = [who for who in game.living() if _is_dead(game, who)]  # rule: killed.one-death
    if not dead:
        return
    for who in dead:  # rule: killed.together
        lay_down(game, who)
    for _ in dead:  # rule: killed.darkness, darkness.death
        deepen(game, 1)
    check_lost(game)


def _is_dead(game: Heart, who: int) -> bool:
    return (
        not game.strength[who]  # rule: killed.strength
        or not game.sanity[who]  # rule: killed.sanity
        or len(game.curses(who)) >= CURSES_KILL  # rule: killed.curses, curse.four, silence.kill
    )


def lay_down(game: Heart, who: int) -> None:
    """A Protagonist is killed. What it leaves behind goes its several ways."""
    hero, place = game.hero[who], game.place[who]
    game.tell("killed", who, hero, place)
    backs = game.pack.backs
    beneath = FALLEN + hero
    for piece in list(game.zones[game.hand(who)]):
        if backs[piece] == CURSE_BACK:
            game.move(piece, CURSES)  # rule: killed.curses-back, curse.four
        elif backs[piece] == LOOT_BACK:
            game.move(piece, beneath)  # rule: killed.cards-under
        else:
            game.move(piece, BOX)  # rule: killed.personal-item
    # rule: killed.begun-quests, solo.begun-quests, killed.completed-kept, quest.survives
    for piece in list(game.zones[game.begun(who)]):
        game.move(piece, beneath)
    game.traps[who] = 0  # rule: killed.traps-lost, killed.traps-placed
    game.fallen[hero] = place  # rule: killed.standee
    game.hero[who] = NO_ONE
    game.place[who] = NOWHERE  # rule: killed.not-a-protagonist
    _let_go(game, who)


def _let_go(game: Heart, who: int) -> None:
    """Nothing of what a killed Protagonist was about goes on."""
    game.strength[who] = game.sanity[who] = 0
    game.grants[who * GRANTS : who * GRANTS + GRANTS] = [0] * GRANTS
    if who in (game.talk_by, game.talk_with):
        game.talk_by = game.talk_with = NO_ONE


# --- recovering cards ---


def recover(game: Heart, who: int, hero: int) -> None:
    """The Action: take the cards of a killed Protagonist that lies at one's Location."""
    game.actions -= 1  # rule: recover.cost, recover.no-return
    take_from_fallen(game, who, hero)


def take_from_fallen(game: Heart, who: int, hero: int) -> None:
    """Take everything that lies beneath a killed Protagonist's profile, wherever it lies."""
    beneath = FALLEN + hero
    game.tell("recovered", who, hero, len(game.zones[beneath]))
    # rule: recover.all, recover.secret, recover.begun-quests, recover.over-limit
    game.move_all(beneath, game.hand(who))
    game.fallen[hero] = -1  # rule: recover.removed
