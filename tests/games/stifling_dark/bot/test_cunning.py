"""Bots that reckon: they share work out well, do first things first, and are no plain bots."""

from __future__ import annotations

import random
from functools import partial
from itertools import pairwise, permutations, product

import pytest

from gloam.bots.base import ask_bot
from gloam.bots.search import SearchBot
from gloam.games.stifling_dark.bot.cunning.ambushing import Prey, in_reach
from gloam.games.stifling_dark.bot.cunning.routes import Job, Walker, routes_of, share_out, worth
from gloam.games.stifling_dark.bot.cunning.truck import worth_starting
from gloam.games.stifling_dark.bot.cunning.turn import NERVE
from gloam.games.stifling_dark.bot.ends import best_end
from gloam.games.stifling_dark.bot.policy import StiflingDarkPolicy
from gloam.games.stifling_dark.bot.shields import pulled_from
from gloam.games.stifling_dark.rules.ending import BANISH
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import ESCAPE_CARDS
from gloam.games.stifling_dark.rules.horror.ambush import ambush_reach
from gloam.games.stifling_dark.state import LOCKED, ON_BOARD, Escape, StiflingDark
from gloam.kernel.core.asks import Key, choose
from gloam.kernel.core.bit_sets import mask_of, members
from gloam.kernel.core.dice import Dice
from tests.games.stifling_dark.balance import ENOUGH, Cell
from tests.games.stifling_dark.balance import start as begin
from tests.games.stifling_dark.cult.coven import coven
from tests.games.stifling_dark.playing import Dark, dark, lair
from tests.games.stifling_dark.yard import COLUMNS, DOOR, ROWS, at

CUNNING = StiflingDarkPolicy()
PLAIN = CUNNING.plain()
Away = list[list[float]]


# --- who does what ---


def distances(chance: random.Random, size: int) -> Away:
    spots = [(chance.randrange(40), chance.randrange(40)) for _ in range(size)]
    return [[float(abs(a - x) + abs(b - y)) for x, y in spots] for a, b in spots]


def from_to(away: Away, one: int, other: int) -> float:
    return away[one][other]


def slowly_shared(away: Away, starts: list[int], spots: list[int], end: int) -> float:
    """The best that trying every order of every distribution finds."""
    best = 1e9
    for given in product(range(len(starts)), repeat=len(spots)):
        times: list[float] = []
        for walker, start in enumerate(starts):
            mine = [spot for spot, who in zip(spots, given, strict=True) if who == walker]
            ways = [sum(legs(away, [start, *order, end])) for order in permutations(mine)]
            times.append(min(ways) if mine else 0.0)
        best = min(best, worth((max(times), sum(times), ())))
    return best


def legs(away: Away, stops: list[int]) -> list[float]:
    return [away[one][other] for one, other in pairwise(stops)]


def test_work_is_shared_out_as_well_as_can_be() -> None:
    chance = random.Random(5)
    for _ in range(12):
        away = distances(chance, 8)
        starts, spots, end = [0, 1, 2], [3, 4, 5, 6], 7
        jobs = [Job((spot,), spot) for spot in spots]
        far = partial(from_to, away)
        routes = [routes_of(Walker(start, 1.0, False), jobs, (end,), far) for start in starts]
        given = share_out(routes, len(jobs))
        assert sorted([job for route in given for job in route.jobs]) == [0, 1, 2, 3]
        times = [route.time for route in given]
        assert worth((max(times), sum(times), ())) == slowly_shared(away, starts, spots, end)


def test_of_more_than_is_wanted_what_is_near_is_done() -> None:
    jobs = [Job((spot,), spot) for spot in (10, 2, 3)]
    routes = [routes_of(Walker(0, 1.0, False), jobs, (0,), lambda a, b: abs(a - b))]
    assert share_out(routes, 2)[0].jobs in ((1, 2), (2, 1))


# --- Investigators ---


def at_the_truck(parts: int, hands: dict[int, list[str]], second: tuple[int, int]) -> Dark:
    escape = Escape(card="garage", truck=at(1, 1), parts=parts)
    return dark(
        spots=[(1, 2), second], hands=hands, objective="truck", escape=escape, butcher=(4, 5)
    ).turn(0)


def test_a_part_in_hand_is_installed_before_the_truck_is_tried() -> None:
    table = at_the_truck(1, {0: ["battery"]}, (1, 0))
    assert table.offers("start-truck")
    assert CUNNING.choose(table.game, 1, table.ask) == ("go", at(1, 1))
    assert CUNNING.choose(at_the_truck(1, {}, (1, 0)).game, 1, table.ask) == ("start-truck",)


def test_the_truck_does_not_leave_somebody_far_from_every_exit() -> None:
    table = at_the_truck(3, {}, (1, 0))
    assert worth_starting(table.game, 0)
    table.game.team[1].space = at(4, 5)
    table.game.round = 17
    assert not worth_starting(table.game, 0)


def test_nobody_who_reckons_stays_on_an_evil_eye_or_steps_on_one() -> None:
    """On the straight way to the Light Switch lies one, and one under the Investigator."""
    table = dark(spots=[(0, 2), (0, 5)])
    table.game.butcher.eyes = 1 << at(0, 2) | 1 << at(1, 2)
    table.turn(0)
    while table.game.turn.who == 0:
        table.do(*CUNNING.choose(table.game, 1, table.ask))
    assert table.one(0).space != at(0, 2)
    assert not table.game.butcher.stalk


