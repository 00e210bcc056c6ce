"""The Ritual total, the Boss that may come once it is high enough, and the Bane total."""

from __future__ import annotations

from typing import Final

from gloam.games.harrowing.rules.legacy.the_unknown import lasting_parts
from gloam.games.harrowing.rules.winning_and_losing import end
from gloam.games.harrowing.state import (
    PROCEDURES,
    RITUAL,
    SET_ASIDE,
    STANDARD,
    Harrowing,
    Outcome,
    fate,
)
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Key
from gloam.kernel.core.state import Event

FIRST_BANE: Final = 1  # rule: bane.start
PLACE_BOSS: Final[Key] = ("boss",)


def ritual_total(game: Harrowing) -> int:
    """Worked out afresh: what is set aside for it, and open locations that have Ritual."""
    # rule: ritual.total, ritual.value, ritual.drop, location.ritual-open, goal.progress-is-ritual
    cards, faces = game.book.cards, game.pack.faces
    total = sum([cards[faces[piece]].ritual for piece in game.zones[RITUAL]])
    for spot in game.spots.values():
        if not spot.closed:
            total += cards[spot.face].ritual
    return total


def set_aside_for_ritual(game: Harrowing, face: int) -> None:
    """Kept apart from other set-aside cards, for the Ritual total."""
    game.damage.pop(face, None)  # rule: removal.tokens
    # rule: ritual.set-aside-pile, zone.discard-open, crisis.ritual, adversary.ritual
    game.move(piece_with(game, game.where_is(face), face), RITUAL)
    game.tell("ritual", face, game.book.cards[face].ritual)


def boss_face(game: Harrowing) -> int:
    """The Boss of the Circle being played, if it is set aside; else -1."""
    # rule: boss.per-circle, boss.first
    cards, faces = game.book.cards, game.pack.faces
    for piece in game.zones[SET_ASIDE]:
        if cards[faces[piece]].is_boss:
            return faces[piece]
    return -1


def needed(game: Harrowing) -> int:
    """The least Ritual total with which the Boss may come."""
    # rule: boss.threshold, boss.strictly-greater, boss.effigy-count, seat.solo
    return len(game.present()) + 1


def may_place_boss(game: Harrowing) -> bool:
    # rule: boss.optional, boss.who-places, boss.stays
    return not game.boss_placed and ritual_total(game) >= needed(game)


def place_boss(game: Harrowing, seat: int) -> None:
    """Face up into the standard Fate, for good; neither action nor invocation, nor a refill."""
    face = boss_face(game)
    card = game.book.cards[face]
    game.boss_placed = True  # rule: boss.stays
    game.boss_health = card.health + card.health_each * len(
        game.present()
    )  # rule: boss.health-fixed
    piece = next(p for p in game.zones[SET_ASIDE] if game.pack.faces[p] == face)
    game.move(piece, fate(STANDARD))  # rule: boss.face-up, boss.invoke
    game.tell("boss", seat, face)


def back_to_fate(game: Harrowing, face: int) -> None:
    """The Boss is never lost: face up into the standard Fate, its damage kept."""
    game.move(piece_with(game, game.where_is(face), face), fate(STANDARD))  # rule: boss.not-lost
    game.tell("boss-back", face)


def defeat_boss(game: Harrowing, seat: int, face: int) -> None:
    """The win stands; of When Defeated only what lasts beyond the game is carried out."""
    lasting_parts(game, seat, face)  # rule: boss.when-defeated
    end(game, Outcome.WON, "won")  # rule: goal.win


# --- Bane ---


def lay_bane_card(game: Harrowing) -> None:
    """At set-up."""
    game.bane = FIRST_BANE  # rule: bane.start


@PROCEDURES.plain
def change_bane(game: Harrowing, n: int) -> None:
    raise_bane(game, n, game.cause)


def raise_bane(game: Harrowing, n: int, because: Event) -> None:
    """There is no maximum; it does not fall below 0."""
    before = game.bane
    game.bane = max(0, game.bane + n)  # rule: bane.increase, bane.minimum, bane.reference
    if game.bane != before:
        game.tell("bane", game.bane, because=because)  # rule: bane.visible, bane.tracked-on-dice
