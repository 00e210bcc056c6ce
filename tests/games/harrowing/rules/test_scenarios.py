"""Ten positions in which several rules meet."""

from __future__ import annotations

from gloam.games.harrowing.rules.locations_and_map import ways
from gloam.games.harrowing.rules.ritual_boss_bane import needed
from gloam.games.harrowing.state import (
    EXPLORE,
    FEAST,
    FIGHT,
    OUT,
    SNATCH,
    STANDARD,
    WRATH,
    Harrowing,
    Outcome,
    bag,
    fate,
)
from gloam.kernel.content.piles import piece_with
from tests.games.harrowing.playing import FAULT, GRACE, face, harrowing, proves, sixes, unlocked

NORTH, EAST, SOUTH, WEST = range(4)
GATE = ("gate", 0, 0, "open")
FIVES = dict.fromkeys(range(7), 5)
NEARLY = FIVES | sixes(0, 1)  # not Wrath
DAMNED = sixes(0, 1, 2)


@proves("harrowing", "fate.no-single-replacement", "boss.stays")
def test_a_boss_left_in_the_fate_stops_refills_and_the_eye() -> None:
    table = harrowing(2, fate_up=("calm", "lord"), fate_down="", boss_health=8)
    table.invoke(1)
    assert table.fate() == ["lord"]
    assert table.game.hunted() == 0
    assert [table.offered("invoke", seat) for seat in (0, 1)] == [[(0, 1)], [(0, 1)]]


@proves("harrowing", "goal.first-check-wins", "test.order")
def test_the_threat_of_the_last_fight_loses_before_its_damage_wins() -> None:
    values = {0: [1, 1, 1, 1, 2, 1, 1]}
    table = harrowing(
        2,
        values=values,
        corrupt={0: NEARLY, 1: DAMNED},
        foes={0: ["lord"]},
        boss_health=8,
        damage={"lord": 7},
        rolls=[FAULT, GRACE],
    )
    table.act(FIGHT).sins(WRATH)
    assert table.outcome is Outcome.LOST
    assert table.foes(0) == ["lord"]


@proves("harrowing", "damned.redirect", "adversary.threat-instances")
def test_the_first_hit_damns_and_the_other_takes_the_second() -> None:
    values = {0: [1, 1, 1, 1, 2, 1, 1]}
    corrupt = {0: NEARLY}
    table = harrowing(2, values=values, corrupt=corrupt, foes={0: ["fiend"]}, rolls=[FAULT] * 2)
    table.act(FIGHT).sins(2, 3)
    assert table.game.damned(0)
    assert table.asked == (1, "assign")
    table.sins(0, 0)
    assert table.corruption(1) == 2


@proves("harrowing", "ambush.after-refill", "adversary.hunter-follows")
def test_the_eye_and_the_hunter_go_left_before_the_new_ambush_binds() -> None:
    drawn = ["snare", "dark", "rain"]
    table = harrowing(
        3,
        foes={0: ["hound"]},
        fate_up=("calm",),
        fate_down="",
        draws=drawn,
        ritual=["rite", "idol", "toll"],
    )
    table.invoke(1, seat=1)
    assert table.game.hunted() == 1
    assert table.foes(1) == ["hound"]
    assert table.options(1)[:2] == [("invoke", 0, 1), ("boss",)]
    for seat in (0, 2):
        assert [key for key in table.options(seat) if key != ("wait",)] == [("boss",)]


@proves("harrowing", "column.gap-stays", "column.gap-merge", "column.gap-seal")
def test_items_are_snatched_out_of_a_column_until_its_ends_meet() -> None:
    # shroud red/blue; bat below it, then knuckles, then note: the shroud and the note share red
    columns = {0: [["bat", "knuckles", "note"], [], []]}
    table = harrowing(2, columns=columns, rolls=[GRACE, GRACE], corrupt={0: {0: 4}})
    table.act(SNATCH, seat=1).answer("item", 0, 0, 2)
    table.answer(*next(key for key in table.options() if key[0] == "attach"))
    assert table.column(0, 0) == ["bat", "", "note"]
    table.act(SNATCH, seat=1).answer("item", 0, 0, 1)
    table.answer(*next(key for key in table.options() if key[0] == "attach"))
    assert table.column(0, 0) == ["note"]
    table = table.call("heal", 0, 1, -1)
    assert table.asked == (0, "trigger")  # whenever you heal: heal


