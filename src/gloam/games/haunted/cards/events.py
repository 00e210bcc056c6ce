"""What only events do: chances, robbery, whole lines, characters that meet their end early."""

from __future__ import annotations

from gloam.games.haunted.cards.deck import (
    ACTIONS,
    ALL_ACQUAINTANCES,
    ALL_ACTIONS,
    ALL_SETTINGS,
    CARDS,
    FOCUSES,
    URCHIN_THIEF,
    kind_of,
)
from gloam.games.haunted.cards.phrasebook import BOOK, Laid
from gloam.games.haunted.cards.several_types import focuses_in_reach, in_vain
from gloam.games.haunted.rules.completing_and_removing import (
    complete,
    largest,
    lay_fresh,
    pick_line,
    remove,
    smallest,
)
from gloam.games.haunted.rules.drawing import draw_cards, test_card
from gloam.games.haunted.rules.hands import (
    acquaintances,
    choose_to_discard,
    discard,
    lose_acquaintance,
    nothing_held,
    take_from_pile,
)
from gloam.games.haunted.rules.setup import first_in_the_alphabet
from gloam.games.haunted.state import Haunted
from gloam.kernel.content.common_phrases import add_if_otherwise, add_may
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.core.asks import EVERYONE, About, Flow, choose, pick
from gloam.kernel.core.data import Piece, PieceSet

# --- test cards ---

BOOK.joiner("cases", en=("; ", "; "))


@BOOK.phrase("effect", en="draw a test card; {cases:case, cases}")
def by_test_card(game: Haunted, laid: Laid, cases: tuple[Node, ...]) -> Flow[None]:
    card = test_card(game, laid.you)
    for case in cases:
        wanted, act = case.args
        if card is not None and isinstance(wanted, Node) and wanted.value(kind_of(card)):
            assert isinstance(act, Node)
            yield from act.run(game, laid)
            return
    in_vain(game, laid)  # rule: event.garrotted-support


@BOOK.phrase("case", en="if it is {sort}, {act}")
def in_case(sort: Node, act: Node) -> None:
    """Read by `by_test_card`."""


@BOOK.phrase("sort", en="essential")
def essential(kind: str) -> bool:
    return kind != "support"


@BOOK.phrase("sort", en="support")
def support(kind: str) -> bool:
    return kind == "support"


@BOOK.phrase("sort", en="a setting or focus")
def setting_or_focus(kind: str) -> bool:
    return kind in ("setting", "focus")


@BOOK.phrase("sort", en="a hidden terror")
def hidden_terror(kind: str) -> bool:
    return kind == "terror"  # rule: event.hallucination-terror


# --- Attacked! ---


add_if_otherwise(BOOK, "effect", of="act")


@BOOK.phrase("condition", en="you have an unstarted line")
def has_unstarted_line(game: Haunted, laid: Laid) -> bool:
    return bool(game.unstarted(laid.you))  # rule: event.attacked-room, event.attacked-no-room


@BOOK.phrase(
    "act",
    en="the first player from your left who holds a setting lays it there "
    "and takes a card from the discard pile",
)
def force_setting(game: Haunted, laid: Laid) -> Flow[None]:
    for seat in game.others(laid.you):  # rule: event.attacked-left
        held = [card for card in game.zones[game.hand(seat)] if card < FOCUSES]
        if not held:
            nothing_held(game, seat, ALL_SETTINGS, "no-setting")
            continue
        key = yield choose(seat, [("setting", int(card)) for card in held], ("attacked", laid.you))
        slots = game.unstarted(laid.you)
        line = yield from pick_line(game, seat, slots, "attacked-slot")
        game.tell("laid", seat, key[1], line)
        game.move(Piece(key[1]), game.line_zone(line))
        lay_fresh(game, Piece(key[1]), line)
        # rule: event.attacked-replacement, event.attacked-replacement-choice
        if not (yield from take_from_pile(game, seat, anything, "attacked-replacement")):
            game.tell("pile-empty", seat)
        return
    in_vain(game, laid)  # rule: event.attacked-room


def anything(card: int) -> bool:
    return True


@BOOK.phrase("act", en="discard an acquaintance or, if you hold none, {instead:act}")
def lose_acquaintance_or(game: Haunted, laid: Laid, instead: Node) -> Flow[None]:
    # rule: event.secret-room-details
    if not (yield from lose_acquaintance(game, laid.you)):
        yield from instead.run(game, laid)


# --- Chance Find ---


