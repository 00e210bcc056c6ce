"""The Lifewater Table: the red die picks the list, two damage dice the entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.harrowing.cards.catalogue import STORY
from gloam.games.harrowing.rules.adversaries import faces_of, with_health
from gloam.games.harrowing.rules.carrying_out_effects import call_any, call_because
from gloam.games.harrowing.rules.columns_of_joined_items import fits, take_out
from gloam.games.harrowing.rules.components_and_zones import DAMAGE_DIE_FACES, in_play, seen_through
from gloam.games.harrowing.rules.dice_and_tests import bane_shown, roll_red
from gloam.games.harrowing.rules.effigies_and_corruption import assign, change_base, redirect, room
from gloam.games.harrowing.rules.fate_and_omens import newly_hunted
from gloam.games.harrowing.rules.items import item_at, lose, tiered
from gloam.games.harrowing.rules.leaving_play.cards import can_obliterate, obliterate
from gloam.games.harrowing.rules.leaving_play.locations import OBLITERATED
from gloam.games.harrowing.rules.legacy.areas import fate_of
from gloam.games.harrowing.rules.legacy.innate_items import on_offer
from gloam.games.harrowing.rules.legacy.the_unknown import LIFEWATER, can_manifest, open_now
from gloam.games.harrowing.rules.locations_and_map import set_closed
from gloam.games.harrowing.rules.winning_and_losing import check_loss
from gloam.games.harrowing.state import (
    ANY_SIN,
    BANE,
    ENTRIES,
    ENVY,
    FAULT,
    FULL,
    GRACE,
    ITEMS,
    MARKERS,
    ORDINARY_MARKERS,
    PROCEDURES,
    RESOLVING,
    SINS,
    TURNED,
    Harrowing,
    Roll,
    bag,
    fate,
)
from gloam.kernel.content.common_phrases import FIRST, SECOND
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose, pick
from gloam.kernel.core.several import DONE

LISTS: Final = (FAULT, BANE, GRACE)  # rule: lifewater.lists
SUMS: Final = 11  # from 2 to 12
ANY_ENTRY: Final = SUMS + 10  # Bane 12


@PROCEDURES.asking
def lifewater(game: Harrowing, seat: int) -> Flow[None]:
    """A roll; the first one that is ordered opens the table. A step of its own: it may unlock."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    open_now(game, LIFEWATER)  # rule: lifewater.unlock
    face = roll_red(game)  # rule: lifewater.bane-rises
    numbers = (
        game.roll(DAMAGE_DIE_FACES) + 1,
        game.roll(DAMAGE_DIE_FACES) + 1,
    )  # rule: component.damage-die-faces
    # rule: lifewater.roll, lifewater.not-a-test, lifewater.example
    # rule: adversary.threat-tests-only
    game.rolled = Roll(seat, ANY_SIN, (face,), int(face == FAULT), int(face == GRACE), numbers)
    entry = LISTS.index(face) * SUMS + sum(numbers) - 2
    game.tell("lifewater", seat, entry)
    bane_shown(game, face)
    call_because(game, ("lifewater", entry), ("entry", seat, entry))
    yield from ()


