"""*How to play*: what a game tells of its aim, and the pictures that its steps speak of."""

from __future__ import annotations

from itertools import count, takewhile

import pytest

from gloam.kernel.content.registry import Game, games
from gloam.kernel.present.scene import Words

LARGEST = 150_000  # bytes, of all pictures of a game together
LONGEST = 230  # words of all steps together: a minute of reading

TAUGHT = [game for game in games().values() if "goal" in game.words]


def steps(game: Game) -> list[int]:
    return list(takewhile(lambda n: f"learn-{n}" in game.words, count(1)))


def test_the_games_of_the_house_tell_their_aim() -> None:
    house = {game.id for game in games().values() if "examples" not in game.folder.parts}
    assert house == {game.id for game in TAUGHT}


@pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
def test_a_game_is_told_in_a_minute(game: Game) -> None:
    said = [game.words.say(Words(f"learn-{n}")) for n in steps(game)]
    assert len(said) >= 3
    assert len(" ".join(said).split()) <= LONGEST
    for n in steps(game):
        assert game.words.say(Words(f"learn-{n}-title"))
    assert "lose" in game.words.say(Words("goal-lose"))


@pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
def test_every_picture_is_there_and_small_and_told_to_those_who_do_not_see_it(game: Game) -> None:
    pictures = sorted((game.folder / "pictures").glob("learn-*.webp"))
    told = [n for n in steps(game) if f"learn-{n}-picture" in game.words]
    assert [path.name for path in pictures] == [f"learn-{n}.webp" for n in told]
    assert told
    assert sum(path.stat().st_size for path in pictures) <= LARGEST
