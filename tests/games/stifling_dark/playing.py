"""The test language of The Stifling Dark: set the yard, play, look.

    table = dark(team=["lucy-belle", "asher-palacios"], at=[(1, 0), (1, 5)], butcher=(4, 4))
    table.turn(0).go(1, 1).end()
    assert table.one(0).stamina == 5

Investigators stand where they are put, the Butcher is Hidden, tokens lie where they are hidden
and no Event is drawn unless it is named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.adversary.belief import first_beliefs, possible_spaces
from gloam.games.stifling_dark.rules.setup import hiding_places
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ATTACK_SLOT,
    CARD_POOL,
    EVENT,
    HAND,
    TRACK,
    Investigator,
    Phase,
    StiflingDark,
)
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import ScriptedDice
from gloam.kernel.core.run import Run
from gloam.kernel.present.show import asking
from tests.games.stifling_dark.telling import check_told, seen_by_all
from tests.games.stifling_dark.yard import COLUMNS, GROUND, at
from tests.playing import Table

RULES = StiflingDarkRules(lambda scenario: GROUND)
PLAIN = ("vincent-campbell", "ibraheem-hess", "aira-willson", "brielle-easton")
Spot = tuple[int, int]


class Dark(Table):
    """A game in the yard."""

    game: StiflingDark

    def one(self, who: int) -> Investigator:
        return self.game.team[who]

    def answer(self, *key: str | int, seat: int | None = None) -> Table:
        """As in every game. What it changes for all to see is told, and what is asked has words."""
        before, heard = seen_by_all(self.game), len(self.told_with_causes())
        super().answer(*key, seat=seat)
        check_told(before, seen_by_all(self.game), self.told_with_causes()[heard:])
        if self.run.ask is not None:
            asking(self.run, self.run.ask.about)
        return self

    def turn(self, who: int) -> Dark:
        """This Investigator takes the next turn."""
        return self.do("turn", who, seat=self.game.seat_of(who))

    def do(self, *key: str | int, seat: int | None = None) -> Dark:
        self.answer(*key, seat=seat)
        return self

    def go(self, row: int, column: int) -> Dark:
        return self.do("go", at(row, column))

    def end(self) -> Dark:
        return self.do("end")

    def pass_turns(self) -> Dark:
        """All Investigators who have not acted do nothing."""
        while self.game.phase in (Phase.NEXT, Phase.TURN):
            if self.game.phase is Phase.NEXT:
                key = self.options()[0]
                self.do(*key)
            self.end()
        return self

    def settle(self) -> Dark:
        """Carry out what lies on the agenda, by asking anew."""
        self.run = Run.at(self.run.rules, self.game)
        self.run.journals = []
        return self

    def where(self, who: int) -> Spot:
        return divmod(self.one(who).space, COLUMNS)

    def offers(self, *key: str | int) -> bool:
        return key in self.options()

    def offered(self, word: str) -> list[tuple[Any, ...]]:
        return [key[1:] for key in self.options() if key[0] == word]

    def goes(self) -> list[Spot]:
        return [divmod(key[0], COLUMNS) for key in self.offered("go")]

    def wounds(self, who: int) -> int:
        return len(self.game.wounds(who))

    def words(self, seat: int | None = None) -> list[str]:
        return [str(event[0]) for event in self.told(seat)]

    def believed(self) -> list[Spot]:
        """Where Investigators hold the Butcher possible."""
        assert self.game.figure.belief is not None
        places = possible_spaces(self.game)
        return [divmod(n, COLUMNS) for n in range(places.bit_length()) if places >> n & 1]


def dark(
    team: Sequence[str] = PLAIN[:2],
    spots: Sequence[Spot] = ((1, 0), (1, 5), (0, 0), (0, 5)),
    *,
    scenario: str = "sawmill",
    butcher: Spot = (4, 5),
    evidence: Sequence[Spot] = ((3, 0), (4, 4)),
    interest: Spot = (1, 4),
    **laid: Any,  # as `table_of` takes it
) -> Dark:
    """A table in the yard."""
    tokens = [at(*spot) for spot in (*evidence, interest)]
    spaces = [at(*spot) for spot in spots]
    return Dark(table_of(RULES, scenario, team, spaces, at(*butcher), tokens, **laid))


def lair(
    spots: Sequence[Spot] = ((1, 0), (1, 5), (0, 0), (0, 5)),
    horror: Spot = (4, 5),
    *,
    attack: str = "bufotoxin-attack",
    abilities: Sequence[str] = (),
    **laid: Any,  # as `dark` takes it
) -> Dark:
    """A table in the yard at which the Horror is played, one Investigator to a spot."""
    team = PLAIN[: max(len(spots), 2)] if "team" not in laid else laid.pop("team")
    return dark(
        team,
        spots,
        butcher=horror,
        adversary="horror",
        attack=attack,
        abilities=abilities,
        **laid,
    )


def table_of(
    rules: StiflingDarkRules,
    scenario: str,
    team: Sequence[str],
    spaces: Sequence[int],
    butcher: int,
    tokens: Sequence[int],
    *,
    seats: int = 0,
    adversary: str = "butcher",
    opened: str = "nothing",
    extras: str = "off",
    attack: str = "eviscerate",
    abilities: Sequence[str] = ("sinister-gaze",),
    hands: Mapping[int, Sequence[str]] | None = None,
    wounds: Mapping[int, Sequence[str]] | None = None,
    conditions: Mapping[int, Sequence[str]] | None = None,
    event: str = "",
    rolls: Sequence[int] = (),
    picks: Sequence[str] = (),
    **fields: Any,  # of the state, by name
) -> Run[StiflingDark]:
    """A table in round 2, when the next turn is to be taken. Wounds that are named are face up.

    `rolls` are what dice show (as `roll(6)` gives it), `picks` the cards that are drawn.
    """
    seats = seats or len(team) + 1
    counted = {2: "fewest", 3: "three", 4: "four"}[len(team)]
    settings = {"events": "off", "scenario": scenario, "investigators": counted}
    agreed = {"adversary": adversary, "open": opened, "extras": extras}
    options = rules.choices({**settings, **agreed})
    game = rules.setup(options, seats, {})
    game.round = 2
    game.phase = Phase.NEXT
    for who, name in enumerate(team):
        game.team[who].face = FACE[name]
        game.team[who].space = spaces[who]
    for token, space in zip(game.tokens, tokens, strict=True):
        token.space = space
        token.may = 1 << space if game.foe_open else hiding_places(game, token)
    game.figure.space = butcher
    first_beliefs(game)
    game.move(piece_with(game, CARD_POOL, FACE[attack]), ATTACK_SLOT)
    for name in abilities:
        game.move(piece_with(game, CARD_POOL, FACE[name]), ABILITY_SLOTS)
    for who, names in (hands or {}).items():
        for name in names:
            game.move(piece_of(game, name), HAND + who)
            supply = CARDS[FACE[name]].supply
            if supply:
                game.supply[FACE[name]] = supply
    for who, names in (wounds or {}).items():
        for slot, name in enumerate(names):
            game.move(piece_of(game, name), TRACK + who, EVERYONE)
            game.team[who].up |= 1 << slot
    for who, names in (conditions or {}).items():
        for name in names:
            game.team[who].conditions[FACE[name]] = -1
    if event:
        game.move(piece_of(game, event), EVENT)
        game.event = FACE[event]
    for name, value in fields.items():
        assert hasattr(game, name), name
        setattr(game, name, value)
    game.dice = ScriptedDice(rolls, [piece_of(game, name) for name in picks])
    return Run.at(rules, game)


def piece_of(game: StiflingDark, name: str) -> Piece:
    """The first piece of this name that nobody has."""
    free = [p for p, face in enumerate(game.pack.faces) if face == FACE[name]]
    return Piece(next(p for p in free if game.where[p] < HAND))
