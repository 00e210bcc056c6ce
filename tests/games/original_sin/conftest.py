"""Tests of Original Sin go as they are recorded, and begin with nothing worked out before.

What figures have by their cards is kept in the catalogue. A test that finds it there would run no
line that works it out, and be told by `gloam check` that it proves nothing.
"""

from __future__ import annotations

import pytest

from gloam.games.original_sin.cards.texts import CATALOGUE
from tests.games.original_sin.record_words import BRIEF, LONG, RECORD_WORDS, RULES, UNRECORDED
from tests.games.records.hooks import recorded_tests

pytest_runtest_call = recorded_tests(RECORD_WORDS, RULES, but=UNRECORDED, brief=BRIEF, long=LONG)


@pytest.fixture(autouse=True)
def _nothing_worked_out() -> None:
    CATALOGUE.own.clear()
