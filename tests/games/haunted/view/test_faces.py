"""What is printed on Haunted's cards, as people are shown it."""

from __future__ import annotations

import re

from gloam.games.haunted import GAME
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
