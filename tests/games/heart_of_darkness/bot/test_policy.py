"""What the bots do."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.bot.answers import WOULD, WOULD_NOT, signal
from gloam.games.heart_of_darkness.bot.policy import HeartPolicy
from gloam.games.heart_of_darkness.rules.difficulty import MODIFIERS
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import Boat, without
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import WAIT, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine
from gloam.lab.simulate import Task, simulate
from tests.games.heart_of_darkness.bots import NeverLootsLate
from tests.games.heart_of_darkness.phases import still
from tests.games.heart_of_darkness.playing import HeartTable, face

POLICY = HeartPolicy()


def does(table: HeartTable) -> Key:
    return POLICY.choose(table.game, table.ask.seat, table.ask)


def test_save() -> None:
    assert does(still(2, places={0: "swamp"}, creatures=[("crawler", "swamp")])) == ("fight",)
    gate = still(2, places={0: "northern_gate"}, gates={"northern_gate": 2})
    assert does(gate) == ("repair", 2)


def test_finish() -> None:
    quests = {0: ["The Reliquary", "The Dead Lamp"]}
    parts = {0: ["Radio Part"] * 3}
    done = still(2, places={0: "lighthouse"}, hands=parts, completed=quests)
    assert does(done) == ("call",)
    early = still(2, places={0: "lighthouse"}, hands=parts)
    assert does(early) != ("call",)  # the call brings the Darkness to five
    quest = still(2, places={0: "old_manor"}, hands={0: ["The Reliquary"]})
    assert does(quest)[0] == "begin"


def test_loot_unless_the_noise_would_break_something() -> None:
    assert does(still(2)) == ("loot",)
    breaking = still(2, creatures=[("crawler", "southern_gate")], gates={"southern_gate": 2})
    assert does(breaking) != ("loot",)


def test_gather_once_the_boat_is_called() -> None:
    quests = {0: ["The Reliquary", "The Dead Lamp"]}
    table = still(2, places={0: "cave"}, completed=quests)
    table.game.boat, table.game.turn.used = Boat(due=9), tuple(range(30))
    assert does(table.renewed()) == ("move", 18)


@proves("heart_of_darkness", "silence.bots")
def test_bots_never_speak_and_give_parts_to_who_has_more() -> None:
    table = still(2, hands={0: ["Radio Part"], 1: ["Radio Part"] * 2})
    table.answer("talk", 1)
    assert does(table) == WAIT  # the partner keeps what it has
    table.answer(*WAIT)
    assert does(table) == ("give-card", 0)
    table.answer("give-card", 0)
    assert does(table) == ("card", face("Radio Part"))
    table.answer("card", "Radio Part")
    assert table.hand(1) == ["Radio Part"] * 3


def test_a_crawler_next_to_the_heart_is_gone_for_before_all_else() -> None:
    table = still(
        2, places={0: "southern_gate"}, creatures=[("crawler", "swamp"), ("crawler", "village")]
    )
    assert does(table) == ("move", PLACE["swamp"])


def test_a_gate_with_two_tokens_is_worth_a_walk() -> None:
    table = still(2, places={0: "chapel"}, gates={"northern_gate": 2})
    table.game.turn.used = without(tuple(range(30)), PLACE["northern_gate"])
    assert does(table.renewed()) == ("move", PLACE["northern_gate"])


def test_three_parts_go_to_the_lighthouse_once_the_quests_are_done() -> None:
    quests = {0: ["The Reliquary", "The Dead Lamp"]}
    parts = {0: ["Radio Part"] * 3}
    table = still(2, places={0: "northern_tunnel"}, hands=parts, completed=quests)
    assert does(table) == ("move", PLACE["lighthouse"])


def test_the_last_step_is_not_into_a_blow() -> None:
    """A hunter next door, nothing to win: nobody walks up to it with the last Action."""
    table = still(
        2, places={0: "cave"}, strength={0: 1}, creatures=[("devourer", "eastern_gate")], actions=1
    )
    assert does(table) != ("move", PLACE["old_military_complex"])


def test_cards_are_given_up_only_when_they_must_be() -> None:
    table = still(2, hands={0: ["Radio Part", "Gin Trap"]})
    assert ("discard",) in table.options(0)
    assert ("discard",) not in POLICY.candidates(table.game, 0, table.ask)
    assert does(table) != ("discard",)


def test_signals() -> None:
    """Would, if a Crawler is about to enter the Heart and can be reached; else would not."""
    table = still(2, places={0: "chapel", 1: "chapel"}, creatures=[("crawler", "swamp")])
    assert signal(table.game, 0, [WOULD, WOULD_NOT]) == WOULD
    calm = still(2)
    assert signal(calm.game, 0, [WOULD, WOULD_NOT]) == WOULD_NOT
    begun = still(2, places={0: "old_manor"}, begun={0: ["The Reliquary"]}, hands={0: ["Gin Trap"]})
    assert signal(begun.game, 0, [WOULD, WOULD_NOT]) == WOULD


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"map": "western shores"}], ids=["island", "shores"])
def test_they_play_to_the_end(seats: int, options: dict[str, str]) -> None:
    play_out(seats, options, b"wits")


@pytest.mark.parametrize("modifier", MODIFIERS)
def test_they_play_with_every_modifier(modifier: str) -> None:
    play_out(2, {modifier: "on"}, b"modified")


def play_out(seats: int, options: dict[str, str], seed: bytes) -> None:
    """A whole game; every answer is one that was offered."""
    run = Run.start(GAME.rules, seats, Dice(seed), options, keep=False)
    decisions = 0
    while run.ask is not None:
        key = POLICY.choose(run.state, run.ask.seat, run.ask)
        assert key in run.ask.offer(run.ask.seat)
        run.send(run.ask.seat, key)
        decisions += 1
        assert decisions < 3000
        assert 0 <= POLICY.evaluate(run.state, 0) <= 1
    assert run.result is not None


def test_what_others_hold_does_not_matter() -> None:
    """The answer at the true table is that in any world imagined for the seat."""
    run = Run.start(GAME.rules, 3, Dice(b"alike"))
    chance = Dice(b"dreams")
    for _ in range(60):
        if run.ask is None:
            break
        seat = run.ask.seat
        key = POLICY.choose(run.state, seat, run.ask)
        world = imagine(run, seat, chance)
        assert world is not None
        assert world.ask is not None
        assert POLICY.choose(world.state, seat, world.ask) == key
        run.send(seat, key)


# The share of games that bots are to win, at least and at most (docs/balance).
BANDS = {1: (0.40, 0.70), 2: (0.40, 0.70), 3: (0.25, 0.55), 4: (0.12, 0.35)}
NEVER_LOOTING = 0.10


@pytest.mark.long
@pytest.mark.parametrize("seats", BANDS)
def test_win_rates(seats: int) -> None:
    tally = simulate(Task("heart_of_darkness", seats, {}, "greedy", 2, 0, 400))
    low, high = BANDS[seats]
    assert low <= tally.all_won / tally.games <= high


@pytest.mark.long
@pytest.mark.parametrize("seats", BANDS)
def test_who_never_loots_seldom_wins(seats: int) -> None:
    tally = simulate(Task("heart_of_darkness", seats, {}, NeverLootsLate, 2, 0, 200))
    assert tally.all_won / tally.games < NEVER_LOOTING


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        *[(seats, {"map": "western shores"}) for seats in BANDS],
        *[(2, {modifier: "on"}) for modifier in MODIFIERS],
    ],
)
def test_no_game_is_hopeless(seats: int, options: dict[str, str]) -> None:
    tally = simulate(Task("heart_of_darkness", seats, options, "greedy", 2, 0, 100))
    assert 0 < tally.all_won < tally.games
