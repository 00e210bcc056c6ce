"""Reactions: what Investigators may do when the Adversary strikes, out of their own turns.

Whether anybody is asked never depends on what they hold: everybody who might react is, until the
card is gone for all to see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.cards.catalogue import (
    ATTACKED,
    FATAL,
    GAINING_UP,
    ITEMS,
    OTHER_WOUNDED,
)
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.conditions import maul, mauled_by
from gloam.games.stifling_dark.rules.death_and_spirits.death_and_becoming_a_spirit import died
from gloam.games.stifling_dark.rules.items.gaining_and_using import possible, possible_if, use
from gloam.games.stifling_dark.rules.light_and_flashlights import moved_from_light
from gloam.games.stifling_dark.rules.reacting.dice import roll_d6
from gloam.games.stifling_dark.rules.reacting.interrupting import can_use_now, might_use
from gloam.games.stifling_dark.rules.told_causes import Why, cause
from gloam.games.stifling_dark.rules.wounds import land, take_wound
from gloam.games.stifling_dark.state import (
    DRAWN,
    PROCEDURES,
    TRACK,
    StiflingDark,
)
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.forms import window

# The card of each moment: the Axe, the Jacket, the Foot, the Mirror.
CARD_OF: Final = {
    moment: next(c.face for c in CARDS if c.type in ITEMS and TEXTS[c.face].when == moment)
    for moment in (ATTACKED, GAINING_UP, FATAL, OTHER_WOUNDED)
}


@PROCEDURES.asking
def react(game: StiflingDark, moment: str, who: int) -> Flow[None]:
    """A window for those who might react to what befalls somebody."""
    face = CARD_OF[moment]
    asked = might_react(game, moment, who)  # rule: info.items-hidden
    if not asked:
        return
    offers: dict[int, list[Key]] = {}
    for one in asked:
        keys = offers.setdefault(game.seat_of(one), [])
        if can_use_now(game, one, face) and possible(game, one, face):
            keys.append(("react", face, one))
    answer = yield from window(game, lambda: offers, (moment, who))
    if answer is not None:
        use(game, answer[1][2], face)


def might_react(game: StiflingDark, moment: str, who: int) -> list[int]:
    """Who could hold the card, for all that everybody knows, and use it now."""
    others = moment == OTHER_WOUNDED
    team = [one for one in game.on_board() if one != who] if others else [who]
    return [one for one in team if might_use(game, one, CARD_OF[moment])]


# --- Wounds that the Adversary deals ---


@PROCEDURES.plain
def deal_wounds(game: StiflingDark, who: int, up: int, count: int, why: Why) -> None:
    """So many at once. Before face-up ones a Leather Jacket, afterwards a Hexed Mirror."""
    calls = [("react", GAINING_UP, who)] if up else []
    game.agenda.call(*calls, then=("wounds_land", who, up, count, why))


@PROCEDURES.plain
def wounds_land(
    game: StiflingDark, who: int, up: int, count: int, why: Why, done: tuple[int, ...]
) -> None:
    up = unpadded(game, who, up)
    # rule: condition.mauled-order
    wounds = mauled_by(game, who)
    for _ in range(count):
        take_wound(game, who, up, why)
    struck(game, who, wounds)


@PROCEDURES.plain
def drawn_wound_lands(game: StiflingDark, who: int, why: Why, done: tuple[int, ...]) -> None:
    """The Wound that a Rend has picked lies drawn for all to see."""
    piece = game.zones[DRAWN][0]
    up = unpadded(game, who, 1)
    wounds = mauled_by(game, who)
    game.move(piece, TRACK + who)
    game.tell("wounded", who, up, because=cause(why))
    land(game, who, piece, up)
    struck(game, who, wounds)


def unpadded(game: StiflingDark, who: int, up: int) -> int:
    """How Wounds land that would land so."""
    one = game.team[who]
    if one.padded:
        up, one.padded = 0, False
    return up


def struck(game: StiflingDark, who: int, wounds: Sequence[Call]) -> None:
    """Whoever was Mauled before gains one Wound more; then others may swap places with them."""
    maul(game, wounds)  # rule: condition.mauled, condition.mauled-order
    game.adversary.victim = who
    game.agenda.call(("after_the_wound", who))


@PROCEDURES.plain
def after_the_wound(game: StiflingDark, who: int) -> None:
    if game.team[who].here:
        game.agenda.call(("react", OTHER_WOUNDED, who))


# --- the Leather Jacket ---


@PROCEDURES.plain
def face_down_instead(game: StiflingDark, who: int) -> None:
    game.team[who].padded = True


@PROCEDURES.plain
def pull_jacket_close(game: StiflingDark, who: int, why: Why) -> None:
    """A face-up Wound that nobody has dealt."""
    game.agenda.call(("react", GAINING_UP, who), then=("wound_comes", who, why))


@PROCEDURES.plain
def wound_comes(game: StiflingDark, who: int, why: Why, done: tuple[int, ...]) -> None:
    take_wound(game, who, unpadded(game, who, 1), why)


# --- the Rabbit's Foot ---


@PROCEDURES.plain
def face_death(game: StiflingDark, who: int) -> None:
    game.agenda.call(("react", FATAL, who), then=("live_or_die", who))


@PROCEDURES.plain
def live_or_die(game: StiflingDark, who: int, done: tuple[int, ...] = ()) -> None:
    if game.team[who].dying:
        died(game, who)  # rule: wound.fourth-kills


@PROCEDURES.plain
def live_on(game: StiflingDark, who: int, least: int) -> None:
    """The roll that decides it now, and again as each turn of theirs ends."""
    game.team[who].dying = True
    game.team[who].lives_on = least
    roll_d6(game, who, "lives_on_with", who)


@PROCEDURES.plain
def lives_on_with(game: StiflingDark, who: int, six: int) -> None:
    one = game.team[who]
    if six >= one.lives_on:
        one.dying = False
        game.tell("lives-on", who)
    else:
        died(game, who)


# --- the Hexed Mirror ---


@PROCEDURES.plain
def swap_places(game: StiflingDark, who: int) -> None:
    """With whoever was wounded. It is no Move; their Flashlights go out."""
    one, other = game.team[who], game.team[game.adversary.victim]
    one.space, other.space = other.space, one.space  # rule: move.forced-not-move
    game.tell("swapped", who, game.adversary.victim)
    for moved in (who, game.adversary.victim):
        moved_from_light(game, moved)


# --- the Inscribed Axe ---


@possible_if("another_takes_it")
def has_somebody_else(game: StiflingDark, who: int, call: Call) -> bool:
    return len(game.on_board()) > 1


@PROCEDURES.asking
def another_takes_it(game: StiflingDark, who: int) -> Flow[None]:
    """An Attack strikes somebody else, who is not asked."""
    others: list[Key] = [("choose", other) for other in game.on_board() if other != who]
    key: Key = yield choose(game.seat_of(who), others, ("another-takes-it", who))
    game.adversary.victim = key[1]
    game.tell("takes-it", key[1])
