"""What Items do when they are used, besides gains and losses."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.orders import case_for
from gloam.games.stifling_dark.cards.phrasebook import LINES
from gloam.games.stifling_dark.rules.adversary.adversary_turn import NO_ABILITIES, ONLY_MOVE
from gloam.games.stifling_dark.rules.board.adjacent import neighbours, windows_beside
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.investigators_turn.moving import settle_mp
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    gain_charge,
    gain_stamina,
)
from gloam.games.stifling_dark.rules.items.gaining_and_using import patients
from gloam.games.stifling_dark.rules.light_and_flashlights import (
    relight,
    reveal_tokens,
    takes_no_light,
)
from gloam.games.stifling_dark.rules.on_the_map.doors_and_windows import (
    lay_open_window,
)
from gloam.games.stifling_dark.rules.reacting.dice import roll_d6
from gloam.games.stifling_dark.rules.wounds import can_turn_down, turn_wound_down
from gloam.games.stifling_dark.state import (
    DAMAGED,
    LOCKED,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.asks import Flow, Key, choose


@PROCEDURES.plain
def roll_cases(game: StiflingDark, who: int, this: int, *lines: int) -> None:
    """Roll the D6, and do what the text says of it."""
    roll_d6(game, who, "do_case", who, this, *lines)  # rule: concept.d6


@PROCEDURES.plain
def do_case(game: StiflingDark, who: int, this: int, *lines: int) -> None:
    """What a text says of a roll: the last of the numbers is what came up."""
    case = case_for([LINES[line] for line in lines[:-1]], lines[-1])
    if case is not None:
        game.agenda.call(*calls_of([case], game, who, this))


@PROCEDURES.asking
def gain_either(game: StiflingDark, who: int, stamina: int, charge: int, why: int) -> Flow[None]:
    options: list[Key] = [("stamina",), ("charge",)]
    key: Key = yield choose(game.seat_of(who), options, ("gain-either", who))
    if key == ("stamina",):
        gain_stamina(game, who, stamina, why)
    else:
        gain_charge(game, who, charge, why)


@PROCEDURES.asking
def turn_down(game: StiflingDark, who: int, others: int) -> Flow[None]:
    """A face-up Wound, one's own or, with a Medkit, that of somebody adjacent."""
    options: list[Key] = [
        ("turn-down", patient, slot)
        for patient in patients(game, who, bool(others))
        for slot in can_turn_down(game, patient)
    ]
    if not options:
        return
    key: Key = yield choose(game.seat_of(who), options, ("turn-down", who))
    turn_wound_down(game, key[1], key[2])  # rule: item.medical, item.medkit


@PROCEDURES.asking
def numb_wound(game: StiflingDark, who: int) -> Flow[None]:
    one = game.team[who]
    up = one.up & ~one.numb
    options: list[Key] = [("numb", slot) for slot in range(4) if up >> slot & 1]
    if not options:
        return
    key: Key = yield choose(game.seat_of(who), options, ("numb", who))
    one.numb |= 1 << key[1]


@PROCEDURES.plain
def sure_sprint(game: StiflingDark, who: int, mp: int) -> None:
    game.team[who].sure_sprint = mp


@PROCEDURES.plain
def move_again(game: StiflingDark, who: int) -> None:
    game.turn.moves += 1
    settle_mp(game, who)


@PROCEDURES.plain
def free_involved(game: StiflingDark, who: int) -> None:
    game.turn.free_involved = True


@PROCEDURES.plain
def bar_abilities(game: StiflingDark) -> None:
    game.adversary.next_barred |= NO_ABILITIES


@PROCEDURES.plain
def only_move(game: StiflingDark) -> None:
    game.adversary.next_barred |= ONLY_MOVE


@PROCEDURES.plain
def show_roll(game: StiflingDark) -> None:
    """A Motion Detector is armed until a roll is made."""
    game.adversary.shows_roll = True


@PROCEDURES.plain
def reveal_tokens_near(game: StiflingDark, who: int, n: int) -> None:
    reveal_tokens(game, within(game, game.team[who].space, n))


@PROCEDURES.plain
def dim_zone(game: StiflingDark, who: int) -> None:
    """One's own Zone is Dim until the end of the round; outdoors nothing is."""
    zone = game.ground.zone_of[game.team[who].space]
    if zone >= 0 and not takes_no_light(game, zone):
        game.torch_zones |= 1 << zone  # rule: light.single-spaces
        relight(game)


@PROCEDURES.asking
def bar_door(game: StiflingDark, who: int) -> Flow[None]:
    ground = game.ground
    gates = [
        ground.door_at[space]
        for space in neighbours(game, game.team[who].space)
        if space in ground.door_at and game.gates[ground.door_at[space]] in (LOCKED, DAMAGED)
    ]
    if not gates:
        return
    options: list[Key] = [("bar", gate) for gate in gates if not game.bars >> gate & 1]
    key: Key = yield choose(game.seat_of(who), options, ("bar", who))
    game.bars |= 1 << key[1]
    game.tell("barred", key[1])


@PROCEDURES.asking
def open_window(game: StiflingDark, who: int) -> Flow[None]:
    """A Window beside one's space is harmless for both sides from now on."""
    # rule: token.adjacent-window
    options: list[Key] = [("window", gate) for gate in windows_beside(game, who)]
    if not options:
        return
    key: Key = yield choose(game.seat_of(who), options, ("open-window", who))
    lay_open_window(game, key[1])
