"""The three decks: drawing, discarding, looking at what comes next.

A deck is a bag without order, with what was put back on its top and at its bottom. A draw
takes the top, then the bag, then the bottom; an empty deck is made anew of its discards.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.deck import CARDS, CURSE, PERSONAL, SPAWN
from gloam.games.heart_of_darkness.deck import EVENT as EVENT_CARD
from gloam.games.heart_of_darkness.state import (
    BOTTOM,
    BOX,
    CURSES,
    DISCARD,
    FALLEN,
    LOOT,
    LOOT_DISCARD,
    RESOLVING,
    SPAWN_DISCARD,
    SPAWNS,
    TOP,
    Heart,
)
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.cards import NOBODY
from gloam.kernel.core.data import Piece


def draw(game: Heart, deck: int, to: int) -> Piece | None:
    """The next card of the Loot or the Spawn deck; None if there is none at all."""
    zones = game.zones
    if zones[deck + TOP]:
        return game.draw(deck + TOP, to)
    if not zones[deck]:
        if zones[deck + BOTTOM]:
            # The bottom of the pile comes last: what was put there first lies higher.
            piece = zones[deck + BOTTOM][0]
            game.move(piece, to)
            return piece
        if not zones[deck + DISCARD]:
            return None  # rule: cards.deck-out-nothing
        # rule: cards.deck-out, cards.deck-out-when, spawn.reshuffle
        game.shuffle(deck, deck + DISCARD)
        game.tell("reshuffled", deck)
    return game.draw(deck, to)


def left(game: Heart, deck: int) -> int:
    """How many cards can still be drawn, those that a reshuffle would bring included."""
    zones = game.zones
    return (
        len(zones[deck])
        + len(zones[deck + TOP])
        + len(zones[deck + BOTTOM])
        + len(zones[deck + DISCARD])
    )


# --- Loot ---


def can_draw_loot(game: Heart) -> bool:
    return left(game, LOOT) > 0


def draw_loot(game: Heart, who: int, count: int = 1) -> int:
    """Draw Loot into a hand, as far as there is any. How many came."""
    drawn = 0
    while drawn < count and draw(game, LOOT, game.hand(who)) is not None:
        drawn += 1
    if drawn:
        game.tell("drew-loot", who, drawn)  # rule: hidden.log
    return drawn


def discard(game: Heart, piece: Piece, seen: int = NOBODY) -> None:
    """A card goes onto the pile of its deck, face down; `seen` have seen it on the way."""
    kind = CARDS[game.pack.faces[piece]].kind
    if kind == CURSE:
        give_back(game, piece, seen)
    elif kind == PERSONAL:
        game.move(piece, BOX, seen)  # rule: discard.personal
    elif kind in (SPAWN, EVENT_CARD):
        game.move(piece, SPAWN_DISCARD, seen)  # rule: event.discard, spawn.discard
    else:
        game.move(piece, LOOT_DISCARD, seen)  # rule: discard.face-down, discard.unseen


# --- Curses ---


def draw_curses(game: Heart, who: int, count: int) -> int:
    """Draw Curses at random. All of them, before anybody looks whether they kill."""
    drawn = 0  # rule: curse.two-at-once
    while drawn < count and game.zones[CURSES]:  # rule: curse.deck-empty, silence.short-deck
        game.draw(CURSES, game.hand(who))  # rule: curse.random
        drawn += 1
    if drawn:
        game.tell("drew-curses", who, drawn)
    return drawn


def give_back(game: Heart, piece: Piece, seen: int = NOBODY) -> None:
    """A Curse is shuffled back into its deck at once."""
    game.move(piece, CURSES, seen)  # rule: curse.reshuffle


# --- Spawn ---


def reveal_spawn(game: Heart) -> Piece | None:
    """Turn up the next Spawn card or Event; it lies among what is being carried out."""
    return draw(game, SPAWNS, RESOLVING)


# --- looking at what comes next ---


def look_at_top(game: Heart, deck: int, who: int, count: int) -> list[Piece]:
    """The next cards of a deck, where only their player sees them; the next one first."""
    zone = game.looked_at(game.seat_of(who))
    drawn = [piece for _ in range(count) if (piece := draw(game, deck, zone)) is not None]
    game.tell("looks-at-deck", who, deck, len(drawn))
    return drawn


def put_back(game: Heart, deck: int, looked: list[Piece], under: Piece | None) -> None:
    """Cards looked at go back on top as they lay; one of them may go to the bottom."""
    for piece in reversed(looked):
        if piece != under:
            game.move(piece, deck + TOP)
    if under is not None:
        game.move(under, deck + BOTTOM)


def shown(game: Heart, piece: Piece) -> None:
    """Everybody sees a card where it lies."""
    game.look([piece], EVERYONE)


# --- the fallen ---


def recover(game: Heart, who: int, hero: int) -> None:
    """Take everything that lies beneath a killed Protagonist's profile, wherever it lies."""
    beneath = FALLEN + hero
    game.tell("recovered", who, hero, len(game.zones[beneath]))
    # rule: recover.all, recover.secret, recover.begun-quests, recover.over-limit
    game.move_all(beneath, game.hand(who))
    game.fallen[hero] = -1  # rule: recover.removed
