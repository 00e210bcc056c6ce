"""What played cards do to hands, decks, Curses and The Silence."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import CURSE, PERSONAL, TYPE
from gloam.games.heart_of_darkness.cards.decks import (
    LOOT_DECK,
    SPAWN_DECK,
    can_draw_loot,
    draw_loot,
    look_at_top,
)
from gloam.games.heart_of_darkness.cards.effects import can
from gloam.games.heart_of_darkness.cards.phrasebook import BOOK
from gloam.games.heart_of_darkness.rules.actions.discard import discardable, throw_away
from gloam.games.heart_of_darkness.rules.actions.recover import take_from_fallen
from gloam.games.heart_of_darkness.rules.ask import ask, pick
from gloam.games.heart_of_darkness.rules.curses import give_back
from gloam.games.heart_of_darkness.state import HANDS, Heart
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.asks import Flow, Key
from gloam.kernel.core.cards import NOBODY

DECK = {"loot": LOOT_DECK, "spawn": SPAWN_DECK}


# --- drawing and looking ---


@can(lambda game, who, n: can_draw_loot(game))
@BOOK.phrase("act", en="draw {n|a Loot card|{n:number} Loot cards}")
def draw_cards(game: Heart, who: int, n: int) -> None:
    draw_loot(game, who, n)


@can(lambda game, who, n, deck, sink: DECK[deck].left(game) > 0)
@BOOK.phrase(
    "act",
    en="look at {n|the top card|the top {n:number} cards} of the {deck} deck"
    "{sink? and put one of them at the bottom}",
)
def look(game: Heart, who: int, n: int, deck: str, sink: bool) -> Flow[None]:
    """Only the player of this card sees them; the others learn how many there were."""
    looked = look_at_top(game, DECK[deck], who, n)
    faces = game.pack.faces
    seat = game.seat_of(who)
    for piece in looked:
        game.tell("saw-on-top", faces[piece], audience=1 << seat)
    under = None
    if sink and looked:
        zone = game.looked_at(seat)
        key = yield from ask(game, seat, lambda: _under(game, who, zone), "under", audience=NOBODY)
        under = piece_with(game, zone, key[1])
    DECK[deck].put_back(game, looked, under)


def _under(game: Heart, who: int, zone: int) -> list[Key]:
    return (
        [("under", face) for face in distinct_faces(game, game.zones[zone])]
        if game.alive(who)
        else []
    )


# --- giving up and giving away ---


def cards_to_spare(game: Heart, who: int) -> int:
    """How many cards of a hand may be discarded."""
    faces = game.pack.faces
    return sum([TYPE[faces[piece]] != CURSE for piece in game.zones[HANDS + who]])


@can(lambda game, who, n: cards_to_spare(game, who) > n)
@BOOK.phrase("cost", en="discard {n|a card|{n:number} cards}")
def discard_cards(game: Heart, who: int, n: int) -> Flow[None]:
    """(The card that says so lies on the table by then; its test counts it, hence "more".)"""
    seat = game.seat_of(who)
    for _ in range(n):
        key = yield from ask(game, seat, lambda: _to_discard(game, who), "price", audience=NOBODY)
        throw_away(game, who, key[1])


def _to_discard(game: Heart, who: int) -> list[Key]:
    if not game.alive(who):
        return []
    return [("card", face) for face in discardable(game, who)]


@can(lambda game, who: bool(_takers(game, who)) and _gifts(game, who) > 1)
@BOOK.phrase("act", en="give a card to another Protagonist, near or far")
def give(game: Heart, who: int) -> Flow[None]:
    seat = game.seat_of(who)
    key = yield from pick(game, seat, lambda: _takers(game, who), "give-to")
    taker = key[1]
    both = 1 << seat | 1 << game.seat_of(taker)
    key = yield from ask(
        game, seat, lambda: _giveable(game, who, taker), ("gift", taker), audience=both
    )
    game.tell("gave", who, taker, because=game.by_card())
    # rule: hidden.hands, talk.not-personal, talk.not-curses
    game.move(piece_with(game, game.hand(who), key[1]), game.hand(taker))


def _takers(game: Heart, who: int) -> list[Key]:
    if not game.alive(who):
        return []
    return [("who", other) for other in game.living() if other != who]


def _gifts(game: Heart, who: int) -> int:
    """How many cards could be given, the one that says so among them."""
    faces = game.pack.faces
    held = [TYPE[faces[piece]] for piece in game.zones[HANDS + who]]
    return sum([kind not in (CURSE, PERSONAL) for kind in held])


def _giveable(game: Heart, who: int, taker: int) -> list[Key]:
    if not game.alive(who) or not game.alive(taker):
        return []
    faces = distinct_faces(game, game.zones[game.hand(who)])
    return [("card", face) for face in faces if TYPE[face] not in (CURSE, PERSONAL)]


@can(lambda game, who: bool(game.fallen))
@BOOK.phrase("act", en="take the cards beneath a fallen Protagonist, near or far")
def raise_the_dead(game: Heart, who: int) -> Flow[None]:
    key = yield from pick(game, game.seat_of(who), lambda: _fallen(game, who), "open-grave")
    take_from_fallen(game, who, key[1])


def _fallen(game: Heart, who: int) -> list[Key]:
    if not game.alive(who):
        return []
    return [("recover", hero) for hero in sorted(game.fallen)]


# --- Curses ---


@can(lambda game, who: bool(game.curses(who)))
@BOOK.phrase("act", en="shuffle one of your Curses back", rule="curse.play-to-discard")
def shed_one(game: Heart, who: int) -> Flow[None]:
    yield from _shed(game, who)


@can(lambda game, who, n: bool(_cursed(game, who)))
@BOOK.phrase("act", en="a Protagonist of your choice shuffles up to {n:number} Curses back")
def shed_of_choice(game: Heart, who: int, n: int) -> Flow[None]:
    key = yield from pick(game, game.seat_of(who), lambda: _cursed(game, who), "unbind")
    for _ in range(n):
        if game.curses(key[1]):
            yield from _shed(game, key[1])


def _cursed(game: Heart, who: int) -> list[Key]:
    if not game.alive(who):
        return []
    return [("who", other) for other in game.living() if game.curses(other)]


def _shed(game: Heart, who: int) -> Flow[None]:
    """The holder gives a Curse of choice back, unseen. Asked even if there is only one."""
    seat = game.seat_of(who)
    key = yield from ask(game, seat, lambda: _own_curses(game, who), "shed", audience=NOBODY)
    give_back(game, piece_with(game, game.hand(who), key[1]))
    game.tell("shed-curse", who, because=game.by_card())


def _own_curses(game: Heart, who: int) -> list[Key]:
    faces = game.pack.faces
    return [("curse", faces[piece]) for piece in game.curses(who)]


# --- The Silence ---


@can(lambda game, who: not game.solo)
@BOOK.phrase("act", en="your next breach of The Silence costs nothing")
def free_words(game: Heart, who: int) -> None:
    game.protagonists[who].free_words += 1
    game.tell("granted-words", who, because=game.by_card())


@can(lambda *_: True)
@BOOK.phrase("cost", en="have your next breach of The Silence cost nothing")
def have_free_words(game: Heart, who: int) -> None:
    free_words(game, who)
