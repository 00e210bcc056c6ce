"""Invoking a card: gain its omens, then resolve it."""

from __future__ import annotations

from gloam.games.harrowing.cards.catalogue import ADVERSARY, INVOKES, LOCATION, STORY
from gloam.games.harrowing.rules.abilities import due
from gloam.games.harrowing.rules.adversaries import enter_play
from gloam.games.harrowing.rules.fate import INFERNAL, ambushes
from gloam.games.harrowing.rules.leaving_play.cards import discard
from gloam.games.harrowing.rules.legacy.areas import fate_of
from gloam.games.harrowing.rules.legacy.unknown import tell_story
from gloam.games.harrowing.rules.lines import call_any, call_because, lines
from gloam.games.harrowing.rules.locations_and_map import free_sides
from gloam.games.harrowing.rules.ritual_and_boss import set_aside_for_ritual
from gloam.games.harrowing.state import (
    ANY_SIN,
    FACE_DOWN_OMENS,
    PROCEDURES,
    RESOLVING,
    Harrowing,
    down,
    fate,
)
from gloam.kernel.content.card_coverage import played
from gloam.kernel.core.asks import Key
from gloam.kernel.core.state import Event


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


# --- resolving ---


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
