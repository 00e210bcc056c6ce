"""What to do in the open: every deed of every effigy has a worth, and the best one is done.

All bots see the same table, so that each can tell whose deed is the best; the others wait.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gloam.games.harrowing.bot.worth import (
    RITUAL_WORTH,
    boss_of,
    capacity,
    faces_in,
    fear,
    fighter,
    items_of,
    omens_worth,
    order_worth,
    passage_worth,
    ritual_missing,
    threat_harm,
)
from gloam.games.harrowing.cards.catalogue import ADVERSARY, HUNTER, LOCATION
from gloam.games.harrowing.cards.line_numbers import NODES
from gloam.games.harrowing.rules.abilities import abilities
from gloam.games.harrowing.rules.actions import cost
from gloam.games.harrowing.rules.adversaries import faces_of, health
from gloam.games.harrowing.rules.locations_and_map import adjacent, free_sides, near, spot_on
from gloam.games.harrowing.state import (
    EXPLORE,
    FACE_DOWN_OMENS,
    FEAST,
    FIGHT,
    FULL,
    SCAVENGE,
    SEDUCE,
    SNATCH,
    WANDER,
    WRATH,
    Harrowing,
    fate,
)
from gloam.kernel.core.asks import WAIT, Key

BOSS_DAMAGE_WORTH: Final = 3.0
URGENCY: Final = 0.3  # by how much it grows with each Bane from this on: time is on Hell's side
LATE: Final = 6
BOSS_TAKEN_WORTH: Final = 4.0
NEVER: Final = -100.0


def best_deed(game: Harrowing, seat: int, offers: Mapping[int, Sequence[Key]]) -> Key:
    """This seat's best deed, or to wait because somebody else has a better one."""
    found: list[tuple[float, int, Key]] = []
    for place, other in enumerate(game.round_from(game.floor)):
        keys = [key for key in offers.get(other, ()) if key != WAIT]
        if keys:
            worth, key = max([(deed_worth(game, other, key), key) for key in keys], key=_worth)
            found.append((worth - place / 1000, other, key))
    _, who, key = max(found, key=_worth)
    if who == seat or WAIT not in offers[seat]:
        own = [one for one in found if one[1] == seat]
        return own[0][2]
    return WAIT


def _worth(scored: tuple[float, Key] | tuple[float, int, Key]) -> float:
    return scored[0]


def deed_worth(game: Harrowing, seat: int, key: Key) -> float:
    """Deeds above 10 are worth doing before anything else is invoked."""
    if key[0] == "invoke":
        return invocation_worth(game, seat, key[1], key[2])
    if key[0] == "boss":
        return boss_worth(game)
    if key[0] == "act":
        worth = action_worth(game, seat, key[1])
    elif key[0] == "use":
        worth = ability_worth(game, seat, key[1], key[2])
    else:
        worth = printed_worth(game, seat, key[1])
    return worth + 10 if worth > 0 else NEVER + worth


# --- invoking ---


def invocation_worth(game: Harrowing, seat: int, deck: int, place: int) -> float:
    if place == 0:
        return omens_worth(game, seat, FACE_DOWN_OMENS) - 1.6 * fear(game) + _health(game, seat)
    face = game.pack.faces[game.zones[fate(deck)][place - 1]]
    card = game.book.cards[face]
    worth = omens_worth(game, seat, card.eyes) + _health(game, seat)
    ritual = RITUAL_WORTH * min(card.ritual, ritual_missing(game))
    if card.type == LOCATION:
        if not free_sides(game, seat, face):
            return worth - card.eyes * fear(game) - ritual / 2
        return worth + 0.5 + ritual * 0.7
    if card.type == ADVERSARY:
        to = game.hunted() if HUNTER in card.keywords else seat
        return worth + foe_worth(game, to, face)
    return worth + ritual + passage_worth(game, seat, face, "effect")


def _health(game: Harrowing, seat: int) -> float:
    """Those who can take more should."""
    return capacity(game, seat) / 20


def foe_worth(game: Harrowing, seat: int, face: int) -> float:
    """What it is to control an adversary, and to fight it."""
    card = game.book.cards[face]
    if card.is_boss:
        if seat != fighter(game):
            return -8.0
        return 6.0 if game.omens[seat] >= 5 else -2.0
    wrath = game.sheet(seat).base[WRATH] if game.sheet(seat).corruption[WRATH] < FULL else 0
    harm = -passage_worth(game, seat, face, "threat")
    if not card.health:
        return -1.5
    gain = passage_worth(game, seat, face, "defeated") * 0.5
    gain += RITUAL_WORTH * 0.7 * min(card.ritual, ritual_missing(game))
    hard = card.health / max(1, wrath)
    return gain * min(1.0, wrath / 3) - harm * 1.2 - hard * 0.7 - 0.3 * len(faces_of(game, seat))


def boss_worth(game: Harrowing) -> float:
    """Once it may come, as soon as its fighter has something to fight it with."""
    return 9.0 if game.omens[fighter(game)] >= 5 else -5.0


# --- acting ---


def action_worth(game: Harrowing, seat: int, action: int) -> float:
    price = -omens_worth(game, seat, -cost(game, seat, action))
    price += faces_in(game, seat, action).faults * threat_harm(game, seat)
    if action == FIGHT:
        return fight_worth(game, seat) - price
    if action == FEAST:
        return feast_worth(game, seat) - price
    if action == EXPLORE:
        return explore_worth(game, seat) - price
    if action == SCAVENGE:
        return scavenge_worth(game, seat) - price
    if action == WANDER:
        return wander_worth(game, seat) - price
    if action == SEDUCE:
        return seduce_worth(game, seat) - price
    assert action == SNATCH
    return NEVER