@proves("harrowing", "location.charted-walls", "location.charted-by", "map.wall-either")
def test_a_walled_neighbour_charts_but_cannot_be_reached() -> None:
    # The mews has an own wall to its east, its north and south are filled. C stands further west
    # and lays the alley, which has a wall to its east, at the west of the mews.
    spots = [("mews", 0, 0, "open"), ("yard", 0, -1, "closed"), ("inn", 0, 1, "open")]
    spots += [("slide", -2, 0, "open")]
    at = {0: "mews", 1: "inn", 2: "slide"}
    table = harrowing(3, spots=spots, at=at, fate_up=("alley", "calm"), omens=5)
    table.invoke(1, seat=2).answer("place", EAST)
    assert table.map()["alley"] == (-1, 0)
    assert table.says("charted") == [("charted", 2, face("mews"))]
    assert table.game.omens == [
        5,
        5,
        8,
    ]  # one eye, and the mews pays who lays, not who stands there
    table.script([GRACE])
    table.act(EXPLORE, seat=0)
    assert table.options() == [("open", NORTH), ("none",)]
    table.answer("none")
    table.script([GRACE])
    table.act(EXPLORE, seat=2).answer("open", EAST)
    assert not table.closed("alley")
    assert ways(table.game, 0) == [("go", SOUTH)]
    assert ways(table.game, 2) == [("go", EAST)]


@proves("harrowing", "invoke.unresolvable", "omen.excess", "invoke.unresolvable-ritual")
def test_a_face_down_ritual_location_without_a_place_costs_three() -> None:
    spots = [GATE, ("yard", 0, -1, "closed"), ("pit", 1, 0, "closed"), ("inn", 0, 1, "closed")]
    spots += [("slide", -1, 0, "closed")]
    table = harrowing(1, spots=spots, fate_down="shrine", omens=9)
    table.invoke(0)
    assert table.game.omens == [10]
    table.sins(0, 0, 0)
    assert table.corruption(0) == 3
    assert table.discards() == ["shrine"]


@proves("harrowing", "eye.eliminated", "boss.not-lost", "removal.elimination", "boss.effigy-count")
def test_the_hunted_is_eliminated_with_a_hunter_and_the_boss() -> None:
    spots = [("yard", 0, 0, "open"), ("gate", 5, 5, "open")]
    table = harrowing(
        3,
        spots=spots,
        at={1: "gate", 2: "gate"},
        foes={0: ["hound", "lord"]},
        columns={0: [["bat"], [], []]},
        boss_health=10,
        damage={"lord": 3},
        fate_up=("quake", "calm"),
    )
    assert needed(table.game) == 4
    table.invoke(1)
    assert table.at(0) == ""
    assert (table.game.hunted(), table.foes(1)) == (1, ["hound"])
    assert table.fate() == ["calm", "lord"]
    assert table.game.damage[face("lord")] == 3
    assert "bat" in table.names(OUT)
    assert needed(table.game) == 3
    corrupt = {1: DAMNED}
    table = harrowing(2, spots=spots, at={1: "gate"}, corrupt=corrupt, fate_up=("quake", "calm"))
    table.invoke(1)
    assert table.outcome is Outcome.LOST


@proves("harrowing", "ability.once-per-cause")
def test_two_pairs_that_feed_each_other_end() -> None:
    columns = {0: [["crown"], ["knuckles", "note"], []]}
    table = harrowing(1, columns=columns, corrupt={0: {0: 6}}, rolls=[GRACE], omens=2)
    table.act(FEAST).answer("yes").answer("yes")
    assert table.is_open
    assert (table.corruption(0), table.game.omens) == (3, [1])


@proves("harrowing", "area.leaves-map", "fate.refill")
def test_an_area_that_leaves_with_its_last_card_is_not_refilled() -> None:
    def last_card(game: Harrowing) -> None:
        game.fates = (STANDARD, 1)
        game.move(piece_with(game, bag(1), face("collapse")), fate(1))

    table = harrowing(
        2,
        spots=[("grounds", 0, 0, "open"), ("gate", 0, 1, "open")],
        changes=unlocked("number-3", "number-7"),
        at={1: "gate"},
        draws=["trick", "clown", "barker"],
        arrange=last_card,
    )
    table.invoke(1, deck=1)  # what it collapses is where it was invoked
    assert (table.at(0), table.discards(1)) == ("gate", ["collapse"])
    assert (table.fate(1), table.down(1)) == ([], [])
    assert table.game.hunted() == 0
    assert table.may("act", FEAST, seat=1)
    assert table.offered("invoke", 0) == table.offered("invoke", 1) == [(0, 0), (0, 1), (0, 2)]