@PROCEDURES.plain
def entry(game: Harrowing, seat: int, which: int) -> None:
    """Carry out an entry for whoever was told to roll."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    call_any(game, *ENTRY[which](game, seat))  # rule: lifewater.roller


Entry = Callable[[Harrowing, int], list[Call]]


def simply(*calls: Call) -> Entry:
    """An entry whose calls have the roller as their first argument."""
    return lambda game, seat: [(name, seat, *rest) for name, *rest in calls]


# --- Fault ---


@PROCEDURES.asking
def three_sins(game: Harrowing, seat: int) -> Flow[None]:
    """Three must be chosen, also such as are at six already."""
    chosen: list[int] = []
    while len(chosen) < 3:  # rule: lifewater.fault-2, lifewater.fault-2-damned
        options: list[Key] = [("sin", sin) for sin in range(SINS) if sin not in chosen]
        key = yield choose(seat, options, ("lifewater-sins", 3 - len(chosen)))
        chosen.append(key[1])
    for sin in chosen:
        game.sheet(seat).corruption[sin] = FULL  # rule: corruption.set-is-not-take
        game.tell("set", seat, sin, FULL, because=game.cause)
    check_loss(game)


def _more_faults(game: Harrowing, seat: int) -> list[Call]:
    game.sheet(seat).faults += 1  # rule: lifewater.fault-3, lifewater.extra-face-stack
    return []


def _others_envy(game: Harrowing, seat: int) -> list[Call]:
    # rule: lifewater.fault-4
    return [("corruption", other, 3, ENVY) for other in game.others(seat)]


def _lose_all(game: Harrowing, seat: int) -> list[Call]:
    return [("lose_omens", seat, game.omens[seat])]  # rule: lifewater.fault-5


@PROCEDURES.asking
def lose_lowest(game: Harrowing, seat: int) -> Flow[None]:
    """The smallest tier number; heads and innate items have none."""
    held = tiered(game, seat)
    if held:
        tier = {key: game.book.cards[item_at(game, key)].tier for key in held}
        least = min(tier.values())
        # rule: lifewater.fault-8, lifewater.fault-8-tie
        options = [key for key in held if tier[key] == least]
        key = yield from pick(seat, options, "lifewater-item")
        lose(game, key, game.cause)


@PROCEDURES.asking
def disgusting_marker(game: Harrowing, seat: int) -> Flow[None]:
    # rule: lifewater.fault-9, lifewater.fault-9-digital
    options: list[Key] = [
        ("marker", m) for m in range(ORDINARY_MARKERS, MARKERS) if m not in game.markers
    ]
    key = yield from pick(seat, options, "marker")
    game.markers[seat] = key[1]
    game.tell("marker", seat, because=game.cause)


@PROCEDURES.asking
def obliterate_any(game: Harrowing, seat: int) -> Flow[None]:
    """A card in play of the roller's choice, of anyone."""
    # rule: lifewater.fault-11, lifewater.fault-11-choice, zone.in-play
    options = [key for key, face in in_play(game, seat) if can_obliterate(game, face)]
    if not options:
        return
    key = yield from pick(seat, options, "lifewater-obliterate")
    if key[0] == "item":
        obliterate(game, take_out(game, key[1], key[2], key[3], TURNED))
    elif key[0] == "foe":
        obliterate(game, faces_of(game, key[1])[key[2]])
    else:
        game.agenda.call(("leave_map", OBLITERATED, key[1]))


# --- Bane ---


@PROCEDURES.plain
def stories_to_fate(game: Harrowing, seat: int) -> None:
    """All Story cards of the deck that the roller refers to."""
    deck = fate_of(game, seat)
    for face in stories_in_deck(game, deck):  # rule: lifewater.bane-2, lifewater.bane-2-area
        game.move(piece_with(game, bag(deck), face), fate(deck))
        game.tell("added", face, because=game.cause)  # rule: fate.more-than-three
    seen_through(game, deck)  # rule: zone.search-shuffle


def stories_in_deck(game: Harrowing, deck: int) -> list[int]:
    faces, types = game.pack.faces, game.book.type
    return [faces[piece] for piece in game.zones[bag(deck)] if types[faces[piece]] == STORY]


@PROCEDURES.asking
def swap(game: Harrowing, seat: int) -> Flow[None]:
    """Sheets and zones change hands; omens, markers and places do not."""
    others: list[Key] = [("seat", other) for other in game.others(seat)]
    if not others:
        return
    # rule: lifewater.bane-3, lifewater.bane-3-detail
    key = yield from pick(seat, others, "lifewater-partner")
    other = key[1]
    hunted = game.hunted()
    sheets, zones = list(game.sheet_of), list(game.zone_of)
    sheets[seat], sheets[other] = sheets[other], sheets[seat]
    zones[seat], zones[other] = zones[other], zones[seat]
    game.sheet_of, game.zone_of = tuple(sheets), tuple(zones)
    game.tell("sheets-swapped", seat, other)
    if game.hunted() != hunted:
        game.tell("hunted", game.hunted(), because=game.cause)
        game.agenda.call(*newly_hunted(game, hunted))