def fight_worth(game: Harrowing, seat: int) -> float:
    graces = faces_in(game, seat, WRATH).graces
    return max([0.0, *[graces * damage_worth(game, seat, face) for face in faces_of(game, seat)]])


def damage_worth(game: Harrowing, seat: int, face: int) -> float:
    """What a point of damage to an adversary is worth; the last ones are worth more."""
    card = game.book.cards[face]
    if card.is_boss:
        return BOSS_DAMAGE_WORTH + URGENCY * max(0, game.bane - LATE)
    if not card.health:
        return 0.0
    left = health(game, face) - game.damage.get(face, 0)
    prize = -2.0 * passage_worth(game, seat, face, "threat") + 0.6
    prize += passage_worth(game, seat, face, "defeated")
    prize += RITUAL_WORTH * 1.2 * min(card.ritual, ritual_missing(game))
    if card.type == ADVERSARY and "ability" in card.passages:
        prize += 1.0
    return prize / left


def feast_worth(game: Harrowing, seat: int) -> float:
    faces, hunted = faces_in(game, seat, FEAST), game.hunted()
    worth = _hurt(game, seat, faces.graces)
    if hunted != seat:
        worth += _hurt(game, hunted, faces.graces)
    return worth - faces.faults * 0.8


def _hurt(game: Harrowing, seat: int, graces: float) -> float:
    sheet = game.sheet(seat)
    hurt = sum(sheet.corruption) - sum(sheet.base)
    locked = 0.5 if sheet.corruption[WRATH] == FULL else 0.0
    if hurt < 3:
        return 0.0
    return min(graces, hurt) * (fear(game) + locked)


def explore_worth(game: Harrowing, seat: int) -> float:
    """Rituals to be opened; or a way on, where nothing can be laid any more."""
    prizes = sorted([open_worth(game, seat, side) for side in near(game, seat, closed=True)])
    faces, worth = faces_in(game, seat, EXPLORE), 0.0
    graces = faces.graces
    while prizes and graces > 0:
        worth += prizes.pop() * min(1.0, graces)
        graces -= 1
    harm = passage_worth(game, seat, game.here(seat).face, "misstep")
    return worth + faces.faults * harm


def open_worth(game: Harrowing, seat: int, side: int) -> float:
    face = game.spots[spot_on(game, seat, side)].face
    missing = 0 if game.boss_placed else ritual_missing(game)
    worth = RITUAL_WORTH * 1.3 * min(game.book.cards[face].ritual, missing)
    return worth + (1.8 if room_here(game, game.at[seat]) == 0 else 0.3)


def room_here(game: Harrowing, number: int) -> int:
    """How many sides of a location are free for others."""
    spot = game.spots[number]
    walls = game.book.walls[spot.face]
    sides = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return sum(
        [
            not walls >> side & 1 and (spot.x + dx, spot.y + dy) not in game.grid
            for side, (dx, dy) in enumerate(sides)
        ]
    )


def scavenge_worth(game: Harrowing, seat: int) -> float:
    return 2.4 if items_of(game, seat) < 6 else 1.0


def wander_worth(game: Harrowing, seat: int) -> float:
    """To where something can be laid, or opened that is still closed."""
    here = spot_worth(game, game.at[seat])
    best = max([here, *[spot_worth(game, number) for number in reach(game, seat, 2)]])
    return best - here


def reach(game: Harrowing, seat: int, steps: int) -> list[int]:
    """The open locations that an effigy could walk to."""
    found = [game.at[seat]]
    for _ in range(steps):
        for number in list(found):
            for _, other in adjacent(game, number):
                if other not in found and not game.spots[other].closed:
                    found.append(other)
    return found[1:]


def spot_worth(game: Harrowing, number: int) -> float:
    """How good a location is to stand at."""
    worth = 0.9 * min(2, room_here(game, number))
    missing = 0 if game.boss_placed else ritual_missing(game)
    for _, other in [(4, number), *adjacent(game, number)]:
        spot = game.spots[other]
        if spot.closed:
            worth += RITUAL_WORTH * 0.8 * min(game.book.cards[spot.face].ritual, missing)
    return worth


def seduce_worth(game: Harrowing, seat: int) -> float:
    """The Boss, from who cannot go on; else a good fighter takes what others should not bear."""
    here = [other for other in game.others(seat) if game.at[other] == game.at[seat]]
    if game.omens[seat] < 5 or not can_fight(game, seat):
        return 0.0
    if any(boss_of(game, other) and not can_fight(game, other) for other in here):
        return BOSS_TAKEN_WORTH
    if seat != fighter(game):
        return 0.0
    prizes = [
        damage_worth(game, seat, face)
        for other in here
        if game.sheet(other).base[WRATH] < 3
        for face in faces_of(game, other)
        if HUNTER not in game.book.cards[face].keywords and game.book.cards[face].ritual
    ]
    return max(prizes, default=0.0) * 0.5


def can_fight(game: Harrowing, seat: int) -> bool:
    return game.omens[seat] >= cost(game, seat, FIGHT) and game.sheet(seat).corruption[WRATH] < FULL


def ability_worth(game: Harrowing, seat: int, column: int, half: int) -> float:
    for active in abilities(game, seat):
        if (active.column, active.half) == (column, half) and not active.ability.event:
            gain = sum([order_worth(game, seat, NODES[line]) for line in active.lines])
            price = -omens_worth(game, seat, -active.ability.cost)
            return gain - price
    return NEVER


def printed_worth(game: Harrowing, seat: int, at: int) -> float:
    face = faces_of(game, seat)[at - 1] if at else game.here(seat).face
    action = game.book.texts[face].action
    assert action is not None
    gain = sum([order_worth(game, seat, NODES[line]) for line in action.lines])
    return gain + omens_worth(game, seat, -action.cost)
