"""What the bots do."""

from __future__ import annotations

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.wits import HeartWits
from gloam.kernel.asks import WAIT, Key
from gloam.kernel.dice import Dice
from gloam.kernel.ledger import proves
from gloam.kernel.run import Run
from tests.games.heart_of_darkness.phases import still
from tests.games.heart_of_darkness.playing import HeartTable, face

WITS = HeartWits()


def does(table: HeartTable) -> Key:
    return WITS.quick(table.game, table.ask.seat, table.ask)


def test_save() -> None:
    assert does(still(2, places={0: "swamp"}, creatures=[("crawler", "swamp")])) == ("fight",)
    gate = still(2, places={0: "northern_gate"}, gates={"northern_gate": 2})
    assert does(gate) == ("repair", 2)


def test_finish() -> None:
    parts = still(2, places={0: "lighthouse"}, hands={0: ["Radio Part"] * 3})
    assert does(parts) == ("call",)
    quest = still(2, places={0: "old_manor"}, hands={0: ["The Reliquary"]})
    assert does(quest)[0] == "begin"


def test_loot_unless_the_noise_would_break_something() -> None:
    assert does(still(2)) == ("loot",)
    breaking = still(2, creatures=[("crawler", "southern_gate")], gates={"southern_gate": 2})
    assert does(breaking) != ("loot",)


def test_gather_once_the_boat_is_called() -> None:
    quests = {0: ["The Reliquary", "The Dead Lamp"]}
    table = still(2, places={0: "cave"}, completed=quests)
    table.game.boat, table.game.used = 1, (1 << 30) - 1
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


def test_they_play_to_the_end() -> None:
    for seats in (1, 2, 3, 4):
        run = Run.start(GAME.rules, seats, Dice(b"wits"), keep=False)
        decisions = 0
        while run.ask is not None:
            run.send(run.ask.seat, WITS.quick(run.state, run.ask.seat, run.ask))
            decisions += 1
            assert decisions < 3000
        assert run.result is not None
        assert 0 <= WITS.worth(run.state, 0) <= 1