@PROCEDURES.asking
def pain_for_pain(game: Harrowing, seat: int) -> Flow[None]:
    """Any amount of corruption, and as much damage, split as the roller likes."""
    # rule: lifewater.bane-4, lifewater.bane-4-detail
    taker = (yield from redirect(game, seat, 0)) if game.damned(seat) else seat
    most = room(game.sheet(taker))
    options: list[Key] = [("amount", n) for n in range(most + 1)]
    key = yield choose(seat, options, "lifewater-amount")
    n = key[1]
    if n:
        game.agenda.call(("assign_all", taker, n), *([("pain", seat)] * n))


@PROCEDURES.asking
def assign_all(game: Harrowing, seat: int, n: int) -> Flow[None]:
    """Corruption for an effigy that was named already."""
    yield from assign(game, seat, n, ANY_SIN)


@PROCEDURES.asking
def pain(game: Harrowing, seat: int) -> Flow[None]:
    options = with_health(game, seat) if game.at[seat] >= 0 else []
    if options:
        key = yield from pick(seat, options, "lifewater-damage")
        game.agenda.call(("damage", seat, faces_of(game, seat)[key[2]], 1))


def _manifest_or_heal(number: int) -> Entry:
    def does(game: Harrowing, seat: int) -> list[Call]:
        # rule: lifewater.bane-5, lifewater.bane-6, lifewater.bane-8, lifewater.bane-9
        # rule: unknown.cards-9-12
        if can_manifest(game, number):
            return [("manifest", number)]
        return [("heal", seat, 3, ANY_SIN)]

    return does


@PROCEDURES.asking
def find_story(game: Harrowing, seat: int) -> Flow[None]:
    """The Story cards of the deck are shown; one is invoked for its printed eyes."""
    deck = fate_of(game, seat)
    found = stories_in_deck(game, deck)
    if not found:  # rule: lifewater.bane-10-detail
        return
    for face in found:
        game.move(piece_with(game, bag(deck), face), TURNED)
    key = yield from pick(seat, [("story", at) for at in range(len(found))], "lifewater-story")
    face = found[key[1]]  # rule: lifewater.bane-10
    game.move(piece_with(game, TURNED, face), RESOLVING)
    for piece in list(game.zones[TURNED]):
        game.move(piece, bag(deck))
    seen_through(game, deck)  # rule: zone.search-shuffle
    game.agenda.call(("invoke_card", seat, face))


@PROCEDURES.plain
def turn_the_map(game: Harrowing) -> None:
    """What is open becomes closed and what is closed open, all at once."""
    for number, spot in list(game.spots.items()):
        set_closed(game, number, not spot.closed)  # rule: lifewater.bane-11-simultaneous


@PROCEDURES.asking
def any_entry(game: Harrowing, seat: int) -> Flow[None]:
    """Any of the other entries; Bane does not rise again."""
    # rule: lifewater.bane-12, lifewater.bane-12-detail
    options: list[Key] = [("entry", which) for which in range(ENTRIES) if which != ANY_ENTRY]
    key = yield choose(seat, options, "lifewater-entry")
    game.tell("entry", seat, key[1])
    call_because(game, ("lifewater", key[1]), ("entry", seat, key[1]))


# --- Grace ---


