"""Abilities of items, innate items, adversaries and locations: which are active, triggers, use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gloam.games.harrowing.cards.catalogue import (
    Lasting,
)
from gloam.games.harrowing.rules.asking import one_of_each
from gloam.games.harrowing.rules.carrying_out_effects import call_because
from gloam.games.harrowing.rules.columns_of_joined_items import MANY, Active, of_column
from gloam.games.harrowing.state import (
    COLUMN,
    COLUMNS,
    FOES,
    INNATE,
    NO_CARD,
    PROCEDURES,
    Harrowing,
)
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose, pick

INNATE_COLUMN: Final = COLUMNS  # in keys, innate items stand as a fourth column


class Own:
    """What an effigy has by its cards and its location: worked out once for the same ones."""

    __slots__ = ("actives", "by_event", "lasting")

    def __init__(self, game: Harrowing, seat: int) -> None:
        self.actives = tuple(_abilities(game, seat))
        self.by_event: dict[str, list[Active]] = {}
        for active in self.actives:
            self.by_event.setdefault(active.ability.event, []).append(active)
        self.lasting = _lasting(game, seat)


class Memo:
    """What was worked out before, for games with the same pack of cards."""

    def __init__(self) -> None:
        self.found: dict[tuple[object, ...], Own] = {}


NOTHING: Final[tuple[Active, ...]] = ()
ENOUGH: Final = 20_000  # that are kept; beyond that they are made anew


def own(game: Harrowing, seat: int) -> Own:
    """What an effigy in the game has now."""
    zones, zone, gaps = game.zones, game.zone_of[seat], game.gaps
    first = COLUMNS * zone
    key = (
        tuple(zones[COLUMN + first]),
        tuple(zones[COLUMN + first + 1]),
        tuple(zones[COLUMN + first + 2]),
        *gaps[first : first + COLUMNS],
        tuple(zones[INNATE + zone]),
        tuple(zones[FOES + zone]),
        game.spots[game.at[seat]].face,
    )
    memo = game.memo.found
    made = memo.get(key)
    if made is None:
        if len(memo) >= ENOUGH:
            memo.clear()
        made = memo[key] = Own(game, seat)
    return made


def abilities(game: Harrowing, seat: int) -> tuple[Active, ...]:
    """All abilities that an effigy has: of its items, its innate items, its foes, its location."""
    return own(game, seat).actives if game.at[seat] >= 0 else NOTHING


def lasting(game: Harrowing, seat: int) -> Lasting:
    """What an effigy's cards and its location change as long as they lie there."""
    return own(game, seat).lasting


def _abilities(game: Harrowing, seat: int) -> Iterator[Active]:
    book, faces, zone = game.book, game.pack.faces, game.zone_of[seat]
    texts = book.texts
    for number in range(COLUMNS):  # rule: column.combined, column.fragments
        yield from of_column(game, COLUMN + COLUMNS * zone + number, number)
    for at, piece in enumerate(game.zones[INNATE + zone]):
        face = faces[piece]
        text = texts[face]
        own = text.abilities if text.action is None else (*text.abilities, text.action)
        for k, ability in enumerate(own):  # rule: innate.no-column
            yield Active(face * MANY + k, ability, ability.lines, face, INNATE_COLUMN, at)
    # rule: adversary.affects-controller
    for face in [*[faces[piece] for piece in game.zones[FOES + zone]], game.here(seat).face]:
        for at, ability in enumerate(texts[face].abilities):
            yield Active(face * MANY + at, ability, ability.lines, face, -1, at)


def tests_of(game: Harrowing, active: Active) -> frozenset[int]:
    """The sins that an ability tests."""
    if active.this != NO_CARD:
        return active.ability.tests
    top = game.book.texts[active.number % MANY].top
    return active.ability.tests | (top.tests if top is not None else frozenset())


# --- what lasts ---


