"""What is told when a game is over: who won, what decided it, how far it was."""

from __future__ import annotations

from gloam.games.harrowing.cards.texts import CATALOGUE
from gloam.games.harrowing.rules.winning_and_losing import end
from gloam.games.harrowing.state import FOES, FULL, NOWHERE, Harrowing, Outcome
from gloam.games.harrowing.view.story import story
from gloam.kernel.core.run import Run
from gloam.kernel.present.result import ResultWords, result_words
from tests.games.harrowing.cards.real_table import RULES, carry_out, put, real_table
from tests.games.harrowing.view.in_words import WORDS

NAMES = ["Ada", "Bea"]


def told(game: Harrowing) -> ResultWords:
    return result_words(WORDS.say, story(game), NAMES)


def damn(game: Harrowing, seat: int) -> None:
    game.sheet(seat).corruption[:] = [FULL] * 3 + [3] * 4


def test_a_game_that_was_won_says_by_whose_defeat() -> None:
    game = real_table()
    boss = put(game, "lord-of-asphalt", FOES)
    game.boss_health, game.boss_placed, game.bane = 8, True, 6
    damn(game, 1)
    carry_out(game, ("damage", 0, boss, 8))
    words = told(game)
    assert (words.headline, words.why) == (
        "You come up again",
        "Lord of Asphalt was defeated, with Bane at 6.",
    )
    assert words.seats == ("came up again", "damned")


def test_a_game_that_was_lost_says_to_what_and_how_far_it_was() -> None:
    game = real_table()
    damn(game, 0)
    game.sheet(1).corruption[:] = [FULL, FULL, 5, 3, 3, 3, 3]
    carry_out(game, ("corruption", 1, 1, 2))
    assert game.outcome is Outcome.LOST
    assert told(game).why == (
        "Both effigies were damned at once, with Bane at 1."
        " The Ritual stood at 0; for the Boss to come it takes 3."
    )
    game.boss_placed, game.boss_health = True, 8
    game.damage[CATALOGUE.face["lord-of-asphalt"]] = 5
    assert told(game).why.endswith(" Lord of Asphalt had 3 of 8 health left.")


def test_who_has_left_and_who_cannot_go_on_are_told_apart() -> None:
    game = real_table()
    end(game, Outcome.LOST, "stuck")
    assert told(game).why.startswith("There was nothing left that anybody could do.")
    assert told(game).seats == ("not damned", "not damned")
    game.at[:] = [NOWHERE, NOWHERE]
    assert told(game).why.startswith("The ground went from under the last effigy.")
    assert told(game).seats == ("lost between places",) * 2
    for seat in story(game).seats:
        for line in seat.lines:
            assert WORDS.say(line.name)
            assert WORDS.say(line.tale)


def test_nothing_is_told_while_it_is_played() -> None:
    assert RULES.story(Run.at(RULES, real_table()).state) is None
