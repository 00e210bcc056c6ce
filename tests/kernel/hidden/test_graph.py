"""Belief on graphs equals brute force: sets, cuts in the past, points, trails, several figures."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import TypeVar

import pytest
from scipy.stats import chisquare

from gloam.kernel.core.bit_sets import union
from gloam.kernel.core.cards import set_of
from gloam.kernel.core.data import copy_of, dump, load
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import State
from gloam.kernel.hidden.deal_group import Contradiction
from gloam.kernel.hidden.figures import Figures
from gloam.kernel.hidden.graph import (
    INTO,
    NO_GATE,
    ONE,
    Belief,
    Stand,
    Way,
    Ways,
    both_ways,
    nth_member,
)
from gloam.kernel.hidden.trails import ENDS, OPTIONS, PLACES, sample_trail, weights
from tests.kernel.graph_stories import Move, Script

DOUBT = 1e-4  # the dice are fixed: what passes once passes always
GATES = 3


def random_ways(chance: random.Random, places: int) -> tuple[Way, ...]:
    """A small graph with costs, gates and one-way streets; staying costs a point."""
    ways: list[Way] = [(place, place, 1, NO_GATE) for place in range(places)]
    for _ in range(places + chance.randrange(places)):
        a, b = chance.sample(range(places), 2)
        cost = chance.choice((1, 1, 2))
        gate = chance.choice((NO_GATE, NO_GATE, *range(GATES)))
        link = both_ways(a, b, cost, gate)
        known = {way[:2] for way in ways}
        ways += [way for way in link[: chance.choice((1, 2, 2))] if way[:2] not in known]
    return tuple(ways)


class Play:
    """A belief and the same course of play as a script, changed side by side."""

    def __init__(self, chance: random.Random, places: int = 5, keep: int = 99) -> None:
        self.chance = chance
        self.places = places
        links = random_ways(chance, places)
        begin = self.some_places() or 1
        self.ways = Ways(links)
        self.script = Script(links, begin)
        self.belief = Belief.at(begin, keep)

    def some_places(self, share: float = 0.4) -> int:
        return sum([1 << p for p in range(self.places) if self.chance.random() < share])

    def go_on(self) -> None:
        """One random thing happens, unless it contradicts what is known."""
        thing = self._something()
        kept, before = [replace(move) for move in self.script.moves], copy_of(self.belief)
        begin = self.script.begin
        try:
            thing()
        except Contradiction:
            assert self.belief == before, "a contradiction has changed the belief"
            assert not self.script.stories(), "there is a trail, but it was refused"
            self.script = Script(self.script.ways, begin, kept)
        else:
            assert self.script.stories(), "no trail fits, but nothing was refused"

    def _something(self) -> Callable[[], None]:
        belief, chance = self.belief, self.chance
        if not belief.points:
            thing = chance.choice((None, None, self.look, self.look_back))
            if thing is not None:
                return thing
            points = [chance.randrange(3) for _ in range(chance.randint(1, 2))] + [1]
            belief.begin(points, stops=chance.random() < 0.5)
            return self.spread
        if belief.fresh:
            return self.spread
        if belief.stops and chance.random() < 0.2:
            belief.gain(1)
            return self.spread
        return chance.choice((self.spread, self.look, self.look_back, self.end, self.end, self.on))

    def spread(self) -> None:
        belief, chance = self.belief, self.chance
        barred, watched = self.some_places(0.15), self.some_places(0.15)
        shut, flags = chance.randrange(1 << GATES), chance.choice((0, 0, ONE, INTO))
        if flags == INTO:
            watched |= self.some_places()
        move = Move(belief.points, belief.stops, belief.fresh, flags == ONE)
        move.barred, move.watched, move.shut = barred, watched, shut
        if not belief.fresh:
            last = self.script.moves[-1]
            move.gained = len(belief.points) - len(last.points)
            move.some = last.on and not belief.stops and not flags
        move.into = flags == INTO
        self.script.moves.append(move)
        belief.spread(self.ways, barred, shut, watched, flags)

    def look(self) -> None:
        places = self.some_places(0.6)
        if self.script.moves:
            self.script.moves[-1].seen &= places
        else:
            self.script.begin &= places
        self.belief.seen(places)

    def look_back(self) -> None:
        ago = self.chance.randint(0, len(self.belief.moments) - 1)
        places = self.some_places(0.75)
        if ago < len(self.script.moves):
            self.script.moves[-1 - ago].seen &= places
        else:
            self.script.begin &= places
        self.belief.seen(places, ago, self.ways)

    def end(self) -> None:
        self.script.moves[-1].over = True
        self.belief.end()

    def on(self) -> None:
        self.script.moves[-1].on = True
        self.belief.goes_on()


def plays(count: int, things: int = 9) -> Iterator[Play]:
    """Random courses of play."""
    for seed in range(count):
        play = Play(random.Random(seed))
        for _ in range(things):
            if len(play.script.moves) == 3 and not play.belief.points:
                break  # more would be too many trails to write out
            play.go_on()
        yield play


K = TypeVar("K", bound=Hashable)


def shares(weights: Mapping[K, int] | Mapping[K, Fraction]) -> dict[K, Fraction]:
    total = sum([Fraction(weight) for weight in weights.values()])
    return {key: Fraction(weight) / total for key, weight in weights.items() if weight}


def added(pairs: Iterable[tuple[K, Fraction]]) -> dict[K, Fraction]:
    found: dict[K, Fraction] = {}
    for key, weight in pairs:
        found[key] = found.get(key, Fraction(0)) + weight
    return shares(found)


def fits(seen: Counter[K], expected: Mapping[K, Fraction]) -> None:
    """Samples have the support and the frequencies that are expected."""
    assert set(seen) <= set(expected), "something was drawn that cannot be"
    made = seen.total()
    common = [key for key, share in expected.items() if share * made >= 8]
    counts = [seen[key] for key in common]
    hopes = [float(expected[key] * made) for key in common]
    if len(common) < len(expected):
        counts.append(made - sum(counts))
        hopes.append(made - sum(hopes))
    if len(hopes) > 1 and hopes[-1] > 1e-6:
        assert chisquare(counts, hopes).pvalue > DOUBT, f"{counts} should be like {hopes}"


# --- against brute force ---


def test_belief_is_where_some_trail_leads_by_points_spent() -> None:
    mid_turn = cuts = 0
    for play in plays(250):
        found: dict[int, int] = {}
        for story in play.script.stories():
            place, spent, _ = story.at[-1]
            found[spent] = found.get(spent, 0) | 1 << place
        assert {k: s for k, s in enumerate(play.belief.layers) if s} == found
        mid_turn += len(found) > 1
        cuts += any(move.seen != -1 for move in play.script.moves[:-1])
    assert mid_turn > 20
    assert cuts > 100


@pytest.mark.parametrize("measure", [OPTIONS, ENDS])
def test_stands_weigh_what_their_trails_weigh(measure: str) -> None:
    compared = 0
    for play in plays(250):
        stories = play.script.stories() if measure == OPTIONS else play.script.chains()
        expected = added([(story.at[-1], story.weight) for story in stories])
        expected = added(
            [(now, share * by) for at, share in expected.items() for now, by in since(play, at)]
        )
        assert shares(weights(play.ways, play.belief, measure)) == shares(expected)
        compared += len(expected) > 2
    assert compared > 50


def since(play: Play, at: Stand) -> list[tuple[Stand, int]]:
    """What a stand at the last moment may be now, with weights: points may have been rolled."""
    points = play.belief.points
    if play.belief.fresh:
        return [(Stand(at.place, 0, n), weight) for n, weight in enumerate(points) if weight]
    gained = len(points) - len(play.script.moves[-1].points) if points else 0
    return [(Stand(at.place, at.spent, at.points + gained), 1)]


Entered = tuple[int, int, tuple[tuple[int, ...], ...]]  # place, points spent, places entered


@pytest.mark.parametrize("measure", [PLACES, OPTIONS, ENDS])
def test_trails_are_drawn_as_often_as_they_weigh(measure: str) -> None:
    dice = Dice(b"trails")
    compared = 0
    for play in plays(40):
        expected = trails_of(play, measure)
        if not 1 < len(expected) < 300:
            continue
        seen: Counter[Entered] = Counter()
        for _ in range(600):
            trail = sample_trail(play.ways, play.belief, dice, measure)
            place, spent, _ = trail.stand
            seen[place, spent, tuple(map(tuple, trail.entered))] += 1
        fits(seen, expected)
        compared += 1
    assert compared > 12


def trails_of(play: Play, measure: str) -> dict[Entered, Fraction]:
    """The share of every (place, points spent, places entered)."""
    stories = play.script.stories()
    keys = [(s.at[-1].place, s.at[-1].spent, tuple(map(tuple, s.entered))) for s in stories]
    if measure == OPTIONS:
        return added(zip(keys, [story.weight for story in stories], strict=True))
    if measure == ENDS:
        # All trails through one chain of stands are alike.
        chains = [(*story.at, *story.points) for story in stories]
        count = Counter(chains)
        weight = {(*story.at, *story.points): story.weight for story in play.script.chains()}
        each = [weight[chain] / count[chain] for chain in chains]
        return added(zip(keys, each, strict=True))
    distinct = set(keys)  # how many points there were does not matter here
    spent = {place: {k for p, k, _ in distinct if p == place} for place, _, _ in distinct}
    stands = Counter([(place, k) for place, k, _ in distinct])
    return {key: Fraction(1, len(spent) * len(spent[key[0]]) * stands[key[:2]]) for key in distinct}


# --- a story or two, told plainly ---

LINE = Ways([way for a in range(9) for way in both_ways(a, a + 1)])  # 0 - 1 - ... - 9


def test_seen_in_mid_turn_tells_the_points_that_are_left() -> None:
    belief = Belief.at(1 << 4 | 1 << 2)
    belief.begin((0, 0, 0, 0, 0, 0, 1), stops=True)
    belief.spread(LINE)
    belief.seen(1 << 6)
    assert [spent for spent, places in enumerate(belief.layers) if places] == [2, 4, 6]
    belief.goes_on()
    drawn = {belief.sample(Dice(b"%d" % i)) for i in range(60)}
    assert drawn == {Stand(6, 2, 6), Stand(6, 4, 6)}
    belief.spread(LINE)
    belief.end()
    assert belief.places == set_of(range(2, 10))


def test_what_is_learnt_of_the_past_is_spread_forward() -> None:
    belief = Belief.at(1 << 4, keep=3)
    for _ in range(3):
        belief.begin((0, 1))
        belief.spread(LINE)
        belief.end()
    assert belief.places == set_of([1, 3, 5, 7])
    belief.seen(~(1 << 3), 2, LINE)  # two turns ago it was not on 3
    assert belief.places == set_of([3, 5, 7])
    with pytest.raises(Contradiction, match="cannot be where"):
        belief.seen(1 << 1)
    with pytest.raises(ValueError, match="only 3 are kept"):
        belief.seen(1, 4, LINE)


def test_gates_and_barred_places_hold_for_their_own_turn_only() -> None:
    ways = Ways([*both_ways(0, 1, gate=5), *both_ways(1, 2, cost=2)])
    belief = Belief.at(1, keep=9)
    for shut, barred, places in [(1 << 5, 0, 0b1), (0, 0b100, 0b11), (1 << 5, 0, 0b111)]:
        belief.begin((0, 0, 1), stops=True)
        belief.spread(ways, barred, shut)
        belief.end()
        assert belief.places == places
    belief.seen(0b1, 1, ways)  # it was on 0 before the gate was shut again
    assert belief.places == 0b1


def test_older_moments_are_forgotten() -> None:
    belief = Belief.at(1 << 4, keep=1)
    for _ in range(3):
        belief.begin((0, 1))
        belief.spread(LINE)
        belief.end()
    assert (len(belief.moments), belief.moment) == (2, 3)
    trail = sample_trail(LINE, belief, Dice(b"short"), OPTIONS)
    assert [len(steps) for steps in trail.entered] == [1, 1]


def test_a_figure_that_cannot_move_contradicts_its_step() -> None:
    belief = Belief.at(0b1)
    with pytest.raises(ValueError, match="in its turn only"):
        belief.spread(LINE)
    belief.begin((0, 1))
    with pytest.raises(Contradiction, match="no way to go"):
        belief.spread(LINE, barred=0b10, flags=ONE)
    with pytest.raises(ValueError, match="not over yet"):
        belief.begin((0, 1))
    with pytest.raises(Contradiction, match="somewhere"):
        Belief.at(0)
    with pytest.raises(ValueError, match="at least one point"):
        Ways([(0, 1, 0, NO_GATE)])


@dataclass(slots=True)
class Hiding(State):
    one: Belief
    several: Figures


def test_beliefs_are_plain_data_and_copies_share_what_was() -> None:
    state = Hiding(2, Belief.at(1 << 4, keep=5), Figures.at([0b11, 0b110]))
    state.one.begin((0, 2, 1))
    state.one.spread(LINE)
    twin = copy_of(state)
    assert twin.one.moments is state.one.moments
    assert load(Hiding, dump(state)) == state
    twin.one.end()
    twin.several.sighted([1], 0b11)
    assert state.one.points
    assert len(state.several.cases) == 1


def test_members_of_a_set_by_their_place() -> None:
    chance = random.Random(1)
    for _ in range(50):
        numbers = sorted(chance.sample(range(500), chance.randint(1, 60)))
        places = set_of(numbers)
        assert [nth_member(places, n) for n in range(len(numbers))] == numbers


# --- several figures ---


class Pieces:
    """Figures and every arrangement of them, side by side; they look alike."""

    def __init__(self, chance: random.Random, apart: bool) -> None:
        self.chance = chance
        self.links = random_ways(chance, 5)
        self.ways = Ways(self.links)
        begin = [chance.randrange(1, 32) for _ in range(3)]
        self.figures = Figures.at(begin, apart)
        self.all = [at for at in product(range(5), repeat=3) if self.fits(at, begin)]

    def fits(self, at: tuple[int, ...], sets: Sequence[int]) -> bool:
        there = all(places >> p & 1 for p, places in zip(at, sets, strict=True))
        return there and (not self.figures.apart or len(set(at)) == 3)

    def move(self) -> None:
        """One figure takes a step, and everybody knows which it was."""
        figure = self.chance.randrange(3)

        def step(belief: Belief) -> None:
            belief.begin((0, 1))
            belief.spread(self.ways, flags=ONE)
            belief.end()

        self.figures.change(figure, step)
        moved = {
            (*at[:figure], to, *at[figure + 1 :])
            for at in self.all
            for start, to, cost, _ in self.links
            if start == at[figure] and cost == 1
        }
        self.all = sorted(at for at in moved if self.fits(at, [31] * 3))

    def look(self) -> None:
        """Somebody sees figures in a set of places, but not which."""
        looked = self.chance.randrange(1, 32)
        truth = self.chance.choice(self.all)
        found = sorted(place for place in truth if looked >> place & 1)
        self.figures.sighted(found, looked)
        self.all = [at for at in self.all if sorted(p for p in at if looked >> p & 1) == found]


@pytest.mark.parametrize("apart", [False, True])
def test_several_figures_are_where_some_arrangement_has_them(apart: bool) -> None:
    dice = Dice(b"several")
    unsure = 0
    for seed in range(40):
        try:
            pieces = Pieces(random.Random(seed), apart)
        except Contradiction:
            continue
        for _ in range(5):
            # Figures that must keep apart tell of each other when one moves: not followed.
            (pieces.look if apart else pieces.chance.choice((pieces.move, pieces.look)))()
            for figure in range(3):
                places = union([1 << at[figure] for at in pieces.all])
                assert pieces.figures.places(figure) == places
        unsure += len(pieces.figures.cases) > 1
        drawn = Counter(
            tuple([stand.place for stand in pieces.figures.sample(dice)]) for _ in range(400)
        )
        fits(drawn, shares(dict.fromkeys(pieces.all, 1)))
    assert unsure > 5


def test_figures_that_keep_apart_leave_no_room_for_each_other() -> None:
    figures = Figures.at([0b11, 0b11, 0b111], apart=True)
    assert figures.places(2) == 0b100
    with pytest.raises(Contradiction, match="they are said to be"):
        figures.sighted([], 0b100)
    with pytest.raises(Contradiction):
        Figures.at([0b11, 0b11, 0b11], apart=True)


def test_a_later_sighting_tells_which_one_it_was() -> None:
    figures = Figures.at([0b0111, 0b1110])
    figures.sighted([1], 0b0010)
    assert len(figures.cases) == 2
    figures.change(0, lambda belief: belief.seen(0b0001))
    assert figures.places(1) == 0b0010
    with pytest.raises(Contradiction):
        figures.change(1, lambda belief: belief.seen(0b1000))
    assert figures.places(1) == 0b0010
