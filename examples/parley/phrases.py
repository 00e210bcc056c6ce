"""The phrasebook of Parley: each sentence pattern beside what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from examples.parley.asking import card_ask, pick_neighbour
from examples.parley.deck import CARDS
from examples.parley.die import roll_die, rolled_again
from examples.parley.state import (
    DISCARD,
    FAVOUR_DECK,
    PROCEDURES,
    SECRET_DECK,
    Parley,
    aside,
    hand,
)
from gloam.kernel.content.card_files import parse_texts
from gloam.kernel.content.common_phrases import add_choose_one, add_each
from gloam.kernel.content.phrasebook import Node, Phrasebook
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.agenda import Value
from gloam.kernel.core.asks import Ask, Flow, Gone, Key, afresh, anew, choose, party
from gloam.kernel.core.forms import together
from gloam.kernel.core.several import choose_several

book = Phrasebook("parley")
book.kind("act", of="effect")  # an act stands alone; an effect may be made of acts

FROM_HAND: Final[Key] = ("from-hand",)
FROM_DISCARD: Final[Key] = ("from-discard",)


# --- drawing ---

piles = book.nouns("pile")
piles.add(
    "secrets",
    en={"one": "secret", "many": "secrets"},
    de={"one": "ein Geheimnis", "many": "Geheimnisse"},
)
piles.add(
    "favours",
    en={"one": "favour", "many": "favours"},
    de={"one": "eine Gunst", "many": "Gunsterweise"},
)


@book.phrase(
    "act",
    en="draw {n|a {pile:pile.one}|{n:number} {pile.many}}",
    de="ziehe {n|{pile:pile.one}|{n:number} {pile.many}}",
)
def draw(game: Parley, you: int, n: int, pile: str) -> None:
    for _ in range(n):
        (SECRET_DECK if pile == "secrets" else FAVOUR_DECK).draw(game, hand(you))
    game.tell("drew", you, len(game.zones[hand(you)]))


@book.phrase(
    "act",
    en="look at {n:number} secrets and keep one",
    de="sieh dir {n:number} Geheimnisse an und behalte eines",
)
def look_and_keep(game: Parley, you: int, n: int) -> Flow[None]:
    SECRET_DECK.draw_up_to(game, aside(you), n)  # rule: look.keep
    game.tell("looks", you, len(game.zones[aside(you)]))
    if game.zones[aside(you)]:
        key = yield from anew(lambda: _keep_ask(game, you))
        game.move(piece_with(game, aside(you), key[1]), hand(you))
        game.move_all(aside(you), DISCARD)  # rule: look.keep


def _keep_ask(game: Parley, you: int) -> Ask | None:
    if not game.standing[you]:
        return None
    return card_ask(you, "keep", distinct_faces(game, game.zones[aside(you)]), "keep", audience=0)


# --- neighbours ---


@book.phrase(
    "act",
    en="look at the secrets of a neighbour",
    de="sieh dir die Geheimnisse eines Nachbarn an",
)
def look_at_hand(game: Parley, you: int) -> Flow[None]:
    other = yield from pick_neighbour(game, you, "look-at")
    game.tell("looks-at", you, other)
    game.look(game.secrets(hand(other)), 1 << you)  # rule: look.neighbour


@book.phrase(
    "act",
    en="exchange {n|a secret|{n:number} secrets} with a neighbour",
    de="tausche {n|ein Geheimnis|{n:number} Geheimnisse} mit einem Nachbarn",
)
def exchange(game: Parley, you: int, n: int) -> Flow[None]:
    other = yield from pick_neighbour(game, you, "exchange-with")
    given = yield from afresh(lambda: _both_choose(game, you, other, n))
    game.tell("exchanged", you, other, len(given[you]))
    for seat in (you, other):
        for _, face in given[seat]:
            game.move(piece_with(game, hand(seat), face), aside(seat))
    game.move_all(aside(you), hand(other))  # rule: exchange.blind
    game.move_all(aside(other), hand(you))


def _both_choose(
    game: Parley, you: int, other: int, n: int
) -> Flow[dict[int, tuple[Key, ...]]] | None:
    """Both choose as many as both can give; each learns what it got once it has it."""
    most = min(len(game.secrets(hand(you))), len(game.secrets(hand(other))))
    count = min(n, most)  # rule: exchange.even
    if not count:
        return None
    flows: dict[int, Callable[[], Flow[tuple[Key, ...]]]] = {
        you: lambda: _choose_secrets(game, you, count),
        other: lambda: _choose_secrets(game, other, count),
    }
    about = ("exchange", you, other, count)
    opens = {you: 1 << other, other: 1 << you}  # rule: exchange.blind
    return together(game, lambda: flows, about, opens)


def _choose_secrets(game: Parley, seat: int, count: int) -> Flow[tuple[Key, ...]]:
    faces = game.pack.faces
    # rule: exchange.secrets, exchange.even
    held: list[Key] = [("give", faces[piece]) for piece in game.secrets(hand(seat))]
    return choose_several(seat, held, count, count)


@book.phrase("act", en="forfeit a secret", de="verliere ein Geheimnis")
def forfeit(game: Parley, you: int) -> Flow[None]:
    taker = yield from pick_neighbour(game, you, "forfeit-to")
    yield from take_secret(game, taker, you)


@book.phrase("act", en="take a secret from a neighbour", de="nimm einem Nachbarn ein Geheimnis")
def take(game: Parley, you: int) -> Flow[None]:
    other = yield from pick_neighbour(game, you, "take-from")
    yield from take_secret(game, you, other)


def take_secret(game: Parley, taker: int, giver: int) -> Flow[None]:
    """A random secret goes from hand to hand; the taker replaces it."""
    if not game.secrets(hand(giver)):
        return
    # rule: forfeit.random, exchange.secrets
    game.draw(hand(giver), aside(taker), but=game.favours(hand(giver)))
    game.tell("took", taker, giver)
    if not _sources(game, taker):
        game.move_all(aside(taker), hand(giver))  # rule: forfeit.back
        return
    source = yield from anew(lambda: _source_ask(game, taker, giver))
    if source == FROM_HAND:  # rule: forfeit.replace
        key = yield from anew(lambda: _give_ask(game, taker, giver))
        game.move(piece_with(game, hand(taker), key[1]), hand(giver))
    else:
        key = yield from anew(lambda: _fetch_ask(game, taker, giver))
        game.move(piece_with(game, DISCARD, key[1]), hand(giver))
    game.move_all(aside(taker), hand(taker))


def _source_ask(game: Parley, taker: int, giver: int) -> Ask | None:
    if not game.standing[taker] or not game.standing[giver]:
        return None
    return choose(taker, _sources(game, taker), ("replace", giver))


def _sources(game: Parley, taker: int) -> list[Key]:
    sources: list[Key] = [FROM_HAND] if game.secrets(hand(taker)) else []
    return [*sources, FROM_DISCARD] if game.zones[DISCARD] else sources


def _give_ask(game: Parley, taker: int, giver: int) -> Ask | None:
    """Only the two of them learn what is given."""
    if not game.standing[giver]:
        return None
    faces = distinct_faces(game, game.secrets(hand(taker)))
    return card_ask(taker, "give", faces, ("give", giver), audience=1 << giver)


def _fetch_ask(game: Parley, taker: int, giver: int) -> Ask | None:
    if not game.standing[taker] or not game.standing[giver]:
        return None
    return card_ask(taker, "fetch", distinct_faces(game, game.zones[DISCARD]), ("fetch", giver))


# --- standing ---


@book.phrase("act", en="gain {n|a|{n:number}} standing", de="gewinne {n|einen|{n:number}} Rang")
def gain(game: Parley, you: int, n: int) -> None:
    game.gain(you, n)


@book.phrase("act", en="lose {n|a|{n:number}} standing", de="verliere {n|einen|{n:number}} Rang")
def lose(game: Parley, you: int, n: int) -> None:
    game.gain(you, -n)


# --- chance and company ---


@book.phrase("act", en="consult the omens", de="befrage die Zeichen")
def consult(game: Parley, you: int) -> None:
    """Only the envoy sees the die."""
    game.omens[you] = game.roll(6, audience=1 << you) + 1  # rule: omen.secret
    game.tell("omen", you)


@book.phrase(
    "effect",
    en="roll the die: on {n:number} or more, {good:act}; otherwise, {bad:act}",
    de="würfle: bei {n:number} oder mehr {good:act}; sonst {bad:act}",
)
def roll(game: Parley, you: int, n: int, good: Node, bad: Node) -> Flow[None]:
    """The die may be rolled again, each time in a step of its own; then one of the two."""
    roll_die(game)
    if (yield from rolled_again(game)):
        game.agenda.call(("rerolls",), then=("fate", n, places()[id(good)], places()[id(bad)]))
    elif game.standing[you]:
        yield from (good if game.die >= n else bad).run(game, you)


@PROCEDURES.asking
def fate(game: Parley, n: int, good: int, bad: int, results: Sequence[Value]) -> Flow[None]:
    """The die has come to rest: one of the two, for whoever's turn it is."""
    try:
        if game.standing[game.turn]:
            yield from phrases()[good if game.die >= n else bad].run(game, game.turn)
    except Gone:
        drop_what_is_aside(game)


