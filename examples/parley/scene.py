"""What a seat sees of Parley."""

from __future__ import annotations

from collections.abc import Sequence

from examples.parley.deck import CARDS, COST, SEALED
from examples.parley.die import MOST_AGAIN, is_gust
from examples.parley.state import (
    CANDLE,
    CANDLES,
    DISCARD,
    FAVOURS,
    HALL,
    MOST_STANDING,
    OVER,
    RESOLVING,
    SECRETS,
    SPENT,
    Parley,
    aside,
    hand,
)
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.rules import Blocked, Option
from gloam.kernel.present.scene import (
    Card,
    Dice,
    Face,
    Hand,
    Node,
    Pile,
    Row,
    Text,
    Token,
    Track,
    Words,
)

PILES = ((SECRETS, "secrets", "secret"), (FAVOURS, "favours", "favour"))
ROWS = ((DISCARD, "discard"), (SPENT, "spent"), (HALL, "hall"), (RESOLVING, "resolving"))

# For each option, the rule behind it and where the card it is about lies.
RULES = {
    "play": "turn.play",
    "rest": "turn.rest",
    "discard": "turn.limit",
    "seize": "court.seize",
    "with": "",
    "give": "exchange.blind",
    "keep": "look.keep",
    "from-hand": "forfeit.replace",
    "from-discard": "forfeit.replace",
    "fetch": "forfeit.replace",
    "reroll": "die.reroll",
    "pay": "die.reroll",
    "first": "toast.others",
    "second": "toast.others",
    "speak": "speech.secret",
}
OF_HAND = ("play", "discard", "give", "pay", "speak")


def fixed(game: Parley) -> list[Node]:
    """The faces of the cards that are in the game, and of sealed ones that all may read."""
    return [
        Face(
            id=card.id,
            name=_name(face),
            type=card.type,
            text=card.text,
            numbers=(("worth", card.worth), ("cost", card.cost)),
        )
        for face, card in enumerate(CARDS)
        if face in game.pack.faces or game.opened >> face & 1
    ]


def public(game: Parley) -> list[Node]:
    nodes: list[Node] = [
        Pile(id=name, label=Words(f"label-{name}"), count=len(game.zones[zone]), back=back)
        for zone, name, back in PILES
    ]
    for zone, name in ROWS:
        nodes.append(Row(id=name, label=Words(f"label-{name}")))
        nodes += _cards(game, name, game.zones[zone])
    nodes += _opened(game)
    high = CANDLES[game.seats]
    nodes.append(Track(id="candles", label=Words("label-candles"), value=game.candles, high=high))
    if game.die:
        nodes.append(_die(game))
    for seat in range(game.seats):
        nodes += _envoy(game, seat)
    return nodes


def _die(game: Parley) -> Dice:
    """The die as it lies. At the end of a round it has two faces only: how many candles go out."""
    at_end = game.phase == CANDLE
    return Dice(
        id="die",
        label=Words("label-die"),
        values=(game.die,),
        faces=("gust" if is_gust(game.die) else "still",) if at_end else (),
        hits=(is_gust(game.die),) if at_end else (),
        rerolled=(MOST_AGAIN - game.again,),
    )


def _opened(game: Parley) -> list[Node]:
    """Sealed cards that were unlocked in this game: all may read them."""
    faces = [f for f in SEALED if game.opened >> f & 1 and f not in game.pack.faces]
    nodes: list[Node] = [Row(id="opened", label=Words("label-opened"))] if faces else []
    for face in faces:
        card = CARDS[face]
        nodes.append(Card(id=f"opened-{card.id}", within="opened", face=card.id, back=card.type))
        nodes.append(Text(id=f"lore-{card.id}", within="opened", words=Words(f"lore-{card.id}")))
    return nodes


def _envoy(game: Parley, seat: int) -> list[Node]:
    """What all see of an envoy: backs of cards, standing, whether there is an omen."""
    held = game.zones[hand(seat)]
    standing = game.standing[seat]
    marks = ("turn",) if seat == game.turn and game.phase != OVER else ()
    words = Words("label-envoy" if standing else "label-led-out", {"seat": seat})
    nodes: list[Node] = [
        Hand(id=f"hand-{seat}", label=words, owner=seat, count=len(held), marks=marks),
        Token(
            id=f"favours-{seat}",
            label=Words("label-favours"),
            owner=seat,
            icon="favour",
            amount=len(game.favours(hand(seat))),
        ),
        Track(
            id=f"standing-{seat}",
            label=Words("label-standing"),
            owner=seat,
            value=standing,
            high=MOST_STANDING,
        ),
    ]
    apart = game.zones[aside(seat)]
    if apart:
        label = Words("label-aside")
        nodes.append(Hand(id=f"aside-{seat}", label=label, owner=seat, count=len(apart)))
    if game.omens[seat]:
        nodes.append(Token(id=f"omen-{seat}", label=Words("label-omen"), owner=seat, icon="omen"))
    return nodes


