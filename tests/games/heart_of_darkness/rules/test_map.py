"""The island: Locations, paths, Gates, distances."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.map import HEART, ISLANDS, MAIN, PLACE, WITH_SHORES, Island
from gloam.games.heart_of_darkness.view.board import fixed_nodes
from gloam.kernel.content.ledger import proves
from gloam.kernel.present.scene import Board, Link, Space
from tests.games.heart_of_darkness.phases import still


def rebuilt(island: Island) -> Island:
    return Island(list(island.locations), list(island.paths))


def reach(island: Island, start: int, barred: set[int]) -> set[int]:
    found, todo = {start}, [start]
    while todo:
        for near in island.near[todo.pop()]:
            if near not in found and near not in barred:
                found.add(near)
                todo.append(near)
    return found


@proves("heart_of_darkness", "map.two-way", "location.by-name", "location.tunnel")
def test_the_island_is_connected_both_ways() -> None:
    for made, locations, paths in ((MAIN, 21, 28), (WITH_SHORES, 30, 41)):
        island = rebuilt(made)
        assert (island.size, len(island.paths)) == (locations, paths)
        assert len(reach(island, HEART, set())) == locations
        for a in range(island.size):
            assert all(a in island.near[b] for b in island.near[a])
            assert (a in island.gates) == ("Gate" in island.locations[a].name)
            assert (a in island.tunnels) == ("Tunnel" in island.locations[a].name)


@proves("heart_of_darkness", "map.gates-enclose", "gate.main", "gate.expansion")
def test_nothing_reaches_the_heart_but_through_a_gate() -> None:
    inner = {"heart", "chapel", "ritual_cavern", "swamp", "old_manor", "western_tunnel"}
    for made, gates in ((MAIN, 3), (WITH_SHORES, 4)):
        island = rebuilt(made)
        assert len(island.gates) == gates
        within = reach(island, HEART, set(island.gates))
        assert {island.locations[place].id for place in within} == inner
        assert [place in within for place in range(island.size)] == list(island.inner)
        for place in range(1, island.size):
            assert len(island.ways[place][HEART]) == 1
            assert island.distance[island.inwards[place]][HEART] < island.distance[place][HEART]


@proves("heart_of_darkness", "move.spaces", "move.tunnel-not-distance", "advance.gates-not-longer")
def test_distances_are_counted_in_paths_alone() -> None:
    island = rebuilt(MAIN)
    ship, lighthouse, harbour = PLACE["stranded_ship"], PLACE["lighthouse"], PLACE["harbour"]
    assert island.distance[ship][lighthouse] == 8  # three with the tunnels
    assert island.distance[lighthouse][harbour] == 6
    assert rebuilt(WITH_SHORES).distance[ship][lighthouse] == 5
    # Through a Gate is as near as any other path.
    assert island.distance[PLACE["cemetery"]][PLACE["chapel"]] == 2


@proves("heart_of_darkness", "map.graph", "components.maps", "setup.board", "expansion.map")
def test_the_western_shores_lie_left_of_the_island_when_they_are_used() -> None:
    fixed_nodes.cache_clear()
    plain = still(2)
    shores = still(2, options={"map": "western shores"})
    assert (plain.game.island, shores.game.island) == ISLANDS
    core, both = (plain.run.rules.fixed(t.game) for t in (plain, shores))
    spaces = {node.id: node for node in both if isinstance(node, Space)}
    assert len([node for node in core if isinstance(node, Space)]) == 21
    assert len([node for node in both if isinstance(node, Link)]) == 41
    islanders = [node.x for node in spaces.values() if node.region != "region-shores"]
    west = [node.x for node in spaces.values() if node.region == "region-shores"]
    assert len(spaces) == 30
    assert max(west) < min(islanders) + 120
    assert spaces["place-butchers_gate"].x < spaces["place-western_tunnel"].x
    boards = [node for nodes in (core, both) for node in nodes if isinstance(node, Board)]
    assert [(board.width, board.height) for board in boards] == [(1250, 1000), (1900, 1000)]


@proves("heart_of_darkness", "expansion.locations", "expansion.otherwise")
def test_the_shores_have_their_own_locations_and_no_more_pieces() -> None:
    shores = still(2, options={"map": "western shores"}, places={0: "slaughterhouse"})
    assert shores.may("loot")
    for place in ("fever_hospital", "wreckers_beach"):
        assert still(2, options={"map": "western shores"}, places={0: place}).may("loot")
    tunnel = still(2, options={"map": "western shores"}, places={0: "tide_tunnel"})
    assert tunnel.may("tunnel", "eastern_tunnel")
    for place in ("pilgrim_stones", "salt_marsh", "gull_cliffs", "black_jetty"):
        table = still(2, options={"map": "western shores"}, places={0: place})
        assert {key[0] for key in table.options()} <= {"move", "end", "talk"}
    assert sum(len(shores.game.in_stock(kind)) for kind in range(3)) == 11
    assert shores.game.traps_in_stock() == 5


@proves("heart_of_darkness", "location.none", "heart.no-action")
def test_some_locations_offer_nothing() -> None:
    for place in ("abandoned_hut", "swamp", "lighthouse", "chapel", "harbour", "heart"):
        table = still(2, places={0: place})
        assert {key[0] for key in table.options()} == {"move", "end"}


@proves("heart_of_darkness", "map.capacity")
def test_any_number_may_share_a_location() -> None:
    crowd = [("crawler", "swamp")] * 6 + [("devourer", "swamp")] * 3 + [("guardian", "swamp")]
    table = still(3, places=dict.fromkeys(range(3), "swamp"), creatures=crowd, traps={0: 3})
    for _ in range(3):
        table.answer("set-trap")
    assert table.game.traps[PLACE["swamp"]] == 3
    assert len(table.creatures("swamp")) == 10
    assert table.game.here(PLACE["swamp"]) == [0, 1, 2]
