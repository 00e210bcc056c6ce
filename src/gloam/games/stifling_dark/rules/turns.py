"""An Investigator's turn: any number of Actions, then at most one Final Action."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.phrasebook import calls_of
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.burdens import burden, effective_wounds, end_spells
from gloam.games.stifling_dark.rules.conditions import calls_at_turn_end, calls_at_turn_start
from gloam.games.stifling_dark.rules.doors import door_keys, lock_door, open_door
from gloam.games.stifling_dark.rules.ground import members
from gloam.games.stifling_dark.rules.items import use, use_keys
from gloam.games.stifling_dark.rules.light import (
    can_place,
    place_flashlight,
    switch_keys,
    switch_on,
)
from gloam.games.stifling_dark.rules.moving import go, look_into_eye, step_keys, stranded
from gloam.games.stifling_dark.rules.sprinting import sprint, sprint_keys, turn_mp
from gloam.games.stifling_dark.rules.tokens import take, take_keys, take_medical
from gloam.games.stifling_dark.rules.tracks import (
    gain_charge,
    gain_stamina,
    lose_charge,
    lose_stamina,
)
from gloam.games.stifling_dark.state import NO_ONE, PROCEDURES, Phase, Status, StiflingDark, Turn
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import EVERYONE, RACE, Ask, Flow, Key, choose

CHARGE: Final[Key] = ("charge",)
FLASHLIGHT: Final[Key] = ("flashlight",)
END: Final[Key] = ("end",)


# --- whose turn ---


def next_turn(game: StiflingDark) -> Flow[None]:
    """Whoever of those who have not acted this round is first takes the next turn."""
    waiting = waiting_for_turn(game)
    offers: dict[int, list[Key]] = {}
    for who in waiting:
        offers.setdefault(game.seat_of(who), []).append(("turn", who))
    first = next(iter(offers))
    # rule: round.turn-order, round.turn-order-claim, game.turns-per-round
    _, key = yield Ask(RACE, first, offers[first], "next-turn", EVERYONE, offers)
    begin_turn(game, key[1])


def waiting_for_turn(game: StiflingDark) -> list[int]:
    return [who for who in game.living() if not game.team[who].acted]


def begin_turn(game: StiflingDark, who: int) -> None:
    """MP, and whatever acts at the start of a turn."""
    one = game.team[who]
    one.turns += 1
    end_old_spells(game, who)
    game.turn = Turn(who=who, last_free=one.space)
    game.phase = Phase.TURN
    game.tell("turn", who)
    if one.skips or one.status is Status.AWAY:
        one.skips = False
        game.agenda.call(("turn_is_over", who))
        return
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
    game.turn.mp = turn_mp(game, who)


def end_old_spells(game: StiflingDark, who: int) -> None:
    """What held for rounds ends when the turn after them begins."""
    one = game.team[who]
    one.spells = tuple([spell for spell in one.spells if spell[2] >= one.turns])


# --- the turn ---


def act(game: StiflingDark) -> Flow[None]:
    """One Action of the Investigator whose turn it is."""
    who = game.turn.who
    key: Key = yield choose(game.seat_of(who), options(game, who), ("turn", who))
    word = key[0]
    if word == "go":
        yield from go(game, who, key[1])
        if game.outcome is None:
            stranded(game, who)
    elif word == "sprint":
        sprint(game, who)
    elif word == "lock":
        lock_door(game, who, key[1])
    elif word == "open":
        open_door(game, who, key[1])
    elif word == "take":
        take(game, who, key[1])
    elif word == "medical":
        take_medical(game, who)
    elif word == "switch":
        switch_on(game, who)
    elif word == "use":
        use(game, who, key[1])
    elif word == "charge":
        charge(game, who)
    elif word == "flashlight":
        yield from place_flashlight(game, who)
        end_turn(game, who)  # rule: final.ends-turn
    else:
        end_turn(game, who)  # rule: round.end-any-time, round.skip-final


def options(game: StiflingDark, who: int) -> list[Key]:
    """All that an Investigator can do now."""
    # rule: round.investigator-turn, interact.free, interact.off-turn
    keys = [
        *step_keys(game, who),
        *sprint_keys(game, who),
        *door_keys(game, who),
        *take_keys(game, who),
        *switch_keys(game, who),
        *use_keys(game, who),
    ]
    # rule: move.no-shared-end, final.occupied, move.share-with-adversary
    if game.standing_with(who) == NO_ONE:
        keys += final_keys(game, who)
        keys.append(END)
    return keys


def final_keys(game: StiflingDark, who: int) -> list[Key]:
    """At most one Final Action a turn."""
    if game.turn.final:
        return []  # rule: final.one
    keys: list[Key] = []
    bends = burden(game, who)
    if not bends.no_charge and game.team[who].stamina >= bends.charge_costs_stamina:
        keys.append(CHARGE)
    if can_place(game, who):
        keys.append(FLASHLIGHT)
    return keys


def charge(game: StiflingDark, who: int) -> None:
    """The Charge is gained as the turn ends, with what a Dying Battery takes."""
    game.turn.charged = True  # rule: final.charge
    price = burden(game, who).charge_costs_stamina
    if price:
        lose_stamina(game, who, price, 1)
    end_turn(game, who)


# --- the end of a turn ---


def end_turn(game: StiflingDark, who: int) -> None:
    """Charge and Rest against what Wounds take, then all else that acts at the end."""
    if game.outcome is not None or not game.team[who].here:
        return
    space = game.team[who].space
    if game.butcher.eyes >> space & 1:
        look_into_eye(game, space)
    settle_tracks(game, who)
    game.agenda.call(*calls_at_turn_end(game, who), then=("turn_is_over", who))


def rests(game: StiflingDark, who: int) -> bool:
    """Without a Sprint and without an Involved Action a turn is a Rest."""
    turn = game.turn
    # rule: rest.gain, rest.automatic, rest.after-final
    return not turn.sprints and not turn.involved and not burden(game, who).no_rest


def settle_tracks(game: StiflingDark, who: int) -> None:
    """What is gained and what is lost at the end of a turn cancel out."""
    up = effective_wounds(game, who)
    if burden(game, who).ignores_wounds:
        up = 0
    stamina = -sum_of_losses(game, who, up, "lose_stamina") + int(rests(game, who))
    charge = -sum_of_losses(game, who, up, "lose_charge") + int(game.turn.charged)
    if charge > 0:
        gain_charge(game, who, charge)
    elif charge < 0:
        lose_charge(game, who, -charge)
    if stamina > 0:
        gain_stamina(game, who, stamina)
    elif stamina < 0:
        lose_stamina(game, who, -stamina, 0)  # rule: track.turn-end-net


def sum_of_losses(game: StiflingDark, who: int, up: int, name: str) -> int:
    """What face-up Wounds take from a track at the end of a turn."""
    total = 0
    for face in members(up):
        for call in calls_of(TEXTS[face].turn_end, game, who, face):
            if call[0] == name:
                total += int(call[2])
    return total


@PROCEDURES.plain
def turn_is_over(game: StiflingDark, who: int, results: tuple[int | None, ...] = ()) -> None:
    """MP that are left are lost; after the last Investigator the Adversary has its turn."""
    one = game.team[who]
    end_spells(one)
    one.acted = True
    game.turn = Turn()  # rule: move.unused-mp
    game.tell("turn-over", who)
    game.phase = Phase.NEXT
