"""Every sentence of a game, in its place."""

from __future__ import annotations

import pytest

from gloam.kernel.content import registry
from tools.read_aloud import Reader, messages, play, tell


def test_sentences_are_told_with_what_came_before_them(capsys: pytest.CaptureFixture[str]) -> None:
    reader = Reader(registry.game("leduc"))
    for number in range(3):
        play(reader, 2, number, {})
    prompts = [key for key in reader.said if key.startswith("ask-")]
    options = [key for key in reader.said if key.startswith("option-")]
    assert prompts
    asked = {text for key in prompts for text in reader.said[key]}
    places = {place for key in options for place in reader.said[key].values()}
    assert places & asked, "an option is said at a prompt"
    tell(reader)
    told = capsys.readouterr().out
    assert all(f"\n{key}\n" in told for key in prompts)
    never = told.partition("--- never said")[2].split()
    assert set(never) == messages(reader.game) - set(reader.said)
