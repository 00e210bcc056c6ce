"""Events in force: what each does, and what ends it."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, EVENT
from gloam.games.heart_of_darkness.cards.modifiers import crawler_steps, modifiers_of
from gloam.games.heart_of_darkness.state import SPAWN_DISCARD, SPAWNS
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import advance
from tests.games.heart_of_darkness.playing import BLANK, HIT, HeartTable, face, heart

CROWD = ["Low Water", "Black Damp", "Turned Earth", "Reveille", "Below Decks"]
NAMES = [card.name for card in CARDS if card.type == EVENT]
FAR = {0: "lighthouse", 1: "lighthouse"}


def through_advance(table: HeartTable) -> HeartTable:
    """Everybody ends the turn; the Creatures move, and the next round begins."""
    table.end_turn().end_turn()
    return table


def next_round(seats: int, spawn: list[str]) -> HeartTable:
    """The last turn of a round ends, and these are the next Spawn cards."""
    return advance(heart(seats, spawn_top=spawn))


# --- from the deck ---


@proves("heart_of_darkness", "event.deck", "event.takes-a-reveal", "spawn.count")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_event_takes_a_reveal_and_nothing_makes_up_for_it(seats: int, name: str) -> None:
    """As many cards as there are players are turned up, two in solo, Events among them."""
    table = next_round(seats, [name, *CROWD])
    reveals = max(2, seats)
    assert len(table.says("revealed")) == reveals
    assert table.events() == [name]
    assert table.spawn_discards() == CROWD[: reveals - 1]


@proves("heart_of_darkness", "event.takes-a-reveal", "event.several")
def test_two_events_take_two_reveals() -> None:
    table = next_round(3, ["The Drowned Tunnels", "Every Sound Carries", *CROWD])
    assert len(table.events()) == 2
    assert table.spawn_discards() == CROWD[:1]


# --- what they do to small companies ---


@proves("heart_of_darkness", "event.effect")
@pytest.mark.parametrize("name", NAMES)
def test_events_bite_a_small_company_harder(name: str) -> None:
    """Counted are the Protagonists on the map; with four an Event has one bite."""

    def bites(seats: int) -> tuple[int, int, int, int]:
        game = heart(seats, in_force=[name]).game
        you = modifiers_of(game, 0)
        return crawler_steps(game) - 1, -you.combat, you.noise, -you.actions

    quick, loud = int(name == "The Quickening"), int(name == "Every Sound Carries")
    weary = int(name in ("The Long Dread", "The Drowned Tunnels"))
    assert bites(4) == (quick, 0, loud, 0)
    assert bites(3) == (1, 0, loud, 0)
    assert bites(2) == bites(1) == (1, 3, loud + 1 - weary, weary)


def test_the_dead_are_no_company() -> None:
    table = heart(3, in_force=["The Drowned Tunnels"])
    assert modifiers_of(table.game, 0).actions == 0
    table.kill(2)
    assert modifiers_of(table.game, 0).actions == -1


@proves("heart_of_darkness", "turn.allowance-two")
def test_an_action_less_is_an_action_less() -> None:
    table = heart(places=FAR, in_force=["The Drowned Tunnels"]).end_turn()
    assert (table.game.turn.who, table.game.turn.actions) == (1, 5)


# --- what each does ---


@proves("heart_of_darkness", "event.effect", "event.lasting")
def test_the_quickening_makes_each_crawler_move_once_more() -> None:
    def after(in_force: list[str]) -> HeartTable:
        table = heart(places=FAR, creatures=[("crawler", "harbour")], in_force=in_force)
        return through_advance(table)

    assert ("creature-moved", 0, 18, 11) in after([]).told()
    moved = [event for event in after(["The Quickening"]).told() if event[0] == "creature-moved"]
    assert len(moved) == 2
    assert after(["The Quickening"]).events()[0] == "The Quickening"


@proves("heart_of_darkness", "decide.card-wins", "event.effect", "event.lasting")
def test_a_slipped_leash_lets_devourers_through_gates() -> None:
    def after(in_force: list[str]) -> HeartTable:
        return heart(
            hands={0: ["The Second Footfall"]},
            places={0: "swamp", 1: "swamp"},
            creatures=[("devourer", "southern_gate")],
            in_force=in_force,
        ).play("The Second Footfall")

    assert after([]).gate("southern_gate") == 1
    assert after(["The Quickening"]).gate("southern_gate") == 1
    free = after(["The Slipped Leash"])
    assert free.gate("southern_gate") == 0
    assert free.creatures("swamp") == ["devourer"]


@proves("heart_of_darkness", "event.effect", "event.lasting")
def test_a_slipped_leash_leaves_crawlers_held() -> None:
    table = heart(
        hands={0: ["The Second Footfall"]},
        places={0: "swamp"},
        creatures=[("crawler", "southern_gate")],
        in_force=["The Slipped Leash"],
    )
    table.play("The Second Footfall")
    assert table.gate("southern_gate") == 1


@proves("heart_of_darkness", "event.effect", "event.lasting")
def test_under_the_black_sun_there_is_no_location_action_within() -> None:
    within = heart(places={0: "old_manor"}, in_force=["The Black Sun"])
    assert not within.may("loot")
    assert heart(places={0: "old_manor"}).may("loot")
    assert heart(in_force=["The Black Sun"]).may("loot")


@proves("heart_of_darkness", "event.lasting", "event.several")
def test_every_sound_carries_to_two_creatures() -> None:
    table = heart(
        places={1: "lighthouse"},
        creatures=[("crawler", "harbour"), ("crawler", "cave")],
        in_force=["Every Sound Carries"],
    )
    table.loot()
    moved = [event for event in table.told() if event[0] == "creature-moved"]
    assert len(moved) == 2


@proves("heart_of_darkness", "event.effect", "event.lasting")
def test_the_long_dread_costs_one_more_sanity() -> None:
    table = heart(
        places={0: "cave", 1: "lighthouse"},
        creatures=[("crawler", "cave")],
        in_force=["The Long Dread"],
    )
    through_advance(table)
    assert table.sanity(0) == 2


@proves("heart_of_darkness", "event.lasting", "event.several")
def test_drowned_tunnels_are_closed_to_all() -> None:
    down = {0: "southern_tunnel"}
    assert heart(places=down, in_force=["The Drowned Tunnels"]).offered("tunnel") == []
    assert heart(places=down, in_force=["The Drowned Tunnels"]).offered("move")


@proves("heart_of_darkness", "event.several")
def test_several_events_are_in_force_together() -> None:
    table = heart(
        places={0: "western_tunnel"}, in_force=["The Drowned Tunnels", "Every Sound Carries"]
    )
    assert table.offered("tunnel") == []
    loud = heart(
        places={1: "lighthouse"},
        hands={0: ["The Second Footfall"]},
        creatures=[("crawler", "harbour"), ("crawler", "cave"), ("crawler", "old_mine")],
        in_force=["The Drowned Tunnels", "Every Sound Carries"],
    )
    loud.loot()
    while loud.asked[1] == "noise":
        loud.answer(*loud.options()[0])
    assert len([event for event in loud.told() if event[0] == "creature-moved"]) == 3


# --- what ends each ---


@proves("heart_of_darkness", "event.discard")
def test_a_finished_event_goes_to_the_spawn_discards_and_may_return() -> None:
    table = heart(places={0: "swamp"}, in_force=["The Drowned Tunnels"], empty=[SPAWNS])
    table.move("heart")
    assert table.spawn_discards() == ["The Drowned Tunnels"]
    held = heart(
        places=FAR, in_force=["The Drowned Tunnels"], spawn_top=["Black Damp"], empty=[SPAWNS]
    )
    through_advance(held)  # two reveals: the deck runs dry and is made anew without the Event
    assert held.events() == ["The Drowned Tunnels"]
    assert "The Drowned Tunnels" not in held.names(SPAWNS) + held.names(SPAWN_DISCARD)


@proves("heart_of_darkness", "event.lasting", "event.discard")
def test_the_quickening_ends_when_a_crawler_dies_in_combat() -> None:
    table = heart(
        creatures=[("crawler", "village"), ("devourer", "village")],
        in_force=["The Quickening"],
        rolls=[HIT, BLANK, BLANK],
    )
    table.fight().answer("hit", "devourer")
    assert table.events() == ["The Quickening"]
    table.game.turn.fought = ()
    table = table.renewed()
    table.roll(HIT, BLANK, BLANK).fight()
    assert table.events() == []


@proves("heart_of_darkness", "event.lasting")
def test_the_quickening_does_not_end_by_a_ritual() -> None:
    table = heart(
        hands={0: ["Ritual of Banishment"]},
        creatures=[("crawler", "village")],
        in_force=["The Quickening"],
        rolls=[HIT] * 3,
    )
    table.play("Ritual of Banishment")
    assert table.creatures() == []
    assert table.events() == ["The Quickening"]


@proves("heart_of_darkness", "event.lasting", "event.discard")
def test_the_leash_is_taken_up_when_a_gate_is_repaired() -> None:
    table = heart(
        places={0: "southern_gate"}, gates={"southern_gate": 1}, in_force=["The Slipped Leash"]
    )
    table.answer("repair", 1)
    assert table.events() == []
    assert table.says("event-over") == [("event-over", face("The Slipped Leash"))]


@proves("heart_of_darkness", "event.lasting", "event.discard")
def test_the_leash_is_taken_up_when_a_devourer_dies() -> None:
    table = heart(
        creatures=[("devourer", "village")], in_force=["The Slipped Leash"], rolls=[HIT] * 3
    )
    table.fight()
    assert table.events() == []


@proves("heart_of_darkness", "event.lasting", "event.discard", "ritual.success")
def test_the_black_sun_sets_when_a_ritual_succeeds() -> None:
    def after(rolls: list[int]) -> HeartTable:
        return heart(
            hands={0: ["Ritual of Stillness"]},
            creatures=[("crawler", "cave")],
            in_force=["The Black Sun"],
            rolls=rolls,
        ).play("Ritual of Stillness")

    assert after([BLANK] * 4).events() == ["The Black Sun"]
    assert after([HIT] * 4).events() == []


@proves("heart_of_darkness", "event.lasting", "event.discard")
@pytest.mark.parametrize(
    ("event", "place"), [("The Black Sun", "ritual_cavern"), ("The Long Dread", "chapel")]
)
def test_some_end_when_a_turn_ends_in_the_right_place(event: str, place: str) -> None:
    table = heart(places={0: place}, in_force=[event])
    assert table.events() == [event]
    table.end_turn()
    assert table.events() == []
    elsewhere = heart(places={0: "swamp"}, in_force=[event])
    elsewhere.end_turn()
    assert elsewhere.events() == [event]


@proves("heart_of_darkness", "event.lasting", "event.discard")
def test_sounds_carry_until_a_turn_passes_without_loot() -> None:
    table = heart(in_force=["Every Sound Carries"])
    table.loot().end_turn()
    assert table.events() == ["Every Sound Carries"]
    table.end_turn() if table.asked == (1, "act") else None
    assert "Every Sound Carries" not in table.events()[:1]


@proves("heart_of_darkness", "event.lasting", "event.discard")
def test_the_tunnels_fall_dry_when_somebody_enters_the_heart() -> None:
    table = heart(places={0: "swamp"}, in_force=["The Drowned Tunnels"])
    table.move("heart")
    assert table.events() == []
