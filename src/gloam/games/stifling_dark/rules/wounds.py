"""Wounds: gained face up or face down, turned, and the fourth that kills."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.cards.phrasebook import calls_of
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.burdens import burden, effective_wounds
from gloam.games.stifling_dark.rules.ending import died
from gloam.games.stifling_dark.state import (
    FATAL_WOUNDS,
    PROCEDURES,
    TRACK,
    WOUND_DECK,
    WOUND_DISCARD,
    Investigator,
    Status,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.piles import Deck
from gloam.kernel.core.asks import EVERYONE

WOUNDS: Deck[StiflingDark] = Deck(WOUND_DECK, discards=WOUND_DISCARD)  # rule: wound.deck-empty


@PROCEDURES.plain
def gain_wound(game: StiflingDark, who: int, up: int = 0) -> None:
    """Draw a Wound into the leftmost free slot. The fourth kills, whichever way up it is."""
    one = game.team[who]
    if one.status is not Status.PLAYING:
        return
    piece = WOUNDS.draw(game, TRACK + who)
    if piece is None:
        return
    slot = len(game.wounds(who)) - 1  # rule: wound.gain, board.wound-slots
    game.tell("wounded", who, up)
    if len(game.wounds(who)) >= FATAL_WOUNDS:
        if up:
            game.look([piece], EVERYONE)
        died(game, who)  # rule: wound.fourth-kills, wound.fourth-text
        return
    if up:
        turn_up(game, who, slot)  # rule: wound.face-up


@PROCEDURES.plain
def adversary_wounds(game: StiflingDark, who: int, up: int, count: int) -> None:
    """Wounds that the Adversary deals at once; whoever is Mauled gains one more."""
    mauled = FACE["mauled"] in game.team[who].conditions
    for _ in range(count):
        gain_wound(game, who, up)
    if mauled and game.team[who].here:
        played("stifling_dark", "mauled")
        gain_wound(game, who, 0)  # rule: condition.mauled, condition.mauled-order


def turn_up(game: StiflingDark, who: int, slot: int) -> None:
    """A Wound shows its front, and its text is carried out at once."""
    one = game.team[who]
    piece = game.wounds(who)[slot]
    face = game.pack.faces[piece]
    game.look([piece], EVERYONE)
    one.up |= 1 << slot
    game.tell("wound-up", who, face)
    if not effective_wounds(game, who) >> face & 1 or burden(game, who).ignores_wounds:
        return
    played("stifling_dark", CARDS[face].id)
    calls = calls_of(TEXTS[face].turned_up, game, who, face)  # rule: wound.flip-up
    game.agenda.interpose(*calls, ("step_down", who), ("shed_items", who))


def turn_wound_down(game: StiflingDark, who: int, slot: int) -> None:
    """Its harm ends: what lasts while it is face up no longer does. Everybody remembers it."""
    one = game.team[who]
    one.up &= ~(1 << slot)  # rule: wound.flip-down, info.face-down-wounds
    one.numb &= ~(1 << slot)
    game.tell("wound-down", who, game.pack.faces[game.wounds(who)[slot]])


def forget_slot(one: Investigator, slot: int) -> None:
    """The Wound of a slot leaves; those after it move up."""
    below = (1 << slot) - 1
    one.up = one.up & below | one.up >> 1 & ~below
    one.numb = one.numb & below | one.numb >> 1 & ~below


def can_turn_down(game: StiflingDark, who: int) -> list[int]:
    """The slots whose Wound can be turned down."""
    one = game.team[who]
    slots = [slot for slot in range(len(game.wounds(who))) if one.up >> slot & 1]
    lock = FACE["hemorrhage"]
    if effective_wounds(game, who) >> lock & 1:  # rule: wound.hemorrhage-lock
        faces = game.pack.faces
        slots = [slot for slot in slots if faces[game.wounds(who)[slot]] == lock]
    return slots


@PROCEDURES.plain
def turn_up_or_gain(game: StiflingDark, who: int) -> None:
    """A random face-down Wound turns up; with none, one is gained face down."""
    one = game.team[who]
    down = [slot for slot in range(len(game.wounds(who))) if not one.up >> slot & 1]
    if down:
        turn_up(game, who, down[game.roll(len(down))])
    else:
        gain_wound(game, who, 0)


@PROCEDURES.plain
def turn_up_all(game: StiflingDark, who: int) -> None:
    for slot in range(len(game.wounds(who))):
        if not game.team[who].up >> slot & 1:
            turn_up(game, who, slot)


@PROCEDURES.plain
def must_use_major(game: StiflingDark, who: int) -> None:
    one = game.team[who]
    if one.major:
        one.must_use_major = one.turns + 1
