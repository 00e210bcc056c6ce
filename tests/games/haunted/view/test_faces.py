"""What is printed on Haunted's cards, as people are shown it."""

from __future__ import annotations

import re

from gloam.games.haunted import GAME
from gloam.kernel.present.scene import Words
from tests.games.haunted.view.test_scene import faces


def test_a_card_says_whom_its_text_means() -> None:
    """Whoever holds Fisticuffs does not miss a turn by laying it on another's line."""
    to = {face.id: GAME.words.say(face.label) for face in faces() if face.label}
    assert set(to.values()) == {"To the owner of the line it is laid on:"}
    assert {"fisticuffs", "garrotted", "strange-mist", "losing-sleep"} <= set(to)
    for face in faces():
        is_said = re.search(r"\byour?\b", face.text, re.IGNORECASE) is not None
        assert not is_said or face.id in to, face.text
    assert not {"arrested", "examine-focus", "ruined-church"} & set(to)


def test_who_turns_up_the_lap_of_the_gods_is_said_above_pleasant_company() -> None:
    """The opponent, and not whoever lays her: the text itself names nobody."""
    labels = {face.id: face.label for face in faces()}
    assert labels["pleasant-company"] == labels["psychic"] is not None


def test_the_lap_of_the_gods_is_explained_the_right_way_round() -> None:
    """It said that more essential cards are the worse; they are the better."""
    about = GAME.words.about(Words("term-lap"))
    assert about is not None
    assert "The fewer essential cards among them, the worse for your hand" in about.text
