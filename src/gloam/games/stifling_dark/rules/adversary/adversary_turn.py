"""The turn of any Adversary: one secret choice a step. Only what it brings about is told.

Nobody else learns how often it is asked, how far a figure went, or whether it rolled. A step that
shows something ends there; what follows of it (Wounds, cards) is a step of its own. What an
Adversary does besides is in its own folder: `game.kind` names it.
"""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.adversary.belief import (
    all_went_unseen,
    crossed_window,
    dear,
    is_known,
    noticed,
    rode_on,
    rolled_in_the_open,
    seen_on,
    seen_where,
    stepped_into_notice,
    tells_which,
    turn_begins,
    turn_ends,
    went_unseen,
)
from gloam.games.stifling_dark.rules.adversary.belief_graph import extra
from gloam.games.stifling_dark.rules.adversary.hidden_and_revealed import (
    step_in_the_open,
    steps_into_light,
)
from gloam.games.stifling_dark.rules.adversary.shadow_tokens import show_shadow
from gloam.games.stifling_dark.rules.amusement_park.water_and_rides import figure_carried
from gloam.games.stifling_dark.rules.hidden_information import in_secret, sees_roll
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import (
    break_door,
    broken_from,
    hazard_to,
    smash,
    ways_off,
)
from gloam.games.stifling_dark.rules.on_the_map.noise import (
    is_fresh,
    noise_at_door,
    noise_at_window,
    noise_comes_off,
    noise_of_can,
)
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ATTACK_SLOT,
    NOWHERE,
    PROCEDURES,
    SPRINT_FACES,
    Phase,
    StiflingDark,
)
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.asks import EVERYONE, Flow, Key

END: Final[Key] = ("end",)
ROLL: Final[Key] = ("roll",)
DISAPPEAR: Final[Key] = ("disappear",)

# What Items bar in the Adversary's next turn, as bits.
NO_ABILITIES, ONLY_MOVE, NO_ROLL, SHOW_SHADOW = 1, 2, 4, 8


def begin_turn(game: StiflingDark) -> None:
    """Noise comes off, and what was laid for this turn takes effect; then it is the kind's."""
    adversary = game.adversary
    game.phase = Phase.ADVERSARY
    noise_comes_off(game)  # rule: round.adversary-turn
    adversary.roll = adversary.more_mp = adversary.played = 0
    adversary.broke = False  # rule: adv.actions-once
    adversary.attacked = ()
    adversary.no_abilities = bool(adversary.next_barred & (NO_ABILITIES | ONLY_MOVE))
    adversary.moves_only = bool(adversary.next_barred & ONLY_MOVE)
    adversary.no_roll = bool(adversary.next_barred & NO_ROLL)
    shows = bool(adversary.next_barred & SHOW_SHADOW)
    adversary.next_barred = 0
    for figure in game.figures:
        figure.spent = 0
        figure.vanished = False
        figure.exposed = figure.revealed  # rule: adv.revealed-no-attack, adv.stays-revealed
    game.kind.begin_turn(game)
    if shows:  # rule: round.start-end-effects
        for figure in game.figures:
            if figure.space != NOWHERE:
                show_shadow(game, figure)


def start_moving(game: StiflingDark) -> None:
    """What the kind has to say before anything moves is said: beliefs begin, rides carry."""
    game.tell("adversary-turn", game.round)
    turn_begins(game)
    for n in range(len(game.figures)):
        game.acting = n
        ride_noticed(game)  # rule: ride.carry, ride.adversary-secret
    game.acting = 0


def prowl(game: StiflingDark) -> Flow[None]:
    """One choice of its turn."""
    # rule: adv.turn
    # rule: info.adversary-announces, adv.hidden-move
    key: Key = yield in_secret(game, game.kind.options(game))
    game.kind.act(game, key)


# --- moving ---


def mp_left(game: StiflingDark) -> int:
    """Of the figure that acts."""
    adversary = game.adversary
    # rule: adv.move-spaces
    return game.kind.mp + adversary.roll + adversary.more_mp - game.figure.spent


