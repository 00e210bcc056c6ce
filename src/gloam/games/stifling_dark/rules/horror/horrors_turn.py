"""The Horror's turn: what it can do in it besides what every Adversary does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.texts import number_on
from gloam.games.stifling_dark.rules.adversary.adversary_turn import (
    DISAPPEAR,
    END,
    ROLL,
    arrives,
    break_in,
    end_turn,
    may_roll,
    play_ability,
    ready_abilities,
    roll_sprint,
    start_moving,
    step_to,
    steps,
)
from gloam.games.stifling_dark.rules.adversary.attacks import was_seen
from gloam.games.stifling_dark.rules.adversary.belief import (
    barred,
    become,
    noticed,
    seen_on,
    seen_where,
    stepped_into_notice,
    went_unseen,
)
from gloam.games.stifling_dark.rules.adversary.hidden_and_revealed import disappear, reveal
from gloam.games.stifling_dark.rules.adversary.shadow_tokens import show_shadow
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import struck_from
from gloam.games.stifling_dark.rules.conditions import turn_up_toxin
from gloam.games.stifling_dark.rules.horror.ambush import (
    ambush,
    beside,
    drag,
    drag_reach,
    in_reach,
    may_ambush,
)
from gloam.games.stifling_dark.rules.horror.egg_sacs_and_banish_the_horror import egg_keys, lay_egg
from gloam.games.stifling_dark.rules.horror.hatchlings import STEPS, bite, crawl, hatchling_keys
from gloam.games.stifling_dark.rules.horror.tunnel_token import tunnel_mouth
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import break_keys
from gloam.games.stifling_dark.state import NOWHERE, StiflingDark
from gloam.kernel.core.asks import Key
from gloam.kernel.core.bit_sets import members

BUFOTOXIN: Final = FACE["bufotoxin"]
ENRAGED_MP: Final = number_on("enraged", "mp")
AMBUSH: Final[Key] = ("ambush",)
DRAG: Final[Key] = ("drag",)


def begin_turn(game: StiflingDark) -> None:
    """After a ride has carried it, its Shadow goes to its space, Hidden or not."""
    horror = game.horror
    horror.acted = horror.ambushed = horror.crossed = horror.tunnelled = False
    horror.bitten = horror.pulled = 0
    horror.crawls = (STEPS,) * len(horror.hatchlings)
    horror.egg_due = horror.eggs_left > 0
    if horror.enraged:
        game.adversary.more_mp += ENRAGED_MP - game.kind.mp  # rule: horror.enraged-move
        game.adversary.no_roll = True
    start_moving(game)  # rule: ride.turn-start
    show_shadow(game, game.figure)  # rule: horror.turn-start, horror.shadow-when-revealed


def act(game: StiflingDark, key: Key) -> None:
    """Carry one choice of its turn out. An Ambush can only be the first."""
    word = key[0]
    # Steps, a roll and a Tunnel are secret: that they were done shows in what is Hidden.
    game.horror.acted |= word not in ("go", "roll", "tunnel")  # rule: horror.ambush-when
    if word == "go":
        step_to(game, key[1])  # rule: horror.move-bright, horror.devour
        game.horror.crossed |= bool(game.bright >> game.figure.space & 1)
    elif word == "roll":
        roll_sprint(game)
    elif word == "ambush":
        ambush(game)
    elif word == "drag":
        drag(game)  # rule: horror.enraged-pull
    elif word == "disappear":
        disappear(game)  # rule: horror.disappear
    elif word in ("break", "smash"):
        break_in(game, word, key[1])  # rule: horror.break-door
    elif word == "card":
        play_ability(game, key[1])
    elif word == "end":
        end(game)
    else:
        OTHERS[word](game, key)


def devour(game: StiflingDark, key: Key) -> None:
    """The Attack of a turn without an Ambush, on one Investigator."""
    went_unseen(game)
    show_shadow(game, game.figure)  # rule: horror.devour
    victim = game.team[key[1]].space
    seen_where(game, lambda at, colour: victim in struck_from(game, at, colour))
    game.horror.devours = 0
    game.agenda.call(("strike", key[1]), then=("after_attack",))


def tunnel(game: StiflingDark, key: Key) -> None:
    """It comes up at its Tunnel, and nobody is told; light and Cans tell of it all the same."""
    figure, before = game.figure, game.figure.space
    game.horror.tunnelled = True  # rule: horror.tunnel
    figure.space = key[1]
    if figure.revealed:
        game.horror.tunnel_round = 0  # everybody sees it come out
        ahead = figure.space - before
        game.tell("foe-steps", game.acting, figure.space)
        become(game, figure, lambda at: at << ahead if ahead > 0 else at >> -ahead)
    elif noticed(game) >> figure.space & 1:
        stepped_into_notice(game)
    game.horror.crossed |= bool(game.bright >> figure.space & 1)
    arrives(game)


def end(game: StiflingDark) -> None:
    """Only where it ends its turn light Reveals it."""
    figure = game.figure
    went_unseen(game)
    if game.bright >> figure.space & 1:
        reveal(game, figure)  # rule: horror.revealed-end
    elif not figure.revealed:
        seen_on(game, figure, ~game.bright)
    end_turn(game)


OTHERS: Final[dict[str, Callable[[StiflingDark, Key], None]]] = {
    "attack": devour,
    "tunnel": tunnel,
    "egg": lambda game, key: lay_egg(game, key[1]),
    "crawl": lambda game, key: crawl(game, key[1], key[2]),
    "bite": lambda game, key: bite(game, key[1]),
    "toxin": lambda game, key: turn_up(game, key[1]),
}


def turn_up(game: StiflingDark, who: int) -> None:
    went_unseen(game)
    turn_up_toxin(game, who)


# --- what it may do ---


def options(game: StiflingDark) -> list[Key]:
    # rule: horror.core-once, adv.actions-once
    horror, figure = game.horror, game.figure
    keys: list[Key] = [("go", space) for space, _ in steps(game)]  # rule: horror.move
    if may_roll(game):
        keys.append(ROLL)
    eggs = egg_keys(game)
    ends = [] if eggs else [END]  # rule: horror.eggs-timing
    if game.adversary.moves_only:
        return [*keys, *eggs, *ends]
    if may_ambush(game):
        keys.append(AMBUSH)
    if horror.enraged and not horror.ambushed and in_reach(game, drag_reach):
        keys.append(DRAG)  # rule: horror.enraged-any-time
    # rule: horror.disappear, horror.enraged-state
    if figure.revealed and not figure.vanished and not horror.enraged:
        keys.append(DISAPPEAR)
    if not game.adversary.broke:
        keys += break_keys(game)  # rule: horror.break-door
    if may_devour(game):
        keys += [("attack", who) for who in beside(game)]
    keys += [("card", face) for face in abilities(game)]
    keys += tunnel_keys(game)
    keys += [("toxin", who) for who in poisoned(game)]
    return [*keys, *hatchling_keys(game), *eggs, *ends]


def may_devour(game: StiflingDark) -> bool:
    """In the turn after Devour, without an Ambush and before it has entered Bright."""
    horror = game.horror
    if horror.devours != game.round or horror.ambushed or horror.crossed:
        return False  # rule: horror.devour
    # rule: adv.revealed-no-attack, horror.disappear
    return not was_seen(game.figure)


def abilities(game: StiflingDark) -> list[int]:
    """The Ability cards that it can use now, by face."""
    lies_open = FACE["occluded-lights"] if game.horror.occludes_until else -1
    return [face for face in ready_abilities(game) if face != lies_open]


def tunnel_keys(game: StiflingDark) -> list[Key]:
    """In one turn, once, it may come up on its Tunnel token or beside it."""
    horror = game.horror
    if horror.tunnelled or horror.tunnel == NOWHERE or horror.tunnel_round != game.round:
        return []
    exits = tunnel_mouth(game, true_colour(game)) & ~barred(game) & ~(1 << game.figure.space)
    return [("tunnel", space) for space in members(exits)]


def poisoned(game: StiflingDark) -> list[int]:
    """Whose Bufotoxin still lies face down."""
    return [
        who
        for who in game.on_board()
        if BUFOTOXIN in game.team[who].conditions and not game.team[who].toxin_round
    ]
