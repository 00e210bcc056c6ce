"""The Fates: dealt, refilled; In the Eye of Hell and the Hunters that follow it; Ambush."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import (
    AMBUSH,
    BECOMES_HUNTED,
    REFILLED,
)
from gloam.games.harrowing.rules.abilities import due
from gloam.games.harrowing.rules.adversaries import faces_of, hand_over, is_hunter
from gloam.games.harrowing.rules.items import fill_trove
from gloam.games.harrowing.rules.legacy.areas import in_reach, open_area
from gloam.games.harrowing.rules.lines import call_any
from gloam.games.harrowing.state import (
    DECKS,
    PROCEDURES,
    Harrowing,
    bag,
    discards,
    down,
    fate,
)
from gloam.kernel.content.piles import Deck
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow
from gloam.kernel.core.state import Event

# rule: fate.deck-empty
INFERNAL: tuple[Deck[Harrowing], ...] = tuple(
    [Deck(bag(deck), discards=discards(deck)) for deck in range(DECKS)]
)


def deal_fate(game: Harrowing, deck: int) -> bool:
    """Two cards face up, then one face down, which nobody sees; gives whether there were any."""
    # rule: fate.start, fate.no-peeking, fate.short-refill, zone.fate, zone.infernal-deck
    # rule: eye.setup-not-refill
    placed = INFERNAL[deck].draw_up_to(game, fate(deck), 2)
    INFERNAL[deck].draw_up_to(game, down(deck), 1)
    return bool(placed)


@PROCEDURES.asking
def create_area(game: Harrowing, deck: int) -> Flow[None]:
    """The first location of an Area is in the Map: three cards of its deck form its Fate."""
    if open_area(game, deck):
        deal_fate(game, deck)  # rule: area.created, eye.setup-not-refill
        game.tell("area", deck)
    yield from ()


def is_empty(game: Harrowing, deck: int) -> bool:
    return not game.zones[fate(deck)] and not game.zones[down(deck)]


# --- after an action or invocation ---


@PROCEDURES.plain
def settle(game: Harrowing, results: object = None) -> None:
    """The whole action or invocation is done: refills, the Eye, Hunters, the Trove."""
    if game.outcome is not None:
        return
    calls: list[Call] = []
    # rule: fate.refill, fate.refill-timing, fate.no-single-replacement
    # rule: fate.several-empty, area.refill, fate.more-than-three
    for deck in game.fates:
        if is_empty(game, deck) and in_reach(game, deck) and refill(game, deck):
            calls += after_refill(game)
    fill_trove(game)  # rule: item.trove-empty
    if calls:  # rule: ability.whenever
        game.agenda.call(*calls, then=("settle",))


def refill(game: Harrowing, deck: int) -> bool:
    """False if there was no card for it: then In the Eye of Hell stays."""
    if not deal_fate(game, deck):  # rule: fate.short-refill
        return False
    game.tell("refilled", deck)
    count_game(game)  # rule: unknown.first-story
    for sheet in game.sheets:
        sheet.spent = frozenset()  # rule: limit.once-per-fate
    return True


def count_game(game: Harrowing) -> None:
    """A game counts for its campaign once a Fate was refilled in it."""
    if not game.counted:
        game.counted = True
        game.played += 1  # rule: unknown.first-story
        game.record("played")


def after_refill(game: Harrowing) -> list[Call]:
    before = game.hunted()
    give_to(
        game, game.left_of(before), ("refill",)
    )  # rule: eye.pass-left, area.eye, ambush.after-refill
    calls: list[Call] = []
    for seat in game.round_from(game.actor):  # rule: ability.whenever
        calls += due(game, seat, REFILLED)
    return calls + newly_hunted(game, before)


# --- In the Eye of Hell ---


def give_to(game: Harrowing, seat: int, because: Event) -> None:
    """The Hunters go with it, always."""
    before = game.hunted()
    if before == seat:  # rule: eye.one-effigy
        return
    hunters = [face for face in faces_of(game, before) if is_hunter(game, face)]
    game.eye = game.zone_of[seat]  # rule: eye.hunted, eye.no-effect
    game.tell("hunted", seat, because=because)
    hand_over(game, seat, hunters)  # rule: adversary.hunter-follows


def newly_hunted(game: Harrowing, before: int) -> list[Call]:
    """What waits for an effigy to become hunted, if another one was until now."""
    hunted = game.hunted()  # rule: eye.hunted
    # rule: ability.whenever
    return due(game, hunted, BECOMES_HUNTED) if hunted != before else []


@PROCEDURES.plain
def give_eye(game: Harrowing, seat: int) -> None:
    """By a card that names it."""
    if game.at[seat] < 0 or game.hunted() == seat:  # rule: removal.actor-eliminated
        return
    before = game.hunted()
    give_to(game, seat, game.cause)  # rule: eye.fixed-card
    call_any(game, *newly_hunted(game, before))  # rule: ability.whenever


# --- Ambush ---


def ambushes(game: Harrowing) -> list[tuple[int, int]]:
    """(deck, place in its Fate) of all Ambush cards that lie face up, of any type."""
    # rule: ambush.lock, ambush.any-type, ambush.face-down, ambush.at-start
    cards, faces = game.book.cards, game.pack.faces
    return [
        (deck, at + 1)
        for deck in game.fates
        for at, piece in enumerate(game.zones[fate(deck)])
        if AMBUSH in cards[faces[piece]].keywords and in_reach(game, deck)
    ]
