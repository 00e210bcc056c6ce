"""Locations and the Map: placing, walls, charting, moving, opening."""

from __future__ import annotations

import pytest

from gloam.games.harrowing.rules.leaving_play.cards import put
from gloam.games.harrowing.rules.locations_and_map import (
    adjacent,
    free_sides,
    newly_charted,
    place_at,
)
from gloam.games.harrowing.rules.ritual_boss_bane import ritual_total
from gloam.games.harrowing.state import EXPLORE, MAP, RESOLVING, WANDER
from tests.games.harrowing.playing import FAULT, GRACE, face, harrowing, proves

NORTH, EAST, SOUTH, WEST, HERE = range(5)
GATE = ("gate", 0, 0, "open")


@proves("harrowing", "location.resolve", "location.closed-start", "location.shadow")
@proves("harrowing", "location.placer-chooses")
def test_a_location_is_laid_where_its_invoker_likes_and_is_closed() -> None:
    table = harrowing(2, fate_up=("yard", "calm"))
    table.invoke(1, seat=1)
    assert table.asked == (1, "place")
    assert table.game.placing == 1
    assert table.offered("place") == [(0,), (1,), (2,), (3,)]
    table.answer("place", EAST)
    assert table.map()["yard"] == (1, 0)
    assert table.closed("yard")
    assert table.game.placing == -1


@proves("harrowing", "location.placement", "map.one-per-space", "map.unbounded")
def test_only_empty_spaces_beside_the_invokers_own_location() -> None:
    spots = [GATE, ("yard", 0, -1, "open"), ("pit", 0, -2, "open")]
    table = harrowing(2, spots=spots, at={1: "pit"}, fate_up=("shrine", "calm"))
    assert free_sides(table.game, 0, face("shrine")) == [EAST, SOUTH, WEST]
    table.invoke(1, seat=1)
    assert table.offered("place") == [(NORTH,), (EAST,), (WEST,)]
    table.answer("place", NORTH)
    assert table.map()["shrine"] == (0, -3)


@proves("harrowing", "location.resolve", "location.closed-start")
def test_what_is_placed_lies_closed_on_the_map() -> None:
    table = harrowing(1, spots=[GATE], fate_up=("shrine", "calm"))
    table.invoke(1).answer("place", NORTH)
    assert table.says("placed") == [("placed", 0, face("shrine"))]
    assert table.names(MAP)[-1] == "shrine"
    assert table.closed("shrine")


@proves("harrowing", "location.beside-walls", "map.adjacent", "map.wall")
def test_a_space_may_lie_beside_others_that_walls_cut_off() -> None:
    spots = [GATE, ("alley", -1, -1, "open")]  # a wall to its east
    table = harrowing(1, spots=spots, fate_up=("yard", "calm"))
    table.invoke(1).answer("place", NORTH)
    assert adjacent(table.game, table.spot("alley")) == []
    assert adjacent(table.game, table.spot("gate")) == [(NORTH, table.spot("yard"))]


@proves("harrowing", "map.wall-either", "map.upright")
def test_a_wall_of_either_card_separates_also_one_of_the_new_card() -> None:
    table = harrowing(1)
    assert free_sides(table.game, 0, face("nook")) == [NORTH, WEST]  # walls west and north
    table = harrowing(1, spots=[("alley", 0, 0, "open")])
    assert free_sides(table.game, 0, face("yard")) == [NORTH, SOUTH, WEST]
    table = harrowing(1, spots=[GATE, ("nook", 1, 0, "open")])
    assert adjacent(table.game, 0) == []


@proves("harrowing", "map.adjacent", "map.one-per-space", "location.placement", "map.wall")
def test_all_four_sides_lead_on_and_back() -> None:
    around = [("yard", 0, -1, "open"), ("inn", 1, 0, "open"), ("ring", 0, 1, "open")]
    table = harrowing(2, spots=[GATE, *around, ("mire", -1, 0, "open")], at={1: "yard"})
    assert adjacent(table.game, 0) == [(side, side + 1) for side in range(4)]
    for side in range(4):
        assert adjacent(table.game, side + 1) == [((side + 2) % 4, 0)]
    assert free_sides(table.game, 0, face("shrine")) == []
    assert free_sides(table.game, 1, face("shrine")) == [NORTH, EAST, WEST]


