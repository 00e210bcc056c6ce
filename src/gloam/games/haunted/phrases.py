"""The phrasebook of Haunted: each sentence pattern beside what it does.

"You" on a card is the owner of the line it is laid on, whoever laid it. `laid` tells
which card was laid by whom, on which line, and whether in defence. What cards do to
hands is in `hands.py`.
"""

from __future__ import annotations

from typing import Final

from gloam.games.haunted import hands
from gloam.games.haunted.book import BOOK, SUMMONS, Laid
from gloam.games.haunted.deck import ALL_SETTINGS, ALPHABET, CARDS, EVENTS, FOCUSES, NUMBER
from gloam.games.haunted.lap import lap_of_the_gods
from gloam.games.haunted.procedures import (
    advantage,
    complete,
    draw,
    forfeit,
    nothing_held,
    pick_line,
    remove,
    take_from_pile,
    test_card,
)
from gloam.games.haunted.reach import REACH
from gloam.games.haunted.state import (
    ATTACK,
    DISCARD,
    SHOWN,
    STOCK,
    Haunted,
    focus_of,
    kind_of,
)
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.data import Piece, PieceSet

# --- a support card: where it may be laid, and what it does ---


@BOOK.phrase("text", en="[{Only:only}. ]{Effect:effect}.")
def card_text(game: Haunted, laid: Laid, only: Node | None, effect: Node) -> Flow[None]:
    yield from effect.run(game, laid)


@BOOK.phrase("only", en="only on a line with a setting", rule="event.line-with-setting")
def with_a_setting() -> None:
    """See `laying.py`."""


@BOOK.phrase("only", en="only on an opponent's line", rule="event.coach-and-horses-roles")
def opponents_only() -> None:
    """See `laying.py`."""


# --- effects made of others ---

BOOK.kind("act", of="effect")
BOOK.joiner("cases", en=("; ", "; "))


@BOOK.phrase("effect", en="{use:act}; or, on an opponent's line, {second:act}")
def or_on_an_opponent(game: Haunted, laid: Laid, use: Node, second: Node) -> Flow[None]:
    """Two uses; the layer names which is meant where both are possible."""
    # rule: acquaintance.alternative, acquaintance.pleasant-company-opponent
    # rule: acquaintance.pleasant-company-who, acquaintance.psychic-opponent
    key: Key = ("first-use",)
    if laid.layer != laid.you:
        key = ("second-use",)
        if use.phrase.name in REACH and REACH[use.phrase.name](game.line(laid.line), *use.args):
            options = [("first-use",), ("second-use",)]
            key = yield choose(laid.layer, options, ("use", laid.card))
    yield from (use if key == ("first-use",) else second).run(game, laid)


@BOOK.phrase("effect", en="if you have an unstarted line, {there:act}; otherwise, {full:act}")
def by_room(game: Haunted, laid: Laid, there: Node, full: Node) -> Flow[None]:
    # rule: event.attacked-room, event.attacked-no-room
    yield from (there if game.unstarted(laid.you) else full).run(game, laid)


@BOOK.phrase("effect", en="you may {effect}", rule="event.hidden-compartment-optional")
def may(game: Haunted, laid: Laid, effect: Node) -> Flow[None]:
    key = yield choose(laid.you, [("yes",), ("no",)], ("may", laid.card))
    if key == ("yes",):  # rule: event.hidden-compartment-optional
        yield from effect.run(game, laid)
    else:
        game.tell("declined", laid.you, laid.card)


@BOOK.phrase("effect", en="draw a test card; {cases:case, cases}")
def by_test_card(game: Haunted, laid: Laid, cases: tuple[Node, ...]) -> Flow[None]:
    card = test_card(game, laid.you)
    for case in cases:  # rule: event.garrotted-support
        wanted, act = case.args
        if card is not None and isinstance(wanted, Node) and wanted.value(kind_of(card)):
            assert isinstance(act, Node)
            yield from act.run(game, laid)
            return


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


# --- procedures ---


@BOOK.phrase("act", en="turn up the Lap of the Gods")
def turn_up_the_lap(game: Haunted, laid: Laid) -> Flow[None]:
    yield from lap_of_the_gods(game, laid.you)


@BOOK.phrase("act", en="perform a forfeit")
def perform_forfeit(game: Haunted, laid: Laid) -> Flow[None]:
    yield from forfeit(game, laid.you)


