"""What may be laid where: the only source of legality.

What a line holds is a number (`code_of`); for every such number the cards that may be
laid on it are worked out once, from the texts of the cards. Sets of cards are bit sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.haunted.book import ADMITS, SUMMONS
from gloam.games.haunted.deck import (
    ACQUAINTANCES,
    CARDS,
    EVENTS,
    FOCUSES,
    SIZE,
    TERRORS,
)
from gloam.games.haunted.phrases import READ
from gloam.games.haunted.reach import REACH
from gloam.games.haunted.state import DISCARD, Haunted
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.core.asks import Key

MOST_LINES: Final = 15

# ("lay", card, line), made once.
LAY: Final[list[list[Key]]] = [
    [("lay", card, line) for card in range(SIZE)] for line in range(MOST_LINES)
]
SWAP: Final[Key] = ("swap",)
END: Final[Key] = ("end",)
STOP: Final[Key] = ("stop",)


def code_of(line: Sequence[int]) -> int:
    """What an open line holds: nothing, a setting, or a setting and a focus."""
    if not line:
        return 0
    if len(line) == 1:
        return 1 + line[0]
    return 1 + FOCUSES + line[0] * 15 + line[1] - FOCUSES


# rule: line.order, line.setting-first, line.focus-second, line.one-each
LINES: list[list[int]] = [[]]
LINES += [[setting] for setting in range(FOCUSES)]
LINES += [[setting, focus] for setting in range(FOCUSES) for focus in range(FOCUSES, TERRORS)]


# --- worked out once from the cards ---


def _may_be_laid(card: int, line: list[int], own: bool) -> bool:
    if card < FOCUSES:
        return not line  # rule: line.setting-first
    if card < TERRORS:
        return len(line) == 1 and card in ADMITS[line[0]]  # rule: line.focus-match
    if card < EVENTS:
        return (
            len(line) == 2 and card in SUMMONS[line[1]]
        )  # rule: line.terror-match, line.terror-last
    only, effect = _parts(card)
    if only == "with_a_setting" and not line:  # rule: event.line-with-setting
        return False
    if only == "opponents_only" and own:  # rule: event.coach-and-horses-roles
        return False
    if effect.name == "drive_off":
        return False  # rule: turn.terror-removers
    if effect.name == "or_on_an_opponent":
        return not own or _reaches(_first(effect), line)  # rule: acquaintance.alternative
    return _reaches(effect, line)


def _parts(card: int) -> tuple[str, Node]:
    """Where a support card may be laid only, and what it does."""
    only, effect = READ[card].args
    assert isinstance(effect, Node)
    return only.name if isinstance(only, Node) else "", effect


def _first(effect: Node) -> Node:
    use = effect.args[0]
    assert isinstance(use, Node)
    return use


def _reaches(effect: Node, line: list[int]) -> bool:
    test = REACH.get(effect.name)
    return test is None or test(line, *effect.args)


def _cards(fits: Sequence[bool]) -> int:
    return sum([1 << card for card, fit in enumerate(fits) if fit])


# rule: line.focus-match, line.terror-last, line.terror-match, line.immovable
# rule: line.immovable-lifted, line.owner-or-opponent, line.support-any-time, turn.terror-removers
# rule: event.line-with-setting, event.coach-and-horses-roles, action.any-focus
# rule: action.setting-removers, acquaintance.alternative
ON_OTHERS: Final = [
    _cards([_may_be_laid(card, line, False) for card in range(SIZE)]) for line in LINES
]
# rule: line.immovable, line.immovable-lifted, line.owner-or-opponent
ON_OWN: Final = [_cards([_may_be_laid(card, line, True) for card in range(SIZE)]) for line in LINES]


def _says(card: int, phrase: str) -> bool:
    return card >= EVENTS and any(node.name == phrase for node in READ[card].walk())


def _does(card: int, phrase: str) -> bool:
    return card >= EVENTS and _parts(card)[1].name == phrase


# rule: term.defensive, term.defensive-list
REMOVERS: Final = (
    "remove_the_focus",
    "remove_setting",
    "remove_lone_setting",
    "remove_named",
    "remove_named_or_at",
    "remove_either_or_both",
)
CHANCE_FINDS: Final = _cards([_says(card, "remove_any_focus") for card in range(SIZE)])
COMPARTMENTS: Final = _cards([_says(card, "discard_smallest_line") for card in range(SIZE)])
DRIVES_OFF: Final = {
    terror: _cards(
        [
            _does(card, "drive_off") and _parts(card)[1].args == (CARDS[terror].id,)
            for card in range(SIZE)
        ]
    )
    for terror in range(TERRORS, EVENTS)
}


def _defends(card: int, line: list[int]) -> bool:
    """Whether a card removes the last card of a line (not counting terrors)."""
    if card < EVENTS or not line:
        return False
    effect = _parts(card)[1]
    if effect.name == "or_on_an_opponent":
        effect = _first(effect)
    if effect.name == "remove_any_focus" or CHANCE_FINDS >> card & 1:
        return len(line) == 2
    return effect.name in REMOVERS and _reaches(effect, line)


# rule: term.defensive, term.defensive-list
DEFENDS: Final = [_cards([_defends(card, line) for card in range(SIZE)]) for line in LINES]
DEFENSIVE: Final = _cards(
    [
        _does(card, "drive_off")
        or any(
            _says(card, remover)
            for remover in (*REMOVERS, "remove_any_focus", "discard_smallest_line")
        )
        for card in range(SIZE)
    ]
)

# rule: turn.no-empty-play
FETCHERS: Final = _cards([_does(card, "fetch_acquaintance") for card in range(SIZE)])
ACTIVATORS: Final = _cards([_does(card, "bring_terror") for card in range(SIZE)])


# --- what a player may lay now ---


def attack_options(game: Haunted) -> list[Key]:
    """Stage 1: cards on others' lines, one a line; end the stage, or swap instead."""
    seat = game.active
    # rule: attack.one-per-line, attack.slot-used, line.sealed, term.awaiting
    closed = game.sealed | game.awaiting | game.used
    options: list[Key] = []
    hand, barred = _playable(game, seat)
    for other in game.order:
        if other != seat:
            for line in game.lines(other):  # rule: attack.play, attack.no-cap
                if not closed >> line & 1:  # rule: term.active-line
                    # rule: attack.any-card, attack.kindness, attack.removers
                    # rule: event.playable-on, action.playable-on
                    _add(game, options, hand, barred, line, ON_OTHERS)
    options.append(END)  # rule: turn.optional
    if not game.laid and hand:
        options.append(SWAP)  # rule: swap.declare, swap.short-hand
    return options


