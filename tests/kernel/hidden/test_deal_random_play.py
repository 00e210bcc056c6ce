"""Dealing anew in random play, held against what seats can know."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import Dice, ScriptedDice
from gloam.kernel.hidden.deal import deal_anew
from tests.kernel.hidden.worlds import (
    MINE,
    THEIRS,
    YOURS,
    copy_without_others,
    facewise,
    is_like_the_truth,
)
from tests.kernel.minds import (
    DECK,
    DISCARD,
    GRAVE,
    PARTNERS,
    PILE,
    SEATS,
    Watched,
    lay,
    remembered,
    set_of,
    world_of,
)

# Faces and backs: all different; two kinds of backs; equal cards.
PACKS = [
    ([0, 1, 2, 3, 4], [0, 0, 0, 0, 0]),
    ([0, 1, 2, 3, 4, 5], [0, 0, 0, 1, 1, 1]),
    ([0, 0, 1, 1, 2], [0, 0, 0, 0, 0]),
]


class Twin:
    """Another game that one seat cannot tell from the truth: all it sees is repeated."""

    def __init__(self, truth: CardTable, seat: int, dice: Dice) -> None:
        self.seat = seat
        self.dice = dice
        self.game = deal_anew(truth, seat, dice, ())

    def counterparts(self, truth: CardTable, acting: Sequence[int], sees: int) -> list[Piece]:
        """The pieces that do here what others do there; none if the seat would notice."""
        found: list[Piece] = []
        for piece in acting:
            may_be = [p for p in self._there(truth, piece, sees) if p not in found]
            if not may_be:
                return []
            found.append(may_be[self.dice.roll(len(may_be))])
        return found

    def _there(self, truth: CardTable, piece: int, sees: int) -> list[Piece]:
        at, pack = truth.where[piece], truth.pack
        here, there = self.game.zones[at], truth.zones[at]
        may_be = [here[there.index(Piece(piece))]] if pack.ordered[at] else here
        if sees >> self.seat & 1:
            return [other for other in may_be if pack.faces[other] == pack.faces[piece]]
        return [other for other in may_be if pack.backs[other] == pack.backs[piece]]


class CardPlay(RuleBasedStateMachine):
    """Cards are moved, drawn, tucked, shown, ruled out and shuffled, seen by anybody or not."""

    @initialize(data=st.data(), pack=st.sampled_from(PACKS), key=st.binary(min_size=1, max_size=8))
    def begin(self, data: st.DataObject, pack: tuple[list[int], list[int]], key: bytes) -> None:
        faces, backs = pack
        start = st.sampled_from([DECK, PILE, DISCARD, MINE, YOURS, THEIRS])
        self.table = Watched(lay([data.draw(start) for _ in faces], faces, backs))
        self.dice = Dice(key)
        self.twins = [Twin(self.game, seat, self.dice) for seat in range(SEATS)]

    @property
    def game(self) -> CardTable:
        return self.table.game

    # --- acts ---

    @rule(data=st.data(), seen=st.integers(0, 7), open_to_all=st.booleans())
    def move(self, data: st.DataObject, seen: int, open_to_all: bool) -> None:
        piece, to = self._piece_and_zone(data, range(8))
        audience = EVERYONE if open_to_all else seen
        self._twins_go(piece, to, audience, "move")
        self.table.move(piece, to, audience)

    @rule(data=st.data(), seen=st.integers(0, 7))
    def tuck(self, data: st.DataObject, seen: int) -> None:
        piece, to = self._piece_and_zone(data, [PILE, GRAVE])
        self._twins_go(piece, to, seen, "tuck")
        self.table.tuck(piece, to, seen)

    @precondition(lambda self: self.game.zones[DECK] or self.game.zones[PILE])
    @rule(data=st.data(), to=st.sampled_from([DISCARD, GRAVE, MINE, YOURS, THEIRS, PARTNERS]))
    def draw(self, data: st.DataObject, to: int) -> None:
        source = data.draw(st.sampled_from([z for z in (DECK, PILE) if self.game.zones[z]]))
        here = self.game.zones[source]
        piece = data.draw(st.sampled_from(here)) if source == DECK else here[-1]
        self._twins_go(piece, to, 0, "draw")
        self.table.draw(piece, to)

    @rule(data=st.data(), seen=st.sampled_from([0, 1, 2, 4, EVERYONE]))
    def move_all(self, data: st.DataObject, seen: int) -> None:
        source = data.draw(st.sampled_from([z for z in range(1, 8) if self.game.zones[z]] or [1]))
        able = [zone for zone in (DISCARD, MINE, PARTNERS, DECK) if zone != source]
        to = data.draw(st.sampled_from(able))
        sees = self.game.pack.sight[source] | self.game.pack.sight[to] | seen
        for twin in self.twins:
            if sees >> twin.seat & 1 and world_of(twin.game)[source] != world_of(self.game)[source]:
                self._forget(twin)
            twin.game.move_all(source, to, seen)
        self.table.move_all(source, to, seen)

    @rule(data=st.data(), seats=st.integers(1, 7))
    def look(self, data: st.DataObject, seats: int) -> None:
        at = data.draw(st.sampled_from([z for z in range(8) if self.game.zones[z]]))
        shown = data.draw(st.lists(st.sampled_from(self.game.zones[at]), min_size=1, unique=True))
        for twin in self.twins:
            if seats >> twin.seat & 1:
                there = twin.counterparts(self.game, shown, seats)
                if not there:
                    self._forget(twin)
                twin.game.look(there or shown, seats)
        self.table.look(shown, seats)

    @rule(data=st.data(), seats=st.integers(1, 7))
    def rule_out(self, data: st.DataObject, seats: int) -> None:
        zone = data.draw(st.sampled_from([DECK, PILE, GRAVE, MINE, YOURS, THEIRS, PARTNERS]))
        absent = sorted(set(self.game.pack.faces) - set(world_of(self.game)[zone]))
        if not absent:
            return
        faces = set(data.draw(st.lists(st.sampled_from(absent), min_size=1, max_size=2)))
        named = set_of(p for p, face in enumerate(self.game.pack.faces) if face in faces)
        for twin in self.twins:
            if seats >> twin.seat & 1:
                if faces & set(world_of(twin.game)[zone]):
                    self._forget(twin)
                twin.game.rule_out(seats, named, zone)
        self.table.rule_out(seats, faces, zone)

    @rule(sources=st.lists(st.sampled_from(range(1, 8)), max_size=2, unique=True))
    def shuffle(self, sources: list[int]) -> None:
        for twin in self.twins:
            twin.game.shuffle(DECK, *sources)
        self.table.shuffle(*sources)

    # --- laws ---

    @invariant()
    def nothing_is_claimed_that_a_seat_cannot_know(self) -> None:
        for seat in range(SEATS):
            assert self.table.trouble(seat) == []

    @invariant()
    def a_world_moves_nothing_that_its_seat_knows(self) -> None:
        for seat in range(SEATS):
            is_like_the_truth(deal_anew(self.game, seat, self.dice, ()), self.game, seat)

    @invariant()
    def twins_are_dealt_the_same(self) -> None:
        for twin in self.twins:
            dice = self.dice.fork()
            one, two = (deal_anew(g, twin.seat, dice.copy(), ()) for g in (self.game, twin.game))
            assert facewise(one, twin.seat) == facewise(two, twin.seat)
            assert remembered(one, twin.seat) == remembered(two, twin.seat)

    # --- helpers ---

    def _piece_and_zone(self, data: st.DataObject, zones: Sequence[int]) -> tuple[int, int]:
        piece = data.draw(st.sampled_from(range(len(self.game.where))))
        to = data.draw(st.sampled_from([z for z in zones if z != self.game.where[piece]]))
        return piece, to

    def _twins_go(self, piece: int, to: int, seen: int, how: str) -> None:
        pack, source = self.game.pack, self.game.where[piece]
        sees = pack.sight[source] | pack.sight[to] | seen
        for twin in self.twins:
            there = twin.counterparts(self.game, [piece], sees)
            if not there:
                self._forget(twin)
            (other,) = there or [Piece(piece)]
            if how == "draw":
                twin.game.dice = ScriptedDice(picks=[other])
                twin.game.draw(source, to, seen)
            elif how == "tuck":
                twin.game.tuck(other, to, seen)
            else:
                twin.game.move(other, to, seen)

    def _forget(self, twin: Twin) -> None:
        """The seat can tell this twin from the truth: its twin is the truth itself from now on.

        Then only what the others do in secret makes them differ.
        """
        twin.game = copy_without_others(self.game, twin.seat)


CardPlay.TestCase.settings = settings(
    max_examples=30,
    stateful_step_count=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TestCardPlay = CardPlay.TestCase
