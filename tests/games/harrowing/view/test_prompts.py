"""Prompts, options and refusals as they are read."""

from __future__ import annotations

from gloam.games.harrowing.state import FOES
from gloam.kernel.core.run import Run
from tests.games.harrowing.cards.real_table import RULES, put, real_table
from tests.games.harrowing.view.saying import WORDS


def test_what_is_due_goes_by_the_names_of_its_cards() -> None:
    game = real_table()
    prophets = [put(game, id, FOES) for id in ("smiling-commuter", "warden-of-meters")]
    game.agenda.call(("threats", 0, *prophets))
    run = Run.at(RULES, game)
    assert run.ask is not None
    shown = [RULES.describe(game, 0, run.ask, key) for key in run.ask.options]
    assert [WORDS.say(option.words) for option in shown] == ["Smiling Commuter", "Warden of Meters"]


def test_one_omen_is_one() -> None:
    game = real_table()
    game.omens[:] = [2, 2]
    run = Run.at(RULES, game)
    told = {WORDS.say(blocked.words) for blocked in run.blocked(0)}
    assert "one omen is missing" in told
