"""Stage 2: the others defend their lines against what was laid there. Defensive cards."""

from __future__ import annotations

from typing import Final

from gloam.games.haunted.cards.deck import CARDS, EVENTS, SIZE, TERRORS
from gloam.games.haunted.rules.completing_and_removing import complete, smallest
from gloam.games.haunted.rules.end_and_score import check_after_defence
from gloam.games.haunted.rules.hands import movable
from gloam.games.haunted.rules.lines import (
    LAY,
    LINES,
    cards_that,
    code_of,
    does,
    first_use,
    lay,
    parts,
    reaches,
    says,
)
from gloam.games.haunted.state import DEFENCE, OWN, Haunted
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.data import Piece, PieceSet

STOP: Final[Key] = ("stop",)


def begin_defence(game: Haunted) -> None:
    game.stage = DEFENCE
    game.defender = game.active
    next_defender(game)


def defend(game: Haunted) -> Flow[None]:
    """A player with fresh cards on own lines defends, until that player stops."""
    seat = game.defender
    # rule: defence.any-number, defence.one-after-another
    key = yield choose(seat, defence_options(game, seat), "defend")
    if key == STOP:
        seal(game, seat)
        next_defender(game)
        return
    _, card, line = key
    # rule: defence.aim, defence.spent
    yield from lay(game, seat, Piece(card), line, defending=True)
    if not has_fresh(game, seat):
        seal(game, seat)
        next_defender(game)


def next_defender(game: Haunted) -> None:
    """The next player, clockwise from the active one, who has something to defend against."""
    # rule: defence.order
    others = game.others(game.active)
    at = 0 if game.defender == game.active else others.index(game.defender) + 1
    for seat in others[at:]:
        if has_fresh(game, seat):  # rule: swap.defend, miss.defend
            game.defender = seat
            return
    game.defender = -1
    game.fresh = PieceSet(0)
    game.stage = OWN
    check_after_defence(game)


def seal(game: Haunted, seat: int) -> None:
    """A terror that was not driven off has done its work."""
    for line in game.lines(seat):
        if game.awaiting >> line & 1:
            terror = int(game.line(line)[-1])
            complete(game, line, ("terror", terror))  # rule: defence.seal-time


# --- what may be laid in defence ---


def defence_options(game: Haunted, seat: int) -> list[Key]:
    """Stage 2: defensive cards on own lines against fresh cards, or stop."""
    options: list[Key] = []
    hand = [int(card) for card in movable(game, seat)]
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
        for line in smallest(game, seat)
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


# --- which cards are defensive: worked out once ---


# rule: term.defensive, term.defensive-list
REMOVERS: Final = (
    "remove_the_focus",
    "remove_setting",
    "remove_lone_setting",
    "remove_named",
    "remove_named_or_at",
    "remove_either_or_both",
)
CHANCE_FINDS: Final = cards_that([says(card, "remove_any_focus") for card in range(SIZE)])
COMPARTMENTS: Final = cards_that([says(card, "discard_smallest_line") for card in range(SIZE)])
DRIVES_OFF: Final = {
    terror: cards_that(
        [
            does(card, "drive_off") and parts(card)[1].args == (CARDS[terror].id,)
            for card in range(SIZE)
        ]
    )
    for terror in range(TERRORS, EVENTS)
}


def _defends(card: int, line: list[int]) -> bool:
    """Whether a card removes the last card of a line (not counting terrors)."""
    if card < EVENTS or not line:
        return False
    effect = parts(card)[1]
    if effect.name == "or_on_an_opponent":
        effect = first_use(effect)
    if effect.name == "remove_any_focus" or CHANCE_FINDS >> card & 1:
        return len(line) == 2
    return effect.name in REMOVERS and reaches(effect, line)


# rule: term.defensive, term.defensive-list
DEFENDS: Final = [cards_that([_defends(card, line) for card in range(SIZE)]) for line in LINES]
DEFENSIVE: Final = cards_that(
    [
        does(card, "drive_off")
        or any(
            says(card, remover)
            for remover in (*REMOVERS, "remove_any_focus", "discard_smallest_line")
        )
        for card in range(SIZE)
    ]
)
