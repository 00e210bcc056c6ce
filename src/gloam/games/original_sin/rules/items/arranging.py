"""Rearranging and trading at no cost: in Rest rounds, on arrival and in the interlude."""

from __future__ import annotations

from gloam.games.original_sin.rules.items.equipment import (
    equip,
    equippable,
    gives_and_takes,
    items_at,
    move_rune,
    storable,
    store,
    trade,
)
from gloam.games.original_sin.state import PROCEDURES, RUNES_AT, WORN, OriginalSin
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.several import DONE


@PROCEDURES.plain
def begin_arranging(game: OriginalSin) -> None:
    """From now on each item may be moved once."""
    game.handled = ()


@PROCEDURES.plain
def arrange_items(game: OriginalSin) -> None:
    """One Origin after the other rearranges items or trades with anybody."""
    # rule: equip.free-times, trade.free-times, session.not-saved
    game.agenda.call(*[("arrange", who) for who in range(len(game.party))])


def movable(game: OriginalSin, who: int) -> list[Key]:
    """What an Origin may rearrange, give and take, of what has not been moved yet."""
    # Each item is moved once: enough for any arrangement, and nobody passes things to and fro.
    held = [face for one in range(len(game.party)) for _, face in items_at(game, one)]
    options = equippable(game, who) + storable(game, who)
    options += gives_and_takes(game, who, range(len(game.party)))
    return [
        key
        for key in options
        if game.handled.count(face := _item(game, who, key)) < held.count(face)
    ]


def _item(game: OriginalSin, who: int, key: Key) -> int:
    """The item that a key would move."""
    word, *parts = key
    owner = parts[0] if word == "take" else who
    place = parts[-1]
    if word == "equip":
        place += WORN
    elif word in ("move-rune", "unfasten"):
        place += RUNES_AT
    return dict(items_at(game, owner))[place]


@PROCEDURES.asking
def arrange(game: OriginalSin, who: int) -> Flow[None]:
    """Rearrange one's items, give and take, wherever the others are."""
    # rule: rest.equip-trade
    options = movable(game, who) if game.party[who].hp else []
    if not options:
        return
    key: Key = yield choose(game.seat_of(who), [*options, DONE], ("rest-items", who))
    if key == DONE:
        return
    game.handled = (*game.handled, _item(game, who, key))
    yield from rearranged(game, who, key)
    game.agenda.call(("arrange", who))


def rearranged(game: OriginalSin, who: int, key: Key) -> Flow[None]:
    """One item is equipped, stored, given or taken."""
    word, *parts = key
    if word == "equip":
        yield from equip(game, who, parts[0])
    elif word == "move-rune":
        yield from move_rune(game, who, parts[0])
    elif word == "store":
        yield from store(game, who, parts[0])
    elif word == "unfasten":
        yield from store(game, who, RUNES_AT + parts[0])
    elif word == "give":
        yield from trade(game, who, parts[0], parts[1])
    else:
        yield from trade(game, parts[0], who, parts[1])
