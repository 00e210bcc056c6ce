"""The team puts itself in the Adversary's place, and nobody waits for nothing."""

from __future__ import annotations

from gloam.games.stifling_dark.bot.cunning.aims import other_goals
from gloam.games.stifling_dark.bot.cunning.handing import hands_over
from gloam.games.stifling_dark.bot.cunning.hunches import PARTS, Look, Seen, hunch, likeliest
from gloam.games.stifling_dark.bot.cunning.hunches import horrors_worth as worth
from gloam.games.stifling_dark.bot.cunning.outlook import first_spots, good_spots
from gloam.games.stifling_dark.bot.cunning.plan import truck_plan
from gloam.games.stifling_dark.bot.cunning.relays import relays
from gloam.games.stifling_dark.bot.policy import StiflingDarkPolicy
from gloam.games.stifling_dark.bot.walking import roads_of
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.state import Escape, Phase
from gloam.kernel.core.bit_sets import mask_of, members
from tests.games.stifling_dark.balance import ENOUGH, Cell
from tests.games.stifling_dark.balance import start as begin
from tests.games.stifling_dark.playing import Dark, dark, lair
from tests.games.stifling_dark.yard import COLUMNS, ROWS, at

POLICY = StiflingDarkPolicy()
PART = FACE["battery"]


# --- where it lies in wait ---


def test_it_is_looked_for_near_its_prey() -> None:
    table = lair([(0, 0), (0, 1)], (4, 5))
    ground = table.game.ground
    places = mask_of(list(range(COLUMNS * ROWS)))
    prey = Seen(at(0, 0), at(0, 0), 0, 0)
    sets = likeliest(ground, worth, Look((prey,), at(4, 5)), places)
    assert len(sets) == len(PARTS)
    assert sets[-1] == places
    assert sets[0] & ~sets[1] == 0
    far = [abs(space // COLUMNS) + abs(space % COLUMNS) for space in members(sets[0])]
    assert max(far) <= 5


def test_it_is_thought_where_the_round_found_them_not_where_they_are_now() -> None:
    """It was still as they walked."""
    table = lair([(0, 0), (0, 1)], (4, 5))
    before = hunch(table.game)
    table.game.team[0].stood, table.game.team[0].space = at(0, 0), at(3, 3)
    table.game.team[1].stood = at(0, 1)
    assert hunch(table.game).sets == before.sets
    table.game.team[0].stood = at(3, 3)
    assert hunch(table.game).sets != before.sets


def test_every_space_where_it_can_be_stays_possible() -> None:
    table = lair([(0, 0), (0, 5)], (4, 5))
    belief = table.game.figure.belief
    assert belief is not None
    belief.seen(mask_of([at(4, 5), at(4, 4), at(3, 5)]))
    assert hunch(table.game).chance(1 << at(4, 5)) > 0
    assert hunch(table.game).chance(1 << at(0, 0)) == 0


def test_where_a_round_finds_everybody_is_kept() -> None:
    run = begin(Cell("sawmill", 2, 2, 7))
    for _ in range(ENOUGH):
        assert run.ask is not None
        if run.state.phase is Phase.NEXT and run.state.round == 2:
            break
        run.send(run.ask.seat, POLICY.choose(run.state, run.ask.seat, run.ask))
    there = [one.space for one in run.state.team]
    assert [one.stood for one in run.state.team] == there
    assert run.ask is not None
    run.send(run.ask.seat, run.ask.options[0])
    key = next(key for key in run.ask.options if key[0] == "go")
    run.send(run.ask.seat, key)
    assert [one.space for one in run.state.team] != there
    assert [one.stood for one in run.state.team] == there


# --- relays ---


def bringing(spots: list[tuple[int, int]]) -> Dark:
    """The first carries the last Part to the Truck, which is in the north-west."""
    escape = Escape(card="garage", truck=at(0, 0), parts=0)
    return dark(spots=spots, hands={0: ["battery"]}, objective="truck", escape=escape)


def test_whoever_is_free_goes_to_meet_a_carrier_who_is_far() -> None:
    game = bringing([(4, 5), (3, 4)]).game
    roads = roads_of(game)
    found = relays(game, roads, truck_plan(game, roads))
    assert {who: load.carrier for who, load in found.items()} == {1: 0}
    game.team[0].space = at(0, 1)
    assert not relays(game, roads, truck_plan(game, roads))


def test_who_comes_farther_with_it_takes_it_over() -> None:
    table = bringing([(2, 0), (1, 0)])
    table.game.team[0].acted = True
    table.turn(1)
    assert hands_over(table.game, 1, 0) == [("item", 0, PART)]
    assert POLICY.choose(table.game, table.ask.seat, table.ask) == ("trade", 0)


def test_who_has_no_steps_left_leaves_it_where_it_is() -> None:
    table = bringing([(2, 0), (3, 0)])
    table.turn(1)
    table.game.turn.mp, table.one(1).stamina = 0, 1
    assert not hands_over(table.game, 1, 0)


# --- waiting for others ---


def test_whoever_waits_for_evidence_goes_where_parts_may_lie() -> None:
    game = begin(Cell("sawmill", 2, 2, 3)).state
    roads = roads_of(game)
    spots = good_spots(roads, "sawmill")
    sets = list(first_spots(game.ground, "sawmill"))
    assert len(sets) == 6
    assert all(len(places) == 3 for places in sets)

    def way(space: int) -> float:
        return sum([min([roads.far(space, part) for part in places]) for places in sets]) / 6

    assert max(map(way, spots)) <= min(map(way, range(game.ground.size))) + 1
    assert spots in [goal.spaces for goal in other_goals(game, roads)]
