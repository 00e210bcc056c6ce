"""The two fixed requests of a private talk: who may make them, and who knows of them."""

from __future__ import annotations

from gloam.games.heart_of_darkness.bot.policy import gift_to
from gloam.games.heart_of_darkness.game import HeartRules
from gloam.games.heart_of_darkness.rules.actions.talk_and_trade import (
    KEEP_PARTS,
    LEAD_QUESTS,
    leads_quests,
    parts_wanted_by,
    requests_known,
)
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import EVERYONE, WATCHER
from gloam.kernel.core.dice import Dice
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.scene import Text
from tests.games.heart_of_darkness.phases import still
from tests.games.heart_of_darkness.playing import HeartTable, heart, names

RULES = HeartRules()


def talk(seats: int = 3) -> HeartTable:
    """0 has opened a talk with 1."""
    return still(seats).answer("talk", 1)


def open_to(table: HeartTable, seat: int) -> set[tuple[str | int, ...]]:
    return {KEEP_PARTS, LEAD_QUESTS} & set(RULES.interrupts(table.game, seat))


@proves("heart_of_darkness", "silence.private-talk")
def test_each_of_the_two_may_ask_each_thing_once() -> None:
    table = talk()
    assert open_to(table, 0) == open_to(table, 1) == {KEEP_PARTS, LEAD_QUESTS}
    assert open_to(table, 2) == set()
    table.interrupt(0, *KEEP_PARTS)
    assert open_to(table, 0) == {LEAD_QUESTS}
    assert (parts_wanted_by(table.game, 1), leads_quests(table.game, 1)) == ([0], False)
    table.interrupt(1, *LEAD_QUESTS)
    assert (parts_wanted_by(table.game, 0), leads_quests(table.game, 0)) == ([], True)
    assert table.curses(0) == table.curses(1) == []  # words of a talk cost nothing
    table.answer("move", "harbour", seat=0)
    assert open_to(table, 0) == open_to(table, 1) == set()
    assert parts_wanted_by(table.game, 1) == [0]  # it stands when the talk is over


@proves("heart_of_darkness", "silence.private-talk")
def test_nobody_else_learns_that_anything_was_asked() -> None:
    asked, silent = talk().interrupt(0, *KEEP_PARTS), talk()
    assert isinstance(asked, HeartTable)
    words = [("keep-parts", 0, 1)]
    assert [asked.says("keep-parts", to=seat) for seat in (0, 1, 2)] == [words, words, []]
    for seat in (2, 3, WATCHER):
        assert RULES.private(asked.game, seat) == RULES.private(silent.game, seat)
        assert requests_known(asked.game, seat) == []
    assert RULES.public(asked.game) == RULES.public(silent.game)
    assert RULES.observe(asked.game, 2) == RULES.observe(silent.game, 2)
    assert RULES.observe(asked.game, 1) != RULES.observe(silent.game, 1)
    for seat in (0, 1):
        shown = [node for node in RULES.private(asked.game, seat) if isinstance(node, Text)]
        assert [(node.within, node.words.key) for node in shown] == [
            ("sheet-1", "event-keep-parts")
        ]
    assert RULES.hears(asked.game, 0, LEAD_QUESTS) == 3
    assert RULES.hears(asked.game, 0, ("speak", 2)) == EVERYONE


@proves("heart_of_darkness", "silence.private-talk")
def test_who_was_not_there_imagines_all_that_may_have_been_asked() -> None:
    table = talk()
    table.interrupt(0, *KEEP_PARTS)
    worlds = {seat: set[tuple[object, ...]]() for seat in (0, 1, 2)}
    dice = Dice(b"imagine")
    for _ in range(200):
        for seat, found in worlds.items():
            world = imagine(table.run, seat, dice)
            assert world is not None
            game = world.state
            found.add((*parts_wanted_by(game, 1), leads_quests(game, 1)))
    assert worlds[0] == worlds[1] == {(0, False)}
    # From the middle of the step 2 knows that one thing was said, and not which.
    assert worlds[2] == {(0, False), (True,), (0, True)}
    table.answer("move", "harbour", seat=0)
    later = set()
    for _ in range(200):
        game = RULES.resample(table.game, 2, dice, {})
        later.add((*parts_wanted_by(game, 1), leads_quests(game, 1), leads_quests(game, 0)))
        assert not parts_wanted_by(game, 2)
    assert len(later) == 8
    assert RULES.resample(table.game, 1, dice, {}).requests == table.game.requests


@proves("heart_of_darkness", "join.leave")
def test_nothing_is_left_of_it_when_one_of_the_two_leaves() -> None:
    for leaver in (0, 1):
        table = talk()
        table.interrupt(0, *KEEP_PARTS)
        table.interrupt(1, *LEAD_QUESTS)
        table.interrupt(leaver, "leave")
        table.answer("move", "harbour", seat=0)
        table.game.waiting = ()
        table.end_turn()
        assert not table.game.requests
        assert not table.game.talked


@proves("heart_of_darkness", "solo.trade")
def test_nobody_asks_themselves() -> None:
    table = still(1)
    table.answer("talk", 4)
    assert open_to(table, 0) == set()
    assert not table.game.talked


def test_a_bot_keeps_radio_parts_for_whoever_asked() -> None:
    table = heart(3, hands={0: ["Radio Part"], 1: ["Radio Part", "Radio Part"]})
    talking_now = table.answer("talk", 1)
    assert gift_to(talking_now.game, 1, 1, 0) < 0, "parts go to whoever has more of them"
    talking_now.interrupt(0, *KEEP_PARTS)
    assert names([gift_to(talking_now.game, 1, 1, 0)]) == ["Radio Part"]
    assert gift_to(talking_now.game, 1, 1, 2) < 0, "nobody else gets them"