@PROCEDURES.asking
def search_items(game: Harrowing, seat: int) -> Flow[None]:
    """Only items that fit are offered."""
    faces = game.pack.faces
    found = [faces[piece] for piece in game.zones[ITEMS] if fits(game, seat, faces[piece])]
    if not found:
        return
    # rule: lifewater.grace-2, column.no-place
    key = yield from pick(seat, [("found", at) for at in range(len(found))], "lifewater-search")
    face = found[key[1]]
    game.move(piece_with(game, ITEMS, face), TURNED)
    game.shuffle(ITEMS)  # rule: zone.search-shuffle
    game.agenda.call(("attach", seat, face))


def _more_graces(game: Harrowing, seat: int) -> list[Call]:
    game.sheet(seat).graces += 1  # rule: lifewater.grace-3, lifewater.extra-face-stack
    return []


@PROCEDURES.asking
def innate_or_loot(game: Harrowing, seat: int) -> Flow[None]:
    """Without an innate item that is set aside only the Loot is offered."""
    key = SECOND
    if on_offer(game):  # rule: lifewater.grace-4, lifewater.grace-4-detail
        key = yield choose(seat, (FIRST, SECOND), "lifewater-innate-or-loot")
    game.agenda.call(("innate_item", seat) if key == FIRST else ("loot", seat, 1, 2))


@PROCEDURES.asking
def shift_bases(game: Harrowing, seat: int) -> Flow[None]:
    """Any number of base values, by one each, up or down."""
    base = game.sheet(seat).base
    shifted: list[int] = []
    while len(shifted) < SINS:  # rule: lifewater.grace-9, lifewater.grace-9-detail
        left = [sin for sin in range(SINS) if sin not in shifted]
        options: list[Key] = [("up", sin) for sin in left if base[sin] < 4]
        options += [("down", sin) for sin in left if base[sin] > 1]
        key = yield choose(seat, [*options, DONE], "lifewater-base")
        if key == DONE:
            break
        change_base(game, seat, key[1], 1 if key[0] == "up" else -1)
        shifted.append(key[1])


ENTRY: Final[tuple[Entry, ...]] = (
    # Fault 2 to 12
    simply(("three_sins",)),
    _more_faults,
    _others_envy,
    _lose_all,
    simply(("invoke_top", 3)),  # rule: lifewater.fault-6
    simply(("corruption", 3, ANY_SIN)),  # rule: lifewater.fault-7
    simply(("lose_lowest",)),
    simply(("disgusting_marker",)),
    lambda game, seat: [("change_bane", 3)],  # rule: lifewater.fault-10
    simply(("obliterate_any",)),
    lambda game, seat: [("manifest", 13)],  # rule: lifewater.fault-12, unknown.card-13
    # Bane 2 to 12
    simply(("stories_to_fate",)),
    simply(("swap",)),
    simply(("pain_for_pain",)),
    _manifest_or_heal(9),
    _manifest_or_heal(10),
    simply(("lifewater",), ("lifewater",)),  # rule: lifewater.bane-7, lifewater.bane-7-chain
    _manifest_or_heal(11),
    _manifest_or_heal(12),
    simply(("find_story",)),
    lambda game, seat: [("turn_the_map",)],  # rule: lifewater.bane-11
    simply(("any_entry",)),
    # Grace 2 to 12
    simply(("search_items",)),
    _more_graces,
    simply(("innate_or_loot",)),
    simply(("move_anywhere",)),  # rule: lifewater.grace-5, lifewater.grace-5-detail
    simply(("gain_omens", 3)),  # rule: lifewater.grace-6
    simply(("loot", 1, 3)),  # rule: lifewater.grace-7
    simply(("rearrange",)),  # rule: lifewater.grace-8, lifewater.grace-8-detail
    simply(("shift_bases",)),
    lambda game, seat: [("change_bane", -1)],  # rule: lifewater.grace-10
    # rule: lifewater.grace-11
    simply(("loot", 1, 1), ("loot", 2, 2), ("loot", 3, 3), ("loot", 4, 4)),
    simply(("heal_all",)),  # rule: lifewater.grace-12
)
