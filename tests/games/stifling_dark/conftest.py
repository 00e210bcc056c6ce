"""Tests of The Stifling Dark go as they are recorded: `tests/games/records`."""

from tests.games.records.hooks import recorded_tests
from tests.games.stifling_dark.record_words import BRIEF, LONG, RECORD_WORDS, RULES, UNRECORDED

pytest_runtest_call = recorded_tests(RECORD_WORDS, RULES, but=UNRECORDED, brief=BRIEF, long=LONG)
