"""The Cult's turn: figure after figure, in an order that nobody else learns.

Cultists Move, Disappear, and once for all of them break a Door and let blood; Mor'gonnod has his
cards. Once he is Corporeal he is alone, and seen.
"""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.adversary.adversary_turn import (
    DISAPPEAR,
    END,
    ROLL,
    break_in,
    end_turn,
    may_roll,
    open_steps,
    play_ability,
    roll_sprint,
    shared,
    start_moving,
    step_to,
    steps,
)
from gloam.games.stifling_dark.rules.adversary.hidden_and_revealed import disappear
from gloam.games.stifling_dark.rules.adversary.shadow_tokens import show_shadow
from gloam.games.stifling_dark.rules.cult.bloodletting import begin_letting, letting_keys
from gloam.games.stifling_dark.rules.cult.cults_abilities import usable_cards
from gloam.games.stifling_dark.rules.cult.cults_attacks import attack_keys, pull_keys, strike_at
from gloam.games.stifling_dark.rules.cult.final_sacrifice import may_sacrifice, sacrifice
from gloam.games.stifling_dark.rules.cult.possessed import holders_of_possession
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import break_keys
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark
from gloam.kernel.core.asks import Key

MP: Final = 3  # rule: cult.move
CORPOREAL_MP: Final = 10  # rule: cult.corporeal-move
DEMON: Final = 0  # his place among the figures
SACRIFICE: Final[Key] = ("sacrifice",)


def begin_turn(game: StiflingDark) -> None:
    """Every figure's Shadow goes to its space; then the Possessed may be made to walk."""
    cult, adversary = game.cult, game.adversary
    cult.active = cult.pulled = False
    cult.done = cult.bled = cult.lettings = cult.spared = 0
    if cult.burning and game.round >= cult.burning:
        adversary.more_mp += len(game.lights)
    if cult.corporeal:
        adversary.more_mp += CORPOREAL_MP - MP
        adversary.no_roll = True
    start_moving(game)  # rule: ride.turn-start
    for figure in game.figures:
        if figure.space != NOWHERE:
            show_shadow(game, figure)  # rule: cult.turn-start, shadow.own
    holders = holders_of_possession(game)
    if holders and not adversary.moves_only:
        game.agenda.call(*[("possess", who) for who in holders])


def act(game: StiflingDark, key: Key) -> None:
    """Carry one choice of the turn out."""
    word = key[0]
    if word == "figure":
        activate(game, key[1])
    elif word == "go":
        step_to(game, key[1])
    elif word == "roll":
        roll_sprint(game)  # rule: cult.move, cult.roll-timing
    elif word == "disappear":
        disappear(game)  # rule: cult.disappear
    elif word in ("break", "smash"):
        break_in(game, str(word), key[1])  # rule: cult.break-door
    elif word == "let-blood":
        begin_letting(game, key[1])  # rule: cult.bloodletting
    elif word == "card":
        play_ability(game, key[1])  # rule: cult.ability-hidden, cooldown.use
    elif word in ("attack", "haul"):
        strike_at(game, str(word), key[1])  # rule: cult.corporeal
    elif word == "sacrifice":
        sacrifice(game)  # rule: cult.sacrifice-effect
    else:
        end_turn(game)


def activate(game: StiflingDark, number: int) -> None:
    """Whoever was being activated is done for this turn."""
    cult = game.cult
    if cult.active:
        cult.done |= 1 << game.acting  # rule: cult.sequence, cult.sequence-demon
    cult.active = True
    game.acting = number


# --- what may be done ---


def options(game: StiflingDark) -> list[Key]:
    if game.cult.corporeal:
        return corporeal_options(game)
    keys: list[Key] = figure_options(game) if game.cult.active else []
    if may_roll(game):
        keys.append(ROLL)
    if may_rest(game):
        keys += [("figure", n) for n in waiting(game)]
        keys.append(END)
    if not game.adversary.moves_only and may_sacrifice(game):
        keys.append(SACRIFICE)
    return keys


def waiting(game: StiflingDark) -> list[int]:
    """Figures that can still be activated in this turn."""
    cult = game.cult
    busy = cult.done | (1 << game.acting if cult.active else 0)
    # rule: cult.once-each, cult.groups
    return [
        n for n, figure in enumerate(game.figures) if figure.space != NOWHERE and not busy >> n & 1
    ]


def figure_options(game: StiflingDark) -> list[Key]:
    figure, adversary = game.figure, game.adversary
    keys: list[Key] = [("go", space) for space in open_steps(game)]
    if adversary.moves_only:
        return keys
    if figure.revealed and not game.bright >> figure.space & 1 and not figure.vanished:
        # rule: cult.disappear, cult.once-each, cult.revealed-each
        keys.append(DISAPPEAR)
    if game.acting == DEMON:  # rule: cult.ethereal, cult.ethereal-disappear
        return keys + [("card", face) for face in usable_cards(game)]
    if not adversary.broke:
        keys += break_keys(game)  # rule: cult.break-door
    return keys + letting_keys(game)  # rule: cult.disappear-cultist, cult.once-each


def corporeal_options(game: StiflingDark) -> list[Key]:
    """Move, Break Door, his Attack and all his Abilities, each once; he stays Revealed."""
    # rule: cult.corporeal, cult.corporeal-move, cult.corporeal-window
    keys: list[Key] = [("go", space) for space, _ in steps(game)]
    if not game.adversary.moves_only:
        keys += [] if game.adversary.broke else break_keys(game)
        keys += [*attack_keys(game), *pull_keys(game)]
        keys += [("card", face) for face in usable_cards(game)]
    return [*keys, END]


# --- spaces of other figures ---


def may_rest(game: StiflingDark) -> bool:
    """No figure ends its activation on another's space, unless it cannot leave."""
    # rule: adv.same-space-figures
    if not game.cult.active or not shared(game, game.figure.space):
        return True
    return not open_steps(game) and not may_roll(game)
