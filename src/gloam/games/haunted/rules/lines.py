"""Lines: in which order they are built, which cards may be laid on them, what laying one does.

What a line holds is a number (`code_of`); for every such number the cards that may be laid on it
are worked out once, from the texts of the cards. Sets of cards are bit sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.haunted.cards.deck import (
    ACQUAINTANCES,
    CARDS,
    EVENTS,
    FOCUSES,
    ID,
    SIZE,
    SUPPORT,
    TERRORS,
)
from gloam.games.haunted.cards.essentials import ADMITS, SUMMONS
from gloam.games.haunted.cards.phrasebook import Laid
from gloam.games.haunted.cards.reach import REACH
from gloam.games.haunted.cards.texts import READ
from gloam.games.haunted.rules.completing_and_removing import lay_fresh, lay_terror
from gloam.games.haunted.rules.hands import discard, make_room, movable
from gloam.games.haunted.state import DISCARD, HANDS, RESOLVING, Haunted
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.core.asks import Flow, Key
from gloam.kernel.core.data import Piece

# rule: line.order, line.setting-first, line.focus-second, line.one-each
LINES: list[list[int]] = [[]]
LINES += [[setting] for setting in range(FOCUSES)]
LINES += [[setting, focus] for setting in range(FOCUSES) for focus in range(FOCUSES, TERRORS)]


def code_of(line: Sequence[int]) -> int:
    """What an open line holds: nothing, a setting, or a setting and a focus."""
    if not line:
        return 0
    if len(line) == 1:
        return 1 + line[0]
    return 1 + FOCUSES + line[0] * 15 + line[1] - FOCUSES


def may_be_built(card: int, line: Sequence[int]) -> bool:
    """Whether an essential card continues a line of these cards."""
    if card < FOCUSES:
        return not line  # rule: line.setting-first
    if card < TERRORS:
        return len(line) == 1 and card in ADMITS[line[0]]  # rule: line.focus-match
    # rule: line.terror-match, line.terror-last
    return len(line) == 2 and card in SUMMONS[line[1]]


MOST_LINES: Final = 15
# ("lay", card, line), made once.
LAY: Final[list[list[Key]]] = [
    [("lay", card, line) for card in range(SIZE)] for line in range(MOST_LINES)
]
END: Final[Key] = ("end",)


# --- worked out once from the cards ---


def _may_be_laid(card: int, line: list[int], own: bool) -> bool:
    if card < EVENTS:
        return may_be_built(card, line)
    only, effect = parts(card)
    if only == "with_a_setting" and not line:  # rule: event.line-with-setting
        return False
    if only == "opponents_only" and own:  # rule: event.coach-and-horses-roles
        return False
    if effect.name == "drive_off":
        return False  # rule: turn.terror-removers
    if effect.name == "or_on_an_opponent":
        return not own or reaches(first_use(effect), line)  # rule: acquaintance.alternative
    return reaches(effect, line)


def parts(card: int) -> tuple[str, Node]:
    """Where a support card may be laid only, and what it does."""
    only, effect = READ[card].args
    assert isinstance(effect, Node)
    return only.name if isinstance(only, Node) else "", effect


def first_use(effect: Node) -> Node:
    use = effect.args[0]
    assert isinstance(use, Node)
    return use


def reaches(effect: Node, line: list[int]) -> bool:
    test = REACH.get(effect.name)
    return test is None or test(line, *effect.args)


def cards_that(fits: Sequence[bool]) -> int:
    return sum([1 << card for card, fit in enumerate(fits) if fit])


def _all_that_may_be_laid(line: list[int], *, own: bool) -> int:
    return cards_that([_may_be_laid(card, line, own) for card in range(SIZE)])


# rule: line.focus-match, line.terror-last, line.terror-match, line.immovable
# rule: line.immovable-lifted, line.owner-or-opponent, line.support-any-time, turn.terror-removers
# rule: event.line-with-setting, event.coach-and-horses-roles, action.any-focus
# rule: action.setting-removers, acquaintance.alternative
ON_OTHERS: Final = [_all_that_may_be_laid(line, own=False) for line in LINES]
# rule: line.immovable, line.immovable-lifted, line.owner-or-opponent
ON_OWN: Final = [_all_that_may_be_laid(line, own=True) for line in LINES]


def says(card: int, phrase: str) -> bool:
    return card >= EVENTS and any(node.name == phrase for node in READ[card].walk())


def does(card: int, phrase: str) -> bool:
    return card >= EVENTS and parts(card)[1].name == phrase


# rule: turn.no-empty-play
FETCHERS: Final = cards_that([does(card, "fetch_acquaintance") for card in range(SIZE)])
FETCHING: Final = {card for card in range(SIZE) if FETCHERS >> card & 1}
ACTIVATORS: Final = cards_that([does(card, "bring_terror") for card in range(SIZE)])


# --- what a player may lay now ---


def playable(game: Haunted, seat: int) -> tuple[Sequence[int], int]:
    """The cards a player may lay, and those that everybody sees would do nothing."""
    hand = movable(game, seat)
    if FETCHING.isdisjoint(hand):  # few have one, and only then is the pile worth a look
        return hand, FETCHERS
    return hand, 0 if max(game.zones[DISCARD], default=0) >= ACQUAINTANCES else FETCHERS


def add_layable(
    game: Haunted, options: list[Key], hand: Sequence[int], barred: int, line: int, fits: list[int]
) -> None:
    cards = game.line(line)
    here = fits[code_of(cards)] & ~barred  # rule: turn.no-empty-play, turn.hidden-outcome
    if here & ACTIVATORS and not fitting_terrors(game, cards[1]):
        here &= ~ACTIVATORS
    if here:
        keys = LAY[line]  # rule: line.support-needs-a-line
        options += [keys[card] for card in hand if here >> card & 1]


def fitting_terrors(game: Haunted, focus: int) -> list[int]:
    """The terrors in the discard pile that a focus summons."""
    return [terror for terror in SUMMONS[focus] if game.where[terror] == DISCARD]


# --- laying it ---


def lay(game: Haunted, seat: int, card: Piece, line: int, defending: bool = False) -> Flow[None]:
    """Lay a card on a line. What a support card does, it does at once."""
    game.laid = True
    if game.journal is not None:  # simulations do not listen
        game.tell("laid", seat, int(card), line, *game.line(line)[:1])
    if card < TERRORS:
        game.move(card, game.line_zone(line))
        lay_fresh(game, card, line)
        played(ID, CARDS[card].id)
    elif card < SUPPORT:
        lay_terror(game, card, line)  # rule: terror.no-text
        played(ID, CARDS[card].id)
    else:
        yield from carry_out(game, Laid(card, seat, line, defending))


def carry_out(game: Haunted, laid: Laid) -> Flow[None]:
    """The effect of a support card, in full, before any further card."""
    card = Piece(laid.card)
    game.move(card, RESOLVING)  # rule: draw.resolving-card
    yield from READ[laid.card].run(game, laid)  # rule: turn.immediate
    if game.where[card] == RESOLVING:  # rule: line.support-leaves
        # rule: acquaintance.discard, defence.discard, own.discard
        discard(game, card)
    zones, hand_size = game.zones, game.hand_size
    for seat in game.order:
        if len(zones[HANDS + seat]) > hand_size:  # rule: hand.limit
            yield from make_room(game, seat)
    played(ID, CARDS[card].id)
