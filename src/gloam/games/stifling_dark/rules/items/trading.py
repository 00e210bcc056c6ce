"""Trading: Items and Evidence pass between Investigators who are next to each other."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.catalogue import Burden
from gloam.games.stifling_dark.rules.board.adjacent import neighbours
from gloam.games.stifling_dark.rules.lasting_effects import burden
from gloam.games.stifling_dark.state import HAND, PROCEDURES, Status, StiflingDark
from gloam.kernel.content.piles import distinct_faces, piece_with
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import members
from gloam.kernel.core.several import DONE

MOST_PARTS: Final = 12  # of one trade
TRADING: Final = (Status.PLAYING, Status.SPIRIT)


def trade_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    """The Investigators next to one with whom there is something to trade."""
    if bends.no_trade:
        return []
    near = neighbours(game, game.team[who].space)
    return [
        ("trade", other)
        for other, one in enumerate(game.team)
        # rule: interact.trade, window.trade
        if one.space in near
        and other != who
        and one.status in TRADING
        and may_trade(game, who, other)
    ]


def may_trade(game: StiflingDark, who: int, other: int) -> bool:
    if burden(game, other).no_trade:
        return False
    return bool(passing(game, who, other))


def passing(game: StiflingDark, who: int, other: int) -> list[Key]:
    """All that may pass between two: nothing is ever given to a Spirit."""
    # rule: spirit.trade, spirit.no-spirit-trade, spirit.trade-reach
    found = goods(game, who) if game.team[other].here else []
    return found + (goods(game, other) if game.team[who].here else [])


def goods(game: StiflingDark, who: int) -> list[Key]:
    """What somebody can give: Items that are not bound to them, and Evidence."""
    faces = distinct_faces(game, game.hand(who))
    items: list[Key] = [("item", who, face) for face in faces if not game.kept >> face & 1]
    evidence: list[Key] = [("evidence", who, n) for n in members(game.team[who].evidence)]
    return items + evidence  # rule: item.untradable, ability.major-no-trade, item.kinds


@PROCEDURES.asking
def trade(game: StiflingDark, who: int, other: int) -> Flow[None]:
    """Whose turn it is says what passes, either way; the other must agree."""
    seat = game.seat_of(who)
    parts: list[Key] = []
    while len(parts) < MOST_PARTS:
        left = [key for key in passing(game, who, other) if key not in parts]
        if not left:
            break
        options = [*left, DONE] if parts else left
        # The Adversary does not see what is offered.
        key: Key = yield choose(
            seat, options, ("trade", who, other), game.team_audience
        )  # rule: info.items-hidden
        if key == DONE:
            break
        parts.append(key)
    asked = game.seat_of(other)
    # rule: interact.trade-consent
    answer: Key = yield choose(
        asked, [("agree",), ("refuse",)], ("agree", who, other), game.team_audience
    )
    if answer == ("refuse",):
        game.turn.refused |= 1 << other
        return
    for word, giver, what in parts:
        taker = other if giver == who else who
        if word == "item":
            game.move(
                piece_with(game, HAND + giver, what), HAND + taker
            )  # rule: item.supply-travels
        else:
            game.team[giver].evidence &= ~(1 << what)
            game.team[taker].evidence |= 1 << what
            game.tell("evidence-passes", giver, taker, what)
    game.tell("traded", who, other)
    limited = [one for one in (who, other) if burden(game, one).item_limit]
    game.agenda.call(*[("shed_items", one) for one in limited])
