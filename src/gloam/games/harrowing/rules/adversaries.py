"""Adversaries: who controls them, damage, defeat, Threat; Hunters."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import DEFEATS, HUNTER
from gloam.games.harrowing.rules.abilities import due
from gloam.games.harrowing.rules.asking import one_of_each
from gloam.games.harrowing.rules.carrying_out_effects import call_because, lines
from gloam.games.harrowing.rules.leaving_play.cards import abandon, discard
from gloam.games.harrowing.rules.ritual_boss_bane import defeat_boss, set_aside_for_ritual
from gloam.games.harrowing.state import (
    FOES,
    MOST_SEATS,
    PROCEDURES,
    Harrowing,
)
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, pick
from gloam.kernel.core.state import Event


def faces_of(game: Harrowing, seat: int) -> list[int]:
    """The faces of the adversaries that an effigy controls."""
    faces = game.pack.faces
    return [faces[piece] for piece in game.foes(seat)]


def is_hunter(game: Harrowing, face: int) -> bool:
    return HUNTER in game.book.cards[face].keywords  # rule: adversary.hunter-slip


def controller(game: Harrowing, face: int) -> int:
    """The seat that controls an adversary; -1 if it is in no zone."""
    zone = game.where_is(face) - FOES
    return game.zone_of.index(zone) if 0 <= zone < min(MOST_SEATS, game.seats) else -1


def health(game: Harrowing, face: int) -> int:
    """Its hearts; 0 if it has none and cannot be fought."""
    card = game.book.cards[face]
    return game.boss_health if card.is_boss else card.health  # rule: adversary.health


def enter_play(game: Harrowing, seat: int, face: int) -> None:
    """Into its invoker's zone; a Hunter into that of the hunted effigy."""
    # rule: adversary.resolve, adversary.hunter-placement, adversary.hunter-locked
    to = game.hunted() if is_hunter(game, face) else seat
    control(game, to, face)
    # A Hunter that its invoker draws upon itself needs no other reason.
    cause: Event = ("invoked", seat) if to == seat else ("hunter",)
    game.tell("controls", to, face, because=cause)


def control(game: Harrowing, seat: int, face: int) -> None:
    # rule: zone.effigy-zone, adversary.damage-stays
    game.move(piece_with(game, game.where_is(face), face), FOES + game.zone_of[seat])


def with_health(game: Harrowing, seat: int) -> list[Key]:
    """An effigy's adversaries that can be damaged."""
    # rule: adversary.no-health
    held = faces_of(game, seat)
    return [("foe", seat, at) for at, face in enumerate(held) if health(game, face)]


# --- damage ---


@PROCEDURES.plain
def damage(game: Harrowing, by: int, face: int, n: int) -> None:
    """Damage on an adversary; if it reaches its health, the adversary is defeated."""
    if n <= 0 or controller(game, face) < 0 or not health(game, face):
        return
    game.damage[face] = game.damage.get(face, 0) + n  # rule: adversary.damage
    game.tell("damage", by, face, n, because=game.cause)
    if game.damage[face] >= health(game, face):  # rule: adversary.defeated, adversary.overkill
        defeat(game, by, face)


def defeat(game: Harrowing, by: int, face: int) -> None:
    """It leaves its zone first; then whoever dealt the last damage resolves When Defeated."""
    # rule: adversary.when-defeated-nobody
    seat = by if by >= 0 and game.at[by] >= 0 else controller(game, face)
    card = game.book.cards[face]
    game.tell("defeated", seat, face)
    if card.is_boss:
        defeat_boss(game, seat, face)
        return
    # rule: adversary.when-defeated-order, adversary.ritual
    if card.ritual:
        set_aside_for_ritual(game, face)
    else:
        discard(game, face)
    # rule: adversary.when-defeated, loot.sources, ability.whenever
    calls = lines(game.book.texts[face].defeated, seat, face) + due(game, seat, DEFEATS)
    call_because(game, ("defeated", face), *calls)


@PROCEDURES.asking
def deal_damage(game: Harrowing, seat: int, n: int) -> Flow[None]:
    """Damage to one of its adversaries that the effigy chooses."""
    if n <= 0 or game.at[seat] < 0:
        return
    options = with_health(game, seat)
    if options:
        key = yield from pick(seat, options, ("damage", n))
        game.agenda.call(("damage", seat, faces_of(game, seat)[key[2]], n))


# --- Threat ---


def threats_for(game: Harrowing, seat: int, faults: int) -> list[Call]:
    """Every Threat of the tester's adversaries, once for each Fault."""
    # rule: adversary.threat, adversary.threat-each, adversary.threat-counted, fight.threat
    # rule: adversary.threat-tests-only
    if not faults:
        return []
    faces, texts = game.pack.faces, game.book.texts
    pieces = game.zones[FOES + game.zone_of[seat]]  # rule: adversary.affects-controller
    with_threat = [face for face in [faces[piece] for piece in pieces] if texts[face].threat]
    return [("threats", seat, *(with_threat * faults))] if with_threat else []


@PROCEDURES.asking
def threats(game: Harrowing, seat: int, *faces: int) -> Flow[None]:
    """One by one, each its own instance, in the order that the tester likes."""
    # rule: adversary.threat-instances
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    texts = game.book.texts
    kinds = one_of_each(faces, lambda face: texts[face].threat)
    options: list[Key] = [("due", at) for at in range(len(kinds))]
    key = yield from pick(seat, options, ("threat", *kinds))
    face = kinds[key[1]]
    rest = list(faces)
    rest.remove(face)
    calls: list[Call] = [("threat", seat, face)]
    if rest:
        calls.append(("threats", seat, *rest))
    game.agenda.call(*calls)


@PROCEDURES.plain
def threat(game: Harrowing, seat: int, face: int) -> None:
    game.tell("threat", seat, face)
    call_because(game, ("threat", face), *lines(game.book.texts[face].threat, seat, face))


# --- changing hands, leaving ---


def hand_over(game: Harrowing, seat: int, hunters: list[int]) -> None:
    """Hunters go with In the Eye of Hell, to the effigy that is hunted now."""
    for face in hunters:
        control(game, seat, face)  # rule: adversary.hunter-follows
        game.tell("controls", seat, face, because=("hunter",))


def abandon_all(game: Harrowing, seat: int) -> None:
    for face in faces_of(game, seat):
        abandon(game, face)