@BOOK.phrase("act", en="whoever laid this performs a forfeit")
def layer_forfeits(game: Haunted, laid: Laid) -> Flow[None]:
    yield from forfeit(game, laid.layer)  # rule: event.coach-and-horses-roles


@BOOK.phrase("act", en="perform an advantage")
def perform_advantage(game: Haunted, laid: Laid) -> Flow[None]:
    yield from advantage(game, laid.you)


@BOOK.phrase("act", en="miss a turn", rule="miss.stack")
def miss_a_turn(game: Haunted, laid: Laid) -> None:
    _miss(game, laid.you)


@BOOK.phrase("act", en="you and the player on your left miss a turn")
def both_miss_a_turn(game: Haunted, laid: Laid) -> None:
    _miss(game, laid.you)
    _miss(game, game.left(laid.you))


def _miss(game: Haunted, seat: int) -> None:
    game.missed[seat] += 1  # rule: miss.stack
    game.tell("will-miss", seat)


# --- taking essential cards away ---


@BOOK.phrase("act", en="drive off {terror}", rule="turn.terror-removers")
def drive_off(game: Haunted, laid: Laid, terror: str) -> None:
    game.awaiting &= ~(1 << laid.line)
    remove(game, Piece(NUMBER[terror]))


@BOOK.phrase("act", en="remove the focus of this line", rule="action.any-focus")
def remove_the_focus(game: Haunted, laid: Laid) -> None:
    remove(game, game.line(laid.line)[1])  # rule: turn.removal-acts-on-its-line, action.any-focus


@BOOK.phrase("act", en="remove {settings:setting, or}", rule="action.setting-removers")
def remove_setting(game: Haunted, laid: Laid, settings: tuple[str, ...]) -> None:
    remove(game, game.line(laid.line)[0])  # rule: action.setting-removers


@BOOK.phrase("act", en="remove {focuses:focus, or}")
def remove_named(game: Haunted, laid: Laid, focuses: tuple[str, ...]) -> None:
    remove(game, game.line(laid.line)[1])  # rule: acquaintance.one-focus


@BOOK.phrase("act", en="remove {focuses:focus, or}, or any focus at {settings:setting, or}")
def remove_named_or_at(
    game: Haunted, laid: Laid, focuses: tuple[str, ...], settings: tuple[str, ...]
) -> None:
    remove(game, game.line(laid.line)[1])  # rule: acquaintance.anything-found


@BOOK.phrase("act", en="remove a setting that lies alone", rule="term.runes")
def remove_lone_setting(game: Haunted, laid: Laid) -> None:
    remove(game, game.line(laid.line)[0])  # rule: term.runes


@BOOK.phrase("act", en="remove {one:focus}, {other:focus} or both from your lines")
def remove_either_or_both(game: Haunted, laid: Laid, one: str, other: str) -> Flow[None]:
    # rule: acquaintance.psychic-both
    wanted = (NUMBER[one], NUMBER[other])
    found = [card for card in _focuses_in_reach(game, laid) if card in wanted]
    if len(found) > 1:
        options = [*[("remove", int(card)) for card in found], ("both",)]
        key = yield choose(laid.layer, options, "psychic")
        if key != ("both",):
            found = [Piece(key[1])]
    for card in found:
        remove(game, card)


