"""Haunted's test language: set a table by the names of the cards, play, look.

    table = haunted(2, hands={0: ["Tin Whistle"]}, lines={(1, 0): ["Country Walk"]})
    table.lay("Tin Whistle", on=(1, 0)).end_stage()
    assert table.line(1, 0) == ["Country Walk", "Tin Whistle"]

Cards are named in English as printed; a line is (seat, slot). Every card lies somewhere:
what is not named is in the stockpile or, if the stockpile is named, set aside (with the card
that is being carried out, where nothing looks for it).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import CARDS, NUMBER, SIZE, URCHIN_THIEF
from gloam.games.haunted.rules.end_and_score import points
from gloam.games.haunted.state import ATTACK, DISCARD, RESOLVING, STOCK, Haunted
from gloam.kernel.core.asks import Key
from gloam.kernel.core.cards import table_of
from gloam.kernel.core.data import PieceSet
from gloam.kernel.core.dice import ScriptedDice
from gloam.kernel.core.rules import Result
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import Event, Journal
from tests.playing import Table

Line = tuple[int, int]  # seat, slot

BY_NAME = {card.name: card.face for card in CARDS}


def card(name: str) -> int:
    """The number of a card, by its printed name (or its id)."""
    if name not in BY_NAME and name not in NUMBER:
        raise KeyError(f"there is no card {name!r}")
    return BY_NAME[name] if name in BY_NAME else NUMBER[name]


def names(cards: Sequence[int]) -> list[str]:
    return [CARDS[number].name for number in cards]


def haunted(
    seats: int = 2,
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    lines: Mapping[Line, Sequence[str]] | None = None,
    pile: Sequence[str] = (),
    stock: Sequence[str] | None = None,
    draws: Sequence[str] = (),
    active: int = 0,
    stage: int = ATTACK,
    complete: Sequence[Line] = (),
    missed: Mapping[int, int] | None = None,
    planted: int = -1,
    options: Mapping[str, str] | None = None,
) -> HauntedTable:
    """A game in full swing, at the beginning of a stage of `active`'s turn.

    Hands, lines and the discard pile hold what is named and nothing else. A line with a
    terror is complete; `complete` names others. `draws` are the next cards drawn, be it
    from the stockpile or at random from a hand. `planted`: who holds Urchin Thief so.
    """
    places = [STOCK if stock is None else RESOLVING] * SIZE
    game = GAME.rules.setup(GAME.rules.choices(options or {}), seats, {})
    named: list[str] = []

    def put(cards: Sequence[str], zone: int) -> None:
        named.extend(cards)
        for name in cards:
            places[card(name)] = zone

    for seat, held in (hands or {}).items():
        put(held, game.hand(seat))
    for (seat, slot), cards in (lines or {}).items():
        put(cards, game.line_zone(3 * seat + slot))
        if len(cards) == 3 or (seat, slot) in complete:
            game.sealed |= 1 << 3 * seat + slot
    put(pile, DISCARD)
    put(stock or (), STOCK)
    if planted >= 0 and places[URCHIN_THIEF] != game.hand(planted):
        put(["Urchin Thief"], game.hand(planted))
    assert len(set(named)) == len(named), f"a card is named twice: {sorted(named)}"
    game.zones, game.where, game.knows = table_of(game.pack, places)
    if planted >= 0:
        game.knows[URCHIN_THIEF] = -1
        game.thief = PieceSet(1 << URCHIN_THIEF)
    assert not game.lost(), game.lost()
    game.active, game.stage, game.planted = active, stage, planted
    for seat, turns in (missed or {}).items():
        game.missed[seat] = turns
    game.dice = ScriptedDice(picks=[card(name) for name in draws])
    return HauntedTable(Run.at(GAME.rules, game))


def dealt(
    seats: int = 2, draws: Sequence[str] = (), options: Mapping[str, str] | None = None
) -> HauntedTable:
    """A game as it begins: drawn for the start, and dealt."""
    dice = ScriptedDice(picks=[card(name) for name in draws])
    journals: list[Journal] = []
    table = HauntedTable(Run.start(GAME.rules, seats, dice, options, journals=journals))
    table.run.journals = journals
    return table


class HauntedTable(Table):
    """A game of Haunted under test."""

    @property
    def game(self) -> Haunted:
        state: Haunted = self.run.state
        return state

    # --- playing ---

    def answer(self, *key: str | int, seat: int | None = None) -> HauntedTable:
        """Answer the open ask; a card is given by its name: `answer("discard", "Fire")`."""
        word, *rest = key
        super().answer(word, *[card(x) if isinstance(x, str) else x for x in rest], seat=seat)
        return self

    def lay(self, name: str, on: Line) -> HauntedTable:
        return self.answer("lay", name, 3 * on[0] + on[1])

    def end_stage(self) -> HauntedTable:
        """The active player is done with stage 1 or stage 3."""
        return self.answer("end")

    def stop(self) -> HauntedTable:
        """The defender is done."""
        return self.answer("stop")

    def swap(self) -> HauntedTable:
        return self.answer("swap")

    def discard(self, name: str) -> HauntedTable:
        return self.answer("discard", name)

    def choose_line(self, seat: int, slot: int) -> HauntedTable:
        return self.answer("line", 3 * seat + slot)

    def end_turn(self, discard: str | None = None) -> HauntedTable:
        """Lay nothing more, let nobody defend, discard (the first card, if none is named)."""
        turns = len(self.says("turn"))
        while self.run.ask is not None and len(self.says("turn")) == turns:
            asked = self.asked[1]
            if asked == "cleanup":
                self.discard(discard or self.choices("discard")[0])
            elif asked in ("attack", "defend", "own"):
                self.answer("stop" if asked == "defend" else "end")
            else:
                raise AssertionError(f"the turn cannot end: {self.asked} is open")
        return self

    def next_draws(self, *cards: str) -> HauntedTable:
        """What comes next: draws from the stockpile and random cards of hands, in order."""
        self.script(picks=[card(name) for name in cards])
        return self

    # --- looking ---

    @property
    def asked(self) -> tuple[int, str]:
        """Whom the open ask is for, and its word."""
        about = self.ask.about
        return self.ask.seat, about if isinstance(about, str) else str(about[0])

    def choices(self, word: str, seat: int | None = None) -> list[str]:
        """The cards that are offered with this word: `choices("discard")`."""
        offered = self.options(seat)
        return names([key[1] for key in offered if key[0] == word and len(key) == 2])

    def lays(self, name: str | None = None) -> list[tuple[str, Line]]:
        """What may be laid where now: of one card, or of all."""
        lays = [key for key in self.options() if key[0] == "lay"]
        return [
            (CARDS[number].name, divmod(line, 3))
            for _, number, line in lays
            if name is None or number == card(name)
        ]

    def may_lay(self, name: str, on: Line) -> bool:
        return (name, on) in self.lays(name)

    def may(self, *key: str | int) -> bool:
        """Whether the open ask offers this: `may("swap")`, `may("pile", "Fire")`."""
        word, *rest = key
        wanted: Key = (word, *[card(x) if isinstance(x, str) else x for x in rest])
        return wanted in self.options()

    def hand(self, seat: int) -> list[str]:
        return names(self.game.zones[self.game.hand(seat)])

    def line(self, seat: int, slot: int) -> list[str]:
        return names(self.game.line(3 * seat + slot))

    def pile(self) -> list[str]:
        """The discard pile, sorted by type."""
        return names(sorted(self.game.zones[DISCARD]))

    def stock(self) -> list[str]:
        return names(self.game.zones[STOCK])

    def resolving(self) -> list[str]:
        return names(self.game.zones[RESOLVING])

    def looked_at(self, seat: int) -> list[str]:
        return names(self.game.zones[self.game.looked_at(seat)])

    def is_complete(self, seat: int, slot: int) -> bool:
        return bool(self.game.sealed >> 3 * seat + slot & 1)

    def is_awaiting(self, seat: int, slot: int) -> bool:
        return bool(self.game.awaiting >> 3 * seat + slot & 1)

    def knows(self, seat: int, name: str) -> bool:
        """Whether a seat knows where this card lies."""
        return bool(self.game.knows[card(name)] >> seat & 1)

    def says(self, word: str, to: int | None = None) -> list[Event]:
        """What was told with this word so far; with `to`, what that seat was told."""
        return [event for event in self.told(to) if event[0] == word]

    def is_over(self) -> bool:
        return self.run.result is not None

    @property
    def result(self) -> Result:
        assert self.run.result is not None, f"the game goes on: {self.asked}"
        return self.run.result

    def points(self, seat: int) -> int:
        return points(self.game, seat)