@proves("harrowing", "invoke.unresolvable", "invoke.earned-amount", "invoke.unresolvable-test")
def test_a_location_without_a_place_costs_what_it_earned() -> None:
    spots = [GATE, ("yard", 0, -1, "closed"), ("pit", 1, 0, "closed"), ("inn", 0, 1, "closed")]
    spots += [("shrine", -1, 0, "closed")]
    table = harrowing(1, spots=spots, fate_up=("slide", "calm"))
    table.invoke(1).sins(0)
    assert table.discards() == ["slide"]
    assert table.corruption(0) == 1


# --- charting ---


RING = [GATE, ("yard", 0, -1, "closed"), ("chapel", 0, 1, "closed"), ("tower", -1, 0, "closed")]


@proves("harrowing", "location.when-charted", "location.charted-by", "location.charted-name")
def test_who_places_the_last_missing_neighbour_resolves_when_charted() -> None:
    table = harrowing(2, spots=RING, fate_up=("shrine", "calm"), trove=("note", "tin", "comb"))
    table.invoke(1, seat=1)  # only the east is free
    assert table.asked == (1, "loot")
    assert table.says("charted") == [("charted", 1, face("gate"))]
    table.answer("none")


@proves("harrowing", "location.charted-walls")
def test_own_walls_need_no_neighbour_and_a_neighbours_wall_still_fills_the_space() -> None:
    spots = [("cell", 0, 0, "open"), ("yard", -1, 0, "closed")]  # walls north and south
    table = harrowing(1, spots=spots, fate_up=("shrine", "calm"))
    table.invoke(1)
    assert table.game.spots[0].charted
    # the alley's own wall faces the cell, and still it fills the space
    spots = [("cell", 0, 0, "open"), ("alley", -1, 0, "closed")]
    table = harrowing(1, spots=spots, fate_up=("shrine", "calm"))
    table.invoke(1)
    assert table.game.spots[0].charted


@proves("harrowing", "location.charted-walls", "location.when-charted")
@pytest.mark.parametrize("missing", range(4))
def test_every_side_without_a_wall_must_be_filled(missing: int) -> None:
    around = [("yard", 0, -1), ("inn", 1, 0), ("ring", 0, 1), ("mire", -1, 0)]
    filled = [(*spot, "open") for at, spot in enumerate(around) if at != missing]
    seen = harrowing(1, spots=[("pit", 0, 0, "open"), *filled])
    assert newly_charted(seen.game, 0) == []
    all_filled = [(*spot, "open") for spot in around]
    seen = harrowing(1, spots=[("pit", 0, 0, "open"), *all_filled])
    assert newly_charted(seen.game, 0) == [0]
    seen = harrowing(1, spots=[*all_filled, ("pit", 0, 0, "open")])
    assert newly_charted(seen.game, 4) == [4]


@proves("harrowing", "location.charted-itself", "location.charted-closed")
def test_a_location_whose_neighbours_are_all_there_is_charted_at_once() -> None:
    spots = [GATE, ("yard", 1, -1, "closed"), ("inn", 2, 0, "closed"), ("shrine", 1, 1, "closed")]
    table = harrowing(1, spots=spots, fate_up=("pit", "calm"), omens=0)
    table.invoke(1).answer("place", EAST)
    assert table.says("charted") == [("charted", 0, face("pit"))]
    assert table.game.omens == [2]
    assert table.closed("pit")


@proves("harrowing", "location.charted-once")
def test_charted_once_even_if_a_neighbour_is_replaced() -> None:
    table = harrowing(1, spots=RING, fate_up=("shrine", "slide", "calm"))
    table.invoke(1).answer("none")
    table = table.call("leave_map", 0, table.spot("shrine"))
    table.invoke(1)
    assert table.map()["slide"] == (1, 0)
    assert len(table.says("charted")) == 0  # since the ask was made anew: no second time


