"""Moving: one space at a time, what it costs, shared spaces; and the MP that a turn has."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import Burden
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.amusement_park.water_and_rides import come_to_rest, rest
from gloam.games.stifling_dark.rules.board.adjacent import neighbours, passages_from
from gloam.games.stifling_dark.rules.conditions import gain_from_token
from gloam.games.stifling_dark.rules.evidence_and_objectives.escaping import can_escape_from
from gloam.games.stifling_dark.rules.investigators.minor_abilities import (
    DARK_AS_DIM,
    is_at_home,
    is_steady,
)
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    lose_stamina,
    spare_stamina,
)
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import moved_from_light
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import (
    climb,
    may_ignore,
    shut_doors,
)
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import (
    BOARD_MP,
    MOST_STALK,
    NO_ONE,
    OPEN,
    StiflingDark,
)
from gloam.kernel.core.asks import Flow, Key


def step_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    """The spaces that an Investigator can step to now."""
    return [("go", space) for space in reachable(game, who, bends)]


def reachable(game: StiflingDark, who: int, bends: Burden) -> list[int]:
    turn = game.turn
    one = game.team[who]
    if turn.stopped or turn.mp <= 0 or bends.no_move:
        return []
    if not turn.moved and spare_stamina(game, who) < bends.move_costs_stamina:
        return []  # rule: event.firestorm, concept.spend
    return [
        space
        for space, cost in steps(game, who, one.space, bends, turn.dark_steps)
        if cost <= turn.mp and may_enter(game, who, space, turn.mp - cost, bends)
    ]


def steps(
    game: StiflingDark, who: int, at: int, bends: Burden, dark_steps: int
) -> list[tuple[int, int]]:
    """Where a Movement Line leads from a space that nothing blocks, and what entering costs."""
    ground = game.ground
    shut = closed_spaces(game)
    through = passages_from(game, at) if game.passages else ()
    found: list[tuple[int, int]] = []
    for space in neighbours(game, at):  # rule: move.adjacent-only, feature.lines
        if space not in through:
            if shut >> space & 1:
                continue  # rule: door.locked
            window = ground.window_between.get((at, space), -1)
            hurts = window >= 0 and game.gates[window] != OPEN
            if hurts and bends.no_hazards and not may_ignore(game, who, window):
                continue
        if bends.no_dark and game.dark >> space & 1 and not game.dark >> at & 1:
            continue
        found.append((space, cost_of(game, who, space, dark_steps)))
    return found


def closed_spaces(game: StiflingDark) -> int:
    """The spaces that no Movement Line leads onto now."""
    return shut_doors(game) | game.horror.mucus  # rule: horror.mucus


def open_neighbours(game: StiflingDark, at: int) -> list[int]:
    """The spaces next to one that a figure can be set on: a Secret Passage leads onto any."""
    closed, through = closed_spaces(game), passages_from(game, at)
    near = neighbours(game, at)
    return [space for space in near if space in through or not closed >> space & 1]


def cost_of(game: StiflingDark, who: int, space: int, dark_steps: int) -> int:
    # rule: concept.mp, light.dim, light.dark, light.bright
    if not game.dark >> space & 1:
        return 1
    return 1 if dark_steps < DARK_AS_DIM and is_at_home(game, who) else 2


def may_enter(game: StiflingDark, who: int, space: int, left: int, bends: Burden) -> bool:
    """May one Move onto a space? Judged is where the step, with its carry, comes to rest: with
    another Investigator only if the MP then left lead on to a free space."""
    turn = game.turn
    end = rest(game, who, space, turn.swam, turn.rode)
    if game.standing(end) in (NO_ONE, who):
        # rule: move.through-others, move.share-with-adversary, move.all-spaces, info.no-warning
        return True
    if can_escape_from(game, end):
        return True  # the escape must then follow  # rule: move.enter-occupied
    # rule: move.enter-occupied, move.no-shared-end
    return leads_on(game, who, end, left, bends)


def leads_on(game: StiflingDark, who: int, space: int, left: int, bends: Burden) -> bool:
    """Is there a way from an occupied space to one that is free of Investigators?"""
    ground, turn = game.ground, game.turn
    swam = turn.swam or space in ground.downstream
    rode = turn.rode or space in ground.next_seat
    best = {space: left}
    queue = [space]
    while queue:
        here = queue.pop(0)
        for near, cost in steps(game, who, here, bends, DARK_AS_DIM):
            after = best[here] - cost
            if after < 0 or after <= best.get(near, -1):
                continue
            if game.standing(rest(game, who, near, swam, rode)) in (NO_ONE, who):
                return True
            best[near] = after
            queue.append(near)
    return False


def go(game: StiflingDark, who: int, space: int) -> Flow[None]:
    """One step. On landing behind a Window: bleed and go on, or stop here."""
    before, bends = game.team[who].space, burden(game, who)
    take_step(game, who, space)
    window = game.ground.window_between.get((before, space), -1)
    passage = space in passages_from(game, before)
    # rule: token.open-window, window.only-hazard
    if window < 0 or passage or game.gates[window] == OPEN or bends.unharmed:
        return
    if game.turn.padded:
        game.turn.padded -= 1  # rule: item.mini-rag
        return
    yield from climb(game, who, window)


def take_step(game: StiflingDark, who: int, space: int) -> None:
    """What a step costs, and what it brings about but for Windows."""
    turn = game.turn
    one = game.team[who]
    before = one.space
    cost = cost_of(game, who, space, turn.dark_steps)
    price = burden(game, who).move_costs_stamina
    if not turn.moved and price:
        lose_stamina(game, who, price, 1, game.event)  # rule: event.firestorm
    if game.dark >> space & 1:
        turn.dark_steps += 1
    turn.mp -= cost  # rule: move.any-split
    turn.moved = True
    one.space = space
    game.tell("moved", who, before, space)
    moved_from_light(game, who)
    meet_tokens(game, who, space)
    tread(game, who, space)
    come_to_rest(game, who)
    if game.standing_with(who) == NO_ONE:
        turn.last_free = one.space


def meet_tokens(game: StiflingDark, who: int, space: int) -> None:
    """What lies on a space that an Investigator Moves onto."""
    if game.butcher.eyes >> space & 1:
        look_into_eye(game, space)
    if game.flames >> space & 1:
        gain_wound(game, who, 1, "flames")


def met_on_entering(game: StiflingDark) -> int:
    """The spaces where entering brings anything about: `meet_tokens`, and what carries figures."""
    cursed = game.cult.hellfire | game.cult.desecrated
    return game.butcher.eyes | game.flames | cursed | game.ground.carries


def tread(game: StiflingDark, who: int, space: int) -> None:
    """What the Cult has done to the ground: only one's own Move counts."""
    # rule: cult.ground-tokens
    if game.cult.hellfire >> space & 1:
        gain_from_token(game, who, 1, FACE["cleft-hoof"])
    if game.cult.desecrated >> space & 1 and not game.bright >> space & 1:
        game.turn.defiled = True


