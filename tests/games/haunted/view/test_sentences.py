"""What the log points at: nodes of the scene."""

from __future__ import annotations

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import CARDS
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import TELL, Journal

SEEDS = [b"pointing %d" % number for number in range(6)]
ABOUT_NOTHING = {"reshuffled", "rift"}


def test_an_event_points_at_something_that_was_on_the_table() -> None:
    rules = GAME.rules
    for seed in SEEDS:
        journals: list[Journal] = []
        run = Run.start(rules, 3, Dice(seed), {}, journals=journals)
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


def test_cards_come_before_lines_and_lines_before_seats() -> None:
    things = GAME.rules.event_things
    card = f"card-{CARDS[7].id}"
    assert things(("laid", 1, 7, 3)) == (card, "line-3", "seat-1")
    assert things(("turn", 2)) == ("seat-2",)
    assert things(("complete", 0, 2, 7)) == (card, "line-2", "seat-0")
    assert things(("rift",)) == ()
