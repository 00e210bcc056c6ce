"""Killed Protagonists: what kills, and what a death brings about."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.curses import too_many_curses
from gloam.games.heart_of_darkness.rules.darkness import deepen
from gloam.games.heart_of_darkness.rules.map import VILLAGE
from gloam.games.heart_of_darkness.rules.protagonists import deal_protagonist
from gloam.games.heart_of_darkness.rules.win_and_lose import check_lost
from gloam.games.heart_of_darkness.state import (
    BOX,
    CURSE_BACK,
    CURSES,
    LOOT_BACK,
    Heart,
    Protagonist,
    without,
)
from gloam.kernel.core.state import Event


def settle_deaths(game: Heart) -> None:
    """Lay down all who have met their end, one step of Darkness each, then look for a loss."""
    # rule: killed.one-death
    dead = [who for who, one in game.protagonists.items() if _is_dead(game, who, one)]
    if not dead:
        return
    heroes = [game.protagonists[who].hero for who in dead]
    for who in dead:  # rule: killed.together
        lay_down(game, who, _cause_of_death(game.protagonists[who]))
    for hero in heroes:  # rule: killed.darkness, darkness.death
        deepen(game, 1, ("death", hero))
    check_lost(game)


def _is_dead(game: Heart, who: int, one: Protagonist) -> bool:
    if not one.strength or not one.sanity:
        return True  # rule: killed.strength, killed.sanity
    return too_many_curses(game, who)  # rule: killed.curses


def _cause_of_death(one: Protagonist) -> Event:
    if not one.strength:
        return ("no-strength",)
    return ("no-sanity",) if not one.sanity else ("curses",)


def replace_killed(game: Heart, who: int) -> None:
    """Whoever has no Protagonist when a turn begins is dealt a fresh one, with a full turn."""
    if game.alive(who):
        return
    # rule: killed.replacement, killed.replacement-must, killed.replacement-cards
    # rule: setup.late-start-location, setup.steps-two-three, solo.death
    deal_protagonist(game, who, VILLAGE)


def lay_down(game: Heart, who: int, because: Event) -> None:
    """A Protagonist is killed. What it leaves behind goes its several ways."""
    # rule: killed.not-a-protagonist, killed.traps-lost, killed.traps-placed
    one = game.protagonists.pop(who)
    game.tell("killed", who, one.hero, one.place, because=because)
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
    game.mute = without(game.mute, who)
    game.fallen[one.hero] = one.place  # rule: killed.standee
    if game.talk is not None and who in (game.talk.by, game.talk.other):
        game.talk = None
