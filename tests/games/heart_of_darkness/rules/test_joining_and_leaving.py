"""Leaving and entering at the end of a round."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import PERSONAL_OF
from gloam.games.heart_of_darkness.cards.modifiers import modifiers_of
from gloam.games.heart_of_darkness.rules.decider import decider
from gloam.games.heart_of_darkness.rules.killed import settle_deaths
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.rules.win_and_lose import quests_done
from gloam.games.heart_of_darkness.state import SECOND, Boat, Outcome
from gloam.kernel.content.ledger import proves
from gloam.kernel.content.piles import distinct_faces
from tests.games.heart_of_darkness.phases import advance, still
from tests.games.heart_of_darkness.playing import HERO, HeartTable

LATE = {"latecomers": "one"}


def open_to(table: HeartTable, seat: int) -> list[str]:
    return [str(key[0]) for key in table.run.rules.interrupts(table.game, seat)]


@proves("heart_of_darkness", "join.when", "join.leave", "join.allowance")
def test_who_leaves_is_treated_as_killed_at_the_end_of_the_round() -> None:
    table = still(3, places={2: "cave"})
    table.interrupt(2, "leave")
    assert table.game.protagonists[2].place >= 0
    advance(table)
    game = table.game
    assert (game.players, game.darkness) == ((0, 1), 2)
    assert (game.leaving, game.joining) == ((), ())
    assert table.game.fallen[HERO["lay-sister"]] == PLACE["cave"]
    for seat in (0, 1):
        table.answer("would" if seat == 0 else "would-not", seat=seat)
    assert game.turn.actions == 6  # as for two


@proves("heart_of_darkness", "join.when")
def test_one_may_think_better_of_it() -> None:
    table = still(3).interrupt(2, "leave")
    table.interrupt(2, "stay")
    assert isinstance(table, HeartTable)
    assert advance(table).game.players == (0, 1, 2)


@proves("heart_of_darkness", "join.not-after-boat")
def test_nobody_comes_or_goes_once_the_boat_is_called() -> None:
    table = still(3, options=LATE)
    table.interrupt(2, "join").interrupt(1, "leave")
    table.game.boat = Boat(due=9)
    assert "leave" not in open_to(table, 0)
    assert open_to(table, 2) == []
    advance(table)
    assert table.game.players == (0, 1)


@proves("heart_of_darkness", "join.newcomer", "setup.late-start-location")
def test_a_newcomer_starts_in_the_village_with_the_personal_item() -> None:
    table = still(3, options=LATE, places={0: "cave", 1: "cave"}, rolls=[0])
    table.interrupt(2, "join")
    assert not table.game.alive(2)
    advance(table)
    game = table.game
    assert game.players == (0, 1, 2)
    assert table.at(2) == "village"
    assert distinct_faces(game, game.zones[game.hand(2)]) == [
        PERSONAL_OF[game.protagonists[2].hero]
    ]
    assert table.ask.seats() == (0, 1, 2)  # and plays from the next round on


@proves("heart_of_darkness", "join.limits")
def test_nobody_enters_when_no_protagonist_is_left() -> None:
    table = still(3, options=LATE)
    table.interrupt(2, "join")
    table.game.unused = ()
    advance(table)
    assert table.game.players == (0, 1)


@proves("heart_of_darkness", "join.leaver-quests", "win.quests-pooled")
def test_a_leavers_quests_count_but_benefit_nobody() -> None:
    table = still(3, completed={2: ["The Reliquary"]})
    table.interrupt(2, "leave")
    advance(table)
    assert quests_done(table.game) == 1
    assert modifiers_of(table.game, 0).reach == 0


@proves("heart_of_darkness", "join.leaver-dead")
def test_a_leaver_without_a_protagonist_costs_nothing_more() -> None:
    table = still(3, strength={2: 0})
    settle_deaths(table.game)
    table.interrupt(2, "leave")
    advance(table)
    assert (table.game.players, table.game.darkness) == ((0, 1), 2)


@proves("heart_of_darkness", "join.down-to-one", "solo.allowance")
def test_the_last_one_goes_on_under_the_solo_rules() -> None:
    table = still(2, places={1: "cave"}, rolls=[0])
    table.interrupt(1, "leave")
    advance(table)
    game = table.game
    assert game.solo
    assert game.cast() == (0, SECOND)
    assert table.at(SECOND) == "village"
    assert table.asked == (0, "first")
    table.answer("next", 0)
    assert game.turn.actions == 5


@proves("heart_of_darkness", "join.leave", "lose.no-survivors")
def test_when_everybody_leaves_all_is_lost() -> None:
    table = still(2).interrupt(0, "leave")
    table.interrupt(1, "leave")
    assert isinstance(table, HeartTable)
    assert advance(table).game.outcome is Outcome.LOST


@proves("heart_of_darkness", "join.solo-grows")
def test_a_newcomer_to_a_solo_game_takes_over_one_of_the_two() -> None:
    for chosen, left in ((SECOND, 0), (0, SECOND)):
        table = still(
            2,
            options=LATE,
            hands={0: ["Pit Pony"], SECOND: ["Radio Part"]},
            begun={SECOND: ["The Reliquary"]},
            completed={0: ["The Dead Lamp"]},
            traps={SECOND: 2},
            strength={SECOND: 1},
        )
        heroes = {who: table.game.protagonists[who].hero for who in (0, SECOND)}
        table.interrupt(1, "join")
        advance(table)
        assert table.asked == (0, "hand-over")
        table.answer("hand-over", chosen)
        game = table.game
        assert game.cast() == (0, 1)
        now = {who: one.hero for who, one in game.protagonists.items()}
        assert now == {1: heroes[chosen], 0: heroes[left]}
        mine, theirs = (0, 1) if chosen == SECOND else (1, 0)
        assert (table.hand(mine), table.hand(theirs)) == (["Pit Pony"], ["Radio Part"])
        assert (game.protagonists[theirs].traps, game.protagonists[theirs].strength) == (2, 1)
        assert table.names(game.begun(theirs)) == ["The Reliquary"]
        assert table.names(game.completed(0)) == ["The Dead Lamp"]
        assert ("speak", 2) in table.run.rules.interrupts(game, 1)  # The Silence holds now


@proves("heart_of_darkness", "join.seat-takeover")
def test_only_who_says_so_leaves() -> None:
    """Nothing in the game tells who sits in a seat, so a change there costs nothing."""
    table = still(3, hands={1: ["Pit Pony"]}).interrupt(2, "leave")
    assert isinstance(table, HeartTable)
    advance(table)
    assert (table.game.players, table.hand(1)) == ((0, 1), ["Pit Pony"])
    assert table.game.darkness == 2


@proves("heart_of_darkness", "decide.dead-decider", "decide.before-first-turn")
def test_who_decides() -> None:
    table = still(3, active=2)
    table.game.recent = (1, 2)
    table.kill(2)
    assert decider(table.game) == 2  # the dead may decide
    table.game.players = (0, 1)
    assert decider(table.game) == 1  # who has left may not
    table.game.recent = ()
    assert decider(table.game) == 0


def test_saying_it_again_while_one_enters_changes_nothing() -> None:
    table = still(2, options=LATE).interrupt(1, "join")
    assert isinstance(table, HeartTable)
    advance(table)
    assert table.asked == (0, "hand-over")
    table.interrupt(1, "join")
    table.answer("hand-over", SECOND)
    heroes = {who: one.hero for who, one in table.game.protagonists.items()}
    table.answer("would", seat=0).answer("would-not", seat=1)
    advance(table)
    assert table.game.players == (0, 1)
    assert {who: one.hero for who, one in table.game.protagonists.items()} == heroes