def private(game: Parley, seat: int) -> list[Node]:
    """One's own cards and omen, and what one knows of the cards of others."""
    if seat >= game.seats:
        return []
    nodes: list[Node] = []
    for other in range(game.seats):
        mark = "" if other == seat else "remembered"
        nodes += _cards(game, f"hand-{other}", game.seen(hand(other), seat), mark)
        nodes += _cards(game, f"aside-{other}", game.seen(aside(other), seat), mark)
    omen = game.omens[seat]
    if omen:
        nodes.append(Text(id="omen", words=Words("label-your-omen", {"omen": omen})))
    return nodes


def describe(game: Parley, seat: int, key: Key) -> Option:
    word: str = key[0]
    rule = RULES[word]
    if len(key) == 1:
        return Option(key, Words(f"option-{word}"), rule=rule)
    about: int = key[1]
    if word == "with":
        return Option(key, Words("option-with", {"seat": about}), (f"hand-{about}",), rule)
    if word in OF_HAND:
        place, zone = f"hand-{seat}", hand(seat)
    elif word == "keep":
        place, zone = f"aside-{seat}", aside(seat)
    else:
        place, zone = "discard", DISCARD
    touches = _ids(game, place, [p for p in game.zones[zone] if game.pack.faces[p] == about])
    return Option(key, Words(f"option-{word}", {"card": CARDS[about].name}), touches, rule)


def blocked(game: Parley, seat: int, ask: Ask) -> list[Blocked]:
    """Cards of one's own that cannot be played or given now."""
    words = {key[0] for key in ask.offer(seat)}
    held = game.zones[hand(seat)] if seat < game.seats else []
    if "rest" in words:
        dear = [p for p in held if COST[game.pack.faces[p]] >= game.standing[seat]]
        return _all_blocked(game, seat, dear, "cost", "turn.cost")
    if words & {"give", "pay"}:
        rule = "exchange.secrets" if "give" in words else "die.reroll"
        return _all_blocked(game, seat, game.favours(hand(seat)), "favour", rule)
    return []


def _all_blocked(
    game: Parley, seat: int, cards: Sequence[int], why: str, rule: str
) -> list[Blocked]:
    touches = _ids(game, f"hand-{seat}", cards)
    return [Blocked(touches, Words(f"blocked-{why}"), rule)] if touches else []


def observe(game: Parley, seat: int) -> list[int]:
    """Numbers of the table, then of each envoy, oneself first, then cards by face."""
    seats = game.seats
    order = [(seat + i) % seats for i in range(seats)]
    table = [game.phase, (game.turn - seat) % seats, game.candles, game.die, game.again]
    table += [game.opened, game.omens[seat], len(game.zones[SECRETS]), len(game.zones[FAVOURS])]
    for other in order:
        table += [game.standing[other], int(game.omens[other] > 0)]
        table += [len(game.secrets(hand(other))), len(game.favours(hand(other)))]
        table.append(len(game.zones[aside(other)]))
    for zone, _ in ROWS:
        table += _counts(game, game.zones[zone])
    for other in order:
        table += _counts(game, game.seen(hand(other), seat))
        table += _counts(game, game.seen(aside(other), seat))
    return table


def _counts(game: Parley, pieces: Sequence[int]) -> list[int]:
    counts = [0] * len(CARDS)
    for piece in pieces:
        counts[game.pack.faces[piece]] += 1
    return counts


def _cards(game: Parley, place: str, pieces: Sequence[int], mark: str = "") -> list[Node]:
    faces = game.pack.faces
    return [
        Card(
            id=id,
            within=place,
            label=_name(faces[piece]),
            face=CARDS[faces[piece]].id,
            back=CARDS[faces[piece]].type,
            marks=(mark,) if mark else (),
        )
        for id, piece in zip(_ids(game, place, pieces), pieces, strict=True)
    ]


def _ids(game: Parley, place: str, pieces: Sequence[int]) -> tuple[str, ...]:
    """A card is named by its place, its face, and which of the equal ones it is."""
    met: dict[int, int] = {}
    ids: list[str] = []
    for piece in pieces:
        face = game.pack.faces[piece]
        met[face] = met.get(face, 0) + 1
        ids.append(f"{place}-{CARDS[face].id}-{met[face]}")
    return tuple(ids)


def _name(face: int) -> Words:
    return Words("card", {"name": CARDS[face].name})
