"""The Butcher's turn: one secret choice a step. Only what it brings about is told.

Nobody else learns how often he is asked, how far he went, or whether he rolled. A step that shows
something ends there; what follows of it (Wounds, cards) is a step of its own.
"""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.butcher.memory import (
    MP,
    crossed_window,
    noticed,
    reveal,
    rode_on,
    rolled_in_the_open,
    seen_on,
    seen_where,
    show_shadow,
    stepped_in_the_open,
    stepped_into_notice,
    turn_begins,
    turn_ends,
    went_unseen,
)
from gloam.games.stifling_dark.rules.butcher.stalking import in_sight, stalk, stalk_keys
from gloam.games.stifling_dark.rules.doors import break_door, break_keys, smash, ways_off
from gloam.games.stifling_dark.rules.park.lines import (
    lines_from,
    passages_from,
    struck_from,
    true_colour,
)
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    ATTACK_SLOT,
    NO_ONE,
    NOWHERE,
    OPEN,
    SPRINT_FACES,
    Phase,
    StiflingDark,
)
from gloam.kernel.content.piles import distinct_faces
from gloam.kernel.core.asks import EVERYONE, Cover, Flow, Key, choose

PROWLING: Final = Cover("prowling", (ADVERSARY,))
END: Final[Key] = ("end",)
ROLL: Final[Key] = ("roll",)
DISAPPEAR: Final[Key] = ("disappear",)

# What Items bar in his next turn, as bits.
NO_ABILITIES, ONLY_MOVE, NO_ROLL, SHOW_SHADOW = 1, 2, 4, 8


def begin_turn(game: StiflingDark) -> None:
    """Noise and Shadow come off; what was laid for his next turn takes effect."""
    butcher = game.butcher
    game.phase = Phase.ADVERSARY
    game.noise = game.noises = 0  # rule: noise.removal, round.adversary-turn, butcher.turn-start
    butcher.shadow = NOWHERE
    butcher.shadow_down = False
    butcher.spent = butcher.roll = butcher.more_mp = butcher.played = 0
    butcher.broke = butcher.stalked = butcher.vanished = butcher.free_attacks = False
    butcher.attacked = ()
    butcher.exposed = butcher.revealed  # rule: adv.revealed-no-attack, adv.stays-revealed
    butcher.no_abilities = bool(butcher.next_barred & (NO_ABILITIES | ONLY_MOVE))
    butcher.moves_only = bool(butcher.next_barred & ONLY_MOVE)
    butcher.no_roll = bool(butcher.next_barred & NO_ROLL)
    shows = bool(butcher.next_barred & SHOW_SHADOW)
    butcher.next_barred = 0
    butcher.eyes = 0  # rule: butcher.evil-eye
    if butcher.awaits_vengeance:
        butcher.awaits_vengeance = False
        butcher.vengeance += len(game.lights)
        game.tell("vengeance", butcher.vengeance)
    game.tell("butcher-turn", game.round)
    turn_begins(game)
    ride_noticed(game)  # rule: ride.carry, ride.adversary-secret
    if shows:
        show_shadow(game)


def prowl(game: StiflingDark) -> Flow[None]:
    """One choice of his turn."""
    ask = choose(ADVERSARY, options(game), "prowl", 0)
    # rule: info.adversary-announces, adv.hidden-move
    key: Key = yield ask.in_secret(cover=PROWLING)
    word = key[0]
    if word == "go":
        step_to(game, key[1])
    elif word == "roll":
        roll_sprint(game)
    elif word == "disappear":
        disappear(game)
    elif word == "stalk":
        went_unseen(game)
        show_shadow(game)  # rule: butcher.stalk
        seen_where(game, lambda at, colour: not key[1] & ~in_sight(game, at, colour))
        stalk(game, key[1])
    elif word in ("break", "smash"):
        break_in(game, word, key[1])
    elif word == "attack":
        went_unseen(game)
        show_shadow(game)  # rule: butcher.attack-terms, shadow.place
        victim = game.team[key[1]].space
        seen_where(game, lambda at, colour: victim in struck_from(game, at, colour))
        game.agenda.call(("attack", key[1]))
    elif word == "card":
        went_unseen(game)
        play_ability(game, key[1])
    elif word == "buy":
        went_unseen(game)
        game.agenda.call(("buy_stalk",))
    else:
        end_turn(game)


