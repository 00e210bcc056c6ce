"""One player with two Protagonists."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.killed import settle_deaths
from gloam.games.heart_of_darkness.state import SECOND, Boat, Outcome, Phase
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import S, advance, gone_on, still
from tests.playing import seat

PARTS = ["Radio Part"] * 5


@proves("heart_of_darkness", "solo.two", "solo.setup")
def test_two_protagonists_each_with_an_opening_hand() -> None:
    table = seat("heart_of_darkness", 1)
    game = table.game
    assert game.cast() == (0, SECOND)
    assert [len(game.zones[game.hand(who)]) for who in game.cast()] == [4, 4]
    table.answer(*table.options()[0])
    table.answer(*table.options()[0])
    assert [len(game.zones[game.hand(who)]) for who in game.cast()] == [3, 3]


@proves("heart_of_darkness", "solo.hand", "turn.hand-limit")
def test_four_cards_each() -> None:
    assert still(1, hands={0: PARTS[:4]}).end_turn().game.turn.who == SECOND
    table = still(1, hands={0: PARTS}).end_turn()
    assert table.asked == (0, "hand-limit")


@proves("heart_of_darkness", "solo.separate", "solo.allowance")
def test_each_has_a_turn_of_its_own_in_the_order_of_choice() -> None:
    table = still(1, traps={0: 1, SECOND: 2}, hands={SECOND: ["Pit Pony"]})
    table.game.phase, table.game.waiting = Phase.ORDER, (0, SECOND)
    table = gone_on(table.game)
    assert table.asked == (0, "first")
    table.answer("next", SECOND)
    assert (table.game.turn.who, table.game.turn.actions) == (SECOND, 5)
    table.answer("set-trap")
    assert (table.game.protagonists[0].traps, table.game.protagonists[SECOND].traps) == (1, 1)
    table.end_turn()
    assert (table.game.turn.who, table.game.turn.actions) == (0, 5)


@proves("heart_of_darkness", "solo.spawn", "spawn.count")
def test_two_cards_are_revealed() -> None:
    table = advance(still(1, spawn_top=[S["s03"], S["s04"], S["s05"]]))
    assert len(table.says("revealed")) == 2


@proves("heart_of_darkness", "solo.trade")
def test_the_two_trade_for_an_action_at_one_location() -> None:
    assert not still(1, places={SECOND: "cave"}).offered("talk")
    table = still(1, hands={0: ["Pit Pony"], SECOND: ["Radio Part"]}, traps={SECOND: 1})
    table.answer("talk", SECOND)
    table.answer("give-card", SECOND).answer("card", "Radio Part")
    table.answer("give-card", 0).answer("card", "Pit Pony").answer("give-trap", SECOND)
    assert (table.hand(0), table.hand(SECOND)) == (["Radio Part"], ["Pit Pony"])
    assert (table.game.protagonists[0].traps, table.game.turn.actions) == (1, 5)


@proves("heart_of_darkness", "solo.begun-quests", "killed.begun-quests")
def test_only_the_quests_begun_by_the_dead_go_beneath_its_profile() -> None:
    begun = {0: ["The Reliquary"], SECOND: ["The Dead Lamp"]}
    table = still(1, begun=begun, strength={SECOND: 0})
    hero = table.game.protagonists[SECOND].hero
    settle_deaths(table.game)
    assert table.names(table.game.begun(0)) == ["The Reliquary"]
    assert table.names(table.game.beneath(hero)) == ["The Dead Lamp"]


@proves("heart_of_darkness", "solo.death", "killed.replacement")
def test_the_dead_is_replaced_at_its_own_next_turn_and_both_dead_is_a_loss() -> None:
    table = still(1, strength={SECOND: 0}, rolls=[0])
    settle_deaths(table.game)
    assert not table.game.alive(SECOND)
    table.end_turn()
    assert (table.game.turn.who, table.at(SECOND)) == (SECOND, "village")
    places = dict.fromkeys((0, SECOND), "chapel")
    both = still(1, places=places, strength={0: 1, SECOND: 1}, creatures=[("devourer", "chapel")])
    assert advance(both).game.outcome is Outcome.LOST


@proves("heart_of_darkness", "solo.quests", "win.protagonist-count")
def test_two_quests_and_both_at_the_harbour() -> None:
    quests = ["The Reliquary", "The Dead Lamp"]
    for done, won in ((quests, Outcome.WON), (quests[:1], None)):
        table = still(1, places=dict.fromkeys((0, SECOND), "harbour"), completed={0: done})
        table.game.boat = Boat(due=1, face_up=True)
        assert advance(table).game.outcome == won
