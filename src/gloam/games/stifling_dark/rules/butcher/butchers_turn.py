"""The Butcher's turn: what he can do in it besides what every Adversary does."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.adversary.adversary_turn import (
    DISAPPEAR,
    END,
    ROLL,
    break_in,
    end_turn,
    may_roll,
    play_ability,
    roll_sprint,
    start_moving,
    step_to,
    steps,
)
from gloam.games.stifling_dark.rules.adversary.attacks import was_seen
from gloam.games.stifling_dark.rules.adversary.belief import seen_where, went_unseen
from gloam.games.stifling_dark.rules.adversary.hidden_and_revealed import disappear
from gloam.games.stifling_dark.rules.adversary.shadow_tokens import show_shadow
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import struck_from
from gloam.games.stifling_dark.rules.butcher.butchers_abilities import PRICE, abilities
from gloam.games.stifling_dark.rules.butcher.stalk_and_spine_chill import (
    may_stalk,
    spend_stalk,
    stalk,
    stalk_keys,
)
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import break_keys
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark
from gloam.kernel.core.asks import Key


def begin_turn(game: StiflingDark) -> None:
    """His Shadow comes off with the Noise; Evil Eyes close, Vengeance is counted."""
    butcher, figure = game.butcher, game.figure
    figure.shadow = NOWHERE  # rule: butcher.turn-start
    figure.shadow_down = False
    butcher.stalked = butcher.free_attacks = False
    butcher.eyes = 0  # rule: butcher.evil-eye
    if butcher.awaits_vengeance:
        butcher.awaits_vengeance = False
        butcher.vengeance += len(game.lights)
        game.tell("vengeance", butcher.vengeance)
    start_moving(game)


def act(game: StiflingDark, key: Key) -> None:
    """Carry one choice of his turn out."""
    word = key[0]
    if word == "go":
        step_to(game, key[1])
    elif word == "roll":
        roll_sprint(game)
    elif word == "disappear":
        disappear(game)
    elif word == "stalk":
        stalk(game, key[1])  # rule: butcher.stalk
    elif word in ("break", "smash"):
        break_in(game, word, key[1])
    elif word == "attack":
        went_unseen(game)
        show_shadow(game, game.figure)  # rule: butcher.attack-terms, shadow.place
        victim = game.team[key[1]].space
        seen_where(game, lambda at, colour: victim in struck_from(game, at, colour))
        game.agenda.call(("attack", key[1]))
    elif word == "card":
        spend_stalk(game, CARDS[key[1]].stalk)
        play_ability(game, key[1])
    elif word == "buy":
        went_unseen(game)
        game.agenda.call(("buy_stalk",))
    else:
        end_turn(game)


# --- what he may do ---


def options(game: StiflingDark) -> list[Key]:
    # rule: adv.board
    figure = game.figure
    keys: list[Key] = [("go", space) for space, _ in steps(game)]  # rule: butcher.move
    if may_roll(game):
        keys.append(ROLL)
    if game.adversary.moves_only:
        return [*keys, END]
    if figure.revealed and not game.bright >> figure.space & 1 and not figure.vanished:
        keys.append(DISAPPEAR)  # rule: butcher.disappear, butcher.core-once
    if not game.adversary.broke:
        keys += break_keys(game)  # rule: butcher.break-door
    if may_stalk(game):
        keys += stalk_keys(game)
    if may_attack(game):
        keys += [("attack", who) for who in victims(game)]
    keys += [("card", face) for face in abilities(game)]
    if game.butcher.vengeance >= PRICE and not game.adversary.no_abilities:
        keys.append(("buy",))
    return [*keys, END]  # rule: round.adversary-turn, adv.turn, adv.actions-once


def may_attack(game: StiflingDark) -> bool:
    """Never in a turn in which he was seen; once, or on others after an Onslaught."""
    butcher = game.butcher
    if was_seen(game.figure):
        return False  # rule: adv.revealed-no-attack, butcher.disappear-limits
    if game.adversary.attacked:
        return butcher.free_attacks  # rule: adv.cards-once
    return butcher.stalk >= 1  # rule: butcher.stalk-spend


def victims(game: StiflingDark) -> list[int]:
    """Those next to him whom he has not attacked in this turn."""
    near = struck_from(game, game.figure.space, true_colour(game))
    return [
        who
        for who in game.on_board()
        if who not in game.adversary.attacked and game.team[who].space in near
    ]
