"""Items: drawn, kept with their Supply, used, used up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.stifling_dark.cards.catalogue import CURSED, GENERAL, TURN_START, Burden
from gloam.games.stifling_dark.cards.deck import CARDS, CURSED_ITEMS, GENERAL_ITEMS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.board.adjacent import adjacent
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import spare_stamina
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.rules.wounds import can_turn_down
from gloam.games.stifling_dark.state import (
    CURSED_DISCARD,
    EVIDENCE,
    GENERAL_DISCARD,
    HAND,
    HIDDEN,
    LAID_ASIDE,
    NONE,
    OUT,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.content.piles import Deck, distinct_faces, piece_with
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose
from gloam.kernel.core.data import Piece

NEED_COMPANY: Final = (
    *("whistle", "makeshift-iv", "foul-spell-bag", "cursed-poppet", "hexed-mirror"),
    "inscribed-axe",
)
NEED_EVENTS: Final = ("crystal-amulet", "survival-kit", "mini-rabbits-foot")
DISCARDS = {GENERAL: GENERAL_DISCARD, CURSED: CURSED_DISCARD}

# --- gaining ---


def draw_general(game: StiflingDark, who: int, n: int) -> None:
    """The team sees what is drawn, the Adversary only how much."""
    # rule: item.general, info.items-hidden, info.items-team-view
    for _ in range(n):
        draw_useful(game, GENERAL_ITEMS, HAND + who)
    game.agenda.interpose(("shed_items", who))


def draw_cursed_item(game: StiflingDark, who: int) -> None:
    draw_useful(game, CURSED_ITEMS, HAND + who)  # rule: item.cursed
    game.agenda.interpose(("shed_items", who))


def draw_useful(game: StiflingDark, deck: Deck[StiflingDark], to: int) -> None:
    """The next card that is of some use; those that can be of none are laid aside.

    Only the team sees those. What becomes useless later is kept.
    """
    while True:
        piece = deck.draw(game, to)  # rule: item.deck-empty
        if piece is None:
            return
        if not is_useless(game, CARDS[game.pack.faces[piece]].id):
            fill(game, piece)
            return
        game.move(piece, LAID_ASIDE)  # rule: item.impossible-on-gain, item.impossible-later


def is_useless(game: StiflingDark, name: str) -> bool:
    """By what everybody knows: is what a card is about gone for good?"""
    if name in NEED_COMPANY:
        return len(game.living()) < 2
    if name in NEED_EVENTS:
        return not game.with_events
    if name in ("dirty-rag", "mini-dirty-rag"):
        return all(game.gates[window] != NONE for window in game.ground.windows)
    hidden = [token.kind for token in game.tokens if token.status == HIDDEN]
    if name == "metal-detector":
        return not hidden
    if name == "blueprints":
        return "interest" not in hidden
    return name == "journal" and game.handed_in >= EVIDENCE


def gain_item(game: StiflingDark, who: int, piece: Piece) -> None:
    """An Item that everybody sees. There is no limit to what one holds."""
    # rule: item.no-limit
    game.move(piece, HAND + who, EVERYONE)
    fill(game, piece)


def fill(game: StiflingDark, piece: Piece) -> None:
    """An Item with a Supply number gets so many tokens."""
    face = game.pack.faces[piece]
    if CARDS[face].supply:
        game.supply[face] = CARDS[face].supply  # rule: item.supply


@PROCEDURES.asking
def shed_items(game: StiflingDark, who: int) -> Flow[None]:
    """Who can hold only so many General and Cursed Items discards the rest."""
    while True:
        limit = burden(game, who).item_limit
        faces = game.pack.faces
        held = [faces[p] for p in game.hand(who) if CARDS[faces[p]].type in (GENERAL, CURSED)]
        if not limit or len(held) <= limit:
            return
        options: list[Key] = [("discard", face) for face in dict.fromkeys(held)]
        key: Key = yield choose(game.seat_of(who), options, ("discard", who))
        discard(game, piece_with(game, HAND + who, key[1]))


# --- using ---


def use_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    """The Items that can be used at this moment of one's turn."""
    keys: list[Key] = []
    for face in distinct_faces(game, game.hand(who)):
        card, text = CARDS[face], TEXTS[face]
        if not text.acts or text.place or not is_moment(game, text.when):
            continue
        if bends.no_items and card.type in (GENERAL, CURSED):
            continue
        if "once_a_round" in text.flags and game.used_this_round >> face & 1:
            continue
        if possible(game, who, face):
            keys.append(("use", face))  # rule: interact.use-item
    return keys