def steps(game: StiflingDark) -> list[tuple[int, int]]:
    """Where it can go from here, and what it costs: 1 MP, also into the Dark, 2 by a Window."""
    left = mp_left(game)
    found: list[tuple[int, int]] = []
    for space in ways_off(game, game.figure.space):
        cost = cost_to(game, space)
        if cost <= left:  # rule: adv.move, light.dark, butcher.move, adv.share
            found.append((space, cost))
    return found


def cost_to(game: StiflingDark, space: int) -> int:
    """What one step costs: a Map Hazard and what Spirits have done add to it."""
    # rule: window.adversary, cult.corporeal-window
    cost = 2 if hazard_to(game, space) >= 0 else 1
    if game.haunted.dear_zones or game.horror.enraged:
        cost += extra(dear(game), space)  # rule: spirit.phantom, horror.enraged-move
    if game.cult.corporeal:
        cost += game.bright >> space & 1  # rule: cult.corporeal-move
    if not game.adversary.swept:
        cost += game.haunted.whirl >> space & 1  # rule: spirit.poltergeist
    return cost


def step_to(game: StiflingDark, space: int) -> None:
    """One space. Noise, Cans and light tell of it; everything else stays secret."""
    figure = game.figure
    window = hazard_to(game, space)
    fresh_noise = is_fresh(game, window)
    in_the_open = figure.revealed
    figure.spent += cost_to(game, space)
    game.adversary.swept |= bool(game.haunted.whirl >> space & 1)
    figure.space = space
    loud = fresh_noise and is_known(game)  # of several nobody knows whose Noise it is
    if not (in_the_open or loud or tells_which(game) >> space & 1):
        # A ride may carry it on, the current never does.
        space = figure.space = figure_carried(game)  # rule: water.adversary
    seen = tells_which(game) >> space & 1
    if in_the_open:
        step_in_the_open(game, space, window)  # rule: info.revealed-public, adv.hidden-move
    elif loud or (fresh_noise and seen):
        crossed_window(game, window)
        seen_on(game, figure, 1 << space if seen else ~noticed(game))
    elif seen:
        stepped_into_notice(game)
    if fresh_noise:
        noise_at_window(game, window)  # rule: window.adversary
        game.tell("noise", window)
    arrives(game)
    if in_the_open or loud or seen:
        ride_noticed(game)


def arrives(game: StiflingDark) -> None:
    """A Can on its space turns to Noise; light Reveals it, or at least tells where it was."""
    figure = game.figure
    if game.cans >> figure.space & 1:
        noise_of_can(game, figure.space)
    here = 1 << figure.space
    if game.doors_tell and game.ground.door_mask & here & ~game.noises:
        noise_at_door(game, figure.space)  # rule: item.mini-cross
    meet_haunts(game)
    steps_into_light(game, figure)


def meet_haunts(game: StiflingDark) -> None:
    """What Spirits have laid where the figure has gone: each works once."""
    haunted, figure = game.haunted, game.figure
    here = 1 << figure.space
    if haunted.cold & here:
        haunted.cold = 0
        show_shadow(game, figure)  # rule: spirit.apparition
    if haunted.ooze & here:
        haunted.ooze &= ~here
        game.tell("oozes", figure.space)
        game.agenda.interpose(("bar_ability",))  # rule: spirit.phantom


@PROCEDURES.plain
def arrive(game: StiflingDark) -> None:
    """After a forced step: all that a step of its own would bring about."""
    arrives(game)
    if game.phase is not Phase.ADVERSARY:
        game.acting = 0