@BOOK.phrase("act", en="remove one of your focuses", rule="event.chance-find-which")
def remove_any_focus(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: event.chance-find-which
    found = _focuses_in_reach(game, laid)
    if not found:
        return
    card = found[0]
    if len(found) > 1:
        key = yield choose(laid.you, [("remove", int(card)) for card in found], "chance-find")
        card = Piece(key[1])
    remove(game, card)


def _focuses_in_reach(game: Haunted, laid: Laid) -> list[Piece]:
    """The focuses of your lines that are neither complete nor awaiting; in defence, fresh ones."""
    found = [game.line(line)[1] for line in game.started(laid.you) if len(game.line(line)) > 1]
    if laid.defending:
        found = [card for card in found if game.fresh >> card & 1]  # rule: defence.aim
    return found


@BOOK.phrase("act", en="discard your smallest line", rule="line.whole-line-exception")
def discard_smallest_line(game: Haunted, laid: Laid) -> Flow[None]:
    # rule: line.whole-line-exception
    lines = game.smallest(laid.you)
    if laid.defending:
        lines = [line for line in lines if line == laid.line]  # rule: defence.aim
    if lines:
        line = yield from pick_line(game, laid.you, lines, "smallest")
        for card in list(game.line(line)):
            remove(game, card)


@BOOK.phrase("act", en="take over the smallest line of another player")
def take_over_smallest_line(game: Haunted, laid: Laid) -> Flow[None]:
    slots = game.unstarted(laid.you)  # rule: event.hidden-compartment-whose
    if not slots:
        return  # rule: event.hidden-compartment-full
    others = game.others(laid.you)  # rule: event.hidden-compartment-whose
    sizes = {seat: len(game.line(game.smallest(seat)[0])) for seat in others if game.smallest(seat)}
    least = min(sizes.values(), default=0)
    tied = [seat for seat in sizes if sizes[seat] == least]
    if not tied:
        return
    giver = tied[0] if len(tied) == 1 else first_in_the_alphabet(game, tied)
    # rule: event.hidden-compartment-tie-loser
    line = yield from pick_line(game, giver, game.smallest(giver), "hand-over")
    game.tell("handed-over", giver, laid.you, line, slots[0])
    for card in list(game.line(line)):
        game.fresh = PieceSet(game.fresh & ~(1 << card))  # rule: defence.moved-line
        # rule: attack.moved-line, line.whole-line-exception
        game.move(card, game.line_zone(slots[0]))


def first_in_the_alphabet(game: Haunted, seats: list[int]) -> int:
    """Everybody draws a card; the first in the alphabet decides. The cards go back."""
    # rule: event.hidden-compartment-tie, event.hidden-compartment-tie-loser
    best, first = len(ALPHABET), seats[0]
    for seat in seats:
        card = draw(game, SHOWN)
        if card is not None:
            game.tell("drew-for-it", seat, int(card))
            if ALPHABET[card] < best:
                best, first = ALPHABET[card], seat
    game.shuffle(STOCK, SHOWN)
    return first


# --- completing lines, bringing cards ---


@BOOK.phrase("act", en="your largest line is complete", rule="line.early-complete")
def complete_largest(game: Haunted, laid: Laid) -> Flow[None]:
    yield from _complete_one(game, laid, game.largest(laid.you), "largest")


@BOOK.phrase("act", en="your smallest line is complete", rule="line.early-complete")
def complete_smallest(game: Haunted, laid: Laid) -> Flow[None]:
    yield from _complete_one(game, laid, game.smallest(laid.you), "smallest")


def _complete_one(game: Haunted, laid: Laid, lines: list[int], about: str) -> Flow[None]:
    # rule: line.early-complete, event.garrotted-details, event.transformation-details
    if lines:
        complete(game, (yield from pick_line(game, laid.you, lines, about)))


@BOOK.phrase("act", en="bring a hidden terror that this focus summons out of the discard pile")
def bring_terror(game: Haunted, laid: Laid) -> Flow[None]:
    fitting = [
        card for card in SUMMONS[focus_of(game.line(laid.line))] if game.where[card] == DISCARD
    ]
    terror = fitting[0]
    if len(fitting) > 1:  # rule: action.activate-focus-choice
        key = yield choose(laid.layer, [("terror", card) for card in fitting], "activate")
        terror = key[1]
    game.tell("summoned", laid.layer, terror, laid.line)
    lay_terror(game, Piece(terror), laid.line)


def lay_terror(game: Haunted, terror: Piece, line: int) -> None:
    """A terror comes onto a line: another's awaits defence, one's own is complete."""
    game.move(terror, game.line_zone(line))
    if line // 3 == game.active:
        complete(game, line)  # rule: own.terror, action.activate-focus-defence
    else:
        game.awaiting |= 1 << line  # rule: term.awaiting
        lay_fresh(game, terror, line)


def lay_fresh(game: Haunted, card: Piece, line: int) -> None:
    """An essential card of the active player's turn: it may be defended against."""
    # rule: attack.forced-cards, defence.forced-cards
    if game.stage == ATTACK:
        game.fresh = PieceSet(game.fresh | 1 << card)
        game.used |= 1 << line


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
        yield from take_from_pile(game, seat, anything, "attacked-replacement")
        return


def anything(card: int) -> bool:
    return True


# --- what the texts come to ---


def read() -> dict[int, Node]:
    """The meaning of every support card. A text that is not understood is refused here."""
    files = {"event": "events", "action": "actions", "acquaintance": "acquaintances"}
    return {
        card.number: BOOK.parse("text", card.text, f"cards/{files[card.type]}.toml: {card.name}")
        for card in CARDS[EVENTS:]
    }


READ: Final = read()

__all__ = ["READ", "first_in_the_alphabet", "hands", "lay_fresh", "lay_terror"]