def is_moment(game: StiflingDark, when: str) -> bool:
    """Is this the moment of a card, in one's own turn? Most can be used at any."""
    return not when or (when == TURN_START and not game.turn.begun)


Possible = Callable[[StiflingDark, int, Call], bool]
_TESTS: Final[dict[str, Possible]] = {}


def possible_if(name: str) -> Callable[[Possible], Possible]:
    """Declare when what an Item does can be done at all: a test on what everybody may know."""

    def declared(test: Possible) -> Possible:
        _TESTS[name] = test
        return test

    return declared


def passes(game: StiflingDark, who: int, call: Call) -> bool:
    """Does a call pass the test that was declared for it, if any was?"""
    test = _TESTS.get(str(call[0]))
    return test is None or test(game, who, call)


def possible(game: StiflingDark, who: int, face: int) -> bool:
    """Can it be paid for, does it have a target, and is all it does carried out by these rules?"""
    calls = calls_of(TEXTS[face].acts, game, who, face)
    for call in calls:
        name, *arguments = call
        if not passes(game, who, call):
            return False
        if str(name) not in PROCEDURES:
            return False
        if name == "turn_down":
            reach = patients(game, who, bool(arguments[1]))
            if not any(can_turn_down(game, patient) for patient in reach):
                return False
        if name == "pay_stamina" and spare_stamina(game, who) < int(arguments[1]):
            return False  # rule: concept.spend
        if name == "lay_far_shadow" and game.figure.revealed:
            return False  # rule: butcher.ropes
    return True


def patients(game: StiflingDark, who: int, others: bool) -> list[int]:
    """Oneself, and Investigators next to one."""
    found = [who]
    if others:
        at = game.team[who].space
        found += [
            other
            for other in game.on_board()
            if other != who and adjacent(game, at, game.team[other].space)
        ]
    return found


def use(game: StiflingDark, who: int, face: int) -> None:
    """One use: it is paid for with the card or a Supply token, then its text is done."""
    calls = calls_of(TEXTS[face].acts, game, who, face)
    spend(game, who, face)
    game.agenda.call(*calls)


def spend(game: StiflingDark, who: int, face: int) -> None:
    """A Supply token is flipped, or the card is discarded; everybody sees which it is."""
    card = CARDS[face]
    piece = piece_with(game, HAND + who, face)
    game.tell("uses", who, face)
    played("stifling_dark", card.id)
    if "once_a_round" in TEXTS[face].flags:
        game.used_this_round |= 1 << face
    if card.supply:
        game.supply[face] -= 1  # rule: item.supply
        spent = not game.supply[face]
    else:
        spent = not card.infinite and "kept" not in TEXTS[face].flags  # rule: item.infinity
    if "kept" in TEXTS[face].flags:
        game.kept |= 1 << face  # rule: item.untradable
    if spent:
        discard(game, piece)  # rule: item.one-use
    else:
        game.look([piece], EVERYONE)


def discard(game: StiflingDark, piece: Piece) -> None:
    """By use or by an effect; nobody does it at will."""
    # rule: item.discard-voluntary, item.kinds
    game.move(piece, DISCARDS.get(CARDS[game.pack.faces[piece]].type, OUT), EVERYONE)


@PROCEDURES.plain
def lose_item(game: StiflingDark, who: int) -> None:
    """One General Item at random is lost, with its tokens."""
    faces = game.pack.faces
    pool = [piece for piece in game.hand(who) if CARDS[faces[piece]].type == GENERAL]
    if pool:
        discard(game, pool[game.roll(len(pool))])