@proves("harrowing", "location.charted-many")
def test_several_charted_at_once_come_in_the_placers_order() -> None:
    spots = [*RING, ("pit", 2, 0, "closed"), ("inn", 1, -1, "closed"), ("slide", 1, 1, "closed")]
    table = harrowing(1, spots=spots, fate_up=("mire", "calm"), omens=0)
    spots = [GATE, ("yard", 1, -1, "closed"), ("inn", 0, -1, "open"), ("tower", 2, -1, "open")]
    spots += [("pit", 1, 1, "open"), ("chapel", 0, 1, "open"), ("slide", 2, 1, "open")]
    spots += [("ring", 1, -2, "open"), ("mire", 1, 2, "open")]
    table = harrowing(1, spots=spots, fate_up=("shrine", "calm"), omens=0)
    table.invoke(1).answer("place", EAST)
    assert table.asked == (0, "charting")
    assert table.offered("spot") == [(table.spot("yard"),), (table.spot("pit"),)]
    table.answer("spot", table.spot("pit"))
    assert table.game.omens == [2]
    assert table.asked == (0, "assign")


@proves("harrowing", "location.placed-by-nobody")
def test_the_acting_effigy_stands_in_for_charting() -> None:
    spots = [("pit", 0, 0, "open"), *[(id, x, y, "open") for _, id, x, y in AROUND]]
    table = harrowing(2, spots=spots, omens=0)
    place_at(table.game, table.game.actor, face("slide"), -1, 0)
    table = table.call("gain_omens", 0, 0)
    assert table.game.omens == [1, 0]


AROUND = ((0, "yard", 0, -1), (1, "inn", 1, 0), (2, "shrine", 0, 1))


# --- moving ---


@proves("harrowing", "move.open-only", "move.no-walls", "move.optional")
def test_moves_lead_to_adjacent_open_locations_and_may_be_left() -> None:
    spots = [GATE, ("yard", 0, -1, "open"), ("pit", 1, 0, "closed"), ("alley", -1, 0, "open")]
    table = harrowing(1, spots=spots).call("move", 0, 2)
    assert table.options() == [("go", NORTH), ("none",)]  # the alley's wall faces the gate
    table.answer("go", NORTH)
    assert table.at(0) == "yard"
    assert table.options() == [("go", SOUTH), ("none",)]
    table.answer("none")
    assert table.is_open
    assert table.call("move", 0, 0).is_open  # no move is no question


@proves("harrowing", "location.opening", "location.ritual-open", "ritual.drop")
def test_a_closed_location_is_opened_and_its_ritual_counts_while_it_is_open() -> None:
    table = harrowing(1, spots=[GATE, ("shrine", 0, -1, "closed")], rolls=[GRACE])
    assert ritual_total(table.game) == 0
    table.act(EXPLORE).answer("open", NORTH)
    assert not table.closed("shrine")
    assert ritual_total(table.game) == 1
    table = table.call("close_near", 0, 1).answer("close", NORTH)
    assert ritual_total(table.game) == 0


@proves("harrowing", "location.closed-use", "location.printed-actions", "action.printed")
def test_a_closed_location_may_be_used_and_left() -> None:
    spots = [("inn", 0, 0, "closed"), ("yard", 0, -1, "open")]
    table = harrowing(1, spots=spots, corrupt={0: {0: 3}}, omens=3)
    table.answer("printed", 0)
    assert (table.game.omens, table.corruption(0)) == ([2], 1)
    assert table.says("printed") == [("printed", 0, face("inn"))]
    table = table.call("move", 0, 1).answer("go", NORTH)
    assert table.at(0) == "yard"


@proves("harrowing", "location.misstep", "explore.fault", "explore.own-misstep-only")
def test_only_explore_sets_off_the_misstep_of_the_explorers_own_location() -> None:
    spots = [GATE, ("pit", 0, -1, "closed")]
    table = harrowing(1, spots=spots, rolls=[FAULT])
    table.act(EXPLORE)
    assert table.corruption(0) == 0  # the pit is only beside it
    table = harrowing(1, spots=spots, at={0: "pit"}, rolls=[FAULT, FAULT])
    table.act(EXPLORE)
    assert table.held(0)[6] == 3
    assert table.says("misstep") == [("misstep", 0, face("pit"))]
    table.act(WANDER)
    assert table.held(0)[6] == 3


@proves("harrowing", "location.invoker-eliminated")
def test_an_eliminated_effigy_resolves_nothing() -> None:
    table = harrowing(2, at={0: "yard"}, spots=[("gate", 0, 0, "open"), ("yard", 5, 5, "open")])
    table.game.at[0] = -1
    for id in ("calm", "pit", "rat"):
        put(table.game, face(id), RESOLVING)
        table = table.call("resolve", 0, face(id), 1)
        assert table.discards()[-1] == id
    assert not table.foes(0)
