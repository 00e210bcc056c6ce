"""Leaving play: locations, effigies, obliterated cards."""

from __future__ import annotations

import pytest

from gloam.games.harrowing.rules.leaving_play.cards import can_obliterate
from gloam.games.harrowing.state import COLUMN, ITEM_DISCARD, ITEMS, OUT, SET_ASIDE, Outcome
from gloam.kernel.core.data import copy_of
from tests.games.harrowing.playing import face, fresh, harrowing, proves, sixes, unlocked

NORTH, EAST, SOUTH, WEST = range(4)
GATE = ("gate", 0, 0, "open")


@proves("harrowing", "removal.location-effigies", "removal.location-choice")
def test_who_is_at_a_location_that_leaves_flees_to_an_adjacent_one_also_a_closed_one() -> None:
    spots = [("yard", 0, 0, "open"), ("pit", 0, -1, "closed"), ("inn", 1, 0, "open")]
    table = harrowing(3, spots=spots, at={2: "inn"}).call("leave_map", 0, 0)
    assert table.asked == (0, "flee")
    table.answer("spot", table.spot("pit"))
    assert table.asked == (1, "flee")
    table.answer("spot", table.spot("inn"))
    assert [table.at(seat) for seat in range(3)] == ["pit", "inn", "inn"]
    assert table.discards() == ["yard"]


@proves("harrowing", "removal.space-free", "zone.set-aside-discard")
def test_the_space_is_empty_again_and_an_origin_is_set_aside() -> None:
    spots = [GATE, ("chapel", 0, -1, "open")]
    table = harrowing(1, spots=spots).call("leave_map", 0, 1)
    assert table.map() == {"gate": (0, 0)}
    assert "chapel" in table.names(SET_ASIDE)
    assert (0, -1) not in table.game.grid


@proves("harrowing", "eye.eliminated", "eye.hunted")
def test_who_gets_the_eye_of_an_eliminated_effigy_becomes_hunted() -> None:
    spots = [("yard", 0, 0, "open"), ("gate", 5, 5, "open")]
    foes = {1: ["witness"], 2: ["wolf"]}
    table = harrowing(3, spots=spots, at={1: "gate", 2: "gate"}, foes=foes, omens=5)
    table = table.call("leave_map", 0, 0)
    assert (table.game.hunted(), table.game.omens) == (1, [0, 6, 5])
    table = harrowing(3, spots=spots, at={1: "gate", 2: "gate"}, foes=foes, omens=5, hunted=1)
    table = table.call("leave_map", 0, 0)
    assert table.game.omens == [0, 5, 5]  # it was hunted before


@proves("harrowing", "removal.elimination", "removal.abandon", "removal.eliminated-player")
@proves("harrowing", "item.starters-fixed")
def test_without_an_adjacent_location_one_is_eliminated_and_abandons_all() -> None:
    spots = [("yard", 0, 0, "open"), ("gate", 5, 5, "open")]
    columns = {0: [["bat"], [], ["knuckles", "comb"]], 1: [["tin"], [], []]}
    table = harrowing(
        2,
        spots=spots,
        at={1: "gate"},
        foes={0: ["rat"]},
        columns=columns,
        innate={0: ["sight"]},
        hunted=1,
        changes=unlocked("number-4"),
    )
    table = table.call("leave_map", 0, 0)
    assert table.at(0) == ""
    assert table.says("left-map") == [("left-map", face("yard"))]
    assert table.says("eliminated") == [("eliminated", 0)]
    assert {"rat", "bat", "shroud"} <= {*table.names(OUT)}
    assert (table.game.omens[0], table.held(0)) == (0, [0] * 7)
    assert table.ask.seats() == (1,)
    assert {"sight", "knuckles", "comb", "gauntlet", "wreath"} <= {*table.names(OUT)}
    assert [table.names(table.game.column(0, number)) for number in range(3)] == [[], [], []]
    assert table.column(1, 0) == ["tin"]
    gone = [event[1] for event in table.says("abandoned")]
    assert sorted(gone) == sorted([face(id) for id in ("rat", "bat", "knuckles", "comb", "sight")])


@proves("harrowing", "eye.eliminated")
def test_the_eye_and_hunters_pass_on_when_the_hunted_is_eliminated() -> None:
    spots = [("yard", 0, 0, "open"), ("gate", 5, 5, "open")]
    table = harrowing(2, spots=spots, at={1: "gate"}, foes={0: ["rat", "hound"]})
    table = table.call("leave_map", 0, 0)
    assert table.game.hunted() == 1
    assert table.foes(1) == ["hound"]
    assert "hound" not in table.names(OUT)


@proves("harrowing", "goal.loss-eliminated")
def test_lost_when_all_are_eliminated_or_all_that_are_left_are_damned() -> None:
    table = harrowing(1, spots=[("yard", 0, 0, "open")]).call("leave_map", 0, 0)
    assert table.outcome is Outcome.LOST
    assert table.says("all-gone") == [("all-gone",)]
    spots = [("yard", 0, 0, "open"), ("gate", 5, 5, "open")]
    table = harrowing(2, spots=spots, at={1: "gate"}, corrupt={1: sixes(0, 1, 2)})
    table = table.call("leave_map", 0, 0)
    assert table.outcome is Outcome.LOST


@proves("harrowing", "removal.actor-eliminated")
def test_what_an_eliminated_actor_still_had_to_do_lapses() -> None:
    spots = [("yard", 0, 0, "open"), ("gate", 5, 5, "open")]
    table = harrowing(2, spots=spots, at={1: "gate"}, foes={0: ["usher", "rat"]}, rolls=[0])
    table.act(0).answer("due", 0)  # the usher's Threat takes the ground from under it
    assert table.at(0) == ""
    assert table.held(0) == [0] * 7  # the rat's Threat has nobody to hit
    assert table.ask.seats() == (1,)