# --- what he may do ---


def options(game: StiflingDark) -> list[Key]:
    # rule: adv.board
    butcher = game.butcher
    keys: list[Key] = [("go", space) for space, _ in steps(game)]
    if not butcher.roll and not butcher.no_roll:
        keys.append(ROLL)  # rule: adv.sprint
    if butcher.moves_only:
        return [*keys, END]
    if butcher.revealed and not game.bright >> butcher.space & 1 and not butcher.vanished:
        keys.append(DISAPPEAR)  # rule: butcher.disappear, butcher.core-once
    if not butcher.broke:
        keys += break_keys(game)  # rule: butcher.break-door
    if may_stalk(game):
        keys += stalk_keys(game)
    if may_attack(game):
        keys += [("attack", who) for who in victims(game)]
    if not butcher.no_abilities:
        keys += [("card", face) for face in abilities(game)]
    if butcher.vengeance >= 2:
        keys.append(("buy",))
    return [*keys, END]  # rule: round.adversary-turn, adv.turn, adv.actions-once


def steps(game: StiflingDark) -> list[tuple[int, int]]:
    """Where he can go from here, and what it costs: 1 MP, also into the Dark, 2 by a Window."""
    butcher = game.butcher
    left = MP + butcher.roll + butcher.more_mp - butcher.spent  # rule: adv.move-spaces
    found: list[tuple[int, int]] = []
    for space in ways_off(game, butcher.space):
        cost = 2 if hazard_to(game, space) >= 0 else 1  # rule: window.adversary
        if cost <= left:  # rule: adv.move, light.dark, butcher.move, adv.share
            found.append((space, cost))
    return found


def hazard_to(game: StiflingDark, space: int) -> int:
    """The Window on the way to a space, if it is a Map Hazard; -1 if there is none."""
    at = game.butcher.space
    window = game.ground.window_between.get((at, space), -1)
    if window < 0 or game.gates[window] == OPEN or space in passages_from(game, at):
        return -1  # rule: token.open-window, token.secret-passage-pair
    return window


def may_stalk(game: StiflingDark) -> bool:
    butcher = game.butcher
    # rule: butcher.stalk-hidden, butcher.core-once, butcher.disappear-limits
    return not (butcher.revealed or butcher.exposed or butcher.stalked or butcher.vanished)


def may_attack(game: StiflingDark) -> bool:
    """Never in a turn in which he was seen; once, or on others after an Onslaught."""
    butcher = game.butcher
    if butcher.revealed or butcher.exposed or butcher.vanished:
        return False  # rule: adv.revealed-no-attack, butcher.disappear-limits
    if butcher.attacked:
        return butcher.free_attacks  # rule: adv.cards-once
    return butcher.stalk >= 1  # rule: butcher.stalk-spend


def victims(game: StiflingDark) -> list[int]:
    """Those next to him whom he has not attacked in this turn."""
    butcher = game.butcher
    near = struck_from(game, butcher.space, true_colour(game))
    return [
        who
        for who in game.on_board()
        if who not in butcher.attacked and game.team[who].space in near
    ]


def abilities(game: StiflingDark) -> list[int]:
    """The Ability cards that he can use now, by face."""
    butcher = game.butcher
    return [
        face
        for face in distinct_faces(game, game.zones[ABILITY_SLOTS])
        if CARDS[face].stalk <= butcher.stalk and not butcher.played >> face & 1
    ]  # rule: adv.cards-once, butcher.stalk-spend


# --- what he does ---


def step_to(game: StiflingDark, space: int) -> None:
    """One space. Noise, Cans and light tell of it; everything else stays secret."""
    butcher = game.butcher
    window = hazard_to(game, space)
    fresh_noise = window >= 0 and not game.noise >> window & 1
    in_the_open = butcher.revealed
    butcher.spent += 2 if window >= 0 else 1
    butcher.space = space
    if not (in_the_open or fresh_noise or noticed(game) >> space & 1):
        # A ride may carry him on, the current never does.
        space = butcher.space = ride(game)  # rule: water.adversary
    seen = noticed(game) >> space & 1
    if in_the_open:
        game.tell("butcher-steps", space)  # rule: info.revealed-public, adv.hidden-move
        stepped_in_the_open(game, window)
    elif fresh_noise:
        crossed_window(game, window)
        seen_on(game, 1 << space if seen else ~noticed(game))
    elif seen:
        stepped_into_notice(game)
    if fresh_noise:
        game.noise |= 1 << window  # rule: noise.sources
        game.tell("noise", window)  # rule: window.adversary, noise.meaning
    arrives(game)
    if in_the_open or fresh_noise or seen:
        ride_noticed(game)


