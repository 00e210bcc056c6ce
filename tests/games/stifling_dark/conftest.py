"""Tests of The Stifling Dark go as they are recorded: `tests/games/records`."""

from tests.games.records.hooks import recorded_tests
from tests.games.stifling_dark.saying import BRIEF, LONG, RULES, SAYING, UNRECORDED

pytest_runtest_call = recorded_tests(SAYING, RULES, but=UNRECORDED, brief=BRIEF, long=LONG)
