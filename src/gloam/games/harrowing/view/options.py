"""What a person is shown of an option: its words, the things it touches, the rule behind it."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import ADVERSARY, HUNTER, LOCATION
from gloam.games.harrowing.rules.abilities import cards_of, find, lasting
from gloam.games.harrowing.rules.actions import cost, seducible, snatchable
from gloam.games.harrowing.rules.columns_of_joined_items import column_faces, fits
from gloam.games.harrowing.rules.components_and_zones import MOST_DICE
from gloam.games.harrowing.rules.fate_and_omens import resolvable
from gloam.games.harrowing.rules.legacy.innate_items import on_offer
from gloam.games.harrowing.rules.locations_and_map import spot_on
from gloam.games.harrowing.state import (
    ACTION_WORDS,
    COLUMNS,
    FACE_DOWN_OMENS,
    ITEMS,
    MOST_OMENS,
    SEDUCE,
    SNATCH,
    TROVE,
    TURNED,
    Harrowing,
    fate,
)
from gloam.games.harrowing.view import names as n
from gloam.games.harrowing.view.chances import at_least_one_fault, at_least_one_grace, few_faults
from gloam.kernel.content.common_phrases import FIRST
from gloam.kernel.core.asks import WAIT, Ask, Key
from gloam.kernel.present.options import Look, Options, Shown
from gloam.kernel.present.scene import Words

# --- the Fate ---

DOWN, CRISIS, FOE, HUNTS, LAID, NO_PLACE, UNMET = range(7)  # what comes of a card for the invoker
COMES_OF = ("down", "crisis", "foe", "hunter", "location", "no-place", "unmet")


def _invoked(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The face, or -1 for the one that lies face down; omens before and after; what comes of it."""
    _, deck, place = key
    now = game.omens[seat]
    if not place:
        return -1, now, min(MOST_OMENS, now + FACE_DOWN_OMENS), DOWN
    face = game.pack.faces[game.zones[fate(deck)][place - 1]]
    card = game.book.cards[face]
    then = min(MOST_OMENS, now + card.eyes)
    if not resolvable(game, seat, face):
        return face, now, then, NO_PLACE if card.type == LOCATION else UNMET
    if card.type == LOCATION:
        return face, now, then, LAID
    if card.type == ADVERSARY:
        return face, now, then, HUNTS if HUNTER in card.keywords else FOE
    return face, now, then, CRISIS


def _invoke(key: Key, face: int, now: int, then: int, comes: int) -> Look:
    note = Words(f"note-{COMES_OF[comes]}", {"now": now, "then": then})
    if face < 0:
        return Look("invoke-down", touches=(n.DOWN_ID[key[1]],), note=note)
    return Look(also=((n.CARD, face),), touches=(n.CARD_ID[face],), note=note)


# --- actions ---


