"""Dice: white, blue and red ones, rolls, and the window in which they are rerolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.original_sin.cards.catalogue import ROUND, CardText
from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.rules.figures.numbers import lasting, own, text_of
from gloam.games.original_sin.state import (
    COLOURS,
    DIE_SIDES,
    MOST_OF_A_COLOUR,
    PROCEDURES,
    TRAY,
    Deed,
    OriginalSin,
)
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import About, Flow, Key, choose, pick
from gloam.kernel.core.forms import window
from gloam.kernel.core.several import choose_several

# (hits, specials) of each side, by colour.
# rule: dice.faces, dice.white, dice.blue, dice.red
SIDES: Final = (
    ((0, 0), (0, 0), (1, 0), (1, 0), (1, 0), (1, 1)),
    ((0, 0), (1, 0), (1, 0), (1, 1), (1, 1), (2, 1)),
    ((0, 0), (1, 1), (2, 0), (2, 0), (2, 1), (3, 0)),
)
# The targeting die is of a colour of its own: three sides "closest", three "special".
CLOSEST: Final = DIE_SIDES * COLOURS  # rule: dice.targeting-faces
SPECIAL: Final = CLOSEST + 3
# A die that lies there is known by the first side that looks the same.
SEEN: Final = (
    *[
        DIE_SIDES * colour + SIDES[colour].index(side)
        for colour in range(COLOURS)
        for side in SIDES[colour]
    ],
    *(CLOSEST, CLOSEST, CLOSEST, SPECIAL, SPECIAL, SPECIAL),
)
FACES: Final = (*SIDES, ((0, 0),) * DIE_SIDES)
HITS: Final = tuple([side[0] for colour in FACES for side in colour])
SPECIALS: Final = tuple([side[1] for colour in FACES for side in colour])

BY_SOURCE: Final[Key] = ("reroll", -1)


# --- the pool ---


def pool_of(game: OriginalSin, who: int, dice: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The dice of a roll by colour, and how many of them must be left out.

    More and fewer dice are summed first; then at most five of a colour are rolled.
    """
    found = lasting(game, who)
    more = [(dice[colour] if dice else 0) + found.dice[colour] for colour in range(COLOURS)]
    return tuple(more), found.fewer_dice