@BOOK.phrase("act", en="remove one of your focuses", rule="event.chance-find-which")
def remove_any_focus(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: event.chance-find-which
    found = focuses_in_reach(game, laid)
    if not found:
        in_vain(game, laid)
        return
    options = [("remove", int(card)) for card in found]
    _, card = yield from pick(laid.you, options, "chance-find")
    remove(game, Piece(card))


# --- Hidden Compartment ---


def _asked(game: Haunted, laid: Laid) -> tuple[int, About]:
    return laid.you, ("may", laid.card)  # rule: event.hidden-compartment-optional


def _declined(game: Haunted, laid: Laid) -> None:
    game.tell("declined", laid.you, laid.card)  # rule: event.hidden-compartment-optional


add_may(BOOK, "effect", of="effect", asked=_asked, declined=_declined)


@BOOK.phrase("act", en="discard your smallest line", rule="line.whole-line-exception")
def discard_smallest_line(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: line.whole-line-exception
    lines = smallest(game, laid.you)
    if laid.defending:
        lines = [line for line in lines if line == laid.line]  # rule: defence.aim
    if not lines:
        in_vain(game, laid)
        return
    line = yield from pick_line(game, laid.you, lines, "discard-line")
    for card in list(game.line(line)):
        remove(game, card)


@BOOK.phrase(
    "act", en="the smallest line among the other players becomes yours if you have an unstarted one"
)
def take_over_smallest_line(game: Haunted, laid: Laid) -> Flow[None]:
    slots = game.unstarted(laid.you)  # rule: event.hidden-compartment-whose
    if not slots:
        game.tell("no-room-for-line", laid.you)  # rule: event.hidden-compartment-full
        return
    others = game.others(laid.you)  # rule: event.hidden-compartment-whose
    theirs = {seat: smallest(game, seat) for seat in others}
    sizes = {seat: len(game.line(lines[0])) for seat, lines in theirs.items() if lines}
    least = min(sizes.values(), default=0)
    tied = [seat for seat in sizes if sizes[seat] == least]
    if not tied:
        in_vain(game, laid)
        return
    giver = tied[0] if len(tied) == 1 else first_in_the_alphabet(game, tied)
    # rule: event.hidden-compartment-tie-loser
    line = yield from pick_line(game, giver, theirs[giver], "hand-over")
    who = game.line(line)[0]
    game.tell("handed-over", giver, laid.you, line, slots[0], who, because=game.by_card())
    for card in list(game.line(line)):
        game.fresh = PieceSet(game.fresh & ~(1 << card))  # rule: defence.moved-line
        # rule: attack.moved-line, line.whole-line-exception
        game.move(card, game.line_zone(slots[0]))


# --- Garrotted, Transformation ---


@BOOK.phrase("act", en="your largest line is complete", rule="line.early-complete")
def complete_largest(game: Haunted, laid: Laid) -> Flow[None]:
    yield from _complete_one(game, laid, largest(game, laid.you), "complete-largest")


@BOOK.phrase("act", en="your smallest line is complete", rule="line.early-complete")
def complete_smallest(game: Haunted, laid: Laid) -> Flow[None]:
    yield from _complete_one(game, laid, smallest(game, laid.you), "complete-smallest")


def _complete_one(game: Haunted, laid: Laid, lines: list[int], about: str) -> Flow[None]:
    # rule: line.early-complete, event.garrotted-details, event.transformation-details
    if lines:
        line = yield from pick_line(game, laid.you, lines, about)
        complete(game, line, game.by_card())
    else:
        in_vain(game, laid)


@BOOK.phrase(
    "act",
    en="discard all your acquaintances and draw as many cards or, if you hold none, {instead:act}",
)
def replace_all_acquaintances(game: Haunted, laid: Laid, instead: Node) -> Flow[None]:
    held = acquaintances(game, laid.you)
    if not held:
        nothing_held(game, laid.you, ALL_ACQUAINTANCES, "no-acquaintance")
        yield from instead.run(game, laid)
        return
    for card in held:
        game.tell("discarded", laid.you, int(card), because=game.by_card())
        discard(game, card)
    draw_cards(game, laid.you, len(held))  # rule: event.transformation-details


# --- Coach and Horses ---


@BOOK.phrase(
    "act",
    en="show an acquaintance and discard it, unless it is {safe:acquaintance, or}; "
    "if it is, or if you hold none, {otherwise:act}",
)
def offer_acquaintance(
    game: Haunted, laid: Laid, safe: tuple[str, ...], otherwise: Node
) -> Flow[None]:
    held = acquaintances(game, laid.you)
    if held:
        # rule: event.coach-and-horses-offer
        options = [("offer", int(card)) for card in held]
        key = yield choose(laid.you, options, "offer")
        card = Piece(key[1])
        game.tell("offered", laid.you, int(card))
        game.look([card], EVERYONE)
        if CARDS[card].id not in safe:
            game.tell("offer-lost", int(card))
            discard(game, card)
            return
        game.tell("offer-safe", laid.you, int(card))
    else:
        nothing_held(game, laid.you, ALL_ACQUAINTANCES, "no-acquaintance")
    yield from otherwise.run(game, laid)


# --- Urchin Thief ---


@BOOK.phrase(
    "act",
    en="discard an action or acquaintance; this card takes its place "
    "until you discard it at the end of your turn",
)
def steal(game: Haunted, laid: Laid) -> Flow[None]:
    held = [card for card in game.zones[game.hand(laid.you)] if card >= ACTIONS]
    if not held:  # rule: event.urchin-thief-none
        nothing_held(game, laid.you, ALL_ACTIONS | ALL_ACQUAINTANCES, "nothing-to-steal")
        return
    # rule: event.urchin-thief-stolen
    yield from choose_to_discard(game, laid.you, held, "stolen")
    plant(game, laid.you)


def plant(game: Haunted, seat: int) -> None:
    """Urchin Thief takes its place in a hand, known to all."""
    game.move(Piece(URCHIN_THIEF), game.hand(seat), seen=EVERYONE)  # rule: event.urchin-thief-known
    game.planted, game.thief = seat, PieceSet(1 << URCHIN_THIEF)
    game.tell("planted", seat)
