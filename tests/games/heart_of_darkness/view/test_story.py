"""What is told when a game is over: why, who was left behind, and what became of everybody."""

from __future__ import annotations

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.state import Outcome
from gloam.kernel.present.result import ResultStory, result_words
from tests.battery.playing import playing


def ended() -> ResultStory:
    """A random game of two, played to its end: lost, as random games are."""
    *_, run = playing(GAME.rules, 7, 2, GAME.rules.choices({}))
    assert run.state.outcome is Outcome.LOST
    told = GAME.rules.story(run.state)
    assert told is not None
    return told


def test_a_lost_game_says_why_and_what_became_of_everybody() -> None:
    story = ended()
    words = result_words(GAME.words.say, story, ["Ada", "Bea"])
    assert words.headline == "The island keeps you: you lose"
    assert words.why.startswith("In round ")
    for seat in story.seats:
        for line in seat.lines:
            assert line.score is None
            assert GAME.words.say(line.name)
            assert GAME.words.say(line.tale)
    portraits = [line.portrait for seat in story.seats for line in seat.lines if line.portrait]
    assert all(name.startswith("hero-") for name in portraits)


def test_nothing_is_told_while_it_is_played() -> None:
    run = next(iter(playing(GAME.rules, 7, 2, GAME.rules.choices({}))))
    assert GAME.rules.story(run.state) is None
