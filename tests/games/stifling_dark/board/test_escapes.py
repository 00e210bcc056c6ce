"""Escape cards put things where the facts' distances (section 10) hold on our boards."""

from itertools import combinations

from gloam.games.stifling_dark.rules.board.printed_board import Board, Places, load

SAWMILL, PARK = load("sawmill"), load("amusement_park")


def steps(board: Board, one: int, other: int) -> int:
    return board.steps_from(one, colour="red" if board.doorways["red"] else "")[other]


def only(places: Places, what: str) -> int:
    (space,) = places[what]
    return space


def about(found: int, wanted: int) -> bool:
    return abs(found - wanted) <= wanted / 10


def test_the_lockbox_lies_as_far_from_the_saw_as_it_should() -> None:
    for name, boxes in (("north_gate", [5, 7, 7]), ("south_gate", [7, 7, 7])):
        card = SAWMILL.escapes[name]
        saw, gate = only(card.fixed, "saw"), only(card.fixed, "exit")
        assert SAWMILL.spaces[saw].zone == "S"
        assert SAWMILL.spaces[saw].dark
        assert gate in SAWMILL.exits
        assert steps(SAWMILL, saw, gate) == 11
        assert [steps(SAWMILL, saw, only(roll, "lockbox")) for roll in card.rolled] == boxes
    saw = only(SAWMILL.escapes["south_gate"].fixed, "saw")
    assert set(SAWMILL.near[saw]) & set(SAWMILL.hand_ins)


def test_the_truck_and_its_parts_are_spread() -> None:
    for name, exits, least, farthest in (
        ("garage", [13, 19], 11, 10),
        ("sawmill", [5, 18], 12, 13),
    ):
        card = SAWMILL.escapes[name]
        truck = only(card.fixed, "truck")
        found = sorted(steps(SAWMILL, truck, gate) for gate in SAWMILL.exits)
        assert all(about(a, b) for a, b in zip(found, exits, strict=True)), (name, found)
        for roll in card.rolled:
            assert len(roll["parts"]) == 3
            assert all(least <= steps(SAWMILL, truck, part) <= 18 for part in roll["parts"])
            for one, other in combinations(roll["parts"], 2):
                assert 5 <= steps(SAWMILL, one, other) <= farthest
    assert SAWMILL.spaces[only(SAWMILL.escapes["garage"].fixed, "truck")].zone == "G"


def test_the_service_tunnels_are_far_from_the_grinder() -> None:
    for name, zone, parts, least, most in (
        ("love_tunnel", "T", [9, 7], 15, 16),
        ("mirror_maze", "M", [10, 9], 16, 19),
    ):
        card = PARK.escapes[name]
        out = only(card.fixed, "exit")
        assert PARK.spaces[out].zone == zone
        assert not PARK.spaces[out].water
        assert [steps(PARK, out, part) for part in card.fixed["ride_parts"]] == parts
        for roll in card.rolled:
            assert least <= steps(PARK, out, only(roll, "grinder")) <= most


def test_the_flare_is_fired_from_a_top_seat_with_gun_and_ammo_far_off() -> None:
    """Steps are counted from where one boards the ride."""
    for name, ride in zip(("ferris_wheel", "zipper"), PARK.rides, strict=True):
        card = PARK.escapes[name]
        assert only(card.fixed, "exit") in ride.carriages[-1]
        for roll in card.rolled:
            assert len(roll["gun"]) == 1
            assert len(roll["ammo"]) == 2
            for thing in roll["gun"] + roll["ammo"]:
                assert 10 <= min(steps(PARK, seat, thing) for seat in ride.carriages[0]) <= 13


def test_nothing_is_put_where_something_else_is_printed() -> None:
    for board in (SAWMILL, PARK):
        for card in board.escapes.values():
            for roll in card.rolled:
                spaces = [
                    space for places in (card.fixed, roll) for at in places.values() for space in at
                ]
                assert len(set(spaces)) == len(spaces)
                assert all(board.spaces[space].kind in ("general", "seat") for space in spaces)
