"""Challenge rolls: three white dice, one more for each condition met, results by total."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.cards.catalogue import GEAR, KEYWORDS
from gloam.games.original_sin.cards.leaves import Need
from gloam.games.original_sin.cards.location_cards import Part
from gloam.games.original_sin.rules.asking import group_picks, members, party_picks
from gloam.games.original_sin.rules.dice import before_roll, hits_rolled, pool_of, use_up, used_up
from gloam.games.original_sin.rules.exploring.keywords import play_for_keyword, playable
from gloam.games.original_sin.rules.exploring.location_cards import back_of, leaves_of, turn_page
from gloam.games.original_sin.rules.figures.numbers import keywords, own
from gloam.games.original_sin.state import AUTOMATIC, NO_CARD, PROCEDURES, Deed, OriginalSin
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose

WHITE_DICE: Final = 3  # rule: challenge.base


@PROCEDURES.asking
def challenge(game: OriginalSin, card: int, number: int, group: int) -> Flow[None]:
    """Who rolls, as the card says; when all rolls are made, the card is flipped."""
    # rule: challenge.who, challenge.independent, challenge.flip, challenge.reroll-before-flip
    one = game.place.cards[card].parts[number]
    game.totals = {}
    game.group = group
    rollers = members(game, group)
    if not rollers:
        return
    if one.roll == "one":
        options: list[Key] = [("figure", who) for who in rollers]
        key = yield from group_picks(game, group, options, ("who-rolls", card))
        rollers = [key[1]]
    word = "may_roll" if one.roll == "each may" else "roll_challenge"
    calls: list[Call] = [(word, card, number, group, who) for who in rollers]
    game.agenda.call(*calls, ("flip_challenge", card, number, group))


@PROCEDURES.asking
def may_roll(game: OriginalSin, card: int, number: int, group: int, who: int) -> Flow[None]:
    key = yield choose(game.seat_of(who), (YES, NO), ("may-roll", card, who))
    if key == YES:
        game.agenda.call(("roll_challenge", card, number, group, who))


@PROCEDURES.asking
def roll_challenge(game: OriginalSin, card: int, number: int, group: int, who: int) -> Flow[None]:
    """Claim automatic success before any die, or roll with what one can bring."""
    if not game.party[who].hp:
        return
    one = game.place.cards[card].parts[number]
    game.group, game.roller = group, who
    if one.auto or one.dice:
        claimed = yield from _claims(game, who, one)
        if claimed:
            game.totals[who] = AUTOMATIC
            return
    dice = [WHITE_DICE, 0, 0]
    for at, (colour, needs) in enumerate(one.dice):  # rule: challenge.bonus, challenge.bonus-once
        need: Need = needs.value(game, [who])
        holds = need.holds
        if not holds and playable(game, who, need.keywords, in_challenge=True):
            about = ("lend-keyword", card, number, at, who)
            key = yield choose(game.seat_of(who), (YES, NO), about)
            if key == YES:  # rule: challenge.temp-keyword
                yield from play_for_keyword(game, [who], need.keywords)
                holds = True
        if holds:
            dice[colour] += 1
    deed = Deed(who, NO_CARD, NO_CARD)
    deed.pool, fewer = pool_of(game, who, tuple(dice))
    game.deeds.append(deed)
    game.agenda.call(*before_roll(game, deed, fewer), ("roll",), ("challenge_total", who))


def _claims(game: OriginalSin, who: int, one: Part) -> Flow[bool]:
    """Whether an Origin takes automatic success, if it has or plays a keyword for it."""
    # rule: challenge.auto, challenge.auto-before, challenge.auto-others
    has = any(word in keywords(game, who) for word in one.auto)
    may_play = playable(game, who, one.auto, in_challenge=True)
    by_gear = _wins_by_gear(game, who, one)
    if not has and not may_play and by_gear == NO_CARD:
        return False
    key = yield choose(game.seat_of(who), (YES, NO), ("claim", who))
    if key == NO:
        return False
    if not has and by_gear != NO_CARD:
        use_up(game, who, by_gear, game.book.texts[by_gear].gear_wins)
    elif not has:  # rule: challenge.temp-keyword
        yield from play_for_keyword(game, [who], one.auto)
    return True


def _wins_by_gear(game: OriginalSin, who: int, one: Part) -> int:
    """The card by which an Origin succeeds in a challenge that names gear; NO_CARD if none."""
    named = [*one.auto, *[word for _, needs in one.dice for word in words_of(needs)]]
    if not any(word in GEAR for word in named):
        return NO_CARD
    found = own(game, who)
    for face, text in zip(found.faces, found.texts, strict=True):
        if text.gear_wins and not used_up(game, who, face):
            return face
    return NO_CARD


def words_of(needs: Node) -> tuple[str, ...]:
    """The keywords that a condition speaks of."""
    return tuple([word for node in needs.walk() for word in node.args if word in KEYWORDS])


@PROCEDURES.plain
def challenge_total(game: OriginalSin, who: int) -> None:
    total = hits_rolled(game.deeds.pop())  # rule: challenge.hits
    game.totals[who] = total
    game.tell("challenge", game.told(who), total)


@PROCEDURES.asking
def flip_challenge(game: OriginalSin, card: int, number: int, group: int) -> Flow[None]:
    """The back is read, in a step of its own; each roller meets the result of its total."""
    yield from ()
    if not game.totals:
        return
    back = back_of(game, card)
    turn_page(game, card, back)
    calls = leaves_of(game.place.cards[card].parts[back].do, card, group)
    game.agenda.call(*calls, ("next_result", card, back, group))


@PROCEDURES.asking
def next_result(game: OriginalSin, card: int, back: int, group: int) -> Flow[None]:
    """Results in an order that the party chooses; who claimed success picks its row."""
    # rule: challenge.result-order, challenge.lasting-total, downed.no-location
    game.totals = {who: total for who, total in game.totals.items() if game.party[who].hp}
    if not game.totals:
        return
    options: list[Key] = [("figure", who) for who in game.totals]
    key = yield from party_picks(game, options, ("result-order", card))
    who = key[1]
    total = game.totals.pop(who)
    rows = game.place.cards[card].parts[back].results
    at = next(at for at, row in enumerate(rows) if total <= row.upto or total == AUTOMATIC)
    if total == AUTOMATIC:  # rule: challenge.auto
        picks: list[Key] = [("row", at) for at in range(len(rows))]
        key = yield choose(game.seat_of(who), picks, ("pick-result", card, who))
        at = key[1]
    row = rows[at]
    calls = leaves_of(row.do, card, group, who)
    game.agenda.call(*calls, ("part", card, row.go, group), ("next_result", card, back, group))
