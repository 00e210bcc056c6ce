"""The Spawning phase."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness.cards.catalogue import FACE
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import SPAWN_DISCARD, SPAWN_TOP
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import S, advance, spawn, still

# S02: Lighthouse; Cave, Devourer; Northern Gate. S20: Southern Tunnel; Cemetery, Guardian; ...
CARDS = ("s03", "s04", "s05")
CRAWLERS = [("crawler", "cave")] * 7
DEVOURERS = [("devourer", "cave")] * 3


@proves("heart_of_darkness", "spawn.row-top", "spawn.row-middle", "spawn.row-bottom")
@pytest.mark.parametrize(
    ("darkness", "place", "kind"),
    [
        (1, "lighthouse", "crawler"),
        (2, "lighthouse", "crawler"),
        (3, "cave", "devourer"),
        (4, "cave", "devourer"),
        (5, "northern_gate", "crawler"),
        (7, "northern_gate", "crawler"),
    ],
)
def test_darkness_says_which_row_is_used(darkness: int, place: str, kind: str) -> None:
    table = spawn(still(2, darkness=darkness, spawn_top=[S["s02"]]))
    assert table.creatures(place) == [kind]
    assert len(table.creatures()) == 1


@proves("heart_of_darkness", "darkness.sets-spawn", "spawn.crawler", "spawn.devourer")
def test_the_icon_beside_the_location_in_use_says_what_comes() -> None:
    assert spawn(still(2, spawn_top=[S["s07"]])).creatures("old_mine") == ["devourer"]
    deeper = spawn(still(2, darkness=4, spawn_top=[S["s07"]]))
    assert deeper.creatures("old_military_complex") == ["crawler"]


@proves("heart_of_darkness", "spawn.guardian", "spawn.guardian-health", "spawn.guardian-row")
def test_the_guardian_comes_with_the_health_of_the_darkness() -> None:
    table = spawn(still(2, darkness=3, spawn_top=[S["s20"]]))
    assert table.creatures("cemetery") == ["guardian"]
    assert table.game.health == 3
    # On another row its icon does nothing.
    assert spawn(still(2, darkness=2, spawn_top=[S["s20"]])).creatures() == ["crawler"]


@proves(
    "heart_of_darkness",
    "spawn.guardian-in-play",
    "guardian.health-placed",
    "darkness.sets-guardian",
)
def test_a_guardian_on_the_map_is_made_whole_and_another_comes() -> None:
    table = still(
        2, darkness=4, spawn_top=[S["s20"]], creatures=[("guardian", "village")], health=1
    )
    table = spawn(table)
    assert table.game.health == 4
    assert table.asked == (0, "substitute")
    assert table.options() == [("kind", 0), ("kind", 1)]
    table.answer("kind", 1)
    assert table.creatures("village") == ["guardian"]
    assert table.creatures("cemetery") == ["devourer"]
    assert table.says("placed") == [("placed", 1, PLACE["cemetery"])]


@proves("heart_of_darkness", "darkness.guardian-fixed")
def test_rising_darkness_leaves_the_guardians_health() -> None:
    creatures = [("guardian", "lighthouse"), ("crawler", "chapel")]
    table = advance(still(2, darkness=3, creatures=creatures, health=2))
    assert table.game.darkness == 4
    assert table.game.health == 2


@proves(
    "heart_of_darkness", "spawn.substitute", "spawn.substitute-must", "spawn.substitute-guardian"
)
def test_who_last_had_a_turn_picks_what_comes_instead() -> None:
    table = still(2, active=1, creatures=CRAWLERS, spawn_top=[S["s01"]], darkness=2)
    table = spawn(table)
    assert table.asked == (1, "substitute")
    assert table.options() == [("kind", 1), ("kind", 2)]  # nobody may decline
    table.answer("kind", 2)
    assert table.creatures("lighthouse") == ["guardian"]
    assert table.game.health == 2


@proves("heart_of_darkness", "spawn.stock-empty")
def test_nothing_comes_from_an_empty_stock() -> None:
    everything = [*CRAWLERS, *DEVOURERS, ("guardian", "cave")]
    table = spawn(still(2, creatures=everything, spawn_top=[S["s01"]]))
    assert len(table.creatures()) == 11
    assert table.says("stock-empty")
    # With one kind in stock there is nothing to ask.
    table = spawn(still(2, creatures=everything[:-1], spawn_top=[S["s01"]]))
    assert table.creatures("lighthouse") == ["guardian"]


@proves("heart_of_darkness", "spawn.harmless", "spawn.not-entering")
def test_being_placed_harms_nobody_and_springs_nothing() -> None:
    table = still(
        2, places={0: "lighthouse", 1: "heart"}, set_traps={"lighthouse": 1}, spawn_top=[S["s01"]]
    )
    table = spawn(table)
    assert table.creatures("lighthouse") == ["crawler"]
    assert table.strength(0) == 3
    assert table.game.traps[PLACE["lighthouse"]] == 1
    assert table.game.darkness == 1
    assert table.asked[1] == "signal"  # there was a Crawler in stock: nobody picks another


@proves("heart_of_darkness", "spawn.count", "spawn.one-by-one", "spawn.discard")
def test_one_card_for_each_player_one_after_another() -> None:
    table = still(3, actions=0, spawn_top=[*(S[n] for n in CARDS), S["s06"]])
    advance(table)
    assert [event[1] for event in table.says("revealed")] == [FACE[S[n]] for n in CARDS]
    assert len(table.names(SPAWN_DISCARD)) == 3
    told = [event[0] for event in table.told() if event[0] in ("revealed", "placed")]
    assert told == ["revealed", "placed"] * 3


@proves("heart_of_darkness", "spawn.reshuffle", "cards.deck-out-when")
def test_the_spawn_deck_is_made_anew_in_the_middle_of_the_phase() -> None:
    table = still(2, spawn_top=[S["s03"], S["s04"]])
    game = table.game
    game.move(game.zones[SPAWN_TOP][0], SPAWN_DISCARD)
    table = spawn(table, 2)
    assert len(table.says("reshuffled")) == 1
    assert len(table.creatures()) == 2


@proves("heart_of_darkness", "event.deck", "event.takes-a-reveal", "event.lasting")
def test_an_event_takes_a_reveal_and_stays() -> None:
    table = still(4, spawn_top=["the-black-sun", S["s03"]])
    table = spawn(table, 1)
    assert len(table.events()) == 1
    assert table.creatures() == []


@proves("heart_of_darkness", "round.phases", "round.repeat", "turn.phase-over")
def test_spawning_turns_advance_and_again() -> None:
    table = still(2, spawn_top=[S["s03"], S["s04"]], creatures=[("crawler", "old_mine")])
    assert table.game.round == 1
    table.end_turn()
    assert (table.game.turn.who, table.game.round) == (1, 1)
    table.end_turn()
    order = [event[0] for event in table.told()]
    assert order.index("creature-moved") < order.index("round") < order.index("revealed")
    assert table.game.round == 2
    assert table.asked[1] == "signal"