def capped(pool: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([min(count, MOST_OF_A_COLOUR) for count in pool])  # rule: dice.max, dice.cap-after


@PROCEDURES.asking
def leave_out_dice(game: OriginalSin, fewer: int) -> Flow[None]:
    """An Origin's player picks which dice are left out; for an enemy the party does."""
    # rule: dice.reduction
    deed = game.deeds[-1]
    options: list[Key] = [("colour", colour) for colour in range(COLOURS) if deed.pool[colour]]
    if not options:
        return  # rule: dice.zero
    if deed.you < TRAY:
        key = yield from pick(game.seat_of(deed.you), options, ("leave-out", deed.you))
    else:
        key = yield from party_picks(game, options, ("leave-out", deed.you))
    pool = list(deed.pool)
    pool[key[1]] -= 1
    deed.pool = tuple(pool)
    if fewer > 1:
        game.agenda.call(("leave_out_dice", fewer - 1))


# --- before the roll ---


def before_roll(game: OriginalSin, deed: Deed, fewer: int) -> list[Call]:
    """What comes between a pool of dice and its roll: dice lent, then left out, then set."""
    # rule: dice.cap-after
    fewer_dice: list[Call] = [("leave_out_dice", fewer)] if fewer else []
    if deed.you >= TRAY:
        return fewer_dice
    lent: list[Call] = []
    laid: list[Call] = []
    for who in game.standing():
        found = own(game, who)
        if not found.before_roll:
            continue
        for face, text in zip(found.faces, found.texts, strict=True):
            if text.lends >= 0 and not used_up(game, who, face):
                lent.append(("lend_die", who, face))
            if text.sets_once and who == deed.you and not used_up(game, who, face):
                laid.append(("set_die", who, face))
    return [*lent, *fewer_dice, *laid]


@PROCEDURES.asking
def lend_die(game: OriginalSin, who: int, face: int) -> Flow[None]:
    """An Origin may add a die to another's roll, or to its own."""
    deed = game.deeds[-1]
    key = yield choose(game.seat_of(who), (YES, NO), ("lend-die", who, deed.you))
    if key == YES:
        text = game.book.texts[face]
        use_up(game, who, face, text.lends_once)
        pool = list(deed.pool)
        pool[text.lends] += 1
        deed.pool = tuple(pool)
        game.tell("lends-die", game.told(who), game.told(deed.you))


@PROCEDURES.asking
def set_die(game: OriginalSin, who: int, face: int) -> Flow[None]:
    """One die of the pool is not rolled but laid with a special up."""
    # rule: dice.set
    deed = game.deeds[-1]
    options: list[Key] = [
        ("die", die)
        for die in sorted(set(SEEN[:CLOSEST]))
        if SPECIALS[die] and deed.pool[die // DIE_SIDES]
    ]
    if not options:
        return
    key: Key = yield choose(game.seat_of(who), [*options, NO], ("set-die", who))
    if key != NO:
        use_up(game, who, face, game.book.texts[face].sets_once)
        deed.laid = (*deed.laid, key[1])


# --- rolling ---


@PROCEDURES.plain
def roll(game: OriginalSin) -> None:
    """Roll the pool of the deed under way; then it may be rerolled."""
    deed = game.deeds[-1]
    laid = [die // DIE_SIDES for die in deed.laid]  # of each colour
    rolled = [
        SEEN[DIE_SIDES * colour + game.roll(DIE_SIDES)]
        for colour, count in enumerate(capped(deed.pool))
        for _ in range(count - laid.count(colour))
    ]
    deed.dice = (*deed.laid, *rolled)  # rule: dice.set, dice.set-reroll
    game.tell("rolls", game.told(deed.you), *deed.dice)
    if deed.dice:
        game.agenda.call(("reroll_window",))


def hits_rolled(deed: Deed) -> int:
    return sum([HITS[die] for die in deed.dice])


def specials_rolled(deed: Deed) -> int:
    return sum([SPECIALS[die] for die in deed.dice])


# --- rerolling ---


def rerolls(game: OriginalSin, who: int) -> list[Key]:
    """How an Origin may reroll dice of the roll that lies there: Source, or its cards."""
    origin = game.party[who]
    if not origin.hp:  # rule: source.reroll-downed
        return []
    keys: list[Key] = []
    # rule: source.reroll, source.reroll-any-origin, source.collar
    if origin.source:
        keys.append(BY_SOURCE)
    deed = game.deeds[-1]
    if deed.you == who:
        if _near_target(game, deed):
            keys.append(("reroll", deed.face))
        found = own(game, who)
        if not found.rerolls:
            return keys
        for face, text in zip(found.faces, found.texts, strict=True):
            if not text.rerolls or face in deed.rerolled or used_up(game, who, face):
                continue
            if may_reroll_with(game, who, face, text):
                keys.append(("reroll", face))
    return keys


def _near_target(game: OriginalSin, deed: Deed) -> bool:
    """Whether the card in use may reroll a die of its own roll, its target being so near."""
    if deed.face < 0 or deed.face in deed.rerolled or not game.book.texts[deed.face].rerolls_near:
        return False
    return deed.space == game.figure(deed.you).at


def may_reroll_with(game: OriginalSin, who: int, face: int, text: CardText) -> bool:
    """Whether the roll is one that a card speaks of: of an attack of some damage, made with an
    item of a kind, or with its own item.
    """
    deed = game.deeds[-1]
    item = deed.face
    if text.rerolls_damage not in (-1, deed.damage):
        return False
    if text.rerolls_item:  # rule: rune.attach
        origin = game.party[who]
        return any(
            rune == face and worn == item
            for rune, worn in zip(origin.runes, origin.worn, strict=True)
        )
    if not text.rerolls_with:
        return True
    return item >= 0 and any(word in game.book.cards[item].keywords for word in text.rerolls_with)


def used_up(game: OriginalSin, who: int, face: int) -> bool:
    origin = game.party[who]
    return face in origin.used or face in origin.spent


def use_up(game: OriginalSin, who: int, face: int, once: str) -> None:
    """What may be used once a round or location is gone until then."""
    # rule: equip.once-per, talent.kinds, equip.trinket, origin.special-timing
    origin = game.party[who]
    if once == ROUND:
        origin.used = (*origin.used, face)
    elif once:
        origin.spent = (*origin.spent, face)


def _offers(game: OriginalSin) -> dict[int, list[Key]]:
    """What each seat may do about the roll, the roller's seat first."""
    # rule: source.reroll-window
    roller = game.deeds[-1].you
    order = [who for who in range(len(game.party)) if who != roller]
    if roller < TRAY:
        order.insert(0, roller)
    offers: dict[int, list[Key]] = {}
    for who in order:
        for word, what in rerolls(game, who):
            offers.setdefault(game.seat_of(who), []).append((word, who, what))
    return offers


@PROCEDURES.asking
def reroll_window(game: OriginalSin) -> Flow[None]:
    """One pass of the window: whoever acts rerolls, and it opens again; all pass, and it stands."""
    offers = _offers(game)
    if not offers:
        return
    deed = game.deeds[-1]
    about: About = ("reroll", deed.you, *deed.dice)
    found = yield from window(game, lambda: offers, about)
    if found is None:
        return
    seat, (_, who, what) = found
    most = len(deed.dice)
    if what == BY_SOURCE[1]:
        game.party[who].source -= 1
    else:
        near = game.book.texts[what]
        text = near if near.rerolls_near else text_of(game, who, what)
        most = min(most, text.rerolls)
        use_up(game, who, what, text.rerolls_once)
        deed.rerolled = (*deed.rerolled, what)
    things: list[Key] = [("die", die) for die in sorted(deed.dice)]
    picked: Sequence[Key] = things  # a single die needs no ask
    if len(things) > 1:
        picked = yield from choose_several(seat, things, 1, most, ("reroll-dice", who))
    _reroll(game, [key[1] for key in picked], who, what)
    game.agenda.call(("reroll_window",))  # rule: source.reroll-repeat, dice.reroll-sequence


def _reroll(game: OriginalSin, dice: list[int], who: int, by: int) -> None:
    """All of them at once."""
    # rule: dice.reroll-together
    deed = game.deeds[-1]
    left = list(deed.dice)
    for die in dice:
        left.remove(die)
    again = [SEEN[DIE_SIDES * (die // DIE_SIDES) + game.roll(DIE_SIDES)] for die in dice]
    deed.dice = (*left, *again)
    word = "rerolls" if by < 0 else "rerolls-by"
    told = (game.told(who),) if by < 0 else (game.told(who), by)
    game.tell(word, *told, len(again), *deed.dice)