def drop_what_is_aside(game: Parley) -> None:
    """Somebody was led out in the middle: what was taken or offered is discarded."""
    for seat in range(game.seats):
        game.move_all(aside(seat), DISCARD)  # rule: speech.gone


def _toast_ask(game: Parley, you: int, options: Sequence[Key]) -> Ask | None:
    others = [seat for seat in game.present() if seat != you and game.standing[you]]
    return party(others, options, ("toast", you)) if others else None  # rule: toast.others


add_choose_one(book, "effect", "act", _toast_ask, "the others choose", "die anderen wählen")
add_each(book, "effect", "act")


@book.phrase("group", en="neighbour", de="Nachbarn")
def each_neighbour(game: Parley, you: int) -> list[int]:
    return game.neighbours(you)


@book.phrase("group", en="envoy", de="Gesandten")
def each_envoy(game: Parley, you: int) -> list[int]:
    return game.present()  # rule: covenant.all-draw


@book.phrase("text", en="{Steps:effect, sentences}.", de="{Steps:effect, sentences}.")
def text(steps: tuple[Node, ...]) -> tuple[Node, ...]:
    """The sentences are run one by one, each in a step of its own (`flow.py`)."""
    return steps


# --- the cards ---


@cache
def sentences() -> tuple[tuple[Node, ...], ...]:
    """What each card does, by its face. Raises PhraseError if a text is not understood."""
    return tuple([node.value() for node in parse_texts(book, "text", CARDS).values()])


@cache
def phrases() -> tuple[Node, ...]:
    """All phrases of all cards. On the agenda a phrase is named by its place here."""
    return tuple([node for steps in sentences() for step in steps for node in step.walk()])


@cache
def places() -> dict[int, int]:
    """The place of each phrase among all, by its identity."""
    return {id(phrase): at for at, phrase in enumerate(phrases())}
