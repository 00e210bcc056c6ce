"""The test language of Original Sin: set the yard, play, look.

    table = fight(["ifan", "fane"], minions=[("crocodile", 3)])
    table.turn(0).do("use", FACE["starter-bow"]).do("figure", A)
    assert table.enemy(A).hp == 20

The yard is a line of spaces, 0 to 4, the middle one tactical, with a locked path to 5 and a loop.
Nobody has Source or cards that reroll unless they are given: no window opens after a roll.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self

from gloam.games.original_sin import card_ids
from gloam.games.original_sin.cards.catalogue import Card
from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.games.original_sin.game import OriginalSinRules
from gloam.games.original_sin.rules.combat.bosses import spawn_boss
from gloam.games.original_sin.rules.combat.spawning import spawn
from gloam.games.original_sin.rules.exploring.map import Location, Path, Space
from gloam.games.original_sin.rules.setup import fresh_table
from gloam.games.original_sin.state import TRAY, Enemy, Origin, OriginalSin
from gloam.kernel.core.dice import ScriptedDice
from gloam.kernel.core.run import Run
from tests.playing import Table


def all_cards() -> list[Card]:
    """The cards that the game says it has."""
    return [CATALOGUE.cards[FACE[id]] for id in card_ids()]


A, B, C, D, E, F = range(TRAY, TRAY + 6)

# A line from 0 to 4 with 2 tactical, a second way from 1 to 3 by 6, and 5 behind a locked path.
YARD = Location(
    "yard",
    "The Yard",
    1,
    0,
    (
        Space("1", "Gate"),
        Space("2", "Well"),
        Space("t1", tactical=True),
        Space("3", "Shed"),
        Space("4", "Wall"),
        Space("5", "Cellar"),
        Space("6", "Hedge"),
    ),
    (
        Path("p1", (0, 1)),
        Path("p2", (1, 2)),
        Path("p3", (2, 3)),
        Path("p4", (3, 4)),
        Path("p5", (4, 5), locked=True),
        Path("p6", (1, 6)),
        Path("p7", (6, 3)),
    ),
)
RULES = OriginalSinRules(CATALOGUE, YARD)

# Sides of dice, by the number that is rolled.
BLANK = 0
WHITE_HIT, WHITE_SPECIAL = 2, 5  # 1 hit; 1 hit and a special
BLUE_HIT, BLUE_SPECIAL = 1, 3  # 1 hit; 1 hit and a special
RED_TWO, RED_SPECIAL, RED_THREE = 2, 1, 5  # 2 hits; 1 hit and a special; 3 hits
CLOSEST, SPECIAL = 0, 3  # of the targeting die


def changes_rolls(game: OriginalSin, face: int) -> bool:
    """Whether a card would ask somebody something at every roll."""
    text = game.book.texts[face]
    return bool(text.rerolls or text.sets_once or text.lends_once)


class Fight(Table):
    """A combat in the yard."""

    game: OriginalSin

    def one(self, who: int) -> Origin:
        return self.game.party[who]

    def enemy(self, who: int) -> Enemy:
        return self.game.enemies[who]

    def do(self, *key: str | int, seat: int | None = None) -> Self:
        self.answer(*key, seat=seat)
        return self

    def rolls(self, *rolls: int) -> Self:
        """What the dice will show from now on."""
        self.game.dice = ScriptedDice(rolls, ())
        return self

    def turn(self, who: int) -> Self:
        """This Origin takes the next turn, if there is a choice."""
        if self.ask.about == "who-acts":
            self.do("turn", who, seat=self.game.seat_of(who))
        assert self.game.active == who
        return self

    def end(self) -> Self:
        return self.do("end")

    def use(self, id: str, *target: str | int) -> Self:
        self.do("use", FACE[id])
        return self.do(*target) if target else self

    def votes(self, *key: str | int) -> Self:
        """All seats vote for the same."""
        for seat in range(self.game.seats):
            self.do(*key, seat=seat)
        return self

    def asks(self, *about: str | int) -> bool:
        """Whether the open ask begins with this."""
        asked = self.ask.about
        parts = (asked,) if isinstance(asked, str) else asked
        return parts[: len(about)] == about

    def offered(self, word: str) -> list[tuple[Any, ...]]:
        return [key[1:] for key in self.options() if key[0] == word]

    def statuses(self, who: int) -> dict[str, int]:
        """The cards on a figure's track and their slots."""
        cards = self.game.book.cards
        return {cards[face].id: slot for face, slot, _ in self.game.figure(who).track}

    def top(self, cost: int, *ids: str) -> Self:
        """The Boss's deck: these tactics, and the cost on the back of the top one."""
        self.game.tactics = tuple([FACE[id] for id in ids])
        self.game.below = ()
        self.game.next_cost = cost
        return self

    def reprint(self, id: str, **printed: Any) -> Self:  # Any: each field has its own type
        """A card with other numbers in its corners, on this table only."""
        book = self.game.book
        cards = list(book.cards)
        cards[FACE[id]] = replace(cards[FACE[id]], **printed)
        self.game.book = replace(book, cards=tuple(cards))
        return self

    def words(self) -> list[str]:
        return [str(event[0]) for event in self.told()]


def fight(
    origins: Sequence[str] = ("ifan", "red-prince"),
    at: Sequence[int] = (0, 0, 0, 0),
    minions: Sequence[tuple[str, int]] = (("gaoler", 4),),
    *,
    fast: Sequence[bool] = (),
    boss: str = "",
    boss_at: int = 4,
    seats: int = 0,
    rolls: Sequence[int] = (),
    statuses: Sequence[tuple[int, str, int]] = (),
    hp: dict[int, int] | None = None,
    enemy_hp: dict[int, int] | None = None,
    source: int = 0,
    rerolls: bool = False,
    ap: int = 0,
    hands: dict[int, Sequence[str]] | None = None,
    packs: dict[int, Sequence[str]] | None = None,
    level: int = 1,
    environment: dict[int, int] | None = None,
) -> Fight:
    """A combat that begins now. Minions are (id, space); statuses (figure, id, slot)."""
    game = fresh_table(CATALOGUE, YARD, seats or len(origins), origins)
    game.dice = ScriptedDice(rolls, ())
    game.level = level
    for number, (id, space) in enumerate(minions):
        spawn(game, FACE[id], space, bool(fast) and fast[number], 1)
    if boss:
        spawn_boss(game, FACE[boss], boss_at)
    for who, origin in enumerate(game.party):
        origin.at, origin.source, origin.ap = at[who], source, ap
        if not rerolls:
            own = (origin.face, *origin.talents)
            origin.spent = tuple([face for face in own if changes_rolls(game, face)])
    for who, ids in (hands or {}).items():
        game.party[who].hand = game.party[who].skills = tuple(sorted([FACE[id] for id in ids]))
    for who, ids in (packs or {}).items():
        game.party[who].pack = tuple([FACE[id] for id in ids])
    for who, left in {**(hp or {}), **(enemy_hp or {})}.items():
        game.figure(who).hp = left
    for who, id, slot in statuses:
        figure = game.figure(who)
        figure.track = (*figure.track, (FACE[id], slot, True))
    game.environment = dict(environment or {})
    return Fight(Run.at(RULES, game))
