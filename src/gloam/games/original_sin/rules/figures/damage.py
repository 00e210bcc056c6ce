"""Health: damage by type, armour, healing, UNDEAD and poison, defeat and downed Origins."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.cards.catalogue import DEFEATS, HALVED, UNDEAD
from gloam.games.original_sin.rules.exploring.environment import environment_at
from gloam.games.original_sin.rules.figures.abilities import due
from gloam.games.original_sin.rules.figures.cooldown import take_off_track
from gloam.games.original_sin.rules.figures.numbers import armour, keywords, lasting, max_hp, own
from gloam.games.original_sin.state import (
    AIR,
    BOSS,
    CHARGED,
    DIRECT,
    EARTH,
    FIRE,
    OILY,
    PHYSICAL,
    POISON,
    PROCEDURES,
    TRAY,
    WARM,
    WATER,
    WET,
    OriginalSin,
)

# rule: env.charged, env.wet, env.warm, env.oily
FEEDS: Final = {CHARGED: AIR, WET: WATER, WARM: FIRE, OILY: EARTH}
FED: Final = 2


def take_damage(game: OriginalSin, who: int, amount: int, damage: int, ignores: int = 0) -> int:
    """One instance of damage to a figure. Gives the HP it lost.

    `ignores`: armour that the attacker ignores.
    """
    figure = game.figure(who)
    if not figure.hp or amount <= 0:  # rule: downed.no-damage, env.bonus-needs-damage
        return 0
    found = lasting(game, who)
    fed = stopped = 0
    if FEEDS.get(environment_at(game, figure.at)) == damage:
        fed = FED
        amount += fed  # rule: env.bonus-before-armor, damage.order
    if damage == POISON and UNDEAD in keywords(game, who):
        # rule: undead.poison, undead.area-poison, undead.enemy, undead.downed
        heal(game, who, amount)
        return 0
    if damage in found.immune:  # rule: immune.damage
        return 0
    if damage != DIRECT:  # rule: damage.direct, damage.direct-reduction
        physical, magical = armour(game, who)
        # rule: damage.physical, damage.magical, damage.armor, damage.armor-persistent
        stops = physical if damage == PHYSICAL else magical
        stopped = max(0, stops - ignores)
        stopped += found.reduces[damage]  # rule: damage.type-reduction
    return _loses(game, who, amount - stopped, damage, fed, stopped)


def _loses(
    game: OriginalSin, who: int, amount: int, damage: int, fed: int = 0, stopped: int = 0
) -> int:
    """`fed` and `stopped` are what the ground added and armour took: the story tells the sum."""
    figure = game.figure(who)
    lost = min(figure.hp, max(0, amount))  # rule: damage.reduce-hp
    hits = amount + stopped - fed
    if not lost:
        game.tell("unharmed", game.told(who), hits, fed, stopped, because=game.cause)
        return 0
    halved = 2 * (figure.hp - lost) <= max_hp(game, who) < 2 * figure.hp
    figure.hp -= lost
    parts = (hits, fed, stopped, figure.hp)
    game.tell("damage", game.told(who), lost, damage, *parts, because=game.cause)
    found = own(game, who)
    for face, text in zip(found.faces, found.texts, strict=True):
        if text.ends_with == damage and any(on[0] == face for on in figure.track):
            take_off_track(game, who, face)
    if not figure.hp:
        _falls(game, who)
    elif halved:
        calls = due(game, who, HALVED)  # rule: boss.rules
        if calls:
            game.agenda.interpose(*calls)
    return lost


def _falls(game: OriginalSin, who: int) -> None:
    """An enemy leaves the map, its tray is free; an Origin lies down where it is."""
    if who < TRAY:
        game.tell(
            "downed", game.told(who), because=game.cause
        )  # rule: downed.when, downed.keeps, downed.while-exploring
        return
    at = game.enemies[who].at
    game.tell("defeated", game.told(who), because=game.cause)
    del game.enemies[who]  # rule: defeat.enemy, boss.defeated, combat.fixed-order-check
    if who == BOSS:
        game.tactics = game.below = ()
    calls = [
        call
        for other, origin in enumerate(game.party)
        if origin.at == at and origin.hp
        for call in due(game, other, DEFEATS)
    ]
    if calls:
        game.agenda.interpose(*calls)


@PROCEDURES.plain
def suffer(game: OriginalSin, who: int, amount: int, damage: int) -> None:
    """Damage that an effect deals, in combat or out of it."""
    if game.is_there(who):  # rule: damage.not-combat-only
        take_damage(game, who, amount, damage)


@PROCEDURES.plain
def lose_hp(game: OriginalSin, who: int, amount: int) -> None:
    """A price in HP: no damage, so that nothing lessens it."""
    if game.is_there(who):
        _loses(game, who, amount, DIRECT)


@PROCEDURES.plain
def heal(game: OriginalSin, who: int, amount: int) -> None:
    """Up to the maximum; not while downed, nor where a status forbids it."""
    if not game.is_there(who):
        return
    figure = game.figure(who)
    # rule: downed.no-heal, status.poisoned-known
    if not figure.hp or amount <= 0 or lasting(game, who).no_healing:
        return
    amount += lasting(game, who).healed_more
    healed = min(amount, max_hp(game, who) - figure.hp)  # rule: damage.heal
    if healed > 0:
        figure.hp += healed
        game.tell("heals", game.told(who), healed, figure.hp, because=game.cause)


@PROCEDURES.plain
def heal_the_living(game: OriginalSin, who: int, amount: int) -> None:
    """Healing that says so harms UNDEAD with direct damage."""
    if not game.is_there(who):
        return
    if UNDEAD in keywords(game, who):  # rule: undead.heal-effects
        take_damage(game, who, amount, DIRECT)
    else:
        heal(game, who, amount)


# --- standing up again ---


@PROCEDURES.plain
def stand_up(game: OriginalSin, who: int, hp: int) -> None:
    """A downed Origin is revived with so many HP; others are not touched."""
    # rule: revive.not-damage, revive.poisoned, revive.cap
    if who < TRAY and not game.party[who].hp and hp > 0:
        game.party[who].hp = min(hp, max_hp(game, who))
        game.tell("revived", game.told(who), game.party[who].hp, because=game.cause)
