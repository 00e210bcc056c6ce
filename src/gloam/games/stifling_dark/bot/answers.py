"""Answers to everything but turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gloam.games.stifling_dark.bot import ambushing, cult, prowling
from gloam.games.stifling_dark.bot.beams import aim, sweep
from gloam.games.stifling_dark.bot.errands import HOOK, holder_of, may_install
from gloam.games.stifling_dark.bot.haunting import haunt, towards_them
from gloam.games.stifling_dark.bot.hiding import (
    anything,
    far_shadow,
    hide,
    hide_grave,
    mark_grave,
    pick,
    pick_card,
    start_hidden,
)
from gloam.games.stifling_dark.bot.items import swap_event
from gloam.games.stifling_dark.bot.knowledge import suspected, wounds_of
from gloam.games.stifling_dark.bot.objectives import objective
from gloam.games.stifling_dark.bot.prowling import evil_eyes
from gloam.games.stifling_dark.bot.talents import lay_can, search, trade_tracks
from gloam.games.stifling_dark.bot.turn import act
from gloam.games.stifling_dark.bot.walking import costs_to
from gloam.games.stifling_dark.cards.catalogue import (
    ATTACKED,
    CURSED,
    FATAL,
    GAINING_UP,
    GENERAL,
    OTHER_WOUNDED,
)
from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.items.cursed_items import NONE
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.content.common_phrases import NO
from gloam.kernel.core.asks import PASS, Ask, Key

Answer = Callable[[StiflingDark, int, Sequence[Key], Ask], Key]
DARKNESS: Final = FACE["darkness"]


# By the name of the Adversary.
PROWLS: Final[dict[str, Answer]] = {
    "butcher": prowling.prowl,
    "cult": cult.prowl_cult,
    "horror": ambushing.prowl,
}


def prowl_as(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return PROWLS[game.kind.name](game, seat, options, ask)


# --- Investigators ---


def next_turn(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Who brings a Part to the Truck, then those with light; who has the Hook strikes when the
    others have looked."""
    holder = holder_of(game, HOOK)

    def order(key: Key) -> tuple[bool, bool, int]:
        who = key[1]
        return who == holder, not may_install(game, who), -game.team[who].charge

    return min(options, key=order)


def window(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Rather out of breath than bleeding."""
    tired = game.team[int(ask.about[1])].stamina <= 2
    return ("stop",) if ("stop",) in options and not tired else options[0]


REWARDS: Final = (
    "reward-major",
    "reward-general",
    "reward-cursed",
    "reward-interest",
    "reward-dim",
    "none",
)


def reward(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """A Medkit for the wounded; else what helps at once."""
    hurt = any(game.team[who].up for who in game.on_board())
    wanted = ("reward-medical", *REWARDS) if hurt else REWARDS
    for word in wanted:
        for key in options:
            if key[0] == word:
                return key
    return options[-1]


def lay_or_keep(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return options[0]


def share(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """To whoever has least."""
    return min(options, key=lambda key: len(game.hand(key[1])))


def give_up(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Cursed Items before others."""
    order = (CURSED, GENERAL)
    return min(options, key=lambda key: order.index(CARDS[key[1]].type))


def worst_wound(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The patient with most Wounds."""
    return max(options, key=lambda key: wounds_of(game, key[1]))


def presence(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return NO


def towards_him(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """A space with as many places as possible round it where he can be."""
    believed = suspected(game)
    return max(
        options,
        key=lambda key: (within(game, key[1], 1) & believed).bit_count(),
    )


def push(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Luck is pushed in the light, by who can take a Wound."""
    who = int(ask.about[1])
    lit = game.bright >> game.team[who].space & 1
    return ("push",) if lit and wounds_of(game, who) <= 1 else ("stop",)


def react(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Whatever softens a blow; but nobody runs into the Butcher for another."""
    mine = [key for key in options if key != PASS]
    return mine[0] if mine and str(ask.about[0]) != OTHER_WOUNDED else options[-1]


def rolled(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Luck is tried again on a low roll, by who can."""
    return options[0] if int(ask.about[2]) <= 2 else PASS


def highest(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return max(options, key=lambda key: key[1])


def least_wounded(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return min(options, key=lambda key: wounds_of(game, key[1]))


def not_now(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return options[-1]


def near_gate(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The exit that is nearest to those who are left."""
    team = [costs_to(game, game.team[who].space) for who in game.on_board()]
    return min(options, key=lambda key: max([costs[key[1]] for costs in team], default=0))


def refuse(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return ("refuse",) if ("refuse",) in options else options[0]


def show_shadow(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    return ("show-shadow",) if ("show-shadow",) in options else options[0]


# --- the Butcher ---


def most_wounded(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Several are marked in ascending order: whoever is worst off, then any."""
    people = [key for key in options if len(key) > 1 and isinstance(key[1], int)]
    return max(people, key=lambda key: wounds_of(game, key[1])) if people else options[0]


def darken(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    key = ("give", DARKNESS)
    return key if key in options else options[0]


def zone_of_most(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The Zone with most Investigators in it."""
    ground = game.ground

    def order(key: Key) -> int:
        if key == NONE:
            return 0
        spaces = [game.team[who].space for who in game.on_board()]
        return 1 + len([space for space in spaces if ground.zone_of[space] == key[1]])

    return max(options, key=order)


ANSWERS: Final[dict[str, Answer]] = {
    # setting up
    "pick": pick,
    "start": anything,
    "set-mirrors": anything,
    "pick-attack": pick_card,
    "pick-ability": pick_card,
    "hide": hide,
    "purple": anything,
    "start-hidden": start_hidden,
    "share": share,
    # Investigators
    "next-turn": next_turn,
    "turn": act,
    "aim": aim,
    "aim-spare": aim,
    "trade-tracks": trade_tracks,
    "campfire": towards_him,
    "swap-event": swap_event,
    "sweep": sweep,
    "window": window,
    "reward": reward,
    "lay-or-keep": lay_or_keep,
    "discard": give_up,
    "turn-down": worst_wound,
    "presence": presence,
    "search": search,
    "lay-can": lay_can,
    "flare": towards_him,
    "lantern": towards_him,
    "agree-wound": refuse,
    "share-pain": refuse,
    "objective": objective,
    "push": push,
    ATTACKED: react,
    GAINING_UP: react,
    FATAL: react,
    OTHER_WOUNDED: react,
    "rolled": rolled,
    "keep-roll": highest,
    "another-takes-it": least_wounded,
    "coin": not_now,
    "choose-gate": near_gate,
    "bells": show_shadow,
    # Spirits
    "haunt": haunt,
    "ghost-orbs": towards_them,
    "ectoplasm": towards_them,
    # the Butcher
    "prowl": prowl_as,
    "evil-eyes": evil_eyes,
    "gaze": most_wounded,
    "give": darken,
    "flare-up": most_wounded,
    "roll-vortex": zone_of_most,
    "fire-tornado": zone_of_most,
    "hide-grave": hide_grave,
    "mark-grave": mark_grave,
    "far-shadow": far_shadow,
    # the Horror
    "pull": ambushing.pull,
    "hatch": ambushing.near_them,
    "mucus": ambushing.near_them,
    "dig-tunnel": ambushing.near_them,
    # the Cult
    "pick-open-ability": anything,
    "possess": cult.possess,
    "possessed-cuts": most_wounded,
    "walk-other": cult.walk,
    "claw": most_wounded,
    "claw-wound": most_wounded,
    "whisper": most_wounded,
    "bargain": not_now,
    "terms": anything,
    "desecrate": evil_eyes,
    "hellfire": evil_eyes,
    "lay-relic": anything,
}
