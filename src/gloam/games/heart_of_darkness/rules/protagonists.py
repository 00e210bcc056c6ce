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
    HANDS,
    LOOT_BACK,
    Heart,
    Protagonist,
    without,
)


def deal_protagonist(game: Heart, who: int, place: int) -> None:
    """A Protagonist never used before, at random, with its Personal Item."""
    # rule: setup.protagonist-random, setup.protagonist-pool
    if not game.unused:
        lose(game, "lost-none-left")  # rule: lose.none-available
    hero = game.unused[game.roll(len(game.unused))]
    game.unused = without(game.unused, hero)
    game.take_seat(who, Protagonist(hero, place, STRENGTH[hero], SANITY[hero]))
    took_effect(PROTAGONISTS[hero])
    game.tell("arrives", who, hero, place)  # rule: setup.profile-public
    # rule: setup.personal-item, protagonist.icon, personal.gained
    game.move(game.one(ASIDE, PERSONAL_OF[hero]), game.hand(who))


# --- Strength and Sanity ---


def lose_strength(game: Heart, who: int, count: int) -> None:
    """Lose Strength. Whether it kills is seen by `settle_deaths`."""
    if not game.alive(who):
        return  # rule: killed.not-a-protagonist
    one = game.protagonists[who]
    # rule: protagonist.floor, protagonist.losses
    # rule: components.stat-tokens, components.stat-tokens-unbounded
    one.strength = max(0, one.strength - count)
    game.tell("lost-strength", who, count, one.strength)


def lose_sanity(game: Heart, who: int, count: int) -> None:
    """Lose Sanity, likewise."""
    if not game.alive(who):
        return  # rule: killed.not-a-protagonist
    one = game.protagonists[who]
    # rule: protagonist.floor, protagonist.losses, components.stat-tokens-unbounded
    one.sanity = max(0, one.sanity - count)
    game.tell("lost-sanity", who, count, one.sanity)


def restore_strength(game: Heart, who: int, count: int) -> None:
    """Take loss tokens away; never above what is printed."""
    if _can_mend(game, who):
        one = game.protagonists[who]
        gained = min(count, STRENGTH[one.hero] - one.strength)  # rule: protagonist.restore-cap
        one.strength += gained
        if gained:
            game.tell("restored-strength", who, gained, one.strength)


def restore_sanity(game: Heart, who: int, count: int) -> None:
    if _can_mend(game, who):
        one = game.protagonists[who]
        gained = min(count, SANITY[one.hero] - one.sanity)  # rule: protagonist.restore-cap
        one.sanity += gained
        if gained:
            game.tell("restored-sanity", who, gained, one.sanity)


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


# --- death ---


def settle_deaths(game: Heart) -> None:
    """Lay down all who have met their end, one step of Darkness each, then look for a loss."""
    # rule: killed.one-death
    dead = [who for who, one in game.protagonists.items() if _is_dead(game, who, one)]
    if not dead:
        return
    for who in dead:  # rule: killed.together
        lay_down(game, who)
    for _ in dead:  # rule: killed.darkness, darkness.death
        deepen(game, 1)
    check_lost(game)


def _is_dead(game: Heart, who: int, one: Protagonist) -> bool:
    if not one.strength or not one.sanity:
        return True  # rule: killed.strength, killed.sanity
    if len(game.zones[HANDS + who]) < CURSES_KILL:
        return False
    return len(game.curses(who)) >= CURSES_KILL  # rule: killed.curses, curse.four, silence.kill


def lay_down(game: Heart, who: int) -> None:
    """A Protagonist is killed. What it leaves behind goes its several ways."""
    # rule: killed.not-a-protagonist, killed.traps-lost, killed.traps-placed
    one = game.protagonists.pop(who)
    game.tell("killed", who, one.hero, one.place)
    backs = game.pack.backs
    beneath = game.beneath(one.hero)
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
    game.fallen[one.hero] = one.place  # rule: killed.standee
    if game.talk is not None and who in (game.talk.by, game.talk.other):
        game.talk = None


# --- recovering cards ---


def recover(game: Heart, who: int, hero: int) -> None:
    """The Action: take the cards of a killed Protagonist that lies at one's Location."""
    game.turn.actions -= 1  # rule: recover.cost, recover.no-return
    take_from_fallen(game, who, hero)


def take_from_fallen(game: Heart, who: int, hero: int) -> None:
    """Take everything that lies beneath a killed Protagonist's profile, wherever it lies."""
    beneath = game.beneath(hero)
    game.tell("recovered", who, hero, len(game.zones[beneath]))
    # rule: recover.all, recover.secret, recover.begun-quests, recover.over-limit
    game.move_all(beneath, game.hand(who))
    del game.fallen[hero]  # rule: recover.removed
