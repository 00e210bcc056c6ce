"""Wounds: gained face up or face down, turned, and the fourth that kills."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.lasting_effects import BURDENS, burden, effective_wounds
from gloam.games.stifling_dark.rules.reacting.interrupting import before_all, might_use
from gloam.games.stifling_dark.rules.told_causes import UNTOLD, Why, cause
from gloam.games.stifling_dark.state import (
    FATAL_WOUNDS,
    PROCEDURES,
    TRACK,
    UNDER,
    WOUND_DECK,
    WOUND_DISCARD,
    Status,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.content.piles import Deck
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.bit_sets import members
from gloam.kernel.core.data import Piece

WOUNDS: Deck[StiflingDark] = Deck(WOUND_DECK, discards=WOUND_DISCARD)  # rule: wound.deck-empty


@PROCEDURES.plain
def gain_wound(game: StiflingDark, who: int, up: int = 0, why: Why = UNTOLD) -> None:
    """A Wound that the Adversary has not dealt. A Leather Jacket may turn it down."""
    # rule: wound.unspecified, wound.sources
    if up and might_use(game, who, FACE["leather-jacket"]):
        before_all(game, ("pull_jacket_close", who, why))
    else:
        take_wound(game, who, up, why)


def take_wound(game: StiflingDark, who: int, up: int, why: Why) -> None:
    """Draw a Wound into the leftmost free slot. The fourth kills, whichever way up it is."""
    one = game.team[who]
    if one.status is not Status.PLAYING or one.dying:  # rule: spirit.not-investigator
        return
    if game.cult.spared >> who & 1:
        return  # rule: condition.possessed
    piece = WOUNDS.draw(game, TRACK + who)
    if piece is not None:
        game.tell("wounded", who, up, because=cause(why))
        land(game, who, piece, up)


def land(game: StiflingDark, who: int, piece: Piece, up: int) -> None:
    """A Wound card has come to a track: it fills the leftmost free slot."""
    one = game.team[who]
    track = game.wounds(who)  # rule: wound.gain, wound.face-down, board.wound-slots
    if one.first_free:
        track.insert(0, track.pop())  # rule: board.wound-slots
        one.up <<= 1
        one.numb <<= 1
        one.first_free = False
    feel_poppet(game, who)
    if len(track) >= FATAL_WOUNDS:
        if up:
            game.look([piece], EVERYONE)
        one.dying = True  # rule: wound.fourth-kills, wound.fourth-text
        before_all(game, ("face_death", who))
    elif up:
        game.tell("wound-up", who, game.pack.faces[piece])
        turn_up(game, who, track.index(piece))  # rule: wound.face-up


def feel_poppet(game: StiflingDark, who: int) -> None:
    """Whoever has given somebody the Cursed Poppet may rid themselves of a Wound."""
    owner = game.poppet
    if owner >= 0 and holds_poppet(game, who) and face_down(game, owner):
        before_all(game, ("poppet_heals", owner))


def holds_poppet(game: StiflingDark, who: int) -> bool:
    faces = game.pack.faces
    return any(faces[piece] == FACE["cursed-poppet"] for piece in game.hand(who))


def face_down(game: StiflingDark, who: int) -> list[int]:
    """The slots whose Wound is face down."""
    up = game.team[who].up
    return [slot for slot in range(len(game.wounds(who))) if not up >> slot & 1]


def reopen(game: StiflingDark, who: int, slot: int, why: Why) -> None:
    """A Wound that lay face down is turned up."""
    face = game.pack.faces[game.wounds(who)[slot]]
    game.tell("wound-reopens", who, face, because=cause(why))
    turn_up(game, who, slot)


def turn_up(game: StiflingDark, who: int, slot: int) -> None:
    """A Wound shows its front, and its text is carried out at once."""
    one = game.team[who]
    piece = game.wounds(who)[slot]
    face = game.pack.faces[piece]
    game.look([piece], EVERYONE)
    one.up |= 1 << slot
    take_effect(game, who, face)


def take_effect(game: StiflingDark, who: int, face: int) -> None:
    """Carry out what a Wound does as it turns up, if it does anything now."""
    if not effective_wounds(game, who) >> face & 1 or burden(game, who).ignores_wounds:
        return
    played("stifling_dark", CARDS[face].id)
    calls = calls_of(TEXTS[face].turned_up, game, who, face)  # rule: wound.flip-up
    game.agenda.interpose(*calls, ("step_down", who, face), ("shed_items", who))


def work_again(game: StiflingDark, who: int) -> list[Call]:
    """What Wounds do that have been without effect for a while: markers step down, Items go."""
    calls: list[Call] = []
    for face in members(effective_wounds(game, who)):
        bends = BURDENS.sum_of(1 << face)
        if bends.stamina_blocked or bends.charge_blocked:
            calls.append(("step_down", who, face))  # rule: track.obstruction
        if bends.item_limit:
            calls.append(("shed_items", who))
    return calls


def turn_wound_down(game: StiflingDark, who: int, slot: int) -> None:
    """Its harm ends: what lasts while it is face up no longer does. Everybody remembers it."""
    # rule: wound.permanent, wound.flip-down
    undo_harm(game, who, slot)
    game.tell("wound-down", who, game.pack.faces[game.wounds(who)[slot]])


def undo_harm(game: StiflingDark, who: int, slot: int) -> None:
    """What an Obstruction has pushed down goes up again; all else ends by itself.

    What was taken on turning up is not given back.
    """
    # rule: wound.not-returned
    one = game.team[who]
    one.up &= ~(1 << slot)  # rule: wound.flip-down, info.face-down-wounds
    one.numb &= ~(1 << slot)
    give_back(game, who, game.pack.faces[game.wounds(who)[slot]])


def give_back(game: StiflingDark, who: int, face: int) -> None:
    """A Wound no longer works: its Obstruction goes."""
    one = game.team[who]
    taken = one.pressed.pop(face, 0)
    one.stamina += taken >> 4
    one.charge += taken & 15
    if taken:
        game.agenda.interpose(("step_down", who))  # another may hold them down
    if BURDENS.sum_of(1 << face).stamina_blocked:
        one.cleared = 0


@PROCEDURES.plain
def wound_under_card(game: StiflingDark, who: int) -> None:
    """A Wound that works face up but fills no slot and cannot kill."""
    if not game.team[who].here:
        return
    piece = WOUNDS.draw(game, UNDER + who)  # rule: wound.slotless
    if piece is not None:
        face = game.pack.faces[piece]
        game.tell("wound-under", who, face, because=cause(FACE["neurotoxin"]))
        take_effect(game, who, face)


def take_off(game: StiflingDark, who: int, slot: int, to: int) -> Piece:
    """The Wound of a slot goes to another zone. Its slot is free; later ones stay in theirs."""
    one = game.team[who]
    piece = game.wounds(who)[slot]
    undo_harm(game, who, slot)
    below = (1 << slot) - 1
    one.up = one.up & below | one.up >> 1 & ~below
    one.numb = one.numb & below | one.numb >> 1 & ~below
    game.move(piece, to)
    one.first_free = bool(game.wounds(who)) and (one.first_free or slot == 0)
    one.lives_on = 0
    return piece


def can_turn_down(game: StiflingDark, who: int) -> list[int]:
    """The slots whose Wound can be turned down."""
    one = game.team[who]
    slots = [slot for slot in range(len(game.wounds(who))) if one.up >> slot & 1]
    up = members(effective_wounds(game, who))
    locks = [face for face in up if BURDENS.sum_of(1 << face).locks_wounds]
    if locks:  # rule: wound.hemorrhage-lock
        faces = game.pack.faces
        slots = [slot for slot in slots if faces[game.wounds(who)[slot]] in locks]
    return slots


@PROCEDURES.plain
def turn_up_or_gain(game: StiflingDark, who: int, why: Why) -> None:
    """A random face-down Wound turns up; with none, one is gained face down."""
    down = face_down(game, who)
    if down:
        reopen(game, who, down[game.roll(len(down))], why)
    else:
        gain_wound(game, who, 0, why)


@PROCEDURES.plain
def turn_up_all(game: StiflingDark, who: int, why: Why) -> None:
    for slot in face_down(game, who):
        reopen(game, who, slot, why)


@PROCEDURES.plain
def must_use_major(game: StiflingDark, who: int) -> None:
    one = game.team[who]
    if one.major:
        one.must_use_major = one.turns + 1
