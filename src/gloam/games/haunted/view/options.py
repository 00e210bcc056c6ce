"""What a person is shown of an option: its words, the things it touches, the rule behind it.

An option looks the same whenever it is offered in the same place, so each is made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from gloam.games.haunted.cards.deck import CARDS, EVENTS, FOCUSES, TERRORS
from gloam.games.haunted.rules.defence import DEFENDS, DRIVES_OFF
from gloam.games.haunted.rules.lines import code_of
from gloam.games.haunted.state import DEFENCE, RESOLVING, SLOTS, Haunted
from gloam.games.haunted.view.scene import CARD_ID, HAND_ID, LINE_ID, SEAT_ID
from gloam.games.haunted.view.sentences import CARD, SEAT
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.rules import Option
from gloam.kernel.present.scene import Arg, Words

# The entry of the ledger that tells what a card does.
CARD_RULE = [f"{card.type}.{card.id}" for card in CARDS]

# The rule behind the options of an ask, or behind one of them. Asks that are not listed are
# made by the card that is being carried out, and its rule is behind them.
RULES = {
    "attack": "turn.optional",
    "attack swap": "swap.hand",
    "defend": "defence.seal-time",
    "own": "turn.optional",
    "cleanup": "cleanup.one",
    "make-room": "hand.limit",
    "stolen": "event.urchin-thief-stolen",
    "offer": "event.coach-and-horses-offer",
    "attacked": "event.attacked",
    "attacked-slot": "event.attacked-room",
    "attacked-replacement": "event.attacked-replacement-choice",
    "chance-find": "event.chance-find-which",
    "may": "event.hidden-compartment-optional",
    "hand-over": "event.hidden-compartment-tie-loser",
    "smallest": "term.smallest",
    "largest": "term.largest",
    "activate": "action.activate-focus-choice",
    "exchange": "action.blood-letting",
    "use": "acquaintance.alternative",
    "psychic": "acquaintance.psychic-both",
    "stranger": "acquaintance.well-wishing-stranger",
    "give-action": "acquaintance.well-wishing-stranger-details",
    "give-back": "acquaintance.well-wishing-stranger-return",
    "forfeit": "forfeit.swap",
    "forfeit pile": "forfeit.pile-choice",
    "advantage": "advantage.draw",
    "advantage none": "advantage.decline",
    "advantage-price": "advantage.price",
    "strike": "lap.three-essentials",
    "keep-taken": "hand.room",
    "keep-taken discard-it": "lap.not-kept",
}

# Words that say another thing at every ask, and those that do so at one ask only.
SAID_BY_ASK = ("end", "both", "line", "player")
SAID_FOR_ONE_ASK = ("stolen discard", "forfeit give", "advantage keep", "exchange give")

# Cards that may take away the last card of a line.
TAKERS = 0
for _cards in (*DEFENDS, *DRIVES_OFF.values()):
    TAKERS |= _cards


def describe(game: Haunted, seat: int, ask: Ask, key: Key) -> Option:
    if key[0] == "lay":
        _, card, line = key
        cards = game.line(line)
        taken = cards[-1] if TAKERS >> card & 1 and _takes(card, cards) else -1
        setting = cards[0] if cards else -1
        return _lay(card, line, setting, taken, line // SLOTS == seat, game.stage == DEFENCE)
    about = ask.about if isinstance(ask.about, str) else str(ask.about[0])
    word: str = key[0]
    if word == "line":
        cards = game.line(key[1])
        return _line(about, key[1], cards[0] if cards else -1)
    if word == "player":
        return _player(about, key[1])
    if len(key) == 2:
        to = -1 if isinstance(ask.about, str) else int(ask.about[1])
        return _card(about, word, key[1], to, _rule(game, about, word))
    if word in ("keep-it", "discard-it"):
        return _taken(about, word, game.zones[game.looked_at(seat)][0])
    if word == "stop":
        return _stop(seat, game.awaiting >> SLOTS * seat & 7)
    return _plain(about, word, seat, _resolving(game), _rule(game, about, word))


def _takes(card: int, cards: Sequence[int]) -> bool:
    """Whether a card takes away the last of a line. (On a terror nothing else may be laid.)"""
    return len(cards) == 3 or bool(DEFENDS[code_of(cards)] >> card & 1)


def _rule(game: Haunted, about: str, word: str) -> str:
    found = RULES.get(f"{about} {word}") or RULES.get(about)
    if found is None:
        card = _resolving(game)
        return CARD_RULE[card] if card >= 0 else ""
    return found


def _resolving(game: Haunted) -> int:
    """The card that is being carried out, or -1."""
    cards = game.zones[RESOLVING]
    return cards[0] if cards else -1


def _message(about: str, word: str) -> str:
    if word in SAID_BY_ASK or f"{about} {word}" in SAID_FOR_ONE_ASK:
        return f"option-{word}-{about}"
    return f"option-{word}"


# --- made once ---


@lru_cache(maxsize=1 << 14)  # there are many lines; a table meets few of them
def _lay(card: int, line: int, setting: int, taken: int, own: bool, defending: bool) -> Option:
    """A card of one's hand on a line, which it may rid of its last card."""
    args: dict[str, Arg] = {"card": CARD[card]}
    if setting < 0:
        word = "begin" if card < FOCUSES else "lay-unstarted"
        args["n"] = line % SLOTS + 1
    else:
        word = "lay"
        args["place"] = CARD[setting]
    if defending and taken >= 0:
        word = "defend"
        args["against"] = CARD[taken]
    elif own:
        word = "complete-own" if TERRORS <= card < EVENTS else f"{word}-own"
    else:
        args["seat"] = SEAT[line // SLOTS]
    return Option(
        ("lay", card, line),
        Words(f"option-{word}", args),
        (CARD_ID[card], LINE_ID[line]),
        CARD_RULE[card],
        preview=(CARD_ID[taken],) if taken >= 0 else (),
    )


@cache
def _card(about: str, word: str, card: int, to: int, rule: str) -> Option:
    """A card to discard, take, keep, offer, remove, call up; to give or to lay before a seat."""
    message = _message(about, word)
    if to < 0:
        return Option((word, card), Words(message, {"card": CARD[card]}), (CARD_ID[card],), rule)
    words = Words(message, {"card": CARD[card], "seat": SEAT[to]})
    return Option((word, card), words, (CARD_ID[card], SEAT_ID[to]), rule)


@cache
def _line(about: str, line: int, setting: int) -> Option:
    args: dict[str, Arg] = {"seat": SEAT[line // SLOTS], "n": line % SLOTS + 1}
    if setting >= 0:
        args["place"] = CARD[setting]
    message = _message(about, "line")
    return Option(("line", line), Words(message, args), (LINE_ID[line],), RULES[about])


@cache
def _player(about: str, seat: int) -> Option:
    words = Words(_message(about, "player"), {"seat": SEAT[seat]})
    return Option(("player", seat), words, (SEAT_ID[seat],), RULES[about])


@cache
def _taken(about: str, word: str, card: int) -> Option:
    """What to do with a card that was taken from somebody."""
    rule = RULES.get(f"{about} {word}", RULES[about])
    return Option((word,), Words(f"option-{word}", {"card": CARD[card]}), (CARD_ID[card],), rule)


@cache
def _stop(seat: int, awaiting: int) -> Option:
    """No further defence: the lines of the seat that await one will be complete."""
    lines = [
        line for slot, line in enumerate(LINE_ID[SLOTS * seat :][:SLOTS]) if awaiting >> slot & 1
    ]
    words = Words("option-stop", {"count": len(lines)})
    return Option(("stop",), words, tuple(lines), RULES["defend"])


@cache
def _plain(about: str, word: str, seat: int, card: int, rule: str) -> Option:
    """A word alone; it may be about the card that is being carried out."""
    if word == "swap":
        return Option((word,), Words("option-swap"), (HAND_ID[seat],), rule)
    if card < 0:
        return Option((word,), Words(_message(about, word)), (), rule)
    message = f"option-{word}-{CARDS[card].id}" if word == "first-use" else _message(about, word)
    return Option((word,), Words(message, {"card": CARD[card]}), (CARD_ID[card],), rule)
