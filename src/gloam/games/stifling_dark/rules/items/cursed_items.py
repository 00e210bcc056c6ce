"""Cursed Items and others that strike bargains: Wounds that pass, decks that are searched."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.adversary.adversary_turn import NO_ROLL, SHOW_SHADOW
from gloam.games.stifling_dark.rules.conditions import can_be_given
from gloam.games.stifling_dark.rules.items.gaining_and_using import fill, patients, possible_if
from gloam.games.stifling_dark.rules.reacting.dice import roll_d6
from gloam.games.stifling_dark.rules.wounds import WOUNDS, land, take_off
from gloam.games.stifling_dark.state import (
    DRAWN,
    GENERAL_DECK,
    HAND,
    PROCEDURES,
    TRACK,
    WOUND_DISCARD,
    StiflingDark,
)
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.several import choose_several

NONE: Key = ("none",)


@PROCEDURES.asking
def bells(game: StiflingDark, who: int) -> Flow[None]:
    """The user picks which of the two binds the Adversary's next turn."""
    options: list[Key] = [("no-roll",), ("show-shadow",)]
    key: Key = yield choose(game.seat_of(who), options, ("bells", who))
    game.adversary.next_barred |= NO_ROLL if key == ("no-roll",) else SHOW_SHADOW


@possible_if("roll_for_another")
def has_company(game: StiflingDark, who: int, call: Call) -> bool:
    return len(game.on_board()) > 1


@PROCEDURES.asking
def roll_for_another(game: StiflingDark, who: int, this: int, *lines: int) -> Flow[None]:
    others: list[Key] = [("choose", other) for other in game.on_board() if other != who]
    key: Key = yield choose(game.seat_of(who), others, ("roll-for", who))
    roll_d6(game, who, "do_case", key[1], this, *lines)  # rule: concept.d6


@PROCEDURES.asking
def choose_cards(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """Any cards of the General deck, which only the team sees."""
    faces = distinct_faces(game, game.zones[GENERAL_DECK])
    things: list[Key] = [("item", who, face) for face in faces]
    count = min(n, len(things))
    keys = yield from choose_several(
        game.seat_of(who), things, count, count, ("choose-cards", who), game.team_audience
    )
    for key in keys:
        piece = piece_with(game, GENERAL_DECK, key[2])
        game.move(piece, HAND + who)
        fill(game, piece)
    game.agenda.call(("shed_items", who))


# --- Wounds that pass or are exchanged ---


def passes(game: StiflingDark, who: int) -> list[Key]:
    """Any Wound, from oneself to somebody adjacent or the other way."""
    return [
        ("pass", giver, taker, slot)
        for other in patients(game, who, others=True)
        if other != who
        for giver, taker in ((who, other), (other, who))
        for slot in range(len(game.wounds(giver)))
    ]


@possible_if("pass_wound")
def some_wound_near(game: StiflingDark, who: int, call: Call) -> bool:
    return bool(passes(game, who))


@PROCEDURES.asking
def pass_wound(game: StiflingDark, who: int) -> Flow[None]:
    """Between oneself and somebody who agrees; it stays as it lay, up or down."""
    key: Key = yield choose(game.seat_of(who), passes(game, who), ("pass-wound", who))
    _, giver, taker, slot = key
    other = taker if giver == who else giver
    options: list[Key] = [("agree",), ("refuse",)]
    answer: Key = yield choose(game.seat_of(other), options, ("agree-wound", who, other))
    if answer == ("agree",):
        game.agenda.call(("wound_passes", giver, taker, slot))


@PROCEDURES.plain
def wound_passes(game: StiflingDark, giver: int, taker: int, slot: int) -> None:
    up = game.team[giver].up >> slot & 1
    piece = take_off(game, giver, slot, TRACK + taker)
    game.tell("wound-passes", giver, taker)
    land(game, taker, piece, up)


@possible_if("exchange_wound")
def has_wound_up(game: StiflingDark, who: int, call: Call) -> bool:
    return bool(game.team[who].up)


@PROCEDURES.asking
def exchange_wound(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """New Wounds are looked at; one may take the place of one that is face up."""
    WOUNDS.draw_up_to(game, DRAWN, n)
    one = game.team[who]
    options: list[Key] = [
        ("exchange", face, slot)
        for face in distinct_faces(game, game.zones[DRAWN])
        for slot in range(len(game.wounds(who)))
        if one.up >> slot & 1
    ]
    key: Key = yield choose(game.seat_of(who), [*options, NONE], ("exchange", who))
    if key != NONE:
        take_off(game, who, key[2], WOUND_DISCARD)
        piece = piece_with(game, DRAWN, key[1])
        game.move(piece, TRACK + who)
        land(game, who, piece, 1)
    for piece in list(game.zones[DRAWN]):
        game.move(piece, WOUND_DISCARD)


# --- the Phantom Amulet ---


@PROCEDURES.asking
def mauled_or_wound(game: StiflingDark, who: int) -> Flow[None]:
    """Its price: Mauled, if there is a card of it to be had, or a face-down Wound."""
    # rule: item.cursed
    mauled = FACE["mauled"]
    options: list[Key] = [("take-wound",)]
    if can_be_given(game, who, mauled):
        options.insert(0, ("mauled",))
    key: Key = yield choose(game.seat_of(who), options, ("amulet-price", who))
    if key == ("mauled",):
        game.agenda.call(("give_condition", who, mauled, FACE["phantom-amulet"]))
    else:
        game.agenda.call(("gain_wound", who, 0, FACE["phantom-amulet"]))
