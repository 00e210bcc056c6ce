"""An Investigator's turn: any number of Actions, then at most one Final Action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.amusement_park.game_booths import booth_keys, play
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import check_keys
from gloam.games.stifling_dark.rules.amusement_park.mirror_maze import check_mirror
from gloam.games.stifling_dark.rules.amusement_park.service_tunnels import pick_up_parts
from gloam.games.stifling_dark.rules.amusement_park.water_and_rides import start_on_ride
from gloam.games.stifling_dark.rules.conditions import calls_at_turn_start
from gloam.games.stifling_dark.rules.death_and_spirits.death_and_becoming_a_spirit import (
    left_keys,
    take_left,
)
from gloam.games.stifling_dark.rules.death_and_spirits.spirits_turn import (
    begin_haunting,
    haunt,
    is_spirit,
)
from gloam.games.stifling_dark.rules.evidence_and_objectives.escape_cards import (
    escape_keys,
    get_out,
)
from gloam.games.stifling_dark.rules.evidence_and_objectives.evidence import (
    hand_in,
    hand_in_keys,
    kept_keys,
    lay_kept,
)
from gloam.games.stifling_dark.rules.evidence_and_objectives.objective_items import (
    RIDE_PARTS,
    item_keys,
    objective_keys,
    pick_up,
    use_objective,
)
from gloam.games.stifling_dark.rules.investigators.major_abilities import (
    ability_keys,
    jump,
    jump_keys,
    major_is_due,
    use_major,
)
from gloam.games.stifling_dark.rules.investigators.minor_abilities import use_minor
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import (
    FLASHLIGHT,
    after_flashlight,
    charge,
    final_keys,
)
from gloam.games.stifling_dark.rules.investigators_turn.moving import (
    go,
    settle_mp,
    step_keys,
    stranded,
)
from gloam.games.stifling_dark.rules.investigators_turn.moving_several_spaces import walk, walk_keys
from gloam.games.stifling_dark.rules.investigators_turn.picking_up_tokens import (
    take,
    take_keys,
    take_medical,
)
from gloam.games.stifling_dark.rules.investigators_turn.sprint_and_rest import sprint, sprint_keys
from gloam.games.stifling_dark.rules.investigators_turn.turn_end import end_turn, may_end
from gloam.games.stifling_dark.rules.items.flashlight_items import placing_keys
from gloam.games.stifling_dark.rules.items.gaining_and_using import use, use_keys
from gloam.games.stifling_dark.rules.items.ghillie_suit_and_sedatives import wake_up
from gloam.games.stifling_dark.rules.items.trading import trade_keys
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.light_and_flashlights import (
    can_place,
    place_flashlight,
    switch_keys,
    switch_on,
)
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import (
    door_keys,
    lock_door,
    open_door,
)
from gloam.games.stifling_dark.rules.reacting.commiserating import commiserate, commiserate_keys
from gloam.games.stifling_dark.rules.sawmill.fix_the_truck import start, start_keys
from gloam.games.stifling_dark.state import PROCEDURES, Phase, StiflingDark, Turn
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose

END: Final[Key] = ("end",)


# --- whose turn ---


def begin_turn(game: StiflingDark, who: int) -> None:
    """MP, and whatever acts at the start of a turn."""
    one = game.team[who]
    one.turns += 1  # rule: faq.dylan
    end_old_spells(game, who)
    game.turn = Turn(who=who, last_free=one.space)  # rule: count.separate-turns
    game.phase = Phase.TURN
    game.tell("turn", who)
    if is_spirit(game, who):
        begin_haunting(game, who)
        return
    if one.skips:
        wake_up(game, who)
        game.agenda.call(("turn_is_over", who))
        return
    start_on_ride(game, who)  # rule: ride.carry, ride.turn-start
    calls = [*calls_at_turn_start(game, who), *calls_of_lasting(game, who)]
    game.agenda.call(*calls, then=("take_mp", who))  # rule: round.start-end-effects


def calls_of_lasting(game: StiflingDark, who: int) -> list[Call]:
    """What used Items that stay in hand do as a turn starts."""
    calls: list[Call] = []
    for piece in game.hand(who):
        face = game.pack.faces[piece]
        if game.kept >> face & 1:
            calls += calls_of(TEXTS[face].turn_start, game, who, face)
    return calls


@PROCEDURES.plain
def take_mp(game: StiflingDark, who: int, results: tuple[int | None, ...]) -> None:
    game.turn.moves = 1
    settle_mp(game, who)


def end_old_spells(game: StiflingDark, who: int) -> None:
    """What held for rounds ends when the turn after them begins."""
    one = game.team[who]
    one.spells = tuple([spell for spell in one.spells if spell[2] >= one.turns])


# --- the turn ---


def act(game: StiflingDark) -> Flow[None]:
    """One Action of the Investigator whose turn it is."""
    who = game.turn.who
    if is_spirit(game, who):
        yield from haunt(game, who)
        return
    settle_mp(game, who)
    stranded(game, who)
    key: Key = yield choose(game.seat_of(who), options(game, who), ("turn", who))
    word = key[0]
    game.turn.begun = True
    if word == "go":
        yield from go(game, who, key[1])
    elif word == "flashlight":
        yield from place_flashlight(game, who)
        after_flashlight(game, who)
    elif word in game.kind.banish_actions:
        game.kind.banish_actions[word](game, who, key)
    else:
        ACTIONS[word](game, who, key)


def options(game: StiflingDark, who: int) -> list[Key]:
    """All that an Investigator can do now."""
    if game.turn.placing:
        return placing_options(game, who)
    # rule: round.investigator-turn, interact.free, interact.off-turn, item.discard-voluntary
    # rule: interact.space, interact.doors, interact.trade, interact.use-item, interact.pick-up
    bends = burden(game, who)
    steps = step_keys(game, who, bends)
    keys = [
        *steps,
        *walk_keys(game, who, bends, steps),
        *sprint_keys(game, who, bends),
        *door_keys(game, who, bends),
        *take_keys(game, who, bends),
        *item_keys(game, who),
        *left_keys(game, who),
        *escape_keys(game, who),
        *switch_keys(game, who),
        *use_keys(game, who, bends),
        *commiserate_keys(game, who, bends),
        *trade_keys(game, who, bends),
        *kept_keys(game, who),
        *jump_keys(game, who),
        *check_keys(game, who),
        *booth_keys(game, who),
    ]
    keys += ability_keys(game, who, bends)
    # Involved Actions: they end the turn, unless a card says otherwise.
    keys += [*hand_in_keys(game, who), *game.kind.banish_keys(game, who)]
    keys += [*objective_keys(game, who), *start_keys(game, who)]
    if major_is_due(game, who):
        return keys  # Fear: the turn cannot end while the Major Ability could be used
    if may_end(game, who):
        keys += final_keys(game, who, bends)
        keys.append(END)
    return keys


def placing_options(game: StiflingDark, who: int) -> list[Key]:
    """An Item was used with which the Flashlight is placed now: nothing else comes between."""
    bends = burden(game, who)
    tripod = [key for key in use_keys(game, who, bends) if CARDS[key[1]].id == "tripod"]
    flashlight = [FLASHLIGHT] if can_place(game, who) and not game.turn.final else []
    return [*flashlight, *tripod, *placing_keys(game, who, bends)]


def use_item(game: StiflingDark, who: int, face: int) -> None:
    if TEXTS[face].place:
        use_objective(game, who, face)
    else:
        use(game, who, face)


def take_item(game: StiflingDark, who: int, face: int) -> None:
    if face == RIDE_PARTS:
        pick_up_parts(game, who)
    else:
        pick_up(game, who, face)


def trade_with(game: StiflingDark, who: int, other: int) -> None:
    game.agenda.call(("trade", who, other))


# What each Action does, by its word.
ACTIONS: Final[dict[str, Callable[[StiflingDark, int, Key], None]]] = {
    "walk": lambda game, who, key: walk(game, who, key[1]),
    "sprint": lambda game, who, key: sprint(game, who),
    "lock": lambda game, who, key: lock_door(game, who, key[1]),
    "open": lambda game, who, key: open_door(game, who, key[1]),
    "take": lambda game, who, key: take(game, who, key[1]),
    "medical": lambda game, who, key: take_medical(game, who),
    "switch": lambda game, who, key: switch_on(game, who),
    "use": lambda game, who, key: use_item(game, who, key[1]),
    "take-left": lambda game, who, key: take_left(game, who, key[1]),
    "pick-up": lambda game, who, key: take_item(game, who, key[1]),
    "commiserate": lambda game, who, key: commiserate(game, who, key[1]),
    "start-truck": lambda game, who, key: start(game, who),
    "escape": lambda game, who, key: get_out(game, who),
    "trade": lambda game, who, key: trade_with(game, who, key[1]),
    "lay-window": lay_kept,
    "lay-dim": lay_kept,
    "lay-passage": lay_kept,
    "check-mirror": lambda game, who, key: check_mirror(game, who, key[1]),
    "strength": play,
    "duck-hunt": play,
    "ring-toss": play,
    "minor": lambda game, who, key: use_minor(game, who),
    "major": lambda game, who, key: use_major(game, who),
    "jump": lambda game, who, key: jump(game, who),
    "hand-in": lambda game, who, key: hand_in(game, who, key[1]),
    "charge": lambda game, who, key: charge(game, who),
    # rule: round.end-any-time, round.skip-final
    "end": lambda game, who, key: end_turn(game, who),
}
