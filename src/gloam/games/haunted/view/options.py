"""What a person is shown of an option: its words, the things it touches, the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.haunted.cards.deck import CARDS, EVENTS, FOCUSES, SIZE, TERRORS, set_of
from gloam.games.haunted.cards.deck import NUMBER as NUMBER_OF
from gloam.games.haunted.cards.texts import READ
from gloam.games.haunted.rules.completing_and_removing import smallest
from gloam.games.haunted.rules.defence import DEFENDS, DRIVES_OFF
from gloam.games.haunted.rules.hands import acquaintances
from gloam.games.haunted.rules.lines import ACTIVATORS, cards_that, code_of, says
from gloam.games.haunted.state import DEFENCE, RESOLVING, SLOTS, Haunted
from gloam.games.haunted.view.names import CARD, HAND_ID, LINE, SEAT
from gloam.kernel.core.asks import REVISE, Ask, Key
from gloam.kernel.present.options import Look, Named, Options, Shown
from gloam.kernel.present.things import NUMBER, Thing

# The entry of the ledger that tells what a card does.
CARD_RULE = [f"{card.type}.{card.id}" for card in CARDS]

PLACE = Thing("place", CARD.words)  # a line goes by its setting
OWNER = Thing("seat", SEAT.words)  # the owner of a line is named, the line is touched
AGAINST = Thing("against", CARD.words)
COUNT = Thing("count")

# Cards that may take away the last card of a line.
TAKERS = 0
for _cards in (*DEFENDS, *DRIVES_OFF.values()):
    TAKERS |= _cards

# Cards that complete the line of one's own that they are laid on; one that completes the smallest.
THIS_LINE, SOME_LINE = 1, 2
COMPLETERS = set_of(TERRORS, EVENTS) | ACTIVATORS
TRANSFORMERS = cards_that([says(card, "complete_smallest") for card in range(SIZE)])

# Acquaintances that Coach and Horses does not cost.
SAFE = 0
for _node in READ[NUMBER_OF["coach-and-horses"]].walk():
    if _node.name == "offer_acquaintance" and isinstance(_node.args[0], tuple):
        for _name in _node.args[0]:
            SAFE |= 1 << NUMBER_OF[str(_name)]


# --- what the table decides ---


def _laid_on(game: Haunted, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    _, card, line = key
    cards = game.line(line)
    taken = cards[-1] if TAKERS >> card & 1 and _takes(card, cards) else -1
    setting = cards[0] if cards else -1
    own = line // SLOTS == seat
    completes = _completes(game, seat, card) if own else 0
    return setting, taken, own, game.stage == DEFENCE, completes


def _completes(game: Haunted, seat: int, card: int) -> int:
    """Whether a card that one lays on an own line completes a line of one's own for certain."""
    if COMPLETERS >> card & 1:
        return THIS_LINE  # rule: own.terror, action.activate-focus-defence
    if not TRANSFORMERS >> card & 1 or acquaintances(game, seat):
        return 0
    return SOME_LINE if smallest(game, seat) else 0  # rule: event.transformation


def _takes(card: int, cards: Sequence[int]) -> bool:
    """Whether a card takes away the last of a line. (On a terror nothing else may be laid.)"""
    return len(cards) == 3 or bool(DEFENDS[code_of(cards)] >> card & 1)