def arrives(game: StiflingDark) -> None:
    """A Can on his space turns to Noise, light Reveals him."""
    space = game.butcher.space
    if game.cans >> space & 1:
        game.cans &= ~(1 << space)
        game.noises |= 1 << space  # rule: investigator.brielle-minor, noise.sources
        game.tell("can", space)
    if game.bright >> space & 1:
        reveal(game)  # rule: light.bright-reveals-adversary, adv.revealed-by


# --- rides ---


def ride(game: StiflingDark) -> int:
    """Where he is once a ride has carried him on, if he is on a seat and none has in this turn."""
    butcher, ahead = game.butcher, game.ground.next_seat.get(game.butcher.space)
    if ahead is None or butcher.rode:
        return butcher.space  # rule: ride.once-each
    butcher.rode = True
    # An Investigator there prevents it, and nothing else.
    # rule: ride.empty
    return butcher.space if game.standing(ahead) != NO_ONE else ahead


def ride_noticed(game: StiflingDark) -> None:
    """Everybody knows that he may be on a seat and be carried: as he starts his turn, or
    where he has just been noticed."""
    if not game.ground.next_seat:
        return
    butcher = game.butcher
    before = butcher.space
    butcher.space = ride(game)
    carried = butcher.space != before
    told = carried and not butcher.revealed and noticed(game) >> butcher.space & 1
    rode_on(game, butcher.space if told else NOWHERE)
    if butcher.revealed:
        seen_on(game, 1 << butcher.space)
        if carried:
            game.tell("butcher-carried", butcher.space)
    if carried:
        arrives(game)


def roll_sprint(game: StiflingDark) -> None:
    """Seen by him alone, unless a Motion Detector is armed."""
    butcher = game.butcher
    audience = EVERYONE if butcher.shows_roll else 1 << ADVERSARY
    butcher.roll = SPRINT_FACES[game.roll(len(SPRINT_FACES), audience)]  # rule: info.adversary-roll
    if butcher.shows_roll:
        butcher.shows_roll = False
        rolled_in_the_open(game, butcher.roll)
        game.tell("butcher-rolls", butcher.roll)


def disappear(game: StiflingDark) -> None:
    """Back to the mini-map, with the Shadow where he vanished."""
    went_unseen(game)
    game.butcher.revealed = False
    game.butcher.vanished = True  # rule: butcher.disappear-limits
    game.tell("disappears", game.butcher.space)
    show_shadow(game)  # rule: butcher.disappear, adv.become-hidden


def break_in(game: StiflingDark, word: str, at: int) -> None:
    """Everybody hears which Door it is, but not from which side."""
    went_unseen(game)
    door = game.ground.door_space[at] if word == "break" else at
    seen_where(game, lambda at, colour: door in lines_from(game, at, colour))
    if word == "break":
        break_door(game, at)  # rule: adv.acts-hidden
    else:
        smash(game, at)


def play_ability(game: StiflingDark, face: int) -> None:
    """The card is shown; what it does comes next."""
    butcher = game.butcher
    butcher.played |= 1 << face
    butcher.stalk -= CARDS[face].stalk  # rule: butcher.stalk-spend
    game.tell("plays", face)
    game.agenda.call(("use_ability", face))  # rule: info.adversary-cards


def end_turn(game: StiflingDark) -> None:
    """His turn is over: the belief spreads a last time, and Cooldowns go on."""
    turn_ends(game)
    game.butcher.spent = game.butcher.roll = 0
    game.butcher.rode = False
    game.tell("butcher-done")
    game.agenda.call(("butcher_turn_ends",))


def attack_card(game: StiflingDark) -> int:
    """The face of his Attack."""
    return game.pack.faces[game.zones[ATTACK_SLOT][0]]
