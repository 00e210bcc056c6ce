"""Abilities that wait for something, and the lines of card texts when their time has come."""

from __future__ import annotations

from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.rules.figures.numbers import lasting, own
from gloam.games.original_sin.state import NO_ONE, PROCEDURES, TRAY, OriginalSin
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import About, Flow, Key, choose


@PROCEDURES.plain
def line(game: OriginalSin, number: int, you: int, this: int) -> None:
    """What a line comes to now; a figure that is gone does nothing more."""
    if game.is_there(you):
        game.cause = ("card", this)
        calls = game.book.lines[number].value(game, you, this)
        if calls:
            game.agenda.call(*calls)


@PROCEDURES.asking
def may_line(game: OriginalSin, number: int, you: int, this: int) -> Flow[None]:
    """To one attack a figure reacts once, whatever cards of it wait for one."""
    # rule: skill.reaction
    deed = game.deeds[-1] if game.deeds else None
    if not game.stands(you) or (deed is not None and you in deed.reacted):
        return
    key = yield choose(game.seat_of(you), (YES, NO), ("may", number, you))
    if key == YES:
        if deed is not None:
            deed.reacted = (*deed.reacted, you)
        game.agenda.call(("line", number, you, this))


def due(game: OriginalSin, who: int, event: str) -> list[Call]:
    """What the cards of a figure do when this happens to it.

    Several are resolved one after the other in an order that is chosen.
    """
    return ordered(who, waiting(game, who, event))


def ordered(decides: int, calls: list[Call]) -> list[Call]:
    """Calls of four parts each, in an order that a figure's player chooses; NO_ONE: the party."""
    if len(set(calls)) <= 1:
        return calls
    return [("in_any_order", decides, *[part for call in calls for part in call])]


def waiting(game: OriginalSin, who: int, event: str) -> list[Call]:
    """The lines of a figure's cards that wait for this."""
    found = own(game, who)
    return [
        ("may_line" if trigger.may else "line", trigger.line, who, face)
        for face, text in zip(found.faces, found.texts, strict=True)
        for trigger in text.triggers
        if trigger.event == event
    ]


def reactions_of(game: OriginalSin, who: int, event: str) -> list[Call]:
    """The same for a figure that may be unable to react."""
    calls = waiting(game, who, event)
    if not calls:
        return []
    found = lasting(game, who)
    return [] if found.no_reactions or found.only_moves else calls


@PROCEDURES.asking
def in_any_order(game: OriginalSin, who: int, *parts: str | int) -> Flow[None]:
    """Effects set off together: an Origin's player orders them, for enemies and for several
    Origins (`who` is NO_ONE) the party.
    """
    # rule: status.start-order, skill.stack-order
    calls = [parts[at : at + 4] for at in range(0, len(parts), 4)]
    if who != NO_ONE and not game.is_there(who):
        return
    kinds = list(dict.fromkeys(calls))
    key: Key = ("due", 0)
    if len(kinds) > 1:
        options: list[Key] = [("due", at) for at in range(len(kinds))]
        about: About = ("order", who, *[int(call[3]) for call in kinds])
        if 0 <= who < TRAY:
            key = yield choose(game.seat_of(who), options, about)
        else:
            key = yield from party_picks(game, options, about)
    first = kinds[key[1]]
    calls.remove(first)
    rest = [part for call in calls for part in call]
    game.agenda.call(first, *([("in_any_order", who, *rest)] if rest else []))