def _test(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Whose, what it costs, the dice and bonus faces of its test, and whether a Grace would find
    nothing to take: it may be tested all the same."""
    # rule: action.legal-needed
    sin = key[1]
    sheet, more = game.sheet(seat), lasting(game, seat)
    dice = max(1, min(MOST_DICE, sheet.base[sin] + sheet.next_dice))
    faults = sheet.faults + sheet.next_faults + more.sin_faults[sin]
    graces = sheet.graces + sheet.next_graces + more.sin_graces[sin]
    idle = (sin == SEDUCE and not seducible(game, seat)) or (
        sin == SNATCH and not snatchable(game, seat)
    )
    return seat, cost(game, seat, sin), dice, faults, graces, idle


def _act(key: Key, seat: int, price: int, dice: int, faults: int, graces: int, idle: bool) -> Look:
    action = key[1]
    grace, fault = at_least_one_grace(dice, graces), at_least_one_fault(dice, faults)
    note = Words(
        f"note-{ACTION_WORDS[action]}{'-idle' * idle}",
        {
            "dice": dice,
            "grace": grace,
            "fault": fault,
            "none": few_faults(dice, faults, 0),
            "two": few_faults(dice, faults, 1),
            "three": few_faults(dice, faults, 2),
        },
    )
    return Look(also=((n.AMOUNT, price),), touches=(n.SIN_ID[seat][action],), note=note)


def _used(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Whose ability, and the item that begins it."""
    _, column, half = key
    if column == COLUMNS:
        return seat, game.pack.faces[game.innate(seat)[half]]
    return seat, game.pack.faces[game.zones[game.column(seat, column)][half // 2]]


def _use(key: Key, seat: int, face: int) -> Look:
    _, column, half = key
    row = half // 2
    if column == COLUMNS:
        touches = (n.CARD_ID[face],)
    elif half % 2:
        touches = (n.seam_id(seat, column, row),)
    else:
        touches = (f"{n.seam_id(seat, column, row - 1)}-top",)
    return Look(also=((n.CARD, face),), touches=touches)


def _printed_on(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The card that prints the action, and the spot that it lies on or -1."""
    at = key[1]
    if at:
        return game.pack.faces[game.foes(seat)[at - 1]], -1
    return game.here(seat).face, game.at[seat]


def _printed(key: Key, face: int, spot: int) -> Look:
    touches = (n.CARD_ID[face],) if spot < 0 else (n.SPOT_ID[spot],)
    return Look(also=((n.CARD, face),), touches=touches)


def _place_boss(key: Key) -> Look:
    return Look(touches=("boss",), note=Words("note-boss"))


# --- sins, effigies, cards ---


def _own(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (seat,)


def _sin(key: Key, seat: int) -> Look:
    return Look(touches=(n.SIN_ID[seat][key[1]],))


def _foe_of(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (game.pack.faces[game.foes(key[1])[key[2]]],)


def _item_of(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    _, owner, column, row = key
    return (game.pack.faces[game.zones[game.column(owner, column)][row]],)


def _in_trove(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (game.pack.faces[game.zones[TROVE][key[1]]],)


def _turned(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (game.pack.faces[game.zones[TURNED][key[1]]],)


def _found(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    found = [game.pack.faces[piece] for piece in game.zones[ITEMS]]
    return ([face for face in found if fits(game, seat, face)][key[1]],)


def _set_aside(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (on_offer(game)[key[1]],)


def _card(key: Key, face: int) -> Look:
    return Look(also=((n.CARD, face),), touches=(n.CARD_ID[face],))


def _due(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The cards whose Threat or ability is due."""
    about, at = ask.about, key[1]
    if about[0] == "threat":
        return (int(about[1 + at]),)
    active = find(game, int(about[1 + 2 * at]), int(about[2 + 2 * at]))
    return cards_of(active) if active is not None else ()


def _comes_first(key: Key, *faces: int) -> Look:
    named = tuple(zip((n.CARD, n.OTHER_CARD), faces, strict=False))
    return Look("due-joined" if len(faces) > 1 else "", named)


def _line(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """The line that a choice between two stands for."""
    return (int(ask.about[1 if key == FIRST else 2]),)


def _says(key: Key, line: int) -> Look:
    return Look(also=((n.LINE, line),))


def _above(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    """Whose column, and the item under which the new one would hang."""
    return seat, column_faces(game, seat, key[1])[key[2] - 1]


def _attach(key: Key, seat: int, face: int) -> Look:
    _, column, row = key
    touches = (n.COLUMN_ID[seat][column], n.item_id(seat, column, row - 1, face))
    return Look(also=((n.CARD, face), (n.COLUMN_NAME, column)), touches=touches)


# --- the Map ---


def _where(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    number = spot_on(game, seat, key[1])
    return number, game.spots[number].face


def _spot(game: Harrowing, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return key[1], game.spots[key[1]].face


def _location(key: Key, number: int, face: int) -> Look:
    return Look(also=((n.CARD, face),), touches=(n.SPOT_ID[number],))


def _ghost(key: Key) -> Look:
    return Look(touches=(n.GHOST_ID[key[1]],))


# --- all options ---

OPTIONS: Options[Harrowing] = Options(
    {
        "invoke": Shown(n.FATE, n.PLACE, rule="invoke.any-effigy", by=_invoked, look=_invoke),
        "boss": Shown(rule="boss.who-places", look=_place_boss, grave=True),
        "act": Shown(n.ACTION, rule="action.pay", by=_test, look=_act),
        "use": Shown(n.COLUMN, n.HALF, rule="item.actions", by=_used, look=_use),
        "printed": Shown(n.PRINTED, rule="action.printed", by=_printed_on, look=_printed),
        # corruption
        "sin": Shown(n.SIN, by=_own, look=_sin),
        "assign sin": Shown(
            n.SIN, rule="corruption.take-choice", own_words=True, by=_own, look=_sin
        ),
        "heal sin": Shown(n.SIN, rule="corruption.heal", own_words=True, by=_own, look=_sin),
        "up": Shown(n.SIN, by=_own, look=_sin),
        "down": Shown(n.SIN, by=_own, look=_sin),
        "redirect seat": Shown(n.SEAT, rule="damned.redirect", own_words=True),
        "wander seat": Shown(n.SEAT, rule="wander.grace", own_words=True),
        "seat": Shown(n.SEAT),
        # adversaries
        "foe": Shown(n.SEAT, n.FOE, by=_foe_of, look=_card),
        "fight foe": Shown(
            n.SEAT, n.FOE, rule="fight.choose-first", own_words=True, by=_foe_of, look=_card
        ),
        "seduce foe": Shown(
            n.SEAT, n.FOE, rule="seduce.grace", own_words=True, by=_foe_of, look=_card
        ),
        # items
        "item": Shown(n.SEAT, n.OWN_COLUMN, n.ROW, by=_item_of, look=_card),
        "snatch item": Shown(
            n.SEAT,
            n.OWN_COLUMN,
            n.ROW,
            rule="snatch.grace",
            own_words=True,
            by=_item_of,
            look=_card,
        ),
        "trove": Shown(n.TROVE, by=_in_trove, look=_card),
        "replace trove": Shown(
            n.TROVE, rule="scavenge.grace", own_words=True, by=_in_trove, look=_card
        ),
        "attach": Shown(n.OWN_COLUMN, n.ROW, rule="column.attach", by=_above, look=_attach),
        "turn-up": Shown(rule="loot.deck"),
        "none": Shown(rule="action.optional-lines"),
        # the Map
        "go": Shown(n.SIDE, rule="move.open-only", by=_where, look=_location),
        "open": Shown(n.SIDE, rule="explore.grace", by=_where, look=_location),
        "close": Shown(n.SIDE, by=_where, look=_location),
        "place": Shown(n.SIDE, rule="location.placement", look=_ghost),
        "spot": Shown(n.SPOT, by=_spot, look=_location),
        # making an effigy
        "value": Shown(n.SIN, n.VALUE, rule="effigy.values", by=_own, look=_sin),
        "marker": Shown(n.MARKER, rule="effigy.marker"),
        "confirm": Shown(rule="effigy.open-choice"),
        "anew": Shown(rule="effigy.open-choice"),
        "innate": Shown(n.INNATE, by=_set_aside, look=_card),
        # what cards ask
        "yes": Shown(),
        "no": Shown(),
        "first": Shown(),
        "second": Shown(),
        "choose-one first": Shown(own_words=True, by=_line, look=_says),
        "choose-one second": Shown(own_words=True, by=_line, look=_says),
        "due": Shown(n.DUE, rule="flow.trigger-order", by=_due, look=_comes_first),
        "done": Shown(),
        # what is sealed
        "amount": Shown(n.AMOUNT),
        "entry": Shown(n.ENTRY),
        "found": Shown(n.FOUND, by=_found, look=_card),
        "story": Shown(n.FOUND, by=_turned, look=_card),
    },
    asks={
        "open": "flow.no-turns",
        "assign": "corruption.take-choice",
        "rearrange": "corruption.set-is-not-take",
        "damage": "adversary.damage",
        "surplus": "item.tier-excess",
        "gain": "scavenge.gain",
        "loot": "loot.choice",
        "flee": "removal.location-choice",
        "charting": "location.charted-many",
    },
    more=(WAIT,),
)
