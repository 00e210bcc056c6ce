"""Haunted: set-up, the six stages of a turn, the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from gloam.games.haunted import blocked, options, pointing, saying, scene
from gloam.games.haunted.book import Laid
from gloam.games.haunted.deck import (
    ALL_SETTINGS,
    CARDS,
    FOCUSES,
    SIZE,
    SUPPORT,
    TERRORS,
    URCHIN_THIEF,
)
from gloam.games.haunted.laying import (
    END,
    LAY,
    STOP,
    SWAP,
    all_locked,
    attack_options,
    defence_options,
    has_fresh,
    own_options,
)
from gloam.games.haunted.phrases import READ, first_in_the_alphabet, lay_fresh, lay_terror
from gloam.games.haunted.procedures import complete, discard, draw_cards, make_room
from gloam.games.haunted.state import (
    ATTACK,
    CLEANUP,
    DEFENCE,
    OWN,
    RESOLVING,
    STOCK,
    Haunted,
    fresh_table,
)
from gloam.games.haunted.wits import HauntedPolicy
from gloam.kernel.content.card_coverage import played
from gloam.kernel.core.asks import About, Ask, Flow, Key, choose
from gloam.kernel.core.data import Piece, PieceSet
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Option, Result, Rules, Setting
from gloam.kernel.core.state import Event
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.present.scene import Node, Words

ID: Final = "haunted"
POLICY: Final = HauntedPolicy()


class HauntedRules(Rules[Haunted]):
    id = ID
    players = (2, 3, 4, 5)  # rule: players.range, players.solo
    settings = (
        Setting("length", ("full", "short"), "full"),
        Setting("ties", ("shared", "short game"), "shared"),  # rule: short.purpose, score.tie
    )

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Haunted:
        # rule: short.tie-again
        return fresh_table(seats, options["length"] == "short", options["ties"] == "short game")

    def deal(self, game: Haunted) -> None:
        begin(game)

    def step(self, game: Haunted) -> Flow[None]:
        """One card laid with its effect, or one stage ended."""
        if game.stage == ATTACK:
            return attack(game)
        if game.stage == DEFENCE:
            return defend(game)
        if game.stage == OWN:
            return lay_on_own(game)
        return clean_up(game)

    def result(self, game: Haunted) -> Result | None:
        if not game.over:
            return None
        points = tuple([game.points(seat) for seat in range(game.seats)])
        return Result(points, tuple(winners(game)))

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return all_keys(seats)

    def policy(self) -> HauntedPolicy:
        return POLICY

    def resample(self, game: Haunted, seat: int, dice: Dice, pins: Pins) -> Haunted:
        return deal_anew(game, seat, dice, pins)

    def observe(self, game: Haunted, seat: int) -> list[int]:
        return scene.observe(game, seat)

    def fixed(self, game: Haunted) -> Sequence[Node]:
        return scene.FACES

    def public(self, game: Haunted) -> Sequence[Node]:
        return scene.public(game)

    def private(self, game: Haunted, seat: int) -> Sequence[Node]:
        return scene.private(game, seat)

    def describe(self, game: Haunted, seat: int, ask: Ask, key: Key) -> Option:
        return options.describe(game, seat, ask, key)

    def blocked(self, game: Haunted, seat: int, ask: Ask) -> Sequence[Blocked]:
        return blocked.blocked(game, seat, ask)

    def ask_words(self, about: About) -> Words:
        return saying.ask_words(about)

    def event_words(self, event: Event) -> Words:
        return saying.event_words(event)

    def event_things(self, event: Event) -> tuple[str, ...]:
        return pointing.event_things(event)


# --- beginning ---


def begin(game: Haunted) -> None:
    """Draw for the start, shuffle again, deal."""
    first = first_in_the_alphabet(game, list(game.order))  # rule: setup.first-pick, setup.return
    game.active = first  # rule: setup.first-turn
    game.tell("starts", first)
    at = game.order.index(first)
    for _ in range(game.hand_size):  # rule: setup.deal, setup.hand-size
        for seat in [*game.order[at:], *game.order[:at]]:
            game.draw(STOCK, game.hand(seat))  # rule: setup.secret


# --- stage 1 ---


def attack(game: Haunted) -> Flow[None]:
    """The active player lays cards on the lines of others, one after another."""
    seat = game.active
    key = yield choose(seat, attack_options(game), "attack")  # rule: attack.sequence
    if key == SWAP:
        swap_hand(game, seat)  # rule: swap.hand
    elif key == END:
        begin_defence(game)
    else:
        _, card, line = key
        game.used |= 1 << line  # rule: attack.slot-used
        yield from lay(game, seat, Piece(card), line)
        if loses(game):  # rule: end.stage-one
            begin_defence(game)
    check_settings(game)  # rule: end.stalemate-settings


def lay(game: Haunted, seat: int, card: Piece, line: int, defending: bool = False) -> Flow[None]:
    """Lay a card on a line. What a support card does, it does at once."""
    game.laid = True
    game.tell("laid", seat, int(card), line)
    if card < TERRORS:
        game.move(card, game.line_zone(line))
        lay_fresh(game, card, line)
        played(ID, CARDS[card].id)
    elif card < SUPPORT:
        lay_terror(game, card, line)  # rule: terror.no-text
        played(ID, CARDS[card].id)
    else:
        yield from carry_out(game, Laid(card, seat, line, defending))


def carry_out(game: Haunted, laid: Laid) -> Flow[None]:
    """The effect of a support card, in full, before any further card."""
    card = Piece(laid.card)
    game.move(card, RESOLVING)  # rule: draw.resolving-card
    yield from READ[laid.card].run(game, laid)  # rule: turn.immediate
    if game.where[card] == RESOLVING:  # rule: line.support-leaves
        # rule: acquaintance.discard, defence.discard, own.discard
        discard(game, card)
    for seat in game.order:
        if len(game.zones[game.hand(seat)]) > game.hand_size:  # rule: hand.limit
            yield from make_room(game, seat)
    played(ID, CARDS[card].id)


def swap_hand(game: Haunted, seat: int) -> None:
    """The whole hand for a new one; that is the turn."""
    # rule: swap.hand, swap.whole-turn
    for card in list(game.movable(seat)):
        discard(game, card)
    game.tell("swapped", seat)
    refill(game, seat)
    next_turn(game)


# --- stage 2 ---


def begin_defence(game: Haunted) -> None:
    game.stage = DEFENCE
    game.defender = game.active
    next_defender(game)


def defend(game: Haunted) -> Flow[None]:
    """A player with fresh cards on own lines defends, until that player stops."""
    seat = game.defender
    # rule: defence.any-number, defence.one-after-another
    key = yield choose(seat, defence_options(game, seat), "defend")
    if key == STOP:
        seal(game, seat)
        next_defender(game)
        return
    _, card, line = key
    # rule: defence.aim, defence.spent
    yield from lay(game, seat, Piece(card), line, defending=True)
    if not has_fresh(game, seat):
        seal(game, seat)
        next_defender(game)


def next_defender(game: Haunted) -> None:
    """The next player, clockwise from the active one, who has something to defend against."""
    # rule: defence.order
    others = game.others(game.active)
    at = 0 if game.defender == game.active else others.index(game.defender) + 1
    for seat in others[at:]:
        if has_fresh(game, seat):  # rule: swap.defend, miss.defend
            game.defender = seat
            return
    game.defender = -1
    game.fresh = PieceSet(0)
    game.stage = OWN
    if loses(game):  # rule: end.stage-two
        end(game)
    check_settings(game)  # rule: end.stalemate-settings


def seal(game: Haunted, seat: int) -> None:
    """A terror that was not driven off has done its work."""
    for line in game.lines(seat):
        if game.awaiting >> line & 1:
            complete(game, line)  # rule: defence.seal-time


# --- stage 3 ---


def lay_on_own(game: Haunted) -> Flow[None]:
    """The active player lays cards on own lines."""
    seat = game.active  # rule: own.only-the-active-player
    key = yield choose(seat, own_options(game), "own")
    if key == END:
        game.stage = CLEANUP
        return
    _, card, line = key
    yield from lay(game, seat, Piece(card), line)
    if loses(game):
        end(game)  # rule: end.stage-three
    check_settings(game)  # rule: end.stalemate-settings


# --- stages 4 to 6 ---


def clean_up(game: Haunted) -> Flow[None]:
    """Discard one, refill, pass the turn."""
    seat = game.active
    hand = game.zones[game.hand(seat)]
    if hand:  # rule: cleanup.must
        key = yield choose(seat, [("discard", int(card)) for card in hand], "cleanup")
        game.tell("discarded", seat, key[1])
        if key[1] == URCHIN_THIEF and game.planted == seat:
            game.planted = -1  # rule: event.urchin-thief-exit
        discard(game, Piece(key[1]))  # rule: cleanup.one
    refill(game, seat)
    next_turn(game)


def refill(game: Haunted, seat: int) -> None:
    """Back up to a full hand."""
    # rule: refill.to-seven, refill.since-last, refill.active-only, defence.replenish
    draw_cards(game, seat, game.hand_size - len(game.zones[game.hand(seat)]))


def next_turn(game: Haunted) -> None:
    """The player to the left becomes active; those who must miss a turn are passed over."""
    if game.stale >= 2:  # rule: end.stalemate
        end(game)
        return
    game.stage = ATTACK
    game.used = 0
    game.fresh = PieceSet(0)
    game.laid = False  # rule: swap.declare
    game.active = game.left(game.active)  # rule: turn.pass
    while game.missed[game.active]:
        game.missed[game.active] -= 1  # rule: miss.skip
        game.tell("misses", game.active)
        game.active = game.left(game.active)
    game.tell("turn", game.active)


# --- the end ---


def loses(game: Haunted) -> bool:
    """Whether somebody owns as many complete lines as lose the game."""
    if game.sealed.bit_count() < game.to_lose:
        return False
    return any(game.complete(seat) >= game.to_lose for seat in game.order)  # rule: end.trigger


def check_settings(game: Haunted) -> None:
    """With all settings locked away nobody can start a line any more."""
    # rule: end.stalemate-settings
    if game.sealed.bit_count() < FOCUSES or game.over or loses(game):
        return
    if all_locked(game, ALL_SETTINGS):
        end(game)  # rule: end.stalemate-settings


def end(game: Haunted) -> None:
    """Somebody has lost, or nobody can any more. Ties may call for a short game."""
    best = winners(game)
    if len(best) > 1 and game.tie_break:  # rule: short.purpose
        begin_short_game(game, best)
        return
    game.over = True  # rule: end.agreed-penalty
    game.tell("over", *best)


def winners(game: Haunted) -> list[int]:
    """The fewest points among those who have not lost; several share the win."""
    # rule: end.loser, end.several-losers, score.loser, short.who-wins
    safe = [seat for seat in game.order if game.complete(seat) < game.to_lose]
    least = min([game.points(seat) for seat in safe], default=0)
    # rule: game.winner, score.lowest, score.tie
    return [seat for seat in safe if game.points(seat) == least]


def begin_short_game(game: Haunted, tied: list[int]) -> None:
    """A short game among those who are tied, with all cards anew."""
    # rule: short.players, short.cards, short.tie-again
    game.tell("short-game", *tied)
    game.shuffle(STOCK, *[zone for zone in range(len(game.zones)) if zone != STOCK])
    game.order = tuple(tied)
    game.hand_size, game.to_lose = 9, 1
    game.sealed = game.awaiting = game.used = 0
    game.fresh = PieceSet(0)
    game.laid = False
    game.stage, game.defender, game.planted, game.stale = ATTACK, -1, -1, -1
    game.missed = [0] * game.seats
    begin(game)


def all_keys(seats: int) -> list[Key]:
    """Every key there is, in a fixed order."""
    words = ("discard", "take", "give", "pile", "keep", "offer", "remove", "setting", "terror")
    keys: list[Key] = [END, SWAP, STOP, ("none",), ("both",), ("yes",), ("no",)]
    keys += [("first-use",), ("second-use",), ("keep-it",), ("discard-it",), ("revise",)]
    keys += [("player", seat) for seat in range(seats)]
    keys += [("line", line) for line in range(3 * seats)]
    keys += [(word, card) for word in words for card in range(SIZE)]
    keys += [LAY[line][card] for line in range(3 * seats) for card in range(SIZE)]
    return keys