def own_options(game: Haunted) -> list[Key]:
    """Stage 3: cards on one's own lines, as many as wanted."""
    options: list[Key] = []  # rule: own.no-limit
    hand, barred = _playable(game, game.active)
    for line in game.lines(game.active):  # rule: own.play
        if game.is_open(line):
            # rule: own.essentials, own.old-cards, event.playable-on, action.playable-on
            _add(game, options, hand, barred, line, ON_OWN)
    options.append(END)
    return options


def _playable(game: Haunted, seat: int) -> tuple[list[int], int]:
    """The cards a player may lay, and those that everybody sees would do nothing."""
    hand = [int(card) for card in game.movable(seat)]
    pile = game.zones[DISCARD]
    # The pile is sorted: acquaintances are its last cards.
    barred = 0 if pile and pile[-1] >= ACQUAINTANCES else FETCHERS
    return hand, barred


def _add(
    game: Haunted, options: list[Key], hand: list[int], barred: int, line: int, fits: list[int]
) -> None:
    cards = game.line(line)
    here = fits[code_of(cards)] & ~barred  # rule: turn.no-empty-play, turn.hidden-outcome
    if here & ACTIVATORS and not fitting_terrors(game, cards[1]):
        here &= ~ACTIVATORS
    keys = LAY[line]  # rule: line.support-needs-a-line
    options += [keys[card] for card in hand if here >> card & 1]


def fitting_terrors(game: Haunted, focus: int) -> list[int]:
    """The terrors in the discard pile that a focus summons."""
    return [terror for terror in SUMMONS[focus] if game.where[terror] == DISCARD]


def defence_options(game: Haunted, seat: int) -> list[Key]:
    """Stage 2: defensive cards on own lines against fresh cards, or stop."""
    options: list[Key] = []
    hand = [int(card) for card in game.movable(seat)]
    for line in game.lines(seat):  # rule: defence.own-lines
        cards = game.line(line)
        if not cards or game.sealed >> line & 1:  # rule: line.sealed
            continue
        last = cards[-1]
        if not game.fresh >> last & 1:
            continue  # rule: defence.fresh-only, defence.setting-behind-focus
        # rule: defence.terror-needs-terror-card
        able = DRIVES_OFF[last] if game.awaiting >> line & 1 else DEFENDS[code_of(cards)]
        options += [LAY[line][card] for card in hand if able >> card & 1]
    options += _compartments(game, seat, hand)  # rule: defence.aim
    options.append(STOP)
    return options


def _compartments(game: Haunted, seat: int, hand: list[int]) -> list[Key]:
    """Hidden Compartment, on a smallest line that holds a fresh card."""
    # rule: defence.aim
    able = [card for card in hand if COMPARTMENTS >> card & 1]
    lines = [
        line
        for line in game.smallest(seat)
        if able and any(game.fresh >> card & 1 for card in game.line(line))
    ]
    return [LAY[line][card] for line in lines for card in able]


def has_fresh(game: Haunted, seat: int) -> bool:
    """Whether a fresh essential card lies on one of the seat's lines: then it is asked."""
    for line in game.lines(seat):
        if not game.sealed >> line & 1:  # rule: line.sealed
            for card in game.line(line):
                if game.fresh >> card & 1:  # rule: defence.only-essentials
                    return True
    return False


def all_locked(game: Haunted, cards: int) -> bool:
    """Whether all of these cards lie in complete lines."""
    for line in range(3 * game.seats):
        if game.sealed >> line & 1:
            for card in game.line(line):
                cards &= ~(1 << card)
    return not cards
