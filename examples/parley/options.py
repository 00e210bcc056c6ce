"""What envoys are shown of their options, and of what they cannot do."""

from __future__ import annotations

from collections.abc import Sequence

from examples.parley.deck import COST
from examples.parley.names import CARD, SEAT
from examples.parley.scene import NODES
from examples.parley.state import DISCARD, Parley, aside, hand
from gloam.kernel.core.asks import PASS, REVISE, WAIT, Ask, Key
from gloam.kernel.core.data import Piece
from gloam.kernel.core.rules import Blocked
from gloam.kernel.present.options import Look, Options, Refusals, Shown

# --- where the card lies that an option names ---


def _lies(game: Parley, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """In one's hand, or where one looks at it; how many are equal."""
    zone = aside(seat) if key[0] == "keep" else hand(seat)
    return key[0] == "keep", seat, _equal(game, zone, key[1])


def _own(key: Key, apart: int, seat: int, equal: int) -> Look:
    return Look(touches=_ids(f"{'aside' if apart else 'hand'}-{seat}", key[1], equal))


def _discarded(game: Parley, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (_equal(game, DISCARD, key[1]),)


def _fetched(key: Key, equal: int) -> Look:
    return Look(touches=_ids("discard", key[1], equal))


def _equal(game: Parley, zone: int, face: int) -> int:
    faces = game.pack.faces
    return sum([faces[piece] == face for piece in game.zones[zone]])


def _ids(within: str, face: int, equal: int) -> tuple[str, ...]:
    return tuple([NODES.id(within, face, copy) for copy in range(equal)])


# --- options ---


def _of_one(rule: str) -> Shown[Parley]:
    """A card of one's own."""
    return Shown(CARD, rule=rule, by=_lies, look=_own)


OPTIONS: Options[Parley] = Options(
    {
        "rest": Shown(rule="turn.rest"),
        "seize": Shown(rule="court.seize"),
        "reroll": Shown(rule="die.reroll"),
        "first": Shown(rule="toast.others"),
        "second": Shown(rule="toast.others"),
        "from-hand": Shown(rule="forfeit.replace"),
        "from-discard": Shown(rule="forfeit.replace"),
        "with": Shown(SEAT),
        "play": _of_one("turn.play"),
        "discard": _of_one("turn.limit"),
        "give": _of_one("exchange.blind"),
        "fetch": Shown(CARD, rule="forfeit.replace", by=_discarded, look=_fetched),
        "keep": _of_one("look.keep"),
        "pay": _of_one("die.reroll"),
        "speak": _of_one("speech.secret"),
    },
    more=(PASS, WAIT, REVISE),
)

# --- refusals ---

# By the word of the option that one might have expected.
WHY = {
    "rest": Refusals({"cost": "turn.cost"}),
    "give": Refusals({"favour": "exchange.secrets"}),
    "pay": Refusals({"favour": "die.reroll"}),
}


def blocked(game: Parley, seat: int, ask: Ask) -> list[Blocked]:
    """Cards of one's own that cannot be played or given now."""
    words = {key[0] for key in ask.offer(seat)}
    if "rest" in words:
        held = game.zones[hand(seat)]
        dear = [p for p in held if COST[game.pack.faces[p]] >= game.standing[seat]]
        return _all_blocked(game, seat, dear, "rest", "cost")
    for word in ("give", "pay"):
        if word in words:
            return _all_blocked(game, seat, game.favours(hand(seat)), word, "favour")
    return []


def _all_blocked(
    game: Parley, seat: int, cards: Sequence[Piece], word: str, why: str
) -> list[Blocked]:
    met: dict[int, int] = {}
    for piece in cards:
        face = game.pack.faces[piece]
        met[face] = met.get(face, 0) + 1
    touches = tuple([id for face, n in met.items() for id in _ids(f"hand-{seat}", face, n)])
    return [WHY[word].no(why, touches=touches)] if touches else []
