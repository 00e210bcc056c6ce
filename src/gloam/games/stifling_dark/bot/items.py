"""When an Item is worth using, by its name. What is not here is kept for trades and reactions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloam.games.stifling_dark.bot.beams import best_beam
from gloam.games.stifling_dark.bot.knowledge import close_by, fear, wounds_of
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.board.adjacent import neighbours
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    most_charge,
    most_stamina,
)
from gloam.games.stifling_dark.state import EVENT_DISCARD, HIDDEN, LOCKED, StiflingDark
from gloam.kernel.core.asks import Ask, Key

Wanted = Callable[[StiflingDark, int, int], bool]  # the game, who, the MP that are lacking


def tired(game: StiflingDark, who: int, lacking: int) -> bool:
    return most_stamina(game, who) - game.team[who].stamina >= 2


def drained(game: StiflingDark, who: int, lacking: int) -> bool:
    return most_charge(game, who) - game.team[who].charge >= 2


def hurt(game: StiflingDark, who: int, lacking: int) -> bool:
    return game.team[who].up.bit_count() > 0


def far(game: StiflingDark, who: int, lacking: int) -> bool:
    return lacking >= 3


def in_danger(game: StiflingDark, who: int, lacking: int) -> bool:
    """The Butcher can strike, and somebody cannot take much more."""
    weak = max([wounds_of(game, other) for other in game.on_board()], default=0) >= 2
    return game.butcher.stalk >= 1 and weak


def dreaded(game: StiflingDark, who: int, lacking: int) -> bool:
    return game.butcher.stalk >= 1 and fear(game) > 0.3


def something_near(game: StiflingDark, who: int, lacking: int) -> bool:
    """A Hidden token may well lie within two spaces."""
    near = within(game, game.team[who].space, 2)
    return any(
        (near & token.may).bit_count() * 3 >= token.may.bit_count() > 0
        for token in game.tokens
        if token.status == HIDDEN
    )


def worth_a_flare(game: StiflingDark, who: int, lacking: int) -> bool:
    return best_beam(game, who, game.team[who].space)[0] >= 0.3


def lurks_beside(game: StiflingDark, who: int, lacking: int) -> bool:
    near = within(game, game.team[who].space, 2)
    believed = close_by(game)
    return (near & believed).bit_count() * 4 >= believed.bit_count() > 0


def locked_beside(game: StiflingDark, who: int, lacking: int) -> bool:
    ground = game.ground
    doors = [
        ground.door_at[s] for s in neighbours(game, game.team[who].space) if s in ground.door_at
    ]
    return any(game.gates[gate] == LOCKED and not game.bars >> gate & 1 for gate in doors)


def is_blank(event: int) -> bool:
    """Is it an Event at which nothing happens?"""
    text = TEXTS[event]
    return not (text.acts or text.traits or text.each_round)


def swap_event(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Nothing in place of something."""
    good = [key for key in options if len(key) > 1 and is_blank(key[2]) and not is_blank(key[1])]
    return good[0] if good else options[-1]


def always(game: StiflingDark, who: int, lacking: int) -> bool:
    return True


USES: Final[dict[str, Wanted]] = {
    "adrenaline-shot": lambda game, who, lacking: lacking >= 3 and not game.team[who].sure_sprint,
    "binding-tablet": in_danger,
    "blueprints": something_near,
    "cross": dreaded,
    "emergency-flare": worth_a_flare,
    "energy-bar": tired,
    "energy-drink": far,
    "fresh-batteries": drained,
    "lantern": lurks_beside,
    "medkit": hurt,
    "metal-detector": something_near,
    "mini-adrenaline-shot": lambda game, who, lacking: (
        lacking >= 3 and not game.team[who].sprint_dice
    ),
    "mini-cross": dreaded,
    "mini-lantern": lurks_beside,
    "mini-rabbits-foot": lambda game, who, lacking: any(
        is_blank(game.pack.faces[piece]) for piece in game.zones[EVENT_DISCARD]
    ),
    "motion-detector": lambda game, who, lacking: not game.adversary.shows_roll,
    "security-bar": locked_beside,
    "stray-mutt": always,
    "whiskey": tired,
    "witch-bells": in_danger,
}


def worth_using(game: StiflingDark, who: int, face: int, lacking: int) -> bool:
    wanted = USES.get(CARDS[face].id)
    return wanted is not None and wanted(game, who, lacking)