LAPSES: list[tuple[str | int, ...]] = [
    ("corruption", 0, 2, -1),
    ("heal", 0, 1, -1),
    ("rearrange", 0),
    ("gain_omens", 0, 2),
    ("pay", 0, 0, -1, -1, -1),
    ("test", 0, 4, -1, -1, -1, -1),
    ("threats", 0, face("rat"), face("fiend")),
    ("roll_action", 0, 0, -1),
    ("fight_target", 0),
    ("strike", 0, face("fiend"), 2),
    ("lead", 0),
    ("scavenge_gain", 0, 0),
    ("take_item", 0),
    ("take_foe", 0),
    ("deal_damage", 0, 1),
    ("loot", 0, 1, 4),
    ("surplus", 0, 1),
    ("discard_item", 0, 1),
    ("obliterate_item", 0),
    ("innate_item", 0),
    ("move", 0, 2),
    ("move_anywhere", 0),
    ("open_near", 0, 1),
    ("close_near", 0, 1),
    ("close_here", 0),
    ("misstep", 0),
    ("chartings", 0, 1),
    ("invoke_top", 0, 1),
    ("give_eye", 0),
    ("lifewater", 0),
    ("entry", 0, 9),
    ("line", 0, 0, face("rat")),
    ("may", 0, -1, -1),
    ("choose_one", 0, -1, -1, -1),
]


@pytest.mark.parametrize("call", LAPSES, ids=lambda call: call[0])
@proves("harrowing", "removal.actor-eliminated")
def test_nothing_is_done_for_who_is_eliminated(call: tuple[str | int, ...]) -> None:
    spots = [("slide", 0, 0, "open"), ("pit", 5, 5, "closed"), ("gate", 5, 6, "open")]
    at = {1: "gate", 2: "gate"}
    gifts = unlocked("number-4")
    table = harrowing(3, spots=spots, at=at, foes={1: ["fiend"]}, hunted=1, changes=gifts)
    table = table.call("leave_map", 0, 0)
    before = copy_of(table.game)
    table = table.call(*call)
    assert table.is_open
    assert not table.told()
    assert (table.game.omens, table.game.sheets) == (before.omens, before.sheets)
    assert (table.game.zones, table.game.spots) == (before.zones, before.spots)


@proves("harrowing", "removal.one-by-one")
def test_nobody_flees_to_a_location_that_is_leaving_too() -> None:
    spots = [("yard", 0, 0, "open"), ("pit", 0, -1, "open"), ("inn", 1, 0, "open")]
    table = harrowing(1, spots=spots).call("leave_map", 0, 0, 1)
    assert table.at(0) == "inn"
    assert table.map() == {"inn": (1, 0)}


@proves("harrowing", "removal.obliterate", "campaign.survives-loss", "campaign.at-once")
def test_an_obliterated_card_is_recorded_at_once_and_in_no_later_game() -> None:
    table = harrowing(1, columns={0: [["bat"], [], []]}).call("obliterate_item", 0)
    assert ("obliterate", "bat") in table.recorded()
    assert "bat" in table.names(OUT)
    later = fresh(1, changes=[("obliterate", "bat")])
    assert face("bat") not in later.game.pack.faces


@proves("harrowing", "campaign.per-copy", "campaign.unknown-obliterated")
def test_one_copy_is_gone_and_others_remain() -> None:
    gone = fresh(1, changes=[("obliterate", "shroud"), ("obliterate", "giant")])
    assert gone.game.pack.faces.count(face("shroud")) == 3
    assert face("giant") not in gone.game.pack.faces


@proves("harrowing", "campaign.abandoned-return")
def test_abandoned_cards_are_back_in_the_next_game() -> None:
    spots = [("yard", 0, 0, "open"), ("gate", 5, 5, "open")]
    table = harrowing(2, spots=spots, at={1: "gate"}, foes={0: ["rat"]}).call("leave_map", 0, 0)
    assert not [change for change in table.recorded() if change[0] == "obliterate"]
    assert face("rat") in fresh(2, changes=table.recorded()).game.pack.faces


@proves("harrowing", "card.essential")
def test_essential_cards_heads_gates_and_bosses_cannot_be_obliterated() -> None:
    game = harrowing(1).game
    assert not any(can_obliterate(game, face(id)) for id in ("gate", "shroud", "lord"))
    assert can_obliterate(game, face("rat"))


@proves("harrowing", "zone.in-play", "lifewater.fault-11", "lifewater.fault-11-choice")
def test_only_cards_in_the_map_or_a_zone_are_in_play() -> None:
    spots = [GATE, ("yard", 0, -1, "open")]
    columns = {1: [["bat"], [], []]}
    table = harrowing(2, spots=spots, foes={0: ["rat"]}, columns=columns).call("entry", 0, 9)
    assert table.options() == [("foe", 0, 0), ("item", 1, 0, 1), ("spot", 1)]
    table.answer("spot", 1)
    assert table.map() == {"gate": (0, 0)}
    assert "yard" in table.names(OUT)


@proves("harrowing", "zone.search-shuffle", "lifewater.grace-2")
def test_a_searched_deck_is_shuffled_and_offers_only_what_fits() -> None:
    table = harrowing(1, trove=()).call("entry", 0, 22)
    assert table.asked == (0, "lifewater-search")
    before = len(table.names(ITEMS))
    table.answer("found", 0)
    assert len(table.names(ITEMS)) == before - 1
    while not table.is_open:
        table.answer(*table.options()[0])
    assert sum(len(table.names(COLUMN + c)) for c in range(3)) == 4
    assert table.names(ITEM_DISCARD) == []
