"""What the log points at: nodes of the scene."""

from __future__ import annotations

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL, Journal

SEEDS = [b"pointing %d" % number for number in range(6)]
ABOUT_NOTHING = {
    "deadly",
    "opened",
    "reshuffled",
    "guardian-wounded",
    "lost-darkness",
    "lost-nobody",
    "lost-none-left",
    "counted-blanks",
    "rolled-again",
    "stilled",
}


def test_an_event_points_at_something_that_was_on_the_table() -> None:
    rules = GAME.rules
    for seed in SEEDS:
        journals: list[Journal] = []
        run = Run.start(rules, 3, Dice(seed), {"map": "western shores"}, journals=journals)
        chance = Dice(seed + b" answers")
        fixed = {node.id for node in rules.fixed(run.state)}
        while (ask := run.ask) is not None:
            seats = range(run.state.seats)
            shown = [rules.public(run.state), *[rules.private(run.state, seat) for seat in seats]]
            before = fixed | {node.id for nodes in shown for node in nodes}
            del journals[:]
            offered = ask.offer(ask.seat)
            run.send(ask.seat, offered[chance.roll(len(offered))])
            shown = [rules.public(run.state), *[rules.private(run.state, seat) for seat in seats]]
            after = before | {node.id for nodes in shown for node in nodes}
            for event in [
                entry[2] for journal in journals for entry in journal if entry[0] == TELL
            ]:
                things = rules.event_things(event)
                assert things or event[0] in ABOUT_NOTHING, event
                assert not things or after.intersection(things), event


def test_the_most_telling_thing_comes_first() -> None:
    things = GAME.rules.event_things
    cemetery, gate = PLACE["cemetery"], PLACE["northern_gate"]
    moved = things(("creature-moved", 0, cemetery, gate))
    assert moved == (f"creature-0-{gate}", "place-northern_gate", "place-cemetery")
    assert things(("moved", 1, cemetery)) == ("who-1", "sheet-1", "place-cemetery")
    assert things(("killed", 0, 4, cemetery))[0] == "fallen-4"
    assert things(("gate-damaged", gate, 2)) == (f"gate-{gate}", "place-northern_gate")
    assert things(("darkness", 3)) == ("darkness",)
    assert things(("breach", 2, 2)) == ("sheet-2",)
