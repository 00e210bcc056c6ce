"""The team shares what is to be fetched, hands it over, and nobody is in the way."""

from __future__ import annotations

from gloam.games.stifling_dark.bot.cunning.handing import hands_over, is_stuck
from gloam.games.stifling_dark.bot.cunning.parts import fetchers, started
from gloam.games.stifling_dark.bot.cunning.routes import Job, Walker
from gloam.games.stifling_dark.bot.cunning.tools import tool_plan
from gloam.games.stifling_dark.bot.cunning.truck import may_lose_one, worth_starting
from gloam.games.stifling_dark.bot.policy import StiflingDarkPolicy
from gloam.games.stifling_dark.bot.walking import roads_of
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.state import NOWHERE, Escape, Status
from gloam.kernel.core.asks import RACE, Ask
from tests.games.stifling_dark.cult.coven import coven
from tests.games.stifling_dark.playing import Dark, dark, lair
from tests.games.stifling_dark.yard import at

CUNNING = StiflingDarkPolicy()
PART = FACE["battery"]
GRINDER, RIDE_PARTS = FACE["angle-grinder"], FACE["ride-parts"]


def tunnel(hands: dict[int, list[str]], spots: list[tuple[int, int]], **laid: object) -> Dark:
    escape = Escape(card="love_tunnel", exit=at(0, 0), **laid)  # type: ignore[arg-type]  # fields
    return dark(
        spots=spots, scenario="park", hands=hands, objective="tunnel", escape=escape, butcher=(4, 5)
    ).turn(0)


# --- the Truck ---


def test_the_truck_is_started_sooner_if_two_bring_a_part_each() -> None:
    alone = started([20.0, 0.0], [2, 0], 0, all_aboard=False)
    both = started([10.0, 10.0], [1, 1], 0, all_aboard=False)
    assert both < alone


def test_with_all_three_parts_in_it_is_started_at_once() -> None:
    assert started([0.0, 0.0], [0, 0], 3, all_aboard=True) == 0
    assert started([0.0, 12.0], [0, 0], 3, all_aboard=True) > 0


def test_parts_that_lie_apart_are_fetched_by_two() -> None:
    table = dark(spots=[(0, 0), (0, 5)], butcher=(4, 5))
    jobs = [at(1, 0), at(1, 5)]
    team = tuple([Walker(table.one(who).space, 1.0, False) for who in (0, 1)])
    errands = fetchers(
        roads_of(table.game),
        team,
        (0, 0),
        tuple([Job((spot,), spot) for spot in jobs]),
        at(2, 3),
        0,
        False,
    )
    assert [errand.jobs for errand in errands] == [(0,), (1,)]


def test_they_wait_if_all_parts_are_out_of_reach() -> None:
    """In the hands of one who is off the board: there was a game in which the bot failed here."""
    table = dark(spots=[(0, 0), (0, 5)], butcher=(4, 5))
    team = (Walker(table.one(0).space, 1.0, False),)
    errands = fetchers(roads_of(table.game), team, (0,), (), at(2, 3), 0, True)
    assert [errand.jobs for errand in errands] == [()]


def test_the_try_waits_for_the_part_of_one_who_has_yet_to_act() -> None:
    """If there is a third who can try it after that."""
    spots = [(1, 2), (1, 1), (0, 1)]
    team = ("vincent-campbell", "ibraheem-hess", "aira-willson")
    escape = Escape(card="garage", truck=at(1, 1), parts=1)
    table = dark(
        team, spots, hands={1: ["battery"]}, objective="truck", escape=escape, butcher=(4, 5)
    ).turn(0)
    assert table.offers("start-truck")
    assert not worth_starting(table.game, 0)
    table.one(2).acted = True
    assert worth_starting(table.game, 0)


def test_who_stands_on_the_truck_with_nothing_in_hand_goes_first() -> None:
    escape = Escape(card="garage", truck=at(1, 1), parts=1)
    table = dark(spots=[(1, 2), (1, 1)], hands={0: ["battery"]}, objective="truck", escape=escape)
    offers = {1: [("turn", 0), ("turn", 1)]}
    ask = Ask(RACE, 1, offers[1], "next-turn", table.ask.audience, offers)
    assert CUNNING.choose(table.game, 1, ask) == ("turn", 1)
    table.one(1).space = at(1, 0)
    assert CUNNING.choose(table.game, 1, ask) == ("turn", 0)


def test_only_where_a_death_does_not_decide_somebody_may_be_lost() -> None:
    butchers, horrors = dark(spots=[(0, 0), (0, 5)]).game, lair([(0, 0), (0, 5), (1, 0)]).game
    assert not may_lose_one(butchers)
    assert may_lose_one(horrors)
    assert may_lose_one(coven(spots=[(3, 0), (3, 1)]).game)
    horrors.team[2].status, horrors.team[2].space = Status.DEAD, NOWHERE
    assert not may_lose_one(horrors)


# --- a tool and what goes with it ---


def test_two_fetch_what_lies_on_both_their_sides() -> None:
    table = tunnel({}, [(0, 4), (4, 1)], lying=((GRINDER, at(0, 5)), (RIDE_PARTS, at(4, 0))))
    plan = tool_plan(table.game, roads_of(table.game))
    assert {who: stage.spaces for who, stage in plan.items()} == {0: (at(0, 5),), 1: (at(4, 0),)}


def test_who_has_the_way_out_in_reach_takes_what_the_other_holds() -> None:
    table = tunnel({0: ["angle-grinder"], 1: ["ride-parts"]}, [(1, 0), (2, 0)])
    assert CUNNING.choose(table.game, 1, table.ask) == ("trade", 1)
    table.do("trade", 1)
    assert CUNNING.choose(table.game, 1, table.ask) == ("item", 1, RIDE_PARTS)
    table.do("item", 1, RIDE_PARTS)
    assert CUNNING.choose(table.game, 1, table.ask) == ("done",)


def test_who_would_not_trade_is_not_asked_again_in_this_turn() -> None:
    table = tunnel({0: ["angle-grinder"], 1: ["ride-parts"]}, [(1, 0), (2, 0)])
    table.do("trade", 1).do("item", 1, RIDE_PARTS).do("done").do("refuse", seat=2)
    assert table.offers("trade", 1)
    assert CUNNING.choose(table.game, 1, table.ask) != ("trade", 1)


def test_nothing_passes_between_two_who_have_no_use_for_it() -> None:
    table = tunnel({0: ["angle-grinder", "ride-parts"], 1: ["ride-parts"]}, [(1, 0), (2, 0)])
    assert table.offers("trade", 1)
    assert not hands_over(table.game, 0, 1)


def test_who_cannot_do_involved_actions_gives_a_part_to_somebody_who_can() -> None:
    escape = Escape(card="garage", truck=at(1, 1), parts=1)
    table = dark(
        spots=[(1, 2), (0, 2)],
        hands={0: ["battery"]},
        wounds={0: ["ergophobia"]},
        objective="truck",
        escape=escape,
        butcher=(4, 5),
    ).turn(0)
    assert is_stuck(table.game, 0)
    assert hands_over(table.game, 0, 1) == [("item", 0, PART)]
    assert not hands_over(dark(spots=[(1, 2), (0, 2)]).turn(0).game, 0, 1)