def look_into_eye(game: StiflingDark, space: int) -> None:
    """An Evil Eye gives 1 Stalk and goes."""
    game.butcher.eyes &= ~(1 << space)  # rule: butcher.evil-eye
    game.butcher.stalk = min(game.butcher.stalk + 1, MOST_STALK)  # rule: butcher.stalk-cap
    game.tell("evil-eye", space, game.butcher.stalk)


def stranded(game: StiflingDark, who: int) -> None:
    """Who can neither stay on a shared space nor leave it goes back to the last free one."""
    turn = game.turn
    one = game.team[who]
    if can_escape_from(game, one.space):
        return
    if game.standing_with(who) != NO_ONE and not reachable(game, who, burden(game, who)):
        one.space = turn.last_free  # rule: move.stranded
        game.tell("goes-back", who, one.space)
        moved_from_light(game, who)


# --- MP ---


def turn_mp(game: StiflingDark, who: int) -> int:
    """The MP that a turn begins with."""
    mp = bent_mp(burden(game, who))
    if is_steady(game, who):
        mp = max(mp, BOARD_MP)  # rule: investigator.ibraheem-minor
    return max(mp, 0)


def bent_mp(bends: Burden) -> int:
    """The MP of the board, with what cards give and take."""
    mp = BOARD_MP + bends.mp  # rule: move.pool, board.mp
    return mp // 2 if bends.mp_halved else mp  # rule: game.rounding


def settle_mp(game: StiflingDark, who: int) -> None:
    """What has changed in mid-turn gives more MP, or takes those that are not spent yet."""
    turn = game.turn
    change = max(turn.moves * turn_mp(game, who) - turn.granted, -turn.mp)
    turn.mp += change  # rule: move.pool
    turn.granted += change
