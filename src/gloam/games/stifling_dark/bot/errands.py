"""What is worth getting to once the Objective is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gloam.games.stifling_dark.bot.goals import Goal
from gloam.games.stifling_dark.bot.knowledge import beside, suspected
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.butcher.banish_the_butcher import grave_of
from gloam.games.stifling_dark.rules.cult.banish_the_cult import ENOUGH, KNIFE, altar_of
from gloam.games.stifling_dark.rules.ending import BANISH, FLARE
from gloam.games.stifling_dark.rules.evidence_and_objectives.objective_items import place_of
from gloam.games.stifling_dark.state import HIDDEN, NO_ONE, NOWHERE, ON_BOARD, StiflingDark
from gloam.kernel.core.bit_sets import members

HOOK: Final = FACE["the-hook"]
LAST_CALL: Final = 14  # rounds, after which the Truck waits for nobody
DIG, SEEK, HUNT = 20.0, 12.0, 10.0
GET_OUT, USE, FETCH, WAIT = 30.0, 24.0, 16.0, 0.1


def errands(game: StiflingDark) -> Iterable[Goal]:
    if game.objective == BANISH:
        yield from banishing(game)
    else:
        yield from escaping(game)


# --- Escape cards ---


def escaping(game: StiflingDark) -> Iterable[Goal]:
    """Out, if there is a way; else what lies there is fetched and brought where it serves."""
    ways_out = exits(game)
    if game.escape.open or game.escape.opens:
        yield Goal(ways_out, GET_OUT, shared=True)
        return
    held = {who: objective_items(game, who) for who in game.on_board()}
    for who, faces in held.items():
        for face in faces:
            text = TEXTS[face]
            at = place_of(game, text.place)
            if at != NOWHERE and (not text.goods or FACE[text.goods] in faces):
                yield Goal((at,), USE, (who,))
    for face, space in dict.fromkeys(game.escape.lying):
        team = takers(game, face, held)
        if team:
            yield Goal((space,), FETCH, tuple(team))
    waits = (game.escape.truck,) if game.escape.truck != NOWHERE else ways_out
    near = 0
    for space in waits:
        near |= beside(game, space) & ~(1 << space)  # on the space itself one is in the way
    yield Goal(tuple(members(near)), WAIT, shared=True)


def exits(game: StiflingDark) -> tuple[int, ...]:
    """Where one gets out, or will."""
    if game.objective == FLARE:
        rides = [seats for seats in game.ground.ride_seats if seats >> game.escape.exit & 1]
        return tuple(members(rides[0]))
    return (game.escape.exit,) if game.escape.exit != NOWHERE else ()


def objective_items(game: StiflingDark, who: int) -> list[int]:
    """Items in somebody's hand that are used at a place, or go with such a one."""
    return [f for f in hand_faces(game, who) if TEXTS[f].place or f in GOODS]


GOODS: Final = {FACE[text.goods] for text in TEXTS if text.goods}


def takers(game: StiflingDark, face: int, held: dict[int, list[int]]) -> list[int]:
    """Who should take an Item that lies there: a tool and what goes with it belong together."""
    mates = [f for f, text in enumerate(TEXTS) if text.goods and FACE[text.goods] == face]
    if TEXTS[face].goods:
        mates.append(FACE[TEXTS[face].goods])
    if any(face in faces for faces in held.values()) and mates:
        return []  # one of a kind is enough
    with_mate = [who for who, faces in held.items() if any(mate in faces for mate in mates)]
    return with_mate or list(held)


def wanted_here(game: StiflingDark, who: int, face: int) -> bool:
    """Is it for this Investigator to pick up an Item?"""
    held = {one: objective_items(game, one) for one in game.on_board()}
    return who in takers(game, face, held)


def may_leave(game: StiflingDark) -> bool:
    """Are all of them where the Truck takes them along? As dawn nears, most are enough."""
    truck = game.escape.truck
    near = beside(game, truck) | 1 << truck
    team = game.on_board()
    aboard = len([who for who in team if near >> game.team[who].space & 1])
    return aboard == len(team) or (game.round >= LAST_CALL and 2 * aboard > len(team))


def may_install(game: StiflingDark, who: int) -> bool:
    """Does somebody hold what is used at the Truck, and stand near it?"""
    truck = game.escape.truck
    if truck == NOWHERE or not objective_items(game, who):
        return False
    return bool((beside(game, truck) | 1 << truck) >> game.team[who].space & 1)


# --- the Banishment ---


def banishing(game: StiflingDark) -> Iterable[Goal]:
    return BANISHING[game.kind.name](game)


def banishing_horror(game: StiflingDark) -> Iterable[Goal]:
    """Its Egg Sacs are destroyed, then all go for it."""
    for egg in members(game.horror.eggs):
        yield Goal((egg,), DIG)
    if game.horror.enraged:
        yield Goal(tuple(members(beside(game, game.figure.space))), HUNT, shared=True)


def banishing_cult(game: StiflingDark) -> Iterable[Goal]:
    """Knife and Rope are fetched and the Altar found; who has the Knife goes there, the others
    stand round it."""
    for _, space in game.escape.lying:
        yield Goal((space,), DIG)
    altar = altar_of(game)
    if altar.status == HIDDEN:
        yield Goal(tuple(members(altar.may)), SEEK, shared=True)
        return
    holder = holder_of(game, KNIFE)
    if holder != NO_ONE and game.cult.ritual < ENOUGH:
        yield Goal((altar.space,), GET_OUT, (holder,))
    yield Goal(tuple(members(beside(game, altar.space))), HUNT, shared=True)


def banishing_butcher(game: StiflingDark) -> Iterable[Goal]:
    """The Grave is found and opened; then who has the Hook goes where the Butcher may be."""
    grave = grave_of(game)
    if grave is not None and grave.status == HIDDEN:
        yield Goal(tuple(members(grave.may)), SEEK, shared=True)
    elif grave is not None and grave.status == ON_BOARD:
        yield Goal((grave.space,), DIG, shared=True)
    else:
        holder = holder_of(game, HOOK)
        if holder != NO_ONE:
            around = 0
            for space in members(suspected(game)):
                around |= beside(game, space)
            yield Goal(tuple(members(around)), HUNT, (holder,))


BANISHING: Final = {
    "butcher": banishing_butcher,
    "cult": banishing_cult,
    "horror": banishing_horror,
}


def hand_faces(game: StiflingDark, who: int) -> list[int]:
    faces = game.pack.faces
    return [faces[piece] for piece in game.hand(who)]


def holder_of(game: StiflingDark, face: int) -> int:
    """The Investigator on the board who holds an Item, or NO_ONE."""
    for who in game.on_board():
        if face in hand_faces(game, who):
            return who
    return NO_ONE
