"""Fate and omens: the Fate, omens, invoking and resolving, In the Eye of Hell, Ambush."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import (
    ADVERSARY,
    AMBUSH,
    BECOMES_HUNTED,
    GAINS_OMENS,
    INVOKES,
    LOCATION,
    LOSES_OMENS,
    REFILLED,
    STORY,
)
from gloam.games.harrowing.rules.abilities import due
from gloam.games.harrowing.rules.adversaries import enter_play, faces_of, hand_over, is_hunter
from gloam.games.harrowing.rules.carrying_out_effects import call_any, call_because, lines
from gloam.games.harrowing.rules.items import fill_trove
from gloam.games.harrowing.rules.leaving_play.cards import discard
from gloam.games.harrowing.rules.legacy.areas import fate_of, in_reach, open_area
from gloam.games.harrowing.rules.legacy.the_unknown import tell_story
from gloam.games.harrowing.rules.locations_and_map import free_sides
from gloam.games.harrowing.rules.ritual_boss_bane import set_aside_for_ritual
from gloam.games.harrowing.state import (
    ANY_SIN,
    DECKS,
    FACE_DOWN_OMENS,
    FIRST_OMENS,
    MOST_OMENS,
    PROCEDURES,
    RESOLVING,
    Harrowing,
    bag,
    discards,
    down,
    fate,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.piles import Deck
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key
from gloam.kernel.core.state import Event

# --- the Fate ---

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


# --- omens ---


@PROCEDURES.plain
def first_omens(game: Harrowing, results: object = None) -> None:
    """What each effigy begins with."""
    game.omens[:] = [FIRST_OMENS] * game.seats  # rule: omen.start


@PROCEDURES.plain
def gain_omens(game: Harrowing, seat: int, n: int) -> None:
    """Never more than ten: what is beyond is lost."""
    if game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    gained = min(n, MOST_OMENS - game.omens[seat])  # rule: omen.max, omen.excess
    if gained > 0:
        game.omens[seat] += gained  # rule: component.not-limiting, component.omen-tokens
        game.tell("gained", seat, gained, because=game.cause)
        call_any(game, *due(game, seat, GAINS_OMENS))  # rule: ability.whenever


@PROCEDURES.plain
def lose_omens(game: Harrowing, seat: int, n: int) -> None:
    """As many as it has, and no more."""
    lost = min(n, game.omens[seat])  # rule: omen.lose
    if lost > 0:
        game.omens[seat] -= lost
        game.tell("lost-omens", seat, lost, because=game.cause)
        call_any(game, *due(game, seat, LOSES_OMENS))  # rule: ability.whenever


def spend_omens(game: Harrowing, seat: int, n: int) -> None:
    """Of its own, for an action or a line; that it has them was looked at before."""
    game.omens[seat] -= n  # rule: omen.spend, omen.own


# --- invoking ---


def invocable(game: Harrowing, seat: int) -> list[Key]:
    """The cards that an effigy may invoke: of the Fate it refers to, or those in Ambush."""
    waiting = ambushes(game)
    if waiting:
        # rule: ambush.lock, ambush.hunted-invokes, ambush.several, ambush.other-fate
        if seat != game.hunted():
            return []
        return [("invoke", deck, place) for deck, place in waiting]
    deck = fate_of(game, seat)
    # rule: invoke.any-effigy, invoke.free, area.invoke-only, damned.may-act
    keys: list[Key] = [("invoke", deck, at + 1) for at in range(len(game.zones[fate(deck)]))]
    return [("invoke", deck, 0), *keys] if game.zones[down(deck)] else keys


@PROCEDURES.plain
def invoke(game: Harrowing, seat: int, deck: int, place: int) -> None:
    """A card of a Fate leaves it as its invocation begins."""
    # rule: fate.refill-timing, invoke.face-down-reveal, ambush.face-down
    piece = game.zones[fate(deck)][place - 1] if place else game.zones[down(deck)][0]
    face = game.pack.faces[piece]
    game.move(piece, RESOLVING)
    # rule: invoke.face-down, invoke.earned-amount
    if place:
        begin(game, seat, face, game.book.cards[face].eyes, ("eyes", face))
    else:
        begin(game, seat, face, FACE_DOWN_OMENS, ("face-down", face))


def begin(game: Harrowing, seat: int, face: int, earned: int, cause: Event) -> None:
    """Omens first, then the card."""
    played("harrowing", game.book.cards[face].id)
    game.tell("invoked", seat, face)
    # rule: invoke.gain-first, omen.source
    call_because(
        game,
        cause,
        ("gain_omens", seat, earned),
        ("resolve", seat, face, earned),
        ("invoked", seat),
    )


@PROCEDURES.plain
def invoked(game: Harrowing, seat: int) -> None:
    call_any(game, *due(game, seat, INVOKES))  # rule: ability.whenever


@PROCEDURES.plain
def invoke_top(game: Harrowing, seat: int, n: int) -> None:
    """Cards straight from the deck that the effigy refers to, each resolved before the next."""
    # rule: flow.forced-invocations, ambush.forced
    if n <= 0 or game.at[seat] < 0:  # rule: removal.actor-eliminated
        return
    piece = INFERNAL[fate_of(game, seat)].draw(game, RESOLVING)
    if piece is not None:
        game.agenda.call(("invoke_card", seat, game.pack.faces[piece]), ("invoke_top", seat, n - 1))


@PROCEDURES.plain
def invoke_card(game: Harrowing, seat: int, face: int) -> None:
    """A card that lies ready, for its printed eyes."""
    begin(game, seat, face, game.book.cards[face].eyes, ("eyes", face))  # rule: invoke.from-deck


# --- resolving: crises, locations, adversaries, stories ---


@PROCEDURES.plain
def resolve(game: Harrowing, seat: int, face: int, earned: int) -> None:
    card = game.book.cards[face]
    if game.at[seat] < 0:  # rule: location.invoker-eliminated
        discard(game, face)
    elif not resolvable(game, seat, face):
        unresolved(game, seat, face, earned)  # rule: invoke.unresolvable
    elif card.type == LOCATION:  # rule: location.resolve
        call_because(game, ("card", face), ("place_location", seat, face))
    elif card.type == ADVERSARY:
        enter_play(game, seat, face)  # rule: boss.invoke
    elif card.type == STORY:
        # rule: story.resolve
        take_effect(game, seat, face, tell_story(game, face))
    else:
        # rule: crisis.resolve
        take_effect(game, seat, face, game.book.texts[face].effect)


def take_effect(game: Harrowing, seat: int, face: int, numbers: tuple[int, ...]) -> None:
    call_because(game, ("card", face), *lines(numbers, seat, face), ("finish", face))


def resolvable(game: Harrowing, seat: int, face: int) -> bool:
    """Only a missing place or an unmet requirement keeps a card from being resolved."""
    # rule: invoke.unresolvable-test
    requires = game.book.texts[face].requires
    if requires is not None and not requires(game, seat, face):
        return False
    return game.book.type[face] != LOCATION or bool(free_sides(game, seat, face))


def unresolved(game: Harrowing, seat: int, face: int, earned: int) -> None:
    """As much corruption as omens were earned; the card is discarded, Ritual or not."""
    # rule: invoke.unresolvable, invoke.unresolvable-ritual, invoke.earned-amount
    discard(game, face)
    game.tell("unresolved", seat, face)
    call_because(game, ("unresolved", face), ("corruption", seat, earned, ANY_SIN))


@PROCEDURES.plain
def finish(game: Harrowing, face: int) -> None:
    """A crisis has been carried out: it is discarded, or set aside if it has Ritual."""
    if game.where_is(face) != RESOLVING:
        return  # its text has sent it somewhere else
    if game.book.cards[face].ritual:
        set_aside_for_ritual(game, face)  # rule: crisis.ritual
    else:
        discard(game, face)  # rule: crisis.resolve


# --- In the Eye of Hell ---


def first_hunted(game: Harrowing) -> int:
    """The effigy with the highest sum of sins gets In the Eye of Hell; a lot breaks ties."""
    totals = [sum(sheet.base) for sheet in game.sheets]
    most = [seat for seat, total in enumerate(totals) if total == max(totals)]
    # rule: eye.start, eye.tie, eye.hunted, component.special-cards
    hunted = most[game.roll(len(most))] if len(most) > 1 else most[0]
    game.eye = game.zone_of[hunted]
    game.tell("hunted", hunted, because=("highest-sins",) if len(most) == 1 else ("lot",))
    return hunted


def give_to(game: Harrowing, seat: int, because: Event) -> None:
    """The Hunters go with it, always."""
    before = game.hunted()
    if before == seat:  # rule: eye.one-effigy
        return
    hunters = [face for face in faces_of(game, before) if is_hunter(game, face)]
    game.eye = game.zone_of[seat]  # rule: eye.hunted, eye.no-effect
    game.tell("hunted", seat, because=because)
    hand_over(game, seat, hunters)  # rule: adversary.hunter-follows, eye.eliminated


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
