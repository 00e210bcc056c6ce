"""Location Actions: Loot, Assemble, Consult, Repair; the tunnels are in `actions.py`."""

from __future__ import annotations

from gloam.games.heart_of_darkness import cardplay, traits
from gloam.games.heart_of_darkness.asking import pick_creature
from gloam.games.heart_of_darkness.creatures import advance_one, nearest
from gloam.games.heart_of_darkness.decks import draw_loot
from gloam.games.heart_of_darkness.gates import repair_gate
from gloam.games.heart_of_darkness.state import (
    DESTROYED,
    EASY,
    LOOT,
    LOOT_BOTTOM,
    LOOT_DISCARD,
    LOOT_TOP,
    Heart,
)
from gloam.kernel.core.asks import Flow, Key

LOOT_KEY: Key = ("loot",)


def open_to(game: Heart, place: int) -> bool:
    """Whether the Action of this Location can be used now."""
    # rule: location.kinds, location.no-creature, location.once, location.elsewhere
    if game.used >> place & 1 or place in game.at:
        return False
    return not traits.location_barred(game, place)


def use(game: Heart, place: int) -> None:
    """The Action of a Location is used for this turn."""
    game.used |= 1 << place  # rule: location.once


def options(game: Heart, who: int, place: int) -> list[Key]:
    """The Actions that this Location offers now, tunnels aside."""
    icon = game.island.icon[place]
    # rule: location.none, heart.no-action, location.kinds, location.once
    if icon not in OFFERS or not open_to(game, place):
        return []
    return OFFERS[icon](game, who)


def _loot_offer(game: Heart, who: int) -> list[Key]:
    # rule: loot.free, loot.where, loot.old-mine, loot.over-limit
    for zone in (LOOT, LOOT_TOP, LOOT_BOTTOM, LOOT_DISCARD):
        if game.zones[zone]:
            return [LOOT_KEY]
    return []  # rule: loot.empty


def _repair_offer(game: Heart, who: int) -> list[Key]:
    damage = game.gates[game.island.gate[game.place[who]]]
    # rule: location.repair-not-destroyed, gate.permanent
    if not damage or damage == DESTROYED or traits.barred_repair(game, who):
        return []
    most = min(damage, game.actions * traits.repair_each(game, who))
    return [("repair", count) for count in range(1, most + 1)]  # rule: location.repair


def _assemble_offer(game: Heart, who: int) -> list[Key]:
    if not game.actions or not game.traps_in_stock():
        return []  # rule: trapcard.stock-empty, location.assemble
    faces = game.faces(game.hand(who))
    return [("assemble", face) for face in faces if cardplay.can_assemble(game, who, face)]


def _consult_offer(game: Heart, who: int) -> list[Key]:
    if not game.actions:
        return []
    faces = game.faces(game.hand(who))
    return [("consult", face) for face in faces if cardplay.can_consult(game, who, face)]


OFFERS = {
    "loot": _loot_offer,
    "gate": _repair_offer,
    "assemble": _assemble_offer,
    "consult": _consult_offer,
}


# --- carrying out ---


def loot(game: Heart, who: int) -> Flow[None]:
    """Draw a card; then a Creature hears it."""
    use(game, game.place[who])  # rule: location.once
    game.looted += 1
    game.tell("looted", who, game.place[who])
    draw_loot(game, who)  # rule: loot.draw
    heard = traits.noise(game, who)
    if heard:
        yield from make_noise(game, who, heard)


def make_noise(game: Heart, who: int, count: int) -> Flow[None]:
    """One of the nearest Creatures moves, or as many as heard it, with all the usual results."""
    moved: list[int] = []
    while len(moved) < count and game.alive(who):
        able = [creature for creature in game.standing if creature not in moved]
        if not able:
            return
        # rule: loot.noise, loot.noise-nearest, difficulty.easy
        near = able if game.difficulty & EASY else nearest(game, game.place[who], able)
        creature = yield from pick_creature(game, game.seat_of(who), near, "noise")
        moved.append(creature)
        yield from advance_one(game, creature)  # rule: loot.noise-full


def repair(game: Heart, who: int, count: int) -> None:
    """Take damage tokens off a Gate, one Action for each."""
    place = game.place[who]
    each = traits.repair_each(game, who)
    game.actions -= -(-count // each)  # rule: location.repair
    use(game, place)  # rule: location.repair-one-use
    repair_gate(game, place, count)


def assemble(game: Heart, who: int, face: int) -> Flow[None]:
    """Play a Trap card and pass its test without rolling."""
    game.actions -= 1
    use(game, game.place[who])
    yield from cardplay.play_trap(game, who, face, sure=True)  # rule: location.assemble


def consult(game: Heart, who: int, face: int) -> Flow[None]:
    """Play a Ritual and pass its test without rolling."""
    game.actions -= 1
    use(game, game.place[who])
    # rule: location.consult, ritual.consult-not-failed
    yield from cardplay.play_ritual(game, who, face, sure=True)