def _lay(key: Key, setting: int, taken: int, own: int, defending: int, completes: int) -> Look:
    """A card of one's hand on a line, which it may rid of its last card."""
    _, card, line = key
    also: list[Named] = []
    if setting < 0:
        word = "begin" if card < FOCUSES else "lay-unstarted"
        also.append((NUMBER, line % SLOTS + 1))
    else:
        word = "lay"
        also.append((PLACE, setting))
    if defending and taken >= 0:
        word = "defend"
        also.append((AGAINST, taken))
    elif own:
        word = "complete-own" if completes == THIS_LINE else f"{word}-own"
    else:
        also.append((OWNER, line // SLOTS))
    preview = CARD.node(taken) if taken >= 0 else ()
    # Thirteen points, and the third such line loses.
    return Look(word, tuple(also), preview=preview, rule=CARD_RULE[card], grave=bool(completes))


def _awaiting(game: Haunted, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return tuple([line for line in game.lines(seat) if game.awaiting >> line & 1])


def _stop(key: Key, *lines: int) -> Look:
    """No further defence: the lines of the seat that await one will be complete."""
    touches = tuple([LINE.nodes[line] for line in lines])
    return Look(also=((COUNT, len(lines)),), touches=touches, grave=bool(lines))


def _seat(game: Haunted, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (seat,)


def _own_hand(key: Key, seat: int) -> Look:
    return Look(touches=(HAND_ID[seat],))


def _setting(game: Haunted, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return tuple(game.line(key[1])[:1])


def _line(key: Key, *setting: int) -> Look:
    _, line = key
    also: list[Named] = [(OWNER, line // SLOTS), (NUMBER, line % SLOTS + 1)]
    return Look(also=(*also, *[(PLACE, card) for card in setting]))


def _taken(game: Haunted, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """A card that was taken from somebody."""
    return (game.zones[game.looked_at(seat)][0],)


def _resolving(game: Haunted, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The card that is being carried out."""
    return (game.zones[RESOLVING][0],)


def _card(key: Key, card: int) -> Look:
    return Look(also=((CARD, card),))


def _by_card(key: Key, card: int) -> Look:
    """What the card in effect asks, a yes or a no: a button, and not something to do with it."""
    return Look(also=((CARD, card),), touches=(), preview=CARD.node(card))


def _offer(key: Key) -> Look:
    """An acquaintance shown to the coachman: lost, or one of those that stay."""
    return Look("offer-safe" if SAFE >> key[1] & 1 else "")


def _first_use(key: Key, card: int) -> Look:
    return _by_card(key, card)._replace(says=f"first-use-{CARDS[card].id}")


def _card_rule(game: Haunted) -> str:
    """The rule of the card that is being carried out."""
    cards = game.zones[RESOLVING]
    return CARD_RULE[cards[0]] if cards else ""


# --- all options ---


OPTIONS: Options[Haunted] = Options(
    {
        # laying
        "lay": Shown(CARD, LINE, by=_laid_on, look=_lay),
        "end": Shown(own_words=True),
        "swap": Shown(rule="swap.hand", by=_seat, look=_own_hand, grave=True),
        "stop": Shown(by=_awaiting, look=_stop),
        # cards
        "discard": Shown(CARD),
        "stolen discard": Shown(CARD, own_words=True),
        "take": Shown(CARD),
        "keep": Shown(CARD),
        "advantage keep": Shown(CARD, own_words=True),
        "none": Shown(by=_resolving, look=_by_card),
        "advantage none": Shown(
            own_words=True, by=_resolving, look=_by_card, rule="advantage.decline"
        ),
        "both": Shown(own_words=True, by=_resolving, look=_by_card),
        "keep-it": Shown(by=_taken, look=_card),
        "discard-it": Shown(by=_taken, look=_card, rule="lap.not-kept"),
        "give": Shown(CARD, of_ask=SEAT),
        "exchange give": Shown(CARD, own_words=True),
        "forfeit give": Shown(CARD, of_ask=SEAT, own_words=True),
        "pile": Shown(CARD, of_ask=SEAT, rule="forfeit.pile-choice"),
        "offer": Shown(CARD, look=_offer),
        "remove": Shown(CARD),
        "setting": Shown(CARD, of_ask=SEAT),
        "terror": Shown(CARD),
        # the rest
        "first-use": Shown(by=_resolving, look=_first_use),
        "second-use": Shown(by=_resolving, look=_by_card),
        "yes": Shown(by=_resolving, look=_by_card),
        "no": Shown(by=_resolving, look=_by_card),
        "line": Shown(LINE, own_words=True, by=_setting, look=_line),
        "player": Shown(SEAT, own_words=True),
    },
    # Asks that are not listed are made by the card that is being carried out.
    asks={
        "attack": "turn.optional",
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
        "discard-line": "term.smallest",
        "complete-smallest": "term.smallest",
        "complete-largest": "term.largest",
        "activate": "action.activate-focus-choice",
        "exchange": "action.blood-letting",
        "use": "acquaintance.alternative",
        "psychic": "acquaintance.psychic-both",
        "stranger": "acquaintance.well-wishing-stranger",
        "give-action": "acquaintance.well-wishing-stranger-details",
        "give-back": "acquaintance.well-wishing-stranger-return",
        "forfeit": "forfeit.swap",
        "advantage": "advantage.draw",
        "advantage-price": "advantage.price",
        "strike": "lap.three-essentials",
        "keep-taken": "hand.room",
    },
    rule=_card_rule,
    more=(REVISE,),
)
