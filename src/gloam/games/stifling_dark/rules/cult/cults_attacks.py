"""Corporeal Mor'gonnod's Attacks."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.adversary.adversary_turn import attack_card
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import (
    his_neighbours,
    passages_from,
    struck_from,
)
from gloam.games.stifling_dark.rules.board.within import ability_within
from gloam.games.stifling_dark.rules.light_and_flashlights import moved_from_light
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import shut_doors
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    NO_ONE,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.core.asks import Flow, Key, choose


def attack_keys(game: StiflingDark) -> list[Key]:
    """Those next to him: one, or with an Immolate a second, different one."""
    attacked = game.adversary.attacked
    most = 2 if "attacks_again" in TEXTS[attack_card(game)].flags else 1
    if len(attacked) >= most:
        return []  # rule: adv.cards-once
    near = struck_from(game, game.figure.space, true_colour(game))
    return [
        ("attack", who)
        for who in game.on_board()
        if who not in attacked and game.team[who].space in near and not game.cult.spared >> who & 1
    ]


def pull_keys(game: StiflingDark) -> list[Key]:
    """Those two spaces off, if a space next to him is free; before the blow falls."""
    if "pulls_first" not in TEXTS[attack_card(game)].flags:
        return []
    if game.cult.pulled or game.adversary.attacked or not free_spaces(game):
        return []
    at, colour = game.figure.space, true_colour(game)
    two_off = ability_within(game, at, 2, colour) & ~ability_within(game, at, 1, colour)
    return [("haul", who) for who in game.on_board() if two_off >> game.team[who].space & 1]


def free_spaces(game: StiflingDark) -> list[int]:
    """Spaces next to him without an Investigator."""
    at, shut = game.figure.space, shut_doors(game)
    through = passages_from(game, at)
    return [
        space
        for space in his_neighbours(game, at)
        if game.standing(space) == NO_ONE and (space in through or not shut >> space & 1)
    ]  # rule: move.effect-no-share, door.locked


def strike_at(game: StiflingDark, word: str, who: int) -> None:
    game.agenda.call(("haul", who) if word == "haul" else ("strike", who))


@PROCEDURES.asking
def haul(game: StiflingDark, who: int) -> Flow[None]:
    """Next to him, where he likes. It is no Move; a Flashlight goes out."""
    keys: list[Key] = [("space", space) for space in free_spaces(game)]
    key: Key = yield choose(ADVERSARY, keys, ("haul", who))
    game.cult.pulled = True
    one = game.team[who]
    before, one.space = one.space, key[1]  # rule: move.forced-not-move
    game.tell("moved", who, before, one.space)
    moved_from_light(game, who)
