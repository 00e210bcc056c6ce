"""Items of the Flashlight: Spare Batteries, the Lorgnette, a Tripod, the Emergency Flare."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import PLACING, Burden
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.board.adjacent import neighbours
from gloam.games.stifling_dark.rules.investigators.mitchells_sweep import can_sweep
from gloam.games.stifling_dark.rules.items.gaining_and_using import possible_if
from gloam.games.stifling_dark.rules.items.light_items import has_neighbours
from gloam.games.stifling_dark.rules.light_and_flashlights import (
    can_pay,
    can_place,
    lines_of,
    may_place,
    place_flashlight,
    relight,
)
from gloam.games.stifling_dark.state import ADVERSARY, PROCEDURES, Light, StiflingDark
from gloam.kernel.content.piles import distinct_faces
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose


def placing_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    """Items with which one could place the Flashlight now; what follows is placing it."""
    hand = game.hand(who)
    if not hand or game.turn.final or bends.no_items or not may_place(game, who):
        return []
    keys: list[Key] = []
    for face in distinct_faces(game, hand):
        if TEXTS[face].when != PLACING:
            continue
        pays = CARDS[face].id == "spare-batteries"
        wanted = not game.turn.batteries if pays else not game.turn.lorgnette
        if wanted and can_pay(game, who, int(pays)):
            keys.append(("use", face))
    return keys


@PROCEDURES.plain
def pays_charge(game: StiflingDark, who: int, n: int) -> None:
    game.turn.placing = True
    game.turn.batteries += n


@PROCEDURES.plain
def touched_lit(game: StiflingDark, who: int, n: int) -> None:
    game.turn.placing = True
    game.turn.lorgnette = n


@PROCEDURES.asking
def adversary_gives(game: StiflingDark, who: int, condition: int, this: int) -> Flow[None]:
    """The Adversary says which other Investigator is given it."""
    others: list[Key] = [("choose", other) for other in game.on_board() if other != who]
    if others:
        key: Key = yield choose(ADVERSARY, others, ("adversary-gives", condition))
        game.agenda.call(("give_condition", key[1], condition, this))


@possible_if("lay_flare")
def has_template(game: StiflingDark, who: int, call: Call) -> bool:
    # rule: flash.extra-template
    return may_place(game, who) and has_neighbours(game, who, call)


@PROCEDURES.asking
def lay_flare(game: StiflingDark, who: int) -> Flow[None]:
    """A Flashlight from an adjacent space: no Charge, no Final Action, all limits hold."""
    seat, at = game.seat_of(who), game.team[who].space
    near = neighbours(game, at)
    key: Key = yield choose(seat, [("space", space) for space in near], ("flare", who))
    lines, reach = lines_of(game, who)
    aims = game.ground.aims(key[1], game.blocked, lines)
    options: list[Key] = [("aim", aim) for aim, _ in aims]
    aim: Key = yield choose(seat, options, ("aim-flare", who, key[1]))
    game.lights = (*game.lights, Light(who, key[1], aim[1], lines, reach, stands=True))
    game.tell("flare", who, key[1], aim[1])
    relight(game)  # rule: light.other-sources


@possible_if("tripod")
def can_stand_it(game: StiflingDark, who: int, call: Call) -> bool:
    return can_place(game, who) and not game.turn.final


@PROCEDURES.asking
def tripod(game: StiflingDark, who: int) -> Flow[None]:
    """The turn goes on, without another Final Action; the light stays when one moves."""
    yield from place_flashlight(game, who, stands=True)
    game.turn.final = True  # rule: final.one
    if can_sweep(game, who):
        game.agenda.call(("sweep", who))  # rule: faq.mitchell