def ride_noticed(game: StiflingDark) -> None:
    """Everybody knows that it may be on a seat and be carried: as the turn starts, or
    where it has just been noticed."""
    if not game.ground.next_seat:
        return
    figure = game.figure
    before = figure.space
    figure.space = figure_carried(game)
    carried = figure.space != before
    told = carried and not figure.revealed and noticed(game) >> figure.space & 1
    rode_on(game, figure.space if told else NOWHERE)
    if figure.revealed:
        seen_on(game, figure, 1 << figure.space)
        if carried:
            game.tell("foe-carried", game.acting, figure.space)
    if carried:
        arrives(game)


def roll_sprint(game: StiflingDark) -> None:
    """Seen by the Adversary alone, unless a Motion Detector is armed."""
    adversary = game.adversary
    # rule: info.adversary-roll
    adversary.roll = SPRINT_FACES[game.roll(len(SPRINT_FACES), sees_roll(game))]
    if adversary.shows_roll:
        adversary.shows_roll = False
        rolled_in_the_open(game, adversary.roll)
        game.tell("adversary-rolls", adversary.roll)


def may_roll(game: StiflingDark) -> bool:
    return not game.adversary.roll and not game.adversary.no_roll  # rule: adv.sprint


# --- what all of them can do ---


def break_in(game: StiflingDark, word: str, at: int) -> None:
    """Everybody hears which Door it is, but not from where."""
    all_went_unseen(game)
    door = game.ground.door_space[at] if word == "break" else at
    if is_known(game):
        seen_where(game, lambda here, colour: door in broken_from(game, here, colour))
    if word == "break":
        break_door(game, at)  # rule: adv.acts-hidden
    else:
        smash(game, at)


def attack_card(game: StiflingDark) -> int:
    """The face of its Attack."""
    return game.pack.faces[game.zones[ATTACK_SLOT][0]]


def ready_abilities(game: StiflingDark) -> list[int]:
    """The Ability cards that lie ready and were not used in this turn, by face."""
    if game.adversary.no_abilities:
        return []
    barred = game.haunted.barred  # rule: spirit.phantom
    lying = [piece for piece in game.zones[ABILITY_SLOTS] if piece not in barred]
    slots = distinct_faces(game, lying)
    return [face for face in slots if not game.adversary.played >> face & 1]


def play_ability(game: StiflingDark, face: int) -> None:
    """The card is shown; what it does comes next."""
    went_unseen(game)
    if CARDS[face].shadow:
        show_shadow(game, game.figure)  # rule: shadow.place
    game.adversary.played |= 1 << face  # rule: adv.cards-once
    game.tell("plays", face)
    # Shown in this step: the next one begins with a card that is known to have been ready.
    game.look([piece_with(game, ABILITY_SLOTS, face)], EVERYONE)  # rule: info.adversary-cards
    game.agenda.call(("use_ability", face))


def end_turn(game: StiflingDark) -> None:
    """Its turn is over: the belief spreads a last time, and Cooldowns go on."""
    for n, figure in enumerate(game.figures):
        game.acting = n
        turn_ends(game)
        figure.spent = 0
        figure.rode = False
    game.acting = 0
    game.adversary.roll = 0
    game.tell("adversary-done")
    game.agenda.call(("adversary_turn_ends",))


# --- where an Adversary has several figures ---


def shared(game: StiflingDark, space: int) -> bool:
    """Does another figure of the Adversary stand there?"""
    return any(one.space == space for one in game.figures if one is not game.figure)


def open_steps(game: StiflingDark) -> list[int]:
    return [space for space, _ in steps(game) if may_step(game, space)]


def may_step(game: StiflingDark, space: int) -> bool:
    """Onto another's space only if there are MP to go on to one that is free."""
    if not shared(game, space):
        return True
    left = mp_left(game) - cost_to(game, space)
    best = {space: left}
    queue = [space]
    while queue:
        at = queue.pop(0)
        for near in ways_off(game, at):
            hard = game.ground.window_between.get((at, near), -1) >= 0
            after = best[at] - (2 if hard else 1)  # rule: adv.same-space-figures
            if after < 0 or after <= best.get(near, -1):
                continue
            if not shared(game, near):
                return True
            best[near] = after
            queue.append(near)
    return False