def _lasting(game: Harrowing, seat: int) -> Lasting:
    found = Lasting()
    faces, texts, zone = game.pack.faces, game.book.texts, game.zone_of[seat]
    for number in range(COLUMNS):
        for piece in game.zones[COLUMN + COLUMNS * zone + number]:
            text = texts[faces[piece]]
            for half in (text.top, text.bottom):
                if half is not None and half.bends is not None:  # rule: column.fragments
                    half.bends(found)
    cards = [faces[piece] for piece in game.zones[INNATE + zone]]
    # rule: adversary.affects-controller, innate.no-column
    cards += [faces[piece] for piece in game.zones[FOES + zone]]
    cards.append(game.spots[game.at[seat]].face)
    for face in cards:
        for bends in texts[face].bends:
            bends(found)
    return found


# --- triggers ---


def due(game: Harrowing, seat: int, event: str) -> list[Call]:
    """The calls for those abilities of an effigy that this triggers now."""
    if game.at[seat] < 0:
        return []
    waiting = own(game, seat).by_event.get(event, NOTHING)  # rule: ability.whenever
    found = [active.number for active in waiting if may_fire(game, seat, active)]
    return in_order(game, [(seat, number) for number in found]) if found else []


def may_fire(game: Harrowing, seat: int, active: Active) -> bool:
    zone = game.zone_of[seat]
    if active.number * 4 + zone in game.fired:  # rule: ability.once-per-cause
        return False
    return not spent(game, seat, active) and holds(game, seat, active)


def spent(game: Harrowing, seat: int, active: Active) -> bool:
    # rule: limit.once-per-fate
    return active.ability.once and active.number in game.sheet(seat).spent


def holds(game: Harrowing, seat: int, active: Active) -> bool:
    condition = active.ability.condition
    return condition is None or condition(game, seat, active.this)


def in_order(game: Harrowing, pairs: Sequence[tuple[int, int]]) -> list[Call]:
    """Several triggers at one moment: the acting effigy chooses their order."""
    # rule: flow.trigger-order
    if len(pairs) == 1:
        return [("trigger", *pairs[0])]
    return [("triggers", *[part for pair in pairs for part in pair])]


@PROCEDURES.asking
def triggers(game: Harrowing, *parts: int) -> Flow[None]:
    """One of them, then the others. Those that say the same are one option."""
    waiting: list[tuple[int, Active]] = []
    for seat, number in zip(parts[::2], parts[1::2], strict=True):
        active = find(game, seat, number)
        if active is not None and may_fire(game, seat, active):
            waiting.append((seat, active))
    if not waiting:
        return
    kinds = one_of_each(waiting, lambda one: (one[0], one[1].ability, one[1].lines))
    pairs = [(seat, active.number) for seat, active in waiting]
    chooser = game.actor if game.at[game.actor] >= 0 else pairs[0][0]
    options: list[Key] = [("due", waiting.index(kind)) for kind in kinds]
    key = yield from pick(chooser, options, ("order", *[part for pair in pairs for part in pair]))
    first = pairs.pop(key[1])
    rest = in_order(game, pairs) if pairs else []
    game.agenda.call(("trigger", *first), *rest)


@PROCEDURES.asking
def trigger(game: Harrowing, seat: int, number: int) -> Flow[None]:
    """One's own items may be declined, adversaries and locations may not."""
    active = find(game, seat, number)
    if active is None or not may_fire(game, seat, active):
        return
    if active.column >= 0:  # rule: ability.may
        key = yield choose(seat, (YES, NO), ("trigger", active.column, active.half, active.number))
        if key == NO:
            return
    game.fired |= {number * 4 + game.zone_of[seat]}
    perform(game, seat, active)


def find(game: Harrowing, seat: int, number: int) -> Active | None:
    """The ability of this number, if the effigy still has it."""
    for active in abilities(game, seat):
        if active.number == number:
            return active
    return None


def perform(game: Harrowing, seat: int, active: Active) -> None:
    if active.ability.once:
        sheet = game.sheet(seat)
        sheet.spent |= {active.number}  # rule: limit.once-per-fate
    cards = cards_of(active)
    game.tell("ability", seat, *cards)  # rule: column.combined
    calls: list[Call] = [("line", line, seat, active.this) for line in active.lines]
    call_because(game, ("card" if len(cards) == 1 else "joined", *cards), *calls)


def cards_of(active: Active) -> tuple[int, ...]:
    """The faces of the cards that form an ability."""
    if active.this != NO_CARD:
        return (active.this,)
    return divmod(active.number, MANY)