# --- the Butcher ---


def test_he_strikes_though_he_cannot_get_far_away_after_it() -> None:
    """Being found costs him a turn; the plain one lets the chance pass."""
    table = dark(spots=[(0, 0), (0, 1)], butcher=(4, 5), attack="rend")
    table.game.butcher.stalk = 2
    table.pass_turns()
    told = {"cunning": turn_of(CUNNING, table), "plain": turn_of(PLAIN, table)}  # type: ignore[arg-type]  # a policy
    assert "attack" in told["cunning"]
    assert "attack" not in told["plain"]


def turn_of(policy: StiflingDarkPolicy, table: Dark) -> list[str]:
    """The words of his turn, on a copy of the table."""
    run = table.run.copy()
    run.state.adversary.roll = 3
    words: list[str] = []
    while run.ask is not None and run.ask.about == "prowl":
        key = policy.choose(run.state, 0, run.ask)
        words.append(str(key[0]))
        run.send(0, key)
    return words


# --- the Horror ---


def test_from_where_an_ambush_reaches_somebody_is_known_exactly() -> None:
    """From just those spaces whose own reach the rules find them in, through light and Doors."""
    lit = mask_of([at(1, 3), at(2, 3), at(0, 1)])
    table = lair([(0, 0), (0, 5)], (4, 5), bright_spots=lit, bright=lit)
    table.game.gates[DOOR], table.game.blocked = LOCKED, 1 << DOOR
    for space in range(COLUMNS * ROWS):
        spots = pulled_from(table.game, space, lit)
        from_there = [
            n for n in range(COLUMNS * ROWS) if ambush_reach(table.game, n, "") >> space & 1
        ]
        assert members(spots) == from_there


def test_nobody_who_reckons_stays_where_it_would_pull_them_from() -> None:
    """It can only be in the north-east; the first one has nothing to do, and no light."""
    table = lair([(1, 2), (0, 5)], (0, 5), objective="banish")
    assert table.game.figure.belief is not None
    table.game.figure.belief.seen(1 << at(0, 5))
    table.turn(0).one(0).charge = 0
    away = best_end(table.game, 0, None, 3, NERVE).space
    assert not ambush_reach(table.game, at(0, 5), "") >> away & 1
    assert ambush_reach(table.game, at(0, 5), "") >> at(1, 2) & 1


def test_they_escape_from_the_horror_rather_than_banish_it() -> None:
    game = begin(Cell("sawmill", 3, 2, 3, "horror")).state
    for one, space in zip(game.team, game.ground.starts, strict=False):
        one.space = space
    banish = ("objective", ESCAPE_CARDS.index(BANISH))
    options = [("objective", n) for n in range(len(ESCAPE_CARDS))]
    there = [key for key in options if key == banish or is_there(game, key)]
    assert CUNNING.choose(game, 1, choose(1, there, "objective")) != banish


def is_there(game: StiflingDark, key: Key) -> bool:
    return ESCAPE_CARDS[key[1]] in game.ground.escapes


def test_it_lies_in_wait_where_they_will_be() -> None:
    """Rather than where they are: one is near now and soon gone, the other one is coming."""
    leaving = Prey(now=(2,), then=(9,), worth=1.0, looks=0)
    coming = Prey(now=(9,), then=(2,), worth=1.0, looks=0)
    assert in_reach(coming, 0) > in_reach(leaving, 0) > 0


# --- the Cult ---


def test_the_rite_is_done_where_it_can_be() -> None:
    table = coven(spots=[(3, 0), (3, 1)], objective="banish", hands={0: ["ritual-knife"]})
    altar = table.game.tokens[-1]
    altar.status, altar.may = ON_BOARD, 1 << altar.space
    table.turn(0)
    assert table.offers("knife-gain")
    assert CUNNING.choose(table.game, 1, table.ask) == ("knife-gain",)


# --- search ---


@pytest.mark.parametrize("adversary", ["butcher", "horror"])
def test_search_answers_in_every_seat_in_worlds_of_the_belief(adversary: str) -> None:
    run, dice = begin(Cell("park", 2, 3, 11, adversary)), Dice(b"search")
    due = {0: 0, 1: 0, 2: 0}  # by seat: the ask from which it thinks again
    for turn in range(120):
        ask = run.ask
        assert ask is not None
        if turn >= due[ask.seat] and len(ask.offer(ask.seat)) > 1:
            assert ask_bot(SearchBot(4), run, ask.seat, dice) in ask.offer(ask.seat)
            due[ask.seat] = turn + 30
        run.send(ask.seat, CUNNING.choose(run.state, ask.seat, ask))
    assert all(due.values())


@pytest.mark.parametrize("adversary", ["butcher", "horror"])
def test_quick_answers_play_a_game_to_its_end(adversary: str) -> None:
    run, quick = begin(Cell("sawmill", 3, 3, 5, adversary)), CUNNING.quick()
    for _ in range(ENOUGH):
        if run.ask is None:
            break
        key = quick.choose(run.state, run.ask.seat, run.ask)
        assert key in run.ask.offer(run.ask.seat)
        run.send(run.ask.seat, key)
    assert run.result is not None
