"""Prompts, options and refusals as they are read."""

from __future__ import annotations

import pytest

from gloam.games.harrowing.state import COLUMN, ENTRIES, FOES
from gloam.kernel.core.run import Run
from gloam.kernel.present import show
from tests.games.harrowing.cards.real_table import RULES, put, real_table
from tests.games.harrowing.view.in_words import WORDS


def test_what_is_due_goes_by_the_names_of_its_cards() -> None:
    game = real_table()
    prophets = [put(game, id, FOES) for id in ("smiling-commuter", "warden-of-meters")]
    game.agenda.call(("threats", 0, *prophets))
    run = Run.at(RULES, game)
    assert run.ask is not None
    shown = [RULES.describe(game, 0, run.ask, key) for key in run.ask.options]
    assert [WORDS.say(option.words) for option in shown] == ["Smiling Commuter", "Warden of Meters"]


@pytest.mark.parametrize("entry", range(ENTRIES))
def test_whatever_the_lifewater_table_asks_is_asked_in_words(entry: int) -> None:
    game = real_table()
    game.damage[put(game, "fiend-of-judgement", FOES)] = 1
    put(game, "note-from-home", COLUMN)
    game.agenda.call(("entry", 0, entry))
    run = Run.at(RULES, game)
    asked = 0
    while run.ask is not None and run.ask.about != "open" and asked < 40:
        seat = run.ask.seats()[0]
        assert WORDS.say(RULES.ask_words(run.ask.about))
        assert show.choices(run, seat)
        run.send(seat, run.ask.offer(seat)[-1])
        asked += 1


def test_one_omen_is_one() -> None:
    game = real_table()
    game.omens[:] = [2, 2]
    run = Run.at(RULES, game)
    told = {WORDS.say(blocked.words) for blocked in run.blocked(0)}
    assert "one omen is missing" in told
